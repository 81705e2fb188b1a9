"""The person at the table: asks a bot (greedy, if nothing else is said) what it would do, and does it with the hands."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from time import monotonic
from typing import Any

from PySide6.QtWidgets import QWidget

from core.bots.registry import make_bot
from core.engine.decision import Decision
from core.engine.history import Node
from core.engine.rng import Generator
from core.games.clash.moves import DONE, END_TURN, MoveUnits, Use
from desktop.dialogs.handover import HandoverCurtain, ShowHandDialog, TakeMachineDialog
from desktop.games.clash.table import ClashTable
from tests.desktop.play.cards import meant_card
from tests.desktop.play.gestures import Gestures
from tests.desktop.play.look import NotReachable, click, first_of
from tests.desktop.play.mouse import pump, wait

BUDGET = 0.1
BOLD = 0.75
"""An attack with at least this chance to win is made, though the bot would do something else."""
SHOWS_ALL = 40
"""Decisions of a kind whose moves are tried in other ways before the hands give up."""


@dataclass
class Diary:
    """What happened at the person's hands."""

    gestures: int = 0
    """Gestures after which the game had gone on."""
    kinds: Counter[str] = field(default_factory=Counter)
    """How often each kind of move was made."""
    questions: Counter[str] = field(default_factory=Counter)
    """How often each kind of question was answered."""
    named: Counter[str] = field(default_factory=Counter)
    """How often each kind of question was answered without the machine being passed."""
    different: list[str] = field(default_factory=list)
    """Gestures that made another move than intended."""
    impossible: list[str] = field(default_factory=list)
    """Moves that the hands could not make."""
    slow: list[tuple[str, float]] = field(default_factory=list)
    """What took the window more than half a second."""


class Stuck(AssertionError):
    """The game does not go on."""


def offer_of(window: QWidget) -> TakeMachineDialog | None:
    """Return the dialog that asks openly whether the machine must pass, if it is shown."""
    found = first_of(window.findChildren(TakeMachineDialog), lambda _: True)
    return found if isinstance(found, TakeMachineDialog) else None


def face_down_of(window: QWidget) -> ShowHandDialog | None:
    """Return the dialog that asks for the own hand before a question about its cards, if it is shown."""
    found = first_of(window.findChildren(ShowHandDialog), lambda _: True)
    return found if isinstance(found, ShowHandDialog) else None


class Person:
    """Plays one seat."""

    def __init__(self, gestures: Gestures, diary: Diary, seat: int, mind: str = "greedy") -> None:
        self.gestures = gestures
        self.table: ClashTable = gestures.table
        self.diary = diary
        self.seat = seat
        self._bot = make_bot("clash", mind)
        self._bold = mind == "greedy"

    # ---- thinking
    def _preferred(self, decision: Decision, spoilt: set[Any]) -> Any:
        """Return the move to make: a good attack if there is one, else what the bot chooses."""
        table = self.table
        session = table.session
        view = session.view(self.seat)
        legal = [move for move in table.legal() if move not in spoilt]
        if not legal:
            raise Stuck(f"no move is left to try: {decision}")
        if decision.kind == "turn":
            uses = [move for move in legal if isinstance(move, Use)]
            if uses and self.diary.kinds["Use"] < 3:
                return uses[0]
        if self._bold and decision.kind in ("turn", "move"):
            attack = self._attack([move for move in legal if isinstance(move, MoveUnits)])
            if attack is not None:
                return attack
        seed = (session.seed << 20) ^ (session.history.current.id << 3) ^ self.seat
        move = self._bot.choose(session.game, view, self.seat, Generator(seed), BUDGET)
        if move not in spoilt:
            return move
        for way_out in (DONE, END_TURN):
            if way_out in legal:
                return way_out
        return legal[seed % len(legal)]

    def _attack(self, moves: list[MoveUnits]) -> MoveUnits | None:
        best: tuple[float, int, MoveUnits] | None = None
        for move in moves:
            odds = self.table.odds(move)
            if odds is not None and odds.win >= BOLD:
                rank = (odds.win, sum(number for _, _, number in move.units), move)
                if best is None or rank[:2] > best[:2]:
                    best = rank
        return best[2] if best is not None else None

    # ---- doing
    def _read_report(self, decision: Decision) -> None:
        """Put the result of a battle away, which is told before the next question. Raises Stuck."""
        reports = self.table.reports
        if decision.kind in ("turn", "move") or not reports.come_first():
            return
        if not wait(lambda: reports.is_shown, 5.0):
            raise Stuck("the result of the battle is not told")
        self.gestures.close_panel()
        if not wait(lambda: not reports.is_shown, 3.0):
            raise Stuck("the result of the battle does not go")

    def act(self) -> None:
        """Make one gesture that takes the game on. Raises Stuck."""
        table = self.table
        decision = table.decision
        assert decision is not None
        spoilt: set[Any] = set()
        self.diary.questions[decision.kind] += 1
        if table.can_show_hand and table.sitting == self.seat:  # At another's machine an open question needs no hand.
            self.gestures.album.once("hand_face_down", 0.2)
            click(self.gestures.mouse, self.gestures.window.bar.show_hand)
            if not wait(lambda: table.viewer == self.seat, 3.0):
                raise Stuck("the hand stays face down")
        self._read_report(decision)
        if table.viewer is None:
            self.diary.named[decision.kind] += 1
            self.gestures.album.once(f"named_{decision.kind}", 0.2)
        self.gestures.album.once(f"asked_{decision.kind}", 0.2)
        for _ in range(SHOWS_ALL):
            move = self._preferred(decision, spoilt)
            if self.make(move):
                return
            spoilt.add(move)
        raise Stuck(f"nothing works: {decision}")

    def make(self, move: Any) -> bool:
        """Make a move with the hands, and note how it went. Returns whether the game went on."""
        session = self.table.session
        decision = session.decision
        assert decision is not None
        before = session.history.current
        began = monotonic()
        problem = "nothing happened"
        try:
            self.gestures.make(decision, move)
        except NotReachable as reason:
            problem = str(reason)
        if wait(lambda: session.history.current is not before, 0.6):
            self._note(before, move, monotonic() - began)
            return True
        self.diary.impossible.append(f"{decision.kind}: {move}: {problem}")
        self.gestures.album.take(f"trouble_{len(self.diary.impossible)}", 0.1)
        return False

    def _note(self, before: Node[Any, Any], meant: Any, seconds: float) -> None:
        table = self.table
        diary = self.diary
        diary.gestures += 1
        made = next(node for node in table.session.history.path() if node.parent is before)
        diary.kinds[type(made.move).__name__] += 1
        game = table.session.game
        if meant_card(made.move) not in (meant_card(meant), meant_card(game.normal(before.state, self.seat, meant))):
            diary.different.append(f"{meant} became {made.move}")
        if seconds > 3.0:
            diary.slow.append((f"{meant}", round(seconds, 2)))

    def is_asked(self) -> bool:
        """Return whether the person is asked now, at the machine or by name in the bar."""
        table = self.table
        if table.asked != self.seat:
            return False
        return table.viewer == self.seat or self.is_named()

    def is_named(self) -> bool:
        """Return whether the bar names the person for a question that all may see, for which nobody gives the machine away."""
        window = self.gestures.window
        who = window.bar.who
        passes = first_of(window.findChildren(HandoverCurtain), lambda _: True) or offer_of(window) or face_down_of(window)
        return who.isVisible() and who.text() == self.table.player_name(self.seat) and passes is None

    def settle(self) -> None:
        """Let drawing and motion end."""
        pump(0.01)
