"""Which players are near one another, and what one could learn from the other (Action Cards; Glossary: Spaces)."""

from __future__ import annotations

from core.games.clash.content.powers import AdvanceCard
from core.games.clash.rules.advance import obtainable
from core.games.clash.state import State

REACH = 2
"""Spaces between any unit or city of the one and any of the other."""


def presence(state: State, seat: int) -> set[int]:
    """Return the spaces with a unit or city of the seat."""
    spaces = {space for space, city in state.cities.items() if city.owner == seat}
    spaces.update(space for space, groups in state.units.items() if any(group[0] == seat for group in groups))
    return spaces


def near(state: State, seat: int) -> set[int]:
    """Return the spaces within reach of a unit or city of the seat."""
    ways = state.geometry().ways(state.terrain)
    return {space for own in presence(state, seat) for space in ways.within(own, REACH)}


def neighbours(state: State, seat: int) -> list[int]:
    """Return the seats of the players within reach."""
    spaces = near(state, seat)
    others = [other for other in range(len(state.players)) if other != seat]
    return [other for other in others if not spaces.isdisjoint(presence(state, other))]


def learnable(state: State, seat: int, other: int) -> tuple[AdvanceCard, ...]:
    """Return the Advances of another player that the seat could have."""
    owned = state.players[other].advances
    return tuple([card for card in obtainable(state.players[seat]) if card.mask & owned])


def teachers(state: State, seat: int) -> list[int]:
    """Return the seats of the players within reach who own an Advance that the seat could have."""
    able = [other for other in range(len(state.players)) if other != seat and learnable(state, seat, other)]
    if not able:
        return []
    found = neighbours(state, seat)
    return [other for other in able if other in found]
