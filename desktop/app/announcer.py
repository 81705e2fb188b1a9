"""Speaks to screen readers: what happened, whose turn it is, why something is refused."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from desktop.robust import guarded

TOGETHER_MS = 60
"""What is said within this time is said in one go: a screen reader lets a later announcement cut off an earlier one."""
MOST = 12
"""Sentences of one announcement; of more the last ones are said."""
KEPT = 200


class Announcer(QObject):
    """Says sentences through the window's accessible object, and keeps the last ones.

    Signals: `said(str)` with what was announced in one go.
    """

    said = Signal(str)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._waiting: list[str] = []
        self.history: list[str] = []
        """What was said, the newest last."""
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(TOGETHER_MS)
        self._soon.timeout.connect(self.flush)

    def say(self, words: str) -> None:
        """Say a sentence, soon, with others that come at the same time."""
        if words and words not in self._waiting:
            self._waiting.append(words)
            self._soon.start()

    def forget(self) -> None:
        """Don't say what waits: it is not for the one who comes."""
        self._waiting.clear()
        self._soon.stop()

    @guarded()
    def flush(self) -> None:
        """Say what waits, at once."""
        waiting, self._waiting = self._waiting[-MOST:], []
        self._soon.stop()
        if not waiting:
            return
        text = " ".join(words if words.endswith((".", "!", "?", "…", ":")) else f"{words}." for words in waiting)
        self.history = [*self.history[1 - KEPT :], text]
        event = QAccessibleAnnouncementEvent(self._window, text)
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Polite)
        QAccessible.updateAccessibility(event)
        self.said.emit(text)
