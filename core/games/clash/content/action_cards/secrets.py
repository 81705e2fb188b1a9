"""Civil halves about cards in hands: Spies, New Goals. Who asks sees cards that the others don't."""

from __future__ import annotations

import msgspec

from core.engine.decision import Entry, Refusal
from core.games.clash.content.cards import ACTION, KINDS, OBJECTIVE, WONDER
from core.games.clash.frames import EffectFrame, QuestionFrame
from core.games.clash.goods import goods
from core.games.clash.moments import ClashStep
from core.games.clash.rules.cards import (
    blur,
    exchange,
    held,
    look_at_objectives,
    number_held,
    out_of_hand,
    show_cards,
    shuffle_into_objectives,
)
from core.games.clash.rules.effects import ask, ask_card, finish, taken_answer
from core.games.clash.rules.play import AS_ACTION, SECTION, declare_civil
from core.games.clash.rules.questions import CARD_OPTIONS, REASONS
from core.games.clash.state import Card, State

replace = msgspec.structs.replace
PLAYER = "choose_player"
PRICE = goods(culture=1)


def _effect_below(state: State) -> EffectFrame:
    frame = state.frames[-2]
    assert isinstance(frame, EffectFrame)
    return frame


# ---------------------------------------------------------------- Spies
SPIED = (ACTION, OBJECTIVE, WONDER)
"""The kinds of cards that Spies see."""
TAKE, GIVE = "spies_take", "spies_give"


def _holders(state: State, seat: int) -> tuple[str, ...]:
    """Return the other seats with cards to be looked at."""
    return tuple(
        [
            str(other)
            for other, player in enumerate(state.players)
            if other != seat and any(number_held(player, kind) for kind in SPIED)
        ]
    )


def _no_cards(state: State, seat: int) -> Refusal | None:
    return None if _holders(state, seat) else Refusal("nobody_holds_cards", SECTION)


def _ask_whom(step: ClashStep, frame: EffectFrame) -> None:
    ask(step, frame, PLAYER, _holders(step.state, frame.seat), section=SECTION)


def _look(step: ClashStep, frame: EffectFrame) -> None:
    target = int(frame.answers[0])
    step.reveal()
    cards = tuple([card.id for card in step.state.players[target].hand if KINDS[card.id] in SPIED])
    show_cards(step, target, cards, (frame.seat,))
    step.write_private("hand_seen", frame.seat, {"cards": cards}, partner=target)
    ask_card(step, frame, TAKE, optional=True, section=SECTION)


def _takeable(state: State, frame: QuestionFrame) -> tuple[str, ...]:
    """Return the target's cards of the kinds of which the seat has one to give."""
    target = state.players[int(_effect_below(state).answers[0])]
    kinds = [kind for kind in SPIED if number_held(state.players[frame.seat], kind)]
    return tuple(sorted(card.id for card in target.hand if KINDS[card.id] in kinds))


def _take(step: ClashStep, frame: EffectFrame) -> None:
    """Put the chosen card aside; of several of its kind others can't tell any more which ones were there."""
    card, frame = taken_answer(step, frame)
    if not card:
        finish(step)
        return
    state = step.state
    target = int(frame.answers[0])
    blur(state, target, KINDS[card], 1 << target | 1 << frame.seat)
    witnesses = next(card_held.known for card_held in state.players[target].hand if card_held.id == card)
    out_of_hand(state, target, card)
    frame = replace(frame, cards=(card,), witnesses=witnesses)
    step.replace(frame)
    ask_card(step, frame, GIVE, section=SECTION)


def _giveable(state: State, frame: QuestionFrame) -> tuple[str, ...]:
    kind = KINDS[_effect_below(state).cards[0]]
    return tuple(sorted(held(state.players[frame.seat], kind)))


