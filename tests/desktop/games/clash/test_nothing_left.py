"""Game after game in one window, and window after window: what is no longer shown is gone."""

from __future__ import annotations

import gc
from collections import Counter

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication, QGraphicsItem, QTabBar
from shiboken6 import isValid

from core.engine.session import Session
from tests.desktop.games.clash.tables import Sitting
from tests.desktop.games.clash.test_table_turn import open_city, town


def living() -> Counter[str]:
    """Return how many sessions and objects of Qt there are of each class."""
    for _ in range(3):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    kinds = (QObject, QGraphicsItem, Session)
    # Those of Qt's own making belong to Qt: tab bars of docks come and go with what lies where.
    return Counter(
        type(thing).__name__
        for thing in gc.get_objects()
        if isinstance(thing, kinds) and not isinstance(thing, QTabBar) and (isinstance(thing, Session) or isValid(thing))
    )


def play(sitting: Sitting) -> None:
    """Play a game for a moment, with a panel and dialogs, and end it with a new one."""
    game = sitting.window.clients.load("clash").quick_start("Mira", 12)
    sitting.position(town())
    open_city(sitting, "construct")
    sitting.window.grab()
    sitting.window.run("settings")
    sitting.window.overlays[-1].close_dialog()
    sitting.drag(sitting.space(0, 0), sitting.space(0, -1), "infantry")
    assert sitting.window.games.begin(game)
    sitting.window.run("palette")
    sitting.window.grab()
    sitting.board.finish()


def test_game_after_game_leaves_nothing_of_the_one_before(seen, sitting):
    play(sitting)
    before = living()
    for _ in range(2):
        play(sitting)
    after = living()
    assert before["Session"] == before["ClashTable"] == before["BoardView"] == 1
    assert after - before == Counter()


def test_a_closed_window_leaves_nothing(still, no_ground, bots, qtbot, tmp_path):
    def open_and_close() -> Counter[str]:
        sitting = Sitting(tmp_path)
        qtbot.waitUntil(sitting.window.isActiveWindow)
        play(sitting)
        sitting.close()
        bots.made.clear()
        del sitting
        return living()

    before = open_and_close()
    after = open_and_close()
    assert not {"MainWindow", "ClashTable", "BoardView", "Session"} & set(after)
    assert after - before == Counter()
