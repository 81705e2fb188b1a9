"""Democracy: Voting, Separation of Power, Civil Liberties, Economic Liberty."""

from __future__ import annotations

from collections.abc import Iterator

from core.engine.decision import Refusal
from core.games.clash.content.powers import declare
from core.games.clash.goods import goods
from core.games.clash.moments import BOOST_FORBIDDEN, DRAFT_PRICE, USES, ClashStep, UseRule
from core.games.clash.moves import Move, Use
from core.games.clash.rules.collect import FREE_COLLECT
from core.games.clash.rules.happiness import FREE_HAPPINESS
from core.games.clash.rules.payment import gain
from core.games.clash.state import HAPPY, City, State

VOTING = declare(
    "democracy", "voting", "Voting",
    "Free: pay 1 Mood token to Increase Happiness.", requires="philosophy",
)  # fmt: skip
SEPARATION_OF_POWER = declare(
    "democracy", "separation_of_power", "Separation of Power",
    "Opponents can't boost Influence Culture against your Happy cities.",
)  # fmt: skip
CIVIL_LIBERTIES = declare(
    "democracy", "civil_liberties", "Civil Liberties", "As an action: gain 3 Mood tokens. Draft costs you 2 Mood tokens."
)
ECONOMIC_LIBERTY = declare(
    "democracy", "economic_liberty", "Economic Liberty",
    "Free: pay 1 Mood token to collect in a city; it must be your only Collect action of the turn.",
)  # fmt: skip


class CivilLiberties(UseRule):
    """Civil Liberties: 3 Mood tokens as an action."""

    main = True

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        yield Use(CIVIL_LIBERTIES.id)

    def refusal(self, state: State, seat: int, move: Use) -> Refusal | None:
        return None

    def apply(self, step: ClashStep, seat: int, move: Use) -> None:
        gain(step, seat, goods(mood=3), CIVIL_LIBERTIES.id)


def _separation(state: State, space: int, city: City) -> bool:
    return city.mood == HAPPY


BOOST_FORBIDDEN.add(SEPARATION_OF_POWER.bit, _separation)
DRAFT_PRICE.add(CIVIL_LIBERTIES.bit, lambda: 2)
USES[CIVIL_LIBERTIES.id] = CivilLiberties()
FREE_HAPPINESS[VOTING.id] = goods(mood=1)
FREE_COLLECT[ECONOMIC_LIBERTY.id] = goods(mood=1)
