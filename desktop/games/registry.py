"""Finds a game's views by id. The table holds module names only; a module is imported when its game is opened."""

from __future__ import annotations

from importlib import import_module
from typing import Any

VIEWS: dict[str, str] = {"clash": "desktop.games.clash"}
"""Game id -> package that has `VIEWS`, what the game adds to the client."""


def game_views(game_id: str) -> Any:
    """Return what a game adds to the client. Raises KeyError for an unknown id."""
    return import_module(VIEWS[game_id]).VIEWS
