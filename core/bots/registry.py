"""Finds bots by name: those that play any game, and those that a game brings along."""

from __future__ import annotations

from collections.abc import Callable

from core.bots.bot import Bot, RandomBot
from core.games.registry import game_module

NEUTRAL: dict[str, Callable[[], Bot]] = {"random": RandomBot}


class UnknownBot(ValueError):
    """A game has no bot of this name."""


def bot_names(game_id: str) -> tuple[str, ...]:
    """Return the names of the bots that play a game."""
    return (*NEUTRAL, *game_module(game_id).BOTS)


def make_bot(game_id: str, name: str) -> Bot:
    """Return a new bot. Raises UnknownBot."""
    factory = NEUTRAL.get(name) or game_module(game_id).BOTS.get(name)
    if factory is None:
        raise UnknownBot(f"There is no bot {name!r} for this game; choose one of: {', '.join(bot_names(game_id))}.")
    bot: Bot = factory()
    return bot
