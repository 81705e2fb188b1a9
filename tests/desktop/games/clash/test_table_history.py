"""Undo, redo and jumps in the history of a real table: labels, branches, dice, bots that think, several people."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from core.games.clash.game import GAME
from core.games.clash.moves import END_TURN
from tests.desktop.games.clash.tables import LEFT, Sitting
from tests.desktop.games.clash.test_boardplay import field
from tests.desktop.games.clash.test_table_turn import open_city, town


def rows(sitting: Sitting) -> list[tuple[str, str, int]]:
    """Return (label, state, column) of the rows of the history's dock."""
    return [(row.text, row.state, row.column) for row in sitting.table.past.dock.tree.rows]


def labels(sitting: Sitting) -> list[str]:
    """Return the labels of the history's dock."""
    return [text for text, _, _ in rows(sitting)]


def click_row(sitting: Sitting, number: int) -> None:
    """Click a row of the history's dock."""
    tree = sitting.table.past.dock.tree
    QTest.mouseClick(tree, LEFT, pos=QPoint(60, tree.band(number).center().y()))


def two_moves(sitting: Sitting) -> tuple[int, int, int]:
    """Move the Settler, then the army; return the spaces."""
    sitting.position(field())
    start, west, east = sitting.space(0, -1), sitting.space(-1, 0), sitting.space(1, -1)
    sitting.drag(start, west, "settler")
    sitting.drag(start, east, "infantry")
    return start, west, east


