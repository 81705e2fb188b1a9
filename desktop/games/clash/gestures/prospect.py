"""The position in which a hand's next action would begin: that of now, or the one after the Move action that it ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from core.engine.decision import IllegalMove, Odds, Refusal
from core.games.clash.game import GAME
from core.games.clash.goods import INDEX, NONE, Goods, capped, minus, plus
from core.games.clash.moves import DONE, AnyMove
from core.games.clash.preview import Outlook, look_ahead
from core.games.clash.rules.payment import limits
from core.games.clash.state import State
from desktop.games.clash.gestures.settling import with_payments

if TYPE_CHECKING:
    from desktop.games.clash.table import ClashTable

TURN_KINDS = frozenset({"turn", "move", "happiness"})
"""Questions in which a hand may begin something of its own."""


class Prospect:
    """What the one who is asked could do from here. Holds views only; made anew for each gesture."""

    def __init__(self, state: State, seat: int, before: tuple[AnyMove, ...] = ()) -> None:
        self.state = state
        self.seat = seat
        self.before = before
        """The moves that lead there: the end of a Move action."""

    def moves(self, kind: type) -> list[Any]:
        """Return the legal moves of one kind."""
        kinds = GAME.kinds(self.state, self.seat)
        if kinds:
            return list(GAME.moves_of(self.state, self.seat, kind)) if kind in kinds else []
        return [move for move in GAME.moves(self.state, self.seat) if isinstance(move, kind)]

    def refusal(self, move: AnyMove) -> Refusal | None:
        """Return why a move is not allowed, or None."""
        return GAME.refusal(self.state, self.seat, move)

    def odds(self, move: AnyMove) -> Odds | None:
        """Return the chances that a legal move brings."""
        return GAME.odds(self.state, self.seat, move, 0.05)

    def outlook(self, moves: Sequence[AnyMove]) -> Outlook:
        """Return what comes of moves from here. Raises IllegalMove."""
        return look_ahead(GAME, self.state, self.seat, moves)

    def row(self, *moves: AnyMove) -> list[AnyMove]:
        """Return the moves to send for something that begins here."""
        return [*self.before, *moves]

    @property
    def goods(self) -> Goods:
        """What the seat has."""
        return self.state.players[self.seat].goods

    @property
    def actions(self) -> int:
        """The actions left."""
        return self.state.players[self.seat].actions

    def price(self, *moves: AnyMove) -> Goods:
        """Return what moves cost when they are paid for as suggested, as far as it can be told; NONE if they are not allowed."""
        try:
            found = self.outlook(with_payments(self.state, self.seat, moves))
        except IllegalMove:
            return NONE
        price = NONE
        for entry in found.entries:
            if entry.key == "paid" and entry.seat == self.seat:
                price = plus(price, _amounts(entry.values["goods"]))
        return price

    def left(self, price: Goods) -> Goods:
        """Return what is left after a price."""
        player = self.state.players[self.seat]
        return capped(minus(player.goods, price), *limits(player.powers))


def _amounts(named: Any) -> Goods:
    amounts = list(NONE)
    for name, number in named:
        amounts[INDEX[name]] += number
    return tuple(amounts)  # type: ignore[return-value]


def prospect(table: ClashTable) -> Prospect | None:
    """Return where the next action of the person who is asked begins; None if no action can begin now."""
    decision, seat = table.decision, table.asked
    if decision is None or seat is None or decision.kind not in TURN_KINDS:
        return None
    view: State = table.view
    if decision.kind != "move":
        return Prospect(view, seat)
    ended = look_ahead(GAME, view, seat, (DONE,)).state
    after = GAME.decision(ended) if ended is not None else None
    if ended is None or after is None or after.kind != "turn" or after.seats != (seat,):
        return None
    return Prospect(ended, seat, (DONE,))
