"""Civil halves about Advances and Ideas. Advances that come by a card bring no Event: their cube is from the supply."""

from __future__ import annotations

from core.engine.decision import Refusal
from core.games.clash.content.powers import ADVANCES, AdvanceCard
from core.games.clash.frames import EffectFrame, GainAdvanceFrame, QuestionFrame
from core.games.clash.goods import FOOD, GOLD, IDEA, goods
from core.games.clash.moments import ClashStep
from core.games.clash.rules.advance import (
    BOUGHT_BY_CARD,
    BY_CARD,
    FREE_ONCE_PER_TURN,
    PRICE,
    can_afford,
    discount,
    obtainable,
)
from core.games.clash.rules.contact import learnable, teachers
from core.games.clash.rules.deeds import claim, victory
from core.games.clash.rules.effects import EffectStep, ask
from core.games.clash.rules.payment import gain
from core.games.clash.rules.play import AS_ACTION, CAPTURED, FREE, SECTION, TRIGGER_USEFUL, declare_civil
from core.games.clash.rules.questions import ADVANCE, BUY_ADVANCE, REASONS
from core.games.clash.state import Player, State, copy_player

PLAYER = "choose_player"
"""The kind of question whose options are seats, as words."""


# ---------------------------------------------------------------- what several of them share
def _ask_for(
    step: ClashStep, frame: EffectFrame, cards: tuple[AdvanceCard, ...], kind: str = ADVANCE, seat: int = -1
) -> None:
    ask(step, frame, kind, tuple([card.id for card in cards]), seat=seat, section=SECTION)


def _gain_chosen(how: str) -> EffectStep:
    """Return the step that gains the Advance that was chosen last."""

    def gain_chosen(step: ClashStep, frame: EffectFrame) -> None:
        advance = frame.answers[-1]
        if isinstance(advance, str) and advance:
            step.push(GainAdvanceFrame(frame.seat, advance, how))

    return gain_chosen


def _nobody_to_learn_from(state: State, seat: int) -> Refusal | None:
    return None if teachers(state, seat) else Refusal("nobody_to_learn_from", SECTION)


def _not_taught(state: State, frame: QuestionFrame, answer: int | str) -> Refusal | None:
    return Refusal("advance_not_taught", SECTION, {"advance": answer}) if answer in ADVANCES else None


# ---------------------------------------------------------------- Advance
def _no_advance(state: State, seat: int) -> Refusal | None:
    return None if obtainable(state.players[seat]) else Refusal("no_advance_left", SECTION)


def _ask_any(step: ClashStep, frame: EffectFrame) -> None:
    _ask_for(step, frame, obtainable(step.state.players[frame.seat]))


declare_civil(
    "advance", "Advance", "Gain an Advance without paying for it. It brings no Event.",
    timing=FREE, price=goods(culture=1), refusal=_no_advance, steps=(_ask_any, _gain_chosen(BY_CARD)),
)  # fmt: skip


# ---------------------------------------------------------------- Inspiration
def _ask_inspired(step: ClashStep, frame: EffectFrame) -> None:
    state, seat = step.state, frame.seat
    owned = 0
    for other in teachers(state, seat):
        owned |= state.players[other].advances
    _ask_for(step, frame, tuple([card for card in obtainable(state.players[seat]) if card.mask & owned]))


declare_civil(
    "inspiration", "Inspiration",
    "Gain an Advance that a player owns who has a unit or city within 2 spaces of yours. It costs nothing and brings no Event.",
    timing=FREE, refusal=_nobody_to_learn_from, steps=(_ask_inspired, _gain_chosen(BY_CARD)),
)  # fmt: skip
REASONS["inspiration"] = _not_taught


# ---------------------------------------------------------------- Leap of Knowledge, Good Ideas
def _academies(state: State, seat: int) -> int:
    """Return the Academies in the seat's cities, of whatever colour."""
    return sum(city.has("academy") for city in state.cities.values() if city.owner == seat)


