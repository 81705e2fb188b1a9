"""The icons in the vignettes of the cards: for each civil half, objective and Event."""

from __future__ import annotations

CIVIL: dict[str, tuple[str, ...]] = {
    "advance": ("academy", "idea"), "inspiration": ("idea", "settlement"), "heroic_general": ("leader", "infantry"),
    "spies": ("observatory", "settlement"), "leap_of_knowledge": ("idea", "academy"), "good_ideas": ("idea", "gold"),
    "mercenaries": ("infantry", "gold"), "cultural_awe": ("culture", "settlement"), "city_growth": ("settlement", "academy"),
    "focused_collection": ("ore", "wood"), "explorers": ("settler", "terrain_forest"), "negotiations": ("mood_happy", "infantry"),
    "leadership": ("leader", "action_pip"), "assassination": ("hit", "leader"), "mass_collection": ("wood", "food"),
    "new_goals": ("victory_point", "card_objective"), "tech_synergy": ("academy", "ore"), "teach_us_now": ("academy", "fortress"),
    "militia": ("infantry", "settlement"), "tech_exchange": ("academy", "settlement"), "idea_synergy": ("idea", "culture"),
}  # fmt: skip
OBJECTIVE: dict[str, str] = {
    "civilization": "settlement", "draft_twice": "infantry", "academic": "academy", "conqueror": "fortress",
    "coastal_culture": "port", "warmonger": "hit", "advanced": "idea", "religious": "temple", "warlord": "leader",
    "city_planner_construction": "settlement", "great_battle": "hit", "ideas": "idea", "against_all_odds": "die",
    "happy": "mood_happy", "enlightened": "academy", "blockade": "ship", "well_stocked": "food", "amphibious_assault": "ship",
    "rich": "gold", "great_navy": "ship", "ore_stock": "ore", "great_army": "infantry", "wood_stock": "wood",
    "fortified": "fortress", "food_stock": "food", "standing_army": "infantry", "city_planner_buildings": "academy",
    "militarized": "fortress", "focused": "idea", "daring": "die", "colony": "settler", "threat": "infantry",
    "whole_culture": "culture", "legend": "victory_point", "consulates": "temple", "science": "observatory", "merchant": "gold",
    "marauder": "emblem_barbarian", "citadel": "fortress", "seafarer": "ship", "aggressor": "hit", "government": "leader",
    "assimilator": "culture", "dominion": "settlement", "military_might": "infantry", "new_founder": "settler",
    "defiance": "fortress", "trader": "gold", "sea_lanes": "ship", "draconian": "mood_angry", "balanced": "academy",
    "influence": "culture", "wonderful": "great_pyramid", "outposts": "settlement",
}  # fmt: skip
EVENT: dict[str, tuple[str, ...]] = {
    "Plague": ("mood_angry", "settlement"), "Epidemic": ("mood_angry", "infantry"), "Famine": ("food", "terrain_barren"),
    "Severe Famine": ("food", "mood_angry"), "A Good Year": ("food", "terrain_plains"), "An Awesome Year": ("food", "wood"),
    "A Fantastic Year": ("food", "mood_happy"), "Great Explorer": ("ship", "settler"), "Great Artist": ("culture", "mood_happy"),
    "Great Prophet": ("temple", "culture"), "Great Philosopher": ("idea", "academy"), "Great Scientist": ("observatory", "idea"),
    "Elder Statesman": ("leader", "mood_happy"), "Great Warlord": ("infantry", "fortress"), "Great Merchant": ("gold", "ship"),
    "Great Engineer": ("great_pyramid", "ore"), "Population Boom": ("settler", "settlement"),
    "Volcano": ("terrain_mountain", "settlement"), "Earthquake": ("terrain_mountain", "settlement"),
    "Heavy Earthquake": ("terrain_mountain", "mood_angry"), "Flood": ("terrain_sea", "settlement"),
    "Heavy Flood": ("terrain_sea", "mood_angry"), "Migration": ("settler", "emblem_barbarian"),
    "Civil War": ("infantry", "mood_angry"), "Revolution": ("mood_angry", "leader"),
}  # fmt: skip
"""By the English name of the card."""
