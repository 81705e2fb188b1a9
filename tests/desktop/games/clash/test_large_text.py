"""Dialogs at twice the text size, in German, in the smallest window: words are whole, buttons can be reached."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from core.games.clash.goods import goods
from core.games.clash.moves import Collect, Offer
from desktop import robust
from desktop.app.language import install_language
from desktop.app.look import apply_look
from desktop.games.clash.dialogs.city import SECTIONS
from desktop.games.clash.words.phrases import phrase
from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.paint import fitted
from desktop.theme.style import theme
from desktop.widgets.buttons import Button
from desktop.widgets.labels import FitLabel, Label
from tests.desktop.games.clash.tables import LEFT, Sitting
from tests.desktop.games.clash.test_battle_cards import ARCHERS, HIGH_GROUND, HIGH_MORALE, attack, front
from tests.desktop.games.clash.test_face_down import asked_again
from tests.desktop.games.clash.test_handover import sit_down, with_cards
from tests.desktop.games.clash.test_steady import one_person
from tests.desktop.games.clash.test_trade import AWE, FOOD, SPIES, market, opened


@pytest.fixture
def large(sitting: Sitting) -> Iterator[Sitting]:
    """A window of 1280 x 640 with text twice as large, in German."""
    sitting.settings.text_scale = 2.0
    sitting.settings.language = "de"
    install_language("de")
    apply_look(sitting.settings)
    sitting.widen(1280, 640)
    yield sitting
    install_language("en")


def scrolled(widget: QWidget, within: QWidget) -> bool:
    """Return whether a widget lies in something that scrolls."""
    parent = widget.parentWidget()
    while parent is not None and parent is not within:
        if isinstance(parent, QScrollArea):
            return True
        parent = parent.parentWidget()
    return False


def assert_whole(sitting: Sitting, content: QWidget) -> None:
    """Every word has its height, and every button that doesn't scroll is in the window."""
    QApplication.processEvents()
    window = sitting.window
    content.grab()
    assert not any(robust.is_faulty(part) for part in (content, *content.findChildren(QWidget)))
    for label in (*content.findChildren(Label), *content.findChildren(FitLabel)):
        if label.isVisible() and label.text():
            needed = label.heightForWidth(label.width()) if label.hasHeightForWidth() else label.sizeHint().height()
            assert label.height() >= needed - 2, label.text()
    for button in content.findChildren(Button):
        if button.isVisible() and not scrolled(button, content):
            place = QRect(button.mapTo(window, QPoint()), button.size())
            assert window.rect().contains(place), button.text()
            assert button.height() >= button.minimumSizeHint().height(), button.text()
    for area in content.findChildren(QScrollArea):
        if area.isVisible():
            assert area.horizontalScrollBar().maximum() == 0, "it must be scrolled to and fro"
            assert area.viewport().height() >= 100 or not area.verticalScrollBar().maximum(), "nothing is seen of it"


def settings(sitting: Sitting) -> None:
    sitting.window.run("settings")


def new_game(sitting: Sitting) -> None:
    sitting.window.run("new_game")


def gift(sitting: Sitting) -> None:
    sitting.position(market())
    sitting.table.panels.open_trade()
    opened(sitting)._on_number(FOOD, 1)
    opened(sitting).confirm.click()


def curtain_of_an_offer(sitting: Sitting) -> None:
    sitting.position(market(), 0, 1)
    sit_down(sitting)
    sitting.table.submit(Offer(1, goods(food=1), ((SPIES, False), (AWE, True)), goods(ore=1)))


def offer(sitting: Sitting) -> None:
    curtain_of_an_offer(sitting)
    sit_down(sitting)


def battle(sitting: Sitting) -> None:
    sitting.position(front((HIGH_MORALE, ARCHERS), (HIGH_GROUND,)))
    attack(sitting)


def hand_asked_for(sitting: Sitting) -> None:
    data: dict[str, Any] = {**with_cards(mine=("O14", "A29"), theirs=("O17",), food=7), "begin": "status_phase"}
    table = sitting.position(data, 0, 1)
    sit_down(sitting)
    table.hotseat.note_asked(1)
    table._proceed(None)


@pytest.mark.parametrize("show", [settings, new_game, gift, curtain_of_an_offer, offer, battle, hand_asked_for])
def test_dialogs_hold_at_twice_the_text_size(large: Sitting, bots, show: Callable[[Sitting], None]):
    bots.script = None
    show(large)
    assert_whole(large, large.window.overlays[-1].content)


def test_the_hand_can_be_shown_again_at_twice_the_text_size(large: Sitting):
    asked_again(large)
    button = large.window.bar.show_hand
    QApplication.processEvents()
    assert large.window.rect().contains(QRect(button.mapTo(large.window, QPoint()), button.size()))
    QTest.mouseClick(button, LEFT)
    assert large.table.viewer == 0


@pytest.mark.parametrize(("height", "rows"), [(640, 3), (720, 4)])
def test_a_city_has_room_for_its_spaces_and_whole_buttons_and_tabs(
    large: Sitting, monkeypatch: pytest.MonkeyPatch, height: int, rows: int
):
    large.put(one_person())
    large.widen(1280, height)
    large.table.panels.open_city(next(move.city for move in large.table.moves(Collect)), "collect")
    QApplication.processEvents()
    panel = large.panel
    assert_whole(large, panel)
    seen = [row for row in panel.current.rows if row.visibleRegion().boundingRect().height() == row.height()]
    assert len(seen) >= rows
    assert panel.tabs.height() >= panel.tabs.sizeHint().height()
    # Size and mood stand in the title; pieces and goods scroll with the rest.
    assert panel.head.facts in panel._note
    said: list[str] = []
    monkeypatch.setattr(paint, "text", lambda painter, rect, string, *more, **named: said.append(string))
    panel.head.grab()
    assert panel.head.note in said
    assert panel.head.facts not in said
    monkeypatch.undo()
    assert scrolled(panel.head, panel)
    assert scrolled(panel.left, panel)
    for index in range(len(SECTIONS)):
        panel.show_section(index)
        QApplication.processEvents()
        word = phrase(f"tab_{SECTIONS[index][0]}")
        assert panel.tabs.cell(index).width() >= theme().metrics(Role.SMALL_BOLD).horizontalAdvance(word)
        foot = panel.current.foot()
        for button in foot.findChildren(Button) if foot is not None else ():
            assert not button.isVisible() or button.height() >= button.minimumSizeHint().height()
    large.settings.text_scale = 1.0
    apply_look(large.settings)
    large.widen(1920, 1080)
    QApplication.processEvents()
    assert not scrolled(panel.head, panel)
    assert panel.head.isVisible()
    assert panel.head.y() < panel.tabs.y()


@pytest.mark.parametrize("scale", [1.0, 1.25, 1.5, 2.0])
def test_the_bar_asks_in_whole_words(large: Sitting, scale: float):
    large.settings.text_scale = scale
    apply_look(large.settings)
    large.put(one_person())
    large.widen(1280, 640)
    QApplication.processEvents()
    for label, role in ((large.window.bar.text, Role.PROMPT), (large.window.bar.note, Role.SMALL)):
        assert fitted(theme().font(role), label.text(), label.width())[1] == label.text()
