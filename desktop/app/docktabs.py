"""The tabs of panels that share a place: a right click floats or hides one, a double click floats it.

Where a tab names a panel its own title bar is left out, and with it the buttons that stand there.
"""
from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow, QMenu, QTabBar

from desktop.robust import guarded


class DockTabs(QObject):
    """Watches the tab bars of a window's docks; `docks` returns the docks that may be meant."""

    def __init__(self, window: QMainWindow, docks: Callable[[], Iterable[QDockWidget]]) -> None:
        super().__init__(window)
        self._window = window
        self._docks = docks
        self.menu: QMenu | None = None

    def watch(self) -> None:
        """Watch the tab bars that there are now; Qt makes and deletes them as docks are put together and taken apart."""
        for bar in self._window.findChildren(QTabBar, options=Qt.FindChildOption.FindDirectChildrenOnly):
            bar.removeEventFilter(self)
            bar.installEventFilter(self)
            # By keys too: Tab comes to it, arrows turn it over.
            bar.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            bar.setAccessibleName(self.tr("Panels"))

    def dock_at(self, bar: QTabBar, at: QPoint) -> QDockWidget | None:
        """Return the dock whose tab is at a place of a tab bar, None for none."""
        index = bar.tabAt(at)
        title = bar.tabText(index) if index >= 0 else ""
        return next((dock for dock in self._docks() if dock.windowTitle() == title and not dock.isFloating()), None)

    def open_menu(self, dock: QDockWidget, at: QPoint) -> None:
        """Offer what can be done with a dock at a place of the screen."""
        menu = self.menu = QMenu(self._window)
        menu.addAction(self.tr("Float")).triggered.connect(lambda: dock.setFloating(True))
        menu.addAction(self.tr("Hide")).triggered.connect(dock.close)
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(at)

    @guarded(False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(watched, QTabBar):
            return False
        if isinstance(event, QContextMenuEvent):
            dock = self.dock_at(watched, event.pos())
            if dock is not None:
                self.open_menu(dock, event.globalPos())
            return dock is not None
        if event.type() == QEvent.Type.MouseButtonDblClick and isinstance(event, QMouseEvent):
            dock = self.dock_at(watched, event.position().toPoint())
            if dock is not None and event.button() == Qt.MouseButton.LeftButton:
                dock.setFloating(True)
                return True
        return False
