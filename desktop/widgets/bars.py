"""Bars: shares of a whole (odds) and stacked bars of points, told apart by patterns too."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.heraldry import paint_pattern
from desktop.theme.style import theme
from desktop.widgets.base import Painted

# Fills of series: colour, pattern, text on it. Distinct without colour through the patterns.
SERIES: tuple[tuple[str, str, str], ...] = (
    ("#8C5A2B", "plain", "#FFF8E6"),
    ("#2F6C86", "diagonal", "#FFF8E6"),
    ("#7A2F6E", "plain", "#FFF8E6"),
    ("#C4933A", "dots", "#2A1D08"),
    ("#9A3A1D", "bars", "#FFF8E6"),
    ("#4C6B3C", "cross", "#FFF8E6"),
    ("#3F4A6B", "chevron", "#FFF8E6"),
    ("#6B5A4A", "check", "#FFF8E6"),
)


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a bar: its size, fill, pattern, and the text below or on it."""

    value: float
    colour: str
    pattern: str = "plain"
    text: str = ""
    text_colour: str = "#FFF8E6"


def _segment(painter: QPainter, box: QRectF, part: Part, step: float) -> None:
    painter.fillRect(box, theme().colour(part.colour))
    path = QPainterPath()
    path.addRect(box)
    paint_pattern(painter, path, part.pattern, theme().colour("#FFFFFF", .2), step)


class ShareBar(Painted):
    """A bar of fixed length divided in parts, with their texts below: the odds of a battle."""

    def __init__(self, parts: Sequence[Part] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts: tuple[Part, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.set_parts(parts)

    def set_parts(self, parts: Sequence[Part]) -> None:
        """Show parts; their values need not add up to anything."""
        self._parts = tuple(parts)
        self.setAccessibleName(", ".join(part.text for part in parts if part.text))
        self.update()

    def wanted_size(self) -> QSize:
        t = theme()
        widths = sum(t.metrics(Role.SMALL_BOLD).horizontalAdvance(part.text) + t.px(8) for part in self._parts)
        return QSize(round(max(widths, t.px(160))), round(t.px(14) + t.metrics(Role.SMALL_BOLD).height()))

    def paint(self, painter: QPainter) -> None:
        t = theme()
        total = sum(part.value for part in self._parts)
        if total <= 0:
            return
        bar = QRectF(0, 0, self.width(), t.px(12))
        painter.save()
        painter.setClipPath(paint.rounded(bar, 4))
        x = 0.0
        for part in self._parts:
            width = bar.width() * part.value / total
            _segment(painter, QRectF(x, 0, width, bar.height()), part, 7)
            x += width
            painter.fillRect(QRectF(x - .7, 0, 1.4, bar.height()), t.colour("raised"))
        painter.restore()
        last = len(self._parts) - 1
        for k, part in enumerate(self._parts):
            align = paint.LEFT if k == 0 else paint.RIGHT if k == last else paint.CENTRE
            paint.text(painter, QRectF(0, bar.bottom() + 1, self.width(), self.height() - bar.bottom()), part.text,
                       Role.SMALL_BOLD, part.text_colour, align)


class StackBar(Painted):
    """Points by source as one bar on a common scale, with the sum behind it."""

    def __init__(self, parts: Sequence[Part], scale: float, total: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._parts = tuple(parts)
        self._scale = max(1e-6, scale)
        self._total = total
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def wanted_size(self) -> QSize:
        t = theme()
        return QSize(t.px(200), round(t.metrics(Role.NAME).height()) + t.px(10))

    def least_size(self) -> QSize:
        return QSize(theme().px(120), self.wanted_size().height())

    def paint(self, painter: QPainter) -> None:
        t = theme()
        height = self.height() - 2.0
        room = self.width() - t.metrics(Role.NAME).horizontalAdvance(self._total) - t.px(12)
        x = .5
        for part in self._parts:
            width = room * part.value / self._scale
            if width <= 0:
                continue
            box = QRectF(x, 1, width, height)
            _segment(painter, box, part, 9)
            if width > t.metrics(Role.BODY_BOLD).horizontalAdvance(part.text) + 4:
                paint.text(painter, box, part.text, Role.BODY_BOLD, part.text_colour, paint.CENTRE)
            x += width
            painter.fillRect(QRectF(x - .75, 1, 1.5, height), t.colour("panel"))
        painter.setPen(QPen(t.colour("map_ink"), 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRect(QRectF(.5, 1, x - .5, height))
        paint.text(painter, QRectF(x + t.px(8), 0, self.width() - x - t.px(8), self.height()), self._total, Role.NAME)


class Swatch(Painted):
    """The key of one series: a square with its fill, and its name."""

    def __init__(self, part: Part, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._part = part
        self.setAccessibleName(part.text)

    def wanted_size(self) -> QSize:
        t = theme()
        metrics = t.metrics(Role.SMALL)
        return QSize(round(metrics.horizontalAdvance(self._part.text)) + t.px(26), round(metrics.height()) + 4)

    def least_size(self) -> QSize:
        return QSize(theme().px(60), self.wanted_size().height())

    def paint(self, painter: QPainter) -> None:
        t = theme()
        side = t.px(14)
        box = QRectF(0, (self.height() - side) / 2, side, side)
        _segment(painter, box, self._part, 7)
        paint.text(painter, QRectF(side + t.px(8), 0, self.width() - side - t.px(8), self.height()), self._part.text,
                   Role.SMALL)
