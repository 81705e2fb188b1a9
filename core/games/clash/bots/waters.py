"""Which seas Ships can come to: those of their harbours, with Navigation all that touch the edge of the board, and how fast."""

from __future__ import annotations

from core.games.clash.board import SEA, UNREVEALED, Board, Terrain, Ways

EDGE = ("edge_seas",)
"""The key under which the seas at the edge of the board are kept."""
PASSAGES = ("passages",)
"""The key under which the seas beside each other along the edge of the board are kept."""


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


def voyages(board: Board, ways: Ways, terrain: Terrain, seas: set[int], rounds: bool) -> dict[int, int]:
    """Return the moves in which Ships come to one of these groups of Sea spaces, by their own group: 1 in the same one.

    With Navigation (`rounds`) a move leads no farther than to the next sea along the edge.
    """
    found = dict.fromkeys(seas, 1)
    if not rounds:
        return found
    beside = ways.memo.get(PASSAGES)
    if beside is None:
        beside = ways.memo[PASSAGES] = _passages(board, ways, terrain)
    moves = 1
    front = seas
    while front:
        # By the first passage a Ship comes to the space itself, by each further one a sea nearer.
        front = {other for sea in front for other in beside.get(sea, ()) if other not in found}
        found |= dict.fromkeys(front, moves)
        moves += 1
    return found


def _passages(board: Board, ways: Ways, terrain: Terrain) -> dict[int, set[int]]:
    """Return the groups of Sea spaces next to each along the edge of the board; unrevealed regions part them."""
    beside: dict[int, set[int]] = {}
    ring = [space for space in board.edge if terrain[space] == UNREVEALED or ways.sea_group[space] >= 0]
    for one, other in zip(ring, ring[1:] + ring[:1], strict=True):
        pair = ways.sea_group[one], ways.sea_group[other]
        if UNREVEALED not in (terrain[one], terrain[other]) and pair[0] != pair[1]:
            beside.setdefault(pair[0], set()).add(pair[1])
            beside.setdefault(pair[1], set()).add(pair[0])
    return beside
