"""Roads: Land units that move from or to an own city go up to two spaces and ignore terrain, for a price (Roads).

A move by Roads names its middle space where that decides where an attack retreats to; of a peaceful move every middle space
is as good as another, and the normal form takes the first one.
"""

from __future__ import annotations

from collections.abc import Iterator

from core.engine.decision import Refusal
from core.games.clash.board import SEA, UNREVEALED
from core.games.clash.moves import MoveUnits, Moving
from core.games.clash.rules.groups import DONE_FOR, TERRAIN_MARKS, Scene, army_moves, roads_price, subgroups
from core.games.clash.rules.payment import can_pay
from core.games.clash.units import ARMY, FOREST, SHIP, STACK_LIMIT, STUCK, Groups

SECTION = "Roads"
IGNORED = FOREST | STUCK
"""The marks of terrain that Roads ignore for their move."""


def two_steps(scene: Scene, start: int) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Return (end, the Land spaces between) for all Land spaces two steps over Land away, adjacent ones among them."""
    key = ("two_steps", start)
    memo = scene.ways.memo
    found: tuple[tuple[int, tuple[int, ...]], ...] | None = memo.get(key)
    if found is None:
        between: dict[int, list[int]] = {}
        for middle in sorted(scene.ways.land_neighbours[start]):
            for end in scene.ways.land_neighbours[middle]:
                if end != start:
                    between.setdefault(end, []).append(middle)
        found = memo[key] = tuple((end, tuple(between[end])) for end in sorted(between))
    return found


def road_moves(scene: Scene, start: int, own: Groups) -> Iterator[MoveUnits]:
    """Yield the moves by Roads from a Land space that differ from a plain move, in normal form."""
    price = roads_price(scene.powers)
    if price is None or not can_pay(scene.state.players[scene.seat], price):
        return
    tactics = army_moves(scene.powers)
    movers = tuple(
        [g for g in own if g[1] != SHIP and not g[2] & DONE_FOR and (tactics or g[1] not in ARMY)]
    )
    if not movers:
        return
    city = scene.own_city(start)
    groups = subgroups(movers)
    neighbours = scene.board.neighbours[start]
    for end in scene.ways.land_neighbours[start]:
        if scene.hostile(end):
            if city:
                path: tuple[int, ...] = (start, end)
                shield = scene.shield_mark(end)
                for units, fighters, _, any_marks, _ in groups:
                    if 0 < fighters <= STACK_LIMIT and any_marks & IGNORED and not any_marks & shield:
                        yield MoveUnits(path, units, True)
        elif city or scene.own_city(end):
            path = (start, end)
            mark = TERRAIN_MARKS.get(scene.terrain[end], 0)
            room = scene.room(end)
            for units, fighters, _, any_marks, all_marks in groups:
                if fighters <= room and (mark & ~all_marks or any_marks & STUCK):
                    yield MoveUnits(path, units, True)
    for end, between in two_steps(scene, start):
        if scene.hostile(end):
            if city:
                shield = scene.shield_mark(end)
                for middle in between:
                    if scene.hostile(middle) or shield & scene.shields().get(scene.terrain[middle], 0):
                        continue
                    path = (start, middle, end)
                    room = scene.room(middle)
                    for units, fighters, _, any_marks, _ in groups:
                        if 0 < fighters <= room and not any_marks & shield:
                            yield MoveUnits(path, units, True)
        elif (city or scene.own_city(end)) and end not in neighbours:
            room = scene.room(end)
            for units, fighters, _, _, _ in groups:
                if fighters <= room:
                    middle = best_middle(scene, between, fighters)
                    if middle >= 0:
                        yield MoveUnits((start, middle, end), units, True)


def best_middle(scene: Scene, between: tuple[int, ...], fighters: int) -> int:
    """Return the space by which a peaceful group with so many Army units goes; -1 if all are closed.

    A space that marks the units (Great Gardens) is taken only if there is no other.
    """
    shields = scene.shields()
    second = -1
    for middle in between:
        if not scene.hostile(middle) and scene.room(middle) >= fighters:
            if not shields or scene.terrain[middle] not in shields:
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
    fighters = sum(number for kind, _, number in units if kind in ARMY)
    hostile = scene.hostile(end)
    adjacent = end in scene.board.neighbours[start]
    if len(path) == 3 or not adjacent:
        between = _between(scene, start, end)
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
    any_marks = 0
    all_marks = -1
    for _, marks, _ in units:
        any_marks |= marks
        all_marks &= marks
    if hostile:
        needed = any_marks & IGNORED
    else:
        needed = TERRAIN_MARKS.get(scene.terrain[end], 0) & ~all_marks or any_marks & STUCK
    return MoveUnits((start, end), units, bool(needed))


def _between(scene: Scene, start: int, end: int) -> tuple[int, ...]:
    for other, middles in two_steps(scene, start):
        if other == end:
            return middles
    return ()


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
        between = _between(scene, start, end)
        if not between:
            return Refusal("too_far", SECTION, {"start": start, "end": end, "limit": 2})
        ways = tuple(middle for middle in between if _passes(scene, middle, between, fighters))
        if ways:
            return Refusal("name_the_way", SECTION, {"ways": ways, "end": end})
        return Refusal("way_blocked", SECTION, {"ways": between, "end": end})
    middle = path[1]
    if len(path) > 3 or middle not in _between(scene, start, end):
        return Refusal("too_far", SECTION, {"start": start, "end": end, "limit": 2})
    if scene.hostile(middle):
        return Refusal("way_blocked", SECTION, {"ways": (middle,), "end": end})
    if scene.room(middle) < fighters:
        return Refusal("stack_limit", "Army Stacking Limit", {"space": middle, "limit": STACK_LIMIT})
    return None
