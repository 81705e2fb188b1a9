"""Powers: the Advances and Wonders as entries with a bit each. Their effects stand beside them in this package.

The order of the bits is part of the state's form: new powers are added at the end.
"""

from __future__ import annotations

from typing import NamedTuple

from core.games.clash.content.cards import KINDS, WONDER
from core.games.clash.goods import Goods

CATEGORIES: tuple[tuple[str, str, bool], ...] = (
    ("agriculture", "Agriculture", False),
    ("construction", "Construction", False),
    ("maritime", "Maritime", False),
    ("education", "Education", False),
    ("warfare", "Warfare", False),
    ("spirituality", "Spirituality", False),
    ("economics", "Economics", False),
    ("culture", "Culture", False),
    ("science", "Science", False),
    ("democracy", "Democracy", True),
    ("autocracy", "Autocracy", True),
    ("theocracy", "Theocracy", True),
)
"""(id, name, is a government) of the categories on the Player board."""


class AdvanceCard(NamedTuple):
    """An Advance of the Player board."""

    id: str
    name: str
    category: str
    top: bool
    bonus: str
    """"mood" (yellow border), "culture" (blue border) or ""."""
    requires: str
    """The Advance that must be owned: the category's top one, or the prerequisite of a government."""
    text: str
    """What it does, in English."""
    bit: int

    @property
    def mask(self) -> int:
        """The mask with its bit."""
        return 1 << self.bit


class WonderCard(NamedTuple):
    """A Wonder."""

    id: str
    name: str
    price: Goods
    requires: str
    """The Advance needed to construct it."""
    text: str
    bit: int
    """Its bit among all powers."""

    @property
    def mask(self) -> int:
        """Its bit in the mask of Wonders (Player.wonders)."""
        return 1 << self.bit - FIRST_WONDER_BIT


ADVANCES: dict[str, AdvanceCard] = {}
"""All Advances by id, in the order of their bits."""
WONDERS: dict[str, WonderCard] = {}
"""All Wonders by id, in the order of their bits."""
NAMES: dict[str, str] = {}
"""The English name of every power."""
BY_BIT: dict[int, str] = {}
"""The power with each bit of a mask of powers."""
GOVERNMENTS = tuple(category for category, _, government in CATEGORIES if government)
FIRST_WONDER_BIT = 64
"""In a mask of powers the bits below belong to Advances; the state holds the masks apart, each under 64 bits."""


def declare(category: str, id: str, name: str, text: str, *, bonus: str = "", requires: str = "") -> AdvanceCard:
    """Add an Advance; the first of a category is its top one. Returns the entry."""
    siblings = of_category(category)
    top = not siblings
    card = AdvanceCard(
        id, name, category, top, bonus, requires or ("" if top else siblings[0].id), text, len(ADVANCES)
    )
    ADVANCES[id] = card
    NAMES[id] = name
    BY_BIT[card.bit] = id
    return card


def declare_wonder(id: str, name: str, text: str, *, price: Goods, requires: str) -> WonderCard:
    """Add a Wonder. Returns the entry."""
    card = WonderCard(id, name, price, requires, text, FIRST_WONDER_BIT + len(WONDERS))
    WONDERS[id] = card
    KINDS[id] = WONDER
    NAMES[id] = name
    BY_BIT[card.bit] = id
    return card


def of_category(category: str) -> list[AdvanceCard]:
    """Return the Advances of a category, the top one first."""
    return [card for card in ADVANCES.values() if card.category == category]


def in_force(powers: int, power: str) -> bool:
    """Return whether the power with this id is in a mask of powers (False for an unknown id)."""
    card = ADVANCES.get(power) or WONDERS.get(power)
    return card is not None and bool(powers >> card.bit & 1)
