"""History, session and journal."""

from __future__ import annotations

from typing import Any

import pytest

from core.engine.decision import Entry, IllegalMove
from core.engine.history import NotTakenBack, Policy
from core.engine.journal import seen_by
from core.engine.session import Change, Session
from tests.engine.games import advance, config, played
from tests.engine.toy import GAME
from tests.engine.toy_pieces import Add, Done, Draw, EndTurn, Gamble, Pick, Shop, Shout, Stake, TakeBack


def at_turn(policy: Policy = Policy.FREE, seed: int = 1) -> Session:
    """Return a session at the first turn of seat 0, which has coins."""
    session = Session(GAME, config(), seed, policy=policy)
    while session.decision.kind != "turn":
        seat = session.decision.seats[0]
        session.submit(seat, next(iter(session.moves(seat))))
    return session


def test_a_session_begins_with_every_option_in_full() -> None:
    session = Session(GAME, config(rich=True), 1)
    assert session.config.options == {"rounds": 3, "rich": True}
    with pytest.raises(ValueError):
        Session(GAME, config(rounds=9), 1)


def test_an_illegal_move_changes_nothing() -> None:
    session = at_turn()
    node = session.history.current
    before = GAME.encode_state(session.state)
    with pytest.raises(IllegalMove) as caught:
        session.submit(0, Add())
    assert caught.value.refusal.key == "not_possible"
    assert session.history.current is node
    assert len(session.history.nodes) == node.id + 1
    assert GAME.encode_state(session.state) == before
    assert session.refusal(1, EndTurn()).key == "not_your_turn"


def test_a_row_is_one_gesture_or_nothing() -> None:
    session = at_turn()
    node = session.history.current
    with pytest.raises(IllegalMove) as caught:
        session.submit(0, [Shop(), Add(), Pick(1)])
    assert caught.value.position == 2
    assert session.history.current is node
    changes = session.submit(0, [Shop(), Add(), Add(), TakeBack(), Done()])
    assert len(changes.steps) == 5
    assert len({step.gesture for step in changes.steps}) == 1
    assert session.state.chips[0] == 1
    assert [entry.key for entry in changes.entries(None)] == ["toy.bought"]
    session.undo()
    assert session.history.current is node
    session.redo()
    assert session.history.current is changes.after


def test_changes_say_what_was_touched() -> None:
    session = at_turn()
    changes = session.submit(0, Shout())
    assert changes.flags == Change.STATE | Change.JOURNAL | Change.HISTORY
    assert changes.fields == {"coins", "shouted"}
    changes = session.submit(0, EndTurn())
    assert Change.PASSED in changes.flags
    assert Change.DECISION in changes.flags
    assert changes.fields == {"frames"}
    assert session.go_to(session.history.current).flags == Change(0)
    advance(session, 10**6)
    changes = session.undo()
    assert changes is not None
    assert Change.ENDED in changes.flags
    assert changes.steps == ()


def test_branches_are_kept_and_redo_follows_the_last_visit() -> None:
    session = at_turn()
    fork = session.history.current
    first = session.submit(0, Shout()).after
    session.undo()
    second = session.submit(0, EndTurn()).after
    assert fork.children == [first, second]
    session.go_to(first)
    session.undo()
    assert session.history.redo_target() is first
    assert session.history.line()[-1] is first
    session.go_to(second)
    session.undo()
    assert session.redo().after is second
    session.undo()
    assert session.submit(0, Shout()).after is first, "the same move leads to the node that is there"
    assert len(fork.children) == 2
    assert session.redo() is None


def test_the_table_decides_about_marked_steps() -> None:
    for policy in Policy:
        session = at_turn(policy)
        start = session.history.current
        session.submit(0, Shout())
        session.undo()
        assert session.history.retreats == [], "an unmarked step is nobody's business"
        session.submit(0, Gamble())
        node = session.history.current
        assert node.random
        assert node.marked
        assert session.history.verdict(start, policy) is policy
        if policy is Policy.FREE:
            session.undo()
        else:
            with pytest.raises(NotTakenBack) as caught:
                session.undo()
            assert caught.value.refusal.key == f"history.{policy}"
            assert session.history.current is node
            if policy is Policy.STRICT:
                with pytest.raises(NotTakenBack):
                    session.undo(agreed=True)
                continue
            session.undo(agreed=True)
        assert session.history.current is start
        (retreat,) = session.history.retreats
        assert (retreat.origin, retreat.target, retreat.marked) == (node.id, start.id, (node.id,))
        line = session.journal(None)[-1]
        assert line.node == start.id
        values = {"steps": 1, "dice": 1, "revealed": 0, "passed": 0, "nodes": (node.id,)}
        assert line.entry == Entry("history.taken_back", -1, values)


