"""Dice, Combat Value and cancelled hits of a battle (Combat Roll, Remove Casualties). Pure functions of state and frame.

What is rolled and what is explained come from the same parts, so that the sums always agree.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from core.engine.decision import Part
from core.games.clash.content.buildings import BUILDINGS
from core.games.clash.content.dice import CLASH, FACES
from core.games.clash.content.powers import BY_BIT
from core.games.clash.frames import BattleFrame
from core.games.clash.moments import ATTACKER_VALUE, CANCELS, COMBAT_VALUE
from core.games.clash.moves import UnitCounts
from core.games.clash.state import City, State
from core.games.clash.units import ARMY, SHIP, Groups

BEFORE, PLAY, REVEAL, ROLL, CASUALTIES, CHECK, AFTER, CLAIMS = range(8)
"""The steps of a battle's frame (combat.py)."""
HIT = 5
"""Combat Value for a hit."""


def battle_city(state: State, frame: BattleFrame) -> City | None:
    """Return the city that is attacked, None if there is none."""
    city = None if frame.naval else state.cities.get(frame.space)
    return city if city is not None and city.owner == frame.defender else None


def counts(groups: Groups, owner: int) -> UnitCounts:
    """Return (kind, count) of all units of the owner there."""
    found: dict[str, int] = {}
    for group in groups:
        if group[0] == owner:
            found[group[1]] = found.get(group[1], 0) + group[3]
    return tuple(sorted(found.items())) if len(found) > 1 else tuple(found.items())


@lru_cache(maxsize=1024)
def fighters(units: UnitCounts, naval: bool) -> UnitCounts:
    """Return those of the units that fight: Army units on land, Ships at sea."""
    if naval:
        return tuple(unit for unit in units if unit[0] == SHIP)
    return tuple(unit for unit in units if unit[0] in ARMY)


def total(units: UnitCounts) -> int:
    """Return how many units these are."""
    number = 0
    for unit in units:
        number += unit[1]
    return number


def summed(parts: tuple[Part, ...]) -> int:
    """Return the sum of the parts."""
    number = 0
    for part in parts:
        number += part.value
    return number


class Clash(NamedTuple):
    """What a roll gives: the dice that count, clash bonuses by kind of unit, cancels, and each die's effect."""

    value: int
    bonuses: tuple[tuple[str, int], ...]
    cancels: tuple[tuple[str, int], ...]
    effects: tuple[str, ...]
    """The kind of unit that each die activates, "" for none."""


@lru_cache(maxsize=8192)
def clash(dice: tuple[int, ...], units: UnitCounts) -> Clash:
    """Return what these faces give for these units: each unit is activated at most once, each icon activates one unit.

    Of several dice that would not count (Elephants) the lowest ones are taken: faces are numbered by value.
    """
    left = {kind: number for kind, number in units if kind in CLASH}
    value = 0
    bonuses: dict[str, int] = {}
    cancels: dict[str, int] = {}
    effects = [""] * len(dice)
    order: Iterable[int] = range(len(dice))
    if any(CLASH[kind].ignores_die for kind in left):
        order = sorted(order, key=dice.__getitem__)
    for position in order:
        number, icon = FACES[dice[position] - 1]
        value += number
        if left.get(icon):
            ability = CLASH[icon]
            if ability.rerolls:
                # Such a die has been rolled again already; another one keeps its value.
                continue
            left[icon] -= 1
            effects[position] = icon
            if ability.ignores_die:
                value -= number
            if ability.bonus:
                bonuses[icon] = bonuses.get(icon, 0) + ability.bonus
            if ability.cancels:
                cancels[icon] = cancels.get(icon, 0) + ability.cancels
    return Clash(value, tuple(bonuses.items()), tuple(cancels.items()), tuple(effects))


