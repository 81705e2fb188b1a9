"""Trades between players: offers, counter-offers, and what changes hands (Player Trades).

Offers are an open family of moves (`Game.is_open`): `offer_refusal` judges any, `offer_moves` lists a few for those who know
nothing better. A card that is not shown stands in the frame by its id; views show its back.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, islice, product

import msgspec

from core.engine.decision import Decision, Refusal, Value
from core.engine.flow import FrameRule
from core.engine.rng import Generator
from core.games.clash.content.cards import ACTION, CARD_KINDS, EVENT, FACE_DOWN, KINDS, OBJECTIVE, is_hidden
from core.games.clash.frames import BUSY, OfferFrame, TurnFrame
from core.games.clash.goods import (
    FOOD,
    GOLD,
    IDEA,
    MAXIMUM,
    NONE,
    RESOURCES,
    Goods,
    capped,
    covers,
    minus,
    named,
    one,
    plus,
)
from core.games.clash.moments import ClashStep
from core.games.clash.moves import NO, Accept, AnyMove, Choose, Offer
from core.games.clash.rules.cards import exchange, has_card, held, number_held, show_cards, with_cards
from core.games.clash.rules.payment import limits
from core.games.clash.state import Player, State
from core.games.clash.variants import ROUNDS

replace = msgspec.structs.replace
SECTION = "Player Trades"
TO_ALL = -1
MOST_OFFERS = 12
"""Offers that a player may make in a turn, counter-offers aside (ruling DEAL-R3)."""
MOST_COUNTERS = 4
"""Counter-offers that may follow one another before the last one is taken or left (ruling DEAL-R3)."""
MOST_LISTED = 60
"""Choices of cards to hand over that are listed; any other is judged just so."""
SINGLE: tuple[Goods, ...] = tuple(one(index) for index in range(7))

Terms = tuple[tuple[str, int], ...]
"""(resource, token or kind of card, number) of what one side gives: nothing hidden is in it."""


# ---------------------------------------------------------------- what an offer says
def counted(cards: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    """Return (kind, number) of cards, in a fixed order."""
    kinds = [KINDS.get(card, "") for card in cards]
    return tuple((kind, kinds.count(kind)) for kind in CARD_KINDS if kind in kinds)


def given_cards(offer: Offer) -> tuple[str, ...]:
    """Return the cards that the offerer gives."""
    return tuple([card for card, _ in offer.cards])


def given(offer: Offer) -> Terms:
    """Return what the offerer gives, as everybody may know it."""
    return (*named(offer.give), *counted(given_cards(offer)))


def wanted(offer: Offer) -> Terms:
    """Return what the offerer gets, as everybody may know it."""
    return (*named(offer.want), *counted(offer.wanted))


def shown_cards(offer: Offer) -> tuple[str, ...]:
    """Return the cards that the offerer shows."""
    return tuple([card for card, shown in offer.cards if shown])


def can_fulfil(player: Player, offer: Offer) -> bool:
    """Return whether a player has what an offer wants, as far as everybody sees: goods, and numbers of cards."""
    return covers(player.goods, offer.want) and all(
        number_held(player, kind) >= number for kind, number in counted(offer.wanted)
    )


def partners(state: State, seat: int, offer: Offer) -> tuple[int, ...]:
    """Return whom an offer asks, in turn order after the offerer: if it is made to all, those who can fulfil it."""
    players = len(state.players)
    others = [(seat + place) % players for place in range(1, players)]
    return tuple([o for o in others if (offer.to in (o, TO_ALL)) and can_fulfil(state.players[o], offer)])


def normal_offer(state: State, seat: int, offer: Offer) -> Offer:
    """Return the offer with its cards in order, made to the only other player by name."""
    to = 1 - seat if offer.to == TO_ALL and len(state.players) == 2 else offer.to
    return Offer(to, offer.give, tuple(sorted(offer.cards)), offer.want, tuple(sorted(offer.wanted)))


# ---------------------------------------------------------------- whether it may be made
def start_refusal(state: State, seat: int) -> Refusal | None:
    """Return why the seat, whose turn it is, can't offer any trade now, or None."""
    if not with_cards(state):
        return Refusal("no_trades_in_learning_game", SECTION)
    if state.players[seat].offers >= MOST_OFFERS:
        return Refusal("too_many_offers", SECTION, {"limit": MOST_OFFERS})
    return None


