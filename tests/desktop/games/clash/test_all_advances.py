"""All Advances by name in the size of the window: opened by click and by key, read, and left."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.games.clash.content.powers import ADVANCES
from desktop.games.clash.dialogs.advance import AdvancePanel
from desktop.games.clash.dialogs.advances import AdvancesDialog
from desktop.games.clash.docks.advances import LOCKED
from desktop.theme.fonts import Role
from desktop.theme.style import theme
from tests.desktop.games.clash.tables import LEFT, Sitting
from tests.desktop.games.clash.test_steady import one_person


def low(sitting: Sitting) -> Sitting:
    """The four-player position in the smallest window, where the dock has boxes without names."""
    sitting.put(one_person())
    sitting.widen(1280, 640)
    QApplication.processEvents()
    assert sitting.table.boards.advances.is_matrix
    return sitting


def shown(sitting: Sitting) -> AdvancesDialog:
    QApplication.processEvents()
    dialog = sitting.window.overlays[-1].content
    assert isinstance(dialog, AdvancesDialog)
    return dialog


def test_a_click_on_the_headline_or_a_category_shows_all_advances_by_name(sitting: Sitting):
    grid = low(sitting).table.boards.advances
    for place in (QPoint(40, 6), grid.box_of("farming").center().toPoint() - QPoint(120, 0)):
        QTest.mouseClick(grid, LEFT, pos=place)
        board = shown(sitting).board
        assert not board.is_matrix
        for advance in ADVANCES:
            box = board.box_of(advance)
            assert box.width() > theme().metrics(Role.BODY_BOLD).horizontalAdvance(advance)
            assert board.visibleRegion().contains(box.toAlignedRect().center())
        QTest.keyClick(board, Qt.Key.Key_Escape)
        QApplication.processEvents()
        assert not sitting.window.overlays


def test_locked_advances_say_what_they_need(sitting: Sitting):
    low(sitting)
    sitting.key(Qt.Key.Key_A, Qt.KeyboardModifier.ShiftModifier)
    dialog = shown(sitting)
    notes = {row.id: dialog.board._note(row) for row in dialog.board._rows.values()}
    assert notes["voting"] == "needs Philosophy"
    assert all(notes[row.id] for row in dialog.board._rows.values() if row.state == LOCKED)
    dialog._on_hovered("voting")
    assert dialog.board.reason("voting") in dialog.foot_note.text()


def test_arrows_walk_and_enter_opens_an_advance(sitting: Sitting):
    low(sitting)
    sitting.key(Qt.Key.Key_A, Qt.KeyboardModifier.ShiftModifier)
    board = shown(sitting).board
    assert board.hasFocus()
    QTest.keyClick(board, Qt.Key.Key_Right)
    chosen = board.focused
    QTest.keyClick(board, Qt.Key.Key_Return)
    QApplication.processEvents()
    assert not sitting.window.overlays
    assert isinstance(sitting.panel, AdvancePanel)
    assert sitting.panel.power == chosen


def test_large_text_scrolls_to_the_advance_at_the_keyboard(sitting: Sitting):
    sitting.settings.text_scale = 2.0
    low(sitting)
    sitting.key(Qt.Key.Key_A, Qt.KeyboardModifier.ShiftModifier)
    board = shown(sitting).board
    for _ in range(len(ADVANCES)):
        QTest.keyClick(board, Qt.Key.Key_Down)
        assert board.visibleRegion().contains(board.box_of(board.focused).toRect().center())
