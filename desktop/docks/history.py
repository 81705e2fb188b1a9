"""The history as a tree of gestures: the line that is played in gold, what redo would bring hollow, other lines beside it.

A row stands for a gesture, or folded for several: a bot's turn, another line. The arrow before its name unfolds it.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPainterPath, QPen, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QToolTip, QVBoxLayout, QWidget

from desktop.robust import guarded
from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.icons import paint_icon
from desktop.theme.palette import mix
from desktop.theme.style import theme
from desktop.widgets.base import Painted
from desktop.widgets.buttons import Button, Kind
from desktop.widgets.labels import IconLabel, Label

DICE, EYE, PASSED = "mdi6.dice-5-outline", "mdi6.eye-outline", "mdi6.arrow-right-bold-outline"
COLUMNS = 5
"""More columns than this are drawn over each other."""


@dataclass(frozen=True, slots=True)
class HistoryRow:
    """A gesture: the step at its end, its name, the column of its line, the row of the gesture before it (-1: none).

    `state`: "past" (on the way to the current one), "current", "future" (redo goes there), "other" (another line).
    `key` is what unfolds the row and folds it again (0: there is nothing to unfold), `steps` are the steps folded into it.
    """

    node: int
    text: str
    column: int
    parent: int
    state: str
    colour: str = ""
    chance: bool = False
    revealed: bool = False
    passed: bool = False
    key: int = 0
    opened: bool = False
    steps: tuple[int, ...] = ()
    heading: str = ""
    """The part of the game that begins with it, told above it."""

    @property
    def marks(self) -> tuple[str, ...]:
        """The icons of what can't be taken back freely."""
        return tuple(icon for icon, shown in ((DICE, self.chance), (EYE, self.revealed)) if shown)


def _as_it_is(row: HistoryRow) -> str:
    return row.text


