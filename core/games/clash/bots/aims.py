"""How near a seat is to the objectives on its cards, as the chance that it completes them."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import NamedTuple

from core.games.clash.bots.efforts import EFFORTS, STAMINA
from core.games.clash.bots.weights import Weights
from core.games.clash.content.objectives.deck import OBJECTIVE_CARDS
from core.games.clash.content.powers import GOVERNMENTS
from core.games.clash.rules.objectives import OBJECTIVES
from core.games.clash.rules.survey import Survey
from core.games.clash.state import State
from core.games.clash.turn import ACTIONS
from core.games.clash.variants import last_age

LASTING, BOARD, STOCK, DEED = range(4)
"""What an objective asks: something that is never lost (Advances), something on the board, goods in hand, a deed at once."""
KEPT = (
    (0.97, 0.94, 0.91, 0.88),
    (0.96, 0.84, 0.74, 0.66),
    (0.95, 0.85, 0.5, 0.35),
    (0.96, 0.84, 0.74, 0.66),
)
"""By what is asked: the chance that what is fulfilled now still is so in the Status Phase after so many own turns."""
UNKNOWN = 0.06
"""The chance of an objective of which nothing is known."""
SECOND = 0.35
"""What the lesser half of a card adds, as a part of its chance."""


RARE: dict[str, float] = {"legend": 3.0, "blockade": 2.0, "outposts": 2.5, "military_might": 2.5}
"""Objectives that are seldom within reach: what they are better than others, as a part of their chance. A bot that never went for
them would always lay down the other half of their cards."""


class Aim(NamedTuple):
    """What it takes to come a step nearer to an objective."""

    asks: int
    actions: float
    """Main actions for a step of what is counted, unless efforts.py knows better; for a deed: how often of 100 it is done."""
    units: bool = False
    """Where the seat's units stand makes a difference."""


_BUILDING = Aim(BOARD, 1.7)
_CATEGORY = Aim(LASTING, 1.3)
_GOODS = Aim(STOCK, 0.35)
AIMS: dict[str, Aim] = {
    "academic": _BUILDING,
    "coastal_culture": _BUILDING,
    "religious": _BUILDING,
    "fortified": _BUILDING,
    "civilization": Aim(BOARD, 2.2),
    "advanced": Aim(BOARD, 1.3),
    "city_planner_construction": _CATEGORY,
    "enlightened": _CATEGORY,
    "whole_culture": _CATEGORY,
    "science": _CATEGORY,
    "merchant": _CATEGORY,
    "seafarer": _CATEGORY,
    "militarized": _CATEGORY,
    "government": _CATEGORY,
    "focused": Aim(BOARD, 3.5),
    "balanced": _CATEGORY,
    "ideas": _GOODS,
    "rich": Aim(STOCK, 0.7),
    "ore_stock": _GOODS,
    "wood_stock": _GOODS,
    "food_stock": _GOODS,
    "well_stocked": _GOODS,
    "happy": Aim(BOARD, 0.8),
    "city_planner_buildings": _BUILDING,
    "colony": Aim(BOARD, 1.5),
    "consulates": Aim(BOARD, 2.0),
    "citadel": Aim(BOARD, 1.7),
    "dominion": Aim(BOARD, 2.5),
    "trader": Aim(BOARD, 1.2, True),
    "sea_lanes": Aim(BOARD, 1.5, True),
    "influence": Aim(BOARD, 2.0),
    "blockade": Aim(BOARD, 1.5, True),
    "great_navy": Aim(BOARD, 1.0, True),
    "great_army": Aim(BOARD, 0.4, True),
    "standing_army": Aim(BOARD, 0.7, True),
    "military_might": Aim(BOARD, 0.4, True),
    "threat": Aim(BOARD, 1.0, True),
    "outposts": Aim(BOARD, 1.0, True),
    "new_founder": Aim(DEED, 15),
    "wonderful": Aim(DEED, 15),
    "draft_twice": Aim(DEED, 90),
    "conqueror": Aim(DEED, 15),
    "warmonger": Aim(DEED, 10),
    "warlord": Aim(DEED, 10),
    "great_battle": Aim(DEED, 10),
    "against_all_odds": Aim(DEED, 40, True),
    "amphibious_assault": Aim(DEED, 75, True),
    "daring": Aim(DEED, 10),
    "legend": Aim(DEED, 90, True),
    "marauder": Aim(DEED, 75, True),
    "aggressor": Aim(DEED, 15),
    "assimilator": Aim(DEED, 15),
    "defiance": Aim(DEED, 12),
    "draconian": Aim(DEED, 4),
}
"""By objective."""
ASKING_FOR: dict[str, tuple[str, ...]] = {
    "construction": ("city_planner_construction",),
    "education": ("enlightened",),
    "culture": ("whole_culture",),
    "science": ("science",),
    "economics": ("merchant",),
    "maritime": ("seafarer",),
    "warfare": ("militarized",),
    **dict.fromkeys(GOVERNMENTS, ("government",)),
}
"""Category -> the objectives that ask for all its Advances."""
TAKING: dict[str, tuple[str, ...]] = {
    "bartering": ("trader", "sea_lanes"),
    "trade_routes": ("trader", "sea_lanes"),
    "fishing": ("sea_lanes", "blockade", "great_navy", "amphibious_assault"),
    "navigation": ("sea_lanes", "blockade"),
    "draft": ("draft_twice",),
    "tactics": ("amphibious_assault", "legend", "against_all_odds", "marauder", "outposts", "threat"),
}
"""Advance -> the objectives for which it is a step."""
LONG = 36
"""Actions in the rest of a long game."""


