"""A question in the middle of an effect: one of several spaces, seats, Advances, words or cards."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from core.engine.decision import Decision, Refusal, Value
from core.engine.flow import FrameRule
from core.games.clash.content.powers import ADVANCES
from core.games.clash.frames import EffectFrame, QuestionFrame
from core.games.clash.moments import ClashStep
from core.games.clash.moves import NO, AnyMove, Choose, Pick, TakeAdvance
from core.games.clash.rules.advance import advance_refusal
from core.games.clash.state import State

ADVANCE, BUY_ADVANCE = "choose_advance", "buy_advance"
"""The kinds of questions whose options are Advances."""
DECLINED = ""
"""The answer to an optional question that chose nothing."""
CARD_OPTIONS: dict[str, Callable[[State, QuestionFrame], tuple[str, ...]]] = {}
"""Kind of a private question -> the cards that can be chosen, read off hands and effects.

So each view offers what it knows: in those of other seats they are as many backs.
"""
REASONS: dict[str, Callable[[State, QuestionFrame, int | str], Refusal | None]] = {}
"""Kind of question or effect that asks -> why an answer is none of the options (None: no special reason)."""


def options_of(state: State, frame: QuestionFrame) -> tuple[int | str, ...]:
    """Return what can be chosen."""
    return CARD_OPTIONS[frame.kind](state, frame) if frame.private else frame.options


def move_for(kind: str, option: int | str) -> AnyMove:
    """Return the move that gives this answer."""
    if isinstance(option, int):
        return Pick(option)
    return TakeAdvance(option) if kind in (ADVANCE, BUY_ADVANCE) else Choose(option)


def answered(move: AnyMove) -> int | str:
    """Return the answer that a move gives."""
    if isinstance(move, Pick):
        return move.space
    if isinstance(move, TakeAdvance):
        return move.advance
    assert isinstance(move, Choose)
    return DECLINED if move == NO else move.option


def _reason(state: State, frame: QuestionFrame, answer: int | str) -> Refusal | None:
    """Return the special reason why an answer is none of the options, None if there is none."""
    below = state.frames[-2]
    for name in (frame.kind, below.effect if isinstance(below, EffectFrame) else ""):
        reason = REASONS.get(name)
        refusal = reason(state, frame, answer) if reason is not None else None
        if refusal is not None:
            return refusal
    return None


def _not_obtainable(state: State, frame: QuestionFrame, answer: int | str) -> Refusal | None:
    """Return why an Advance can't be had at all."""
    card = ADVANCES.get(str(answer))
    return advance_refusal(state.players[frame.seat], card) if card is not None else None


REASONS[ADVANCE] = REASONS[BUY_ADVANCE] = _not_obtainable


class QuestionRule(FrameRule[State, AnyMove, QuestionFrame]):
    """Asks; an answer without a choice is given at once, none at all is DECLINED."""

    def decision(self, state: State, frame: QuestionFrame) -> Decision | None:
        options = options_of(state, frame)
        if not options or (len(options) == 1 and not frame.optional):
            return None
        values: dict[str, Value] = {"optional": int(frame.optional)}
        below = state.frames[-2]
        if isinstance(below, EffectFrame) and below.card and below.seat != frame.seat:
            values["by"] = below.seat
        return Decision((frame.seat,), frame.kind, frame.source, frame.section, values)

    def run(self, step: ClashStep, frame: QuestionFrame) -> None:
        options = options_of(step.state, frame)
        self._deliver(step, frame, options[0] if options else DECLINED)

    def moves(self, state: State, frame: QuestionFrame, seat: int) -> Iterator[AnyMove]:
        for option in options_of(state, frame):
            yield move_for(frame.kind, option)
        if frame.optional:
            yield NO

    def refusal(self, state: State, frame: QuestionFrame, seat: int, move: AnyMove) -> Refusal | None:
        if move == NO and frame.optional:
            return None
        if any(move == move_for(frame.kind, option) for option in options_of(state, frame)):
            return None
        if isinstance(move, Pick | TakeAdvance | Choose):
            refusal = _reason(state, frame, answered(move))
            if refusal is not None:
                return refusal
        return Refusal("answer_the_question", frame.section, {"source": frame.source, "kind": frame.kind})

    def answer(self, step: ClashStep, frame: QuestionFrame, seat: int, move: AnyMove) -> None:
        value = answered(move)
        if value == DECLINED:
            step.write("declined", seat, source=frame.source)
        self._deliver(step, frame, value)

    def _deliver(self, step: ClashStep, frame: QuestionFrame, value: int | str) -> None:
        step.pop()
        below = step.state.frames[-1]
        step.replace(msgspec.structs.replace(below, answers=(*below.answers, value)))  # type: ignore[union-attr]
