"""What lies on the board, added up seat by seat: what objectives count and compare (Objective Cards).

Made once for looking at all objectives, from what everybody sees.
"""

from __future__ import annotations

from core.games.clash.board import Board
from core.games.clash.state import State
from core.games.clash.units import ARMY, SHIP


class Survey:
    """The sums over one state; every list goes by seats. Valid until the state changes."""

    __slots__ = ("abroad", "army", "army_at", "board", "cities", "consulates", "own_kinds", "seats", "ships", "ships_at", "state",
                 "with_building")

    def __init__(self, state: State) -> None:
        self.state = state
        self.board: Board = state.geometry()
        self.seats = len(state.players)
        seats = range(self.seats)
        self.cities: list[list[int]] = [[] for _ in seats]
        """The spaces of the cities."""
        self.with_building: list[dict[str, int]] = [{} for _ in seats]
        """Kind of building -> how many of the cities have one, whatever its colour."""
        self.own_kinds: list[set[str]] = [set() for _ in seats]
        """The kinds of buildings in the own colour in the own cities."""
        self.abroad = [0] * self.seats
        """Buildings in the own colour in the cities of all others, Barbarians' too."""
        self.consulates = [0] * self.seats
        """Cities of other players with a building in the own colour."""
        self._begin_units()
        self._count_cities()
        self._count_units()

    def following(self, state: State) -> Survey:
        """Return the survey of another state of the same game: what has not changed since this one is not counted again."""
        if state.cities != self.state.cities:
            return Survey(state)
        other = Survey.__new__(Survey)
        other.state, other.board, other.seats = state, self.board, self.seats
        other.cities, other.with_building, other.own_kinds = self.cities, self.with_building, self.own_kinds
        other.abroad, other.consulates = self.abroad, self.consulates
        if state.units == self.state.units:
            other.army, other.army_at = self.army, self.army_at
            other.ships, other.ships_at = self.ships, self.ships_at
        else:
            other._begin_units()
            other._count_units()
        return other

    def _begin_units(self) -> None:
        seats = range(self.seats)
        self.army = [0] * self.seats
        """Army units."""
        self.army_at: list[dict[int, int]] = [{} for _ in seats]
        """Space -> Army units, those aboard too."""
        self.ships = [0] * self.seats
        self.ships_at: list[dict[int, int]] = [{} for _ in seats]

    def _count_cities(self) -> None:
        for space, city in self.state.cities.items():
            owner = city.owner
            if owner >= 0:
                self.cities[owner].append(space)
            guests = 0
            for kind, colour in city.buildings:
                if owner >= 0:
                    here = self.with_building[owner]
                    here[kind] = here.get(kind, 0) + 1
                if colour == owner:
                    self.own_kinds[owner].add(kind)
                else:
                    self.abroad[colour] += 1
                    guests |= 1 << colour
            if guests and owner >= 0:
                for seat in range(self.seats):
                    self.consulates[seat] += guests >> seat & 1

    def _count_units(self) -> None:
        for space, groups in self.state.units.items():
            for owner, kind, _, number in groups:
                if owner < 0:
                    continue
                if kind in ARMY:
                    self.army[owner] += number
                    at = self.army_at[owner]
                elif kind == SHIP:
                    self.ships[owner] += number
                    at = self.ships_at[owner]
                else:
                    continue
                at[space] = at.get(space, 0) + number
