"""Roads: Land units that move from or to an own city go up to two spaces and ignore terrain, for a price (Roads).

A move by Roads names its middle space where that decides where an attack retreats to; of a peaceful move every middle space
is as good as another, and the normal form takes the first one.
"""

from __future__ import annotations

from core.engine.decision import Refusal
from core.games.clash.board import SEA, UNREVEALED
from core.games.clash.moves import MoveUnits, Moving
from core.games.clash.rules.groups import DONE_FOR, TERRAIN_MARKS, Scene, army_moves, roads_price, subgroups
from core.games.clash.rules.payment import can_pay
from core.games.clash.units import ARMY, FOREST, SHIP, STACK_LIMIT, STUCK, Groups

SECTION = "Roads"
IGNORED = FOREST | STUCK
"""The marks of terrain that Roads ignore for their move."""


def two_steps(scene: Scene, start: int) -> dict[int, tuple[int, ...]]:
    """Return end -> the Land spaces between, for all Land spaces two steps over Land away, adjacent ones among them."""
    key = ("two_steps", start)
    memo = scene.ways.memo
    found: dict[int, tuple[int, ...]] | None = memo.get(key)
    if found is None:
        between: dict[int, list[int]] = {}
        for middle in sorted(scene.ways.land_neighbours[start]):
            for end in scene.ways.land_neighbours[middle]:
                if end != start:
                    between.setdefault(end, []).append(middle)
        found = memo[key] = {end: tuple(between[end]) for end in sorted(between)}
    return found


def road_moves(scene: Scene, foes: set[int], start: int, own: Groups) -> list[MoveUnits]:
    """Return the moves by Roads from a Land space that differ from a plain move, in normal form.

    The seat owns Roads and can pay for them; `foes` are the hostile spaces.
    """
    found: list[MoveUnits] = []
    tactics = army_moves(scene.powers)
    movers = tuple(
        [g for g in own if not g[2] & DONE_FOR and (tactics or g[1] not in ARMY) and g[1] != SHIP]
    )
    cities = scene.state.cities
    city = cities.get(start)
    from_city = city is not None and city.owner == scene.seat
    if not movers:
        return found
    groups = subgroups(movers)
    terrain = scene.terrain
    neighbours = scene.ways.land_neighbours[start]
    for end in neighbours:
        if end in foes:
            if from_city and end not in scene.barred():
                path: tuple[int, ...] = (start, end)
                shield = scene.shield_mark(end)
                for units, fighters, _, any_marks, _ in groups:
                    if any_marks & IGNORED and 0 < fighters <= STACK_LIMIT and not any_marks & shield:
                        found.append(MoveUnits(path, units, True))
        elif from_city or end in cities:
            path = (start, end)
            mark = TERRAIN_MARKS.get(terrain[end], 0)
            room = scene.room(end)
            for units, fighters, _, any_marks, all_marks in groups:
                if (mark & ~all_marks or any_marks & STUCK) and fighters <= room:
                    found.append(MoveUnits(path, units, True))
    for end, between in two_steps(scene, start).items():
        if end in foes:
            if from_city and end not in scene.barred():
                shield = scene.shield_mark(end)
                for middle in between:
                    if middle in foes or (shield and shield & scene.shields().get(terrain[middle], 0)):
                        continue
                    path = (start, middle, end)
                    room = scene.room(middle)
                    for units, fighters, _, any_marks, _ in groups:
                        if 0 < fighters <= room and not any_marks & shield:
                            found.append(MoveUnits(path, units, True))
        elif (from_city or end in cities) and end not in neighbours:
            room = scene.room(end)
            paths: dict[int, tuple[int, ...] | None] = {}
            for units, fighters, _, _, _ in groups:
                if fighters <= room:
                    if fighters in paths:
                        way = paths[fighters]
                    else:
                        middle = best_middle(scene, between, fighters)
                        way = paths[fighters] = (start, middle, end) if middle >= 0 else None
                    if way is not None:
                        found.append(MoveUnits(way, units, True))
    return found


