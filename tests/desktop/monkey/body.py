"""What a monkey has: a window with a game in it, luck, hands and eyes, patience, and what it says when something is wrong."""

from __future__ import annotations

import random
from collections import Counter, deque
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, QTimer
from PySide6.QtWidgets import QApplication, QDockWidget, QFileDialog, QWidget
from shiboken6 import isValid

from desktop.app.clients import RegisteredClients
from desktop.app.language import install_language
from desktop.app.look import apply_look
from desktop.app.settings import Folders, Settings
from desktop.app.window import MainWindow
from desktop.games.clash import VIEWS
from desktop.games.clash.table import ClashTable
from desktop.table.people import restored
from desktop.theme.style import Appearance, theme
from tests.desktop.monkey.games import new_session
from tests.desktop.monkey.hands import NO_KEYS, Hands
from tests.desktop.monkey.watch import Watch

REMEMBERED = 25
"""Gestures that a Fault tells of."""
SHIFT, CONTROL, ALT = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier


class Fault(AssertionError):
    """Something happened that must not."""


class Body:
    """A window and a game, and what is needed to make gestures there."""

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

    def _open_window(self, settings: Settings, folders: Folders, size: tuple[int, int]) -> MainWindow:
        window = MainWindow(settings, folders, RegisteredClients())
        window.grace.ms = 0  # these hands wait for no grace
        window.close = lambda: False  # whoever finds "Quit", in a menu or in the palette, would be at home
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
        MainWindow.close(window)
        window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QApplication.processEvents()

    # ---- what is wrong
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

    def _where(self) -> str:
        table = self.window.table
        if not isinstance(table, ClashTable):
            return "start screen"
        decision = table.decision
        asked = "the end" if decision is None else f"{decision.kind} of {decision.seats[0]}"
        return f"step {table.session.history.current.id}, {asked}"

    # ---- patience
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

    def _docks(self) -> list[QDockWidget]:
        docking = self.window._docking
        return list(docking.docks.values()) if docking is not None else []

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
