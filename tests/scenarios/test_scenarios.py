"""Every rules scenario in this folder: data that says what the rules do."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.engine.scenario import Scenario, read, run

FOLDER = Path(__file__).parent


def collected() -> list[object]:
    """Return one parameter for each scenario of each file."""
    found: list[object] = []
    for file in sorted(FOLDER.rglob("*.toml")):
        name = file.relative_to(FOLDER).with_suffix("").as_posix()
        found.extend(pytest.param(scenario, id=f"{name}: {scenario.name}") for scenario in read(file))
    return found


@pytest.mark.parametrize("scenario", collected())
def test_scenario(scenario: Scenario) -> None:
    report = run(scenario)
    assert not report.problems, "\n" + "\n".join(report.problems)