def _no_academy(state: State, seat: int) -> Refusal | None:
    return None if _academies(state, seat) else Refusal("needs_academy", SECTION)


def _leap(step: ClashStep, frame: EffectFrame) -> None:
    gain(step, frame.seat, goods(idea=_academies(step.state, frame.seat)), frame.effect)


declare_civil(
    "leap_of_knowledge", "Leap of Knowledge", "Gain 1 Idea for each Academy in your cities.",
    timing=FREE, refusal=_no_academy, steps=(_leap,),
)  # fmt: skip

GOOD_IDEAS = "good_ideas"


def _no_victory(state: State, seat: int) -> Refusal | None:
    return Refusal("needs_won_battle", SECTION) if victory(state.players[seat], GOOD_IDEAS) < 0 else None


def _good_ideas(step: ClashStep, frame: EffectFrame) -> None:
    claim(step.state.players[frame.seat], GOOD_IDEAS)
    gain(step, frame.seat, goods(idea=2), frame.effect)


declare_civil(
    GOOD_IDEAS, "Good Ideas", "In a turn in which you won a land battle or captured a city: gain 2 Ideas.",
    timing=FREE, refusal=_no_victory, steps=(_good_ideas,),
)  # fmt: skip


# ---------------------------------------------------------------- Tech Synergy
def _stock(player: Player) -> int:
    return player.goods[FOOD] + player.goods[IDEA] + player.goods[GOLD]


def _cost(player: Player, card: AdvanceCard) -> int:
    return 0 if discount(player, card) else PRICE[FOOD]


def _having(player: Player, card: AdvanceCard) -> Player:
    """Return the player as he would be with one more Advance, a discount used up."""
    later = copy_player(player)
    power = discount(player, card)
    if power in FREE_ONCE_PER_TURN:
        later.used = (*later.used, str(power))
    later.advances |= card.mask
    return later


def _firsts(player: Player) -> tuple[AdvanceCard, ...]:
    """Return the Advances after which another of the category can be bought as well."""
    stock = _stock(player)
    return tuple([card for card in obtainable(player) if _seconds(_having(player, card), card, stock - _cost(player, card))])


def _seconds(player: Player, first: AdvanceCard, stock: int) -> tuple[AdvanceCard, ...]:
    """Return what can be bought of the category of the first one with so much Food, Ideas and Gold left."""
    if stock < 0:
        return ()
    cards = obtainable(player)
    return tuple([card for card in cards if card.category == first.category and _cost(player, card) <= stock])


def _no_pair(state: State, seat: int) -> Refusal | None:
    return None if _firsts(state.players[seat]) else Refusal("no_two_advances", SECTION)


def _ask_first(step: ClashStep, frame: EffectFrame) -> None:
    _ask_for(step, frame, _firsts(step.state.players[frame.seat]), BUY_ADVANCE)


def _ask_second(step: ClashStep, frame: EffectFrame) -> None:
    player = step.state.players[frame.seat]
    _ask_for(step, frame, _seconds(player, ADVANCES[str(frame.answers[0])], _stock(player)), BUY_ADVANCE)


def _not_the_pair(state: State, frame: QuestionFrame, answer: int | str) -> Refusal | None:
    card = ADVANCES.get(str(answer))
    below = state.frames[-2]
    if card is None or not isinstance(below, EffectFrame):
        return None
    if below.answers:
        category = ADVANCES[str(below.answers[0])].category
        if card.category != category:
            return Refusal("other_category", SECTION, {"advance": card.id, "category": category})
    return Refusal("no_two_of_this_category", SECTION, {"category": card.category})


declare_civil(
    "tech_synergy", "Tech Synergy", "As an action: buy two Advances of one category at their usual prices. They bring no Event.",
    timing=AS_ACTION, refusal=_no_pair,
    steps=(_ask_first, _gain_chosen(BOUGHT_BY_CARD), _ask_second, _gain_chosen(BOUGHT_BY_CARD)),
)  # fmt: skip
REASONS["tech_synergy"] = _not_the_pair


