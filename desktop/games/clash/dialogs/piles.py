"""The discard piles, which everybody may look through: Action, Objective and Event cards, the newest first."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from core.games.clash.content.cards import EVENT
from core.games.clash.rules.cards import piles
from core.games.clash.state import State
from desktop.dialogs.base import DialogPanel
from desktop.games.clash.cardpictures import card_picture
from desktop.games.clash.words.cards import pile_name
from desktop.games.clash.words.language import tr
from desktop.robust import guarded
from desktop.theme.style import theme
from desktop.widgets.buttons import Kind
from desktop.widgets.cardwall import CardWall
from desktop.widgets.inputs import Segments
from desktop.widgets.notices import EmptyState


class PilesDialog(DialogPanel):
    """Shows one pile at a time. Keys: left and right change the pile, Tab and arrows walk over the cards, Esc closes."""

    def __init__(self, view: State, kind: str = "", parent: QWidget | None = None) -> None:
        super().__init__(tr("Discard piles"), icon="mdi6.cards-outline", note=tr("the newest first"), width=850, parent=parent)
        self._piles = piles(view)
        names = [(id, f"{pile_name(id)}: {len(deck.discard)}") for id, deck in self._piles.items()]
        self.shown = kind if kind in self._piles else next((id for id, deck in self._piles.items() if deck.discard), EVENT)
        self.choice = Segments(names, self.shown, name=tr("Pile"))
        self.choice.value_changed.connect(self._on_chosen)
        self.content.addWidget(self.choice)
        self.wall = CardWall()
        self.nothing = EmptyState("card_action", tr("This pile is empty."))
        self.content.addWidget(self.wall)
        self.content.addWidget(self.nothing)
        self.content.addStretch(1)
        self.add_button(tr("Close"), Kind.PRIMARY, key="Return").clicked.connect(self.accept)
        self._show()

    def _show(self) -> None:
        deck = self._piles[self.shown]
        number = len(deck.discard)
        places = [
            tr("{place} of {number}").replace("{place}", str(i + 1)).replace("{number}", str(number)) for i in range(number)
        ]
        self.wall.show_cards([card_picture(card) for card in deck.discard], places)
        self.wall.setVisible(bool(number))
        self.nothing.setVisible(not number)
        left = tr("{number} cards are left in the deck.").replace("{number}", str(len(deck.draw)))
        self.foot_note.setText(left)

    @guarded()
    def _on_chosen(self, kind: object) -> None:
        self.shown = str(kind)
        self._show()

    def first_focus(self) -> QWidget:
        """Return what has the focus at first."""
        return self.choice

    def wished_size(self, room: QSize) -> QSize:
        """Return the size to take: the same for all piles, as high as the largest one needs up to a limit."""
        width = min(room.width(), theme().px(850))
        edges, inner = self.body.contentsMargins(), self.content.contentsMargins()
        wall = width - edges.left() - edges.right() - inner.left() - inner.right()
        piles = [[card_picture(card) for card in deck.discard] for deck in self._piles.values()]
        needed = max(self.nothing.sizeHint().height(), *(self.wall.needed(pile, wall) for pile in piles))
        others = self.choice.sizeHint().height() + self.content.spacing() + inner.top() + inner.bottom()
        return self.size_with(room, needed + others, theme().px(620))
