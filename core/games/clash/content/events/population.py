"""Population Boom and Migration: Settlers from the supply (E27, E28, E34, E35)."""

from __future__ import annotations

from core.engine.decision import Refusal
from core.games.clash.content.unit_types import supply_left
from core.games.clash.frames import EffectFrame, QuestionFrame
from core.games.clash.moments import ClashStep
from core.games.clash.rules.event_steps import CHOOSE_PLAYER, ONE_CITY, choose_player
from core.games.clash.rules.event_texts import SECTION, card_of, declare_event
from core.games.clash.rules.place import place_in_city
from core.games.clash.rules.questions import DECLINED, REASONS
from core.games.clash.state import State, city_count
from core.games.clash.units import SETTLER


def _can_settle(state: State, seat: int) -> bool:
    return city_count(state, seat) > 0 and supply_left(state, seat, SETTLER) > 0


def _settle(step: ClashStep, frame: EffectFrame, seat: int) -> None:
    place = place_in_city(step.state, seat, SETTLER, card_of(frame))
    if place is not None:
        step.push(place)


def _own(step: ClashStep, frame: EffectFrame) -> None:
    _settle(step, frame, frame.seat)


def _theirs(step: ClashStep, frame: EffectFrame) -> None:
    if frame.answers[-1] != DECLINED:
        _settle(step, frame, int(frame.answers[-1]))


def _unable(state: State, frame: QuestionFrame, answer: int | str) -> Refusal | None:
    return Refusal("player_cannot_settle", SECTION, {"seat": int(answer)}) if frame.kind == CHOOSE_PLAYER else None


REASONS["population_boom"] = REASONS["migration"] = _unable
declare_event(
    ("E27", "E28"), "population_boom",
    "Place a Settler from your supply in one of your cities. Choose another player: he places a Settler in one of his cities.",
    steps=(_own, choose_player(_can_settle), _theirs),
)  # fmt: skip
declare_event(
    ("E34", "E35"), "migration",
    "Choose another player: he places a Settler from his supply in one of his cities. Then lower the mood of one of your cities "
    "by a step.",
    steps=(choose_player(_can_settle), _theirs, *ONE_CITY),
)  # fmt: skip
