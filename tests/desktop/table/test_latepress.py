"""Space that was meant for the bots answers no question that came meanwhile."""

from __future__ import annotations

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtGui import QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from desktop.robust import is_faulty
from desktop.table import latepress
from desktop.table.latepress import LatePress


@pytest.fixture
def pressed(qtbot) -> tuple[QWidget, list[str]]:
    window = QWidget()
    layout = QVBoxLayout(window)
    button = QPushButton("answer")
    layout.addWidget(button)
    found: list[str] = []
    button.clicked.connect(lambda: found.append("answered"))
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    button.setFocus()
    qtbot.waitUntil(button.hasFocus)
    return window, found


def test_a_press_right_after_the_bots_is_swallowed(pressed, qtbot):
    window, found = pressed
    late = LatePress(window)
    late.watch(window.windowHandle())
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Space)
    assert found == []


def test_each_further_press_makes_the_moment_longer(pressed, qtbot, monkeypatch):
    monkeypatch.setattr(latepress, "LATE_MS", 400)
    window, found = pressed
    late = LatePress(window)
    late.watch(window.windowHandle())
    for _ in range(4):
        qtbot.wait(150)
        QTest.keyClick(window.windowHandle(), Qt.Key.Key_Space)
    assert found == []


def test_other_keys_are_not(pressed, qtbot):
    window, found = pressed
    window.findChild(QPushButton).setAutoDefault(True)
    late = LatePress(window)
    late.watch(window.windowHandle())
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Return)
    assert found == ["answered"]


def test_after_a_moment_it_answers_again(pressed, qtbot, monkeypatch):
    monkeypatch.setattr(latepress, "LATE_MS", 1)
    window, found = pressed
    late = LatePress(window)
    late.watch(window.windowHandle())
    qtbot.waitUntil(lambda: late._window is None)
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Space)
    assert found == ["answered"]


def test_a_key_that_is_still_down_when_the_moment_is_over_presses_nothing(pressed, qtbot, monkeypatch):
    monkeypatch.setattr(latepress, "LATE_MS", 20)
    window, found = pressed
    late = LatePress(window)
    late.watch(window.windowHandle())
    QTest.keyPress(window.windowHandle(), Qt.Key.Key_Space)
    qtbot.waitUntil(lambda: not late._end.isActive())
    QTest.keyRelease(window.windowHandle(), Qt.Key.Key_Space)
    assert found == []
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_Space)
    assert found == ["answered"]


def test_a_window_that_has_gone_meanwhile_is_no_fault(qapp):
    late, gone, other = LatePress(qapp), QWindow(), QWindow()
    late.watch(gone)
    shiboken6.delete(gone)
    late.watch(other)
    assert not is_faulty(late)
    late.watch(None)
    other.deleteLater()
    late.deleteLater()
