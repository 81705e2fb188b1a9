"""The points now: a column for each player, a row for each source; a click says what a figure is made of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QVBoxLayout, QWidget

from core.games.clash.scoring import SOURCES, score
from core.games.clash.state import State
from desktop.games.clash.why import points_text
from desktop.games.clash.words.names import piece_name, tr
from desktop.robust import guarded
from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.heraldry import paint_banner
from desktop.theme.icons import paint_icon
from desktop.theme.palette import PlayerColour, mix
from desktop.theme.style import theme
from desktop.widgets.base import Painted

ICONS = {
    "cities": "settlement", "advances": "academy", "objectives": "card_objective", "wonders": "card_wonder",
    "events": "card_event",
}  # fmt: skip
TOTAL = "total"
ROWS = (*SOURCES, TOTAL)
MIDDLE = Qt.AlignmentFlag.AlignCenter


@dataclass(frozen=True, slots=True)
class ScoreColumn:
    """A player's points in halves by source, in the order of SOURCES, and in all."""

    seat: int
    name: str
    colour: PlayerColour
    halves: tuple[int, ...]
    total: int


def columns_of(view: State, seats: Sequence[int], names: Sequence[str], colours: Sequence[PlayerColour]) -> list[ScoreColumn]:
    """Return the columns of these seats, in their order; names and colours are by seat."""
    found = []
    for seat in seats:
        scored = score(view, seat)
        halves = tuple(value for _, value in scored.sources)
        found.append(ScoreColumn(seat, names[seat], colours[seat], halves, scored.total_halves))
    return found


