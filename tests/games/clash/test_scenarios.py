"""What the scenarios of the main game cover; tests/scenarios runs them."""

from __future__ import annotations

import pytest

from core.games.clash import GAME
from core.games.clash.content.buildings import BUILDINGS
from core.games.clash.content.events.deck import EVENTS, ICONS, NO_ICON
from core.games.clash.content.powers import ADVANCES, WONDERS
from core.games.clash.scenario_moves import READERS
from tests.scenarios.files import SCENARIOS

assert GAME  # declares the content


def test_names_are_unique_in_a_file() -> None:
    seen = [(scenario.file, scenario.name) for scenario in SCENARIOS]
    assert len(set(seen)) == len(seen)


def test_every_scenario_expects_something() -> None:
    for scenario in SCENARIOS:
        rows = [scenario.data, *scenario.data.get("moves", [])]
        assert any("expect" in row or "refused" in row for row in rows), scenario.name


@pytest.mark.parametrize("name", [card.name for card in (*ADVANCES.values(), *WONDERS.values())])
def test_every_advance_and_wonder_has_a_scenario_of_its_name(name: str) -> None:
    assert any(scenario.name.partition(":")[0].endswith(name) or f"{name} " in scenario.name for scenario in SCENARIOS)


def test_every_building_and_icon_has_a_scenario() -> None:
    buildings = {move["construct"]["building"] for s in SCENARIOS for move in s.data.get("moves", []) if "construct" in move}
    assert set(BUILDINGS) <= buildings
    drawn = {EVENTS[card].icon for scenario in SCENARIOS for card in scenario.data.get("events", [])}
    assert drawn == {NO_ICON, *ICONS}


def test_every_kind_of_move_is_made() -> None:
    made = {key for scenario in SCENARIOS for move in scenario.data.get("moves", []) for key in move}
    assert set(READERS) <= made
