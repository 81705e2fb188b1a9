"""Questions and news to which any position is brought for a picture (`ecumene render --dialog NAME`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from core.engine.decision import Applied
from core.engine.flow import Step
from core.engine.session import Changes, Session
from core.games.clash.content.cards import ACTION, FACE_DOWN, OBJECTIVE
from core.games.clash.content.events.deck import EVENTS
from core.games.clash.content.objectives.deck import OBJECTIVE_CARDS
from core.games.clash.content.powers import ADVANCES
from core.games.clash.frames import BattleFrame, ClaimFrame, EventFrame, TurnFrame
from core.games.clash.game import GAME
from core.games.clash.goods import goods, plus
from core.games.clash.moves import END_TURN, AnyMove, Choose, Offer, Raise
from core.games.clash.rules.battle_value import REVEAL
from core.games.clash.rules.cards import held
from core.games.clash.rules.combat import start_battle
from core.games.clash.rules.combat_halves import combat_half
from core.games.clash.rules.events import ICON
from core.games.clash.rules.exploration import explorable, explore_region
from core.games.clash.rules.objectives import ASK
from core.games.clash.rules.play import play
from core.games.clash.rules.trade import put_offer
from core.games.clash.state import ANGRY, Card, State, cities_of, set_units
from core.games.clash.units import INFANTRY, add

Situation = Callable[[Step[State], int], None]
"""(step, seat): brings the state to the question, for that seat."""


def event(card: str, begin: int = ICON) -> Situation:
    """Return the situation in which the seat draws this Event, which is resolved from its icon or its text on."""

    def draw(step: Step[State], seat: int) -> None:
        step.write("event_drawn", seat, card=card, icon=EVENTS[card].icon, from_discard=0)
        step.push(EventFrame(seat, card, begin))

    return draw


def objectives(step: Step[State], seat: int) -> None:
    """The seat may complete all objectives in its hand."""
    cards = held(step.state.players[seat], OBJECTIVE)
    fulfilled = tuple(objective for card in cards for objective in OBJECTIVE_CARDS[card].halves)
    step.push(ClaimFrame(seat, "battle", len(cards), fulfilled, step=ASK))


def offered(step: Step[State], seat: int) -> None:
    """The next player offers the seat a trade: goods and a card that is shown for goods and an Action card."""
    players = step.state.players
    by = (seat + 1) % len(players)
    card = held(players[by], ACTION)[0]
    put_offer(step, by, Offer(seat, goods(wood=1, culture=1), ((card, True),), goods(food=2), (FACE_DOWN[ACTION],)), 0)


def battle(cards: tuple[str, str], *, defends: bool = False) -> Situation:
    """Return the situation of a battle about a city with these cards (both "": the attacker is asked for one)."""

    def fight(step: Step[State], seat: int) -> None:
        state = step.state
        enemy = (seat + 1) % len(state.players)
        if defends:
            seat, enemy = enemy, seat
        space = next(space for space, city in sorted(state.cities.items()) if city.owner == enemy)
        here = state.units.get(space, ())
        set_units(state, space, add(add(here, seat, INFANTRY, 0, 4), enemy, INFANTRY, 0, 3))
        state.players[seat].advances |= ADVANCES["tactics"].mask
        state.players[enemy].advances |= ADVANCES["tactics"].mask
        origin = next(other for other in state.geometry().neighbours[space])
        start_battle(step, space, seat, enemy, origin)
        frame = state.frames[-1]
        if cards != ("", "") and isinstance(frame, BattleFrame):
            for side, card in enumerate(cards):
                if card:
                    half = combat_half(card)
                    owner = frame.sides[side].owner
                    name = half.id if half is not None else ""
                    step.write("combat_card_revealed", owner, card=card, half=name, side=side, round=1)
            step.replace(replace(frame, step=REVEAL, cards=cards))

    return fight


def civil(card: str, *answers: AnyMove) -> Situation:
    """Return the situation in which the seat has played a card and given these answers."""

    def play_it(step: Step[State], seat: int) -> None:
        player = step.state.players[seat]
        player.hand = (*[held for held in player.hand if held.id != card], Card(card, 1 << seat))
        play(step, seat, card)
        for answer in answers:
            GAME.settle(step)
            GAME.carry_out(step, seat, answer)

    return play_it


def explore(step: Step[State], seat: int) -> None:
    """The seat reveals a region that may lie both ways round."""
    state = step.state
    spaces = explorable(state, seat) or [spaces[0] for spaces, region in zip(state.geometry().slots, state.regions, strict=True)
                                         if not region.revealed]  # fmt: skip
    explore_region(step, seat, spaces[0])


def pleased(step: Step[State], seat: int) -> None:
    """The cities of the seat have grown sadder, and it is pleasing them: the smallest one is added, others may follow."""
    state, player = step.state, step.state.players[seat]
    for space in cities_of(state, seat):
        city = state.cities[space]
        state.cities[space] = replace(city, mood=max(ANGRY, city.mood - 1))
    player.goods = plus(player.goods, goods(mood=6))
    first = min(cities_of(state, seat), key=lambda space: state.cities[space].size)
    GAME.carry_out(step, seat, Raise(first, state.cities[first].mood + 1))


SITUATIONS: dict[str, Situation] = {
    "event": event("E11"),
    "event-choice": event("E33"),
    "great-person": event("E21"),
    "objectives": objectives,
    "offer": offered,
    "question": civil("A07"),
    "spies": civil("A07", Choose("1")),
    "goals": civil("A31"),
    "learn": civil("A39", Choose("1")),
    "explore": explore,
    "happiness": pleased,
    "battle-card": battle(("", "")),
    "battle": battle(("A42", "A06")),
    "siege": battle(("A11", ""), defends=True),
}
"""Name of a dialog -> the situation that shows it."""


def bring_about(session: Session[Any, Any], situation: Situation) -> Changes[Any, Any]:
    """Add a step to the history after which the question is asked. Returns the changes."""
    before = session.history.current
    state: State = GAME.copy(before.state)
    seat = next((frame.seat for frame in state.frames if isinstance(frame, TurnFrame)), 0)
    step = Step(state)
    situation(step, seat)
    GAME.settle(step)
    applied = Applied(tuple(step.entries), (), False, False, False)
    node = session.history.append(seat, END_TURN, applied, state, session.history.new_gesture())
    return Changes(GAME, before, (node,), node)
