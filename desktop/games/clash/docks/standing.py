"""How each Advance stands for a player, asked of the rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

from core.games.clash.content.powers import ADVANCES
from core.games.clash.moves import TakeAdvance
from core.games.clash.rules.advance import advance_refusal, can_afford, discount
from core.games.clash.state import State
from desktop.games.clash.docks.advances import AFFORDABLE, DEAR, LENT, LOCKED, OWNED, AdvanceRow
from desktop.games.clash.words.names import tr

if TYPE_CHECKING:
    from desktop.games.clash.table import ClashTable

TOO_DEAR = frozenset({"no_actions", "advance_price", "not_your_turn", "not_asked"})
"""Refusals that time or goods may lift."""


def advance_rows(table: ClashTable, view: State, seat: int) -> dict[str, AdvanceRow]:
    """Return how the Advances stand for a seat. For the one who is asked the reasons are those of the rules just now."""
    player = view.players[seat]
    decision = table.decision
    asked = table.asked == seat and decision is not None and decision.kind in ("turn", "free_advance")
    rows = {}
    for card in ADVANCES.values():
        if player.advances & card.mask:
            rows[card.id] = AdvanceRow(card.id, OWNED)
            continue
        if player.borrowed & card.mask:
            rows[card.id] = AdvanceRow(card.id, LENT, tr("Lent by the Great Library until the end of the turn."))
            continue
        # What is closed at any price looks closed with no actions left, too.
        refusal = advance_refusal(player, card) or (table.refusal(TakeAdvance(card.id)) if asked else None)
        if refusal is None:
            payable = asked or can_afford(player) or discount(player, card) is not None
            rows[card.id] = AdvanceRow(card.id, AFFORDABLE if payable else DEAR)
        else:
            state = DEAR if refusal.key in TOO_DEAR else LOCKED
            rows[card.id] = AdvanceRow(card.id, state, table.speaker.refusal(refusal))
    return rows
