"""The greedy bot: it wins, keeps what it has, and makes no senseless moves."""

from __future__ import annotations

from multiprocessing import get_context
from typing import Any

import pytest

from core.bots.arena import compete
from core.bots.greedy import GreedyBot
from core.bots.match import play
from core.bots.registry import bot_names, make_bot
from core.engine.game import Config, SeatConfig
from core.engine.rng import Generator
from core.games.clash import GAME
from core.games.clash.bots.evaluation import Outlook
from core.games.clash.bots.planner import Planner
from core.games.clash.bots.weights import Weights
from core.games.clash.moves import (
    AnyMove,
    Choose,
    Collect,
    Construct,
    Done,
    EndTurn,
    Found,
    Gain,
    MoveUnits,
    Pay,
    Pick,
    Recruit,
    TakeAdvance,
)
from core.games.clash.scenario import SCENARIOS
from core.games.clash.state import State


def config(players: int) -> Config:
    return Config(seats=tuple(SeatConfig(colour=seat) for seat in range(players)))


def position(**data: Any) -> State:
    """Return a position of the scenario builder; seat 0 is asked for its turn."""
    return SCENARIOS.build({"board": {"radius": 3}, **data})


def city(**data: Any) -> dict[str, Any]:
    return {"mood": "neutral", **data}


def at(state: State, q: int, r: int) -> int:
    return state.geometry().index[q, r]


def choice(state: State, seat: int = 0) -> AnyMove:
    move: AnyMove = make_bot("clash", "greedy").choose(GAME, GAME.view(state, seat), seat, Generator(1), 0.1)
    assert GAME.refusal(state, seat, move) is None
    return move


def worth(state: State, seat: int = 0) -> float:
    return sum(Outlook(state, seat, Weights()).parts(state).values())


# ---------------------------------------------------------------- strength
def test_greedy_is_offered_beside_random() -> None:
    assert bot_names("clash") == ("random", "greedy")


@pytest.mark.unmeasured
def test_greedy_beats_random() -> None:
    bots = {name: make_bot("clash", name) for name in ("greedy", "random")}
    standings = compete(GAME, config(2), list(bots), bots, 4, 11)
    assert standings["greedy"].wins >= 3
    assert standings["greedy"].points > standings["random"].points + 5


def _duel(seeds: tuple[int, int]) -> float:
    """Return the games that greedy wins against random in both seats of these seeds."""
    bots = {name: make_bot("clash", name) for name in ("greedy", "random")}
    return compete(GAME, config(2), list(bots), bots, 2 * (seeds[1] - seeds[0]), seeds[0])["greedy"].wins


def _alone(table: tuple[int, int]) -> tuple[str, int, float]:
    """Return how a game between greedy bots ended, in which Age, and its mean score."""
    players, seed = table
    _, result = play(GAME, config(players), seed, [make_bot("clash", "greedy") for _ in range(players)], check=True)
    return result.ended, result.progress[0], sum(score.total for score in result.scores) / players


@pytest.mark.slow
def test_greedy_wins_97_of_100_against_random() -> None:
    with get_context("spawn").Pool(2) as pool:
        assert sum(pool.map(_duel, [(1, 26), (26, 51)])) >= 97


@pytest.mark.slow
def test_greedy_keeps_its_cities_until_the_last_age() -> None:
    tables = [(players, seed) for players in (2, 3, 4) for seed in range(1, 11)]
    with get_context("spawn").Pool(2) as pool:
        results = pool.map(_alone, tables, chunksize=3)
    assert sum(ended == "no_city" for ended, _, _ in results) < 3
    assert sum(age == GAME.final_stage(config(2)) for _, age, _ in results) >= 27
    assert sum(points for _, _, points in results) / len(results) > 30


# ---------------------------------------------------------------- what it is
def test_it_is_a_function_of_view_generator_and_budget_and_changes_nothing() -> None:
    state = GAME.new(config(3), 5)
    first, second = make_bot("clash", "greedy"), make_bot("clash", "greedy")
    for number in range(60):
        decision = GAME.decision(state)
        assert decision is not None
        seat = decision.seats[0]
        view = GAME.view(state, seat)
        before = GAME.encode_state(view)
        move = first.choose(GAME, view, seat, Generator(number), 0.1)
        assert GAME.encode_state(view) == before
        if number % 5 == 0:
            assert make_bot("clash", "greedy").choose(GAME, view, seat, Generator(number), 0.1) == move
        # What it remembers of the turn makes no difference, nor does what is hidden: a view is a view of each state.
        other = GAME.determinize(view, Generator(number + 77))
        assert second.choose(GAME, GAME.view(other, seat), seat, Generator(number), 0.1) == move
        GAME.apply(state, seat, move)


def test_it_says_what_spoke_for_its_choice() -> None:
    state = position(
        seats={
            "0": {"food": 1, "ore": 1, "wood": 1, "advances": ["myths"], "cities": {"0,0": city(), "3,0": city()}},
            "1": {"cities": {"-3,0": city()}},
        }
    )
    bot = make_bot("clash", "greedy")
    assert isinstance(bot, GreedyBot)
    move = bot.choose(GAME, GAME.view(state, 0), 0, Generator(1), 0.1)
    assert isinstance(move, Construct)
    assert bot.reasons[0][0] == "points"
    assert 1 <= len(bot.reasons) <= 3


