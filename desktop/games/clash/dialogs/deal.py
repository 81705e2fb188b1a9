"""A trade while it is put together: what lies on the table from both sides. Knows the cards; what is allowed says the engine."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from core.games.clash.content.cards import CARD_KINDS, FACE_DOWN, KINDS, is_hidden
from core.games.clash.goods import NAMES, Goods
from core.games.clash.moves import Offer
from core.games.clash.rules.cards import number_held
from core.games.clash.rules.trade import TO_ALL
from core.games.clash.state import State

GIVE, GET = "give", "get"
GOOD, CARD, KIND, NAMED = "good", "card", "kind", "named"


@dataclass(frozen=True, slots=True)
class Item:
    """Something that can lie on the table: goods by their name, an own card, a card of a kind, a card known to be there."""

    side: str
    what: str
    id: str


@dataclass(slots=True)
class Deal:
    """What one player, `seat`, gives and gets. `to`: the partner, or TO_ALL."""

    seat: int
    to: int
    give: list[int] = field(default_factory=lambda: [0] * len(NAMES))
    want: list[int] = field(default_factory=lambda: [0] * len(NAMES))
    cards: dict[str, bool] = field(default_factory=dict)
    """Own cards that are given -> whether they are shown."""
    kinds: dict[str, int] = field(default_factory=dict)
    """Kind -> cards of it that are got, whichever they are."""
    named: list[str] = field(default_factory=list)
    """Cards that are got by name."""

    def copy(self) -> Deal:
        """Return one that can be changed without changing this one."""
        lists = {"give": list(self.give), "want": list(self.want), "named": list(self.named)}
        return replace(self, cards=dict(self.cards), kinds=dict(self.kinds), **lists)

    # ---- as a move
    def offer(self) -> Offer:
        """Return it as a move."""
        backs = [FACE_DOWN[kind] for kind in CARD_KINDS for _ in range(self.kinds.get(kind, 0))]
        give: Goods = tuple(self.give)  # type: ignore[assignment]
        want: Goods = tuple(self.want)  # type: ignore[assignment]
        return Offer(self.to, give, tuple(sorted(self.cards.items())), want, tuple(sorted([*backs, *self.named])))

    @property
    def is_empty(self) -> bool:
        """Whether nothing lies on the table."""
        return not (self.gives() or self.gets())

    def gives(self) -> bool:
        """Return whether anything is given."""
        return any(self.give) or bool(self.cards)

    def gets(self) -> bool:
        """Return whether anything is got."""
        return any(self.want) or bool(self.named) or any(self.kinds.values())

    # ---- putting down and taking back
    def most(self, view: State, item: Item) -> int:
        """Return how much of this there is to put down in all."""
        if item.what in (CARD, NAMED):
            return 1
        others = [seat for seat in range(len(view.players)) if seat != self.seat] if self.to == TO_ALL else [self.to]
        owners = [self.seat] if item.side == GIVE else others
        if item.what == GOOD:
            return max(view.players[owner].goods[NAMES.index(item.id)] for owner in owners)
        named = sum(KINDS[card] == item.id for card in self.named)
        return max(number_held(view.players[owner], item.id) for owner in owners) - named

    def number(self, item: Item) -> int:
        """Return how much of this lies on the table."""
        if item.what == GOOD:
            return (self.give if item.side == GIVE else self.want)[NAMES.index(item.id)]
        if item.what == CARD:
            return int(item.id in self.cards)
        return int(item.id in self.named) if item.what == NAMED else self.kinds.get(item.id, 0)

    def set_number(self, view: State, item: Item, number: int) -> None:
        """Put so much of this on the table, at most what there is. The same goods never lie on both sides."""
        number = max(0, min(number, self.most(view, item)))
        if item.what == GOOD:
            index = NAMES.index(item.id)
            mine, theirs = (self.give, self.want) if item.side == GIVE else (self.want, self.give)
            mine[index] = number
            if number:
                theirs[index] = 0
        elif item.what == KIND:
            self.kinds[item.id] = number
        elif item.what == CARD:
            self.cards.pop(item.id, None)
            if number:
                self.cards[item.id] = False
        elif number and item.id not in self.named:
            self.named.append(item.id)
            kind = Item(GET, KIND, KINDS[item.id])
            self.set_number(view, kind, self.number(kind))
        elif not number and item.id in self.named:
            self.named.remove(item.id)

    def show(self, card: str, shown: bool) -> None:
        """Let a card that lies on the table be shown, or lie face down."""
        if card in self.cards:
            self.cards[card] = shown

    def items(self, side: str) -> list[tuple[Item, int]]:
        """Return what a side puts on the table, and how much of it."""
        goods = self.give if side == GIVE else self.want
        found = [(Item(side, GOOD, name), number) for name, number in zip(NAMES, goods, strict=True) if number]
        if side == GIVE:
            return found + [(Item(GIVE, CARD, card), 1) for card in self.cards]
        found += [(Item(GET, KIND, kind), number) for kind, number in self.kinds.items() if number]
        return found + [(Item(GET, NAMED, card), 1) for card in self.named]

    def set_partner(self, view: State, to: int) -> None:
        """Make it with somebody else: what that player can't give is taken off the table."""
        self.to = to
        self.named = [card for card in self.named if to != TO_ALL and card in known_cards(view, self.seat, to)]
        for item, number in self.items(GET):
            self.set_number(view, item, number)


def known_cards(view: State, seat: int, other: int) -> list[str]:
    """Return the cards in another hand that a seat knows, as its view shows them."""
    return [card.id for card in view.players[other].hand if not is_hidden(card.id) and card.known >> seat & 1]


def deal_of(seat: int, offer: Offer) -> Deal:
    """Return an own offer, to be changed."""
    kinds: dict[str, int] = {}
    for card in offer.wanted:
        if is_hidden(card):
            kinds[KINDS[card]] = kinds.get(KINDS[card], 0) + 1
    named = [card for card in offer.wanted if not is_hidden(card)]
    return Deal(seat, offer.to, list(offer.give), list(offer.want), dict(offer.cards), kinds, named)


def answer_to(seat: int, by: int, offer: Offer) -> Deal:
    """Return an offer of another player as the one who is asked sees it: cards wanted of any kind are still to be chosen."""
    kinds: dict[str, int] = {}
    named = []
    for card, _ in offer.cards:
        if is_hidden(card):
            kinds[KINDS[card]] = kinds.get(KINDS[card], 0) + 1
        else:
            named.append(card)
    cards = {card: False for card in offer.wanted if not is_hidden(card)}
    return Deal(seat, by, list(offer.want), list(offer.give), cards, kinds, named)
