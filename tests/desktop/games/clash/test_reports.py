"""Which battles are reported to the person at the machine."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from core.engine.decision import Entry
from core.games.clash.rules.event_texts import EVENT_TEXTS
from core.games.clash.rules.objectives import STATUS
from desktop.games.clash.dialogs.asking import event_asking
from desktop.games.clash.dialogs.battle_side import side_words
from desktop.games.clash.dialogs.battle_story import stories
from desktop.games.clash.dialogs.happened import (
    EventStory,
    ended_influences,
    event_lines,
    event_stories,
    lines_of_event,
)
from desktop.games.clash.reports import concerns, ended_battles, with_boosts
from desktop.games.clash.words.speaker import Speaker
from desktop.table.deeds import Deed


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


def test_a_battle_that_a_card_decides_tells_card_and_roll_and_was_defended() -> None:
    entries = [
        Entry("battle_started", 0, {"defender": -1, "space": 4, "naval": 0, "city": "",
                                    "attackers": (("infantry", 2),), "defenders": (("infantry", 1),)}),
        Entry("combat_card_revealed", 0, {"card": "A22", "half": "archers", "side": 0, "round": 1}),
        Entry("combat_card_dice", 0, {"source": "archers", "side": 0, "round": 1, "faces": (9,), "dice": (5,), "success": 1}),
        Entry("battle_casualties", -1, {"side": 1, "round": 1, "space": 4, "units": (("infantry", 1),)}),
        Entry("battle_ended", 0, {"outcome": "attacker"}),
    ]  # fmt: skip
    story = stories(entries)[0]
    assert not story.undefended
    assert story.before_roll
    attackers, barbarians = story.rounds[0].sides
    assert side_words(attackers, rolled=False) == "Archers (rolled 5: it works), no losses"
    assert side_words(barbarians, rolled=False) == "loses 1 Infantry"


def test_an_attempt_to_influence_tells_die_bonus_and_end() -> None:
    journal = [
        TURN,
        Entry("influence_tried", 0, {"city": 3, "target": 9, "using": ""}),
        Entry("influence_rolled", 0, {"die": 2, "result": 3, "target": 9}),
        Entry("influence_failed", 0, {"target": 9}),
    ]
    assert ended_influences(journal, journal[3:], 1) == []
    (story,) = ended_influences(journal, journal[3:], 0)
    assert not story.done
    assert story.lines(Speaker(("Mira", "Rome")))[1:] == (
        "Result 3: die 2, bonus +1, at least 5 is needed.", "The attempt on 9 failed.",
    )  # fmt: skip


def test_an_event_that_touched_nobody_says_so_once_it_is_over() -> None:
    story = EventStory("E02", 0, 1)
    assert not story.changed_nothing
    story.over = True
    assert story.changed_nothing
    story.entries.append(Entry("event_units_lost", 0))
    assert not story.changed_nothing


def test_draws_of_the_status_phase_and_what_was_taken_back_are_no_consequences_of_an_event() -> None:
    drawn = Entry("event_drawn", 0, {"card": "E02", "icon": "", "from_discard": 0})
    own = Entry("card_drawn", 1, {"kind": "action", "source": "E02"})
    ordinary = Entry("card_drawn", 0, {"kind": "objective", "source": STATUS})
    back = Entry("history.taken_back", 0, {"steps": 3})
    path: Any = [SimpleNamespace(id=4, entries=(drawn, own, ordinary, ordinary), state=SimpleNamespace(frames=[]))]
    (story,) = event_stories(path, 0)
    assert story.over
    assert story.entries == [own]
    speaker = Speaker(("Mira", "Rome"))
    assert lines_of_event([drawn, own, ordinary], "E02") == (own,)
    assert event_lines(speaker, [drawn, back, own, ordinary], "E02") == ("Rome drew 1 Action card.",)


def test_a_great_person_of_another_player_does_not_address_the_reader() -> None:
    assert "You may" not in event_asking("E18", drawer="Rome").text
    assert "Rome" in event_asking("E07", drawer="Rome").text or EVENT_TEXTS["E07"].everybody


def test_what_raised_a_roll_is_told_with_it():
    tried = Deed(1, Entry("influence_tried", 1, {"target": 4}), True)
    rolled = Deed(1, Entry("influence_rolled", 1, {"die": 4, "result": 4, "target": 4}), True)
    paid = Deed(2, Entry("paid", 1, {"goods": (("culture", 1),), "source": "influence_culture"}), False)
    others = Deed(3, Entry("paid", 1, {"goods": (("food", 1),), "source": "recruit"}), False)
    assert [deed.concerns for deed in with_boosts([tried, rolled, paid, others])] == [True, True, True, False]
    elsewhere = Deed(1, rolled.entry, False)
    assert not any(deed.concerns for deed in with_boosts([elsewhere, paid]))
