"""Exploration: a region is revealed, placed in one of two orientations, and entered (Exploration).

By land the entered space may not be Sea; then Sea goes beside Sea, else to the edge of the board; what is left open the player
chooses. For Ships the region is placed so that they can reach its Sea, if that is possible.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from core.engine.decision import Decision, Refusal
from core.engine.flow import FrameRule
from core.games.clash.board import SEA, Board, Terrain
from core.games.clash.content.map_tiles import TILES
from core.games.clash.frames import ExploreFrame, MoveFrame
from core.games.clash.moments import ClashStep
from core.games.clash.moves import AnyMove, Moving, Orient, Pick
from core.games.clash.rules.groups import Scene
from core.games.clash.rules.navigation import sailing
from core.games.clash.state import Region, State, cities_of, set_units
from core.games.clash.units import MOVED, SHIP, add

SECTION = "Exploration"
SHIPS = "Exploring with Ships"
REVEAL, ORIENT, PLACE, SPACE = range(4)
"""Steps: the region is turned up; its orientation is asked, if two are legal; the Ship's space is asked."""
Tile = tuple[str, str, str, str]


def turned(tile: Tile, half_turn: bool) -> Tile:
    """Return the terrain of a tile by the index of its spaces, in base orientation or turned by half."""
    return (tile[3], tile[2], tile[1], tile[0]) if half_turn else tile


def land_orientations(board: Board, terrain: Terrain, slot: int, tile: Tile, entry: int) -> tuple[bool, ...]:
    """Return the legal orientations of a tile that is entered by land at `entry` (-1: without regard to that).

    True stands for the half turn.
    """
    spaces = board.slots[slot]
    legal = [False, True]
    if SEA not in tile:
        return (False, True)
    if entry >= 0:
        index = spaces.index(entry)
        legal = [turn for turn in legal if turned(tile, turn)[index] != SEA]
        if len(legal) == 1:
            return tuple(legal)
    touching = [
        turn
        for turn in legal
        if any(
            kind == SEA and any(terrain[other] == SEA for other in board.neighbours[space])
            for space, kind in zip(spaces, turned(tile, turn), strict=True)
        )
    ]
    if touching:
        return tuple(touching)
    at_edge = [
        turn
        for turn in legal
        if any(
            kind == SEA and board.is_edge(space) for space, kind in zip(spaces, turned(tile, turn), strict=True)
        )
    ]
    return tuple(at_edge) if at_edge else tuple(legal)


def ship_spaces(board: Board, slot: int, tile: Tile, free: tuple[int, ...], doors: tuple[int, ...]) -> tuple[int, ...]:
    """Return the Sea spaces of a tile as placed that a Ship reaches from these Sea spaces or by these doors."""
    sea = {space for space, kind in zip(board.slots[slot], tile, strict=True) if kind == SEA}
    near = set(free)
    reached = {space for space in sea if space in doors or not near.isdisjoint(board.neighbours[space])}
    stack = list(reached)
    while stack:
        for other in board.neighbours[stack.pop()]:
            if other in sea and other not in reached:
                reached.add(other)
                stack.append(other)
    return tuple(sorted(reached))


