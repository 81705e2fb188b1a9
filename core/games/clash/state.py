"""The state of a game: shallow containers of immutable values that `apply` replaces.

Copies share every value; only the containers (players, cities, units, frames ...) are copied. Spaces are ints (board.py),
seats 0-3 in turn order round the board, powers are bits of a mask (content/powers.py), amounts are tuples (goods.py). No value
refers back to what holds it, so the garbage collector need not look (gc=False).
"""

from __future__ import annotations

import msgspec

from core.engine.game import Config
from core.games.clash.board import Board, BoardSpec, board_of
from core.games.clash.content.powers import FIRST_WONDER_BIT
from core.games.clash.frames import AnyFrame
from core.games.clash.goods import NONE, Goods
from core.games.clash.units import BARBARIANS, Groups

ANGRY, NEUTRAL, HAPPY = 0, 1, 2
MOODS = ("angry", "neutral", "happy")

HIDDEN = ""
"""A card or tile that the view may not know."""


class City(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A city: its owner's seat (or BARBARIANS), its pieces, its mood and what happened to it this turn."""

    owner: int
    mood: int = NEUTRAL
    name: str = ""
    buildings: tuple[tuple[str, int], ...] = ()
    """(kind, seat whose colour the piece has), sorted."""
    wonders: tuple[str, ...] = ()
    port: int = -1
    """The Sea space of the Port; -1 without one."""
    activated: int = 0
    """How often it was activated this turn."""
    spent: bool = False
    """Was activated while Angry: not again this turn (Activate City)."""

    @property
    def size(self) -> int:
        """The number of city-pieces (City Size)."""
        return 1 + len(self.buildings) + len(self.wonders)

    def has(self, building: str) -> bool:
        """Return whether a building of this kind stands here, whatever its colour."""
        for kind, _ in self.buildings:
            if kind == building:
                return True
        return False

    @property
    def influenced(self) -> bool:
        """Whether a building of another colour stands here (What is Cultural Influence?)."""
        owner = self.owner
        for _, colour in self.buildings:
            if colour != owner:
                return True
        return False


class Card(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A card in a hand: its id and which seats know it (a mask of bits)."""

    id: str
    known: int


class Deck(msgspec.Struct, frozen=True, gc=False):
    """A deck face down (the next card first) and its discard pile (the top card first)."""

    draw: tuple[str, ...] = ()
    discard: tuple[str, ...] = ()


class Region(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A regular region: its tile (-1: hidden), whether it is turned by half, whether it is revealed."""

    tile: int
    half_turn: bool = False
    revealed: bool = False


class Player(msgspec.Struct, gc=False):
    """What one player has in front of him, and the marks of his turn. Values are immutable; `copy` shares them."""

    goods: Goods = NONE
    advances: int = 0
    """Mask of the advances owned."""
    cubes: int = 3
    """Cubes on the Event tracker."""
    wonders: int = 0
    """Mask of the Wonders whose cards lie in front of him."""
    hand: tuple[Card, ...] = ()
    """Wonder cards in hand."""
    event_halves: int = 0
    """Victory points from events, in halves."""
    # the turn
    actions: int = 0
    """Main actions left this turn."""
    used: tuple[str, ...] = ()
    """Powers used up this turn (once per turn)."""
    borrowed: int = 0
    """Mask of the advance that the Great Library lends."""
    collects: int = 0
    """Collect actions taken this turn."""
    influenced: bool = False
    """Had its one successful Influence Culture of this turn."""

    @property
    def powers(self) -> int:
        """The mask of all powers in force: advances owned or lent, Wonders."""
        return self.advances | self.borrowed | self.wonders << FIRST_WONDER_BIT


class State(msgspec.Struct, gc=False):
    """A whole game of Clash of Cultures at one decision."""

    config: Config
    board: BoardSpec
    rng: int
    terrain: tuple[str, ...]
    regions: tuple[Region, ...]
    players: list[Player]
    cities: dict[int, City]
    units: dict[int, Groups]
    frames: list[AnyFrame]
    exhausted: tuple[int, ...] = ()
    """Spaces with an Exhausted Land marker, sorted."""
    events: Deck = Deck()
    wonder_deck: Deck = Deck()
    builders: dict[str, int] = {}
    """Wonder -> seat that built it."""
    age: int = 1
    round: int = 1
    first: int = 0
    """The seat of the first player."""
    ended: str = ""
    """Why the game ended."""
    names_used: tuple[int, ...] = ()
    """How many city names of its list each seat has used."""

    def geometry(self) -> Board:
        """Return the board."""
        return board_of(self.board)


def copy_player(player: Player) -> Player:
    """Return a copy that shares all values."""
    return Player(
        player.goods,
        player.advances,
        player.cubes,
        player.wonders,
        player.hand,
        player.event_halves,
        player.actions,
        player.used,
        player.borrowed,
        player.collects,
        player.influenced,
    )


def copy_state(state: State) -> State:
    """Return a copy that shares all immutable values and has containers of its own."""
    return State(
        state.config,
        state.board,
        state.rng,
        state.terrain,
        state.regions,
        [copy_player(player) for player in state.players],
        state.cities.copy(),
        state.units.copy(),
        state.frames.copy(),
        state.exhausted,
        state.events,
        state.wonder_deck,
        state.builders.copy(),
        state.age,
        state.round,
        state.first,
        state.ended,
        state.names_used,
    )


def cities_of(state: State, seat: int) -> list[int]:
    """Return the spaces of the seat's cities in order."""
    return [space for space, city in sorted(state.cities.items()) if city.owner == seat]


def city_count(state: State, seat: int) -> int:
    """Return how many cities the seat has."""
    count = 0
    for city in state.cities.values():
        if city.owner == seat:
            count += 1
    return count


def pieces_on_board(state: State, seat: int, kind: str) -> int:
    """Return how many pieces of this kind of building the seat has on the board, in whatever city."""
    count = 0
    piece = (kind, seat)
    for city in state.cities.values():
        if piece in city.buildings:
            count += 1
    return count


def units_on_board(state: State, seat: int, kind: str) -> int:
    """Return how many units of this kind the owner has on the board."""
    total = 0
    for groups in state.units.values():
        for group in groups:
            if group[0] == seat and group[1] == kind:
                total += group[3]
    return total


def set_units(state: State, space: int, groups: Groups) -> None:
    """Put these groups on a space (none: the space is empty)."""
    if groups:
        state.units[space] = groups
    else:
        state.units.pop(space, None)


def is_enemy_city(city: City | None, seat: int) -> bool:
    """Return whether there is a city of somebody else."""
    return city is not None and city.owner != seat


__all__ = [
    "ANGRY", "BARBARIANS", "HAPPY", "HIDDEN", "MOODS", "NEUTRAL", "Card", "City", "Deck", "Player", "Region", "State",
    "cities_of", "city_count", "copy_player", "copy_state", "is_enemy_city", "pieces_on_board", "set_units",
    "units_on_board",
]
