"""F6 walks the keyboard through the parts of the window; Ctrl+K works in fields too."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from tests.desktop.games.clash.tables import NONE, Sitting
from tests.desktop.games.clash.test_table_turn import town


@pytest.fixture
def table(sitting: Sitting) -> Sitting:
    sitting.position(town())
    sitting.board.setFocus()
    return sitting


def part(sitting: Sitting) -> str:
    """Where the keyboard is."""
    focus = QApplication.focusWidget()
    window = sitting.window
    panel = window.frame.choice if window.frame is not None else None
    if focus is sitting.board:
        return "board"
    if panel is not None and panel.isAncestorOf(focus):
        return "panel"
    return next((dock.objectName() for dock in window.docks() if dock.isAncestorOf(focus)), "bar")


def visited(sitting: Sitting, keys: Qt.KeyboardModifier = NONE) -> list[str]:
    """Press F6 until the keyboard is back; return the parts."""
    start = part(sitting)
    found = [start]
    for _ in range(12):
        sitting.key(Qt.Key.Key_F6, keys)
        if part(sitting) == start:
            break
        found.append(part(sitting))
    return found


def test_all_parts_are_visited_and_backwards_too(table: Sitting) -> None:
    way = visited(table)
    assert way[0] == "board"
    assert way[-1] == "bar"
    assert "player" in way
    assert visited(table, Qt.KeyboardModifier.ShiftModifier) == [way[0], *reversed(way[1:])]


def test_a_panel_is_the_next_part_after_the_board(table: Sitting) -> None:
    table.table.panels.open_city(table.space(0, 0))
    table.board.setFocus()
    assert visited(table)[:2] == ["board", "panel"]


def test_in_a_dialog_the_keyboard_stays(table: Sitting) -> None:
    table.window.run("about")
    focus = QApplication.focusWidget()
    table.key(Qt.Key.Key_F6)
    assert QApplication.focusWidget() is focus


def test_a_field_leaves_the_palettes_key_alone(table: Sitting) -> None:
    table.window.run("new_game")
    field = next(field for field in table.window.findChildren(QLineEdit) if field.accessibleName() == "Seed")
    field.setFocus()
    text = field.text()
    field.setCursorPosition(0)
    QTest.keyClick(field, Qt.Key.Key_K, Qt.KeyboardModifier.ControlModifier)
    assert table.window.palette_of_commands.layer is not None
    assert field.text() == text
