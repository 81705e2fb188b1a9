"""The Objective cards of the base game: which two objectives each one shows (Objective Cards)."""

from __future__ import annotations

from typing import NamedTuple

from core.games.clash.content.cards import KINDS, OBJECTIVE


class ObjectiveCard(NamedTuple):
    """An Objective card with its upper and lower objective, of which one can be completed."""

    id: str
    top: str
    bottom: str

    @property
    def halves(self) -> tuple[str, str]:
        """Both objectives."""
        return self.top, self.bottom


OBJECTIVE_CARDS: dict[str, ObjectiveCard] = {
    card.id: card
    for card in (
        ObjectiveCard("O01", "civilization", "draft_twice"),
        ObjectiveCard("O02", "academic", "conqueror"),
        ObjectiveCard("O03", "coastal_culture", "warmonger"),
        ObjectiveCard("O04", "advanced", "warmonger"),
        ObjectiveCard("O05", "religious", "warlord"),
        ObjectiveCard("O06", "city_planner_construction", "great_battle"),
        ObjectiveCard("O07", "ideas", "against_all_odds"),
        ObjectiveCard("O08", "happy", "conqueror"),
        ObjectiveCard("O09", "enlightened", "blockade"),
        ObjectiveCard("O10", "well_stocked", "amphibious_assault"),
        ObjectiveCard("O11", "rich", "great_navy"),
        ObjectiveCard("O12", "ore_stock", "great_army"),
        ObjectiveCard("O13", "wood_stock", "fortified"),
        ObjectiveCard("O14", "food_stock", "standing_army"),
        ObjectiveCard("O15", "city_planner_buildings", "militarized"),
        ObjectiveCard("O16", "focused", "daring"),
        ObjectiveCard("O17", "colony", "threat"),
        ObjectiveCard("O18", "whole_culture", "legend"),
        ObjectiveCard("O19", "consulates", "great_battle"),
        ObjectiveCard("O20", "science", "amphibious_assault"),
        ObjectiveCard("O21", "merchant", "marauder"),
        ObjectiveCard("O22", "citadel", "warlord"),
        ObjectiveCard("O23", "seafarer", "aggressor"),
        ObjectiveCard("O24", "government", "assimilator"),
        ObjectiveCard("O25", "government", "aggressor"),
        ObjectiveCard("O26", "dominion", "military_might"),
        ObjectiveCard("O27", "new_founder", "defiance"),
        ObjectiveCard("O28", "trader", "defiance"),
        ObjectiveCard("O29", "sea_lanes", "draconian"),
        ObjectiveCard("O30", "balanced", "daring"),
        ObjectiveCard("O31", "influence", "assimilator"),
        ObjectiveCard("O32", "wonderful", "outposts"),
    )
}
"""All Objective cards by id."""
KINDS.update(dict.fromkeys(OBJECTIVE_CARDS, OBJECTIVE))
