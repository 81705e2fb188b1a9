"""Ships: sailing with cargo, and cargo that lost its Ships (Ship Movement, Transporting Units)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from core.engine.decision import Decision, Refusal
from core.engine.flow import FrameRule
from core.games.clash.board import SEA, UNREVEALED
from core.games.clash.frames import BattleFrame, CargoFrame
from core.games.clash.moments import ClashStep
from core.games.clash.moves import AnyMove, MoveUnits, Remove, UnitCounts
from core.games.clash.rules.battle_losses import with_fallen
from core.games.clash.rules.groups import Scene, fleets, navigates, treaty_refusal
from core.games.clash.rules.navigation import sailing
from core.games.clash.state import State, set_units
from core.games.clash.units import CAPACITY, FOREST, FOUGHT, MOVED, SHIP, STUCK, Groups, cargo, count, of, take

SECTION = "Ship Movement"
TRANSPORT = "Transporting Units"


def region_entry(scene: Scene, slot: int) -> int:
    """Return the space of a region that a Ship's move names to explore it; which one makes no difference."""
    return scene.board.slots[slot][0]


def ship_moves(scene: Scene, start: int, own: Groups) -> list[MoveUnits]:
    """Return the moves of Ships with cargo from a Sea space."""
    found: list[MoveUnits] = []
    groups = fleets(own)
    if not groups:
        return found
    reach = sailing(scene, start)
    for end, fight in reach.ends.items():
        if fight and end in scene.barred():
            continue
        path = (start, end)
        for units, marks in groups:
            if not fight or not marks & FOREST:
                found.append(MoveUnits(path, units))
    for slot in reach.slots:
        path = (start, region_entry(scene, slot))
        for units, _ in groups:
            found.append(MoveUnits(path, units))
    return found


def normal_ship(scene: Scene, path: tuple[int, ...], move: MoveUnits) -> MoveUnits:
    """Return the normal form of a move of Ships: start and destination only, one space for a whole region."""
    start, end = path[0], path[-1]
    if scene.terrain[end] == UNREVEALED and scene.board.slot_of[end] >= 0:
        end = region_entry(scene, scene.board.slot_of[end])
    return MoveUnits((start, end), move.units, move.roads)


def ship_refusal(scene: Scene, move: MoveUnits, own: Groups) -> Refusal | None:
    """Return why Ships that lie at the start can't move so, or None. The move is in normal form."""
    start, end = move.path
    ships = load = any_marks = 0
    for kind, marks, number in move.units:
        if kind == SHIP:
            ships += number
            any_marks |= marks
        else:
            load += number
    if move.roads:
        return Refusal("roads_only_on_land", "Roads", {"space": start})
    if scene.terrain[start] != SEA:
        return Refusal("ships_only_at_sea", SECTION, {"space": start})
    if any_marks & MOVED:
        return Refusal("already_moved", "Action: Move Units", {"space": start})
    if any_marks & FOUGHT:
        return Refusal("has_fought", SECTION, {"space": start})
    if any_marks & STUCK:
        return Refusal("stuck_on_mountain", "Land Movement", {"space": start})
    if load > CAPACITY * ships:
        return Refusal("no_room_aboard", TRANSPORT, {"space": start, "room": CAPACITY * ships, "units": load})
    all_ships = count(own, scene.seat, SHIP)
    left = cargo(own, scene.seat) - load
    if left > CAPACITY * (all_ships - ships):
        room = CAPACITY * (all_ships - ships)
        return Refusal("cargo_left_behind", TRANSPORT, {"space": start, "room": room, "units": left})
    reach = sailing(scene, start)
    terrain = scene.terrain[end]
    if terrain == UNREVEALED:
        if scene.board.slot_of[end] in reach.slots:
            return None
        if scene.board.slot_of[end] < 0:
            return Refusal("no_region_there", "Exploration", {"space": end})
        return Refusal("region_out_of_reach", "Exploring with Ships", {"start": start, "end": end})
    if terrain != SEA:
        return Refusal("ships_only_at_sea", SECTION, {"space": end})
    fight = reach.ends.get(end)
    if fight is None:
        groups = scene.ways.sea_group
        if groups[start] == groups[end]:
            return Refusal("enemy_ships_in_the_way", SECTION, {"start": start, "end": end})
        if not navigates(scene.powers):
            return Refusal("sea_not_connected", SECTION, {"start": start, "end": end, "advance": "navigation"})
        return Refusal("navigation_does_not_reach", SECTION, {"start": start, "end": end})
    if fight and end in scene.barred():
        return treaty_refusal(scene.enemy(end))
    if fight and any_marks & FOREST:
        return Refusal("no_attack_from_forest", "Land Movement", {"space": end})
    return None


