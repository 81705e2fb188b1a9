"""The trade dialog: what one gives and gets lies on a table between both; to offer, to answer, and to offer something else."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from core.games.clash.content.cards import CARD_KINDS, KINDS, is_hidden
from core.games.clash.frames import OfferFrame
from core.games.clash.goods import NAMES, NONE, RESOURCES, Goods, named
from core.games.clash.moves import NO, Accept, AnyMove
from core.games.clash.rules.cards import number_held
from core.games.clash.rules.trade import MOST_COUNTERS, MOST_OFFERS, TO_ALL, asked_by_kind, surplus
from desktop.dialogs.base import DialogPanel
from desktop.games.clash.dialogs.deal import CARD, GET, GIVE, GOOD, KIND, NAMED, Deal, Item, answer_to, known_cards
from desktop.games.clash.dialogs.link import Link
from desktop.games.clash.dialogs.trade_parts import (
    CardChip,
    GoodsRow,
    PartnerButton,
    SideHead,
    ghost_pixmap,
    goods_items,
)
from desktop.games.clash.dialogs.trade_table import TradeTable
from desktop.games.clash.why import explains, resource, token, trade_limit
from desktop.games.clash.words.names import goods_list, terms_list
from desktop.games.clash.words.phrases import phrase
from desktop.robust import guarded
from desktop.theme.fonts import Role
from desktop.theme.style import theme
from desktop.widgets.buttons import Button, Kind
from desktop.widgets.carry import Ghost
from desktop.widgets.explained import Explanation
from desktop.widgets.labels import Label

WIDTH = 900
CARDS_HEIGHT = 104
"""Pixels at 100 % that the cards of a side take before they scroll."""


class Mode(Enum):
    """What the dialog is open for."""

    OFFER = "offer"
    ANSWER = "answer"
    COUNTER = "counter"


CONFIRM = {Mode.OFFER: "make_offer", Mode.ANSWER: "accept", Mode.COUNTER: "offer_instead"}
"""Phrases of the button that does it."""


class TradeDialog(DialogPanel):
    """Puts an offer together, or answers one.

    Signals: `chosen(object)` with the move; `accepted` just before, for the overlay that shows it; `rejected` when it is closed
    without an answer; `put_aside` when an offer is to be answered later, after a look at the board. Keys: Enter offers or
    accepts; while answering R refuses, C counters, Esc looks at the board. Undo takes the game back while answering; while an
    offer is put together it takes back what was done here last.
    """

    chosen = Signal(object)
    put_aside = Signal()
    modal = True

    def __init__(self, link: Link, deal: Deal, mode: Mode = Mode.OFFER, parent: QWidget | None = None) -> None:
        super().__init__("", icon="mdi6.handshake", width=WIDTH, parent=parent)
        self.link, self.deal, self.mode = link, deal, mode
        self.commands = ("undo", "redo") if mode is Mode.ANSWER else ()
        self._before: list[Deal] = []
        """What lay on the table before each change."""
        self._ghost: Ghost | None = None
        self._doubted: AnyMove | None = None
        """A trade for nothing that was asked about once."""
        self.set_title(*self._titles())
        self._set_margins()
        self._partners: list[PartnerButton] = []
        if mode is Mode.OFFER and len(link.view.players) > 2:
            self._add_partners()
        columns = QHBoxLayout()
        columns.setSpacing(12)
        self.table = TradeTable(self, lambda card: self.deal.cards.get(card, False))
        self.table.taken.connect(self._on_taken)
        self.table.flipped.connect(lambda item: self._on_shown(item, not self.deal.cards.get(item.id, False)))
        self.lines: dict[Item, GoodsRow] = {}
        self.chips: dict[Item, CardChip] = {}
        self._heads: dict[str, SideHead] = {}
        self._cards: dict[str, QWidget] = {}
        for side in (GIVE, GET):
            columns.addLayout(self._make_side(side), 1)
            if side == GIVE:
                columns.addWidget(self.table)
        self.content.addLayout(columns, 1)
        self._fill_cards()
        self._add_foot()
        explains(self, lambda: trade_limit(link, deal.seat, answering=mode is not Mode.OFFER))
        self.show_deal()

    # ---- parts
    def _titles(self) -> tuple[str, str]:
        by = self.link.speaker.player(self.deal.to) if self.deal.to >= 0 else ""
        if self.mode is Mode.ANSWER:
            return phrase("offers_you", who=by), phrase("answer_note")
        if self.mode is Mode.COUNTER:
            return phrase("counter_to", who=by), phrase("counters_made", number=self._depth(), limit=MOST_COUNTERS)
        made = self.link.view.players[self.deal.seat].offers
        return phrase("trade"), phrase("offers_made", number=made, limit=MOST_OFFERS)

    def _frame(self) -> OfferFrame | None:
        frame = self.link.view.frames[-1] if self.link.view.frames else None
        return frame if isinstance(frame, OfferFrame) else None

    def _depth(self) -> int:
        frame = self._frame()
        return frame.depth if frame is not None else 0

    def _add_partners(self) -> None:
        row = QHBoxLayout()
        row.setSpacing(6)
        row.addWidget(Label(phrase("trade_with"), Role.BODY_BOLD))
        group = QButtonGroup(self)
        number = len(self.link.view.players)
        seats = [(self.deal.seat + step) % number for step in range(1, number)]
        for seat in (*seats, TO_ALL):
            colour = self.link.colour(seat) if seat >= 0 else None
            name = self.link.speaker.player(seat) if seat >= 0 else phrase("all_players")
            button = PartnerButton(seat, name, colour)
            button.setChecked(seat == self.deal.to)
            button.clicked.connect(lambda _checked=False, seat=seat: self.set_partner(seat))
            group.addButton(button)
            self._partners.append(button)
            row.addWidget(button)
        row.addStretch(1)
        self.content.addLayout(row)

    def _make_side(self, side: str) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(1)
        self._heads[side] = SideHead("", "", None)
        column.addWidget(self._heads[side])
        column.addSpacing(4)
        for item in goods_items(side):
            self._add_row(item, column)
        self._cards[side] = QWidget()
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setMinimumHeight(theme().px(CARDS_HEIGHT))
        area.setWidget(self._cards[side])
        column.addWidget(area, 1)
        return column

    def _add_row(self, item: Item, column: QVBoxLayout) -> None:
        row = GoodsRow(item, self)
        row.changed.connect(self._on_number)
        row.stepper.setVisible(self.mode is not Mode.ANSWER)
        self.lines[item] = row
        if item.what == GOOD:
            explains(row, lambda: self._limit(item))
        column.addWidget(row)

    def _limit(self, item: Item) -> Explanation | None:
        """Explain how much of some goods the player of a side can hold."""
        seat = self.deal.seat if item.side == GIVE else self.deal.to
        if seat < 0:
            return None
        held = self.link.view.players[seat].goods
        return resource(self.link, seat, item.id) if item.id in RESOURCES else token(held, item.id)

    def _fill_cards(self) -> None:
        """Make the rows and chips of the cards anew: another partner holds other ones."""
        for item in [item for item in self.lines if item.what == KIND]:
            self.lines.pop(item)
        self.chips.clear()
        for side in (GIVE, GET):
            holder = QWidget()
            box = QVBoxLayout(holder)
            box.setContentsMargins(0, 4, 0, 0)
            box.setSpacing(2)
            if side == GIVE:
                self._fill_own(box)
            elif self.mode is not Mode.ANSWER:
                self._fill_theirs(box)
            box.addStretch(1)
            area = self._cards[side].parentWidget()
            scroll = area.parentWidget() if area is not None else None
            if isinstance(scroll, QScrollArea):
                scroll.setWidget(holder)
            self._cards[side] = holder

    def _fill_own(self, box: QVBoxLayout) -> None:
        view = self.link.view
        # Cards that lie face down are not laid on the table: nobody may see here which they are.
        hand = [card.id for card in view.players[self.deal.seat].hand if not is_hidden(card.id)]
        if self.mode is Mode.ANSWER:
            asked = dict(self._asked())
            hand = [card for card in hand if KINDS[card] in asked]
            if asked:
                words = phrase("choose_to_hand", cards=terms_list(tuple(asked.items())))
                box.addWidget(Label(words, Role.SMALL_BOLD, "gold_text", wrap=True))
        elif hand:
            box.addWidget(Label(phrase("your_cards"), Role.SMALL_BOLD, "gold_text"))
        ordered = sorted(hand, key=lambda card: CARD_KINDS.index(KINDS[card]))
        self._add_chips(box, [Item(GIVE, CARD, card) for card in ordered], with_eye=self.mode is not Mode.ANSWER)

    def _fill_theirs(self, box: QVBoxLayout) -> None:
        view, deal = self.link.view, self.deal
        others = [deal.to] if deal.to >= 0 else [seat for seat in range(len(view.players)) if seat != deal.seat]
        for kind in CARD_KINDS:
            if any(number_held(view.players[seat], kind) for seat in others):
                self._add_row(Item(GET, KIND, kind), box)
        known = known_cards(view, deal.seat, deal.to) if deal.to >= 0 else []
        if known:
            box.addWidget(Label(phrase("known_cards"), Role.SMALL_BOLD, "gold_text"))
            self._add_chips(box, [Item(GET, NAMED, card) for card in known], with_eye=False)

    def _add_chips(self, box: QVBoxLayout, items: list[Item], *, with_eye: bool) -> None:
        grid = QGridLayout()
        grid.setSpacing(4)
        for number, item in enumerate(items):
            chip = CardChip(item, self, with_eye=with_eye)
            chip.toggled_card.connect(lambda item, down: self._on_number(item, int(down)))
            chip.shown_card.connect(self._on_shown)
            self.chips[item] = chip
            grid.addWidget(chip, number // 2, number % 2)
        for column in (0, 1):
            grid.setColumnStretch(column, 1)
        box.addLayout(grid)

    def _add_foot(self) -> None:
        if self.mode is Mode.ANSWER:
            self.look = self._button(phrase("look_at_board"), Kind.QUIET, "mdi6.map-outline", "Esc")
            self.look.clicked.connect(self.reject)
            self.counter = self._button(phrase("counter"), Kind.SECONDARY, "mdi6.swap-horizontal", "C")
            self.counter.clicked.connect(self._on_counter)
            self.counter.setEnabled(self._depth() < MOST_COUNTERS)
            self.refuse = self._button(phrase("refuse"), Kind.SECONDARY, "mdi6.close", "R")
            self.refuse.clicked.connect(lambda: self._answer(NO))
            self.confirm = self._button(phrase(CONFIRM[self.mode]), Kind.PRIMARY, "mdi6.handshake", "Return")
        else:
            self.clear = self._button(phrase("clear_table"), Kind.QUIET, "mdi6.broom", None)
            self.clear.clicked.connect(self.clear_table)
            back = "back" if self.mode is Mode.COUNTER else "cancel"
            self.cancel = self._button(phrase(back), Kind.SECONDARY, None, "Esc")
            self.cancel.clicked.connect(self.reject)
            self.confirm = self._button(phrase(CONFIRM[self.mode]), Kind.PRIMARY, "mdi6.handshake", "Return")
        self.confirm.clicked.connect(self._on_confirm)

    def _button(self, text: str, kind: Kind, icon: str | None, key: str | None) -> Button:
        return self.add_button(text, kind, icon=icon, key=key)

    # ---- what is shown
    def _asked(self) -> tuple[tuple[str, int], ...]:
        """Return (kind, number) of the cards that the answer chooses."""
        frame = self._frame()
        return asked_by_kind(frame.offer) if frame is not None else ()

    def _partner_name(self) -> str:
        return self.link.speaker.player(self.deal.to) if self.deal.to >= 0 else phrase("who_accepts_first")

    def show_deal(self) -> None:
        """Show everything as the deal stands now."""
        link, deal, view = self.link, self.deal, self.link.view
        me = deal.seat
        give: Goods = tuple(deal.give)  # type: ignore[assignment]
        want: Goods = tuple(deal.want)  # type: ignore[assignment]
        self._heads[GIVE].show_player(phrase("you_give"), link.speaker.player(me), link.colour(me))
        self._heads[GET].show_player(phrase("you_get"), self._partner_name(), link.colour(deal.to) if deal.to >= 0 else None)
        mine = surplus(view.players[me], want, give)
        theirs = surplus(view.players[deal.to], give, want) if deal.to >= 0 else NONE
        for item, row in self.lines.items():
            number, most = deal.number(item), deal.most(view, item)
            if item.what == KIND:
                row.show_numbers(most, number, most, most - number)
                continue
            index = NAMES.index(item.id)
            if item.side == GIVE:
                have, lost = view.players[me].goods[index], mine[index]
                row.show_numbers(have, number, most, have - give[index] + want[index] - lost, lost)
            else:
                have, lost = most, theirs[index]
                after = have - want[index] + give[index] - lost if deal.to >= 0 else have
                row.show_numbers(have, number, most, after, lost)
        for item, chip in self.chips.items():
            down = bool(deal.number(item))
            chip.show_state(down, deal.cards.get(item.id, False))
            if self.mode is Mode.ANSWER:
                chip.setEnabled(item.id not in self._named())
        titles = (phrase("you_give"), phrase("you_get"))
        self.table.show_items(deal.items(GIVE), deal.items(GET), titles, self.mode is not Mode.ANSWER)
        self._show_verdict(mine)

    def _named(self) -> tuple[str, ...]:
        frame = self._frame()
        return tuple(card for card in frame.offer.wanted if not card.startswith("?")) if frame is not None else ()

    def meant(self) -> AnyMove:
        """Return the move that the dialog stands at."""
        if self.mode is Mode.ANSWER:
            named_cards = self._named()
            return Accept(tuple(sorted(card for card in self.deal.cards if card not in named_cards)))
        return self.deal.offer()

    def _doubt(self) -> str:
        """Return the phrase that asks whether something is really meant for nothing, "" if both sides give something."""
        deal = self.deal
        if deal.gives() and not deal.gets():
            return "give_for_nothing"
        # To accept a gift is nothing to ask about.
        return "ask_for_nothing" if deal.gets() and not deal.gives() and self.mode is not Mode.ANSWER else ""

    def _show_verdict(self, lost: Goods) -> None:
        """Say why it can't be done, what would be lost, or that it is binding; allow it or not."""
        move = self.meant()
        refusal = None if self.deal.is_empty else self.link.refusal(move)
        self.confirm.setEnabled(refusal is None and not self.deal.is_empty)
        self.confirm.set_label(phrase("as_gift" if move == self._doubted else CONFIRM[self.mode]))
        if refusal is not None:
            self._tell(self.link.speaker.refusal(refusal), "gold_text" if refusal.key == "cards_as_wanted" else "danger")
        elif self.deal.is_empty:
            self._tell(phrase("put_on_table"), "ink2")
        elif move == self._doubted:
            self._tell(phrase(self._doubt()), "warn")
        elif lost != NONE:
            self._tell(phrase("lost", goods=goods_list(named(lost))), "warn")
        else:
            self._tell(phrase("binding"), "ink2")

    def _tell(self, words: str, colour: str) -> None:
        self.foot_note.setText(words)
        self.foot_note.set_colour(colour)

    # ---- changing
    def _change(self, deal: Deal) -> None:
        """Let this lie on the table from now on; what lay there before can be brought back."""
        if deal != self.deal:
            self._before.append(self.deal)
            self._lay(deal)

    def _lay(self, deal: Deal) -> None:
        partner, self.deal = self.deal.to, deal
        if deal.to != partner:
            for button in self._partners:
                button.setChecked(button.seat == deal.to)
            self._fill_cards()
        self.show_deal()

    def take_back(self) -> None:
        """Take back the last change; without one nothing happens."""
        if self._before:
            self._lay(self._before.pop())

    @guarded()
    def _on_number(self, item: Item, number: int) -> None:
        deal = self.deal.copy()
        deal.set_number(self.link.view, item, number)
        self._change(deal)

    @guarded()
    def _on_shown(self, item: Item, shown: bool) -> None:
        deal = self.deal.copy()
        deal.show(item.id, shown)
        self._change(deal)

    @guarded()
    def _on_taken(self, item: Item) -> None:
        self._on_number(item, self.deal.number(item) - 1)

    def clear_table(self) -> None:
        """Take everything off the table."""
        deal = self.deal.copy()
        for side in (GIVE, GET):
            for item, _ in self.deal.items(side):
                deal.set_number(self.link.view, item, 0)
        self._change(deal)

    def set_partner(self, seat: int) -> None:
        """Make the offer to somebody else, or to all."""
        deal = self.deal.copy()
        deal.set_partner(self.link.view, seat)
        self._change(deal)

    # ---- answers
    @guarded()
    def _on_confirm(self) -> None:
        if not self.confirm.isEnabled():
            return
        move = self.meant()
        if self._doubt() and move != self._doubted:
            self._doubted = move
            self.show_deal()
        else:
            self._answer(move)

    def _answer(self, move: AnyMove) -> None:
        self.accepted.emit()
        self.chosen.emit(move)

    @guarded()
    def _on_counter(self) -> None:
        """Change to a counter-offer that begins with what was offered."""
        self.accepted.emit()
        self.chosen.emit(self.deal)

    def reject(self) -> None:
        if self.mode is Mode.OFFER:
            super().reject()
        else:
            self.accepted.emit()
            self.put_aside.emit()

    # ---- dragging (trade_parts.Hands)
    def pick_up(self, item: Item, at: QPoint) -> None:
        self._ghost = Ghost(self, ghost_pixmap(item, self.devicePixelRatioF()))
        self.carry(at)

    def carry(self, at: QPoint) -> None:
        if self._ghost is not None:
            self._ghost.hang(at)
            self._ghost.raise_()
        self.table.set_over(self._over_table(at))

    def put_down(self, item: Item, at: QPoint, from_table: bool) -> None:
        over = self._over_table(at)
        self.let_go()
        if from_table and not over:
            self._on_taken(item)
        elif over and not from_table:
            self._on_number(item, self.deal.number(item) + 1)

    def let_go(self) -> None:
        if self._ghost is not None:
            self._ghost.go()
            self._ghost = None
        self.table.set_over(False)

    def _over_table(self, at: QPoint) -> bool:
        return self.table.rect().contains(self.table.mapFromGlobal(at))

    # ---- keys and place
    def first_focus(self) -> QWidget:
        """Return what has the focus at first."""
        if self.mode is Mode.ANSWER:
            # Never a button: Space, which skips the bots until their offer comes, would press it.
            return next(iter(self.chips.values()), self)
        return next(iter(self.lines.values())).stepper

    @guarded()
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.mode is Mode.ANSWER and event.key() == Qt.Key.Key_R:
            self.refuse.click()
        elif self.mode is Mode.ANSWER and event.key() == Qt.Key.Key_C:
            self.counter.click()
        elif self.mode is not Mode.ANSWER and event.matches(QKeySequence.StandardKey.Undo):
            self.take_back()
        else:
            super().keyPressEvent(event)

    def wished_size(self, room: QSize) -> QSize:
        size = super().wished_size(room)
        return QSize(size.width(), min(room.height(), max(size.height(), theme().px(560))))


def answer_dialog(link: Link, frame: OfferFrame) -> TradeDialog:
    """Return the dialog in which the seat that is asked answers an offer."""
    return TradeDialog(link, answer_to(link.seat, frame.seat, frame.offer), Mode.ANSWER)
