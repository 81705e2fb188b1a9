"""Every key that the rules use has words, and every template only names values that it gets."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

pytest.importorskip("PySide6")

import core.games.clash
from core.engine.decision import Entry
from desktop.games.clash.words.refusals import REFUSALS
from desktop.games.clash.words.sentences import JOURNAL, MOVES, QUESTIONS
from desktop.games.clash.words.speaker import Speaker

RULES = Path(core.games.clash.__file__).parent
SOURCES = "\n".join(path.read_text("utf-8") for path in sorted(RULES.rglob("*.py")))


def keys(pattern: str) -> set[str]:
    return set(re.findall(pattern, SOURCES))


def test_every_refusal_has_a_sentence() -> None:
    used = keys(r'Refusal\(\s*"([a-z_]+)"') | keys(r'"(government_prerequisite|top_advance_first)"')
    used |= {f"collect_{reason}" for reason in ("exhausted", "another_city", "enemy_units")}
    assert len(used) > 80
    assert used - set(REFUSALS) == set()


def test_every_journal_line_has_a_sentence() -> None:
    used = keys(r'\.write(?:_private)?\(\s*"([a-z_]+)"') | keys(r'key: str = "([a-z_]+)"')
    assert len(used) > 40
    assert used - set(JOURNAL) == set()


def test_every_question_has_a_title() -> None:
    used = keys(r'Decision\([^"]*"([a-z_]+)"') | {"raze", "government", "spawn_settlement", "spawn_infantry"}
    used -= {"barbarians_spawn", "status_phase", "optional"}  # sources and values of questions whose kind is computed
    used |= keys(r'\bask\(\s*step,\s*frame,\s*"([a-z_]+)"')
    assert len(used) > 20
    assert used - set(QUESTIONS) == set()


def test_every_move_has_a_name() -> None:
    used = {f"move.{tag}" for tag in keys(r'Move, frozen=True, tag="([a-z_]+)"')}
    assert len(used) >= 23
    assert used | {"history.start"} == set(MOVES)


def test_a_captured_city_without_a_name_is_called_by_its_space() -> None:
    entry = Entry("city_captured", 0, {"loser": -1, "space": 12, "city": "", "size": 1, "mood": 0})
    assert Speaker(("Mira",)).entry(entry)[1] == "Mira captured 12 from Barbarians."


def test_dice_of_a_battle_and_of_a_card_are_told() -> None:
    speaker = Speaker(("Mira",))
    assert speaker.entry(Entry("battle_roll", 0, {"dice": ((3, "infantry"), (5, ""))}))[1] == "Mira rolled 3, 5."
    assert "rolled 3, 5" in speaker.entry(Entry("combat_card_dice", 0, {"dice": (3, 5), "source": "archers"}))[1]