def test_undo_and_redo_by_key_and_by_button(sitting):
    start, west, east = two_moves(sitting)
    bar = sitting.window.bar
    assert bar.tools["undo"].isEnabled()
    assert not bar.tools["redo"].isEnabled()
    after = GAME.encode_state(sitting.state)
    QTest.keyClick(sitting.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert sitting.units(start) == {"infantry": 2}
    assert sitting.units(west) == {"settler": 1}
    assert sitting.kind == "move"
    QTest.mouseClick(bar.tools["undo"], LEFT)
    assert sitting.units(start) == {"infantry": 2, "settler": 1}
    assert sitting.kind == "turn"
    assert not bar.tools["undo"].isEnabled()
    sitting.window.run("redo")
    QTest.mouseClick(bar.tools["redo"], LEFT)
    assert sitting.units(east) == {"infantry": 2}
    assert GAME.encode_state(sitting.state) == after


def test_the_board_and_the_docks_follow_a_step_back(sitting):
    start, west, _ = two_moves(sitting)
    journal = sitting.journal()
    sitting.window.run("undo")
    sitting.window.run("undo")
    stacks = {stack.space: dict(stack.tokens) for stack in sitting.board.picture.stacks if stack.owner == 0}
    assert stacks[start] == {"infantry": 2, "settler": 1}
    assert west not in stacks
    assert len(sitting.journal()) < len(journal)
    assert start in sitting.board.highlights.picture.movable
    sitting.window.run("redo")
    sitting.window.run("redo")
    assert sitting.journal() == journal


def test_the_labels_name_the_moves(sitting):
    two_moves(sitting)
    assert len(rows(sitting)) == 3
    assert all(text and text[0].isupper() for text in labels(sitting))
    assert "Settler" in labels(sitting)[1]
    assert "Infantry" in labels(sitting)[2]
    assert [state for _, state, _ in rows(sitting)] == ["past", "past", "current"]


def test_another_line_is_kept_beside_the_first_and_can_be_gone_back_to(sitting):
    start, west, east = two_moves(sitting)
    sitting.window.run("undo")
    sitting.drag(start, sitting.space(0, -2), "infantry")
    assert len(rows(sitting)) == 4
    assert [column for _, _, column in rows(sitting)] == [0, 0, 1, 0]
    assert rows(sitting)[2][1] == "other"
    assert sitting.units(sitting.space(0, -2)) == {"infantry": 2}
    click_row(sitting, 2)
    assert sitting.units(east) == {"infantry": 2}
    assert sitting.units(west) == {"settler": 1}
    assert rows(sitting)[2][1:] == ("other", 1)
    assert rows(sitting)[3][1:] == ("current", 0)


def test_the_same_move_again_makes_no_second_branch(sitting):
    start, _, east = two_moves(sitting)
    nodes = len(sitting.table.session.history.nodes)
    sitting.window.run("undo")
    sitting.drag(start, east, "infantry")
    assert len(sitting.table.session.history.nodes) == nodes


def test_dice_are_the_same_on_a_line_that_is_repeated(sitting):
    data = field(units={"1,-2": {"infantry": 4}})
    data["seats"]["1"]["units"]["2,-2"] = {"infantry": 4}
    sitting.position(data)
    start, end = sitting.space(1, -2), sitting.space(2, -2)
    sitting.drag(start, end, "infantry")
    once, journal = GAME.encode_state(sitting.state), sitting.journal()
    nodes = len(sitting.table.session.history.nodes)
    node = sitting.table.session.history.current
    assert node.random
    sitting.window.run("undo")
    assert sitting.table.panels.modal is None
    sitting.drag(start, end, "infantry")
    assert GAME.encode_state(sitting.state) == once
    assert len(sitting.table.session.history.nodes) == nodes
    assert sitting.journal()[-3:] == journal[-3:]
    assert any("took back" in line for line in sitting.journal())
    rolled = [row for row in sitting.table.past.dock.tree.rows if row.node == node.id]
    assert rolled[0].chance


def test_undo_goes_back_over_what_bots_did_to_ones_own_question(sitting, qtbot):
    sitting.position(town())
    before = GAME.encode_state(sitting.state)
    sitting.press("End turn")
    qtbot.waitUntil(lambda: sitting.table.asked == 0)
    sitting.window.run("undo")
    assert GAME.encode_state(sitting.state) == before
    sitting.window.run("redo")
    assert sitting.table.asked == 0
    assert GAME.encode_state(sitting.state) != before


def test_undo_while_a_bot_thinks_drops_its_answer(sitting, bots, qtbot):
    bots.script = None
    sitting.position(town())
    before = GAME.encode_state(sitting.state)
    sitting.press("End turn")
    asked = bots.made[-1]
    qtbot.waitUntil(lambda: asked.asked == [("greedy", 1)])
    sitting.window.run("undo")
    assert asked.cancelled == 1
    assert GAME.encode_state(sitting.state) == before
    nodes = len(sitting.table.session.history.nodes)
    asked.answer(END_TURN)
    asked.answered.emit(b'{"do":"end_turn"}')
    assert GAME.encode_state(sitting.state) == before
    assert len(sitting.table.session.history.nodes) == nodes
    assert sitting.table.asked == 0


def test_going_to_a_bots_step_lets_it_go_on_from_there(sitting, qtbot):
    sitting.position(town())
    sitting.press("End turn")
    qtbot.waitUntil(lambda: sitting.table.asked == 0)
    after = GAME.encode_state(sitting.state)
    table = sitting.table
    node = next(node for node in table.session.history.path() if node.seat == 0)
    table.go_to(node)
    assert table.asked is None
    qtbot.waitUntil(lambda: table.asked == 0)
    assert GAME.encode_state(sitting.state) == after


def test_a_step_back_takes_the_open_question_away(sitting):
    sitting.position(town())
    open_city(sitting, "construct")
    sitting.choose("Fortress")
    sitting.press("Pay otherwise…")
    assert sitting.kind == "pay"
    sitting.window.run("undo")
    assert sitting.kind == "turn"
    assert sitting.panel is None


def test_a_step_back_amid_a_drag_lets_go(sitting):
    start, _, _ = two_moves(sitting)
    sitting.lift(sitting.space(0, 0), "infantry")
    sitting.window.run("undo")
    assert not sitting.lit()
    assert sitting.table.play.held == (-1, ())
    nodes = len(sitting.table.session.history.nodes)
    sitting.over(sitting.space(-1, 1))
    sitting.let_go(sitting.space(-1, 1))
    assert len(sitting.table.session.history.nodes) == nodes
    assert sitting.units(start) == {"infantry": 2}


# ---------------------------------------------------------------- several people
def test_with_several_people_a_passed_turn_stays_and_a_notice_says_so(sitting):
    sitting.position(town(), 0, 1)
    sitting.table.sit_down()
    sitting.press("End turn")
    sitting.table.sit_down()
    assert sitting.table.asked == 1
    before, nodes = GAME.encode_state(sitting.state), len(sitting.table.session.history.nodes)
    journal = sitting.journal()
    QTest.mouseClick(sitting.board.viewport(), LEFT, pos=sitting.point(sitting.space(1, -1), "settlement", 1))
    panel = sitting.panel
    assert panel is not None
    sitting.window.run("undo")
    assert sitting.window.banner.isVisible()
    assert "can't be taken back" in sitting.window.banner.accessibleName()
    assert GAME.encode_state(sitting.state) == before
    assert len(sitting.table.session.history.nodes) == nodes
    assert sitting.table.asked == 1
    assert sitting.table.sitting == 1
    assert sitting.journal() == journal
    assert sitting.panel is panel
    assert not sitting.window.actions_table.action("undo").isEnabled()
    sitting.press("End turn")
    assert not sitting.window.banner.isVisible()


def test_with_several_people_a_plain_step_can_be_taken_back(sitting):
    sitting.position(field(), 0, 1)
    sitting.table.sit_down()
    start, west = sitting.space(0, -1), sitting.space(-1, 0)
    sitting.drag(start, west, "settler")
    sitting.window.run("undo")
    assert sitting.units(start) == {"infantry": 2, "settler": 1}
    assert not sitting.window.banner.isVisible()
