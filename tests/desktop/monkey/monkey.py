"""A monkey at the table: random gestures on the real window, legal and illegal ones, and what must hold after them.

Nothing but the seed decides what it does. After every `EACH` gestures the game's save must replay to the same state, and
the window must show what a fresh window shows on the same view. A `Fault` names the seed and the last gestures.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from core.engine import saves
from desktop.app.settings import Folders, Settings
from desktop.app.window import MainWindow
from desktop.dialogs.end import EndScreen
from desktop.dialogs.handover import HandoverCurtain
from desktop.dialogs.takingback import AgreementDialog
from desktop.games.clash import VIEWS
from desktop.games.clash.table import ClashTable
from desktop.table.people import restored
from tests.desktop.monkey import fresh
from tests.desktop.monkey.board import BoardGestures
from tests.desktop.monkey.watch import Watch
from tests.desktop.monkey.windows import WindowGestures

EACH = 100
"""Gestures between two comparisons with a fresh window."""


class Monkey(BoardGestures, WindowGestures):
    """Plays with one window for a number of gestures."""

    def __init__(self, seed: int, folder: Path, watch: Watch) -> None:
        super().__init__(seed, folder, watch)
        self._gestures: tuple[tuple[Callable[[], str], int], ...] = (
            (self.drag_legally, 14), (self.drag_anyhow, 8), (self.click_board, 10), (self.carry_by_clicks, 6),
            (self.press_keys, 10), (self.command, 3), (self.click_question, 18), (self.click_anywhere, 10),
            (self.drag_anywhere, 4), (self.use_hand, 5), (self.turn_wheel, 3), (self.pan, 2), (self.answer, 10),
            (self.jump_in_history, 3), (self.undo, 3), (self.resize, 1), (self.move_dock, 3), (self.change_look, 2),
            (self.leave_table, 1), (self.wait, 2),
        )  # fmt: skip

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

    # ---- what must hold
    def rest(self) -> ClashTable:
        """Let go of everything, put away what covers the game, and wait until a person is asked or the game is over."""
        for _ in range(20):
            self._wait_for_a_person()
            self._let_go()
            if not self._bots_to_move():
                break  # Else Esc has answered a question, and the bots go on.
        table = self.table
        assert table is not None
        if self._bots_to_move():
            self.fail(f"the bots do not go on: {self._where()}")
        if table.asks and table.decision is not None and table.decision.kind == "offer" and table.panels.modal is None:
            table.panels._ask_again()  # Esc has put it aside, for a look at the board.
        for dock in self._docks():
            for field in dock.findChildren(QLineEdit):
                field.clear()
        table.boards.show_own_board()
        table.hand.scroll_by(-100_000)
        table.past.dock.opened.clear()
        table.past.show()
        self.window.run("reset_layout")
        self.hasten()
        return table

    def _wait_for_a_person(self) -> None:
        window = self.window
        for _ in range(40):
            while (popup := QApplication.activePopupWidget()) is not None:
                popup.close()
            if self.table is None:
                for overlay in list(window.overlays):
                    overlay.close_dialog()
                window.games.go_on()
            table = self.table
            assert table is not None
            for dialog in window.findChildren(AgreementDialog):
                if dialog.isVisible():
                    dialog.reject()  # To take the question away would be no answer.
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

    def _let_go(self) -> None:
        """Esc lets go of what is held and puts away what was opened; what is asked stays."""
        window, table = self.window, self.table
        assert table is not None
        window.activateWindow()
        for _ in range(6):
            for overlay in list(window.overlays):
                asked = table.decision is not None and table.decision.kind != "turn"
                if isinstance(overlay.content, HandoverCurtain):
                    continue  # Esc has answered a question, and the machine passes.
                if overlay.content is not table.panels.modal or not asked:
                    overlay.close_dialog()
            table.view_widget.setFocus()
            self.hands.key(Qt.Key.Key_Escape)
            self.hasten()

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
        for overlay in list(other.overlays):
            if isinstance(overlay.content, EndScreen):
                overlay.close_dialog()
        new.view_widget.setFocus()
        other._relayout.stop()
        other._on_relayout()
        self.pump()

    def _compare_windows(self, other: MainWindow, new: ClashTable, table: ClashTable) -> None:
        for one in (table, new):
            one.showing.finish()
            fresh.settle_board(one.view_widget, 56)
            one.sidebar.inspector.refresh()  # It follows the hand after a moment.
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
