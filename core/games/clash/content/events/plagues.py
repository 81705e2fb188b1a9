"""Plague and Epidemic: who has Sanitation ignores them; Roads, Navigation and Trade Routes spread them (E01, E02)."""

from __future__ import annotations

from msgspec.structs import replace

from core.games.clash.frames import EffectFrame
from core.games.clash.moments import ClashStep
from core.games.clash.rules.effects import finish, skip
from core.games.clash.rules.event_steps import (
    choose_city,
    choose_unit_kind,
    choose_unit_space,
    chosen_units,
    damage,
    lower_city,
    remove_units,
    repeat,
    spare_city,
    units_of,
)
from core.games.clash.rules.event_texts import card_of, declare_event, ignores
from core.games.clash.rules.lasting import NO_CONSTRUCTION
from core.games.clash.state import State, city_count

THEME = "plague"
PLAGUE, EPIDEMIC = "E01", "E02"
LEAST_CITIES = 2
LEAST_UNITS = 2
"""Who has fewer is spared (EVNT-R11)."""


def _strike(step: ClashStep, frame: EffectFrame) -> None:
    if city_count(step.state, frame.seat) < LEAST_CITIES:
        skip(step, frame, 4)
    else:
        step.replace(replace(frame, count=damage(step.state, frame.seat)))


def _stop_building(step: ClashStep, frame: EffectFrame) -> None:
    state = step.state
    card = card_of(frame)
    if card not in state.lasting:
        state.lasting = (*state.lasting, card)
    step.write("event_no_construction", frame.seat, source=card)


def _may_not_construct(state: State, seat: int) -> bool:
    return not ignores(state.players[seat].powers, THEME)


def _infect(step: ClashStep, frame: EffectFrame) -> None:
    if len(units_of(step.state, frame.seat)) < LEAST_UNITS:
        finish(step)
    else:
        step.replace(replace(frame, count=damage(step.state, frame.seat)))


def _bury(step: ClashStep, frame: EffectFrame) -> None:
    remove_units(step, frame.seat, chosen_units(frame), card_of(frame))


declare_event(
    (PLAGUE,), "plague",
    "Everybody with 2 or more cities lowers the mood of one of them by a step: of two with Roads, Navigation or Trade Routes. "
    "From now on nobody constructs Buildings or Wonders before he has Sanitation. With Sanitation: ignore this.",
    everybody=True, theme=THEME, steps=(_strike, choose_city(), spare_city, lower_city, repeat(3), _stop_building),
)  # fmt: skip
NO_CONSTRUCTION[PLAGUE] = _may_not_construct
declare_event(
    (EPIDEMIC,), "epidemic",
    "Everybody with 2 or more units removes one of them: two with Roads, Navigation or Trade Routes. With Sanitation: ignore "
    "this.",
    everybody=True, theme=THEME, steps=(_infect, choose_unit_space, choose_unit_kind, repeat(2), _bury),
)  # fmt: skip
