"""The kinds of units: price, supply, and what they need (Types of Units, recruit chart). And the pieces of each kind."""

from __future__ import annotations

from typing import NamedTuple

from core.games.clash.goods import Goods, goods
from core.games.clash.state import State, units_on_board
from core.games.clash.units import BARBARIANS


class UnitType(NamedTuple):
    """A kind of unit."""

    id: str
    name: str
    price: Goods
    supply: int
    """Pieces of each player."""
    barbarians: int
    """Pieces of the Barbarians."""
    requires: str
    """The building that the recruiting city needs, "" for none."""
    clash: str
    """The icon on the die that activates it, "" for none."""


UNIT_TYPES: dict[str, UnitType] = {
    unit.id: unit
    for unit in (
        UnitType("settler", "Settler", goods(food=2), 4, 0, "", ""),
        UnitType("infantry", "Infantry", goods(food=1, ore=1), 16, 20, "", "infantry"),
        UnitType("ship", "Ship", goods(wood=2), 4, 0, "port", ""),
    )
}
SETTLEMENTS = 7
"""Settlement pieces of each player (Component Limits)."""
BARBARIAN_SETTLEMENTS = 10
EXHAUSTED_MARKERS = 6


def supply_left(state: State, owner: int, kind: str) -> int:
    """Return how many pieces of this kind are left in the owner's supply."""
    unit = UNIT_TYPES[kind]
    return (unit.barbarians if owner == BARBARIANS else unit.supply) - units_on_board(state, owner, kind)
