"""Swallows a press of Space that was meant for the bots: it skips them, and must not answer the question that came meanwhile."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QWindow
from shiboken6 import isValid

from desktop.robust import guarded

LATE_MS = 500
"""How long after the bots' last move Space is still taken as meant for them."""


class LatePress(QObject):
    """Watches the keys of a window for a moment."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._window: QWindow | None = None
        self._pressed = False
        self._end = QTimer(self)
        self._end.setSingleShot(True)
        self._end.timeout.connect(self._on_end)

    def watch(self, window: QWindow | None) -> None:
        """Begin: bots have played, and a person is asked now."""
        self._on_end()
        if window is not None:
            self._window = window
            window.installEventFilter(self)
            self._end.start(LATE_MS)

    @guarded(False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the key away, its repetitions and its release as well."""
        if event.type() not in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease) or not isinstance(event, QKeyEvent):
            return False
        if event.key() != Qt.Key.Key_Space:
            return False
        if event.type() == QEvent.Type.KeyPress:
            self._pressed = True
            return True
        taken = self._pressed
        if not event.isAutoRepeat():
            self._pressed = False
            if not self._end.isActive():
                self._on_end()
        return taken

    @guarded()
    def _on_end(self) -> None:
        # While the key is still down the release is waited for: a release alone would press a button.
        if self._pressed and self._window is not None and self.sender() is self._end:
            return
        self._end.stop()
        self._pressed = False
        window, self._window = self._window, None
        # The system's window may have gone meanwhile: it is made anew when a dock floats or the window fills the screen.
        if window is not None and isValid(window):
            window.removeEventFilter(self)
