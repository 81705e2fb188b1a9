"""A four-player position in Age IV that shows much of the board: kept as a save to draw pictures of.

After a change of the state's form: `python -m tests.desktop.games.clash.mock_position`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from core.bots.registry import make_bot
from core.engine import saves
from core.engine.game import Config, SeatConfig
from core.engine.rng import Generator
from core.engine.session import Session
from core.games.clash import GAME
from core.games.clash.board import layout_board
from core.games.clash.content.action_cards.deck import ACTION_CARDS
from core.games.clash.content.events.deck import BASE_EVENTS
from core.games.clash.content.objectives.deck import OBJECTIVE_CARDS
from core.games.clash.content.powers import ADVANCES, WONDERS
from core.games.clash.frames import CourseFrame, TurnFrame
from core.games.clash.goods import goods
from core.games.clash.moves import END_TURN
from core.games.clash.state import MOODS, Card, City, Deck, Player, Region, State
from core.games.clash.units import BARBARIANS
from desktop.dialogs.newgame_data import Seat
from desktop.table.people import stored

FILE = Path(__file__).with_name("mock_position.ecumene")
SAMPLE = Path(__file__).parents[4] / "resources" / "samples" / "clash.ecumene"
SAMPLE_SEED = 4
"""Of the bots of the sample: one with which a region stays unrevealed."""
NAMES = ("Mira", "Rome", "Jonas", "China")
PEOPLES = ("babylonia", "rome", "greece", "china")
LETTERS = {"p": "plains", "f": "forest", "m": "mountain", "b": "barren", "s": "sea"}
REGIONS = ("bpsp", "mpsm", "pmss", "msms", "mfmb", "????", "pppf", "psfs", "pfbs", "fmms", "fpsf", "????", "ssff", "spfm")
"""Terrain of the regular regions by index, in the order of the layout's slots."""
CITIES: tuple[tuple[tuple[int, int], int, str, str, str, str], ...] = (
    # space, owner, name, mood, buildings ("kind:colour"), Wonder
    ((2, 0), 0, "Babylon", "happy", "temple:0 academy:0 fortress:0", "great_gardens"),
    ((3, 0), 0, "Sippar", "neutral", "port:0 fortress:0", ""),
    ((1, 3), 0, "Ur", "happy", "temple:0 academy:3", ""),
    ((5, 0), 0, "Eridu", "neutral", "academy:0", ""),
    ((8, -3), 1, "Roma", "happy", "temple:1 fortress:1 academy:1", ""),
    ((7, -2), 1, "Ostia", "neutral", "port:1 temple:1", ""),
    ((6, 1), 1, "Capua", "angry", "temple:0", ""),
    ((8, 3), 2, "Athens", "happy", "academy:2 temple:2 fortress:2", "great_lighthouse"),
    ((8, 1), 2, "Corinth", "neutral", "port:2 academy:1", ""),
    ((5, 4), 2, "Argos", "neutral", "port:2", ""),
    ((2, 6), 3, "Luoyang", "happy", "temple:3 fortress:3 academy:3", ""),
    ((0, 5), 3, "Chang'an", "neutral", "academy:3", ""),
    ((2, 5), 3, "Xianyang", "angry", "temple:3", ""),
    ((6, 2), BARBARIANS, "", "angry", "temple:2", ""),
)
UNITS: tuple[tuple[tuple[int, int], int, str, int], ...] = (
    ((3, 0), 0, "infantry", 2), ((1, 3), 0, "settler", 1), ((8, -3), 1, "infantry", 2), ((6, 1), 1, "infantry", 3),
    ((8, 1), 2, "infantry", 2), ((2, 6), 3, "infantry", 3), ((6, 2), BARBARIANS, "infantry", 3), ((5, 1), 0, "infantry", 4),
    ((9, 1), 2, "infantry", 3), ((7, 1), 1, "infantry", 2), ((3, 4), 3, "infantry", 3), ((3, 5), BARBARIANS, "infantry", 1),
    ((7, -3), 1, "settler", 1), ((9, -1), 2, "settler", 1), ((3, 1), 0, "ship", 2), ((8, -1), 1, "ship", 2),
    ((8, 0), 2, "ship", 1), ((2, 4), 3, "ship", 1), ((5, 5), 2, "ship", 1),
)  # fmt: skip
EXHAUSTED = ((7, 4), (2, 1))
OWNED = (
    "farming storage irrigation mining engineering roads fishing writing public_education tactics siegecraft draft myths "
    "rituals priesthood bartering trade_routes arts math nationalism totalitarianism",
    "farming storage mining roads fishing writing public_education philosophy tactics myths arts monuments math voting "
    "separation_of_power",
    "farming storage irrigation mining fishing navigation cartography writing myths state_religion bartering currency arts math "
    "dogma",
    "farming husbandry mining sanitation fishing tactics steel_weapons myths bartering arts math astronomy",
)
GOODS = (
    goods(food=5, ore=3, wood=4, idea=2, gold=3, mood=4, culture=6),
    goods(food=4, ore=2, wood=1, idea=6, gold=0, mood=2, culture=7),
    goods(food=7, ore=5, wood=0, idea=1, gold=2, mood=5, culture=3),
    goods(food=1, ore=2, wood=3, idea=0, gold=5, mood=1, culture=1),
)
HANDS = ("great_wall A07 A16 A36 O17 O32 E25", "A01 A23 O05", "A12 A40 O09 O28", "A33 O19 great_pyramid")
COMPLETED = ((("O14", "food_stock"),), (("O10", "well_stocked"), ("O24", "government")), (), (("O04", "warmonger"),))
DISCARDED = ("E17", "E03", "A29", "A22", "A10")
"""Event cards, then Action cards; the top card of each pile first."""


