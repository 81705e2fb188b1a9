"""Objectives about Advances: whole categories, governments, numbers."""

from __future__ import annotations

from functools import lru_cache

from core.games.clash.content.powers import CATEGORIES, GOVERNMENTS, of_category
from core.games.clash.rules.goals import Goal, Objective, declare_objective
from core.games.clash.rules.survey import Survey

OF_A_CATEGORY = 4
"""Advances of each category."""


@lru_cache(maxsize=1)
def category_masks() -> dict[str, int]:
    """Return the mask of the Advances of every category."""
    return {category: sum(card.mask for card in of_category(category)) for category, _, _ in CATEGORIES}


def advances(survey: Survey, seat: int) -> int:
    """Return how many Advances the seat owns; lent ones are not owned."""
    return survey.state.players[seat].advances.bit_count()


def complete_categories(survey: Survey, seat: int) -> int:
    """Return of how many categories the seat owns all Advances, the government's included."""
    owned = survey.state.players[seat].advances
    number = 0
    for mask in category_masks().values():
        if owned & mask == mask:
            number += 1
    return number


def categories_begun(survey: Survey, seat: int) -> int:
    """Return of how many categories the seat owns an Advance."""
    owned = survey.state.players[seat].advances
    number = 0
    for mask in category_masks().values():
        if owned & mask:
            number += 1
    return number


def of_government(survey: Survey, seat: int) -> int:
    """Return how many Advances of one government the seat owns."""
    owned = survey.state.players[seat].advances
    masks = category_masks()
    return max((owned & masks[category]).bit_count() for category in GOVERNMENTS)


def whole_category(id: str, name: str, category: str) -> Objective:
    """Declare the objective to own all Advances of a category."""
    title = {key: title for key, title, _ in CATEGORIES}[category]

    def count(survey: Survey, seat: int) -> int:
        return (survey.state.players[seat].advances & category_masks()[category]).bit_count()

    return declare_objective(
        id, name, f"Status Phase: you own all four Advances of {title}.", status=Goal(count, OF_A_CATEGORY)
    )


ADVANCED = declare_objective(
    "advanced", "Advanced", "Status Phase: you own at least 6 Advances, and more than every other player.",
    status=Goal(advances, least=6, lead=1),
)  # fmt: skip
CITY_PLANNER = whole_category("city_planner_construction", "City Planner", "construction")
ENLIGHTENED = whole_category("enlightened", "Enlightened", "education")
CULTURE = whole_category("whole_culture", "Culture", "culture")
SCIENCE = whole_category("science", "Science", "science")
MERCHANT = whole_category("merchant", "Merchant", "economics")
SEAFARER = whole_category("seafarer", "Seafarer", "maritime")
MILITARIZED = whole_category("militarized", "Militarized", "warfare")
GOVERNMENT = declare_objective(
    "government", "Government", "Status Phase: you own all four Advances of one government.",
    status=Goal(of_government, OF_A_CATEGORY),
)  # fmt: skip
FOCUSED = declare_objective(
    "focused", "Focused",
    "Status Phase: you own all four Advances of more categories than every other player; a government is a category too.",
    status=Goal(complete_categories, lead=1),
)  # fmt: skip
BALANCED = declare_objective(
    "balanced", "Balanced", "Status Phase: you own at least one Advance in 9 of the 12 categories.",
    status=Goal(categories_begun, 9),
)  # fmt: skip
