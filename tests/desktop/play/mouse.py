"""Real pointer and keys: xdotool moves them on the X server, and Qt gets them as it gets a person's.

One xdotool process reads commands from a pipe; every command is acknowledged, which takes half a millisecond. xdotool comes with
the system, as Xvfb does, so that Python needs no further library for it.
"""

from __future__ import annotations

import subprocess
import time
from collections.abc import Callable, Sequence
from itertools import pairwise

from PySide6.QtCore import QEventLoop, QPoint, Qt
from PySide6.QtWidgets import QApplication

PATIENCE = 8.0
"""Seconds until something that should have come counts as not coming."""
WHEEL_UP, WHEEL_DOWN = 4, 5


def pump(seconds: float = 0.0) -> None:
    """Let the program handle what has arrived, for at least some time."""
    end = time.monotonic() + seconds
    while True:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
        if time.monotonic() >= end:
            return
        time.sleep(0.001)


def wait(until: Callable[[], bool], seconds: float = PATIENCE) -> bool:
    """Let the program run until something holds. Returns whether it came to hold in time."""
    end = time.monotonic() + seconds
    while not until():
        if time.monotonic() >= end:
            return False
        pump(0.002)
    return True


class Mouse:
    """The pointer and the keyboard of the display."""

    def __init__(self) -> None:
        self._tool = subprocess.Popen(
            ["xdotool", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, bufsize=1
        )
        self.clicks = 0
        self.drags = 0
        self.keys = 0

    def close(self) -> None:
        """End the helper."""
        assert self._tool.stdin is not None
        self._tool.stdin.close()
        self._tool.wait(5)

    def _send(self, *commands: str) -> None:
        tool = self._tool
        assert tool.stdin is not None
        assert tool.stdout is not None
        # The last command prints a line: what comes before it has then been done by the X server.
        tool.stdin.write("\n".join((*commands, "getmouselocation", "")))
        tool.stdin.flush()
        if not tool.stdout.readline():
            raise RuntimeError("xdotool ended")

    # ---- pointer
    def move(self, at: QPoint) -> None:
        """Move the pointer to a place on the screen."""
        self._send(f"mousemove {at.x()} {at.y()}")
        pump(0.004)

    def press(self, button: int = 1) -> None:
        """Press a button and wait until the program knows it."""
        self._send(f"mousedown {button}")
        if button <= 3:
            wait(lambda: QApplication.mouseButtons() != Qt.MouseButton.NoButton, 2.0)

    def release(self, button: int = 1) -> None:
        """Let a button go and wait until the program knows it."""
        self._send(f"mouseup {button}")
        if button <= 3:
            wait(lambda: QApplication.mouseButtons() == Qt.MouseButton.NoButton, 2.0)
        pump(0.004)

    def click(self, at: QPoint, button: int = 1, holding: str = "") -> None:
        """Click somewhere, perhaps while keys are held ("shift", "ctrl+shift")."""
        self.move(at)
        if holding:
            self._send(f"keydown {holding}")
        self.press(button)
        self.release(button)
        if holding:
            self._send(f"keyup {holding}")
        self.clicks += 1
        pump(0.004)

    def drag(
        self, points: Sequence[QPoint], button: int = 1, holding: str = "", before_drop: Callable[[], None] | None = None
    ) -> None:
        """Press at the first place, go through the others in small steps, and let go at the last one."""
        self.move(points[0])
        if holding:
            self._send(f"keydown {holding}")
        self.press(button)
        for start, end in pairwise(points):
            steps = max(4, round((end - start).manhattanLength() / 60))
            for step in range(1, steps + 1):
                self.move(start + (end - start) * (step / steps))
        if before_drop is not None:
            pump(0.05)
            before_drop()
        self.release(button)
        if holding:
            self._send(f"keyup {holding}")
        self.drags += 1
        pump(0.004)

    def wheel(self, at: QPoint, notches: int) -> None:
        """Turn the wheel: up for positive numbers, down for negative ones."""
        self.move(at)
        button = WHEEL_UP if notches > 0 else WHEEL_DOWN
        for _ in range(abs(notches)):
            self._send(f"click {button}")
        pump(0.012)

    # ---- keys
    def key(self, *names: str) -> None:
        """Press keys, such as "Return" or "ctrl+a"."""
        for name in names:
            self._send(f"key --clearmodifiers {name}")
            self.keys += 1
            pump(0.012)

    def type(self, text: str) -> None:
        """Type letters and figures."""
        self._send(f"type --delay 2 {text}")
        self.keys += len(text)
        pump(0.02)