def offer_refusal(state: State, seat: int, offer: Offer) -> Refusal | None:
    """Return why this can't be offered, by what the seat knows; None if it can."""
    offer = normal_offer(state, seat, offer)
    players = len(state.players)
    if offer.to != TO_ALL and not (0 <= offer.to < players and offer.to != seat):
        return Refusal("no_such_partner", SECTION)
    if offer.give == NONE and offer.want == NONE and not offer.cards and not offer.wanted:
        return Refusal("offer_nothing", SECTION)
    if min(offer.give) < 0 or min(offer.want) < 0:
        return Refusal("offer_amounts", SECTION)
    if any(give and want for give, want in zip(offer.give, offer.want, strict=True)):
        return Refusal("same_goods_both_ways", SECTION)
    player = state.players[seat]
    if not covers(player.goods, offer.give):
        return Refusal("offer_more_than_you_have", SECTION, {"goods": named(player.goods)})
    cards = given_cards(offer)
    for card in cards:
        if not has_card(player, card):
            return Refusal("card_not_in_hand", SECTION, {"card": card})
    if len(set(cards)) < len(cards):
        return Refusal("card_offered_twice", SECTION)
    return _wanted_refusal(state, seat, offer)


def _wanted_refusal(state: State, seat: int, offer: Offer) -> Refusal | None:
    """Return why the wanted part of an offer can't be had from anybody it is made to."""
    by_name = [card for card in offer.wanted if not is_hidden(card)]
    if len(set(by_name)) < len(by_name):
        return Refusal("card_offered_twice", SECTION)
    for card in offer.wanted:
        if card not in KINDS:
            return Refusal("no_such_card", SECTION)
    if by_name and offer.to == TO_ALL:
        return Refusal("name_cards_to_one_player", SECTION)
    for card in by_name:
        if not any(held.id == card and held.known >> seat & 1 for held in state.players[offer.to].hand):
            return Refusal("card_not_known_there", SECTION, {"card": card, "partner": offer.to})
    if not partners(state, seat, offer):
        if offer.to == TO_ALL:
            return Refusal("nobody_has_it", SECTION, {"wanted": wanted(offer)})
        return Refusal("partner_lacks_it", SECTION, {"wanted": wanted(offer), "partner": offer.to})
    return None


# ---------------------------------------------------------------- what is listed
def lists_offers(state: State, seat: int) -> bool:
    """Return whether offers are listed for those who know nothing better: one a turn at most, by the option `offers`."""
    if state.players[seat].offers or not with_cards(state):
        return False
    often = state.config.options.get("offers")
    return often == "often" or (often == "seldom" and state.round == ROUNDS)


def offer_moves(state: State, seat: int) -> Iterator[Offer]:
    """Yield some sensible offers: one resource or card for another, where both sides have it and room for it."""
    if not lists_offers(state, seat):
        return
    players = len(state.players)
    mine = state.players[seat]
    for place in range(1, players):
        other = (seat + place) % players
        theirs = state.players[other]
        for give in _spare(mine, theirs):
            for want in _spare(theirs, mine):
                if give != want:
                    yield Offer(other, SINGLE[give], (), SINGLE[want])
        for kind in (ACTION, OBJECTIVE):
            own = held(mine, kind)
            if not own:
                continue
            if number_held(theirs, kind):
                yield Offer(other, NONE, ((own[0], False),), NONE, (FACE_DOWN[kind],))
                yield Offer(other, NONE, ((own[-1], True),), NONE, (FACE_DOWN[kind],))
            if theirs.goods[GOLD] and mine.goods[GOLD] < MAXIMUM:
                yield Offer(other, NONE, ((own[0], False),), SINGLE[GOLD])
    if players > 2 and number_held(mine, ACTION):
        offer = Offer(TO_ALL, NONE, ((held(mine, ACTION)[0], True),), NONE, (FACE_DOWN[ACTION],))
        if partners(state, seat, offer):
            yield offer


def _spare(giver: Player, receiver: Player) -> list[int]:
    """Return the resources of which the giver has one and the receiver could hold one more."""
    food, idea = limits(receiver.powers)
    return [
        index
        for index in range(len(RESOURCES))
        if giver.goods[index]
        and receiver.goods[index] < (food if index == FOOD else idea if index == IDEA else MAXIMUM)
    ]


def counter_moves(state: State, frame: OfferFrame, seat: int) -> Iterator[Offer]:
    """Yield some sensible counter-offers to an offer of goods: the same, for one more or for one less."""
    offer = frame.offer
    if frame.depth >= MOST_COUNTERS or offer.cards or offer.wanted or offer.give == NONE or offer.want == NONE:
        return
    most = max(range(7), key=lambda index: offer.give[index])
    least = max(range(7), key=lambda index: offer.want[index])
    more = Offer(frame.seat, offer.want, (), plus(offer.give, SINGLE[most]))
    less = Offer(frame.seat, minus(offer.want, SINGLE[least]), (), offer.give)
    for counter in (more, less):
        if offer_refusal(state, seat, counter) is None:
            yield counter


