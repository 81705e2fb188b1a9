"""The journal: a line for each thing that happened, striped in the player's colour, with headings for rounds and turns.

It is a table of one column and not a list: a list lays all rows out anew whenever one comes, in Python.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from desktop.robust import guarded
from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.icons import paint_icon
from desktop.theme.palette import mix
from desktop.theme.style import theme
from desktop.widgets.base import Themed

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class JournalRow:
    """A line: the step of the history it belongs to, its sentence, icon, colour of the stripe, marks.

    `heading` rows head a round or turn. `chance` and `revealed` show a die or an eye at the right.
    """

    node: int
    text: str
    icon: str = ""
    colour: str = ""
    heading: bool = False
    chance: bool = False
    revealed: bool = False
    note: str = ""
    """What is told besides, below it: what a card says."""


class _Model(QAbstractListModel):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows: list[JournalRow] = []

    @guarded(0)
    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.rows)

    @guarded()
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row = self.rows[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return row.text
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return row.note
        return None

    def show_rows(self, rows: list[JournalRow]) -> int:
        """Show these rows; the common beginning stays. Returns its length."""
        same = 0
        for old, new in zip(self.rows, rows, strict=False):
            if old is not new and old != new:
                break
            same += 1
        if same < len(self.rows):
            self.beginRemoveRows(QModelIndex(), same, len(self.rows) - 1)
            del self.rows[same:]
            self.endRemoveRows()
        if same < len(rows):
            self.beginInsertRows(QModelIndex(), same, len(rows) - 1)
            self.rows.extend(rows[same:])
            self.endInsertRows()
        return same


class _Painter(QStyledItemDelegate):
    def __init__(self, parent: QWidget, model: _Model) -> None:
        super().__init__(parent)
        self._model = model

    def _left(self) -> int:
        return theme().px(38)

    def _right(self, row: JournalRow) -> int:
        """Return what is kept free of words at the right: for the mark, if there is one."""
        return theme().px(28 if row.chance or row.revealed else 6)

    def height(self, row: JournalRow, width: int) -> int:
        """Return how high a row is at a width."""
        t = theme()
        if row.heading:
            return t.px(26)
        room = width - self._left() - self._right(row)
        note = paint.text_height(row.note, room, Role.SMALL) if row.note else 0
        return round(paint.text_height(row.text, room, Role.BODY) + note) + t.px(7)

    @guarded()
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        t = theme()
        row = self._model.rows[index.row()]
        box = QRectF(option.rect)  # type: ignore[attr-defined]
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        if row.heading:
            paint.text(painter, box.adjusted(t.px(8), 0, -4, 0), row.text, Role.SMALL_BOLD, "gold_text")
            width = t.metrics(Role.SMALL_BOLD).horizontalAdvance(row.text)
            line = QRectF(box.left() + width + t.px(16), box.center().y(), box.width() - width - t.px(24), 1)
            painter.fillRect(line, t.colour("line"))
        else:
            if option.state & option.state.State_MouseOver:  # type: ignore[attr-defined]
                painter.fillRect(box, t.colour(mix(t.hex("panel"), t.hex("gold_hi"), .16)))
            if row.colour:
                stripe = QRectF(box.left() + t.px(8), box.top() + t.px(3), t.px(4), box.height() - t.px(6))
                painter.fillPath(paint.rounded(stripe, 1.5), t.colour(row.colour))
            side = t.px(16)
            if row.icon:
                paint_icon(painter, row.icon, QRectF(box.left() + t.px(17), box.top() + t.px(3), side, side), t.hex("ink2"))
            area = box.adjusted(self._left(), t.px(3), -self._right(row), -1)
            top = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
            paint.text(painter, area, row.text, Role.BODY, "ink", top, wrap=True)
            if row.note:
                below = area.adjusted(0, paint.text_height(row.text, area.width(), Role.BODY), 0, 0)
                paint.text(painter, below, row.note, Role.SMALL, "ink2", top, wrap=True)
            if row.chance or row.revealed:
                mark = "mdi6.dice-5-outline" if row.chance else "mdi6.eye-outline"
                paint_icon(painter, mark, QRectF(box.right() - t.px(22), box.top() + t.px(4), t.px(14), t.px(14)), t.hex("ink3"))
        painter.restore()


class _Table(QTableView):
    """One column as wide as the view, whose rows are as high as their texts need."""

    def __init__(self, model: _Model) -> None:
        super().__init__()
        self._rows = model
        self._painter = _Painter(self, model)
        self._width = 0
        self.setFrameShape(QTableView.Shape.NoFrame)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        self.horizontalHeader().hide()
        self.horizontalHeader().setStretchLastSection(True)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(1)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.setModel(model)
        self.setItemDelegate(self._painter)
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.setInterval(0)
        self._again.timeout.connect(self._on_again)

    def is_at_end(self) -> bool:
        """Return whether the last rows are in sight."""
        bar = self.verticalScrollBar()
        return bar.value() >= bar.maximum() - 40

    @guarded()
    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Letters are the table's commands: nothing is searched by typing here.
        if event.text().isalnum():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def measure(self, first: int) -> None:
        """Give all rows from this one on their heights."""
        header, rows = self.verticalHeader(), self._rows.rows
        self._width = self.viewport().width()
        header.blockSignals(True)  # the view would hear of each row
        for number in range(first, len(rows)):
            header.resizeSection(number, self._painter.height(rows[number], self._width))
        header.blockSignals(False)
        self.updateGeometries()
        self.viewport().update()

    def measure_soon(self) -> None:
        """Measure all rows before the next picture: fonts or width have changed, perhaps several times."""
        self._again.start()

    @guarded()
    def _on_again(self) -> None:
        at_end = self.is_at_end()
        self.measure(0)
        if at_end:
            self.scrollToBottom()

    @guarded()
    def resizeEvent(self, event: QResizeEvent) -> None:
        at_end = self.is_at_end()
        super().resizeEvent(event)
        if self.viewport().width() != self._width:
            self.measure_soon()
        if at_end:
            self.scrollToBottom()


class JournalDock(Themed, QWidget):
    """The journal. Signals: `node_activated(int)` with the step whose line was clicked."""

    node_activated = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._model = _Model(self)
        self.list = _Table(self._model)
        self.list.setAccessibleName(self.tr("Journal"))
        self.list.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # Not by a click: the keys stay with the board and its panels.
        self.list.activated.connect(self._on_activated)
        self.list.clicked.connect(self._on_activated)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 2, 0, 4)
        box.addWidget(self.list)
        self.follow_theme()

    def show_rows(self, rows: Sequence[JournalRow]) -> None:
        """Show the journal; if the end was in sight it stays in sight."""
        at_end = self.list.is_at_end()
        self.list.measure(self._model.show_rows(list(rows)))
        if at_end:
            self.list.scrollToBottom()

    @property
    def texts(self) -> list[str]:
        """The sentences shown, for tests."""
        return [row.text for row in self._model.rows]

    def theme_changed(self) -> None:
        super().theme_changed()
        self.list.measure_soon()

    @guarded()
    def _on_activated(self, index: QModelIndex) -> None:
        row = self._model.rows[index.row()]
        self.node_activated.emit(row.node)
