"""Trades: what an offer is worth to both sides, which ones are accepted, and which ones are made now and then."""

from __future__ import annotations

from collections.abc import Iterator

from core.bots.greedy import Rated
from core.engine.rng import Generator
from core.games.clash.bots.evaluation import Outlook
from core.games.clash.bots.hand import MEAN_ACTION, MEAN_OBJECTIVE, POINTS
from core.games.clash.bots.trial import Trials
from core.games.clash.content.cards import ACTION, FACE_DOWN, KINDS, OBJECTIVE, is_hidden
from core.games.clash.frames import FRESH, OfferFrame, TurnFrame
from core.games.clash.game import GAME
from core.games.clash.goods import GOLD, NONE, Goods, capped, minus, one, plus
from core.games.clash.moves import NO, Accept, Offer
from core.games.clash.rules.cards import held, number_held
from core.games.clash.rules.payment import limits
from core.games.clash.rules.trade import given_cards, start_refusal
from core.games.clash.state import Card, Player, State, copy_state

SHARE_OF_ONE, SHARE_OF_MORE = 0.5, 0.35
"""What the partner gains counts against the trade: with one rival, with more."""
LEAST_GAIN = 0.04
"""What a side must gain at least, after that."""
EVERY = 4
"""In about every so many turns an offer is thought of, where offers are made seldom."""
DOUBT = 0.55
"""What a card that is not shown is worth less to who gets it: it is seldom the best one."""
LEAST_USEFUL = 0.5
"""What the card is worth that somebody gives away, as a part of a mean one."""
AMOUNTS = ((1, 1), (1, 2), (2, 1), (2, 2))
"""(given, wanted) of the goods that are offered."""
MEANS = {ACTION: MEAN_ACTION, OBJECTIVE: POINTS * MEAN_OBJECTIVE}
"""Kind -> what an unknown card is worth."""


def speaks_against(mine: float, doubt: float, theirs: float) -> str:
    """Return what speaks most against a trade that brings so much: too little gain, cards not shown, the partner's gain."""
    if mine > LEAST_GAIN and theirs > 0:
        return "partner_gains_more"
    return "unseen_cards" if mine + doubt > LEAST_GAIN else "gains_too_little"


