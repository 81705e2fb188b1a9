"""The spaces of the board as a list: what stands on each in words, found by typing, walked with the arrows.

For those who don't see the board, and for finding a place quickly. Moving in the list moves the board's keyboard place along.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from desktop.palette.rows import RowsList
from desktop.palette.search import Search
from desktop.palette.tree import Completion
from desktop.robust import guarded
from desktop.theme.fonts import Role
from desktop.theme.style import theme
from desktop.widgets.base import Themed


@dataclass(frozen=True, slots=True)
class SpaceRow:
    """A space: its name, what stands there, icon, and the heading under which it stands while all are shown."""

    space: int
    text: str
    note: str = ""
    icon: str = ""
    group: str = ""


class _Filter(QLineEdit):
    """The field; the arrows and Enter go to the list."""

    def __init__(self, dock: SpacesDock) -> None:
        super().__init__()
        self._dock = dock

    @guarded(False)
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and event.key() in _ENTER:
            event.accept()
            return True
        return super().event(event)

    @guarded()
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._dock.take_key(event):
            super().keyPressEvent(event)


_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class SpacesDock(Themed, QWidget):
    """The list.

    Signals: `space_walked(int)` while moving in the list, `space_chosen(int)` for Enter and clicks: there the player wants to
    go on; `shown` when it comes on view and wants rows.
    """

    space_walked = Signal(int)
    space_chosen = Signal(int)
    shown = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[SpaceRow, ...] = ()
        self._search = Search(())
        self._spaces: dict[Completion, int] = {}
        self._busy = False
        self.field = _Filter(self)
        self.field.setClearButtonEnabled(True)
        self.field.setPlaceholderText(self.tr("Find a space"))
        self.field.setAccessibleName(self.tr("Find a space"))
        self.field.textChanged.connect(self._on_typed)
        self.list = RowsList(wraps=True)
        self.list.setAccessibleName(self.tr("Spaces"))
        self.list.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.list.moved.connect(self._on_moved)
        self.list.taken.connect(self._on_taken)
        self.list.activated.connect(lambda index: self._on_taken(index.row()))
        self.list.selectionModel().currentChanged.connect(lambda now, _before: self._on_moved(now.row()))
        box = QVBoxLayout(self)
        box.setContentsMargins(8, 6, 4, 4)
        box.setSpacing(4)
        box.addWidget(self.field)
        box.addWidget(self.list, 1)
        self.setFocusProxy(self.field)
        self.follow_theme()
        self.theme_changed()

    def show_rows(self, rows: Sequence[SpaceRow]) -> None:
        """Show these spaces; the one that was chosen stays so."""
        if tuple(rows) == self._rows:
            return
        kept = self.current
        self._rows = tuple(rows)
        entries = [Completion(row.text, row.note, row.icon, group=row.group) for row in self._rows]
        self._spaces = {entry: row.space for entry, row in zip(entries, self._rows, strict=True)}
        self._search = Search(entries)
        self._refresh(kept)

    @property
    def rows(self) -> tuple[SpaceRow, ...]:
        """All spaces."""
        return self._rows

    @property
    def current(self) -> int:
        """The space that is chosen in the list, -1 for none."""
        return self.space_of(self.list.chosen)

    def space_of(self, number: int) -> int:
        """Return the space of a row of the list, -1 for none."""
        rows = self.list.rows.rows
        return self._spaces.get(rows[number].completion, -1) if 0 <= number < len(rows) else -1

    def _refresh(self, kept: int) -> None:
        typed = self.field.text()
        found = self._search.find(typed)
        places = [self._spaces[row.completion] for row in found]
        self._busy = True
        self.list.show_rows(found, headed=not typed.strip(), chosen=places.index(kept) if kept in places else 0)
        self._busy = False

    @guarded()
    def _on_typed(self, _text: str) -> None:
        self._refresh(-1)
        self._on_moved(self.list.chosen)

    @guarded()
    def _on_moved(self, number: int) -> None:
        space = self.space_of(number)
        if space >= 0 and not self._busy and (self.list.hasFocus() or self.field.hasFocus()):
            self.space_walked.emit(space)

    @guarded()
    def _on_taken(self, number: int) -> None:
        space = self.space_of(number)
        if space >= 0:
            self.space_chosen.emit(space)

    def take_key(self, event: QKeyEvent) -> bool:
        """Take a key of the field that means the list. Returns whether it was one."""
        page = self.list.page()
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -page, Qt.Key.Key_PageDown: page}
        if event.key() in steps:
            count = len(self.list.rows.rows)
            self.list.choose(max(0, min(count - 1, self.list.chosen + steps[Qt.Key(event.key())])))
        elif event.key() in _ENTER:
            self._on_taken(self.list.chosen)
        else:
            return False
        return True

    @guarded()
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _ENTER and self.list.hasFocus():
            self._on_taken(self.list.chosen)
        else:
            super().keyPressEvent(event)

    @guarded()
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.shown.emit()

    def theme_changed(self) -> None:
        super().theme_changed()
        self.field.setFont(theme().font(Role.BODY))
