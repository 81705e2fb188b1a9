"""What several seats do at the same time in private: a frame with one small stack a seat.

Lanes only decide: a lane's frames hold what its seat has chosen so far (and seen: cards from the top of its own deck, say),
its end leaves a commit, and nothing of the state outside the lane changes before all commits are in; lanes draw no
chance. So nobody sees anything of another lane but whether it is done, and the order of the answers makes no
difference. A sealed choice is a lane of one frame.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Generic, TypeVar

import msgspec

from core.engine.chance import Chance, HasGenerator
from core.engine.decision import Decision, Entry, Refusal, Value
from core.engine.flow import Frame, FrameRule, HasFrames, Step

S = TypeVar("S", bound=HasFrames)
M = TypeVar("M", bound=msgspec.Struct)
T = TypeVar("T")

Commit = tuple[int | str, ...]


class Lane(msgspec.Struct, Generic[T], frozen=True, gc=False):
    """The private stack of one seat; an empty stack: this seat is done and `commit` holds what it chose.

    `start` is the stack at the beginning, which everybody knows.
    """

    seat: int
    frames: tuple[T, ...]
    start: tuple[T, ...]
    commit: Commit = ()


class Parallel(Frame, Generic[T], frozen=True, tag="parallel"):
    """Asks several seats at once. `kind` and `source` say what it is about."""

    kind: str
    lanes: tuple[Lane[T], ...]
    source: str = ""


def parallel(kind: str, starts: Iterable[tuple[int, tuple[T, ...]]], source: str = "") -> Parallel[T]:
    """Return a frame that asks these (seat, stack) at once."""
    return Parallel(kind, tuple(Lane(seat, frames, frames) for seat, frames in starts), source)


def hidden(frame: Parallel[T], seat: int | None) -> Parallel[T]:
    """Return the frame as a seat (None: everybody) may know it: other lanes are done or not yet begun."""
    lanes = tuple(
        lane if lane.seat == seat else Lane(lane.seat, lane.start if lane.frames else (), lane.start)
        for lane in frame.lanes
    )
    return Parallel(frame.kind, lanes, frame.source)


class NoChance(Chance):
    """Refuses to draw: what lanes do must not depend on who answers first."""

    def draw(self, state: HasGenerator, kind: str, sides: int, count: int = 1) -> tuple[int, ...]:
        """Raise RuntimeError."""
        raise RuntimeError("a lane of a parallel frame draws no chance")

    def shuffle(self, state: HasGenerator, kind: str, n: int) -> tuple[int, ...]:
        """Raise RuntimeError."""
        raise RuntimeError("a lane of a parallel frame draws no chance")


class LaneStep(Step[S]):
    """A step inside a lane: frames go on the lane's stack, and what it writes only its seat may read."""

    __slots__ = ("commit", "frames", "seat")

    def __init__(self, outer: Step[S], lane: Lane[Any]) -> None:
        super().__init__(outer.state, NoChance())
        self.entries = outer.entries
        self.seat = lane.seat
        self.frames = list(lane.frames)
        self.commit: Commit = lane.commit

    def write(self, key: str, seat: int = -1, **values: Value) -> None:
        """Add a line to the journal whose values only the lane's seat may see."""
        self.entries.append(Entry(key, seat, {}, values, (self.seat,)))

    def push(self, frame: Any) -> None:
        """Put a frame on the lane's stack."""
        self.frames.append(frame)

    def replace(self, frame: Any) -> None:
        """Put a frame in the place of the lane's top one."""
        self.frames[-1] = frame

    def pop(self) -> None:
        """Take the lane's top frame off."""
        self.frames.pop()


class ParallelRule(FrameRule[S, M, Parallel[Any]]):
    """Dispatches to the rules of the lanes' frames; a game says in `done` what the commits bring about."""

    def __init__(self, rules: Mapping[type, FrameRule[Any, Any, Any]]) -> None:
        self._rules = rules

    def done(self, step: Step[S], frame: Parallel[Any]) -> None:
        """All commits are in and the frame is off the stack: reveal and carry out."""
        raise NotImplementedError

    def decision(self, state: S, frame: Parallel[Any]) -> Decision | None:
        """Ask all seats that are not done."""
        seats = tuple(lane.seat for lane in frame.lanes if lane.frames)
        return Decision(seats, frame.kind, frame.source) if seats else None

    def run(self, step: Step[S], frame: Parallel[Any]) -> None:
        """Go on when all are done."""
        step.pop()
        self.done(step, frame)

    def _top(self, frame: Parallel[Any], seat: int) -> tuple[FrameRule[S, M, Any], Any]:
        for lane in frame.lanes:
            if lane.seat == seat and lane.frames:
                top = lane.frames[-1]
                return self._rules[type(top)], top
        raise LookupError(f"seat {seat} has nothing left to decide")

    def question(self, state: S, frame: Parallel[Any], seat: int) -> Decision | None:
        """Return the question of the seat's own lane."""
        if not any(lane.seat == seat and lane.frames for lane in frame.lanes):
            return None
        rule, top = self._top(frame, seat)
        decision = rule.decision(state, top)
        return decision and msgspec.structs.replace(decision, seats=(seat,))

    def moves(self, state: S, frame: Parallel[Any], seat: int) -> Iterator[M]:
        """See FrameRule.moves."""
        rule, top = self._top(frame, seat)
        return rule.moves(state, top, seat)

    def refusal(self, state: S, frame: Parallel[Any], seat: int, move: M) -> Refusal | None:
        """See FrameRule.refusal."""
        rule, top = self._top(frame, seat)
        return rule.refusal(state, top, seat, move)

    def normal(self, state: S, frame: Parallel[Any], seat: int, move: M) -> M:
        """See FrameRule.normal."""
        rule, top = self._top(frame, seat)
        return rule.normal(state, top, seat, move)

    def answer(self, step: Step[S], frame: Parallel[Any], seat: int, move: M) -> None:
        """Carry out the answer in the seat's lane and run it to its next question or its end."""
        place = next(i for i, lane in enumerate(frame.lanes) if lane.seat == seat)
        lane = frame.lanes[place]
        inner = LaneStep(step, lane)
        rule, top = self._top(frame, seat)
        rule.answer(inner, top, seat, move)
        while inner.frames:
            top = inner.frames[-1]
            rule = self._rules[type(top)]
            if rule.decision(step.state, top) is not None:
                break
            rule.run(inner, top)
        step.revealed = step.revealed or inner.revealed
        lanes = list(frame.lanes)
        lanes[place] = Lane(seat, tuple(inner.frames), lane.start, inner.commit)
        step.replace(Parallel(frame.kind, tuple(lanes), frame.source))
