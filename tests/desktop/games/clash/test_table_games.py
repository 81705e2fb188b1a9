"""Games on the table: beginning, going on, saving, opening, leaving, faults, in the real window."""

from __future__ import annotations

import json
import multiprocessing
import threading
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.engine import saves
from core.games.clash.game import GAME
from core.games.clash.moves import END_TURN
from desktop.app.crash import CrashNet
from desktop.dialogs.end import EndScreen
from desktop.dialogs.new_game import NewGameDialog
from desktop.games.clash import VIEWS
from desktop.games.clash.table import ClashTable
from desktop.widgets.labels import Label
from tests.desktop.games.clash.tables import LEFT, Sitting, session_of
from tests.desktop.games.clash.test_boardplay import field
from tests.desktop.games.clash.test_table_turn import open_city, town


@pytest.fixture
def sit(still, no_ground, bots, qtbot, tmp_path: Path):
    """Open further windows over the same folders."""
    made: list[Sitting] = []

    def open_window() -> Sitting:
        sitting = Sitting(tmp_path)
        made.append(sitting)
        qtbot.waitUntil(sitting.window.isActiveWindow)
        return sitting

    yield open_window
    for sitting in made:
        sitting.close()


def encoded(table: ClashTable) -> bytes:
    """Return the full state as bytes, to compare."""
    return GAME.encode_state(table.session.state)


def saved(sitting: Sitting) -> Any:
    """Return the session in the autosave."""
    sitting.table.flush()
    return saves.load_file(sitting.window.slot.path).session


# ---------------------------------------------------------------- beginning
def test_from_a_first_start_one_click_and_then_the_first_own_move(sitting, qtbot):
    QTest.mouseClick(sitting.window.start_screen.primary, LEFT)
    table = sitting.table
    qtbot.waitUntil(lambda: table.asked == 0)
    assert [seat.bot for seat in table.seats] == ["", "greedy", "greedy"]
    assert table.session.config.options["mode"] == "full"
    start = next(space for space, groups in sitting.state.units.items() if any(g[:2] == (0, "settler") for g in groups))
    sitting.lift(start, "settler")
    end = min(sitting.lit())
    sitting.over(end)
    sitting.let_go(end)
    assert table.session.history.current.seat == 0
    assert sitting.units(end).get("settler") == 1 or sitting.kind == "orient"


def test_the_learning_game_begins_from_the_start_screen(sitting):
    sitting.key(Qt.Key.Key_L, widget=sitting.window.start_screen)
    assert sitting.table.session.config.options["mode"] == "learning"


def test_options_that_exclude_each_other_cannot_be_chosen_together(sitting):
    sitting.window.run("new_game")
    dialog = sitting.window.findChild(NewGameDialog)
    fields = {field.spec.id: field for field in dialog.fields}
    assert {id: field.value() for id, field in fields.items()} == {option.id: option.default for option in GAME.options()}
    for id, value in (("ending", "roll"), ("length", "short")):
        fields[id].choice.set_value(value)
        fields[id].choice.chosen.emit(value)
    assert fields["length"].spec.note_of("short") in [label.text() for label in fields["length"].findChildren(Label)]
    # The Shorter Game ends with Age IV: how else a game may end is not to be chosen.
    assert not fields["ending"].choice.isEnabled()
    assert dialog.result().options["ending"] == "fixed"
    assert dialog.primary.isEnabled()
    QTest.mouseClick(dialog.primary, LEFT)
    assert sitting.table.session.config.options["length"] == "short"


def test_a_new_game_from_the_dialog_has_its_seats_and_seed(sitting, qtbot):
    sitting.window.run("new_game")
    dialog = sitting.window.findChild(NewGameDialog)
    QTest.mouseClick(dialog.primary, LEFT)
    table = sitting.table
    assert len(table.seats) == len(dialog.result().seats)
    assert table.session.seed == dialog.result().seed
    assert len({seat.people for seat in table.seats}) == len(table.seats)
    qtbot.waitUntil(lambda: table.asked == 0)


def test_the_same_seed_gives_the_same_game(sitting):
    game = sitting.window.clients.load("clash").quick_start("Mira", 12)
    assert sitting.window.games.begin(game)
    first = encoded(sitting.table)
    assert sitting.window.games.begin(game)
    assert encoded(sitting.table) == first


# ---------------------------------------------------------------- going on
def go_on(sit, sitting: Sitting) -> Sitting:
    """Close a window and continue its game in a new one."""
    sitting.window.close()
    again = sit()
    assert again.window.start_screen.primary.text() == "Continue"
    QTest.mouseClick(again.window.start_screen.primary, LEFT)
    return again


def test_a_game_goes_on_after_a_restart_with_its_history(sit):
    sitting = sit()
    sitting.window.games.open(sitting.write(session_of(town())))
    sitting.drag(sitting.space(0, 0), sitting.space(0, -1), "infantry")
    before, nodes, seats = encoded(sitting.table), len(sitting.table.session.history.nodes), sitting.table.seats
    again = go_on(sit, sitting)
    assert encoded(again.table) == before
    assert len(again.table.session.history.nodes) == nodes
    assert again.table.seats == seats
    again.window.run("undo")
    assert again.units(again.space(0, 0)) == {"infantry": 1}


