"""How many main actions objectives still take that are not reached in equal steps: for what stands half way already."""

from __future__ import annotations

from collections.abc import Callable

from core.games.clash.content.powers import in_force
from core.games.clash.rules.survey import Survey
from core.games.clash.rules.trade_routes import RANGE, TRADERS, partners, routes
from core.games.clash.units import BARBARIANS, SHIP

NOWHERE = 12.0
"""For an objective that can't be fulfilled as things stand."""
MOVE = 1.0
"""A Move action, which may move three groups."""


def fleet(survey: Survey, seat: int, ships: int) -> float:
    """Return the actions for so many more Ships: they are recruited together, in a city with a Port."""
    if ships <= 0:
        return 0.0
    port = survey.with_building[seat].get("port", 0) > 0
    return 0.8 + 0.3 * ships + (0.0 if port else 2.0)


def _navy(survey: Survey, seat: int, missing: int) -> float:
    return fleet(survey, seat, missing)


def _blockade(survey: Survey, seat: int, missing: int) -> float:
    """All Ships may lie in the space of one Port."""
    if not any(city.port >= 0 and city.owner not in (seat, BARBARIANS) for city in survey.state.cities.values()):
        return NOWHERE
    at_sea = survey.ships[seat] - (2 - missing)
    return MOVE + fleet(survey, seat, missing - at_sea)


def _outposts(survey: Survey, seat: int, missing: int) -> float:
    """An army beside an own city is half way to a space that counts."""
    cities = survey.state.cities
    neighbours = survey.board.neighbours
    beside = 0
    for space in survey.army_at[seat]:
        if space not in cities and any(near in cities and cities[near].owner == seat for near in neighbours[space]):
            beside += 1
    recruits = max(0, 3 - survey.army[seat])
    # Three groups move in one action, with Roads 2 spaces.
    return 0.5 * (missing - 0.5 * min(beside, missing)) + (0.6 + 0.3 * recruits if recruits else 0.0)


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
        effort = 1.3 if in_force(powers, "bartering") else 2.6
    missing = need - routes(state, seat, kinds)
    if missing <= 0:
        return effort
    ways = survey.board.ways(state.terrain)
    coming = 0
    for space, groups in state.units.items():
        number = sum(group[3] for group in groups if group[0] == seat and group[1] in kinds)
        if number:
            distances = ways.distances(space)
            if any(RANGE < distances[city] <= 2 * RANGE for city in cities):
                coming += number
    coming = min(coming, missing)
    if kinds == (SHIP,):
        waiting = min(max(0, survey.ships[seat] - (need - missing)), missing)
        return effort + MOVE + fleet(survey, seat, missing - waiting) - 0.3 * coming
    near_home = any(
        0 <= ways.distances(home)[city] <= RANGE for home in survey.cities[seat] for city in cities
    )
    return effort + (0.0 if near_home else MOVE) + 0.6 + 0.3 * missing - 0.3 * coming


def _landing(survey: Survey, seat: int, missing: int) -> float:
    """A rival's weak city is attacked from a Ship: recruited, boarded, sailed beside it."""
    state = survey.state
    ways = survey.board.ways(state.terrain)
    neighbours = survey.board.neighbours
    effort = 0.0 if in_force(state.players[seat].powers, "tactics") else 1.5
    best = NOWHERE
    for owner, spaces in enumerate(survey.cities):
        if owner == seat:
            continue
        for space in spaces:
            seas = ways.sea_neighbours[space]
            if not seas:
                continue
            needed = survey.army_at[owner].get(space, 0) + 1
            if needed > 2:
                continue
            best = min(best, fleet(survey, seat, 1) + 3.0 * MOVE)
            for ship in survey.ships_at[seat]:
                if all(ways.sea_group[near] != ways.sea_group[ship] for near in seas):
                    continue
                steps = 1.0 if ship in seas else 2.0
                if survey.army_at[seat].get(ship, 0) < needed:
                    waiting = any(survey.army_at[seat].get(near, 0) >= needed for near in neighbours[ship])
                    steps += 1.0 if waiting else 2.0
                best = min(best, steps * MOVE)
    return effort + best


EFFORTS: dict[str, Callable[[Survey, int, int], float]] = {
    "great_navy": _navy,
    "blockade": _blockade,
    "outposts": _outposts,
    "threat": _threat,
    "amphibious_assault": _landing,
    "trader": lambda survey, seat, missing: _trade(survey, seat, 3, TRADERS),
    "sea_lanes": lambda survey, seat, missing: _trade(survey, seat, 2, (SHIP,)),
}
"""Objective -> (survey, seat, steps missing): actions."""
