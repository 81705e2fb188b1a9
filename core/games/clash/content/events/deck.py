"""The Event cards of the base game: name and icon (Events)."""

from __future__ import annotations

from typing import NamedTuple

from core.games.clash.content.cards import EVENT, KINDS

NO_ICON = ""
GOLD_MINE = "gold_mine"
EXHAUSTED_LAND = "exhausted_land"
SPAWN = "barbarians_spawn"
MOVE = "barbarians_move"
ICONS = (GOLD_MINE, EXHAUSTED_LAND, SPAWN, MOVE)
"""What the icons bring to the player who drew the card (Event Icons)."""


class EventCard(NamedTuple):
    """An Event card."""

    id: str
    name: str
    icon: str


BASE_EVENTS: dict[str, EventCard] = {
    card.id: card
    for card in (
        EventCard("E01", "Plague", NO_ICON),
        EventCard("E02", "Epidemic", NO_ICON),
        EventCard("E03", "Famine", MOVE),
        EventCard("E04", "Famine", MOVE),
        EventCard("E05", "Famine", MOVE),
        EventCard("E06", "Severe Famine", MOVE),
        EventCard("E07", "Severe Famine", MOVE),
        EventCard("E08", "Severe Famine", MOVE),
        EventCard("E09", "A Good Year", SPAWN),
        EventCard("E10", "A Good Year", SPAWN),
        EventCard("E11", "A Good Year", SPAWN),
        EventCard("E12", "An Awesome Year", SPAWN),
        EventCard("E13", "An Awesome Year", EXHAUSTED_LAND),
        EventCard("E14", "An Awesome Year", EXHAUSTED_LAND),
        EventCard("E15", "A Fantastic Year", SPAWN),
        EventCard("E16", "A Fantastic Year", SPAWN),
        EventCard("E17", "A Fantastic Year", SPAWN),
        EventCard("E18", "Great Explorer", EXHAUSTED_LAND),
        EventCard("E19", "Great Artist", MOVE),
        EventCard("E20", "Great Prophet", MOVE),
        EventCard("E21", "Great Philosopher", MOVE),
        EventCard("E22", "Great Scientist", MOVE),
        EventCard("E23", "Elder Statesman", MOVE),
        EventCard("E24", "Great Warlord", EXHAUSTED_LAND),
        EventCard("E25", "Great Merchant", MOVE),
        EventCard("E26", "Great Engineer", MOVE),
        EventCard("E27", "Population Boom", SPAWN),
        EventCard("E28", "Population Boom", MOVE),
        EventCard("E29", "Volcano", NO_ICON),
        EventCard("E30", "Earthquake", NO_ICON),
        EventCard("E31", "Heavy Earthquake", NO_ICON),
        EventCard("E32", "Flood", NO_ICON),
        EventCard("E33", "Heavy Flood", NO_ICON),
        EventCard("E34", "Migration", GOLD_MINE),
        EventCard("E35", "Migration", GOLD_MINE),
        EventCard("E36", "Civil War", NO_ICON),
        EventCard("E37", "Civil War", NO_ICON),
        EventCard("E38", "Revolution", GOLD_MINE),
    )
}
"""The 38 cards of the base game by id."""
EVENTS: dict[str, EventCard] = dict(BASE_EVENTS)
"""All Event cards by id."""
KINDS.update(dict.fromkeys(EVENTS, EVENT))
