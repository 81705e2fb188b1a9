"""The state of a game: shallow containers of immutable values that `apply` replaces.

Copies share every value; only the containers (players, cities, units, frames ...) are copied. Spaces are ints (board.py),
seats 0-3 in turn order round the board, powers are bits of a mask (content/powers.py), amounts are tuples (goods.py). No value
refers back to what holds it, so the garbage collector need not look (gc=False).
"""

from __future__ import annotations

import msgspec

from core.engine.game import Config
from core.games.clash.board import Board, BoardSpec, board_of
from core.games.clash.city import ANGRY, HAPPY, MOODS, NEUTRAL, City
from core.games.clash.content.powers import FIRST_WONDER_BIT
from core.games.clash.frames import AnyFrame
from core.games.clash.goods import NONE, Goods
from core.games.clash.units import BARBARIANS, Groups

HIDDEN = ""
"""A card of a deck that the view may not know."""
SETTLEMENT = "settlement"
"""The kind of the city-piece that is no building."""


class Card(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A card in a hand: its id and which seats know it (a mask of bits)."""

    id: str
    known: int


class Deed(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What a seat did this turn and cards may refer to: a battle fought, a city captured, a Recruit paid by Draft."""

    kind: str
    """"land_battle" (a city that it took belongs to it), "naval_battle", "capture" (of a city without a battle) or "draft"."""
    space: int = -1
    enemy: int = -1
    """A seat or BARBARIANS."""
    won: bool = False
    claimed: tuple[str, ...] = ()
    """Civil halves that have used it: each only once (Action Cards)."""


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
    """Action, Objective, Wonder and Great Person cards in hand, in the order in which they came."""
    completed: tuple[tuple[str, str], ...] = ()
    """(card, objective) of the Objective cards in front of him."""
    event_halves: int = 0
    """Victory points from events, in halves."""
    lasting: tuple[tuple[str, int], ...] = ()
    """(source, number) of effects that outlast the turn; the number's meaning (a seat ...) is the source's."""
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
    deeds: tuple[Deed, ...] = ()
    """What it did since the turn began, whoever's turn it is."""
    offers: int = 0
    """Trades offered this turn."""

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
    action_deck: Deck = Deck()
    objective_deck: Deck = Deck()
    lasting: tuple[str, ...] = ()
    """Event cards that lie on the table with an effect that lasts."""
    open_wonders: tuple[str, ...] = ()
    """Wonder cards face up on the table (Variants: Open Wonders)."""
    lost_pieces: tuple[tuple[str, int], ...] = ()
    """(SETTLEMENT or kind of building, colour) of each city-piece that an Event took out of the game, sorted."""
    ruins: tuple[tuple[str, int], ...] = ()
    """(Wonder, owner) of the Wonders that an Event destroyed: they score as before."""
    round_marks: tuple[tuple[str, int], ...] = ()
    """(what, seat) of deeds that count until the end of the round ("wonder", "new_founder")."""
    last_round: bool = False
    """The game ends after this round (Variants: A Wonderful Ending)."""

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
        player.completed,
        player.event_halves,
        player.lasting,
        player.actions,
        player.used,
        player.borrowed,
        player.collects,
        player.influenced,
        player.deeds,
        player.offers,
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
        state.action_deck,
        state.objective_deck,
        state.lasting,
        state.open_wonders,
        state.lost_pieces,
        state.ruins,
        state.round_marks,
        state.last_round,
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


def pieces_used(state: State, seat: int, kind: str) -> int:
    """Return how many pieces of this kind of building the seat has on the board, in whatever city, or has lost for good."""
    count = 0
    piece = (kind, seat)
    for city in state.cities.values():
        if piece in city.buildings:
            count += 1
    return count + state.lost_pieces.count(piece) if state.lost_pieces else count


def settlements_used(state: State, owner: int) -> int:
    """Return how many of its Settlement pieces the owner has on the board or has lost for good."""
    return city_count(state, owner) + state.lost_pieces.count((SETTLEMENT, owner))


def card_mask(state: State) -> int:
    """Return the mask of all seats, for a card that everybody knows."""
    return (1 << len(state.players)) - 1


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
    "ANGRY", "BARBARIANS", "HAPPY", "HIDDEN", "MOODS", "NEUTRAL", "SETTLEMENT", "Card", "City", "Deck", "Deed", "Player",
    "Region", "State", "card_mask", "cities_of", "city_count", "copy_player", "copy_state", "is_enemy_city", "pieces_used",
    "set_units", "settlements_used", "units_on_board",
]
