"""A window with a table of the game in it, and hands for it: real mouse and key events, positions in words, scripted bots."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import QEvent, QObject, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from core.engine import saves
from core.engine.session import Session
from core.games.clash.game import GAME
from core.games.clash.moves import END_TURN
from core.games.clash.scenario import SCENARIOS
from core.games.clash.state import State
from desktop.app.clients import RegisteredClients
from desktop.app.look import apply_look
from desktop.app.settings import Folders, Settings
from desktop.app.window import MainWindow
from desktop.dialogs.newgame_data import Seat
from desktop.games.clash import VIEWS
from desktop.games.clash.table import ClashTable
from desktop.table.people import restored, stored
from desktop.table.policies import usual
from desktop.widgets.buttons import Button

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
NONE, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
NAMES = ("Mira", "Bot", "Jonas", "Ada")


class ScriptedBots(QObject):
    """Stands in for the bots' process: answers with what a test gives it, at once, or when it is told to.

    `script` is asked for each move (state as the bot sees it, seat); None leaves the question open until `answer`.
    """

    answered = Signal(bytes)
    failed = Signal(str)
    script: Callable[[State, int], Any] | None = None
    made: list[ScriptedBots] = []

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.asked: list[tuple[str, int]] = []
        self.cancelled = 0
        self.closed = False
        self.reasons: tuple[str, ...] = ()
        self._open = False
        type(self).made.append(self)

    def warm_up(self) -> None:
        """Nothing to start."""

    def ask(self, game_id: str, bot: str, seat: int, view: bytes, seed: int, budget: float) -> None:
        """Note the request; answer it if the script says how."""
        assert game_id == "clash"
        assert budget > 0
        self.asked.append((bot, seat))
        self._open = True
        move = type(self).script(GAME.decode_state(view), seat) if type(self).script is not None else None
        if move is not None:
            self.answer(move)

    def answer(self, move: Any) -> None:
        """Answer the open request; nothing happens when it was cancelled."""
        if self._open:
            self._open = False
            self.answered.emit(msgspec.json.encode(move))

    def cancel(self) -> None:
        """Drop the request."""
        self._open = False
        self.cancelled += 1

    def close(self) -> None:
        """Nothing to end."""
        self._open = False
        self.closed = True


def ends_its_turn(state: State, seat: int) -> Any:
    """A bot that takes what is listed first, and ends its turn at once."""
    moves = list(GAME.moves(state, seat))
    return END_TURN if END_TURN in moves else moves[0]


def seats_of(persons: tuple[int, ...], number: int) -> tuple[Seat, ...]:
    """Return seats with people on some of them and greedy bots on the others."""
    return tuple(
        Seat(bot="" if seat in persons else "greedy", name=NAMES[seat], people="", colour=seat) for seat in range(number)
    )


def session_of(data: dict[str, Any], persons: tuple[int, ...] = (0,)) -> Session[Any, Any]:
    """Return a session that begins with a position in the words of a scenario."""
    state = SCENARIOS.build(data)
    session: Session[Any, Any] = Session(GAME, state.config, 7, policy=usual(len(persons)), start=state)
    session.extra = stored(seats_of(persons, len(state.players)))
    return session


class Sitting:
    """A window, and hands for what is in it. If it is not `seen`, nothing of it is painted until `look`."""

    def __init__(self, folder: Path, *, seen: bool = True) -> None:
        self.folders = Folders.under(folder)
        self.settings = Settings(self.folders.config)
        self.settings.animation_speed = 0.0
        self.settings.confirm_end_turn = False
        self.settings.confirm_chance = False
        apply_look(self.settings)
        self.window = MainWindow(self.settings, self.folders, RegisteredClients())
        self.window.grace.ms = 0  # these hands wait for no grace
        self.window.setUpdatesEnabled(seen)
        self.window.resize(1440, 900)
        self.window.show()
        self.window.activateWindow()

    def look(self) -> None:
        """Have the window painted from now on."""
        if not self.window.updatesEnabled():
            self.window.setUpdatesEnabled(True)

    def put(self, session: Session[Any, Any]) -> ClashTable:
        """Put a session on the table, without a file: loading would refuse positions that no game can come to."""
        seats = restored(session.extra, len(session.config.seats), ())
        self.window.set_table(VIEWS._table(self.window, session, seats))
        return self.table

    def write(self, session: Session[Any, Any], name: str = "position") -> Path:
        """Write a session to a file and return its path."""
        path = self.folders.saves / f"{name}.ecumene"
        saves.write(path, saves.dump(session))
        return path

    def position(self, data: dict[str, Any], *persons: int) -> ClashTable:
        """Open a position in the words of a scenario; people sit on the seats named (0 if none is)."""
        return self.put(session_of(data, persons or (0,)))

    @property
    def table(self) -> ClashTable:
        """The table in the window."""
        table = self.window.table
        assert isinstance(table, ClashTable)
        return table

    @property
    def state(self) -> State:
        """The full state, to see what has come of a gesture."""
        state: State = self.table.session.state
        return state

    @property
    def kind(self) -> str:
        """What is asked."""
        decision = self.table.decision
        return decision.kind if decision is not None else ""

    @property
    def panel(self) -> Any:
        """The panel beside the board, None if there is none."""
        assert self.window.frame is not None
        return self.window.frame.choice

    def space(self, q: int, r: int) -> int:
        """Return the space at coordinates."""
        return self.state.geometry().index[q, r]

    def units(self, space: int, seat: int = 0) -> dict[str, int]:
        """Return what units a seat has on a space: kind -> number."""
        found: dict[str, int] = {}
        for owner, kind, _, number in self.state.units.get(space, ()):
            if owner == seat:
                found[kind] = found.get(kind, 0) + number
        return found

    # ---- the board under the hand
    @property
    def board(self) -> Any:
        """The board."""
        return self.table.view_widget

    def lit(self) -> frozenset[int]:
        """The spaces that are lit as targets."""
        return self.board.highlights.picture.targets

    def refused(self) -> Any:
        """The refusal shown on the board, None if there is none."""
        return self.board.highlights.picture.refused

    def point(self, space: int, icon: str = "", owner: int | str = 0) -> QPoint:
        """Return a point of the viewport on a space; on one of its pieces if an icon is named."""
        box = self.board.space_rect(space)
        if not icon:
            return self._bare(space)
        for x, y in _raster():
            at = QPointF(box.left() + x * box.width(), box.top() + y * box.height()).toPoint()
            if self.board.space_at(at) == space and self.board.piece_at(at) == (icon, str(owner)):
                return at
        raise AssertionError(f"no {icon} of {owner} is drawn on {space}")

    def _bare(self, space: int) -> QPoint:
        box = self.board.space_rect(space)
        covered: QPoint | None = None
        for x, y in _raster():
            at = QPointF(box.left() + x * box.width(), box.top() + y * box.height()).toPoint()
            if self.board.space_at(at) == space:
                if self.board.piece_at(at) is None:
                    return at
                covered = covered or at
        assert covered is not None, f"{space} is not in sight"
        return covered

    def click(
        self, space: int, icon: str = "", button: Qt.MouseButton = LEFT, keys: Qt.KeyboardModifier = NONE,
        owner: int | str = 0,
    ) -> None:  # fmt: skip
        """Click on a space, or on one of its pieces."""
        QTest.mouseClick(self.board.viewport(), button, keys, self.point(space, icon, owner))

    def lift(self, space: int, icon: str = "", keys: Qt.KeyboardModifier = NONE, owner: int | str = 0) -> None:
        """Press on a piece and begin to drag it."""
        start = self.point(space, icon, owner)
        QTest.mousePress(self.board.viewport(), LEFT, keys, start)
        for step in (6, 12, 18):
            self._move(start + QPoint(step, 0), keys)

    def over(self, space: int, keys: Qt.KeyboardModifier = NONE) -> None:
        """Hold what is dragged over a space."""
        self._move(self.point(space), keys)

    def _move(self, at: QPoint, keys: Qt.KeyboardModifier) -> None:
        port = self.board.viewport()
        event = QMouseEvent(
            QEvent.Type.MouseMove, QPointF(at), QPointF(port.mapToGlobal(at)), Qt.MouseButton.NoButton, LEFT, keys
        )
        QApplication.sendEvent(port, event)

    def let_go(self, space: int) -> None:
        """Let go over a space."""
        QTest.mouseRelease(self.board.viewport(), LEFT, NONE, self.point(space))

    def drag(self, start: int, end: int, icon: str = "", keys: Qt.KeyboardModifier = NONE, owner: int | str = 0) -> None:
        """Drag a piece from space to space."""
        self.lift(start, icon, keys, owner)
        self.over(end, keys)
        self.let_go(end)

    # ---- out of docks
    def widen(self, width: int = 1920, height: int = 1080) -> None:
        """Make the window as large as a whole screen: all docks are shown."""
        self.window.resize(width, height)
        QApplication.processEvents()
        self.window._on_relayout()
        QApplication.processEvents()

    @property
    def pieces(self) -> Any:
        """The pieces of the supply."""
        return self.table.boards.supply.pieces

    def source(self, kind: str) -> tuple[QWidget, QPoint]:
        """Return the widget of a dock that holds a piece of the supply, a token or the cube, and where in it."""
        own = self.table.boards.own
        if kind in own.counters:
            return own.counters[kind], own.counters[kind].rect().center()
        if kind == "cube":
            return own.tracker, own.tracker.rect().center()
        cells = {piece: cell for piece, _, cell in self.pieces._cells()}
        return self.pieces, cells[kind].center().toPoint()

    def take(self, kind: str) -> None:
        """Press on a piece or token of a dock and begin to drag it."""
        widget, at = self.source(kind)
        QTest.mousePress(widget, LEFT, NONE, at)
        for step in (6, 12, 18):
            self._carry(widget, widget.mapToGlobal(at + QPoint(step, 0)))

    def _carry(self, widget: QWidget, at: QPoint) -> None:
        place = QPointF(widget.mapFromGlobal(at))
        event = QMouseEvent(QEvent.Type.MouseMove, place, QPointF(at), Qt.MouseButton.NoButton, LEFT, NONE)
        QApplication.sendEvent(widget, event)

    def carry_over(self, kind: str, space: int) -> None:
        """Hold what was taken out of a dock over a space of the board."""
        self._carry(self.source(kind)[0], self.board.viewport().mapToGlobal(self.point(space)))

    def drop(self, kind: str, space: int) -> None:
        """Let go of what was taken out of a dock over a space of the board."""
        widget, _ = self.source(kind)
        at = widget.mapFromGlobal(self.board.viewport().mapToGlobal(self.point(space)))
        QTest.mouseRelease(widget, LEFT, NONE, at)

    def bring(self, kind: str, space: int) -> None:
        """Drag a piece or token from its dock to a space of the board."""
        self.take(kind)
        self.carry_over(kind, space)
        self.drop(kind, space)

    def tap(self, kind: str) -> None:
        """Click a piece or token of a dock."""
        widget, at = self.source(kind)
        QTest.mouseClick(widget, LEFT, NONE, at)

    def key(self, key: Qt.Key, keys: Qt.KeyboardModifier = NONE, widget: QWidget | None = None) -> None:
        """Press a key where the focus is."""
        QTest.keyClick(widget or QApplication.focusWidget() or self.window, key, keys)

    # ---- widgets
    def press(self, words: str) -> None:
        """Click the visible button with these words, wherever it is in the window."""
        QTest.mouseClick(self.button(words), LEFT)

    def button(self, words: str) -> Button:
        """Return the visible button with these words."""
        found = [button for button in self.window.findChildren(Button) if button.isVisible() and button.text() == words]
        assert found, f"no button {words!r}"
        return found[-1]

    def row(self, words: str) -> QWidget:
        """Return the row of the panel that begins with these words."""
        rows = self.panel.current.rows if hasattr(self.panel, "current") else self.panel.rows
        found = [row for row in rows if row.isVisible() and row.option.text.startswith(words)]
        assert found, f"no row {words!r} among {[row.option.text for row in rows]}"
        return found[0]

    def choose(self, words: str) -> None:
        """Click the row of the panel that begins with these words."""
        QTest.mouseClick(self.row(words), LEFT)

    def tab(self, name: str) -> None:
        """Click a tab of the city panel."""
        tabs = self.panel.tabs
        index = [id for id, _, _ in sections()].index(name)
        QTest.mouseClick(tabs, LEFT, NONE, tabs.cell(index).center().toPoint())

    def journal(self) -> list[str]:
        """The sentences of the journal's dock."""
        return self.table._journal.texts

    def close(self) -> None:
        """Close the window."""
        self.window.close()
        self.window.deleteLater()


def sections() -> Any:
    """Return the sections of the city panel."""
    from desktop.games.clash.dialogs.city import SECTIONS

    return SECTIONS


@cache
def _raster() -> tuple[tuple[float, float], ...]:
    """Return places in a box from the middle outwards."""
    steps = [i / 24 for i in range(25)]
    return tuple(sorted(((x, y) for x in steps for y in steps), key=lambda p: (p[0] - 0.5) ** 2 + (p[1] - 0.5) ** 2))
