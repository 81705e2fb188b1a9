"""Spirituality: Myths, Rituals, Priesthood, State Religion."""

from __future__ import annotations

from core.games.clash.content.powers import AdvanceCard, declare
from core.games.clash.goods import Goods, goods
from core.games.clash.moments import ADVANCE_FREE, BUILDING_PRICE, MOOD_SPARED, RESOURCES_AS_MOOD
from core.games.clash.rules.advance import FREE_ONCE_PER_TURN
from core.games.clash.state import Player

MYTHS = declare(
    "spirituality", "myths", "Myths",
    "When an event would lower a city's mood, you may pay 1 Mood token instead, for each city.", bonus="mood",
)  # fmt: skip
RITUALS = declare(
    "spirituality", "rituals", "Rituals",
    "In Increase Happiness any resource may be paid instead of a Mood token.", bonus="culture",
)  # fmt: skip
PRIESTHOOD = declare(
    "spirituality", "priesthood", "Priesthood", "Once per turn: a Science Advance that you buy costs nothing."
)
STATE_RELIGION = declare(
    "spirituality", "state_religion", "State Religion",
    "Once per turn: a Temple that you construct costs no Food.", bonus="mood",
)  # fmt: skip


def _priesthood(player: Player, card: AdvanceCard) -> bool:
    return card.category == "science" and PRIESTHOOD.id not in player.used


def _state_religion(player: Player, building: str) -> Goods | None:
    if building == "temple" and STATE_RELIGION.id not in player.used:
        return goods(ore=1, wood=1)
    return None


ADVANCE_FREE.add(PRIESTHOOD.bit, _priesthood)
FREE_ONCE_PER_TURN.add(PRIESTHOOD.id)
BUILDING_PRICE.add(STATE_RELIGION.bit, _state_religion)
MOOD_SPARED.add(MYTHS.bit, lambda: goods(mood=1))
RESOURCES_AS_MOOD.add(RITUALS.bit, lambda: True)
