"""Science: Math, Astronomy, Medicine, Metallurgy."""

from __future__ import annotations

from core.games.clash.content.powers import AdvanceCard, declare
from core.games.clash.frames import GainFrame
from core.games.clash.goods import GOLD, Goods, one
from core.games.clash.moments import ADVANCE_FREE, COLLECT_OPTIONS, RECRUITED, STEEL_WEAPONS_FREE
from core.games.clash.moves import UnitCounts
from core.games.clash.rules.collect import Yields
from core.games.clash.rules.payment import gain_choice
from core.games.clash.state import Player, State

MATH = declare("science", "math", "Math", "Engineering and Roads cost you nothing.", bonus="culture")
ASTRONOMY = declare(
    "science", "astronomy", "Astronomy", "Navigation and Cartography cost you nothing.", bonus="culture"
)
MEDICINE = declare(
    "science", "medicine", "Medicine",
    "After a Recruit action: get back 1 of the resources that you spent.", bonus="culture",
)  # fmt: skip
METALLURGY = declare(
    "science", "metallurgy", "Metallurgy",
    "When you collect 2 or more Ore, 1 of it may be Gold. Steel Weapons costs no Ore against enemies without it.",
    bonus="culture",
)  # fmt: skip


def _math(player: Player, card: AdvanceCard) -> bool:
    return card.id in ("engineering", "roads")


def _astronomy(player: Player, card: AdvanceCard) -> bool:
    return card.id in ("navigation", "cartography")


def _medicine(state: State, seat: int, city: int, units: UnitCounts, paid: Goods) -> GainFrame | None:
    options = tuple(one(index) for index in range(GOLD + 1) if paid[index])
    return gain_choice(seat, MEDICINE.id, options) if options else None


def _metallurgy(powers: int, used: tuple[str, ...], wonders: tuple[str, ...], yields: Yields) -> None:
    yields.smelting = True


ADVANCE_FREE.add(MATH.bit, _math)
ADVANCE_FREE.add(ASTRONOMY.bit, _astronomy)
RECRUITED.add(MEDICINE.bit, _medicine)
COLLECT_OPTIONS.add(METALLURGY.bit, _metallurgy)
STEEL_WEAPONS_FREE.add(METALLURGY.bit, lambda: True)
