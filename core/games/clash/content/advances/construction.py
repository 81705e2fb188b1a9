"""Construction: Mining, Engineering, Sanitation, Roads."""

from __future__ import annotations

from core.games.clash.board import MOUNTAIN
from core.games.clash.content.powers import declare
from core.games.clash.goods import ORE, goods
from core.games.clash.moments import COLLECT_OPTIONS, IGNORED_EVENTS, MORE_DAMAGE, RECRUIT_SUBSTITUTE, ROADS
from core.games.clash.rules.advance import IMMEDIATE
from core.games.clash.rules.collect import Yields
from core.games.clash.rules.event_texts import end_ignored
from core.games.clash.rules.wonder import WONDER_ACTION, draw_wonder

MINING = declare("construction", "mining", "Mining", "Your cities may collect Ore from Mountains.")
ENGINEERING = declare(
    "construction", "engineering", "Engineering",
    "At once: draw a Wonder card. As an action: activate a Happy city and construct a Wonder from your hand there.",
)  # fmt: skip
SANITATION = declare(
    "construction", "sanitation", "Sanitation",
    "Once each Recruit action: pay 1 Mood token instead of 2 Food for a Settler. You ignore Plague and Epidemic.",
    bonus="mood",
)  # fmt: skip
ROADS_ADVANCE = declare(
    "construction", "roads", "Roads",
    "A unit or group that moves from or to one of your cities may, for 1 Food and 1 Ore, move up to 2 Land spaces and "
    "ignore Forest and Mountain.",
    bonus="culture",
)  # fmt: skip


def _mining(powers: int, used: tuple[str, ...], wonders: tuple[str, ...], yields: Yields) -> None:
    yields.of_terrain[MOUNTAIN] = (ORE,)


COLLECT_OPTIONS.add(MINING.bit, _mining)
IMMEDIATE[ENGINEERING.id] = draw_wonder
WONDER_ACTION.add(ENGINEERING.bit, lambda: True)
IGNORED_EVENTS.add(SANITATION.bit, lambda: "plague")
IMMEDIATE[SANITATION.id] = end_ignored
MORE_DAMAGE.add(ROADS_ADVANCE.bit, lambda: True)
RECRUIT_SUBSTITUTE.add(SANITATION.bit, lambda player: ("settler", goods(mood=1)))
ROADS.add(ROADS_ADVANCE.bit, lambda: goods(food=1, ore=1))
