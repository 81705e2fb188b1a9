"""The tree of a session's gestures as rows of the History dock: the line that is played in the first column, others beside it.

A row is a gesture. What a bot did in one go is one row until it is opened, and so is every line that is not played now.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Container, Iterator
from dataclasses import dataclass, replace
from typing import Any

from PySide6.QtCore import QCoreApplication

from core.engine.history import Node
from core.engine.session import Session
from desktop.docks.history import HistoryRow

Step = Node[Any, Any]
Colour = Callable[[int], str]
Name = Callable[[int], str]


translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class _Gesture:
    """What never changes about a gesture: its first step, whose seat and colour it has, its part of the game, its marks."""

    first: Step
    chapter: str
    colour: str
    random: bool
    revealed: bool
    passed: bool


@dataclass(slots=True)
class _Kept:
    """The rows that were made last, to go on from: a move adds rows at the end and changes none before its gesture.

    `steps` is the line, `number` how many steps the history had, `stops` are (place on the line, number of rows, row that the
    next one hangs on) before each row of the line.
    """

    viewer: int | None
    opened: frozenset[int]
    current: int
    number: int
    steps: list[Step]
    rows: list[HistoryRow]
    stops: list[tuple[int, int, int]]


class Lineage:
    """Makes the rows of one session. `label` names a gesture by its first step, `name` a player; `bots` are their seats.

    `chapter` names the part of the game in which a state is (an Age and a round): rows with which one begins have it above them.
    """

    def __init__(
        self,
        session: Session[Any, Any],
        label: Callable[[Step], str],
        name: Name,
        colour: Colour,
        bots: Container[int] = (),
        chapter: Callable[[Any], str] = lambda _state: "",
    ) -> None:
        self._session = session
        self._label = label
        self._name = name
        self._colour = colour
        self._bots = bots
        self._chapter = chapter
        self._known: dict[int, _Gesture] = {}
        self._names: dict[int, str] = {}
        """Both by the number of the last step; named is only what is read."""
        self._kept: _Kept | None = None

    def forget(self) -> None:
        """Name all gestures anew when they are next shown."""
        self._known.clear()
        self._names.clear()
        self._kept = None

    # ---- the tree of gestures
    @staticmethod
    def is_end(node: Step) -> bool:
        """Return whether a step is the last one of a gesture, or one from which another line goes off."""
        children = node.children
        return not children or len(children) > 1 or children[0].gesture != node.gesture

    def _next_ends(self, node: Step) -> Iterator[Step]:
        """Yield the gestures that follow a step, in the order in which they were first made."""
        current = self._session.history.current
        for child in node.children:
            at = child
            while at is not current and not self.is_end(at):
                at = at.children[0]
            yield at

    def lines(self) -> tuple[int, int]:
        """Return which of the lines is played, counted from 1, and how many there are."""
        leaves = [node for node in self._session.history.nodes if not node.children]
        end = self._session.history.line()[-1]
        return leaves.index(end) + 1, len(leaves)

    def _gesture(self, node: Step) -> _Gesture:
        known = self._known.get(node.id)
        if known is None:
            steps = [node]
            while (before := steps[-1].parent) is not None and before.gesture == node.gesture and before.parent is not None:
                steps.append(before)
            # What another seat had to answer in it does not make it theirs.
            first = steps[-1]
            before = first.parent
            known = self._known[node.id] = _Gesture(
                first, self._chapter(before.state) if before is not None else "",
                self._colour(first.seat) if first.seat >= 0 and before is not None else "",
                any(step.random for step in steps),
                any(step.revealed and not step.random for step in steps), any(step.passed for step in steps),
            )  # fmt: skip
        return known

    def name(self, node: Step) -> str:
        """Return the name of the gesture that ends with a step."""
        found = self._names.get(node.id)
        if found is None:
            found = self._names[node.id] = self._label(self._gesture(node).first)
        return found

    def title(self, node: Step, viewer: int | None) -> str:
        """Return the name of the gesture that ends with a step; of another seat's gesture with that seat's name."""
        first = self._gesture(node).first
        if first.parent is None or first.seat < 0 or first.seat == viewer:
            return self.name(node)
        return translate("History", "{name}: {step}").format(name=self._name(first.seat), step=self.name(node))

    def folded(self, row: HistoryRow) -> tuple[str, ...]:
        """Return the names of the gestures that are folded into a row."""
        return tuple(self.name(self._session.history.nodes[number]) for number in row.steps)

    # ---- rows
    def rows(self, viewer: int | None, opened: Collection[int] = frozenset()) -> tuple[HistoryRow, ...]:
        """Return the rows, oldest first; `opened` holds the keys of rows that are unfolded."""
        history = self._session.history
        line = [node for node in history.line() if node is history.current or self.is_end(node)]
        past = {node.id for node in history.path()}
        unfolded = frozenset(opened)
        place, parent, stops = 0, -1, []
        found: list[HistoryRow] = []
        kept = self._kept
        if kept is not None and (kept.viewer, kept.opened) == (viewer, unfolded):
            stops = self._still_right(kept, line, past)
            if stops:
                place, number, parent = stops[-1]
                found = kept.rows[:number]
                stops.pop()
        self._chain(found, line, 0, parent, past, viewer, unfolded, 0, place, stops)
        self._kept = _Kept(viewer, unfolded, history.current.id, len(history.nodes), line, found, stops)
        return tuple(found)

    def _still_right(self, kept: _Kept, line: list[Step], past: set[int]) -> list[tuple[int, int, int]]:
        """Return the stops before which the rows made last are those of now: none unless only steps were added since, here."""
        if kept.current not in past or any(id not in past for id in range(kept.number, len(self._session.history.nodes))):
            return []
        same = 0
        for old, new in zip(kept.steps, line, strict=False):
            if old is not new or old.id == kept.current:
                break
            same += 1
        # The last row before the change may have grown, or be another one: a bot's gestures are one row.
        return [stop for stop in kept.stops if stop[0] < same][:-1]

    def _chain(
        self, found: list[HistoryRow], chain: list[Step], column: int, parent: int, past: set[int], viewer: int | None,
        opened: Container[int], branch: int, place: int = 0, stops: list[tuple[int, int, int]] | None = None,
    ) -> None:  # fmt: skip
        """Add the rows of a line that hangs on a row, from a place on; `branch` is the key that folds it.

        0 is the key of the line that is played, whose `stops` are noted.
        """
        while place < len(chain):
            if stops is not None:
                stops.append((place, len(found), parent))
            node = chain[place]
            run = self._run(chain, place) if place or not branch else [node]
            key = run[0].id if len(run) > 1 else 0
            begins = len(found)
            if key and key not in opened:
                found.append(self._folded_run(run, column, parent, past, viewer, not branch))
                shown = run[-1:]
            else:
                for number, step in enumerate(run):
                    fold = key if not number else 0
                    if branch and not place and not number:
                        fold = branch
                    found.append(self._row(step, column, parent, past, viewer, fold, not branch))
                    parent = len(found) - 1
                shown = run[-1:]
            if stops is not None:
                self._head(found, begins, chain, place)
            parent = len(found) - 1
            place += len(run)
            follower = chain[place] if place < len(chain) else None
            for step in shown:
                for side in self._next_ends(step):
                    if side is not follower:
                        self._side(found, side, column + 1, parent, past, viewer, opened)

    def _head(self, found: list[HistoryRow], number: int, chain: list[Step], place: int) -> None:
        """Put a heading above a row of the line that is played if a part of the game begins there."""
        chapter = self._gesture(chain[place]).chapter
        if chapter and (not place or chapter != self._gesture(chain[place - 1]).chapter):
            found[number] = replace(found[number], heading=chapter)

    def _side(
        self, found: list[HistoryRow], first: Step, column: int, parent: int, past: set[int], viewer: int | None,
        opened: Container[int],
    ) -> None:  # fmt: skip
        """Add another line: as one row, or unfolded."""
        chain = [first]
        while (end := self._on(chain[-1])) is not None:
            chain.append(end)
        if len(chain) > 1 and -first.id in opened:
            self._chain(found, chain, column, parent, past, viewer, opened, -first.id)
            return
        text = translate("History", "other line: {step}").format(step=self.title(first, viewer))
        key = -first.id if len(chain) > 1 else 0
        steps = tuple(node.id for node in chain[1:])
        found.append(self._row_of(chain, text, column, parent, "other", key, False, steps))
        if len(chain) == 1:
            for side in self._next_ends(first):
                self._side(found, side, column + 1, len(found) - 1, past, viewer, opened)

    def _on(self, node: Step) -> Step | None:
        """Return the gesture after this one on a line that is not played: the one that was visited last."""
        ends = list(self._next_ends(node))
        if not ends:
            return None
        return next((end for end in ends if node.latest is not None and _descends(end, node.latest)), ends[-1])

    def _run(self, chain: list[Step], place: int) -> list[Step]:
        """Return the gestures from a place on that one bot made in one go, up to the current one or to a fork."""
        run = [chain[place]]
        one, current = self._gesture(run[0]), self._session.history.current
        if one.first.parent is None or one.first.seat not in self._bots:
            return run
        while place + len(run) < len(chain) and run[-1] is not current and len(run[-1].children) == 1:
            node = chain[place + len(run)]
            other = self._gesture(node)
            if other.first.seat != one.first.seat or other.chapter != one.chapter:
                break
            run.append(node)
        return run

    def _folded_run(
        self, run: list[Step], column: int, parent: int, past: set[int], viewer: int | None, played: bool
    ) -> HistoryRow:
        number = len(run)
        steps_text = QCoreApplication.translate("History", "%n steps", "", number)
        text = translate("History", "{name}: {steps}").format(name=self._name(self._gesture(run[0]).first.seat), steps=steps_text)
        steps = tuple(node.id for node in run)
        return self._row_of(run, text, column, parent, self._state(run[-1], past, played), run[0].id, False, steps)

    def _row(
        self, node: Step, column: int, parent: int, past: set[int], viewer: int | None, key: int, played: bool
    ) -> HistoryRow:
        text = self.title(node, viewer)
        if node is self._session.history.current and self._is_choosing(node):
            text = translate("History", "{step} (choosing)").format(step=text)
        return self._row_of([node], text, column, parent, self._state(node, past, played), key, bool(key))

    def _row_of(
        self, nodes: list[Step], text: str, column: int, parent: int, state: str, key: int, opened: bool,
        steps: tuple[int, ...] = (),
    ) -> HistoryRow:  # fmt: skip
        if len(nodes) == 1:
            one = self._gesture(nodes[0])
            return HistoryRow(
                nodes[0].id, text, column, parent, state, one.colour, one.random, one.revealed, one.passed, key, opened, steps
            )
        gestures = [self._gesture(node) for node in nodes]
        return HistoryRow(
            nodes[-1].id, text, column, parent, state, gestures[0].colour, any(g.random for g in gestures),
            any(g.revealed for g in gestures), any(g.passed for g in gestures), key, opened, steps,
        )  # fmt: skip

    def _is_choosing(self, node: Step) -> bool:
        """Return whether the one who made the gesture is asked on: it is not over."""
        decision = self._session.game.decision(node.state)
        return node.parent is not None and decision is not None and decision.seats == (node.seat,) and decision.kind != "turn"

    def _state(self, node: Step, past: set[int], played: bool) -> str:
        if node is self._session.history.current:
            return "current"
        if node.id in past:
            return "past"
        return "future" if played else "other"


def _descends(node: Step, ancestor: Step) -> bool:
    """Return whether a step is another one or comes after it, within one gesture."""
    at: Step | None = node
    while at is not None:
        if at is ancestor:
            return True
        at = at.parent if at.parent is not None and at.parent.gesture == at.gesture else None
    return False
