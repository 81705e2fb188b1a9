"""Moves a board aside while a panel lies over what it is about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QRectF, QSizeF
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from desktop.board.view import BoardView


class Uncovering:
    """Remembers where the board was."""

    def __init__(self, board: BoardView) -> None:
        self._board = board
        self._panned: tuple[QPoint, QPoint, QRect] | None = None

    def uncover(self, panel: QWidget, boxes: Sequence[QRectF]) -> None:
        """Move the board away from a panel until none of these places of its viewport lies under it, as far as all stay in sight.

        A panel in the left half gives them room at its right, any other one at its left.
        """
        here, free = self._board.viewport(), self._board.free_rect()
        covered = QRectF(here.mapFromGlobal(panel.mapToGlobal(QPoint(0, 0))), QSizeF(panel.size()))
        if not any(box.intersects(covered) for box in boxes):
            return
        # What lies behind the panel would come under it on the way.
        level = [box for box in boxes if box.bottom() > covered.top() and box.top() < covered.bottom()]
        if covered.center().x() < free.center().x():
            towards, far = 1, covered.right() - min(box.left() for box in level)
            room = free.right() + 1 - max(box.right() for box in boxes)
        else:
            towards, far = -1, max(box.right() for box in level) - covered.left()
            room = min(box.left() for box in boxes) - free.left()
        if room > 0:
            before = self._board.scroll_position()
            self._board.pan_by(QPoint(towards * round(min(far, room)), 0))
            self._panned = (before, self._board.scroll_position(), free)

    def back(self) -> None:
        """Bring the board back to where it was, unless it was moved since."""
        panned, self._panned = self._panned, None
        if panned is not None and self._board.scroll_position() == panned[1]:
            self._board.pan_by(panned[1] - panned[0])
            # A panel of the rail was opened or closed meanwhile.
            if self._board.free_rect() != panned[2]:
                self._board.zoom.keep_whole(panned[2])
