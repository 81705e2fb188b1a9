"""The keyboard on the real window: it belongs to what lies in front, and what is printed on buttons acts."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QTableView, QWidget

from core.games.clash.content.powers import ADVANCES
from desktop.dialogs.base import DialogPanel
from desktop.dialogs.choice import ChoiceOption, ChoicePanel, ChoiceSpec
from tests.desktop.games.clash.tables import Sitting
from tests.desktop.games.clash.test_handover import two_people
from tests.desktop.games.clash.test_table_turn import open_city, town

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


@pytest.mark.parametrize("where", ["menu", "end_turn", "supply", "journal"])
def test_letters_act_wherever_the_keyboard_is(table, where):
    bar, docks = table.window.bar, {dock.objectName(): dock for dock in table.window.docks()}
    if where in docks:
        table.window.show_dock(where)
        QApplication.processEvents()
        parts = [*docks[where].findChildren(QTableView), *docks[where].widget().findChildren(QWidget)]
        next(part for part in parts if part.focusPolicy() & Qt.FocusPolicy.TabFocus and part.isVisible()).setFocus()
        assert docks[where].isAncestorOf(QApplication.focusWidget())
    else:
        {"menu": bar.menu_button, "end_turn": bar.end_turn}[where].setFocus()
        assert bar.isAncestorOf(QApplication.focusWidget())
    turn = table.table.session.history.current
    press(table, Qt.Key.Key_E)
    assert table.table.session.history.current is not turn


def test_letters_that_are_written_or_belong_to_a_dialog_are_no_commands(table):
    turn = table.table.session.history.current
    field = next(field for field in table.window.findChildren(QLineEdit))
    table.window.show_dock("spaces")
    QApplication.processEvents()
    field.setFocus()
    press(table, Qt.Key.Key_E)
    assert field.text() == "e"
    table.board.setFocus()
    press(table, Qt.Key.Key_F1)
    press(table, Qt.Key.Key_E)
    press(table, Qt.Key.Key_Escape)
    assert table.table.session.history.current is turn


def test_the_key_of_another_payment_acts_while_a_question_has_the_keyboard(sitting):
    sitting.position(town())
    open_city(sitting, "construct")
    sitting.choose("Fortress")
    assert sitting.table.hands.settling.strip.isVisible()
    sitting.table.panels.show_choice(ChoicePanel(ChoiceSpec("What?", options=(ChoiceOption("a", "This"),))))
    QApplication.processEvents()
    sitting.panel.rows[0].setFocus()
    press(sitting, Qt.Key.Key_P)
    assert sitting.kind == "pay"


def test_enter_is_for_the_panel_that_it_is_written_on_until_the_keyboard_walks_the_board(sitting):
    table = sitting.position(town())
    start = sitting.space(0, 0)
    table.panels.open_advance("fishing")
    table.panels.open_advance("irrigation")
    sitting.board.setFocus()
    sitting.board.set_focused_space(start, ring=False)  # the mouse was there last
    press(sitting, Qt.Key.Key_Return)
    assert table.play.held[0] < 0
    assert ADVANCES["irrigation"].mask & sitting.state.players[0].advances
    table.panels.open_advance("bartering")
    sitting.board.setFocus()
    sitting.board.set_focused_space(start)
    press(sitting, Qt.Key.Key_Return)
    assert not ADVANCES["bartering"].mask & sitting.state.players[0].advances


def test_who_answers_by_number_goes_on_with_enter_in_the_panel(sitting):
    table = sitting.position(town())
    table.show_named("happiness")
    QApplication.processEvents()
    table.boards.advances.setFocus()
    before = sitting.kind
    another = next(n for n, row in enumerate(sitting.panel.rows, 1) if row.isEnabled() and not row.option.note)
    press(sitting, Qt.Key(Qt.Key.Key_0 + another))
    assert sitting.panel.isAncestorOf(QApplication.focusWidget())
    assert sitting.kind == before == "happiness"
    press(sitting, Qt.Key.Key_Return)
    assert sitting.kind == "turn", "finished; no Advance was opened"
