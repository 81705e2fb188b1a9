"""What lies on the board: the panel that asks, and the hints of keys."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest

from desktop.app.window import MainWindow
from desktop.dialogs.choice import ChoiceOption, ChoicePanel, ChoiceSpec
from desktop.widgets.panel import Panel
from tests.desktop.app.toy import ToyTable


def test_hints_lie_where_fewer_pieces_are(window: MainWindow, table: ToyTable):
    frame = window.frame
    table.hints_changed.emit((("Esc", "let go"),))
    assert frame.hints.y() < frame.area.height() / 2
    table.hints_changed.emit(())
    frame.board.pieces_under = lambda box: box.top() < frame.area.height() / 2
    table.hints_changed.emit((("Esc", "let go"),))
    assert frame.hints.y() > frame.area.height() / 2
    assert frame.hints.geometry().bottom() < frame.area.height()
    frame.board.pieces_under = lambda box: 0
    table.hints_changed.emit((("Esc", "let go"), ("U", "how many")))
    assert frame.hints.y() > frame.area.height() / 2, "they stay where nothing is under them"


def test_hints_never_lie_over_a_panel(window: MainWindow, table: ToyTable):
    frame = window.frame
    table.hints_changed.emit((("Esc", "let go"),))
    panel = Panel("Choose")
    panel.wished_size = lambda room: QSize(room.width() + 100, room.height() // 2)
    window.show_choice(panel)
    assert frame.hints.isVisible()
    assert not frame.hints.geometry().intersects(panel.geometry())
    panel.wished_size = lambda room: QSize(room.width() + 100, room.height())
    frame.place()
    assert not frame.hints.isVisible(), "there is no other place"
    window.hide_choice()
    assert frame.hints.isVisible()


def test_a_panel_covers_as_little_of_what_it_speaks_of_as_it_can(window: MainWindow, table: ToyTable):
    frame = window.frame
    panel = Panel("Choose")
    window.show_choice(panel)
    area = QRect(frame.area.mapToGlobal(QPoint(0, 0)), frame.area.size())
    frame.make_way(lambda: [area.adjusted(0, 0, 0, -area.height() // 3)])
    choice = frame.choice
    assert choice is not None
    assert choice.geometry().bottom() > frame.area.height() * 0.8
    frame.make_way(lambda: [area])
    assert choice.geometry().top() < frame.area.height() * 0.2, "everywhere is as good as the usual place"


def test_a_panel_is_placed_anew_when_it_has_another_room(window: MainWindow, table: ToyTable, qtbot):
    frame = window.frame
    window.show_choice(Panel("Choose"))
    area = QRect(frame.area.mapToGlobal(QPoint(0, 0)), frame.area.size())
    spared = [area.adjusted(0, 0, 0, -area.height() // 3)]
    frame.make_way(lambda: spared)
    choice = frame.choice
    assert choice.geometry().top() > frame.area.height() * 0.2
    spared = []
    frame.place()
    assert choice.geometry().top() > frame.area.height() * 0.2, "it stays where it is in the same room"
    window.resize(window.width() - 80, window.height())
    qtbot.waitUntil(lambda: choice.geometry().top() < frame.area.height() * 0.2)


def test_a_choice_leaves_the_board_free(window: MainWindow, table: ToyTable, qtbot):
    panel = ChoicePanel(ChoiceSpec("Pay", options=(ChoiceOption("a", "1 food"), ChoiceOption("b", "1 gold"))))
    table.board().setFocus()
    window.show_choice(panel)
    assert panel.isVisible()
    assert window.frame.area.rect().contains(panel.geometry())
    assert window.actions_table.action("undo").isEnabled()
    table.board().setFocus()
    with qtbot.waitSignal(panel.chosen) as caught:
        QTest.keyClick(table.board(), Qt.Key.Key_2)
    assert caught.args == [("b",)]
    other = ChoicePanel(ChoiceSpec("Other", options=(ChoiceOption("c", "2 food"),)))
    window.show_choice(other)
    assert panel.isHidden()
    window.hide_choice()
    assert window.frame.choice is None
