"""Enter, Space or the mouse pressed once too often, or held down, answers no question that has only just been shown."""

from __future__ import annotations

from time import monotonic

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.dialogs.settings import SettingsDialog
from tests.desktop.games.clash.tables import Sitting
from tests.desktop.games.clash.test_handover import curtain, two_people

RETURN, SPACE = Qt.Key.Key_Return, Qt.Key.Key_Space


def press(sitting: Sitting, key: Qt.Key = RETURN) -> None:
    """Press a key as a person does: the system gives it to the window, not to a widget."""
    QTest.keyClick(sitting.window.windowHandle(), key)


def hold(sitting: Sitting, key: Qt.Key = RETURN) -> None:
    """Let a key that is held down repeat itself once."""
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "\r", True)
    QApplication.sendEvent(sitting.window.windowHandle(), event)


def click(sitting: Sitting, at: QWidget) -> None:
    """Click on the middle of a part of the window, as the system does it."""
    window = sitting.window.windowHandle()
    place = at.mapTo(sitting.window, at.rect().center())
    QTest.mouseClick(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, place)


def settings(sitting: Sitting) -> list[SettingsDialog]:
    return [dialog for dialog in sitting.window.findChildren(SettingsDialog) if dialog.isVisible()]


@pytest.fixture
def careful(sitting: Sitting) -> Sitting:
    """A window in which each question is safe for a long time."""
    sitting.window.grace.ms = 60_000
    return sitting


@pytest.mark.parametrize("key", [RETURN, Qt.Key.Key_Enter, SPACE])
def test_a_press_right_after_a_dialog_opened_does_not_answer_it(careful, key):
    careful.position(two_people(), 0)
    careful.window.run("settings")
    (dialog,) = settings(careful)
    dialog.primary.setFocus()
    press(careful, key)
    QApplication.processEvents()
    press(careful, key)
    assert settings(careful) == [dialog]


@pytest.mark.parametrize("key", [RETURN, SPACE])
def test_after_the_grace_it_does(sitting, qtbot, key):
    sitting.window.grace.ms = 1
    sitting.position(two_people(), 0)
    sitting.window.run("settings")
    (dialog,) = settings(sitting)
    dialog.primary.setFocus()
    qtbot.waitUntil(lambda: monotonic() > sitting.window.grace._until)
    press(sitting, key)
    assert not settings(sitting)


def test_a_key_that_is_held_down_never_answers(sitting, qtbot):
    sitting.position(two_people(), 0)
    sitting.window.run("settings")
    (dialog,) = settings(sitting)
    dialog.primary.setFocus()
    for _ in range(3):
        hold(sitting)
    assert settings(sitting) == [dialog]
    press(sitting)
    assert not settings(sitting)


def test_what_the_bar_asks_is_not_answered_by_the_press_that_led_to_it(careful):
    careful.settings.confirm_end_turn = True
    careful.position(two_people(), 0)
    careful.board.setFocus()
    turn = careful.table.session.history.current
    press(careful, Qt.Key.Key_E)
    assert careful.window.bar.question is not None
    press(careful)
    assert careful.window.bar.question is not None
    assert careful.table.session.history.current is turn
    careful.window.grace._until = 0.0
    press(careful)
    assert careful.table.session.history.current is not turn


def test_a_curtain_does_not_open_by_the_press_that_ended_the_turn_before(careful):
    careful.position(two_people(), 0, 1)
    assert curtain(careful) is not None
    press(careful)
    assert curtain(careful) is not None
    careful.window.grace._until = 0.0
    press(careful)
    assert curtain(careful) is None


def test_a_question_beside_the_board_is_safe_as_well(careful):
    careful.position({**two_people(), "begin": "free_advance"}, 0)
    panel, before = careful.panel, careful.table.session.history.current
    panel.first_focus().setFocus()
    press(careful)
    assert careful.table.session.history.current is before
    careful.window.grace._until = 0.0
    press(careful)
    assert careful.table.session.history.current is not before


def test_other_keys_and_written_spaces_are_not_held_back(careful):
    careful.position(two_people(), 0)
    careful.window.run("settings")
    press(careful, Qt.Key.Key_Escape)
    assert not settings(careful)
    careful.window.run("new_game")
    (field,) = (row.name for row in careful.window.overlays[-1].content.seats.rows()[:1])
    field.setFocus()
    field.clear()
    for key in (Qt.Key.Key_A, SPACE, Qt.Key.Key_B):
        press(careful, key)
    assert field.text() == "a b"


@pytest.fixture
def asks_to_end(sitting: Sitting, qtbot) -> Sitting:
    """A window that asks before a turn ends, where the wish to end it was clicked."""
    sitting.window.grace.ms = 60_000
    sitting.settings.confirm_end_turn = True
    sitting.position(two_people(), 0, 1)
    sitting.window.grace._until = 0.0
    if curtain(sitting) is not None:
        press(sitting)
    QApplication.processEvents()
    return sitting


def test_a_second_click_on_end_turn_does_not_confirm_it(asks_to_end):
    bar, history = asks_to_end.window.bar, asks_to_end.table.session.history
    turn = history.current
    click(asks_to_end, bar.end_turn)
    QApplication.processEvents()
    assert bar.question is not None
    assert bar.yes.isVisible()
    click(asks_to_end, bar.yes)
    assert bar.question is not None
    assert history.current is turn
    asks_to_end.window.grace._until = 0.0
    click(asks_to_end, bar.yes)
    assert history.current is not turn


def test_the_second_of_a_double_click_never_confirms(asks_to_end):
    bar, history = asks_to_end.window.bar, asks_to_end.table.session.history
    turn, window = history.current, asks_to_end.window
    place = bar.end_turn.mapTo(window, bar.end_turn.rect().center())
    click(asks_to_end, bar.end_turn)
    QApplication.processEvents()
    assert bar.question is not None
    assert bar.yes.geometry().contains(bar.mapFrom(window, place)), "the answer lies where the wish was clicked"
    window.grace._until = 0.0  # slower than the grace, and still a double click
    at, left, none = place.toPointF(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    for kind, held in (
        (QEvent.Type.MouseButtonPress, left), (QEvent.Type.MouseButtonDblClick, left),
        (QEvent.Type.MouseButtonRelease, Qt.MouseButton.NoButton),
    ):  # fmt: skip
        event = QMouseEvent(kind, at, window.mapToGlobal(at), left, held, none)
        QApplication.sendEvent(window.windowHandle(), event)
    assert bar.question is not None
    assert history.current is turn


def test_a_click_beside_what_is_asked_is_not_held_back(careful):
    careful.settings.confirm_end_turn = True
    careful.position(two_people(), 0)
    careful.window.run("end_turn")
    QApplication.processEvents()
    grace = careful.window.grace
    assert monotonic() < grace._until
    click(careful, careful.board)
    assert not grace._swallows_click
    click(careful, careful.window.bar.no)
    assert careful.window.bar.question is not None


def test_a_click_right_after_a_question_came_beside_the_board_takes_no_row(careful):
    careful.position({**two_people(), "begin": "free_advance"}, 0)
    QApplication.processEvents()
    panel, before = careful.panel, careful.table.session.history.current
    row = panel.first_focus()
    click(careful, row)
    click(careful, row)
    assert careful.table.session.history.current is before
