"""Units on a space: groups of (owner, kind, marks, count), sorted, without empty groups.

Units of one owner and kind with equal marks are equal, so they are counted and have no names. Land units on a Sea space are
aboard the ships there.
"""

from __future__ import annotations

Group = tuple[int, str, int, int]
"""(owner's seat or BARBARIANS, kind of unit, marks, count >= 1)."""
Groups = tuple[Group, ...]

BARBARIANS = -1

# Marks of a unit; they last until the end of the turn (MOVED: until the end of the Move action).
MOVED = 1
"""Has moved in this Move action."""
FOREST = 2
"""Moved into a Forest this turn: may not move into a battle."""
STUCK = 4
"""Moved into a Mountain this turn: may not move again, unless by Roads."""
FOUGHT = 8
"""Took part in a battle this turn: may not move again."""
PLAINS = 16
"""Moved into Plains this turn: may not attack the city with the Great Gardens."""

SETTLER = "settler"
INFANTRY = "infantry"
SHIP = "ship"
ARMY = frozenset({"infantry", "cavalry", "elephant", "leader"})
"""Kinds of Army units (Types of Units)."""
STACK_LIMIT = 4
"""Army units of one owner on a Land space (Army Stacking Limit)."""
CAPACITY = 2
"""Land units that a Ship carries (Transporting Units)."""


def add(groups: Groups, owner: int, kind: str, marks: int, count: int) -> Groups:
    """Return the groups with `count` more units (a negative count takes away).

    Raises ValueError if that many are not there.
    """
    result = []
    found = False
    for group in groups:
        if group[0] == owner and group[1] == kind and group[2] == marks:
            found = True
            left = group[3] + count
            if left < 0:
                raise ValueError(f"{-count} {kind} are not there")
            if left:
                result.append((owner, kind, marks, left))
        else:
            result.append(group)
    if not found and count:
        if count < 0:
            raise ValueError(f"{-count} {kind} are not there")
        result.append((owner, kind, marks, count))
        result.sort()
    return tuple(result)


def count(groups: Groups, owner: int, kind: str) -> int:
    """Return how many units of this kind the owner has there."""
    total = 0
    for group in groups:
        if group[0] == owner and group[1] == kind:
            total += group[3]
    return total


def army(groups: Groups, owner: int) -> int:
    """Return the number of the owner's Army units."""
    total = 0
    for group in groups:
        if group[0] == owner and group[1] in ARMY:
            total += group[3]
    return total


def cargo(groups: Groups, owner: int) -> int:
    """Return the number of the owner's Land units (on a Sea space: those aboard)."""
    total = 0
    for group in groups:
        if group[0] == owner and group[1] != SHIP:
            total += group[3]
    return total


def of(groups: Groups, owner: int) -> Groups:
    """Return the owner's groups."""
    return tuple(group for group in groups if group[0] == owner)


def enemies(groups: Groups, owner: int) -> bool:
    """Return whether a unit of somebody else is there."""
    return any(group[0] != owner for group in groups)


def without(groups: Groups, owner: int) -> Groups:
    """Return the groups of all others."""
    return tuple(group for group in groups if group[0] != owner)


def marked(groups: Groups, owner: int, mark: int) -> Groups:
    """Return the groups with a mark set on all units of the owner."""
    result = without(groups, owner)
    for _, kind, marks, number in of(groups, owner):
        result = add(result, owner, kind, marks | mark, number)
    return result


def unmarked(groups: Groups, mark: int) -> Groups:
    """Return the groups with a mark taken off every unit."""
    if not any(group[2] & mark for group in groups):
        return groups
    result: Groups = ()
    for owner, kind, marks, number in groups:
        result = add(result, owner, kind, marks & ~mark, number)
    return result


_HELD_BACK = (FOUGHT, STUCK, MOVED, FOREST, PLAINS)
"""Marks, that which holds a unit back most first."""


def _freedom(group: Group) -> tuple[bool, ...]:
    """Return a key that is the lower the less units can still do this turn."""
    return tuple([not group[2] & mark for mark in _HELD_BACK])


def take(groups: Groups, owner: int, kind: str, number: int) -> Groups:
    """Return the groups without `number` units of a kind: those that can do least this turn go first (ruling SHIP-R5).

    Raises ValueError if there are too few.
    """
    for group in sorted(of(groups, owner), key=_freedom):
        if group[1] == kind and number:
            taken = min(number, group[3])
            groups = add(groups, owner, kind, group[2], -taken)
            number -= taken
    if number:
        raise ValueError(f"{number} {kind} are not there")
    return groups
