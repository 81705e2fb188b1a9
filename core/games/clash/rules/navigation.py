"""Where Ships can sail: their group of Sea spaces, and round the edge of the board (Ship Movement, Navigation)."""

from __future__ import annotations

from typing import NamedTuple

from core.games.clash.board import UNREVEALED, Board, Ways
from core.games.clash.rules.groups import Scene, navigates

SEAS = ("seas",)
"""The key under which the Sea spaces of a terrain are kept."""


class Slot(NamedTuple):
    """An unrevealed region that a Ship can explore."""

    near: bool
    """It lies beside the Sea spaces that the Ship can reach without Navigation."""
    doors: tuple[int, ...]
    """Its spaces by which the Ship can enter from outside the board."""


class Sailing(NamedTuple):
    """What a Ship can reach in one move."""

    free: tuple[int, ...]
    """The spaces of its own group of Sea spaces that it can pass, its start among them."""
    ends: dict[int, bool]
    """Destination -> whether enemy Ships are there; in order of spaces."""
    slots: dict[int, Slot]
    """The regions it can explore, in order of their numbers."""


class Landfall(NamedTuple):
    """What comes first along the edge of the board in one direction."""

    entrances: tuple[int, ...]
    """The edge spaces of the first other group of Sea spaces."""
    slot: int
    """The unrevealed region that comes first; -1 if Sea does."""
    doors: tuple[int, ...]


def sailing(scene: Scene, start: int) -> Sailing:
    """Return what a Ship of the seat on this Sea space can reach."""
    memo = scene.ways.memo
    seas: tuple[int, ...] | None = memo.get(SEAS)
    if seas is None:
        seas = memo[SEAS] = tuple(space for space, group in enumerate(scene.ways.sea_group) if group >= 0)
    units = scene.state.units
    blocked = tuple([space for space in seas if space in units and scene.hostile(space)])
    rounds = navigates(scene.powers)
    key = ("sailing", start, blocked, rounds)
    found: Sailing | None = memo.get(key)
    if found is None:
        if len(memo) > 1024:
            memo.clear()
        found = memo[key] = _sailing(scene.board, scene.ways, scene.terrain, start, frozenset(blocked), rounds)
    return found


def _sailing(
    board: Board, ways: Ways, terrain: tuple[str, ...], start: int, blocked: frozenset[int], rounds: bool
) -> Sailing:
    free, fights = _flood(ways, (start,), blocked)
    ends = dict.fromkeys(free, False) | dict.fromkeys(fights, True)
    near = {
        board.slot_of[other]
        for space in free
        for other in board.neighbours[space]
        if terrain[other] == UNREVEALED and board.slot_of[other] >= 0
    }
    doors: dict[int, set[int]] = {}
    if rounds:
        entrances: set[int] = set()
        for space in free:
            if space in board.edge_place:
                for direction in (1, -1):
                    landfall = _walk(board, ways, terrain, space, direction)
                    if landfall.slot >= 0:
                        doors.setdefault(landfall.slot, set()).update(landfall.doors)
                    entrances.update(landfall.entrances)
        ends |= dict.fromkeys(entrances & blocked, True)
        inside, guarded = _flood(ways, tuple(entrances - blocked), blocked)
        ends |= dict.fromkeys(inside, False) | dict.fromkeys(guarded, True)
    ends.pop(start, None)
    slots = {slot: Slot(slot in near, tuple(sorted(doors.get(slot, ())))) for slot in sorted(near | doors.keys())}
    return Sailing(tuple(sorted(free)), dict(sorted(ends.items())), slots)


def _flood(ways: Ways, starts: tuple[int, ...], blocked: frozenset[int]) -> tuple[set[int], set[int]]:
    """Return the spaces that Ships from these can pass, and those where they must stop and fight."""
    free = set(starts)
    fights: set[int] = set()
    stack = list(starts)
    while stack:
        for other in ways.sea_neighbours[stack.pop()]:
            if other in blocked:
                fights.add(other)
            elif other not in free:
                free.add(other)
                stack.append(other)
    return free, fights


def _walk(board: Board, ways: Ways, terrain: tuple[str, ...], start: int, direction: int) -> Landfall:
    """Return what a Ship finds that leaves the board at an edge space and sails along the edge (1: clockwise).

    Land and the Ship's own Sea spaces are passed, unrevealed regions and other Sea are not.
    """
    edge = board.edge
    groups = ways.sea_group
    place = board.edge_place[start]
    target = -1
    entrances: list[int] = []
    for step in range(1, len(edge)):
        space = edge[(place + direction * step) % len(edge)]
        if terrain[space] == UNREVEALED:
            slot = board.slot_of[space]
            if entrances or slot < 0:
                break
            doors: list[int] = []
            while board.slot_of[space] == slot and len(doors) < len(edge):
                doors.append(space)
                step += 1
                space = edge[(place + direction * step) % len(edge)]
            return Landfall((), slot, tuple(doors))
        group = groups[space]
        if group < 0 or group == groups[start]:
            continue
        if target >= 0 and group != target:
            break
        target = group
        entrances.append(space)
    return Landfall(tuple(entrances), -1, ())
