"""Which seas Ships can come to: those of their harbours, with Navigation all that touch the edge of the board."""

from __future__ import annotations

from core.games.clash.board import SEA, Board, Terrain, Ways

EDGE = ("edge_seas",)
"""The key under which the seas at the edge of the board are kept."""


def sailed(board: Board, ways: Ways, seas: set[int], rounds: bool) -> set[int]:
    """Return the groups of Sea spaces to which Ships from these come, unrevealed regions at the edge aside."""
    if not rounds or not seas:
        return seas
    edge: set[int] | None = ways.memo.get(EDGE)
    if edge is None:
        edge = ways.memo[EDGE] = {ways.sea_group[space] for space in board.edge} - {-1}
    return seas | edge if seas & edge else seas


def shore(ways: Ways, terrain: Terrain, space: int, distance: int) -> set[int]:
    """Return the groups of Sea spaces from which a space is within this distance."""
    key = ("shore", space, distance)
    found: set[int] | None = ways.memo.get(key)
    if found is None:
        found = ways.memo[key] = {ways.sea_group[near] for near in ways.within(space, distance) if terrain[near] == SEA}
    return found
