"""Frames, parallel frames, answer windows, chance and hooks."""

from __future__ import annotations

from typing import Any

import pytest

from core.engine.chance import Chance, ChanceError, QueuedChance
from core.engine.decision import Decision, IllegalMove, Outcome, Score
from core.engine.flow import GAME_OVER, Frame, FrameRule, Step
from core.engine.game import Config, Game, SeatConfig
from core.engine.hooks import Moment
from core.engine.parallel import LaneStep, Parallel, ParallelRule, hidden, parallel
from core.engine.rng import Generator, below, permutation, seed_state
from core.engine.window import Window, WindowRule
from core.games.registry import UnknownGame, load_game
from tests.engine.games import config
from tests.engine.toy import GAME, RULES
from tests.engine.toy_pieces import (
    Accept,
    Decline,
    Done,
    Draw,
    EndTurn,
    Gamble,
    Object,
    Offer,
    Pick,
    PickFrame,
    RoundFrame,
    Sell,
    Shout,
    Stake,
    StakeFrame,
    State,
    TurnFrame,
)


def position(**changes: Any) -> State:
    """Return a turn of seat 0 with known cards."""
    values: dict[str, Any] = {
        "rng": seed_state(1),
        "round": 1,
        "rounds": 3,
        "coins": (4, 4, 4),
        "chips": (0, 0, 0),
        "hands": ((1, 5), (5, 5), (2, 6)),
        "deck": (3, 4),
        "known": (0, 0),
        "discard": (),
        "shouted": (False,) * 3,
        "ended": "",
        "frames": [RoundFrame(1), TurnFrame(0, 2)],
    }
    return State(**(values | changes))


def apply(state: State, *moves: tuple[int, Any]) -> list[str]:
    """Make moves and return the journal's keys."""
    keys = []
    for seat, move in moves:
        keys.extend(entry.key for entry in GAME.apply(state, seat, move).entries)
    return keys


# ---- parallel frames
def test_lanes_are_private_until_all_are_in() -> None:
    state = GAME.new(config(2), 3)
    cards = [hand[0] for hand in state.hands]
    assert GAME.decision(state).seats == (0, 1)
    assert GAME.question(state, 0) == Decision((0,), "pick")
    GAME.apply(state, 1, Pick(cards[1]))
    assert GAME.question(state, 1).kind == "stake"
    assert GAME.question(state, 0).kind == "pick"
    fresh = GAME.new(config(2), 3)
    assert GAME.view(state, 0) == GAME.view(fresh, 0), "nothing shows of an unfinished lane"
    assert GAME.view(state, 1) != GAME.view(fresh, 1)
    coins = state.coins
    applied = GAME.apply(state, 1, Stake(2))
    assert applied.passed
    assert state.coins == coins, "nothing is paid before all are in"
    assert GAME.question(state, 1) is None
    assert list(GAME.moves(state, 1)) == [Shout()], "who is done may only interject"
    frame = GAME.view(state, 0).frames[-1]
    assert isinstance(frame, Parallel)
    assert frame.lanes[1].frames == frame.lanes[1].commit == ()
    assert hidden(state.frames[-1], None).lanes[1].commit == ()
    GAME.apply(state, 0, Pick(cards[0]))
    applied = GAME.apply(state, 0, Stake(0))
    assert applied.revealed
    assert [entry.key for entry in applied.entries[:2]] == ["toy.bid", "toy.bid"]


def test_what_a_lane_writes_is_private() -> None:
    state = GAME.new(config(2), 3)
    (entry,) = GAME.apply(state, 1, Pick(state.hands[1][0])).entries
    assert entry.values == {}
    assert entry.private == {"card": state.hands[1][0]}
    assert entry.visible_to == (1,)


def test_lanes_draw_no_chance_and_have_a_stack() -> None:
    state = GAME.new(config(2), 3)
    lane = state.frames[-1].lanes[0]
    step = LaneStep(Step(state), lane)
    with pytest.raises(RuntimeError, match="no chance"):
        step.chance.draw(state, "dice", 6)
    with pytest.raises(RuntimeError, match="no chance"):
        step.chance.shuffle(state, "shuffle", 6)
    step.push(PickFrame())
    assert step.frames == [PickFrame(), PickFrame()]
    step.pop()
    assert step.frames == [PickFrame()]
    rule = RULES[Parallel]
    done = Parallel("bid", (type(lane)(0, (), ()),))
    assert rule.decision(state, done) is None
    with pytest.raises(LookupError):
        rule.moves(state, done, 0)


class LookFrame(Frame, frozen=True, tag="look"):
    """Looks at the top of the deck before a card is picked."""


class LookRule(FrameRule[State, Any, LookFrame]):
    def run(self, step: Step[State], frame: LookFrame) -> None:
        step.revealed = True
        step.pop()


