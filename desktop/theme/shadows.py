"""Soft shadows round boxes. A shadow is some rings that fade out: drawn once, its corners and edges serve boxes of every size."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap, QTransform

from desktop.theme.style import theme

_MIDDLE = 4
"""Logical pixels between the corners of the drawn pattern. All its parts are multiples of it: whole at ratios like 1.25."""
_patterns: dict[tuple[float, int, bool, float], QPixmap] = {}
_PATTERNS = 60


def shadow(painter: QPainter, rect: QRectF, radius: float, depth: int) -> None:
    """Draw a soft warm shadow round a box, which covers the rest; `depth` in pixels (6 dock, 9 badge, 22 dialog)."""
    margin, corner = _up(depth * 1.3 + 1), _up(radius + depth * 0.7 + 1)
    ratio = painter.device().devicePixelRatioF()
    if min(rect.width(), rect.height()) < 2 * corner or not _on_pixels(painter.deviceTransform(), rect, ratio):
        _draw(painter, rect, radius, depth)
        return
    pattern = _pattern(radius, depth, ratio, margin, corner)
    # Outer edge, corner, corner, outer edge: in the pattern and round the box.
    side = 2 * (margin + corner) + _MIDDLE
    of = (0.0, margin + corner, margin + corner + _MIDDLE, side)
    across = (rect.left() - margin, rect.left() + corner, rect.right() - corner, rect.right() + margin)
    down = (rect.top() - margin, rect.top() + corner, rect.bottom() - corner, rect.bottom() + margin)
    for column in range(3):
        for row in range(3):
            target = QRectF(QPointF(across[column], down[row]), QPointF(across[column + 1], down[row + 1]))
            if (column, row) != (1, 1) and not target.isEmpty():
                source = QRectF(QPointF(of[column], of[row]) * ratio, QPointF(of[column + 1], of[row + 1]) * ratio)
                painter.drawPixmap(target, pattern, source)


def _up(length: float) -> int:
    return math.ceil(length / _MIDDLE) * _MIDDLE


def _on_pixels(transform: QTransform, rect: QRectF, ratio: float) -> bool:
    """Whether the box begins and ends on whole pixels of the device, neither turned nor scaled, as patterns are drawn."""
    if transform.isRotating() or not transform.m11() == transform.m22() == ratio:
        return False
    box = transform.mapRect(rect)
    return all(abs(v - round(v)) < 1e-3 for v in (box.left(), box.top(), box.right(), box.bottom()))


def _pattern(radius: float, depth: int, ratio: float, margin: int, corner: int) -> QPixmap:
    key = (radius, depth, theme().palette.dark, ratio)
    found = _patterns.get(key)
    if found is None:
        if len(_patterns) >= _PATTERNS:
            _patterns.clear()
        box = 2 * corner + _MIDDLE
        side = round((box + 2 * margin) * ratio)
        found = QPixmap(side, side)
        found.fill(Qt.GlobalColor.transparent)
        painter = QPainter(found)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(ratio, ratio)
        _draw(painter, QRectF(margin, margin, box, box), radius, depth)
        painter.end()
        _patterns[key] = found
    return found


def _draw(painter: QPainter, rect: QRectF, radius: float, depth: int) -> None:
    t = theme()
    inner = rect.adjusted(radius, radius, -radius, -radius)
    strength = .16 if t.palette.dark else .075
    for k in range(depth, 0, -1):
        alpha = strength * (1 - k / (depth + 1))
        ring = QPainterPath()
        ring.addRoundedRect(rect.adjusted(-k * .8, -k * .3, k * .8, k * 1.3), radius + k, radius + k)
        if inner.isValid():
            ring.addRect(inner)
        painter.fillPath(ring, t.colour("shadow", round(alpha, 3)))
