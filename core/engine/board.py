"""The board as a graph: built and checked by networkx, read through plain tuples.

A board comes from hexes (neighbours follow from the geometry) or from spaces with explicit edges (a map file). Spaces are
numbered in the order of their ids; what is asked thousands of times a second goes over `neighbours` and the distance
tables, which are filled on demand and shared by all states on the board.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from core.engine.hexes import Hex, neighbours
from core.engine.ranges import distances, groups

if TYPE_CHECKING:
    import networkx as nx

K = TypeVar("K", bound=Hashable)


class Space(NamedTuple):
    """What a map says of a space."""

    terrain: str
    region: str | int = ""


class Board(Generic[K]):
    """A fixed board; `ids[i]` is the id of space i, `terrain[i]` and `region[i]` are what the map says of it."""

    def __init__(self, spaces: Mapping[K, Space], edges: Iterable[tuple[K, K]]) -> None:
        """Raises ValueError if an edge has an end that is no space or joins a space to itself."""
        self.ids: tuple[K, ...] = tuple(spaces)
        self.index: dict[K, int] = {key: i for i, key in enumerate(self.ids)}
        self.terrain: tuple[str, ...] = tuple(space.terrain for space in spaces.values())
        self.region: tuple[str | int, ...] = tuple(space.region for space in spaces.values())
        found: list[set[int]] = [set() for _ in self.ids]
        for a, b in edges:
            if a not in self.index or b not in self.index or a == b:
                raise ValueError(f"no edge can join {a} and {b}")
            found[self.index[a]].add(self.index[b])
            found[self.index[b]].add(self.index[a])
        self.neighbours: tuple[tuple[int, ...], ...] = tuple(tuple(sorted(row)) for row in found)
        self._distances: dict[tuple[int, tuple[bool, ...]], tuple[int, ...]] = {}
        self._groups: dict[tuple[bool, ...], tuple[int, ...]] = {}

    def graph(self) -> nx.Graph[int]:
        """Return the networkx graph: nodes are spaces with id, terrain and region; for checks and rare questions."""
        import networkx as nx

        graph: nx.Graph[int] = nx.Graph()
        for i, key in enumerate(self.ids):
            graph.add_node(i, id=key, terrain=self.terrain[i], region=self.region[i])
        graph.add_edges_from((i, other) for i, row in enumerate(self.neighbours) for other in row if i < other)
        return graph

    def problems(self) -> tuple[str, ...]:
        """Return what is wrong with the map, worded for developers: parts that do not hang together."""
        import networkx as nx

        found = []
        graph = self.graph()
        if len(graph) and not nx.is_connected(graph):
            found.append(f"the board falls into {nx.number_connected_components(graph)} parts")
        for region in dict.fromkeys(self.region):
            inside = [i for i, other in enumerate(self.region) if other == region]
            if region != "" and not nx.is_connected(graph.subgraph(inside)):
                found.append(f"the region {region} does not hang together")
        return tuple(found)

    def of_terrain(self, *names: str) -> tuple[bool, ...]:
        """Return for every space whether its terrain is one of these: for `distances_from` and `groups`."""
        return tuple(terrain in names for terrain in self.terrain)

    def distances_from(self, source: int, allowed: tuple[bool, ...]) -> tuple[int, ...]:
        """Return the steps to every space over allowed spaces (-1: no way); the table is kept."""
        key = (source, allowed)
        found = self._distances.get(key)
        if found is None:
            found = self._distances[key] = distances(self.neighbours, source, allowed)
        return found

    def groups(self, allowed: tuple[bool, ...]) -> tuple[int, ...]:
        """Return for every space the number of its connected group of allowed spaces (-1: not allowed); kept."""
        found = self._groups.get(allowed)
        if found is None:
            found = self._groups[allowed] = groups(self.neighbours, allowed)
        return found


def hex_board(spaces: Mapping[Hex, Space], wraps: Iterable[tuple[Hex, Hex]] = ()) -> Board[Hex]:
    """Return the board of some hexes in axial coordinates; `wraps` joins further pairs (round the edge of the board)."""
    edges: list[tuple[Hex, Hex]] = [(at, other) for at in spaces for other in neighbours(*at) if other in spaces and at < other]
    return Board(dict(sorted(spaces.items())), [*edges, *wraps])


def map_board(data: Mapping[str, Any]) -> Board[str]:
    """Return the board of a map file: `spaces` (id -> terrain, region) and `edges` (pairs of ids).

    Raises ValueError if the file has another shape.
    """
    try:
        spaces = {str(key): Space(str(row["terrain"]), row.get("region", "")) for key, row in data["spaces"].items()}
        edges = [(str(a), str(b)) for a, b in data["edges"]]
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError(f"the map has no spaces and edges of the expected shape: {error!r}") from error
    return Board(spaces, edges)
