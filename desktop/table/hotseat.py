"""Several people at one machine: when it passes, whom a question names, and which questions a person is never asked.

It belongs to the table in the window. Whether the table is open is stored with the game; who skips which questions is agreed by
those who sit there now, and forgotten with the window.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import TYPE_CHECKING, Any

import msgspec
from PySide6.QtCore import QObject

from core.engine.decision import Decision
from desktop.robust import guarded

if TYPE_CHECKING:
    from desktop.table.controller import TableController

OPEN = "open_table"
"""Key of `Session.extra`: whether everybody may see everything."""
DISCREET = "ask_always"
"""Key of `Session.extra`: whether questions about hidden cards are asked even of those who can only decline."""


class Passing(Enum):
    """How the machine comes to the person who is asked."""

    STAYS = "stays"
    CURTAIN = "curtain"
    OFFERED = "offered"
    """The person says whether it is needed: it has passed to them in this phase already."""
    SHOWN = "shown"
    """It stays, but somebody else has answered openly meanwhile: who it belongs to shows the hand, with one press."""


@dataclass(frozen=True, slots=True)
class Skip:
    """An answer that a person may give once for all: `key` tells the kind of question, `move` is the answer."""

    key: str
    move: msgspec.Struct


@dataclass(frozen=True, slots=True)
class Standing:
    """A question that a person is never asked: seat, key, and its name in words."""

    seat: int
    key: str
    words: str


def stored(open_table: bool) -> dict[str, Any]:
    """Return what a session keeps about it (plain data for `Session.extra`)."""
    return {OPEN: open_table}


class HotSeat(QObject):
    """What the people at one machine have agreed on, and whom it has passed to."""

    def __init__(self, table: TableController, extra: Mapping[str, Any]) -> None:
        super().__init__(table)
        self._table = table
        self.open_table = extra.get(OPEN) is True
        self.ask_always = extra.get(DISCREET) is True
        self._standing: set[tuple[int, str]] = set()
        self._phase: object = None
        self._passed: set[int] = set()
        self._face_down = False

    def take_over(self, other: HotSeat) -> None:
        """Take what was agreed at another table in the window, which this one replaces."""
        self._standing = other._standing
        self._phase, self._passed = other._phase, other._passed
        self._face_down = other._face_down

    @property
    def several(self) -> bool:
        """Whether more than one person sits at the machine."""
        return len(self._table.persons) > 1

    @property
    def hides(self) -> bool:
        """Whether people keep secrets from each other here."""
        return self.several and not self.open_table

    # ---- passing
    def passing(self, decision: Decision, seat: int) -> Passing:
        """Return how the machine comes to the person who is asked; a person keeps it for what all may see."""
        table = self._table
        if not self.hides or not table.needs_curtain(decision, seat):
            return Passing.STAYS
        if table.sitting == seat:
            # In one's own turn the board can be played with the hand face down; other questions show cards of it.
            return Passing.SHOWN if self.face_down and not table.plays_on(decision, seat) else Passing.STAYS
        phase = table.phase(decision)
        again = phase is not None and phase == self._phase and seat in self._passed
        return Passing.OFFERED if again and table.without(decision) is not None else Passing.CURTAIN

    @property
    def face_down(self) -> bool:
        """Whether the hand of the person at the machine lies face down: somebody else was asked openly since it was shown."""
        return self.hides and self._face_down

    def note_asked(self, seat: int) -> None:
        """Remember that a person is asked without the machine passing: another one than who had it may look at it now."""
        if self._table.sitting is not None and self._table.sitting != seat:
            self._face_down = True

    def show_hand(self) -> None:
        """The person at the machine has said that it is them who look."""
        self._face_down = False

    def note_passed(self, decision: Decision, seat: int) -> None:
        """Remember that the machine has passed in the phase that goes on."""
        self._face_down = False
        phase = self._table.phase(decision)
        if phase != self._phase:
            self._phase, self._passed = phase, set()
        self._passed.add(seat)

    def names(self, seat: int) -> bool:
        """Return whether a question must say whom it is for: not the one at the machine, or nobody in particular is there."""
        return self.several and (self.open_table or self._table.sitting != seat or self.face_down)

    def keep(self, *, open_table: bool, ask_always: bool) -> None:
        """Agree on what is hidden, and store it with the game."""
        self.open_table, self.ask_always = open_table, ask_always
        self._table.session.extra = {**self._table.session.extra, OPEN: open_table, DISCREET: ask_always}

    # ---- questions that are skipped
    def may_skip(self, decision: Decision) -> Skip | None:
        """Return how the question that is asked now may be answered once for all, None if it may not."""
        skip = self._table.skip_of(decision)
        return skip if skip is not None and self._table.session.refusal(decision.seats[0], skip.move) is None else None

    def skips(self, decision: Decision) -> bool:
        """Return whether the person who is, or was, asked this is never asked such questions."""
        skip = self._table.skip_of(decision)
        return skip is not None and (decision.seats[0], skip.key) in self._standing

    def standing_answer(self, decision: Decision) -> msgspec.Struct | None:
        """Return the answer that the person who is asked gives to such questions, None if he is to be asked."""
        skip = self.may_skip(decision)
        return skip.move if skip is not None and self.skips(decision) else None

    def skip(self, seat: int, key: str) -> None:
        """Never ask a person this kind of question again."""
        self._standing.add((seat, key))

    def ask_again(self, seat: int, key: str) -> None:
        """Ask a person this kind of question again."""
        self._standing.discard((seat, key))

    def standing(self) -> tuple[Standing, ...]:
        """Return the questions that are skipped, person by person."""
        return tuple(Standing(seat, key, self._table.skip_words(key)) for seat, key in sorted(self._standing))

    # ---- settings
    def show_settings(self) -> None:
        """Show what can be agreed on at this table."""
        from desktop.dialogs.table_settings import TableSettingsDialog

        table = self._table
        rows = [(one, table.player(one.seat), table.player_name(one.seat)) for one in self.standing()]
        dialog = TableSettingsDialog(rows, self.open_table if self.several else None, self.ask_always)
        overlay = table.host.show_dialog(dialog)
        # Only when the dialog has gone: a curtain or a question may come in its place.
        overlay.closed.connect(lambda: self._on_settled(dialog))  # type: ignore[attr-defined]

    @guarded()
    def _on_settled(self, dialog: Any) -> None:
        if not dialog.kept:
            return
        for standing in dialog.given_back:
            self.ask_again(standing.seat, standing.key)
        if self.several and (dialog.open_table, dialog.ask_always) != (self.open_table, self.ask_always):
            self._table.settle(open_table=dialog.open_table, ask_always=dialog.ask_always)
