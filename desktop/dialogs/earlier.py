"""The newest saved games besides the one to go on with: each with its name, how far it is, and when it was played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from desktop.dialogs.base import DialogPanel
from desktop.robust import guarded
from desktop.widgets.buttons import CommandRow


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A file with a saved game: its title and a line below it; `refused` says why it can't be opened ("" if it can)."""

    path: Path
    title: str
    note: str
    icon: str = "mdi6.play"
    refused: str = ""


class EarlierDialog(DialogPanel):
    """Lets one of the games be chosen; afterwards it is `chosen`, None for none. Keys: 1-9, arrows, Enter, Esc."""

    def __init__(self, games: Sequence[SavedGame], parent: QWidget | None = None) -> None:
        super().__init__("", icon="mdi6.history", width=560, parent=parent)
        self.set_title(self.tr("Earlier games"))
        self.chosen: Path | None = None
        self.content.setSpacing(2)
        self.rows: list[CommandRow] = []
        for number, game in enumerate(games, 1):
            row = CommandRow(game.icon, game.title, game.refused or game.note, key=str(number) if number <= 9 else None)
            row.setToolTip("\n".join(part for part in (game.refused, str(game.path)) if part))
            row.setEnabled(not game.refused)
            row.clicked.connect(lambda _checked=False, path=game.path: self._on_chosen(path))
            self.content.addWidget(row)
            self.rows.append(row)
        self.content.addStretch(1)
        self.add_button(self.tr("Cancel"), key="Esc").clicked.connect(self.reject)

    def _on_chosen(self, path: Path) -> None:
        self.chosen = path
        self.accept()

    def first_focus(self) -> QWidget:
        """Return what has the focus at first."""
        return next((row for row in self.rows if row.isEnabled()), self)

    @guarded()
    def keyPressEvent(self, event: QKeyEvent) -> None:
        number = event.key() - Qt.Key.Key_1
        if 0 <= number < min(9, len(self.rows)):
            self.rows[number].click()
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        else:
            super().keyPressEvent(event)
