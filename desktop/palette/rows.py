"""The list of the palette: a row for each completion, with what matched marked, its keys, what follows, or why not."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QMouseEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from desktop.palette.tree import Found
from desktop.robust import guarded
from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.icons import paint_icon
from desktop.theme.palette import mix
from desktop.theme.style import theme
from desktop.widgets.buttons import cap_size, key_text, paint_cap

Index = QModelIndex | QPersistentModelIndex
SHOWN = 200
"""Rows that the list shows; more are found by typing."""


class RowsModel(QAbstractListModel):
    """The rows that are shown. `spoken` is what a row says to those who don't see it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.rows: list[Found] = []
        self.headings: list[str] = []
        """What stands above each row, "" for nothing."""

    def show_rows(self, rows: Sequence[Found], headed: bool) -> None:
        """Show these rows; with headings above the first one of each group. What is only near is headed always."""
        self.beginResetModel()
        self.rows = list(rows[:SHOWN])
        self.headings = []
        before = ""
        for row in self.rows:
            group = self.tr("Did you mean") if row.near else row.completion.group if headed else ""
            self.headings.append(group if group != before else "")
            before = group
        self.endResetModel()

    @guarded(0)
    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.rows)

    @guarded()
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        row = self.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.spoken(index.row())
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return row.completion.refusal or row.completion.note
        if role == Qt.ItemDataRole.ToolTipRole:
            return "\n".join(part for part in (row.text, _second(row)) if part)
        return None

    def spoken(self, number: int) -> str:
        """Return a row in words."""
        entry = self.rows[number].completion
        parts = [self.headings[number], self.rows[number].text] if self.rows[number].near else [self.rows[number].text]
        if entry.refusal:
            parts += [self.tr("not possible"), entry.refusal, entry.section]
        else:
            parts += [entry.note, key_text(entry.key) if entry.key else "", self.tr("more follows") if entry.is_step else ""]
        return ", ".join(part.rstrip(".") for part in parts if part)


def _second(row: Found) -> str:
    entry = row.completion
    if not entry.refusal:
        return entry.note
    return f"{entry.refusal}  ·  {entry.section}" if entry.section else entry.refusal


class RowsPainter(QStyledItemDelegate):
    """Draws the rows of a list; where it `wraps`, the lower line of a row goes on where it is too long."""

    def __init__(self, view: RowsList, model: RowsModel, *, wraps: bool = False) -> None:
        super().__init__(view)
        self._view = view
        self._model = model
        self._wraps = wraps

    def height(self, number: int) -> int:
        """Return how high a row is, its heading with it."""
        t = theme()
        row = self._model.rows[number]
        width = 0.0
        if self._wraps:
            left, right = self._sides(QRectF(2, 0, self._view.viewport().width() - 4, 1), row)
            width = right - left
        height = t.metrics(Role.BODY_BOLD).height() + t.px(14) + self._low(_second(row), width)
        return round(height) + (self._heading() if self._model.headings[number] else 0)

    def _low(self, second: str, width: float) -> float:
        """Return the height of the lower line."""
        if not second:
            return 0.0
        high = theme().metrics(Role.SMALL).height()
        return max(high, paint.text_height(second, width, Role.SMALL)) if self._wraps else high

    def _sides(self, face: QRectF, row: Found) -> tuple[float, float]:
        """Return from where to where the words go."""
        t = theme()
        return face.left() + t.px(42), face.right() - self._end(row) - t.px(8)

    @staticmethod
    def _heading() -> int:
        return theme().px(26)

    @guarded(QSize)
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(100, self.height(index.row()))

    @guarded()
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        t = theme()
        row = self._model.rows[index.row()]
        entry = row.completion
        box = QRectF(option.rect)  # type: ignore[attr-defined]
        chosen = bool(option.state & option.state.State_Selected)  # type: ignore[attr-defined]
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        heading = self._model.headings[index.row()]
        if heading:
            self._paint_heading(painter, QRectF(box.left(), box.top(), box.width(), self._heading()), heading)
            box.setTop(box.top() + self._heading())
        face = box.adjusted(2, 1, -2, -1)
        if chosen:
            paint.box(painter, face, mix(t.hex("gold_hi"), t.hex("raised"), .55 if not t.palette.dark else .74), "gold", 6, 1.4)
        elif option.state & option.state.State_MouseOver:  # type: ignore[attr-defined]
            paint.box(painter, face, mix(t.hex("panel"), t.hex("gold_hi"), .14), None, 6)
        left, right = self._sides(face, row)
        self._paint_end(painter, face, row)
        ink = "ink3" if entry.refusal else "ink"
        icon = "mdi6.lock-outline" if entry.refusal and not entry.icon else entry.icon
        if icon:
            side = t.px(22)
            at = QRectF(face.left() + t.px(11), face.center().y() - side / 2, side, side)
            paint_icon(painter, icon, at, t.hex("ink3" if entry.refusal else "ink2"))
        second = _second(row)
        high, low = t.metrics(Role.BODY_BOLD).height(), self._low(second, right - left)
        top = face.center().y() - (high + low) / 2
        self._paint_text(painter, QRectF(left, top, right - left, high), row, ink)
        if second:
            colour = "danger" if entry.refusal else "ink2"
            paint.text(painter, QRectF(left, top + high, right - left, low + 1), second, Role.SMALL, colour, wrap=self._wraps)
        painter.restore()

    def _paint_heading(self, painter: QPainter, box: QRectF, heading: str) -> None:
        t = theme()
        inner = box.adjusted(t.px(10), t.px(4), -t.px(6), 0)
        width = t.metrics(Role.GROUP_TITLE).horizontalAdvance(heading)
        paint.text(painter, inner, heading, Role.GROUP_TITLE, "gold_text")
        painter.fillRect(QRectF(inner.left() + width + t.px(10), inner.center().y(), inner.width() - width - t.px(10), 1),
                         t.colour("line"))

    @staticmethod
    def _end(row: Found) -> float:
        """Return the width of key caps, or of the sign that steps follow."""
        t = theme()
        if row.completion.key:
            return cap_size(key_text(row.completion.key)).width() + t.px(14)
        return t.px(18) + t.px(10) if row.completion.is_step else 0.0

    @staticmethod
    def _paint_end(painter: QPainter, face: QRectF, row: Found) -> None:
        t = theme()
        entry = row.completion
        if entry.key:
            words = key_text(entry.key)
            width = cap_size(words).width()
            paint_cap(painter, face.right() - width - t.px(10), face.center().y(), words, "ink3" if entry.refusal else "ink2")
        elif entry.is_step:
            side = t.px(18)
            at = QRectF(face.right() - side - t.px(8), face.center().y() - side / 2, side, side)
            paint_icon(painter, "mdi6.chevron-right", at, t.hex("ink2"))

    def _paint_text(self, painter: QPainter, box: QRectF, row: Found, ink: str) -> None:
        """Draw the text, what matched in gold and underlined. What is too long is cut at its beginning: the end says most."""
        t = theme()
        font = t.font(Role.BODY_BOLD)
        places = set(row.places)
        metrics = QFontMetricsF(font)
        if not places or metrics.horizontalAdvance(row.text) > box.width():
            align = Qt.TextElideMode.ElideLeft if len(row.steps) > 1 else Qt.TextElideMode.ElideRight
            painter.setFont(font)
            painter.setPen(t.colour(ink))
            painter.drawText(box, int(paint.LEFT), metrics.elidedText(row.text, align, box.width()))
            return
        painter.setFont(font)
        x = box.left()
        for marked, run in _runs(row.text, places):
            width = metrics.horizontalAdvance(run)
            painter.setPen(t.colour("gold_text" if marked and ink == "ink" else ink))
            painter.drawText(QRectF(x, box.top(), width + 2, box.height()), int(paint.LEFT), run)
            if marked:
                line = QRectF(x, box.center().y() + metrics.ascent() / 2, width, 1.4)
                painter.fillRect(line, t.colour("gold" if ink == "ink" else "line2"))
            x += width


