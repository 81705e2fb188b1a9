"""Prunes the moves of a kind to those worth a look."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from core.games.clash.board import SEA, UNREVEALED
from core.games.clash.goods import Goods
from core.games.clash.moves import Collect, MoveUnits, Recruit
from core.games.clash.rules.collect import harvest
from core.games.clash.state import State
from core.games.clash.units import ARMY, SETTLER, SHIP

SETTLERS = 2
"""More Settlers are never recruited at once."""


def few_collects(moves: Iterable[Collect], worth: Callable[[int, Goods], float]) -> list[Collect]:
    """Return the best harvest of each city."""
    best: dict[tuple[int, str], tuple[float, Collect]] = {}
    for move in moves:
        key = (move.city, move.using)
        value = worth(move.city, harvest(move))
        known = best.get(key)
        if known is None or value > known[0]:
            best[key] = (value, move)
    return [move for _, move in best.values()]


def few_recruits(moves: Iterable[Recruit]) -> list[Recruit]:
    """Return the recruitments of a sensible size: up to two Settlers, three Infantry, one Ship, and pairs of these."""
    result = []
    for move in moves:
        units = dict(move.units)
        if units.get(SETTLER, 0) > SETTLERS or units.get(SHIP, 0) > 1:
            continue
        if len(units) > 2 or (len(units) == 2 and sum(units.values()) > 3):
            continue
        result.append(move)
    return result


def few_moves(state: State, seat: int, moves: Iterable[MoveUnits]) -> list[MoveUnits]:
    """Return one move for each kind of group that makes sense: a Settler, an army whole or less one, a Ship with all cargo."""
    result = []
    terrain = state.terrain
    have: dict[int, tuple[int, int]] = {}
    for move in moves:
        start, end = move.path[0], move.path[-1]
        counts = have.get(start)
        if counts is None:
            army = cargo = 0
            for owner, kind, _, number in state.units[start]:
                if owner == seat:
                    if kind in ARMY:
                        army += number
                    if kind != SHIP:
                        cargo += number
            counts = have[start] = (army, cargo)
        army = settlers = ships = 0
        for kind, _, number in move.units:
            if kind in ARMY:
                army += number
            elif kind == SETTLER:
                settlers += number
            else:
                ships += number
        if ships:
            if ships == 1 and army + settlers in (0, counts[1]) and (terrain[end] == SEA or terrain[end] == UNREVEALED):
                result.append(move)
        elif settlers:
            if settlers == 1 and army <= (1 if counts[0] > 1 else 0):
                result.append(move)
        elif army in (counts[0], counts[0] - 1) or (army == 1 and counts[0] > 2):
            result.append(move)
    return result
