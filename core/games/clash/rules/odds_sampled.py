"""Chances of battles too large to be followed exactly: fought many times with dice of their own (Game.odds).

The dice come from a generator whose seed follows from the battle, so that the same battle is always told the same chances.
"""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import TYPE_CHECKING
from zlib import crc32

from core.games.clash.content.dice import CLASH, FACES, SIDES
from core.games.clash.moves import UnitCounts
from core.games.clash.rules.battle_value import HIT, clash, total

if TYPE_CHECKING:
    from core.games.clash.rules.odds import Both, Result, Terms

SAMPLES = 1500
ROUNDS = 60
"""A battle that nobody won by then has no end: it counts as one in which both fall."""
_FACES = range(1, SIDES + 1)
ERROR = 1.96 * sqrt(0.25 / SAMPLES)
"""The 95 % half-width of a sampled chance, at most."""


def sampled(attackers: UnitCounts, defenders: UnitCounts, first: Both, later: Both) -> Result:
    """Return the result of a battle fought SAMPLES times; units are in the order in which they are given up."""
    generator = Random(crc32(repr((attackers, defenders, first, later)).encode()))
    sums = [0.0] * 5
    for _ in range(SAMPLES):
        for index, value in enumerate(_once(generator, attackers, defenders, first, later)):
            sums[index] += value
    win, lose, neither, own, enemy = (value / SAMPLES for value in sums)
    return win, lose, neither, own, enemy


def _once(generator: Random, attackers: UnitCounts, defenders: UnitCounts, first: Both, later: Both) -> tuple[int, ...]:
    """Return (won, lost, both fell, losses of the attacker, of the defender) of one battle."""
    sides = [attackers, defenders]
    start = total(attackers), total(defenders)
    terms = first
    for _ in range(ROUNDS):
        alone = not sides[1]
        many, few = total(sides[0]), total(sides[1])
        (scored, cancels), (against, cancelled) = (_roll(generator, sides[index], terms[index]) for index in (0, 1))
        fallen = [min(many, max(0, against - cancels)), min(few, max(0, scored - cancelled))]
        for index in (0, 1):
            pursuer, prey = terms[index], 1 - index
            if pursuer.pursuit and fallen[prey] < total(sides[prey]) and fallen[prey] - fallen[index] + pursuer.lead >= 0:
                fallen[prey] += generator.random() < pursuer.pursuit
        sides = [without(sides[index], fallen[index]) for index in (0, 1)]
        losses = start[0] - total(sides[0]), start[1] - total(sides[1])
        if not sides[0]:
            return (0, 1, 0, *losses) if alone or sides[1] else (0, 0, 1, *losses)
        if alone or not sides[1]:
            return (1, 0, 0, *losses)
        terms = later
    return (0, 0, 1, start[0] - total(sides[0]), start[1] - total(sides[1]))


def _roll(generator: Random, units: UnitCounts, terms: Terms) -> tuple[int, int]:
    """Return (hits before cancelling, hits that it cancels) of a side's roll."""
    fighting = units if terms.clash else ()
    dice = generator.choices(_FACES, k=total(units) + terms.dice)
    if not dice:
        return 0, terms.cancels
    for kind, number in fighting:
        if kind in CLASH and CLASH[kind].rerolls:
            for place in [place for place, face in enumerate(dice) if FACES[face - 1].icon == kind][:number]:
                while FACES[dice[place] - 1].icon == kind:
                    dice[place] = generator.choice(_FACES)
    roll = clash(tuple(sorted(dice)), tuple(sorted(fighting)))
    value = roll.value + sum(bonus for _, bonus in roll.bonuses) + terms.bonus
    return max(0, value) // HIT, sum(number for _, number in roll.cancels) + terms.cancels


def without(units: UnitCounts, lost: int) -> UnitCounts:
    """Return the units after the first `lost` of them fell."""
    result = []
    for kind, number in units:
        fallen = min(number, lost)
        lost -= fallen
        if number > fallen:
            result.append((kind, number - fallen))
    return tuple(result)
