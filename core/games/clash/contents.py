"""The table of contents: every Advance, building, unit, Wonder, card half, objective and event, by group."""

from __future__ import annotations

from core.games.clash.content.action_cards.deck import ACTION_CARDS
from core.games.clash.content.buildings import BUILDINGS
from core.games.clash.content.events.deck import BASE_EVENTS
from core.games.clash.content.powers import ADVANCES, WONDERS
from core.games.clash.content.unit_types import UNIT_TYPES
from core.games.clash.rules.combat_halves import COMBAT_HALVES
from core.games.clash.rules.objectives import OBJECTIVES
from core.games.clash.rules.play import CIVIL_HALVES


def groups() -> tuple[tuple[str, dict[str, str]], ...]:
    """Return (title, id -> name) of every group (see Game.content). A Great Person is an Event."""
    civil = {card.civil for card in ACTION_CARDS.values()}
    return (
        ("Advances", {card.id: card.name for card in ADVANCES.values()}),
        ("Buildings", {building.id: building.name for building in BUILDINGS.values()}),
        ("Units", {unit.id: unit.name for unit in UNIT_TYPES.values()}),
        ("Wonders", {card.id: card.name for card in WONDERS.values()}),
        ("Action cards: civil halves", {half.id: half.name for half in CIVIL_HALVES.values() if half.id in civil}),
        ("Action cards: combat halves", {half.id: half.name for half in COMBAT_HALVES.values()}),
        ("Objectives", {objective.id: objective.name for objective in OBJECTIVES.values()}),
        ("Events", {card.id: card.name for card in BASE_EVENTS.values()}),
    )
