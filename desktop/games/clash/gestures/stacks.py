"""How a stack is taken apart, said where it is wanted: under the mouse while the player may not know it, in the hand always."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.app.settings import STACK_HINTS
from desktop.games.clash.hands import Kinds
from desktop.games.clash.words.language import tr

if TYPE_CHECKING:
    from desktop.app.settings import Settings

Hints = tuple[tuple[str, str], ...]


def number_of(kinds: Kinds) -> int:
    """Return how many units these are."""
    return sum(number for _, number in kinds)


def hints_of(there: Kinds, held: Kinds = ()) -> Hints:
    """Return which keys take apart a stack of which these are held; () where a single unit is."""
    if number_of(there) < 2:
        return ()
    part = 0 < number_of(held) < number_of(there)
    one = tr("click a unit: one more") if part else tr("click or drag a unit: it alone")
    return ("Shift", one), ("U", tr("choose how many"))


class StackHints:
    """Remembers, with the settings, whether the player has been told, or has done it."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self.space = -1
        """The stack under the mouse that says how it is taken apart, -1 for none."""

    def point_at(self, space: int, there: Kinds) -> bool:
        """The mouse is over a space with these units that could be lifted. Returns whether what is said changes."""
        told = space if number_of(there) > 1 and self._settings.stack_hints < STACK_HINTS else -1
        if told == self.space:
            return False
        if told >= 0:
            self._settings.stack_hints += 1
        self.space = told
        return True

    def lifted(self, there: Kinds, held: Kinds) -> None:
        """These units of a stack were taken into the hand: who takes a part knows how."""
        self.space = -1
        if number_of(held) < number_of(there):
            self._settings.stack_hints = STACK_HINTS
