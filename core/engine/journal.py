"""The journal: what happened, as keys and values, each line tied to the step of the history that wrote it."""

from __future__ import annotations

from typing import NamedTuple

from core.engine.decision import Entry


class Line(NamedTuple):
    """A line as one seat may read it; `node` is the number of the step that wrote it."""

    node: int
    entry: Entry


def seen_by(entry: Entry, seat: int | None) -> Entry:
    """Return the entry as a seat (None: everybody) may read it: private values of others are dropped."""
    if not entry.private or (seat is not None and seat in entry.visible_to):
        return entry
    return Entry(entry.key, entry.seat, entry.values)
