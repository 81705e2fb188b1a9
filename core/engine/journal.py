"""The journal: what happened, as keys and values, each line tied to the step of the history that wrote it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

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


def words_of(values: Mapping[str, Any]) -> set[str]:
    """Return all strings in the values of an entry, however deep."""
    found: set[str] = set()
    waiting: list[Any] = list(values.values())
    while waiting:
        value = waiting.pop()
        if isinstance(value, str):
            found.add(value)
        elif isinstance(value, tuple | list):
            waiting.extend(value)
    return found
