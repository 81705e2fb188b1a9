"""Questions that a person may answer once for all, and those that can be answered without looking at the own cards."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QT_TRANSLATE_NOOP

from core.engine.decision import Decision
from core.games.clash.moves import NO
from core.games.clash.rules.combat import GO_ON
from desktop.games.clash.privacy import OF_HIDDEN_CARDS
from desktop.games.clash.words.language import tr
from desktop.games.clash.words.names import piece_name
from desktop.table.hotseat import Skip

SKIPPED: dict[str, tuple[msgspec.Struct, str]] = {
    # kind of decision: (the answer, name of the question)
    "retreat": (GO_ON, QT_TRANSLATE_NOOP("Clash", "retreats in battle")),
    "combat_card": (NO, QT_TRANSLATE_NOOP("Clash", "Action cards in battle")),
    "trigger": (NO, QT_TRANSLATE_NOOP("Clash", "Action cards that answer what happened")),
    "battle_power": (NO, QT_TRANSLATE_NOOP("Clash", "{source} in battle")),
    "boost": (NO, QT_TRANSLATE_NOOP("Clash", "Culture tokens for a roll that fell short")),
    "raze": (NO, QT_TRANSLATE_NOOP("Clash", "razing cities")),
    "government": (NO, QT_TRANSLATE_NOOP("Clash", "changing the government after an Age")),
    "claim_person": (NO, QT_TRANSLATE_NOOP("Clash", "Great People")),
    "offer": (NO, QT_TRANSLATE_NOOP("Clash", "trade offers of others")),
    "event_spare_mood": (NO, QT_TRANSLATE_NOOP("Clash", "Mood tokens that keep a city's mood")),
}
BY_SOURCE = frozenset({"battle_power"})
"""Kinds that are different questions for each thing that asks them."""


def skip_of(decision: Decision) -> Skip | None:
    """Return how such a question is answered once for all: by doing without. None if each one deserves a look."""
    found = SKIPPED.get(decision.kind)
    if found is None:
        return None
    key = f"{decision.kind}.{decision.source}" if decision.kind in BY_SOURCE else decision.kind
    return Skip(key, found[0])


def skip_words(key: str) -> str:
    """Return the name of the questions of a key."""
    kind, _, source = key.partition(".")
    return tr(SKIPPED[kind][1]).replace("{source}", piece_name(source))


def without_words(decision: Decision) -> str:
    """Return the words of declining a question without looking at the own cards; "" if it can't be done."""
    if decision.kind == "offer":
        return tr("Refuse unseen")
    return tr("Do without") if decision.kind in OF_HIDDEN_CARDS else ""
