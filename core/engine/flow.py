"""Pending work as a stack of frames.

A frame is a frozen value with a `step`; what it does stands in a `FrameRule` found by the frame's type. The top frame
either asks (then `decision` says whom) or is run, one step at a time. Nothing of it lives on Python's call stack, so
a state can be stored and resumed at any decision.

`parallel` adds the frame that asks several seats at once in private, `window` the one that asks who answers an
announcement.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from core.engine.chance import Chance
from core.engine.decision import Applied, Decision, Entry, IllegalMove, Refusal, Value
from core.engine.game import Game


class Frame(msgspec.Struct, frozen=True, tag_field="frame", gc=False):
    """Base of all frames. Subclasses are frozen and tagged, too."""


class HasFrames(Protocol):
    """A state that the flow can run."""

    rng: int
    frames: list[Any]


S = TypeVar("S", bound=HasFrames)
M = TypeVar("M", bound=msgspec.Struct)
F = TypeVar("F")


class Step(Generic[S]):
    """One applied move while the rules carry it out: the state they change, what they write, draw and mark."""

    __slots__ = ("chance", "entries", "revealed", "state")

    def __init__(self, state: S, chance: Chance | None = None) -> None:
        self.state = state
        self.chance = chance if chance is not None else Chance()
        self.entries: list[Entry] = []
        self.revealed = False

    def write(self, key: str, seat: int = -1, **values: Value) -> None:
        """Add a line to the journal."""
        self.entries.append(Entry(key, seat, values))

    def write_private(
        self, key: str, seat: int, private: dict[str, Value], *, also: tuple[int, ...] = (), **values: Value
    ) -> None:
        """Add a line to the journal of which only `seat`, and the seats `also` named, may see the private values."""
        self.entries.append(Entry(key, seat, values, private, (seat, *also)))

    def reveal(self) -> None:
        """Mark that something hidden becomes known; call it before what was hidden is read."""
        self.revealed = True

    def push(self, frame: Any) -> None:
        """Put a frame on the stack; it runs before the frame below goes on."""
        self.state.frames.append(frame)

    def replace(self, frame: Any) -> None:
        """Put a frame in the place of the top one."""
        self.state.frames[-1] = frame

    def pop(self) -> None:
        """Take the top frame off: it is done."""
        self.state.frames.pop()


class FrameRule(Generic[S, M, F]):
    """What one kind of frame does. Holds no state."""

    def decision(self, state: S, frame: F) -> Decision | None:
        """Return the question, or None if the frame is to be run."""
        return None

    def run(self, step: Step[S], frame: F) -> None:
        """Do one step: change the state, then replace, pop or cover the frame."""
        raise RuntimeError(f"{type(frame).__name__} asks and is never run")

    def moves(self, state: S, frame: F, seat: int) -> Iterator[M]:
        """Yield the legal answers in normal form, each once."""
        return iter(())

    def question(self, state: S, frame: F, seat: int) -> Decision | None:
        """Return what this seat is asked, or None."""
        decision = self.decision(state, frame)
        return decision if decision is not None and seat in decision.seats else None

    def asks(self, state: S, frame: F, seat: int) -> bool:
        """Return whether this seat is asked; may be quicker than `decision`."""
        decision = self.decision(state, frame)
        return decision is not None and seat in decision.seats

    def kinds(self, state: S, frame: F, seat: int) -> tuple[Any, ...]:
        """Return the kinds of which there may be moves; () if that is not known without listing them."""
        return ()

    def moves_of(self, state: S, frame: F, seat: int, kind: Any) -> Iterator[M]:
        """Yield the legal answers of one kind."""
        return (move for move in self.moves(state, frame, seat) if type(move) is kind)

    def refusal(self, state: S, frame: F, seat: int, move: M) -> Refusal | None:
        """Return why the answer is not allowed, or None."""
        return Refusal("not_asked", "Gameplay")

    def normal(self, state: S, frame: F, seat: int, move: M) -> M:
        """Return the answer without what makes no difference."""
        return move

    def canonical(self, state: S, frame: F, seat: int, move: M) -> M:
        """Return the normal form of an answer that is known to be legal; may be quicker than `normal`."""
        return self.normal(state, frame, seat, move)

    def answer(self, step: Step[S], frame: F, seat: int, move: M) -> None:
        """Carry out a legal answer in normal form."""
        raise RuntimeError(f"{type(frame).__name__} asks nothing")

    def cancelled(self, step: Step[S], frame: F) -> None:
        """What the frame announced was cancelled (see `window`); the frame is on top again."""
        raise RuntimeError(f"{type(frame).__name__} announces nothing")


NOT_YOUR_TURN = Refusal("not_your_turn", "Gameplay")
GAME_OVER = Refusal("game_over", "Game Structure")


class FrameGame(Game[S, M]):
    """A game whose pending work is a stack of frames: dispatches every question to the rule of the top frame."""

    rules: Mapping[type, FrameRule[Any, Any, Any]]

    def decision(self, state: S) -> Decision | None:
        """See Game.decision."""
        frames = state.frames
        if not frames:
            return None
        frame = frames[-1]
        return self.rules[type(frame)].decision(state, frame)

    def question(self, state: S, seat: int) -> Decision | None:
        """See Game.question."""
        frames = state.frames
        if not frames:
            return None
        return self.rules[type(frames[-1])].question(state, frames[-1], seat)

    def kinds(self, state: S, seat: int) -> tuple[Any, ...]:
        """See Game.kinds."""
        frames = state.frames
        if not frames:
            return ()
        frame = frames[-1]
        rule = self.rules[type(frame)]
        if not rule.asks(state, frame, seat):
            return ()
        return rule.kinds(state, frame, seat)

    def moves_of(self, state: S, seat: int, kind: Any) -> Iterator[M]:
        """See Game.moves_of."""
        frame = state.frames[-1]
        return self.rules[type(frame)].moves_of(state, frame, seat, kind)

    def moves(self, state: S, seat: int) -> Iterator[M]:
        """See Game.moves."""
        frames = state.frames
        if not frames:
            return iter(())
        frame = frames[-1]
        rule = self.rules[type(frame)]
        if not rule.asks(state, frame, seat):
            return self.interjections(state, seat)
        return rule.moves(state, frame, seat)

    def interjections(self, state: S, seat: int) -> Iterator[M]:
        """Yield the moves that a seat may make although it is not asked (none in most games)."""
        return iter(())

    def interjection_refusal(self, state: S, seat: int, move: M) -> Refusal | None:
        """Return why a seat that is not asked may not make this move."""
        return NOT_YOUR_TURN

    def interject(self, step: Step[S], seat: int, move: M) -> None:
        """Carry out a move of a seat that is not asked."""
        raise RuntimeError("this game has no interjections")

    def refusal(self, state: S, seat: int, move: M) -> Refusal | None:
        """See Game.refusal."""
        frames = state.frames
        if not frames:
            return GAME_OVER
        frame = frames[-1]
        rule = self.rules[type(frame)]
        if not rule.asks(state, frame, seat):
            return self.interjection_refusal(state, seat, move)
        return rule.refusal(state, frame, seat, move)

    def normal(self, state: S, seat: int, move: M) -> M:
        """See Game.normal."""
        frames = state.frames
        if not frames:
            return move
        frame = frames[-1]
        rule = self.rules[type(frame)]
        if not rule.asks(state, frame, seat):
            return move
        return rule.normal(state, frame, seat, move)  # type: ignore[no-any-return]

    def apply(self, state: S, seat: int, move: M, chance: Chance | None = None) -> Applied:
        """See Game.apply."""
        frames = state.frames
        if not frames:
            raise IllegalMove(GAME_OVER)
        frame = frames[-1]
        rule = self.rules[type(frame)]
        asked = rule.asks(state, frame, seat)
        refusal = rule.refusal(state, frame, seat, move) if asked else self.interjection_refusal(state, seat, move)
        if refusal is not None:
            raise IllegalMove(refusal)
        step = Step(state, chance)
        if asked:
            rule.answer(step, frame, seat, rule.canonical(state, frame, seat, move))
        else:
            self.interject(step, seat, move)
        after = self.settle(step)
        passed = after is None or seat not in after.seats
        outcomes = step.chance.outcomes
        return Applied(tuple(step.entries), tuple(outcomes), step.revealed, bool(outcomes), passed)

    def carry_out(self, step: Step[S], seat: int, move: M) -> None:
        """Carry out a legal move of a seat that is asked, in a step of the caller's (for previews)."""
        frame = step.state.frames[-1]
        rule = self.rules[type(frame)]
        rule.answer(step, frame, seat, rule.canonical(step.state, frame, seat, move))
        self.settle(step)

    def settle(self, step: Step[S]) -> Decision | None:
        """Run frames until one asks; return its question, None at the end of the game."""
        state = step.state
        frames = state.frames
        rules = self.rules
        while frames:
            frame = frames[-1]
            rule = rules[type(frame)]
            decision = rule.decision(state, frame)
            if decision is not None:
                return decision
            rule.run(step, frame)
        return None
