"""Swallows presses of keys and of the mouse that were meant for something else than the question that came meanwhile.

`LatePress`: Space skips the bots, and must not answer what is asked once they have played. `Grace`: Enter or Space pressed once
too often, or held down, must not answer a question that has only just been shown, nor must a click on what lay there before.
"""

from __future__ import annotations

from math import inf
from time import monotonic
from weakref import ReferenceType, ref

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWindow
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget
from shiboken6 import isValid

from desktop.robust import guarded

LATE_MS = 500
"""How long after the bots' last move, or after another press of it, Space is still taken as meant for them."""
GRACE_MS = 300
"""How long after a question was shown Enter, Space and clicks are still taken as meant for what was there before."""
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class LatePress(QObject):
    """Watches the keys of a window for a moment."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._window: QWindow | None = None
        self._pressed = False
        self._end = QTimer(self)
        self._end.setSingleShot(True)
        self._end.timeout.connect(self._on_end)
        # The moment begins when the question can be seen: to show it may take a while.
        self._seen = QTimer(self)
        self._seen.setSingleShot(True)
        self._seen.setInterval(0)
        self._seen.timeout.connect(self._on_seen)

    def watch(self, window: QWindow | None) -> None:
        """Begin: bots have played, and a person is asked now."""
        self._on_end()
        if window is not None:
            self._window = window
            window.installEventFilter(self)
            self._end.start(LATE_MS)
            self._seen.start()

    @guarded()
    def _on_seen(self) -> None:
        if self._window is not None:
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
            # Who strikes it again and again has not seen yet that the bots have played.
            self._end.start(LATE_MS)
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
        self._seen.stop()
        self._pressed = False
        window, self._window = self._window, None
        # The system's window may have gone meanwhile: it is made anew when a dock floats or the window fills the screen.
        if window is not None and isValid(window):
            window.removeEventFilter(self)


class Grace(QObject):
    """Watches Enter, Space and clicks in a window since the first question in it. `ms`: how long each question is safe from them.

    The second click of a double click never answers a question that the first one led to.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.ms = GRACE_MS
        self._window: QWindow | None = None
        self._until = 0.0
        self._begun = 0.0
        """When the last question was shown."""
        self._presses = (0.0, 0.0)
        """When the mouse was pressed, the last two times."""
        # Weakly: what is asked goes, and with it its table.
        self._asking: list[ReferenceType[QWidget]] = []
        """What has been shown: a click beside it is meant."""
        self._swallowed: set[int] = set()
        self._swallows_click = False
        # From when the question can be seen: what was pressed while it was made waits to be handled.
        self._seen = QTimer(self)
        self._seen.setSingleShot(True)
        self._seen.setInterval(0)
        self._seen.timeout.connect(self._on_seen)

    def begin(self, window: QWindow | None, asking: QWidget) -> None:
        """A question has just been shown in a window, by this part of it."""
        if monotonic() >= self._until:
            self._asking.clear()
        self._asking.append(ref(asking))
        self._begun = monotonic()
        if window is not None and window is not self._window:
            if self._window is not None and isValid(self._window):
                self._window.removeEventFilter(self)
            window.installEventFilter(self)
            self._window = window
        if self.ms:
            self._until = inf
            self._seen.start()

    def end(self) -> None:
        """The window goes."""
        self._seen.stop()
        self._asking.clear()

    @guarded()
    def _on_seen(self) -> None:
        self._until = monotonic() + self.ms / 1000

    def is_late(self, event: QKeyEvent) -> bool:
        """Return whether a press can't be meant for what is asked: it came too soon, or the key was held down since before."""
        if event.key() not in (*ENTER, Qt.Key.Key_Space):
            return False
        if event.key() == Qt.Key.Key_Space and isinstance(QApplication.focusWidget(), QLineEdit):
            return False  # It is written.
        return event.isAutoRepeat() or monotonic() < self._until

    def is_late_click(self, event: QMouseEvent) -> bool:
        """Return whether the mouse was pressed for what lay there before the question."""
        if not self.ms:
            return False
        again = event.type() == QEvent.Type.MouseButtonDblClick and self._begun >= self._presses[0]
        if not again and monotonic() >= self._until:
            return False
        asking = [part for weak in self._asking if (part := weak()) is not None and isValid(part) and part.isVisible()]
        at = event.globalPosition().toPoint()
        return any(part.rect().contains(part.mapFromGlobal(at)) for part in asking)

    def _takes_click(self, event: QMouseEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonRelease:
            taken, self._swallows_click = self._swallows_click, False
            return taken
        if event.type() == QEvent.Type.MouseButtonPress:
            self._presses = (self._presses[1], monotonic())
        elif event.type() != QEvent.Type.MouseButtonDblClick:  # The window is told of the press before that.
            return False
        self._swallows_click = self.is_late_click(event)
        return self._swallows_click

    @guarded(False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take a late press away, before it becomes a shortcut, and its release."""
        if isinstance(event, QMouseEvent):
            return self._takes_click(event)
        if not isinstance(event, QKeyEvent):
            return False
        if event.type() == QEvent.Type.ShortcutOverride:
            if self.is_late(event):
                event.accept()
                return True
        elif event.type() == QEvent.Type.KeyPress:
            if self.is_late(event):
                self._swallowed.add(event.key())
                return True
            self._swallowed.discard(event.key())
        elif event.type() == QEvent.Type.KeyRelease and event.key() in self._swallowed:
            if not event.isAutoRepeat():
                self._swallowed.discard(event.key())
            return True
        return False
