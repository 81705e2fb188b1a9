"""Panels round the board: their layouts by size, what is remembered, how the room is shared out."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDockWidget, QWidget

from desktop import robust
from desktop.app.settings import Folders
from desktop.app.window import MainWindow
from desktop.dialogs.base import Overlay
from tests.desktop.app.toy import ToyTable


def test_small_and_large_windows_have_layouts_of_their_own(window: MainWindow, table: ToyTable, qtbot):
    docking = window._docking
    assert docking.mode == "compact"
    assert docking.docks["own"].isVisible()
    assert docking.docks["journal"].isHidden()
    assert set(window.frame.rail.buttons) == {"journal", "history"}
    window.frame.rail.buttons["journal"].click()
    assert docking.docks["journal"].isVisible()
    window.frame.rail.buttons["history"].click()
    assert docking.docks["journal"].isHidden()
    assert docking.docks["history"].isVisible()
    window.resize(1920, 1040)
    qtbot.waitUntil(lambda: docking.mode == "wide")
    assert all(dock.isVisible() for dock in docking.docks.values())
    assert not window.frame.rail.isVisible()


@pytest.mark.parametrize("scale", [.8, 1.0, 1.5])
def test_the_layout_holds_at_the_smallest_area(make_window, scale: float):
    window = make_window()
    window.settings.text_scale = scale
    window.games.quick_start("toy")
    window.resize(1280, 640)
    QApplication.processEvents()
    assert window.size() == QSize(1280, 640)
    assert window.frame.area.width() >= 700
    assert window.frame.area.height() >= 500
    window.grab()
    assert not [child for child in window.findChildren(QWidget) if robust.is_faulty(child)]


def test_layouts_are_remembered_and_reset(make_window, folders: Folders):
    window = make_window()
    window.games.quick_start("toy")
    window._docking.docks["supply"].hide()
    window.close()
    again = make_window()
    again.games.go_on()
    assert again._docking.docks["supply"].isHidden()
    again.run("reset_layout")
    assert not again._docking.docks["supply"].isHidden()


def heights(window: MainWindow) -> dict[str, int]:
    """Return how high the docks of the window are, once it has come to rest."""
    while window._relayout.isActive():
        QTest.qWait(20)
    QApplication.processEvents()
    return {id: dock.height() for id, dock in window._docking.docks.items()}


def is_shared_out(window: MainWindow) -> bool:
    """Say whether the docks have the heights that they get at first, but for rounding."""
    high = heights(window)
    left, right = high["own"] + high["supply"], high["journal"] + high["history"]
    return abs(high["own"] - left * 3 / 4) < 12 and abs(high["journal"] - right * 2 / 3) < 12


def test_docks_are_shared_out_anew_when_the_size_comes_back(make_window):
    window = make_window()
    window.resize(1600, 900)
    window.games.quick_start("toy")
    assert is_shared_out(window)
    for width, height in ((1280, 720), (1600, 900), (1900, 1000), (1500, 800)):
        window.resize(width, height)
        heights(window)
    assert window._docking.mode == "wide"
    assert is_shared_out(window)
    window.show_start()
    window.resize(1280, 720)
    QApplication.processEvents()
    window.resize(1700, 1000)
    window.games.go_on()
    assert is_shared_out(window)


def test_heights_that_the_player_chose_stay(make_window):
    window = make_window()
    window.resize(1600, 900)
    window.games.quick_start("toy")
    own = heights(window)["own"]
    dock = window._docking.docks["own"]
    border = dock.geometry().bottomLeft() + QPoint(100, 2)
    QTest.mousePress(window, Qt.MouseButton.LeftButton, pos=border)
    to = QPointF(border - QPoint(0, 150))
    left = Qt.MouseButton.LeftButton
    QApplication.sendEvent(window, QMouseEvent(QEvent.Type.MouseMove, to, window.mapToGlobal(to), Qt.MouseButton.NoButton, left,
                                               Qt.KeyboardModifier.NoModifier))
    QTest.qWait(50)
    QTest.mouseRelease(window, Qt.MouseButton.LeftButton, pos=border - QPoint(0, 150))
    chosen = heights(window)["own"]
    assert abs(own - 150 - chosen) < 6
    window.resize(1280, 720)
    heights(window)
    window.resize(1600, 900)
    assert abs(heights(window)["own"] - chosen) < 12
    window.close()
    again = make_window()
    again.resize(1600, 900)
    again.games.go_on()
    assert abs(heights(again)["own"] - chosen) < 12
    again.run("reset_layout")
    assert is_shared_out(again)


def test_a_panel_without_room_is_in_the_rail(window: MainWindow, qtbot):
    table = ToyTable(window, 0)
    table._docks = tuple(replace(spec, compact=spec.id != "supply") for spec in table._docks)
    window.set_table(table)
    assert window._docking.mode == "compact"
    docks = window._docking.docks
    assert set(window.frame.rail.buttons) == {"supply", "journal", "history"}
    window.frame.rail.buttons["supply"].click()
    assert docks["supply"].isVisible()
    assert docks["own"].isVisible()
    assert window.dockWidgetArea(docks["supply"]) == Qt.DockWidgetArea.RightDockWidgetArea
    window.resize(1920, 1040)
    qtbot.waitUntil(lambda: window._docking.mode == "wide")
    assert window.dockWidgetArea(docks["supply"]) == Qt.DockWidgetArea.LeftDockWidgetArea


def test_dialogs_stay_above_docks_that_are_laid_out_anew(make_window):
    window = make_window()
    window.resize(1600, 900)
    window.games.quick_start("toy")
    heights(window)
    window.run("settings")
    window.settings.text_scale = 1.5
    heights(window)
    assert window._docking.mode == "compact"
    assert isinstance([child for child in window.children() if isinstance(child, QWidget)][-1], Overlay)


def test_the_docks_of_a_table_that_is_left_do_not_come_back(make_window):
    window = make_window()
    window.resize(1600, 900)
    window.games.quick_start("toy")
    heights(window)
    window.set_table(window.table.renewed())
    assert [dock.objectName() for dock in window.findChildren(QDockWidget) if dock.isVisible()] == list(window._docking.docks)
    assert is_shared_out(window)
