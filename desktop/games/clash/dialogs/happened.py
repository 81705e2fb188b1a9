"""What Events did, read from journal and history: from the drawing of the card until its last effect."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from core.engine.decision import Entry
from core.engine.history import Node
from core.engine.journal import seen_by
from core.games.clash.content.events.deck import EVENTS
from core.games.clash.frames import EventFrame
from desktop.games.clash.words.sentences import HEADINGS, MINOR
from desktop.games.clash.words.speaker import Speaker

_BATTLE = frozenset({"battle_roll", "battle_rerolled", "battle_value", "battle_power"})
LEFT_OUT = (MINOR - {"paid"}) | HEADINGS | _BATTLE
"""Lines of the journal that say nothing about what an Event did."""


@dataclass(slots=True)
class EventStory:
    """An Event: its card, who drew it, the step of the history, what was written until it was over."""

    card: str
    seat: int
    node: int
    entries: list[Entry] = field(default_factory=list)

    def lines(self, speaker: Speaker) -> tuple[str, ...]:
        """Return what it did, in sentences."""
        return worded(speaker, self.entries)


def worded(speaker: Speaker, entries: Iterable[Entry]) -> tuple[str, ...]:
    """Return lines of the journal that tell what an Event did, in sentences."""
    return tuple(speaker.entry(entry)[1] for entry in entries if entry.key not in LEFT_OUT)


def event_stories(path: Sequence[Node[Any, Any]], viewer: int | None) -> list[EventStory]:
    """Return the Events that these steps of the history tell of, in order, as the viewer may know them."""
    found: list[EventStory] = []
    story: EventStory | None = None
    for node in path:
        for entry in node.entries:
            if entry.key == "event_drawn" and entry.values.get("card") in EVENTS:
                story = EventStory(str(entry.values["card"]), entry.seat, node.id)
                found.append(story)
            elif entry.key in HEADINGS:
                story = None
            elif story is not None:
                story.entries.append(seen_by(entry, viewer))
        if story is not None and not any(isinstance(frame, EventFrame) for frame in node.state.frames):
            story = None
    return found


def lines_of_event(entries: Sequence[Entry], card: str) -> tuple[Entry, ...]:
    """Return the lines after the newest drawing of an Event card; () if it was not drawn."""
    for place in range(len(entries) - 1, -1, -1):
        if entries[place].key == "event_drawn" and entries[place].values.get("card") == card:
            return tuple(entries[place + 1 :])
    return ()


def event_lines(speaker: Speaker, entries: Sequence[Entry], card: str) -> tuple[str, ...]:
    """Return what an Event that is being resolved has done so far, in sentences."""
    return worded(speaker, lines_of_event(entries, card))