class ScoresTable(Painted):
    """The table. Signals: `looked(int)` with the seat whose column is under the mouse or the keyboard."""

    looked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.columns: tuple[ScoreColumn, ...] = ()
        self._cell = (0, len(SOURCES))
        """Where the keyboard is: column, row."""
        self._hovered: tuple[int, int] | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(tr("Points now"))

    def show_columns(self, columns: Sequence[ScoreColumn]) -> None:
        """Show these."""
        if tuple(columns) != self.columns:
            self.columns = tuple(columns)
            self._cell = (min(self._cell[0], max(0, len(columns) - 1)), self._cell[1])
            self._describe()
            self.update()

    def _describe(self) -> None:
        """Say the points of all players."""
        self.setAccessibleDescription("; ".join(f"{column.name} {points_text(column.total)}" for column in self.columns))

    @guarded()
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._describe()

    def figure(self, column: int, row: int) -> str:
        """Return what stands in a cell."""
        shown = self.columns[column]
        return points_text(shown.total if row == len(SOURCES) else shown.halves[row])

    # ---- layout
    def _row_height(self) -> float:
        """The height of a row: where there is room, rows grow a little."""
        least = theme().metrics(Role.BODY).height() + theme().px(6)
        return max(least, min((self.height() - self._head() - theme().px(10)) / len(ROWS), 1.35 * least))

    def _head(self) -> float:
        return theme().px(34.0)

    def _names_width(self) -> float:
        t = theme()
        words = max(t.metrics(Role.BODY).horizontalAdvance(_row_name(row)) for row in ROWS) + t.px(30)
        # The figures come first: a name narrows, then only its icon is left.
        least = t.px(38.0) * max(1, len(self.columns))
        return max(t.px(26.0), min(words, self.width() - t.px(16) - least))

    def cell(self, column: int, row: int) -> QRectF:
        """Return where a figure stands; row -1 is the head of the column."""
        t = theme()
        left = t.px(8) + self._names_width()
        width = (self.width() - t.px(8) - left) / max(1, len(self.columns))
        high = self._row_height()
        if row < 0:
            return QRectF(left + column * width, t.px(4), width, self._head() - t.px(4))
        return QRectF(left + column * width, t.px(2) + self._head() + row * high, width, high)

    def cell_at(self, at: QPointF) -> tuple[int, int] | None:
        """Return (column, row) at a place, None for none; row -1 is the head."""
        for column in range(len(self.columns)):
            for row in range(-1, len(ROWS)):
                if self.cell(column, row).contains(at):
                    return column, row
        return None

    def asked(self, at: QPoint | None) -> tuple[int, str] | None:
        """Return (seat, source) at a place, None for none; without a place, where the keyboard is. The head is the total."""
        cell = self.cell_at(QPointF(at)) if at is not None else self._cell if self.columns else None
        if cell is None:
            return None
        return self.columns[cell[0]].seat, ROWS[cell[1]] if cell[1] >= 0 else TOTAL

    def wanted_size(self) -> QSize:
        least = theme().metrics(Role.BODY).height() + theme().px(6)
        return QSize(theme().px(260), round(self._head() + len(ROWS) * least + theme().px(12)))

    def least_size(self) -> QSize:
        return QSize(theme().px(180), self.wanted_size().height())

    # ---- painting
    def paint(self, painter: QPainter) -> None:
        t = theme()
        names = self._names_width()
        best = [max((column.halves[row] for column in self.columns), default=0) for row in range(len(SOURCES))]
        best.append(max((column.total for column in self.columns), default=0))
        for place, column in enumerate(self.columns):
            head = self.cell(place, -1).adjusted(2, 0, -2, 0)
            paint_banner(painter, head, column.colour, 10)
            side = min(t.px(18.0), head.height() - 4, head.width() - 4)
            words = head.adjusted(side + t.px(8), 0, -t.px(4), 0)
            named = paint.fits(column.name, Role.SMALL_BOLD, words.width())
            x = head.left() + t.px(5) if named else head.center().x() - side / 2
            paint_icon(painter, column.colour.emblem, QRectF(x, head.center().y() - side / 2, side, side), column.colour.text)
            if named:
                paint.text(painter, words, column.name, Role.SMALL_BOLD, column.colour.text)
        for row, source in enumerate(ROWS):
            line = QRectF(t.px(8), self.cell(0, row).top() if self.columns else 0, self.width() - t.px(16), self._row_height())
            total = source == TOTAL
            if total:
                painter.fillRect(QRectF(line.left(), line.top(), line.width(), 1), t.colour("line2"))
            elif row % 2:
                painter.fillRect(line, t.colour("sunken"))
            side = t.px(15)
            icon = "victory_point" if total else ICONS[source]
            paint_icon(painter, icon, QRectF(line.left() + t.px(4), line.center().y() - side / 2, side, side), t.hex("gold_text"))
            words = QRectF(line.left() + t.px(25), line.top(), names - t.px(29), line.height())
            if words.width() > t.px(30):
                paint.text(painter, words, _row_name(source), Role.BODY_BOLD if total else Role.BODY)
            for place in range(len(self.columns)):
                self._paint_figure(painter, place, row, best[row])

    def _paint_figure(self, painter: QPainter, column: int, row: int, best: int) -> None:
        t = theme()
        box = self.cell(column, row).adjusted(2, 1, -2, -1)
        shown = self.columns[column]
        value = shown.total if row == len(SOURCES) else shown.halves[row]
        if (column, row) == self._hovered:
            paint.box(painter, box, mix(t.hex("raised"), t.hex("gold_hi"), .3), None, 4)
        leads = value and value == best
        role = Role.NAME if row == len(SOURCES) else Role.BODY_BOLD if leads else Role.BODY
        paint.text(painter, box, points_text(value), role, "ink" if value else "ink3", MIDDLE)
        if self.hasFocus() and (column, row) == self._cell:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(t.colour("focus"), 2))
            painter.drawRoundedRect(box, 4, 4)

    # ---- hands
    @guarded()
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        cell = self.cell_at(event.position())
        if cell != self._hovered:
            self._hovered = cell
            self.setCursor(Qt.CursorShape.WhatsThisCursor if cell is not None else Qt.CursorShape.ArrowCursor)
            self.update()
            if cell is not None:
                self.looked.emit(self.columns[cell[0]].seat)

    @guarded()
    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = None
        self.update()

    @guarded()
    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1)}
        step = steps.get(Qt.Key(event.key()))
        if step is None or not self.columns:
            super().keyPressEvent(event)
            return
        column = max(0, min(len(self.columns) - 1, self._cell[0] + step[0]))
        self._cell = (column, max(0, min(len(ROWS) - 1, self._cell[1] + step[1])))
        shown = self.columns[column]
        self.setAccessibleDescription(f"{shown.name}, {_row_name(ROWS[self._cell[1]])}: {self.figure(*self._cell)}")
        self.looked.emit(shown.seat)
        self.update()


def _row_name(source: str) -> str:
    return tr("Points") if source == TOTAL else piece_name(source)


class ScoresDock(QWidget):
    """The dock of the points."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = ScoresTable()
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 4, 0, 4)
        box.addWidget(self.table)
        box.addStretch(1)
