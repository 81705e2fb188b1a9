"""Completing objectives: in the Status Phase and right after what fulfils them (Objective Cards, Complete Objectives).

Who is asked follows from what everybody sees: a seat with Objective cards in hand for which some objective holds whose card it
may have.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import msgspec

from core.engine.decision import Decision, Refusal, Value
from core.engine.flow import FrameRule
from core.games.clash.content.cards import OBJECTIVE
from core.games.clash.content.objectives.deck import OBJECTIVE_CARDS
from core.games.clash.frames import ACTED, BUSY, ClaimFrame
from core.games.clash.moments import ClashStep
from core.games.clash.moves import NO, AnyMove, Complete
from core.games.clash.rules.cards import has_card, held, number_held, out_of_hand
from core.games.clash.rules.goals import AT_ONCE, OBJECTIVES, Goal, Objective, Trigger, declare_objective
from core.games.clash.rules.payment import spend
from core.games.clash.rules.survey import Survey
from core.games.clash.state import State

__all__ = [
    "OBJECTIVES", "STATUS", "ClaimRule", "Goal", "Objective", "Progress", "Trigger", "after_action", "claims",
    "declare_objective", "fulfilled_by", "fulfilled_in_status_phase", "missing", "open_objectives", "progress", "push_claims",
]

SECTION = "Objective Cards"
STATUS = "status_phase"
"""The trigger of the Status Phase."""
LOOK, ASK = 0, 1
"""The steps of a claim: what is fulfilled must be looked at; it is known."""


# ---------------------------------------------------------------- what is fulfilled
def fulfilled_in_status_phase(state: State, seat: int) -> tuple[str, ...]:
    """Return the objectives that hold for the seat now, as the Status Phase looks at them."""
    survey = Survey(state)
    return tuple(
        [
            objective.id
            for objective in OBJECTIVES.values()
            if objective.status is not None
            and objective.status.is_met(survey, seat)
            and not (objective.excludes and _barred_this_round(state, seat, objective))
        ]
    )


def fulfilled_by(state: State, seat: int, trigger: Trigger) -> tuple[str, ...]:
    """Return the objectives that what just happened fulfils for the seat."""
    return tuple(
        [
            objective.id
            for objective in AT_ONCE.get(trigger.kind, ())
            if objective.instant(state, seat, trigger)
        ]
    )


def _barred_this_round(state: State, seat: int, objective: Objective) -> str:
    """Return the objective completed this round that bars another one, "" if none does."""
    return next((other for other in objective.excludes if (other, seat) in state.round_marks), "")


def _possible(state: State, fulfilled: tuple[str, ...]) -> tuple[str, ...]:
    """Return those of the objectives of which a card may still be in a hand: not all of them lie face up."""
    if not fulfilled:
        return ()
    face_up = {card for player in state.players for card, _ in player.completed}
    face_up.update(state.objective_deck.discard)
    return tuple([id for id in fulfilled if not face_up.issuperset(_cards_of(id))])


@lru_cache(maxsize=128)
def _cards_of(objective: str) -> tuple[str, ...]:
    return tuple([card.id for card in OBJECTIVE_CARDS.values() if objective in card.halves])


class Progress(NamedTuple):
    """How far a seat has come with an objective, as things stand now."""

    fulfilled: bool
    """It holds: as the Status Phase would see it, or because what the seat is just asked about fulfils it."""
    counted: tuple[int, int] | None
    """(what the seat has, what it needs); None where nothing can be counted."""
    rival: int | None
    """The highest number of another player; None where the others don't matter."""


def progress(state: State, seat: int, objective: str, survey: Survey | None = None) -> Progress:
    """Return how far the seat has come; a view will do as state. `survey`: of this state, for asking about many objectives.

    Raises KeyError for an unknown objective.
    """
    entry = OBJECTIVES[objective]
    frame = state.frames[-1] if state.frames else None
    fulfilled = (
        isinstance(frame, ClaimFrame)
        and frame.seat == seat
        and frame.trigger != STATUS
        and objective in open_objectives(state, frame)
    )
    goal = entry.status or entry.gauge
    if goal is None:
        return Progress(fulfilled, None, None)
    survey = survey or Survey(state)
    have = goal.number(survey, seat)
    rival = goal.rival(survey, seat) if goal.lead else None
    need = goal.need(rival or 0)
    if have >= need and entry.status is not None and not _barred_this_round(state, seat, entry):
        fulfilled = True
    return Progress(fulfilled, (have, need), rival)


def missing(state: State, seat: int, objective: str) -> tuple[int, int] | None:
    """Return (what the seat has, what it needs) of an objective now; None if nothing can be counted.

    Raises KeyError for an unknown objective.
    """
    return progress(state, seat, objective).counted


# ---------------------------------------------------------------- asking
def claims(state: State, trigger: Trigger, seats: tuple[int, ...]) -> list[ClaimFrame]:
    """Return the frames that ask these seats, in order, for objectives that the trigger fulfils."""
    frames = []
    for seat in seats:
        number = number_held(state.players[seat], OBJECTIVE) if seat >= 0 else 0
        fulfilled = _possible(state, fulfilled_by(state, seat, trigger)) if number else ()
        if fulfilled:
            frames.append(ClaimFrame(seat, trigger.kind, number, fulfilled, step=ASK))
    return frames


