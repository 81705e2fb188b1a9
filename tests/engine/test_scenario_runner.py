"""The scenario runner finds what is not as expected, and says it readably."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from core.engine.decision import Applied, Refusal
from core.engine.difference import differences
from core.engine.game import Config
from core.engine.scenario import Scenario, ScenarioError, read, run
from tests.engine import toy
from tests.engine.toy_pieces import State

POSITION = """
game = "toy"
hands = [[1, 5], [5, 5]]
deck = [3, 4]
coins = [2, 0]
"""


def problems(text: str, position: str = POSITION) -> tuple[str, ...]:
    """Run a scenario and return what was wrong."""
    return run(Scenario("test", "test.toml", tomllib.loads(position + text))).problems


GOOD = """
[[moves]]
seat = 0
gamble = {}
chance = {dice = [5]}
entries = ["toy.gambled"]
expect = {seats = {0 = {coins = 3}}}
[[moves]]
seat = 0
offer = {to = 1, coins = 2, card = 5}
listed = false
[[moves]]
seat = 1
accept = {}
[[moves]]
seat = 1
sell = {card = 5}
refused = "not_your_turn"
section = "Gameplay"
values = {}
[[moves]]
expect = {deck = 2}
[expect]
deck = 2
seats = {0 = {hand = [1, 5, 5]}, 1 = {coins = 2}, 2 = "absent"}
"""


def test_a_good_scenario_passes() -> None:
    assert problems(GOOD) == ()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (GOOD.replace("coins = 3", "coins = 4"), "move 1: seats.0.coins: expected 4, found 3"),
        (GOOD.replace("[1, 5, 5]", "[1, 5]"), "the end: seats.0.hand: expected [1, 5], found [1, 5, 5]"),
        (GOOD.replace('2 = "absent"', '1 = "absent"').replace("1 = {coins = 2}, ", ""), "expected to be absent"),
        (GOOD.replace('"not_your_turn"', '"too_poor"'), "expected to be refused with too_poor, found not_your_turn"),
        (GOOD.replace("values = {}", "values = {city = 1}"), "city: expected 1, but it is absent"),
        (GOOD.replace('"Gameplay"', '"Other"'), "expected the section 'Other'"),
        (GOOD.replace("listed = false", ""), "allowed, but not among the moves"),
        (GOOD.replace('["toy.gambled"]', '["toy.won"]'), "expected the journal lines toy.won in this order, found toy.gambled"),
        (GOOD.replace("[5]}", "[5, 6]}"), "the end: 1 values of 'dice' were not used"),
        (GOOD.replace("[5]}", "[9]}"), "record holds (9,)"),
        (GOOD.replace("[5]}", '["x"]}'), "must be an array of numbers"),
        (GOOD.replace("deck = 2\nseats", "dreck = 2\nseats"), "dreck: expected 2, but it is absent (there is: deck"),
        ("[[moves]]\nseat = 0\nsell = {card = 6}", "move 1: refused: not_possible"),
        ("[[moves]]\nseat = 0\nend_turn = {}\nrefused = 'x'", "expected to be refused (x), but it is allowed"),
        ("[[moves]]\nend_turn = {}", "`seat` must be a number"),
        ("[[moves]]\nseat = true\nend_turn = {}", "`seat` must be a number"),
        ("[[moves]]\nseat = 0\ndance = {}", "dance: Invalid value 'dance'"),
        ("[[moves]]\nseat = 0\nsell = {card = 'x'}", "Expected `int`"),
        ("moves = 3", "`moves` must be an array"),
        ("colour = 3", "the toy knows no colour"),
        ("game = 'chess'", "There is no game 'chess'"),
    ],
)  # fmt: skip
def test_what_is_wrong_is_said(text: str, said: str) -> None:
    position = POSITION.replace('game = "toy"\n', "") if text.startswith("game") else POSITION
    found = problems(text, position)
    assert any(said in line for line in found), found


def test_what_the_rules_raise_is_a_problem() -> None:
    assert problems("", 'game = "toy"') == ("KeyError: 'hands'",)


def test_a_position_may_have_seats_that_no_game_has() -> None:
    assert problems("[[moves]]\nseat = 0\nshout = {}", 'game = "toy"\nhands = [[1, 2]]\n') == ()


def test_only_the_first_wrong_move_is_told() -> None:
    assert len(problems("[[moves]]\nseat = 0\nsell = {card = 6}\n[[moves]]\nseat = 1\nsell = {card = 6}")) == 1


class Faulty(toy.Toy):
    """The toy with one fault."""

    fault = ""

    def copy(self, state: State) -> State:
        return state if self.fault == "copy" else super().copy(state)

    def problem(self, config: Config) -> Refusal | None:
        return Refusal("closed", "") if self.fault == "problem" else super().problem(config)

    def broken(self, state: State) -> tuple[str, ...]:
        return ("all is lost",) if self.fault == "broken" else super().broken(state)

    def refusal(self, state: State, seat: int, move: Any) -> Refusal | None:
        if self.fault == "refusal" or (self.fault == "view" and not state.rng):
            return Refusal("no", "Toy")
        return super().refusal(state, seat, move)

    def encode_state(self, state: State) -> bytes:
        data = super().encode_state(state)
        return data.replace(b'"chips":[0,', b'"chips":[1,') if self.fault == "encode" else data

    def apply(self, state: State, seat: int, move: Any, chance: Any = None) -> Applied:
        applied = super().apply(state, seat, move, chance)
        if self.fault == "apply" and type(chance).__name__ == "Chance":
            state.coins = (99, *state.coins[1:])
        return applied


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        ("copy", "move 1: the copy shares something"),
        ("problem", "SaveError: The saved game has a set-up that the rules do not allow (closed)."),
        ("broken", "the position: broken: all is lost"),
        ("refusal", "move 1: among the moves, but refused: no (Toy)"),
        ("view", "move 1: the seat's view gives"),
        ("encode", "stored and read again, the state is another one"),
        ("apply", "replayed from a save: coins[0]: expected 3, found 99"),
    ],
)
def test_faults_of_a_game_are_found(fault: str, said: str) -> None:
    game = Faulty()
    game.fault = fault

    class Package:
        GAME = game
        SCENARIOS = toy.SCENARIOS

    data = tomllib.loads(POSITION + GOOD)
    found = run(Scenario("test", "test.toml", data), lambda name: Package).problems
    assert any(said in line for line in found), found


def test_files_hold_one_or_several(tmp_path: Path) -> None:
    file = tmp_path / "market.toml"
    file.write_text('name = "one"' + POSITION)
    (one,) = read(file)
    assert (one.name, one.data["game"]) == ("one", "toy")
    file.write_text('game = "toy"\n[[scenario]]\nhands = [[1], [2]]\n[[scenario]]\nname = "b"\nhands = [[1], [2]]')
    assert [scenario.name for scenario in read(file)] == ["market 1", "b"]
    assert all(run(scenario).problems == () for scenario in read(file))


def test_unreadable_files(tmp_path: Path) -> None:
    file = tmp_path / "x.toml"
    with pytest.raises(ScenarioError, match="can't be read"):
        read(file)
    file.write_text("a = ")
    with pytest.raises(ScenarioError, match=r"x\.toml"):
        read(file)
    file.write_text("scenario = 3")
    with pytest.raises(ScenarioError, match="array of tables"):
        read(file)


def test_differences() -> None:
    assert differences({"a": [1, {"b": 2}]}, {"a": [1, {"b": 2}]}) == []
    assert differences({"a": 1}, {"a": 1, "b": 2}) == ["b: not expected, found 2"]
    assert differences([1, 2], [1]) == ["all: expected [1, 2], found [1]"]
    assert differences([1, 2], (1, 3)) == ["[1]: expected 2, found 3"]
    assert differences({"a": True}, {"a": 1}) == ["a: expected True, found 1"]
    assert differences({"a": "absent"}, {}, subset=True) == []
    assert differences({"a": "absent"}, {"a": "absent"}, subset=True) == []
    assert differences({"a": {}}, {"a": {"b": 1}}, subset=True) == ["a: expected to be empty, found {'b': 1}"]
    assert differences({"a": {}}, {"a": {}}, subset=True) == []
    assert differences({}, {"a": 1}, subset=True) == []
    assert differences({"a": "present"}, {"a": 1}, subset=True) == []
    assert differences({"a": "present"}, {}, subset=True) == ["a: expected 'present', but it is absent"]
    (line,) = differences("x" * 500, "y")
    assert len(line) < 200
