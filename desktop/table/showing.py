"""Shows a new position part by part, so that no frame waits for all of it: the board first, then one panel after another."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.robust import guarded

Portion = Callable[[], object]


class Showing(QObject):
    """Runs the parts of one position. Those of an older one that still wait are dropped: the newer one shows everything.

    Signal: `finished` when a position was shown gradually and no part is left.
    """

    finished = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: deque[Portion] = deque()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._on_timeout)

    @property
    def is_running(self) -> bool:
        """Whether parts still wait."""
        return bool(self._waiting)

    def show(self, parts: Sequence[Portion], gradually: bool = False) -> None:
        """Run the parts now, or each in a turn of the event loop of its own: what it changed is painted before the next one."""
        self.drop()
        self._waiting.extend(parts)
        if gradually and self._waiting:
            self._timer.start()
        else:
            self.finish()

    def finish(self) -> None:
        """Run what waits now."""
        self._timer.stop()
        while self._waiting:
            self._waiting.popleft()()

    def drop(self) -> None:
        """Forget what waits."""
        self._timer.stop()
        self._waiting.clear()

    @guarded()
    def _on_timeout(self) -> None:
        part = self._waiting.popleft()
        # First of all: a part that fails must not keep the others from being shown.
        if self._waiting:
            self._timer.start()
        try:
            part()
        finally:
            if not self._waiting:
                self.finished.emit()
