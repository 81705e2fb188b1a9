"""Clash of Cultures: Monumental Edition: the base game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from core.bots.bot import Bot
from core.games.clash.game import GAME


def _greedy() -> Bot:
    from core.games.clash.bots import greedy

    return greedy()


BOTS: dict[str, Callable[[], Bot]] = {"greedy": _greedy}
"""Bot name -> what makes one; the bots are imported when one is made."""

__all__ = ["BOTS", "GAME", "SCENARIOS"]


def __getattr__(name: str) -> Any:
    # Only scenarios need their builder; the client starts without it.
    if name == "SCENARIOS":
        from core.games.clash.scenario import SCENARIOS

        return SCENARIOS
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
