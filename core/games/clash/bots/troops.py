"""How many units are wanted at most."""

from __future__ import annotations

from typing import NamedTuple


class Troops(NamedTuple):
    """So many units are recruited at most: Settlers and Ships on the board, Army units at once."""

    settlers: int = 2
    ships: int = 2
    army: int = 3