class Aims:
    """The chances of one seat's objectives in the positions of one turn."""

    def __init__(self, seat: int, wait: int, turns: int, weights: Weights) -> None:
        """`wait`: own turns, the present one included, before the next Status Phase; `turns`: after the present one in all."""
        self.seat = seat
        self.weights = weights
        self.kept = [chances[min(wait, 3)] for chances in KEPT]
        self.later = ACTIONS * max(0, turns - max(0, wait - 1))
        """Actions after the next Status Phase."""
        self._known: dict[tuple[str, int, object], float] = {}

    def card(self, state: State, surveys: Surveys, card: str, left: int) -> float:
        """Return the chance that one half of an Objective card is completed, with so many actions left in the game."""
        halves = OBJECTIVE_CARDS[card].halves
        first, second = [self.chance(state, surveys, half, left) for half in halves]
        # The rare half of a card is always the lower one.
        rare = RARE.get(halves[1], 0.0) * second
        if second > first:
            first, second = second, first
        return first + SECOND * second * (1.0 - first) + rare

    def can_wait(self, state: State, card: str, objective: str) -> bool:
        """Return whether a fulfilled objective can be completed as well later, while the rare half of its card is tried: it is
        never lost, and there will be another Status Phase.
        """
        rare = OBJECTIVE_CARDS[card].bottom
        if objective == rare or rare not in RARE or AIMS[objective].asks != LASTING:
            return False
        if state.last_round or state.age >= last_age(state.config):
            return False
        owners = {city.owner for city in state.cities.values()}
        return all(seat in owners for seat in range(len(state.players)))

    def chance(self, state: State, surveys: Surveys, id: str, left: int) -> float:
        """Return the chance that the seat completes an objective with so many actions left in the game."""
        aim = AIMS.get(id)
        if aim is None or id not in OBJECTIVES:
            return UNKNOWN * min(1.0, left / LONG)
        player = state.players[self.seat]
        if aim.asks == BOARD or (aim.asks == DEED and (id in EFFORTS or OBJECTIVES[id].status is not None)):
            return self._chance(surveys.of(state), id, aim, left)
        # What hangs on goods or Advances alone need not be counted again.
        key = (id, left, player.goods if aim.asks == STOCK else player.advances if aim.asks == LASTING else 0)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._chance(surveys.of(state), id, aim, left)
        return found

    def _near(self, id: str, effort: float) -> float:
        """Return the share that is left of an objective's chance with so many actions to go: each takes the same of it."""
        return max(0.0, 1.0 - effort / STAMINA.get(id, self.weights.stamina))

    def _chance(self, survey: Survey, id: str, aim: Aim, left: int) -> float:
        weights = self.weights
        goal = OBJECTIVES[id].status
        if goal is not None:
            have = goal.number(survey, self.seat)
            need = goal.need(goal.rival(survey, self.seat)) if goal.lead else goal.least
            if have >= need and have >= goal.lead:
                return self.kept[aim.asks]
            if aim.asks != DEED:
                special = EFFORTS.get(id)
                effort = special(survey, self.seat, need - have) if special is not None else (need - have) * aim.actions
                if effort > left + 0.5:
                    return 0.0
                near = exp(-effort / weights.patience) if special is None else self._near(id, effort)
                chance = weights.slack * self.kept[aim.asks] * near
                return chance if effort <= left - self.later else weights.later * chance
        special = EFFORTS.get(id)
        if special is not None:
            effort = special(survey, self.seat, 1)
            return 0.0 if effort > left + 0.5 else aim.actions / 100 * self._near(id, effort)
        return aim.actions / 100 * min(1.0, left / LONG)


class Surveys:
    """Makes the survey of a position once, if anything asks for it; `base`: that of the position before the move."""

    __slots__ = ("_base", "_survey")

    def __init__(self, base: Survey | None = None) -> None:
        self._base = base
        self._survey: Survey | None = None

    def of(self, state: State) -> Survey:
        """Return the survey; it is always asked for with the same position."""
        if self._survey is None:
            self._survey = Survey(state) if self._base is None else self._base.following(state)
        return self._survey


@lru_cache(maxsize=256)
def depends_on_units(card: str) -> bool:
    """Return whether a half of the card asks where units stand."""
    return any(half in AIMS and AIMS[half].units for half in OBJECTIVE_CARDS[card].halves)
