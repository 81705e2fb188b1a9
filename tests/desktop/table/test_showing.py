"""A position is shown part by part while only bots play: every part its own turn of the event loop, nothing lost."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QCoreApplication

from desktop import robust
from desktop.table.showing import Showing


@pytest.fixture
def showing(qapp):
    showing = Showing()
    yield showing
    showing.drop()


def test_at_once_all_parts_run_in_order(showing):
    done: list[int] = []
    showing.show([lambda: done.append(1), lambda: done.append(2)])
    assert done == [1, 2]
    assert not showing.is_running


def test_gradually_each_part_has_a_turn_of_the_event_loop_of_its_own(showing):
    """So what a part has changed is painted before the next one."""
    done: list[str] = []
    ended: list[int] = []
    showing.finished.connect(lambda: ended.append(len(done)))
    showing.show([lambda: done.append("board"), lambda: done.append("panel"), lambda: done.append("bar")], gradually=True)
    assert done == []
    turns: list[int] = []
    while showing.is_running:
        before = len(done)
        QCoreApplication.processEvents()
        turns.append(len(done) - before)
    assert done == ["board", "panel", "bar"]
    assert max(turns) == 1
    assert ended == [3]


def test_a_newer_position_drops_what_waits_of_the_older_one(showing, qtbot):
    done: list[str] = []
    showing.show([lambda: done.append("old")], gradually=True)
    showing.show([lambda: done.append("new")])
    qtbot.wait(5)
    assert done == ["new"]


def test_finish_runs_what_waits_and_nothing_twice(showing, qtbot):
    done: list[int] = []
    showing.show([lambda: done.append(1), lambda: done.append(2)], gradually=True)
    showing.finish()
    qtbot.wait(5)
    assert done == [1, 2]


def test_a_part_that_fails_does_not_keep_the_others_away(showing, qtbot, caplog):
    done: list[int] = []
    with qtbot.waitSignal(showing.finished):
        showing.show([lambda: 1 / 0, lambda: done.append(2)], gradually=True)
    assert done == [2]
    assert robust.faults(showing) == {"_on_timeout"}
    robust.forgive(showing)
