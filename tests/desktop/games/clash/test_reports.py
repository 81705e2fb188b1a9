"""Which battles are reported to the person at the machine."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from core.engine.decision import Entry
from desktop.games.clash.reports import concerns, ended_battles


def started(attacker: int, defender: int) -> Entry:
    return Entry("battle_started", attacker, {"space": 4, "defender": defender})


ENDED = Entry("battle_ended", -1, {"outcome": "attacker"})
TURN = Entry("turn_started", 1)


def test_a_battle_is_reported_from_its_start_though_it_began_steps_ago() -> None:
    roll = Entry("battle_roll", 0)
    journal = [TURN, started(0, 1), roll, roll, ENDED]
    assert ended_battles(journal, [roll, ENDED], 0) == [tuple(journal[1:])]
    assert ended_battles(journal, [roll, ENDED], 1) == [tuple(journal[1:])]


def test_battles_of_others_and_battles_that_go_on_are_not_reported() -> None:
    journal = [started(0, -1), ENDED, started(1, 2), ENDED]
    assert ended_battles(journal, [started(1, 2), ENDED], 0) == []
    assert ended_battles(journal, journal, 0) == [tuple(journal[:2])]
    assert ended_battles([started(0, 1)], [started(0, 1)], 0) == []
    journal = [started(0, 1), ENDED, started(0, 2)]
    assert ended_battles(journal, journal[1:], 0) == [tuple(journal[:2])]


def test_news_concern_whom_they_attack_or_influence_and_no_number_that_happens_to_be_the_seat() -> None:
    view: Any = SimpleNamespace(cities={9: SimpleNamespace(owner=1)})
    assert concerns(view, started(0, 1), 1)
    assert concerns(view, Entry("influence_tried", 0, {"city": 3, "target": 9}), 1)
    assert not concerns(view, Entry("influence_tried", 0, {"city": 1, "target": 4}), 1)
    assert not concerns(view, Entry("region_explored", 0, {"slot": 1}), 1)
