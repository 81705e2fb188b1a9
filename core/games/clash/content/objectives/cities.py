"""Objectives about cities: their number, size, mood, place, buildings and Wonders, and influence on others."""

from __future__ import annotations

from core.games.clash.rules.goals import ACTION, FOUNDED, WONDER_BUILT, Goal, Objective, Trigger, declare_objective
from core.games.clash.rules.survey import Survey
from core.games.clash.state import ANGRY, HAPPY, State

FAR = 5
"""Spaces from the starting city's space to a colony."""


def lead_in_building(id: str, name: str, building: str, title: str) -> Objective:
    """Declare the objective to have more cities with a kind of building than every other player."""

    def count(survey: Survey, seat: int) -> int:
        return survey.with_building[seat].get(building, 0)

    return declare_objective(
        id, name,
        f"Status Phase: more of your cities have {title}, of whatever colour, than of every other player's.",
        status=Goal(count, lead=1),
    )  # fmt: skip


def with_mood(mood: int, survey: Survey, seat: int) -> int:
    """Return how many of the seat's cities have this mood."""
    cities = survey.state.cities
    number = 0
    for space in survey.cities[seat]:
        if cities[space].mood == mood:
            number += 1
    return number


def largest(survey: Survey, seat: int) -> int:
    """Return the size of the seat's largest city."""
    cities = survey.state.cities
    return max([cities[space].size for space in survey.cities[seat]], default=0)


def secluded(survey: Survey, seat: int) -> int:
    """Return how many of the seat's cities have no other city beside them, whoever's."""
    cities = survey.state.cities
    neighbours = survey.board.neighbours
    return sum([not any(beside in cities for beside in neighbours[space]) for space in survey.cities[seat]])


def distance_from_start(state: State, seat: int, space: int) -> int:
    """Return the spaces from the seat's starting city's space, over what is revealed.

    -1 where no way can be counted, and on a scenario's own board, which has no starting spaces.
    """
    board = state.geometry()
    if seat >= len(board.homes):
        return -1
    start = board.index[board.homes[seat].spaces[0]]
    return board.ways(state.terrain).distances(start)[space]


def farthest(survey: Survey, seat: int) -> int:
    """Return how far the seat's farthest city lies from its starting city's space, 0 if no way can be counted."""
    return max([0, *(distance_from_start(survey.state, seat, space) for space in survey.cities[seat])])


def only_wonder(survey: Survey, seat: int) -> int:
    """Return 1 if the seat constructed the only Wonder of this round, else 0."""
    return int([owner for what, owner in survey.state.round_marks if what == "wonder"] == [seat])


def _far_city_founded(state: State, seat: int, trigger: Trigger) -> bool:
    return seat == trigger.seat and distance_from_start(state, seat, trigger.space) >= FAR


def _own_wonder(state: State, seat: int, trigger: Trigger) -> bool:
    return seat == trigger.seat


def _four_angry(state: State, seat: int, trigger: Trigger) -> bool:
    number = 0
    for city in state.cities.values():
        if city.owner == seat and city.mood == ANGRY:
            number += 1
    return seat == trigger.seat and number >= 4


ACADEMIC = lead_in_building("academic", "Academic", "academy", "an Academy")
COASTAL_CULTURE = lead_in_building("coastal_culture", "Coastal Culture", "port", "a Port")
RELIGIOUS = lead_in_building("religious", "Religious", "temple", "a Temple")
FORTIFIED = lead_in_building("fortified", "Fortified", "fortress", "a Fortress")
CITY_PLANNER = declare_objective(
    "city_planner_buildings", "City Planner",
    "Status Phase: your cities hold at least 4 different kinds of buildings in your own colour.",
    status=Goal(lambda survey, seat: len(survey.own_kinds[seat]), 4),
)  # fmt: skip
CIVILIZATION = declare_objective(
    "civilization", "Civilization!", "Status Phase: you have at least 6 cities.",
    status=Goal(lambda survey, seat: len(survey.cities[seat]), 6),
)  # fmt: skip
CITADEL = declare_objective("citadel", "Citadel", "Status Phase: you have a city of size 5.", status=Goal(largest, 5))
HAPPY_CITIES = declare_objective(
    "happy", "Happy", "Status Phase: at least 4 of your cities are Happy.",
    status=Goal(lambda survey, seat: with_mood(HAPPY, survey, seat), 4),
)  # fmt: skip
DRACONIAN = declare_objective(
    "draconian", "Draconian", "Right after an action of yours: at least 4 of your cities are Angry.",
    trigger=ACTION, instant=_four_angry, gauge=Goal(lambda survey, seat: with_mood(ANGRY, survey, seat), 4),
)  # fmt: skip
DOMINION = declare_objective(
    "dominion", "Dominion", "Status Phase: at least 4 of your cities have no other city beside them, whoever's.",
    status=Goal(secluded, 4),
)  # fmt: skip
COLONY = declare_objective(
    "colony", "Colony",
    f"Status Phase: you have a city {FAR} or more spaces away from the space of your first city. Not if in the "
    "last round you completed New Founder.",
    status=Goal(farthest, FAR), excludes=("new_founder",),
)  # fmt: skip
NEW_FOUNDER = declare_objective(
    "new_founder", "New Founder",
    f"Right after you found a city: it lies {FAR} or more spaces away from the space of your first city.",
    trigger=FOUNDED, instant=_far_city_founded, leaves_mark=True,
)  # fmt: skip
WONDERFUL = declare_objective(
    "wonderful", "Wonderful",
    "Right after you construct a Wonder. Or in the Status Phase: in the last round just one Wonder was constructed, by you.",
    status=Goal(only_wonder, 1), trigger=WONDER_BUILT, instant=_own_wonder,
)  # fmt: skip
CONSULATES = declare_objective(
    "consulates", "Consulates", "Status Phase: buildings in your colour stand in at least 2 cities of other players.",
    status=Goal(lambda survey, seat: survey.consulates[seat], 2),
)  # fmt: skip
INFLUENCE = declare_objective(
    "influence", "Influence",
    "Status Phase: more buildings in your colour stand in cities of others, Barbarians included, than of every other player's.",
    status=Goal(lambda survey, seat: survey.abroad[seat], lead=1),
)  # fmt: skip
