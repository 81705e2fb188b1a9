"""Bots at their pace: pauses, stop, step, skip by mouse and keys; Space that pans; the call of the task bar."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.games.clash.game import GAME
from core.games.clash.moves import END_TURN, TakeAdvance
from desktop.table import botplay
from tests.desktop.games.clash.tables import LEFT, NONE, Sitting, session_of
from tests.desktop.games.clash.test_table_turn import town

ROME = ("fishing", "storage")


def advances_and_ends(state: Any, seat: int) -> Any:
    """A bot that takes a few Advances and ends its turn."""
    for advance in ROME:
        if GAME.refusal(state, seat, TakeAdvance(advance)) is None:
            return TakeAdvance(advance)
    moves = list(GAME.moves(state, seat))
    return END_TURN if END_TURN in moves else moves[0]


def rich_rome() -> dict[str, Any]:
    """Return a position in which Rome can take some Advances."""
    data = town()
    data["seats"]["1"] = {**data["seats"].get("1", {}), "food": 6, "cubes": 3}
    return data


def at_rome(sitting: Sitting, bots: Any) -> Any:
    """Open the position, end the turn; Rome is asked and answers nothing by itself. Returns the bots' stand-in."""
    bots.script = None
    sitting.position(rich_rome())
    sitting.press("End turn")
    return bots.made[-1]


def made(sitting: Sitting) -> int:
    """Return how many moves Rome has made."""
    return sum(node.seat == 1 for node in sitting.table.session.history.path())


def answered(client: Any, qtbot: Any, number: int) -> None:
    """Wait until the bots are asked for the move with this number."""
    qtbot.waitUntil(lambda: len(client.asked) >= number)


def test_the_buttons_of_the_bar_are_there_while_bots_play(sitting, bots, qtbot):
    client = at_rome(sitting, bots)
    bar = sitting.window.bar
    assert not bar.end_turn.isVisible()
    for control in (*bar.pace_tools.values(), bar.skip):
        assert control.isVisible()
    assert "Space" in bar.skip.toolTip()
    answered(client, qtbot, 1)
    client.answer(END_TURN)
    qtbot.waitUntil(lambda: sitting.table.asked == 0)
    assert bar.end_turn.isVisible()
    for control in (*bar.pace_tools.values(), bar.skip):
        assert not control.isVisible()
    for command in ("skip", "pause", "step"):
        assert sitting.window.actions_table.reason(command) == "No bot is to move now."


@pytest.mark.parametrize("how", ["mouse", "key"])
def test_stopped_bots_move_step_by_step_and_go_on(sitting, bots, qtbot, how):
    client = at_rome(sitting, bots)
    bar = sitting.window.bar
    sitting.board.setFocus()

    def press(command: str, key: Qt.Key) -> None:
        if how == "mouse":
            QTest.mouseClick(bar.pace_tools[command], LEFT)
        else:
            sitting.key(key, widget=sitting.board)

    press("pause", Qt.Key.Key_Comma)
    assert bar.text.text().startswith("Stopped: ")
    assert bar.pace_tools["pause"].toolTip().startswith("Let the bots go on")
    answered(client, qtbot, 1)
    client.answer(TakeAdvance("fishing"))
    qtbot.wait(30)
    assert made(sitting) == 0, "what the bot found waits"
    press("step", Qt.Key.Key_Period)
    qtbot.waitUntil(lambda: made(sitting) == 1)
    answered(client, qtbot, 2)
    client.answer(TakeAdvance("storage"))
    qtbot.wait(30)
    assert made(sitting) == 1
    press("pause", Qt.Key.Key_Comma)
    qtbot.waitUntil(lambda: made(sitting) == 2)
    assert not bar.text.text().startswith("Stopped: ")


