"""The distribution of a roll in a battle: Combat Value and hits cancelled, with what the units' icons do (Combat Roll)."""

from __future__ import annotations

from functools import lru_cache

from core.games.clash.content.dice import CLASH, FACES, SIDES
from core.games.clash.moves import UnitCounts

Keys = tuple[int, ...]
"""Faces (from 0) with icons that activate something, sorted: no more of an icon than there are units for it."""
Rolls = dict[tuple[int, Keys], float]
"""(sum of the dice, such faces) -> chance."""


@lru_cache(maxsize=1024)
def roll_chances(dice: int, units: UnitCounts) -> tuple[tuple[int, int, float], ...]:
    """Return (Combat Value of dice and clash abilities, hits cancelled, chance) of a roll."""
    room = {kind: number for kind, number in units if kind in CLASH}
    faces: dict[tuple[int, int], float] = {}
    for number, (value, icon) in enumerate(FACES):
        key = -1
        if icon in room:
            # Where the die counts, all faces with the icon do the same.
            key = number if CLASH[icon].ignores_die else next(i for i, face in enumerate(FACES) if face.icon == icon)
        faces[value, key] = faces.get((value, key), 0.0) + 1 / SIDES
    rolls: Rolls = {(0, ()): 1.0}
    for _ in range(dice):
        following: Rolls = {}
        known: dict[Keys, list[tuple[int, Keys, float]]] = {}
        for (value, keys), chance in rolls.items():
            ways = known.get(keys)
            if ways is None:
                ways = known[keys] = [
                    (more, keys if key < 0 else _with(keys, key, room), p) for (more, key), p in faces.items()
                ]
            for more, shown, p in ways:
                roll = (value + more, shown)
                following[roll] = following.get(roll, 0.0) + chance * p
        rolls = following
    for kind, number in room.items():
        if CLASH[kind].rerolls:
            rolls = _rerolled(rolls, kind, number, faces, room)
    result: dict[tuple[int, int], float] = {}
    for (value, keys), chance in rolls.items():
        outcome = _activated(value, keys)
        result[outcome] = result.get(outcome, 0.0) + chance
    return tuple((value, cancelled, chance) for (value, cancelled), chance in result.items())


def _with(keys: Keys, key: int, room: dict[str, int]) -> Keys:
    """Return the faces with one more; the highest of its icon goes if there are more than units."""
    icon = FACES[key].icon
    same = [k for k in keys if FACES[k].icon == icon]
    if len(same) < room[icon]:
        return tuple(sorted((*keys, key)))
    if key >= same[-1]:
        return keys
    rest = list(keys)
    rest.remove(same[-1])
    return tuple(sorted((*rest, key)))


def _rerolled(
    rolls: Rolls, kind: str, number: int, faces: dict[tuple[int, int], float], room: dict[str, int]
) -> Rolls:
    """Return the rolls after up to `number` dice with this icon were rolled again until another icon showed."""
    others = {face: p for face, p in faces.items() if face[1] < 0 or FACES[face[1]].icon != kind}
    whole = sum(others.values())
    for _ in range(number):
        following: Rolls = {}
        for (value, keys), chance in rolls.items():
            due = next((key for key in keys if FACES[key].icon == kind), None)
            if due is None:
                following[value, keys] = following.get((value, keys), 0.0) + chance
                continue
            kept = list(keys)
            kept.remove(due)
            rest = tuple(kept)
            for (again, key), p in others.items():
                roll = (value - FACES[due].value + again, _with(rest, key, room) if key >= 0 else rest)
                following[roll] = following.get(roll, 0.0) + chance * p / whole
        rolls = following
    return rolls


def _activated(value: int, keys: Keys) -> tuple[int, int]:
    """Return (Combat Value, hits cancelled) of a roll."""
    cancelled = 0
    for key in keys:
        number, icon = FACES[key]
        ability = CLASH[icon]
        value += ability.bonus - (number if ability.ignores_die else 0)
        cancelled += ability.cancels
    return value, cancelled
