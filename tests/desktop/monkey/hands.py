"""Mouse and keys as the window system sends them: to windows, so that grabs, popups, focus and shortcuts work as for a person."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget
from shiboken6 import isValid

NO_KEYS = Qt.KeyboardModifier.NoModifier
LEFT, MIDDLE, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.MiddleButton, Qt.MouseButton.RightButton


class Hands:
    """Sends input at places of the screen; what is pressed is let go in the same window."""

    def __init__(self, window: QMainWindow) -> None:
        self.window = window
        self._grabbing: QWindow | None = None
        self._top: QWidget = window

    def _target(self, at: QPoint) -> QWindow:
        if self._grabbing is not None and isValid(self._grabbing) and self._grabbing.isVisible():
            return self._grabbing
        popup = QApplication.activePopupWidget()
        widget: QWidget | None = popup or QApplication.widgetAt(at)
        return self._handle(widget)

    def _handle(self, widget: QWidget | None) -> QWindow:
        # Kept: with the wrapper of a widget that Qt made goes that of its window.
        self._top = widget.window() if widget is not None else self.window
        handle = self._top.windowHandle()
        return handle if handle is not None and isValid(handle) else self.window.windowHandle()

    def _send(
        self, action: QTest.MouseAction, at: QPoint, button: Qt.MouseButton = Qt.MouseButton.NoButton,
        keys: Qt.KeyboardModifier = NO_KEYS,
    ) -> None:  # fmt: skip
        target = self._target(at)
        inside = self._inside(target, at)
        if action is QTest.MouseAction.MousePress:
            self._grabbing = target
        elif action is QTest.MouseAction.MouseRelease:
            self._grabbing = None
        QTest.mouseEvent(action, target, button, keys, inside)

    @staticmethod
    def _inside(target: QWindow, at: QPoint) -> QPoint:
        """Return a place of the screen as a place in a window, at its edge if it lies beyond."""
        place = target.mapFromGlobal(at)
        return QPoint(max(0, min(target.width() - 1, place.x())), max(0, min(target.height() - 1, place.y())))

    def press(self, at: QPoint, button: Qt.MouseButton = LEFT, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
        """Move to a place and press a button there."""
        self._send(QTest.MouseAction.MouseMove, at, keys=keys)
        self._send(QTest.MouseAction.MousePress, at, button, keys)

    def move(self, at: QPoint, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
        """Move to a place, with whatever is pressed."""
        self._send(QTest.MouseAction.MouseMove, at, keys=keys)

    def release(self, at: QPoint, button: Qt.MouseButton = LEFT, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
        """Let a button go."""
        self._send(QTest.MouseAction.MouseRelease, at, button, keys)

    def click(self, at: QPoint, button: Qt.MouseButton = LEFT, keys: Qt.KeyboardModifier = NO_KEYS, twice: bool = False) -> None:
        """Click, or double click."""
        self.press(at, button, keys)
        self.release(at, button, keys)
        if twice:
            self._send(QTest.MouseAction.MouseDClick, at, button, keys)

    def wheel(self, at: QPoint, notches: int, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
        """Turn the wheel."""
        target = self._target(at)
        QTest.wheelEvent(target, self._inside(target, at).toPointF(), QPoint(0, 120 * notches), stateKey=keys)

    def key(self, key: Qt.Key, keys: Qt.KeyboardModifier = NO_KEYS) -> None:
        """Press a key where the focus is."""
        popup = QApplication.activePopupWidget()
        focus = QApplication.focusWindow()
        target = self._handle(popup) if popup is not None or focus is None or not isValid(focus) else focus
        QTest.keyClick(target, key, keys)
