"""How many main actions objectives still take that are not reached in equal steps: for what stands half way already."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from core.games.clash.board import SEA, UNREVEALED, Ways
from core.games.clash.bots.waters import sailed, shore, voyages
from core.games.clash.content.cards import WONDER
from core.games.clash.content.powers import in_force
from core.games.clash.goods import MOOD
from core.games.clash.rules.cards import number_held
from core.games.clash.rules.survey import Survey
from core.games.clash.rules.trade_routes import RANGE, TRADERS, partners, routes
from core.games.clash.state import City
from core.games.clash.turn import ACTIONS
from core.games.clash.units import BARBARIANS, SETTLER, SHIP

GREAT = 5
"""The size of the cities of which legends tell."""
STORMING = 3
"""The Army units that must attack one."""
GROWING = 2.0
"""What waiting until a city is large enough counts as."""
NOWHERE = 12.0
"""For an objective that can't be fulfilled as things stand."""
FARTHEST = 9
MOVE = 1.0
"""A Move action, which may move three groups."""
HARBOUR = 1.2
"""A Port, which is worth something by itself."""
LEARN = 0.7
"""An Advance, which is worth something by itself."""
RECRUIT = 0.6
"""A Recruit action, without the units."""
RECRUITED = 0.35
"""Each unit of it."""
SAILING = 0.8
"""A Ship's part of the Move action by which it comes to a Port."""
MARCHING = 0.5
"""A group's part of a Move action."""
PARTING = 0.5
"""In steps: what units on one space count as farther from the next one."""
ARMED = 0.5
"""A unit of many that are recruited."""


def fleet(survey: Survey, seat: int, ships: int) -> float:
    """Return the actions for so many more Ships: they are recruited together, in a city with a Port."""
    if ships <= 0:
        return 0.0
    if survey.with_building[seat].get("port", 0):
        return 0.8 + 0.3 * ships
    waters = survey.board.ways(survey.state.terrain).sea_neighbours
    if not any(waters[space] for space in survey.cities[seat]):
        return NOWHERE
    return 0.8 + 0.3 * ships + HARBOUR


def _navy(survey: Survey, seat: int, missing: int) -> float:
    return fleet(survey, seat, missing)


def _blockade(survey: Survey, seat: int, missing: int) -> float:
    """Ships sail to a rival's Port, with Navigation from sea to sea; all may lie in the space of one Port."""
    state = survey.state
    ways = survey.board.ways(state.terrain)
    group = ways.sea_group
    ports = {city.port for city in state.cities.values() if city.port >= 0 and city.owner not in (seat, BARBARIANS)}
    if not ports:
        return NOWHERE
    seas = {group[port] for port in ports}
    effort = 0.0
    rounds = in_force(state.players[seat].powers, "navigation")
    homes = {group[sea] for home in survey.cities[seat] for sea in ways.sea_neighbours[home]}
    if not rounds and seas.isdisjoint(homes) and all(group[space] not in seas for space in survey.ships_at[seat]):
        rounds = True
        effort += LEARN
    moves = voyages(survey.board, ways, state.terrain, seas, rounds)
    coming = sorted(
        [
            moves[group[space]]
            for space, ships in survey.ships_at[seat].items()
            if space not in ports and group[space] in moves
            for _ in range(ships)
        ]
    )[:missing]
    recruits = missing - len(coming)
    if recruits:
        home = min([moves[sea] for sea in homes if sea in moves], default=0)
        if not home:
            return NOWHERE
        coming += [home] * recruits
    return effort + SAILING * sum(coming) + fleet(survey, seat, recruits)


def _outposts(survey: Survey, seat: int, missing: int) -> float:
    """Army units march from own cities to different spaces that count, three of them with one Move action."""
    state = survey.state
    cities = state.cities
    own = set(survey.cities[seat])
    neighbours = survey.board.neighbours
    ways = survey.board.ways(state.terrain)
    armies = survey.army_at[seat]
    there = [space for space in armies if space not in cities and own.isdisjoint(neighbours[space])]
    free = [
        space
        for space, kind in enumerate(state.terrain)
        if kind not in (SEA, UNREVEALED)
        and space not in cities
        and space not in state.units
        and own.isdisjoint(neighbours[space])
    ]
    if len(free) < missing:
        return NOWHERE
    steps: list[float] = []
    for space, units in armies.items():
        together = space in there
        spare = units - together
        if spare:
            distances = ways.land_distances(space)
            nearest = min([distances[goal] for goal in free if distances[goal] > 0], default=FARTHEST)
            if nearest < FARTHEST:
                # What has marched on together must still part.
                steps += [nearest + PARTING * together] * spare
    steps.sort()
    steps = steps[:missing]
    recruits = missing - len(steps)
    effort = MARCHING * (sum(steps) + 2 * recruits)
    if recruits:
        effort += RECRUIT + RECRUITED * recruits
    return effort if in_force(state.players[seat].powers, "tactics") else effort + LEARN


