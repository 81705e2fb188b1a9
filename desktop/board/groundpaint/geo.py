"""Between outlines, shapely's areas and Qt's paths."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import shapely
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

from desktop.board.geometry import Axial
from desktop.board.outline import Outline


def area(outline: Outline, hexes: Iterable[Axial]) -> BaseGeometry:
    """The hexes' drawn outlines as one area, in units; empty without hexes."""
    return shapely.union_all([Polygon(outline.polygon(h)).buffer(0.004) for h in hexes])


def _parts(geometry: BaseGeometry) -> Iterator[BaseGeometry]:
    for part in getattr(geometry, "geoms", (geometry,)):
        if not part.is_empty:
            yield part


def geometry_path(geometry: BaseGeometry) -> QPainterPath:
    """The areas of a geometry as a path."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    for part in _parts(geometry):
        if isinstance(part, Polygon):
            for ring in (part.exterior, *part.interiors):
                path.addPolygon(QPolygonF([QPointF(x, y) for x, y in shapely.get_coordinates(ring).tolist()]))
                path.closeSubpath()
    return path