@pytest.mark.unmeasured
def test_it_answers_every_question_of_its_games() -> None:
    kinds = set()
    planner = Planner()

    def watch(state: State, seat: int, move: AnyMove) -> None:
        decision = GAME.decision(state)
        assert decision is not None
        kinds.add(decision.kind)
        rated = list(planner.rated(GAME.view(state, seat), seat, Generator(1), 0.1))
        assert all(GAME.refusal(state, seat, option.move) is None for option in rated)

    for seed in (1,):
        play(GAME, config(2), seed, [make_bot("clash", "greedy") for _ in range(2)], watch=watch)
    assert {"turn", "move", "free_advance", "first_player", "raze"} <= kinds


# ---------------------------------------------------------------- each step is worth less than the next
def test_each_step_towards_a_city_is_worth_more() -> None:
    base = {"cities": {"-3,0": city(mood="happy")}}
    other = {"1": {"cities": {"3,0": city()}}}
    food = position(seats={"0": {**base, "food": 2}, **other})
    far = position(seats={"0": {**base, "units": {"-3,0": {"settler": 1}}}, **other})
    near = position(seats={"0": {**base, "units": {"-1,0": {"settler": 1}}}, **other})
    founded = position(seats={"0": {"cities": {"-3,0": city(mood="happy"), "-1,0": city()}}, **other})
    steps = [worth(state) for state in (food, far, near, founded)]
    assert steps == sorted(steps)
    assert steps[3] - steps[2] > 1.0


def test_goods_are_worth_less_than_what_they_buy() -> None:
    cities = {"0,0": city(), "3,0": city(), "-3,0": city()}
    other = {"1": {"cities": {"0,3": city()}}}
    goods = position(seats={"0": {"food": 1, "ore": 1, "wood": 1, "advances": ["myths"], "cities": cities}, **other})
    built = position(
        seats={"0": {"advances": ["myths"], "cities": {**cities, "0,0": city(buildings=["temple"])}}, **other}
    )
    assert worth(built) > worth(goods) + 0.2
    unspent = position(age=6, round=3, seats={"0": {"food": 7, "ore": 7, "wood": 7, "cities": cities, "actions": 0}})
    nothing = position(age=6, round=3, seats={"0": {"cities": cities, "actions": 0}})
    assert worth(unspent) == worth(nothing)


# ---------------------------------------------------------------- sense
def test_it_founds_a_city() -> None:
    state = position(
        seats={"0": {"cities": {"-3,0": city()}, "units": {"0,0": {"settler": 1}}}, "1": {"cities": {"3,0": city()}}}
    )
    assert choice(state) == Found(at(state, 0, 0))


def test_it_garrisons_an_empty_city_beside_barbarians() -> None:
    state = position(
        age=3,
        seats={
            "0": {"food": 2, "ore": 2, "cities": {"0,0": city(buildings=["temple"]), "-3,0": city()}},
            "1": {"cities": {"3,0": city()}},
        },
        barbarians={"cities": {"0,2": {}}, "units": {"0,2": {"infantry": 1}}},
    )
    move = choice(state)
    assert isinstance(move, Recruit)
    assert dict(move.units).get("infantry")
    assert move.city == at(state, 0, 0)


def test_it_takes_a_camp_with_two_against_one_but_not_one_against_two() -> None:
    def camp(own: int, barbarians: int) -> State:
        return position(
            seats={
                "0": {"advances": ["tactics"], "cities": {"-3,0": city()}, "units": {"-1,0": {"infantry": own}}},
                "1": {"cities": {"3,-3": city()}},
            },
            barbarians={"cities": {"0,0": {}}, "units": {"0,0": {"infantry": barbarians}}},
        )

    taken = choice(camp(2, 1))
    assert isinstance(taken, MoveUnits)
    assert taken.path[-1] == at(camp(2, 1), 0, 0)
    left = choice(camp(1, 2))
    assert not (isinstance(left, MoveUnits) and left.path[-1] == at(camp(1, 2), 0, 0))


def test_it_puts_barbarians_beside_a_garrison() -> None:
    state = position(
        age=3,
        begin="barbarians_spawn",
        seats={
            "0": {"cities": {"-3,0": city(buildings=["temple"]), "3,-3": city()}, "units": {"3,-3": {"infantry": 2}}},
            "1": {"cities": {"0,3": city()}},
        },
    )
    decision = GAME.decision(state)
    assert decision is not None
    assert decision.kind == "spawn_settlement"
    move = choice(state)
    assert isinstance(move, Pick)
    distances = state.geometry().ways(state.terrain).land_distances(at(state, 3, -3))
    assert distances[move.space] <= 2


