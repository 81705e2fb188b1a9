"""The history as a tree of gestures: the current line in gold, what redo would bring hollow, other branches beside it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPen, QShowEvent
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from desktop.robust import guarded
from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.icons import paint_icon
from desktop.theme.palette import mix
from desktop.theme.style import theme
from desktop.widgets.base import Painted

MOST_ROWS = 400
"""More are not to be shown: older gestures can still be taken back one by one."""


@dataclass(frozen=True, slots=True)
class HistoryRow:
    """A gesture: the step at its end, its name, the column of its branch, the row of the gesture before it (-1: none).

    `state`: "past" (on the way to the current one), "current", "future" (redo goes there), "other" (another branch).
    """

    node: int
    text: str
    column: int
    parent: int
    state: str
    colour: str = ""
    chance: bool = False
    revealed: bool = False


class _Tree(Painted):
    """Signals: `node_chosen(int)`."""

    node_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[HistoryRow, ...] = ()
        self._hovered = -1
        self._focused = -1
        self.setMouseTracking(True)
        # Not by a click: the keys stay with the board and its panels.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(self.tr("History"))

    def row_height(self) -> int:
        return theme().px(25)

    def wanted_size(self) -> QSize:
        return QSize(theme().px(180), len(self.rows) * self.row_height() + theme().px(8))

    def least_size(self) -> QSize:
        return QSize(theme().px(120), self.wanted_size().height())

    def _centre(self, number: int) -> QPointF:
        row = self.rows[number]
        return QPointF(theme().px(16 + 16 * min(row.column, 5)), theme().px(4) + (number + .5) * self.row_height())

    def paint(self, painter: QPainter) -> None:
        t = theme()
        # Of a long game only what is in sight is drawn.
        high = self.row_height()
        top, bottom = self.exposed.top() // high - 1, self.exposed.bottom() // high + 1
        for number, row in enumerate(self.rows):
            if row.parent >= 0 and row.parent <= bottom and number >= top:
                start, end = self._centre(row.parent), self._centre(number)
                walked = row.state in ("past", "current")
                pen = QPen(t.colour("gold" if walked else "line2"), 2 if walked else 1.3)
                if row.state == "other":
                    pen.setStyle(Qt.PenStyle.DashLine)
                painter.setPen(pen)
                if start.x() != end.x():
                    bend = QPointF(end.x(), start.y() + self.row_height() * .6)
                    painter.drawLine(start, bend)
                    start = bend
                painter.drawLine(start, end)
        columns = max((row.column for row in self.rows), default=0)
        left = t.px(30 + 16 * min(columns, 5))
        for number in range(max(0, top), min(len(self.rows), bottom + 1)):
            row = self.rows[number]
            centre = self._centre(number)
            band = QRectF(0, centre.y() - self.row_height() / 2, self.width(), self.row_height())
            if number in (self._hovered, self._focused if self.hasFocus() else -1):
                painter.fillRect(band, t.colour(mix(t.hex("panel"), t.hex("gold_hi"), .18)))
            radius = t.px(6 if row.state == "current" else 4.5)
            painter.setPen(QPen(t.colour("gold" if row.state in ("past", "current") else "line2"), 1.6))
            painter.setBrush(t.colour("gold" if row.state == "current" else "raised"))
            painter.drawEllipse(centre, radius, radius)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            x = left
            if row.colour:
                painter.fillPath(paint.rounded(QRectF(x, centre.y() - t.px(6), t.px(4), t.px(12)), 1.5), t.colour(row.colour))
                x += t.px(9)
            if row.chance or row.revealed:
                mark = "mdi6.dice-5-outline" if row.chance else "mdi6.eye-outline"
                paint_icon(painter, mark, QRectF(x, centre.y() - t.px(7), t.px(14), t.px(14)), t.hex("danger"))
                x += t.px(18)
            role = Role.BODY_BOLD if row.state == "current" else Role.BODY
            ink = "ink" if row.state in ("past", "current") else "ink3"
            paint.text(painter, QRectF(x, band.top(), self.width() - x - 6, band.height()), row.text, role, ink)

    def current(self) -> int:
        """Return the row of the current gesture, -1 if it is not among the rows."""
        return next((number for number, row in enumerate(self.rows) if row.state == "current"), -1)

    def _row_at(self, y: float) -> int:
        number = int((y - theme().px(4)) // self.row_height())
        return number if 0 <= number < len(self.rows) else -1

    @guarded()
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        hovered = self._row_at(event.position().y())
        if hovered != self._hovered:
            self._hovered = hovered
            self.update()

    @guarded()
    def mousePressEvent(self, event: QMouseEvent) -> None:
        number = self._row_at(event.position().y())
        if number >= 0 and event.button() == Qt.MouseButton.LeftButton:
            self._focused = number
            self.node_chosen.emit(self.rows[number].node)

    @guarded()
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down) and self.rows:
            step = 1 if event.key() == Qt.Key.Key_Down else -1
            start = self._focused if 0 <= self._focused < len(self.rows) else self.current()
            self._focused = max(0, min(len(self.rows) - 1, start + step))
            self.setAccessibleDescription(self.rows[self._focused].text)
            self.update()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and 0 <= self._focused < len(self.rows):
            self.node_chosen.emit(self.rows[self._focused].node)
        else:
            super().keyPressEvent(event)


class HistoryDock(QWidget):
    """The history. Signals: `node_chosen(int)` with the step to go to."""

    node_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.tree = _Tree()
        self.tree.node_chosen.connect(self.node_chosen)
        self._area = QScrollArea()
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QScrollArea.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.viewport().setAutoFillBackground(False)
        self.tree.setAutoFillBackground(False)
        self._area.setWidget(self.tree)
        # Another size of the dock or of the text must not lose the current gesture.
        self._area.verticalScrollBar().rangeChanged.connect(self._show_current)
        box = QVBoxLayout(self)
        box.setContentsMargins(2, 2, 2, 4)
        box.addWidget(self._area)

    def show_rows(self, rows: tuple[HistoryRow, ...]) -> None:
        """Show the tree (at most `MOST_ROWS`); the current gesture comes into sight."""
        if rows == self.tree.rows:
            return
        self.tree.rows = rows
        self.tree.updateGeometry()
        self.tree.update()
        self.tree.resize(self.tree.width(), max(self.tree.height(), self.tree.wanted_size().height()))
        self._show_current()

    def _show_current(self) -> None:
        current = self.tree.current()
        if current >= 0:
            y = round((current + .5) * self.tree.row_height())
            self._area.ensureVisible(0, y, 0, self.tree.row_height() * 2)

    @guarded()
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._show_current()
