"""Trade Routes: how many routes a player can make (Appendix: Trade Routes)."""

from __future__ import annotations

from core.games.clash.state import ANGRY, State
from core.games.clash.units import SETTLER, SHIP

MAXIMUM = 4
RANGE = 2


def routes(state: State, seat: int) -> int:
    """Return the number of trade routes, 0 to 4: a largest pairing of own Settlers and Ships with enemy cities in range."""
    import networkx as nx

    cities = [
        space for space, city in sorted(state.cities.items()) if city.owner >= 0 and city.owner != seat and city.mood != ANGRY
    ]
    if not cities:
        return 0
    ways = state.geometry().ways(state.terrain)
    graph: nx.Graph[tuple[str, int, int]] = nx.Graph()
    units: set[tuple[str, int, int]] = set()
    for space in sorted(state.units):
        number = sum(group[3] for group in state.units[space] if group[0] == seat and group[1] in (SETTLER, SHIP))
        if not number:
            continue
        distances = ways.distances(space)
        near = [city for city in cities if 0 <= distances[city] <= RANGE]
        for i in range(min(number, len(near))):
            unit = ("unit", space, i)
            units.add(unit)
            graph.add_edges_from((unit, ("city", city, 0)) for city in near)
    if not units:
        return 0
    pairs = nx.bipartite.maximum_matching(graph, top_nodes=units)
    return min(MAXIMUM, len(pairs) // 2)
