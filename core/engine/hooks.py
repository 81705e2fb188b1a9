"""Hooks: content says at which moments of the rules it acts; the rules ask a moment for those in force.

Every power (an advance, a wonder, later a card or a leader) has a bit. What is in force for a player is a mask of bits,
so asking costs one look-up.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")


class Moment(Generic[P, R]):
    """A named moment of the rules, at which powers act.

    `for act in moment.of(mask): act(...)` calls the hooks of the powers in `mask`, in the order of their bits.
    """

    __slots__ = ("_bits", "_hooks", "_memo", "name")

    def __init__(self, name: str) -> None:
        self.name = name
        self._hooks: list[tuple[int, Callable[P, R]]] = []
        self._memo: dict[int, tuple[Callable[P, R], ...]] = {}
        self._bits = 0

    def add(self, bit: int, hook: Callable[P, R]) -> None:
        """Register the hook of the power with this bit (0, 1, 2 ...)."""
        self._hooks.append((bit, hook))
        self._hooks.sort(key=lambda item: item[0])
        self._bits |= 1 << bit
        self._memo.clear()

    def of(self, mask: int) -> tuple[Callable[P, R], ...]:
        """Return the hooks of the powers in the mask."""
        mask &= self._bits
        hooks = self._memo.get(mask)
        if hooks is None:
            hooks = self._memo[mask] = tuple(hook for bit, hook in self._hooks if mask >> bit & 1)
        return hooks

    def sources(self, mask: int) -> tuple[tuple[int, Callable[P, R]], ...]:
        """Return (bit, hook) of the powers in the mask, for explaining a number by source."""
        return tuple((bit, hook) for bit, hook in self._hooks if mask >> bit & 1)
