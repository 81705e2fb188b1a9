"""Watches for what must not happen: exceptions, also those that guards caught, warnings of Qt, reports of a crash."""

from __future__ import annotations

import traceback
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QtMsgType

from desktop.app.crash import CrashNet, CrashReport

IGNORED = ("This plugin does not support ",)
"""What the offscreen platform says of every window."""


class Watch(CrashNet):
    """The program's own net for faults, which keeps what it caught in `caught`. Use it in a `with`."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.caught: list[str] = []

    def __enter__(self) -> Watch:
        self.install()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.uninstall()

    def report(self, error: BaseException, where: str) -> CrashReport | None:
        """Keep an exception, and write the report that a player would find."""
        self.caught.append("".join([where, "\n", *traceback.format_exception(error)]))
        return super().report(error, where)

    def _on_qt_message(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        if kind not in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg) and not message.startswith(IGNORED):
            # Where in Python it was said: Qt itself does not know.
            self.caught.append("".join([f"Qt warns: {message}\n", *traceback.format_stack(limit=14)]))
        super()._on_qt_message(kind, context, message)
