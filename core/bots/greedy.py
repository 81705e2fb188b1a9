"""A bot that looks one gesture ahead: it takes the move after which the game's evaluation is best."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple, Protocol

from core.engine.game import Game
from core.engine.rng import Generator

NEAR = 1e-9
"""Values that differ by less are equal: the generator decides."""


class Rated(NamedTuple):
    """A legal move with its worth, and what that is made of: (key, how much it changes)."""

    move: Any
    value: float
    parts: tuple[tuple[str, float], ...] = ()


class Rater(Protocol):
    """A game's knowledge: which of its legal moves are worth a look, and how good they are."""

    def rated(self, view: Any, seat: int, generator: Generator, budget: float) -> Iterable[Rated]:
        """Yield some legal moves of the seat with their worth; nothing if it knows nothing about the decision."""


class GreedyBot:
    """Chooses the best rated move. A pure function of view, generator and budget; `reasons` tells about the last choice."""

    needs_view = True

    def __init__(self, rater: Rater) -> None:
        self.rater = rater
        self.reasons: tuple[tuple[str, float], ...] = ()
        """What spoke most for the last choice: (key, how much), the strongest first."""

    def choose(self, game: Game[Any, Any], view: Any, seat: int, generator: Generator, budget: float) -> Any:
        """See Bot.choose. Raises LookupError if there is no legal move."""
        best: list[Rated] = []
        for rated in self.rater.rated(view, seat, generator, budget):
            if not best or rated.value > best[0].value + NEAR:
                best = [rated]
            elif rated.value > best[0].value - NEAR:
                best.append(rated)
        if best:
            chosen = best[generator.below(len(best))] if len(best) > 1 else best[0]
            self.reasons = tuple(sorted(chosen.parts, key=lambda part: -part[1])[:REASONS])
            return chosen.move
        self.reasons = ()
        moves = [move for move in game.moves(view, seat) if not game.is_reluctant(view, seat, move)]
        moves = moves or list(game.moves(view, seat))
        if not moves:
            raise LookupError(f"seat {seat} has no legal move")
        return moves[generator.below(len(moves))]


REASONS = 3
"""How many reasons are kept for a choice."""
