"""What is sold in a battle: before its first round (Siegecraft, Steel Weapons), when cards are revealed (The Siege), after a roll
(Great Arena)."""

from __future__ import annotations

from collections.abc import Callable

from core.games.clash.frames import BattleFrame
from core.games.clash.goods import NONE
from core.games.clash.moments import AFTER_ROLL, BEFORE_BATTLE, BattleOffer, BattleOption
from core.games.clash.rules.battle_value import BEFORE, REVEAL, ROLL, hits
from core.games.clash.rules.combat_halves import in_order
from core.games.clash.rules.payment import can_pay
from core.games.clash.state import State

Hook = Callable[[State, BattleFrame, int], BattleOffer | None]
"""(state, battle, seat) -> what the power offers."""


def _nothing(state: State, frame: BattleFrame, seat: int) -> BattleOffer | None:
    return None


def offer_hooks(state: State, frame: BattleFrame) -> list[tuple[int, Hook]]:
    """Return (side, hook) of the powers that may offer something in this step: the attacker's come first."""
    if frame.step == REVEAL:
        # One for each card, to its enemy: `offers` counts the cards that took effect.
        return [(1 - side, half.offer or _nothing) for side, half in in_order(frame.cards)]
    moment = BEFORE_BATTLE if frame.step == BEFORE else AFTER_ROLL
    return [
        (index, hook)
        for index, side in enumerate(frame.sides)
        if side.owner >= 0
        for hook in moment.of(state.players[side.owner].powers)
    ]


def open_offer(state: State, frame: BattleFrame, side: int, hook: Hook) -> BattleOffer | None:
    """Return an offer reduced to what can be paid and makes a difference; None if nothing is left."""
    seat = frame.sides[side].owner
    offer = hook(state, frame, seat)
    if offer is None:
        return None
    options = tuple(
        option
        for option in offer.options
        if (option.price == NONE or can_pay(state.players[seat], option.price)) and _matters(state, frame, side, option)
    )
    return BattleOffer(offer.source, options) if options else None


def asked_offer(state: State, frame: BattleFrame) -> BattleOffer:
    """Return the offer that is being asked about."""
    side, hook = offer_hooks(state, frame)[frame.offers]
    offer = open_offer(state, frame, side, hook)
    assert offer is not None
    return offer


def _matters(state: State, frame: BattleFrame, side: int, option: BattleOption) -> bool:
    """Return whether an option changes anything: after the roll, only if it scores another hit."""
    return frame.step != ROLL or hits(state, option.battle, side) != hits(state, frame, side)
