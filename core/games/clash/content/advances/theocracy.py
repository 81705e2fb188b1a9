"""Theocracy: Dogma, Devotion, Conversion, Fanaticism."""

from __future__ import annotations

from core.games.clash.content.powers import declare
from core.games.clash.frames import BattleFrame, ChooseAdvanceFrame, PlaceFrame
from core.games.clash.goods import IDEA, goods
from core.games.clash.moments import (
    BATTLE_LOST,
    BOOST_FORBIDDEN,
    BUILT,
    COMBAT_VALUE,
    INFLUENCE_BONUS,
    INFLUENCE_SUCCEEDED,
    LIMIT,
    ClashStep,
)
from core.games.clash.rules.advance import IMMEDIATE, obtainable
from core.games.clash.rules.payment import cut_to_limits, gain
from core.games.clash.rules.place import place_in_city
from core.games.clash.state import City, State
from core.games.clash.units import INFANTRY

DOGMA = declare(
    "theocracy", "dogma", "Dogma",
    "You hold at most 2 Ideas. Whenever you construct a Temple, you may take a Theocracy Advance free.",
    requires="state_religion",
)  # fmt: skip
DEVOTION = declare(
    "theocracy", "devotion", "Devotion", "Opponents can't boost Influence Culture against your cities with a Temple."
)
CONVERSION = declare(
    "theocracy", "conversion", "Conversion", "+1 to your Influence Culture rolls; a success gains you 1 Culture token."
)
FANATICISM = declare(
    "theocracy", "fanaticism", "Fanaticism",
    "In a battle in a city with a Temple: +2 Combat Value in the first round; if you lose it, place 1 Infantry free in one of "
    "your cities.",
)  # fmt: skip
IDEA_LIMIT = 2
FANATICISM_VALUE = 2


def _dogma_at_once(step: ClashStep, seat: int) -> None:
    cut_to_limits(step.state.players[seat])


def _dogma(state: State, seat: int, city: int, building: str) -> ChooseAdvanceFrame | None:
    if building != "temple" or not any(card.category == "theocracy" for card in obtainable(state.players[seat])):
        return None
    return ChooseAdvanceFrame(seat, "dogma", DOGMA.id, category="theocracy", optional=True)


def _devotion(state: State, space: int, city: City) -> bool:
    return city.has("temple")


def _conversion(step: ClashStep, seat: int) -> None:
    gain(step, seat, goods(culture=1), CONVERSION.id)


def _fanaticism(state: State, battle: BattleFrame, seat: int) -> int:
    return FANATICISM_VALUE if battle.round == 1 and "temple" in battle.buildings else 0


def _fanatics(state: State, battle: BattleFrame, loser: int) -> PlaceFrame | None:
    return place_in_city(state, loser, INFANTRY, FANATICISM.id) if "temple" in battle.buildings else None


IMMEDIATE[DOGMA.id] = _dogma_at_once
LIMIT.add(DOGMA.bit, lambda: (IDEA, IDEA_LIMIT))
BUILT.add(DOGMA.bit, _dogma)
BOOST_FORBIDDEN.add(DEVOTION.bit, _devotion)
INFLUENCE_BONUS.add(CONVERSION.bit, lambda: 1)
INFLUENCE_SUCCEEDED.add(CONVERSION.bit, _conversion)
COMBAT_VALUE.add(FANATICISM.bit, _fanaticism)
BATTLE_LOST.add(FANATICISM.bit, _fanatics)
