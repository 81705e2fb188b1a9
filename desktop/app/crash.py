"""Crash reports: faults are written to a file, the game stays saved, and the player is told where both are.

Three nets: `sys.excepthook` (and threads), the log of guarded overrides, and `faulthandler` for what kills the process,
whose file is looked at on the next start. Qt's own messages go to the log.
"""
from __future__ import annotations

import faulthandler
import logging
import platform
import sys
import threading
import traceback
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import TextIO

from PySide6.QtCore import QMessageLogContext, QObject, Qt, QtMsgType, Signal, qInstallMessageHandler, qVersion

from core import __version__

log = logging.getLogger("ecumene")
_KEPT_REPORTS = 20
_KEPT_LINES = 200


def system_lines() -> list[str]:
    """Return versions and platform, for reports and the about box."""
    return [f"Ecumene {__version__}", f"Python {platform.python_version()}", f"Qt {qVersion()}",
            f"{platform.system()} {platform.release()} {platform.machine()}"]


@dataclass(frozen=True, slots=True)
class CrashReport:
    """A fault: one line about it, the whole report, its file and the autosave (None when there is none)."""

    summary: str
    text: str
    path: Path | None
    autosave: Path | None


class _Memory(logging.Handler):
    """Keeps the last lines of the log, and hands exceptions that guards caught to the crash net."""

    def __init__(self, owner: CrashNet) -> None:
        super().__init__(logging.INFO)
        self.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
        self._owner = owner

    def emit(self, record: logging.LogRecord) -> None:
        try:
            self._owner.lines.append(self.format(record))
            if record.exc_info and record.exc_info[1] is not None and record.levelno >= logging.ERROR:
                self._owner.report(record.exc_info[1], record.getMessage())
        except Exception:
            self.handleError(record)


class CrashNet(QObject):
    """Catches what nobody caught.

    Signals: `crashed(CrashReport)`, in the thread of the interface.
    """

    crashed = Signal(object)
    _noted = Signal(object)

    def __init__(self, folder: Path, autosave: Callable[[], Path | None] = lambda: None,
                 parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
        self.lines: deque[str] = deque(maxlen=_KEPT_LINES)
        self.autosave = autosave
        self._seen: set[str] = set()
        self._memory = _Memory(self)
        self._fault_file: TextIO | None = None
        self._old_hook = sys.excepthook
        self._old_thread_hook = threading.excepthook
        self._installed = False
        # Reports come from any thread and from inside paint events; the window hears of them later, in its own.
        self._noted.connect(self.crashed, Qt.ConnectionType.QueuedConnection)

    # ---- catching
    def install(self) -> CrashReport | None:
        """Start catching. Returns the report of a fault that ended the previous run, if there was one."""
        before = self._previous_fault()
        self._installed = True
        sys.excepthook = self._on_exception
        threading.excepthook = self._on_thread_exception
        logging.getLogger("ecumene").addHandler(self._memory)
        qInstallMessageHandler(self._on_qt_message)
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            self._fault_file = self._fault_path().open("w", encoding="utf-8")
            faulthandler.enable(self._fault_file)
        except OSError as error:
            log.warning("no file for faults: %s", error)
        return before

    def uninstall(self) -> None:
        """Stop catching and put everything back; an empty file of faults is removed."""
        if not self._installed:
            return
        self._installed = False
        sys.excepthook = self._old_hook
        threading.excepthook = self._old_thread_hook
        logging.getLogger("ecumene").removeHandler(self._memory)
        qInstallMessageHandler(None)
        if self._fault_file is not None:
            faulthandler.disable()
            self._fault_file.close()
            self._fault_file = None
            path = self._fault_path()
            if path.exists() and path.stat().st_size == 0:
                path.unlink()

    def _fault_path(self) -> Path:
        return self.folder / "fault.txt"

    def _previous_fault(self) -> CrashReport | None:
        path = self._fault_path()
        try:
            text = path.read_text(encoding="utf-8", errors="replace")
        except OSError:
            return None
        if not text.strip():
            return None
        kept = self._write("fault", text)
        return CrashReport(text.strip().splitlines()[0], text, kept, self.autosave())

    def _on_exception(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            self._old_hook(kind, error, trace)
            return
        self.report(error.with_traceback(trace), "")

    def _on_thread_exception(self, arguments: threading.ExceptHookArgs) -> None:
        if arguments.exc_value is not None:
            self.report(arguments.exc_value, f"in thread {arguments.thread.name if arguments.thread else '?'}")

    def _on_qt_message(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        levels = {QtMsgType.QtDebugMsg: logging.DEBUG, QtMsgType.QtInfoMsg: logging.INFO,
                  QtMsgType.QtWarningMsg: logging.WARNING}
        # Not as an exception: Qt's warnings are logged and go into the next report.
        logging.getLogger("ecumene.qt").log(levels.get(kind, logging.ERROR), "%s", message)

    # ---- reporting
    def report(self, error: BaseException, where: str) -> CrashReport | None:
        """Write a report of an exception and emit `crashed`. Returns None for one that was reported before."""
        trace = "".join(traceback.format_exception(error))
        if trace in self._seen:
            return None
        if len(self._seen) < 1000:
            self._seen.add(trace)
        summary = f"{type(error).__name__}: {error}".strip().splitlines()[0][:300]
        autosave = self.autosave()
        parts = [*system_lines(), datetime.now().isoformat(timespec="seconds"),
                 f"Autosave: {autosave if autosave else 'none'}", "", where, trace, "Log:", *self.lines]
        text = "\n".join(part for part in parts if part is not None)
        report = CrashReport(summary, text, self._write("crash", text), autosave)
        print(trace, file=sys.stderr)
        self._noted.emit(report)
        return report

    def _write(self, stem: str, text: str) -> Path | None:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            old = sorted(self.folder.glob("*-20*.txt"), key=lambda p: p.stat().st_mtime)
            for path in old[:max(0, len(old) - _KEPT_REPORTS + 1)]:
                path.unlink(missing_ok=True)
            path = self.folder / f"{stem}-{datetime.now():%Y%m%d-%H%M%S-%f}.txt"
            path.write_text(text, encoding="utf-8")
        except OSError as error:
            self.lines.append(f"the report could not be written: {error}")
            return None
        return path
