"""A city and its mood (Cities, City Moods)."""

from __future__ import annotations

import msgspec

ANGRY, NEUTRAL, HAPPY = 0, 1, 2
MOODS = ("angry", "neutral", "happy")


class City(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A city: its owner's seat (or BARBARIANS), its pieces, its mood and what happened to it this turn."""

    owner: int
    mood: int = NEUTRAL
    name: str = ""
    buildings: tuple[tuple[str, int], ...] = ()
    """(kind, seat whose colour the piece has), sorted."""
    wonders: tuple[str, ...] = ()
    port: int = -1
    """The Sea space of the Port; -1 without one."""
    activated: int = 0
    """How often it was activated this turn."""
    spent: bool = False
    """Was activated while Angry: not again this turn (Activate City)."""

    @property
    def size(self) -> int:
        """The number of city-pieces (City Size)."""
        return 1 + len(self.buildings) + len(self.wonders)

    def has(self, building: str) -> bool:
        """Return whether a building of this kind stands here, whatever its colour."""
        for kind, _ in self.buildings:
            if kind == building:
                return True
        return False

    @property
    def influenced(self) -> bool:
        """Whether a building of another colour stands here (What is Cultural Influence?)."""
        owner = self.owner
        for _, colour in self.buildings:
            if colour != owner:
                return True
        return False
