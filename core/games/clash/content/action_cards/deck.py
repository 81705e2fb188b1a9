"""The 42 Action cards: which civil and which combat half each one has (Action Cards)."""

from __future__ import annotations

from typing import NamedTuple

from core.games.clash.content.cards import ACTION, KINDS


class ActionCard(NamedTuple):
    """An Action card. Its halves stand in the modules of this package (civil) and of `combat_cards`."""

    id: str
    civil: str
    combat: str


ACTION_CARDS: dict[str, ActionCard] = {
    card.id: card
    for card in (
        ActionCard("A01", "advance", "peltasts"),
        ActionCard("A02", "advance", "routing"),
        ActionCard("A03", "inspiration", "routing"),
        ActionCard("A04", "inspiration", "peltasts"),
        ActionCard("A05", "heroic_general", "wedge_formation"),
        ActionCard("A06", "heroic_general", "high_morale"),
        ActionCard("A07", "spies", "defiant_stand"),
        ActionCard("A08", "spies", "high_morale"),
        ActionCard("A09", "leap_of_knowledge", "high_ground"),
        ActionCard("A10", "leap_of_knowledge", "tactical_surprise"),
        ActionCard("A11", "good_ideas", "the_siege"),
        ActionCard("A12", "good_ideas", "high_ground"),
        ActionCard("A13", "mercenaries", "for_the_people"),
        ActionCard("A14", "mercenaries", "defiant_stand"),
        ActionCard("A15", "cultural_awe", "defiant_stand"),
        ActionCard("A16", "cultural_awe", "upgraded_defenses"),
        ActionCard("A17", "city_growth", "tactical_retreat"),
        ActionCard("A18", "city_growth", "peltasts"),
        ActionCard("A19", "focused_collection", "tactical_retreat"),
        ActionCard("A20", "focused_collection", "peltasts"),
        ActionCard("A21", "explorers", "routing"),
        ActionCard("A22", "explorers", "prepared_defenses"),
        ActionCard("A23", "negotiations", "scouts"),
        ActionCard("A24", "negotiations", "martyr"),
        ActionCard("A25", "leadership", "high_ground"),
        ActionCard("A26", "leadership", "archers"),
        ActionCard("A27", "assassination", "high_ground"),
        ActionCard("A28", "assassination", "archers"),
        ActionCard("A29", "mass_collection", "prepared_defenses"),
        ActionCard("A30", "mass_collection", "routing"),
        ActionCard("A31", "new_goals", "flanking"),
        ActionCard("A32", "new_goals", "high_morale"),
        ActionCard("A33", "tech_synergy", "prepared_defenses"),
        ActionCard("A34", "tech_synergy", "archers"),
        ActionCard("A35", "teach_us_now", "prepared_defenses"),
        ActionCard("A36", "teach_us_now", "archers"),
        ActionCard("A37", "militia", "wedge_formation"),
        ActionCard("A38", "militia", "high_morale"),
        ActionCard("A39", "tech_exchange", "tactical_surprise"),
        ActionCard("A40", "tech_exchange", "high_ground"),
        ActionCard("A41", "idea_synergy", "high_morale"),
        ActionCard("A42", "idea_synergy", "flanking"),
    )
}
"""All Action cards by id."""
KINDS.update(dict.fromkeys(ACTION_CARDS, ACTION))
