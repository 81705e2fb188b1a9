"""Outlines of the spaces of a board: regions, borders of realms, coasts, label points, hit areas.

shapely does the work and is imported when the first outline is asked for; what comes out are plain points, x to the
right and y downwards in the units of the polygons that went in.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, TypeAlias

from core.engine.hexes import Hex, Point, corners

Ring: TypeAlias = tuple[Point, ...]
"""A closed line, without its first point again."""


class Outlines:
    """The shapes of a board; `polygons[i]` are the rings of space i: its outer lines (islands: several)."""

    def __init__(self, polygons: Sequence[Sequence[Ring]]) -> None:
        self._polygons = polygons

    @cached_property
    def _shapes(self) -> list[Any]:
        import shapely

        return [shapely.union_all([shapely.Polygon(ring) for ring in rings]) for rings in self._polygons]

    @cached_property
    def _tree(self) -> Any:
        import shapely

        return shapely.STRtree(self._shapes)

    def _area(self, spaces: Iterable[int]) -> Any:
        import shapely

        # Neighbours that were rounded differently leave slivers: a touch of width closes them.
        width = 1e-6
        return shapely.union_all([self._shapes[i].buffer(width, join_style="mitre") for i in spaces])

    def region(self, spaces: Iterable[int], inset: float = 0.0) -> tuple[Ring, ...]:
        """Return the lines round a group of spaces, holes included; `inset` draws them so far inside."""
        area = self._area(spaces)
        if inset:
            area = area.buffer(-inset, join_style="mitre")
        return _rings(area)

    def realms(self, owners: Mapping[int, int], inset: float) -> dict[int, tuple[Ring, ...]]:
        """Return the border of each owner's spaces, so far inside that neighbours' borders do not lie on each other."""
        realms: dict[int, list[int]] = {}
        for space, owner in owners.items():
            realms.setdefault(owner, []).append(space)
        return {owner: self.region(spaces, inset) for owner, spaces in sorted(realms.items())}

    def coast(self, land: Iterable[int], sea: Iterable[int]) -> tuple[tuple[Point, ...], ...]:
        """Return the lines along which land and sea touch."""
        import shapely

        width = 1e-5
        shore = self._area(land).boundary.intersection(self._area(sea).buffer(width))
        if shore.is_empty:
            return ()
        merged = shapely.line_merge(shore)
        return tuple(_points(line) for line in shapely.get_parts(merged) if line.length > 10 * width)

    def label_point(self, spaces: Iterable[int]) -> Point:
        """Return a point well inside the largest part of a group of spaces, for its name."""
        import shapely
        from shapely.ops import polylabel

        parts = [part for part in shapely.get_parts(self._area(spaces)) if part.area > 0]
        if not parts:
            raise ValueError("there is no space to put a label on")
        largest = max(parts, key=lambda part: float(part.area))
        point = polylabel(largest, tolerance=max(1e-3, largest.area**0.5 / 100))
        return float(point.x), float(point.y)

    def space_at(self, x: float, y: float) -> int | None:
        """Return the space that holds a point, None outside the board."""
        import shapely

        found = self._tree.query(shapely.Point(x, y), predicate="intersects")
        return int(min(found)) if len(found) else None

    def touching(self, least: float = 1e-4) -> tuple[tuple[int, int], ...]:
        """Return the pairs of spaces that share a border line of at least this length: a map's edges."""
        import shapely

        width = least / 10
        pairs = []
        for i, shape in enumerate(self._shapes):
            near = self._tree.query(shape.buffer(width), predicate="intersects")
            for other in sorted(int(j) for j in near):
                if other > i:
                    shared = shape.boundary.intersection(self._shapes[other].buffer(width))
                    if sum(part.length for part in shapely.get_parts(shared)) >= least:
                        pairs.append((i, other))
        return tuple(pairs)


def hex_outlines(hexes: Iterable[Hex], size: float = 1.0) -> Outlines:
    """Return the outlines of hexes whose corners lie `size` from their centres, in the order given."""
    return Outlines([(corners(space, size),) for space in hexes])


def _points(line: Any) -> tuple[Point, ...]:
    return tuple((float(x), float(y)) for x, y in line.coords)


def _rings(area: Any) -> tuple[Ring, ...]:
    import shapely

    rings: list[Ring] = []
    for part in shapely.get_parts(area):
        if part.area > 0:
            rings.extend(_points(shapely.remove_repeated_points(ring, 1e-4))[:-1] for ring in (part.exterior, *part.interiors))
    return tuple(rings)
