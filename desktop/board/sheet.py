"""The sheet under the board: paper, vignette, neat line with degrees, rhumb lines, compass rose, and the board's rim.

Everything is drawn in device pixels of one level. The sheet lies on the table like a chart: it moves and grows with the board.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPixmap, QPolygonF, QRadialGradient

from desktop.board.shapes import colour, mixed
from desktop.theme.palette import Palette

_RED = "#A03A26"


@dataclass(frozen=True, slots=True)
class SheetPlan:
    """Where the sheet lies, in units; `rose` is the middle of the compass rose and `rose_size` its radius."""

    rect: tuple[float, float, float, float]
    rose: tuple[float, float]
    rose_size: float


def plan_sheet(
    board: tuple[float, float, float, float], window: tuple[float, float], hexes: list[tuple[float, float]]
) -> SheetPlan:
    """The sheet round a board, as large as the window when the whole board is shown.

    `board` is the rectangle round the board, `window` the size of the window at that level and `hexes` the centres of the
    board's hexes, all in units: the rose goes where there is most room.
    """
    left, top, right, bottom = board
    width, height = max(right - left + 0.4, window[0]), max(bottom - top + 0.4, window[1])
    cx, cy = (left + right) / 2, (top + bottom) / 2
    rect = (cx - width / 2, cy - height / 2, width, height)
    best, best_room = (rect[0] + 1.6, rect[1] + height - 1.6), -1.0
    inset = 1.6
    for x in (rect[0] + inset, rect[0] + width - inset):
        for y in (rect[1] + height - inset, rect[1] + height * 0.74, rect[1] + inset):
            room = min((math.hypot(x - a, y - b) for a, b in hexes), default=9.0)
            if room > best_room + 0.05:
                best, best_room = (x, y), room
    return SheetPlan(rect, best, max(0.4, min(0.95, (best_room - 1.0) / 1.35)))


def paint_sheet(
    p: QPainter, clip: QRectF, plan: SheetPlan, px: float, dpr: float, palette: Palette, paper: QPixmap | None
) -> None:
    """The part of table and sheet within `clip`."""
    rect = QRectF(*(v * px for v in plan.rect))
    if not rect.contains(clip):
        p.fillRect(clip, QColor(palette.desk))
        for k, a in ((14, 0.04), (9, 0.05), (5, 0.07), (2, 0.10)):
            p.fillRect(rect.adjusted(-k * dpr, -k * dpr + 3 * dpr, k * dpr, k * dpr + 3 * dpr), colour(palette.shadow, a))
    part = rect.intersected(clip)
    if part.isEmpty():
        return
    p.fillRect(part, QBrush(QColor(palette.sheet)) if paper is None else QBrush(paper))
    g = QRadialGradient(QPointF(rect.center().x(), rect.top() + rect.height() * 0.46), max(rect.width(), rect.height()) * 0.72)
    g.setColorAt(0.45, colour(palette.sheet2, 0))
    g.setColorAt(1, colour(palette.sheet2, 0.95))
    p.fillRect(part, g)
    _chart(p, clip, rect, plan, px, dpr, palette)


def _chart(p: QPainter, clip: QRectF, rect: QRectF, plan: SheetPlan, px: float, dpr: float, palette: Palette) -> None:
    frame = rect.adjusted(9 * dpr, 9 * dpr, -9 * dpr, -9 * dpr)
    line = QColor(palette.gold if palette.dark else palette.map_ink)
    rose, radius = QPointF(plan.rose[0] * px, plan.rose[1] * px), plan.rose_size * px
    alpha = 0.16 if palette.dark else 0.22
    p.save()
    p.setClipRect(frame.intersected(clip))
    reach = rect.width() + rect.height()
    for k in range(32):
        a = 2 * math.pi * k / 32
        p.setPen(QPen(colour(line, alpha * (0.5 if k % 4 else 1.0)), (1.0 if k % 4 else 1.2) * dpr))
        x, y = math.cos(a), math.sin(a)
        p.drawLine(
            QPointF(rose.x() + radius * 1.1 * x, rose.y() + radius * 1.1 * y),
            QPointF(rose.x() + reach * x, rose.y() + reach * y),
        )
    p.restore()
    inner = frame.adjusted(14 * dpr, 14 * dpr, -14 * dpr, -14 * dpr)
    if not inner.contains(clip):
        _neat_line(p, frame, line, dpr)
    if QRectF(rose.x() - 1.3 * radius, rose.y() - 1.3 * radius, 2.6 * radius, 2.6 * radius).intersects(clip):
        paint_rose(p, rose, radius, dpr, palette)


def _neat_line(p: QPainter, frame: QRectF, line: QColor, dpr: float) -> None:
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(colour(line, 0.75), 1.4 * dpr))
    p.drawRect(frame)
    p.setPen(QPen(colour(line, 0.6), 0.8 * dpr))
    p.drawRect(frame.adjusted(6 * dpr, 6 * dpr, -6 * dpr, -6 * dpr))
    tone, near, thick = colour(line, 0.62), 1.5 * dpr, 3.4 * dpr
    for across, length in ((True, frame.width()), (False, frame.height())):
        count = max(2, round(length / (34 * dpr) / 2) * 2 + 1)
        step = length / count
        for k in range(0, count, 2):
            at = k * step
            if across:
                p.fillRect(QRectF(frame.left() + at, frame.top() + near, step, thick), tone)
                p.fillRect(QRectF(frame.left() + at, frame.bottom() - near - thick, step, thick), tone)
            else:
                p.fillRect(QRectF(frame.left() + near, frame.top() + at, thick, step), tone)
                p.fillRect(QRectF(frame.right() - near - thick, frame.top() + at, thick, step), tone)


def paint_rose(p: QPainter, middle: QPointF, r: float, dpr: float, palette: Palette) -> None:
    """A compass rose of radius r."""
    ink, gold, red = QColor("#0E0B08" if palette.dark else palette.map_ink), QColor(palette.gold), QColor(_RED)
    line = QColor(palette.gold if palette.dark else palette.map_ink)
    p.setBrush(Qt.BrushStyle.NoBrush)
    for k, a in ((1.0, 0.8), (0.93, 0.5), (0.62, 0.6)):
        p.setPen(QPen(colour(line, a), 1.1 * dpr))
        p.drawEllipse(middle, r * k, r * k)
    for ring, n, out, inn, start in ((0, 8, 0.78, 0.17, 22.5), (1, 4, 0.92, 0.19, 45.0), (2, 4, 1.18, 0.22, 0.0)):
        half = math.pi / 8 if n == 8 else math.pi / 4
        for k in range(n):
            a = math.radians(start + 360 * k / n - 90)
            tip = QPointF(middle.x() + r * out * math.cos(a), middle.y() + r * out * math.sin(a))
            for side in (-1, 1):
                foot = QPointF(middle.x() + r * inn * math.cos(a + side * half), middle.y() + r * inn * math.sin(a + side * half))
                dark = side > 0
                p.setPen(QPen(ink, 0.8 * dpr))
                p.setBrush((red if dark else gold) if ring == 2 else (ink if dark else QColor(palette.map_hi)))
                p.drawPolygon(QPolygonF([middle, tip, foot]))
    p.setBrush(gold)
    p.setPen(QPen(ink, dpr))
    p.drawEllipse(middle, r * 0.09, r * 0.09)


def paint_rim(p: QPainter, board: QPainterPath, dpr: float, palette: Palette) -> None:
    """The board's shadow on the sheet and its edge of ink, gold and ink; `board` is its outline in device pixels."""
    strength = 1.6 if palette.dark else 1.0
    p.setBrush(Qt.BrushStyle.NoBrush)
    for k, a in ((14, 0.05), (9, 0.07), (5, 0.10), (2, 0.16)):
        p.setPen(_edge(colour(palette.shadow, a * strength), 2 * k * dpr))
        p.drawPath(board.translated(0, (3 + k * 0.35) * dpr))
    for tone, k in ((palette.map_ink, 3.6), (palette.gold, 2.4), (palette.map_ink, 0.9)):
        p.setPen(_edge(QColor(tone), 2 * k * dpr))
        p.drawPath(board)


def _edge(tone: QColor, width: float) -> QPen:
    return QPen(tone, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.MiterJoin)


def paint_flat(p: QPainter, path: QPainterPath, terrain: str, width: float, palette: Palette) -> None:
    """One hex in plain colour with a fine line: shown until its ground has been drawn. `path` is in device pixels."""
    tone = QColor(getattr(palette, terrain))
    p.setPen(QPen(mixed(tone, palette.map_ink, 0.25), width))
    p.setBrush(tone)
    p.drawPath(path)


def paint_realm(p: QPainter, path: QPainterPath, tone: str, px: float, width: float = 0.085) -> None:
    """A band of the owner's colour inside an outline given in device pixels, with a dark hairline."""
    p.save()
    p.setClipPath(path, Qt.ClipOperation.IntersectClip)
    p.setBrush(Qt.BrushStyle.NoBrush)
    for k, a in ((width * 2.6, 0.16), (width * 1.7, 0.22), (width * 0.9, 0.75)):
        p.setPen(QPen(colour(tone, a), px * k, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))
        p.drawPath(path)
    p.restore()
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(mixed(tone, "#000000", 0.55), max(1.0, 1.1 * px / 56)))
    p.drawPath(path)
