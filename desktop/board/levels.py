"""Zoom levels: the sizes of a hex at which the board rests and is drawn 1:1, and what is shown at which size."""

from __future__ import annotations

from dataclasses import dataclass

#: Distance from the centre of a hex to its corner in logical pixels, at the levels the wheel stops at.
LADDER = (16, 20, 24, 28, 34, 40, 48, 56, 66, 78, 92, 108, 128)
SMALLEST, LARGEST = LADDER[0], LADDER[-1]
_WIDEST = 66

GLANCE, SQUARES, NORMAL, CLOSE = range(4)


def detail(size: float) -> int:
    """How much is shown at a hex size: GLANCE, SQUARES, NORMAL or CLOSE."""
    return GLANCE if size < 22 else SQUARES if size < 28 else NORMAL if size <= 90 else CLOSE


@dataclass(frozen=True, slots=True)
class Level:
    """A hex size in logical pixels at a device pixel ratio."""

    size: int
    dpr: float = 1.0

    @property
    def px(self) -> float:
        """The hex size in device pixels."""
        return self.size * self.dpr

    @property
    def detail(self) -> int:
        """How much is shown."""
        return detail(self.size)


def fitted(width: float, height: float, board: tuple[float, float]) -> int:
    """The largest hex size at which a board (width and height in units) fits into the logical pixels, within the ladder."""
    if board[0] <= 0 or board[1] <= 0:
        return 56
    size = min((width - 2 * margin(width)) / board[0], (height - 2 * margin(height)) / board[1])
    return int(max(SMALLEST, min(LARGEST, size)))


def filling(width: float, height: float, board: tuple[float, float]) -> int:
    """The hex size at which a board fills the window in the direction that has more room; not so large that little is seen."""
    if board[0] <= 0 or board[1] <= 0:
        return 56
    size = max((width - 2 * margin(width)) / board[0], (height - 2 * margin(height)) / board[1])
    return int(max(SMALLEST, min(_WIDEST, size)))


def margin(room: float) -> float:
    """How much of a window's width or height (logical pixels) the sheet keeps free on each side: the more, the larger."""
    return max(7.0, min(24.0, room * 0.024))


def nearest(size: float, extra: int) -> int:
    """The level nearest to a hex size, by ratio; `extra` (the fitted size) counts as a level."""
    return min((*LADDER, extra), key=lambda level: max(level / size, size / level))


def stepped(size: float, steps: int, extra: int) -> int:
    """The level `steps` above (or below) a hex size."""
    levels = sorted({*LADDER, extra})
    if steps > 0:
        above = [level for level in levels if level > size * 1.01]
        return above[min(steps, len(above)) - 1] if above else levels[-1]
    below = [level for level in levels if level < size * 0.99]
    return below[max(steps, -len(below))] if below else levels[0]
