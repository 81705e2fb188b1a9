"""What objectives ask for: something counted, or something that just happened (Objective Cards)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from core.games.clash.frames import BattleFrame
from core.games.clash.goods import NONE, Goods
from core.games.clash.rules.survey import Survey
from core.games.clash.state import State

BATTLE, FOUNDED, DRAFTED, WONDER_BUILT, ACTION = "battle", "founded", "recruited", "wonder_built", "action"
"""What can fulfil an objective at once: a battle ended, a city was founded, a Recruit action was paid for by Draft, a Wonder was
constructed, an action of one's turn is over."""


class Trigger(NamedTuple):
    """What just happened."""

    kind: str
    seat: int
    """Whose deed it is; of a battle the attacker."""
    space: int = -1
    battle: BattleFrame | None = None
    """The battle as it ended: `sides` hold the units at its start, `city` the city as it was."""
    losses: tuple[tuple[tuple[str, int], ...], tuple[tuple[str, int], ...]] = ((), ())
    """(kind, count) of all units that attacker and defender lost in it."""


class Goal(NamedTuple):
    """Something counted that must reach a number."""

    number: Callable[[Survey, int], int]
    """(survey, seat): the seat's number."""
    least: int = 0
    """What it must be in any case."""
    lead: int = 0
    """By how much it must exceed that of every other player; 0: the others don't matter."""
    enough: int = 0
    """The number that will do whatever the others have; 0: none."""

    def rival(self, survey: Survey, seat: int) -> int:
        """Return the highest number of another player."""
        return max(self.number(survey, other) for other in range(survey.seats) if other != seat)

    def need(self, rival: int) -> int:
        """Return the number that is needed while the best other player has `rival`."""
        if not self.lead:
            return self.least
        need = max(self.least, rival + self.lead)
        return min(need, self.enough) if self.enough else need

    def is_met(self, survey: Survey, seat: int) -> bool:
        """Return whether the seat has what is needed."""
        have = self.number(survey, seat)
        if have < self.least or have < self.lead:
            return False
        return not self.lead or have >= self.need(self.rival(survey, seat))


class Objective(NamedTuple):
    """One half of an Objective card. The halves of one name that ask the same are one objective."""

    id: str
    name: str
    text: str
    status: Goal | None
    """What the Status Phase looks at; None if it can't be completed there."""
    trigger: str
    """The kind of what fulfils it at once; "" if it can be completed in the Status Phase only."""
    instant: Callable[[State, int, Trigger], bool]
    """(state, seat, what happened, of that kind): whether it fulfils the objective for the seat."""
    price: Goods
    """What completing it takes, of exactly these goods; whoever fulfils it has them."""
    excludes: tuple[str, ...]
    """Objectives completed at the same time, or in this round if they leave a mark, that bar it."""
    leaves_mark: bool
    """Completing it is remembered until the end of the round."""
    gauge: Goal | None
    """What can be counted of one that has no `status`."""


OBJECTIVES: dict[str, Objective] = {}
"""All objectives by id."""
AT_ONCE: dict[str, list[Objective]] = {}
"""Kind of trigger -> the objectives that it can fulfil."""


def _never(state: State, seat: int, trigger: Trigger) -> bool:
    return False


def declare_objective(
    id: str,
    name: str,
    text: str,
    *,
    status: Goal | None = None,
    trigger: str = "",
    instant: Callable[[State, int, Trigger], bool] = _never,
    price: Goods = NONE,
    excludes: tuple[str, ...] = (),
    leaves_mark: bool = False,
    gauge: Goal | None = None,
) -> Objective:
    """Add an objective. Returns the entry."""
    objective = Objective(id, name, text, status, trigger, instant, price, excludes, leaves_mark, gauge)
    OBJECTIVES[id] = objective
    if trigger:
        AT_ONCE.setdefault(trigger, []).append(objective)
    return objective
