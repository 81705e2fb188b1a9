"""Axial geometry of flat-top hexes: neighbours, distances, rings, rotation, corners and centres.

A hex is a pair (q, r): q grows to the right, r downwards. Directions are numbered clockwise from north.
"""

from __future__ import annotations

from math import sqrt

Hex = tuple[int, int]
Point = tuple[float, float]

NEIGHBOURS: tuple[Hex, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""The six steps, clockwise from north."""

_HALF_HEIGHT = sqrt(3) / 2


def neighbours(q: int, r: int) -> tuple[Hex, ...]:
    """Return the six hexes around (q, r), clockwise from north."""
    return tuple((q + dq, r + dr) for dq, dr in NEIGHBOURS)


def distance(a: Hex, b: Hex) -> int:
    """Return the number of steps from one hex to another.

    >>> distance((0, 0), (2, -1))
    2
    """
    dq = a[0] - b[0]
    dr = a[1] - b[1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def direction(a: Hex, b: Hex) -> int | None:
    """Return the number of the direction from a hex to its neighbour, None if the hexes do not touch."""
    step = (b[0] - a[0], b[1] - a[1])
    return NEIGHBOURS.index(step) if step in NEIGHBOURS else None


def ring(centre: Hex, radius: int) -> tuple[Hex, ...]:
    """Return the hexes at exactly this distance, clockwise from north."""
    if radius == 0:
        return (centre,)
    q, r = centre[0], centre[1] - radius
    found = []
    for dq, dr in NEIGHBOURS[2:] + NEIGHBOURS[:2]:
        for _ in range(radius):
            found.append((q, r))
            q, r = q + dq, r + dr
    return tuple(found)


def disc(centre: Hex, radius: int) -> tuple[Hex, ...]:
    """Return the hexes within this distance, from the centre outwards."""
    return tuple(space for distance_ in range(radius + 1) for space in ring(centre, distance_))


def rotated(space: Hex, turns: int) -> Hex:
    """Return the hex turned clockwise about (0, 0) by `turns` sixths.

    >>> rotated((0, -1), 1)
    (1, -1)
    """
    q, r = space
    for _ in range(turns % 6):
        q, r = -r, q + r
    return q, r


def centre(space: Hex, size: float = 1.0) -> Point:
    """Return the centre of a hex whose corners lie `size` from it, x to the right, y downwards."""
    q, r = space
    return 1.5 * size * q, 2 * _HALF_HEIGHT * size * (r + q / 2)


def corners(space: Hex, size: float = 1.0) -> tuple[Point, ...]:
    """Return the six corners; corner d and corner d + 1 bound the side towards direction d."""
    x, y = centre(space, size)
    h = _HALF_HEIGHT * size
    half = size / 2
    return ((x - half, y - h), (x + half, y - h), (x + size, y), (x + half, y + h), (x - half, y + h), (x - size, y))


def at_point(x: float, y: float, size: float = 1.0) -> Hex:
    """Return the hex that holds a point.

    >>> at_point(*centre((3, -2)))
    (3, -2)
    """
    q = x / (1.5 * size)
    r = y / (2 * _HALF_HEIGHT * size) - q / 2
    s = -q - r
    rq, rr, rs = round(q), round(r), round(s)
    dq, dr, ds = abs(rq - q), abs(rr - r), abs(rs - s)
    if dq > dr and dq > ds:
        rq = -rr - rs
    elif dr > ds:
        rr = -rq - rs
    return rq, rr
