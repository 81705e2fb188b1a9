"""The ground below the pieces left out, for tests of what stands on it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPixmap

from desktop.board.groundlayer import GroundLayer
from desktop.board.groundstore import GroundStore
from desktop.games.clash import VIEWS


def plain_ground(put: Callable[[Any, str, Any], None] = setattr) -> None:
    """Draw no ground from now on: one colour will do, and the process that draws it is slow to start. `put` sets attributes."""
    put(type(VIEWS), "start_picture", lambda self, extent, dpr: QPixmap(8, 8))
    put(GroundStore, "request", lambda self, spec: None)
    put(GroundStore, "warm_up", lambda self: None)
    plain_layer(lambda name, value: put(GroundLayer, name, value))


def plain_layer(put: Callable[[str, Any], None]) -> None:
    """Have nothing drawn below the pieces but one colour. `put` sets what a layer does."""
    put("_paint_ground", _paint_plain)
    put("_draw_next_realm", lambda self, tile: False)


def _paint_plain(self: GroundLayer, p: QPainter, clip: QRectF, _level: object, detailed: bool) -> None:
    p.fillRect(clip, QColor(self._palette.desk))
