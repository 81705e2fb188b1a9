"""Trade Routes: how many routes a player can make (Appendix: Trade Routes)."""

from __future__ import annotations

from core.games.clash.state import ANGRY, State
from core.games.clash.units import SETTLER, SHIP

MAXIMUM = 4
RANGE = 2
TRADERS = (SETTLER, SHIP)
"""The kinds of units that make routes."""


def partners(state: State, seat: int) -> list[int]:
    """Return the spaces of the cities with which the seat can trade: those of other players that are not Angry."""
    return [space for space, city in state.cities.items() if city.owner >= 0 and city.owner != seat and city.mood != ANGRY]


def routes(state: State, seat: int, kinds: tuple[str, ...] = TRADERS) -> int:
    """Return the number of trade routes, 0 to 4: a largest pairing of own units of these kinds with enemy cities in range."""
    cities = partners(state, seat)
    if not cities:
        return 0
    ways = state.geometry().ways(state.terrain)
    paired: dict[int, list[int]] = {}
    for space, groups in state.units.items():
        number = 0
        for owner, kind, _, count in groups:
            if owner == seat and kind in kinds:
                number += count
        if not number:
            continue
        distances = ways.distances(space)
        near = [city for city in cities if 0 <= distances[city] <= RANGE]
        for _ in range(min(number, len(near))):
            if _pair(near, paired, set()) and len(paired) == MAXIMUM:
                return MAXIMUM
    return len(paired)


def traders(state: State, seat: int) -> int:
    """Return how many Settlers and Ships of the seat have a city to trade with in range."""
    cities = partners(state, seat)
    ways = state.geometry().ways(state.terrain)
    found = 0
    for space, groups in state.units.items():
        number = sum(count for owner, kind, _, count in groups if owner == seat and kind in TRADERS)
        distances = ways.distances(space) if number else ()
        if number and any(0 <= distances[city] <= RANGE for city in cities):
            found += number
    return found


def _pair(near: list[int], paired: dict[int, list[int]], tried: set[int]) -> bool:
    """Pair a unit that has these cities in range with one of them; who has it already may turn to another one.

    `paired`: city -> what the unit paired with it has in range.
    """
    for city in near:
        if city in tried:
            continue
        tried.add(city)
        if city not in paired or _pair(paired[city], paired, tried):
            paired[city] = near
            return True
    return False