def test_lanes_run_frames_that_ask_nothing_and_may_reveal() -> None:
    rules: dict[type, FrameRule[Any, Any, Any]] = {**RULES, LookFrame: LookRule()}
    rule: ParallelRule[State, Any] = ParallelRule(rules)
    frame = parallel("look", [(0, (LookFrame(), StakeFrame(1)))])
    state = position(frames=[frame])
    step = Step(state)
    rule.answer(step, frame, 0, Stake(2))
    assert step.revealed
    (lane,) = state.frames[0].lanes
    assert lane.frames == ()
    assert lane.commit == (1, 2)
    with pytest.raises(NotImplementedError):
        rule.run(step, state.frames[0])


# ---- windows
def test_an_announcement_that_nobody_answers_goes_through() -> None:
    state = position()
    assert apply(state, (0, Sell(1))) == ["toy.announced"]
    assert state.hands[0] == (1, 5), "not paid yet"
    assert GAME.decision(state).seats == (1,)
    assert GAME.decision(state).values == {"by": 0, "about": (1,)}
    assert apply(state, (1, Decline())) == []
    assert GAME.decision(state).seats == (2,)
    assert apply(state, (2, Decline())) == ["toy.sold"]
    assert state.hands[0] == (5,)
    assert GAME.decision(state).kind == "turn"


def test_an_answer_cancels_what_was_announced() -> None:
    state = position()
    keys = apply(state, (0, Sell(5)), (1, Object(5)), (2, Decline()))
    assert keys == ["toy.announced", "toy.objected", "toy.unsold"]
    assert state.hands == ((1, 5), (5,), (2, 6))
    assert state.frames[-1] == TurnFrame(0, 1)


def test_an_answer_can_be_answered() -> None:
    state = position(hands=((1, 5), (5, 5), (5, 6)))
    keys = apply(state, (0, Sell(5)), (1, Object(5)), (2, Object(5)), (0, Decline()))
    # The objection of seat 1 is overruled; the first window asks on.
    assert keys == ["toy.announced", "toy.objected", "toy.objected", "toy.overruled"]
    assert GAME.decision(state).seats == (2,)
    assert list(GAME.moves(state, 2)) == [Decline()]
    assert apply(state, (2, Decline())) == ["toy.sold"]
    assert state.hands == ((1,), (5,), (6,))


def test_who_is_asked_does_not_depend_on_cards() -> None:
    for hand in ((5, 5), (2, 2)):
        state = position(hands=((1, 5), hand, (2, 6)))
        GAME.apply(state, 0, Sell(5))
        assert GAME.decision(state).seats == (1,)
    assert GAME.refusal(state, 1, Object(5)).key == "no_such_card"


def test_windows_need_a_game_to_say_what_answers_do() -> None:
    rule: WindowRule[Any, Any] = WindowRule({}, Decline())
    window = Window("x", 0, (1,))
    state = position(frames=[window])
    assert list(rule.moves(state, window, 1)) == [Decline()]
    assert rule.refusal(state, window, 1, Object(1)).key == "not_an_answer"
    with pytest.raises(NotImplementedError):
        rule.answer(Step(state), window, 1, Object(1))


# ---- frames
def test_the_end_of_the_game_inside_a_frame() -> None:
    state = position(coins=(1, 4, 4), hands=((), (5, 5), (2, 6)), discard=(1, 5))
    GAME.apply(state, 0, Gamble(), Chance([Outcome("dice", (1,))]))
    assert state.ended == "ruin"
    assert GAME.decision(state) is None
    assert GAME.question(state, 0) is None
    assert GAME.kinds(state, 0) == ()
    assert list(GAME.moves(state, 0)) == []
    assert GAME.refusal(state, 0, EndTurn()) == GAME_OVER
    assert GAME.normal(state, 0, Sell(1, "x")) == Sell(1, "x")
    with pytest.raises(IllegalMove):
        GAME.apply(state, 0, EndTurn())


def test_open_families_are_judged_by_refusal() -> None:
    state = position()
    listed = [move for move in GAME.moves(state, 0) if isinstance(move, Offer)]
    assert Offer(1, 3, 2) not in listed
    assert GAME.refusal(state, 0, Offer(1, 3, 5)) is None
    assert GAME.refusal(state, 0, Offer(1, 5, 5)).key == "too_few_coins"
    apply(state, (0, Offer(1, 3, 5)), (1, Accept()))
    assert state.hands[:2] == ((1, 5, 5), (5,))
    assert state.coins == (1, 7, 4)


def test_normal_forms() -> None:
    state = position()
    assert GAME.normal(state, 0, Sell(1, "note")) == Sell(1)
    assert GAME.normal(state, 1, Sell(1, "note")) == Sell(1, "note"), "who is not asked"
    assert GAME.refusal(state, 0, Sell(1, "note")) is None


