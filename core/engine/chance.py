"""The one door through which chance enters a game.

Three sources feed it: the generator in the state, a queue (scenarios say what is rolled), a record (replay). The
generator advances in every case, so that a replayed game and the game itself end with equal states.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from core.engine.decision import Outcome
from core.engine.rng import below, permutation


class HasGenerator(Protocol):
    """A state that holds its generator."""

    rng: int


class ChanceError(ValueError):
    """A record or queue does not fit what the rules ask for."""


class Chance:
    """Draws for one applied move; `outcomes` collects what was given."""

    __slots__ = ("_record", "outcomes")

    def __init__(self, record: Sequence[Outcome] | None = None) -> None:
        self.outcomes: list[Outcome] = []
        self._record = record

    def _given(self, kind: str, count: int) -> tuple[int, ...] | None:
        if self._record is None:
            return None
        position = len(self.outcomes)
        if position >= len(self._record):
            raise ChanceError(f"the record ends before {kind!r}")
        outcome = self._record[position]
        if outcome.kind != kind or len(outcome.values) != count:
            held = f"{outcome.kind!r} of {len(outcome.values)}"
            raise ChanceError(f"the record holds {held}, asked was {kind!r} of {count}")
        return outcome.values

    def draw(self, state: HasGenerator, kind: str, sides: int, count: int = 1) -> tuple[int, ...]:
        """Return `count` numbers from 1 to `sides`.

        Raises ChanceError if the record holds something else.
        """
        values = []
        for _ in range(count):
            state.rng, value = below(state.rng, sides)
            values.append(value + 1)
        given = self._given(kind, count)
        if given is not None:
            if not all(1 <= value <= sides for value in given):
                raise ChanceError(f"the record holds {given} for {kind!r} of 1 to {sides}")
            values = list(given)
        result = tuple(values)
        self.outcomes.append(Outcome(kind, result))
        return result

    def shuffle(self, state: HasGenerator, kind: str, n: int) -> tuple[int, ...]:
        """Return a permutation of 0 .. n - 1. Raises ChanceError if the record holds something else."""
        state.rng, order = permutation(state.rng, n)
        given = self._given(kind, n)
        if given is not None:
            if sorted(given) != list(range(n)):
                raise ChanceError(f"the record of {kind!r} is no permutation")
            order = given
        self.outcomes.append(Outcome(kind, order))
        return order


class QueuedChance(Chance):
    """Chance for scenarios: values queued by kind come first, then the generator."""

    __slots__ = ("queue",)

    def __init__(self, queue: dict[str, list[int]]) -> None:
        super().__init__()
        self.queue = queue

    def _given(self, kind: str, count: int) -> tuple[int, ...] | None:
        waiting = self.queue.get(kind)
        if not waiting:
            return None
        if len(waiting) < count:
            raise ChanceError(f"{count} values of {kind!r} are needed, {len(waiting)} are queued")
        given = tuple(waiting[:count])
        del waiting[:count]
        return given
