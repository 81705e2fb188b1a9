"""The tree of gestures as rows: lines in columns, what bots did and other lines folded, names with their players."""

from __future__ import annotations

import random
from typing import Any

import pytest

from core.engine.history import Policy
from core.engine.session import Session
from core.games.clash.game import GAME
from core.games.clash.moves import END_TURN, TakeAdvance
from core.games.clash.rules.advance import owns
from core.games.clash.scenario import SCENARIOS
from desktop.games.clash.words.speaker import Speaker
from desktop.table.lineage import Lineage

COLOURS = ("#AA0000", "#0000AA")


def make_session() -> Session[Any, Any]:
    """Return a session at a turn of seat 0; both seats can take a few Advances."""
    mine = {"food": 6, "cubes": 3, "cities": {"0,0": {"name": "Ur"}}, "actions": 3}
    other = {"food": 6, "cubes": 3, "cities": {"2,-2": {"name": "Roma"}}}
    state = SCENARIOS.build({"board": {"radius": 3}, "wonder_deck": ["great_arena"], "seats": {"0": mine, "1": other}})
    return Session(GAME, state.config, 1, policy=Policy.FREE, start=state)


@pytest.fixture
def session() -> Session[Any, Any]:
    return make_session()


def lineage_of(session: Session[Any, Any], *bots: int) -> Lineage:
    words = Speaker(("Mira", "Rome"))
    words.view = session.view(None)
    return Lineage(session, lambda node: words.label(session.history.label(node)), words.player, COLOURS.__getitem__, bots)


def shape(lineage: Lineage, opened: Any = frozenset()) -> list[tuple[str, int, int]]:
    return [(row.state, row.column, row.parent) for row in lineage.rows(0, opened)]


def texts(lineage: Lineage, opened: Any = frozenset(), viewer: int | None = 0) -> list[str]:
    return [row.text for row in lineage.rows(viewer, opened)]


def a_turn_of_rome(session: Session[Any, Any]) -> None:
    """Mira ends her turn; Rome takes two Advances and ends its own."""
    session.submit(0, END_TURN)
    for advance in ("fishing", "storage"):
        session.submit(1, TakeAdvance(advance))
    session.submit(1, END_TURN)


def test_past_current_future_and_other_lines(session):
    lineage = lineage_of(session)
    assert shape(lineage) == [("current", 0, -1)]
    root = session.history.current
    session.submit(0, TakeAdvance("fishing"))
    first = session.history.current
    assert shape(lineage) == [("past", 0, -1), ("current", 0, 0)]
    session.go_to(root)
    assert shape(lineage) == [("current", 0, -1), ("future", 0, 0)]
    session.submit(0, TakeAdvance("storage"))
    assert shape(lineage) == [("past", 0, -1), ("other", 1, 0), ("current", 0, 0)]
    assert texts(lineage)[1] == "other line: Advance: Fishing"
    assert lineage.lines() == (2, 2)
    session.go_to(first)
    assert shape(lineage) == [("past", 0, -1), ("other", 1, 0), ("current", 0, 0)]
    assert texts(lineage)[1] == "other line: Advance: Storage"
    assert lineage.lines() == (1, 2)


def test_moves_of_one_gesture_are_one_row_named_after_the_first(session):
    session.submit(0, [TakeAdvance("fishing"), TakeAdvance("storage")])
    rows = lineage_of(session).rows(0)
    assert len(rows) == 2
    assert rows[1].node == session.history.current.id
    assert "Fishing" in rows[1].text
    assert "Storage" not in rows[1].text


def test_another_line_is_one_row_until_it_is_unfolded(session):
    root = session.history.current
    for advance in ("fishing", "storage"):
        session.submit(0, TakeAdvance(advance))
    end = session.history.current
    session.go_to(root)
    session.submit(0, TakeAdvance("irrigation"))
    lineage = lineage_of(session)
    folded = lineage.rows(0)[1]
    assert (folded.node, folded.opened) == (end.id, False)
    assert lineage.folded(folded) == ("Advance: Storage",)
    rows = lineage.rows(0, {folded.key})
    assert [(row.state, row.column, row.parent) for row in rows] == [
        ("past", 0, -1), ("other", 1, 0), ("other", 1, 1), ("current", 0, 0),
    ]  # fmt: skip
    assert rows[1].opened
    assert rows[1].key == folded.key
    assert [row.text for row in rows[1:3]] == ["Advance: Fishing", "Advance: Storage"]


