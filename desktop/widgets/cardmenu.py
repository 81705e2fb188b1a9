"""The menu of a card in the hand: what a right click, or the menu key, offers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu

from desktop.theme.icons import qicon
from desktop.theme.style import theme

if TYPE_CHECKING:
    from desktop.widgets.handcard import HandCard


class CardMenu(QMenu):
    """Play the card (or why that can't be done), and look at it. The menu goes when it is closed."""

    def __init__(self, card: HandCard) -> None:
        super().__init__(card)
        hand, item = card.hand, card.item
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setToolTipsVisible(True)
        inks = (theme().hex("ink2"), theme().hex("ink3"))
        self.play = self.addAction(qicon("mdi6.cards-playing-outline", *inks), item.action or self.tr("Play"))
        self.play.setEnabled(item.playable)
        self.play.setToolTip(item.reason if not item.playable else "")
        self.play.triggered.connect(lambda: hand.play(card))
        self.look = self.addAction(qicon("mdi6.magnify-plus-outline", *inks), self.tr("Show it large"))
        self.look.triggered.connect(lambda: hand.show_large(item.id))
        self.setDefaultAction(self.play if item.playable else self.look)


def open_card_menu(card: HandCard, at: QPoint) -> None:
    """Open the menu of a card at a place of the screen; a card that lies face down has none."""
    if not card.item.picture.back:
        card.hand.preview.put_away()
        CardMenu(card).popup(at)
