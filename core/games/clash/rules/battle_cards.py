"""Action cards in a battle: playing them face down, revealing them, and what takes effect when (Combat Round, steps 1 and 2)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from core.engine.decision import Refusal
from core.games.clash.content.cards import ACTION
from core.games.clash.frames import BattleFrame
from core.games.clash.moments import COMBAT_CARDS, ClashStep
from core.games.clash.moves import NO, AnyMove, Pick, Play
from core.games.clash.rules.battle_end import NO_CARDS, end, flee
from core.games.clash.rules.battle_losses import NOTHING_DUE, give_up
from core.games.clash.rules.battle_offers import open_offer
from core.games.clash.rules.battle_value import REVEAL, ROLL, is_fortified
from core.games.clash.rules.cards import has_card, number_held, out_of_hand
from core.games.clash.rules.combat_halves import (
    ATTACKER,
    DEFENDER,
    PLAYING,
    combat_half,
    flight_spaces,
    half_refusal,
    in_order,
)
from core.games.clash.state import State

CARD_ASKED, FLIGHT_ASKED = "combat_card", "flight"


# ---------------------------------------------------------------- who may play what
def is_asked(state: State, frame: BattleFrame, side: int) -> bool:
    """Return whether a side may play a card: by what everybody knows, not by the cards that it holds."""
    owner = frame.sides[side].owner
    if owner < 0:
        return False
    player = state.players[owner]
    return bool(COMBAT_CARDS.of(player.powers)) and number_held(player, ACTION) > 0


def card_refusal(state: State, frame: BattleFrame, side: int, card: str) -> Refusal | None:
    """Return why a side can't play the card now, or None."""
    if not has_card(state.players[frame.sides[side].owner], card):
        return Refusal("card_not_in_hand", PLAYING, {"card": card})
    half = combat_half(card)
    if half is None:
        return Refusal("no_combat_half", PLAYING, {"card": card})
    return half_refusal(state, frame, side, half)


def card_moves(state: State, frame: BattleFrame) -> Iterator[AnyMove]:
    """Yield what the side that is asked may do: pass, or play one of the cards that fit."""
    yield NO
    for card in state.players[frame.sides[frame.asked].owner].hand:
        half = combat_half(card.id)
        if half is not None and half_refusal(state, frame, frame.asked, half) is None:
            yield Play(card.id)


def answer_card(step: ClashStep, frame: BattleFrame, seat: int, move: AnyMove) -> None:
    """Put a card face down, or pass."""
    frame = replace(frame, asks="", offers=frame.offers + 1)
    if isinstance(move, Play):
        out_of_hand(step.state, seat, move.card)
        cards = (move.card, frame.cards[1]) if frame.asked == 0 else (frame.cards[0], move.card)
        frame = replace(frame, cards=cards)
        step.write_private("combat_card_played", seat, {"card": move.card}, side=frame.asked, round=frame.round)
    step.replace(frame)


# ---------------------------------------------------------------- steps 1 and 2 of a round
def play_cards(step: ClashStep, frame: BattleFrame) -> BattleFrame:
    """Play Action Card: ask the attacker, then the defender; then reveal what was played."""
    state = step.state
    while frame.offers < 2:
        if is_asked(state, frame, frame.offers):
            frame = replace(frame, asks=CARD_ASKED, asked=frame.offers)
            step.replace(frame)
            return frame
        frame = replace(frame, offers=frame.offers + 1)
    if frame.cards == NO_CARDS:
        frame = replace(frame, step=ROLL, offers=0)
    else:
        step.reveal()
        frame = replace(frame, step=REVEAL, offers=0, void=_misplaced(state, frame))
        for index, card in enumerate(frame.cards):
            if card:
                half = combat_half(card)
                name = half.id if half is not None else ""
                step.write(
                    "combat_card_revealed", frame.sides[index].owner, card=card, half=name, side=index, round=frame.round
                )
    step.replace(frame)
    return frame


def _misplaced(state: State, frame: BattleFrame) -> tuple[int, ...]:
    """Return the sides whose card can't have been played: one dealt face down at random in a state made of a view."""
    return tuple([side for side, half in in_order(frame.cards) if half_refusal(state, frame, side, half) is not None])


def reveal_cards(step: ClashStep, frame: BattleFrame) -> BattleFrame:
    """Reveal Action Card: one thing after the other that happens before the roll; returns the battle, which may ask."""
    state = step.state
    if frame.due != NOTHING_DUE:
        return give_up(step, frame)
    played = in_order(frame.cards)
    if frame.offers < len(played):
        side, half = played[frame.offers]
        if side not in frame.void:
            if half.reveal is not None:
                frame = half.reveal(step, frame, side)
            enemy = frame.sides[1 - side].owner
            offer = open_offer(state, frame, 1 - side, half.offer) if half.offer is not None and enemy >= 0 else None
            if offer is not None:
                frame = replace(frame, asks=offer.source, asked=1 - side)
                step.replace(frame)
                return frame
        frame = replace(frame, offers=frame.offers + 1)
    elif frame.flees and frame.sides[1].units:
        return _flight(step, frame)
    elif is_decided(frame):
        return end(step, frame, decided(frame))
    else:
        frame = replace(with_rolled(frame), step=ROLL, offers=0)
    step.replace(frame)
    return frame


def after_casualties(step: ClashStep, frame: BattleFrame) -> BattleFrame:
    """Let the next card take effect whose turn is after the casualties; returns the battle, which something may cover."""
    side, half = in_order(frame.cards)[frame.offers]
    frame = replace(frame, offers=frame.offers + 1)
    step.replace(frame)
    if half.after is not None and side not in frame.void:
        after = half.after(step, frame, side)
        if after is not frame:
            frame = after
            step.replace(frame)
    return frame


def with_rolled(frame: BattleFrame) -> BattleFrame:
    """Return the battle with what the cards add to the combat roll."""
    for side, half in in_order(frame.cards):
        if half.roll is not None and side not in frame.void:
            frame = half.roll(frame, side)
    return frame


def is_decided(frame: BattleFrame) -> bool:
    """Return whether the battle is over before the roll: a side has nothing left that could fight."""
    return not frame.sides[0].units or not (frame.sides[1].units or is_fortified(frame, 1))


def decided(frame: BattleFrame) -> str:
    """Return the outcome of a battle that is over before the roll."""
    if frame.sides[0].units:
        return ATTACKER
    return DEFENDER if frame.sides[1].units or is_fortified(frame, 1) else "neither"


# ---------------------------------------------------------------- leaving the battle
def _flight(step: ClashStep, frame: BattleFrame) -> BattleFrame:
    spaces = flight_spaces(step.state, frame)
    if len(spaces) == 1:
        return flee(step, frame, spaces[0])
    # Nothing but the units of this battle has changed since the card was played: there is a space.
    frame = replace(frame, asks=FLIGHT_ASKED, asked=1)
    step.replace(frame)
    return frame


def flight_moves(state: State, frame: BattleFrame) -> Iterator[AnyMove]:
    """Yield the spaces to choose from."""
    for space in flight_spaces(state, frame):
        yield Pick(space)
