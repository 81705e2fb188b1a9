"""The numbered cases that the rules were checked against: each of the base game has a scenario that names it.

CT: cases of Action and Objective cards; T: cases of Events. Left out are those of the expansion's cards and powers.
"""

from __future__ import annotations

import re

from tests.scenarios.files import SCENARIOS

CARDS = {f"CT{number:02}" for number in range(1, 95)} - {"CT07", "CT08", "CT83", "CT84", "CT85"}
EXPANSION_EVENTS = {10, *range(30, 37), 43, 44, 49, 50, 54, 55, 64, 65, *range(70, 86), *range(95, 100), 101}
EVENTS = {f"T{number:02}" for number in range(1, 102) if number not in EXPANSION_EVENTS}


def test_every_case_has_a_scenario() -> None:
    named: set[str] = set()
    for scenario in SCENARIOS:
        named.update(re.findall(r"\b(?:CT|T)\d{2,3}\b", scenario.name))
    assert sorted((CARDS | EVENTS) - named) == []
