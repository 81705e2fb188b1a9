"""The real window without a display, for hands that only press keys: they go where the keyboard's focus is."""

from __future__ import annotations

import json
import logging
import shutil
import traceback
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from core.engine import saves
from desktop.app.window import MainWindow
from desktop.dialogs.end import EndScreen
from desktop.games.clash.table import ClashTable
from tests.desktop.play.mouse import pump, wait
from tests.desktop.play.story import Log

SIZE = (1440, 900)
PATIENCE = 60.0
"""Seconds until a bot's silence counts as an end of the game that should not be."""
NONE, SHIFT, CONTROL = (
    Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier,
)  # fmt: skip


class Stuck(AssertionError):
    """The game does not go on."""


class Keyboard:
    """The keyboard. Keys go to the widget with the focus, as in the real program."""

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self.pressed = 0

    @property
    def focus(self) -> QWidget:
        """The widget that gets the keys."""
        return QApplication.focusWidget() or self._window

    def press(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        """Press a key."""
        QTest.keyClick(self.focus, key, modifiers)
        self.pressed += 1
        pump()

    def type(self, text: str) -> None:
        """Type letters and figures."""
        for letter in text:
            if letter.isascii():
                QTest.keyClicks(self.focus, letter)
            else:  # no key of QTest's keyboard
                for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
                    QApplication.sendEvent(self.focus, QKeyEvent(kind, 0, NONE, letter))
            self.pressed += 1
        pump()

    def tab_to(self, wanted: Callable[[QWidget], bool], most: int = 200, modifiers: Qt.KeyboardModifier = NONE) -> bool:
        """Press Tab (Shift + Tab backwards) until the focus is on something wanted. Returns whether it came there."""
        for _ in range(most):
            if wanted(self.focus):
                return True
            self.press(Qt.Key.Key_Tab, modifiers)
        return wanted(self.focus)


class KeysOnly:
    """A whole game of one person, who only presses keys, against a bot. Subclasses say how a turn is played."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        self.seed = seed
        self.report: dict[str, Any] = {"seed": seed}
        self.kinds: Counter[str] = Counter()
        self.questions: Counter[str] = Counter()
        self.log = Log()
        self.window: MainWindow
        self.keys: Keyboard

    # ---- the frame
    def tell(self) -> dict[str, Any]:
        """Start the program offscreen, play, and return the report (also written to report.json)."""
        from desktop.app.clients import RegisteredClients
        from desktop.app.look import apply_look
        from desktop.app.platform import make_application
        from desktop.app.settings import Folders, Settings

        make_application((), offscreen=True)
        self.folder.mkdir(parents=True, exist_ok=True)
        home = self.folder / "home"
        shutil.rmtree(home, ignore_errors=True)  # an earlier game would be what the dialog begins with
        folders = Folders.under(home)
        settings = Settings(folders.config)
        settings.animation_speed = 0.0
        settings.language = "en"
        apply_look(settings)
        logging.getLogger("ecumene").addHandler(self.log)
        self.window = MainWindow(settings, folders, RegisteredClients())
        self.window.grace.ms = 0  # these hands wait for no grace
        self.keys = Keyboard(self.window)
        began = monotonic()
        try:
            self.window.resize(*SIZE)
            self.window.show()
            self.window.activateWindow()
            wait(self.window.isActiveWindow, 5.0)
            self.begin()
            self.play()
            self._note_end()
        except BaseException:
            self.report["failed"] = traceback.format_exc()
            self.window.grab().save(str(self.folder / "failed.png"))
        finally:
            self.report.update(
                seconds=round(monotonic() - began, 1), keys=self.keys.pressed, kinds=dict(self.kinds),
                questions=dict(self.questions), warnings=self.log.lines,
            )  # fmt: skip
            (self.folder / "report.json").write_text(json.dumps(self.report, indent=1), encoding="utf-8")
            self.window.close()
            pump(0.1)
        return self.report

    def _note_end(self) -> None:
        table = self.table
        session = table.session
        path = session.history.path()
        table.flush()
        saved = saves.load_file(self.window.slot.path)
        began = {node.gesture: node.seat for node in reversed(path) if node.parent is not None}
        self.report.update(
            ended=session.game.ended(session.state), totals=[score.total for score in session.game.scores(session.state)],
            progress=list(session.game.progress(session.state)), steps=len(path) - 1,
            own_gestures=sum(seat in table.persons for seat in began.values()),
            branches=sum(len(node.children) > 1 for node in session.history.nodes),
            checksum=saves.checksum(session.game.encode_state(session.state)),
            replayed=saves.checksum(saved.session.game.encode_state(saved.session.state)),
        )  # fmt: skip

    @property
    def table(self) -> ClashTable:
        """The table in the window."""
        table = self.window.table
        assert isinstance(table, ClashTable)
        return table

    # ---- into the game
    def begin(self) -> None:
        """Go from the start screen to a game of one person and a bot with the seed."""
        self.open_new_game()
        if not wait(lambda: self.window.covering() is not None, 3.0):
            raise Stuck("the new-game dialog does not open")
        for _ in range(6):
            rows = [w for w in self.window.findChildren(QWidget) if type(w).__name__ == "SeatRow" and w.isVisible()]
            if len(rows) <= 2:
                break
            self.remove_a_seat()
        if not self.keys.tab_to(lambda w: isinstance(w, QLineEdit) and w.accessibleName() == "Seed"):
            raise Stuck("Tab does not come to the seed")
        self.keys.press(Qt.Key.Key_A, CONTROL)
        self.keys.type(str(self.seed))
        self.keys.press(Qt.Key.Key_Return)
        if not wait(lambda: isinstance(self.window.table, ClashTable), 5.0):
            raise Stuck("no game begins")
        table = self.table
        if table.session.seed != self.seed or len(table.seats) != 2 or len(table.persons) != 1:
            raise Stuck(f"another game began: seed {table.session.seed}, {table.seats}")

    def open_new_game(self) -> None:
        """Open the dialog."""
        self.keys.press(Qt.Key.Key_N, CONTROL)

    def remove_a_seat(self) -> None:
        """Take a seat away in the dialog."""
        seats: list[QWidget] = []

        def is_third(widget: QWidget) -> bool:
            if widget.accessibleName() == "Take this seat away" and widget not in seats:
                seats.append(widget)
            return len(seats) == 3

        if not self.keys.tab_to(is_third):
            raise Stuck("no seat can be taken away by Tab")
        self.keys.press(Qt.Key.Key_Space)

    # ---- the game
    def play(self) -> None:
        """Play to the end."""
        table = self.table
        while True:
            if not wait(lambda: table.asked is not None or table.decision is None, PATIENCE):
                raise Stuck("the bot does not move")
            if table.decision is None:
                break
            before = table.session.history.current
            kind = table.decision.kind
            self.questions[kind] += 1
            self.act()
            if not wait(lambda before=before: table.session.history.current is not before, 5.0):
                raise Stuck(f"nothing came of it: {kind}")
            made = next(node for node in table.session.history.path() if node.parent is before)
            self.kinds[type(made.move).__name__] += 1
        if not wait(lambda: any(screen.isVisible() for screen in self.window.findChildren(EndScreen)), 5.0):
            raise Stuck("the end screen does not come")

    def act(self) -> None:
        """Answer what is asked, or do something in one's turn, so that the game goes on. Raises Stuck."""
        raise NotImplementedError


def main(story: type[KeysOnly], doc: str | None) -> int:
    """Run a story by the command line: --seed and --out. Returns 0 if nothing failed."""
    import argparse
    import sys
    import tempfile

    parser = argparse.ArgumentParser(description=doc)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--out", type=Path, help="a folder for the report")
    wanted = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        report = story(wanted.out or Path(folder), wanted.seed).tell()
    print(json.dumps(report, indent=1))
    if "failed" in report:
        print(report["failed"], file=sys.stderr)
    return int("failed" in report)
