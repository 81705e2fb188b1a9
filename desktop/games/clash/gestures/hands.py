"""The hands of a table: what is asked before a gesture, how it is paid, what is carried from docks, how a turn ends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QCoreApplication, QObject
from shiboken6 import isValid

from core.engine.decision import IllegalMove
from core.games.clash.game import GAME
from core.games.clash.moves import DONE, END_TURN, AnyMove, Construct, UnitCounts
from core.games.clash.preview import look_ahead
from desktop.app.actions import ActionDef
from desktop.app.gameview import Question
from desktop.dialogs.choice import ChoiceOption, ChoiceSpec
from desktop.games.clash.dialogs.city import CityPanel
from desktop.games.clash.dialogs.decision import DecisionPanel
from desktop.games.clash.dialogs.recruit import RecruitSection
from desktop.games.clash.gestures.carrying import CARRY_ACTIONS, Carrying
from desktop.games.clash.gestures.prospect import Prospect
from desktop.games.clash.gestures.settling import PAY_ACTIONS, Settling, pay_conditions
from desktop.games.clash.gestures.stakes import Stakes
from desktop.games.clash.words.language import tr
from desktop.games.clash.words.phrases import phrase
from desktop.table.controller import Moves

if TYPE_CHECKING:
    from desktop.games.clash.docks.boards import Boards
    from desktop.games.clash.table import ClashTable

HAND_ACTIONS: tuple[ActionDef, ...] = (*CARRY_ACTIONS, *PAY_ACTIONS)


def hand_conditions() -> dict[str, str]:
    """Return why the commands of hands can't run, by condition."""
    return pay_conditions()


class Hands(QObject):
    """What the table does with gestures before they become moves."""

    def __init__(self, table: ClashTable, boards: Boards) -> None:
        super().__init__(table)
        self._table = table
        self.stakes = Stakes(table)
        self.settling = Settling(table)
        self.carrying = Carrying(table, boards)

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
        if self.carrying.carried:
            self._table.play.release()
            self.carrying.put_down()

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
        return run is not None or self.carrying.trigger(command)

    # ---- what loads need
    def basket(self, city: int) -> UnitCounts:
        """Return the units in the basket of a city, if it is open."""
        section = self._recruiting(city)
        return section.move().units if section is not None else ()

    def put_into_basket(self, city: int, unit: str) -> None:
        """Put one more unit into the basket of a city; it opens if it is not there yet."""
        if self._recruiting(city) is None:
            self._table.panels.open_city(city, "recruit")
        section = self._recruiting(city)
        if section is not None:
            section.put(unit)
            section.button.setFocus()

    def _recruiting(self, city: int) -> RecruitSection | None:
        panel = self._table.play.panel
        if isinstance(panel, CityPanel) and isValid(panel) and panel.space == city:
            section = panel.current
            return section if isinstance(section, RecruitSection) else None
        return None

    def ask_which(self, ahead: Prospect, moves: Sequence[Construct], title: str) -> None:
        """Ask which of several moves is meant: by a row, or by a click on the Sea space of a Port."""
        table = self._table
        options = []
        for move in moves:
            words = table.speaker.space(move.city)
            if move.port >= 0:
                words = f"{words}: {phrase('port_where', space=table.speaker.space(move.port))}"
            options.append(ChoiceOption(move, words, "", "terrain_sea"))
        spaces: dict[int, AnyMove] = {move.port: move for move in moves}
        if len(spaces) < len(moves):  # one Sea space, several cities
            spaces = {move.city: move for move in moves}
        spec = ChoiceSpec(title, "", "", "", tuple(options), decline=tr("Close"))
        panel = DecisionPanel(table, spec, spaces=spaces)
        table.panels.show_side(panel, lambda move: table.submit(ahead.row(move)))

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
