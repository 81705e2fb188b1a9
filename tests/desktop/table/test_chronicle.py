"""The journal of a session as rows: kept while they stay, private lines for their owner."""

from __future__ import annotations

from typing import Any

import pytest

from core.engine.decision import Entry
from core.engine.history import Policy
from core.engine.session import Session
from core.games.clash.game import GAME
from core.games.clash.moves import DONE, Found, MoveUnits, TakeAdvance
from core.games.clash.scenario import SCENARIOS
from desktop.games.clash.words.speaker import Speaker
from desktop.table.chronicle import Chronicle

COLOURS = ("#AA0000", "#0000AA")


def make_session() -> Session[Any, Any]:
    """Return a session at a turn of seat 0, who can take a few Advances and will draw a Wonder card with one."""
    mine = {"food": 4, "cubes": 3, "cities": {"0,0": {"name": "Ur"}}, "actions": 3}
    state = SCENARIOS.build({"board": {"radius": 2}, "wonder_deck": ["great_arena"], "seats": {"0": mine, "1": {}}})
    return Session(GAME, state.config, 1, start=state, prologue=(Entry("turn_started", 0, {"age": 1, "round": 1}),))


@pytest.fixture
def session() -> Session[Any, Any]:
    return make_session()


def chronicle_of(session: Session[Any, Any], words: Speaker | None = None) -> Chronicle:
    words = words or Speaker(("Mira", "Jonas"))
    words.view = session.view(None)
    return Chronicle(session, words, COLOURS.__getitem__, frozenset({"turn_started"}), frozenset({"paid"}))


def texts(chronicle: Chronicle, viewer: int | None) -> list[str]:
    return [row.text for row in chronicle.journal_rows(viewer)]


def test_private_lines_are_for_their_owner(session):
    session.submit(0, TakeAdvance("engineering"))
    chronicle = chronicle_of(session)
    assert any("Great Arena" in text for text in texts(chronicle, 0))
    for viewer in (None, 1):
        assert not any("Great Arena" in text for text in texts(chronicle, viewer))
        assert any("Wonder card" in text for text in texts(chronicle, viewer))
    assert len(texts(chronicle, 0)) == len(texts(chronicle, None))


def test_headings_colours_marks_and_what_is_left_out(session):
    session.submit(0, TakeAdvance("engineering"))
    rows = chronicle_of(session).journal_rows(0)
    assert rows[0].heading
    assert {row.colour for row in rows[1:] if row.text.startswith("Mira")} == {COLOURS[0]}
    assert sum(row.revealed for row in rows) == 1
    assert not any(row.chance for row in rows)
    written = [entry.key for node in session.history.path() for entry in node.entries]
    assert "paid" in written
    assert len(rows) == sum(key != "paid" for key in written)


def test_each_step_is_worded_once_until_it_is_forgotten(session):
    class Counting(Speaker):
        asked = 0

        def entry(self, entry: Entry) -> tuple[str, str]:
            Counting.asked += 1
            return super().entry(entry)

    chronicle = chronicle_of(session, Counting(("Mira", "Jonas")))
    session.submit(0, TakeAdvance("fishing"))
    first = chronicle.journal_rows(0)
    asked = Counting.asked
    assert chronicle.journal_rows(0) == first
    assert Counting.asked == asked
    chronicle.forget()
    assert chronicle.journal_rows(0) == first
    assert Counting.asked == 2 * asked


def test_a_step_back_that_was_marked_is_told_at_the_step_it_went_to(session):
    root = session.history.root
    session.submit(0, TakeAdvance("engineering"))
    chronicle = chronicle_of(session)
    before = chronicle.journal_rows(0)
    session.go_to(root, agreed=True, by=0)
    rows = chronicle.journal_rows(0)
    assert len(rows) == 2
    assert rows[-1].text.startswith("Mira took back 1 step")
    session.submit(0, TakeAdvance("engineering"))
    assert [row.text for row in chronicle.journal_rows(0) if "took back" not in row.text] == [row.text for row in before]


def test_a_decision_about_taking_back_is_told_where_it_was_made(session):
    chronicle = chronicle_of(session)
    session.submit(0, TakeAdvance("fishing"))
    before = len(chronicle.journal_rows(0))
    session.rule(Policy.STRICT, 1)
    rows = chronicle.journal_rows(0)
    assert len(rows) == before + 1
    assert rows[-1].text.startswith("Jonas")
    assert rows[-1].colour == COLOURS[1]


def test_places_keep_the_names_that_they_had_when_something_happened():
    mine = {"cities": {"0,0": {"name": "Ur"}}, "units": {"0,1": {"settler": 1}, "1,0": {"settler": 1}}, "actions": 3}
    state = SCENARIOS.build({"board": {"radius": 2}, "seats": {"0": mine, "1": {}}})
    session: Session[Any, Any] = Session(GAME, state.config, 1, start=state)
    start, camp = (state.geometry().index[at] for at in ((0, 1), (1, 1)))
    told = chronicle_of(session)
    session.submit(0, MoveUnits((start, camp), (("settler", 0, 1),)))
    moved = texts(told, None)
    session.submit(0, [DONE, Found(camp)])
    assert session.state.cities[camp].name
    assert texts(told, None)[: len(moved)] == moved
    # Whoever opens the game later reads the same.
    assert texts(chronicle_of(session), None) == texts(told, None)
    session.undo()
    told.forget()
    assert texts(told, None) == moved
