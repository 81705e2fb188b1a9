"""Barbarians spawn and move by the choices of the player who drew the Event (Barbarian Events) or hired them (Mercenaries)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from core.engine.decision import Decision, Refusal
from core.engine.flow import FrameRule
from core.games.clash.board import Ways
from core.games.clash.content.unit_types import BARBARIAN_SETTLEMENTS, supply_left
from core.games.clash.frames import MarchFrame, SpawnFrame
from core.games.clash.moments import ClashStep
from core.games.clash.moves import AnyMove, March, Pick, UnitCounts
from core.games.clash.rules.battle_value import counts
from core.games.clash.rules.combat import start_battle
from core.games.clash.rules.events import is_open_land
from core.games.clash.state import NEUTRAL, City, State, cities_of, city_count, set_units
from core.games.clash.units import BARBARIANS, INFANTRY, STACK_LIMIT, add, army, enemies, take

REACH = 2
"""Barbarians within this many spaces of the drawer's cities act."""


def settlement_spaces(state: State, seat: int) -> tuple[int, ...]:
    """Return where the drawer may place the Barbarian Settlement (Barbarians Spawn, step 1).

    Exactly 2 Land spaces from a city of his and not beside one; only if there is no such space, beside his cities. Never
    beside the city of another player.
    """
    if city_count(state, BARBARIANS) >= BARBARIAN_SETTLEMENTS:
        return ()
    board = state.geometry()
    neighbours = board.neighbours
    ways = board.ways(state.terrain)
    own = cities_of(state, seat)
    shunned = {
        space for city, held in state.cities.items() if held.owner not in (seat, BARBARIANS) for space in neighbours[city]
    }
    beside = {space for city in own for space in neighbours[city]}
    ring = {
        space
        for city in own
        for middle in ways.land_neighbours[city]
        for space in ways.land_neighbours[middle]
    }  # fmt: skip
    spaces = sorted(space for space in ring - beside - shunned if is_open_land(state, space))
    if not spaces:
        spaces = sorted(space for space in beside - shunned if is_open_land(state, space))
    return tuple(spaces)


def hire(step: ClashStep, seat: int, spaces: tuple[int, ...]) -> None:
    """Let the Barbarian armies on these spaces march 1 Land space each, as the seat decides (Mercenaries)."""
    units = step.state.units
    step.push(MarchFrame(seat, 1, tuple((space, counts(units[space], BARBARIANS)) for space in sorted(spaces)), hired=True))


def open_camps(state: State) -> tuple[int, ...]:
    """Return the Barbarian cities with room for another Army unit."""
    return tuple(
        space
        for space in cities_of(state, BARBARIANS)
        if army(state.units.get(space, ()), BARBARIANS) < STACK_LIMIT
    )


def _place_infantry(step: ClashStep, space: int) -> None:
    state = step.state
    set_units(state, space, add(state.units.get(space, ()), BARBARIANS, INFANTRY, 0, 1))
    step.write("barbarians_placed", space=space, unit=INFANTRY)


