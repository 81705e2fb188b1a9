"""Every rules scenario of the main game, each as a test of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.engine.scenario import Scenario, read, run

FOLDER = Path(__file__).parents[2] / "scenarios" / "clash"
SCENARIOS = [scenario for file in sorted(FOLDER.glob("*.toml")) for scenario in read(file)]


@pytest.mark.parametrize("scenario", SCENARIOS, ids=[f"{Path(s.file).stem}: {s.name}" for s in SCENARIOS])
def test_scenario(scenario: Scenario) -> None:
    assert run(scenario).problems == ()


def test_names_are_unique_in_a_file() -> None:
    seen = [(scenario.file, scenario.name) for scenario in SCENARIOS]
    assert len(set(seen)) == len(seen)


def test_every_scenario_expects_something() -> None:
    for scenario in SCENARIOS:
        rows = [scenario.data, *scenario.data.get("moves", [])]
        assert any("expect" in row or "refused" in row for row in rows), scenario.name
