"""Clash of Cultures: Monumental Edition: the base game."""

from __future__ import annotations

from typing import Any

from core.games.clash.game import GAME

__all__ = ["GAME", "SCENARIOS"]


def __getattr__(name: str) -> Any:
    # Only scenarios need their builder; the client starts without it.
    if name == "SCENARIOS":
        from core.games.clash.scenario import SCENARIOS

        return SCENARIOS
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
