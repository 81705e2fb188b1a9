"""Speaks to screen readers: what happened, whose turn it is, why something is refused."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from desktop.app.gameview import Question, TableView
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
        self._told: dict[str, str] = {}
        self._standing: dict[str, str] = {}
        """What is to be said of each topic, after all that happened."""
        self.history: list[str] = []
        """What was said, the newest last."""
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(TOGETHER_MS)
        self._soon.timeout.connect(self.flush)

    def follow(self, table: TableView) -> None:
        """Say what a table tells: what happens, who is asked what, how many actions are left, what the bar asks."""
        table.spoken.connect(self.say)
        table.prompt_changed.connect(lambda prompt: self.tell("prompt", prompt.text))
        table.pips_changed.connect(lambda pips: self.tell("actions", pips.description))
        table.question_changed.connect(self._on_question)

    def _on_question(self, question: Question | None) -> None:
        if question is not None:
            self.say(f"{question.text} {question.note}")

    def say(self, words: str) -> None:
        """Say a sentence, soon, with others that come at the same time."""
        if words and words not in self._waiting:
            self._waiting.append(words)
            self._soon.start()

    def tell(self, topic: str, words: str) -> None:
        """Say where something stands now, such as who is asked, unless that was the last that was said of it."""
        if words != self._told.get(topic):
            self._told[topic] = words
            self._standing[topic] = words
            self._soon.start()

    @guarded()
    def flush(self) -> None:
        """Say what waits, at once."""
        waiting = [*self._waiting[-MOST:], *filter(None, self._standing.values())]
        self._waiting.clear()
        self._standing.clear()
        self._soon.stop()
        if not waiting:
            return
        text = " ".join(words if words.endswith((".", "!", "?", "…", ":")) else f"{words}." for words in waiting)
        self.history = [*self.history[1 - KEPT :], text]
        event = QAccessibleAnnouncementEvent(self._window, text)
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Polite)
        QAccessible.updateAccessibility(event)
        self.said.emit(text)
