"""The toy game's moves, frames and state (see `toy`)."""

from __future__ import annotations

from typing import Any

import msgspec

from core.engine.flow import Frame, Step
from core.engine.parallel import Parallel
from core.engine.window import Window

DECK = tuple(value for value in range(1, 7) for _ in range(4))
HAND = 3
COINS = 4
UNKNOWN = 0


# ---- moves
class Move(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="move"):
    """Base of all moves."""


class Pick(Move, frozen=True, tag="pick"):
    card: int


class Stake(Move, frozen=True, tag="stake"):
    coins: int


class Draw(Move, frozen=True, tag="draw"):
    pass


class Peek(Move, frozen=True, tag="peek"):
    pass


class Sell(Move, frozen=True, tag="sell"):
    card: int
    note: str = ""
    """Makes no difference: `normal` drops it."""


class Gamble(Move, frozen=True, tag="gamble"):
    pass


class Shop(Move, frozen=True, tag="shop"):
    pass


class Add(Move, frozen=True, tag="add"):
    pass


class TakeBack(Move, frozen=True, tag="take_back"):
    pass


class Done(Move, frozen=True, tag="done"):
    pass


class Offer(Move, frozen=True, tag="offer"):
    to: int
    coins: int
    card: int


class Accept(Move, frozen=True, tag="accept"):
    pass


class Decline(Move, frozen=True, tag="decline"):
    pass


class Object(Move, frozen=True, tag="object"):
    card: int


class Shout(Move, frozen=True, tag="shout"):
    pass


class EndTurn(Move, frozen=True, tag="end_turn"):
    pass


TurnMove = EndTurn | Shout | Draw | Peek | Sell | Gamble | Shop | Offer
AnyMove = Pick | Stake | TurnMove | Add | TakeBack | Done | Accept | Decline | Object


# ---- frames
class PickFrame(Frame, frozen=True, tag="pick"):
    pass


class StakeFrame(Frame, frozen=True, tag="stake"):
    card: int


class RoundFrame(Frame, frozen=True, tag="round"):
    step: int = -1
    """-1: begin with the bids; 0, 1 ...: the turn of that seat."""


class TurnFrame(Frame, frozen=True, tag="turn"):
    seat: int
    actions: int


class SaleFrame(Frame, frozen=True, tag="sale"):
    """A sale, announced; step 1: not objected to."""

    seat: int
    card: int
    step: int = 0


class ObjectionFrame(Frame, frozen=True, tag="objection"):
    seat: int
    card: int
    step: int = 0


class BasketFrame(Frame, frozen=True, tag="basket"):
    seat: int
    chips: int = 0


class OfferFrame(Frame, frozen=True, tag="offer"):
    seat: int
    to: int
    coins: int
    card: int


LaneFrame = PickFrame | StakeFrame
AnyFrame = RoundFrame | TurnFrame | SaleFrame | ObjectionFrame | BasketFrame | OfferFrame | Window | Parallel[LaneFrame]


# ---- state
class State(msgspec.Struct):
    """Everything; cards are their values, UNKNOWN in views. `known[i]` is the mask of seats that know deck card i."""

    rng: int
    round: int
    rounds: int
    coins: tuple[int, ...]
    chips: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]
    known: tuple[int, ...]
    discard: tuple[int, ...]
    shouted: tuple[bool, ...]
    ended: str
    frames: list[AnyFrame]


def put(values: tuple[Any, ...], seat: int, value: Any) -> tuple[Any, ...]:
    """Return the tuple with one value changed."""
    return (*values[:seat], value, *values[seat + 1 :])


def without(hand: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return the hand without one such card."""
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]


def pay(state: State, seat: int, coins: int) -> None:
    """Take coins from a seat (negative: give)."""
    state.coins = put(state.coins, seat, state.coins[seat] - coins)


def drop(state: State, seat: int, card: int) -> None:
    """Discard a card of a seat."""
    state.hands = put(state.hands, seat, without(state.hands[seat], card))
    state.discard += (card,)


def draw(step: Step[State], seat: int) -> None:
    """Draw a card; an empty deck is made of the discards."""
    state = step.state
    if not state.deck:
        order = step.chance.shuffle(state, "shuffle", len(state.discard))
        state.deck = tuple(state.discard[i] for i in order)
        state.known = (0,) * len(order)
        state.discard = ()
    if state.deck:
        card = state.deck[0]
        state.deck, state.known = state.deck[1:], state.known[1:]
        state.hands = put(state.hands, seat, tuple(sorted((*state.hands[seat], card))))
        step.reveal()
        step.write_private("toy.drew", seat, {"card": card})


def others(state: State, seat: int) -> tuple[int, ...]:
    """Return the other seats in order."""
    n = len(state.coins)
    return tuple((seat + i) % n for i in range(1, n))