def position() -> State:
    """Return the position: seat 0 has two actions left."""
    config = Config(
        seats=tuple(
            SeatConfig(name=name, people=people, colour=i)
            for i, (name, people) in enumerate(zip(NAMES, PEOPLES, strict=True))
        )
    )
    state = GAME.new(config, 4)
    board = layout_board(4)
    terrain = list(state.terrain)
    for slot, letters in zip(board.slots, REGIONS, strict=True):
        for space, letter in zip(slot, letters, strict=True):
            terrain[space] = LETTERS.get(letter, "unrevealed")
    state.terrain = tuple(terrain)
    state.regions = tuple(
        Region(region.tile, False, "?" not in letters) for region, letters in zip(state.regions, REGIONS, strict=True)
    )
    state.cities = {}
    for at, owner, name, mood, buildings, wonder in CITIES:
        space = board.index[at]
        pieces = tuple(sorted((kind, int(colour)) for kind, _, colour in (p.partition(":") for p in buildings.split())))
        port = next((n for n in board.neighbours[space] if terrain[n] == "sea"), -1) if "port" in buildings else -1
        state.cities[space] = City(owner, MOODS.index(mood), name, pieces, (wonder,) if wonder else (), port)
    state.units = {}
    for at, owner, kind, number in UNITS:
        space = board.index[at]
        state.units[space] = tuple(sorted((*state.units.get(space, ()), (owner, kind, 0, number))))
    state.exhausted = tuple(sorted(board.index[at] for at in EXHAUSTED))
    state.builders = {"great_gardens": 0, "great_lighthouse": 2}
    state.players = [
        Player(goods=amounts, advances=sum(ADVANCES[advance].mask for advance in advances.split()), cubes=2)
        for amounts, advances in zip(GOODS, OWNED, strict=True)
    ]
    state.players[0].wonders = WONDERS["great_gardens"].mask
    state.players[2].wonders = WONDERS["great_lighthouse"].mask
    for seat, (hand, done) in enumerate(zip(HANDS, COMPLETED, strict=True)):
        # Everybody saw a Great Person drawn.
        state.players[seat].hand = tuple(Card(card, 15 if card in BASE_EVENTS else 1 << seat) for card in hand.split())
        state.players[seat].completed = done
    used = {"great_gardens", "great_lighthouse", *" ".join(HANDS).split(), *DISCARDED}
    used.update(card for done in COMPLETED for card, _ in done)
    state.wonder_deck = Deck(tuple(wonder for wonder in WONDERS if wonder not in used))
    state.events = Deck(tuple(card for card in BASE_EVENTS if card not in used), DISCARDED[:2])
    state.action_deck = Deck(tuple(card for card in ACTION_CARDS if card not in used), DISCARDED[2:])
    state.objective_deck = Deck(tuple(card for card in OBJECTIVE_CARDS if card not in used))
    state.age, state.round, state.first = 4, 2, 1
    state.players[0].actions = 2
    state.frames = [CourseFrame(4), TurnFrame(0, 1)]
    state.names_used = (8, 8, 8, 8)
    return state


def session() -> Session[Any, Any]:
    """Return a session that begins with the position."""
    state = position()
    begun: Session[Any, Any] = Session(GAME, state.config, 4, start=state)
    begun.extra = stored(
        tuple(
            Seat(bot="" if i in (0, 2) else "greedy", name=name, people=people, colour=i)
            for i, (name, people) in enumerate(zip(NAMES, PEOPLES, strict=True))
        )
    )
    return begun


def sample() -> Session[Any, Any]:
    """Return a session that begins with the position: the others take an action each, until the first seat is asked again."""
    begun = session()
    begun.submit(0, END_TURN)
    bot, generator = make_bot("clash", "greedy"), Generator(SAMPLE_SEED)
    while True:
        decision = GAME.decision(begun.state)
        if decision is None:
            raise ValueError("the game ended before the first seat was asked again")
        seat = decision.seats[0]
        if decision.kind == "turn" and seat == 0:
            return begun
        tired = decision.kind == "turn" and begun.state.players[seat].actions < 3
        begun.submit(seat, END_TURN if tired else bot.choose(GAME, begun.view(seat), seat, generator, 0.1))


if __name__ == "__main__":
    saves.write(FILE, saves.dump(session()))
    saves.write(SAMPLE, saves.dump(sample()))
