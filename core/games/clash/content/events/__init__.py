"""The Event cards: the deck, and the texts in a module for each theme. Importing the package declares them all."""

from core.games.clash.content.events import (
    disasters,
    famines,
    good_years,
    great_people,
    plagues,
    population,
    unrest,
)
from core.games.clash.content.events.deck import (
    BASE_EVENTS,
    EVENTS,
    EXHAUSTED_LAND,
    GOLD_MINE,
    ICONS,
    MOVE,
    SPAWN,
    EventCard,
)

__all__ = [
    "BASE_EVENTS", "EVENTS", "EXHAUSTED_LAND", "GOLD_MINE", "ICONS", "MOVE", "SPAWN", "EventCard", "disasters", "famines",
    "good_years", "great_people", "plagues", "population", "unrest",
]  # fmt: skip