def test_a_step_that_the_bot_has_not_found_yet_is_made_when_it_has(sitting, bots, qtbot):
    client = at_rome(sitting, bots)
    sitting.window.run("step")
    answered(client, qtbot, 1)
    qtbot.wait(20)
    client.answer(TakeAdvance("fishing"))
    qtbot.waitUntil(lambda: made(sitting) == 1)
    answered(client, qtbot, 2)
    client.answer(TakeAdvance("storage"))
    qtbot.wait(30)
    assert made(sitting) == 1


def slow(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the pauses between moves last for ever."""
    sitting.settings.animation_speed = 1.0
    monkeypatch.setattr(botplay, "PAUSE_MS", 3_600_000)
    monkeypatch.setattr(botplay, "SHORT_MS", 3_600_000)
    monkeypatch.setattr(botplay, "WAIT_S", 1_000_000.0)


@pytest.mark.parametrize("how", ["board", "dock", "mouse"])
def test_space_skips_to_the_next_decision(sitting, bots, qtbot, monkeypatch, how):
    slow(sitting, monkeypatch)
    bots.script = staticmethod(advances_and_ends)
    table = sitting.position(rich_rome())
    sitting.press("End turn")
    qtbot.wait(20)
    assert made(sitting) == 0
    if how == "mouse":
        QTest.mouseClick(sitting.window.bar.skip, LEFT)
    elif how == "board":
        sitting.board.setFocus()
        QTest.keyClick(sitting.board, Qt.Key.Key_Space)
    else:
        QTest.keyClick(sitting.window, Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: table.asked == 0)
    assert made(sitting) == len(ROME) + 1
    assert not sitting.board.motion.interrupt(), "nothing of what the others did still moves"
    sitting.press("End turn")
    qtbot.wait(20)
    assert table.asked is None, "the next turn is shown at the usual pace again"
    assert not table.botplay.skipping


def test_skipping_lifts_a_stop(sitting, bots, qtbot):
    client = at_rome(sitting, bots)
    sitting.window.run("pause")
    answered(client, qtbot, 1)
    sitting.window.run("skip")
    assert not sitting.window.bar.skip.isEnabled()
    client.answer(END_TURN)
    qtbot.waitUntil(lambda: sitting.table.asked == 0)
    assert not sitting.table.botplay.paused


def test_space_pans_while_it_is_held_and_skips_nothing_then(sitting, bots, qtbot):
    at_rome(sitting, bots)
    board = sitting.board
    board.setFocus()
    board.zoom.step(3)
    board.zoom.settle()
    port = board.viewport()
    middle = port.rect().center()
    QTest.keyPress(board, Qt.Key.Key_Space)
    QTest.mousePress(port, LEFT, NONE, middle)
    before = board.scroll_position()
    sitting._move(middle + QPoint(60, 40), NONE)
    QTest.mouseRelease(port, LEFT, NONE, middle + QPoint(60, 40))
    assert board.scroll_position() != before
    QTest.keyRelease(board, Qt.Key.Key_Space)
    assert not sitting.table.botplay.skipping
    QTest.keyClick(board, Qt.Key.Key_Space)
    assert sitting.table.botplay.skipping


def test_space_alone_does_nothing_while_a_person_is_asked(sitting):
    table = sitting.position(town())
    sitting.board.setFocus()
    node = table.session.history.current
    QTest.keyClick(sitting.board, Qt.Key.Key_Space)
    assert table.session.history.current is node
    assert not table.botplay.skipping


def test_the_bots_are_asked_while_the_last_move_is_still_shown(sitting, bots, qtbot, monkeypatch):
    slow(sitting, monkeypatch)
    client = at_rome(sitting, bots)
    answered(client, qtbot, 1)
    client.answer(TakeAdvance("fishing"))
    qtbot.wait(20)
    assert made(sitting) == 0, "it is not played before the pause is over"


def test_the_time_of_a_round_is_shared_by_the_moves_to_come(sitting, bots, monkeypatch):
    now = [100.0]
    monkeypatch.setattr(botplay, "monotonic", lambda: now[0])
    sitting.settings.animation_speed = 1.0
    at_rome(sitting, bots)
    play = sitting.table.botplay
    assert play.pause_ms(None) == round(1000 * botplay.WAIT_S / botplay.USUAL_MOVES - botplay.OWN_MS)
    first = play.motion_limit()
    now[0] += botplay.WAIT_S / 2
    assert play.pause_ms(None) == round(500 * botplay.WAIT_S / botplay.USUAL_MOVES - botplay.OWN_MS)
    assert play.motion_limit() < first
    now[0] += 10 * botplay.WAIT_S
    assert play.pause_ms(None) == 0
    assert play.motion_limit() == botplay.MOTION_LEAST_MS
    play.turn(bot=False)
    play.turn(bot=True)
    assert play.pause_ms(None) == 0, "a question in a bot's turn is no new round"
    play.turn(bot=False, own_turn=True)
    play.turn(bot=True)
    assert play.waited() == 0
    assert play.pause_ms(None) == botplay.PAUSE_MS, "the bots made no moves in the round before: there is time"
    sitting.settings.animation_speed = 0.5
    assert play.pause_ms(None) == 2 * botplay.PAUSE_MS
    sitting.settings.animation_speed = 0.0
    assert play.pause_ms(None) == 0


def test_where_nobody_waits_nothing_is_hurried(sitting, bots, monkeypatch):
    now = [100.0]
    monkeypatch.setattr(botplay, "monotonic", lambda: now[0])
    bots.script = None
    sitting.settings.animation_speed = 1.0
    session = session_of(rich_rome())
    session.extra["seats"][0]["bot"] = "greedy"
    play = sitting.put(session).botplay
    now[0] += 1000
    assert play.pause_ms(None) == botplay.PAUSE_MS


def test_who_makes_many_moves_is_shown_faster_in_the_next_round(sitting, bots, qtbot, monkeypatch):
    now = [100.0]
    monkeypatch.setattr(botplay, "monotonic", lambda: now[0])
    monkeypatch.setattr(botplay, "WAIT_S", 1.0)
    client = at_rome(sitting, bots)
    play = sitting.table.botplay
    for number, answer in enumerate((*(TakeAdvance(advance) for advance in ROME), END_TURN), 1):
        answered(client, qtbot, number)
        now[0] += 0.1
        client.answer(answer)
        qtbot.waitUntil(lambda number=number: made(sitting) == number)
    assert sitting.table.asked == 0
    sitting.press("End turn")
    sitting.settings.animation_speed = 1.0
    assert play.pause_ms(None) == round(1000 / (len(ROME) + 1) - botplay.OWN_MS)


def test_the_task_bar_calls_when_the_person_is_asked_and_looks_elsewhere(sitting, bots, qtbot, monkeypatch):
    calls: list[Any] = []
    monkeypatch.setattr(QApplication, "alert", lambda widget, *_: calls.append(widget))
    client = at_rome(sitting, bots)
    answered(client, qtbot, 1)
    monkeypatch.setattr(type(sitting.window), "isActiveWindow", lambda self: False)
    assert calls == []
    client.answer(END_TURN)
    qtbot.waitUntil(lambda: sitting.table.asked == 0)
    assert calls == [sitting.window]
    sitting.window.run("undo")
    assert calls == [sitting.window], "who acts is there"


def test_the_task_bar_does_not_call_who_looks_at_the_window(sitting, bots, qtbot, monkeypatch):
    calls: list[Any] = []
    monkeypatch.setattr(QApplication, "alert", lambda widget, *_: calls.append(widget))
    monkeypatch.setattr(type(sitting.window), "isActiveWindow", lambda self: True)
    client = at_rome(sitting, bots)
    answered(client, qtbot, 1)
    client.answer(END_TURN)
    qtbot.waitUntil(lambda: sitting.table.asked == 0)
    assert calls == []
