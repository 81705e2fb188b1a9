"""The chart of points by round: a line a player, told apart by dashes and emblems too."""
from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QLocale, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from desktop.robust import guarded
from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.heraldry import paint_crest
from desktop.theme.icons import paint_icon
from desktop.theme.palette import PlayerColour, mix
from desktop.theme.style import theme
from desktop.widgets.base import Painted

_DASHES: tuple[tuple[float, ...], ...] = ((), (7, 1.6), (2.6, 1.6), (7, 1.6, 1.2, 1.6), (1, 1.6), (4, 1.6))


@dataclass(frozen=True, slots=True)
class ChartLine:
    """A player's points after each round (the first value is the start), and what stands at the line's end."""

    player: PlayerColour
    label: str
    values: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class ChartMark:
    """Something that happened after a round (its index into the values)."""

    index: int
    text: str


class PointsChart(Painted):
    """Points by round, in bands for the sections of the game.

    Signals: `index_clicked(int)` with the index of the nearest round.
    """

    index_clicked = Signal(int)

    def __init__(self, lines: Sequence[ChartLine], sections: Sequence[tuple[str, int]] = (),
                 marks: Sequence[ChartMark] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines = tuple(lines)
        self._sections = tuple(sections)  # name, number of rounds
        self._marks = tuple(marks)
        self._count = max((len(line.values) for line in lines), default=0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName("; ".join(line.label for line in lines))
        self.setAccessibleDescription("; ".join(mark.text for mark in self._marks))

    def wanted_size(self) -> QSize:
        return QSize(theme().px(400), theme().px(150))

    def least_size(self) -> QSize:
        return QSize(theme().px(240), theme().px(90))

    def _legend_width(self) -> float:
        metrics = theme().metrics(Role.BODY_BOLD)
        return max((metrics.horizontalAdvance(line.label) for line in self._lines), default=0) + theme().px(44)

    def _plot(self) -> QRectF:
        t = theme()
        left = t.metrics(Role.SMALL).horizontalAdvance("000") + t.px(8)
        bottom = t.metrics(Role.SMALL).height() + t.px(4)
        return QRectF(left, t.px(8), max(10.0, self.width() - left - self._legend_width()),
                      max(10.0, self.height() - t.px(8) - bottom))

    def _top(self) -> float:
        most = max((max(line.values, default=0) for line in self._lines), default=0)
        step = 5 if most <= 20 else 10
        return max(step, -(-most // step) * step)

    def _place(self, plot: QRectF, index: int, value: float) -> QPointF:
        steps = max(1, self._count - 1)
        return QPointF(plot.left() + plot.width() * index / steps, plot.bottom() - plot.height() * value / self._top())

    def paint(self, painter: QPainter) -> None:
        plot = self._plot()
        self._paint_grid(painter, plot)
        for number, line in enumerate(self._lines):
            self._paint_line(painter, plot, number, line)
        for number, line in enumerate(self._lines):  # emblems above all lines
            self._paint_emblems(painter, plot, number, line)
        self._paint_marks(painter, plot)
        self._paint_legend(painter, plot)

    def _paint_grid(self, painter: QPainter, plot: QRectF) -> None:
        t = theme()
        steps = max(1, self._count - 1)
        start = 0
        for number, (name, rounds) in enumerate(self._sections):
            x = plot.left() + plot.width() * start / steps
            width = plot.width() * min(rounds, steps - start) / steps
            if width <= 0:
                break
            if number % 2 == 0:
                painter.fillRect(QRectF(x, plot.top(), width, plot.height()), t.colour("sunken", .55))
            paint.text(painter, QRectF(x, plot.bottom() + 2, width, self.height() - plot.bottom() - 2), name,
                       Role.GROUP_TITLE, "ink2", paint.CENTRE)
            start += rounds
        top = self._top()
        parts = 4 if top % 4 == 0 and plot.height() > t.px(80) else 2
        half = t.metrics(Role.SMALL).height() / 2
        for k in range(parts + 1):
            value = top * k / parts
            y = self._place(plot, 0, value).y()
            painter.setPen(QPen(t.colour("line"), 1))
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
            words = QLocale().toString(float(value), "g", 6)
            paint.text(painter, QRectF(0, y - half, plot.left() - t.px(6), 2 * half), words, Role.SMALL, "ink2", paint.RIGHT)

    def _paint_line(self, painter: QPainter, plot: QRectF, number: int, line: ChartLine) -> None:
        if len(line.values) < 2:
            return
        t = theme()
        path = QPainterPath(self._place(plot, 0, line.values[0]))
        for index, value in enumerate(line.values[1:], 1):
            path.lineTo(self._place(plot, index, value))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(t.colour("panel"), 5.5))
        painter.drawPath(path)
        colour = mix(line.player.colour, "#FFFFFF", .18) if t.palette.dark else mix(line.player.colour, "#000000", .14)
        pen = QPen(t.colour(colour), 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        dashes = _DASHES[number % len(_DASHES)]
        if dashes:
            pen.setDashPattern(list(dashes))
        painter.setPen(pen)
        painter.drawPath(path)

    def _paint_emblems(self, painter: QPainter, plot: QRectF, number: int, line: ChartLine) -> None:
        t = theme()
        step = max(3, self._count // 5)
        side = min(t.px(12), plot.height() / 5)
        for index in range(min(2 + number, max(0, self._count - 1)), len(line.values) - 1, step):
            centre = self._place(plot, index, line.values[index])
            painter.setPen(QPen(t.colour("panel"), 1.5))
            painter.setBrush(t.colour(line.player.colour))
            painter.drawEllipse(centre, side * .75, side * .75)
            paint_icon(painter, line.player.emblem, QRectF(centre.x() - side / 2, centre.y() - side / 2, side, side),
                       line.player.text)

    def mark_boxes(self) -> list[QRectF]:
        """Return where each mark's words stand, empty where they would cover other words or most of the lines.

        The tooltip at a mark says its words all the same.
        """
        t, plot = theme(), self._plot()
        high = t.metrics(Role.SMALL_BOLD).height() + 2
        rows = min(2, int(plot.height() / (3 * high)))
        found: list[QRectF] = []
        for mark in self._marks:
            x = self._place(plot, mark.index, 0).x()
            width = t.metrics(Role.SMALL_BOLD).horizontalAdvance(mark.text) + t.px(14)
            left = x + 6 if x + width + 6 < plot.right() else x - width - 6
            boxes = (QRectF(left, plot.top() + row * (high + 2), width, high) for row in range(rows))
            found.append(next((box for box in boxes if not any(box.intersects(other) for other in found)), QRectF()))
        return found

    def _paint_marks(self, painter: QPainter, plot: QRectF) -> None:
        t = theme()
        for mark, box in zip(self._marks, self.mark_boxes(), strict=True):
            x = self._place(plot, mark.index, 0).x()
            painter.setPen(QPen(t.colour("ink2"), 1, Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(x, plot.top() - 4), QPointF(x, plot.bottom()))
            if not box.isEmpty():
                paint.box(painter, box, "raised", None, box.height() / 2)
                paint.text(painter, box, mark.text, Role.SMALL_BOLD, "ink", paint.CENTRE)

    def marks_at(self, at: QPointF) -> str:
        """Return the words of the marks near a place of the chart, a line each."""
        plot = self._plot()
        near = [mark.text for mark in self._marks if abs(self._place(plot, mark.index, 0).x() - at.x()) <= theme().px(10)]
        return "\n".join(near) if plot.top() - 8 <= at.y() <= plot.bottom() else ""

    @guarded(False)
    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            QToolTip.showText(event.globalPos(), self.marks_at(QPointF(event.pos())), self)
            return True
        return super().event(event)

    def _paint_legend(self, painter: QPainter, plot: QRectF) -> None:
        t = theme()
        row = max(t.px(21), t.metrics(Role.BODY_BOLD).height() + 2)
        ends = sorted(((self._place(plot, len(line.values) - 1, line.values[-1]).y(), line)
                       for line in self._lines if line.values), key=lambda end: end[0])
        places, last = [], -row
        for y, line in ends:
            last = max(y, last + row)
            places.append([last, line])
        over = (places[-1][0] + row / 2 - self.height()) if places else 0
        for place, line in places:
            y = place - max(0.0, over)
            paint_crest(painter, line.player, QPointF(plot.right() + t.px(20), y), t.px(19))
            paint.text(painter, QRectF(plot.right() + t.px(34), y - row / 2, self.width() - plot.right() - t.px(34), row),
                       line.label, Role.BODY_BOLD)

    @guarded()
    def mousePressEvent(self, event: QMouseEvent) -> None:
        plot = self._plot()
        if self._count > 1 and plot.adjusted(-6, -6, 6, 24).contains(event.position()):
            part = (event.position().x() - plot.left()) / plot.width()
            self.index_clicked.emit(min(self._count - 1, max(0, round(part * (self._count - 1)))))