class ExploreRule(FrameRule[State, AnyMove, ExploreFrame]):
    """Reveals a region and moves the explorers in; asks for what the rules leave open."""

    def decision(self, state: State, frame: ExploreFrame) -> Decision | None:
        if frame.step == ORIENT:
            values = {"slot": frame.slot, "entry": frame.entry}
            return Decision((frame.seat,), "orient", "", SECTION if frame.entry >= 0 else SHIPS, values)  # type: ignore[arg-type]
        if frame.step == SPACE:
            return Decision((frame.seat,), "ship_space", "", SHIPS, {"slot": frame.slot})
        return None

    def run(self, step: ClashStep, frame: ExploreFrame) -> None:
        state = step.state
        tile = TILES[state.regions[frame.slot].tile]
        if frame.step == REVEAL:
            step.reveal()
            self._set_region(state, frame.slot, False)
            legal = self._orientations(state, frame, tile)
            step.replace(
                msgspec.structs.replace(frame, orientations=legal, step=PLACE if len(legal) == 1 else ORIENT)
            )
        else:
            self._place(step, frame, tile, frame.orientations[0])

    def kinds(self, state: State, frame: ExploreFrame, seat: int) -> tuple[type, ...]:
        return (Orient,) if frame.step == ORIENT else (Pick,)

    def moves(self, state: State, frame: ExploreFrame, seat: int) -> Iterator[AnyMove]:
        if frame.step == ORIENT:
            for turn in frame.orientations:
                yield Orient(turn)
        else:
            for space in frame.spaces:
                yield Pick(space)

    def refusal(self, state: State, frame: ExploreFrame, seat: int, move: AnyMove) -> Refusal | None:
        if frame.step == ORIENT:
            return None if isinstance(move, Orient) else Refusal("orient_first", SECTION, {"slot": frame.slot})
        if not isinstance(move, Pick):
            return Refusal("place_ship_first", SHIPS, {"slot": frame.slot})
        if move.space not in frame.spaces:
            return Refusal("ship_cannot_reach", SHIPS, {"spaces": frame.spaces})
        return None

    def answer(self, step: ClashStep, frame: ExploreFrame, seat: int, move: AnyMove) -> None:
        if isinstance(move, Orient):
            self._place(step, frame, TILES[step.state.regions[frame.slot].tile], move.half_turn)
        elif isinstance(move, Pick):
            self._enter(step, frame, move.space)

    def _set_region(self, state: State, slot: int, half_turn: bool) -> None:
        regions = list(state.regions)
        regions[slot] = Region(regions[slot].tile, half_turn, True)
        state.regions = tuple(regions)

    def _orientations(self, state: State, frame: ExploreFrame, tile: Tile) -> tuple[bool, ...]:
        board = state.geometry()
        if frame.entry < 0 and frame.units:
            free = sailing(Scene(state, frame.seat), frame.origin).free
            legal = tuple(
                turn
                for turn in (False, True)
                if ship_spaces(board, frame.slot, turned(tile, turn), free, frame.doors)
            )
            if legal:
                return legal
        return land_orientations(board, state.terrain, frame.slot, tile, frame.entry)

    def _place(self, step: ClashStep, frame: ExploreFrame, tile: Tile, half_turn: bool) -> None:
        """Place the tile; the explorers enter, or the Ship's space is asked next."""
        state = step.state
        board = state.geometry()
        placed = turned(tile, half_turn)
        free = sailing(Scene(state, frame.seat), frame.origin).free if frame.entry < 0 and frame.units else ()
        terrain = list(state.terrain)
        for space, kind in zip(board.slots[frame.slot], placed, strict=True):
            terrain[space] = kind
        state.terrain = tuple(terrain)
        self._set_region(state, frame.slot, half_turn)
        step.write(
            "explored", frame.seat, slot=frame.slot, spaces=board.slots[frame.slot], terrain=placed, half_turn=int(half_turn)
        )
        if not frame.units:
            step.pop()
            return
        if frame.entry >= 0:
            self._enter(step, frame, frame.entry)
            return
        near = ship_spaces(board, frame.slot, placed, free, ())
        spaces = near or ship_spaces(board, frame.slot, placed, (), frame.doors)
        if spaces and not near:
            self._navigated(step)
        if len(spaces) > 1:
            step.replace(msgspec.structs.replace(frame, step=SPACE, spaces=spaces))
        else:
            self._enter(step, frame, spaces[0] if spaces else frame.origin)

    def _navigated(self, step: ClashStep) -> None:
        """Note in the Move action below that Navigation was used."""
        frames = step.state.frames
        if len(frames) > 1 and isinstance(frames[-2], MoveFrame):
            frames[-2] = msgspec.structs.replace(frames[-2], navigated=True)

    def _enter(self, step: ClashStep, frame: ExploreFrame, space: int) -> None:
        """Move the explorers in; Ships that can't enter stay, with their move used."""
        step.pop()
        scene = Scene(step.state, frame.seat)
        if frame.entry >= 0:
            transfer(step.state, frame.seat, frame.origin, space, frame.units, MOVED | scene.entry_marks(space))
        else:
            transfer(step.state, frame.seat, frame.origin, space, frame.units, 0)
            if space == frame.origin:
                step.write("ship_stays", frame.seat, space=space, slot=frame.slot)
            else:
                step.write("ship_entered", frame.seat, space=space, slot=frame.slot)


def explorable(state: State, seat: int) -> tuple[int, ...]:
    """Return the unrevealed regions beside a region with a city of the seat (Explorers), each by its first space."""
    board = state.geometry()
    homes = {board.region_of(space) for space in cities_of(state, seat)}
    return tuple(
        spaces[0]
        for spaces, region in zip(board.slots, state.regions, strict=True)
        if not region.revealed
        and any(board.region_of(other) in homes for space in spaces for other in board.neighbours[space])
    )


def explore_region(step: ClashStep, seat: int, space: int) -> None:
    """Reveal the unrevealed region of a space without moving there; its position is asked if two are legal."""
    step.push(ExploreFrame(seat, step.state.geometry().slot_of[space], -1, -1, ()))


def transfer(state: State, seat: int, start: int, end: int, units: Moving, marks: int) -> None:
    """Take units from one space to another (or leave them there) and mark them.

    Ships in the group are marked as moved; what they carry has made no move of its own and gets no mark.
    """
    sailing_group = any(kind == SHIP for kind, _, _ in units)
    groups = state.units[start]
    for kind, mark, number in units:
        groups = add(groups, seat, kind, mark, -number)
    set_units(state, start, groups)
    groups = state.units.get(end, ())
    for kind, mark, number in units:
        if sailing_group:
            groups = add(groups, seat, kind, mark | MOVED if kind == SHIP else mark, number)
        else:
            groups = add(groups, seat, kind, mark | marks, number)
    set_units(state, end, groups)


