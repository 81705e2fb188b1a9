"""Scenarios of Clash of Cultures: positions, moves and facts in words (core.engine.scenario).

Only the shape is checked, so that irregular positions are fine: a city on Barrens, a board of ten spaces, any hand.

The board is a layout with some of its regions revealed, or spaces of one's own::

    layout = 2
    regions = {R6 = {tile = 11}, R4 = {tile = 12, half_turn = true}, R7 = {tile = 9, hidden = true}}
    board = {radius = 2, ground = "plains", "1,0" = "sea", "5,0" = "forest"}

The rest, with everything that may be left out::

    players = 2                             # at least as many as there are seats below
    age = 1; round = 1; first = 0; seed = 1
    options = {mode = "full"}               # the Learning game without it
    turn = 0                                # whose turn it is
    begin = "turn"                          # the turn is only starting; or "status_phase", one of its steps
                                            # ("free_advance", "raze", ...), "event", "barbarians_move", "barbarians_spawn"
    exhausted = ["1,0"]
    events = ["E09"]                        # the top of the deck; the other cards follow in order
    event_discard = ["E03"]                 # the top card first
    no_more_events = true                   # all other cards are discarded
    wonder_deck = ["great_wall"]            # likewise
    action_deck = ["A05"]; objective_deck = ["O01"]     # likewise
    action_discard = ["A01"]; objective_discard = ["O02"]
    no_more_actions = true; no_more_objectives = true   # the deck ends with the cards named
    lasting = ["E01"]                       # Event cards on the table
    open_wonders = ["great_wall"]
    last_round = true                       # A Wonderful Ending has begun
    lost_pieces = ["settlement:0", "temple:1"]
    ruins = {great_arena = 0}               # Wonder -> owner when it was destroyed; the builder stands in `builders`
    round_marks = ["wonder:0"]
    builders = {great_wall = 1}             # where it is not the owner of the Wonder's city
    [seats.0]
    advances = ["writing"]                  # besides Farming and Mining
    food = 1; mood = 2; actions = 3; cubes = 3; event_points = 1.5
    hand = ["great_arena", "A05", "O01", "E18"]   # "A05:01": known to seats 0 and 1
    completed = {O01 = "draft_twice"}
    lasting = {negotiations = 1}            # source -> number
    deeds = [{kind = "land_battle", space = "1,0", enemy = 1, won = true}]
    used = ["arts"]; lent = "navigation"; collects = 1; influenced = true
    cities = {"0,0" = {mood = "happy", buildings = ["temple", "academy:1"], wonders = ["great_wall"], port = "1,0",
              activated = 1, spent = true, name = "Ur"}}
    units = {"0,0" = {infantry = 2}}
    marks = {"0,0" = {infantry = {forest = 1}}}    # how many of them have the mark
    [barbarians]
    cities = {...}; units = {...}
"""

from __future__ import annotations

from typing import Any

from core.engine.flow import Step
from core.engine.game import Config, SeatConfig
from core.engine.rng import seed_state
from core.engine.scenario import Data, ScenarioError
from core.games.clash.board import BARREN, FOREST, MOUNTAIN, PLAINS, SEA, UNREVEALED, Board, BoardSpec, board_of
from core.games.clash.content.buildings import BUILDINGS
from core.games.clash.content.map_tiles import LAYOUTS, TILES, Hex
from core.games.clash.content.powers import ADVANCES, NAMES, WONDERS
from core.games.clash.content.unit_types import UNIT_TYPES
from core.games.clash.frames import AnyFrame, CourseFrame, MarchFrame, SpawnFrame, StatusFrame, TurnFrame
from core.games.clash.game import GAME
from core.games.clash.moves import AnyMove
from core.games.clash.rules.events import event_frame
from core.games.clash.rules.exploration import turned
from core.games.clash.scenario_cards import build_cards, completed_of, deeds_of, hand_of, lasting_of
from core.games.clash.scenario_facts import FIRST_TILE, facts_of
from core.games.clash.scenario_moves import MARKS, move_of
from core.games.clash.scenario_shape import Table, counts_of, goods_left, hex_of, number, one_of, space_of
from core.games.clash.setup import START_ADVANCES
from core.games.clash.state import MOODS, NEUTRAL, City, Player, Region, State, set_units
from core.games.clash.turn import ACTIONS
from core.games.clash.units import BARBARIANS, add

TERRAINS = (PLAINS, FOREST, MOUNTAIN, BARREN, SEA, UNREVEALED)
STEPS = ("objectives", "free_advance", "draw_cards", "raze", "government", "first_player")
"""The steps of the Status Phase by number."""
BEGINNINGS = ("turn", "status_phase", *STEPS, "event", "barbarians_move", "barbarians_spawn")


