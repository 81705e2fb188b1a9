"""Mountains: a lit west face, a hatched east face, a broken crest, snow on the high ones."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath

from desktop.board.geometry import Axial
from desktop.board.groundpaint.scatter import seeded
from desktop.board.shapes import colour, mixed, round_pen
from desktop.theme.palette import Palette

_PIXEL = 1 / 56
# Foot (x, y), width, height in units.
_SPOTS = (
    (-0.36, -0.20, 0.62, 0.58), (0.34, -0.26, 0.58, 0.52), (-0.02, 0.12, 0.86, 0.82),
    (-0.50, 0.36, 0.50, 0.38), (0.50, 0.34, 0.56, 0.44), (0.02, 0.66, 0.56, 0.36),
)  # fmt: skip
_SPOTS_BUSY = (
    (-0.40, -0.34, 0.56, 0.46), (0.02, -0.42, 0.58, 0.50), (0.42, -0.34, 0.56, 0.44),
    (-0.66, 0.06, 0.38, 0.32), (0.66, 0.08, 0.38, 0.32),
)  # fmt: skip
_SNOW = ((0.10, 0.76), (0.055, 0.70), (0.02, 0.78), (-0.03, 0.66), (-0.075, 0.76), (-0.14, 0.69))


def peaks(h: Axial, palette: Palette, fine: bool, busy: bool) -> list[tuple[float, Callable[[QPainter], None]]]:
    """The peaks of a hex: foot and painter."""
    r = seeded(h, "mt")
    found: list[tuple[float, Callable[[QPainter], None]]] = []
    for a, b, w, high in _SPOTS_BUSY if busy else _SPOTS:
        x, y = a + r.uniform(-0.05, 0.05), b + r.uniform(-0.04, 0.04)
        peak = _Peak(x, y, w * r.uniform(0.94, 1.08), high * r.uniform(0.92, 1.08), r, high > 0.5)
        found.append((y, partial(peak.paint, palette=palette, fine=fine)))
    return found


class _Peak:
    """One peak; its random part is decided when it is made."""

    def __init__(self, x: float, y: float, w: float, high: float, r: random.Random, snow: bool) -> None:
        self.x, self.y, self.w, self.high, self.snow = x, y, w, high, snow
        tip = (x + w * r.uniform(-0.08, 0.08), y - high)
        line = [
            (x - w * 0.5, y),
            (x - w * 0.30, y - high * 0.42),
            (x - w * 0.17, y - high * 0.70),
            tip,
            (x + w * 0.13, y - high * 0.74),
            (x + w * 0.29, y - high * 0.45),
            (x + w * 0.5, y),
        ]
        self.line = []
        for i, (a, b) in enumerate(line):
            inner = 0 < i < 6
            dx, dy = r.uniform(-0.02, 0.02) * w, r.uniform(-0.03, 0.03) * high
            self.line.append(QPointF(a + dx, b + dy) if inner else QPointF(a, b))
        self.spine = [
            QPointF(*tip),
            QPointF(x + w * r.uniform(-0.02, 0.05), y - high * 0.66),
            QPointF(x + w * r.uniform(-0.10, -0.03), y - high * 0.40),
            QPointF(x + w * r.uniform(0.0, 0.07), y - high * 0.12),
            QPointF(x - w * 0.02, y),
        ]

    def paint(self, p: QPainter, palette: Palette, fine: bool) -> None:
        x, y, w, high = self.x, self.y, self.w, self.high
        full = _lines(self.line)
        full.quadTo(QPointF(x, y + high * 0.10), self.line[0])
        east = _lines([self.spine[0], *self.line[4:], *reversed(self.spine)])
        p.fillPath(full, self._shade(palette.rock_hi, palette.mountain))
        top = mixed(palette.rock_shade, palette.rock_hi, 0.18)
        p.fillPath(east, self._shade(top.name(), mixed(palette.rock_shade, palette.mountain, 0.55).name()))
        if fine:
            p.save()
            p.setClipPath(east, Qt.ClipOperation.IntersectClip)
            p.setPen(round_pen(colour(palette.map_ink, 0.55), 0.75 * _PIXEL))
            count = max(4, int(high / 0.075))
            for i in range(count):
                at = y - high + high * (i + 0.8) / count
                p.drawLine(QPointF(x - w * 0.08, at - high * 0.03), QPointF(x + w * 0.5, at + high * 0.24))
            p.restore()
        if self.snow:
            cap = _lines([self.spine[0], *(QPointF(x + w * a, y - high * b) for a, b in _SNOW)])
            cap.closeSubpath()
            p.fillPath(cap, colour("#FFFDF6", 0.62 if palette.dark else 0.92))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(round_pen(colour(palette.map_ink, 0.92), 1.25 * _PIXEL))
        p.drawPath(_lines(self.line))
        if fine:
            p.setPen(round_pen(colour(palette.map_ink, 0.6), 0.8 * _PIXEL))
            p.drawPath(_lines(self.spine[:4]))

    def _shade(self, top: str, bottom: str) -> QLinearGradient:
        g = QLinearGradient(0, self.y - self.high, 0, self.y)
        g.setColorAt(0, colour(top))
        g.setColorAt(1, colour(bottom))
        return g


def _lines(points: list[QPointF]) -> QPainterPath:
    path = QPainterPath(points[0])
    for point in points[1:]:
        path.lineTo(point)
    return path
