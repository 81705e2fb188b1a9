"""Where prices and the limits of actions come from: the other half of what `Game.explain` names (see explain.py).

A price of several kinds is asked kind by kind: `resource` is "food", "ore" and so on; the parts add up to that amount.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from core.engine.decision import Part, Value
from core.games.clash.content.buildings import PRICE as BUILDING
from core.games.clash.content.buildings import SUPPLY as BUILDINGS_EACH
from core.games.clash.content.powers import BY_BIT, WONDERS
from core.games.clash.content.unit_types import SETTLEMENTS, UNIT_TYPES, supply_left
from core.games.clash.frames import MoveFrame
from core.games.clash.goods import CULTURE, INDEX, MOOD
from core.games.clash.moments import RECRUIT_SUBSTITUTE, ROADS
from core.games.clash.rules import construct, happiness, influence, movement, recruit, wonder
from core.games.clash.rules.advance import CUBES
from core.games.clash.state import State, city_count, pieces_used
from core.games.clash.turn import ACTIONS
from core.games.clash.units import STACK_LIMIT, army

Of = Mapping[str, Value]


def whole(of: Of, key: str) -> int:
    """Return a number that was named. Raises KeyError if it was not."""
    value = of[key]
    assert isinstance(value, int)
    return value


def _building_price(state: State, of: Of) -> tuple[Part, ...]:
    """The price of a building in one kind: `seat`, `building`, `resource`, and `power` for its other price, if any."""
    building, index = str(of["building"]), INDEX[str(of["resource"])]
    parts = [Part(building, BUILDING[index], construct.SECTION)] if BUILDING[index] else []
    for power, price in construct.discounts(state.players[whole(of, "seat")], building):
        if power == of.get("power") and price[index] != BUILDING[index]:
            parts.append(Part(power, price[index] - BUILDING[index], "Appendix: Advances"))
    return tuple(parts)


def _wonder_price(state: State, of: Of) -> tuple[Part, ...]:
    """The price of a Wonder in one kind: `wonder`, `resource`."""
    amount = WONDERS[str(of["wonder"])].price[INDEX[str(of["resource"])]]
    return (Part(str(of["wonder"]), amount, wonder.SECTION),) if amount else ()


def _recruit_price(state: State, of: Of) -> tuple[Part, ...]:
    """The price of units in one kind: `seat`, `units` as pairs (kind, number), `resource`, and `power` that pays for one."""
    index = INDEX[str(of["resource"])]
    units = of["units"]
    assert isinstance(units, tuple)
    parts = []
    for kind, number in units:
        amount = UNIT_TYPES[kind].price[index] * number
        if amount:
            parts.append(Part(kind, amount, recruit.SECTION))
    player = state.players[whole(of, "seat")]
    for bit, hook in RECRUIT_SUBSTITUTE.sources(player.powers):
        kind, price = hook(player)
        change = price[index] - UNIT_TYPES[kind].price[index]
        if BY_BIT[bit] == of.get("power") and change and dict(units).get(kind):
            parts.append(Part(BY_BIT[bit], change, "Appendix: Advances"))
    return tuple(parts)


def _happiness_price(state: State, of: Of) -> tuple[Part, ...]:
    """The Mood tokens for raising a city to a mood: `city`, `mood`, `using` (the power of a free action, or "")."""
    city = state.cities[whole(of, "city")]
    steps = whole(of, "mood") - city.mood
    parts = [Part("city_size", city.size, happiness.SECTION) for _ in range(steps)]
    using = str(of.get("using", ""))
    if using and happiness.FREE_HAPPINESS[using][MOOD]:
        parts.append(Part(using, happiness.FREE_HAPPINESS[using][MOOD], "Appendix: Advances"))
    return tuple(parts)


def _influence_fee(state: State, of: Of) -> tuple[Part, ...]:
    """The Culture tokens before the roll of Influence Culture: `city`, `target`, `using` (the power of a free one, or "")."""
    city, target = whole(of, "city"), whole(of, "target")
    distance = state.geometry().ways(state.terrain).distances(city)[target]
    size = state.cities[city].size
    parts = []
    if distance > size:
        parts = [Part("distance", distance, influence.SECTION), Part("city_size", -size, influence.SECTION)]
    using = str(of.get("using", ""))
    if using and influence.FREE_INFLUENCE[using][CULTURE]:
        parts.append(Part(using, influence.FREE_INFLUENCE[using][CULTURE], "Appendix: Advances"))
    return tuple(parts)


def _roads_price(state: State, of: Of) -> tuple[Part, ...]:
    """The price of a move by Roads in one kind: `seat`, `resource`; () without Roads."""
    index = INDEX[str(of["resource"])]
    sources = ROADS.sources(state.players[whole(of, "seat")].powers)
    return tuple(Part(BY_BIT[bit], hook()[index], "Roads") for bit, hook in sources[:1] if hook()[index])


def _left(source: str, full: int, gone: str, left: int, section: str) -> tuple[Part, ...]:
    """What is left of a full number: the number, and what is gone of it (or came to it) if anything is."""
    whole_number = Part(source, full, section)
    return (whole_number,) if left == full else (whole_number, Part(gone, left - full, section))


def _actions(state: State, of: Of) -> tuple[Part, ...]:
    """The actions that a seat has left this turn: `seat`."""
    return _left("turn", ACTIONS, "actions_taken", state.players[whole(of, "seat")].actions, "Gameplay")


def _moves(state: State, of: Of) -> tuple[Part, ...]:
    """The moves that are left in the Move action that is going on, else those that one has."""
    frame = next((frame for frame in reversed(state.frames) if isinstance(frame, MoveFrame)), None)
    left = frame.left if frame is not None else movement.MOVES
    return _left("move_action", movement.MOVES, "moves_made", left, movement.SECTION)


def _event_track(state: State, of: Of) -> tuple[Part, ...]:
    """The Advances until the seat draws an Event: `seat`."""
    return _left("event_track", CUBES, "cubes_placed", state.players[whole(of, "seat")].cubes, "Events")


def _stack_room(state: State, of: Of) -> tuple[Part, ...]:
    """How many more Army units of a seat a Land space takes: `seat`, `space`."""
    there = army(state.units.get(whole(of, "space"), ()), whole(of, "seat"))
    parts = [Part("stacking_limit", STACK_LIMIT, "Army Stacking Limit")]
    if there:
        parts.append(Part("army_there", -there, "Army Stacking Limit"))
    return tuple(parts)


def _supply(state: State, of: Of) -> tuple[Part, ...]:
    """What is left of a piece in the supply: `seat`, `piece` (a unit, a building, "settlement")."""
    seat, piece = whole(of, "seat"), str(of["piece"])
    if piece in UNIT_TYPES:
        whole_supply = UNIT_TYPES[piece].supply
        used = whole_supply - supply_left(state, seat, piece)
    elif piece == "settlement":
        whole_supply, used = SETTLEMENTS, city_count(state, seat)
    else:
        whole_supply, used = BUILDINGS_EACH, pieces_used(state, seat, piece)
    parts = [Part("all_pieces", whole_supply, "Component Limits")]
    if used:
        parts.append(Part("on_the_board", -used, "Component Limits"))
    return tuple(parts)


PRICES: dict[str, Callable[[State, Of], tuple[Part, ...]]] = {
    "building_price": _building_price,
    "wonder_price": _wonder_price,
    "recruit_price": _recruit_price,
    "happiness_price": _happiness_price,
    "influence_fee": _influence_fee,
    "roads_price": _roads_price,
    "actions": _actions,
    "moves": _moves,
    "event_track": _event_track,
    "stack_room": _stack_room,
    "supply": _supply,
}
"""Name of a number -> its parts."""