def taken(session: Session[Any, Any]) -> list[tuple[int, Entry]]:
    """Return (step, line) of the journal's lines about the table."""
    return [(line.node, line.entry) for line in session.journal(None) if line.entry.key.startswith("history.")]


def test_what_was_taken_back_stays_in_the_journal_however_far_one_goes_back() -> None:
    session = at_turn(Policy.FREE)
    start = session.history.current
    session.submit(0, Shout())
    shouted = session.history.current
    session.submit(0, Gamble())
    gambled = session.history.current
    session.go_to(shouted, by=0)
    assert [(node, entry.seat) for node, entry in taken(session)] == [(shouted.id, 0)]
    session.go_to(start, by=0)
    ((node, entry),) = taken(session)
    assert node == start.id, "the line on which it stood is left: it moves to what is kept of it"
    assert entry.values["nodes"] == (gambled.id,)
    session.go_to(gambled)
    assert [node for node, _ in taken(session)] == [shouted.id]


def test_a_step_that_is_taken_back_twice_counts_once_and_each_seat_for_itself() -> None:
    session = at_turn(Policy.FREE)
    start = session.history.current
    for by in (0, 0, 2):
        session.submit(0, Gamble())
        session.go_to(start, by=by)
    session.submit(0, [Shout(), EndTurn()])
    session.go_to(start, by=2)
    entries = [entry for _, entry in taken(session)]
    assert [entry.seat for entry in entries] == [0, 2]
    assert [(entry.values["dice"], entry.values["passed"]) for entry in entries] == [(1, 0), (1, 1)]


def test_a_change_of_the_policy_is_noted_where_it_was_made() -> None:
    session = at_turn(Policy.STRICT)
    start = session.history.current
    session.rule(Policy.STRICT, 0)
    assert taken(session) == [], "no change"
    session.submit(0, Gamble())
    session.rule(Policy.FREE, 1)
    assert taken(session) == [(session.history.current.id, Entry("history.policy", 1, {"policy": "free"}))]
    session.go_to(start, by=0)
    assert [(node, entry.key) for node, entry in taken(session)] == [
        (start.id, "history.policy"), (start.id, "history.taken_back"),
    ]  # fmt: skip


def test_marks() -> None:
    session = at_turn()
    assert session.history.current.revealed, "the last bid reveals all"
    session.submit(0, Draw())
    node = session.history.current
    assert (node.revealed, node.random, node.passed) == (True, False, False)
    session.submit(0, EndTurn())
    node = session.history.current
    assert (node.revealed, node.random, node.passed) == (False, False, True)


def test_private_values_reach_only_their_seat() -> None:
    session = at_turn()
    changes = session.submit(0, Draw())
    (own,) = changes.entries(0)
    assert own.private["card"] in range(1, 7)
    for seat in (None, 1, 2):
        (entry,) = changes.entries(seat)
        assert entry == Entry("toy.drew", 0)
        assert session.journal(seat)[-1].entry == entry
    assert session.journal(0)[-1].entry == own
    public = Entry("x", 1, {"a": 1})
    assert seen_by(public, None) is public


def test_labels_name_steps() -> None:
    session = at_turn()
    session.submit(0, Shout())
    assert session.history.label(session.history.current) == Entry("toy.label.shout", 0)
    assert session.history.label(session.history.root) == Entry("history.start")
    assert session.undo() is not None


def test_views_are_kept_until_the_next_step() -> None:
    session = at_turn()
    view = session.view(0)
    assert session.view(0) is view
    assert session.view(1) != view
    session.submit(0, Shout())
    assert session.view(0) is not view
    assert view.shouted[0] is False


def test_interjections() -> None:
    session = at_turn()
    assert list(session.moves(2)) == [Shout()]
    changes = session.submit(2, Shout())
    assert session.decision.seats == (0,)
    assert changes.after.passed, "another seat than the one that moved is to act"
    assert list(session.moves(2)) == []
    assert session.refusal(2, Shout()).key == "shouted"


def test_go_to_any_node_of_a_finished_game() -> None:
    session = played()
    states = [GAME.encode_state(node.state) for node in session.history.nodes]
    for node in [*session.history.nodes[::-3], *session.history.nodes[::5]]:
        session.go_to(node)
        assert GAME.encode_state(session.state) == states[node.id]
    assert session.decision is None or session.history.current.id < len(states) - 1


def test_a_lane_can_be_taken_back_alone() -> None:
    session = Session(GAME, config(), 4, policy=Policy.FREE)
    session.submit(1, [next(session.moves(1)), Stake(0)])
    assert session.decision.seats == (0, 2)
    session.undo()
    assert session.decision.seats == (0, 1, 2)
