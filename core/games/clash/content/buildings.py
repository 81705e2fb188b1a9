"""The buildings: the Advance they need and what they do (Buildings)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from core.games.clash.frames import AnyFrame, GainFrame
from core.games.clash.goods import GOLD, MOOD, Goods, goods
from core.games.clash.state import State


class Building(NamedTuple):
    """A kind of building. `immune`: its piece can't be exchanged by Influence Culture."""

    id: str
    name: str
    requires: str
    text: str
    of_sea: tuple[int, ...] = ()
    """What the city may collect from one adjacent Sea space because of it."""
    built: Callable[[State, int, int], AnyFrame | None] | None = None
    """(state, seat, city): what is gained when it is constructed."""
    at_sea: bool = False
    """Stands in an adjacent Sea space."""
    immune: bool = False
    defence: int = 0
    """In the first round of a battle in its city: dice added and hits cancelled."""


PRICE: Goods = goods(food=1, ore=1, wood=1)
SUPPLY = 5
"""Pieces of each kind and player."""


def _academy(state: State, seat: int, city: int) -> GainFrame:
    return GainFrame(seat, "academy", (goods(idea=2),))


def _temple(state: State, seat: int, city: int) -> GainFrame:
    return GainFrame(seat, "temple", (goods(mood=1), goods(culture=1)))


BUILDINGS: dict[str, Building] = {
    building.id: building
    for building in (
        Building("academy", "Academy", "writing", "When constructed: gain 2 Ideas.", built=_academy),
        Building(
            "fortress", "Fortress", "tactics",
            "First round of a battle in its city, for the defender: +1 die and cancel 1 hit, even without an Army.", defence=1,
        ),
        Building(
            "port", "Port", "fishing",
            "The city recruits Ships. It may collect 1 Gold or 1 Mood token from one adjacent Sea space instead of Food.",
            of_sea=(GOLD, MOOD), at_sea=True,
        ),
        Building("temple", "Temple", "myths", "When constructed: gain 1 Mood or 1 Culture token.", built=_temple),
    )
}  # fmt: skip