def test_a_rule_says_what_it_does_not_do() -> None:
    rule: FrameRule[Any, Any, Any] = FrameRule()
    state = position()
    step = Step(state)
    assert rule.decision(state, 1) is None
    assert rule.question(state, 1, 0) is None
    assert rule.kinds(state, 1, 0) == ()
    assert list(rule.moves(state, 1, 0)) == []
    assert list(rule.moves_of(state, 1, 0, Draw)) == []
    assert rule.refusal(state, 1, 0, Draw()).key == "not_asked"
    assert rule.normal(state, 1, 0, Draw()) == Draw()
    for call in (
        lambda: rule.run(step, 1),
        lambda: rule.answer(step, 1, 0, Draw()),
        lambda: rule.cancelled(step, 1),
    ):
        with pytest.raises(RuntimeError):
            call()
    with pytest.raises(RuntimeError):
        super(type(GAME), GAME).interject(step, 0, Draw())
    assert list(super(type(GAME), GAME).interjections(state, 0)) == []


def test_moves_of_one_kind() -> None:
    state = position()
    assert list(GAME.moves_of(state, 0, Sell)) == [Sell(1), Sell(5)]
    assert GAME.kinds(state, 1) == ()


# ---- chance
def test_a_record_must_fit() -> None:
    for record in ([], [Outcome("coin", (1,))], [Outcome("dice", (1, 2))], [Outcome("dice", (7,))]):
        with pytest.raises(ChanceError):
            GAME.apply(position(), 0, Gamble(), Chance(record))
    state = position(deck=(), known=(), discard=(1, 2, 3))
    for values in ((0, 1), (0, 1, 1), (1, 2, 3)):
        with pytest.raises(ChanceError):
            GAME.apply(GAME.copy(state), 0, Draw(), Chance([Outcome("shuffle", values)]))
    GAME.apply(state, 0, Draw(), Chance([Outcome("shuffle", (2, 0, 1))]))
    assert state.deck == (1, 2)
    assert state.hands[0] == (1, 3, 5)


def test_a_record_and_the_generator_leave_equal_states() -> None:
    first, second = position(), position()
    applied = GAME.apply(first, 0, Gamble())
    GAME.apply(second, 0, Gamble(), Chance(applied.outcomes))
    assert first == second


def test_a_queue_comes_before_the_generator() -> None:
    chance = QueuedChance({"dice": [6, 2]})
    state = position()
    assert chance.draw(state, "dice", 6) == (6,)
    with pytest.raises(ChanceError, match="2 values"):
        chance.draw(state, "dice", 6, 2)
    assert chance.draw(state, "dice", 6) == (2,)
    assert chance.draw(state, "dice", 6)[0] in range(1, 7)
    assert len(chance.outcomes) == 3


def test_the_generator_is_the_documented_one() -> None:
    # Of the authors' reference program for the seed 1234567: the state before the first output.
    state = 1234567
    numbers = []
    for _ in range(3):
        state, value = below(state, 1 << 64)
        numbers.append(value)
    assert numbers == [6457827717110365317, 3203168211198807973, 9817491932198370423]
    with pytest.raises(ValueError):
        below(1, 0)
    assert sorted(permutation(5, 6)[1]) == list(range(6))
    generator = Generator(3)
    counts = [0] * 6
    for _ in range(6000):
        counts[generator.below(6)] += 1
    assert all(880 < count < 1120 for count in counts)
    assert sorted(generator.shuffled((4, 5, 6))) == [4, 5, 6]


# ---- hooks
def test_moments_ask_the_powers_in_force() -> None:
    moment: Moment[[int], int] = Moment("cost")
    moment.add(3, lambda cost: cost - 1)
    moment.add(0, lambda cost: cost * 2)
    assert [hook(5) for hook in moment.of(0b1001)] == [10, 4]
    assert [hook(5) for hook in moment.of(0b1110)] == [4]
    assert moment.of(0b0110) == ()
    assert moment.of(0b1001) is moment.of(0b1001)
    assert [bit for bit, _ in moment.sources(0b1000)] == [3]
    moment.add(1, lambda cost: 0)
    assert [hook(5) for hook in moment.of(0b1011)] == [10, 0, 4]


# ---- small things
def test_scores_are_in_halves() -> None:
    assert Score(0, 13, (("a", 13),)).total == 6.5


def test_games_are_found_by_id() -> None:
    assert load_game("toy") is GAME
    with pytest.raises(UnknownGame, match="choose one of"):
        load_game("chess")


def test_options_are_completed() -> None:
    seats = (SeatConfig(), SeatConfig())
    assert GAME.complete(Config(seats=seats)).options == {"rounds": 3, "rich": False}
    assert GAME.complete(Config(seats=seats, options={"other": 1})).options["other"] == 1
    assert GAME.is_open(position(), 0, Done()) is False
    assert GAME.content() == ()


def test_defaults_of_the_contract() -> None:
    state = position()
    assert Game.kinds(GAME, state, 0) == ()
    assert Game.is_reluctant(GAME, state, 0, Draw()) is False
    assert Game.is_open(GAME, state, 0, Draw()) is False
    assert Game.normal(GAME, state, 0, Draw()) == Draw()
    turn = position()
    assert Game.question(GAME, turn, 0) == GAME.decision(turn)
    assert Game.question(GAME, turn, 1) is None
    assert list(Game.moves_of(GAME, turn, 0, Sell)) == [Sell(1), Sell(5)]
