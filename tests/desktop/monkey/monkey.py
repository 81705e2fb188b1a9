"""A monkey at the table: random gestures on the real window, legal and illegal ones, and what must hold after them.

Nothing but the seed decides what it does. After every `EACH` gestures the game's save must replay to the same state, and
the window must show what a fresh window shows on the same view. A `Fault` names the seed and the last gestures.
"""

from __future__ import annotations

import random
from collections import Counter, deque
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, QTimer
from PySide6.QtWidgets import QApplication, QDockWidget, QFileDialog, QLineEdit, QWidget
from shiboken6 import isValid

from core.engine import saves
from core.games.clash.moves import MoveUnits, Pick
from desktop.app.clients import RegisteredClients
from desktop.app.language import install_language
from desktop.app.settings import Folders, Settings
from desktop.app.window import MainWindow, apply_look
from desktop.dialogs.end import EndScreen
from desktop.games.clash import VIEWS
from desktop.games.clash.table import ClashTable
from desktop.table.people import restored
from desktop.theme.style import Appearance, theme
from tests.desktop.monkey import fresh
from tests.desktop.monkey.bots import chosen
from tests.desktop.monkey.games import new_session
from tests.desktop.monkey.hands import LEFT, MIDDLE, NO_KEYS, RIGHT, Hands
from tests.desktop.monkey.watch import Watch

EACH = 100
"""Gestures between two comparisons with a fresh window."""
REMEMBERED = 25
SHIFT, CONTROL, ALT = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
SIZES = ((1280, 640), (1280, 640), (1280, 720), (1440, 900), (1600, 900), (1920, 1000), (800, 600), (640, 420), (1100, 980))
AREAS = (
    Qt.DockWidgetArea.LeftDockWidgetArea, Qt.DockWidgetArea.RightDockWidgetArea, Qt.DockWidgetArea.BottomDockWidgetArea,
    Qt.DockWidgetArea.TopDockWidgetArea,
)  # fmt: skip
KEYS = (
    *"ABCDEFGHIJKLMNOPQRSTUVWXYZ123490", "Return", "Return", "Enter", "Escape", "Escape", "Tab", "Tab", "Backtab", "Space", "Up",
    "Down", "Left", "Right", "Home", "End", "PageUp", "PageDown", "Plus", "Minus", "F1", "F11", "Menu", "Delete", "Backspace",
)  # fmt: skip
NOT_TAKEN = ("quit",)
"""Commands that the monkey does not give: it would be at home then."""


class Fault(AssertionError):
    """Something happened that must not."""


