"""Every rules scenario in this folder: data that says what the rules do."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.engine.scenario import Scenario, run
from tests.scenarios.files import FOLDER, SCENARIOS


def name_of(scenario: Scenario) -> str:
    """Return the file and the name of a scenario."""
    return f"{Path(scenario.file).relative_to(FOLDER).with_suffix('').as_posix()}: {scenario.name}"


@pytest.mark.parametrize("scenario", SCENARIOS, ids=name_of)
def test_scenario(scenario: Scenario) -> None:
    report = run(scenario)
    assert not report.problems, "\n" + "\n".join(report.problems)
