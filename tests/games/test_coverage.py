"""docs/coverage/<game>.md is what the command makes of today's scenarios, and no entry is without one."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.commands.coverage import exercised, table
from core.engine.scenario import Report, run
from core.games.clash import GAME
from tests.scenarios.files import SCENARIOS

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def reports() -> list[Report]:
    return [
        Report(report.name, str(Path(report.file).relative_to(ROOT)), report.problems, report.named)
        for report in map(run, SCENARIOS)
    ]


@pytest.mark.unmeasured
def test_every_entry_has_a_scenario(reports: list[Report]) -> None:
    assert [entry for entry, found in exercised(GAME, reports).items() if not found] == []


def test_the_table_is_up_to_date(reports: list[Report]) -> None:
    kept = (ROOT / "docs/coverage/clash.md").read_text("utf-8")
    assert kept == table(GAME, reports), "run: ecumene scenario tests/scenarios/clash --coverage docs/coverage/clash.md"
