"""Journal and history of a session as rows for their docks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from core.engine.history import Node
from core.engine.session import Session
from desktop.docks.history import MOST_ROWS, HistoryRow
from desktop.docks.journal import JournalRow
from desktop.table.wording import Wording

Colour = Callable[[int], str]


def journal_rows(
    session: Session[Any, Any],
    viewer: int | None,
    wording: Wording,
    colour: Colour,
    headings: frozenset[str],
    minor: frozenset[str],
) -> list[JournalRow]:
    """Return the journal as the viewer may read it. Keys in `headings` head what follows, those in `minor` are left out."""
    nodes = session.history.nodes
    rows = []
    marked = -1
    for line in session.journal(viewer):
        entry = line.entry
        if entry.key in minor:
            continue
        icon, text = wording.entry(entry)
        if entry.key in headings:
            rows.append(JournalRow(line.node, text, heading=True))
            continue
        node = nodes[line.node]
        first = line.node != marked
        marked = line.node
        rows.append(
            JournalRow(
                line.node, text, icon, colour(entry.seat) if entry.seat >= 0 else "",
                chance=first and node.random, revealed=first and node.revealed and not node.random,
            )
        )  # fmt: skip
    return rows


def history_rows(session: Session[Any, Any], wording: Wording, colour: Colour) -> tuple[HistoryRow, ...]:
    """Return the tree of gestures: the current line in column 0, other branches to the right, oldest first."""
    history = session.history
    line = {node.id for node in history.line()}
    past = {node.id for node in history.path()}
    ends: list[Node[Any, Any]] = []
    for node in history.nodes[-4 * MOST_ROWS :]:
        if not any(child.gesture == node.gesture for child in node.children):
            ends.append(node)
    place: dict[int, int] = {}
    columns: dict[int, int] = {}
    rows: list[HistoryRow] = []
    free = 1
    for node in ends:
        first = node
        while first.parent is not None and first.parent.gesture == first.gesture and first.parent.parent is not None:
            first = first.parent
        parent = place.get(first.parent.id, -1) if first.parent is not None else -1
        if node.id in line:
            column = 0
        elif first.parent is not None and columns.get(first.parent.id, 0) > 0:
            column = columns[first.parent.id]
        else:
            column, free = free, free + 1
        if node.id == history.current.id:
            state = "current"
        elif node.id in past:
            state = "past"
        else:
            state = "future" if node.id in line else "other"
        place[node.id] = len(rows)
        columns[node.id] = column
        text = wording.label(history.label(first))
        rows.append(
            HistoryRow(
                node.id, text, column, parent, state, colour(node.seat) if node.seat >= 0 and node.parent is not None else "",
                node.random, node.revealed and not node.random,
            )
        )  # fmt: skip
    return tuple(rows)
