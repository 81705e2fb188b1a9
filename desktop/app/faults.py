"""What went wrong in a window: told in its banner, with what is safe and what can be done."""
from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from desktop.app.crash import CrashReport
from desktop.app.gameview import Notice

if TYPE_CHECKING:
    from desktop.app.window import MainWindow


class Faults(QObject):
    """Tells of faults, and answers the buttons of the banner."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._report: CrashReport | None = None
        window.banner.action_triggered.connect(self._on_action)

    def tell_unsaved(self, error: OSError) -> None:
        """Tell that there is no folder for the games."""
        words = self.tr("Games are not saved by themselves: the folder {folder} can't be made ({reason}).")
        reason = error.strerror or str(error)
        safe = self.tr("You can play all the same, and save a copy to another folder.")
        self._window.show_notice(Notice(words.format(folder=self._window.folders.saves, reason=reason), safe, tone="warn"))

    def tell_crash(self, report: CrashReport) -> None:
        """Tell of a fault of the program: what happened, where the game and the report are."""
        self._report = report
        table = self._window.table
        if table is not None:
            table.flush()
        safe = []
        if report.autosave is not None and report.autosave.exists():
            safe.append(self.tr("Your game is saved in {path}.").format(path=report.autosave))
        if report.path is not None:
            safe.append(self.tr("The report is {path}.").format(path=report.path))
        actions = [("copy_report", self.tr("Copy report")), ("continue", self.tr("Continue"))]
        if table is not None:
            actions.insert(0, ("save_copy", self.tr("Save game copy")))
        self._window.show_notice(Notice(self.tr("Something went wrong: {what}").format(what=report.summary), " ".join(safe),
                                        tuple(actions)))

    def _on_action(self, action: str) -> None:
        window = self._window
        if action == "save_copy":
            window.files.ask_save_copy()
        elif action == "copy_report" and self._report is not None:
            QGuiApplication.clipboard().setText(self._report.text)
        elif action == "continue" or (window.table is not None and window.table.trigger(action)):
            window.banner.dismiss()
