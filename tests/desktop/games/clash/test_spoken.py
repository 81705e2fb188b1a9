"""The game for those who don't see it: announcements, the list of spaces, names of what takes the keyboard."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QApplication, QTabBar, QWidget

from core.games.clash.game import GAME
from core.games.clash.moves import END_TURN, Collect, Construct, EndTurn, MoveUnits, TakeAdvance
from desktop.docks.spaces import SpacesDock
from tests.desktop.games.clash.tables import Sitting
from tests.desktop.games.clash.test_battle_cards import attack, front
from tests.desktop.games.clash.test_table_turn import town


@pytest.fixture
def table(sitting: Sitting) -> Sitting:
    sitting.position(town())
    sitting.window.announcer.flush()
    return sitting


def said(sitting: Sitting) -> str:
    """What is announced next."""
    sitting.window.announcer.flush()
    return sitting.window.announcer.history[-1]


# ---- announcements
def test_at_first_it_is_said_who_is_asked_and_how_many_actions_are_left(table: Sitting) -> None:
    words = " ".join(table.window.announcer.history)
    assert "Your turn: choose an action" in words
    assert "3 actions left" in words


def test_what_was_done_is_said_and_what_is_left(table: Sitting) -> None:
    table.table.submit(next(move for move in table.table.legal() if isinstance(move, Collect)))
    words = said(table)
    assert "Mira collected" in words
    assert "2 actions left" in words


def test_a_refusal_is_said(table: Sitting) -> None:
    table.table.submit(Construct(table.space(0, 0), "academy"))
    assert said(table) == "Ur has its Academy already."


def test_taking_back_is_said(table: Sitting) -> None:
    table.table.submit(next(move for move in table.table.legal() if isinstance(move, Collect)))
    said(table)
    table.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier, table.window)
    assert said(table).startswith("Taken back.")


def test_what_others_do_is_said_and_whose_turn_it_is(sitting: Sitting, qtbot, bots) -> None:
    data = town()
    data["seats"]["1"]["food"] = 5
    sitting.position(data)
    said(sitting)

    def collects(state: Any, seat: int) -> Any:
        moves = [move for move in GAME.moves(state, seat) if isinstance(move, TakeAdvance | EndTurn)]
        return moves[0] if state.players[seat].actions == 3 else END_TURN

    bots.script = staticmethod(collects)
    sitting.table.submit(END_TURN)
    qtbot.waitUntil(lambda: sitting.table.asked == 0)
    said(sitting)
    words = " ".join(sitting.window.announcer.history)
    assert words.index("Bot got ") < words.rindex("Your turn: choose an action")


def test_a_curtain_says_who_is_to_sit_down_and_nothing_secret(sitting: Sitting) -> None:
    sitting.position(town(hand=["A26"]), 0, 1)
    sitting.table.sit_down()
    sitting.window.announcer.flush()
    sitting.table.submit(END_TURN)
    assert sitting.window.covering() is not None
    words = said(sitting)
    assert "Bot, it is your turn" in words
    assert "Archers" not in " ".join(sitting.window.announcer.history)


# ---- the board
def test_walking_the_board_says_what_stands_there(table: Sitting) -> None:
    city = table.space(0, 0)
    table.board.setFocus()
    table.board.set_focused_space(city)
    words = said(table)
    assert words == f"{table.board.accessibleName()}."
    assert "Ur" in words
    assert "1 Infantry" in words
    assert "Academy" in words
    assert "Happy" not in words
    table.board.set_focused_space(table.space(1, 0))
    assert "Mountain" in said(table)


# ---- the list of spaces
@pytest.fixture
def listed(table: Sitting) -> SpacesDock:
    table.key(Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier, table.window)
    dock: SpacesDock = table.table.spaces.dock
    assert dock.isVisible()
    assert QApplication.focusWidget() is dock.field
    return dock


def test_all_spaces_are_listed_with_what_stands_there(table: Sitting, listed: SpacesDock) -> None:
    assert len(listed.rows) == table.state.geometry().size
    assert listed.rows[0].group == "Yours"
    ur = next(row for row in listed.rows if row.text.startswith("Ur "))
    assert "1 Infantry" in ur.note


def test_the_spaces_of_who_looks_are_theirs_while_the_board_of_another_is_shown(table: Sitting, listed: SpacesDock) -> None:
    before = listed.rows
    table.table.boards.show_board_of(1)
    assert table.table.looking() == 1
    listed.hide()
    listed.show()
    assert table.table.spaces.rows() == list(before)
    assert listed.rows == before


def test_the_list_is_filtered_and_moves_the_boards_focus(table: Sitting, listed: SpacesDock) -> None:
    QTest.keyClicks(listed.field, "mount")
    assert table.board.focused_space == table.space(1, 0)
    table.key(Qt.Key.Key_Return)
    assert QApplication.focusWidget() is table.board
    assert table.board.focused_space == table.space(1, 0)


def test_arrows_walk_the_list(table: Sitting, listed: SpacesDock) -> None:
    before = listed.current
    table.key(Qt.Key.Key_Down)
    assert listed.current != before
    assert table.board.focused_space == listed.current
    listed.list.setFocus()
    table.key(Qt.Key.Key_Down)
    assert table.board.focused_space == listed.current
    table.key(Qt.Key.Key_Return)
    assert QApplication.focusWidget() is table.board


def test_the_list_follows_the_game(table: Sitting, listed: SpacesDock) -> None:
    move = next(move for move in table.table.moves(MoveUnits) if table.table.odds(move) is None)
    table.table.submit(move)
    row = next(row for row in listed.rows if row.space == move.path[-1])
    assert "1 Infantry" in row.note


def test_rows_are_spoken(table: Sitting, listed: SpacesDock) -> None:
    number = next(k for k, row in enumerate(listed.rows) if row.text.startswith("Ur "))
    text = listed.list.rows.index(number).data(Qt.ItemDataRole.AccessibleTextRole)
    assert text.startswith("Ur ")
    assert "1 Infantry" in text


# ---- names
def nameless(window: QWidget) -> list[str]:
    """Return what takes the keyboard or is pressed and says nothing of itself."""
    found = []
    for widget in window.findChildren(QWidget):
        if not widget.isVisible() or widget.objectName().startswith("qt_"):
            continue
        takes_keys = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
        parent = widget.parentWidget()
        is_port = isinstance(parent, QAbstractScrollArea) and parent.viewport() is widget
        if isinstance(widget, QTabBar):
            continue  # each of its tabs has a name
        if is_port or (not takes_keys and not isinstance(widget, QAbstractButton)):
            continue
        face = QAccessible.queryAccessibleInterface(widget)
        name = face.text(QAccessible.Text.Name) if face is not None else ""
        if not name and not widget.accessibleName():
            above = (type(part).__name__ for part in (parent, parent.parentWidget() if parent is not None else None))
            found.append(" in ".join((type(widget).__name__, *above)))
    return found


@pytest.mark.parametrize("section", ["collect", "construct", "recruit", "happiness", "influence", "wonder"])
def test_everything_in_a_city_has_a_name(table: Sitting, section: str) -> None:
    table.table.panels.open_city(table.space(0, 0), section)
    assert nameless(table.window) == []


def test_everything_has_a_name_in_a_battle(sitting: Sitting) -> None:
    sitting.position(front())
    attack(sitting)
    assert nameless(sitting.window) == []


DIALOGS = ("settings", "keys", "about", "new_game", "trade", "events", "palette", "spaces", "discard_piles")


@pytest.mark.parametrize("command", DIALOGS)
def test_everything_has_a_name_in_dialogs(table: Sitting, command: str) -> None:
    table.window.run(command)
    assert nameless(table.window) == []


def test_everything_has_a_name_beside_an_advance_and_a_payment(table: Sitting) -> None:
    table.table.panels.open_advance("farming")
    assert nameless(table.window) == []
    table.table.submit(next(move for move in table.table.legal() if isinstance(move, TakeAdvance)))
    table.window.run("pay_otherwise")
    assert nameless(table.window) == []