class Monkey:
    """Plays with one window for a number of gestures."""

    def __init__(self, seed: int, folder: Path, watch: Watch) -> None:
        self.seed = seed
        self.luck = random.Random(seed)
        self.watch = watch
        self.folder = folder
        self.done: deque[str] = deque(maxlen=REMEMBERED)
        self.count = 0
        self.kinds: Counter[str] = Counter()
        """How often each kind of gesture was made, and `moves`: how often the game went on by one."""
        self.folders = Folders.under(folder)
        self.settings = Settings(self.folders.config)
        self.settings.animation_speed = 0.0
        self.settings.language = "en"
        self.settings.appearance = Appearance.LIGHT
        install_language("en")
        apply_look(self.settings)
        self.window = self._open_window(self.settings, self.folders, (1280, 640))
        self.hands = Hands(self.window)
        session = new_session(self.luck)
        seats = restored(session.extra, len(session.config.seats), ())
        self.window.set_table(VIEWS._table(self.window, session, seats))
        self._gestures: tuple[tuple[Callable[[], str], int], ...] = (
            (self.drag_legally, 14), (self.drag_anyhow, 8), (self.click_board, 10), (self.carry_by_clicks, 6),
            (self.press_keys, 10), (self.command, 3), (self.click_question, 18), (self.click_anywhere, 10),
            (self.drag_anywhere, 4), (self.use_hand, 5), (self.turn_wheel, 3), (self.pan, 2), (self.answer, 10),
            (self.jump_in_history, 3), (self.undo, 3), (self.resize, 1), (self.move_dock, 3), (self.change_look, 2),
            (self.leave_table, 1), (self.wait, 2),
        )  # fmt: skip

    def _open_window(self, settings: Settings, folders: Folders, size: tuple[int, int]) -> MainWindow:
        window = MainWindow(settings, folders, RegisteredClients())
        window.resize(*size)
        window.show()
        window.activateWindow()
        QApplication.processEvents()
        return window

    def close(self) -> None:
        """Close the window and put the looks back."""
        self._close_window(self.window)
        install_language("en")
        theme().configure(
            appearance=Appearance.LIGHT, scale=1.0, animation_speed=1.0, reduced_motion=False
        )

    @staticmethod
    def _close_window(window: MainWindow) -> None:
        window.close()
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QApplication.processEvents()

    # ---- running
    def run(self, gestures: int) -> None:
        """Make gestures, and compare after every `EACH`. Raises Fault."""
        self.calm()
        for _ in range(gestures):
            self.step()
            if self.count % EACH == 0:
                self.check()

    def step(self) -> None:
        """Make one gesture and see what comes of it."""
        chances = [weight for _, weight in self._gestures]
        gesture = self.luck.choices([one for one, _ in self._gestures], chances)[0]
        name = gesture.__name__
        self.count += 1
        table = self.window.table
        before = table.session.history.current if isinstance(table, ClashTable) else None
        self.done.append(f"{self.count} {name}")
        said = gesture()
        self.kinds[name] += 1
        self.done[-1] = f"{self.count} {name}: {said}"
        self.tidy()
        self.calm()
        if table is self.window.table and isinstance(table, ClashTable) and table.session.history.current is not before:
            self.kinds["moves"] += 1
            self.done[-1] += f" -> {self._where()}"
        self.look()

    def _where(self) -> str:
        table = self.window.table
        if not isinstance(table, ClashTable):
            return "start screen"
        decision = table.decision
        asked = "the end" if decision is None else f"{decision.kind} of {decision.seats[0]}"
        return f"step {table.session.history.current.id}, {asked}"

    def look(self) -> None:
        """Raise Fault if something was caught."""
        if self.watch.caught:
            self.fail("\n".join(self.watch.caught))
        reports = list(self.folders.reports.glob("*-*.txt"))
        if reports:
            self.fail(reports[0].read_text(encoding="utf-8"))

    def fail(self, what: str) -> None:
        """Raise a Fault that says how to repeat it."""
        last = "\n".join(self.done)
        again = f"python -m tests.desktop.monkey --seed {self.seed} --gestures {self.count}"
        raise Fault(f"seed {self.seed}, gesture {self.count}:\n{what}\nlast gestures:\n{last}\nagain: {again}")

    @staticmethod
    def pump() -> None:
        """Let the program handle what has arrived, and delete what it put away."""
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def calm(self) -> None:
        """Let the program do what is due: sometimes hardly anything, mostly until a person is asked."""
        rounds = self.luck.choice((1, 4, 300, 300))
        for _ in range(rounds):
            self.pump()
            if rounds > 4:
                self.hasten()
            if not self._bots_to_move():
                break

    def _bots_to_move(self) -> bool:
        table = self.window.table
        if not isinstance(table, ClashTable) or table.botplay.paused:
            return False
        return table.decision is not None and table.asked is None and not table._curtain

    def hasten(self) -> None:
        """Let the time pass that is waited for: timers that run once end now, motion is at its end."""
        table = self.window.table
        if isinstance(table, ClashTable):
            table.view_widget.motion.finish()
        timers = self.window.findChildren(QTimer) + (table.findChildren(QTimer) if isinstance(table, ClashTable) else [])
        for timer in timers:
            if isValid(timer) and timer.isSingleShot() and timer.isActive() and timer.interval() > 0:
                interval = timer.interval()
                timer.start(0)
                self.pump()
                if isValid(timer) and not timer.isActive():
                    timer.setInterval(interval)
        self.pump()

    def tidy(self) -> None:
        """Answer what is outside of the window's own reach: a file dialog; come back if the window was closed."""
        self.pump()
        for dialog in self.window.findChildren(QFileDialog):
            if dialog.isVisible():
                copy = self.folders.saves / "copy.ecumene"
                known = copy.exists() or dialog.acceptMode() is QFileDialog.AcceptMode.AcceptSave
                if known and self.luck.random() < 0.5:
                    copy.parent.mkdir(parents=True, exist_ok=True)
                    dialog.fileSelected.emit(str(copy))
                dialog.reject()
        if not self.window.isVisible():
            self.fail("the window is gone")

    # ---- what can be seen
    @property
    def table(self) -> ClashTable | None:
        """The table in the window."""
        table = self.window.table
        return table if isinstance(table, ClashTable) else None

    def _point_in(self, widget: QWidget) -> QPoint:
        return widget.mapToGlobal(
            QPoint(self.luck.randrange(max(1, widget.width())), self.luck.randrange(max(1, widget.height())))
        )

    def _seen(self, root: QWidget) -> list[QWidget]:
        """Return the widgets in another one that the mouse can reach, without those that only hold others."""
        return [
            widget for widget in root.findChildren(QWidget)
            if widget.isVisible() and not widget.visibleRegion().isEmpty() and widget.width() > 4 and widget.height() > 4
        ]  # fmt: skip

    def _keys(self) -> Qt.KeyboardModifier:
        return self.luck.choices((NO_KEYS, SHIFT, CONTROL, ALT, SHIFT | CONTROL), (12, 3, 2, 1, 1))[0]

    def _space(self) -> int:
        """Return any space, mostly one where something stands."""
        table = self.table
        assert table is not None
        picture = table.view_widget.picture
        busy = [stack.space for stack in picture.stacks] + [city.space for city in picture.cities]
        if busy and self.luck.random() < 0.75:
            return self.luck.choice(busy)
        return self.luck.choice([space.id for space in picture.spaces])

    def _at(self, space: int) -> QPoint:
        """Return a place on the screen on a space, near its middle, in the board's window or just beyond its edge."""
        table = self.table
        assert table is not None
        board = table.view_widget
        middle = board.mapFromScene(board.scene_centre(space))
        reach = max(2, round(board.zoom.size * 0.6))
        spot = middle + QPoint(self.luck.randint(-reach, reach), self.luck.randint(-reach, reach))
        port = board.viewport()
        spot = QPoint(max(-20, min(port.width() + 20, spot.x())), max(-20, min(port.height() + 20, spot.y())))
        return port.mapToGlobal(spot)

    # ---- gestures on the board
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

    def drag_legally(self) -> str:
        """Drag what the engine lets move to where it may go, or choose a space that is asked for."""
        table = self.table
        if table is None:
            return self.start_again()
        moves = table.legal()
        drags = [move for move in moves if isinstance(move, MoveUnits)]
        picks = [move for move in moves if isinstance(move, Pick)]
        if drags:
            move = self.luck.choice(drags)
            keys = self.luck.choice((NO_KEYS, NO_KEYS, SHIFT, CONTROL))
            said = self._drag([self._at(space) for space in (move.path[0], move.path[-1])], keys=keys)
            return f"{move}{said}"
        if picks:
            pick = self.luck.choice(picks)
            self.hands.click(self._at(pick.space))
            return f"{pick}"
        return self.click_question()

    def drag_anyhow(self) -> str:
        """Drag from anywhere on the board to anywhere."""
        if self.table is None:
            return self.start_again()
        spaces = [self._space() for _ in range(self.luck.choice((2, 2, 3, 5)))]
        button = self.luck.choices((LEFT, RIGHT, MIDDLE), (6, 1, 1))[0]
        keys = self._keys()
        said = self._drag([self._at(space) for space in spaces], button, keys)
        return f"{spaces} {button.name} {keys.value}{said}"

    def click_board(self) -> str:
        """Click anywhere on the board."""
        if self.table is None:
            return self.start_again()
        space = self._space()
        button = self.luck.choices((LEFT, RIGHT, MIDDLE), (6, 2, 1))[0]
        keys, twice = self._keys(), self.luck.random() < 0.1
        self.hands.click(self._at(space), button, keys, twice)
        return f"{space} {button.name} {keys.value}{' twice' if twice else ''}"

    def carry_by_clicks(self) -> str:
        """Click units, perhaps some of them, and then where they go."""
        table = self.table
        if table is None:
            return self.start_again()
        moves = [move for move in table.legal() if isinstance(move, MoveUnits)]
        if not moves:
            return self.click_board()
        move = self.luck.choice(moves)
        for _ in range(self.luck.choice((1, 1, 2))):
            self.hands.click(self._at(move.path[0]), LEFT, self.luck.choice((NO_KEYS, SHIFT)))
        end = self.luck.choice((move.path[-1], move.path[-1], self._space()))
        self.hands.move(self._at(end))
        self.hands.click(self._at(end), LEFT, self.luck.choice((NO_KEYS, NO_KEYS, CONTROL)))
        return f"{move} to {end}"

    def turn_wheel(self) -> str:
        """Zoom, or scroll what is under the mouse."""
        at = self._point_in(self.window)
        notches, keys = self.luck.choice((-4, -1, 1, 2, 5)), self._keys()
        self.hands.wheel(at, notches, keys)
        return f"{notches} at {at.x()},{at.y()}"

    def pan(self) -> str:
        """Drag the board itself."""
        table = self.table
        if table is None:
            return self.start_again()
        port = table.view_widget.viewport()
        self._drag([self._point_in(port), self._point_in(port)], self.luck.choice((MIDDLE, RIGHT)))
        return ""

    # ---- keys and commands
    def press_keys(self) -> str:
        """Press some keys where the focus is, now and then with the board or the hand in focus first."""
        table = self.table
        if table is not None and self.luck.random() < 0.4 and not self.window._overlays:
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

    # ---- widgets
    def click_question(self) -> str:
        """Click in what is asked: a dialog over the window, else the panel beside the board, else the bar."""
        window = self.window
        overlays = window._overlays
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

    def use_hand(self) -> str:
        """Look at a card, click it, double click it, or drag it somewhere."""
        table = self.table
        cards = [card for card in table.hand.cards if not card.visibleRegion().isEmpty()] if table is not None else []
        if table is None or not cards:
            return self.click_anywhere()
        card = self.luck.choice(cards)
        at = self._point_in(card)
        way = self.luck.choice(("look", "click", "twice", "right", "board", "board", "players", "anywhere"))
        if way == "look":
            self.hands.move(at, ALT)
        elif way in ("click", "twice", "right"):
            self.hands.click(at, RIGHT if way == "right" else LEFT, NO_KEYS, way == "twice")
        elif way == "board":
            self._drag([at, self._at(self._space())])
        elif way == "players":
            self._drag([at, self._point_in(table._opponents)])
        else:
            self._drag([at, self._point_in(self.window)])
        return f"{card.item.id if isValid(card) else ''} {way}"

    # ---- the game
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
        if any(overlay.content is not table.panels.modal for overlay in self.window._overlays):
            return self.click_question()
        move = chosen(table.session.game, table.session.state, table.asked, self.luck, 0.25)
        self.done[-1] += f": {move}"
        table.submit(move)
        return f"{move}"

    def jump_in_history(self) -> str:
        """Click a row of the history, or go to any step."""
        table = self.table
        if table is None:
            return self.start_again()
        if self.window._overlays:
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
        if self.window._overlays:
            return self.click_question()
        self.window.run("start_screen")
        return "left"

    def start_again(self) -> str:
        """Go on with the saved game from the start screen."""
        overlays = self.window._overlays
        if overlays and self.luck.random() < 0.6:
            overlays[-1].close_dialog()
            return "a dialog put away"
        if overlays:
            return self.click_question()
        self.window.continue_game()
        return f"went on: {self._where()}"

    # ---- the window
    def resize(self) -> str:
        """Give the window another size."""
        size = self.luck.choice(SIZES)
        self.window.resize(*size)
        return f"{size}"

    def _docks(self) -> list[QDockWidget]:
        docking = self.window._docking
        return list(docking.docks.values()) if docking is not None else []

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

    # ---- what must hold
    def rest(self) -> ClashTable:
        """Let go of everything, put away what covers the game, and wait until a person is asked or the game is over."""
        window = self.window
        for _ in range(40):
            while (popup := QApplication.activePopupWidget()) is not None:
                popup.close()
            if self.table is None:
                for overlay in list(window._overlays):
                    overlay.close_dialog()
                window.continue_game()
            table = self.table
            assert table is not None
            if table._curtain:
                table.sit_down()
            if table.botplay.paused:
                table.botplay.pause(False)
            for _ in range(400):
                if not self._bots_to_move():
                    break
                self.hasten()
            self.hasten()
            if not table._curtain and not self._bots_to_move():
                break
        table = self.table
        assert table is not None
        if self._bots_to_move():
            self.fail(f"the bots do not go on: {self._where()}")
        # Esc lets go of what is held and puts away what was opened; what is asked stays.
        window.activateWindow()
        for _ in range(6):
            for overlay in list(window._overlays):
                asked = table.decision is not None and table.decision.kind != "turn"
                if overlay.content is not table.panels.modal or not asked:
                    overlay.close_dialog()
            table.view_widget.setFocus()
            self.hands.key(Qt.Key.Key_Escape)
            self.hasten()
        for dock in self._docks():
            for field in dock.findChildren(QLineEdit):
                field.clear()
        table.show_own_board()
        table.hand.scroll_by(-100_000)
        table.past.dock.opened.clear()
        table.past.show()
        window.run("reset_layout")
        self.hasten()
        return table

    def check(self) -> None:
        """Compare with what is saved, and with a fresh window. Raises Fault."""
        table = self.rest()
        self.look()
        session = table.session
        data = saves.dump(session)
        table.flush()
        if self.window.slot.path.read_bytes() != data:
            self.fail("the autosave is not what is on the table")
        loaded = saves.load(data)
        if loaded.notices:
            self.fail(f"the save does not replay: {loaded.notices}")
        again = loaded.session
        encode = session.game.encode_state
        if saves.checksum(encode(session.state)) != saves.checksum(encode(again.state)):
            self.fail("the save replays to another state")
        if len(again.history.nodes) != len(session.history.nodes):
            self.fail(f"the save holds {len(again.history.nodes)} steps, not {len(session.history.nodes)}")
        before = fresh.living()
        self._compare(table, again)
        after = fresh.living()
        if after["windows"] > before["windows"]:
            self.fail(f"a closed window leaves windows behind: {before}, {after}")
        self.look()

    def _compare(self, table: ClashTable, session: Any) -> None:
        size = (self.window.width(), self.window.height())
        settings = Settings(self.folder / "fresh")
        for name in ("appearance", "text_scale", "language", "strong_patterns", "animation_speed", "reduced_motion"):
            setattr(settings, name, getattr(self.settings, name))
        other = self._open_window(settings, Folders.under(self.folder / "fresh"), size)
        try:
            seats = restored(session.extra, len(session.config.seats), ())
            new = VIEWS._table(other, session, seats)
            assert isinstance(new, ClashTable)
            new.sitting, new._seen = table.sitting, dict(table._seen)
            new.hotseat.take_over(table.hotseat)
            new.handplay.seen = table.handplay.seen
            other.set_table(new)
            self._rest_fresh(other, new)
            self._compare_windows(other, new, table)
        finally:
            self._close_window(other)
        self.window.activateWindow()
        self.pump()

    def _rest_fresh(self, other: MainWindow, new: ClashTable) -> None:
        for _ in range(3):
            self.pump()
        for overlay in list(other._overlays):
            if isinstance(overlay.content, EndScreen):
                overlay.close_dialog()
        new.view_widget.setFocus()
        other._relayout.stop()
        other._on_relayout()
        self.pump()

    def _compare_windows(self, other: MainWindow, new: ClashTable, table: ClashTable) -> None:
        for board in (table.view_widget, new.view_widget):
            fresh.settle_board(board, 56)
        seen = {
            "what is asked": (fresh.asked_lines(self.window), fresh.asked_lines(other)),
            "the board": (fresh.scene_items(table.view_widget), fresh.scene_items(new.view_widget)),
            "the docks": (fresh.dock_lines(self.window), fresh.dock_lines(other)),
            "the bar": (fresh.bar_lines(self.window), fresh.bar_lines(other)),
        }
        for what, (here, there) in seen.items():
            lines = fresh.differences(here, there)
            if lines:
                self.fail(f"{what} differs from a fresh window's at {self._where()}:\n" + "\n".join(lines))
        here_widgets, there_widgets = (len(window.findChildren(QWidget)) for window in (self.window, other))
        if here_widgets > there_widgets + 200:
            self.fail(f"the window holds {here_widgets} widgets, a fresh one {there_widgets}")