class ClashScenarios:
    """What the scenario runner asks of the game."""

    def build(self, data: Data) -> State:
        """See ScenarioBuilder.build."""
        return _build(Table(data, ""))

    def move(self, data: Data, state: State) -> AnyMove:
        """See ScenarioBuilder.move."""
        return move_of(data, state)

    def facts(self, state: State) -> Data:
        """See ScenarioBuilder.facts."""
        return facts_of(GAME, state)


SCENARIOS = ClashScenarios()


def _build(table: Table) -> State:
    seats = table.table("seats")
    players = max([2, *(_seat(seat, f"seats.{seat}") + 1 for seat in seats.rest)])
    players = table.number("players", players, players)
    spec, terrain, regions = _board(table, players)
    board = board_of(spec)
    state = State(
        config=Config(seats=tuple(SeatConfig(colour=seat) for seat in range(players)), options=_options(table)),
        board=spec,
        rng=seed_state(table.number("seed", 1)),
        terrain=terrain,
        regions=regions,
        players=[],
        cities={},
        units={},
        frames=[],
        exhausted=tuple(sorted(space_of(board, space, "exhausted") for space in _array(table, "exhausted"))),
        age=table.number("age", 1, 1),
        round=table.number("round", 1, 1),
        first=table.number("first", 0),
        names_used=(0,) * players,
        last_round=table.flag("last_round"),
    )
    for seat in range(players):
        state.players.append(_player(state, board, seats.table(str(seat)), seat))
    barbarians = table.table("barbarians")
    _cities(state, board, barbarians.table("cities"), BARBARIANS)
    _units(state, board, barbarians, BARBARIANS)
    barbarians.close()
    build_cards(state, table)
    _begin(state, table)
    table.close()
    GAME.settle(Step(state))
    return state


def _options(table: Table) -> dict[str, bool | int | str]:
    options = {option.id: option.default for option in GAME.options()} | {"mode": "learning"}
    for key, value, where in table.table("options").items():
        one_of(key, options, where)
        options[key] = value
    return options


def _seat(value: str, where: str) -> int:
    if value not in ("0", "1", "2", "3"):
        raise ScenarioError(f"`{where}`: {value} is no seat, they are 0 to 3.")
    return int(value)


def _array(table: Table, key: str) -> list[Any]:
    value = table.take(key, [])
    if not isinstance(value, list):
        raise ScenarioError(f"`{key}` must be an array.")
    return value


# ---------------------------------------------------------------- the board
def _board(table: Table, players: int) -> tuple[BoardSpec, tuple[str, ...], tuple[Region, ...]]:
    if "layout" in table.rest:
        return _layout(table)
    inner = table.table("board")
    radius = inner.number("radius", 0)
    ground = inner.one_of("ground", TERRAINS, PLAINS)
    spaces: dict[Hex, str] = {}
    if radius:
        for q in range(-radius, radius + 1):
            for r in range(max(-radius, -q - radius), min(radius, radius - q) + 1):
                spaces[q, r] = ground
    for key, value, where in inner.items():
        spaces[hex_of(key, where)] = one_of(value, TERRAINS, where)
    if not spaces:
        raise ScenarioError("`board` or `layout` is missing.")
    spec = BoardSpec(0, tuple(sorted(spaces)))
    return spec, tuple(spaces[hex_] for hex_ in board_of(spec).hexes), ()


def _layout(table: Table) -> tuple[BoardSpec, tuple[str, ...], tuple[Region, ...]]:
    layout = table.number("layout")
    if layout not in LAYOUTS:
        raise ScenarioError(f"`layout` must be one of: {', '.join(map(str, LAYOUTS))}.")
    spec = BoardSpec(layout)
    board = board_of(spec)
    terrain = [UNREVEALED] * board.size
    for home in board.homes:
        for hex_, kind in zip(home.spaces, home.terrain, strict=True):
            terrain[board.index[hex_]] = kind
    given: dict[int, Region] = {}
    for key, value, where in table.table("regions").items():
        slot = int(one_of(key, [f"R{i + 1}" for i in range(len(board.slots))], where)[1:]) - 1
        inner = Table(value, where)
        tile = inner.number("tile", least=FIRST_TILE) - FIRST_TILE
        if tile >= len(TILES):
            raise ScenarioError(f"`{where}.tile`: the tiles are {FIRST_TILE} to {FIRST_TILE + len(TILES) - 1}.")
        revealed = not inner.flag("hidden")
        half_turn = inner.flag("half_turn")
        inner.close()
        given[slot] = Region(tile, half_turn, revealed)
        if revealed:
            for space, kind in zip(board.slots[slot], turned(TILES[tile], half_turn), strict=True):
                terrain[space] = kind
    taken = {region.tile for region in given.values()}
    rest = iter([tile for tile in range(len(TILES)) if tile not in taken])
    regions = tuple(given[slot] if slot in given else Region(next(rest)) for slot in range(len(board.slots)))
    return spec, tuple(terrain), regions


