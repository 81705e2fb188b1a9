"""What moves together and where it may stand: subgroups, enemies, room, and the marks that a space sets (Action: Move Units)."""

from __future__ import annotations

from functools import lru_cache
from itertools import product

from core.engine.decision import Refusal
from core.games.clash.board import FOREST as FOREST_TERRAIN
from core.games.clash.board import MOUNTAIN, SEA, UNREVEALED
from core.games.clash.goods import Goods
from core.games.clash.moments import ARMY_MOVES, NAVIGATES, ROADS, SHIELDS
from core.games.clash.moves import Moving
from core.games.clash.state import Player, State
from core.games.clash.units import ARMY, CAPACITY, FOREST, FOUGHT, MOVED, SHIP, STACK_LIMIT, STUCK, Groups, army

BLOCKED = MOVED | STUCK | FOUGHT
"""A unit with any of these marks makes no further move."""
DONE_FOR = MOVED | FOUGHT
"""The same where the penalties of terrain are ignored (Roads)."""
NEGOTIATIONS = "negotiations"
"""In Player.lasting: the seat that he may not attack until his turn ends."""
NOWHERE: frozenset[int] = frozenset()
TERRAIN_MARKS = {MOUNTAIN: STUCK, FOREST_TERRAIN: FOREST}
"""The mark that a unit gets by moving into this terrain."""

Subgroup = tuple[Moving, int, int, int, int]
"""(units, Army units among them, units in all, the marks that any of them has, the marks that all of them have)."""
Fleet = tuple[Moving, int]
"""(Ships and cargo, the marks that any of the Ships has)."""


@lru_cache(maxsize=4096)
def subgroups(groups: Groups) -> tuple[Subgroup, ...]:
    """Return every different choice of at least one unit, the whole group first."""
    result = []
    for counts in product(*(range(group[3], -1, -1) for group in groups)):
        units = tuple(
            (group[1], group[2], number) for group, number in zip(groups, counts, strict=True) if number
        )
        if units:
            result.append(_subgroup(units))
    return tuple(result)


def _subgroup(units: Moving) -> Subgroup:
    fighters = total = any_marks = 0
    all_marks = -1
    for kind, marks, number in units:
        total += number
        any_marks |= marks
        all_marks &= marks
        if kind in ARMY:
            fighters += number
    return units, fighters, total, any_marks, all_marks


@lru_cache(maxsize=4096)
def fleets(groups: Groups) -> tuple[Fleet, ...]:
    """Return every group of Ships with cargo that can leave a Sea space where these units of one owner are.

    Both the Ships that leave and those that stay must be able to carry their cargo (Transporting Units).
    """
    movable = tuple(group for group in groups if group[1] == SHIP and not group[2] & BLOCKED)
    if not movable:
        return ()
    ships = sum(group[3] for group in groups if group[1] == SHIP)
    aboard = tuple(group for group in groups if group[1] != SHIP)
    loads = [((), 0, 0, 0, 0), *subgroups(aboard)] if aboard else [((), 0, 0, 0, 0)]
    carried = sum(group[3] for group in aboard)
    result = []
    for sailing, _, number, marks, _ in subgroups(movable):
        for load, _, weight, _, _ in loads:
            if weight <= CAPACITY * number and carried - weight <= CAPACITY * (ships - number):
                result.append((tuple(sorted((*load, *sailing))), marks))
    return tuple(result)


def treaties(player: Player) -> tuple[int, ...]:
    """Return the seats that the player may not attack in his turn (Negotiations)."""
    return tuple([other for source, other in player.lasting if source == NEGOTIATIONS]) if player.lasting else ()


def treaty_refusal(partner: int) -> Refusal:
    """Return why a player may not be attacked that one has negotiated with."""
    return Refusal("negotiations_bar_attack", "Action Cards", {"defender": partner})


@lru_cache(maxsize=1024)
def army_moves(powers: int) -> bool:
    """Return whether Army units may be moved under these powers (Tactics)."""
    return any(hook() for hook in ARMY_MOVES.of(powers))


@lru_cache(maxsize=1024)
def navigates(powers: int) -> bool:
    """Return whether Ships may sail round the edge of the board under these powers (Navigation)."""
    return any(hook() for hook in NAVIGATES.of(powers))


