"""Small pieces of drawing work, done between events so that no frame waits for them."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.robust import guarded

Work = Callable[[], object]


class JobQueue(QObject):
    """Runs keyed jobs in slices of a few milliseconds, lowest priority number first; adding a key again replaces its job."""

    emptied = Signal()

    def __init__(self, parent: QObject | None = None, slice_ms: float = 6.0) -> None:
        super().__init__(parent)
        self._slice = slice_ms / 1000
        self._jobs: dict[Hashable, tuple[float, int, Work]] = {}
        self._serial = 0
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._on_timeout)

    def __len__(self) -> int:
        return len(self._jobs)

    def add(self, key: Hashable, work: Work, priority: float = 0.0) -> None:
        """Queue a job."""
        self._serial += 1
        self._jobs[key] = (priority, self._serial, work)
        if not self._timer.isActive():
            self._timer.start()

    def drop(self, key: Hashable) -> None:
        """Forget a job, if it is queued."""
        self._jobs.pop(key, None)

    def clear(self) -> None:
        """Forget all jobs."""
        self._jobs.clear()

    def finish(self) -> None:
        """Run all jobs now, those they add included."""
        while self._jobs:
            self._run_next()

    def _run_next(self) -> None:
        key = min(self._jobs, key=lambda k: self._jobs[k][:2])
        self._jobs.pop(key)[2]()

    @guarded()
    def _on_timeout(self) -> None:
        end = time.perf_counter() + self._slice
        try:
            while self._jobs and time.perf_counter() < end:
                self._run_next()
        finally:
            if self._jobs:
                self._timer.start(1)
            else:
                self.emptied.emit()
