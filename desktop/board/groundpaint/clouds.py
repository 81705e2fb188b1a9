"""Unrevealed regions: old paper with engraved clouds, a double line, and a compass."""

from __future__ import annotations

import random

import shapely
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QRadialGradient
from shapely.geometry.base import BaseGeometry

from desktop.board.groundpaint.geo import geometry_path
from desktop.board.shapes import colour, icon_at, round_pen
from desktop.theme.palette import Palette

_PIXEL = 1 / 56


def paint_clouds(p: QPainter, area: BaseGeometry, tag: str, palette: Palette, fine: bool) -> None:
    """Paint clouds over an area given in units; the painter is in units, the paper has been painted. `tag` seeds the clouds."""
    path = geometry_path(area)
    b = path.boundingRect()
    p.save()
    p.setClipPath(path, Qt.ClipOperation.IntersectClip)
    if fine:
        r = random.Random("fog" + tag)
        for row in range(int(b.height() / 0.30) + 2):
            y = b.top() + row * 0.30
            x = b.left() - 0.5 - (row % 2) * 0.35
            while x < b.right() + 1:
                _scroll(p, x, y, r.uniform(0.19, 0.25), palette)
                x += 0.70
    p.setBrush(Qt.BrushStyle.NoBrush)
    for width, alpha in ((0.34, 0.10), (0.22, 0.12), (0.10, 0.16)):
        p.setPen(QPen(colour(palette.map_ink, alpha), width))
        p.drawPath(path)
    p.restore()
    for inset, width, tone, alpha in (
        (0.09, 1.0, palette.gold if palette.dark else palette.dune, 0.9),
        (0.125, 0.6, palette.map_ink, 0.5),
    ):
        p.setPen(QPen(colour(tone, alpha), width * _PIXEL))
        p.drawPath(geometry_path(area.buffer(-inset)))
    _compass(p, area, palette)


def _scroll(p: QPainter, x: float, y: float, k: float, palette: Palette) -> None:
    p.setPen(round_pen(colour(palette.unrevealed2 if palette.dark else palette.dune, 0.55), 0.95 * _PIXEL))
    p.setBrush(colour(palette.unrevealed, 0.92))
    cloud = QPainterPath(QPointF(x - k * 1.6, y + k * 0.5))
    cloud.cubicTo(x - k * 1.7, y - k * 0.5, x - k * 0.9, y - k * 0.7, x - k * 0.6, y - k * 0.3)
    cloud.cubicTo(x - k * 0.4, y - k * 1.2, x + k * 0.8, y - k * 1.1, x + k * 0.7, y - k * 0.1)
    cloud.cubicTo(x + k * 1.4, y - k * 0.4, x + k * 1.8, y + k * 0.2, x + k * 1.5, y + k * 0.5)
    p.drawPath(cloud)
    curl = QPainterPath(QPointF(x + k * 0.1, y - k * 0.1))
    curl.cubicTo(x - k * 0.2, y - k * 0.6, x + k * 0.5, y - k * 0.6, x + k * 0.35, y - k * 0.2)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawPath(curl)


def _compass(p: QPainter, area: BaseGeometry, palette: Palette) -> None:
    middle = area.centroid if area.contains(area.centroid) else shapely.point_on_surface(area)
    at, r = QPointF(middle.x, middle.y), 0.56
    g = QRadialGradient(at, r * 1.35)
    g.setColorAt(0, colour(palette.unrevealed, 1))
    g.setColorAt(0.75, colour(palette.unrevealed, 0.9))
    g.setColorAt(1, colour(palette.unrevealed, 0))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(g)
    p.drawEllipse(at, r * 1.35, r * 1.35)
    star = icon_at("terrain_unrevealed", at.x(), at.y(), r * 1.9)
    p.fillPath(star, colour(palette.gold if palette.dark else "#6E4E22", 0.92))