def _runs(text: str, places: set[int]) -> list[tuple[bool, str]]:
    """Return a text in pieces: (whether it matched, letters)."""
    found: list[tuple[bool, str]] = []
    for k, letter in enumerate(text):
        marked = k in places
        if found and found[-1][0] is marked:
            found[-1] = (marked, found[-1][1] + letter)
        else:
            found.append((marked, letter))
    return found


class RowsList(QListView):
    """The list. The focus stays in the field above it, which moves the selection.

    `wraps`: what stands below the words of a row takes as many lines as it needs, else it is cut.

    Signals: `moved(int)` with the chosen row (-1 for none), `taken(int)` with a row that was clicked.
    """

    moved = Signal(int)
    taken = Signal(int)

    def __init__(self, parent: QWidget | None = None, *, wraps: bool = False) -> None:
        super().__init__(parent)
        self.rows = RowsModel(self)
        self._painter = RowsPainter(self, self.rows, wraps=wraps)
        if wraps:
            self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setMouseTracking(True)
        self.setAccessibleName(self.tr("Commands"))
        self.viewport().setAutoFillBackground(False)
        self.setStyleSheet("QListView { background: transparent; border: none; }")
        self.setModel(self.rows)
        self.setItemDelegate(self._painter)

    @property
    def chosen(self) -> int:
        """The chosen row, -1 for none."""
        return self.currentIndex().row()

    def show_rows(self, rows: Sequence[Found], headed: bool, chosen: int = 0) -> None:
        """Show rows and choose one of them."""
        self.rows.show_rows(rows, headed)
        if self.rows.rows:
            self.choose(min(chosen, len(self.rows.rows) - 1))
        else:
            self.moved.emit(-1)

    def choose(self, number: int) -> None:
        """Choose a row and bring it on view."""
        if 0 <= number < len(self.rows.rows):
            index = self.rows.index(number)
            self.setCurrentIndex(index)
            # At the top the heading belongs to the row.
            self.scrollTo(index) if number else self.scrollToTop()
            self.moved.emit(number)

    def page(self) -> int:
        """Return how many rows are on view at once."""
        return max(1, self.viewport().height() // (2 * theme().px(22)))

    def full_height(self, most: int) -> int:
        """Return the height of all rows, up to a limit in pixels."""
        height = 0
        for number in range(len(self.rows.rows)):
            height += self._painter.height(number)
            if height >= most:
                return most
        return height

    @guarded()
    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and event.button() == Qt.MouseButton.LeftButton:
            self.choose(index.row())
            self.taken.emit(index.row())
        event.accept()