def test_it_ends_the_turn_and_the_move_action_when_nothing_is_left_to_do() -> None:
    state = position(
        age=6,
        round=3,
        seats={
            "0": {"cities": {"-3,0": city()}, "units": {"-3,0": {"infantry": 2}}, "advances": ["tactics"]},
            "1": {"cities": {"3,0": city()}},
        },
    )
    GAME.apply(state, 0, MoveUnits((at(state, -3, 0), at(state, -2, 0)), (("infantry", 0, 1),)))
    decision = GAME.decision(state)
    assert decision is not None
    assert decision.kind == "move"
    assert isinstance(choice(state), Done)
    GAME.apply(state, 0, Done())
    state.players[0].actions = 0
    assert isinstance(choice(state), EndTurn)


def test_it_collects_all_it_can() -> None:
    state = position(
        seats={
            "0": {"cities": {"0,0": city(mood="happy", buildings=["temple"])}, "advances": ["storage", "myths"]},
            "1": {"cities": {"3,0": city()}},
        }
    )
    move = choice(state)
    assert isinstance(move, Collect)
    assert len(move.spaces) == 3


def test_it_pays_with_what_it_needs_least() -> None:
    state = position(
        seats={
            "0": {"food": 2, "idea": 2, "gold": 2, "advances": ["storage"], "cities": {"0,0": city(), "3,0": city()}},
            "1": {"cities": {"-3,0": city()}},
        }
    )
    GAME.apply(state, 0, TakeAdvance("irrigation"))
    move = choice(state)
    assert isinstance(move, Pay)
    assert move.goods[4] == 0


def test_it_becomes_first_player_and_razes_nothing() -> None:
    razing = position(begin="raze", seats={"0": {"cities": {"0,0": city()}}, "1": {"cities": {"3,0": city()}}})
    assert choice(razing) == Choose("no")
    first = position(
        begin="first_player", seats={"0": {"mood": 1, "cities": {"0,0": city()}}, "1": {"cities": {"3,0": city()}}}
    )
    assert choice(first) == Choose("0")


def test_it_takes_all_that_trade_routes_give() -> None:
    state = position(
        begin="turn",
        seats={
            "0": {
                "advances": ["storage", "trade_routes", "currency"],
                "cities": {"-3,0": city()},
                "units": {"1,0": {"settler": 2}, "-1,3": {"settler": 2}},
            },
            "1": {"cities": {"3,0": city(), "2,-2": city(), "0,3": city(), "1,2": city()}},
        },
    )
    decision = GAME.decision(state)
    assert decision is not None
    assert (decision.kind, decision.source) == ("gain", "trade_routes")
    move = choice(state)
    assert isinstance(move, Gain)
    assert sum(move.goods) == max(sum(option.goods) for option in GAME.moves(state, 0) if isinstance(option, Gain))


def test_settlers_near_foreign_cities_are_worth_more_with_trade_routes() -> None:
    def traders(*advances: str) -> State:
        return position(
            seats={
                "0": {"advances": list(advances), "cities": {"-3,0": city()}, "units": {"1,0": {"settler": 2}}},
                "1": {"cities": {"3,0": city(), "2,-2": city()}},
            }
        )

    parts = Outlook(traders("trade_routes"), 0, Weights()).parts(traders("trade_routes"))
    assert parts["routes"] > 2 * Outlook(traders(), 0, Weights()).parts(traders())["routes"]


def test_a_settler_aboard_counts_with_the_shores_it_can_reach() -> None:
    sea = {f"{q},{r}": "sea" for q in range(-3, 4) for r in range(-3, 4) if abs(q + r) <= 3 and q in (0, 1)}
    data = {"board": {"radius": 3, **sea}}
    others = {"1": {"cities": {"3,0": city()}}}
    home = {"cities": {"-3,0": city(), "-2,0": city()}}
    afloat = position(**data, seats={"0": {**home, "units": {"0,0": {"ship": 1, "settler": 1}}}, **others})
    alone = position(**data, seats={"0": {**home, "units": {"0,0": {"ship": 1}}}, **others})
    assert worth(afloat) > worth(alone) + 0.3


def test_an_army_on_ships_is_a_danger() -> None:
    sea = {f"0,{r}": "sea" for r in range(-3, 4)}

    def fleet(**units: int) -> State:
        return position(
            board={"radius": 3, **sea},
            seats={
                "0": {"cities": {"-1,0": city(buildings=["temple"]), "-3,0": city()}},
                "1": {"advances": ["tactics"], "cities": {"3,0": city()}, "units": {"0,0": units}},
            },
        )

    danger = [Outlook(state, 0, Weights()).parts(state)["danger"] for state in (fleet(ship=1), fleet(ship=1, infantry=2))]
    assert danger[1] < danger[0] - 0.5


def test_without_knowledge_it_makes_some_legal_move() -> None:
    class Ignorant:
        def rated(self, view: State, seat: int, generator: Generator, budget: float) -> tuple[()]:
            return ()

    state = GAME.new(config(2), 1)
    decision = GAME.decision(state)
    assert decision is not None
    seat = decision.seats[0]
    bot = GreedyBot(Ignorant())
    move = bot.choose(GAME, GAME.view(state, seat), seat, Generator(1), 0.1)
    assert GAME.refusal(state, seat, move) is None
    assert not isinstance(move, EndTurn)
    assert bot.reasons == ()
