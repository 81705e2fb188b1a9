"""Which powers act on a city, an army, a fleet or a player: by the moments of the rules at which they have hooks."""

from __future__ import annotations

from typing import Any

from core.engine.hooks import Moment
from core.games.clash import moments
from core.games.clash.content.powers import BY_BIT
from core.games.clash.state import State

CITY, ARMY, FLEET = "city", "army", "fleet"
MOMENTS: dict[str, tuple[Moment[Any, Any], ...]] = {
    CITY: (
        moments.COLLECT_OPTIONS, moments.COLLECTED, moments.ANGRY_WORKS, moments.ACTIVATED, moments.BUILDING_PRICE,
        moments.BUILT, moments.RECRUIT_SUBSTITUTE, moments.RECRUITED, moments.RESOURCES_AS_MOOD, moments.INFLUENCE_IMMUNE,
        moments.BOOST_FORBIDDEN, moments.INFLUENCE_BONUS, moments.AUTO_DEFENCE, moments.ATTACKER_VALUE, moments.MOOD_SPARED,
    ),
    ARMY: (
        moments.ARMY_MOVES, moments.ROADS, moments.BEFORE_BATTLE, moments.COMBAT_CARDS, moments.STEEL_WEAPONS_FREE,
        moments.COMBAT_VALUE, moments.AFTER_ROLL, moments.BATTLE_LOST,
    ),
    FLEET: (moments.NAVIGATES, moments.MOVES_ENDED, moments.BEFORE_BATTLE, moments.CANCELS, moments.AFTER_ROLL),
}  # fmt: skip
"""What is looked at -> the moments at which something acts on it."""


def acting(view: State, seat: int, what: str) -> tuple[str, ...]:
    """Return the powers in force for a seat that act on its cities, armies or fleets (`what`), in the order of their bits.

    Whether one acts just now may depend on more, such as where a battle is fought. Raises KeyError for an unknown `what`.
    """
    powers = view.players[seat].powers
    bits = {bit for moment in MOMENTS[what] for bit, _ in moment.sources(powers)}
    return tuple(BY_BIT[bit] for bit in sorted(bits))
