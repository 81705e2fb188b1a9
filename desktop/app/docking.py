"""The panels round the board: made from a table's docks, laid out for small and large windows, and remembered."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QByteArray, QEvent, QObject, QRect, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QApplication, QDockWidget, QMainWindow, QMenu, QWidget

from desktop.app.docktabs import DockTabs
from desktop.app.gameview import DockSide, DockSpec
from desktop.app.settings import Settings
from desktop.robust import guarded
from desktop.theme.style import theme
from desktop.widgets.panel import DockGround, DockTitleBar

_STATE_VERSION = 3
_AREAS = {DockSide.LEFT: Qt.DockWidgetArea.LeftDockWidgetArea, DockSide.RIGHT: Qt.DockWidgetArea.RightDockWidgetArea,
          DockSide.BOTTOM: Qt.DockWidgetArea.BottomDockWidgetArea}
_WIDE = {DockSide.LEFT: 428, DockSide.RIGHT: 380}
_LOW = 560
"""Pixels at 100 % of the window's height below which the board needs what panels below it can spare."""
_COMPACT = {DockSide.LEFT: 300, DockSide.RIGHT: 270}


class Docking(QObject):
    """The docks of one table in a window.

    Which panels are shown, and where, is always remembered; their sizes only when the player chose them himself (moved a
    panel or the border between two). Otherwise they are shared out anew whenever the window's size changes.
    """

    def __init__(self, window: QMainWindow, settings: Settings, game: str) -> None:
        super().__init__(window)
        self._window = window
        self._settings = settings
        self._game = game
        self._specs: tuple[DockSpec, ...] = ()
        self.docks: dict[str, QDockWidget] = {}
        self._mode = ""
        self._hidden_for_curtain: list[QDockWidget] = []
        self._own_sizes = False
        self._busy = False
        self._state: QByteArray | None = None
        self._pressed: list[QRect] | None = None
        self._tabs = DockTabs(window, lambda: self.docks.values())
        self._kept_as = ""
        """The key under which the layout in force is remembered."""
        window.installEventFilter(self)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.screenRemoved.connect(self._on_screen_gone)
        handle = window.windowHandle()
        if handle is not None:
            handle.screenChanged.connect(self._on_other_screen)

    @property
    def mode(self) -> str:
        """The layout in force: "compact", "wide", or "" before the first."""
        return self._mode

    def wanted_mode(self) -> str:
        """Return the layout that fits the window now."""
        scale = theme().scale
        size = self._window.size()
        return "wide" if size.width() >= 1500 * max(1.0, scale) and size.height() >= 780 * max(1.0, scale) else "compact"

    def set_docks(self, specs: Sequence[DockSpec]) -> None:
        """Make the docks."""
        self._specs = tuple(specs)
        features = QDockWidget.DockWidgetFeature
        for spec in specs:
            dock = QDockWidget(spec.title, self._window)
            dock.setObjectName(spec.id)
            low = spec.side is DockSide.BOTTOM
            dock.setTitleBarWidget(DockTitleBar(dock, spec.icon, spec.note, upright=low))
            dock.setWidget(DockGround(spec.widget, upright=low))
            own = features.DockWidgetVerticalTitleBar if low else features.NoDockWidgetFeatures
            dock.setFeatures(features.DockWidgetClosable | features.DockWidgetMovable | features.DockWidgetFloatable | own)
            dock.visibilityChanged.connect(self._on_shown)
            dock.topLevelChanged.connect(self._mark_tabs)
            dock.dockLocationChanged.connect(self._on_moved)
            dock.installEventFilter(self)
            self.docks[spec.id] = dock

    def set_note(self, id: str, note: str) -> None:
        """Set the note in a dock's title bar."""
        bar = self.docks[id].titleBarWidget()
        if isinstance(bar, DockTitleBar):
            bar.set_note(note)

    def bring(self, id: str) -> None:
        """Show a dock in front; in the small layout one at the right takes the place of the others there."""
        dock = self.docks[id]
        beside = [other for _, _, other in self.rail()]
        if dock in beside and not dock.isFloating():
            for other in beside:
                if other is not dock and not other.isFloating():
                    other.hide()
        dock.show()
        dock.raise_()

    def menu(self, title: str) -> QMenu:
        """Return a menu that shows and hides the docks."""
        menu = QMenu(title, self._window)
        for dock in self.docks.values():
            menu.addAction(dock.toggleViewAction())
        return menu

    def rail(self) -> list[tuple[str, str, QDockWidget]]:
        """Return the docks that the rail offers: in the small layout, those at the right."""
        if self._mode != "compact":
            return []
        return [(spec.id, spec.icon, self.docks[spec.id]) for spec in self._specs
                if self._side(spec) is DockSide.RIGHT]

    def _side(self, spec: DockSpec) -> DockSide:
        # What a small window has no room for is opened at the right, from the rail.
        return DockSide.RIGHT if self._mode == "compact" and not spec.compact else spec.side

    # ---- layouts
    def _key(self, mode: str) -> str:
        screen = self._window.screen() or QGuiApplication.primaryScreen()
        size = screen.size() if screen is not None else self._window.size()
        return f"{self._game}/{mode}-{size.width()}x{size.height()}"

    def apply(self, mode: str = "") -> None:
        """Lay out for a mode ("" for the one that fits): as remembered, else as at first."""
        self.remember()
        self._mode = mode or self.wanted_mode()
        self._lay_out()
        key = self._kept_as = self._key(self._mode)
        state = self._settings.layout(key)
        if state is not None:
            self._busy = True
            restored = self._window.restoreState(state, _STATE_VERSION)
            self._busy = False
            self._set_corners()
            if not restored:
                self._lay_out()
            self._own_sizes = restored and self._settings.layout(f"{key}-own") is not None
        self._bring_back()
        self._mark_tabs()
        self.settle()

    def reset(self) -> None:
        """Lay out as at first and forget what was remembered for this mode."""
        self._mode = self.wanted_mode()
        key = self._kept_as = self._key(self._mode)
        self._settings.set_layout(key, None)
        self._settings.set_layout(f"{key}-own", None)
        self._lay_out()
        self._mark_tabs()
        self.settle()

    def settle(self) -> None:
        """Share out the room anew, unless the player chose the sizes himself. For after a change of the window's size."""
        if not self._own_sizes:
            self._set_sizes()
        self._take_state()

    def remember(self) -> None:
        """Keep the layout in force in the settings."""
        if self._mode and self.docks:
            self._take_state()
            if self._state is not None:
                key = self._kept_as or self._key(self._mode)
                self._settings.set_layout(key, self._state)
                self._settings.set_layout(f"{key}-own", QByteArray(b"1") if self._own_sizes else None)

    def _take_state(self) -> None:
        # A window that became too small or large for the mode has squeezed its docks: the state from before counts.
        if not self._busy and self._mode and self._mode == self.wanted_mode():
            self._state = self._window.saveState(_STATE_VERSION)

    def _on_shown(self) -> None:
        self._take_state()
        self._mark_tabs()

    def _mark_tabs(self) -> None:
        """Tell the title bars which docks a tab names."""
        if self._busy:
            return
        self._tabs.watch()
        for dock in self.docks.values():
            bar = dock.titleBarWidget()
            if isinstance(bar, DockTitleBar):
                beside = self._window.tabifiedDockWidgets(dock) if not dock.isFloating() else []
                bar.set_tabbed(any(not other.isHidden() for other in beside))

    def _on_moved(self) -> None:
        if not self._busy:
            self._own_sizes = True
            self._take_state()
            self._mark_tabs()

    @guarded(False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(watched, QDockWidget):
            return event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and self._pass_key(watched, event)
        # The window itself gets the clicks on the borders between its docks.
        if event.type() == QEvent.Type.MouseButtonPress:
            self._pressed = [dock.geometry() for dock in self.docks.values()]
        elif event.type() == QEvent.Type.MouseButtonRelease and self._pressed is not None:
            if self._pressed != [dock.geometry() for dock in self.docks.values()]:
                self._on_moved()
            self._pressed = None
        return False

    def _pass_key(self, dock: QDockWidget, event: QKeyEvent) -> bool:
        """Give a key that nobody in a floating panel wanted to the window, as if the panel were docked."""
        if not dock.isFloating():
            return False
        again = QKeyEvent(event.type(), event.key(), event.modifiers(), event.text(), event.isAutoRepeat())
        return QApplication.sendEvent(self._window, again) and again.isAccepted()

    def _lay_out(self) -> None:
        window = self._window
        self._busy = True
        self._own_sizes = False
        self._state = None
        compact = self._mode == "compact"
        self._set_corners()
        for dock in self.docks.values():
            dock.setFloating(False)
            window.removeDockWidget(dock)
        for side, area in _AREAS.items():
            before: QDockWidget | None = None
            for spec in self._specs:
                if self._side(spec) is not side:
                    continue
                dock = self.docks[spec.id]
                window.addDockWidget(area, dock, Qt.Orientation.Vertical)
                front = before if compact else self.docks.get(spec.tab)
                if front is not None and spec.compact:
                    window.tabifyDockWidget(front, dock)
                dock.setVisible(spec.shown and spec.compact and not (compact and side is DockSide.RIGHT) if compact
                                else spec.shown)
                before = before or dock
            if compact and before is not None:
                before.raise_()
        if not compact:
            for spec in self._specs:
                if spec.tab in self.docks:
                    self.docks[spec.tab].raise_()
        self._set_sizes()
        self._busy = False

    def _set_corners(self) -> None:
        """What opens at the right of a small window leaves the hand below its width."""
        area = Qt.DockWidgetArea
        right = area.BottomDockWidgetArea if self._mode == "compact" else area.RightDockWidgetArea
        self._window.setCorner(Qt.Corner.BottomLeftCorner, area.LeftDockWidgetArea)
        self._window.setCorner(Qt.Corner.BottomRightCorner, right)

    def _set_sizes(self) -> None:
        scale = theme().scale
        widths = _COMPACT if self._mode == "compact" else _WIDE
        # On a very large screen the panels grow with it.
        scale *= max(1.0, min(1.35, self._window.width() / scale / 1920)) if self._mode == "wide" else 1.0
        most = self._window.width() * (.36 if self._mode == "compact" else .27)
        for side, width in widths.items():
            specs = [spec for spec in self._specs if self._side(spec) is side and not self.docks[spec.id].isFloating()]
            specs = [spec for spec in specs if not self.docks[spec.id].isHidden()] or specs
            if not specs:
                continue
            docks = [self.docks[spec.id] for spec in specs]
            wanted = round(min(width * scale, most))
            self._window.resizeDocks(docks[:1], [wanted], Qt.Orientation.Horizontal)
            if self._mode == "wide":
                # Tabs of one place have one height.
                own = [spec for spec in specs if spec.tab not in self.docks]
                whole = sum(spec.share for spec in own)
                height = max(1, self._window.height())
                parts = [height * spec.share // whole for spec in own]
                self._window.resizeDocks([self.docks[spec.id] for spec in own], parts, Qt.Orientation.Vertical)

        low = [spec for spec in self._specs if self._side(spec) is DockSide.BOTTOM and not self.docks[spec.id].isFloating()]
        if low:
            which = 2 if self._mode == "wide" else 0 if self._window.height() < _LOW * theme().scale else 1
            heights = [round(spec.heights[which] * scale) for spec in low]
            self._window.resizeDocks([self.docks[spec.id] for spec in low], heights, Qt.Orientation.Vertical)

    @guarded()
    def _on_screen_gone(self, _screen: object) -> None:
        if self.docks:
            self._bring_back()

    @guarded()
    def _on_other_screen(self, _screen: object) -> None:
        """The window went to another screen: what is remembered there comes in force."""
        if self.docks and self._mode and self._key(self._mode) != self._kept_as:
            self.apply()

    def _bring_back(self) -> None:
        # A floating dock whose monitor is gone comes back to its side.
        screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
        for dock in self.docks.values():
            if dock.isFloating() and not any(screen.intersects(dock.frameGeometry()) for screen in screens):
                self._busy = True
                dock.setFloating(False)
                self._busy = False

    # ---- curtain and end
    def hide_floating(self) -> None:
        """Hide floating docks while a curtain is up."""
        self._hidden_for_curtain = [dock for dock in self.docks.values() if dock.isFloating() and dock.isVisible()]
        for dock in self._hidden_for_curtain:
            dock.hide()

    def show_floating(self) -> None:
        """Show them again."""
        for dock in self._hidden_for_curtain:
            dock.show()
        self._hidden_for_curtain = []

    def take_down(self) -> None:
        """Remember the layout and remove all docks."""
        self.remember()
        self._mode = ""
        self._window.removeEventFilter(self)
        self._busy = True
        for dock in self.docks.values():
            self._window.removeDockWidget(dock)
            dock.hide()
            # Until it is deleted, the window would find it by its name when it restores the layout of the next table.
            dock.setObjectName("")
            dock.deleteLater()
        self.docks.clear()
        self._tabs.deleteLater()
        self.deleteLater()


def show_dock(dock: QDockWidget) -> None:
    """Show a panel, and give the keyboard to the first thing in it that takes keys."""
    dock.show()
    dock.raise_()
    parts = (part for part in dock.widget().findChildren(QWidget) if part.focusPolicy() & Qt.FocusPolicy.TabFocus)
    first = next((part for part in parts if part.isVisible() and part.isEnabled()), None)
    if first is not None:
        first.setFocus(Qt.FocusReason.ShortcutFocusReason)