def _might(survey: Survey, seat: int, missing: int) -> float:
    """Each unit takes its price and a part of a Recruit action."""
    return ARMED * missing


def _threat(survey: Survey, seat: int, missing: int) -> float:
    """Army units 2 spaces from a rival's city are half way to it."""
    rivals = [space for other, spaces in enumerate(survey.cities) if other != seat for space in spaces]
    if not rivals:
        return NOWHERE
    ways = survey.board.ways(survey.state.terrain)
    near = 0
    for space, units in survey.army_at[seat].items():
        distances = ways.distances(space)
        if min((distances[city] for city in rivals if distances[city] > 0), default=9) == 2:
            near += units
    return 0.4 * (missing - 0.6 * min(near, missing)) + 0.4 * max(0, 4 - survey.army[seat])


def _trade(survey: Survey, seat: int, need: int, kinds: tuple[str, ...]) -> float:
    """Traders in range count before Trade Routes are known, those not far off in part."""
    state = survey.state
    cities = partners(state, seat)
    if len(cities) < need:
        return NOWHERE
    powers = state.players[seat].powers
    effort = 0.0
    if not in_force(powers, "trade_routes"):
        effort = LEARN if in_force(powers, "bartering") else 2 * LEARN
    missing = need - routes(state, seat, kinds)
    if missing <= 0:
        return effort
    ways = survey.board.ways(state.terrain)
    if kinds == (SHIP,):
        seas = {ways.sea_group[sea] for home in survey.cities[seat] for sea in ways.sea_neighbours[home]}
        seas.update(ways.sea_group[sea] for sea in survey.ships_at[seat])
        coasts = [shore(ways, state.terrain, city, RANGE) for city in cities]
        rounds = in_force(powers, "navigation")
        if sum([not seas.isdisjoint(coast) for coast in coasts]) < need:
            everywhere = sailed(survey.board, ways, seas, True)
            if sum([not everywhere.isdisjoint(coast) for coast in coasts]) < need:
                return NOWHERE
            effort += MOVE / 2 + (0.0 if rounds else LEARN)
        waiting = min(max(0, survey.ships[seat] - (need - missing)), missing)
        return effort + MOVE + fleet(survey, seat, missing - waiting)
    coming = sorted(
        [
            distance - RANGE
            for space, groups in state.units.items()
            if (distance := _nearest(ways, space, cities)) > RANGE
            for owner, kind, _, number in groups
            if owner == seat and kind in kinds
            for _ in range(number)
        ]
    )[:missing]
    recruits = missing - len(coming)
    if recruits:
        home = min([_nearest(ways, space, cities) for space in survey.cities[seat]], default=FARTHEST)
        if home >= FARTHEST:
            return NOWHERE
        coming += [max(0, home - RANGE)] * recruits
        effort += RECRUIT + 0.3 * recruits
    # Up to three of them move in one action.
    return effort + 0.3 * MOVE * sum(coming)


def _nearest(ways: Ways, space: int, cities: list[int]) -> int:
    """Return the distance to the nearest of these cities."""
    distances = ways.distances(space)
    return min([distances[city] for city in cities if distances[city] >= 0], default=FARTHEST)


def _landing(survey: Survey, seat: int, missing: int) -> float:
    """A rival's weak city is attacked from a Ship: recruited, boarded, sailed beside it."""
    state = survey.state
    ways = survey.board.ways(state.terrain)
    neighbours = survey.board.neighbours
    powers = state.players[seat].powers
    effort = 0.0 if in_force(powers, "tactics") else LEARN
    best = NOWHERE
    seas = {ways.sea_group[sea] for home in survey.cities[seat] for sea in ways.sea_neighbours[home]}
    seas = sailed(survey.board, ways, seas, in_force(powers, "navigation"))
    for owner, spaces in enumerate(survey.cities):
        if owner == seat:
            continue
        for space in spaces:
            shores = ways.sea_neighbours[space]
            if not shores:
                continue
            needed = survey.army_at[owner].get(space, 0) + 1
            if needed > 2:
                continue
            recruits = RECRUITED * max(0, needed - survey.army[seat])
            if any(ways.sea_group[near] in seas for near in shores):
                best = min(best, fleet(survey, seat, 1) + recruits + 3.0 * MOVE)
            for ship in survey.ships_at[seat]:
                if all(ways.sea_group[near] != ways.sea_group[ship] for near in shores):
                    continue
                steps = 1.0 if ship in shores else 2.0
                if survey.army_at[seat].get(ship, 0) < needed:
                    waiting = any(survey.army_at[seat].get(near, 0) >= needed for near in neighbours[ship])
                    steps += 1.0 if waiting else 1.0 + RECRUITED * needed
                best = min(best, steps * MOVE)
    return effort + best


