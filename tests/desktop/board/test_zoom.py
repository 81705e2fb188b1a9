"""How large the board is shown: wheel, fingers, the levels, the window's size."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from desktop.board.levels import LADDER
from desktop.board.view import BoardView
from tests.desktop.board.hands import CAPUA, at, heard, wheel
from tests.desktop.board.positions import IDS


def test_the_wheel_keeps_the_point_under_the_cursor(view: BoardView) -> None:
    corner = at(view, IDS[8, 3], 10, 5)
    before = view.mapToScene(corner)
    for _ in range(3):
        wheel(view, corner, 120)
    assert view.zoom.size in LADDER
    assert (view.mapToScene(corner) - before).manhattanLength() < 2.5
    wheel(view, corner, -60)
    wheel(view, corner, -60)
    assert view.zoom.size == LADDER[LADDER.index(int(view.zoom.size))]


def test_two_fingers_pan_and_with_control_zoom_and_settle(view: BoardView, qtbot: QtBot) -> None:
    view.zoom.to_level(78, animated=False)
    before = view.scroll_position()
    wheel(view, at(view, CAPUA), 30, QPoint(14, 9))
    assert view.scroll_position() == before - QPoint(14, 9)
    wheel(view, at(view, CAPUA), 90, QPoint(0, 20), Qt.KeyboardModifier.ControlModifier)
    assert view.zoom.size not in LADDER
    qtbot.waitUntil(lambda: view.zoom.size in LADDER, timeout=2000)


def test_a_zoom_glides_to_its_level(view: BoardView, qtbot: QtBot) -> None:
    view.set_motion(1.0)
    sizes = heard(view.zoom_changed)
    view.zoom.step(2)
    goal = view.zoom.level
    qtbot.waitUntil(lambda: view.zoom.size == goal)
    assert len(sizes) >= 2


def test_the_fitted_board_follows_the_window(view: BoardView) -> None:
    first = view.zoom.size
    view.resize(1300, 1000)
    assert view.zoom.is_fitted()
    assert view.zoom.size > first
    window = view.viewport().rect()
    assert all(window.contains(at(view, space)) for space in view.shapes.spaces)
    view.zoom.step(1)
    size = view.zoom.size
    view.resize(900, 700)
    assert view.zoom.size == size


def test_the_whole_board_and_the_full_width_take_turns(view: BoardView, qtbot: QtBot) -> None:
    view.resize(1200, 480)
    whole = view.zoom.level
    assert view.zoom.is_fitted()
    qtbot.keyClick(view, Qt.Key.Key_0)
    assert view.zoom.level > whole * 1.1
    assert all(0 < view.space_rect(space).center().x() < 1200 for space in view.shapes.spaces)
    qtbot.keyClick(view, Qt.Key.Key_0)
    assert view.zoom.level == whole
    assert view.zoom.is_fitted()
