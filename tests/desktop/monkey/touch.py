"""Gestures that are the same everywhere: keys, commands, clicks and drags on any widget, and answers to what is asked."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget

from tests.desktop.monkey.body import CONTROL, SHIFT, Body
from tests.desktop.monkey.bots import chosen
from tests.desktop.monkey.hands import LEFT, NO_KEYS, RIGHT

SIZES = ((1280, 640), (1280, 640), (1280, 720), (1440, 900), (1600, 900), (1920, 1000), (800, 600), (640, 420), (1100, 980))
KEYS = (
    *"ABCDEFGHIJKLMNOPQRSTUVWXYZ123490", "Return", "Return", "Enter", "Escape", "Escape", "Tab", "Tab", "Backtab", "Space", "Up",
    "Down", "Left", "Right", "Home", "End", "PageUp", "PageDown", "Plus", "Minus", "F1", "F11", "Menu", "Delete", "Backspace",
)  # fmt: skip
NOT_TAKEN = ("quit",)
"""Commands that the monkey does not give: it would be at home then."""


class Touch(Body):
    """Each gesture returns what it did."""

    # ---- keys and commands
    def press_keys(self) -> str:
        """Press some keys where the focus is, now and then with the board or the hand in focus first."""
        table = self.table
        if table is not None and self.luck.random() < 0.4 and not self.window.overlays:
            table.view_widget.setFocus(self.luck.choice((Qt.FocusReason.TabFocusReason, Qt.FocusReason.MouseFocusReason)))
        pressed = []
        for _ in range(self.luck.choice((1, 1, 2, 3, 6))):
            name = self.luck.choice(KEYS)
            keys = self.luck.choices((NO_KEYS, SHIFT, CONTROL), (9, 2, 1))[0]
            if name in ("Q", "H") and keys == CONTROL:
                continue  # quits, or leaves the table, which `leave_table` does
            self.hands.key(Qt.Key[f"Key_{name}"], keys)
            pressed.append(f"{keys.value or ''}{name}")
        return " ".join(pressed)

    def command(self) -> str:
        """Give any command of the table of actions, as its key or its place in the menu does."""
        table = self.window.actions_table
        ids = [id for id in sorted(table._definitions) if id not in NOT_TAKEN and table.action(id).isEnabled()]
        if not ids:
            return "none can be given"
        id = self.luck.choice(ids)
        self.done[-1] += f": {id}"
        table.action(id).trigger()
        return id

    # ---- drags
    def _drag(self, points: list[QPoint], button: Qt.MouseButton = LEFT, keys: Qt.KeyboardModifier = NO_KEYS) -> str:
        """Drag through places; on the way something else may happen: Esc, another button, the wheel, a key."""
        self.hands.press(points[0], button, keys)
        self.hands.move(points[0] + QPoint(9, 7), keys)
        said = ""
        for point in points[1:]:
            self.hands.move((points[0] + point) / 2, keys)
            self.hands.move(point, keys)
            if self.luck.random() < 0.3:
                self.pump()
            if self.luck.random() < 0.06:
                said = self._disturb(point)
        self.hands.release(points[-1], button, keys)
        return said

    def _disturb(self, at: QPoint) -> str:
        kind = self.luck.choice(("escape", "right", "wheel", "undo", "resize", "key"))
        if kind == "escape":
            self.hands.key(Qt.Key.Key_Escape)
        elif kind == "right":
            self.hands.click(at, RIGHT)
        elif kind == "wheel":
            self.hands.wheel(at, self.luck.choice((-2, 1, 3)))
        elif kind == "undo":
            self.hands.key(Qt.Key.Key_Z, CONTROL)
        elif kind == "resize":
            self.window.resize(*self.luck.choice(SIZES))
        else:
            return f" amid it {self.press_keys()}"
        return f" amid it {kind}"

    def drag_anywhere(self) -> str:
        """Drag from any widget to any place: titles of docks, borders, cards, scroll bars."""
        roots: list[QWidget] = [self.window, *self._docks()]
        widgets = self._seen(self.luck.choice([root for root in roots if root.isVisible()])) or [self.window]
        widget = self.luck.choice(widgets)
        start = self._point_in(widget)
        if QApplication.activePopupWidget() is not None or self._leads_out(start):
            return self.click_anywhere()
        ends = [self._point_in(self.luck.choice((widget, self.window))) for _ in range(self.luck.choice((1, 2)))]
        what = f"{type(widget).__name__} {widget.accessibleName()[:40]!r}"
        return what + self._drag([start, *ends], self.luck.choices((LEFT, RIGHT), (8, 1))[0], self._keys())

    # ---- clicks
    def click_question(self) -> str:
        """Click in what is asked: a dialog over the window, else the panel beside the board, else the bar."""
        window = self.window
        overlays = window.overlays
        root: QWidget | None = overlays[-1].content if overlays else window.frame.choice if window.frame is not None else None
        if root is None:
            root = window.bar if self.luck.random() < 0.3 else None
        if root is None:
            return self.answer()
        return self._click_in(root)

    def click_anywhere(self) -> str:
        """Click on any widget of the window, of a floating dock or of a menu that is open."""
        popup = QApplication.activePopupWidget()
        if popup is not None:
            if self.luck.random() < 0.4:
                self.hands.key(Qt.Key.Key_Escape)
                return "escape from a menu"
            return self._click_in(popup)
        roots: list[QWidget] = [self.window, *self._docks()]
        return self._click_in(self.luck.choice([root for root in roots if root.isVisible()]))

    def _click_in(self, root: QWidget) -> str:
        widgets = self._seen(root) or [root]
        widget = self.luck.choice(widgets)
        at = self._point_in(widget)
        if self._leads_out(at):
            return "nothing"
        button = self.luck.choices((LEFT, RIGHT), (12, 1))[0]
        said = f"{type(widget).__name__} {widget.accessibleName()[:40]!r} {button.name} at {at.x()},{at.y()}"
        self.done[-1] += f": {said}"
        self.hands.click(at, button, self._keys() if self.luck.random() < 0.2 else NO_KEYS, self.luck.random() < 0.05)
        return said

    def _leads_out(self, at: QPoint) -> bool:
        """Return whether a click at a place would quit."""
        popup = QApplication.activePopupWidget()
        action = getattr(popup, "actionAt", None)
        if popup is None or action is None:
            return False
        return action(popup.mapFromGlobal(at)) is self.window.actions_table.action("quit")

    # ---- answers
    def answer(self) -> str:
        """Give a legal answer, whatever is asked, as if it were typed; take the machine over where it is waited for."""
        table = self.table
        if table is None:
            return self.start_again()
        if table._curtain:
            table.sit_down()
            return "sat down"
        if table.asked is None or table.decision is None:
            return "nothing is asked"
        if any(overlay.content is not table.panels.modal for overlay in self.window.overlays):
            return self.click_question()
        move = chosen(table.session.game, table.session.state, table.asked, self.luck, 0.25)
        self.done[-1] += f": {move}"
        table.submit(move)
        return f"{move}"

    def start_again(self) -> str:
        """Go on with the saved game from the start screen."""
        overlays = self.window.overlays
        if overlays and self.luck.random() < 0.6:
            overlays[-1].close_dialog()
            return "a dialog put away"
        if overlays:
            return self.click_question()
        self.window.games.go_on()
        return f"went on: {self._where()}"
