"""The history of a game: a tree of steps, each a move with what chance gave.

Every node keeps the state after its step. States share what did not change, so a node costs a few kilobytes, and going
to any node takes no replay.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from itertools import pairwise
from typing import Generic, TypeVar

import msgspec

from core.engine.decision import Applied, Entry, Outcome, Refusal
from core.engine.game import Game
from core.engine.journal import Line, seen_by

S = TypeVar("S")
M = TypeVar("M", bound=msgspec.Struct)


class Policy(StrEnum):
    """What a table says to taking back a marked step: one that revealed something, used chance or passed the turn."""

    STRICT = "strict"
    """Not allowed."""
    ASK = "ask"
    """Allowed if the others agree."""
    FREE = "free"
    """Allowed."""


class Node(Generic[S, M]):
    """A step: who did what, what chance gave, what was written, its marks, and the state after it.

    `gesture` is equal for the moves that were sent as one. `latest` is the child that was visited last: redo goes there.
    """

    __slots__ = (
        "children",
        "entries",
        "gesture",
        "id",
        "latest",
        "move",
        "outcomes",
        "parent",
        "passed",
        "random",
        "revealed",
        "seat",
        "state",
    )

    def __init__(
        self, id_: int, parent: Node[S, M] | None, seat: int, move: M | None, applied: Applied, gesture: int, state: S
    ) -> None:
        self.id = id_
        self.parent = parent
        self.children: list[Node[S, M]] = []
        self.latest: Node[S, M] | None = None
        self.seat = seat
        self.move = move
        self.outcomes: tuple[Outcome, ...] = applied.outcomes
        self.entries: tuple[Entry, ...] = applied.entries
        self.revealed = applied.revealed
        self.random = applied.random
        self.passed = applied.passed
        self.gesture = gesture
        self.state = state

    @property
    def marked(self) -> bool:
        """Whether the table's policy decides about taking this step back."""
        return self.revealed or self.random or self.passed


class Retreat(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Marked steps that were taken back: where from, where to, and the numbers of these steps."""

    origin: int
    target: int
    marked: tuple[int, ...]


class History(Generic[S, M]):
    """The tree of one game and the place in it that is being played."""

    def __init__(self, game: Game[S, M], start: S, prologue: tuple[Entry, ...] = ()) -> None:
        """Begin with a state; `prologue` holds journal lines from before it."""
        self.game = game
        self.root: Node[S, M] = Node(0, None, -1, None, Applied(prologue, (), False, False, False), 0, start)
        self.nodes: list[Node[S, M]] = [self.root]
        self.current = self.root
        self.retreats: list[Retreat] = []
        self._gestures = 0

    def new_gesture(self) -> int:
        """Return the number for the next gesture."""
        self._gestures += 1
        return self._gestures

    def append(self, seat: int, move: M, applied: Applied, state: S, gesture: int) -> Node[S, M]:
        """Add a step after the current one, go there and return it.

        A move that was made here before leads to the node that exists already.
        """
        parent = self.current
        if parent.children:
            for child in parent.children:
                if child.seat == seat and child.move == move and child.outcomes == applied.outcomes:
                    parent.latest = self.current = child
                    return child
        node = Node(len(self.nodes), parent, seat, move, applied, gesture, state)
        self._gestures = max(self._gestures, gesture)
        self.nodes.append(node)
        parent.children.append(node)
        parent.latest = self.current = node
        return node

    def path(self, node: Node[S, M] | None = None) -> list[Node[S, M]]:
        """Return the nodes from the root to a node (default: the current one), both included."""
        found = []
        at: Node[S, M] | None = node or self.current
        while at is not None:
            found.append(at)
            at = at.parent
        found.reverse()
        return found

    def line(self) -> list[Node[S, M]]:
        """Return the path through the current node, prolonged by the steps that redo would make."""
        found = self.path()
        at = self.current.latest
        while at is not None:
            found.append(at)
            at = at.latest
        return found

    def steps_back(self, target: Node[S, M]) -> list[Node[S, M]]:
        """Return the steps that going to the target takes back, newest first."""
        kept = {node.id for node in self.path(target)}
        found = []
        at: Node[S, M] | None = self.current
        while at is not None and at.id not in kept:
            found.append(at)
            at = at.parent
        return found

    def verdict(self, target: Node[S, M], policy: Policy) -> Policy:
        """Return FREE (may be gone to), ASK (if the others agree) or STRICT (not allowed)."""
        if policy is Policy.FREE or not any(node.marked for node in self.steps_back(target)):
            return Policy.FREE
        return policy

    def go_to(self, target: Node[S, M], policy: Policy = Policy.FREE, agreed: bool = False) -> None:
        """Go to a node. Taken-back marked steps are noted in `retreats`.

        Raises NotTakenBack if the policy forbids it, or asks for an agreement that was not given.
        """
        verdict = self.verdict(target, policy)
        if verdict is Policy.STRICT or (verdict is Policy.ASK and not agreed):
            raise NotTakenBack(Refusal(f"history.{verdict.value}", "", {"node": target.id}))
        marked = tuple(node.id for node in self.steps_back(target) if node.marked)
        if marked:
            self.retreats.append(Retreat(self.current.id, target.id, marked))
        self.place(target)

    def place(self, target: Node[S, M]) -> None:
        """Go to a node without asking the policy or noting anything: for loading."""
        for parent, child in pairwise(self.path(target)):
            parent.latest = child
        self.current = target

    def undo_target(self) -> Node[S, M] | None:
        """Return the node before the current gesture, None at the beginning."""
        node = self.current
        while node.parent is not None:
            if node.parent.gesture != node.gesture:
                return node.parent
            node = node.parent
        return None

    def redo_target(self) -> Node[S, M] | None:
        """Return the end of the gesture that was taken back last here, None if there is none."""
        node = self.current.latest
        if node is None:
            return None
        while node.latest is not None and node.latest.gesture == node.gesture:
            node = node.latest
        return node

    def label(self, node: Node[S, M]) -> Entry:
        """Return key and values that name the step, from public facts only."""
        if node.parent is None or node.move is None:
            return Entry("history.start")
        return self.game.label(node.parent.state, node.seat, node.move)

    def lines(self, seat: int | None, node: Node[S, M] | None = None) -> Iterator[Line]:
        """Yield the journal up to a node (default: the current one) as a seat may read it.

        Where marked steps were taken back to, a line `history.taken_back` says how many.
        """
        retreats: dict[int, list[Retreat]] = {}
        for retreat in self.retreats:
            retreats.setdefault(retreat.target, []).append(retreat)
        for at in self.path(node):
            for entry in at.entries:
                yield Line(at.id, seen_by(entry, seat))
            for retreat in retreats.get(at.id, ()):
                yield Line(at.id, taken_back(retreat))


def taken_back(retreat: Retreat) -> Entry:
    """Return the journal line about steps that were taken back."""
    return Entry("history.taken_back", -1, {"steps": len(retreat.marked), "nodes": retreat.marked})


class NotTakenBack(ValueError):
    """The table does not allow this step back; holds the refusal. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal
