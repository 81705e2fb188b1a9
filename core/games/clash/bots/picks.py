"""Prunes the moves of a kind to those worth a look."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from core.games.clash.board import SEA, UNREVEALED
from core.games.clash.bots.hand import COMBAT
from core.games.clash.bots.troops import Troops
from core.games.clash.content.action_cards.deck import ACTION_CARDS
from core.games.clash.goods import Goods
from core.games.clash.moves import Collect, Influence, MoveUnits, Play, Recruit
from core.games.clash.rules.collect import harvest
from core.games.clash.rules.influence import fee
from core.games.clash.state import State, city_count, units_on_board
from core.games.clash.units import ARMY, SETTLER, SHIP

SETTLERS = 2
"""So many Settlers are held at most to found cities."""


def few_collects(moves: Iterable[Collect], worth: Callable[[int, Goods], float]) -> list[Collect]:
    """Return the best harvest of each city, and the best with each card."""
    best: dict[tuple[int, str, str], tuple[float, Collect]] = {}
    for move in moves:
        key = (move.city, move.using, move.card)
        value = worth(move.city, harvest(move))
        known = best.get(key)
        if known is None or value > known[0]:
            best[key] = (value, move)
    return [move for _, move in best.values()]


def few_recruits(state: State, seat: int, moves: Iterable[Recruit], most: Troops) -> list[Recruit]:
    """Return the recruitments of a sensible size: a Settler, some Infantry, a Ship, a Settler with an Infantry."""
    settlers = units_on_board(state, seat, SETTLER)
    wanted = (most.settlers if most.settlers > SETTLERS else min(SETTLERS, 7 - city_count(state, seat))) - settlers
    ships = units_on_board(state, seat, SHIP)
    result = []
    for move in moves:
        units = move.units
        kind, number = units[0]
        if len(units) == 2:
            if units == (("infantry", 1), ("settler", 1)) and wanted > 0:
                result.append(move)
        elif len(units) == 1:
            if kind == SETTLER:
                if (number == 1 and wanted > 0) or (number <= wanted and most.settlers > SETTLERS):
                    result.append(move)
            elif kind == SHIP:
                if ships + number <= most.ships:
                    result.append(move)
            elif number <= most.army:
                result.append(move)
    return result


def few_influences(state: State, moves: Iterable[Influence]) -> list[Influence]:
    """Return one attempt for each target: from the city whose range costs least."""
    best: dict[tuple[int, str, str], tuple[int, Influence]] = {}
    for move in moves:
        key = (move.target, move.using, move.card)
        cost = fee(state, state.cities[move.city].owner, move)
        known = best.get(key)
        if known is None or cost < known[0]:
            best[key] = (cost, move)
    return [move for _, move in best.values()]


def few_plays(moves: Iterable[Play]) -> list[Play]:
    """Return one card for each civil half: of two the one whose combat half is worth less."""
    best: dict[str, Play] = {}
    for move in moves:
        card = ACTION_CARDS.get(move.card)
        half = card.civil if card is not None else move.card
        known = best.get(half)
        if known is None or (card is not None and COMBAT[card.combat] < COMBAT[ACTION_CARDS[known.card].combat]):
            best[half] = move
    return list(best.values())


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
