"""A trade by typing: with whom, what is given and got one by one, then the offer; and another offer in place of one's answer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial

from core.games.clash.content.cards import CARD_KINDS, KINDS, is_hidden
from core.games.clash.frames import OfferFrame
from core.games.clash.goods import NAMES, NONE, Goods, named
from core.games.clash.moves import Offer
from core.games.clash.rules.cards import number_held
from core.games.clash.rules.trade import TO_ALL, given, surplus, wanted
from desktop.games.clash.commands.position import Position
from desktop.games.clash.dialogs.deal import CARD, GET, GIVE, GOOD, KIND, NAMED, Deal, Item, answer_to, known_cards
from desktop.games.clash.dialogs.pictures import icon_of
from desktop.games.clash.words.cards import card_name, kind_name
from desktop.games.clash.words.names import goods_list, terms_list, tr
from desktop.games.clash.words.phrases import phrase
from desktop.palette.tree import Completion

ICON = "mdi6.handshake"


def partners(position: Position) -> list[Completion]:
    """Return the players to trade with, each with what can be put on the table; the dialog where that is done by hand."""
    players = len(position.view.players)
    seats = [(position.seat + step) % players for step in range(1, players)]
    found = []
    for seat in (*seats, *((TO_ALL,) if players > 2 else ())):
        name = position.speaker.player(seat) if seat >= 0 else phrase("all_players")
        text = tr("with {player}").replace("{player}", name)
        note = tr("has {goods}").replace("{goods}", _holds(position, seat)) if seat >= 0 else phrase("who_accepts_first")
        steps = partial(_table, position, Deal(position.seat, seat))
        found.append(Completion(text, note, ICON, children=steps, apart=True))
    by_hand = tr("At the table, by hand…")
    note = tr("opens the table between both players")
    found.append(Completion(by_hand, note, ICON, "T", also=tr("dialog"), run=position.table.panels.open_trade))
    return found


def counter_offer(position: Position, group: str) -> Completion | None:
    """Return the step to another offer in place of an answer; refused where no more are allowed, None where none is asked for."""
    frame = position.view.frames[-1] if position.view.frames else None
    if not isinstance(frame, OfferFrame):
        return None
    deal = answer_to(position.seat, frame.seat, frame.offer)
    text = tr("Make another offer")
    refusal = position.refusal(Offer(frame.seat, tuple(deal.give), (), tuple(deal.want)))  # type: ignore[arg-type]
    if refusal is not None and refusal.key == "too_many_counters":
        return position.barred(refusal, text, ICON, group)
    note = tr("begins with what was offered")
    return Completion(
        text, note, ICON, group=group, also=phrase("counter"), children=partial(_table, position, deal), apart=True
    )  # fmt: skip


def _holds(position: Position, seat: int) -> str:
    player = position.view.players[seat]
    cards = tuple((kind, number_held(player, kind)) for kind in CARD_KINDS)
    return terms_list((*named(player.goods), *(pair for pair in cards if pair[1])))


# ---------------------------------------------------------------- what lies on the table
def _table(position: Position, deal: Deal) -> list[Completion]:
    """Return the offer as it stands, if it says anything; what can be got and given; what can be taken back."""
    found = [_offer(position, deal)] if deal.gives() and deal.gets() else []
    # What comes next comes first: who has given something wants something for it.
    sides = (GET, GIVE) if deal.gives() and not deal.gets() else (GIVE, GET)
    for side in sides:
        found += _goods(position, deal, side)
        found += _own_cards(position, deal) if side == GIVE else _their_cards(position, deal)
    if deal.gives() != deal.gets():
        found.append(_one_sided(position, deal))
    group = tr("On the table")
    for side in (GIVE, GET):
        for item, number in deal.items(side):
            text = tr("take back {goods}").replace("{goods}", _item_words(item, number))
            found.append(_put(position, deal, item, 0, text, group))
    return found


def _offer(position: Position, deal: Deal) -> Completion:
    """Return the end: the offer in words, with what would be lost; refused as long as it can't be made."""
    offer = deal.offer()
    text = tr("Offer {given} for {wanted}").replace("{given}", terms_list(given(offer)))
    text = text.replace("{wanted}", terms_list(wanted(offer)))
    refusal = position.refusal(offer)
    if refusal is not None:
        return position.barred(refusal, text, ICON)
    want, give = tuple(deal.want), tuple(deal.give)
    lost: Goods = surplus(position.view.players[deal.seat], want, give)  # type: ignore[arg-type]
    note = phrase("lost", goods=goods_list(named(lost))) if lost != NONE else phrase("binding")
    note = " · ".join(part.rstrip(".") for part in (cards_words(deal.cards.items()), note) if part)
    return Completion(text, note, ICON, also=phrase("make_offer"), run=partial(position.submit, offer))


