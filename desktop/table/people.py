"""Who sits at the table: people and bots, seat by seat, as it is stored with the game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from desktop.dialogs.newgame_data import Seat

KEY = "seats"
YOU = QT_TRANSLATE_NOOP("Seats", "You")
"""The name of a person who gave none. Kept in English, shown in the language in force."""


def shown_name(name: str) -> str:
    """Return how a player is called."""
    return QCoreApplication.translate("Seats", YOU) if name == YOU else name


def stored(seats: tuple[Seat, ...]) -> dict[str, Any]:
    """Return what a session keeps about its seats (plain data for `Session.extra`)."""
    return {KEY: [asdict(seat) for seat in seats]}


def restored(extra: Mapping[str, Any], number: int, default: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Return the seats that a session keeps; the default if there are none or they don't fit."""
    rows = extra.get(KEY)
    if not isinstance(rows, list) or len(rows) != number:
        return default
    try:
        return tuple(
            Seat(bot=str(row["bot"]), name=str(row["name"])[:60], people=str(row["people"]), colour=int(row["colour"]))
            for row in rows
        )
    except (KeyError, TypeError, ValueError):
        return default
