"""The painted sea chart of the start screen, for when no board of a game is there to be shown."""
from __future__ import annotations

import math
import random

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from desktop.theme import paint
from desktop.theme.icons import paint_icon
from desktop.theme.palette import mix
from desktop.theme.style import theme

_GROUNDS = ("plains", "forest", "mountain", "barren")
# Axial coordinates of the land, and what grows there: 0 plains, 1 forest, 2 mountain, 3 barren.
_LAND = {(1, 0): 1, (2, 0): 2, (2, -1): 3, (3, -1): 0, (0, 2): 0, (1, 2): 1, (0, 3): 2, (1, 3): 0, (2, 2): 0,
         (5, -2): 1, (5, -1): 0, (6, -2): 2, (6, -3): 0, (4, 1): 0, (4, 2): 2, (3, 3): 3, (5, 1): 1, (2, 5): 1,
         (3, 5): 0, (6, 1): 0, (7, -1): 3, (7, 0): 1, (7, -2): 0, (0, 5): 3, (1, 5): 2, (5, 3): 0, (6, 3): 1, (8, -3): 2,
         (8, -4): 0, (4, -3): 0}


def _centre(q: int, r: int, size: float) -> QPointF:
    return QPointF(size * 1.5 * q, size * math.sqrt(3) * (r + q / 2))


def _hexagon(centre: QPointF, size: float) -> QPolygonF:
    points = []
    for k in range(6):
        angle = math.radians(60 * k)
        x, y = centre.x() + size * math.cos(angle), centre.y() + size * math.sin(angle)
        # Shared corners are shifted alike, as they are seeded by their place.
        wobble = random.Random(f"{round(x / size * 4)},{round(y / size * 4)}")
        points.append(QPointF(x + wobble.uniform(-.05, .05) * size, y + wobble.uniform(-.05, .05) * size))
    return QPolygonF(points)


def compass(painter: QPainter, centre: QPointF, radius: float) -> None:
    """Draw the compass rose."""
    t = theme()
    ink = t.colour("ink" if not t.palette.dark else "ink3")
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for part, width in ((.98, 1.4), (.86, .8), (.52, .8)):
        painter.setPen(QPen(ink, width))
        painter.drawEllipse(centre, radius * part, radius * part)
    for k in range(32):
        angle = math.pi * k / 16
        inner = .86 if k % 4 else .78
        painter.drawLine(centre + QPointF(math.sin(angle), -math.cos(angle)) * radius * inner,
                         centre + QPointF(math.sin(angle), -math.cos(angle)) * radius * .98)
    for long, colours in ((.66, ("ink2", "raised")), (1.16, ("#9A2A1D", "gold_hi"))):
        for k in range(4):
            angle = math.pi * k / 2 + (math.pi / 4 if long < 1 else 0)
            tip = centre + QPointF(math.sin(angle), -math.cos(angle)) * radius * long
            for side, colour in zip((-1, 1), colours, strict=True):
                turn = angle + side * math.pi / 4
                waist = centre + QPointF(math.sin(turn), -math.cos(turn)) * radius * .2
                painter.setPen(QPen(t.colour(t.palette.map_ink), .8))
                painter.setBrush(t.colour(colour))
                painter.drawPolygon(QPolygonF([centre, tip, waist]))
    painter.setPen(QPen(t.colour(t.palette.map_ink), 1))
    painter.setBrush(t.colour("gold"))
    painter.drawEllipse(centre, radius * .09, radius * .09)


def _paint_land(painter: QPainter, size: float, dark: bool) -> None:
    t = theme()
    hexes = {key: _hexagon(_centre(*key, size), size) for key in _LAND}
    land = QPainterPath()
    for polygon in hexes.values():
        one = QPainterPath()
        one.addPolygon(polygon)
        one.closeSubpath()
        land = land.united(one)
    land = land.simplified()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width, alpha in ((.46, .22), (.29, .36), (.14, .6)):  # pale shallows with a fine line at their rim
        painter.setPen(QPen(t.colour("sea_ink", alpha), size * width + 2, Qt.PenStyle.SolidLine,
                            Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        painter.drawPath(land)
        shallow = mix(t.palette.sea_deep, t.palette.sea, .55 + (1 - width))
        painter.setPen(QPen(t.colour(shallow), size * width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap,
                            Qt.PenJoinStyle.RoundJoin))
        painter.drawPath(land)
    painter.setPen(Qt.PenStyle.NoPen)
    for key, polygon in hexes.items():
        ground = getattr(t.palette, _GROUNDS[_LAND[key]])
        painter.setBrush(t.colour(ground))
        painter.drawPolygon(polygon)
    dots = QPen(t.colour("map_ink", .42), max(1.0, size * .022), Qt.PenStyle.DotLine)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(dots)
    for polygon in hexes.values():
        painter.drawPolygon(polygon)
    painter.setPen(QPen(t.colour("map_ink"), max(1.4, size * .03), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap,
                        Qt.PenJoinStyle.RoundJoin))
    painter.drawPath(land)
    icons = ("terrain_plains", "terrain_forest", "terrain_mountain", "terrain_barren")
    for key, kind in _LAND.items():
        source = random.Random(f"glyph {key}")
        centre = _centre(*key, size)
        colour = mix(getattr(t.palette, _GROUNDS[kind]), t.palette.map_ink, .55 if not dark else .75)
        for k in range(3):
            angle = math.tau * k / 3 + source.uniform(0, 1)
            spot = centre + QPointF(math.cos(angle), math.sin(angle) * .8) * size * .44
            side = size * source.uniform(.42, .52)
            paint_icon(painter, icons[kind], QRectF(spot.x() - side / 2, spot.y() - side / 2, side, side), colour)


def chart_pixmap(extent: QSize, dpr: float = 1.0) -> QPixmap:
    """Return the chart in the theme in force, at an extent in logical pixels. The same on every machine."""
    t = theme()
    pixmap = QPixmap(round(extent.width() * dpr), round(extent.height() * dpr))
    pixmap.setDevicePixelRatio(dpr)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    rect = QRectF(0, 0, extent.width(), extent.height())
    paint.paper(painter, rect, mix(t.palette.sea_deep, t.palette.sea, .45), .3)
    size = max(40.0, rect.height() / 8.6)
    rose = QPointF(size * 4.4, size * 4.75)  # in open water, as the land has its place in hexes too
    for k in range(32):  # rhumb lines
        angle = math.pi * k / 16
        painter.setPen(QPen(t.colour("sea_ink", .30 if k % 2 == 0 else .16), 1))
        painter.drawLine(rose, rose + QPointF(math.sin(angle), -math.cos(angle)) * 3000)
    source = random.Random(8)
    painter.setPen(QPen(t.colour("sea_ink", .5), 1.3))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for _ in range(40):
        x, y = source.uniform(.1, 1) * rect.width(), source.uniform(.05, .95) * rect.height()
        wave = QPainterPath(QPointF(x, y))
        wave.quadTo(QPointF(x + 6, y - 6), QPointF(x + 12, y))
        wave.quadTo(QPointF(x + 18, y - 6), QPointF(x + 24, y))
        painter.drawPath(wave)
    painter.save()
    painter.translate(size * .2, size * .7)
    painter.rotate(5)
    _paint_land(painter, size, t.palette.dark)
    painter.restore()
    ship = size * .8
    paint_icon(painter, "ship", QRectF(size * 8.2, size * 5.2, ship, ship),
               mix(t.palette.sea_deep, t.palette.map_ink, .7))
    compass(painter, rose, size * .5)
    painter.end()
    return pixmap
