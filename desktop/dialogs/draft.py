"""What is put together in a panel before it is answered: its states one after the other, so that it can be taken back.

A panel or dialog with a draft has `take_back_draft() -> bool`. The window asks for it first when a step is to be taken back
(Ctrl+Z), and takes back a step of the game only where there is no draft.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

State = TypeVar("State")


class Draft(Generic[State]):
    """The states; the first one noted is that with which the panel opened."""

    def __init__(self, restore: Callable[[State], None]) -> None:
        """`restore` shows a state in the panel."""
        self._restore = restore
        self._states: list[State] = []
        self._busy = False

    def note(self, state: State) -> None:
        """Take the state as it is now. One that is the same as before is no change, nor is what comes of taking back."""
        if not self._busy and (not self._states or state != self._states[-1]):
            self._states.append(state)

    def take_back(self) -> bool:
        """Show the state before the last change. Returns whether there was one."""
        if len(self._states) < 2:
            return False
        self._states.pop()
        self._busy = True
        try:
            self._restore(self._states[-1])
        finally:
            self._busy = False
        return True
