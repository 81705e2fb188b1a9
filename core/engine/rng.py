"""SplitMix64, the generator whose state is one integer in the game's state.

The algorithm is Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators" (OOPSLA 2014):
the state grows by a fixed odd constant, the output is a mix of it. Equal seeds give equal numbers on every platform.
"""

from __future__ import annotations

MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15


def seed_state(seed: int) -> int:
    """Return the generator's state for a seed (any integer)."""
    return mix((seed & MASK) ^ 0x5DEECE66D)


def mix(value: int) -> int:
    """Return the 64-bit mix of `value`, 0 to 2**64 - 1."""
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & MASK
    return value ^ (value >> 31)


def below(state: int, n: int) -> tuple[int, int]:
    """Return (new state, a number from 0 to n - 1); every number is equally likely.

    Raises ValueError if n is not positive.

    >>> below(seed_state(1), 6)[1] in range(6)
    True
    """
    if n <= 0:
        raise ValueError("n must be positive")
    limit = (1 << 64) - (1 << 64) % n
    while True:
        state = (state + _GAMMA) & MASK
        value = mix(state)
        if value < limit:
            return state, value % n


def permutation(state: int, n: int) -> tuple[int, tuple[int, ...]]:
    """Return (new state, a uniform permutation of 0 .. n - 1), by Fisher and Yates."""
    order = list(range(n))
    for i in range(n - 1, 0, -1):
        state, j = below(state, i + 1)
        order[i], order[j] = order[j], order[i]
    return state, tuple(order)


class Generator:
    """A mutable generator for work outside the state: bots, determinization, tests."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed_state(seed)

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1."""
        self.state, value = below(self.state, n)
        return value

    def shuffled(self, items: tuple[int, ...]) -> tuple[int, ...]:
        """Return the items in a random order."""
        self.state, order = permutation(self.state, len(items))
        return tuple(items[i] for i in order)