# ---------------------------------------------------------------- players, cities, units
def _player(state: State, board: Board, table: Table, seat: int) -> Player:
    advances = 0
    for advance in (*START_ADVANCES, *table.words("advances", ADVANCES)):
        advances |= ADVANCES[advance].mask
    points = table.take("event_points", 0)
    if not isinstance(points, int | float) or points < 0 or points * 2 % 1:
        raise ScenarioError(f"`{table.where}.event_points` must be a number of points or half points.")
    lent = table.one_of("lent", ["", *ADVANCES], "")
    player = Player(
        goods=goods_left(table),
        advances=advances,
        cubes=table.number("cubes", 3),
        hand=hand_of(table, seat),
        completed=completed_of(table),
        lasting=lasting_of(table),
        deeds=deeds_of(table, board),
        offers=table.number("offers", 0),
        event_halves=int(points * 2),
        actions=table.number("actions", 0) if "actions" in table.rest else -1,
        used=tuple(table.words("used", NAMES)),
        borrowed=ADVANCES[lent].mask if lent else 0,
        collects=table.number("collects", 0),
        influenced=table.flag("influenced"),
    )
    _cities(state, board, table.table("cities"), seat)
    _units(state, board, table, seat)
    table.close()
    return player


def _cities(state: State, board: Board, table: Table, owner: int) -> None:
    for key, value, where in table.items():
        space = space_of(board, key, where)
        inner = Table(value, where)
        buildings = []
        for name in inner.take("buildings", []):
            kind, _, colour = str(name).partition(":")
            one_of(kind, BUILDINGS, f"{where}.buildings")
            if not colour and owner < 0:
                raise ScenarioError(f"`{where}.buildings`: whose is the {kind}? Write \"{kind}:0\".")
            buildings.append((kind, _seat(colour, f"{where}.buildings") if colour else owner))
        port = -1
        if "port" in inner.rest:
            port = space_of(board, inner.take("port"), f"{where}.port")
            if not any(kind == "port" for kind, _ in buildings):
                buildings.append(("port", owner))
        if space in state.cities:
            raise ScenarioError(f"`{where}`: there are two cities on {key}.")
        state.cities[space] = City(
            owner,
            MOODS.index(inner.one_of("mood", MOODS, MOODS[NEUTRAL])),
            inner.text("name", ""),
            tuple(sorted(buildings)),
            tuple(sorted(inner.words("wonders", WONDERS))),
            port,
            inner.number("activated", 0),
            inner.flag("spent"),
        )
        inner.close()


def _units(state: State, board: Board, table: Table, owner: int) -> None:
    all_marks = table.table("marks")
    for key, value, where in table.table("units").items():
        space = space_of(board, key, where)
        marks_here = all_marks.table(key)
        for kind, count in counts_of(value, where):
            one_of(kind, UNIT_TYPES, where)
            marks = [0] * count
            for name, amount, at in marks_here.table(kind).items():
                one_of(name, MARKS, at)
                for i in range(min(number(amount, at), count)):
                    marks[i] |= MARKS[name]
            for mask in marks:
                set_units(state, space, add(state.units.get(space, ()), owner, kind, mask, 1))
        marks_here.close()
    all_marks.close()


# ---------------------------------------------------------------- where it begins
def _begin(state: State, table: Table) -> None:
    seat = table.number("turn", state.first)
    players = len(state.players)
    if seat >= players or state.first >= players:
        raise ScenarioError("`turn` and `first` must be seats.")
    begin = table.one_of("begin", ("", *BEGINNINGS), "")
    in_turn = begin not in ("status_phase", *STEPS)
    for number_, player in enumerate(state.players):
        if player.actions < 0:
            player.actions = ACTIONS if in_turn and number_ == seat else 0
    if not in_turn:
        step = STEPS.index(begin) if begin in STEPS else 0
        state.frames = [CourseFrame(), StatusFrame(step)]
        return
    state.frames = [CourseFrame((seat - state.first) % players + 1), TurnFrame(seat, 0 if begin == "turn" else 1)]
    pushed: dict[str, AnyFrame] = {
        "event": event_frame(state, seat),
        "barbarians_move": MarchFrame(seat),
        "barbarians_spawn": SpawnFrame(seat, True),
    }
    if begin in pushed:
        state.frames.append(pushed[begin])