def best_middle(scene: Scene, between: tuple[int, ...], fighters: int) -> int:
    """Return the space by which a peaceful group with so many Army units goes; -1 if all are closed.

    A space that marks the units (Great Gardens) is taken only if there is no other.
    """
    second = -1
    for middle in between:
        if not scene.hostile(middle) and scene.room(middle) >= fighters:
            if scene.terrain[middle] not in scene.shields():
                return middle
            if second < 0:
                second = middle
    return second


def normal_road(scene: Scene, path: tuple[int, ...], units: Moving) -> MoveUnits:
    """Return the normal form of a move by Roads whose spaces are all on the board."""
    start, end = path[0], path[-1]
    move = MoveUnits(path, units, True)
    if len(path) > 3 or start == end or not scene.is_land(start) or not scene.is_land(end):
        return move
    any_marks = fighters = 0
    all_marks = -1
    for kind, marks, number in units:
        any_marks |= marks
        all_marks &= marks
        if kind in ARMY:
            fighters += number
    hostile = scene.hostile(end)
    adjacent = end in scene.board.neighbours[start]
    if len(path) == 3 or not adjacent:
        between = two_steps(scene, start).get(end, ())
        if len(path) == 3 and not _passes(scene, path[1], between, fighters):
            return move
        if hostile:
            if len(path) == 2:
                ways = [middle for middle in between if _passes(scene, middle, between, fighters)]
                if len(ways) == 1:
                    return MoveUnits((start, ways[0], end), units, True)
            return move
        if not adjacent:
            middle = best_middle(scene, between, fighters)
            return MoveUnits((start, middle, end), units, True) if middle >= 0 else move
    if hostile:
        needed = any_marks & IGNORED
    else:
        needed = TERRAIN_MARKS.get(scene.terrain[end], 0) & ~all_marks or any_marks & STUCK
    return MoveUnits((start, end), units, bool(needed))


def _passes(scene: Scene, middle: int, between: tuple[int, ...], fighters: int) -> bool:
    return middle in between and not scene.hostile(middle) and scene.room(middle) >= fighters


def road_refusal(scene: Scene, path: tuple[int, ...], fighters: int) -> Refusal | None:
    """Return why Roads don't help this group along the path (in normal form), or None; the destination is judged by `land`."""
    price = roads_price(scene.powers)
    if price is None:
        return Refusal("needs_roads", SECTION)
    start, end = path[0], path[-1]
    for space in path:
        if scene.terrain[space] == UNREVEALED:
            return Refusal("roads_explore_nothing", SECTION, {"space": space})
        if scene.terrain[space] == SEA:
            return Refusal("roads_only_on_land", SECTION, {"space": space})
    if not scene.own_city(start) and not scene.own_city(end):
        return Refusal("roads_need_own_city", SECTION, {"start": start, "end": end})
    if not can_pay(scene.state.players[scene.seat], price):
        return Refusal("cannot_pay", SECTION, {"price": price})
    if len(path) == 2:
        if end in scene.board.neighbours[start]:
            return None
        between = two_steps(scene, start).get(end, ())
        if not between:
            return Refusal("too_far", SECTION, {"start": start, "end": end, "limit": 2})
        ways = tuple(middle for middle in between if _passes(scene, middle, between, fighters))
        if ways:
            return Refusal("name_the_way", SECTION, {"ways": ways, "end": end})
        return Refusal("way_blocked", SECTION, {"ways": between, "end": end})
    middle = path[1]
    if len(path) > 3 or middle not in two_steps(scene, start).get(end, ()):
        return Refusal("too_far", SECTION, {"start": start, "end": end, "limit": 2})
    if scene.hostile(middle):
        return Refusal("way_blocked", SECTION, {"ways": (middle,), "end": end})
    if scene.room(middle) < fighters:
        return Refusal("stack_limit", "Army Stacking Limit", {"space": middle, "limit": STACK_LIMIT})
    return None
