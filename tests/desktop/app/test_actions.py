"""The table of commands: every one has a text, an icon, a key and a tooltip; all else is made from it."""
from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcutEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from desktop.app.actions import ACTIONS, CONDITIONS, MENUS, ActionDef, ActionTable, Scope
from desktop.theme.icons import icon_pixmap


@pytest.mark.parametrize("definition", ACTIONS, ids=lambda definition: definition.id)
def test_every_command_has_key_tooltip_and_icon(qapp, definition: ActionDef):
    assert definition.text
    assert definition.tooltip
    assert definition.keys
    assert definition.menu in MENUS
    assert all(condition in CONDITIONS for condition in definition.enabled_when)
    assert not icon_pixmap(definition.icon, "#000000", 16).isNull()


def test_no_key_is_used_twice():
    keys = [key for definition in ACTIONS for key in definition.keys]
    assert len(keys) == len(set(keys))


def test_single_letters_come_after_what_has_the_focus():
    for definition in ACTIONS:
        if any(len(key) == 1 and key.isalnum() for key in definition.keys):
            assert definition.scope is Scope.BOARD


@pytest.fixture
def window(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(200, 100)
    window.board = QWidget(window)
    window.board.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    window.other = QWidget(window)
    window.other.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def test_commands_follow_the_situation_and_say_why_not(window):
    table = ActionTable(window)
    assert not table.action("undo").isEnabled()
    assert table.reason("undo") == "No game is on the table."
    table.set_situation({"at_table"})
    assert table.reason("undo") == "There is nothing to take back."
    assert "nothing to take back" in table.tooltip("undo")
    table.set_situation({"at_table", "can_undo"})
    assert table.reason("undo") is None
    assert table.action("undo").isEnabled()
    assert table.action("new_game").isEnabled()


def test_keys_trigger_commands(window):
    table = ActionTable(window)
    seen: list[str] = []
    table.triggered.connect(seen.append)
    QTest.keyClick(window, Qt.Key.Key_N, Qt.KeyboardModifier.ControlModifier)
    assert seen == ["new_game"]


def test_letters_need_the_focus_on_the_board(window):
    table = ActionTable(window)
    table.set_board(window.board)
    table.set_situation({"at_table", "can_end_turn"})
    seen: list[str] = []
    table.triggered.connect(seen.append)
    window.other.setFocus()
    QTest.keyClick(window.other, Qt.Key.Key_E)
    assert seen == []
    window.board.setFocus()
    QTest.keyClick(window.board, Qt.Key.Key_E)
    assert seen == ["end_turn"]


def test_a_game_adds_commands_and_takes_them_away(window):
    table = ActionTable(window)
    table.add_conditions({"has_city": "You have no city."})
    extra = ActionDef("collect", "Collect", "mdi6.basket", ("C",), "Collect in a city", ("has_city",), "turn", Scope.BOARD)
    table.add([extra])
    assert table.reason("collect") == "You have no city."
    with pytest.raises(ValueError, match="there already"):
        table.add([extra])
    with pytest.raises(ValueError, match="no reason"):
        table.add([ActionDef("x", "X", "mdi6.close", (), "X", ("unheard_of",))])
    table.remove(["collect"])
    assert "Collect" not in [row.text for row in table.help_rows()]


def test_menu_and_help_page_hold_every_command(window):
    table = ActionTable(window)
    menu = QMenu(window)
    table.fill_menu(menu)
    held = {action.text() for section in menu.actions() for action in section.menu().actions()}
    assert held == {table.text(definition.id) for definition in ACTIONS}
    assert len(list(table.help_rows())) == len(ACTIONS)
    assert all(row.keys and row.tooltip for row in table.help_rows())


def test_the_help_page_names_two_keys_of_one_name_once(window):
    rows = {row.text: row.keys for row in ActionTable(window).help_rows()}
    assert rows["Do it"] == ("Enter",)
    assert all(len(keys) == len(set(keys)) for keys in rows.values())


def test_where_shift_makes_the_plus_it_means_larger_text(window):
    table = ActionTable(window)
    table.set_situation({"at_table"})
    heard: list[str] = []
    table.triggered.connect(heard.append)
    # As Qt tells it when the system offers Ctrl++ and Ctrl+Shift++ for one key.
    for id, keys in (("zoom_in", "Ctrl++"), ("text_larger", "Ctrl+Shift++")):
        QApplication.sendEvent(table.action(id), QShortcutEvent(QKeySequence(keys), 0, True))
    assert heard == ["text_larger", "text_larger"]
    QTest.keyClick(window, Qt.Key.Key_Equal, Qt.KeyboardModifier.ControlModifier)
    assert heard[-1] == "zoom_in"