def test_a_line_that_goes_off_another_line_hangs_on_it(session):
    root = session.history.current
    session.submit(0, TakeAdvance("fishing"))
    fork = session.history.current
    session.submit(0, TakeAdvance("storage"))
    session.go_to(fork)
    session.submit(0, TakeAdvance("irrigation"))
    session.go_to(root)
    session.submit(0, TakeAdvance("myths"))
    lineage = lineage_of(session)
    folded = lineage.rows(0)[1]
    assert lineage.folded(folded) == ("Advance: Irrigation",), "the way that was gone last"
    rows = lineage.rows(0, {folded.key})
    assert [(row.column, row.parent) for row in rows] == [(0, -1), (1, 0), (2, 1), (1, 1), (0, 0)]
    assert rows[2].text == "other line: Advance: Storage"
    assert lineage.lines() == (3, 3)


def test_a_turn_of_a_bot_is_one_row_until_it_is_unfolded(session):
    a_turn_of_rome(session)
    end = session.history.current.parent
    session.submit(0, TakeAdvance("myths"))
    lineage = lineage_of(session, 1)
    assert texts(lineage) == ["Start of the game", "End the turn", "Rome: 3 steps", "Advance: Myths"]
    folded = lineage.rows(0)[2]
    assert folded.node == session.history.current.parent.id != end.id
    assert folded.passed
    assert not folded.chance
    assert lineage.folded(folded) == ("Advance: Fishing", "Advance: Storage", "End the turn")
    assert texts(lineage, {folded.key})[2:5] == ["Rome: Advance: Fishing", "Rome: Advance: Storage", "Rome: End the turn"]
    assert [row.opened for row in lineage.rows(0, {folded.key})] == [False, False, True, False, False, False]
    assert texts(lineage_of(session))[2] == "Rome: Advance: Fishing", "people's gestures are never folded"


def test_the_place_that_is_played_is_never_folded_away(session):
    a_turn_of_rome(session)
    session.go_to(session.history.current.parent)
    lineage = lineage_of(session, 1)
    rows = lineage.rows(0)
    assert [row.state for row in rows].count("current") == 1
    assert texts(lineage)[2:] == ["Rome: 2 steps", "Rome: End the turn"]
    assert next(row for row in rows if row.state == "current").node == session.history.current.id
    assert [row.state for row in rows][-1] == "future"


def test_a_fork_in_a_bots_turn_stays_visible(session):
    session.submit(0, END_TURN)
    session.submit(1, TakeAdvance("fishing"))
    fork = session.history.current
    session.submit(1, TakeAdvance("storage"))
    session.go_to(fork)
    session.submit(1, TakeAdvance("irrigation"))
    session.submit(1, END_TURN)
    rows = lineage_of(session, 1).rows(0)
    assert [(row.text, row.column, row.parent) for row in rows[2:]] == [
        ("Rome: Advance: Fishing", 0, 1), ("other line: Rome: Advance: Storage", 1, 2), ("Rome: 2 steps", 0, 2),
    ]  # fmt: skip


def test_gestures_of_others_name_their_player_to_each_viewer(session):
    a_turn_of_rome(session)
    lineage = lineage_of(session)
    assert texts(lineage, viewer=0)[1:3] == ["End the turn", "Rome: Advance: Fishing"]
    assert texts(lineage, viewer=1)[1:3] == ["Mira: End the turn", "Advance: Fishing"]
    assert texts(lineage, viewer=None)[1:3] == ["Mira: End the turn", "Rome: Advance: Fishing"]
    assert [row.colour for row in lineage.rows(0)[:3]] == ["", COLOURS[0], COLOURS[1]]


def test_marks_are_those_of_all_that_a_row_stands_for(session):
    root = session.history.current
    session.submit(0, [TakeAdvance("fishing"), TakeAdvance("engineering")])
    (_, row) = lineage_of(session).rows(0)
    assert row.revealed, "the second step of the gesture revealed a card"
    session.go_to(root)
    session.submit(0, TakeAdvance("storage"))
    assert lineage_of(session).rows(0)[1].revealed


def test_a_fork_in_the_middle_of_a_gesture_is_shown(session):
    session.submit(0, [TakeAdvance("fishing"), TakeAdvance("storage")])
    middle = session.history.current.parent
    session.go_to(middle)
    assert [(row.node, row.state) for row in lineage_of(session).rows(0)][1] == (middle.id, "current")
    session.submit(0, TakeAdvance("irrigation"))
    rows = lineage_of(session).rows(0)
    assert [(row.column, row.parent) for row in rows] == [(0, -1), (0, 0), (1, 1), (0, 1)]


