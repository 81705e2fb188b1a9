"""What an Event did, read from the journal: the lines from its drawing on, worded."""

from __future__ import annotations

from collections.abc import Sequence

from core.engine.decision import Entry
from desktop.games.clash.words.sentences import HEADINGS, MINOR
from desktop.games.clash.words.speaker import Speaker

LEFT_OUT = (MINOR - {"paid"}) | HEADINGS


def lines_of_event(entries: Sequence[Entry], card: str) -> tuple[Entry, ...]:
    """Return the lines after the newest drawing of an Event card; () if it was not drawn."""
    for place in range(len(entries) - 1, -1, -1):
        if entries[place].key == "event_drawn" and entries[place].values.get("card") == card:
            return tuple(entries[place + 1 :])
    return ()


def event_lines(speaker: Speaker, entries: Sequence[Entry], card: str) -> tuple[str, ...]:
    """Return what an Event that is being resolved has done so far, in sentences."""
    return tuple(
        speaker.entry(entry)[1]
        for entry in lines_of_event(entries, card)
        if entry.key not in LEFT_OUT
    )
