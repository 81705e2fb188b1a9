"""Marks that lie on a hex, drawn once into pixmaps: glow of a target, refusal hatch, rings, beads."""

from __future__ import annotations

import itertools
import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QTransform

from desktop.board.levels import Level
from desktop.board.pieces import Sprite, blank
from desktop.board.shapes import colour, round_pen
from desktop.theme.fonts import Role, make_font

TARGET_RIM, TARGET_LINE, TARGET_HOT = "#4A2F08", "#FFD766", "#FFF4CF"


def _local(path: QPainterPath, size: float, centre: tuple[float, float], inset: float) -> QPainterPath:
    """An outline in units on the board, as logical pixels round its hex's centre, shrunk by `inset` units."""
    shrink = 1 - inset / 0.93
    move = QTransform.fromScale(size * shrink, size * shrink).translate(-centre[0], -centre[1])
    return move.map(path)


def target(path: QPainterPath, centre: tuple[float, float], level: Level, hot: bool) -> Sprite:
    """A legal target: bright rim inside, dark outline, dashed gold line; hovered: solid and stronger."""
    s = float(level.size)
    outline = _local(path, s, centre, 0.05)
    box = outline.boundingRect().adjusted(-5, -5, 5, 5)
    pixmap, p, x, y = blank(box, level.dpr)
    p.save()
    p.setClipPath(outline)
    p.fillPath(outline, colour("#FFF3C8", 0.30 if hot else 0.12))
    tone, gain = ("#FFE9A0", 1.35) if hot else ("#FFD45C", 1.0)
    for k, a in ((0.42, 0.14), (0.28, 0.20), (0.17, 0.32), (0.09, 0.50)):
        p.setPen(QPen(colour(tone, a * gain), s * k))
        p.drawPath(outline)
    p.restore()
    f = max(0.55, s / 56)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(round_pen(TARGET_RIM, (5.4 if hot else 3.8) * f))
    p.drawPath(outline)
    pen = round_pen(TARGET_HOT if hot else TARGET_LINE, (3.2 if hot else 2.0) * f)
    if not hot:
        pen.setDashPattern([3.6, 2.2])
    p.setPen(pen)
    p.drawPath(outline)
    p.end()
    return Sprite(pixmap, x, y)


def refusal(path: QPainterPath, centre: tuple[float, float], level: Level) -> Sprite:
    """A refused space: red diagonal hatch."""
    s = float(level.size)
    outline = _local(path, s, centre, 0.03)
    b = outline.boundingRect()
    pixmap, p, x, y = blank(b.adjusted(-4, -4, 4, 4), level.dpr)
    p.save()
    p.setClipPath(outline)
    p.fillPath(outline, colour("#7A1C12", 0.20))
    p.setPen(QPen(colour("#8E2418", 0.60), max(1.2, 2.2 * s / 56)))
    at = b.left() - b.height()
    while at < b.right():
        p.drawLine(QPointF(at, b.bottom()), QPointF(at + b.height(), b.top()))
        at += s * 0.20
    p.restore()
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(round_pen("#9A2A1D", max(1.6, 2.4 * s / 56)))
    p.drawPath(outline)
    p.end()
    return Sprite(pixmap, x, y)


def ring(level: Level, strong: bool, gold: str) -> Sprite:
    """A gold ring on the ground round the base of pieces, placed by the hex's centre."""
    s = float(level.size)
    box = QRectF(-0.80 * s, -0.14 * s, 1.6 * s, 0.98 * s)
    pixmap, p, x, y = blank(box.adjusted(-3, -3, 3, 3), level.dpr)
    oval = box.adjusted(0.08 * s, 0.10 * s, -0.08 * s, -0.10 * s)
    p.setBrush(Qt.BrushStyle.NoBrush)
    for width, tone, alpha in ((0.20, "#FFE29A", 0.34), (0.110, "#3A2407", 0.90), (0.068, gold, 1.0)):
        grow = 1.35 if strong else 1.0
        p.setPen(QPen(colour(tone, min(1.0, alpha * (1.5 if strong and width > 0.1 else 1.0))), max(1.0, s * width * grow)))
        p.drawEllipse(oval)
    if strong:
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(colour("#FFE29A", 0.20))
        p.drawEllipse(oval)
    p.end()
    return Sprite(pixmap, x, y)


def bead_radius(level: Level) -> float:
    """The radius of a bead at a level, in logical pixels."""
    return max(9.0, level.size * 0.20)


def bead(level: Level, text: str, fill: str = "#2A1506", line: str = "#FFE9AE", ink: str = "#FFE9AE") -> Sprite:
    """A bead with a short text, placed by its middle."""
    r = bead_radius(level)
    font = make_font(Role.FIGURE, px=r * 1.25)
    half = r if len(text) < 2 else r * (0.7 + 0.33 * len(text))
    box = QRectF(-half, -r, 2 * half, 2 * r)
    pixmap, p, x, y = blank(box.adjusted(-3, -3, 3, 4), level.dpr)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(colour("#150C04", 0.35))
    p.drawRoundedRect(box.translated(0.6, 1.6), r, r)
    p.setPen(QPen(QColor(line), 1.6))
    p.setBrush(QColor(fill))
    p.drawRoundedRect(box, r, r)
    p.setFont(font)
    p.setPen(QColor(ink))
    p.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
    p.end()
    return Sprite(pixmap, x, y)


def way(points: list[QPointF], bow: float = 0.12) -> QPainterPath:
    """A line through points, each part slightly bowed."""
    path = QPainterPath(points[0])
    for a, b in itertools.pairwise(points):
        middle = QPointF((a.x() + b.x()) / 2 + (b.y() - a.y()) * bow, (a.y() + b.y()) / 2 - (b.x() - a.x()) * bow)
        path.quadTo(middle, b)
    return path


def arrow_head(path: QPainterPath, length: float) -> QPainterPath:
    """The head at the end of a way; `length` in the path's own scale."""
    end = path.pointAtPercent(1.0)
    before = path.pointAtPercent(max(0.0, path.percentAtLength(path.length() - length * 0.6)))
    t = math.atan2(end.y() - before.y(), end.x() - before.x())
    head = QPainterPath(QPointF(end.x() + length * math.cos(t), end.y() + length * math.sin(t)))
    for turn, reach in ((2.3, 0.9), (math.pi, 0.1), (-2.3, 0.9)):
        head.lineTo(end.x() + length * reach * math.cos(t + turn), end.y() + length * reach * math.sin(t + turn))
    head.closeSubpath()
    return head