class SpawnRule(FrameRule[State, AnyMove, SpawnFrame]):
    """Asks the drawer for the Settlement's space, then for the Barbarian city that gets one more Infantry."""

    def decision(self, state: State, frame: SpawnFrame) -> Decision | None:
        if len(frame.spaces) < 2:
            return None
        kind = "spawn_settlement" if frame.step == 1 else "spawn_infantry"
        return Decision((frame.seat,), kind, "barbarians_spawn", "Barbarians Spawn")

    def run(self, step: ClashStep, frame: SpawnFrame) -> None:
        state = step.state
        if frame.spaces:
            self._choose(step, frame, frame.spaces[0])
        elif frame.step == 0:
            spaces = settlement_spaces(state, frame.seat)
            if not spaces:
                step.write("no_settlement_spawned", frame.seat)
            step.replace(SpawnFrame(frame.seat, frame.extra, 1 if spaces else 2, spaces))
        elif frame.step == 2 and frame.extra:
            spaces = open_camps(state) if supply_left(state, BARBARIANS, INFANTRY) > 0 else ()
            step.replace(SpawnFrame(frame.seat, frame.extra, 3, spaces))
        else:
            step.pop()

    def moves(self, state: State, frame: SpawnFrame, seat: int) -> Iterator[AnyMove]:
        return (Pick(space) for space in frame.spaces)

    def refusal(self, state: State, frame: SpawnFrame, seat: int, move: AnyMove) -> Refusal | None:
        if isinstance(move, Pick) and move.space in frame.spaces:
            return None
        return Refusal("wrong_settlement_space" if frame.step == 1 else "wrong_barbarian_city", "Barbarians Spawn")

    def answer(self, step: ClashStep, frame: SpawnFrame, seat: int, move: AnyMove) -> None:
        assert isinstance(move, Pick)
        self._choose(step, frame, move.space)

    def _choose(self, step: ClashStep, frame: SpawnFrame, space: int) -> None:
        state = step.state
        if frame.step == 1:
            state.cities[space] = City(BARBARIANS, NEUTRAL)
            step.write("barbarian_city", frame.seat, space=space)
        if supply_left(state, BARBARIANS, INFANTRY) > 0:
            _place_infantry(step, space)
        step.replace(SpawnFrame(frame.seat, frame.extra, frame.step + 1))


class MarchRule(FrameRule[State, AnyMove, MarchFrame]):
    """Moves the armies near the drawer's cities one by one, in his order, with their battles; then reinforces."""

    def decision(self, state: State, frame: MarchFrame) -> Decision | None:
        source = "mercenaries" if frame.hired else "barbarians_move"
        if len(frame.choices) > 1:
            return Decision((frame.seat,), "march", source, "Barbarians Move")
        if len(frame.spaces) > 1:
            return Decision((frame.seat,), "reinforce", source, "Barbarians Move")
        return None

    def run(self, step: ClashStep, frame: MarchFrame) -> None:
        state = step.state
        if frame.choices:
            self._march(step, frame, *frame.choices[0])
        elif frame.step == 0:
            self._gather(step, frame)
        elif frame.step == 1:
            choices = steps(state, frame)
            step.replace(replace(frame, step=1 if choices else 2, choices=choices))
        elif frame.step == 2:
            self._reinforce(step, frame)
        elif frame.spaces:
            self._place(step, frame, frame.spaces[0])
        else:
            step.pop()

    def _gather(self, step: ClashStep, frame: MarchFrame) -> None:
        """Without an army within 2 spaces a Settlement is placed instead (step 1)."""
        state = step.state
        ways = state.geometry().ways(state.terrain)
        own = cities_of(state, frame.seat)
        armies = [space for space, groups in sorted(state.units.items()) if army(groups, BARBARIANS)]
        if not any(0 <= ways.distances(city)[space] <= REACH for city in own for space in armies):
            step.write("no_barbarians_near", frame.seat)
            step.replace(SpawnFrame(frame.seat, False))
            return
        waiting = tuple(
            (space, counts(state.units[space], BARBARIANS)) for space in armies if 0 <= land_distance(ways, own, space) <= REACH
        )
        step.replace(MarchFrame(frame.seat, 1, waiting))

    def _march(self, step: ClashStep, frame: MarchFrame, start: int, end: int) -> None:
        state = step.state
        units = dict(frame.waiting)[start]
        rest = tuple(army for army in frame.waiting if army[0] != start)
        camp = state.cities.get(start)
        left = (*frame.left, start) if frame.hired and camp is not None and camp.owner == BARBARIANS else frame.left
        step.replace(MarchFrame(frame.seat, 1, rest, hired=frame.hired, left=left))
        here, there = state.units[start], state.units.get(end, ())
        for kind, number in units:
            here = take(here, BARBARIANS, kind, number)
            there = add(there, BARBARIANS, kind, 0, number)
        set_units(state, start, here)
        set_units(state, end, there)
        step.write("barbarians_marched", frame.seat, start=start, end=end, units=units)
        city = state.cities.get(end)
        if enemies(there, BARBARIANS):
            start_battle(step, end, BARBARIANS, max(group[0] for group in there), -1)
        elif city is not None and city.owner != BARBARIANS:
            start_battle(step, end, BARBARIANS, city.owner, -1)

    def _reinforce(self, step: ClashStep, frame: MarchFrame) -> None:
        """One Infantry for every Barbarian city within 2 spaces, or that hired armies left; the seat chooses while the supply is
        short (step 3).
        """
        state = step.state
        ways = state.geometry().ways(state.terrain)
        own = cities_of(state, frame.seat)
        spaces = tuple(
            space
            for space in open_camps(state)
            if (space in frame.left if frame.hired else any(0 <= ways.distances(city)[space] <= REACH for city in own))
        )
        left = supply_left(state, BARBARIANS, INFANTRY)
        if left >= len(spaces):
            for space in spaces:
                _place_infantry(step, space)
            spaces = ()
        step.replace(replace(frame, step=3, spaces=spaces if left > 0 else ()))

    def _place(self, step: ClashStep, frame: MarchFrame, space: int) -> None:
        _place_infantry(step, space)
        left = supply_left(step.state, BARBARIANS, INFANTRY)
        rest = tuple(other for other in frame.spaces if other != space) if left > 0 else ()
        step.replace(replace(frame, step=3, spaces=rest))

    def moves(self, state: State, frame: MarchFrame, seat: int) -> Iterator[AnyMove]:
        for start, end in frame.choices:
            yield March(start, end)
        for space in frame.spaces:
            yield Pick(space)

    def refusal(self, state: State, frame: MarchFrame, seat: int, move: AnyMove) -> Refusal | None:
        if frame.choices:
            if isinstance(move, March) and (move.start, move.end) in frame.choices:
                return None
            if isinstance(move, March) and move.start not in dict(frame.waiting):
                return Refusal("not_to_march", "Barbarians Move")
            if frame.hired:
                return _hired_refusal(state, frame, move)
            return Refusal("march_towards_your_nearest_city", "Barbarians Move")
        if isinstance(move, Pick) and move.space in frame.spaces:
            return None
        return Refusal("wrong_barbarian_city", "Barbarians Move")

    def answer(self, step: ClashStep, frame: MarchFrame, seat: int, move: AnyMove) -> None:
        if isinstance(move, March):
            self._march(step, frame, move.start, move.end)
        else:
            assert isinstance(move, Pick)
            self._place(step, frame, move.space)


