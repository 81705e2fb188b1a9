"""The start screen: two clicks to the first own move, all by keyboard, nothing dead on it."""
from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtTest import QTest

from desktop import robust
from desktop.app.start import ContinueCard, GameChoice, StartCard, StartScreen
from desktop.theme.style import Appearance, theme
from desktop.widgets.buttons import Button, CommandRow, Kind

GAMES = (GameChoice("one", "First game", "you against two bots"), GameChoice("two", "Second game", "you against one bot"))
CARD = ContinueCard("Babylonia", ("First game · Age IV", "saved today"))


@pytest.fixture
def screen(qtbot):
    screen = StartScreen(GAMES[:1], "1.0")
    qtbot.addWidget(screen)
    screen.resize(1280, 720)
    screen.show()
    screen.activateWindow()
    qtbot.waitUntil(screen.isActiveWindow)
    return screen


def titles(screen: StartScreen) -> list[str]:
    return [row.text() for row in screen.findChildren(CommandRow) if row.isVisible()]


def test_first_start_offers_quick_start_as_the_one_gold_button(screen, qtbot):
    gold = [b for b in screen.findChildren(Button) if b.kind is Kind.PRIMARY and b.isVisible()]
    assert [b.text() for b in gold] == ["Play now"]
    with qtbot.waitSignal(screen.quick_start_requested) as caught:
        QTest.mouseClick(gold[0], Qt.MouseButton.LeftButton)
    assert caught.args == ["one"]
    assert titles(screen) == ["New game", "Open a save", "Settings"]


def test_with_a_saved_game_continue_comes_first(screen, qtbot):
    screen.set_continue(CARD)
    assert titles(screen) == ["Quick start", "New game", "Open a save", "Settings"]
    assert screen.primary.text() == "Continue"
    with qtbot.waitSignal(screen.continue_requested):
        QTest.keyClick(screen, Qt.Key.Key_Return)


def test_other_saved_games_are_offered_beside_the_newest(screen, qtbot):
    screen.set_continue(CARD, "the newest: today")
    assert screen.primary.text() == "Continue"
    assert titles(screen) == ["Quick start", "New game", "Open a save", "Settings"]
    with qtbot.waitSignal(screen.earlier_requested):
        QTest.keyClick(screen, Qt.Key.Key_E)
    button = next(button for button in screen.findChildren(Button) if button.text() == "Earlier games" and button.isVisible())
    with qtbot.waitSignal(screen.earlier_requested):
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    screen.set_continue(None, "the newest: today")
    assert titles(screen)[0] == "Earlier games"
    screen.set_continue(CARD)
    assert "Earlier games" not in [button.text() for button in screen.findChildren(Button) if button.isVisible()]


def test_a_saved_game_that_is_over_says_so(screen, qtbot):
    screen.set_continue(replace(CARD, over=True))
    assert screen.primary.text() == "See the result"
    assert "Finished: Babylonia" in [card.accessibleName() for card in screen.findChildren(StartCard)]
    with qtbot.waitSignal(screen.continue_requested):
        QTest.keyClick(screen, Qt.Key.Key_Return)


@pytest.mark.parametrize(("key", "signal"), [
    (Qt.Key.Key_N, "new_game_requested"), (Qt.Key.Key_O, "open_requested"), (Qt.Key.Key_Comma, "settings_requested"),
    (Qt.Key.Key_Q, "quick_start_requested")])
def test_every_entry_has_a_key(screen, qtbot, key, signal):
    screen.set_continue(CARD)
    with qtbot.waitSignal(getattr(screen, signal)):
        QTest.keyClick(screen, key)


def test_every_entry_does_something(screen, qtbot):
    signals = (screen.new_game_requested, screen.open_requested, screen.settings_requested)
    for row, signal in zip([r for r in screen.findChildren(CommandRow) if r.isVisible()], signals, strict=True):
        with qtbot.waitSignal(signal):
            QTest.mouseClick(row, Qt.MouseButton.LeftButton)


def test_the_switch_of_games_is_there_for_several_games_only(screen, qtbot):
    from desktop.widgets.inputs import Segments

    assert not screen.findChildren(Segments)
    several = StartScreen(GAMES)
    qtbot.addWidget(several)
    several.findChild(Segments).set_value("two")
    assert several.game() == "two"
    with qtbot.waitSignal(several.quick_start_requested) as caught:
        several.primary.click()
    assert caught.args == ["two"]


def test_without_any_game_only_what_works_is_shown(qtbot):
    screen = StartScreen(())
    qtbot.addWidget(screen)
    screen.show()
    assert titles(screen) == ["Open a save", "Settings"]
    assert screen.primary is None


def test_a_board_replaces_the_chart(screen):
    asked = []

    def picture(extent: QSize, dpr: float) -> QPixmap:
        asked.append((extent.width() > 300, dpr))
        pixmap = QPixmap(extent)
        pixmap.fill(Qt.GlobalColor.red)
        return pixmap

    screen.set_picture(picture)
    image = screen.grab().toImage()
    assert asked == [(True, 1.0)]
    assert image.pixelColor(900, 400).red() > 200
    screen.set_picture(None)
    assert screen.grab().toImage().pixelColor(900, 400) != image.pixelColor(900, 400)


@pytest.mark.parametrize("size", [(1280, 640), (800, 500), (1920, 1080)])
@pytest.mark.parametrize("scale", [.8, 1.0, 2.0])
def test_all_sizes_keep_every_entry_reachable(screen, size, scale):
    try:
        theme().configure(appearance=Appearance.DARK, scale=scale)
        screen.set_continue(CARD)
        screen.resize(*size)
        screen.grab()
        assert not robust.is_faulty(screen)
        for row in screen.findChildren(CommandRow):
            left = row.mapTo(screen, row.rect().topLeft()).x()
            assert left >= 0
            assert left + row.width() <= size[0]
    finally:
        theme().configure(appearance=Appearance.LIGHT, scale=1.0)
