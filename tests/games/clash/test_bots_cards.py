"""The greedy bot and the full game: objectives, Action cards, Events, trades, variants."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from core.bots.greedy import GreedyBot
from core.bots.match import play
from core.bots.registry import make_bot
from core.engine.game import Config, SeatConfig
from core.engine.rng import Generator
from core.games.clash import GAME
from core.games.clash.bots.evaluation import Outlook, turns_left, turns_to_status
from core.games.clash.bots.trading import speaks_against
from core.games.clash.bots.weights import Weights
from core.games.clash.content.action_cards.deck import ACTION_CARDS
from core.games.clash.frames import BattleFrame
from core.games.clash.goods import goods
from core.games.clash.moves import (
    NO,
    Accept,
    AnyMove,
    Choose,
    Collect,
    Complete,
    Construct,
    MoveUnits,
    Offer,
    Pick,
    Play,
    TakeAdvance,
)
from core.games.clash.scenario import SCENARIOS
from core.games.clash.state import State

FULL = {"mode": "full", "offers": "never"}
OTHER = {"cities": {"3,0": {"mood": "neutral"}}}


def position(**data: Any) -> State:
    """Return a position of the full game; bots offer no trades in it unless the options say so."""
    options = {**FULL, **data.pop("options", {})}
    return SCENARIOS.build({"board": {"radius": 3}, "options": options, **data})


def at(state: State, q: int, r: int) -> int:
    return state.geometry().index[q, r]


def choice(state: State, seat: int = 0, generator: int = 1) -> AnyMove:
    bot = make_bot("clash", "greedy")
    move: AnyMove = bot.choose(GAME, GAME.view(state, seat), seat, Generator(generator), 0.1)
    assert GAME.refusal(state, seat, move) is None
    return move


def answered(state: State, seat: int, *kinds: str) -> AnyMove:
    """Let the bot answer all its questions until one of these kinds is asked; return its answer to that."""
    for _ in range(20):
        decision = GAME.decision(state)
        assert decision is not None
        move = choice(state, decision.seats[0])
        if decision.kind in kinds and decision.seats[0] == seat:
            return move
        GAME.apply(state, decision.seats[0], move)
    raise AssertionError("it was not asked")


def worth(state: State, seat: int = 0) -> float:
    return sum(Outlook(state, seat, Weights()).parts(state).values())


# ---------------------------------------------------------------- objectives
def test_it_completes_as_many_objectives_as_it_can() -> None:
    cities = {f"{q},{r}": {"mood": "happy"} for q, r in ((-3, 0), (-1, 0), (1, 0), (-3, 2), (-1, 2), (1, 2))}
    state = position(
        begin="status_phase",
        seats={"0": {"ore": 5, "hand": ["O01", "O08", "O12"], "cities": cities}, "1": OTHER},
    )
    done = []
    while True:
        decision = GAME.decision(state)
        assert decision is not None
        if decision.kind != "objectives":
            break
        move = choice(state)
        GAME.apply(state, 0, move)
        if isinstance(move, Complete):
            done.append(move.objective)
    assert sorted(done) == ["civilization", "happy", "ore_stock"]


def test_it_completes_both_cards_where_two_halves_bar_each_other() -> None:
    """Standing Army and Military Might bar each other: one of the cards has another half that holds."""
    cities = {f"{q},{r}": {"mood": "neutral"} for q, r in ((-3, 0), (-3, 1), (1, 0), (-3, 2))}
    units = {space: {"infantry": 3} for space in cities}
    state = position(
        begin="status_phase",
        seats={"0": {"food": 5, "advances": ["storage"], "hand": ["O14", "O26"], "cities": cities, "units": units}, "1": OTHER},
    )
    done = []
    for _ in range(2):
        move = choice(state)
        assert isinstance(move, Complete)
        done.append(move.objective)
        GAME.apply(state, 0, move)
    assert sorted(done) == ["food_stock", "military_might"]


def test_it_keeps_the_stock_that_an_objective_asks_for() -> None:
    cities = {"-3,0": {"mood": "neutral"}, "-1,0": {"mood": "neutral"}, "0,2": {"mood": "neutral"}}
    base = {"advances": ["storage", "myths"], "actions": 1, "food": 1, "ore": 5, "wood": 1, "cities": cities}
    spending = position(round=3, seats={"0": {**base, "hand": []}, "1": OTHER})
    keeping = position(round=3, seats={"0": {**base, "hand": ["O12"]}, "1": OTHER})
    assert isinstance(choice(spending), Construct)
    assert not isinstance(choice(keeping), Construct)


def test_it_goes_for_the_last_advance_of_an_objective() -> None:
    owned = ["writing", "public_education", "free_education"]
    base = {"food": 2, "advances": owned, "cities": {"-3,0": {"mood": "neutral"}}}
    state = position(round=3, seats={"0": {**base, "hand": ["O09"]}, "1": OTHER})
    assert choice(state) == TakeAdvance("philosophy")


def test_each_step_towards_an_objective_is_worth_less_than_having_it() -> None:
    def happy(number: int) -> State:
        cities = {f"{q},0": {"mood": "happy" if place < number else "neutral"} for place, q in enumerate((-3, -1, 1, 3))}
        return position(seats={"0": {"hand": ["O08"], "cities": cities}, "1": {"cities": {"0,3": {"mood": "neutral"}}}})

    chances = [Outlook(happy(number), 0, Weights()).parts(happy(number))["objectives"] for number in range(5)]
    assert chances == sorted(chances)
    assert chances[4] - chances[3] > 0.3
    assert chances[4] < 2


def test_turns_until_objectives_are_looked_at() -> None:
    assert [turns_to_status(position(round=number, seats={"0": OTHER, "1": {}}), 0) for number in (1, 2, 3)] == [3, 2, 1]
    last = position(round=1, last_round=True, options={"ending": "wonder"}, seats={"0": OTHER, "1": {}})
    assert turns_to_status(last, 0) == 1
    assert turns_left(last, 0) == 0


# ---------------------------------------------------------------- Action cards
def test_it_plays_what_is_free_and_good_first() -> None:
    state = position(
        seats={
            "0": {"hand": ["A09"], "advances": ["storage", "writing"], "actions": 3, "cities": {
                "-3,0": {"mood": "neutral", "buildings": ["academy"]}, "-1,0": {"mood": "neutral", "buildings": ["academy"]},
            }},
            "1": OTHER,
        }
    )  # fmt: skip
    assert choice(state) == Play("A09")


def test_it_collects_more_with_a_card() -> None:
    state = position(
        age=6, round=2,
        seats={"0": {"hand": ["A29"], "advances": ["storage"], "cities": {"0,0": {"mood": "neutral"}}}, "1": OTHER},
    )  # fmt: skip
    move = choice(state)
    assert isinstance(move, Collect)
    assert move.card == "A29"
    assert len(move.spaces) == 3


def test_of_two_cards_with_one_half_it_plays_the_one_that_is_worth_less_in_battle() -> None:
    state = position(
        seats={"0": {"culture": 2, "hand": ["A01", "A02"], "cities": {"0,0": {"mood": "neutral"}}}, "1": OTHER}
    )
    move = choice(state)
    assert isinstance(move, Play)
    assert ACTION_CARDS[move.card].combat == "routing"


def attack(own: int, enemies: int, hand: list[str]) -> State:
    return position(
        seats={
            "0": {"advances": ["tactics"], "hand": hand, "cities": {"-3,0": {"mood": "neutral"}},
                  "units": {"2,0": {"infantry": own}}},
            "1": {"cities": {"3,0": {"mood": "neutral", "buildings": ["temple"]}, "3,-3": {"mood": "neutral"}},
                  "units": {"3,0": {"infantry": enemies}}},
        }
    )  # fmt: skip


def test_it_plays_a_card_in_a_battle_that_it_decides() -> None:
    state = attack(2, 2, ["A06"])
    GAME.apply(state, 0, MoveUnits((at(state, 2, 0), at(state, 3, 0)), (("infantry", 0, 2),)))
    assert isinstance(state.frames[-1], BattleFrame)
    assert choice(state) == Play("A06")


def test_it_keeps_a_card_where_the_battle_is_won_anyway() -> None:
    state = attack(4, 1, ["A06"])
    GAME.apply(state, 0, MoveUnits((at(state, 2, 0), at(state, 3, 0)), (("infantry", 0, 4),)))
    assert choice(state) == NO


def test_its_negotiations_make_a_threat_smaller() -> None:
    def threatened(**lasting: int) -> State:
        return position(
            seats={
                "0": {"cities": {"0,0": {"mood": "neutral", "buildings": ["temple"]}, "-3,0": {"mood": "neutral"}}},
                "1": {"advances": ["tactics"], "lasting": lasting, **OTHER, "units": {"1,0": {"infantry": 2}}},
            }
        )

    assert worth(threatened(negotiations=0)) > worth(threatened()) + 0.5


def test_actions_that_a_rival_loses_are_worth_something() -> None:
    def marked(seat: int) -> State:
        lasting = {str(other): {"lasting": {"assassination": 0}} if other == seat else {} for other in (0, 1)}
        home = {"cities": {"-3,0": {"mood": "neutral"}}}
        return position(seats={"0": {**home, **lasting["0"]}, "1": {**OTHER, **lasting["1"]}})

    nobody, mine, theirs = (worth(marked(seat)) for seat in (-1, 0, 1))
    assert mine < nobody - 0.5
    assert theirs > nobody + 0.1


# ---------------------------------------------------------------- Events
def test_it_claims_a_great_person() -> None:
    state = position(
        begin="event", events=["E21"],
        seats={"0": {"culture": 2, "cities": {"-3,0": {"mood": "neutral"}}}, "1": OTHER},
    )  # fmt: skip
    assert answered(state, 0, "claim_person") == Choose("yes")


def test_it_lowers_the_mood_that_it_needs_least() -> None:
    state = position(
        begin="event", events=["E36"],
        seats={
            "0": {"cities": {
                "-3,0": {"mood": "happy", "buildings": ["temple", "academy"]}, "0,0": {"mood": "neutral"},
            }},
            "1": OTHER,
        },
    )  # fmt: skip
    assert answered(state, 0, "event_lose_mood") == Pick(at(state, 0, 0))


def test_what_others_get_goes_to_who_is_behind() -> None:
    state = position(
        begin="event", events=["E34"], players=3,
        seats={
            "0": {"cities": {"-3,0": {"mood": "neutral"}}},
            "1": {"cities": {"3,0": {"mood": "neutral"}, "3,-2": {"mood": "neutral", "buildings": ["temple"]}},
                  "advances": ["myths", "storage", "writing"]},
            "2": {"cities": {"0,3": {"mood": "neutral"}}},
        },
    )  # fmt: skip
    assert answered(state, 0, "event_player") in (Choose("1"), Choose("2"))


def test_late_in_the_game_it_gives_pieces_for_points() -> None:
    cities = {f"{q},0": {"mood": "neutral", "buildings": ["temple"]} for q in (-3, -1, 1)}
    state = position(
        age=6, round=3, begin="event", events=["E30"],
        seats={"0": {"cities": cities}, "1": {"cities": {"0,3": {"mood": "neutral"}}}},
    )  # fmt: skip
    before = GAME.scores(state)[0].total
    for _ in range(12):
        decision = GAME.decision(state)
        assert decision is not None
        if decision.kind == "turn":
            break
        GAME.apply(state, decision.seats[0], choice(state, decision.seats[0]))
    assert GAME.scores(state)[0].total == before + 3


def test_with_plague_it_wants_sanitation() -> None:
    cities = {f"{q},0": {"mood": "neutral"} for q in (-3, -1, 1)}
    base = {"advances": ["engineering", "myths", "writing"], "food": 3, "ore": 2, "wood": 2, "cities": cities}
    other = {"1": {"cities": {"0,3": {"mood": "neutral"}}}}

    def gain(**table: Any) -> float:
        with_it = {**base, "advances": [*base["advances"], "sanitation"]}  # type: ignore[misc]
        return worth(position(**table, seats={"0": with_it, **other})) - worth(position(**table, seats={"0": base, **other}))

    assert gain(lasting=["E01"]) > gain() + 0.5


def test_of_optional_events_it_takes_the_text_that_does_good() -> None:
    good = position(
        begin="event", options={"events": "optional"}, events=["E09"], no_more_events=True,
        seats={"0": {"advances": ["storage"], "cities": {"0,0": {"mood": "neutral"}}}, "1": OTHER},
    )  # fmt: skip
    bad = position(
        begin="event", options={"events": "optional"}, events=["E06"], no_more_events=True,
        seats={"0": {"cities": {"0,0": {"mood": "happy"}}}, "1": OTHER},
    )  # fmt: skip
    assert answered(good, 0, "announce_event") == Choose("whole_card")
    assert answered(bad, 0, "announce_event") == Choose("icon_only")


def test_the_great_mausoleums_owner_takes_the_better_pile() -> None:
    cities = {"0,0": {"mood": "neutral", "wonders": ["great_mausoleum"]}, "-3,0": {"mood": "neutral"}}
    gold = position(begin="event", event_discard=["E34"], seats={"0": {"cities": cities}, "1": OTHER})
    plague = position(begin="event", event_discard=["E01"], seats={"0": {"cities": cities}, "1": OTHER})
    assert answered(plague, 0, "draw_event") == Choose("deck")
    assert answered(gold, 0, "draw_event") in (Choose("deck"), Choose("discard"))


# ---------------------------------------------------------------- trades
def bargain(**options: str) -> State:
    """Seat 0 has Food and lacks Ore and Wood for a building, seat 1 the other way round."""
    cities = {"-3,0": {"mood": "neutral"}, "-1,0": {"mood": "neutral"}, "-2,2": {"mood": "neutral"}}
    theirs = {"3,0": {"mood": "neutral"}, "1,0": {"mood": "neutral"}, "2,-2": {"mood": "neutral"}}
    known = {"advances": ["storage", "myths"]}
    return position(
        options=options,
        seats={
            "0": {**known, "food": 7, "wood": 1, "cities": cities},
            "1": {**known, "ore": 7, "wood": 1, "cities": theirs},
        },
    )


def test_it_accepts_what_does_it_good_and_refuses_gifts_to_others() -> None:
    fair, gift, robbery = (bargain() for _ in range(3))
    GAME.apply(fair, 0, Offer(1, goods(food=1), (), goods(ore=1)))
    assert isinstance(choice(fair, 1), Accept)
    GAME.apply(gift, 0, Offer(1, goods(food=2)))
    assert isinstance(choice(gift, 1), Accept)
    GAME.apply(robbery, 0, Offer(1, want=goods(ore=3)))
    assert choice(robbery, 1) == NO


def test_it_says_why_it_refuses() -> None:
    robbery = bargain()
    GAME.apply(robbery, 0, Offer(1, want=goods(ore=3)))
    bot = make_bot("clash", "greedy")
    assert isinstance(bot, GreedyBot)
    assert bot.choose(GAME, GAME.view(robbery, 1), 1, Generator(1), 0.1) == NO
    assert [key for key, _ in bot.reasons] == ["gains_too_little"]


@pytest.mark.parametrize(
    ("mine", "doubt", "theirs", "why"),
    [(1.0, 0.0, 4.0, "partner_gains_more"), (-0.2, 0.8, 0.0, "unseen_cards"), (-0.2, 0.1, 1.0, "gains_too_little")],
)
def test_what_speaks_most_against_a_trade(mine: float, doubt: float, theirs: float, why: str) -> None:
    assert speaks_against(mine, doubt, theirs) == why


@pytest.mark.unmeasured
def test_it_offers_what_does_both_good_as_often_as_the_option_says() -> None:
    def offers(often: str) -> int:
        return sum(isinstance(choice(bargain(offers=often), generator=number), Offer) for number in range(24))

    assert offers("never") == 0
    assert 2 <= offers("seldom") <= 10
    assert offers("often") == 24
    move = choice(bargain(offers="often"))
    assert isinstance(move, Offer)
    state = bargain(offers="often")
    GAME.apply(state, 0, move)
    assert isinstance(choice(state, 1), Accept)
    GAME.apply(state, 1, choice(state, 1))
    # One offer a turn.
    assert not isinstance(choice(state), Offer)


# ---------------------------------------------------------------- whole games
def seen_in_games(players: int, seeds: range, **options: bool | str) -> tuple[Counter[str], Counter[str]]:
    """Return what greedy bots did in some games: kinds of moves and questions, and the cards and objectives by name."""
    config = Config(seats=tuple(SeatConfig(colour=seat) for seat in range(players)), options=dict(options))
    moves: Counter[str] = Counter()
    named: Counter[str] = Counter()

    def watch(state: State, seat: int, move: AnyMove) -> None:
        decision = GAME.decision(state)
        assert decision is not None
        moves[type(move).__name__] += 1
        moves[decision.kind] += 1
        if isinstance(move, Complete):
            named[move.objective] += 1
        elif isinstance(move, Play):
            card = ACTION_CARDS.get(move.card)
            named[move.card if card is None else card.combat if decision.kind == "combat_card" else card.civil] += 1

    for seed in seeds:
        play(GAME, config, seed, [make_bot("clash", "greedy") for _ in range(players)], watch=watch, check=True)
    return moves, named


@pytest.mark.unmeasured
def test_it_plays_all_kinds_of_cards_and_trades() -> None:
    moves, named = seen_in_games(3, range(2, 3), offers="often")
    assert moves["Complete"] >= 10
    assert moves["Play"] >= 20
    assert moves["Offer"] >= 5
    assert moves["Accept"] >= 2
    assert len(named) >= 15


@pytest.mark.slow
@pytest.mark.parametrize(
    "options",
    [
        {"length": "short"}, {"ending": "roll"}, {"ending": "wonder"}, {"open_wonders": True}, {"events": "optional"},
        {"events": "icons"}, {"mode": "learning"},
    ],
)  # fmt: skip
def test_it_plays_every_variant(options: dict[str, bool | str]) -> None:
    moves, _ = seen_in_games(4, range(1, 3), **options)
    assert moves["EndTurn"] > 50


@pytest.mark.unmeasured
def test_what_it_chooses_depends_on_nothing_hidden() -> None:
    """In the middle of a game with all cards the same view gives the same choice, whatever the others hold."""
    config = Config(seats=tuple(SeatConfig(colour=seat) for seat in range(3)), options={"offers": "often"})
    state = GAME.new(config, 8)
    bot = make_bot("clash", "greedy")
    assert isinstance(bot, GreedyBot)
    for number in range(150):
        decision = GAME.decision(state)
        if decision is None:
            break
        seat = decision.seats[0]
        view = GAME.view(state, seat)
        move = bot.choose(GAME, view, seat, Generator(number), 0.1)
        if number % 6 == 0:
            other = GAME.view(GAME.determinize(view, Generator(number + 77)), seat)
            assert make_bot("clash", "greedy").choose(GAME, other, seat, Generator(number), 0.1) == move
        GAME.apply(state, seat, move)


@pytest.mark.slow
@pytest.mark.parametrize("players", [2, 4])
def test_it_answers_whatever_comes_up_in_random_games(players: int) -> None:
    config = Config(seats=tuple(SeatConfig(colour=seat) for seat in range(players)), options={"offers": "often"})
    bot = make_bot("clash", "greedy")

    def watch(state: State, seat: int, move: AnyMove) -> None:
        answer = bot.choose(GAME, GAME.view(state, seat), seat, Generator(1), 0.1)
        assert GAME.refusal(state, seat, answer) is None

    for seed in (1, 2):
        play(GAME, config, seed, [make_bot("clash", "random") for _ in range(players)], watch=watch)
