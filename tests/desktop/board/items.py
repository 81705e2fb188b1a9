"""What lies in the scene of a board, in a form that can be compared; and a fresh window on the same view."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsPixmapItem

from desktop.board.view import BoardView
from tests.desktop.ground import plain_layer


@dataclass(frozen=True, order=True)
class SceneItem:
    """One visible item: layer, place in the scene, scale, opacity, and a checksum of what it shows."""

    z: float
    x: float
    y: float
    scale: float
    opacity: float
    look: str


def scene_items(view: BoardView) -> list[SceneItem]:
    """Return all visible items of a board, sorted; animations are ended and everything is drawn first.

    The outlines of the hovered and the focused space and the larger pieces under the mouse are left out: they follow the hand,
    not the game. Names are placed anew before: they stay where they were from one picture to the next.
    """
    view.hover(-1)
    view.pieces.place_labels_anew()
    view.finish()
    highlights = view.highlights
    hand = {highlights._hover_item, *highlights.focus_ring}
    return sorted(_item(item) for item in view.scene().items() if item not in hand and item.isVisible())


def _item(item: QGraphicsItem) -> SceneItem:
    if isinstance(item, QGraphicsPixmapItem):
        offset = item.offset()
        look = f"{_checksum(item.pixmap())} {offset.x():.2f} {offset.y():.2f}"
    elif isinstance(item, QGraphicsPathItem):
        box = item.path().boundingRect()
        numbers = (box.x(), box.y(), box.width(), box.height(), item.pen().widthF())
        look = f"{item.pen().color().name()} {item.brush().color().name()} {numbers}"
    else:
        look = type(item).__name__
    at = item.scenePos()
    return SceneItem(item.zValue(), round(at.x(), 2), round(at.y(), 2), round(item.scale(), 4), round(item.opacity(), 3), look)


def _checksum(pixmap: QPixmap) -> str:
    image = pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    return hashlib.sha1(bytes(image.constBits())).hexdigest()[:12]


def without_ground(board: BoardView) -> BoardView:
    """Return the board, told not to have its ground drawn: for tests that are not about it."""
    board.store.wanted_only([])
    board.store._failures = 99
    plain_layer(lambda name, value: setattr(board.ground, name, partial(value, board.ground)))
    return board


def fresh_window(view: BoardView) -> BoardView:
    """Return a new board that was told nothing but what the other one shows now; the caller shuts it down.

    It has the same size, theme, level and place. Its ground stays flat.
    """
    board = without_ground(BoardView(view.palette_shown))
    board.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    board.set_motion(0)
    board.resize(view.size())
    board.show()
    board.set_device_ratio(view.level().dpr)
    board.set_look(view.palette_shown, view.text_scale, view.pieces.art.strong)
    board.set_picture(view.picture)
    board.zoom.to_level(view.zoom.level, animated=False)
    board.horizontalScrollBar().setValue(view.scroll_position().x())
    board.verticalScrollBar().setValue(view.scroll_position().y())
    board.set_highlights(view.highlights.picture)
    return board
