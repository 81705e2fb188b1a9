"""Agriculture: Farming, Storage, Irrigation, Husbandry."""

from __future__ import annotations

from core.games.clash.board import BARREN, FOREST, PLAINS
from core.games.clash.content.powers import declare
from core.games.clash.goods import FOOD, MAXIMUM, WOOD
from core.games.clash.moments import COLLECT_OPTIONS, LIMIT, ROADS
from core.games.clash.rules.collect import Yields
from core.games.clash.state import State

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


def _farming(state: State, seat: int, city: int, yields: Yields) -> None:
    yields.of_terrain[PLAINS] = (FOOD,)
    yields.of_terrain[FOREST] = (WOOD,)


def _irrigation(state: State, seat: int, city: int, yields: Yields) -> None:
    yields.of_terrain[BARREN] = (FOOD,)


def _husbandry(state: State, seat: int, city: int, yields: Yields) -> None:
    player = state.players[seat]
    if HUSBANDRY.id not in player.used:
        yields.far_limit = 2 if ROADS.of(player.powers) else 1
        yields.far_source = HUSBANDRY.id


COLLECT_OPTIONS.add(FARMING.bit, _farming)
COLLECT_OPTIONS.add(IRRIGATION.bit, _irrigation)
COLLECT_OPTIONS.add(HUSBANDRY.bit, _husbandry)
LIMIT.add(STORAGE.bit, lambda: (FOOD, MAXIMUM))
