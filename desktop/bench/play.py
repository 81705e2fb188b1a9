"""What the window does while bots play: the gaps of its event loop, and the memory after the game."""

from __future__ import annotations

import gc
import time
from itertools import pairwise
from pathlib import Path
from typing import Any

from PySide6.QtCore import QAbstractEventDispatcher, QTimer
from PySide6.QtWidgets import QApplication

from core.engine.session import Session
from desktop.bench.clock import Moment, percentile, resident_mb
from desktop.bench.stage import Stage

TICK_MS = 4
TO_THE_END_S = 60.0


class Pulse:
    """Measures how long the event loop does not come back, in seconds (`Moment.busy_since`).

    It comes back when it is about to wait for events, and when a timer of a few ms is served.
    """

    def __init__(self) -> None:
        self.gaps: list[float] = []
        self._last = Moment.now()
        self._timer = QTimer()
        self._timer.setInterval(TICK_MS)
        self._loop = QAbstractEventDispatcher.instance()

    def start(self) -> None:
        """Begin."""
        self._last = Moment.now()
        self._timer.timeout.connect(self._on_back)
        self._loop.aboutToBlock.connect(self._on_back)
        self._timer.start()

    def stop(self) -> None:
        """End."""
        self._timer.stop()
        self._loop.aboutToBlock.disconnect(self._on_back)

    def _on_back(self) -> None:
        now = Moment.now()
        self.gaps.append(now.busy_since(self._last))
        self._last = now


def measure_play(app: QApplication, folder: Path, save: Path, seconds: float) -> dict[str, Any]:
    """Let bots play on; returns the longest gap in ms, the memory in MB at the end, and how far the game came.

    The gaps are those of `seconds` at normal speed; then the bots go on without animation until the game has ended.
    """
    stage = Stage(app, folder, save)
    ended: list[object] = []
    stage.table.ended.connect(ended.append)
    try:
        stage.settle()
        before = _turns(stage)
        pulse = Pulse()
        pulse.start()
        started = time.monotonic()
        stage.wait(lambda: bool(ended), seconds)
        took = time.monotonic() - started
        pulse.stop()
        turns = _turns(stage) - before
        stage.settings.animation_speed = 0.0
        over = stage.wait(lambda: bool(ended), TO_THE_END_S)
        stage.settle()
        gc.collect()
        return {
            "loop_gap_max_ms": percentile(pulse.gaps, 1.0),
            "loop_gap_p99_ms": percentile(pulse.gaps, 0.99),
            "memory_mb": resident_mb(),
            "seconds": round(took, 1),
            "turns": turns,
            "ended": over,
        }
    finally:
        stage.close()


def _turns(stage: Stage) -> int:
    """Return how often the turn has passed from one seat to another so far."""
    session: Session[Any, Any] = stage.table.session  # type: ignore[attr-defined]
    game = session.game
    asked = [decision.seats[0] for node in session.history.path() if (decision := game.decision(node.state)) is not None
             and decision.kind == "turn"]  # fmt: skip
    return sum(1 for one, next_one in pairwise(asked) if one != next_one)
