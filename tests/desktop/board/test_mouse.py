"""The board under the mouse: clicks, drags, panning; and what the listeners hear."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from desktop.board.gestures import State
from desktop.board.view import BoardView
from tests.desktop.board.hands import (
    ARMY,
    CAPUA,
    LEFT,
    MIDDLE,
    NONE,
    PLAIN,
    RIGHT,
    Hands,
    at,
    drag,
    heard,
    move,
    press,
    release,
    wheel,
)
from tests.desktop.board.positions import IDS, refused_highlights


def test_every_space_is_hit_at_its_centre(view: BoardView) -> None:
    for space in view.shapes.spaces:
        assert view.space_at(at(view, space)) == space
    assert view.space_at(QPoint(2, 2)) == -1


def test_hovering_and_leaving_is_told(view: BoardView) -> None:
    spaces = heard(view.space_hovered)
    move(view, at(view, CAPUA), Qt.MouseButton.NoButton)
    move(view, at(view, CAPUA, 5, 5), Qt.MouseButton.NoButton)
    move(view, at(view, PLAIN), Qt.MouseButton.NoButton)
    QApplication.sendEvent(view.viewport(), QEvent(QEvent.Type.Leave))
    assert spaces == [(CAPUA,), (PLAIN,), (-1,)]


def test_a_click_names_space_and_piece(view: BoardView) -> None:
    clicks, pieces = heard(view.space_clicked), heard(view.piece_clicked)
    settlement = at(view, IDS[5, 0], -0.14 * view.zoom.size, 0.2 * view.zoom.size)
    press(view, settlement)
    release(view, settlement)
    assert clicks == [(IDS[5, 0], NONE)]
    assert pieces == [(IDS[5, 0], "settlement", "0")]
    press(view, QPoint(3, 3))
    release(view, QPoint(3, 3))
    assert clicks[1][0] == -1


def test_a_right_click_asks_for_a_menu(view: BoardView) -> None:
    menus = heard(view.space_context_requested)
    press(view, at(view, CAPUA), RIGHT)
    release(view, at(view, CAPUA), RIGHT)
    assert menus == [(CAPUA, view.viewport().mapToGlobal(at(view, CAPUA)))]


def test_a_drag_is_told_from_start_to_drop(view: BoardView, hands: Hands) -> None:
    started, moved, dropped = heard(view.drag_started), heard(view.drag_moved), heard(view.drag_dropped)
    view.drag_dropped.connect(lambda a, b: view.set_picture(view.picture))
    drag(view, at(view, ARMY), at(view, CAPUA))
    assert view.gestures.state is State.DRAGGING
    assert view.gestures.ghost is not None
    release(view, at(view, CAPUA))
    assert started == [(ARMY,)]
    assert moved[0] == (ARMY,)
    assert moved[-1] == (CAPUA,)
    assert dropped == [(ARMY, CAPUA)]
    assert view.gestures.state is State.IDLE
    assert view.gestures.ghost is None
    assert hands.asked[0][0] == ARMY
    assert hands.asked[0][2] is False


def test_shift_splits_the_group(view: BoardView, hands: Hands) -> None:
    drag(view, at(view, ARMY), at(view, CAPUA), mods=Qt.KeyboardModifier.ShiftModifier)
    assert hands.asked[0][2] is True
    view.gestures.cancel()


def test_a_drop_nobody_takes_glides_back(view: BoardView) -> None:
    view.set_motion(1.0)
    view.drag_dropped.connect(lambda a, b: view.set_highlights(refused_highlights()))
    drag(view, at(view, ARMY), at(view, CAPUA))
    ghost = view.gestures.ghost
    assert ghost is not None
    release(view, at(view, CAPUA))
    assert view.motion.is_running
    assert ghost.scene() is not None
    view.motion.finish()
    assert ghost.scene() is None
    assert ghost.pos() != view.scene_centre(CAPUA)


def test_a_drop_can_be_accepted_without_a_picture(view: BoardView, qtbot: QtBot) -> None:
    view.set_motion(4.0)
    view.drag_dropped.connect(lambda a, b: view.accept_drop())
    drag(view, at(view, ARMY), at(view, CAPUA))
    ghost = view.gestures.ghost
    assert ghost is not None
    release(view, at(view, CAPUA))
    qtbot.waitUntil(lambda: not view.motion.is_running)
    assert (ghost.pos() - view.scene_centre(CAPUA)).manhattanLength() < 2


@pytest.mark.parametrize("how", ["escape", "right button", "back home", "off the board"])
def test_a_drag_can_be_given_up(view: BoardView, qtbot: QtBot, how: str) -> None:
    cancelled, dropped = heard(view.drag_cancelled), heard(view.drag_dropped)
    drag(view, at(view, ARMY), at(view, CAPUA))
    if how == "escape":
        qtbot.keyClick(view, Qt.Key.Key_Escape)
    elif how == "right button":
        press(view, at(view, CAPUA), RIGHT)
    else:
        goal = at(view, ARMY) if how == "back home" else QPoint(4, 4)
        move(view, goal)
        release(view, goal)
    assert cancelled == [()]
    assert not dropped
    assert view.gestures.state is State.IDLE


def test_the_wheel_zooms_during_a_drag(view: BoardView) -> None:
    drag(view, at(view, ARMY), at(view, CAPUA))
    before = view.zoom.level
    wheel(view, at(view, CAPUA), 120)
    assert view.zoom.level > before
    assert view.gestures.state is State.DRAGGING
    view.gestures.cancel()


@pytest.mark.parametrize(("button", "space"), [(LEFT, PLAIN), (MIDDLE, ARMY), (RIGHT, ARMY)])
def test_dragging_elsewhere_pans(view: BoardView, button: Qt.MouseButton, space: int) -> None:
    view.zoom.to_level(92, animated=False)
    view.centre_on(space)
    before = view.scroll_position()
    menus, started = heard(view.space_context_requested), heard(view.drag_started)
    start = at(view, space)
    drag(view, start, start + QPoint(60, -40), button)
    assert view.gestures.state is State.PANNING
    release(view, start + QPoint(60, -40), button)
    moved = view.scroll_position() - before
    assert abs(moved.x() + 60) <= 12
    assert abs(moved.y() - 40) <= 12
    assert not menus
    assert not started


def test_space_and_drag_pans_even_from_a_stack(view: BoardView, qtbot: QtBot) -> None:
    view.zoom.to_level(92, animated=False)
    view.centre_on(ARMY)
    qtbot.keyPress(view, Qt.Key.Key_Space)
    press(view, at(view, ARMY))
    assert view.gestures.state is State.PANNING
    release(view, at(view, ARMY))
    qtbot.keyRelease(view, Qt.Key.Key_Space)
    assert not view.gestures.space_held
