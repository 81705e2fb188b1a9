"""A game being played: rules, configuration, seed, history and the current state.

The client sits on this: widgets read views, send moves, and repaint what `Changes` names.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Flag, auto
from functools import cached_property
from typing import Any, Generic, TypeVar

import msgspec

from core.engine.decision import Decision, Entry, IllegalMove, Refusal
from core.engine.game import Config, Game
from core.engine.history import History, Node, Policy, Ruling
from core.engine.journal import Line, seen_by

S = TypeVar("S")
M = TypeVar("M", bound=msgspec.Struct)


class Change(Flag):
    """What an operation of the session touched."""

    STATE = auto()
    DECISION = auto()
    JOURNAL = auto()
    HISTORY = auto()
    PASSED = auto()
    """Other seats are asked than before."""
    ENDED = auto()
    """The game has ended with this step, or goes on again after a step back."""


class Changes(Generic[S, M]):
    """What an operation changed: flags, the nodes before and after, the new steps (none when moving in the tree)."""

    def __init__(self, game: Game[S, M], before: Node[S, M], steps: tuple[Node[S, M], ...], after: Node[S, M]) -> None:
        self.game = game
        self.before = before
        self.after = after
        self.steps = steps

    @cached_property
    def flags(self) -> Change:
        """What was touched."""
        if self.before is self.after:
            return Change(0)
        flags = Change.STATE | Change.JOURNAL | Change.HISTORY
        old, new = self.game.decision(self.before.state), self.game.decision(self.after.state)
        if old != new:
            flags |= Change.DECISION
        if (old is None) != (new is None):
            flags |= Change.ENDED
        if (old.seats if old else ()) != (new.seats if new else ()):
            flags |= Change.PASSED
        return flags

    @cached_property
    def fields(self) -> frozenset[str]:
        """The names of the state's fields whose values differ."""
        old, new = self.before.state, self.after.state
        names: tuple[str, ...] = getattr(self.game.state_type, "__struct_fields__", ())
        return frozenset(name for name in names if getattr(old, name) != getattr(new, name))

    def entries(self, seat: int | None) -> tuple[Entry, ...]:
        """Return the new journal entries as a seat may read them."""
        return tuple(seen_by(entry, seat) for node in self.steps for entry in node.entries)


class Session(Generic[S, M]):
    """One game at one table. Every change of its state goes through `submit` and `go_to`."""

    def __init__(
        self,
        game: Game[S, M],
        config: Config,
        seed: int,
        *,
        policy: Policy = Policy.ASK,
        start: S | None = None,
        prologue: tuple[Entry, ...] = (),
    ) -> None:
        """Begin a game; from `start` instead of the set-up if it is given (a scenario, an old save).

        Raises ValueError for a configuration with a problem or a number of seats that the game does not have.
        """
        self.game = game
        self.config = game.complete(config)
        self.seed = seed
        self.policy = policy
        self.start = start
        self.prologue = prologue
        self.extra: dict[str, Any] = {}
        """What the client keeps with the game (who plays which seat, standing answers): plain JSON data."""
        self.history: History[S, M] = History(game, start if start is not None else game.new(self.config, seed), prologue)
        self._views: dict[int | None, S] = {}
        self._viewed: Node[S, M] | None = None

    # ---- reading
    @property
    def state(self) -> S:
        """The full current state: for the engine's own use; clients and bots get views. Not to be changed."""
        return self.history.current.state

    @property
    def decision(self) -> Decision | None:
        """Who may act now on what; None when the game has ended."""
        return self.game.decision(self.history.current.state)

    def view(self, seat: int | None) -> S:
        """Return what a seat (None: everybody) may know now. Not to be changed: it is kept until the next step."""
        node = self.history.current
        if self._viewed is not node:
            self._viewed = node
            self._views = {}
        if seat not in self._views:
            self._views[seat] = self.game.view(node.state, seat)
        return self._views[seat]

    def moves(self, seat: int) -> Iterator[M]:
        """Yield the legal moves of a seat."""
        return self.game.moves(self.history.current.state, seat)

    def refusal(self, seat: int, move: M) -> Refusal | None:
        """Return why the move is not allowed now, or None."""
        return self.game.refusal(self.history.current.state, seat, move)

    def journal(self, seat: int | None) -> list[Line]:
        """Return the journal from the beginning to the current step as a seat may read it."""
        return list(self.history.lines(seat))

    # ---- changing
    def submit(self, seat: int, moves: M | Sequence[M], *, joined: bool = False) -> Changes[S, M]:
        """Make a move, or a row of moves as one gesture; `joined`: as part of the gesture that led here.

        Raises IllegalMove, with the position of the offending move in the row; then nothing has changed.
        """
        game = self.game
        history = self.history
        before = history.current
        row: Sequence[M] = (moves,) if isinstance(moves, msgspec.Struct) else moves
        state = before.state
        results = []
        for position, move in enumerate(row):
            state = game.copy(state)
            try:
                applied = game.apply(state, seat, move)
            except IllegalMove as error:
                error.position = position
                raise
            results.append((move, applied, state))
        gesture = before.gesture if joined and before.parent is not None else history.new_gesture()
        steps = tuple(history.append(seat, move, applied, after, gesture) for move, applied, after in results)
        return Changes(game, before, steps, history.current)

    def go_to(self, node: Node[S, M], agreed: bool = False, by: int = -1) -> Changes[S, M]:
        """Go to a step of the history; `agreed`: the others were asked and agree; `by`: the seat that wishes it.

        Raises NotTakenBack if the table's policy is against it; then nothing has changed.
        """
        before = self.history.current
        self.history.go_to(node, self.policy, agreed, by)
        return Changes(self.game, before, (), node)

    def rule(self, policy: Policy, by: int = -1) -> None:
        """Change what the table says to taking back marked steps; a change is noted for good (`History.rulings`)."""
        if policy is not self.policy:
            self.policy = policy
            self.history.rulings.append(Ruling(self.history.current.id, policy, by))

    def undo(self, agreed: bool = False) -> Changes[S, M] | None:
        """Take the last gesture back; None at the beginning. Raises NotTakenBack."""
        target = self.history.undo_target()
        return None if target is None else self.go_to(target, agreed)

    def redo(self) -> Changes[S, M] | None:
        """Make the gesture again that was taken back last here; None if there is none."""
        target = self.history.redo_target()
        return None if target is None else self.go_to(target)
