"""Qt's start on this machine: a display or a library that is missing gives one clear line instead of an abort."""
from __future__ import annotations

import os
import sys
from collections.abc import Sequence

PACKAGES = ("libegl1", "libgl1", "libfontconfig1", "libdbus-1-3", "libxkbcommon-x11-0", "libxcb-cursor0", "libxcb-icccm4",
            "libxcb-image0", "libxcb-keysyms1", "libxcb-render-util0", "libxcb-shape0", "libxcb-xinerama0")


class CannotStart(Exception):
    """The client can't start. Its text is one sentence."""


def missing_library(reason: str) -> CannotStart:
    """Return the sentence for a library that Qt needs and does not find."""
    hint = f" On Debian or Ubuntu: apt install {' '.join(PACKAGES)}" if sys.platform.startswith("linux") else ""
    return CannotStart(f"Qt can't start on this system ({reason}).{hint}")


def check_display() -> None:
    """Raise CannotStart when there is no display to open a window on."""
    if not sys.platform.startswith("linux") or os.environ.get("QT_QPA_PLATFORM"):
        return
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        raise CannotStart("There is no display to open a window on; the commands of `ecumene --help` work without one.")


def make_application(arguments: Sequence[str], *, offscreen: bool = False):
    """Return the QApplication. Raises CannotStart; a platform plug-in that fails ends the process with exit code 2."""
    if offscreen:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    check_display()
    try:
        from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
        from PySide6.QtSvg import QSvgRenderer  # noqa: F401
        from PySide6.QtWidgets import QApplication
    except ImportError as error:
        raise missing_library(str(error).split(":")[0].strip()) from error

    def on_message(kind: QtMsgType, _context: QMessageLogContext, message: str) -> None:
        # Qt aborts after a fatal message: the line must be said here.
        if kind == QtMsgType.QtFatalMsg:
            display = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or "?"
            print(f"ecumene: {missing_library(f'no window on display {display}')}", file=sys.stderr, flush=True)
            os._exit(2)

    qInstallMessageHandler(on_message)
    app = QApplication(["ecumene", *arguments])
    qInstallMessageHandler(None)
    app.setApplicationName("ecumene")
    app.setApplicationDisplayName("")
    app.setDesktopFileName("ecumene")
    return app