@lru_cache(maxsize=1024)
def roads_price(powers: int) -> Goods | None:
    """Return the price of a move by Roads under these powers, None without Roads."""
    for hook in ROADS.of(powers):
        return hook()
    return None


class Scene:
    """A state as one seat's units see it; answers what both listing and judging moves ask."""

    __slots__ = ("_barred", "_shields", "board", "powers", "seat", "state", "terrain", "ways")

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat
        self.terrain = state.terrain
        self.board = state.geometry()
        self.ways = self.board.ways(state.terrain)
        self.powers = state.players[seat].powers
        self._shields: dict[str, int] | None = None
        self._barred: frozenset[int] | None = None

    def is_land(self, space: int) -> bool:
        """Return whether this is a revealed Land space."""
        terrain = self.terrain[space]
        return terrain != SEA and terrain != UNREVEALED

    def own(self, space: int) -> Groups:
        """Return the seat's groups on a space."""
        seat = self.seat
        return tuple([group for group in self.state.units.get(space, ()) if group[0] == seat])

    def own_city(self, space: int) -> bool:
        """Return whether a city of the seat stands there."""
        city = self.state.cities.get(space)
        return city is not None and city.owner == self.seat

    def hostile(self, space: int) -> bool:
        """Return whether enemy units or an enemy city are there (Enemies)."""
        seat = self.seat
        city = self.state.cities.get(space)
        if city is not None and city.owner != seat:
            return True
        for group in self.state.units.get(space, ()):
            if group[0] != seat:
                return True
        return False

    def hostile_spaces(self) -> set[int]:
        """Return all hostile spaces."""
        seat = self.seat
        spaces = {space for space, city in self.state.cities.items() if city.owner != seat}
        for space, groups in self.state.units.items():
            for group in groups:
                if group[0] != seat:
                    spaces.add(space)
                    break
        return spaces

    def enemy(self, space: int) -> int:
        """Return whose units or city stand on a hostile space."""
        for group in self.state.units.get(space, ()):
            if group[0] != self.seat:
                return group[0]
        return self.state.cities[space].owner

    def barred(self) -> frozenset[int]:
        """Return the hostile spaces that the seat may not attack (Negotiations)."""
        barred = self._barred
        if barred is None:
            partners = treaties(self.state.players[self.seat])
            barred = frozenset(space for space in self.hostile_spaces() if self.enemy(space) in partners) if partners else NOWHERE
            self._barred = barred
        return barred

    def room(self, space: int) -> int:
        """Return how many more Army units of the seat a Land space takes (Army Stacking Limit)."""
        groups = self.state.units.get(space)
        return STACK_LIMIT if groups is None else STACK_LIMIT - army(groups, self.seat)

    def berths(self, space: int) -> int:
        """Return how many more Land units the seat's Ships on a Sea space can carry."""
        berths = 0
        for group in self.state.units.get(space, ()):
            if group[0] == self.seat:
                berths += CAPACITY * group[3] if group[1] == SHIP else -group[3]
        return berths

    def shields(self) -> dict[str, int]:
        """Return the marks that terrain sets because of Wonders on the board (Great Gardens)."""
        shields = self._shields
        if shields is None:
            shields = self._shields = {}
            for city in self.state.cities.values():
                for wonder in city.wonders:
                    if wonder in SHIELDS:
                        terrain, mark = SHIELDS[wonder]
                        shields[terrain] = shields.get(terrain, 0) | mark
        return shields

    def shield_mark(self, space: int) -> int:
        """Return the marks with which units may not attack the enemy city on this space; 0 if there is none."""
        mark = 0
        city = self.state.cities.get(space)
        if city is not None and city.wonders and city.owner != self.seat:
            for wonder in city.wonders:
                if wonder in SHIELDS:
                    mark |= SHIELDS[wonder][1]
        return mark

    def entry_marks(self, space: int, terrain: str = "") -> int:
        """Return the marks of a unit that moves into a Land space (of this terrain if it is just revealed)."""
        terrain = terrain or self.terrain[space]
        return TERRAIN_MARKS.get(terrain, 0) | self.shields().get(terrain, 0)
