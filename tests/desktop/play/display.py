"""A virtual X display for tests that need real windows, pointers and keys (Xvfb), and the process that plays on it."""

from __future__ import annotations

import contextlib
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

SIZE = (1920, 1080)
NEEDED = ("Xvfb", "xdotool")
ROOT = Path(__file__).parents[3]


def missing() -> list[str]:
    """Return the programs that are needed and not installed."""
    return [program for program in NEEDED if shutil.which(program) is None]


@contextlib.contextmanager
def virtual_display(size: tuple[int, int] = SIZE) -> Iterator[str]:
    """Start an X server on a display of its own and yield its name (":7"). Raises RuntimeError if it does not start."""
    reader, writer = os.pipe()
    command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", f"{size[0]}x{size[1]}x24", "-nolisten", "tcp", "-noreset"]
    server = subprocess.Popen(command, pass_fds=(writer,), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    os.close(writer)
    try:
        with os.fdopen(reader) as pipe:
            number = pipe.readline().strip()
        if not number:
            raise RuntimeError("Xvfb did not start")
        yield f":{number}"
    finally:
        server.terminate()
        server.wait(10)


def environment(display: str) -> dict[str, str]:
    """Return the environment of a program that draws on a display: Qt's plugin for X11, nothing of the tests' own choice."""
    found = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
    found.pop("WAYLAND_DISPLAY", None)
    # One device pixel a logical one, so that what Qt and X call a place is the same.
    found["QT_ENABLE_HIGHDPI_SCALING"] = "0"
    found["PYTHONPATH"] = os.pathsep.join(filter(None, (str(ROOT), os.environ.get("PYTHONPATH"))))
    return found
