"""The texts of Event cards: which effect a card has, and for whom in which order (Events)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from core.games.clash.content.events.deck import EVENTS
from core.games.clash.frames import EffectFrame
from core.games.clash.moments import ClashStep
from core.games.clash.rules.effects import EFFECTS, EffectStep, finish
from core.games.clash.state import State

SECTION = "Events"


class EventText(NamedTuple):
    """What the text of an Event card says."""

    id: str
    """The effect; cards of one name may share it."""
    text: str
    everybody: bool
    """Carried out by every player, clockwise from the drawer; else by the drawer."""
    ignored: Callable[[State, int], bool] | None
    """(state, seat): whether the seat ignores the text (Irrigation, Sanitation)."""


EVENT_TEXTS: dict[str, EventText] = {}
"""Card -> its text."""


def declare_event(
    cards: tuple[str, ...],
    id: str,
    text: str,
    *,
    everybody: bool = False,
    ignored: Callable[[State, int], bool] | None = None,
    steps: tuple[EffectStep, ...],
) -> EventText:
    """Add the text of some Event cards, an effect. Returns the entry."""
    entry = EventText(id, text, everybody, ignored)
    EFFECTS[id] = (_unless_ignored, *steps)
    for card in cards:
        EVENT_TEXTS[card] = entry
    return entry


def push_text(step: ClashStep, seat: int, card: str) -> None:
    """Push the frames that carry a card's text out: one at a time, the drawer first, then clockwise."""
    entry = EVENT_TEXTS.get(card)
    if entry is None:
        return
    players = len(step.state.players)
    order = [(seat + place) % players for place in range(players if entry.everybody else 1)]
    for whose in reversed(order):
        step.push(EffectFrame(entry.id, whose, answers=(card,)))


def _unless_ignored(step: ClashStep, frame: EffectFrame) -> None:
    card = card_of(frame)
    ignored = EVENT_TEXTS[card].ignored
    if ignored is not None and ignored(step.state, frame.seat):
        step.write("event_ignored", frame.seat, card=card)
        finish(step)


def card_of(frame: EffectFrame) -> str:
    """Return the Event card whose text an effect carries out."""
    card = frame.answers[0]
    assert isinstance(card, str)
    assert card in EVENTS
    return card
