"""What the others did since a player's last turn, from the journal: what concerns the player apart from the rest."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass
from typing import Any

from core.engine.decision import Entry
from core.engine.history import Node
from core.engine.journal import seen_by
from core.engine.session import Session

Step = Node[Any, Any]


@dataclass(frozen=True, slots=True)
class Deed:
    """A line of the journal and its step; `concerns`: it is about something of the player's."""

    node: int
    entry: Entry
    concerns: bool


def end_of_last_turn(session: Session[Any, Any], seat: int, start: Step | None) -> Step:
    """Return the step with which a seat's last turn ended before a step (None: before now); the beginning if there was none."""
    node = start or session.history.current
    while node.parent is not None:
        if node.seat == seat and node.passed:
            asked = session.game.decision(node.parent.state)
            if asked is not None and asked.kind == "turn":
                break
        node = node.parent
    return node


def deeds_since(
    session: Session[Any, Any],
    since: Step,
    seat: int,
    viewer: int | None,
    minor: Container[str],
    concerns: Callable[[Entry, int], bool],
    told: Callable[[Sequence[Entry]], Sequence[Entry]],
    until: Step | None = None,
) -> list[Deed]:
    """Return what was written after a step (up to another one) about what others did, as the viewer may read it, in order.

    Lines in `minor` are left out, and what the seat did itself: its answers to what the others asked. `told` makes of the lines
    of a step those that are told.
    """
    found = []
    for node in session.history.path(until):
        if node.id <= since.id:
            continue
        for entry in told([seen_by(entry, viewer) for entry in node.entries]):
            if entry.key in minor or (entry.seat == seat and node.seat == seat):
                continue
            touched = entry.seat == seat or concerns(entry, seat)
            if entry.seat >= 0 or touched:
                found.append(Deed(node.id, entry, touched))
    return found
