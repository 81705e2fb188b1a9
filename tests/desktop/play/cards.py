"""How cards are played and trades are put together with the hands."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication

from core.games.clash.goods import NAMES
from core.games.clash.moves import NO, Accept, Collect, Influence, Offer
from core.games.clash.rules.play import half_of
from core.games.clash.rules.trade import TO_ALL
from desktop.games.clash.dialogs.collect import CollectSection, SpaceRow
from desktop.games.clash.dialogs.deal import CARD, GET, GIVE, GOOD, KIND, NAMED, Item
from desktop.games.clash.dialogs.influence import InfluenceSection
from desktop.games.clash.dialogs.trade import TradeDialog
from desktop.widgets.cardhand import CardHand
from desktop.widgets.handcard import HandCard
from tests.desktop.play.look import NotReachable, click, first_of, place_of, scroll_to
from tests.desktop.play.mouse import pump, wait

if TYPE_CHECKING:
    from tests.desktop.play.gestures import Gestures

CARDS_WALKED = 40


def meant_card(move: Any) -> Any:
    """Return a move with the name of its Action card in place of the card: of two cards of one name either will do."""
    if isinstance(move, Collect | Influence) and move.card:
        half = half_of(move.card)
        return replace(move, card=half.id if half is not None else move.card)
    return move


class CardHands:
    """The hands at the cards."""

    def __init__(self, gestures: Gestures) -> None:
        self._gestures = gestures
        self._mouse = gestures.mouse
        self._ways = 0

    # ---- playing from the hand
    def _card(self, id: str) -> tuple[CardHand, HandCard]:
        hand = first_of(self._gestures.window.findChildren(CardHand), lambda _: True)
        card = hand.card(id) if isinstance(hand, CardHand) else None
        if not isinstance(hand, CardHand) or card is None:
            raise NotReachable(f"the hand shows no card {id}")
        if not card.item.playable:
            raise NotReachable(f"{id} can't be played: {card.item.reason}")
        return hand, card

    def play(self, id: str) -> None:
        """Play a card of the hand, in one way or another."""
        hand, card = self._card(id)
        self._gestures.close_panel()
        self._ways += 1
        at = place_of(card)
        if at is None or self._ways % 4 == 0:
            self._by_keys(card)
        elif self._ways % 4 == 1:
            self._mouse.click(at)
            wait(lambda: hand.preview.is_pinned, 1.0)
            self._gestures.album.once("card_large")
            click(self._mouse, hand.preview.button)
        elif self._ways % 4 == 2:
            self._mouse.click(at)
            self._mouse.click(at)
        else:
            self._drag(at)

    def _by_keys(self, card: HandCard) -> None:
        self._mouse.key("h")
        for _ in range(CARDS_WALKED):
            if QApplication.focusWidget() is card:
                break
            self._mouse.key("Right")
        else:
            self._mouse.key("Home")
            for _ in range(CARDS_WALKED):
                if QApplication.focusWidget() is card:
                    break
                self._mouse.key("Right")
        if QApplication.focusWidget() is not card:
            raise NotReachable(f"the arrows do not lead to {card.item.id}")
        self._mouse.key("Return")

    def _drag(self, at: QPoint) -> None:
        """Drag a card onto the board, to a place that is not lit."""
        table = self._gestures.table
        port = table.view_widget.viewport()
        place = port.mapToGlobal(port.rect().center())
        self._mouse.drag([at, place], before_drop=lambda: self._gestures.album.once("drag_card"))

    # ---- cards that change an action
    def switch(self, section: CollectSection | InfluenceSection, card: str) -> None:
        """Switch a card on in a section of the city panel, or all off ("")."""
        toggles = section.toggles if isinstance(section, CollectSection) else {section.card: section.toggle}
        wanted = half_of(card) if card else None
        for mine, toggle in toggles.items():
            if toggle is None:
                continue
            on = wanted is not None and (isinstance(section, InfluenceSection) or half_of(mine) == wanted)
            if toggle.isChecked() != on:
                click(self._mouse, toggle)
                pump(0.02)
        if bool(section.card) != bool(card):
            raise NotReachable(f"{card} can't be switched on" if card else f"{section.card} can't be switched off")

    def pick(self, row: SpaceRow, wanted: tuple[str, ...]) -> None:
        """Click the resources of a row that may give more than once."""
        for _ in range(2 * row.most + 2):
            if sorted(row.picks) == sorted(wanted):
                return
            missing = list(wanted)
            fits = True
            for kind in row.picks:
                if kind in missing:
                    missing.remove(kind)
                else:
                    fits = False
            kind = missing[0] if fits else row.picks[-1]
            scroll_to(self._mouse, row)
            click(self._mouse, row, row.chip(kind))

    # ---- trades
    def offer(self, move: Offer) -> None:
        """Open the trade dialog, lay everything out and offer it."""
        gestures = self._gestures
        gestures.close_panel()
        self._mouse.key("t")
        self._lay_out(self._dialog(), move)

    def answer(self, move: Any) -> None:
        """Accept, refuse, or offer something else."""
        dialog = self._dialog()
        self._gestures.album.once("trade_answer")
        if isinstance(move, Accept):
            for item, chip in dialog.chips.items():
                if chip.isEnabled() and chip.is_down != (item.id in move.cards):
                    click(self._mouse, chip)
            if dialog.meant() != move:
                raise NotReachable(f"the dialog gives {dialog.meant()} and not {move}")
            click(self._mouse, dialog.confirm)
        elif move == NO:
            click(self._mouse, dialog.refuse)
        else:
            click(self._mouse, dialog.counter)
            wait(lambda: self._dialog() is not dialog, 1.0)
            self._lay_out(self._dialog(), move)

    def _dialog(self) -> TradeDialog:
        wait(lambda: first_of(self._gestures.window.findChildren(TradeDialog), lambda _: True) is not None, 1.0)
        dialog = first_of(self._gestures.window.findChildren(TradeDialog), lambda _: True)
        if not isinstance(dialog, TradeDialog):
            raise NotReachable("the trade dialog does not open")
        return dialog

    def _lay_out(self, dialog: TradeDialog, move: Offer) -> None:
        for button in dialog._partners:
            if button.seat == move.to and not button.isChecked():
                click(self._mouse, button)
        if not dialog.deal.is_empty:
            click(self._mouse, dialog.clear)
        for side, amounts in ((GIVE, move.give), (GET, move.want)):
            for name, number in zip(NAMES, amounts, strict=True):
                self._put(dialog, Item(side, GOOD, name), number)
        for card, shown in move.cards:
            self._lay(dialog, Item(GIVE, CARD, card), shown)
        kinds = [card.removeprefix("?") for card in move.wanted if card.startswith("?")]
        for kind in dict.fromkeys(kinds):
            self._put(dialog, Item(GET, KIND, kind), kinds.count(kind))
        for card in move.wanted:
            if not card.startswith("?"):
                self._lay(dialog, Item(GET, NAMED, card), False)
        if dialog.meant() != move:
            raise NotReachable(f"the dialog gives {dialog.meant()} and not {move}")
        self._gestures.album.once("trade_all" if move.to == TO_ALL else "trade")
        click(self._mouse, dialog.confirm)

    def _put(self, dialog: TradeDialog, item: Item, number: int) -> None:
        """Put goods on the table: the first by dragging, the others with the stepper."""
        row = dialog.lines.get(item)
        if row is None or not number:
            return
        scroll_to(self._mouse, row)
        at = row.mapToGlobal(QPoint(12, row.height() // 2))
        self._mouse.drag([at, dialog.table.mapToGlobal(dialog.table.rect().center())])
        if dialog.deal.number(item) != 1:
            raise NotReachable(f"{item} was dragged to the table and does not lie there")
        self._gestures.step(row.stepper, number)

    def _lay(self, dialog: TradeDialog, item: Item, shown: bool) -> None:
        chip = dialog.chips.get(item)
        if chip is None:
            raise NotReachable(f"the dialog has no card {item.id}")
        click(self._mouse, chip)
        pump(0.02)
        if chip.is_shown != shown:
            click(self._mouse, chip, chip._eye())