# ---------------------------------------------------------------- the answer
def asked_by_kind(offer: Offer) -> tuple[tuple[str, int], ...]:
    """Return (kind, number) of the cards that the partner may choose himself."""
    return counted(tuple([card for card in offer.wanted if is_hidden(card)]))


def named_cards(offer: Offer) -> tuple[str, ...]:
    """Return the cards that the offer wants by name."""
    return tuple([card for card in offer.wanted if not is_hidden(card)])


def accept_moves(state: State, frame: OfferFrame, seat: int) -> Iterator[Accept]:
    """Yield the ways to accept, at most MOST_LISTED: the cards where only kinds are wanted."""
    taken = named_cards(frame.offer)
    choices = [
        combinations([card for card in held(state.players[seat], kind) if card not in taken], number)
        for kind, number in asked_by_kind(frame.offer)
    ]
    for chosen in islice(product(*choices), MOST_LISTED):
        yield Accept(tuple(sorted(card for cards in chosen for card in cards)))


def accept_refusal(state: State, frame: OfferFrame, seat: int, move: Accept) -> Refusal | None:
    """Return why the offer can't be accepted with these cards, or None."""
    for card in move.cards:
        if not has_card(state.players[seat], card):
            return Refusal("card_not_in_hand", SECTION, {"card": card})
    asked = asked_by_kind(frame.offer)
    distinct = len(set(move.cards)) == len(move.cards) and not set(move.cards) & set(named_cards(frame.offer))
    if counted(move.cards) != asked or not distinct:
        return Refusal("cards_as_wanted", SECTION, {"wanted": asked})
    return None


class OfferRule(FrameRule[State, AnyMove, OfferFrame]):
    """Asks one seat after the other to accept, refuse or counter; the first to accept gets the trade."""

    def decision(self, state: State, frame: OfferFrame) -> Decision | None:
        if not frame.seats:
            return None
        values: dict[str, Value] = {
            "by": frame.seat, "given": given(frame.offer), "wanted": wanted(frame.offer), "counters": frame.depth,
        }  # fmt: skip
        return Decision(frame.seats[:1], "offer", "player_trade", SECTION, values)

    def run(self, step: ClashStep, frame: OfferFrame) -> None:
        step.pop()

    def moves(self, state: State, frame: OfferFrame, seat: int) -> Iterator[AnyMove]:
        yield NO
        yield from accept_moves(state, frame, seat)
        yield from counter_moves(state, frame, seat)

    def refusal(self, state: State, frame: OfferFrame, seat: int, move: AnyMove) -> Refusal | None:
        if isinstance(move, Choose) and move == NO:
            return None
        if isinstance(move, Accept):
            return accept_refusal(state, frame, seat, move)
        if not isinstance(move, Offer):
            return Refusal("answer_the_trade", SECTION)
        if frame.depth >= MOST_COUNTERS:
            return Refusal("too_many_counters", SECTION, {"limit": MOST_COUNTERS})
        return offer_refusal(state, seat, replace(move, to=frame.seat))

    def normal(self, state: State, frame: OfferFrame, seat: int, move: AnyMove) -> AnyMove:
        if isinstance(move, Accept):
            return Accept(tuple(sorted(move.cards)))
        return normal_offer(state, seat, replace(move, to=frame.seat)) if isinstance(move, Offer) else move

    def answer(self, step: ClashStep, frame: OfferFrame, seat: int, move: AnyMove) -> None:
        if isinstance(move, Accept):
            trade(step, frame, seat, move)
            return
        step.replace(replace(frame, seats=frame.seats[1:]))
        if isinstance(move, Offer):
            put_offer(step, seat, move, frame.depth + 1)
        else:
            step.write("trade_refused", seat, partner=frame.seat)


# ---------------------------------------------------------------- carrying out
def make_offer(step: ClashStep, seat: int, offer: Offer) -> None:
    """Offer a trade in the own turn."""
    step.state.players[seat].offers += 1
    put_offer(step, seat, offer, 0)


def put_offer(step: ClashStep, seat: int, offer: Offer, depth: int) -> None:
    """Put an offer or counter-offer to those whom it asks, and show them the cards that are shown."""
    asked = partners(step.state, seat, offer)
    if depth:
        step.write("trade_countered", seat, partner=offer.to, given=given(offer), wanted=wanted(offer))
    else:
        step.write("trade_offered", seat, partner=offer.to, given=given(offer), wanted=wanted(offer))
    step.push(OfferFrame(seat, asked, offer, depth))
    shown = shown_cards(offer)
    if shown:
        show_cards(step, seat, shown, asked)
        step.write_private("cards_shown", seat, {"cards": shown}, also=asked, partner=offer.to, given=counted(shown))


