"""Volcano, Earthquakes and Floods (E29-E33)."""

from __future__ import annotations

from msgspec.structs import replace

from core.engine.decision import Refusal
from core.games.clash.frames import EffectFrame, QuestionFrame
from core.games.clash.moments import ClashStep
from core.games.clash.rules.effects import EffectStep, again, finish, give_answer
from core.games.clash.rules.event_steps import (
    LOSE_MOOD,
    ask_event,
    calm_cities,
    choose_city,
    lower_city,
    no_city_of_yours,
    remove_units,
    spare_city,
    units_of,
)
from core.games.clash.rules.event_texts import SECTION, card_of, declare_event
from core.games.clash.rules.questions import DECLINED, REASONS
from core.games.clash.rules.ruins import destroy_city, destroy_piece, pieces_to_lose
from core.games.clash.state import SETTLEMENT, State, cities_of, city_count

VOLCANO_CITIES = 4
QUAKE_CITIES = 3
QUAKE_PIECES = 3
LOSE_CITY, LOSE_PIECE, WHICH_PIECE = "event_lose_city", "event_lose_piece", "event_which_piece"
"""The kinds of questions: which city is destroyed; from which city a piece is taken, and which one."""


# ---------------------------------------------------------------- Volcano
def _erupt(step: ClashStep, frame: EffectFrame) -> None:
    if city_count(step.state, frame.seat) < VOLCANO_CITIES:
        step.write("event_no_effect", frame.seat, source=card_of(frame))
        finish(step)
    else:
        ask_event(step, frame, LOSE_CITY, tuple(cities_of(step.state, frame.seat)))


def _bury_city(step: ClashStep, frame: EffectFrame) -> None:
    space = frame.answers[-1]
    assert isinstance(space, int)
    units = [unit for unit in units_of(step.state, frame.seat) if unit[0] == space]
    destroy_city(step, space, card_of(frame))
    remove_units(step, frame.seat, units, card_of(frame))


# ---------------------------------------------------------------- Earthquakes
# First `count` is how many pieces were taken; then how many shaken cities are left, which the answers name, the next one last.
def _shake(step: ClashStep, frame: EffectFrame) -> None:
    if city_count(step.state, frame.seat) < QUAKE_CITIES:
        step.write("event_no_effect", frame.seat, source=card_of(frame))
        finish(step)


def _choose_site(step: ClashStep, frame: EffectFrame) -> None:
    ask_event(step, frame, LOSE_PIECE, tuple(cities_of(step.state, frame.seat)), optional=frame.count > 0)


def _choose_piece(step: ClashStep, frame: EffectFrame) -> None:
    space = frame.answers[-1]
    if isinstance(space, int):
        ask_event(step, frame, WHICH_PIECE, pieces_to_lose(step.state.cities[space]))


def _break_piece(step: ClashStep, frame: EffectFrame) -> None:
    if frame.answers[-1] != DECLINED:
        space, piece = frame.answers[-2:]
        destroy_piece(step, int(space), str(piece), card_of(frame))
        if frame.count + 1 < QUAKE_PIECES:
            again(step, frame, 3, count=frame.count + 1)


def _look_round(step: ClashStep, frame: EffectFrame) -> None:
    shaken = {place for place in frame.answers if isinstance(place, int) and place in step.state.cities}
    step.replace(replace(frame, answers=(card_of(frame), *sorted(shaken, reverse=True)), count=len(shaken)))


def _next_shaken(step: ClashStep, frame: EffectFrame) -> None:
    if frame.count:
        give_answer(step, replace(frame, count=frame.count - 1), frame.answers[frame.count])
    else:
        finish(step)


def _further(step: ClashStep, frame: EffectFrame) -> None:
    again(step, frame, 4)


QUAKE: tuple[EffectStep, ...] = (
    _shake, _choose_site, _choose_piece, _break_piece, _look_round, _next_shaken, spare_city, lower_city, _further,
)  # fmt: skip


def _stays(state: State, frame: QuestionFrame, answer: int | str) -> Refusal | None:
    effect = state.frames[-2]
    city = effect.answers[-1] if isinstance(effect, EffectFrame) else -1
    return Refusal("settlement_last", SECTION, {"city": city}) if answer == SETTLEMENT else None


REASONS[LOSE_CITY] = REASONS[LOSE_PIECE] = no_city_of_yours
REASONS[WHICH_PIECE] = _stays


# ---------------------------------------------------------------- Floods
def _calm_at_sea(state: State, seat: int) -> list[int]:
    seas = state.geometry().ways(state.terrain).sea_neighbours
    return [space for space in calm_cities(state, seat) if seas[space]]


def _dry(state: State, frame: QuestionFrame, answer: int | str) -> Refusal | None:
    return Refusal("city_not_at_sea", SECTION, {"city": answer}) if frame.kind == LOSE_MOOD else None


REASONS["flood"] = REASONS["heavy_flood"] = _dry
FLOOD: tuple[EffectStep, ...] = (choose_city(_calm_at_sea), spare_city, lower_city)

declare_event(
    ("E29",), "volcano",
    "With 4 or more cities: choose one of them. It is destroyed with all units there. Its pieces leave the game: 2 points for "
    "each Settlement and Building to the player of its colour. Wonders keep their points, but not their power.",
    steps=(_erupt, _bury_city),
)  # fmt: skip
_EARTHQUAKE = (
    "take 1 to 3 pieces out of {cities} and out of the game; a Settlement only as the last piece of its city. 2 points for each "
    "Settlement and Building to the player of its colour; Wonders keep their points, but not their power. Cities that lost a "
    "piece and still stand lose a step of mood."
)
declare_event(("E30",), "earthquake", "With 3 or more cities: " + _EARTHQUAKE.format(cities="your cities"), steps=QUAKE)
declare_event(
    ("E31",), "heavy_earthquake", "Everybody with 3 or more cities must: " + _EARTHQUAKE.format(cities="his cities"),
    everybody=True, steps=QUAKE,
)  # fmt: skip
declare_event(("E32",), "flood", "Lower the mood of one of your cities beside the Sea by a step.", steps=FLOOD)
declare_event(
    ("E33",), "heavy_flood", "Everybody lowers the mood of one of his cities beside the Sea by a step.",
    everybody=True, steps=FLOOD,
)  # fmt: skip
