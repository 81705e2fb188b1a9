"""Announcements that others may answer.

Whoever wants to do something that others may cancel announces it: a frame pushes a `Window` and, nothing being paid or
drawn yet, the window asks the seats in order. If all decline, the window goes and the frame below pays and carries
out. Which seats are asked follows from public facts. An answer is itself an announcement: it pushes a frame of its own
with its own window; when it goes through it may cancel what the window below is about.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Generic, TypeVar

import msgspec

from core.engine.decision import Decision, Refusal
from core.engine.flow import Frame, FrameRule, HasFrames, Step

S = TypeVar("S", bound=HasFrames)
M = TypeVar("M", bound=msgspec.Struct)


class Window(Frame, frozen=True, tag="window"):
    """Asks `seats`, one after the other, whether they answer what seat `by` announced (`source`, `about`)."""

    kind: str
    by: int
    seats: tuple[int, ...]
    source: str = ""
    about: tuple[int | str, ...] = ()


class WindowRule(FrameRule[S, M, Window], Generic[S, M]):
    """Asks in order; a game adds the answers."""

    def __init__(self, rules: Mapping[type, FrameRule[Any, Any, Any]], decline: M) -> None:
        self._rules = rules
        self.decline = decline

    def answers(self, state: S, frame: Window, seat: int) -> Iterator[M]:
        """Yield the answers that the seat may give, apart from declining."""
        return iter(())

    def answer_refusal(self, state: S, frame: Window, seat: int, move: M) -> Refusal | None:
        """Return why this answer is not allowed, or None."""
        return Refusal("not_an_answer", "Gameplay")

    def take(self, step: Step[S], frame: Window, seat: int, move: M) -> None:
        """Carry out an answer. The window is on top and goes on with the next seat when nothing covers it."""
        raise NotImplementedError

    def cancel(self, step: Step[S]) -> None:
        """Take the window on top away and tell the frame below that what it announced was cancelled."""
        step.pop()
        frame = step.state.frames[-1]
        self._rules[type(frame)].cancelled(step, frame)

    def decision(self, state: S, frame: Window) -> Decision | None:
        """Ask the next seat."""
        if not frame.seats:
            return None
        return Decision(frame.seats[:1], frame.kind, frame.source, values={"by": frame.by, "about": frame.about})

    def run(self, step: Step[S], frame: Window) -> None:
        """All have declined: what was announced goes on."""
        step.pop()

    def moves(self, state: S, frame: Window, seat: int) -> Iterator[M]:
        """See FrameRule.moves."""
        yield self.decline
        yield from self.answers(state, frame, seat)

    def refusal(self, state: S, frame: Window, seat: int, move: M) -> Refusal | None:
        """See FrameRule.refusal."""
        return None if move == self.decline else self.answer_refusal(state, frame, seat, move)

    def answer(self, step: Step[S], frame: Window, seat: int, move: M) -> None:
        """See FrameRule.answer."""
        frame = msgspec.structs.replace(frame, seats=frame.seats[1:])
        step.replace(frame)
        if move != self.decline:
            self.take(step, frame, seat, move)
