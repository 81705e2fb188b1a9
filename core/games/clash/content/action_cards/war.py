"""Civil halves about armies: Militia, Heroic General, Mercenaries."""

from __future__ import annotations

from core.engine.decision import Refusal
from core.games.clash.content.unit_types import supply_left
from core.games.clash.frames import EffectFrame, QuestionFrame
from core.games.clash.goods import CULTURE, FOOD, GOLD, MOOD, ORE, WOOD, goods
from core.games.clash.moments import TOKENS_ALIKE, ClashStep
from core.games.clash.rules.barbarians import REACH, hire
from core.games.clash.rules.deeds import claim, victory
from core.games.clash.rules.effects import again, ask, finish
from core.games.clash.rules.happiness import raise_mood
from core.games.clash.rules.payment import ask_payment, ask_wide_payment, can_pay, payments
from core.games.clash.rules.place import place_in_city
from core.games.clash.rules.play import AS_ACTION, FREE, SECTION, declare_civil
from core.games.clash.rules.questions import REASONS
from core.games.clash.state import HAPPY, State, cities_of
from core.games.clash.units import BARBARIANS, INFANTRY, army


# ---------------------------------------------------------------- Militia
def _no_room(state: State, seat: int) -> Refusal | None:
    if supply_left(state, seat, INFANTRY) <= 0:
        return Refusal("no_piece_left", SECTION, {"unit": INFANTRY})
    return None if place_in_city(state, seat, INFANTRY, "militia") is not None else Refusal("no_room_in_cities", SECTION)


def _call_up(step: ClashStep, frame: EffectFrame) -> None:
    place = place_in_city(step.state, frame.seat, INFANTRY, frame.effect)
    if place is not None:
        step.push(place)


declare_civil(
    "militia", "Militia", "Place 1 Infantry from your supply in one of your cities.",
    timing=FREE, price=goods(culture=1), refusal=_no_room, steps=(_call_up,),
)  # fmt: skip


# ---------------------------------------------------------------- Heroic General
HEROIC_GENERAL = "heroic_general"
_ONE_MOOD = goods(mood=1)
RAISE, RAISE_MORE = "raise_city", "raise_city_for_mood"


def _unhappy(state: State, seat: int) -> tuple[int, ...]:
    return tuple([space for space in cities_of(state, seat) if state.cities[space].mood != HAPPY])


def _no_victory(state: State, seat: int) -> Refusal | None:
    if victory(state.players[seat], HEROIC_GENERAL) < 0:
        return Refusal("needs_won_battle", SECTION)
    return None if _unhappy(state, seat) else Refusal("all_cities_happy", SECTION)


def _ask_city(step: ClashStep, frame: EffectFrame) -> None:
    claim(step.state.players[frame.seat], HEROIC_GENERAL)
    ask(step, frame, RAISE, _unhappy(step.state, frame.seat), section=SECTION)


def _cheer(step: ClashStep, frame: EffectFrame) -> None:
    """Raise the city chosen last."""
    space = frame.answers[-1]
    assert isinstance(space, int)
    raise_mood(step, space, 1)


def _ask_second_city(step: ClashStep, frame: EffectFrame) -> None:
    state, seat = step.state, frame.seat
    spaces = _unhappy(state, seat) if can_pay(state.players[seat], _ONE_MOOD) else ()
    if spaces:
        ask(step, frame, RAISE_MORE, spaces, optional=True, section=SECTION)
    else:
        finish(step)


def _pay_mood(step: ClashStep, frame: EffectFrame) -> None:
    if frame.answers[-1] == "":
        finish(step)
    else:
        ask_payment(step, frame.seat, frame.effect, payments(step.state, frame.seat, _ONE_MOOD))


def _cannot_cheer(state: State, frame: QuestionFrame, answer: int | str) -> Refusal | None:
    if not isinstance(answer, int):
        return None
    city = state.cities.get(answer)
    if city is None or city.owner != frame.seat:
        return Refusal("not_your_city", SECTION, {"space": answer})
    return Refusal("already_happy", SECTION, {"city": answer})


declare_civil(
    HEROIC_GENERAL, "Heroic General",
    "In a turn in which you won a land battle: raise the mood of a city by 1 step; then you may pay 1 Mood token to raise one of "
    "your cities by 1 step.",
    timing=FREE, refusal=_no_victory, steps=(_ask_city, _cheer, _ask_second_city, _pay_mood, _cheer),
)  # fmt: skip
REASONS[HEROIC_GENERAL] = _cannot_cheer


# ---------------------------------------------------------------- Mercenaries
HIRE = "hire_barbarians"
ENOUGH = "enough"
"""The answer of who hires no further army."""


def _armies(state: State, seat: int) -> tuple[int, ...]:
    """Return the spaces of the Barbarian armies within reach of the seat's cities and Army units; Land lies beside them."""
    ways = state.geometry().ways(state.terrain)
    own = cities_of(state, seat)
    own += [space for space, groups in state.units.items() if army(groups, seat)]
    near = {space for centre in own for space in ways.within(centre, REACH)}
    return tuple(
        [
            space
            for space, groups in sorted(state.units.items())
            if space in near and army(groups, BARBARIANS) and ways.land_neighbours[space]
        ]
    )


def _currency(state: State, seat: int) -> tuple[int, ...]:
    """Return the kinds of goods that pay for an army."""
    alike = (MOOD,) if TOKENS_ALIKE.of(state.players[seat].powers) else ()
    return (FOOD, WOOD, ORE, CULTURE, *alike, GOLD)


def _funds(state: State, seat: int) -> int:
    return sum(state.players[seat].goods[kind] for kind in _currency(state, seat))


def _none_to_hire(state: State, seat: int) -> Refusal | None:
    if not _armies(state, seat):
        return Refusal("no_army_to_hire", SECTION)
    return None if _funds(state, seat) else Refusal("cannot_pay", SECTION)


def _ask_army(step: ClashStep, frame: EffectFrame) -> None:
    state, seat = step.state, frame.seat
    left = [space for space in _armies(state, seat) if space not in frame.answers]
    if frame.answers and (not left or len(frame.answers) >= _funds(state, seat)):
        left = []
    ask(step, frame, HIRE, (*left, ENOUGH) if left and frame.answers else tuple(left), section=SECTION)


def _more_armies(step: ClashStep, frame: EffectFrame) -> None:
    if isinstance(frame.answers[-1], int):
        again(step, frame, 2)


def _pay_armies(step: ClashStep, frame: EffectFrame) -> None:
    number = len(_hired(frame))
    ask_wide_payment(step, frame.seat, frame.effect, (number, _currency(step.state, frame.seat)))


def _march(step: ClashStep, frame: EffectFrame) -> None:
    hire(step, frame.seat, _hired(frame))


def _hired(frame: EffectFrame) -> tuple[int, ...]:
    return tuple([space for space in frame.answers if isinstance(space, int)])


def _not_for_hire(state: State, frame: QuestionFrame, answer: int | str) -> Refusal | None:
    return Refusal("army_out_of_reach", SECTION, {"space": answer}) if isinstance(answer, int) else None


declare_civil(
    "mercenaries", "Mercenaries",
    "As an action: pay 1 Food, Wood, Ore or Culture token each for any number of Barbarian armies within 2 spaces of your cities "
    "or Army units. Move each of them 1 Land space; battles are fought at once. Each Barbarian city that they leave gets an "
    "Infantry.",
    timing=AS_ACTION, refusal=_none_to_hire, steps=(_ask_army, _more_armies, _pay_armies, _march),
)  # fmt: skip
REASONS["mercenaries"] = _not_for_hire
