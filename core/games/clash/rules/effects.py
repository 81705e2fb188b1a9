"""Effects of cards, step by step: a frame holds how far an effect has come, its steps stand beside the card.

A step changes the state, or pushes the frames of what is to be asked, paid or carried out before the next step. What
was asked comes in the frame's `answers`, a payment in `paid`.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from core.engine.flow import FrameRule
from core.games.clash.frames import EffectFrame, QuestionFrame
from core.games.clash.moments import ClashStep
from core.games.clash.moves import AnyMove
from core.games.clash.rules.cards import discard
from core.games.clash.state import State

EffectStep = Callable[[ClashStep, EffectFrame], None]
"""One step of an effect. The frame that it gets lies on top already stands at the step that follows."""

EFFECTS: dict[str, tuple[EffectStep, ...]] = {}
"""Effect -> its steps, in order."""


def ask(
    step: ClashStep,
    frame: EffectFrame,
    kind: str,
    options: tuple[int | str, ...],
    *,
    seat: int = -1,
    optional: bool = False,
    section: str = "",
    source: str = "",
) -> None:
    """Ask `seat` (-1: the frame's) to choose one of the options; without any the answer is DECLINED at once.

    `source`: the card or power that asks, if it is not the frame's card or effect.
    """
    whom = frame.seat if seat < 0 else seat
    asking = source or frame.card or frame.effect
    step.push(QuestionFrame(whom, kind, asking, options, optional and bool(options), section=section))


def ask_card(step: ClashStep, frame: EffectFrame, kind: str, *, optional: bool = False, section: str = "") -> None:
    """Ask the frame's seat for a card that others may not know; `questions.CARD_OPTIONS` of this kind says which there are.

    The next step has to take the answer off the frame (`taken_answer`) before anything is asked again: answers are public.
    """
    step.push(QuestionFrame(frame.seat, kind, frame.card or frame.effect, (), optional, True, section))


def taken_answer(step: ClashStep, frame: EffectFrame) -> tuple[str, EffectFrame]:
    """Return (the last answer, the frame without it), and put that frame on top."""
    answer = frame.answers[-1]
    assert isinstance(answer, str)
    frame = msgspec.structs.replace(frame, answers=frame.answers[:-1])
    step.replace(frame)
    return answer, frame


def give_answer(step: ClashStep, frame: EffectFrame, *values: int | str) -> None:
    """Add answers that need no question to the effect on top."""
    step.replace(msgspec.structs.replace(frame, answers=(*frame.answers, *values)))


def finish(step: ClashStep) -> None:
    """Leave out the steps that are left of the effect on top."""
    frame = step.state.frames[-1]
    assert isinstance(frame, EffectFrame)
    step.replace(msgspec.structs.replace(frame, step=len(EFFECTS[frame.effect])))


def again(step: ClashStep, frame: EffectFrame, back: int = 1, **changes: int | str | tuple[str, ...]) -> None:
    """Let the effect on top go on `back` steps earlier than it stands, with these fields changed."""
    step.replace(msgspec.structs.replace(frame, step=frame.step - back, **changes))


def skip(step: ClashStep, frame: EffectFrame, steps: int) -> None:
    """Leave out the next `steps` steps of the effect on top."""
    step.replace(msgspec.structs.replace(frame, step=frame.step + steps))


class EffectRule(FrameRule[State, AnyMove, EffectFrame]):
    """Runs the steps; afterwards a card that was played from the hand goes to its discard pile."""

    def run(self, step: ClashStep, frame: EffectFrame) -> None:
        steps = EFFECTS[frame.effect]
        if frame.step >= len(steps):
            step.pop()
            if frame.card:
                discard(step, frame.seat, frame.card)
            return
        following = msgspec.structs.replace(frame, step=frame.step + 1)
        step.replace(following)
        steps[frame.step](step, following)
