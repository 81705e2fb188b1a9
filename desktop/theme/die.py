"""The body of a die: a ten-cornered outline round a five-cornered face, as of a twelve-sided die from above."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from desktop.theme.palette import mix

INK = "#1B120A"
PLAIN_EDGE: tuple[tuple[str, float], ...] = ((INK, 0.075),)


def corners(centre: QPointF, radius: float, number: int, turn: float) -> list[QPointF]:
    """The corners of a regular polygon; `turn` is the angle of the first."""
    angles = [turn + 2 * math.pi * k / number for k in range(number)]
    return [QPointF(centre.x() + radius * math.cos(a), centre.y() + radius * math.sin(a)) for a in angles]


def paint_body(
    painter: QPainter,
    centre: QPointF,
    radius: float,
    base: str,
    shadow: QColor,
    edges: Sequence[tuple[str, float]] = PLAIN_EDGE,
) -> None:
    """Draw a die without anything on its face. `edges` are (colour, part of the radius), the outermost first."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shadow)
    painter.drawPolygon(QPolygonF(corners(centre + QPointF(radius * 0.07, radius * 0.12), radius, 10, math.pi / 10)))
    outer = corners(centre, radius, 10, math.pi / 10)
    painter.setBrush(QColor(mix(base, "#000000", 0.14)))
    for edge, part in edges:
        width = max(1.4, radius * part)
        pen = QPen(QColor(edge), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolygon(QPolygonF(outer))
    inner = corners(centre, radius * 0.62, 5, -math.pi / 2)
    line = QColor(INK)
    line.setAlphaF(0.5)
    painter.setPen(QPen(line, max(0.8, radius * 0.03)))
    for k in range(5):
        painter.drawLine(inner[k], outer[(k * 2 + 7) % 10])
    painter.setBrush(QColor(mix(base, "#FFFFFF", 0.16)))
    painter.drawPolygon(QPolygonF(inner))
