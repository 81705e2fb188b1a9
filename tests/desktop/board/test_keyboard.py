"""The board by keyboard: walking, picking up and dropping, and the keys that are for others."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from pytestqt.qtbot import QtBot

from desktop.board.model import MovePicture
from desktop.board.view import BoardView
from desktop.robust import faults
from desktop.theme.palette import LIGHT
from tests.desktop.board.hands import ARMY, CAPUA, NONE, PLAIN, at, heard, press, release
from tests.desktop.board.positions import IDS, attack_highlights, refused_highlights


def test_arrows_walk_the_hexes(view: BoardView, qtbot: QtBot) -> None:
    focused = heard(view.space_focused)
    view.setFocus()
    view.set_focused_space(ARMY)
    for key, goal in ((Qt.Key.Key_Up, IDS[5, 0]), (Qt.Key.Key_Down, ARMY), (Qt.Key.Key_Right, IDS[6, 0])):
        qtbot.keyClick(view, key)
        assert view.focused_space == goal
    assert len(focused) == 4
    assert "Eridu" not in view.accessibleName()
    qtbot.keyClick(view, Qt.Key.Key_Left)
    qtbot.keyClick(view, Qt.Key.Key_Up)
    assert view.accessibleName().startswith("F3, plains, city Eridu, size 2")


def test_walking_out_of_view_scrolls(view: BoardView, qtbot: QtBot) -> None:
    view.zoom.to_level(128, animated=False)
    view.centre_on(ARMY)
    view.set_focused_space(ARMY)
    for _ in range(4):
        qtbot.keyClick(view, Qt.Key.Key_Down)
    assert view.viewport().rect().contains(at(view, view.focused_space))


def test_tab_goes_round_the_targets(view: BoardView, qtbot: QtBot) -> None:
    view.set_highlights(attack_highlights())
    view.setFocus()
    seen = []
    for _ in range(7):
        qtbot.keyClick(view, Qt.Key.Key_Tab)
        seen.append(view.focused_space)
    assert set(seen) == attack_highlights().targets
    assert seen[0] == seen[6]
    qtbot.keyClick(view, Qt.Key.Key_Backtab)
    assert view.focused_space == seen[5]
    assert view.hasFocus()


def test_enter_picks_up_and_drops(view: BoardView, qtbot: QtBot) -> None:
    started, moved, dropped = heard(view.drag_started), heard(view.drag_moved), heard(view.drag_dropped)
    view.setFocus()
    view.set_focused_space(ARMY)
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert view.gestures.by_keyboard
    assert started == [(ARMY,)]
    view.set_highlights(replace(attack_highlights(), odds=None, path=None))
    qtbot.keyClick(view, Qt.Key.Key_Tab)
    assert moved[-1] == (view.focused_space,)
    goal = view.focused_space
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert dropped == [(ARMY, goal)]
    assert not view.gestures.by_keyboard


def test_enter_on_what_can_not_be_dragged_is_a_click(view: BoardView, qtbot: QtBot) -> None:
    clicks = heard(view.space_clicked)
    view.set_focused_space(CAPUA)
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert clicks == [(CAPUA, NONE)]


def test_escape_with_empty_hands_is_passed_on(view: BoardView, qtbot: QtBot) -> None:
    pressed = heard(view.escape_pressed)
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert pressed == [()]


def test_f1_opens_the_rule_of_a_refusal(view: BoardView, qtbot: QtBot) -> None:
    asked = heard(view.rule_requested)
    qtbot.keyClick(view, Qt.Key.Key_F1)
    view.set_highlights(refused_highlights())
    qtbot.keyClick(view, Qt.Key.Key_F1)
    assert asked == [()]


def test_letters_are_left_to_others(view: BoardView, qtbot: QtBot) -> None:
    assert not view.keys.press(QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_E, NONE))


def test_any_key_ends_running_animations(view: BoardView, qtbot: QtBot) -> None:
    view.set_motion(0.05)
    view.set_picture(view.picture, [MovePicture(0, (("infantry", 1),), (ARMY, PLAIN, IDS[3, 1]))])
    assert view.motion.is_running
    qtbot.keyClick(view, Qt.Key.Key_Shift)
    assert not view.motion.is_running


def test_an_empty_board_can_be_walked_and_zoomed(qtbot: QtBot) -> None:
    board = BoardView(LIGHT)
    qtbot.addWidget(board)
    board.show()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Plus, Qt.Key.Key_0):
        qtbot.keyClick(board, key)
    press(board, QPoint(9, 9))
    release(board, QPoint(9, 9))
    board.finish()
    assert not faults(board)
    board.shut_down()