class Trader:
    """Judges the trades of one decision of a seat."""

    def __init__(self, trials: Trials) -> None:
        self.view = trials.view
        self.seat = trials.seat
        self._outlooks = {trials.seat: trials.outlook}
        self._before: dict[int, float] = {}
        self._stocks: dict[tuple[int, Goods], float] = {}
        self.time = min(1.0, trials.outlook.turns / 3)
        """How much cards are still worth."""
        self.share = SHARE_OF_ONE if len(self.view.players) == 2 else SHARE_OF_MORE

    # ---------------------------------------------------------------- what it is worth
    def _outlook(self, seat: int) -> Outlook:
        found = self._outlooks.get(seat)
        if found is None:
            found = self._outlooks[seat] = Outlook(self.view, seat, self._outlooks[self.seat].weights)
            found.begin(self.view)
        return found

    def _own(self, seat: int, state: State) -> float:
        """Return what a position is worth to a seat, whatever the others have."""
        parts = self._outlook(seat).parts(state)
        return sum(parts.values()) - parts["rivals"]

    def _gain(self, seat: int, after: State) -> float:
        if seat not in self._before:
            self._before[seat] = self._own(seat, self.view)
        return self._own(seat, after) - self._before[seat]

    def _stock_gain(self, seat: int, gain: Goods, loss: Goods) -> float:
        """Return what a seat gains by goods alone."""
        outlook = self._outlook(seat)
        player = self.view.players[seat]
        return outlook.stock(self.view, exchanged(player, gain, loss)) - outlook.stock(self.view, player.goods)

    # ---------------------------------------------------------------- answering
    def answers(self) -> Iterator[Rated]:
        """Yield refusing, and each way to accept: what one gains, less a share of what the other one gains."""
        frame = self.view.frames[-1]
        assert isinstance(frame, OfferFrame)
        doubt = self._doubt(given_cards(frame.offer))
        accepted: list[Rated] = []
        for move in GAME.moves(self.view, self.seat):
            if isinstance(move, Accept):
                after = traded(self.view, frame.seat, self.seat, frame.offer, move.cards)
                mine, theirs = self._gain(self.seat, after) - doubt, self._gain(frame.seat, after)
                accepted.append(Rated(move, mine - self.share * theirs, ((speaks_against(mine, doubt, theirs), 1.0),)))
        best = max(accepted, key=lambda rated: rated.value, default=None)
        yield Rated(NO, LEAST_GAIN, best.parts if best is not None else ())
        for rated in accepted:
            yield Rated(rated.move, rated.value)

    def _doubt(self, cards: tuple[str, ...]) -> float:
        """Return what cards that are not shown are worth less than a mean one."""
        return DOUBT * self.time * sum([MEANS.get(KINDS[card], MEAN_ACTION) for card in cards if is_hidden(card)])

    # ---------------------------------------------------------------- offering
    def offers(self, generator: Generator) -> Iterator[Rated]:
        """Yield the best offer to each rival that he should like as well, if it is time to offer something."""
        view, seat = self.view, self.seat
        often = view.config.options.get("offers")
        if often == "never" or view.players[seat].offers or start_refusal(view, seat) is not None:
            return
        if often != "often":
            turn = view.frames[-1]
            if not isinstance(turn, TurnFrame) or turn.step != FRESH or generator.below(EVERY):
                return
        for partner in range(len(view.players)):
            if partner != seat:
                best = max([*self._of_goods(partner), *self._of_cards(partner)], key=lambda rated: rated.value, default=None)
                if best is not None:
                    yield best

    def _judged(self, offer: Offer, mine: float, theirs: float) -> Iterator[Rated]:
        """Yield an offer that is good for both sides."""
        value = mine - self.share * theirs
        if value > LEAST_GAIN and theirs - self.share * mine > LEAST_GAIN:
            yield Rated(offer, value, (("trade", value),))

    def _of_goods(self, partner: int) -> Iterator[Rated]:
        """Yield goods for goods."""
        mine, theirs = self.view.players[self.seat].goods, self.view.players[partner].goods
        for gives in range(7):
            for wants in range(7):
                if gives == wants:
                    continue
                for giving, wanting in AMOUNTS:
                    if giving <= mine[gives] and wanting <= theirs[wants]:
                        give, want = one(gives, giving), one(wants, wanting)
                        own = self._stock_gain(self.seat, want, give)
                        if own > LEAST_GAIN:
                            yield from self._judged(
                                Offer(partner, give, (), want), own, self._stock_gain(partner, give, want)
                            )

    def _of_cards(self, partner: int) -> Iterator[Rated]:
        """Yield the least useful card of a kind, not shown, for another one or for a resource."""
        view, seat = self.view, self.seat
        other = view.players[partner]
        for kind, mean in MEANS.items():
            losses = [
                (-self._gain(seat, traded(view, seat, partner, Offer(partner, cards=((card, False),)), ())), card)
                for card in held(view.players[seat], kind)
            ]
            if not losses:
                continue
            loss, card = min(losses)
            # The partner does not see which card it is, nor does one see which he gives: his least useful one.
            unseen = (1.0 - DOUBT) * mean * self.time
            if number_held(other, kind):
                wanted = (FACE_DOWN[kind],)
                yield from self._judged(
                    Offer(partner, NONE, ((card, False),), NONE, wanted), unseen - loss, unseen - LEAST_USEFUL * mean * self.time
                )
            for index in range(GOLD + 1):
                if other.goods[index]:
                    want = one(index)
                    yield from self._judged(
                        Offer(partner, NONE, ((card, False),), want),
                        self._stock_gain(seat, want, NONE) - loss,
                        self._stock_gain(partner, NONE, want) + unseen,
                    )


def exchanged(player: Player, gain: Goods, loss: Goods) -> Goods:
    """Return a player's goods after a trade."""
    return capped(plus(minus(player.goods, loss), gain), *limits(player.powers))


def traded(state: State, offerer: int, partner: int, offer: Offer, cards: tuple[str, ...]) -> State:
    """Return a view after a trade, as far as it can be known; `cards`: what the partner hands over where a kind is wanted."""
    after = copy_state(state)
    one_side, other_side = after.players[offerer], after.players[partner]
    one_side.goods, other_side.goods = (
        exchanged(one_side, offer.want, offer.give),
        exchanged(other_side, offer.give, offer.want),
    )
    named = tuple([card for card in offer.wanted if not is_hidden(card)])
    _hand_over(one_side, other_side, given_cards(offer))
    _hand_over(other_side, one_side, (*named, *cards))
    return after


def _hand_over(giver: Player, receiver: Player, cards: tuple[str, ...]) -> None:
    for card in cards:
        for held_card in giver.hand:
            if held_card.id == card or (is_hidden(held_card.id) and KINDS[held_card.id] == KINDS[card]):
                rest = list(giver.hand)
                rest.remove(held_card)
                giver.hand = tuple(rest)
                break
        receiver.hand = (*receiver.hand, Card(card, 0))
