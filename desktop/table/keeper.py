"""The autosave: written after every decision, atomically, off the interface's thread."""

from __future__ import annotations

import threading
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from core.engine.saves import write


class Keeper(QObject):
    """Writes the newest bytes it was given; older ones that were not begun are skipped.

    Signal: `failed(str)`, once until writing has worked again.
    """

    failed = Signal(str)

    def __init__(self, path: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = path
        self._next: bytes | None = None
        self._wake = threading.Condition()
        self._writing = False
        self._closed = False
        self._failing = False
        self._thread = threading.Thread(target=self._run, name="autosave", daemon=True)
        self._thread.start()

    def keep(self, data: bytes) -> None:
        """Write these bytes soon."""
        with self._wake:
            self._next = data
            self._wake.notify_all()

    def flush(self, seconds: float = 5.0) -> bool:
        """Wait until all is written; returns False if that takes too long."""
        with self._wake:
            return self._wake.wait_for(lambda: self._next is None and not self._writing, seconds)

    def close(self) -> None:
        """Write what is left and end the thread."""
        self.flush()
        with self._wake:
            self._closed = True
            self._wake.notify_all()
        self._thread.join(2.0)

    def _run(self) -> None:
        while True:
            with self._wake:
                self._wake.wait_for(lambda: self._next is not None or self._closed)
                data, self._next = self._next, None
                if data is None:
                    return
                self._writing = True
            try:
                write(self._path, data)
                self._failing = False
            except Exception as error:  # whatever it is: the next one may work, and the player is told
                if not self._failing:
                    self.failed.emit(str(error))
                self._failing = True
            finally:
                with self._wake:
                    self._writing = False
                    self._wake.notify_all()
