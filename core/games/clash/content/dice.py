"""The combat die: its twelve faces, and the clash ability that an icon activates in a kind of unit (Combat Roll)."""

from __future__ import annotations

from typing import NamedTuple


class Face(NamedTuple):
    """A face of the die: its value and the kind of unit on its icon."""

    value: int
    icon: str


class ClashAbility(NamedTuple):
    """What an icon does for one unit of its kind."""

    bonus: int = 0
    """Added to the Combat Value."""
    ignores_die: bool = False
    """The value of the die does not count."""
    cancels: int = 0
    """Enemy hits cancelled."""
    rerolls: bool = False
    """The die is rolled again until another icon shows."""


SIDES = 12
FACES: tuple[Face, ...] = (
    Face(1, "leader"),
    Face(1, "leader"),
    Face(2, "cavalry"),
    Face(2, "elephant"),
    Face(3, "elephant"),
    Face(3, "infantry"),
    Face(4, "cavalry"),
    Face(4, "elephant"),
    Face(5, "cavalry"),
    Face(5, "infantry"),
    Face(6, "infantry"),
    Face(6, "infantry"),
)
"""The faces in the order of their numbers; each value stands on two, so that the die is a fair one of six as well."""
CLASH: dict[str, ClashAbility] = {
    "infantry": ClashAbility(bonus=1),
    "cavalry": ClashAbility(bonus=2),
    "elephant": ClashAbility(ignores_die=True, cancels=1),
    "leader": ClashAbility(rerolls=True),
}
"""Kind of unit -> its clash ability; kinds that are not here (Ships) have none."""
