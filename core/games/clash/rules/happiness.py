"""Action: Increase Happiness, put together city by city; and raising a mood by other means."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from core.engine.decision import Decision, Refusal
from core.engine.flow import FrameRule
from core.games.clash.content.powers import in_force
from core.games.clash.frames import HappinessFrame, TurnFrame
from core.games.clash.goods import MOOD, NONE, Goods, goods, named
from core.games.clash.moments import RESOURCES_AS_MOOD, ClashStep
from core.games.clash.moves import CANCEL, DONE, AnyMove, Cancel, Done, Raise
from core.games.clash.rules.objectives import after_action
from core.games.clash.rules.payment import Demand, ask_wide_payment, can_pay_wide, demands
from core.games.clash.state import HAPPY, State, cities_of

replace = msgspec.structs.replace
SECTION = "Action: Increase Happiness"
FREE_HAPPINESS: dict[str, Goods] = {}
"""Power -> price, on top, of Increase Happiness as a free action (Voting)."""
Raised = tuple[tuple[int, int], ...]


def raise_mood(step: ClashStep, space: int, steps: int) -> None:
    """Raise the mood of a city by steps (at most to Happy); a raised city may be activated again."""
    state = step.state
    city = state.cities[space]
    mood = min(HAPPY, city.mood + steps)
    state.cities[space] = replace(city, mood=mood, spent=False)
    step.write("mood_rose", city.owner, city=space, mood=mood)


def price(state: State, raised: Raised, using: str) -> int:
    """Return the Mood tokens that the chosen moods cost: size for each step, plus the fee of a free action."""
    total = FREE_HAPPINESS[using][MOOD] if using else 0
    for space, mood in raised:
        city = state.cities[space]
        total += city.size * (mood - city.mood)
    return total


def demand(state: State, seat: int, amount: int) -> Demand:
    """Return what an amount of Mood tokens asks of the seat, with its substitutes (Rituals, Great Arena)."""
    player = state.players[seat]
    rituals = bool(RESOURCES_AS_MOOD.of(player.powers))
    return demands(player, goods(mood=amount), resources_as_mood=rituals)[0] if amount else (0, (MOOD,))


def _with(raised: Raised, space: int, mood: int, now: int) -> Raised:
    others = tuple(item for item in raised if item[0] != space)
    return others if mood == now else tuple(sorted((*others, (space, mood))))


def _raise_refusal(state: State, seat: int, raised: Raised, using: str, move: Raise) -> Refusal | None:
    city = state.cities.get(move.city)
    if city is None or city.owner != seat:
        return Refusal("not_your_city", SECTION, {"space": move.city})
    chosen = dict(raised).get(move.city, city.mood)
    if move.mood == chosen:
        if city.mood == HAPPY:
            return Refusal("already_happy", SECTION, {"city": move.city})
        return Refusal("mood_chosen_already", SECTION, {"city": move.city})
    if not city.mood <= move.mood <= HAPPY:
        return Refusal("mood_only_rises", SECTION, {"city": move.city})
    amount = price(state, _with(raised, move.city, move.mood, city.mood), using)
    if not can_pay_wide(state.players[seat], demand(state, seat, amount)):
        return Refusal("price", SECTION, {"goods": named(goods(mood=amount)), "city": move.city})
    return None


def start_refusal(state: State, seat: int, move: Raise) -> Refusal | None:
    """Return why the action can't be started with this city, or None."""
    player = state.players[seat]
    if move.using:
        if move.using not in FREE_HAPPINESS or not in_force(player.powers, move.using):
            return Refusal("no_such_power", SECTION, {"power": move.using})
    elif player.actions <= 0:
        return Refusal("no_actions", "Gameplay")
    return _raise_refusal(state, seat, (), move.using, move)


def start_moves(state: State, seat: int, cities: list[int]) -> Iterator[Raise]:
    """Yield the moods with which the seat can start Increase Happiness, as an action and free."""
    player = state.players[seat]
    usings = [using for using in FREE_HAPPINESS if in_force(player.powers, using)]
    if player.actions > 0:
        usings.insert(0, "")
    if not usings:
        return
    _, kinds = demand(state, seat, 99)
    have = sum(player.goods[kind] for kind in kinds)
    for space in cities:
        city = state.cities[space]
        for mood in range(city.mood + 1, HAPPY + 1):
            for using in usings:
                if city.size * (mood - city.mood) + (FREE_HAPPINESS[using][MOOD] if using else 0) <= have:
                    yield Raise(space, mood, using)


def start(step: ClashStep, seat: int, move: Raise) -> None:
    """Start putting the action together; it is counted when done."""
    step.push(HappinessFrame(seat, move.using, ((move.city, move.mood),)))


class HappinessRule(FrameRule[State, AnyMove, HappinessFrame]):
    """Asks for more cities until done, then takes the payment and raises the moods."""

    def decision(self, state: State, frame: HappinessFrame) -> Decision | None:
        if frame.step:
            return None
        cost = price(state, frame.raised, frame.using)
        return Decision((frame.seat,), "happiness", frame.using, SECTION, {"raised": frame.raised, "price": cost})

    def run(self, step: ClashStep, frame: HappinessFrame) -> None:
        step.pop()
        for space, mood in frame.raised:
            raise_mood(step, space, mood - step.state.cities[space].mood)

    def moves(self, state: State, frame: HappinessFrame, seat: int) -> Iterator[AnyMove]:
        for space in cities_of(state, seat):
            for mood in range(state.cities[space].mood, HAPPY + 1):
                move = Raise(space, mood, frame.using)
                if _raise_refusal(state, seat, frame.raised, frame.using, move) is None:
                    yield move
        if frame.raised:
            yield DONE
        yield CANCEL

    def refusal(self, state: State, frame: HappinessFrame, seat: int, move: AnyMove) -> Refusal | None:
        if isinstance(move, Cancel):
            return None
        if isinstance(move, Done):
            return None if frame.raised else Refusal("no_city_chosen", SECTION)
        if isinstance(move, Raise):
            return _raise_refusal(state, seat, frame.raised, frame.using, move)
        return Refusal("finish_happiness_first", SECTION)

    def normal(self, state: State, frame: HappinessFrame, seat: int, move: AnyMove) -> AnyMove:
        if isinstance(move, Raise) and move.using != frame.using:
            return Raise(move.city, move.mood, frame.using)
        return move

    def answer(self, step: ClashStep, frame: HappinessFrame, seat: int, move: AnyMove) -> None:
        state = step.state
        if isinstance(move, Raise):
            now = state.cities[move.city].mood
            step.replace(replace(frame, raised=_with(frame.raised, move.city, move.mood, now)))
        elif isinstance(move, Done):
            if not frame.using:
                state.players[seat].actions -= 1
            frames = state.frames
            if isinstance(frames[-2], TurnFrame):
                frames[-2] = TurnFrame(seat, after_action(state, seat))
            amount = price(state, frame.raised, frame.using)
            step.replace(replace(frame, step=1, paid=NONE))
            ask_wide_payment(step, seat, "increase_happiness", demand(state, seat, amount))
        else:
            step.pop()
