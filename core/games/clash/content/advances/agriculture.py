"""Agriculture: Farming, Storage, Irrigation, Husbandry."""

from __future__ import annotations

from core.games.clash.board import BARREN, FOREST, PLAINS
from core.games.clash.content.powers import declare
from core.games.clash.goods import FOOD, MAXIMUM, WOOD
from core.games.clash.moments import COLLECT_OPTIONS, IGNORED_EVENTS, LIMIT, ROADS
from core.games.clash.rules.collect import Yields

FARMING = declare("agriculture", "farming", "Farming", "Your cities may collect Food from Plains and Wood from Forest.")
STORAGE = declare(
    "agriculture", "storage", "Storage", "You may hold up to 7 Food instead of 2.", bonus="mood"
)
IRRIGATION = declare(
    "agriculture", "irrigation", "Irrigation",
    "Your cities may collect Food from Barrens. You ignore Famine events.", bonus="mood",
)  # fmt: skip
HUSBANDRY = declare(
    "agriculture", "husbandry", "Husbandry",
    "Once per turn: when collecting, one space may lie 2 Land spaces away; two such spaces with Roads.", bonus="mood",
)  # fmt: skip


def _farming(powers: int, used: tuple[str, ...], wonders: tuple[str, ...], yields: Yields) -> None:
    yields.of_terrain[PLAINS] = (FOOD,)
    yields.of_terrain[FOREST] = (WOOD,)


def _irrigation(powers: int, used: tuple[str, ...], wonders: tuple[str, ...], yields: Yields) -> None:
    yields.of_terrain[BARREN] = (FOOD,)


def _husbandry(powers: int, used: tuple[str, ...], wonders: tuple[str, ...], yields: Yields) -> None:
    if HUSBANDRY.id not in used:
        yields.far_limit = 2 if ROADS.of(powers) else 1
        yields.far_source = HUSBANDRY.id


COLLECT_OPTIONS.add(FARMING.bit, _farming)
COLLECT_OPTIONS.add(IRRIGATION.bit, _irrigation)
COLLECT_OPTIONS.add(HUSBANDRY.bit, _husbandry)
LIMIT.add(STORAGE.bit, lambda: (FOOD, MAXIMUM))
IGNORED_EVENTS.add(IRRIGATION.bit, lambda: "famine")
