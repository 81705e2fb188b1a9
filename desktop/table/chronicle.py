"""The journal of a session as rows for its dock.

A step never changes, so each is worded once, when it is first shown: a move costs what it adds, not what the game has
become.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from core.engine.decision import Entry
from core.engine.history import Node
from core.engine.journal import seen_by
from core.engine.session import Session
from desktop.docks.journal import JournalRow
from desktop.table.wording import Wording, names_of

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
        self._journal: dict[tuple[int | None, int], tuple[list[Entry], tuple[JournalRow, ...]]] = {}

    def forget(self) -> None:
        """Word all steps anew when they are next shown: the language or the colours have changed."""
        self._journal.clear()

    # ---- journal
    def journal_rows(self, viewer: int | None) -> list[JournalRow]:
        """Return the journal up to the current step as the viewer (None: everybody) may read it."""
        history = self._session.history
        remarks = history.remarks()
        none: list[Entry] = []
        rows: list[JournalRow] = []
        for node in history.path():
            said = remarks.get(node.id, none)
            known = self._journal.get((viewer, node.id))
            if known is None or known[0] != said:
                entries = [seen_by(entry, viewer) for entry in node.entries]
                with names_of(self._wording, self._session.game.view(node.state, None)):
                    known = self._journal[viewer, node.id] = (said, self._rows_of(node, entries + said))
            rows.extend(known[1])
        return rows

    def _rows_of(self, node: Step, entries: list[Entry]) -> tuple[JournalRow, ...]:
        rows = []
        first = True
        for entry in self._wording.told(entries):
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
                    note=self._wording.note(entry),
                )
            )  # fmt: skip
            first = False
        return tuple(rows)
