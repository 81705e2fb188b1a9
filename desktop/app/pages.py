"""The pages that belong to no game: settings, keys and gestures, about the program."""
from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.app.crash import system_lines

if TYPE_CHECKING:
    from desktop.app.window import MainWindow

# Dialogs are imported when they are shown: the start screen must be there at once.


class Pages(QObject):
    """Shows the pages over a window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def show_settings(self) -> None:
        """Show the settings."""
        from desktop.dialogs.settings import SettingsDialog

        self._window.show_dialog(SettingsDialog(self._window.settings))

    def show_keys(self) -> None:
        """Show all keys and gestures."""
        from desktop.dialogs.help import KeysDialog

        gestures = ((self.tr("Wheel, pinch"), self.tr("zoom at the cursor")),
                    (self.tr("Left drag on empty board, right drag, Space + drag"), self.tr("move the board")),
                    (self.tr("Drag a piece"), self.tr("lift it; lit spaces take it")),
                    (self.tr("Right click"), self.tr("put down what you hold, or show what can be done there")),
                    (self.tr("Right click or double click on a tab"), self.tr("float a panel, or hide it")),
                    (self.tr("Right click on a number, or ? over it"), self.tr("show what it is made of, with the rule")))
        own = self._window.table.gestures() if self._window.table is not None else ()
        self._window.show_dialog(KeysDialog(self._window.actions_table.help_rows(), gestures + own))

    def show_about(self) -> None:
        """Show version, licence and where files lie."""
        from desktop.dialogs.help import AboutDialog

        places = ((self.tr("Saves"), str(self._window.folders.saves)), (self.tr("Settings"), str(self._window.settings.path)),
                  (self.tr("Reports"), str(self._window.folders.reports)))
        self._window.show_dialog(AboutDialog(system_lines(), places))