class Tree(Painted):
    """The rows. Signals: `node_chosen(int)`, `fold_requested(int)` with a row's key."""

    node_chosen = Signal(int)
    fold_requested = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[HistoryRow, ...] = ()
        self._source: Callable[[], tuple[HistoryRow, ...]] | None = None
        """Makes the rows when they are looked at: while the dock is hidden nobody does."""
        self.tip: Callable[[HistoryRow], str] = _as_it_is
        """What the tooltip of a row says."""
        self.allows: Callable[[HistoryRow], bool] = lambda _row: True
        """Whether the table lets one go to a row."""
        self.strict = True
        """Whether marked steps can't be taken back freely: then their marks warn."""
        self._columns = 0
        self._folds = False
        self._headed: list[int] = []
        """The rows with a heading above them."""
        self._hovered = -1
        self._focused = -1
        self.setMouseTracking(True)
        # Not by a click: the keys stay with the board and its panels.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(self.tr("History"))

    @property
    def rows(self) -> tuple[HistoryRow, ...]:
        """The rows."""
        if self._source is not None:
            self.show_rows(self._source())
        return self._rows

    def show_later(self, source: Callable[[], tuple[HistoryRow, ...]]) -> None:
        """Show the rows that this gives when they are looked at."""
        self._source = source

    def show_rows(self, rows: tuple[HistoryRow, ...]) -> None:
        """Show other rows."""
        self._source = None
        self._rows = rows
        self._columns = min(COLUMNS, max((row.column for row in rows), default=0))
        self._folds = any(row.key for row in rows)
        self._headed = [number for number, row in enumerate(rows) if row.heading]
        self._hovered = -1
        if self._focused >= len(rows):
            self._focused = -1
        # What a screen reader says of the row with the keyboard may have changed with it.
        self.setAccessibleDescription(self.tip(rows[self._focused]) if self._focused >= 0 else "")
        self.updateGeometry()
        self.update()

    # ---- places
    def row_height(self) -> int:
        return theme().px(25)

    def _heading_height(self) -> int:
        return theme().px(22)

    def wanted_size(self) -> QSize:
        return QSize(theme().px(180), self._top(len(self.rows)) + theme().px(4))

    def least_size(self) -> QSize:
        return QSize(theme().px(120), self.wanted_size().height())

    def _top(self, number: int) -> int:
        """Return where a row begins, below its heading; for their number where the last one ends."""
        headings = bisect_right(self._headed, number)
        return theme().px(4) + number * self.row_height() + headings * self._heading_height()

    def _centre(self, number: int) -> QPointF:
        row = self.rows[number]
        return QPointF(theme().px(16 + 16 * min(row.column, COLUMNS)), self._top(number) + self.row_height() / 2)

    def band(self, number: int) -> QRect:
        """Return the area of a row."""
        return QRect(0, self._top(number), self.width(), self.row_height())

    def _text_left(self) -> int:
        return theme().px(30 + 16 * self._columns)

    def arrow(self, number: int) -> QRect:
        """Return the area of the arrow that unfolds a row; empty if there is nothing to unfold."""
        if not self.rows[number].key:
            return QRect()
        band = self.band(number)
        return QRect(self._text_left() - theme().px(4), band.top(), theme().px(20), band.height())

    def row_at(self, y: float) -> int:
        """Return the row at a height, -1 for none."""
        number = self._last_row_above(y)
        return number if number >= 0 and y < self._top(number) + self.row_height() else -1

    def _last_row_above(self, y: float) -> int:
        return bisect_right(range(len(self.rows)), y, key=self._top) - 1

    def current(self) -> int:
        """Return the row of the current gesture, -1 if it is not among the rows."""
        return next((number for number, row in enumerate(self.rows) if row.state == "current"), -1)

    # ---- painting
    def paint(self, painter: QPainter) -> None:
        # Of a long game only what is in sight is drawn.
        top, bottom = self._last_row_above(self.exposed.top()) - 1, self._last_row_above(self.exposed.bottom()) + 2
        for wanted in (False, True):  # gold lies above
            for number, row in enumerate(self.rows):
                walked = row.state in ("past", "current")
                if walked is wanted and 0 <= row.parent <= bottom and number >= top:
                    self._paint_line(painter, number, row, walked)
        for number in range(max(0, top), min(len(self.rows), bottom + 1)):
            self._paint_row(painter, number, self.rows[number])

    def _paint_line(self, painter: QPainter, number: int, row: HistoryRow, walked: bool) -> None:
        t = theme()
        start, end = self._centre(row.parent), self._centre(number)
        pen = QPen(t.colour("gold" if walked else "line2"), t.px(2) if walked else 1.4)
        if row.state == "other" and not row.opened and (row.key or row.column != self.rows[row.parent].column):
            pen.setStyle(Qt.PenStyle.CustomDashLine)
            pen.setDashPattern([2.6, 2.2])
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if start.x() == end.x():
            painter.drawLine(start, end)
            return
        # Beside the column of the other line, so that several lines of one fork don't run through each other's rows.
        rail, bend = end.x() - t.px(9), t.px(8)
        path = QPainterPath(start)
        path.quadTo(QPointF(rail, start.y() + bend * .4), QPointF(rail, start.y() + bend * 1.6))
        path.lineTo(rail, end.y() - bend)
        path.quadTo(QPointF(rail, end.y()), end)
        painter.drawPath(path)

    def _paint_heading(self, painter: QPainter, band: QRectF, words: str) -> None:
        t = theme()
        left, high = float(self._text_left()), self._heading_height()
        width = t.metrics(Role.SMALL).horizontalAdvance(words) + 2
        paint.text(painter, QRectF(left, band.top() - high, self.width() - left, high), words, Role.SMALL, "ink2")
        rule = QRectF(left + width + t.px(8), band.top() - high / 2, self.width() - left - width - t.px(16), 1)
        if rule.width() > 0:
            painter.fillRect(rule, t.colour("line"))

    def _paint_row(self, painter: QPainter, number: int, row: HistoryRow) -> None:
        t = theme()
        centre, band = self._centre(number), QRectF(self.band(number))
        if row.heading:
            self._paint_heading(painter, band, row.heading)
        focused = number == self._focused and self.hasFocus()
        current = row.state == "current"
        if current or number == self._hovered or focused:
            strength = .30 if number == self._hovered else .16
            paint.box(painter, band.adjusted(t.px(3), 1, -t.px(3), -1), mix(t.hex("panel"), t.hex("gold_hi"), strength), None, 5)
        if focused:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(t.colour("focus"), 2))
            painter.drawRoundedRect(band.adjusted(t.px(3) + 1, 2, -t.px(3) - 1, -2), 5, 5)
        walked = row.state in ("past", "current")
        radius = (6 if current else 4.5) * t.scale
        painter.setPen(QPen(t.colour("gold" if walked else "line2"), 1.8 * t.scale))
        painter.setBrush(t.colour("gold" if current else "raised"))
        painter.drawEllipse(centre, radius, radius)
        if row.key and not row.opened:
            # A second ring: there is more in it.
            painter.setBrush(t.colour("gold" if walked else "line2"))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawEllipse(centre, 1.8 * t.scale, 1.8 * t.scale)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        x = float(self._text_left())
        side = t.px(14)
        if row.key:
            icon = "mdi6.chevron-down" if row.opened else "mdi6.chevron-right"
            paint_icon(painter, icon, QRectF(x - t.px(2), centre.y() - t.px(8), t.px(16), t.px(16)), t.hex("ink2"))
        if self._folds:
            x += t.px(16)
        if row.colour:
            painter.fillPath(paint.rounded(QRectF(x, centre.y() - t.px(6), t.px(4), t.px(12)), 1.5), t.colour(row.colour))
            x += t.px(9)
        right = self.width() - t.px(8.0)
        for mark in reversed(row.marks):
            right -= side
            ink = t.hex("danger" if self.strict else "ink2")
            paint_icon(painter, mark, QRectF(right, centre.y() - side / 2, side, side), ink)
            right -= t.px(3)
        role = Role.BODY_BOLD if current else Role.BODY_ITALIC if row.state == "other" else Role.BODY
        ink = "ink" if walked else "ink2"
        paint.text(painter, QRectF(x, band.top(), max(1.0, right - x), band.height()), row.text, role, ink)

    # ---- mouse
    @guarded()
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        hovered = self.row_at(event.position().y())
        if hovered != self._hovered:
            self._hovered = hovered
            may = hovered < 0 or self.rows[hovered].state == "current" or self.allows(self.rows[hovered])
            shape = Qt.CursorShape.ArrowCursor if hovered < 0 else Qt.CursorShape.PointingHandCursor
            self.setCursor(shape if may else Qt.CursorShape.ForbiddenCursor)
            self.update()

    @guarded()
    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = -1
        self.update()
        super().leaveEvent(event)

    @guarded()
    def mousePressEvent(self, event: QMouseEvent) -> None:
        number = self.row_at(event.position().y())
        if number < 0 or event.button() != Qt.MouseButton.LeftButton:
            return
        self._focused = number
        if self.arrow(number).contains(event.position().toPoint()):
            self.fold_requested.emit(self.rows[number].key)
        else:
            self.node_chosen.emit(self.rows[number].node)

    @guarded(False)
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            number = self.row_at(event.pos().y())
            if number < 0:
                QToolTip.hideText()
            else:
                QToolTip.showText(event.globalPos(), self.tip(self.rows[number]), self, self.band(number))
            return True
        return super().event(event)

    # ---- keys
    @guarded()
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        last = len(self.rows) - 1
        at = self._focused if 0 <= self._focused <= last else self.current()
        page = max(1, self.visibleRegion().boundingRect().height() // self.row_height() - 1)
        steps = {Qt.Key.Key_Up: at - 1, Qt.Key.Key_Down: at + 1, Qt.Key.Key_PageUp: at - page, Qt.Key.Key_PageDown: at + page,
                 Qt.Key.Key_Home: 0, Qt.Key.Key_End: last}  # fmt: skip
        if last < 0:
            super().keyPressEvent(event)
        elif key in steps:
            self.focus_row(max(0, min(last, steps[Qt.Key(key)])))
        elif key in (Qt.Key.Key_Right, Qt.Key.Key_Left) and at >= 0:
            self._fold(at, key == Qt.Key.Key_Right)
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and 0 <= self._focused <= last:
            self.node_chosen.emit(self.rows[self._focused].node)
        else:
            super().keyPressEvent(event)

    def _fold(self, number: int, open_: bool) -> None:
        """Unfold a row; fold it, or go to the row it hangs on."""
        row = self.rows[number]
        if row.key and row.opened is not open_:
            self._focused = number
            self.fold_requested.emit(row.key)
        elif not open_ and row.parent >= 0:
            self.focus_row(row.parent)

    def focus_row(self, number: int) -> None:
        """Let the keyboard be at a row."""
        self._focused = number
        self.setAccessibleDescription(self.tip(self.rows[number]))
        area = self.parentWidget().parentWidget() if self.parentWidget() is not None else None
        if isinstance(area, QScrollArea):
            middle = self.band(number).center()
            area.ensureVisible(0, middle.y(), 0, self.row_height())
        self.update()


class HistoryDock(QWidget):
    """The history. Signals: `node_chosen(int)` with the step to go to, `fold_changed` when other rows are unfolded,
    `rule_requested` to decide about taking back.
    """

    node_chosen = Signal(int)
    fold_changed = Signal()
    rule_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.opened: set[int] = set()
        """The keys of the rows that are unfolded."""
        self.tree = Tree()
        self.tree.node_chosen.connect(self.node_chosen)
        self.tree.fold_requested.connect(self._on_fold)
        self._area = QScrollArea()
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QScrollArea.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.viewport().setAutoFillBackground(False)
        self.tree.setAutoFillBackground(False)
        self._area.setWidget(self.tree)
        # Another size of the dock or of the text must not lose the current gesture.
        self._area.verticalScrollBar().rangeChanged.connect(self._on_range)
        box = QVBoxLayout(self)
        box.setContentsMargins(2, 2, 2, 2)
        box.setSpacing(0)
        box.addWidget(self._area, 1)
        box.addLayout(self._make_foot())
        self._folding = False
        self._stays = False
        """A row was unfolded: what is in sight stays there until something else happens."""

    def _make_foot(self) -> QHBoxLayout:
        foot = QHBoxLayout()
        foot.setContentsMargins(8, 0, 2, 0)
        foot.setSpacing(4)
        self._legend = [IconLabel(DICE, 14, "ink2"), IconLabel(EYE, 14, "ink2")]
        for icon, words in zip(self._legend, (self.tr("dice"), self.tr("revealed")), strict=True):
            foot.addWidget(icon)
            foot.addWidget(Label(words, Role.SMALL, "ink2"))
            foot.addSpacing(6)
        foot.addStretch(1)
        self.rule_button = Button("", Kind.QUIET, icon="mdi6.lock-open-variant-outline", height=28)
        self.rule_button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.rule_button.clicked.connect(self.rule_requested)
        foot.addWidget(self.rule_button)
        return foot

    def set_rule(self, name: str, icon: str, tip: str, strict: bool) -> None:
        """Show what the table says to taking back; `strict`: marked steps can't be taken back freely."""
        self.rule_button.set_label(name)
        self.rule_button.set_icon(icon)
        self.rule_button.setToolTip(tip)
        self.tree.strict = strict
        for icon_label, mark in zip(self._legend, (DICE, EYE), strict=True):
            icon_label.set_icon(mark, "danger" if strict else "ink2")
        self.tree.update()

    def offer_rows(self, source: Callable[[], tuple[HistoryRow, ...]]) -> None:
        """Show the tree that this gives: now if it is in sight, else when somebody looks."""
        if self.tree.isVisible():
            self.show_rows(source())
        else:
            self.tree.show_later(source)

    def show_rows(self, rows: tuple[HistoryRow, ...]) -> None:
        """Show the tree; the current gesture comes into sight."""
        if rows == self.tree.rows:
            return
        self.tree.show_rows(rows)
        self._fit()
        self._stays = self._folding
        if not self._stays:
            self._show_current()

    def _fit(self) -> None:
        self.tree.resize(self.tree.width(), max(self._area.viewport().height(), self.tree.wanted_size().height()))

    def _on_fold(self, key: int) -> None:
        self.opened ^= {key}
        self._folding = True
        self.fold_changed.emit()
        self._folding = False

    def _on_range(self) -> None:
        if not self._stays:
            self._show_current()

    @guarded()
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._stays = False
        super().resizeEvent(event)

    def _show_current(self) -> None:
        current = self.tree.current()
        if current >= 0:
            middle: QPoint = self.tree.band(current).center()
            self._area.ensureVisible(0, middle.y(), 0, self.tree.row_height() * 2)

    @guarded()
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fit()
        self._show_current()
