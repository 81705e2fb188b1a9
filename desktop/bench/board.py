"""How fast the board follows the hand: frames while it moves, and the answers to gestures."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication

from desktop.bench.clock import percentile
from desktop.bench.stage import Stage

STEPS = 200
SETTLE_S = 4.0
"""Seconds in which the ground of another level is drawn, or what is old is measured."""
BETWEEN_S = 0.004
"""What the event loop has between two steps, for drawing that is put off."""
LIFTS = 16
"""So many stacks are dragged; over `TARGETS` spaces that take them and as many that do not."""
TARGETS = 4


def measure_board(app: QApplication, folder: Path, save: Path) -> dict[str, Any]:
    """Return 95th percentiles in ms of frames (by kind) and gestures, the settling repaint in ms, and seconds to open."""
    stage = Stage(app, folder, save)
    try:
        stage.settle()
        gestures = Gestures(stage)
        kinds = gestures.measure()
        frames = _frames(stage, gestures.movable())
        everything = [seconds for kind in kinds.values() for seconds in kind]
        return {
            "open_s": stage.open_s,
            "frames": frames,
            "settle_ms": _settling(stage),
            "gesture_p95_ms": percentile(everything, 0.95),
            "gestures": {
                kind: {"number": len(seconds), "p95_ms": percentile(seconds, 0.95)}
                for kind, seconds in kinds.items()
                if seconds
            },
        }
    finally:
        stage.close()


# ---- frames
def _frames(stage: Stage, movable: list[int]) -> dict[str, float]:
    """Return the 95th percentile of 200 steps each, in ms."""
    board = stage.board
    middle = board.viewport().rect().center()
    start = stage.point(movable[0])
    stage.press(start)
    stage.move(start + QPoint(40, 20))
    stage.settle(SETTLE_S)
    if board.gestures.group is None:
        raise RuntimeError("nothing could be lifted")
    drag = _steps(stage, list(_pan_in_drag(stage, middle)))
    stage.escape()
    stage.release(start)
    stage.settle(SETTLE_S)
    zoom = _steps(stage, list(_zoom(stage, middle)))
    stage.settle(SETTLE_S)
    board.zoom.step(2)
    stage.settle(SETTLE_S)
    pan = _steps(stage, list(_pan_by_hand(stage, middle)))
    stage.release(middle, Qt.MouseButton.MiddleButton)
    return {"pan": percentile(pan, 0.95), "zoom": percentile(zoom, 0.95), "drag": percentile(drag, 0.95)}


def _steps(stage: Stage, inputs: list[Callable[[], object]]) -> list[float]:
    found = []
    for one in inputs:
        found.append(stage.time_of(one))
        stage.rest(BETWEEN_S)
    return found


def _round(number: int, radius: tuple[float, float]) -> QPoint:
    """Return a point of a figure of eight, which goes over all of the board and back."""
    angle = 2 * math.pi * number / STEPS
    return QPoint(round(radius[0] * math.sin(angle)), round(radius[1] * math.sin(2 * angle)))


def _pan_by_hand(stage: Stage, middle: QPoint) -> Iterator[Callable[[], object]]:
    stage.press(middle, Qt.MouseButton.MiddleButton)
    for number in range(1, STEPS + 1):
        at = middle + _round(number, (420, 260))
        yield lambda at=at: stage.move(at, Qt.MouseButton.MiddleButton)  # type: ignore[misc]


def _zoom(stage: Stage, middle: QPoint) -> Iterator[Callable[[], object]]:
    for number in range(STEPS):
        by = QPoint(0, 14 if number % 100 < 50 else -14)
        yield lambda by=by: stage.two_fingers(by, middle, Qt.KeyboardModifier.ControlModifier)  # type: ignore[misc]


def _pan_in_drag(stage: Stage, middle: QPoint) -> Iterator[Callable[[], object]]:
    before = QPoint(0, 0)
    for number in range(1, STEPS + 1):
        at = _round(number, (300, 180))
        by, before = at - before, at
        yield lambda by=by: stage.two_fingers(by, middle)  # type: ignore[misc]


def _settling(stage: Stage) -> float:
    """Return the longest of some repaints after a zoom came to rest, in ms."""
    board = stage.board
    found = []
    for step in (-1, 1, -1, 1):
        board.zoom.step(step)
        stage.rest(0.15)
        found.append(stage.time_of(board.zoom.settle))
        stage.settle(SETTLE_S)
    return percentile(found, 1.0)


# ---- gestures
class Gestures:
    """Goes through what a hand can do on the board without changing the game."""

    def __init__(self, stage: Stage) -> None:
        self._stage = stage
        self._board = stage.board
        self.found: dict[str, list[float]] = {"lift": [], "preview": [], "refusal": [], "click": [], "let_go": []}

    def movable(self) -> list[int]:
        """Return the spaces from which something can be lifted."""
        hands = self._board.gestures.hands
        if hands is None:
            return []
        spaces = [space for space in self._board.shapes.spaces if hands.drag_group(space, None, False) is not None]
        return sorted(space for space in spaces if self._board.viewport().rect().contains(self._stage.point(space)))

    def measure(self) -> dict[str, list[float]]:
        """Return the seconds of each gesture, by kind."""
        for space in self.movable()[:LIFTS]:
            self._drag(space)
        for space in self._pieces()[: 2 * LIFTS]:
            self._click(space)
        return self.found

    def _time(self, kind: str, gesture: Callable[[], object]) -> None:
        self.found[kind].append(self._stage.time_of(gesture))
        self._stage.rest(0.02)

    def _drag(self, space: int) -> None:
        stage, board = self._stage, self._board
        start = stage.point(space)

        def lift() -> None:
            stage.press(start)
            stage.move(start + QPoint(20, 10))

        self._time("lift", lift)
        lit = board.highlights.picture.targets
        if board.gestures.group is not None:
            seen = board.viewport().rect().adjusted(30, 30, -30, -30)
            others = [s for s in board.shapes.spaces if s not in lit and s != space and seen.contains(stage.point(s))]
            near = sorted(others, key=lambda s: (stage.point(s) - start).manhattanLength())[:TARGETS]
            reachable = [s for s in sorted(lit) if seen.contains(stage.point(s))][:TARGETS]
            for kind, ends in (("preview", reachable), ("refusal", near)):
                for end in ends:
                    self._time(kind, lambda end=end: stage.move(stage.point(end)))  # type: ignore[misc]
        self._time("let_go", stage.escape)
        stage.release(start)
        stage.wait(lambda: not board.motion.is_running, 1.0)

    def _pieces(self) -> list[int]:
        picture = self._board.picture
        spaces = {city.space for city in picture.cities} | {stack.space for stack in picture.stacks}
        seen = self._board.viewport().rect()
        return [space for space in sorted(spaces) if seen.contains(self._stage.point(space))]

    def _click(self, space: int) -> None:
        """Click where pieces stand: a panel opens, or something is held and targets are lit; then let go of it."""
        stage = self._stage
        at = stage.point(space)

        def click() -> None:
            stage.press(at)
            stage.release(at)

        self._time("click", click)
        for _ in range(2):
            stage.escape()
        stage.rest(0.05)
