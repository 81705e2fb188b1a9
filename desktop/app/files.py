"""Asks for the files of saved games: to open one, and to write a copy; and tells which dropped file is one."""
from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QFileDialog

from desktop.app.autosave import SUFFIX, file_name
from desktop.app.gameview import Notice, SaveProblem
from desktop.robust import guarded

if TYPE_CHECKING:
    from desktop.app.window import MainWindow

SAVE_SUFFIXES = (SUFFIX, ".json", ".gz")


class Files(QObject):
    """The dialogs of a window that ask for a file."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def ask_open(self) -> None:
        """Ask for a file and open it."""
        folder = self._window.settings.last_folder or str(self._window.folders.saves)
        dialog = QFileDialog(self._window, self.tr("Open a save"), folder,
                             self.tr("Saved games") + f" (*{' *'.join(SAVE_SUFFIXES)})")
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(self._on_file_chosen)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    @guarded()
    def _on_file_chosen(self, name: str) -> None:
        self._window.settings.last_folder = str(Path(name).parent)
        self._window.games.open(Path(name))

    def copy_name(self) -> str:
        """Return what a file with the game in the autosave could be called, without a suffix; "" if nothing is known of it."""
        if self._window.table is not None:
            self._window.table.flush()
        card = self._window.games.continue_card()
        return file_name(card.file_name) if card is not None else ""

    def ask_save_copy(self) -> None:
        """Ask for a file and write the game to it."""
        folder = self._window.settings.last_folder or str(self._window.folders.saves)
        dialog = QFileDialog(self._window, self.tr("Save a copy"), folder, self.tr("Saved games") + f" (*{SUFFIX})")
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix(SUFFIX.lstrip("."))
        name = self.copy_name()
        if name:
            dialog.selectFile(name + SUFFIX)
        dialog.fileSelected.connect(self.save_copy)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def save_copy(self, name: str) -> bool:
        """Write the game to a file. Returns whether that worked."""
        if self._window.table is None:
            return False
        try:
            self._window.table.save(Path(name))
        except (OSError, SaveProblem) as error:
            reason = getattr(error, "strerror", None) or str(error)
            words = self.tr("The copy could not be written: {reason}.")
            self._window.show_notice(Notice(words.format(reason=reason.rstrip("."))))
            return False
        self._window.settings.last_folder = str(Path(name).parent)
        self._window.show_notice(Notice(self.tr("The game was saved as {file}.").format(file=Path(name).name), tone="ok"))
        return True


def dropped_save(event: QDragEnterEvent | QDropEvent) -> Path | None:
    """Return the saved game that is dragged over the window; None if it is something else."""
    urls = event.mimeData().urls()
    if len(urls) == 1 and urls[0].isLocalFile():
        path = Path(urls[0].toLocalFile())
        if path.suffix.lower() in SAVE_SUFFIXES:
            return path
    return None
