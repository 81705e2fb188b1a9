"""The journal's dock: what it shows of a game that goes on and is taken back, and where its lines lead."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.docks.journal import JournalDock, JournalRow
from desktop.theme import paint
from desktop.theme.style import Appearance, theme


@pytest.fixture
def dock(qapp, qtbot):
    host = QWidget()
    box = QVBoxLayout(host)
    dock = JournalDock()
    box.addWidget(dock)
    host.resize(300, 200)
    qtbot.addWidget(host)
    host.show()
    qtbot.waitExposed(host)
    yield dock
    theme().configure(appearance=Appearance.LIGHT, scale=1.0)


def rows(number: int) -> list[JournalRow]:
    return [JournalRow(node, f"Sentence {node} that is long enough for two lines in a dock as narrow as this one")
            for node in range(number)]  # fmt: skip


def test_rows_are_shown_in_order_and_the_newest_stays_in_sight(dock):
    dock.show_rows(rows(40))
    assert dock.texts == [row.text for row in rows(40)]
    bar = dock.list.verticalScrollBar()
    assert bar.maximum() > 0
    assert bar.value() == bar.maximum()
    dock.show_rows(rows(41))
    assert bar.value() == bar.maximum()


def test_a_player_who_reads_further_up_is_not_disturbed(dock):
    dock.show_rows(rows(40))
    bar = dock.list.verticalScrollBar()
    bar.setValue(0)
    dock.show_rows(rows(41))
    assert bar.value() == 0
    assert len(dock.texts) == 41


def test_a_step_back_takes_lines_away_and_another_line_replaces_them(dock):
    dock.show_rows(rows(10))
    dock.show_rows(rows(4))
    assert dock.texts == [row.text for row in rows(4)]
    other = [*rows(4), JournalRow(11, "Another line")]
    dock.show_rows(other)
    assert dock.texts[-1] == "Another line"
    assert dock.list.model().rowCount() == 5


def test_clicking_a_line_and_enter_name_its_step(dock, qtbot):
    dock.show_rows([JournalRow(3, "Third"), JournalRow(8, "Eighth")])
    box = dock.list.visualRect(dock.list.model().index(1, 0))
    with qtbot.waitSignal(dock.node_activated) as clicked:
        QTest.mouseClick(dock.list.viewport(), Qt.MouseButton.LeftButton, pos=box.center())
    assert clicked.args == [8]
    dock.list.setFocus()
    dock.list.setCurrentIndex(dock.list.model().index(0, 0))
    with qtbot.waitSignal(dock.node_activated) as pressed:
        QTest.keyClick(dock.list, Qt.Key.Key_Return)
    assert pressed.args == [3]


def test_rows_are_as_high_as_their_words_and_grow_with_the_text_size(dock, qtbot):
    dock.show_rows([JournalRow(0, "Round 1", heading=True), JournalRow(1, "Short"), rows(2)[1]])
    heights = [dock.list.rowHeight(row) for row in range(3)]
    assert heights[2] > heights[1]
    theme().configure(scale=1.5)
    qtbot.waitUntil(lambda: dock.list.rowHeight(1) > heights[1])


def test_a_screen_reader_gets_the_sentences(dock):
    dock.show_rows([JournalRow(0, "Mira founded Ur.", "settlement", "#AA0000", chance=True)])
    index = dock.list.model().index(0, 0)
    assert dock.list.model().data(index, Qt.ItemDataRole.AccessibleTextRole) == "Mira founded Ur."
    assert not dock.grab().isNull()


def test_what_a_card_says_stands_below_its_line_and_is_told_to_screen_readers(dock):
    note = "Look at all cards of another player."
    dock.show_rows([JournalRow(0, "Mira played Spies."), JournalRow(1, "Mira played Spies.", note=note)])
    assert dock.list.rowHeight(1) > dock.list.rowHeight(0)
    model = dock.list.model()
    assert model.data(model.index(1, 0), Qt.ItemDataRole.AccessibleDescriptionRole) == note
    assert model.data(model.index(0, 0), Qt.ItemDataRole.AccessibleDescriptionRole) == ""


def test_a_line_is_measured_in_the_room_in_which_it_is_painted(dock, monkeypatch, qtbot):
    """Else a line that just fits leaves a hole below."""
    painted: dict[str, float] = {}
    draw = paint.text
    monkeypatch.setattr(paint, "text", lambda painter, rect, string, *more, **named: (
        painted.__setitem__(string, rect.width()), draw(painter, rect, string, *more, **named)))  # fmt: skip
    words = "Barbarian Infantry appeared at a space of the board near you"
    lines = [JournalRow(number, " ".join(words.split()[:number]), chance=number % 2 == 0) for number in range(2, 12)]
    dock.show_rows(lines)
    host = dock.parentWidget()
    for width in range(240, 300, 3):
        host.resize(width, 900)
        qtbot.waitUntil(lambda: not dock.list._again.isActive())
        painted.clear()
        host.grab()
        assert painted.keys() == {line.text for line in lines}
        heights = {line.text: dock.list.rowHeight(number) for number, line in enumerate(lines)}
        assert heights == {text: round(paint.text_height(text, room)) + theme().px(7) for text, room in painted.items()}