def test_every_decision_is_saved_also_amid_a_payment(sit):
    sitting = sit()
    sitting.window.games.open(sitting.write(session_of(town())))
    open_city(sitting, "construct")
    sitting.choose("Fortress")
    sitting.press("Pay otherwise…")
    assert sitting.kind == "pay"
    assert saved(sitting).decision.kind == "pay"
    again = go_on(sit, sitting)
    assert again.kind == "pay"
    assert again.panel is not None
    before = encoded(again.table)
    again.window.run("undo")
    assert again.kind == "turn"
    assert encoded(again.table) != before


def test_every_decision_is_saved_also_amid_a_battle(sit):
    data = field(units={"1,-2": {"infantry": 4}})
    data["seats"]["1"]["units"]["2,-2"] = {"infantry": 4}
    sitting = sit()
    sitting.window.games.open(sitting.write(session_of(data)))
    sitting.drag(sitting.space(1, -2), sitting.space(2, -2), "infantry")
    assert sitting.kind == "retreat"
    before = encoded(sitting.table)
    again = go_on(sit, sitting)
    assert again.kind == "retreat"
    assert encoded(again.table) == before
    assert again.table.panels.modal is not None


def test_a_second_window_has_an_autosave_of_its_own(sit):
    first, second = sit(), sit()
    first.window.games.open(first.write(session_of(town()), "one"))
    second.window.games.open(second.write(session_of(field()), "two"))
    assert first.window.slot.path != second.window.slot.path
    second.drag(second.space(0, -1), second.space(-1, 0), "settler")
    assert len(saved(first).history.nodes) == 1
    assert len(saved(second).history.nodes) == 2


def test_where_nothing_can_be_saved_a_game_is_played_and_that_is_told_once(still, no_ground, bots, qtbot, tmp_path):
    (tmp_path / "saves").write_text("a file where the folder should be")
    sitting = Sitting(tmp_path)
    banner = sitting.window.banner
    assert "Games are not saved by themselves" in banner.what()
    sitting.position(town())
    qtbot.waitUntil(lambda: "could not be saved" in banner.what())
    banner.dismiss()
    sitting.drag(sitting.space(0, 0), sitting.space(-1, 0), "infantry")
    assert len(sitting.table.session.history.nodes) > 1
    sitting.table.flush()
    QApplication.processEvents()
    assert not banner.isVisible()
    sitting.close()


def test_leaving_for_the_start_screen_and_coming_back(sitting):
    sitting.window.games.open(sitting.write(session_of(town())))
    before = encoded(sitting.table)
    sitting.window.run("start_screen")
    assert sitting.window.table is None
    QTest.mouseClick(sitting.window.start_screen.primary, LEFT)
    assert encoded(sitting.table) == before


# ---------------------------------------------------------------- files
def test_a_copy_holds_the_game_and_opens(sitting, tmp_path):
    sitting.window.games.open(sitting.write(session_of(town())))
    sitting.drag(sitting.space(0, 0), sitting.space(0, -1), "infantry")
    copy = tmp_path / "copy.ecumene"
    assert sitting.window.files.save_copy(str(copy))
    before = encoded(sitting.table)
    sitting.press("End turn")
    assert sitting.window.games.open(copy)
    assert encoded(sitting.table) == before


def test_a_copy_that_can_not_be_written_is_told_and_the_game_goes_on(sitting, tmp_path):
    sitting.window.games.open(sitting.write(session_of(town())))
    assert not sitting.window.files.save_copy(str(tmp_path / "no folder" / "copy.ecumene"))
    assert sitting.window.banner.isVisible()
    assert sitting.table.asked == 0