def _hired_refusal(state: State, frame: MarchFrame, move: AnyMove) -> Refusal:
    ways = state.geometry().ways(state.terrain)
    if isinstance(move, March) and move.end in ways.land_neighbours[move.start]:
        return Refusal("stack_limit", "Army Stacking Limit", {"space": move.end, "limit": STACK_LIMIT})
    return Refusal("march_one_land_space", "Action Cards")


def land_distance(ways: Ways, cities: list[int], space: int) -> int:
    """Return the Land spaces to the nearest of the cities; -1 if there is no way."""
    found = [distance for city in cities if (distance := ways.land_distances(city)[space]) >= 0]
    return min(found, default=-1)


def steps(state: State, frame: MarchFrame) -> tuple[tuple[int, int], ...]:
    """Return (start, end) of every step that a waiting army may take now: 1 space nearer to a nearest city of the drawer.

    Hired armies go 1 Land space anywhere.
    """
    ways = state.geometry().ways(state.terrain)
    own = cities_of(state, frame.seat)
    result: list[tuple[int, int]] = []
    for start, units in frame.waiting:
        ends: set[int] = set()
        if frame.hired:
            ends.update(ways.land_neighbours[start])
        else:
            distance = land_distance(ways, own, start)
            if not 0 <= distance <= REACH:
                continue
            for city in own:
                table = ways.land_distances(city)
                if table[start] == distance:
                    ends.update(end for end in ways.land_neighbours[start] if table[end] == distance - 1)
        number = _army(units)
        result.extend(
            (start, end) for end in sorted(ends) if army(state.units.get(end, ()), BARBARIANS) + number <= STACK_LIMIT
        )
    return tuple(result)


def _army(units: UnitCounts) -> int:
    return sum(number for _, number in units)
