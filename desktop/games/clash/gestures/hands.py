"""The hands of a table: what is asked before a gesture, how it is paid, what is carried from docks, how a turn ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QCoreApplication, QObject

from core.engine.decision import IllegalMove
from core.games.clash.game import GAME
from core.games.clash.moves import DONE, END_TURN, AnyMove
from core.games.clash.preview import look_ahead
from desktop.app.actions import ActionDef
from desktop.app.gameview import Question
from desktop.games.clash.gestures.settling import PAY_ACTIONS, Settling, pay_conditions
from desktop.games.clash.gestures.stakes import Stakes
from desktop.games.clash.words.language import tr
from desktop.table.controller import Moves

if TYPE_CHECKING:
    from desktop.games.clash.table import ClashTable

HAND_ACTIONS: tuple[ActionDef, ...] = PAY_ACTIONS


def hand_conditions() -> dict[str, str]:
    """Return why the commands of hands can't run, by condition."""
    return pay_conditions()


class Hands(QObject):
    """What the table does with gestures before they become moves."""

    def __init__(self, table: ClashTable) -> None:
        super().__init__(table)
        self._table = table
        self.stakes = Stakes(table)
        self.settling = Settling(table)

    # ---- gestures
    def submit(self, moves: Moves, make: Callable[[list[AnyMove]], bool]) -> bool:
        """Make moves as one gesture with `make`: asked about first if it can't be taken back, paid for as suggested.

        Returns whether they were made; False too while the bar asks.
        """
        row: list[AnyMove] = [moves] if isinstance(moves, msgspec.Struct) else list(moves)  # type: ignore[list-item]
        self.withdraw()
        if self.stakes.holds(row):
            return False
        before = self._table.session.history.current
        made = self.settling.complete(row)
        done = make(made)
        if done:
            self.settling.offer(before, row, made)
        return done

    def withdraw(self) -> None:
        """Something else is shown or done: what was asked or offered about the last gesture goes."""
        self.stakes.withdraw()
        self.settling.withdraw()

    def conditions(self) -> frozenset[str]:
        """Return the conditions of commands that hold now."""
        holds = {"can_pay_otherwise"} if self.settling.can_change else set()
        return frozenset(holds | {"can_confirm"} if self.stakes.is_asking else holds)

    # ---- commands
    def trigger(self, command: str) -> bool:
        """Run a command. Returns whether it was one of the hands'."""
        own: dict[str, Callable[[], None]] = {
            "end_turn": self.end_turn,
            "confirm": self.stakes.confirm,
            "decline": self.stakes.decline,
            "pay_otherwise": self.settling.change,
        }
        run = own.get(command)
        if run is not None:
            run()
        return run is not None

    def end_turn(self) -> None:
        """End what is going on; without actions left the turn with it. Asks in the bar while actions are left."""
        table = self._table
        decision, seat = table.decision, table.asked
        if decision is None or seat is None:
            return
        if decision.kind in ("move", "happiness"):
            table.submit([DONE, END_TURN] if self.ends_with_it() else DONE)
            return
        left = table.view.players[seat].actions
        if left and table.host.settings.confirm_end_turn:
            words = QCoreApplication.translate("Clash", "%n actions are left", "", left)
            question = Question(
                tr("End the turn? {left}.").replace("{left}", words), tr("What is left is lost"), tr("End the turn"),
                tr("Go on playing"),
            )  # fmt: skip
            self.withdraw()
            self.stakes.ask(question, lambda: table.submit(END_TURN))
        else:
            table.submit(END_TURN)

    def ends_with_it(self) -> bool:
        """Return whether the turn can end together with the Move action that is going on: no action is left after it."""
        table = self._table
        decision, seat = table.decision, table.asked
        if decision is None or seat is None or decision.kind != "move" or table.view.players[seat].actions:
            return False
        try:
            return look_ahead(GAME, table.view, seat, (DONE, END_TURN)).unknown == ""
        except IllegalMove:
            return False