def push_claims(step: ClashStep, trigger: Trigger, seats: tuple[int, ...]) -> None:
    """Ask these seats, the first one first, for objectives that the trigger fulfils."""
    for frame in reversed(claims(step.state, trigger, seats)):
        step.push(frame)


def after_action(state: State, seat: int) -> int:
    """Return the step of a turn in which something is done: who has cards is asked for objectives when it is over (Draconian)."""
    return ACTED if state.players[seat].hand else BUSY


def open_objectives(state: State, frame: ClaimFrame) -> tuple[str, ...]:
    """Return the objectives that the asked seat may complete now, whatever it holds: public facts.

    Who was asked before may have laid down the last card of one.
    """
    return _possible(state, tuple([id for id in frame.fulfilled if _barred(state, frame, OBJECTIVES[id]) is None]))


def _barred(state: State, frame: ClaimFrame, objective: Objective) -> Refusal | None:
    """Return what bars a fulfilled objective: its like, or one that excludes it."""
    values: dict[str, Value] = {"objective": objective.id}
    if objective.id in frame.done:
        return Refusal("same_objective_twice", SECTION, values)
    for other in objective.excludes:
        if other in frame.done or (other, frame.seat) in state.round_marks:
            return Refusal("objectives_exclude", SECTION, {**values, "other": other})
    return None


class ClaimRule(FrameRule[State, AnyMove, ClaimFrame]):
    """Asks for one objective after the other until the seat declines or none is left."""

    def decision(self, state: State, frame: ClaimFrame) -> Decision | None:
        if not self._is_open(state, frame):
            return None
        return Decision((frame.seat,), "objectives", frame.trigger, SECTION)

    def asks(self, state: State, frame: ClaimFrame, seat: int) -> bool:
        return frame.seat == seat and self._is_open(state, frame)

    def _is_open(self, state: State, frame: ClaimFrame) -> bool:
        return frame.step == ASK and frame.held > 0 and bool(open_objectives(state, frame))

    def run(self, step: ClashStep, frame: ClaimFrame) -> None:
        if frame.step == LOOK and frame.held:
            fulfilled = _possible(step.state, fulfilled_in_status_phase(step.state, frame.seat))
            step.replace(msgspec.structs.replace(frame, fulfilled=fulfilled, step=ASK))
        else:
            step.pop()

    def _cards(self, state: State, frame: ClaimFrame) -> list[str]:
        return held(state.players[frame.seat], OBJECTIVE)[: frame.held]

    def moves(self, state: State, frame: ClaimFrame, seat: int) -> Iterator[AnyMove]:
        yield NO
        possible = open_objectives(state, frame)
        for card in self._cards(state, frame):
            if card in OBJECTIVE_CARDS:
                for objective in OBJECTIVE_CARDS[card].halves:
                    if objective in possible:
                        yield Complete(card, objective)

    def refusal(self, state: State, frame: ClaimFrame, seat: int, move: AnyMove) -> Refusal | None:
        if move == NO:
            return None
        if not isinstance(move, Complete):
            return Refusal("complete_or_decline", SECTION)
        if not has_card(state.players[seat], move.card) or move.card not in OBJECTIVE_CARDS:
            return Refusal("card_not_in_hand", SECTION, {"card": move.card})
        if move.objective not in OBJECTIVE_CARDS[move.card].halves:
            return Refusal("not_on_this_card", SECTION, {"card": move.card})
        if move.card not in self._cards(state, frame):
            return Refusal("card_came_too_late", SECTION, {"card": move.card})
        if move.objective in frame.fulfilled:
            return _barred(state, frame, OBJECTIVES[move.objective])
        return self._not_fulfilled(state, frame, OBJECTIVES[move.objective])

    def _not_fulfilled(self, state: State, frame: ClaimFrame, objective: Objective) -> Refusal:
        values: dict[str, Value] = {"objective": objective.id}
        if frame.trigger != STATUS:
            if objective.trigger:
                return Refusal("objective_not_fulfilled", SECTION, values)
            return Refusal("objective_status_phase_only", SECTION, values)
        if objective.status is None:
            return Refusal("objective_at_once_only", SECTION, values)
        other = _barred_this_round(state, frame.seat, objective)
        if other:
            return Refusal("objectives_exclude", SECTION, {**values, "other": other})
        have, need = missing(state, frame.seat, objective.id) or (0, 0)
        return Refusal("objective_falls_short", SECTION, {**values, "have": have, "need": need})

    def answer(self, step: ClashStep, frame: ClaimFrame, seat: int, move: AnyMove) -> None:
        if not isinstance(move, Complete):
            step.pop()
            return
        step.reveal()
        state = step.state
        out_of_hand(state, seat, move.card)
        player = state.players[seat]
        player.completed = (*player.completed, (move.card, move.objective))
        objective = OBJECTIVES[move.objective]
        if objective.leaves_mark:
            state.round_marks = tuple(sorted((*state.round_marks, (objective.id, seat))))
        step.write("objective_completed", seat, card=move.card, objective=move.objective)
        # The Status Phase looks anew after each: a price may have been paid of what another one counts.
        following = LOOK if frame.trigger == STATUS else ASK
        done = (*frame.done, move.objective)
        step.replace(msgspec.structs.replace(frame, held=frame.held - 1, done=done, step=following))
        spend(step, seat, objective.price, move.objective)
