"""The scenarios in this folder, read once for all tests that look at them."""

from __future__ import annotations

from pathlib import Path

from core.engine.scenario import Scenario, read

FOLDER = Path(__file__).parent
SCENARIOS: tuple[Scenario, ...] = tuple(scenario for file in sorted(FOLDER.rglob("*.toml")) for scenario in read(file))
