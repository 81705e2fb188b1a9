"""Resources and tokens: amounts of Food, Ore, Wood, Ideas, Gold, Mood tokens and Culture tokens, always in this order."""

from __future__ import annotations

from functools import lru_cache

Goods = tuple[int, int, int, int, int, int, int]
"""Amounts by index; as a change they may be negative."""

FOOD, ORE, WOOD, IDEA, GOLD, MOOD, CULTURE = range(7)
NAMES = ("food", "ore", "wood", "idea", "gold", "mood", "culture")
INDEX = {name: i for i, name in enumerate(NAMES)}
RESOURCES = NAMES[:5]
NONE: Goods = (0, 0, 0, 0, 0, 0, 0)
MAXIMUM = 7
"""No more than 7 of a resource (Gaining / Spending Resources); tokens have no limit."""


def goods(**amounts: int) -> Goods:
    """Return amounts by name.

    >>> goods(food=2, gold=1)
    (2, 0, 0, 0, 1, 0, 0)
    """
    result = [0] * 7
    for name, amount in amounts.items():
        result[INDEX[name]] = amount
    return tuple(result)  # type: ignore[return-value]


def plus(a: Goods, b: Goods) -> Goods:
    """Return a + b."""
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4], a[5] + b[5], a[6] + b[6])


def minus(a: Goods, b: Goods) -> Goods:
    """Return a - b."""
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2], a[3] - b[3], a[4] - b[4], a[5] - b[5], a[6] - b[6])


def covers(have: Goods, price: Goods) -> bool:
    """Return whether every amount of the price is there."""
    return (
        have[0] >= price[0]
        and have[1] >= price[1]
        and have[2] >= price[2]
        and have[3] >= price[3]
        and have[4] >= price[4]
        and have[5] >= price[5]
        and have[6] >= price[6]
    )


def capped(have: Goods, food_limit: int, idea_limit: int) -> Goods:
    """Return the amounts cut to the limits of resources."""
    return (
        min(have[0], food_limit),
        min(have[1], MAXIMUM),
        min(have[2], MAXIMUM),
        min(have[3], idea_limit),
        min(have[4], MAXIMUM),
        have[5],
        have[6],
    )


def one(index: int, amount: int = 1) -> Goods:
    """Return the amounts with only one kind in it."""
    return tuple(amount if i == index else 0 for i in range(7))  # type: ignore[return-value]


@lru_cache(maxsize=4096)
def named(amounts: Goods) -> tuple[tuple[str, int], ...]:
    """Return (name, amount) of what is not zero, for journal entries."""
    return tuple((name, amount) for name, amount in zip(NAMES, amounts, strict=True) if amount)