def test_a_gesture_that_ends_with_anothers_answer_keeps_the_colour_of_who_made_it(session):
    session.submit(0, END_TURN)
    session.submit(1, TakeAdvance("fishing"), joined=True)
    row = lineage_of(session, 1).rows(0)[-1]
    assert (row.text, row.colour) == ("End the turn", COLOURS[0])


def test_a_row_with_which_a_round_begins_says_so(session):
    first = "Age I · Round 1"
    words = Speaker(("Mira", "Rome"))
    lineage = Lineage(session, lambda node: f"step {node.id}", str, COLOURS.__getitem__, (1,), words.chapter)
    root = session.history.current
    session.submit(0, TakeAdvance("fishing"))
    fork = session.history.current
    session.go_to(root)
    session.submit(0, END_TURN)
    session.submit(1, END_TURN)
    assert [row.heading for row in lineage.rows(0)] == ["", "", first, ""], "the line that is played, not the one beside it"
    session.submit(0, END_TURN)
    session.submit(1, END_TURN)
    assert [row.heading for row in lineage.rows(0)] == ["", "", first, "", "Age I · Round 2", ""]
    session.go_to(fork, agreed=True)
    assert [row.heading for row in lineage.rows(0)][-1] == first


def test_a_bots_steps_in_two_parts_of_the_game_are_two_rows(session):
    def chapter(state: Any) -> str:
        return "late" if owns(state.players[1], "fishing") else "early"

    a_turn_of_rome(session)
    lineage = Lineage(session, str, str, COLOURS.__getitem__, (1,), chapter)
    assert [(len(row.steps), row.heading) for row in lineage.rows(None)] == [(0, ""), (0, "early"), (0, ""), (2, "late")]
    plain = Lineage(session, str, str, COLOURS.__getitem__, (1,))
    assert [len(row.steps) for row in plain.rows(None)] == [0, 0, 3]


def test_every_step_of_a_long_game_can_be_reached(session):
    root = session.history.root
    for number in range(500):
        session.go_to(root, agreed=True)
        applied = session.game.apply(session.game.copy(root.state), 0, TakeAdvance("fishing"))
        session.history.append(0, TakeAdvance(f"x{number}"), applied, root.state, session.history.new_gesture())
    rows = lineage_of(session).rows(0)
    assert {row.node for row in rows} == {node.id for node in session.history.nodes}


def numbered(session: Session[Any, Any]) -> Lineage:
    """Return a lineage that calls steps by their numbers; Rome is a bot."""
    words = Speaker(("Mira", "Rome"))
    return Lineage(session, lambda node: f"step {node.id}", str, COLOURS.__getitem__, (1,), words.chapter)


@pytest.mark.parametrize("seed", range(6))
def test_rows_that_are_made_from_the_last_ones_are_those_made_anew(seed):
    luck = random.Random(seed)
    session = make_session()
    lineage = numbered(session)
    opened: set[int] = set()
    for _ in range(60):
        decision = session.decision
        moves = list(session.moves(decision.seats[0])) if decision is not None else []
        if luck.random() < 0.15 or not moves:
            session.go_to(luck.choice(session.history.nodes), agreed=True)
        elif luck.random() < 0.1:
            session.redo()
        else:
            session.submit(decision.seats[0], luck.choice(moves), joined=luck.random() < 0.3)
        rows = lineage.rows(0, opened)
        assert rows == numbered(session).rows(0, opened)
        folds = [row.key for row in rows if row.key]
        if folds and luck.random() < 0.1:
            opened ^= {luck.choice(folds)}


def test_a_bots_step_late_in_a_game_makes_few_rows_anew(session):
    for _ in range(40):
        session.submit(session.decision.seats[0], END_TURN)
        if session.decision is None or session.decision.kind != "turn":
            break
    lineage = lineage_of(session)
    lineage.rows(0)
    made: list[int] = []
    lineage._row_of = lambda nodes, *rest, real=lineage._row_of: made.append(len(nodes)) or real(nodes, *rest)
    session.submit(session.decision.seats[0], next(iter(session.moves(session.decision.seats[0]))))
    assert len(lineage.rows(0)) > len(made)
    assert len(made) <= 4
