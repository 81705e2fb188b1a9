"""Counts what a hand does in a window: buttons of the mouse that go down (a drag is one press), and keys."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget


class Presses(QObject):
    """How often the mouse and keys were pressed, as the application's events tell."""

    def __init__(self) -> None:
        super().__init__()
        self.mouse = 0
        self.keys = 0
        self._last: tuple[int, int] = (0, 0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # A press that nobody wants is sent on to the parents: it counts once, for the first widget that gets it.
        if isinstance(watched, QWidget):
            kind = event.type()
            if kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick) and self._is_new(event):
                self.mouse += 1
            elif kind in (QEvent.Type.KeyPress, QEvent.Type.ShortcutOverride) and isinstance(event, QKeyEvent):
                if self._is_new(event):
                    self.keys += 1
            elif kind in (QEvent.Type.MouseButtonRelease, QEvent.Type.KeyRelease):
                self._last = (0, 0)
        return False

    def _is_new(self, event: QEvent) -> bool:
        kind = 1 if isinstance(event, QKeyEvent) else 2
        new = self._last[0] != kind
        self._last = (kind, 0)
        return new


@contextmanager
def counted() -> Iterator[Presses]:
    """Count the presses while the block runs."""
    presses = Presses()
    app = QApplication.instance()
    assert app is not None
    app.installEventFilter(presses)
    try:
        yield presses
    finally:
        app.removeEventFilter(presses)
