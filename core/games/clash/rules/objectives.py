"""Completing objectives: in the Status Phase and right after what fulfils them (Objective Cards, Complete Objectives).

Who is asked follows from what everybody sees: a seat with Objective cards in hand for which some objective of the game holds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import msgspec

from core.engine.decision import Decision, Refusal
from core.engine.flow import FrameRule
from core.games.clash.content.cards import OBJECTIVE
from core.games.clash.content.objectives.deck import OBJECTIVE_CARDS
from core.games.clash.frames import BattleFrame, ClaimFrame
from core.games.clash.goods import NONE, Goods, covers, named
from core.games.clash.moments import ClashStep
from core.games.clash.moves import NO, AnyMove, Complete
from core.games.clash.rules.cards import has_card, held, number_held, out_of_hand
from core.games.clash.rules.payment import spend
from core.games.clash.state import State

SECTION = "Objective Cards"
STATUS = "status_phase"
"""The trigger of the Status Phase."""


class Trigger(NamedTuple):
    """What just happened: "battle", "founded", "recruited", "wonder_built" or "action"."""

    kind: str
    seat: int
    """Whose deed it is; of a battle the attacker."""
    space: int = -1
    battle: BattleFrame | None = None
    """The battle as it ended: `sides` hold the units at its start, `city` the city as it was."""
    losses: tuple[tuple[tuple[str, int], ...], tuple[tuple[str, int], ...]] = ((), ())
    """(kind, count) of all units that attacker and defender lost in it."""


class Objective(NamedTuple):
    """One half of an Objective card."""

    id: str
    name: str
    text: str
    status: Callable[[State, int], bool] | None
    """(state, seat): whether it is fulfilled in the Status Phase; None if it can't be completed there."""
    instant: Callable[[State, int, Trigger], bool] | None
    """(state, seat, what happened): whether that fulfils it; None if it can be completed in the Status Phase only."""
    price: Goods
    """What completing it takes, of exactly these goods."""
    excludes: tuple[str, ...]
    """Objectives completed at the same time that bar it."""
    missing: Callable[[State, int], tuple[int, int]] | None
    """(state, seat): (what there is, what is needed), to show how near it is."""


OBJECTIVES: dict[str, Objective] = {}
"""All objectives by id."""


def declare_objective(
    id: str,
    name: str,
    text: str,
    *,
    status: Callable[[State, int], bool] | None = None,
    instant: Callable[[State, int, Trigger], bool] | None = None,
    price: Goods = NONE,
    excludes: tuple[str, ...] = (),
    missing: Callable[[State, int], tuple[int, int]] | None = None,
) -> Objective:
    """Add an objective. Returns the entry."""
    objective = Objective(id, name, text, status, instant, price, excludes, missing)
    OBJECTIVES[id] = objective
    return objective


def fulfilled_in_status_phase(state: State, seat: int) -> tuple[str, ...]:
    """Return the objectives that hold for the seat now, as the Status Phase looks at them."""
    return tuple(
        objective.id for objective in OBJECTIVES.values() if objective.status is not None and objective.status(state, seat)
    )


def fulfilled_by(state: State, seat: int, trigger: Trigger) -> tuple[str, ...]:
    """Return the objectives that what just happened fulfils for the seat."""
    return tuple(
        objective.id
        for objective in OBJECTIVES.values()
        if objective.instant is not None and objective.instant(state, seat, trigger)
    )


def claims(state: State, trigger: Trigger, seats: tuple[int, ...]) -> list[ClaimFrame]:
    """Return the frames that ask these seats, in order, for objectives that the trigger fulfils."""
    frames = []
    for seat in seats:
        number = number_held(state.players[seat], OBJECTIVE) if seat >= 0 else 0
        fulfilled = fulfilled_by(state, seat, trigger) if number else ()
        if fulfilled:
            frames.append(ClaimFrame(seat, trigger.kind, number, fulfilled))
    return frames


def push_claims(step: ClashStep, trigger: Trigger, seats: tuple[int, ...]) -> None:
    """Ask these seats, the first one first, for objectives that the trigger fulfils."""
    for frame in reversed(claims(step.state, trigger, seats)):
        step.push(frame)


def open_objectives(state: State, frame: ClaimFrame) -> tuple[str, ...]:
    """Return the objectives that the asked seat may complete now, whatever it holds: public facts."""
    fulfilled = frame.fulfilled if frame.trigger != STATUS else fulfilled_in_status_phase(state, frame.seat)
    goods = state.players[frame.seat].goods
    names = {OBJECTIVES[done].name for done in frame.done}
    return tuple(
        id
        for id in fulfilled
        if (id not in frame.done and (OBJECTIVES[id].name not in names or _differs(id, frame.done)))
        and covers(goods, OBJECTIVES[id].price)
        and not any(other in frame.done for other in OBJECTIVES[id].excludes)
    )


def _differs(objective: str, done: tuple[str, ...]) -> bool:
    """Return whether an objective of the same name as one completed has another criterion."""
    return objective not in done


class ClaimRule(FrameRule[State, AnyMove, ClaimFrame]):
    """Asks for one objective after the other until the seat declines or none is left."""

    def decision(self, state: State, frame: ClaimFrame) -> Decision | None:
        if not frame.held or not open_objectives(state, frame):
            return None
        return Decision((frame.seat,), "objectives", frame.trigger, SECTION)

    def run(self, step: ClashStep, frame: ClaimFrame) -> None:
        step.pop()

    def _cards(self, state: State, frame: ClaimFrame) -> list[str]:
        return held(state.players[frame.seat], OBJECTIVE)[: frame.held]

    def moves(self, state: State, frame: ClaimFrame, seat: int) -> Iterator[AnyMove]:
        yield NO
        possible = open_objectives(state, frame)
        for card in self._cards(state, frame):
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
        if move.objective in open_objectives(state, frame):
            return None
        objective = OBJECTIVES[move.objective]
        if objective.name in {OBJECTIVES[done].name for done in frame.done}:
            return Refusal("same_objective_twice", SECTION, {"objective": move.objective})
        for other in objective.excludes:
            if other in frame.done:
                return Refusal("objectives_exclude", SECTION, {"objective": move.objective, "other": other})
        if not covers(state.players[seat].goods, objective.price):
            return Refusal("price", SECTION, {"objective": move.objective, "goods": named(objective.price)})
        return Refusal("objective_not_fulfilled", SECTION, {"objective": move.objective})

    def answer(self, step: ClashStep, frame: ClaimFrame, seat: int, move: AnyMove) -> None:
        if not isinstance(move, Complete):
            step.pop()
            return
        step.reveal()
        out_of_hand(step.state, seat, move.card)
        player = step.state.players[seat]
        player.completed = (*player.completed, (move.card, move.objective))
        step.write("objective_completed", seat, card=move.card, objective=move.objective)
        step.replace(msgspec.structs.replace(frame, held=frame.held - 1, done=(*frame.done, move.objective)))
        spend(step, seat, OBJECTIVES[move.objective].price, move.objective)
