"""The history's dock: the rows it draws, clicks and keys that lead to steps, the current one in sight."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from desktop.docks.history import HistoryDock, HistoryRow


@pytest.fixture
def dock(qapp, qtbot):
    dock = HistoryDock()
    dock.resize(240, 160)
    qtbot.addWidget(dock)
    dock.show()
    qtbot.waitExposed(dock)
    return dock


def line(number: int, current: int) -> tuple[HistoryRow, ...]:
    """Return a line of steps with a branch of one step beside it."""
    found = []
    for i in range(number):
        state = "current" if i == current else "past" if i < current else "future"
        found.append(HistoryRow(10 + i, f"Step {i}", 0, i - 1, state, "#2255AA", chance=i == 2, revealed=i == 3))
    return (*found, HistoryRow(99, "Branch", 1, 0, "other"))


def centre(dock: HistoryDock, row: int) -> QPoint:
    return QPoint(80, int((row + 0.5) * dock.tree.row_height()) + 4)


def test_a_click_names_the_step(dock, qtbot):
    dock.show_rows(line(4, 2))
    for row, node in ((0, 10), (3, 13), (4, 99)):
        with qtbot.waitSignal(dock.node_chosen) as chosen:
            QTest.mouseClick(dock.tree, Qt.MouseButton.LeftButton, pos=centre(dock, row))
        assert chosen.args == [node]


def test_a_heading_above_a_row_is_no_row(dock, qtbot):
    plain = line(6, 2)
    dock.show_rows(plain)
    high = dock.tree.wanted_size().height()
    rows = tuple(replace(row, heading=f"Age {number}") if number in (1, 4) else row for number, row in enumerate(plain))
    dock.show_rows(rows)
    tree = dock.tree
    room = tree.band(1).top() - tree.band(0).bottom() - 1
    assert 2 * room == tree.wanted_size().height() - high > 20
    for number in range(len(rows)):
        band = tree.band(number)
        assert {tree.row_at(y) for y in (band.top(), band.center().y(), band.bottom())} == {number}
    assert tree.row_at(tree.band(4).top() - 2) == -1
    with qtbot.assertNotEmitted(dock.node_chosen):
        QTest.mouseClick(tree, Qt.MouseButton.LeftButton, pos=QPoint(80, tree.band(1).top() - 3))
    assert not dock.grab().isNull()


def test_a_click_below_the_rows_names_none(dock, qtbot):
    dock.show_rows(line(1, 0))
    with qtbot.assertNotEmitted(dock.node_chosen):
        QTest.mouseClick(dock.tree, Qt.MouseButton.LeftButton, pos=centre(dock, 4))


def test_keys_walk_from_the_current_step(dock, qtbot):
    dock.show_rows(line(5, 2))
    dock.tree.setFocus()
    QTest.keyClick(dock.tree, Qt.Key.Key_Up)
    with qtbot.waitSignal(dock.node_chosen) as chosen:
        QTest.keyClick(dock.tree, Qt.Key.Key_Return)
    assert chosen.args == [11]
    assert dock.tree.accessibleDescription() == "Step 1"
    QTest.keyClick(dock.tree, Qt.Key.Key_Down)
    QTest.keyClick(dock.tree, Qt.Key.Key_Down)
    with qtbot.waitSignal(dock.node_chosen) as chosen:
        QTest.keyClick(dock.tree, Qt.Key.Key_Space)
    assert chosen.args == [13]


def test_keys_do_nothing_without_rows(dock):
    dock.tree.setFocus()
    QTest.keyClick(dock.tree, Qt.Key.Key_Down)
    QTest.keyClick(dock.tree, Qt.Key.Key_Return)
    assert dock.tree.rows == ()


def test_a_row_that_is_gone_is_not_chosen_by_key(dock, qtbot):
    dock.show_rows(line(6, 5))
    dock.tree.setFocus()
    QTest.keyClick(dock.tree, Qt.Key.Key_Down)
    dock.show_rows(line(2, 1)[:2])
    with qtbot.assertNotEmitted(dock.node_chosen):
        QTest.keyClick(dock.tree, Qt.Key.Key_Return)


def test_the_current_step_comes_into_sight(dock):
    dock.show_rows(line(60, 59))
    seen = dock.tree.visibleRegion().boundingRect()
    assert seen.contains(centre(dock, 59))
    dock.show_rows(line(60, 1))
    assert dock.tree.visibleRegion().boundingRect().contains(centre(dock, 1))


def test_all_kinds_of_rows_are_painted(dock):
    dock.show_rows(line(6, 3))
    whole = dock.grab().toImage()
    assert len({whole.pixelColor(x, y).rgb() for x in range(0, 200, 3) for y in range(0, 150, 3)}) > 4


def test_another_size_keeps_the_current_step_in_sight(dock, qtbot):
    rows = line(40, 30)
    dock.show_rows(rows)

    def in_sight() -> bool:
        top = dock._area.verticalScrollBar().value()
        middle = centre(dock, 30).y()
        return top < middle < top + dock._area.viewport().height()

    for height in (160, 900, 1600, 120, 400, 90):
        dock.resize(240, height)
        qtbot.waitUntil(in_sight)
    dock.hide()
    dock.resize(240, 1600)
    dock.show_rows(line(40, 29))
    dock.show_rows(rows)
    dock.resize(240, 100)
    dock.show()
    qtbot.waitUntil(in_sight)


def test_what_is_read_of_the_row_with_the_keyboard_goes_with_it(dock):
    dock.show_rows(line(5, 2))
    dock.tree.setFocus()
    QTest.keyClick(dock.tree, Qt.Key.Key_Down)
    assert dock.tree.accessibleDescription() == "Step 3"
    dock.show_rows((HistoryRow(10, "The beginning", 0, -1, "past"), *line(5, 3)))
    assert dock.tree.accessibleDescription() == "Step 2"
    dock.show_rows(line(0, 0))
    assert dock.tree.accessibleDescription() == ""


def test_rows_are_made_when_somebody_looks(dock, qtbot):
    asked = []

    def rows() -> tuple[HistoryRow, ...]:
        asked.append(1)
        return line(40, 30)

    dock.offer_rows(rows)
    assert len(asked) == 1, "it is in sight"
    dock.hide()
    dock.offer_rows(rows)
    dock.offer_rows(rows)
    assert len(asked) == 1
    dock.show()
    qtbot.waitUntil(lambda: dock.tree.visibleRegion().boundingRect().contains(centre(dock, 30)))
    assert len(asked) == 2


def test_the_arrow_unfolds_and_the_row_goes_there(dock, qtbot):
    folded = HistoryRow(9, "Rome: 3 steps", 0, 0, "current", key=4, steps=(7, 8, 9))
    dock.show_rows((HistoryRow(1, "Start", 0, -1, "past"), folded))
    with qtbot.waitSignal(dock.fold_changed), qtbot.assertNotEmitted(dock.node_chosen):
        QTest.mouseClick(dock.tree, Qt.MouseButton.LeftButton, pos=dock.tree.arrow(1).center())
    assert dock.opened == {4}
    with qtbot.waitSignal(dock.node_chosen) as chosen:
        QTest.mouseClick(dock.tree, Qt.MouseButton.LeftButton, pos=dock.tree.band(1).center())
    assert chosen.args == [9]
    assert dock.tree.arrow(0).isEmpty()


def test_right_and_left_unfold_fold_and_go_up(dock, qtbot):
    folded = HistoryRow(9, "Rome: 3 steps", 0, 0, "current", key=4, steps=(7, 8, 9))
    dock.show_rows((HistoryRow(1, "Start", 0, -1, "past"), folded))
    dock.tree.setFocus()
    with qtbot.waitSignal(dock.fold_changed):
        QTest.keyClick(dock.tree, Qt.Key.Key_Right)
    assert dock.opened == {4}
    with qtbot.assertNotEmitted(dock.fold_changed):
        QTest.keyClick(dock.tree, Qt.Key.Key_Left)
    assert dock.tree.accessibleDescription() == "Start", "a folded row leads to the one that it hangs on"
    for key, node in ((Qt.Key.Key_End, 9), (Qt.Key.Key_Home, 1)):
        QTest.keyClick(dock.tree, key)
        with qtbot.waitSignal(dock.node_chosen) as chosen:
            QTest.keyClick(dock.tree, Qt.Key.Key_Return)
        assert chosen.args == [node]


def test_marks_warn_where_they_count(dock):
    dock.show_rows(line(6, 3))
    pictures = []
    for strict in (False, True):
        dock.set_rule("Strict", "mdi6.lock-outline", "tip", strict)
        pictures.append(dock.grab().toImage())
    assert pictures[0] != pictures[1]
