"""Maritime: Fishing, Navigation, Warships, Cartography."""

from __future__ import annotations

from core.games.clash.content.powers import declare
from core.games.clash.frames import BattleFrame
from core.games.clash.goods import FOOD, goods
from core.games.clash.moments import CANCELS, COLLECT_OPTIONS, MORE_DAMAGE, MOVES_ENDED, NAVIGATES, ClashStep
from core.games.clash.rules.collect import Yields
from core.games.clash.rules.payment import gain
from core.games.clash.state import State

FISHING = declare(
    "maritime", "fishing", "Fishing", "Your cities may collect Food from one adjacent Sea space.", bonus="mood"
)
NAVIGATION = declare(
    "maritime", "navigation", "Navigation",
    "Your Ships may sail round the edge of the board to the next Sea in either direction.", bonus="culture",
)  # fmt: skip
WARSHIPS = declare(
    "maritime", "warships", "Warships",
    "In the first round of a naval battle, and of a land battle that you start from your Ships, cancel 1 hit.",
)  # fmt: skip
CARTOGRAPHY = declare(
    "maritime", "cartography", "Cartography",
    "After a Move action in which a Ship of yours moved: gain 1 Idea, and 1 Culture token if it used Navigation.",
    bonus="culture",
)  # fmt: skip


def _fishing(powers: int, used: tuple[str, ...], wonders: tuple[str, ...], yields: Yields) -> None:
    yields.of_sea = (FOOD, *yields.of_sea)


def _cartography(step: ClashStep, seat: int, sailed: bool, navigated: bool) -> None:
    if sailed:
        gain(step, seat, goods(idea=1, culture=1 if navigated else 0), CARTOGRAPHY.id)


def _warships(state: State, battle: BattleFrame, seat: int) -> int:
    return int(battle.round == 1 and (battle.naval or (battle.landing and seat == battle.attacker)))


CANCELS.add(WARSHIPS.bit, _warships)
COLLECT_OPTIONS.add(FISHING.bit, _fishing)
MORE_DAMAGE.add(NAVIGATION.bit, lambda: True)
NAVIGATES.add(NAVIGATION.bit, lambda: True)
MOVES_ENDED.add(CARTOGRAPHY.bit, _cartography)
