"""Cards of the hand by mouse without dragging: the menu of a card, and what the large picture says."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.widgets.cardmenu import CardMenu
from desktop.widgets.handcard import HandCard
from tests.desktop.games.clash.tables import RIGHT, Sitting
from tests.desktop.games.clash.test_hand import GROWTH, card, land
from tests.desktop.widgets.test_cards import drag_to


def right_click(card: HandCard) -> list[CardMenu]:
    """Click a card with the right button and return the menus that are open."""
    at = card.rect().center()
    QTest.mousePress(card, RIGHT, pos=at)
    QApplication.sendEvent(card, QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, card.mapToGlobal(at)))
    return [menu for menu in card.findChildren(CardMenu) if menu.isVisible()]


def test_the_menu_of_a_card_shows_it_large_and_plays_it(sitting):
    sitting.position(land([GROWTH]))
    hand = sitting.table.hand
    (menu,) = right_click(hand.cards[0])
    assert [action.text() for action in menu.actions()] == ["Play", "Show it large"]
    menu.look.trigger()
    menu.close()
    assert hand.preview.is_pinned
    (menu,) = right_click(hand.cards[0])
    assert not hand.preview.is_pinned
    before = sitting.table.session.history.current
    menu.play.trigger()
    menu.close()
    assert sitting.table.session.history.current is not before


def test_the_menu_of_a_card_that_cannot_be_played_says_why(sitting):
    sitting.position(land(["O17"]))
    card = sitting.table.hand.cards[0]
    (menu,) = right_click(card)
    assert not menu.play.isEnabled()
    assert menu.play.toolTip() == card.item.reason != ""
    menu.close()


def test_the_right_click_that_puts_a_dragged_card_back_opens_no_menu(sitting):
    sitting.position(land([GROWTH]))
    card = sitting.table.hand.cards[0]
    drag_to(card, sitting.board.mapToGlobal(sitting.board.rect().center()), drop=False)
    assert right_click(card) == []
    assert not card.is_dragged


def test_a_card_under_the_mouse_says_how_it_is_played(sitting):
    sitting.position(land([GROWTH]))
    card = sitting.table.hand.cards[0]
    card.setFocus(Qt.FocusReason.TabFocusReason)
    preview = sitting.table.hand.preview
    assert preview.shows(card.item.id)
    assert "Double click" in preview._words()
    QTest.mouseClick(card, Qt.MouseButton.LeftButton, pos=QPoint(10, 10))
    assert preview.is_pinned
    assert preview._words() == ""
    assert preview.button.isVisible()


def test_a_card_that_the_mouse_rests_on_covers_no_question_that_opens(sitting: Sitting):
    table = sitting.position(land([GROWTH, "O23"]))
    hand = table.hand
    shown = card(sitting, GROWTH)
    hand.preview.show_card(shown.item, hand._host(), shown.rect(), False)
    assert hand.preview.shows(GROWTH)
    table.panels.open_city(next(space for space, city in table.view.cities.items() if city.owner == 0))
    assert hand.preview.item is None
