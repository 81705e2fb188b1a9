"""Payments: a gesture is paid for as suggested at once, and a strip on the board lets the payment be changed afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject

from core.engine.decision import IllegalMove
from core.engine.history import Node
from core.games.clash.game import GAME
from core.games.clash.goods import FOOD, GOLD, IDEA, NONE, Goods, named, plus
from core.games.clash.moves import AnyMove, Pay
from core.games.clash.preview import look_ahead
from core.games.clash.state import State
from desktop.app.actions import ActionDef, Scope
from desktop.games.clash.words.language import tr
from desktop.games.clash.words.names import goods_list
from desktop.robust import guarded
from desktop.widgets.strip import BoardStrip

if TYPE_CHECKING:
    from desktop.games.clash.table import ClashTable

PAY_ACTIONS: tuple[ActionDef, ...] = (
    ActionDef("pay_otherwise", QT_TRANSLATE_NOOP("Clash", "Pay otherwise…"), "mdi6.cash-multiple", ("P",),
              QT_TRANSLATE_NOOP("Clash", "Choose another payment for what was just done"), ("at_table", "can_pay_otherwise"),
              "turn", Scope.BOARD, context="Clash"),
)  # fmt: skip
_ASKED_IN = frozenset({"turn", "move", "happiness"})
"""Questions whose answers are paid for at once; elsewhere a payment is part of what is decided."""
_MOST_PAYMENTS = 9
"""So many payments one after the other: more than any rule asks."""


def pay_conditions() -> dict[str, str]:
    """Return why a payment can't be changed, by condition."""
    return {"can_pay_otherwise": tr("Nothing was just paid for that could be paid otherwise.")}


def suggested(options: Sequence[Goods], have: Goods) -> Goods:
    """Return the payment to suggest: the usual one.

    Of Food, Ideas and Gold, of which an Advance takes any mix: the least Gold, and so that Food and Ideas left are evenest.
    """
    first = options[0]
    mixed = all(one[i] == first[i] for one in options for i in range(len(first)) if i not in (FOOD, IDEA, GOLD))
    if not mixed or not any(one[IDEA] for one in options) or not any(one[FOOD] for one in options):
        return first
    return min(options, key=lambda paid: (paid[GOLD], abs((have[FOOD] - paid[FOOD]) - (have[IDEA] - paid[IDEA]))))


def with_payments(view: State, seat: int, moves: Sequence[AnyMove]) -> list[AnyMove]:
    """Return a row of moves with the suggested payments after it.

    Nothing is added where chance, something hidden or another's answer comes before the payment, or right after it: then it
    could not be changed any more, so it is asked for. Raises IllegalMove.
    """
    row = list(moves)
    for _ in range(_MOST_PAYMENTS):
        outlook = look_ahead(GAME, view, seat, row)
        decision = GAME.decision(outlook.state) if outlook.state is not None else None
        if outlook.state is None or decision is None or decision.kind != "pay" or decision.seats != (seat,):
            # An unknown after the last payment: the question stays open.
            return row if outlook.state is not None or len(row) == len(moves) else list(moves)
        options = [move.goods for move in GAME.moves(outlook.state, seat) if isinstance(move, Pay)]
        row.append(Pay(suggested(options, outlook.state.players[seat].goods)))
    return list(moves)


class Settling(QObject):
    """Completes what is submitted by its payments, and offers to change them."""

    def __init__(self, table: ClashTable) -> None:
        super().__init__(table)
        self._table = table
        self._before: Node[Any, Any] | None = None
        """The step before the last gesture, whose payment can be changed."""
        self._asked_for: list[AnyMove] = []
        self._manual = False
        """The payment is to be asked for this time."""
        self.strip = BoardStrip(table.view_widget)
        self.strip.pressed.connect(self._on_pressed)

    @property
    def can_change(self) -> bool:
        """Whether the last payment can be changed."""
        return self._before is not None

    def complete(self, row: list[AnyMove]) -> list[AnyMove]:
        """Return the moves with their payments, where these are made as suggested."""
        table = self._table
        decision, seat = table.decision, table.asked
        if self._manual or decision is None or seat is None or decision.kind not in _ASKED_IN:
            return row
        try:
            return with_payments(table.view, seat, row)
        except IllegalMove:
            return row  # submitted as it is, it says why it is not allowed

    def offer(self, before: Node[Any, Any], asked_for: list[AnyMove], made: list[AnyMove]) -> None:
        """After a gesture was made: say what was paid, if it could have been paid otherwise."""
        paid = [move.goods for move in made[len(asked_for) :] if isinstance(move, Pay)]
        if not paid or self._table.asked is None or not self._table.can_return(before):
            return
        self._before, self._asked_for = before, asked_for
        total = NONE
        for goods in paid:
            total = plus(total, goods)
        self.strip.show_strip(tr("Paid: {goods}").replace("{goods}", goods_list(named(total))), tr("Pay otherwise…"), "P")
        self._table.refresh_situation()

    def withdraw(self) -> None:
        """The strip goes: something else was done."""
        self._before = None
        self.strip.hide_strip()

    def change(self) -> None:
        """Take the gesture back and make it again, asking for the payment."""
        before, row = self._before, self._asked_for
        self.withdraw()
        if before is None:
            return
        self._table.go_to(before)
        self._manual = True
        try:
            self._table.submit(row)
        finally:
            self._manual = False

    @guarded()
    def _on_pressed(self) -> None:
        self.change()
