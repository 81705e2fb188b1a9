"""Docks of what lies before the players: the player board that is looked at, the other players at a glance, the supply.

Usually the board of who is asked or looks is shown; another player's is shown until the next question.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from core.games.clash.state import State
from desktop.games.clash.docks.advances import AdvancesBoard
from desktop.games.clash.docks.opponents import OpponentsDock, opponent_of
from desktop.games.clash.docks.own import OwnBoard
from desktop.games.clash.docks.player import player_dock
from desktop.games.clash.docks.standing import advance_rows
from desktop.games.clash.docks.supply import SupplyDock
from desktop.robust import guarded

if TYPE_CHECKING:
    from desktop.games.clash.table import ClashTable

translate = QCoreApplication.translate


class Boards(QObject):
    """The docks, and whose board is shown in them."""

    def __init__(self, table: ClashTable) -> None:
        super().__init__(table)
        self._table = table
        self.shown_seat: int | None = None
        """The player whose board was asked to be shown; None for the one who plays."""
        self.own = OwnBoard()
        self.own.trade_requested.connect(lambda: table.panels.open_trade())
        self.own.own_requested.connect(self.show_own_board)
        self.advances = AdvancesBoard()
        self.advances.chosen.connect(lambda id: table.panels.open_advance(id, self.advances.place_of(id)))
        self.advances.enlarged.connect(table.panels.open_all_advances)
        self.player = player_dock(self.own, self.advances)
        self.opponents = OpponentsDock(len(table.seats) - 1)
        self.opponents.player_chosen.connect(self.choose)
        self.opponents.trade_requested.connect(table.panels.open_trade)
        self.supply = SupplyDock()
        self.supply.piles_requested.connect(lambda: table.handplay.trigger("discard_piles"))

    # ---- whose
    def looking(self) -> int:
        """Return the seat whose player board is shown."""
        return self.shown_seat if self.shown_seat is not None else self.usual_seat()

    def usual_seat(self) -> int:
        """Return the seat whose player board is shown unless another's was asked for."""
        table = self._table
        for seat in (table.viewer, table.asked, table.sitting):
            if seat is not None:
                return seat
        return table.persons[0] if table.persons else 0

    @guarded()
    def choose(self, seat: int) -> None:
        """A player was chosen among the others: show that board, or the own one again if it is shown already."""
        self.show_board_of(self.usual_seat() if seat == self.shown_seat else seat)

    def show_board_of(self, seat: int) -> None:
        """Show the player board of a seat; that of who plays is shown again with the next question."""
        self.shown_seat = None if seat == self.usual_seat() else seat
        self._show_seats()
        self._table.sidebar.bring_to_front(self.player)

    @guarded()
    def show_own_board(self) -> None:
        """Show the player board of the one who plays again, instead of another's."""
        if self.shown_seat is not None:
            self.shown_seat = None
            self._show_seats()

    def _show_seats(self) -> None:
        table = self._table
        view: State = table.view
        self.show_player(view)
        self.show_opponents(view)
        if table.viewer is None:
            # Face down it is the hand of the board that is shown, with its objectives.
            table.handplay.show(view)
            table.sidebar.show(view)

    # ---- what
    def show_player(self, view: State) -> None:
        """Show the player board that is looked at, with its supply."""
        table, seat = self._table, self.looking()
        colour = table.player(seat)
        self.own.show_player(view, seat, table.player_name(seat), table.people_of(seat), colour)
        self.own.mark_other(seat != self.usual_seat())
        self.advances.show_rows(advance_rows(table, view, seat), colour)
        self.supply.show_supply(view, seat, colour)
        owned = view.players[seat].advances.bit_count()
        words = translate("ClashTable", "{owned} of 48 Advances")
        table.dock_note_changed.emit("player", words.replace("{owned}", str(owned)))

    def show_opponents(self, view: State) -> None:
        """Show the other players, clockwise."""
        table = self._table
        decision = table.decision
        active = decision.seats[0] if decision is not None else -1
        number = len(table.seats)
        # The others stay where they are while the board of one of them is shown: a click on the card leads back.
        others = [(self.usual_seat() + step) % number for step in range(1, number)]
        self.opponents.show_opponents(
            [
                opponent_of(view, other, table.player_name(other), table.note(other), table.player(other), other == active)
                for other in others
            ]
        )

    def allow_trade(self, shown: bool, allowed: bool) -> None:
        """Show buttons that offer a trade, and whether one can be offered now."""
        for dock in (self.own, self.opponents):
            dock.allow_trade(shown, allowed)
