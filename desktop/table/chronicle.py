"""Journal and history of a session as rows for their docks.

A step never changes, so each is worded once, when it is first shown: a move costs what it adds, not what the game has
become.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from core.engine.decision import Entry
from core.engine.history import Node, Retreat, taken_back
from core.engine.journal import seen_by
from core.engine.session import Session
from desktop.docks.history import MOST_ROWS, HistoryRow
from desktop.docks.journal import JournalRow
from desktop.table.wording import Wording

Colour = Callable[[int], str]
Step = Node[Any, Any]


class Chronicle:
    """The rows of one session. Keys in `headings` head what follows in the journal, those in `minor` are left out."""

    def __init__(
        self,
        session: Session[Any, Any],
        wording: Wording,
        colour: Colour,
        headings: frozenset[str] = frozenset(),
        minor: frozenset[str] = frozenset(),
    ) -> None:
        self._session = session
        self._wording = wording
        self._colour = colour
        self._headings = headings
        self._minor = minor
        self._journal: dict[tuple[int | None, int], tuple[int, tuple[JournalRow, ...]]] = {}
        self._history: dict[tuple[int, int, int, str], HistoryRow] = {}
        """The rows shown last."""
        self._labels: dict[int, str] = {}

    def forget(self) -> None:
        """Word all steps anew when they are next shown: the language or the colours have changed."""
        self._journal.clear()
        self._history.clear()
        self._labels.clear()

    # ---- journal
    def journal_rows(self, viewer: int | None) -> list[JournalRow]:
        """Return the journal up to the current step as the viewer (None: everybody) may read it."""
        history = self._session.history
        retreats: dict[int, list[Retreat]] = {}
        for retreat in history.retreats:
            retreats.setdefault(retreat.target, []).append(retreat)
        rows: list[JournalRow] = []
        for node in history.path():
            back = retreats.get(node.id, ())
            known = self._journal.get((viewer, node.id))
            if known is None or known[0] != len(back):
                entries = [seen_by(entry, viewer) for entry in node.entries]
                entries += [taken_back(retreat) for retreat in back]
                known = self._journal[viewer, node.id] = (len(back), self._rows_of(node, entries))
            rows.extend(known[1])
        return rows

    def _rows_of(self, node: Step, entries: list[Entry]) -> tuple[JournalRow, ...]:
        rows = []
        first = True
        for entry in entries:
            if entry.key in self._minor:
                continue
            icon, text = self._wording.entry(entry)
            if entry.key in self._headings:
                rows.append(JournalRow(node.id, text, heading=True))
                continue
            rows.append(
                JournalRow(
                    node.id, text, icon, self._colour(entry.seat) if entry.seat >= 0 else "",
                    chance=first and node.random, revealed=first and node.revealed and not node.random,
                )
            )  # fmt: skip
            first = False
        return tuple(rows)

    # ---- history
    def history_rows(self) -> tuple[HistoryRow, ...]:
        """Return the tree of gestures: the current line in column 0, other branches to the right, oldest first.

        At most `MOST_ROWS`, the newest.
        """
        history = self._session.history
        line = {node.id for node in history.line()}
        past = {node.id for node in history.path()}
        place: dict[int, int] = {}
        columns: dict[int, int] = {}
        kept: dict[tuple[int, int, int, str], HistoryRow] = {}
        rows: list[HistoryRow] = []
        free = 1
        for node in self._ends():
            first = _beginning(node)
            before = first.parent.id if first.parent is not None else -1
            if node.id in line:
                column = 0
            elif columns.get(before, 0) > 0:
                column = columns[before]
            else:
                column, free = free, free + 1
            if node is history.current:
                state = "current"
            elif node.id in past:
                state = "past"
            else:
                state = "future" if node.id in line else "other"
            place[node.id] = len(rows)
            columns[node.id] = column
            key = (node.id, column, place.get(before, -1), state)
            row = self._history.get(key)
            if row is None:
                row = HistoryRow(
                    node.id, self._label(first), column, key[2], state,
                    self._colour(node.seat) if node.seat >= 0 and node.parent is not None else "",
                    node.random, node.revealed and not node.random,
                )  # fmt: skip
            kept[key] = row
            rows.append(row)
        self._history = kept
        return tuple(rows)

    def _ends(self) -> list[Step]:
        """Return the last steps of the newest gestures, oldest first."""
        found: list[Step] = []
        for node in reversed(self._session.history.nodes):
            if not any(child.gesture == node.gesture for child in node.children):
                found.append(node)
                if len(found) == MOST_ROWS:
                    break
        found.reverse()
        return found

    def _label(self, first: Step) -> str:
        label = self._labels.get(first.id)
        if label is None:
            label = self._labels[first.id] = self._wording.label(self._session.history.label(first))
        return label


def _beginning(node: Step) -> Step:
    """Return the first step of a step's gesture."""
    while node.parent is not None and node.parent.gesture == node.gesture and node.parent.parent is not None:
        node = node.parent
    return node
