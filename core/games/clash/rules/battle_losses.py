"""Giving up units in a battle: by the hits of a roll or by cards. What a side lost is kept in the battle's frame."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from core.games.clash.frames import BattleFrame, Side
from core.games.clash.moments import ClashStep
from core.games.clash.moves import UnitCounts
from core.games.clash.rules.battle_value import ROLL, counts, fighters, total
from core.games.clash.state import State, set_units
from core.games.clash.units import take

CASUALTIES_ASKED = "casualties"
NOTHING_DUE = (0, 0)


def give_up(step: ClashStep, frame: BattleFrame) -> BattleFrame:
    """Let both sides give up the units that are due: they choose (the defender first), then all are removed together."""
    for index in (1, 0):
        side, number = frame.sides[index], frame.due[index]
        if not number or side.chosen:
            continue
        units = standing(side)
        if number >= total(units):
            frame = with_chosen(frame, index, units)
        elif len(units) == 1:
            frame = with_chosen(frame, index, ((units[0][0], number),))
        else:
            frame = replace(frame, asks=CASUALTIES_ASKED, asked=index)
            step.replace(frame)
            return frame
    for index in (0, 1):
        if frame.sides[index].chosen:
            frame = _removed(step, frame, index)
    frame = replace(frame, due=NOTHING_DUE)
    step.replace(frame)
    return frame


def wounded(frame: BattleFrame, index: int, number: int = 1) -> BattleFrame:
    """Return the battle in which a side has to give up that many units, as far as it has them."""
    due = min(number, total(standing(frame.sides[index])))
    return replace(frame, due=(due, frame.due[1]) if index == 0 else (frame.due[0], due))


def standing(side: Side) -> UnitCounts:
    """Return the units of a side that have not fallen."""
    return minus(side.units, side.lost) if side.lost else side.units


def lost_this_round(side: Side) -> int:
    """Return how many fighting units a side lost this round, by whatever."""
    return side.early + total(side.lost)


def minus(units: UnitCounts, lost: UnitCounts) -> UnitCounts:
    """Return the units without those that are lost."""
    gone = dict(lost)
    return tuple([(kind, left) for kind, number in units if (left := number - gone.get(kind, 0)) > 0])


def plus(units: UnitCounts, more: UnitCounts) -> UnitCounts:
    """Return the units and the others together."""
    if not units:
        return more
    found = dict(units)
    for kind, number in more:
        found[kind] = found.get(kind, 0) + number
    return tuple(sorted(found.items()))


def with_side(frame: BattleFrame, index: int, side: Side) -> BattleFrame:
    """Return the battle with one side exchanged."""
    return replace(frame, sides=(side, frame.sides[1]) if index == 0 else (frame.sides[0], side))


def with_chosen(frame: BattleFrame, index: int, units: UnitCounts) -> BattleFrame:
    """Return the battle in which a side has chosen what it gives up."""
    return with_side(frame, index, replace(frame.sides[index], chosen=units))


def with_fallen(frame: BattleFrame, index: int, units: UnitCounts) -> BattleFrame:
    """Return the battle with these units counted among a side's losses."""
    side = frame.sides[index]
    return with_side(frame, index, replace(side, fallen=plus(side.fallen, units)))


def _removed(step: ClashStep, frame: BattleFrame, index: int) -> BattleFrame:
    """Return the battle after the chosen units were taken off the board."""
    side = frame.sides[index]
    units = side.chosen
    lose(step, frame, index, units)
    fallen = plus(side.fallen, units)
    if frame.step < ROLL:
        side = replace(side, units=minus(side.units, units), early=side.early + total(units), chosen=(), fallen=fallen)
    else:
        side = replace(side, lost=plus(side.lost, units), chosen=(), fallen=fallen)
    return with_side(frame, index, side)


def lose(step: ClashStep, frame: BattleFrame, index: int, units: UnitCounts, key: str = "battle_casualties") -> None:
    """Take the units of a side off the board."""
    state = step.state
    owner = frame.sides[index].owner
    groups = state.units.get(frame.space, ())
    for kind, number in units:
        groups = take(groups, owner, kind, number)
    set_units(state, frame.space, groups)
    step.write(key, owner, side=index, round=frame.round, space=frame.space, units=units)


def left(state: State, frame: BattleFrame, index: int) -> UnitCounts:
    """Return the units of a side that can still fight."""
    return fighters(counts(state.units.get(frame.space, ()), frame.sides[index].owner), frame.naval)


# ---------------------------------------------------------------- the answer
def due(frame: BattleFrame) -> tuple[UnitCounts, int]:
    """Return the units of the side that is asked, and how many of them it has to give up."""
    return standing(frame.sides[frame.asked]), frame.due[frame.asked]


def selections(units: UnitCounts, number: int) -> Iterator[UnitCounts]:
    """Yield the ways to take this many of the units, each once."""
    if not units:
        if not number:
            yield ()
        return
    kind, have = units[0]
    for taken in range(min(have, number), -1, -1):
        for rest in selections(units[1:], number - taken):
            yield ((kind, taken), *rest) if taken else rest


def tidy(units: UnitCounts) -> UnitCounts:
    """Return the units with each kind once, sorted, without zeros."""
    found: dict[str, int] = {}
    for kind, number in units:
        found[kind] = found.get(kind, 0) + number
    return tuple(sorted((kind, number) for kind, number in found.items() if number))