@pytest.mark.parametrize("content", [b"", b"nonsense", b'{"format": "ecumene"}', "cut", "newer", "other"])
def test_a_save_that_can_not_be_opened_gives_one_sentence_and_changes_nothing(sitting, tmp_path, content):
    sitting.window.games.open(sitting.write(session_of(town())))
    table, before = sitting.table, encoded(sitting.table)
    data = saves.dump(table.session)
    if content == "cut":
        content = data[: len(data) // 2]
    elif content == "newer":
        content = json.dumps({**json.loads(data), "format_version": 99}).encode()
    elif content == "other":
        content = json.dumps({**json.loads(data), "game": "chess"}).encode()
    table.flush()
    files = {path: path.read_bytes() for path in sitting.folders.saves.glob("*.ecumene")}
    broken = tmp_path / "broken.ecumene"
    broken.write_bytes(content)
    assert not sitting.window.games.open(broken)
    banner = sitting.window.banner
    assert banner.isVisible()
    assert banner.accessibleName().startswith("broken.ecumene can't be opened. ")
    assert "\n" not in banner.accessibleName()
    assert sitting.window.table is table
    assert encoded(table) == before
    assert {path: path.read_bytes() for path in sitting.folders.saves.glob("*.ecumene")} == files


# ---------------------------------------------------------------- closing
def test_a_closed_table_leaves_no_thread_process_or_timer(sit, qtbot):
    threads, children = set(threading.enumerate()), set(multiprocessing.active_children())
    sitting = sit()
    sitting.window.games.open(sitting.write(session_of(field())))
    table = sitting.table
    sitting.drag(sitting.space(0, -1), sitting.space(-3, 0), "settler")
    ended: list[int] = []
    table.view_widget.shut_down = lambda: ended.append(1)
    bots = table._bots
    assert set(threading.enumerate()) != threads
    sitting.window.run("start_screen")
    assert set(threading.enumerate()) == threads
    assert set(multiprocessing.active_children()) == children
    assert ended == [1]
    assert bots.closed
    assert not [timer for timer in table.findChildren(QTimer) if timer.isActive()]


def test_a_bots_answer_to_a_closed_table_is_no_fault(sitting, bots):
    bots.script = None
    sitting.window.games.open(sitting.write(session_of(town(actions=0))))
    table = sitting.table
    sitting.press("End turn")
    before = table.session.history.current
    sitting.window.run("start_screen")
    bots.made[-1].answered.emit(b'{"do":"end_turn"}')
    assert table.session.history.current is before


# ---------------------------------------------------------------- faults
def test_a_fault_in_a_slot_is_reported_and_the_game_is_kept(sitting, qtbot, monkeypatch):
    sitting.window.games.open(sitting.write(session_of(town())))
    table = sitting.table
    sitting.drag(sitting.space(0, 0), sitting.space(0, -1), "infantry")
    before = encoded(table)
    net = CrashNet(sitting.folders.reports, lambda: sitting.window.slot.path)
    net.crashed.connect(sitting.window.faults.tell_crash)
    net.install()
    try:
        monkeypatch.setattr(table.play, "show_refusal", lambda *_a, **_k: 1 / 0)
        sitting.drag(sitting.space(0, -1), sitting.space(2, 0), "infantry")
        qtbot.waitUntil(sitting.window.banner.isVisible)
    finally:
        net.uninstall()
    reports = list(sitting.folders.reports.glob("crash-*.txt"))
    assert len(reports) == 1
    assert "ZeroDivisionError" in reports[0].read_text(encoding="utf-8")
    assert str(sitting.window.slot.path) in sitting.window.banner.accessibleName()
    assert GAME.encode_state(saved(sitting).state) == before
    monkeypatch.undo()
    sitting.drag(sitting.space(0, -1), sitting.space(2, 0), "infantry")
    assert sitting.refused().space == sitting.space(2, 0)


# ---------------------------------------------------------------- the end
def play_out(sitting, qtbot) -> Any:
    """Play the last turns of a game to its end; return the table."""
    table = sitting.table
    for _ in range(60):
        if table.decision is None:
            break
        if table.asked is not None:
            moves = table.legal()
            table.submit(END_TURN if END_TURN in moves else moves[0])
        else:
            qtbot.wait(1)
    assert table.decision is None
    return table


def test_looking_through_a_finished_game_takes_nothing_back(sitting, qtbot):
    sitting.position({**town(), "age": 6, "round": 3})
    table = play_out(sitting, qtbot)
    history = table.session.history
    end = history.current
    table.past.go_to(history.root)
    table.botplay.cancel()
    assert history.retreats != []
    assert len(history.nodes) == end.id + 1
    table.past.go_to(end)
    assert history.retreats == []
    assert table.past.account() == ()
    table.flush()
    assert VIEWS.describe_save(sitting.window.slot.path).over
    # Who goes on from there in another way has taken back.
    table.past.go_to(history.root)
    table.submit(next(move for move in table.legal() if move != END_TURN))
    table.past.go_to(end)
    assert history.retreats != []


def test_the_end_screen_says_what_the_rules_say(sitting, qtbot):
    data = {**town(), "age": 6, "round": 3, "begin": "status_phase"}
    sitting.position(data)
    table = play_out(sitting, qtbot)
    assert [dialog for dialog in sitting.window.findChildren(EndScreen) if dialog.isVisible()]
    scores = {score.seat: score for score in GAME.scores(sitting.state)}
    shown = table.final_score()
    assert len(shown.rows) == len(scores)
    for row in shown.rows:
        score = next(s for s in scores.values() if table.player_name(s.seat) == row.title)
        assert row.values == tuple(halves / 2 for _, halves in score.sources)
        assert row.total == score.total
        assert row.won == (score.seat in GAME.winners(sitting.state))
    assert table.player_name(GAME.winners(sitting.state)[0]) in shown.headline
    assert [line.values[-1] for line in shown.lines] == [scores[seat].total for seat in sorted(scores)]
    assert END_TURN not in table.legal()
