"""Random places on a hex: the same for the same hex, at every size."""

from __future__ import annotations

import math
import random
from functools import lru_cache

import shapely
from shapely.geometry import Polygon

from desktop.board.geometry import Axial, Point, centre

Spots = tuple[Point, ...]


def seeded(h: Axial, tag: str) -> random.Random:
    """A generator of its own for one purpose on one hex."""
    return random.Random(f"{h[0]},{h[1]},{tag}")


@lru_cache(maxsize=512)
def scatter(
    h: Axial,
    outline: tuple[Point, ...],
    count: int,
    apart: float,
    tag: str,
    clear: float = 0.0,
    reach: float = 0.80,
    squash: float = 1.0,
) -> Spots:
    """Up to `count` points on the hex, in units from its centre, at least `apart` from each other.

    `outline` is the hex's drawn outline in units, `clear` the radius kept free in the middle, `reach` how far out the points go
    (1: to the outline), `squash` above 1 lets them stand closer in the vertical.
    """
    r = seeded(h, tag)
    x0, y0 = centre(*h)
    area = Polygon([(x - x0, y - y0) for x, y in outline]).buffer(-(1 - reach))
    shapely.prepare(area)
    found: list[Point] = []
    for _ in range(count * 30):
        x, y = r.uniform(-1, 1), r.uniform(-1, 1)
        if math.hypot(x, y * 1.05) < clear or not shapely.contains_xy(area, x, y):
            continue
        if all(math.hypot(x - a, (y - b) * squash) > apart for a, b in found):
            found.append((x, y))
            if len(found) >= count:
                break
    return tuple(found)
