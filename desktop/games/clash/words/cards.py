"""Names of cards and of their halves: Action, Objective, Event and Wonder cards, and backs."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from core.games.clash.content.action_cards.deck import ACTION_CARDS
from core.games.clash.content.cards import ACTION, EVENT, KINDS, OBJECTIVE, WONDER, is_hidden
from core.games.clash.content.events.deck import EVENTS
from core.games.clash.content.objectives.deck import OBJECTIVE_CARDS
from core.games.clash.content.powers import WONDERS
from core.games.clash.rules.combat_halves import COMBAT_HALVES
from core.games.clash.rules.objectives import OBJECTIVES
from core.games.clash.rules.play import CIVIL_HALVES
from desktop.games.clash.words.language import tr

CARDS: dict[str, str] = {
    ACTION: QT_TRANSLATE_NOOP("Clash", "Action card"),
    OBJECTIVE: QT_TRANSLATE_NOOP("Clash", "Objective card"),
    WONDER: QT_TRANSLATE_NOOP("Clash", "Wonder card"),
    EVENT: QT_TRANSLATE_NOOP("Clash", "Event card"),
}
"""Kind of a card -> what one of which only the back is seen is called."""
BANDS: dict[str, str] = {
    ACTION: QT_TRANSLATE_NOOP("Clash", "Action"),
    OBJECTIVE: QT_TRANSLATE_NOOP("Clash", "Objective"),
    WONDER: QT_TRANSLATE_NOOP("Clash", "Wonder"),
    EVENT: QT_TRANSLATE_NOOP("Clash", "Event"),
}
"""Kind -> what the band of a card says."""
PILES: dict[str, str] = {
    ACTION: QT_TRANSLATE_NOOP("Clash", "Action cards"),
    OBJECTIVE: QT_TRANSLATE_NOOP("Clash", "Objective cards"),
    WONDER: QT_TRANSLATE_NOOP("Clash", "Wonder cards"),
    EVENT: QT_TRANSLATE_NOOP("Clash", "Event cards"),
}
"""Kind of a card -> several of it."""


def _title(id: str) -> str:
    return id.replace("_", " ").capitalize()


def half_name(half: str) -> str:
    """Return the name of a civil or combat half of Action cards."""
    known = CIVIL_HALVES.get(half) or COMBAT_HALVES.get(half)
    return tr(known.name) if known is not None else tr(_title(half))


def objective_name(objective: str) -> str:
    """Return the name of an objective, one of the two of an Objective card."""
    known = OBJECTIVES.get(objective)
    return tr(known.name) if known is not None else tr(_title(objective))


def kind_name(kind: str, number: int = 1) -> str:
    """Return what a card of a kind is called, e.g. "Action card", in the plural for other numbers than 1."""
    return tr((CARDS if number == 1 else PILES)[kind]) if kind in CARDS else kind


def pile_name(kind: str) -> str:
    """Return what several cards of a kind are called, e.g. "Action cards"."""
    return tr(PILES[kind])


def band_name(kind: str) -> str:
    """Return what the band of a card says, e.g. "Action"."""
    return tr(BANDS[kind])


def is_card(id: str) -> bool:
    """Return whether this is the id of a card, face up or face down."""
    return id in KINDS


def is_effect(id: str) -> bool:
    """Return whether this is the id of a half of Action cards or of an objective."""
    return id in CIVIL_HALVES or id in COMBAT_HALVES or id in OBJECTIVES


def card_name(card: str) -> str:
    """Return the name of a card; of one with two halves both. Also takes the id of a half or an objective."""
    if is_hidden(card):
        return kind_name(KINDS[card])
    if card in ACTION_CARDS:
        halves = ACTION_CARDS[card]
        return f"{half_name(halves.civil)} / {half_name(halves.combat)}"
    if card in OBJECTIVE_CARDS:
        top, bottom = OBJECTIVE_CARDS[card].halves
        return f"{objective_name(top)} / {objective_name(bottom)}"
    if card in EVENTS:
        return tr(EVENTS[card].name)
    if card in WONDERS:
        return tr(WONDERS[card].name)
    return half_name(card) if card in CIVIL_HALVES or card not in OBJECTIVES else objective_name(card)
