"""The history of a game: a tree of steps, each a move with what chance gave.

Every node keeps the state after its step. States share what did not change, so a node costs a few kilobytes, and going
to any node takes no replay.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
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
    """Marked steps that were taken back: where from, where to, the numbers of these steps, and by whom (-1: not known)."""

    origin: int
    target: int
    marked: tuple[int, ...]
    by: int = -1


class Ruling(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """The table changed its policy: at which step, to what, and who wished it (-1: not known)."""

    node: int
    policy: Policy
    by: int = -1


class History(Generic[S, M]):
    """The tree of one game and the place in it that is being played."""

    def __init__(self, game: Game[S, M], start: S, prologue: tuple[Entry, ...] = ()) -> None:
        """Begin with a state; `prologue` holds journal lines from before it."""
        self.game = game
        self.root: Node[S, M] = Node(0, None, -1, None, Applied(prologue, (), False, False, False), 0, start)
        self.nodes: list[Node[S, M]] = [self.root]
        self.current = self.root
        self.retreats: list[Retreat] = []
        self.rulings: list[Ruling] = []
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

    def go_to(self, target: Node[S, M], policy: Policy = Policy.FREE, agreed: bool = False, by: int = -1) -> None:
        """Go to a node. Taken-back marked steps are noted in `retreats`; `by` is the seat that wished it.

        Raises NotTakenBack if the policy forbids it, or asks for an agreement that was not given.
        """
        verdict = self.verdict(target, policy)
        if verdict is Policy.STRICT or (verdict is Policy.ASK and not agreed):
            raise NotTakenBack(Refusal(f"history.{verdict.value}", "", {"node": target.id}))
        marked = tuple(node.id for node in self.steps_back(target) if node.marked)
        if marked:
            self.retreats.append(Retreat(self.current.id, target.id, marked, by))
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

    def remarks(self, node: Node[S, M] | None = None) -> dict[int, list[Entry]]:
        """Return step -> what is noted there about the table, on the path to a node (default: the current one).

        Changes of the policy, and the marked steps that each seat took back (each counted once, however often it was
        taken back). What was noted on another line stands at the last step that both have in common.
        """
        if not self.rulings and not self.retreats:
            return {}
        on_path = {at.id for at in self.path(node)}
        found: dict[int, list[Entry]] = {}
        for ruling in self.rulings:
            entry = Entry("history.policy", ruling.by, {"policy": ruling.policy.value})
            found.setdefault(self._anchor(ruling.node, on_path), []).append(entry)
        taken: dict[tuple[int, int], set[int]] = {}
        for retreat in self.retreats:
            taken.setdefault((self._anchor(retreat.target, on_path), retreat.by), set()).update(retreat.marked)
        for (anchor, by), marked in taken.items():
            found.setdefault(anchor, []).append(self.taken_back(marked, by))
        return found

    def _anchor(self, node: int, on_path: set[int]) -> int:
        at = self.nodes[node]
        while at.id not in on_path and at.parent is not None:
            at = at.parent
        return at.id

    def taken_back(self, marked: Iterable[int], by: int = -1) -> Entry:
        """Return the journal line about marked steps that a seat took back.

        `dice`, `revealed` and `passed` say how many of the `steps` used chance, revealed something else, or passed the turn.
        """
        nodes = [self.nodes[number] for number in sorted(marked)]
        return Entry(
            "history.taken_back",
            by,
            {
                "steps": len(nodes),
                "dice": sum(node.random for node in nodes),
                "revealed": sum(node.revealed and not node.random for node in nodes),
                "passed": sum(node.passed for node in nodes),
                "nodes": tuple(node.id for node in nodes),
            },
        )

    def lines(self, seat: int | None, node: Node[S, M] | None = None) -> Iterator[Line]:
        """Yield the journal up to a node (default: the current one) as a seat may read it, with the `remarks`."""
        remarks = self.remarks(node)
        for at in self.path(node):
            for entry in at.entries:
                yield Line(at.id, seen_by(entry, seat))
            for entry in remarks.get(at.id, ()):
                yield Line(at.id, entry)


class NotTakenBack(ValueError):
    """The table does not allow this step back; holds the refusal. Nothing has changed."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal
