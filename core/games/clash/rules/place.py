"""Placing a unit from the supply: the Settler for a lost city, the Infantry of Fanaticism, the Ship of the Great Lighthouse."""

from __future__ import annotations

from collections.abc import Iterator

from core.engine.decision import Decision, Refusal, Value
from core.engine.flow import FrameRule
from core.games.clash.content.unit_types import supply_left
from core.games.clash.frames import PlaceFrame
from core.games.clash.moments import ClashStep
from core.games.clash.moves import NO, AnyMove, Choose, Pick
from core.games.clash.state import State, cities_of, set_units
from core.games.clash.units import ARMY, STACK_LIMIT, add, army


def place_in_city(state: State, seat: int, unit: str, source: str, optional: bool = False) -> PlaceFrame | None:
    """Return the frame that places a free unit in one of the seat's cities, None if it cannot be placed."""
    if supply_left(state, seat, unit) <= 0:
        return None
    spaces = tuple(
        space
        for space in cities_of(state, seat)
        if unit not in ARMY or army(state.units.get(space, ()), seat) < STACK_LIMIT
    )
    return PlaceFrame(seat, unit, spaces, source, optional) if spaces else None


class PlaceRule(FrameRule[State, AnyMove, PlaceFrame]):
    """Asks for the space of the unit; a forced one is taken at once."""

    def decision(self, state: State, frame: PlaceFrame) -> Decision | None:
        if len(frame.spaces) == 1 and not frame.optional:
            return None
        values: dict[str, Value] = {"unit": frame.unit, "optional": int(frame.optional)}
        if frame.lost >= 0:
            values |= {"lost": frame.lost, "captor": frame.captor}
        return Decision((frame.seat,), "place", frame.source, "Combat", values)

    def run(self, step: ClashStep, frame: PlaceFrame) -> None:
        self._place(step, frame, frame.spaces[0])

    def moves(self, state: State, frame: PlaceFrame, seat: int) -> Iterator[AnyMove]:
        for space in frame.spaces:
            yield Pick(space)
        if frame.optional:
            yield NO

    def refusal(self, state: State, frame: PlaceFrame, seat: int, move: AnyMove) -> Refusal | None:
        if isinstance(move, Choose):
            if frame.optional and move == NO:
                return None
            return Refusal("place_first", "Component Limits", {"unit": frame.unit, "source": frame.source})
        if not isinstance(move, Pick):
            return Refusal("place_first", "Component Limits", {"unit": frame.unit, "source": frame.source})
        if move.space not in frame.spaces:
            return Refusal("wrong_space_to_place", "Component Limits", {"unit": frame.unit, "source": frame.source})
        return None

    def answer(self, step: ClashStep, frame: PlaceFrame, seat: int, move: AnyMove) -> None:
        if isinstance(move, Pick):
            self._place(step, frame, move.space)
        else:
            step.pop()
            step.write("declined", seat, source=frame.source)

    def _place(self, step: ClashStep, frame: PlaceFrame, space: int) -> None:
        step.pop()
        state = step.state
        set_units(state, space, add(state.units.get(space, ()), frame.seat, frame.unit, 0, 1))
        step.write("unit_placed", frame.seat, unit=frame.unit, space=space, source=frame.source)
