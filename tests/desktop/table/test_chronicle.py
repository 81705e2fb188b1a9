"""Journal and history of a session as rows: kept while they stay, private lines for their owner, branches in columns."""

from __future__ import annotations

from typing import Any

import pytest

from core.engine.decision import Entry
from core.engine.session import Session
from core.games.clash.game import GAME
from core.games.clash.moves import TakeAdvance
from core.games.clash.scenario import SCENARIOS
from desktop.docks.history import MOST_ROWS
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


def states(chronicle: Chronicle) -> list[tuple[str, int, int]]:
    return [(row.state, row.column, row.parent) for row in chronicle.history_rows()]


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
    session.go_to(root, agreed=True)
    rows = chronicle.journal_rows(0)
    assert len(rows) == 2
    assert "taken back" in rows[-1].text
    session.submit(0, TakeAdvance("engineering"))
    assert [row.text for row in chronicle.journal_rows(0) if "taken back" not in row.text] == [row.text for row in before]


def test_the_history_shows_past_current_future_and_other_lines(session):
    chronicle = chronicle_of(session)
    assert states(chronicle) == [("current", 0, -1)]
    root = session.history.current
    session.submit(0, TakeAdvance("fishing"))
    first = session.history.current
    assert states(chronicle) == [("past", 0, -1), ("current", 0, 0)]
    session.go_to(root)
    assert states(chronicle) == [("current", 0, -1), ("future", 0, 0)]
    session.submit(0, TakeAdvance("storage"))
    assert states(chronicle) == [("past", 0, -1), ("other", 1, 0), ("current", 0, 0)]
    session.go_to(first)
    assert states(chronicle) == [("past", 0, -1), ("current", 0, 0), ("other", 1, 0)]


def test_moves_of_one_gesture_are_one_row_named_after_the_first(session):
    chronicle = chronicle_of(session)
    session.submit(0, [TakeAdvance("fishing"), TakeAdvance("storage")])
    rows = chronicle.history_rows()
    assert len(rows) == 2
    assert rows[1].node == session.history.current.id
    assert "Fishing" in rows[1].text
    assert "Storage" not in rows[1].text


def test_no_more_rows_than_can_be_shown_the_newest_ones(session):
    chronicle = chronicle_of(session)
    root = session.history.root
    for number in range(MOST_ROWS + 20):
        session.go_to(root, agreed=True)
        session.history.append(0, TakeAdvance(f"x{number}"), session.game.apply(session.game.copy(root.state), 0,
                               TakeAdvance("fishing")), root.state, session.history.new_gesture())  # fmt: skip
    rows = chronicle.history_rows()
    assert len(rows) == MOST_ROWS
    assert rows[-1].state == "current"
    assert rows[0].parent == -1
