"""Finds games by id. The table holds module names only; a game is imported when it is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from core.engine.game import Game

GAMES: dict[str, str] = {"clash": "core.games.clash"}
"""Game id -> package with `GAME` (the rules), `BOTS` (bot name -> factory) and `SCENARIOS` (the builder)."""


class UnknownGame(ValueError):
    """No game has this id."""


def game_module(game_id: str) -> Any:
    """Return the package of a game. Raises UnknownGame."""
    name = GAMES.get(game_id)
    if name is None:
        raise UnknownGame(f"There is no game {game_id!r}; choose one of: {', '.join(GAMES)}.")
    return import_module(name)


def load_game(game_id: str) -> Game[Any, Any]:
    """Return the rules of a game. Raises UnknownGame."""
    game: Game[Any, Any] = game_module(game_id).GAME
    return game
