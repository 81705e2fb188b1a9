"""Asks bots for moves in another process; nothing of a bot runs in the window's process.

A request carries a generation number: answers to an older position are dropped. A worker that does not come back
within 100 ms after a cancel is killed, and a new one is started for the next request.
"""

from __future__ import annotations

import contextlib
import multiprocessing
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.robust import guarded
from desktop.table.botworker import work

POLL_MS = 8
CANCEL_MS = 100
WARM_MS = 50


class BotClient(QObject):
    """One worker for all bots of a table. Signals: `answered(bytes)` with a move as JSON, `failed(str)`.

    `reasons` tells what spoke most for the last answer: keys of the bot, the strongest first.
    """

    answered = Signal(bytes)
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._generation = 0
        self.reasons: tuple[str, ...] = ()
        self._asked = False
        self._poll = QTimer(self)
        self._poll.setInterval(POLL_MS)
        self._poll.timeout.connect(self._on_poll)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(CANCEL_MS)
        self._patience.timeout.connect(self._on_patience_over)
        self._warm = QTimer(self)
        self._warm.setSingleShot(True)
        self._warm.setInterval(WARM_MS)
        self._warm.timeout.connect(self._on_warm)

    @property
    def is_thinking(self) -> bool:
        """Whether an answer is waited for."""
        return self._asked

    def warm_up(self) -> None:
        """Start the worker in a moment, so that the first request does not wait for it, nor the window for the worker."""
        if self._process is None or not self._process.is_alive():
            self._warm.start()

    @guarded()
    def _on_warm(self) -> None:
        if self._process is None or not self._process.is_alive():
            self._start()

    def ask(self, game_id: str, bot: str, seat: int, view: bytes, seed: int, budget: float) -> None:
        """Ask for a move; an older request is cancelled."""
        self.request("ask", game_id, bot, seat, view, seed, budget)

    def request(self, kind: str, *what: Any) -> None:
        """Send a request of a kind that the worker knows; an older one is cancelled."""
        self.cancel()
        self._patience.stop()
        if self._process is None or not self._process.is_alive() or self._busy:
            self._start()
        self._generation += 1
        assert self._pipe is not None
        self._asked = True
        self._busy = True
        try:
            self._pipe.send((kind, self._generation, *what))
        except (BrokenPipeError, OSError) as error:
            self._asked = False
            self.failed.emit(str(error))
            return
        self._poll.start()

    def cancel(self) -> None:
        """Drop the request; a worker that still thinks after 100 ms is ended."""
        if self._asked:
            self._asked = False
            self._generation += 1
            self._patience.start()

    def close(self) -> None:
        """End the worker."""
        self._asked = False
        self._poll.stop()
        self._patience.stop()
        self._warm.stop()
        if self._process is None:
            return
        if self._pipe is not None:
            with contextlib.suppress(BrokenPipeError, OSError):  # it may be gone already
                self._pipe.send(("stop",))
        self._end()

    _busy = False

    def _start(self) -> None:
        self._end()
        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs,), daemon=True, name="ecumene-bots")
        process.start()
        theirs.close()
        self._process = process
        self._busy = False

    def _end(self) -> None:
        process, self._process = self._process, None
        pipe, self._pipe = self._pipe, None
        if pipe is not None:
            pipe.close()
        if process is not None:
            process.join(0.02)
            if process.is_alive():
                process.kill()
                process.join(1.0)
            process.close()
        self._busy = False

    @guarded()
    def _on_patience_over(self) -> None:
        if self._busy:
            self._poll.stop()
            self._end()

    @guarded()
    def _on_poll(self) -> None:
        pipe = self._pipe
        if pipe is None:
            self._poll.stop()
            return
        answer: tuple[Any, ...] | None = None
        try:
            if pipe.poll():
                answer = pipe.recv()
        except (EOFError, OSError):
            self._poll.stop()
            self._end()
            if self._asked:
                self._asked = False
                self.failed.emit(self.tr("The bots' process ended unexpectedly."))
            return
        if answer is None:
            return
        self._busy = False
        self._poll.stop()
        if not self._asked or answer[1] != self._generation:
            return
        self._asked = False
        if answer[0] == "move":
            self.reasons = answer[3]
            self.answered.emit(answer[2])
        else:
            self.failed.emit(answer[2])
