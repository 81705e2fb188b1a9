"""Flat-top hexes in axial coordinates: centres, hit test, neighbours, bounds.

Lengths are in *units*: one unit is the distance from the centre of a hex to its corner. The scene shows a unit as `SCENE_SIZE`
scene units; x grows to the right, y downwards. Hit tests use the plain hex, whatever the drawn outline does.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from desktop.board.model import SpacePicture

SQRT3 = math.sqrt(3.0)
SCENE_SIZE = 64.0
#: Offset of the neighbour across edge k; edge k runs from corner k to corner k + 1, corner k lies at 60 k degrees (y down).
NEIGHBOURS: tuple[tuple[int, int], ...] = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))

Axial = tuple[int, int]
Point = tuple[float, float]


def centre(q: int, r: int) -> Point:
    """The centre of hex (q, r), in units."""
    return 1.5 * q, SQRT3 * (r + q / 2)


def corner(q: int, r: int, k: int) -> Point:
    """Corner k (0 to 5) of the plain hex, in units."""
    x, y = centre(q, r)
    angle = math.radians(60 * k)
    return x + math.cos(angle), y + math.sin(angle)


def hex_at(x: float, y: float) -> Axial:
    """The axial coordinates of the plain hex that covers the point (x, y), given in units."""
    q = x / 1.5
    r = y / SQRT3 - q / 2
    s = -q - r
    rq, rr, rs = round(q), round(r), round(s)
    dq, dr, ds = abs(rq - q), abs(rr - r), abs(rs - s)
    if dq > dr and dq > ds:
        rq = -rr - rs
    elif dr > ds:
        rr = -rq - rs
    return rq, rr


def distance(a: Axial, b: Axial) -> int:
    """Steps between two hexes."""
    dq, dr = b[0] - a[0], b[1] - a[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


class HexGrid:
    """Where the spaces of a board lie, by id."""

    def __init__(self, spaces: Iterable[SpacePicture]) -> None:
        self.axial: dict[int, Axial] = {}
        self.ids: dict[Axial, int] = {}
        for space in spaces:
            self.axial[space.id] = (space.q, space.r)
            self.ids[space.q, space.r] = space.id

    def __len__(self) -> int:
        return len(self.axial)

    def __contains__(self, space: object) -> bool:
        return space in self.axial

    def centre(self, space: int) -> Point:
        """The centre of a space, in units."""
        return centre(*self.axial[space])

    def space_at(self, x: float, y: float) -> int:
        """The space at a point given in units, or -1."""
        return self.ids.get(hex_at(x, y), -1)

    def neighbours(self, space: int) -> list[int]:
        """The adjacent spaces, clockwise from the south-east."""
        q, r = self.axial[space]
        found = (self.ids.get((q + a, r + b)) for a, b in NEIGHBOURS)
        return [n for n in found if n is not None]

    def step(self, space: int, dx: int, dy: int, row: float | None = None) -> int:
        """The space an arrow key leads to, or the same space at the rim.

        `row` (in units) is the height the walk along a row wants to keep: hexes of neighbouring columns lie half a hex apart,
        and a walk to the right should not drift.
        """
        x, y = self.centre(space)
        if dx:
            want = y if row is None else row
            side = [n for n in self.neighbours(space) if (self.centre(n)[0] - x) * dx > 0]
            return min(side, key=lambda n: (abs(self.centre(n)[1] - want), self.centre(n)[1]), default=space)
        q, r = self.axial[space]
        return self.ids.get((q, r + dy), space)

    def bounds(self) -> tuple[float, float, float, float]:
        """The rectangle round all plain hexes: left, top, right, bottom, in units; all zero without spaces."""
        if not self.axial:
            return 0.0, 0.0, 0.0, 0.0
        points = [centre(q, r) for q, r in self.axial.values()]
        half = SQRT3 / 2
        xs, ys = [p[0] for p in points], [p[1] for p in points]
        return min(xs) - 1, min(ys) - half, max(xs) + 1, max(ys) + half
