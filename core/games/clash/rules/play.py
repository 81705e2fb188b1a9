"""Playing a card for its civil half, or a Great Person (Action Cards, Events: Great People).

A half is an action, a free action, an answer to what just happened, or modifies another move. What it does is an effect
(rules/effects.py) whose first step pays for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import msgspec

from core.engine.decision import Decision, Refusal
from core.engine.flow import FrameRule
from core.games.clash.content.action_cards.deck import ACTION_CARDS
from core.games.clash.content.cards import ACTION
from core.games.clash.frames import EffectFrame, TriggerFrame
from core.games.clash.goods import NONE, Goods, named
from core.games.clash.moments import ClashStep
from core.games.clash.moves import NO, AnyMove, Play
from core.games.clash.rules.cards import discard, has_card, number_held, out_of_hand
from core.games.clash.rules.effects import EFFECTS, EffectStep
from core.games.clash.rules.payment import ask_payment, can_pay, payments
from core.games.clash.state import Player, State

SECTION = "Action Cards"
AS_ACTION, FREE, CAPTURED, WITH_COLLECT, WITH_INFLUENCE = "action", "free", "captured", "collect", "influence"
"""When a civil half may be played: as a main action, as a free action, right after capturing a city, with a Collect action, with
an Influence Culture attempt."""


class CivilHalf(NamedTuple):
    """What can be played outside battle: the civil half of Action cards, or a Great Person."""

    id: str
    name: str
    text: str
    timing: str
    price: Goods
    """Tokens and resources, besides the action."""
    refusal: Callable[[State, int], Refusal | None]
    """(state, seat): why it can't be played now; the card is in the hand and can be paid for."""


CIVIL_HALVES: dict[str, CivilHalf] = {}
"""By id; Great People by the id of their card."""


def _never_refused(state: State, seat: int) -> Refusal | None:
    return None


def declare_civil(
    id: str,
    name: str,
    text: str,
    *,
    timing: str,
    price: Goods = NONE,
    refusal: Callable[[State, int], Refusal | None] = _never_refused,
    steps: tuple[EffectStep, ...] = (),
) -> CivilHalf:
    """Add a civil half and its effect. Returns the entry."""
    half = CivilHalf(id, name, text, timing, price, refusal)
    CIVIL_HALVES[id] = half
    EFFECTS[id] = (_pay, *steps)
    return half


def half_of(card: str) -> CivilHalf | None:
    """Return what a card can be played for outside battle, None if nothing (or nothing is known of it)."""
    action = ACTION_CARDS.get(card)
    return CIVIL_HALVES.get(action.civil if action is not None else card)


def _pay(step: ClashStep, frame: EffectFrame) -> None:
    price = CIVIL_HALVES[frame.effect].price
    if price != NONE:
        ask_payment(step, frame.seat, frame.effect, payments(step.state, frame.seat, price))


# ---------------------------------------------------------------- in one's turn
def play_moves(state: State, seat: int, timings: tuple[str, ...] = (AS_ACTION, FREE)) -> Iterator[Play]:
    """Yield the cards that the seat can play now; of two with the same half both."""
    for card in state.players[seat].hand:
        half = half_of(card.id)
        if half is not None and half.timing in timings and half_refusal(state, seat, half) is None:
            yield Play(card.id)


def half_refusal(state: State, seat: int, half: CivilHalf) -> Refusal | None:
    """Return why a half that is in the hand can't be played now, or None."""
    player = state.players[seat]
    if half.timing == AS_ACTION and player.actions <= 0:
        return Refusal("no_actions", "Gameplay")
    if half.price != NONE and not can_pay(player, half.price):
        return Refusal("price", SECTION, {"card": half.id, "goods": named(half.price)})
    return half.refusal(state, seat)


def play_refusal(state: State, seat: int, move: Play) -> Refusal | None:
    """Return why the card can't be played as an action or free action now, or None."""
    if not has_card(state.players[seat], move.card):
        return Refusal("card_not_in_hand", SECTION, {"card": move.card})
    half = half_of(move.card)
    if half is None:
        return Refusal("card_has_no_use_here", SECTION, {"card": move.card})
    if half.timing not in (AS_ACTION, FREE):
        return Refusal(f"card_only_{half.timing}", SECTION, {"card": half.id})
    return half_refusal(state, seat, half)


