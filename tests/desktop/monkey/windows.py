"""Gestures with the window: its size, docks and look, the history of the game, leaving the table and coming back."""

from __future__ import annotations

from PySide6.QtCore import Qt

from desktop.theme.style import Appearance
from tests.desktop.monkey.body import CONTROL, SHIFT
from tests.desktop.monkey.touch import SIZES, Touch

AREAS = (
    Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea, Qt.DockWidgetArea.BottomDockWidgetArea,
    Qt.DockWidgetArea.TopDockWidgetArea,
)  # fmt: skip


class WindowGestures(Touch):
    """Each gesture returns what it did."""

    def jump_in_history(self) -> str:
        """Click a row of the history, or go to any step."""
        table = self.table
        if table is None:
            return self.start_again()
        if self.window.overlays:
            return self.click_question()
        dock = table.past.dock
        if dock.isVisible() and self.luck.random() < 0.5:
            return self._click_in(dock)
        node = self.luck.choice(table.session.history.nodes[-40:])
        dock.node_chosen.emit(node.id)
        return f"{node.id}"

    def undo(self) -> str:
        """Take back or bring back with keys."""
        keys = self.luck.choice((CONTROL, CONTROL, CONTROL | SHIFT))
        for _ in range(self.luck.choice((1, 1, 2, 4))):
            self.hands.key(Qt.Key.Key_Z, keys)
        return f"{keys.value}"

    def leave_table(self) -> str:
        """Leave the table for the start screen, or come back from there."""
        if self.table is None:
            return self.start_again()
        if self.window.overlays:
            return self.click_question()
        self.window.run("start_screen")
        return "left"

    def resize(self) -> str:
        """Give the window another size."""
        size = self.luck.choice(SIZES)
        self.window.resize(*size)
        return f"{size}"

    def move_dock(self) -> str:
        """Float, hide, show, move a dock, or put it behind another one as a tab."""
        docks = self._docks()
        if not docks:
            return "no docks"
        dock, other = self.luck.choice(docks), self.luck.choice(docks)
        kind = self.luck.choice(("float", "dock", "hide", "show", "side", "tab", "raise", "reset"))
        if kind == "float":
            dock.setFloating(True)
            dock.move(self.luck.randrange(-200, 2000), self.luck.randrange(-100, 1200))
        elif kind == "dock":
            dock.setFloating(False)
        elif kind in ("hide", "show"):
            dock.toggleViewAction().trigger()
        elif kind == "side":
            self.window.addDockWidget(self.luck.choice(AREAS), dock)
        elif kind == "tab" and dock is not other and not other.isFloating():
            self.window.tabifyDockWidget(other, dock)
        elif kind == "raise":
            dock.raise_()
        elif kind == "reset":
            self.window.run("reset_layout")
        return f"{dock.objectName()} {kind} {other.objectName() if kind == 'tab' else ''}"

    def change_look(self) -> str:
        """Change theme, size of text, language, patterns or motion."""
        settings, luck = self.settings, self.luck
        kind = luck.choice(("theme", "theme", "text", "text", "language", "patterns", "speed", "reduced"))
        if kind == "theme":
            settings.appearance = luck.choice((Appearance.LIGHT, Appearance.DARK))
        elif kind == "text":
            settings.text_scale = luck.choice((0.8, 1.0, 1.0, 1.25, 1.5, 2.0))
        elif kind == "language":
            settings.language = luck.choice(("en", "de"))
        elif kind == "patterns":
            settings.strong_patterns = not settings.strong_patterns
        elif kind == "speed":
            settings.animation_speed = luck.choice((0.0, 0.0, 2.0))
        else:
            settings.reduced_motion = not settings.reduced_motion
        return kind

    def wait(self) -> str:
        """Do nothing until everything that is put off has been done."""
        self.hasten()
        return ""