# ---------------------------------------------------------------- Idea Synergy
def _affordable(player: Player) -> tuple[AdvanceCard, ...]:
    rich = can_afford(player)
    return tuple([card for card in obtainable(player) if rich or discount(player, card)])


def _none_affordable(state: State, seat: int) -> Refusal | None:
    return None if _affordable(state.players[seat]) else Refusal("no_affordable_advance", SECTION)


def _ask_affordable(step: ClashStep, frame: EffectFrame) -> None:
    _ask_for(step, frame, _affordable(step.state.players[frame.seat]), BUY_ADVANCE)


def _new_ideas(step: ClashStep, frame: EffectFrame) -> None:
    gain(step, frame.seat, goods(idea=2), frame.effect)


def _too_dear(state: State, frame: QuestionFrame, answer: int | str) -> Refusal | None:
    return Refusal("advance_price", SECTION, {"advance": answer, "price": PRICE[FOOD]}) if answer in ADVANCES else None


declare_civil(
    "idea_synergy", "Idea Synergy", "As an action: buy an Advance at its usual price, without an Event; then gain 2 Ideas.",
    timing=AS_ACTION, refusal=_none_affordable, steps=(_ask_affordable, _gain_chosen(BOUGHT_BY_CARD), _new_ideas),
)  # fmt: skip
REASONS["idea_synergy"] = _too_dear


# ---------------------------------------------------------------- Teach Us Now!
def _loser(frame: EffectFrame) -> int:
    """Return the former owner of the captured city: the frame's answers begin with the space and him."""
    return int(frame.answers[1])


def _ask_conquered(step: ClashStep, frame: EffectFrame) -> None:
    _ask_for(step, frame, learnable(step.state, frame.seat, _loser(frame)))


def _can_learn(state: State, seat: int, enemy: int) -> bool:
    return enemy >= 0 and bool(learnable(state, seat, enemy))


declare_civil(
    "teach_us_now", "Teach Us Now!",
    "Right after you captured a player's city: gain an Advance that this player owns. It costs nothing and brings no Event.",
    timing=CAPTURED, steps=(_ask_conquered, _gain_chosen(BY_CARD)),
)  # fmt: skip
TRIGGER_USEFUL[CAPTURED] = _can_learn
REASONS["teach_us_now"] = _not_taught


# ---------------------------------------------------------------- Tech Exchange
def _ask_partner(step: ClashStep, frame: EffectFrame) -> None:
    ask(step, frame, PLAYER, tuple([str(other) for other in teachers(step.state, frame.seat)]), section=SECTION)


def _ask_mine(step: ClashStep, frame: EffectFrame) -> None:
    _ask_for(step, frame, learnable(step.state, frame.seat, int(frame.answers[0])))


def _ask_theirs(step: ClashStep, frame: EffectFrame) -> None:
    partner = int(frame.answers[0])
    _ask_for(step, frame, learnable(step.state, partner, frame.seat), seat=partner)


def _partner_gains(step: ClashStep, frame: EffectFrame) -> None:
    partner, advance = int(frame.answers[0]), str(frame.answers[2])
    if advance:
        step.push(GainAdvanceFrame(partner, advance, BY_CARD))
    else:
        step.write("nothing_to_learn", partner, source=frame.effect)


def _no_partner(state: State, frame: QuestionFrame, answer: int | str) -> Refusal | None:
    if frame.kind == PLAYER:
        return Refusal("no_partner_to_learn_from", SECTION)
    return _not_taught(state, frame, answer)


declare_civil(
    "tech_exchange", "Tech Exchange",
    "Choose a player who has a unit or city within 2 spaces of yours: gain an Advance that this player owns; then they gain one "
    "that you own. Both cost nothing and bring no Event.",
    timing=FREE, refusal=_nobody_to_learn_from,
    steps=(_ask_partner, _ask_mine, _gain_chosen(BY_CARD), _ask_theirs, _partner_gains),
)  # fmt: skip
REASONS["tech_exchange"] = _no_partner