def play(step: ClashStep, seat: int, card: str) -> None:
    """Play a card from the hand: everybody sees it, its effect begins and discards it at its end."""
    half = half_of(card)
    assert half is not None
    if half.timing == AS_ACTION:
        step.state.players[seat].actions -= 1
    out_of_hand(step.state, seat, card)
    step.write("card_played", seat, card=card, half=half.id)
    step.push(EffectFrame(half.id, seat, card))


def spend_modifier(step: ClashStep, seat: int, card: str) -> None:
    """Play and discard a card whose effect is part of the move that names it."""
    half = half_of(card)
    assert half is not None
    out_of_hand(step.state, seat, card)
    step.write("card_played", seat, card=card, half=half.id)
    discard(step, seat, card)


def modifier_refusal(state: State, seat: int, card: str, timing: str) -> Refusal | None:
    """Return why a card can't modify a move of this timing, or None."""
    if not has_card(state.players[seat], card):
        return Refusal("card_not_in_hand", SECTION, {"card": card})
    half = half_of(card)
    if half is None or half.timing != timing:
        return Refusal("card_has_no_use_here", SECTION, {"card": card})
    return half_refusal(state, seat, half)


def modifiers(player: Player, timing: str) -> list[str]:
    """Return the cards in a hand that modify a move of this timing."""
    found = []
    for card in player.hand:
        half = half_of(card.id)
        if half is not None and half.timing == timing:
            found.append(card.id)
    return found


# ---------------------------------------------------------------- answers to what just happened
TRIGGER_USEFUL: dict[str, Callable[[State, int, int], bool]] = {}
"""Timing -> (state, seat, enemy): whether by public facts some half of this timing could do something."""


def may_answer(state: State, seat: int, timing: str, enemy: int) -> bool:
    """Return whether the seat is to be asked: by what everybody knows, not by the cards that it holds."""
    if seat < 0 or not number_held(state.players[seat], ACTION):
        return False
    useful = TRIGGER_USEFUL.get(timing)
    return useful is not None and useful(state, seat, enemy)


class TriggerRule(FrameRule[State, AnyMove, TriggerFrame]):
    """Asks for civil halves that answer what just happened, each name once, until the seat declines."""

    def decision(self, state: State, frame: TriggerFrame) -> Decision | None:
        if not may_answer(state, frame.seat, frame.timing, frame.enemy):
            return None
        return Decision((frame.seat,), "trigger", frame.timing, SECTION, {"space": frame.space, "enemy": frame.enemy})

    def run(self, step: ClashStep, frame: TriggerFrame) -> None:
        step.pop()

    def moves(self, state: State, frame: TriggerFrame, seat: int) -> Iterator[AnyMove]:
        yield NO
        for move in play_moves(state, seat, (frame.timing,)):
            if self.refusal(state, frame, seat, move) is None:
                yield move

    def refusal(self, state: State, frame: TriggerFrame, seat: int, move: AnyMove) -> Refusal | None:
        if move == NO:
            return None
        if not isinstance(move, Play):
            return Refusal("play_or_decline", SECTION)
        refusal = modifier_refusal(state, seat, move.card, frame.timing)
        if refusal is not None:
            return refusal
        half = half_of(move.card)
        if half is not None and half.id in frame.played:
            return Refusal("same_name_same_trigger", SECTION, {"card": half.id})
        return None

    def answer(self, step: ClashStep, frame: TriggerFrame, seat: int, move: AnyMove) -> None:
        if not isinstance(move, Play):
            step.pop()
            return
        half = half_of(move.card)
        assert half is not None
        step.replace(msgspec.structs.replace(frame, played=(*frame.played, half.id)))
        play(step, seat, move.card)
        # What the effect is about: the space and whom it was taken from.
        step.replace(EffectFrame(half.id, seat, move.card, answers=(frame.space, str(frame.enemy))))
