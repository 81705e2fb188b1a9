"""What pieces of content say: the texts of halves, objectives, Events, Wonders, Advances and buildings, and kinds of cards."""

from __future__ import annotations

from core.games.clash.content.buildings import BUILDINGS
from core.games.clash.content.cards import ACTION, EVENT, KINDS, OBJECTIVE
from core.games.clash.content.events.deck import EVENTS
from core.games.clash.content.powers import ADVANCES, WONDERS
from core.games.clash.rules.combat_halves import COMBAT_HALVES
from core.games.clash.rules.event_texts import EVENT_TEXTS
from core.games.clash.rules.objectives import OBJECTIVES
from core.games.clash.rules.play import CIVIL_HALVES
from desktop.games.clash.words.language import tr


def kind_of(id: str) -> str:
    """Return the kind of a card, or of the cards that a half or an objective stands on; "" for anything else."""
    if id in KINDS:
        return KINDS[id]
    if id in CIVIL_HALVES:
        return EVENT if id in EVENTS else ACTION
    if id in COMBAT_HALVES:
        return ACTION
    return OBJECTIVE if id in OBJECTIVES else ""


def text_of(id: str) -> str:
    """Return what a half, objective, Event, Wonder, Advance or building does; "" if it has no text."""
    if id in CIVIL_HALVES:
        return tr(CIVIL_HALVES[id].text)
    if id in COMBAT_HALVES:
        return tr(COMBAT_HALVES[id].text)
    if id in OBJECTIVES:
        return tr(OBJECTIVES[id].text)
    if id in EVENT_TEXTS:
        return tr(EVENT_TEXTS[id].text)
    for table in (ADVANCES, WONDERS, BUILDINGS):
        if id in table:
            return tr(table[id].text)
    return ""
