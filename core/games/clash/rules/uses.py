"""Using a power in one's turn (`Use`): free and main actions of Advances and Wonders, each found beside its power."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from core.engine.decision import Refusal
from core.games.clash.content.cards import KINDS
from core.games.clash.content.powers import BY_BIT, in_force
from core.games.clash.moments import USES, ClashStep, UseRule
from core.games.clash.moves import Move, Use
from core.games.clash.rules.cards import discard, has_card, out_of_hand
from core.games.clash.state import Player, State


def use_moves(state: State, seat: int, moving: bool = False) -> Iterator[Move]:
    """Yield the uses that the seat can make now; `moving`: between the moves of a Move action."""
    player = state.players[seat]
    powers = player.powers
    for bit, rule in _rules(moving):
        if powers >> bit & 1 and (player.actions > 0 or not rule.main):
            yield from rule.moves(state, seat)


@cache
def _rules(moving: bool) -> tuple[tuple[int, UseRule], ...]:
    """Return (bit, rule) of all powers that can be used, those that can be used while moving."""
    bits = {power: bit for bit, power in BY_BIT.items()}
    return tuple((bits[power], rule) for power, rule in USES.items() if rule.while_moving or not moving)


def use_refusal(state: State, seat: int, move: Use, moving: bool = False) -> Refusal | None:
    """Return why the use is not allowed, or None."""
    player = state.players[seat]
    rule = USES.get(move.power)
    if rule is None or not in_force(player.powers, move.power):
        return Refusal("no_such_power", "Gameplay", {"power": move.power})
    if moving and not rule.while_moving:
        return Refusal("finish_moves_first", "Action: Move Units")
    if rule.main and player.actions <= 0:
        return Refusal("no_actions", "Gameplay")
    return rule.refusal(state, seat, rule.normal(move))


def spend_refusal(player: Player, power: str, card: str, kinds: tuple[str, ...], section: str) -> Refusal | None:
    """Return why a power that discards a card of these kinds once a turn can't be used with this one, or None."""
    if power in player.used:
        return Refusal("once_per_turn", section, {"power": power})
    if not has_card(player, card):
        return Refusal("card_not_in_hand", section, {"card": card})
    if KINDS[card] not in kinds:
        return Refusal("wrong_kind_of_card", section, {"power": power, "kind": kinds[0]})
    return None


def spend_card(step: ClashStep, seat: int, power: str, card: str) -> None:
    """Discard the card for the power, which is used up."""
    player = step.state.players[seat]
    player.used = (*player.used, power)
    out_of_hand(step.state, seat, card)
    discard(step, seat, card)
    step.write("card_given_up", seat, card=card, power=power)


def normal_use(move: Use) -> Use:
    """Return the use without the parameters that its power does not ask for."""
    return USES[move.power].normal(move) if move.power in USES else move