def cards_words(cards: Iterable[tuple[str, bool]]) -> str:
    """Return which own cards are given, and how: offers of different ones are called the same, as the others read that."""
    shown, face_down = tr("(shown)"), tr("(face down)")
    return ", ".join(f"{card_name(card)} {shown if shows else face_down}" for card, shows in cards)


def _one_sided(position: Position, deal: Deal) -> Completion:
    """Return the offer of a trade for nothing: it is asked about once, since it is mostly a slip."""
    offer = _offer(position, deal)
    if offer.refusal:
        return offer
    doubt = phrase("give_for_nothing" if deal.gives() else "ask_for_nothing")
    sure = replace(offer, text=phrase("as_gift"), note=doubt, group="")
    return replace(offer, group=tr("For nothing"), run=None, children=lambda: (sure,), apart=True)


def _goods(position: Position, deal: Deal, side: str) -> Iterator[Completion]:
    """Yield every number of every resource and token that a side has and that does not lie on the other side."""
    group = phrase("you_give" if side == GIVE else "you_get")
    for name in NAMES:
        item = Item(side, GOOD, name)
        if deal.number(Item(GET if side == GIVE else GIVE, GOOD, name)):
            continue
        for number in range(1, deal.most(position.view, item) + 1):
            if number != deal.number(item):
                yield _put(position, deal, item, number, _side_words(item, number), group)


def _own_cards(position: Position, deal: Deal) -> Iterator[Completion]:
    hand = [card.id for card in position.view.players[deal.seat].hand if not is_hidden(card.id)]
    for card in sorted(hand, key=lambda card: CARD_KINDS.index(KINDS[card])):
        for shown in (False, True):
            if deal.cards.get(card) is not shown:
                words = tr("give {card}, shown") if shown else tr("give {card}, face down")
                text = words.replace("{card}", card_name(card))
                item = Item(GIVE, CARD, card)
                yield _put(position, deal, item, 1, text, phrase("you_give"), note=kind_name(KINDS[card]), shown=shown)


def _their_cards(position: Position, deal: Deal) -> Iterator[Completion]:
    group = phrase("you_get")
    for kind in CARD_KINDS:
        item = Item(GET, KIND, kind)
        for number in range(1, deal.most(position.view, item) + 1):
            if number != deal.number(item):
                yield _put(position, deal, item, number, _side_words(item, number), group)
    for card in known_cards(position.view, deal.seat, deal.to) if deal.to >= 0 else ():
        item = Item(GET, NAMED, card)
        if not deal.number(item):
            yield _put(position, deal, item, 1, _side_words(item, 1), group, note=tr("you know that it is there"))


def _put(
    position: Position, deal: Deal, item: Item, number: int, text: str, group: str, *, note: str = "", shown: bool = False
) -> Completion:  # fmt: skip
    """Return the step that puts so much of something on the table; the same table follows."""
    after = deal.copy()
    after.set_number(position.view, item, number)
    after.show(item.id, shown)
    icon = icon_of(item.id) if item.what == GOOD else f"card_{KINDS.get(item.id, item.id)}"
    return Completion(text, note, icon, group=group, children=partial(_table, position, after), apart=True)


def _side_words(item: Item, number: int) -> str:
    words = tr("give {goods}") if item.side == GIVE else tr("get {goods}")
    return words.replace("{goods}", _item_words(item, number))


def _item_words(item: Item, number: int) -> str:
    return card_name(item.id) if item.what in (CARD, NAMED) else terms_list(((item.id, number),))
