"""Gaining and spending: limits, substitutes, and the question how to pay (Gaining / Spending Resources)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import msgspec

from core.engine.decision import Decision, Refusal
from core.engine.flow import FrameRule
from core.games.clash.frames import GainFrame, PayFrame
from core.games.clash.goods import (
    CULTURE,
    FOOD,
    GOLD,
    IDEA,
    MAXIMUM,
    MOOD,
    NONE,
    Goods,
    capped,
    minus,
    named,
    one,
    plus,
)
from core.games.clash.moments import LIMIT, TOKENS_ALIKE, ClashStep
from core.games.clash.moves import AnyMove, Gain, Pay
from core.games.clash.state import Player, State

Demand = tuple[int, tuple[int, ...]]
"""(amount, the kinds that may pay it, the usual one first)."""
FOOD_WITHOUT_STORAGE = 2


@lru_cache(maxsize=4096)
def limits(powers: int) -> tuple[int, int]:
    """Return the limits of (Food, Ideas) under these powers."""
    food, idea = FOOD_WITHOUT_STORAGE, MAXIMUM
    for hook in LIMIT.of(powers):
        index, limit = hook()
        if index == FOOD:
            food = limit
        else:
            idea = limit
    return food, idea


def gain(step: ClashStep, seat: int, goods: Goods, source: str) -> None:
    """Add goods to a player; what goes above a limit is lost. Writes the journal."""
    player = step.state.players[seat]
    food, idea = limits(player.powers)
    player.goods = capped(plus(player.goods, goods), food, idea)
    step.write("gained", seat, goods=named(goods), source=source)


def cut_to_limits(player: Player) -> None:
    """Drop what a player has above his limits (after a limit fell)."""
    food, idea = limits(player.powers)
    player.goods = capped(player.goods, food, idea)


def spend(step: ClashStep, seat: int, goods: Goods, source: str) -> None:
    """Take goods from a player who has them. Writes the journal."""
    player = step.state.players[seat]
    player.goods = minus(player.goods, goods)
    if goods != NONE:
        step.write("paid", seat, goods=named(goods), source=source)


def demands(
    player: Player,
    price: Goods,
    *,
    ideas_as_food: bool = False,
    resources_as_mood: bool = False,
    real_tokens: bool = False,
) -> tuple[Demand, ...]:
    """Return what a price asks, with the substitutes that the player may use.

    Gold replaces any resource. `ideas_as_food`: when buying Advances. `resources_as_mood`: Rituals. `real_tokens`: the
    Great Arena does not help (price of a Wonder).
    """
    result: list[Demand] = []
    alike = not real_tokens and bool(TOKENS_ALIKE.of(player.powers))
    for index, amount in enumerate(price):
        if not amount:
            continue
        if index == FOOD and ideas_as_food:
            result.append((amount, (FOOD, IDEA, GOLD)))
        elif index < GOLD:
            result.append((amount, (index, GOLD)))
        elif index == MOOD:
            kinds: tuple[int, ...] = (MOOD, CULTURE) if alike else (MOOD,)
            result.append((amount, (*kinds, 0, 1, 2, 3, 4) if resources_as_mood else kinds))
        elif index == CULTURE:
            result.append((amount, (CULTURE, MOOD) if alike else (CULTURE,)))
        else:
            result.append((amount, (GOLD,)))
    return tuple(result)


@lru_cache(maxsize=16384)
def ways(have: Goods, asked: tuple[Demand, ...]) -> tuple[Goods, ...]:
    """Return every different way to pay the demands out of `have`, the usual one first; () if there is none."""
    found: dict[Goods, None] = {NONE: None}
    for amount, kinds in asked:
        following: dict[Goods, None] = {}
        for paid in found:
            for way in _mixes(amount, kinds, minus(have, paid)):
                following[plus(paid, way)] = None
        found = following
        if not found:
            return ()
    return tuple(found)


def _mixes(amount: int, kinds: tuple[int, ...], have: Goods) -> Iterator[Goods]:
    """Yield the ways to take `amount` from these kinds, the most of the first kind first."""
    kind = kinds[0]
    rest = kinds[1:]
    most = min(amount, have[kind])
    if not rest:
        if most == amount:
            yield tuple(amount if i == kind else 0 for i in range(7))  # type: ignore[misc]
        return
    for number in range(most, -1, -1):
        if number == amount:
            yield tuple(amount if i == kind else 0 for i in range(7))  # type: ignore[misc]
        else:
            for mix in _mixes(amount - number, rest, have):
                yield tuple(number if i == kind else m for i, m in enumerate(mix))  # type: ignore[misc]


def can_pay(player: Player, price: Goods) -> bool:
    """Return whether the player can pay a price of resources and tokens, Gold replacing resources."""
    have = player.goods
    short = 0
    for index in range(GOLD):
        missing = price[index] - have[index]
        if missing > 0:
            short += missing
    if short + price[GOLD] > have[GOLD]:
        return False
    if price[MOOD] <= have[MOOD] and price[CULTURE] <= have[CULTURE]:
        return True
    return bool(TOKENS_ALIKE.of(player.powers)) and price[MOOD] + price[CULTURE] <= have[MOOD] + have[CULTURE]


def payments(state: State, seat: int, price: Goods, **substitutes: bool) -> tuple[Goods, ...]:
    """Return every different payment of a price (see `demands`), the usual one first; () if none is possible."""
    player = state.players[seat]
    return ways(player.goods, demands(player, price, **substitutes))


def can_pay_wide(player: Player, demand: Demand) -> bool:
    """Return whether the kinds of a demand together cover its amount."""
    amount, kinds = demand
    for kind in kinds:
        amount -= player.goods[kind]
    return amount <= 0


def ask_wide_payment(step: ClashStep, seat: int, source: str, demand: Demand, taken: Goods = NONE) -> None:
    """Ask for a demand that many kinds can pay, one kind at a time; all at once where the ways are few."""
    amount, kinds = demand
    have = minus(step.state.players[seat].goods, taken)
    while True:
        if len(kinds) <= 3 or amount <= 2:
            options = tuple(plus(taken, way) for way in ways(have, ((amount, kinds),) if amount else ()))
            ask_payment(step, seat, source, options)
            return
        others = sum(have[kind] for kind in kinds[1:])
        least, most = max(0, amount - others), min(amount, have[kinds[0]])
        if least < most:
            options = tuple(one(kinds[0], number) for number in range(most, least - 1, -1))
            step.push(PayFrame(seat, source, options, taken, (amount, kinds)))
            return
        taken = plus(taken, one(kinds[0], most))
        have = minus(have, one(kinds[0], most))
        amount, kinds = amount - most, kinds[1:]


def ask_payment(step: ClashStep, seat: int, source: str, options: tuple[Goods, ...]) -> None:
    """Pay the only option, or push the question.

    The frame on top, which asks, gets the payment in its field `paid` (if it has one) and goes on at the step it has.
    """
    if len(options) == 1:
        _settle(step, seat, source, options[0])
    else:
        step.push(PayFrame(seat, source, options))


def _settle(step: ClashStep, seat: int, source: str, goods: Goods) -> None:
    spend(step, seat, goods, source)
    frame = step.state.frames[-1]
    if "paid" in frame.__struct_fields__:
        step.replace(msgspec.structs.replace(frame, paid=goods))


def gain_choice(seat: int, source: str, options: tuple[Goods, ...]) -> GainFrame:
    """Return the frame that asks which of these gains to take."""
    return GainFrame(seat, source, options)


class PayRule(FrameRule[State, AnyMove, PayFrame]):
    """Asks which payment to make."""

    def decision(self, state: State, frame: PayFrame) -> Decision:
        return Decision((frame.seat,), "pay", frame.source, "Gaining / Spending Resources")

    def moves(self, state: State, frame: PayFrame, seat: int) -> Iterator[AnyMove]:
        for option in frame.options:
            yield Pay(option)

    def refusal(self, state: State, frame: PayFrame, seat: int, move: AnyMove) -> Refusal | None:
        if not isinstance(move, Pay):
            return Refusal("pay_first", "Gaining / Spending Resources", {"source": frame.source})
        if move.goods not in frame.options:
            return Refusal("wrong_payment", "Gaining / Spending Resources", {"source": frame.source})
        return None

    def answer(self, step: ClashStep, frame: PayFrame, seat: int, move: AnyMove) -> None:
        assert isinstance(move, Pay)
        step.pop()
        amount, kinds = frame.rest
        if amount:
            number = move.goods[kinds[0]]
            ask_wide_payment(step, seat, frame.source, (amount - number, kinds[1:]), plus(frame.taken, move.goods))
        else:
            _settle(step, seat, frame.source, move.goods)


class GainRule(FrameRule[State, AnyMove, GainFrame]):
    """Asks which of several gains to take; negative amounts are given in exchange."""

    def decision(self, state: State, frame: GainFrame) -> Decision | None:
        if len(frame.options) == 1:
            return None
        return Decision((frame.seat,), "gain", frame.source, "Gaining / Spending Resources")

    def run(self, step: ClashStep, frame: GainFrame) -> None:
        step.pop()
        gain(step, frame.seat, frame.options[0], frame.source)

    def moves(self, state: State, frame: GainFrame, seat: int) -> Iterator[AnyMove]:
        for option in frame.options:
            yield Gain(option)

    def refusal(self, state: State, frame: GainFrame, seat: int, move: AnyMove) -> Refusal | None:
        if not isinstance(move, Gain) or move.goods not in frame.options:
            return Refusal("choose_gain", "Gaining / Spending Resources", {"source": frame.source})
        return None

    def answer(self, step: ClashStep, frame: GainFrame, seat: int, move: AnyMove) -> None:
        assert isinstance(move, Gain)
        step.pop()
        if move.goods == NONE:
            step.write("declined", seat, source=frame.source)
        else:
            gain(step, seat, move.goods, frame.source)
