"""The drawn outline of hexes: corners shifted a little, edges bent like a hand-drawn line. Pure numbers, no Qt.

Both neighbours of an edge get the same line, and everything random is seeded by position: same board, same picture, on every
platform. The rim of the board stays straight. Points are in units (see `geometry`).
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Mapping
from functools import lru_cache

from desktop.board.geometry import NEIGHBOURS, Axial, Point, corner

_CORNER_SHIFT = 0.045
_COAST, _LAND, _SEA, _UNREVEALED = 0.062, 0.022, 0.006, 0.004
_STEPS = 16
_Key = tuple[int, int]


class Outline:
    """Outlines of the hexes of one board; `terrain` names the terrain of every hex, and never changes afterwards."""

    def __init__(self, terrain: Mapping[Axial, str]) -> None:
        self.terrain = terrain
        self._corners: dict[_Key, Point] = {}
        self._edges: dict[tuple[_Key, _Key], list[Point]] = {}
        self._polygons: dict[Axial, list[Point]] = {}

    def _corner(self, h: Axial, k: int) -> tuple[_Key, Point]:
        x, y = corner(h[0], h[1], k)
        key = (round(x * 50), round(y * 50))
        known = self._corners.get(key)
        if known is None:
            a, b = NEIGHBOURS[k], NEIGHBOURS[k - 1]
            inner = (h[0] + a[0], h[1] + a[1]) in self.terrain and (h[0] + b[0], h[1] + b[1]) in self.terrain
            shift = _CORNER_SHIFT if inner else 0.0
            r = random.Random(f"v{key}")
            known = self._corners[key] = (x + (r.random() - 0.5) * 2 * shift, y + (r.random() - 0.5) * 2 * shift)
        return key, known

    def _bend(self, h: Axial, n: Axial) -> float:
        if n not in self.terrain:
            return 0.0
        kinds = {self.terrain.get(h), self.terrain[n]}
        if "unrevealed" in kinds:
            return _UNREVEALED
        if kinds == {"sea"}:
            return _SEA
        return _COAST if "sea" in kinds else _LAND

    def edge(self, h: Axial, k: int) -> list[Point]:
        """The points of edge k of a hex, from its corner k to its corner k + 1."""
        (ka, a), (kb, b) = self._corner(h, k), self._corner(h, (k + 1) % 6)
        forward = ka < kb
        key = (ka, kb) if forward else (kb, ka)
        points = self._edges.get(key)
        if points is None:
            start, end = (a, b) if forward else (b, a)
            step = NEIGHBOURS[k]
            bend = self._bend(h, (h[0] + step[0], h[1] + step[1]))
            points = self._edges[key] = _bent(start, end, bend, f"e{key}")
        return points if forward else points[::-1]

    def polygon(self, h: Axial) -> list[Point]:
        """The closed outline of one hex, without repeating the first point."""
        points = self._polygons.get(h)
        if points is None:
            points = []
            for k in range(6):
                points += self.edge(h, k)[:-1]
            self._polygons[h] = points
        return points

    def rim(self, hexes: Iterable[Axial]) -> list[list[Point]]:
        """The closed lines round a group of hexes, holes included."""
        inside = set(hexes)
        starts: dict[_Key, list[tuple[Axial, int]]] = {}
        for h in sorted(inside):
            for k, step in enumerate(NEIGHBOURS):
                if (h[0] + step[0], h[1] + step[1]) not in inside:
                    starts.setdefault(self._corner(h, k)[0], []).append((h, k))
        loops = []
        while starts:
            key = next(iter(starts))
            loop: list[Point] = []
            while key in starts:
                h, k = starts[key].pop()
                if not starts[key]:
                    del starts[key]
                loop += self.edge(h, k)[:-1]
                key = self._corner(h, (k + 1) % 6)[0]
            loops.append(loop)
        return loops


# Cached: neighbouring regions are drawn one after another and share their lines. The list is never changed.
@lru_cache(maxsize=4096)
def _bent(start: Point, end: Point, bend: float, seed: str) -> list[Point]:
    if not bend:
        return [start, end]
    r = random.Random(seed)
    dx, dy = end[0] - start[0], end[1] - start[1]
    phase = [r.random() * 6.28 for _ in range(4)]
    weight = [r.uniform(-1, 1), r.uniform(-0.8, 0.8), r.uniform(-0.55, 0.55), r.uniform(-0.4, 0.4)]
    points = [start]
    for i in range(1, _STEPS):
        t = i / _STEPS
        waves = sum(weight[m] * math.sin((2.4 + 3.1 * m) * t * 2 + phase[m]) for m in range(4))
        d = bend * math.sin(math.pi * t) ** 0.7 * waves * 1.25
        points.append((start[0] + dx * t - dy * d, start[1] + dy * t + dx * d))
    points.append(end)
    return points
