"""Objectives about Army units and Ships on the board, and about recruiting them."""

from __future__ import annotations

from core.games.clash.rules.goals import DRAFTED, Goal, Trigger, declare_objective
from core.games.clash.rules.survey import Survey
from core.games.clash.state import State


def garrisons(survey: Survey, seat: int) -> int:
    """Return how many of the seat's cities hold Army units of its own."""
    at = survey.army_at[seat]
    return sum([space in at for space in survey.cities[seat]])


def at_the_gates(survey: Survey, seat: int) -> int:
    """Return how many of the seat's Army units stand beside a city of another player, those aboard included."""
    cities = survey.state.cities
    neighbours = survey.board.neighbours
    number = 0
    for space, units in survey.army_at[seat].items():
        for beside in neighbours[space]:
            city = cities.get(beside)
            if city is not None and city.owner >= 0 and city.owner != seat:
                number += units
                break
    return number


def outposts(survey: Survey, seat: int) -> int:
    """Return on how many spaces Army units of the seat stand that neither hold nor adjoin a city of its own."""
    own = set(survey.cities[seat])
    neighbours = survey.board.neighbours
    return sum([space not in own and own.isdisjoint(neighbours[space]) for space in survey.army_at[seat]])


def blockading(survey: Survey, seat: int) -> int:
    """Return how many of the seat's Ships lie in Port spaces of other players' cities."""
    at = survey.ships_at[seat]
    ports = {city.port for city in survey.state.cities.values() if city.owner >= 0 and city.owner != seat}
    return sum([at[space] for space in at if space in ports])


def drafts(survey: Survey, seat: int) -> int:
    """Return in how many Recruit actions of this turn the seat paid by Draft."""
    return _drafts(survey.state, seat)


def _drafts(state: State, seat: int) -> int:
    return sum([deed.kind == "draft" for deed in state.players[seat].deeds])


def _drafted_twice(state: State, seat: int, trigger: Trigger) -> bool:
    return seat == trigger.seat and _drafts(state, seat) >= 2


GREAT_NAVY = declare_objective(
    "great_navy", "Great Navy", "Status Phase: you have 4 Ships, or at least 2 and more than every other player.",
    status=Goal(lambda survey, seat: survey.ships[seat], least=2, lead=1, enough=4),
)  # fmt: skip
GREAT_ARMY = declare_objective(
    "great_army", "Great Army", "Status Phase: you have at least 4 Army units more than every other player.",
    status=Goal(lambda survey, seat: survey.army[seat], lead=4),
)  # fmt: skip
STANDING_ARMY = declare_objective(
    "standing_army", "Standing Army",
    "Status Phase: at least 4 of your cities hold Army units of yours. Not in the same phase as Military Might.",
    status=Goal(garrisons, 4), excludes=("military_might",),
)  # fmt: skip
MILITARY_MIGHT = declare_objective(
    "military_might", "Military Might",
    "Status Phase: you have at least 12 Army units and Ships together. Not in the same phase as Standing Army.",
    status=Goal(lambda survey, seat: survey.army[seat] + survey.ships[seat], 12), excludes=("standing_army",),
)  # fmt: skip
THREAT = declare_objective(
    "threat", "Threat", "Status Phase: at least 4 of your Army units stand beside cities of other players.",
    status=Goal(at_the_gates, 4),
)  # fmt: skip
OUTPOSTS = declare_objective(
    "outposts", "Outposts",
    "Status Phase: Army units of yours stand on at least 3 spaces that neither hold nor adjoin a city of yours.",
    status=Goal(outposts, 3),
)  # fmt: skip
BLOCKADE = declare_objective(
    "blockade", "Blockade", "Status Phase: at least 2 of your Ships lie in Port spaces of other players' cities.",
    status=Goal(blockading, 2),
)  # fmt: skip
DRAFT = declare_objective(
    "draft_twice", "Draft",
    "Right after recruiting with Draft: it is the second Recruit action of this turn in which you used it.",
    trigger=DRAFTED, instant=_drafted_twice, gauge=Goal(drafts, 2),
)  # fmt: skip
