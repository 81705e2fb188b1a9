"""Taking back as a setting of the table: strict, ask, free; chosen with the game, changed at the table, told to the end."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from core.engine import saves
from core.engine.history import Policy
from core.games.clash.game import GAME
from core.games.clash.moves import END_TURN
from desktop.dialogs.newgame_data import NewGame, Seat
from desktop.dialogs.takingback import AgreementDialog, PolicyDialog
from desktop.games.clash.final import final_score
from tests.desktop.games.clash.tables import LEFT, Sitting
from tests.desktop.games.clash.test_gestures_asking import facing
from tests.desktop.games.clash.test_table_turn import town

CTRL = Qt.KeyboardModifier.ControlModifier


def dialog(sitting: Sitting, kind: type) -> Any:
    """Return the dialog of a kind that is open."""
    found = [widget for widget in sitting.window.findChildren(kind) if widget.isVisible()]
    assert found, f"no {kind.__name__}"
    return found[-1]


def is_asked(sitting: Sitting) -> bool:
    return any(widget.isVisible() for widget in sitting.window.findChildren(AgreementDialog))


def passed(sitting: Sitting, policy: Policy, *persons: int) -> Any:
    """Open a table of several people at which the first has ended the turn and the next sits. Returns the step before."""
    table = sitting.position(town(), *persons)
    table.session.policy = policy
    table.sit_down()
    before = table.session.history.current
    sitting.press("End turn")
    table.sit_down()
    assert table.asked == persons[1]
    return before


def rolled(sitting: Sitting, *persons: int) -> Any:
    """Open a table at which the first person has just attacked: dice were rolled. Returns the step before."""
    table = sitting.position(facing(), *persons)
    table.sit_down()
    before = table.session.history.current
    sitting.drag(sitting.space(1, -2), sitting.space(2, -2), "infantry")
    assert table.session.history.current.random
    return before


def row_of(sitting: Sitting, node: Any) -> int:
    """Return the row of a step in the dock."""
    return next(number for number, row in enumerate(sitting.table.past.dock.tree.rows) if row.node == node.id)


def click_row(sitting: Sitting, node: Any) -> None:
    """Click the row of a step."""
    tree = sitting.table.past.dock.tree
    QTest.mouseClick(tree, LEFT, pos=tree.band(row_of(sitting, node)).center())


def tip_of(sitting: Sitting, node: Any) -> str:
    """Hold the mouse over the row of a step; return the tooltip."""
    tree = sitting.table.past.dock.tree
    sitting.window.show_dock("history")
    at = tree.band(row_of(sitting, node)).center()
    QApplication.sendEvent(tree, QHelpEvent(QEvent.Type.ToolTip, at, tree.mapToGlobal(at)))
    return QToolTip.text()


# ---------------------------------------------------------------- strict
def test_the_tooltip_of_a_strict_table_says_why_nothing_can_be_taken_back(sitting):
    before = passed(sitting, Policy.STRICT, 0, 1)
    bar = sitting.window.bar
    assert not bar.tools["undo"].isEnabled()
    assert "strict table" in bar.tools["undo"].toolTip()
    assert "passed to another player" in bar.tools["undo"].toolTip()
    assert "strict table" in tip_of(sitting, before)
    click_row(sitting, before)
    assert sitting.table.asked == 1
    assert sitting.window.banner.isVisible()


def test_the_reason_goes_when_there_is_nothing_to_take_back(sitting):
    passed(sitting, Policy.STRICT, 0, 1)
    sitting.position(town())
    assert "nothing to take back" in sitting.window.bar.tools["undo"].toolTip()


def test_dice_stay_at_a_strict_table(sitting):
    before = rolled(sitting, 0, 1)
    click_row(sitting, before)
    assert sitting.table.session.history.current is not before
    assert "dice" in sitting.window.banner.what()


def pressed(sitting: Sitting, key: Qt.Key, keys: Qt.KeyboardModifier = CTRL) -> str:
    """Press a key as a person does, on the board; return what the banner says."""
    sitting.board.setFocus()
    QTest.keyClick(sitting.window.windowHandle(), key, keys)
    return sitting.window.banner.what() if sitting.window.banner.isVisible() else ""


def test_the_key_says_why_nothing_can_be_taken_back_or_brought_back(sitting):
    passed(sitting, Policy.STRICT, 0, 1)
    assert not sitting.window.banner.isVisible()
    assert "strict table" in pressed(sitting, Qt.Key.Key_Z)
    assert pressed(sitting, Qt.Key.Key_Y) == "There is nothing to bring back."
    sitting.position(town())
    assert pressed(sitting, Qt.Key.Key_Z) == "There is nothing to take back."
    assert pressed(sitting, Qt.Key.Key_Z, CTRL | Qt.KeyboardModifier.ShiftModifier) == "There is nothing to bring back."
    sitting.window.run("end_turn")
    assert not sitting.window.banner.isVisible()


# ---------------------------------------------------------------- ask
@pytest.mark.parametrize("agrees", [True, False])
def test_the_other_person_is_asked_under_cover_and_decides(sitting, agrees):
    before = passed(sitting, Policy.ASK, 0, 1)
    after = sitting.table.session.history.current
    assert sitting.window.bar.tools["undo"].isEnabled()
    sitting.window.run("undo")
    asking = dialog(sitting, AgreementDialog)
    assert asking.accessibleName() == "Mira, do you agree?"
    assert sitting.table.session.history.current is after
    assert sitting.window.windowTitle() == "Ecumene", "nothing of the table is seen meanwhile"
    QTest.mouseClick(asking.agree if agrees else asking.refuse, LEFT)
    assert not is_asked(sitting)
    if agrees:
        assert sitting.table.session.history.current is before
        (retreat,) = sitting.table.session.history.retreats
        assert retreat.by == 1
    else:
        assert sitting.table.session.history.current is after
        assert sitting.table.session.history.retreats == []
        assert sitting.window.banner.what() == "Mira does not agree."


def test_by_keys_escape_refuses_and_enter_agrees_to_nothing(sitting):
    passed(sitting, Policy.ASK, 0, 1)
    after = sitting.table.session.history.current
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_Return):
        sitting.key(Qt.Key.Key_Z, CTRL, sitting.window)
        asking = dialog(sitting, AgreementDialog)
        QTest.keyClick(asking.refuse, key)
        assert not is_asked(sitting)
        assert sitting.table.session.history.current is after


def test_all_other_people_are_asked_one_after_the_other(sitting):
    data = town()
    data["players"] = 3
    table = sitting.position(data, 0, 1, 2)
    table.session.policy = Policy.ASK
    table.sit_down()
    before = table.session.history.current
    sitting.press("End turn")
    table.sit_down()
    asker = table.asked
    sitting.window.run("undo")
    names = []
    for _ in range(2):
        asking = dialog(sitting, AgreementDialog)
        names.append(asking.accessibleName())
        QTest.mouseClick(asking.agree, LEFT)
    assert len(set(names)) == 2
    assert not any(table.player_name(asker) in name for name in names)
    assert table.session.history.current is before


def test_bots_always_agree(sitting):
    table = sitting.position(facing())
    table.session.policy = Policy.ASK
    before = table.session.history.current
    sitting.drag(sitting.space(1, -2), sitting.space(2, -2), "infantry")
    sitting.window.run("undo")
    assert not is_asked(sitting)
    assert table.session.history.current is before
    assert any("took back" in line for line in sitting.journal())


def test_what_counts_for_nobody_is_taken_back_without_asking(sitting):
    table = sitting.position(town(), 0, 1)
    table.session.policy = Policy.ASK
    table.sit_down()
    before = table.session.history.current
    sitting.drag(sitting.space(0, 0), sitting.space(-1, 0), "infantry")
    sitting.window.run("undo")
    assert not is_asked(sitting)
    assert table.session.history.current is before


# ---------------------------------------------------------------- free
def test_free_takes_anything_back_and_tells_of_it_in_journal_save_and_at_the_end(sitting, tmp_path):
    before = rolled(sitting, 0)
    assert sitting.table.session.policy is Policy.FREE
    assert "take back" in tip_of(sitting, before)
    click_row(sitting, before)
    assert sitting.table.session.history.current is before
    assert [line for line in sitting.journal() if line.startswith("Mira took back")]
    loaded = saves.load(saves.dump(sitting.table.session)).session
    assert loaded.history.retreats == sitting.table.session.history.retreats
    assert loaded.history.retreats[0].by == 0
    told = final_score(sitting.table).taken_back
    assert told[0].startswith("Mira took back")
    assert told[-1] == "Taking back: free."


def test_a_game_in_which_nothing_was_taken_back_says_nothing_of_it(sitting):
    sitting.position(town())
    assert final_score(sitting.table).taken_back == ()


# ---------------------------------------------------------------- the setting
@pytest.mark.parametrize(
    ("persons", "chosen", "policy"),
    [
        (1, "", Policy.FREE), (2, "", Policy.STRICT), (1, "strict", Policy.STRICT), (2, "ask", Policy.ASK),
        (2, "free", Policy.FREE),
    ],
)  # fmt: skip
def test_the_new_game_brings_its_setting(sitting, persons, chosen, policy):
    seats = tuple(Seat("" if number < persons else "greedy", f"P{number}", colour=number) for number in range(3))
    assert sitting.window.games.begin(NewGame("clash", seats, {"mode": "full"}, 7, policy=chosen))
    assert sitting.table.session.policy is policy


def test_the_setting_is_saved_with_the_game(sitting):
    sitting.position(town(), 0, 1)
    sitting.table.session.rule(Policy.ASK, 0)
    path = sitting.window.folders.saves / "kept.ecumene"
    sitting.table.save(path)
    assert saves.load_file(path).session.policy is Policy.ASK


@pytest.mark.parametrize("how", ["key", "mouse"])
def test_one_person_changes_it_at_the_table(sitting, how):
    table = sitting.position(town())
    sitting.window.show_dock("history")
    button = table.past.dock.rule_button
    assert button.text() == "Free"
    if how == "key":
        sitting.key(Qt.Key.Key_Z, CTRL | Qt.KeyboardModifier.AltModifier, sitting.window)
        QTest.keyClick(dialog(sitting, PolicyDialog), Qt.Key.Key_3)
    else:
        QTest.mouseClick(button, LEFT)
        QTest.mouseClick(dialog(sitting, PolicyDialog).rows[Policy.STRICT], LEFT)
    assert table.session.policy is Policy.STRICT
    assert button.text() == "Strict"
    assert any("stay from now on" in line for line in sitting.journal())
    (ruling,) = table.session.history.rulings
    assert (ruling.policy, ruling.by) == (Policy.STRICT, 0)


def test_several_people_must_agree_to_a_change(sitting):
    table = sitting.position(town(), 0, 1)
    table.sit_down()
    for agrees in (False, True):
        sitting.window.run("taking_back")
        QTest.mouseClick(dialog(sitting, PolicyDialog).rows[Policy.FREE], LEFT)
        assert table.session.policy is Policy.STRICT
        asking = dialog(sitting, AgreementDialog)
        assert asking.accessibleName() == "Bot, do you agree?"
        QTest.mouseClick(asking.agree if agrees else asking.refuse, LEFT)
    assert table.session.policy is Policy.FREE
    assert table.asked == 0
    assert len(table.session.history.rulings) == 1


def test_the_same_setting_again_changes_nothing(sitting):
    table = sitting.position(town())
    sitting.window.run("taking_back")
    QTest.mouseClick(dialog(sitting, PolicyDialog).rows[Policy.FREE], LEFT)
    assert table.session.history.rulings == []
    assert not any("from now on" in line for line in sitting.journal())


# ---------------------------------------------------------------- the dock
def bots_turn(sitting: Sitting, qtbot: Any) -> None:
    """Let a bot have a turn of several steps."""
    sitting.press("End turn")
    qtbot.waitUntil(lambda: sitting.table.asked == 0)


def test_a_bots_turn_is_folded_and_unfolds_by_mouse_and_by_keys(sitting, bots, qtbot):
    from tests.desktop.games.clash.test_pace import advances_and_ends, rich_rome

    bots.script = staticmethod(advances_and_ends)
    sitting.position(rich_rome())
    bots_turn(sitting, qtbot)
    sitting.window.show_dock("history")
    dock = sitting.table.past.dock
    tree = dock.tree
    texts = [row.text for row in tree.rows]
    assert texts[-1].startswith("Bot: 3 step")
    last = len(texts) - 1
    assert "Advance: Fishing" in sitting.table.past.tip(tree.rows[last])
    QTest.mouseClick(tree, LEFT, pos=tree.arrow(last).center())
    assert sitting.table.asked == 0, "the arrow goes nowhere"
    assert [row.text for row in tree.rows][last:] == ["Bot: Advance: Fishing", "Bot: Advance: Storage", "Bot: End the turn"]
    sitting.key(Qt.Key.Key_J, CTRL, sitting.window)
    assert tree.hasFocus()
    for _ in range(2):
        QTest.keyClick(tree, Qt.Key.Key_Up)
    QTest.keyClick(tree, Qt.Key.Key_Left)
    assert len(tree.rows) == last + 1
    QTest.keyClick(tree, Qt.Key.Key_Right)
    assert len(tree.rows) == last + 3
    QTest.keyClick(tree, Qt.Key.Key_Return)
    assert sitting.table.session.history.current.move is not None
    assert tree.rows[tree.current()].text == "Bot: Advance: Fishing"
    qtbot.waitUntil(lambda: sitting.table.asked == 0)


def test_another_line_is_come_back_to_by_keys(sitting):
    sitting.position(town())
    for space in ((-1, 0), (0, -1)):
        sitting.drag(sitting.space(0, 0), sitting.space(*space), "infantry")
        sitting.window.run("undo")
    sitting.window.run("redo")
    first, second = [node for node in sitting.table.session.history.nodes if node.parent is not None]
    assert sitting.table.session.history.current is second
    sitting.key(Qt.Key.Key_J, CTRL, sitting.window)
    tree = sitting.table.past.dock.tree
    QTest.keyClick(tree, Qt.Key.Key_Up)
    QTest.keyClick(tree, Qt.Key.Key_Return)
    assert sitting.table.session.history.current is first
    notes = []
    sitting.table.dock_note_changed.connect(lambda id, note: notes.append((id, note)))
    sitting.table.past.show()
    assert ("history", "line 1 of 2") in notes


def test_a_row_that_is_elided_is_told_in_full(sitting):
    sitting.position(town())
    sitting.drag(sitting.space(0, 0), sitting.space(-1, 0), "infantry")
    node = sitting.table.session.history.current
    row = sitting.table.past.dock.tree.rows[row_of(sitting, node)]
    assert tip_of(sitting, node).split("\n")[0] == row.text
    assert "You are here." in tip_of(sitting, node)
    root = sitting.table.session.history.root
    assert "Click: go there." in tip_of(sitting, root)


def test_the_whole_tree_survives_a_restart(sitting):
    sitting.position(town())
    for space in ((-1, 0), (0, -1)):
        sitting.drag(sitting.space(0, 0), sitting.space(*space), "infantry")
        sitting.window.run("undo")
    rows = [(row.node, row.state, row.column) for row in sitting.table.past.dock.tree.rows]
    loaded = saves.load(saves.dump(sitting.table.session)).session
    assert GAME.encode_state(loaded.state) == GAME.encode_state(sitting.state)
    table = sitting.put(loaded)
    again = [(row.node, row.state, row.column) for row in table.past.dock.tree.rows]
    assert {node for node, _, _ in again} == {node for node, _, _ in rows}
    assert END_TURN in table.legal()
