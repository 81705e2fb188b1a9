"""How a game's keys and values become sentences: each game brings a speaker of this shape."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Protocol

from core.engine.decision import Decision, Entry, Refusal


class Wording(Protocol):
    """The words of one game in the current language."""

    view: Any
    """The view from which names of places are taken."""

    def told(self, entries: Sequence[Entry]) -> list[Entry]:
        """Return the lines of a step as they are told: those that belong together may be made one."""
        ...

    def entry(self, entry: Entry) -> tuple[str, str]:
        """Return (icon, sentence) of a line of the journal."""
        ...

    def note(self, entry: Entry) -> str:
        """Return what is told of a line besides, "" for nothing."""
        ...

    def refusal(self, refusal: Refusal) -> str:
        """Return why a move is not allowed, in a sentence."""
        ...

    def question(self, decision: Decision) -> tuple[str, str]:
        """Return (title, hint) for the one who is asked."""
        ...

    def label(self, entry: Entry) -> str:
        """Return the name of a move."""
        ...

    def chapter(self, state: Any) -> str:
        """Return the name of the part of the game in which a state is (an Age and its round), "" for none."""
        ...


@contextmanager
def names_of(wording: Wording, view: Any) -> Iterator[None]:
    """Take names of places from another view for a while: what is told of a step must not change with what comes later."""
    now, wording.view = wording.view, view
    try:
        yield
    finally:
        wording.view = now
