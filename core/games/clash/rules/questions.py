"""A question in the middle of an effect: one of several spaces, seats, Advances or words."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from core.engine.decision import Decision, Refusal
from core.engine.flow import FrameRule
from core.games.clash.frames import QuestionFrame
from core.games.clash.moments import ClashStep
from core.games.clash.moves import NO, AnyMove, Choose, Pick, TakeAdvance
from core.games.clash.state import State

ADVANCE = "choose_advance"
"""The kind of question whose options are Advances."""
DECLINED = ""
"""The answer to an optional question that chose nothing."""


def move_for(kind: str, option: int | str) -> AnyMove:
    """Return the move that gives this answer."""
    if isinstance(option, int):
        return Pick(option)
    return TakeAdvance(option) if kind == ADVANCE else Choose(option)


def answered(move: AnyMove) -> int | str:
    """Return the answer that a move gives."""
    if isinstance(move, Pick):
        return move.space
    if isinstance(move, TakeAdvance):
        return move.advance
    assert isinstance(move, Choose)
    return DECLINED if move == NO else move.option


class QuestionRule(FrameRule[State, AnyMove, QuestionFrame]):
    """Asks; an answer without a choice is given at once, none at all is DECLINED."""

    def decision(self, state: State, frame: QuestionFrame) -> Decision | None:
        if not frame.options or (len(frame.options) == 1 and not frame.optional):
            return None
        return Decision((frame.seat,), frame.kind, frame.source, frame.section, {"optional": int(frame.optional)})

    def run(self, step: ClashStep, frame: QuestionFrame) -> None:
        self._deliver(step, frame, frame.options[0] if frame.options else DECLINED)

    def moves(self, state: State, frame: QuestionFrame, seat: int) -> Iterator[AnyMove]:
        for option in frame.options:
            yield move_for(frame.kind, option)
        if frame.optional:
            yield NO

    def refusal(self, state: State, frame: QuestionFrame, seat: int, move: AnyMove) -> Refusal | None:
        if move == NO and frame.optional:
            return None
        if any(move == move_for(frame.kind, option) for option in frame.options):
            return None
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
