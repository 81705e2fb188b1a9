"""What all cards have in common: an id, a kind that their back shows, and what a view shows instead of a hidden one."""

from __future__ import annotations

ACTION, OBJECTIVE, WONDER, EVENT = "action", "objective", "wonder", "event"
CARD_KINDS = (ACTION, OBJECTIVE, WONDER, EVENT)
"""The kinds of cards that a hand may hold; a Great Person is an EVENT."""
FACE_DOWN = {kind: f"?{kind}" for kind in CARD_KINDS}
"""Kind -> id of a card whose back is all that is known."""
KINDS: dict[str, str] = {hidden: kind for kind, hidden in FACE_DOWN.items()}
"""Card -> its kind."""


def is_hidden(card: str) -> bool:
    """Return whether this id stands for a card face down."""
    return card.startswith("?")
