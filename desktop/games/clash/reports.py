"""What a person should hear of: battles that were fought without a question, and what others did to one's own things."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from shiboken6 import isValid

from core.engine.decision import Entry
from core.games.clash.state import State
from desktop.games.clash.dialogs.battle import BattleReport

if TYPE_CHECKING:
    from desktop.games.clash.table import ClashTable


SEAT_FIELDS = ("defender", "loser", "builder", "before")
"""Values of a line of the journal that are seats."""


def concerns(view: State, entry: Entry, seat: int) -> bool:
    """Return whether a line about what another player did is about something of this seat's."""
    values = entry.values
    if any(values.get(field) == seat for field in SEAT_FIELDS):
        return True
    target = values.get("target")
    city = view.cities.get(target) if isinstance(target, int) else None
    return city is not None and city.owner == seat


def ended_battles(journal: list[Entry], new: Iterable[Entry], seat: int) -> list[tuple[Entry, ...]]:
    """Return the lines of the battles of a seat that ended among the new lines, each from its start to its consequences."""
    starts = [place for place, entry in enumerate(journal) if entry.key == "battle_started"]
    ends = [place for place, entry in enumerate(journal) if entry.key == "battle_ended"]
    number = sum(entry.key == "battle_ended" for entry in new)
    found = []
    for end in ends[len(ends) - number :]:
        start = max(place for place in starts if place < end)
        after = min((place for place in starts if place > end), default=len(journal))
        first = journal[start]
        if seat in (first.seat, first.values.get("defender")):
            found.append(tuple(journal[start:after]))
    return found


class BattleReports:
    """Keeps what is to be reported and shows it when no question has the place beside the board."""

    def __init__(self, table: ClashTable) -> None:
        self._table = table
        self._waiting: list[tuple[Entry, ...]] = []
        self._panel: BattleReport | None = None

    @property
    def is_shown(self) -> bool:
        """Whether a report stands beside the board."""
        return self._panel is not None and isValid(self._panel) and self._panel.isVisible()

    def note(self, new: tuple[Entry, ...]) -> None:
        """Take what a step brought."""
        seat = self._table.sitting
        if seat is not None and any(entry.key == "battle_ended" for entry in new):
            battles = ended_battles(self._table.journal(), new, seat)
            if battles:
                self._waiting += battles
                self._panel = None

    def offer(self) -> None:
        """Show what waits: nothing else is asked beside the board now."""
        if not self._waiting or self.is_shown:
            return
        panel = BattleReport(self._table, [entry for battle in self._waiting for entry in battle])
        panel.chosen.connect(self._on_closed)
        self._panel = panel
        self._table.host.show_choice(panel)

    def give_way(self) -> None:
        """Another panel comes. A question postpones the report; what the player opened replaces it."""
        decision = self._table.decision
        if self.is_shown and decision is not None and decision.kind in ("turn", "move"):
            self.seen()
        self._panel = None

    def seen(self) -> None:
        """Forget all: the person went on to something else."""
        self._waiting.clear()
        self._panel = None

    def withdraw(self) -> None:
        """Forget all and take the report away: what it tells was taken back."""
        shown = self.is_shown
        self.seen()
        if shown:
            self._table.host.hide_choice()

    def _on_closed(self, _answer: object) -> None:
        self.seen()
        self._table.close_panel()
