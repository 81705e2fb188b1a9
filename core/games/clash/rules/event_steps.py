"""Steps that the texts of several Events share: cities that lose mood, units that are lost, a player who is chosen (Events).

The first answer of a text's effect is its card; `count` is how many cities or units are still to be chosen.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from core.engine.decision import Refusal
from core.games.clash.frames import EffectFrame, QuestionFrame
from core.games.clash.goods import Goods
from core.games.clash.moments import MOOD_SPARED, MORE_DAMAGE, ClashStep
from core.games.clash.rules.effects import EffectStep, again, ask, give_answer
from core.games.clash.rules.event_texts import SECTION, card_of
from core.games.clash.rules.payment import ask_payment, can_pay, payments
from core.games.clash.rules.questions import DECLINED, REASONS
from core.games.clash.rules.ships import check_cargo
from core.games.clash.state import ANGRY, State, cities_of, set_units
from core.games.clash.units import SHIP, take

LOSE_MOOD, SPARE_MOOD, LOSE_UNIT, WHICH_UNIT, CHOOSE_PLAYER = (
    "event_lose_mood", "event_spare_mood", "event_lose_unit", "event_which_unit", "event_player",
)  # fmt: skip
"""The kinds of questions: which city loses mood; whether that is bought off; where a unit is lost, and which one; who."""
Spaces = Callable[[State, int], list[int]]
"""(state, seat) -> some of its cities."""


def ask_event(
    step: ClashStep, frame: EffectFrame, kind: str, options: tuple[int | str, ...], *, seat: int = -1, optional: bool = False
) -> None:
    """Ask what an Event leaves to the seat (-1: the effect's); see `ask`."""
    ask(step, frame, kind, options, seat=seat, optional=optional, section=SECTION, source=card_of(frame))


def damage(state: State, seat: int) -> int:
    """Return how many cities or units a plague costs the seat: 1, or 2 with powers that let it spread."""
    return 2 if MORE_DAMAGE.of(state.players[seat].powers) else 1


def no_city_of_yours(state: State, frame: QuestionFrame, answer: int | str) -> Refusal | None:
    """Return that the asked seat has no city on a space that was answered, None if it has."""
    if not isinstance(answer, int):
        return None
    city = state.cities.get(answer)
    return Refusal("not_your_city", SECTION, {"space": answer}) if city is None or city.owner != frame.seat else None


def no_unit_of_yours(state: State, frame: QuestionFrame, answer: int | str) -> Refusal | None:
    """Return that the asked seat has no such unit to lose on a space that was answered."""
    return Refusal("no_unit_to_lose", SECTION, {"space": answer}) if isinstance(answer, int) else None


# ---------------------------------------------------------------- cities that lose mood
def calm_cities(state: State, seat: int) -> list[int]:
    """Return the seat's cities that can lose mood: those that are not Angry."""
    return [space for space in cities_of(state, seat) if state.cities[space].mood != ANGRY]


def _keeps_mood(state: State, frame: QuestionFrame, answer: int | str) -> Refusal | None:
    refusal = no_city_of_yours(state, frame, answer)
    if refusal is not None or not isinstance(answer, int):
        return refusal
    effect = state.frames[-2]
    if isinstance(effect, EffectFrame) and answer in effect.answers:
        return Refusal("city_chosen_already", SECTION, {"city": answer})
    return Refusal("angry_already", SECTION, {"city": answer}) if state.cities[answer].mood == ANGRY else None


REASONS[LOSE_MOOD] = _keeps_mood


def choose_city(spaces: Spaces = calm_cities) -> EffectStep:
    """Return the step that asks for one more city of these, not chosen yet. If all are due nobody is asked."""

    def choose(step: ClashStep, frame: EffectFrame) -> None:
        options = tuple([space for space in spaces(step.state, frame.seat) if space not in frame.answers])
        if 0 < len(options) <= frame.count:
            give_answer(step, frame, options[0])
        else:
            ask_event(step, frame, LOSE_MOOD, options)

    return choose


def sparing_price(state: State, seat: int) -> Goods | None:
    """Return the price for which a city of the seat keeps its mood in an Event, None if that is not possible."""
    player = state.players[seat]
    for hook in MOOD_SPARED.of(player.powers):
        if can_pay(player, hook()):
            return hook()
    return None


def spare_city(step: ClashStep, frame: EffectFrame) -> None:
    """Offer to buy off the loss of mood of the city that was answered last, if it would lose any."""
    city = frame.answers[-1]
    loses = isinstance(city, int) and step.state.cities[city].mood != ANGRY
    if isinstance(city, int) and loses and sparing_price(step.state, frame.seat) is not None:
        ask_event(step, frame, SPARE_MOOD, (city,), optional=True)
    else:
        give_answer(step, frame, DECLINED)


def lower_city(step: ClashStep, frame: EffectFrame) -> None:
    """Lower the mood of the city by a step, unless that is bought off."""
    _lower(step, frame, to_angry=False)


def anger_city(step: ClashStep, frame: EffectFrame) -> None:
    """Make the city Angry, unless that is bought off."""
    _lower(step, frame, to_angry=True)


def _lower(step: ClashStep, frame: EffectFrame, *, to_angry: bool) -> None:
    state = step.state
    space, spared = frame.answers[-2:]
    if not isinstance(space, int):
        return
    if spared != DECLINED:
        price = sparing_price(state, frame.seat)
        assert price is not None
        step.write("event_mood_kept", frame.seat, city=space, source=card_of(frame))
        ask_payment(step, frame.seat, card_of(frame), payments(state, frame.seat, price))
        return
    city = state.cities[space]
    if city.mood != ANGRY:
        mood = ANGRY if to_angry else city.mood - 1
        state.cities[space] = replace(city, mood=mood)
        step.write("event_mood_fell", frame.seat, city=space, mood=mood, source=card_of(frame))


ONE_CITY: tuple[EffectStep, ...] = (choose_city(), spare_city, lower_city)
"""One of the seat's cities loses a step of mood."""


def repeat(steps: int) -> EffectStep:
    """Return the step that repeats the `steps` steps before it until `count` is used up."""

    def count_down(step: ClashStep, frame: EffectFrame) -> None:
        if frame.count > 1:
            again(step, frame, steps + 1, count=frame.count - 1)

    return count_down


# ---------------------------------------------------------------- units that are lost
Units = list[tuple[int, str]]
"""(space, kind) of single units."""


def units_of(state: State, seat: int, kinds: frozenset[str] | None = None) -> Units:
    """Return all units of the seat (of some kinds), one by one, in the order of their spaces."""
    return [
        (space, kind)
        for space, groups in sorted(state.units.items())
        for owner, kind, _, number in groups
        if owner == seat and (kinds is None or kind in kinds)
        for _ in range(number)
    ]


def chosen_units(frame: EffectFrame, first: int = 1) -> Units:
    """Return the units that the answers from place `first` on name, a space and a kind each."""
    answers = frame.answers[first:]
    return [(space, kind) for space, kind in zip(answers[::2], answers[1::2], strict=False) if isinstance(space, int)]  # type: ignore[misc]


def _left(state: State, frame: EffectFrame, kinds: frozenset[str] | None) -> Units:
    left = units_of(state, frame.seat, kinds)
    for unit in chosen_units(frame):
        left.remove(unit)
    return left


def choose_unit_space(step: ClashStep, frame: EffectFrame) -> None:
    """Ask where one more unit is lost, not chosen yet. If all units are due nobody is asked."""
    left = _left(step.state, frame, None)
    if left and len(left) <= frame.count:
        give_answer(step, frame, left[0][0])
    else:
        ask_event(step, frame, LOSE_UNIT, tuple(dict.fromkeys(space for space, _ in left)))


def choose_unit_kind(step: ClashStep, frame: EffectFrame) -> None:
    """Ask which unit of the space is lost."""
    space = frame.answers[-1]
    left = _left(step.state, replace(frame, answers=frame.answers[:-1]), None)
    kinds = tuple(dict.fromkeys(kind for at, kind in left if at == space))
    if kinds and len(left) <= frame.count:
        give_answer(step, frame, kinds[0])
    else:
        ask_event(step, frame, WHICH_UNIT, kinds)


def remove_units(step: ClashStep, seat: int, units: Units, source: str) -> None:
    """Take units off the board together; where a Ship is lost the owner then gives up what no Ship can carry."""
    state = step.state
    for space in dict.fromkeys(space for space, _ in units):
        kinds = [kind for at, kind in units if at == space]
        groups = state.units[space]
        for kind in kinds:
            groups = take(groups, seat, kind, 1)
        set_units(state, space, groups)
        lost = tuple((kind, kinds.count(kind)) for kind in sorted(set(kinds)))
        step.write("event_units_lost", seat, units=lost, space=space, source=source)
    for space in sorted({space for space, kind in units if kind == SHIP}, reverse=True):
        check_cargo(step, seat, space)


REASONS[LOSE_UNIT] = no_unit_of_yours


# ---------------------------------------------------------------- other players
def others(state: State, seat: int) -> list[int]:
    """Return the other seats clockwise."""
    players = len(state.players)
    return [(seat + place) % players for place in range(1, players)]


def choose_player(possible: Callable[[State, int], bool]) -> EffectStep:
    """Return the step that asks for another player of whom this holds; without any the answer is DECLINED."""

    def choose(step: ClashStep, frame: EffectFrame) -> None:
        options = tuple(str(seat) for seat in others(step.state, frame.seat) if possible(step.state, seat))
        ask_event(step, frame, CHOOSE_PLAYER, options)

    return choose


def _not_that_player(state: State, frame: QuestionFrame, answer: int | str) -> Refusal | None:
    others_by_name = [str(seat) for seat in others(state, frame.seat)]
    return None if answer in others_by_name else Refusal("choose_another_player", SECTION, {"source": frame.source})


REASONS[CHOOSE_PLAYER] = _not_that_player
