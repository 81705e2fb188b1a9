"""The greedy bot and what is seldom within reach: rare halves of Objective cards, Scouts."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from core.bots.registry import make_bot
from core.engine.game import Config, SeatConfig
from core.engine.rng import Generator
from core.games.clash import GAME
from core.games.clash.board import PLAINS, SEA, UNREVEALED, Board, BoardSpec
from core.games.clash.bots.efforts import EFFORTS
from core.games.clash.bots.evaluation import Outlook
from core.games.clash.bots.trial import Trials
from core.games.clash.bots.waters import voyages
from core.games.clash.bots.weights import Weights
from core.games.clash.content.objectives.forces import blockading
from core.games.clash.content.powers import ADVANCES
from core.games.clash.frames import BattleFrame
from core.games.clash.moves import NO, AnyMove, BuildWonder, Complete, MoveUnits, Play
from core.games.clash.rules.survey import Survey
from core.games.clash.scenario import SCENARIOS
from core.games.clash.state import State

FULL = {"mode": "full", "offers": "never"}
LAST = {"age": 6, "round": 3}
EDUCATION = ["writing", "public_education", "free_education", "philosophy"]


def position(**data: Any) -> State:
    return SCENARIOS.build({"board": {"radius": 3}, "options": FULL, **data})


def at(state: State, q: int, r: int) -> int:
    return state.geometry().index[q, r]


def choice(state: State, seat: int = 0) -> AnyMove:
    bot = make_bot("clash", "greedy")
    move: AnyMove = bot.choose(GAME, GAME.view(state, seat), seat, Generator(1), 0.1)
    assert GAME.refusal(state, seat, move) is None
    return move


def great_city(hand: list[str]) -> State:
    """Three Infantry beside a fortified city of size 5 with a Wonder: the battle is as good as lost."""
    home = {f"{q},{r}": {"mood": "neutral"} for q, r in ((3, -3), (3, -2), (1, 2), (0, 3))}
    great = {"mood": "neutral", "buildings": ["temple", "academy", "fortress"], "wonders": ["great_library"]}
    return position(
        **LAST,
        seats={
            "0": {"advances": ["tactics"], "hand": hand, "actions": 1, "cities": {"-3,0": {"mood": "neutral"}},
                  "units": {"2,0": {"infantry": 3}}},
            "1": {"cities": {"3,0": great, **home}, "units": {"3,0": {"infantry": 4}}},
        },
    )  # fmt: skip


def test_it_storms_a_great_city_for_the_legend_though_it_will_lose() -> None:
    state = great_city(["O18"])
    assert choice(state) == MoveUnits((at(state, 2, 0), at(state, 3, 0)), (("infantry", 0, 3),))


def test_it_storms_none_without_that_card() -> None:
    state = great_city([])
    move = choice(state)
    assert not (isinstance(move, MoveUnits) and move.path[-1] == at(state, 3, 0))


def test_it_takes_a_great_city_with_as_many_as_the_legend_asks_for() -> None:
    """Two would do to take it; the loser's Settler is placed before the objectives are looked at."""
    state = great_city(["O18"])
    state.units[at(state, 3, 0)] = ()
    capture = MoveUnits((at(state, 2, 0), at(state, 3, 0)), (("infantry", 0, 3),))
    assert choice(state) == capture
    parts = dict(Trials(GAME.view(state, 0), 0, Outlook(state, 0, Weights())).after(capture).players[0].completed)
    assert parts == {"O18": "legend"}


def wonder_in_hand(age: int) -> State:
    """All that the Great Library needs is there, and two Happy cities for it."""
    return position(
        age=age, round=1,
        seats={
            "0": {"advances": ["engineering", "philosophy", "storage"], "hand": ["great_library"],
                  "food": 3, "wood": 6, "ore": 3, "culture": 5,
                  "cities": {"-3,0": {"mood": "happy"}, "0,3": {"mood": "happy", "buildings": ["temple", "academy"]},
                             "0,-3": {"mood": "neutral"}, "-3,3": {"mood": "neutral"}}},
            "1": {"cities": {"3,0": {"mood": "neutral"}}},
        },
    )  # fmt: skip


def test_a_wonder_is_built_as_soon_as_it_can_be_in_the_largest_city() -> None:
    for age in (3, 5):
        state = wonder_in_hand(age)
        assert choice(state) == BuildWonder(at(state, 0, 3), "great_library")


def test_ships_sail_along_the_edge_from_sea_to_sea() -> None:
    board = Board(BoardSpec(2))

    def moves(unrevealed: tuple[int, ...] = (), rounds: bool = True) -> list[int | None]:
        """Return in how many moves Ships of each of four seas come to the third."""
        terrain = [PLAINS] * board.size
        places = (0, 3, 6, 9)
        for place in places:
            terrain[board.edge[place]] = SEA
        for place in unrevealed:
            terrain[board.edge[place]] = UNREVEALED
        ways = board.ways(tuple(terrain))
        group = ways.sea_group
        seas = [group[board.edge[place]] for place in places]
        found = voyages(board, ways, tuple(terrain), {seas[2]}, rounds)
        return [found.get(sea) for sea in seas]

    assert moves(rounds=False) == [None, None, 1, None]
    assert moves() == [2, 1, 1, 1]
    assert moves(unrevealed=(1,)) == [2, 1, 1, 1]
    assert moves(unrevealed=(7,)) == [2, 1, 1, 3]
    assert moves(unrevealed=(4, 7)) == [None, None, 1, None]


