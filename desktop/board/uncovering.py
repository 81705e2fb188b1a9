"""Moves a board aside while a panel lies over what it is about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRectF, QSizeF
from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from desktop.board.view import BoardView


class Uncovering:
    """Remembers where the board was."""

    def __init__(self, board: BoardView) -> None:
        self._board = board
        self._panned: tuple[QPoint, QPoint] | None = None

    def uncover(self, panel: QWidget, boxes: Sequence[QRectF]) -> None:
        """Move the board left until none of these places of its viewport lies under the panel, as far as all stay in sight."""
        here = self._board.viewport()
        covered = QRectF(here.mapFromGlobal(panel.mapToGlobal(QPoint(0, 0))), QSizeF(panel.size()))
        hidden = [
            box
            for box in boxes
            if box.right() > covered.left() and box.bottom() > covered.top() and box.top() < covered.bottom()
        ]
        room = min((box.left() for box in boxes), default=0.0)
        if hidden and room > 0:
            before = self._board.scroll_position()
            right = max(box.right() for box in hidden)
            self._board.pan_by(QPoint(-round(min(right - covered.left(), room)), 0))
            self._panned = (before, self._board.scroll_position())

    def back(self) -> None:
        """Bring the board back to where it was, unless it was moved since."""
        panned, self._panned = self._panned, None
        if panned is not None and self._board.scroll_position() == panned[1]:
            self._board.pan_by(panned[1] - panned[0])
