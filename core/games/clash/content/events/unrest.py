"""Civil War and Revolution (E36-E38)."""

from __future__ import annotations

from core.engine.decision import Refusal
from core.games.clash.frames import EffectFrame, GovernmentFrame, QuestionFrame, TurnFrame
from core.games.clash.moments import ClashStep
from core.games.clash.rules.effects import finish, give_answer, skip
from core.games.clash.rules.event_steps import (
    ONE_CITY,
    WHICH_UNIT,
    ask_event,
    lower_city,
    no_city_of_yours,
    no_unit_of_yours,
    remove_units,
    spare_city,
    units_of,
)
from core.games.clash.rules.event_texts import SECTION, card_of, declare_event
from core.games.clash.rules.government import changes
from core.games.clash.rules.lasting import ACTIONS_LOST, add_lasting
from core.games.clash.rules.questions import DECLINED, REASONS
from core.games.clash.state import HAPPY, State, cities_of
from core.games.clash.units import ARMY, INFANTRY, count

REVOLUTION = "E38"
REBEL_CITY, SAVE_ACTION, SAVE_GOVERNMENT = "event_rebel_city", "event_save_action", "event_save_government"
"""The kinds of questions: whose Infantry is lost; where a unit is given up to save the action, or the government."""


# ---------------------------------------------------------------- Civil War
def rebel_cities(state: State, seat: int) -> list[int]:
    """Return the seat's cities that are not Happy and hold an Infantry of his."""
    return [
        space
        for space in cities_of(state, seat)
        if state.cities[space].mood != HAPPY and count(state.units.get(space, ()), seat, INFANTRY)
    ]


def _loyal(state: State, frame: QuestionFrame, answer: int | str) -> Refusal | None:
    refusal = no_city_of_yours(state, frame, answer)
    if refusal is None and isinstance(answer, int):
        return Refusal("city_does_not_rebel", SECTION, {"city": answer})
    return refusal


REASONS[REBEL_CITY] = _loyal


def _rebel(step: ClashStep, frame: EffectFrame) -> None:
    ask_event(step, frame, REBEL_CITY, tuple(rebel_cities(step.state, frame.seat)))


def _fall(step: ClashStep, frame: EffectFrame) -> None:
    space = frame.answers[-1]
    if isinstance(space, int):
        remove_units(step, frame.seat, [(space, INFANTRY)], card_of(frame))
    else:
        skip(step, frame, 3)


def _over(step: ClashStep, frame: EffectFrame) -> None:
    finish(step)


# ---------------------------------------------------------------- Revolution
REASONS[SAVE_ACTION] = REASONS[SAVE_GOVERNMENT] = no_unit_of_yours


def _in_own_turn(state: State, seat: int) -> bool:
    return any(isinstance(frame, TurnFrame) and frame.seat == seat for frame in state.frames)


def loses_action(state: State, seat: int) -> bool:
    """Return whether the seat can lose an action: one that is left in his turn, outside it one of his next turn."""
    return not _in_own_turn(state, seat) or state.players[seat].actions > 0


def _offer_unit(step: ClashStep, frame: EffectFrame, kind: str) -> None:
    spaces = dict.fromkeys(space for space, _ in units_of(step.state, frame.seat, ARMY))
    ask_event(step, frame, kind, tuple(spaces), optional=True)


def _save_action(step: ClashStep, frame: EffectFrame) -> None:
    if loses_action(step.state, frame.seat):
        _offer_unit(step, frame, SAVE_ACTION)
    else:
        skip(step, frame, 2)


def _save_government(step: ClashStep, frame: EffectFrame) -> None:
    if changes(step.state.players[frame.seat]):
        _offer_unit(step, frame, SAVE_GOVERNMENT)
    else:
        finish(step)


def _which_unit(step: ClashStep, frame: EffectFrame) -> None:
    space = frame.answers[-1]
    if isinstance(space, int):
        kinds = dict.fromkeys(kind for at, kind in units_of(step.state, frame.seat, ARMY) if at == space)
        ask_event(step, frame, WHICH_UNIT, tuple(kinds))
    else:
        give_answer(step, frame, DECLINED)


def _given_up(step: ClashStep, frame: EffectFrame) -> bool:
    """Remove the unit of the last two answers, if there is one; return whether."""
    space, kind = frame.answers[-2:]
    if not isinstance(space, int):
        return False
    remove_units(step, frame.seat, [(space, str(kind))], card_of(frame))
    return True


def _lose_action(step: ClashStep, frame: EffectFrame) -> None:
    if _given_up(step, frame):
        return
    player = step.state.players[frame.seat]
    if _in_own_turn(step.state, frame.seat):
        player.actions -= 1
        step.write("actions_lost", frame.seat, actions=1, source=REVOLUTION)
    else:
        add_lasting(player, REVOLUTION, 1)
        step.write("event_action_due", frame.seat, source=REVOLUTION)


def _lose_government(step: ClashStep, frame: EffectFrame) -> None:
    if not _given_up(step, frame):
        step.push(GovernmentFrame(frame.seat, card_of(frame)))


declare_event(
    ("E36", "E37"), "civil_war",
    "Choose a Neutral or Angry city of yours with Infantry: remove 1 Infantry there and lower the city's mood by a step. If "
    "there is none, lower the mood of one of your cities by a step.",
    steps=(_rebel, _fall, spare_city, lower_city, _over, *ONE_CITY),
)  # fmt: skip
ACTIONS_LOST[REVOLUTION] = 1
declare_event(
    (REVOLUTION,), "revolution",
    "Lose 1 action (in the Status Phase: of your next turn), unless you remove one of your Army units. Then change your "
    "government at no price, if you can, unless you remove another one.",
    steps=(_save_action, _which_unit, _lose_action, _save_government, _which_unit, _lose_government),
)  # fmt: skip