@lru_cache(maxsize=256)
def defences(buildings: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    """Return (building, dice and hits cancelled) of those that defend in the first round (Fortress)."""
    return tuple((kind, BUILDINGS[kind].defence) for kind in buildings if BUILDINGS[kind].defence)


def is_fortified(frame: BattleFrame, side: int) -> bool:
    """Return whether a building defends the side this round, even if Siegecraft took its powers."""
    return side == 1 and frame.round == 1 and bool(frame.buildings) and bool(defences(frame.buildings))


def dice_number(frame: BattleFrame, side: int) -> int:
    """Return how many dice the side rolls this round."""
    number = total(frame.sides[side].units)
    if side == 1 and frame.round == 1 and frame.buildings and not frame.no_die:
        for _, dice in defences(frame.buildings):
            number += dice
    for whose, _, dice in frame.round_dice:
        if whose == side:
            number += dice
    return number


def dice_parts(frame: BattleFrame, seat: int) -> tuple[Part, ...]:
    """Return the dice that a side rolls this round, by source: for each kind of unit, buildings, cards."""
    side = frame.side_of(seat)
    parts = [Part(kind, number, "Combat Roll") for kind, number in frame.sides[side].units]
    if is_fortified(frame, side) and not frame.no_die:
        parts += [Part(kind, dice, "Fortress") for kind, dice in defences(frame.buildings)]
    parts += [Part(source, dice, "Combat Roll") for whose, source, dice in frame.round_dice if whose == side]
    return tuple(parts)


def clash_units(frame: BattleFrame, side: int) -> UnitCounts:
    """Return the units of a side whose clash abilities work this round."""
    if frame.no_clash and any(whose == side for whose, _ in frame.no_clash):
        return ()
    return frame.sides[side].units


def side_clash(frame: BattleFrame, side: int) -> Clash:
    """Return what the side's dice give."""
    return clash(frame.sides[side].dice, clash_units(frame, side))


def bonus_parts(state: State, frame: BattleFrame, seat: int) -> tuple[Part, ...]:
    """Return what is added to a side's dice this round, by source: bought bonuses, cards and powers, clash abilities not."""
    side = frame.side_of(seat)
    parts = [
        Part(source, bonus, "Combat") for whose, source, bonus in frame.bonuses + frame.round_bonuses if whose == side
    ]
    if seat >= 0:
        for bit, hook in COMBAT_VALUE.sources(state.players[seat].powers):
            bonus = hook(state, frame, seat)
            if bonus:
                parts.append(Part(BY_BIT[bit], bonus, "Combat"))
    if side == 0 and frame.defender >= 0:
        for bit, change in ATTACKER_VALUE.sources(state.players[frame.defender].powers):
            bonus = change(state, frame)
            if bonus:
                parts.append(Part(BY_BIT[bit], bonus, "Combat"))
    return tuple(parts)


def value_parts(state: State, frame: BattleFrame, seat: int) -> tuple[Part, ...]:
    """Return the parts of the Combat Value of a side (its owner's seat, or BARBARIANS) this round, by source.

    Their sum is never below 0. Empty for a side that rolls nothing.
    """
    side = frame.side_of(seat)
    if not frame.sides[side].dice:
        return ()
    roll = side_clash(frame, side)
    parts = [Part("dice", roll.value, "Combat Roll")]
    for kind, bonus in roll.bonuses:
        parts.append(Part(f"clash_{kind}", bonus, "Combat Roll"))
    parts += bonus_parts(state, frame, seat)
    result = tuple(parts)
    below = summed(result)
    return result if below >= 0 else (*result, Part("not_below_zero", -below, "Combat Roll"))


def cancel_parts(state: State, frame: BattleFrame, seat: int) -> tuple[Part, ...]:
    """Return the enemy hits that a side can cancel this round, by source.

    Cancelling by Fortress and powers is optional by the rules, but declining never helps: it always happens.
    """
    side = frame.side_of(seat)
    parts: list[Part] = []
    if side == 1 and frame.round == 1 and frame.buildings and not frame.no_cancel:
        for kind, hits in defences(frame.buildings):
            parts.append(Part(kind, hits, "Fortress"))
    for kind, hits in side_clash(frame, side).cancels:
        parts.append(Part(f"clash_{kind}", hits, "Combat Roll"))
    for whose, source, hits in frame.round_cancels:
        if whose == side:
            parts.append(Part(source, hits, "Remove Casualties"))
    if seat >= 0:
        for bit, hook in CANCELS.sources(state.players[seat].powers):
            hits = hook(state, frame, seat)
            if hits:
                parts.append(Part(BY_BIT[bit], hits, "Remove Casualties"))
    return tuple(parts)


def hits(state: State, frame: BattleFrame, side: int) -> int:
    """Return the hits that a side scores with its present dice: after cancelling, at most the enemy's fighting units."""
    scorer, target = frame.sides[side], frame.sides[1 - side]
    value = summed(value_parts(state, frame, scorer.owner))
    cancelled = summed(cancel_parts(state, frame, target.owner))
    return min(max(0, value // HIT - cancelled), total(target.units))
