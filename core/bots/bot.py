"""What a bot is, and the bots that play any game."""

from __future__ import annotations

from typing import Any, Protocol

from core.engine.game import Game
from core.engine.rng import Generator


class Bot(Protocol):
    """Chooses moves: a pure function of view, generator and budget."""

    needs_view: bool
    """False if the bot only chooses from the seat's moves: a seat's moves are the same for its view and the state, so
    a caller may then save making the view."""

    def choose(self, game: Game[Any, Any], view: Any, seat: int, generator: Generator, budget: float) -> Any:
        """Return a legal move of the seat, which is asked; think for at most about `budget` seconds."""


class RandomBot:
    """Chooses a kind of move, then a move of that kind, uniformly; reluctant moves only if nothing else is legal."""

    needs_view = False

    def choose(self, game: Game[Any, Any], view: Any, seat: int, generator: Generator, budget: float) -> Any:
        """See Bot.choose. Raises LookupError if there is no legal move."""
        kinds = list(game.kinds(view, seat))
        by_kind: dict[Any, list[Any]] = {}
        if not kinds:
            for move in game.moves(view, seat):
                kind = type(move)
                if kind in by_kind:
                    by_kind[kind].append(move)
                else:
                    by_kind[kind] = [move]
                    kinds.append(kind)
        reluctant: list[Any] = []
        # Empty kinds are dropped when they are met: each of the others is then equally likely.
        while kinds:
            kind = kinds.pop(generator.below(len(kinds)))
            moves = by_kind.get(kind) or list(game.moves_of(view, seat, kind))
            while moves:
                move = moves.pop(generator.below(len(moves)))
                if not game.is_reluctant(view, seat, move):
                    return move
                reluctant.append(move)
        if not reluctant:
            raise LookupError(f"seat {seat} has no legal move")
        return reluctant[generator.below(len(reluctant))]
