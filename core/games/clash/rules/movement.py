"""The Move action: up to three moves of a unit or group (Action: Move Units).

`unit_moves` lists, `move_refusal` judges, `make_move` carries out; land.py, roads.py and ships.py say what each kind of
move may do.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from core.engine.decision import Decision, Refusal
from core.engine.flow import FrameRule
from core.games.clash.board import SEA, UNREVEALED
from core.games.clash.frames import ExploreFrame, MoveFrame
from core.games.clash.goods import NONE
from core.games.clash.moments import MOVES_ENDED, USES, ClashStep
from core.games.clash.moves import DONE, AnyMove, Done, MoveUnits, Moving, Use
from core.games.clash.rules.combat import start_battle
from core.games.clash.rules.exploration import transfer
from core.games.clash.rules.groups import Scene, roads_price
from core.games.clash.rules.land import land_moves, land_refusal
from core.games.clash.rules.navigation import sailing
from core.games.clash.rules.payment import ask_payment, can_pay, payments
from core.games.clash.rules.roads import normal_road, road_moves
from core.games.clash.rules.ships import normal_ship, ship_moves, ship_refusal
from core.games.clash.rules.uses import normal_use, use_moves, use_refusal
from core.games.clash.state import State
from core.games.clash.units import MOVED, SHIP, unmarked

SECTION = "Action: Move Units"
MOVES = 3
"""Moves of one Move action."""
CHECK, ASK, CARRY = range(3)
"""Steps of a Move action: see whether it goes on; ask for a move; carry out the move that was paid for."""


def unit_moves(state: State, seat: int) -> Iterator[MoveUnits]:
    """Yield every legal move of the seat's units in normal form, each once."""
    scene = Scene(state, seat)
    foes = scene.hostile_spaces()
    price = roads_price(scene.powers)
    roads = price is not None and can_pay(state.players[seat], price)
    for space in sorted(state.units):
        own = scene.own(space)
        if own:
            if scene.terrain[space] == SEA:
                yield from ship_moves(scene, space, own)
                yield from land_moves(scene, foes, space, own)
            else:
                yield from land_moves(scene, foes, space, own)
                if roads:
                    yield from road_moves(scene, foes, space, own)


def normal_move(state: State, seat: int, move: MoveUnits) -> MoveUnits:
    """Return the move without what makes no difference: order and splitting of units, spaces of the way, needless Roads."""
    return _normal(Scene(state, seat), move)


def _normal(scene: Scene, move: MoveUnits) -> MoveUnits:
    units = _merged(move.units)
    if units is not move.units:
        move = MoveUnits(move.path, units, move.roads)
    path = move.path
    if not units or not _is_path(scene, path):
        return move
    for kind, _, _ in units:
        if kind == SHIP:
            return normal_ship(scene, path, move)
    return normal_road(scene, path, units) if move.roads else move


def _is_path(scene: Scene, path: tuple[int, ...]) -> bool:
    return len(path) >= 2 and min(path) >= 0 and max(path) < scene.board.size


def _merged(units: Moving) -> Moving:
    last: tuple[str, int] = ("", 0)
    for kind, marks, number in units:
        if number == 0 or (kind, marks) <= last:
            break
        last = (kind, marks)
    else:
        return units
    numbers: dict[tuple[str, int], int] = {}
    for kind, marks, number in units:
        numbers[kind, marks] = numbers.get((kind, marks), 0) + number
    return tuple((kind, marks, number) for (kind, marks), number in sorted(numbers.items()) if number)


def move_refusal(state: State, seat: int, move: MoveUnits) -> Refusal | None:
    """Return why the seat's units can't move so, or None."""
    scene = Scene(state, seat)
    move = _normal(scene, move)
    path = move.path
    if not move.units:
        return Refusal("no_units", SECTION)
    if not _is_path(scene, path):
        return Refusal("no_path", SECTION)
    start = path[0]
    if start == path[-1]:
        return Refusal("stays_there", SECTION, {"space": start})
    own = scene.own(start)
    ships = False
    for kind, marks, number in move.units:
        for group in own:
            if group[1] == kind and group[2] == marks and 1 <= number <= group[3]:
                break
        else:
            return Refusal("units_not_there", SECTION, {"space": start, "unit": kind, "count": number})
        if kind == SHIP:
            ships = True
    return ship_refusal(scene, move, own) if ships else land_refusal(scene, move)


def begin_moves(step: ClashStep, seat: int, move: MoveUnits) -> None:
    """Start a Move action with its first move (legal, in normal form)."""
    step.push(MoveFrame(seat, MOVES))
    make_move(step, seat, move)


def make_move(step: ClashStep, seat: int, move: MoveUnits) -> None:
    """Make a legal move in normal form; the frame on top is the Move action. Roads are paid for first."""
    frame = step.state.frames[-1]
    assert isinstance(frame, MoveFrame)
    if move.roads:
        price = roads_price(step.state.players[seat].powers)
        assert price is not None
        step.replace(msgspec.structs.replace(frame, step=CARRY, move=move))
        ask_payment(step, seat, "roads", payments(step.state, seat, price))
    else:
        _carry_out(step, frame, move)


