"""The arrow of a way in the hand: it ends short of what it points at, so that numbers and pieces there can be read.

Names lie above it: where there is no room to end short of one, its head is what is covered.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from desktop.board import marks

HEAD = 0.27
"""Length of the head, in units."""
_REACHES = tuple(0.62 + 0.04 * step for step in range(11))
"""How far from the middle of the target the way may end, in units: as near as may be."""
_BEADS = (0.5, 0.42, 0.34, 0.58, 0.26)
"""Where on the last part its bead may lie."""
_START = 0.22

Kept = tuple[QRectF, float]
"""A box that should stay visible, and how much it matters."""


@dataclass(frozen=True, slots=True)
class Arrow:
    """The line of a way, its head, and the places of its beads."""

    line: QPainterPath
    head: QPainterPath
    beads: tuple[QPointF, ...]


def arrow(points: Sequence[QPointF], kept: Sequence[Kept], unit: float, bead: float) -> Arrow:
    """Return the arrow through the middles of spaces; `unit` is the size of a hex, `bead` a bead's radius, in the same scale."""
    way = list(points)
    start = way[1] - way[0]
    way[0] += start * (_START * unit / max(1.0, _length(start)))
    last = way[-1] - way[-2]
    step = last / max(1.0, _length(last))
    found: tuple[float, QPainterPath, QPainterPath] | None = None
    for reach in _REACHES:
        line = marks.way([*way[:-1], way[-1] - step * (reach * unit)])
        head = marks.arrow_head(line, HEAD * unit)
        cost = _covered(head.boundingRect(), kept)
        if found is None or cost < found[0]:
            found = (cost, line, head)
        if cost <= 0:
            break
    assert found is not None
    _, line, head = found
    end = line.pointAtPercent(1.0)
    stretch = marks.way([way[-2], end])
    box = QRectF(-bead, -bead, 2 * bead, 2 * bead)
    spots = [stretch.pointAtPercent(part) for part in _BEADS]
    costs = [_covered(box.translated(spot), kept) for spot in spots]
    return Arrow(line, head, (*way[1:-1], spots[costs.index(min(costs))]))


def _length(by: QPointF) -> float:
    return (by.x() ** 2 + by.y() ** 2) ** 0.5


def _covered(box: QRectF, kept: Sequence[Kept]) -> float:
    """Return how much of what should stay visible lies under a box."""
    found = 0.0
    for other, weight in kept:
        common = box.intersected(other)
        found += common.width() * common.height() * weight
    return found
