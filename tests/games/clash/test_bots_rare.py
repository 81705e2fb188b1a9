"""The greedy bot and what is seldom within reach: rare halves of Objective cards, Scouts."""

from __future__ import annotations

from typing import Any

from core.bots.registry import make_bot
from core.engine.rng import Generator
from core.games.clash import GAME
from core.games.clash.frames import BattleFrame
from core.games.clash.moves import NO, AnyMove, Complete, MoveUnits, Play
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
