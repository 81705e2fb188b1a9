"""Trades at the table: the command that opens the dialog, and the offer that was made last, to begin with again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QT_TRANSLATE_NOOP

from core.games.clash.content.cards import ACTION, FACE_DOWN, KINDS
from core.games.clash.goods import goods
from core.games.clash.moves import Offer
from core.games.clash.rules.trade import TO_ALL
from desktop.app.actions import ActionDef, Scope
from desktop.dialogs.choice import ChoiceOption, ChoicePanel, ChoiceSpec
from desktop.games.clash.dialogs.deal import Deal, deal_of
from desktop.games.clash.words.language import tr
from desktop.games.clash.words.phrases import phrase

if TYPE_CHECKING:
    from desktop.games.clash.table import ClashTable

TRADE_ACTIONS: tuple[ActionDef, ...] = (
    ActionDef(
        "trade", QT_TRANSLATE_NOOP("Clash", "Trade…"), "mdi6.handshake", ("T",),
        QT_TRANSLATE_NOOP("Clash", "Offer the other players a trade"), ("at_table", "can_trade"), "turn", Scope.BOARD,
        context="Clash",
    ),
)  # fmt: skip


def trade_conditions() -> dict[str, str]:
    """Return why no trade can be offered, by condition."""
    return {"can_trade": tr("Trades are offered in your own turn, in the full game.")}


def ask_again(title: str) -> ChoicePanel:
    """Return the panel that brings back a question that was put aside."""
    option = ChoiceOption("open", phrase("open_offer"), "", "mdi6.handshake")
    return ChoicePanel(ChoiceSpec(title, options=(option,)))


class Trades:
    """Remembers what each person offered last and nobody accepted."""

    def __init__(self, table: ClashTable) -> None:
        self._table = table
        self._last: dict[int, Offer] = {}

    def note(self, moves: msgspec.Struct | Sequence[msgspec.Struct]) -> None:
        """Take what the person who is asked does."""
        if isinstance(moves, Offer) and self._table.asked is not None:
            self._last[self._table.asked] = moves

    def forget(self, seat: int) -> None:
        """A trade of this seat came about."""
        self._last.pop(seat, None)

    def lay_out(self) -> None:
        """Begin the next trade with something on the table, for a picture."""
        table = self._table
        hand = [card.id for card in table.view.players[table.seat].hand if KINDS[card.id] == ACTION]
        cards = ((hand[0], True), (hand[1], False)) if len(hand) > 1 else ()
        to = (table.seat + 1) % len(table.view.players)
        self._last[table.seat] = Offer(to, goods(food=2, gold=1), cards, goods(idea=3), (FACE_DOWN[ACTION],))

    def deal(self, to: int | None = None) -> Deal:
        """Return the deal that the dialog begins with: the last offer as far as it can still be made, else nothing."""
        table = self._table
        view, seat = table.view, table.seat
        first = (seat + 1) % len(view.players)
        last = self._last.get(seat)
        if last is None or (to is not None and last.to not in (to, TO_ALL)):
            return Deal(seat, first if to is None else to)
        deal = deal_of(seat, last)
        held = {card.id for card in view.players[seat].hand}
        deal.cards = {card: shown for card, shown in deal.cards.items() if card in held}
        for item, number in deal.items("give"):
            if item.what == "good":
                deal.set_number(view, item, number)
        deal.set_partner(view, last.to if to is None else to)
        return deal
