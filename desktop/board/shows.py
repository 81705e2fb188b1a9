"""What is shown over the board for a moment: dice that roll, a sign that rises from a space, a banner."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from desktop.board.geometry import SCENE_SIZE
from desktop.board.model import BannerPicture, DicePicture, Face, RisePicture
from desktop.board.motion import Ease
from desktop.board.pieceitems import Z, make_item
from desktop.board.pieces import Sprite, blank
from desktop.board.shapes import INK, colour, icon_at
from desktop.theme.die import paint_body
from desktop.theme.fonts import Role, make_font
from desktop.theme.palette import PlayerColour

if TYPE_CHECKING:
    from PySide6.QtGui import QPixmap
    from PySide6.QtWidgets import QGraphicsPixmapItem

    from desktop.board.view import BoardView

ROLL_MS, AFTER_ONE_ANOTHER_MS, LIE_MS, RISE_MS, BANNER_MS = 700, 80, 550, 900, 900
_TURNS = 14
_SHADOW = "#150C04"


def _fixed(sprite: Sprite, dpr: float, at: QPointF, z: float) -> QGraphicsPixmapItem:
    """An item that has the same size at every zoom, at a point of the scene."""
    item = make_item(z)
    sprite.pixmap.setDevicePixelRatio(dpr)
    item.setPixmap(sprite.pixmap)
    item.setOffset(-sprite.x / dpr, -sprite.y / dpr)
    item.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
    item.setPos(at)
    return item


# ---- dice
def _die(face: Face, player: PlayerColour, radius: float, dpr: float) -> Sprite:
    pixmap, p, x, y = blank(QRectF(-radius - 4, -radius - 4, 2 * radius + 8, 2 * radius + 10), dpr)
    text, icon = face
    paint_body(p, QPointF(0, 0), radius, player.colour, colour(_SHADOW, 0.4))
    p.setFont(make_font(Role.FIGURE, px=radius * 0.68))
    p.setPen(QColor(player.text))
    # Without an icon the figure stands in the middle.
    box = QRectF(-radius, -radius * (0.68 if icon else 0.42), 2 * radius, radius * 0.80)
    p.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
    if icon:
        p.fillPath(icon_at(icon, 0, radius * 0.27, radius * 0.52), QColor(player.text))
    p.end()
    return Sprite(pixmap, x, y)


def roll_dice(view: BoardView, dice: DicePicture, delay: float, row: int = 0) -> float:
    """Roll dice above a space (below where there is no room). Returns when they have been read.

    `row` counts those that roll at the same space: both sides of a battle.
    """
    motion, dpr = view.motion, view.level().dpr
    player = view.picture.colours(dice.owner)
    radius = max(15.0, min(26.0, view.zoom.size * 0.40))
    step = (2 * radius + 5) / view.zoom.size * SCENE_SIZE
    centre, box = view.scene_centre(dice.space), view.space_rect(dice.space)
    above = box.top() - 4 * radius - 14 > 0
    away = 0.87 * SCENE_SIZE + (radius + 4 + row * (2 * radius + 6)) / view.zoom.size * SCENE_SIZE
    middle = centre + QPointF(0, -away if above else away)
    looks: dict[Face, QPixmap] = {}

    def look(face: Face) -> QPixmap:
        if face not in looks:
            looks[face] = _die(face, player, radius, dpr).pixmap
            looks[face].setDevicePixelRatio(dpr)
        return looks[face]

    number = len(dice.faces)
    last = 0.0 if motion.reduced else ROLL_MS + (number - 1) * AFTER_ONE_ANOTHER_MS
    for k, face in enumerate(dice.faces):
        at = middle + QPointF((k - (number - 1) / 2) * step, 0)
        item = _fixed(_die(face, player, radius, dpr), dpr, at, Z.FLYING)
        rests = 0.0 if motion.reduced else (ROLL_MS + k * AFTER_ONE_ANOTHER_MS) / (last + LIE_MS)

        def turn(t: float, item: QGraphicsPixmapItem = item, at: QPointF = at, k: int = k, rests: float = rests) -> None:
            if t >= rests:
                item.setPixmap(look(dice.faces[k]))
                item.setPos(at)
                return
            # While it rolls a die shows one face after another, slower and slower.
            part = t / rests
            item.setPixmap(look(dice.sides[(int(math.sqrt(part) * _TURNS) * 7 + 5 * k) % len(dice.sides)]))
            item.setPos(at - QPointF(0, abs(math.sin(part * 9 + k)) * SCENE_SIZE * 0.16 * (1 - part)))

        motion.start(last + LIE_MS, Ease.Linear, turn, [item], delay=delay)
    return delay + last + LIE_MS


# ---- signs
def _sign(picture: RisePicture, view: BoardView) -> Sprite:
    palette, dpr = view.palette_shown, view.level().dpr
    size = max(18.0, min(30.0, view.zoom.size * 0.42))
    font = make_font(Role.COUNTER, px=size * 0.86)
    width = QFontMetricsF(font).horizontalAdvance(picture.text) if picture.text else 0.0
    wide = size + (width + 4 if width else 0)
    tone = QColor(getattr(palette, picture.tone))
    pixmap, p, x, y = blank(QRectF(-wide / 2 - 6, -size / 2 - 6, wide + 12, size + 12), dpr)
    path = icon_at(picture.icon, -wide / 2 + size / 2, 0, size) if picture.icon else QPainterPath()
    if width:
        path.addText(-wide / 2 + size + 4, QFontMetricsF(font).ascent() / 2 - 2, font, picture.text)
    pen = QPen(colour(palette.raised, 0.96), 5)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    p.strokePath(path, pen)
    p.fillPath(path, tone)
    p.end()
    return Sprite(pixmap, x, y)


def rise(view: BoardView, picture: RisePicture, delay: float) -> None:
    """Let a sign rise from a space and fade."""
    motion = view.motion
    start = view.scene_centre(picture.space) + QPointF(0, -0.25 * SCENE_SIZE)
    item = _fixed(_sign(picture, view), view.level().dpr, start, Z.FLYING + 1)
    way = 0.0 if motion.reduced else -0.75 * SCENE_SIZE

    def step(t: float) -> None:
        item.setPos(start + QPointF(0, way * (1 - (1 - t) ** 3)))
        item.setOpacity(max(0.0, min(1.0, 2.4 * (1 - t))))

    motion.start(RISE_MS, Ease.Linear, step, [item], delay=delay, sign=True)


# ---- banner
def _banner(picture: BannerPicture, view: BoardView) -> Sprite:
    palette, dpr = view.palette_shown, view.level().dpr
    title, text = make_font(Role.CURTAIN, view.text_scale * 1.25), make_font(Role.SUBTITLE, view.text_scale * 0.85)
    title_m, text_m = QFontMetricsF(title), QFontMetricsF(text)
    wide = max(title_m.horizontalAdvance(picture.title), text_m.horizontalAdvance(picture.text), 220.0) + 120
    high = title_m.height() + (text_m.height() if picture.text else 0) + 26
    pixmap, p, x, y = blank(QRectF(-wide / 2 - 34, -high / 2 - 10, wide + 68, high + 24), dpr)
    tail = QPainterPath()
    for side in (-1, 1):
        edge = side * wide / 2
        tail.moveTo(edge - side * 14, -high / 2 + 12)
        tail.lineTo(edge + side * 30, -high / 2 + 12)
        tail.lineTo(edge + side * 14, 6)
        tail.lineTo(edge + side * 30, high / 2 + 8)
        tail.lineTo(edge - side * 14, high / 2 + 8)
        tail.closeSubpath()
    cloth = QPainterPath()
    cloth.addRect(QRectF(-wide / 2, -high / 2, wide, high))
    p.fillPath(cloth.translated(0, 5), colour(_SHADOW, 0.35))
    p.setPen(QPen(QColor(INK), 1.6))
    p.setBrush(QColor(palette.gold))
    p.drawPath(tail)
    p.setBrush(QColor(palette.bar))
    p.drawPath(cloth)
    p.setPen(QPen(QColor(palette.bar_gold), 1.4))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawRect(QRectF(-wide / 2, -high / 2, wide, high).adjusted(5, 5, -5, -5))
    p.setFont(title)
    p.setPen(QColor(palette.bar_gold))
    top = -high / 2 + 13
    p.drawText(QRectF(-wide / 2, top, wide, title_m.height()), Qt.AlignmentFlag.AlignCenter, picture.title)
    if picture.text:
        p.setFont(text)
        p.setPen(QColor(palette.bar_text))
        p.drawText(QRectF(-wide / 2, top + title_m.height(), wide, text_m.height()), Qt.AlignmentFlag.AlignCenter, picture.text)
    p.end()
    return Sprite(pixmap, x, y)


def unfurl(view: BoardView, picture: BannerPicture, delay: float) -> None:
    """Show a banner in the upper half of the view for a moment."""
    window = view.free_rect()
    at = view.mapToScene(window.center().x(), round(window.height() * 0.30))
    item = _fixed(_banner(picture, view), view.level().dpr, at, Z.BADGE + 1)

    def step(t: float) -> None:
        item.setOpacity(max(0.0, min(1.0, 7 * t, 5 * (1 - t))))

    view.motion.start(BANNER_MS, Ease.Linear, step, [item], delay=delay, sign=True)
