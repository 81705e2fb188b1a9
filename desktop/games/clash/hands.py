"""What hands do on the board: lift a group, see where it may go, put it down. All answers come from the engine."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator

import msgspec

from core.games.clash.board import SEA
from core.games.clash.frames import MarchFrame
from core.games.clash.moves import March, MoveUnits
from core.games.clash.state import State
from core.games.clash.units import ARMY, BARBARIANS, MOVED, SETTLER, SHIP
from desktop.board.model import BARBARIAN, DragGroup
from desktop.games.clash.picture import tokens_of

Kinds = tuple[tuple[str, int], ...]


def kinds_of(move: MoveUnits) -> Kinds:
    """Return (kind, count) of what moves, sorted."""
    counts: dict[str, int] = {}
    for kind, _, number in move.units:
        counts[kind] = counts.get(kind, 0) + number
    return tuple(sorted(counts.items()))


def lifted(view: State, seat: int, space: int, icon: str, single: bool) -> Kinds:
    """Return what a hand lifts at a space: with `single` one unit of the kind under it.

    Else an Army unit brings all Army units, a Settler comes alone, and anything else (a Ship with its cargo, the pennant,
    the ground) brings all units.
    """
    have = dict(tokens_of(view.units.get(space, ()), seat))
    if not have:
        return ()
    if single:
        kind = icon if icon in have else next(iter(have))
        return ((kind, 1),)
    if icon == SETTLER and SETTLER in have:
        return ((SETTLER, 1),)
    if icon in ARMY and icon in have:
        return tuple(sorted((kind, number) for kind, number in have.items() if kind in ARMY))
    return tuple(sorted(have.items()))


def with_one_more(view: State, seat: int, space: int, kinds: Kinds, icon: str) -> Kinds:
    """Return what is held with one more unit of a kind, if one is left on the space."""
    held = dict(kinds)
    if held.get(icon, 0) < dict(tokens_of(view.units.get(space, ()), seat)).get(icon, 0):
        held[icon] = held.get(icon, 0) + 1
    return tuple(sorted(held.items()))


def drag_group(space: int, kinds: Kinds, seat: int, sea: bool) -> DragGroup:
    """Return the group as the board shows it in the hand."""
    return DragGroup(space, BARBARIAN if seat == BARBARIANS else seat, kinds, sea)


def candidates(moves: Iterable[MoveUnits], start: int, kinds: Kinds, by_roads: bool = False) -> dict[int, MoveUnits]:
    """Return destination -> the plainest legal move of these units from a space.

    Plain moves come before those by Roads (with `by_roads` the other way round), fresh units before marked ones.
    """
    best: dict[int, tuple[tuple[bool, int, int], MoveUnits]] = {}
    for move in moves:
        if move.path[0] != start or kinds_of(move) != kinds:
            continue
        rank = (move.roads is not by_roads, len(move.path), sum(marks * number for _, marks, number in move.units))
        end = move.path[-1]
        if end not in best or rank < best[end][0]:
            best[end] = (rank, move)
    return {end: move for end, (_, move) in best.items()}


def attempt(view: State, seat: int, start: int, end: int, kinds: Kinds) -> MoveUnits:
    """Return the move that a hand means, though it may be illegal: fresh units first."""
    units: list[tuple[str, int, int]] = []
    for kind, number in kinds:
        left = number
        groups = sorted(g for g in view.units.get(start, ()) if g[0] == seat and g[1] == kind)
        for _, _, marks, count in sorted(groups, key=lambda g: (g[2] & MOVED, g[2])):
            taken = min(left, count)
            if taken:
                units.append((kind, marks, taken))
                left -= taken
    return MoveUnits((start, end), tuple(sorted(units)))


def way_of(view: State, move: MoveUnits | March, end: int) -> tuple[int, ...]:
    """Return the spaces that a move leads over to a space, as the board shows it: of Ships the Sea spaces between.

    Round the edge of the board (Navigation) no way is drawn but the straight one.
    """
    if isinstance(move, March):
        return (move.start, move.end)
    if not sails(move):
        return (*move.path[:-1], end)
    start, board = move.path[0], view.geometry()
    came: dict[int, int] = {start: start}
    waiting = deque([start])
    while waiting and end not in came:
        at = waiting.popleft()
        for other in board.neighbours[at]:
            if other not in came and (view.terrain[other] == SEA or other == end):
                came[other] = at
                waiting.append(other)
    if end not in came:
        return (start, end)
    way = [end]
    while way[-1] != start:
        way.append(came[way[-1]])
    return tuple(reversed(way))


def region_spaces(view: State, space: int) -> tuple[int, ...]:
    """Return all spaces of the unrevealed region that a space belongs to (the space itself where there is none)."""
    board = view.geometry()
    slot = board.slot_of[space]
    if slot < 0 or view.terrain[space] != "unrevealed":
        return (space,)
    return board.slots[slot]


def marching(view: State, moves: Iterable[March]) -> dict[int, set[int]]:
    """Return start -> the spaces to which the Barbarian army there may march."""
    found: dict[int, set[int]] = {}
    if view.frames and isinstance(view.frames[-1], MarchFrame):
        for move in moves:
            found.setdefault(move.start, set()).add(move.end)
    return found


def ends_of(moves: Iterable[object]) -> Iterator[int]:
    """Yield where units may go."""
    for move in moves:
        if isinstance(move, MoveUnits):
            yield move.path[-1]
        elif isinstance(move, March):
            yield move.end


def sails(move: MoveUnits) -> bool:
    """Return whether Ships move."""
    return any(kind == SHIP for kind, _, _ in move.units)


def place_of(move: msgspec.Struct | None) -> int:
    """Return the space that a move is about, -1 if none."""
    for field in ("space", "city", "target", "end"):
        value = getattr(move, field, -1)
        if isinstance(value, int) and value >= 0:
            return value
    path = getattr(move, "path", ())
    return path[-1] if path else -1
