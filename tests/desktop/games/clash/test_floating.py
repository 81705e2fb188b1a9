"""Floating panels: keys that they have no use for reach the question that is asked, and the window's commands."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.games.clash.dialogs.battle import BattleDialog
from desktop.games.clash.dialogs.piles import PilesDialog
from tests.desktop.games.clash.tables import Sitting
from tests.desktop.games.clash.test_handover import two_people


@pytest.fixture
def floating(sitting: Sitting, qtbot: Any):
    """A function that opens a position for one person, lets the journal float and gives it the keyboard."""

    def begin(data: dict[str, Any]) -> Any:
        sitting.position(data, 0)
        dock = sitting.window._docking.docks["journal"]
        dock.setFloating(True)
        dock.show()
        dock.activateWindow()
        qtbot.waitUntil(dock.isActiveWindow)
        dock.widget().setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        dock.widget().setFocus()
        assert QApplication.focusWidget() is not None
        assert QApplication.focusWidget().window() is dock
        return dock

    return begin


def test_a_number_in_a_floating_panel_answers_the_question_beside_the_board(sitting, floating):
    floating({**two_people(), "begin": "free_advance"})
    assert sitting.kind == "free_advance"
    before = sitting.state.players[0].advances
    sitting.key(Qt.Key.Key_1)
    assert sitting.state.players[0].advances.bit_count() == before.bit_count() + 1


def test_a_key_in_a_floating_panel_answers_the_question_in_the_middle_of_the_window(sitting, floating):
    data = two_people()
    data["seats"]["0"]["units"]["0,0"] = {"infantry": 3}
    data["seats"]["0"]["advances"] = ["fishing", "tactics"]
    data["seats"]["1"]["units"]["1,0"] = {"infantry": 3}
    dock = floating(data)
    sitting.drag(sitting.space(0, 0), sitting.space(1, 0), "infantry")
    dialog = sitting.table.panels.modal
    assert isinstance(dialog, BattleDialog)
    dock.widget().setFocus()
    before = sitting.table.session.history.current
    for _ in range(3):
        sitting.key(Qt.Key.Key_Return, widget=dock.widget())
    assert sitting.table.session.history.current is not before


def test_a_command_of_the_window_works_in_a_floating_panel(sitting, floating):
    floating(two_people())
    QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_D, Qt.KeyboardModifier.ControlModifier)
    assert sitting.window.findChildren(PilesDialog)