# ---------------------------------------------------------------- cargo without Ships
def check_cargo(step: ClashStep, seat: int, space: int) -> None:
    """Ask the owner which Land units on a Sea space are removed, if his Ships there can't carry them all (Naval Combat)."""
    if _excess(step.state.units.get(space, ()), seat) > 0:
        step.push(CargoFrame(seat, space))


def _excess(groups: Groups, seat: int) -> int:
    return cargo(groups, seat) - CAPACITY * count(groups, seat, SHIP)


def _choices(state: State, frame: CargoFrame) -> tuple[UnitCounts, ...]:
    """Return every different set of units that may be removed."""
    groups = state.units.get(frame.space, ())
    excess = _excess(groups, frame.seat)
    aboard: dict[str, int] = {}
    for _, kind, _, number in of(groups, frame.seat):
        if kind != SHIP:
            aboard[kind] = aboard.get(kind, 0) + number
    kinds = sorted(aboard)
    return tuple(
        tuple((kind, number) for kind, number in zip(kinds, numbers, strict=True) if number)
        for numbers in product(*(range(aboard[kind] + 1) for kind in kinds))
        if sum(numbers) == excess
    )


class CargoRule(FrameRule[State, AnyMove, CargoFrame]):
    """Asks which Land units go down with their Ships; a forced choice is carried out at once."""

    def decision(self, state: State, frame: CargoFrame) -> Decision | None:
        if len(_choices(state, frame)) == 1:
            return None
        number = _excess(state.units.get(frame.space, ()), frame.seat)
        return Decision((frame.seat,), "cargo", "", TRANSPORT, {"space": frame.space, "number": number})

    def run(self, step: ClashStep, frame: CargoFrame) -> None:
        self._remove(step, frame, _choices(step.state, frame)[0])

    def kinds(self, state: State, frame: CargoFrame, seat: int) -> tuple[type, ...]:
        return (Remove,)

    def moves(self, state: State, frame: CargoFrame, seat: int) -> Iterator[AnyMove]:
        for units in _choices(state, frame):
            yield Remove(units)

    def normal(self, state: State, frame: CargoFrame, seat: int, move: AnyMove) -> AnyMove:
        if not isinstance(move, Remove):
            return move
        numbers: dict[str, int] = {}
        for kind, number in move.units:
            numbers[kind] = numbers.get(kind, 0) + number
        return Remove(tuple((kind, numbers[kind]) for kind in sorted(numbers) if numbers[kind]))

    def refusal(self, state: State, frame: CargoFrame, seat: int, move: AnyMove) -> Refusal | None:
        number = _excess(state.units.get(frame.space, ()), frame.seat)
        values: dict[str, int | str | tuple[int, ...]] = {"space": frame.space, "number": number}
        if not isinstance(move, Remove):
            return Refusal("remove_cargo_first", TRANSPORT, values)
        normal = self.normal(state, frame, seat, move)
        assert isinstance(normal, Remove)
        if normal.units not in _choices(state, frame):
            return Refusal("remove_exactly", TRANSPORT, values)
        return None

    def answer(self, step: ClashStep, frame: CargoFrame, seat: int, move: AnyMove) -> None:
        assert isinstance(move, Remove)
        self._remove(step, frame, move.units)

    def _remove(self, step: ClashStep, frame: CargoFrame, units: UnitCounts) -> None:
        step.pop()
        groups = step.state.units[frame.space]
        for kind, number in units:
            groups = take(groups, frame.seat, kind, number)
        set_units(step.state, frame.space, groups)
        step.write("cargo_lost", frame.seat, space=frame.space, units=units)
        frames = step.state.frames
        for place in range(len(frames) - 1, -1, -1):
            battle = frames[place]
            if isinstance(battle, BattleFrame):
                # The battle in which the Ships were lost.
                frames[place] = with_fallen(battle, battle.side_of(frame.seat), units)
                break