def _carry_out(step: ClashStep, frame: MoveFrame, move: MoveUnits) -> None:
    state = step.state
    seat = frame.seat
    scene = Scene(state, seat)
    path, units = move.path, move.units
    start, end = path[0], path[-1]
    ships = any(kind == SHIP for kind, _, _ in units)
    sea = scene.ways.sea_group
    exploring = scene.terrain[end] == UNREVEALED
    slot = scene.board.slot_of[end] if exploring else -1
    doors: tuple[int, ...] = ()
    navigated = frame.navigated
    if ships and exploring:
        reached = sailing(scene, start).slots[slot]
        doors = reached.doors
        navigated = navigated or not reached.near
    elif ships:
        navigated = navigated or sea[start] != sea[end]
    step.replace(MoveFrame(seat, frame.left - 1, frame.sailed or ships, navigated))
    step.write(
        "moved", seat, path=path, units=tuple((kind, number) for kind, _, number in units), roads=int(move.roads)
    )
    if exploring:
        step.push(ExploreFrame(seat, slot, start, -1 if ships else end, units, doors=doors))
        return
    hostile = scene.hostile(end)
    enemy = scene.enemy(end) if hostile else seat
    marks = MOVED
    if not ships and scene.is_land(end):
        shields = scene.shields()
        if move.roads:
            for space in path[1:]:
                marks |= shields.get(scene.terrain[space], 0)
        else:
            marks |= scene.entry_marks(end)
    transfer(state, seat, start, end, units, marks)
    if hostile:
        start_battle(step, end, seat, enemy, path[-2], naval=ships, landing=not ships and scene.terrain[start] == SEA)


def _end(step: ClashStep, frame: MoveFrame) -> None:
    """End the Move action: its marks go, and what acts at its end acts."""
    state = step.state
    step.pop()
    for space, groups in state.units.items():
        state.units[space] = unmarked(groups, MOVED)
    for hook in MOVES_ENDED.of(state.players[frame.seat].powers):
        hook(step, frame.seat, frame.sailed, frame.navigated)


class MoveRule(FrameRule[State, AnyMove, MoveFrame]):
    """Asks for one move after the other until none is left, none is possible, or the player is done."""

    def decision(self, state: State, frame: MoveFrame) -> Decision | None:
        if frame.step != ASK:
            return None
        return Decision((frame.seat,), "move", "", SECTION, {"left": frame.left})

    def asks(self, state: State, frame: MoveFrame, seat: int) -> bool:
        return frame.step == ASK and frame.seat == seat

    def run(self, step: ClashStep, frame: MoveFrame) -> None:
        if frame.step == CARRY:
            assert frame.move is not None
            _carry_out(step, msgspec.structs.replace(frame, move=None, paid=NONE), frame.move)
        elif frame.left <= 0 or next(unit_moves(step.state, frame.seat), None) is None:
            _end(step, frame)
        else:
            step.replace(msgspec.structs.replace(frame, step=ASK))

    def kinds(self, state: State, frame: MoveFrame, seat: int) -> tuple[type, ...]:
        return (MoveUnits, Done) if next(use_moves(state, seat, True), None) is None else (MoveUnits, Use, Done)

    def moves(self, state: State, frame: MoveFrame, seat: int) -> Iterator[AnyMove]:
        yield from unit_moves(state, seat)
        yield from use_moves(state, seat, True)  # type: ignore[misc]
        yield DONE

    def moves_of(self, state: State, frame: MoveFrame, seat: int, kind: type) -> Iterator[AnyMove]:
        if kind is Use:
            return use_moves(state, seat, True)  # type: ignore[return-value]
        return iter((DONE,)) if kind is Done else unit_moves(state, seat)

    def refusal(self, state: State, frame: MoveFrame, seat: int, move: AnyMove) -> Refusal | None:
        if isinstance(move, MoveUnits):
            return move_refusal(state, seat, move)
        if isinstance(move, Done):
            return None
        if isinstance(move, Use):
            return use_refusal(state, seat, move, True)
        return Refusal("finish_moves_first", SECTION, {"left": frame.left})

    def normal(self, state: State, frame: MoveFrame, seat: int, move: AnyMove) -> AnyMove:
        if isinstance(move, Use):
            return normal_use(move)
        return normal_move(state, seat, move) if isinstance(move, MoveUnits) else move

    def answer(self, step: ClashStep, frame: MoveFrame, seat: int, move: AnyMove) -> None:
        if isinstance(move, MoveUnits):
            make_move(step, seat, move)
        elif isinstance(move, Use):
            USES[move.power].apply(step, seat, move)
        else:
            step.write("moves_done", seat, left=frame.left)
            _end(step, frame)
