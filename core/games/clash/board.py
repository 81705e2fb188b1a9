"""The board: spaces, regions and edge of a layout, and the ranges over what is revealed.

Spaces are ints, the indices of the layout's hexes in order of (q, r). A space's terrain is a name in the state; UNREVEALED
hides it. Counting spaces goes over revealed ones only (Glossary: Spaces).
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any

import msgspec

from core.engine.hexes import NEIGHBOURS
from core.engine.ranges import distances, groups
from core.games.clash.content.map_tiles import LAYOUTS, Hex, Home

if TYPE_CHECKING:
    import networkx as nx

PLAINS = "plains"
FOREST = "forest"
MOUNTAIN = "mountain"
BARREN = "barren"
SEA = "sea"
UNREVEALED = "unrevealed"

Terrain = tuple[str, ...]
"""The terrain of every space."""


class BoardSpec(msgspec.Struct, frozen=True, omit_defaults=True):
    """Which board: the layout for a number of players, or (0) the hexes of a scenario's own board."""

    layout: int
    hexes: tuple[Hex, ...] = ()


class Board:
    """The geometry of one board; shared by all states on it."""

    def __init__(self, spec: BoardSpec) -> None:
        layout = LAYOUTS[spec.layout] if spec.layout else None
        if layout is None:
            all_hexes = sorted(spec.hexes)
        else:
            all_hexes = sorted(h for region in (*layout.slots, *(home.spaces for home in layout.homes)) for h in region)
        self.hexes: tuple[Hex, ...] = tuple(all_hexes)
        self.index: dict[Hex, int] = {h: i for i, h in enumerate(self.hexes)}
        if len(self.index) != len(self.hexes):
            raise ValueError("two regions share a space")
        self.neighbours: tuple[tuple[int, ...], ...] = tuple(
            tuple(self.index[q + dq, r + dr] for dq, dr in NEIGHBOURS if (q + dq, r + dr) in self.index)
            for q, r in self.hexes
        )
        self.size = len(self.hexes)
        self.slots: tuple[tuple[int, ...], ...] = ()
        """The spaces of each regular region by index 0-3."""
        self.homes: tuple[Home, ...] = ()
        self.edge: tuple[int, ...] = ()
        """The edge spaces clockwise."""
        if layout is not None:
            self.slots = tuple(tuple(self.index[h] for h in slot) for slot in layout.slots)
            self.homes = layout.homes
            self.edge = tuple(self.index[h] for h in layout.edge)
        slot_of = [-1] * self.size
        for number, slot in enumerate(self.slots):
            for space in slot:
                slot_of[space] = number
        self.slot_of: tuple[int, ...] = tuple(slot_of)
        """The regular region of each space; -1 in a home region."""
        self.edge_place: dict[int, int] = {space: i for i, space in enumerate(self.edge)}
        self._ways: dict[Terrain, Ways] = {}
        self._last: tuple[Terrain, Ways] | None = None

    def is_edge(self, space: int) -> bool:
        """Return whether the space lies at the edge of the board (a neighbouring coordinate is not on it)."""
        return len(self.neighbours[space]) < 6

    def region_of(self, space: int) -> int:
        """Return the number of the region: slots first, then the homes; 0 on a board without regions."""
        if self.slot_of[space] >= 0:
            return self.slot_of[space]
        for seat, home in enumerate(self.homes):
            if self.hexes[space] in home.spaces:
                return len(self.slots) + seat
        return 0

    def name(self, space: int) -> str:
        """Return the label of a space: a letter for the column, a number for the row (map conventions)."""
        q, r = self.hexes[space]
        first = self.hexes[0][0]
        return f"{chr(ord('A') + q - first)}{r + (q - q % 2) // 2 + 1}"

    def ways(self, terrain: Terrain) -> Ways:
        """Return the ranges over what this terrain reveals; one object for equal terrain."""
        last = self._last
        if last is not None and last[0] is terrain:
            return last[1]
        ways = self._ways.get(terrain)
        if ways is None:
            if len(self._ways) > 512:
                self._ways.clear()
            ways = self._ways[terrain] = Ways(self, terrain)
        self._last = (terrain, ways)
        return ways

    def graph(self, terrain: Terrain) -> nx.Graph[int]:
        """Return the board as a graph: nodes are spaces with q, r, terrain and region; edges join neighbours."""
        import networkx as nx

        graph: nx.Graph[int] = nx.Graph()
        for space, (q, r) in enumerate(self.hexes):
            graph.add_node(space, q=q, r=r, terrain=terrain[space], region=self.region_of(space))
        graph.add_edges_from(
            (space, other) for space in range(self.size) for other in self.neighbours[space] if space < other
        )
        return graph


class Ways:
    """Ranges over the revealed spaces of one terrain; tables are filled when they are first asked for."""

    __slots__ = ("_distances", "_land", "_land_distances", "_revealed", "_within", "land_neighbours", "memo", "neighbours",
                 "sea_group", "sea_neighbours")

    def __init__(self, board: Board, terrain: Terrain) -> None:
        self.neighbours = board.neighbours
        self._revealed = tuple(t is not UNREVEALED and t != UNREVEALED for t in terrain)
        self._land = tuple(t not in (UNREVEALED, SEA) for t in terrain)
        sea = tuple(t == SEA for t in terrain)
        self.sea_group: tuple[int, ...] = groups(board.neighbours, sea)
        """The group of connected Sea spaces of each space; -1 elsewhere (Ship Movement)."""
        self.land_neighbours = tuple(tuple(n for n in row if self._land[n]) for row in board.neighbours)
        self.sea_neighbours = tuple(tuple(n for n in row if sea[n]) for row in board.neighbours)
        self._distances: dict[int, tuple[int, ...]] = {}
        self._land_distances: dict[int, tuple[int, ...]] = {}
        self._within: dict[tuple[int, int], tuple[int, ...]] = {}
        self.memo: dict[tuple[object, ...], Any] = {}
        """Further tables over this terrain, each kept by the rule that fills it under a key of its own."""

    def distances(self, space: int) -> tuple[int, ...]:
        """Return the distance to every space over revealed spaces of any terrain; -1 where there is no way."""
        result = self._distances.get(space)
        if result is None:
            result = self._distances[space] = distances(self.neighbours, space, self._revealed)
        return result

    def land_distances(self, space: int) -> tuple[int, ...]:
        """Return the distance to every space over revealed Land spaces; -1 where there is no way."""
        result = self._land_distances.get(space)
        if result is None:
            result = self._land_distances[space] = distances(self.neighbours, space, self._land)
        return result

    def land_at(self, space: int, distance: int) -> tuple[int, ...]:
        """Return the spaces that are exactly this far away over revealed Land spaces."""
        key = ("land_at", space, distance)
        result: tuple[int, ...] | None = self.memo.get(key)
        if result is None:
            result = tuple(i for i, d in enumerate(self.land_distances(space)) if d == distance)
            self.memo[key] = result
        return result

    def within(self, space: int, limit: int) -> tuple[int, ...]:
        """Return the spaces at a distance of at most `limit`, the space itself included."""
        key = (space, limit)
        result = self._within.get(key)
        if result is None:
            result = tuple(i for i, d in enumerate(self.distances(space)) if 0 <= d <= limit)
            self._within[key] = result
        return result


@lru_cache(maxsize=64)
def board_of(spec: BoardSpec) -> Board:
    """Return the board of a spec; one object for equal specs."""
    return Board(spec)


@lru_cache(maxsize=8)
def layout_board(layout: int) -> Board:
    """Return the board of the layout for a number of players."""
    return board_of(BoardSpec(layout))
