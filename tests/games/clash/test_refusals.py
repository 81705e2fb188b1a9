"""Every reason that the rules can give for refusing a move is given in a scenario, and those of New Game here."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

import core.games.clash
from core.engine.game import Config, SeatConfig
from core.games.clash import GAME
from tests.scenarios.files import SCENARIOS

PACKAGE = Path(core.games.clash.__file__).parent
BUILT_KEYS = {
    "collect.py": {"collect_exhausted", "collect_another_city", "collect_enemy_units"},
    "advance.py": {"government_prerequisite", "top_advance_first"},
    "play.py": {"card_only_captured", "card_only_collect", "card_only_influence"},
}
"""Module -> the keys that it puts together."""
OF_MIXED_ARMIES = {"choose_casualties", "wrong_number_of_casualties", "not_in_battle"}
"""Casualties are chosen among several kinds of Army units, which the base game has not: test_combat.py brings them."""

TWO = (SeatConfig(), SeatConfig(colour=1))
PROBLEMS: dict[str, Config] = {
    "number_of_players": Config(seats=(SeatConfig(),)),
    "unknown_option": Config(seats=TWO, options={"weather": True}),
    "option_value": Config(seats=TWO, options={"mode": "cheating"}),
    "learning_has_icons_only": Config(seats=TWO, options={"mode": "learning", "events": "optional"}),
    "short_game_ends_with_age_4": Config(seats=TWO, options={"length": "short", "ending": "roll"}),
    "no_such_colour": Config(seats=(SeatConfig(), SeatConfig(colour=9))),
    "colour_twice": Config(seats=(SeatConfig(colour=2), SeatConfig(colour=2))),
}


@cache
def keys_in_the_rules() -> set[str]:
    """Return the keys of all refusals that the game's modules make."""
    keys: set[str] = set()
    for file in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refusal":
                key = node.args[0]
                if isinstance(key, ast.Name | ast.JoinedStr):
                    keys |= BUILT_KEYS[file.name]
                else:
                    choices = (key.body, key.orelse) if isinstance(key, ast.IfExp) else (key,)
                    keys |= {str(ast.literal_eval(choice)) for choice in choices}
    return keys


def test_every_refusal_is_produced() -> None:
    produced = {move["refused"] for scenario in SCENARIOS for move in scenario.data.get("moves", []) if "refused" in move}
    assert sorted(keys_in_the_rules() - produced - set(PROBLEMS) - OF_MIXED_ARMIES) == []


def test_every_expected_refusal_exists() -> None:
    expected = {move["refused"] for scenario in SCENARIOS for move in scenario.data.get("moves", []) if "refused" in move}
    assert sorted(expected - keys_in_the_rules()) == ["game_over", "not_your_turn"]


@pytest.mark.parametrize("key", PROBLEMS)
def test_problems_of_a_configuration(key: str) -> None:
    problem = GAME.problem(PROBLEMS[key])
    assert problem is not None
    assert problem.key == key
    with pytest.raises(ValueError, match=key):
        GAME.new(PROBLEMS[key], 1)
