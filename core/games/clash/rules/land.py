"""Land units: one space a move, on and off Ships, into battles and unrevealed regions (Land Movement, Transporting Units)."""

from __future__ import annotations

from core.engine.decision import Refusal
from core.games.clash.board import SEA, UNREVEALED
from core.games.clash.moves import MoveUnits
from core.games.clash.rules.groups import BLOCKED, Scene, army_moves, subgroups, treaty_refusal
from core.games.clash.rules.roads import road_refusal
from core.games.clash.units import ARMY, FOREST, FOUGHT, MOVED, SHIP, STACK_LIMIT, STUCK, Groups

SECTION = "Land Movement"


def land_moves(scene: Scene, foes: set[int], start: int, own: Groups) -> list[MoveUnits]:
    """Return the moves of Land units from a space to its neighbours, without Roads; `foes` are the hostile spaces."""
    found: list[MoveUnits] = []
    tactics = army_moves(scene.powers)
    movers = tuple(
        [g for g in own if not g[2] & BLOCKED and (tactics or g[1] not in ARMY) and g[1] != SHIP]
    )
    if not movers:
        return found
    groups = subgroups(movers)
    terrain = scene.terrain
    aboard = terrain[start] == SEA
    for end in scene.board.neighbours[start]:
        path = (start, end)
        kind = terrain[end]
        if kind == SEA:
            if not aboard:
                berths = scene.berths(end)
                if berths > 0:
                    for group in groups:
                        if group[2] <= berths:
                            found.append(MoveUnits(path, group[0]))
        elif end in foes:
            if tactics and end not in scene.barred():
                forbidden = FOREST | scene.shield_mark(end)
                for units, fighters, _, marks, _ in groups:
                    if 0 < fighters <= STACK_LIMIT and not marks & forbidden:
                        found.append(MoveUnits(path, units))
        else:
            if kind == UNREVEALED and scene.board.slot_of[end] < 0:
                continue
            room = scene.room(end)
            for group in groups:
                if group[1] <= room:
                    found.append(MoveUnits(path, group[0]))
    return found


def land_refusal(scene: Scene, move: MoveUnits) -> Refusal | None:
    """Return why Land units that stand at the start can't move so, or None. The move is in normal form."""
    path = move.path
    start, end = path[0], path[-1]
    any_marks = fighters = total = 0
    for kind, marks, number in move.units:
        any_marks |= marks
        total += number
        if kind in ARMY:
            fighters += number
    if any_marks & MOVED:
        return Refusal("already_moved", "Action: Move Units", {"space": start})
    if any_marks & FOUGHT:
        return Refusal("has_fought", SECTION, {"space": start})
    if fighters and not army_moves(scene.powers):
        return Refusal("needs_tactics", SECTION, {"advance": "tactics"})
    if move.roads:
        refusal = road_refusal(scene, path, fighters)
        if refusal is not None:
            return refusal
    else:
        if any_marks & STUCK:
            return Refusal("stuck_on_mountain", SECTION, {"space": start})
        if len(path) > 2 or end not in scene.board.neighbours[start]:
            return Refusal("too_far", SECTION, {"start": start, "end": end, "limit": 1})
    kind = scene.terrain[end]
    if kind == SEA:
        return _embark_refusal(scene, start, end, total)
    if kind == UNREVEALED:
        if scene.board.slot_of[end] < 0:
            return Refusal("no_region_there", "Exploration", {"space": end})
        room = scene.room(end)
    elif scene.hostile(end):
        if not fighters:
            return Refusal("needs_army", SECTION, {"space": end})
        if end in scene.barred():
            return treaty_refusal(scene.enemy(end))
        if any_marks & FOREST and not move.roads:
            return Refusal("no_attack_from_forest", SECTION, {"space": end})
        shield = scene.shield_mark(end)
        if shield and (any_marks & shield or (len(path) == 3 and scene.shields().get(scene.terrain[path[1]], 0) & shield)):
            return Refusal("shielded_from_plains", "Great Gardens", {"space": end})
        room = STACK_LIMIT
    else:
        room = scene.room(end)
    if fighters > room:
        return Refusal("stack_limit", "Army Stacking Limit", {"space": end, "limit": STACK_LIMIT})
    return None


def _embark_refusal(scene: Scene, start: int, end: int, total: int) -> Refusal | None:
    section = "Transporting Units"
    if scene.terrain[start] == SEA:
        return Refusal("cargo_moves_with_ships", section, {"start": start, "end": end})
    if not any(group[1] == SHIP for group in scene.own(end)):
        return Refusal("no_ship_there", section, {"space": end})
    berths = scene.berths(end)
    if total > berths:
        return Refusal("no_room_aboard", section, {"space": end, "room": max(berths, 0), "units": total})
    return None