def _swap(step: ClashStep, frame: EffectFrame) -> None:
    given, frame = taken_answer(step, frame)
    seat, target, taken = frame.seat, int(frame.answers[0]), frame.cards[0]
    step.replace(replace(frame, cards=(), witnesses=0))
    player = step.state.players[target]
    player.hand = (*player.hand, Card(taken, frame.witnesses | 1 << target | 1 << seat))
    exchange(step, seat, target, (given,), (taken,))
    step.entries.append(
        Entry("cards_swapped", seat, {"partner": target, "kind": KINDS[taken]}, {"cards": (given, taken)}, (seat, target))
    )


def _other_kind(state: State, frame: QuestionFrame, answer: int | str) -> Refusal | None:
    if frame.kind in (TAKE, GIVE) and answer in KINDS:
        return Refusal("swap_the_same_kind", SECTION)
    return Refusal("holds_no_cards", SECTION) if frame.kind == PLAYER else None


declare_civil(
    "spies", "Spies",
    "As an action: look at all Action, Objective and Wonder cards of another player. You may swap one of them for a card of the "
    "same kind from your hand.",
    timing=AS_ACTION, price=PRICE, refusal=_no_cards, steps=(_ask_whom, _look, _take, _swap),
)  # fmt: skip
CARD_OPTIONS[TAKE] = _takeable
CARD_OPTIONS[GIVE] = _giveable
REASONS["spies"] = _other_kind

# ---------------------------------------------------------------- New Goals
KEEP, PUT_AWAY = "goals_keep", "goals_put_away"
LOOKED_AT = 2


def _no_goals(state: State, seat: int) -> Refusal | None:
    if not number_held(state.players[seat], OBJECTIVE):
        return Refusal("no_objective_in_hand", SECTION)
    deck = state.objective_deck
    return None if deck.draw or deck.discard else Refusal("no_objective_left", SECTION)


def _draw(step: ClashStep, frame: EffectFrame) -> None:
    frame = replace(frame, cards=look_at_objectives(step, frame.seat, LOOKED_AT))
    step.replace(frame)
    ask_card(step, frame, KEEP, optional=True, section=SECTION)


def _keepable(state: State, frame: QuestionFrame) -> tuple[str, ...]:
    return tuple(sorted(_effect_below(state).cards))


def _keep(step: ClashStep, frame: EffectFrame) -> None:
    """Put the card that is kept first among those looked at; without one all go back."""
    card, frame = taken_answer(step, frame)
    if not card:
        step.replace(replace(frame, cards=()))
        shuffle_into_objectives(step, frame.cards)
        step.write("goals_kept", frame.seat)
        finish(step)
        return
    frame = replace(frame, cards=(card, *(other for other in frame.cards if other != card)))
    step.replace(frame)
    ask_card(step, frame, PUT_AWAY, section=SECTION)


def _own_goals(state: State, frame: QuestionFrame) -> tuple[str, ...]:
    return tuple(sorted(held(state.players[frame.seat], OBJECTIVE)))


def _exchange_goal(step: ClashStep, frame: EffectFrame) -> None:
    given, frame = taken_answer(step, frame)
    seat, (kept, *rest) = frame.seat, frame.cards
    step.replace(replace(frame, cards=()))
    state = step.state
    blur(state, seat, OBJECTIVE, 1 << seat)
    out_of_hand(state, seat, given)
    player = state.players[seat]
    player.hand = (*player.hand, Card(kept, 1 << seat))
    shuffle_into_objectives(step, (given, *rest))
    step.write_private("goals_exchanged", seat, {"cards": (given, kept)})


declare_civil(
    "new_goals", "New Goals",
    "As an action: look at 2 Objective cards from the deck. You may keep one of them for an Objective card from your hand; the "
    "others are shuffled into the deck.",
    timing=AS_ACTION, price=PRICE, refusal=_no_goals, steps=(_draw, _keep, _exchange_goal),
)  # fmt: skip
CARD_OPTIONS[KEEP] = _keepable
CARD_OPTIONS[PUT_AWAY] = _own_goals
