"""The keyboard on the real window: it belongs to what lies in front, and what is printed on buttons acts."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.dialogs.base import DialogPanel
from tests.desktop.games.clash.tables import Sitting
from tests.desktop.games.clash.test_handover import two_people

CTRL, NONE = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.NoModifier


def press(sitting: Sitting, key: Qt.Key, modifier: Qt.KeyboardModifier = NONE) -> None:
    """Press a key as a person does: the system gives it to the window, not to a widget."""
    QTest.keyClick(sitting.window.windowHandle(), key, modifier)
    QApplication.processEvents()


@pytest.fixture
def table(sitting: Sitting) -> Sitting:
    sitting.position(two_people(), 0)
    QApplication.processEvents()
    sitting.board.setFocus()
    return sitting


@pytest.mark.parametrize(("key", "modifier"), [(Qt.Key.Key_F1, NONE), (Qt.Key.Key_Comma, CTRL), (Qt.Key.Key_N, CTRL)])
def test_a_dialog_that_opens_over_the_palette_has_the_keyboard(table, key, modifier):
    press(table, Qt.Key.Key_K, CTRL)
    press(table, key, modifier)
    overlay = table.window.covering()
    assert overlay is not None
    assert table.window.palette_of_commands.layer is None
    assert overlay.isAncestorOf(QApplication.focusWidget())
    press(table, Qt.Key.Key_Escape)
    assert table.window.covering() is None
    assert table.board.hasFocus()


def test_what_closes_below_a_dialog_takes_the_keyboard_not_from_it(table):
    lower, upper = DialogPanel("Lower"), DialogPanel("Upper")
    table.window.show_dialog(lower)
    above = table.window.show_dialog(upper)
    lower.reject()
    assert above.isAncestorOf(QApplication.focusWidget()) or above.content.hasFocus()
    upper.reject()
    assert table.window.covering() is None
