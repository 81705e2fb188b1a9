"""The texts of Event cards: which effect a card has, and for whom in which order (Events)."""

from __future__ import annotations

from typing import NamedTuple

from core.games.clash.content.events.deck import EVENTS
from core.games.clash.frames import EffectFrame
from core.games.clash.moments import IGNORED_EVENTS, ClashStep
from core.games.clash.rules.cards import discard
from core.games.clash.rules.effects import EFFECTS, EffectStep, finish

SECTION = "Events"


class EventText(NamedTuple):
    """What the text of an Event card says."""

    id: str
    """The effect; cards of one name share it."""
    text: str
    everybody: bool
    """Carried out by every player, clockwise from the drawer; else by the drawer."""
    theme: str
    """Who has a power against Events of this theme ignores the text (Irrigation, Sanitation)."""


EVENT_TEXTS: dict[str, EventText] = {}
"""Card -> its text."""


def declare_event(
    cards: tuple[str, ...],
    id: str,
    text: str,
    *,
    everybody: bool = False,
    theme: str = "",
    steps: tuple[EffectStep, ...],
) -> EventText:
    """Add the text of some Event cards, an effect. Returns the entry."""
    entry = EventText(id, text, everybody, theme)
    EFFECTS[id] = (_unless_ignored, *steps) if theme else steps
    for card in cards:
        EVENT_TEXTS[card] = entry
    return entry


def push_text(step: ClashStep, seat: int, card: str) -> None:
    """Push the frames that carry a card's text out: one at a time, the drawer first, then clockwise."""
    entry = EVENT_TEXTS[card]
    players = len(step.state.players)
    order = [(seat + place) % players for place in range(players if entry.everybody else 1)]
    for whose in reversed(order):
        step.push(EffectFrame(entry.id, whose, answers=(card,)))


def ignores(powers: int, theme: str) -> bool:
    """Return whether these powers make their owner ignore the texts of Events of a theme."""
    return any(hook() == theme for hook in IGNORED_EVENTS.of(powers))


def _unless_ignored(step: ClashStep, frame: EffectFrame) -> None:
    card = card_of(frame)
    if ignores(step.state.players[frame.seat].powers, EVENT_TEXTS[card].theme):
        step.write("event_ignored", frame.seat, card=card)
        finish(step)


def card_of(frame: EffectFrame) -> str:
    """Return the Event card whose text an effect carries out."""
    card = frame.answers[0]
    assert isinstance(card, str)
    assert card in EVENTS
    return card


def end_ignored(step: ClashStep, seat: int) -> None:
    """Discard the Event cards on the table that everybody ignores since the seat has a new Advance (Plague)."""
    state = step.state
    for card in state.lasting:
        theme = EVENT_TEXTS[card].theme
        if theme and all(ignores(player.advances, theme) for player in state.players):
            state.lasting = tuple([other for other in state.lasting if other != card])
            discard(step, seat, card)
            step.write("event_over", card=card)