def _campaign(survey: Survey, seat: int, targets: Iterable[tuple[int, int]]) -> float:
    """Return the actions until an army of so many units has come to one of the spaces: (space, units)."""
    state = survey.state
    ways = survey.board.ways(state.terrain)
    armies = survey.army_at[seat]
    effort = 0.0 if in_force(state.players[seat].powers, "tactics") else LEARN
    best = NOWHERE
    for space, needed in targets:
        distances = ways.land_distances(space)
        for start, units in armies.items():
            steps = distances[start]
            if steps > 0:
                missing = needed - units
                best = min(best, MOVE * steps + (RECRUIT + RECRUITED * missing if missing > 0 else 0.0))
        for start in survey.cities[seat]:
            if distances[start] > 0 and start not in armies:
                best = min(best, MOVE * distances[start] + RECRUIT + RECRUITED * needed)
    return effort + best


def is_great(city: City) -> bool:
    """Return whether the city is one of which legends tell."""
    return city.size >= GREAT and bool(city.wonders)


def _is_coming(city: City, builders: list[bool]) -> bool:
    """Return whether some pieces more make the city great: up to two if a Wonder stands, one if its owner holds a Wonder card."""
    if city.owner < 0:
        return False
    return city.size >= GREAT - 2 if city.wonders else city.size >= GREAT - 1 and builders[city.owner]


def _legend(survey: Survey, seat: int, missing: int) -> float:
    """Three Army units march to a large city with a Wonder, or to one that may soon be one."""
    state = survey.state
    others = [(space, city) for space, city in state.cities.items() if city.owner != seat]
    builders = [bool(number_held(player, WONDER)) for player in state.players]
    great = [(space, STORMING) for space, city in others if is_great(city)]
    effort = _campaign(survey, seat, great) if great else NOWHERE
    coming = [(space, STORMING) for space, city in others if _is_coming(city, builders)]
    return min(effort, GROWING + _campaign(survey, seat, coming)) if coming else effort


def _outnumbered(survey: Survey, seat: int, missing: int) -> float:
    """An army meets a rival's that is a little larger."""
    targets = [
        (space, units - 1)
        for other, armies in enumerate(survey.army_at)
        if other != seat
        for space, units in armies.items()
        if 2 <= units <= 5
    ]
    return _campaign(survey, seat, targets) if targets else NOWHERE


def _raid(survey: Survey, seat: int, missing: int) -> float:
    """An army meets Settlers of a rival with Trade Routes near cities with which they trade."""
    state = survey.state
    ways = survey.board.ways(state.terrain)
    targets = []
    for victim, player in enumerate(state.players):
        if victim == seat or not in_force(player.powers, "trade_routes"):
            continue
        cities = partners(state, victim)
        for space, groups in state.units.items():
            if any(group[0] == victim and group[1] == SETTLER for group in groups):
                distances = ways.distances(space)
                if any(0 <= distances[city] <= RANGE for city in cities):
                    targets.append((space, survey.army_at[victim].get(space, 0) + 1))
    return _campaign(survey, seat, targets) if targets else NOWHERE


def _draft(survey: Survey, seat: int, missing: int) -> float:
    """Two Recruit actions of one turn, each with an Infantry for a Mood token."""
    player = survey.state.players[seat]
    if not in_force(player.powers, "draft"):
        return 2.0 * RECRUIT + 2 * LEARN
    done = sum([deed.kind == "draft" for deed in player.deeds])
    actions = player.actions
    if actions < 2 - done:
        done, actions = 0, ACTIONS
    price = 2 if in_force(player.powers, "civil_liberties") else 1
    return (2 - done) * RECRUIT + RECRUITED * max(0, (2 - done) * price - player.goods[MOOD])


EFFORTS: dict[str, Callable[[Survey, int, int], float]] = {
    "great_navy": _navy,
    "blockade": _blockade,
    "outposts": _outposts,
    "military_might": _might,
    "threat": _threat,
    "amphibious_assault": _landing,
    "legend": _legend,
    "against_all_odds": _outnumbered,
    "marauder": _raid,
    "draft_twice": _draft,
    "trader": lambda survey, seat, missing: _trade(survey, seat, 3, TRADERS),
    "sea_lanes": lambda survey, seat, missing: _trade(survey, seat, 2, (SHIP,)),
}
"""Objective -> (survey, seat, steps missing): actions."""
STAMINA: dict[str, float] = {"legend": 9.0, "blockade": 6.5, "outposts": 6.0, "military_might": 6.5}
"""How many actions the bot takes upon itself for these, more than for others."""
