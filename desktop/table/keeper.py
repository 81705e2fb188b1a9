"""The autosave: written after every decision, atomically, off the interface's thread."""

from __future__ import annotations

import threading
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue

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
        # No lock that the writing thread could hold while the interface wants to go on.
        self._given: SimpleQueue[bytes | threading.Event | None] = SimpleQueue()
        self._failing = False
        self._thread = threading.Thread(target=self._run, name="autosave", daemon=True)
        self._thread.start()

    def keep(self, data: bytes) -> None:
        """Write these bytes soon."""
        self._given.put(data)

    def flush(self, seconds: float = 5.0) -> bool:
        """Wait until all is written; returns False if that takes too long."""
        if not self._thread.is_alive():
            return True
        written = threading.Event()
        self._given.put(written)
        return written.wait(seconds)

    def close(self) -> None:
        """Write what is left and end the thread."""
        self.flush()
        self._given.put(None)
        self._thread.join(2.0)

    def _run(self) -> None:
        closed = False
        while not closed:
            given = [self._given.get()]
            with suppress(Empty):
                while True:
                    given.append(self._given.get_nowait())
            closed = None in given
            newest = next((data for data in reversed(given) if isinstance(data, bytes)), None)
            if newest is not None:
                self._write(newest)
            for written in given:
                if isinstance(written, threading.Event):
                    written.set()

    def _write(self, data: bytes) -> None:
        try:
            write(self._path, data)
            self._failing = False
        except Exception as error:  # whatever it is: the next one may work, and the player is told
            if not self._failing:
                self.failed.emit(str(error))
            self._failing = True