def test_a_blockade_comes_nearer_with_each_sea_on_the_way_to_the_port() -> None:
    config = Config(seats=tuple(SeatConfig(colour=seat) for seat in range(2)))
    efforts = []
    for place in (0, 3, 6):
        state = GAME.new(config, 1)
        edge = state.geometry().edge
        seas = {edge[sea] for sea in (0, 3, 6, 9)}
        state.terrain = tuple(SEA if space in seas else PLAINS for space in range(len(state.terrain)))
        state.players[0].advances |= ADVANCES["navigation"].mask
        home = next(space for space, city in state.cities.items() if city.owner == 1)
        state.cities[home] = replace(state.cities[home], port=edge[6])
        state.units[edge[place]] = ((0, "ship", 0, 2),)
        survey = Survey(state)
        missing = 2 - blockading(survey, 0)
        efforts.append(EFFORTS["blockade"](survey, 0, missing) if missing else 0.0)
    assert efforts[0] > efforts[1] + 1 > efforts[2] + 2


def harbours(hand: list[str]) -> State:
    """Two Ships in the same sea as a rival's Port, at the end of the game; Education is complete."""
    return position(
        **LAST,
        board={"radius": 3, "0,0": "sea", "1,0": "sea", "-1,0": "sea", "-2,0": "sea"},
        seats={
            "0": {"advances": ["fishing", *EDUCATION], "hand": hand, "actions": 1, "cities": {"-3,0": {"mood": "neutral"}},
                  "units": {"-2,0": {"ship": 2}}},
            "1": {"cities": {"2,0": {"mood": "neutral", "port": "1,0"}}},
        },
    )  # fmt: skip


def test_two_ships_sail_to_a_rivals_port_at_the_end_of_an_age() -> None:
    state = harbours(["O09"])
    port = at(state, 1, 0)
    for _ in range(2):
        move = choice(state)
        assert isinstance(move, MoveUnits)
        assert move.path[-1] == port
        GAME.apply(state, 0, move)


def in_status_phase(age: int, ships: int) -> State:
    state = position(
        age=age, begin="status_phase",
        board={"radius": 3, "0,0": "sea", "1,0": "sea"},
        seats={
            "0": {"advances": ["fishing", *EDUCATION], "hand": ["O09"], "cities": {"-3,0": {"mood": "neutral"}},
                  "units": {"1,0": {"ship": ships}}},
            "1": {"cities": {"2,0": {"mood": "neutral", "port": "1,0"}}},
        },
    )  # fmt: skip
    decision = GAME.decision(state)
    assert decision is not None
    assert decision.kind == "objectives"
    return state


def test_of_two_fulfilled_halves_it_lays_down_the_rare_one() -> None:
    assert choice(in_status_phase(3, 2)) == Complete("O09", "blockade")


def test_what_is_never_lost_waits_for_the_rare_half_until_the_last_age() -> None:
    assert choice(in_status_phase(3, 1)) == NO
    assert choice(in_status_phase(6, 1)) == Complete("O09", "enlightened")


def test_armies_are_spread_over_outposts_before_the_status_phase() -> None:
    state = position(
        **LAST,
        seats={
            "0": {"advances": ["tactics"], "hand": ["O32"], "actions": 1, "cities": {"-3,0": {"mood": "neutral"}},
                  "units": {"-2,0": {"infantry": 3}}},
            "1": {"cities": {"3,0": {"mood": "neutral"}}},
        },
    )  # fmt: skip
    ends = set()
    for _ in range(3):
        move = choice(state)
        assert isinstance(move, MoveUnits)
        ends.add(move.path[-1])
        GAME.apply(state, 0, move)
    home = at(state, -3, 0)
    neighbours = state.geometry().neighbours
    assert len(ends) == 3
    assert all(home not in neighbours[space] for space in ends)


def test_scouts_take_the_card_that_an_enemy_may_play() -> None:
    def asked(rival: list[str]) -> State:
        state = position(
            seats={
                "0": {"advances": ["tactics"], "hand": ["A23"], "cities": {"-3,0": {"mood": "neutral"}},
                      "units": {"2,0": {"infantry": 2}}},
                "1": {"advances": ["tactics"], "hand": rival,
                      "cities": {"3,0": {"mood": "neutral", "buildings": ["temple"]}, "3,-3": {"mood": "neutral"}},
                      "units": {"3,0": {"infantry": 2}}},
            }
        )  # fmt: skip
        GAME.apply(state, 0, MoveUnits((at(state, 2, 0), at(state, 3, 0)), (("infantry", 0, 2),)))
        assert isinstance(state.frames[-1], BattleFrame)
        return state

    assert choice(asked(["A06"])) == Play("A23")
    assert choice(asked([])) == NO