def trade(step: ClashStep, frame: OfferFrame, partner: int, move: Accept) -> None:
    """Carry an accepted offer out at once: goods first, what exceeds a limit is lost, then the cards."""
    state = step.state
    seat, offer = frame.seat, frame.offer
    asked = partners(state, seat, offer)
    frames = state.frames
    while isinstance(frames[-1], OfferFrame):
        step.pop()
    turn = frames[-1]
    if isinstance(turn, TurnFrame):
        step.replace(TurnFrame(turn.seat, BUSY))
    step.write("traded", seat, partner=partner, given=given(offer), wanted=wanted(offer))
    for whose, gain, loss in ((seat, offer.want, offer.give), (partner, offer.give, offer.want)):
        player = state.players[whose]
        lost = surplus(player, gain, loss)
        player.goods = minus(plus(minus(player.goods, loss), gain), lost)
        if lost != NONE:
            step.write("trade_surplus", whose, goods=named(lost))
    gives, gets = given_cards(offer), tuple(sorted((*named_cards(offer), *move.cards)))
    if gives or gets:
        exchange(step, seat, partner, gives, gets, shown_cards(offer), asked)
    for whose, other, cards in ((seat, partner, gives), (partner, seat, gets)):
        if cards:
            step.write_private("cards_traded", whose, {"cards": cards}, also=(other,), partner=other, given=counted(cards))


def surplus(player: Player, gain: Goods, loss: Goods) -> Goods:
    """Return what a player loses by his limits if he gives and gets these goods."""
    after = plus(minus(player.goods, loss), gain)
    food, idea = limits(player.powers)
    return minus(after, capped(after, food, idea))


def terms(state: State, seat: int, move: Offer | Accept) -> dict[str, Value]:
    """Return what a side of a trade gives and gets, and what both sides lose by their limits, if the trade comes about."""
    if isinstance(move, Offer):
        offer, partner, mine = move, move.to, True
    else:
        frame = state.frames[-1]
        assert isinstance(frame, OfferFrame)
        offer, partner, mine = frame.offer, frame.seat, False
    gives, gets = (given(offer), wanted(offer)) if mine else (wanted(offer), given(offer))
    loss, gain = (offer.give, offer.want) if mine else (offer.want, offer.give)
    result: dict[str, Value] = {"gives": gives, "gets": gets, "loses": named(surplus(state.players[seat], gain, loss))}
    if partner != TO_ALL:
        result["partner"] = partner
        result["partner_loses"] = named(surplus(state.players[partner], loss, gain))
    return result


# ---------------------------------------------------------------- what is seen of it
def offer_as_seen(state: State, frame: OfferFrame, seat: int | None) -> OfferFrame:
    """Return the frame as a seat (None: everybody) may know it: backs of cards not shown to it, or wanted by name of others."""
    offer = frame.offer
    if seat == frame.seat or not (offer.cards or offer.wanted):
        return frame
    asked = partners(state, frame.seat, offer)
    shown_here = seat in asked if seat is not None else len(asked) == len(state.players) - 1
    cards = tuple(sorted((card if shown and shown_here else _back(card), shown) for card, shown in offer.cards))
    names = offer.wanted if seat == offer.to else tuple(sorted(_back(card) for card in offer.wanted))
    return replace(frame, offer=replace(offer, cards=cards, wanted=names))


def _back(card: str) -> str:
    """Return what is seen of a card that is not shown: a Great Person is known to all."""
    kind = KINDS[card]
    return card if kind == EVENT else FACE_DOWN[kind]


def with_cards_dealt(state: State, frame: OfferFrame, generator: Generator) -> OfferFrame:
    """Return the frame with cards of the offerer's hand in the place of backs."""
    offer = frame.offer
    if not any(is_hidden(card) for card, _ in offer.cards):
        return frame
    seen = given_cards(offer)
    free = {}
    for kind in CARD_KINDS:
        cards_left = [card for card in held(state.players[frame.seat], kind) if card not in seen]
        free[kind] = [cards_left[place] for place in generator.shuffled(tuple(range(len(cards_left))))]
    cards = [(free[KINDS[card]].pop() if is_hidden(card) else card, shown) for card, shown in offer.cards]
    return replace(frame, offer=replace(offer, cards=tuple(sorted(cards))))
