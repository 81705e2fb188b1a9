"""Pieces as cached pixmaps: cut-out wooden tokens, pennants, count discs, and the sprites of whole cities and stacks.

Sizes are hex sizes in logical pixels; pixmaps are in device pixels with a device pixel ratio of 1, so that an item scaled to its
level shows them 1:1. Every cache entry depends only on its key.
"""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from desktop.board import arrange, levels
from desktop.board.arrange import Place
from desktop.board.geometry import Point
from desktop.board.levels import Level
from desktop.board.model import BoardPicture, CityPicture, Owner, StackPicture, Token
from desktop.board.shapes import INK, colour, icon_at, mixed, paint_crest, paint_pattern, round_pen
from desktop.theme.fonts import Role, make_font
from desktop.theme.palette import Palette, PlayerColour

_HINTS = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing | QPainter.RenderHint.SmoothPixmapTransform
_SHADOW = "#150C04"
_PIRATE_HULL = "#2B2624"
_STONE = "#7E7266"


@dataclass(frozen=True, slots=True)
class Sprite:
    """A pixmap and where in it (device pixels) the point lies that it is placed by."""

    pixmap: QPixmap
    x: float
    y: float


class SpriteCache:
    """Sprites by key, the least recently used dropped first; the limit is in bytes of pixels."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._bytes = 0
        self._sprites: OrderedDict[object, Sprite] = OrderedDict()

    def get(self, key: object) -> Sprite | None:
        """The sprite under a key, if it is there."""
        sprite = self._sprites.get(key)
        if sprite is not None:
            self._sprites.move_to_end(key)
        return sprite

    def put(self, key: object, sprite: Sprite) -> Sprite:
        """Keep a sprite."""
        self._sprites[key] = sprite
        self._bytes += sprite.pixmap.width() * sprite.pixmap.height() * 4
        while self._bytes > self._limit and len(self._sprites) > 1:
            _, old = self._sprites.popitem(last=False)
            self._bytes -= old.pixmap.width() * old.pixmap.height() * 4
        return sprite

    def clear(self) -> None:
        """Drop everything."""
        self._sprites.clear()
        self._bytes = 0


_tokens = SpriteCache(16 << 20)
"""Tokens look the same on every board: the next game, or a new window, finds them drawn."""


def blank(box: QRectF, dpr: float) -> tuple[QPixmap, QPainter, float, float]:
    """A clear pixmap covering `box` (logical pixels), a painter in its coordinates, and the device position of (0, 0)."""
    left, top = math.floor(box.left() * dpr), math.floor(box.top() * dpr)
    right, bottom = math.ceil(box.right() * dpr), math.ceil(box.bottom() * dpr)
    pixmap = QPixmap(max(1, right - left), max(1, bottom - top))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHints(_HINTS)
    painter.translate(-left, -top)
    painter.scale(dpr, dpr)
    return pixmap, painter, -left, -top


class PieceArt:
    """Draws the pieces of one theme at one device pixel ratio."""

    def __init__(self, palette: Palette, dpr: float, strong_patterns: bool = False, text_scale: float = 1.0) -> None:
        self.palette = palette
        self.dpr = dpr
        self.strong = strong_patterns
        self._grown = max(1.0, min(1.35, text_scale))

    # ---- single tokens
    def token(
        self, icon: str, base: str, size: float, depth: float, gold: bool = False, emblem: tuple[str, str] | None = None
    ) -> Sprite:
        """A cut-out token, placed by the middle of its foot; `size` and `depth` (of its edge) in logical pixels.

        `emblem` (icon, colour) is drawn on its face.
        """
        key = (icon, base, round(size, 3), round(depth, 3), gold, emblem, self.dpr)
        return _tokens.get(key) or _tokens.put(key, self._draw_token(icon, base, size, depth, gold, emblem))

    def _draw_token(
        self, icon: str, base: str, size: float, depth: float, gold: bool, emblem: tuple[str, str] | None
    ) -> Sprite:
        u = size / 24
        face = icon_at(icon, 0, -size / 2, size)
        solid = icon_at(icon, 0, -size / 2, size, solid=True)
        b = solid.boundingRect()
        pixmap, p, x, y = blank(b.adjusted(-3 * u - 2, -3 * u - 2, 3 * u + 2, depth + 2 * u + 4), self.dpr)
        edge, ink = mixed(base, "#1A0F06", 0.52), INK
        outline = round_pen(ink, 2.0 * max(0.75, u * 0.8))
        layers = max(1, round(depth))
        stack = [solid.translated(0, depth * k / layers) for k in range(layers, 0, -1)]
        for path in (*stack[:1], *stack[-1:], solid):
            p.strokePath(path, outline)
        for path in stack:
            p.fillPath(path, edge)
        p.fillPath(solid, mixed(base, "#120A04", 0.62))
        g = QLinearGradient(0, b.top(), 0, b.bottom())
        g.setColorAt(0, QColor("#FBE3A0") if gold else mixed(base, "#FFFFFF", 0.30))
        g.setColorAt(0.45, QColor(base))
        g.setColorAt(1, mixed(base, "#000000", 0.12))
        p.fillPath(face, g)
        p.save()
        p.setClipPath(face)
        p.strokePath(face.translated(0, 0.9 * u), QPen(colour("#FFFFFF", 0.30), 1.1 * u))
        p.restore()
        if emblem is not None:
            # On a disc of the own colour: the face stays as far from the others' as it was.
            r, (sign, tone) = size * 0.15, emblem
            light = QColor(tone).lightnessF() > 0.5
            p.setBrush(mixed(base, "#000000" if light else "#FFFFFF", 0.34))
            p.setPen(QPen(colour(INK, 0.85), max(0.8, 0.7 * u)))
            p.drawEllipse(QPointF(0, -size * 0.30), r * 1.3, r * 1.3)
            p.fillPath(icon_at(sign, 0, -size * 0.30, r * 2.1), QColor(tone))
        p.end()
        return Sprite(pixmap, x, y)

    def paint_token(self, p: QPainter, sprite: Sprite, x: float, y: float, width: float, lift: float = 0.0) -> None:
        """Put a token with its shadow; (x, y) is the foot in the painter's logical pixels, `width` that of the shadow."""
        soft = 0.20 if lift else 0.0
        g = QRadialGradient(QPointF(0, 0), 1)
        g.setColorAt(0, colour(_SHADOW, 0.50 - soft))
        g.setColorAt(0.55, colour(_SHADOW, 0.30 - soft * 0.6))
        g.setColorAt(1, colour(_SHADOW, 0))
        p.save()
        p.setPen(Qt.PenStyle.NoPen)
        p.translate(x + width * 0.07 + lift * 0.5, y + width * 0.02 + lift)
        p.scale(width * 0.62, width * 0.19)
        p.setBrush(g)
        p.drawEllipse(QPointF(0, 0), 1, 1)
        p.restore()
        target = QRectF(
            x - sprite.x / self.dpr,
            y - sprite.y / self.dpr,
            sprite.pixmap.width() / self.dpr,
            sprite.pixmap.height() / self.dpr,
        )
        # On whole device pixels the token is copied, not resampled.
        origin = p.transform().map(target.topLeft())
        p.save()
        p.resetTransform()
        p.drawPixmap(round(origin.x()), round(origin.y()), sprite.pixmap)
        p.restore()

    # ---- small parts
    def paint_count(self, p: QPainter, x: float, y: float, size: float, text: str, part: float = 0.135) -> None:
        """A count disc (a pill for longer texts) round (x, y), for hexes of this size; `part` of it is the radius."""
        r = max(6.2, size * part) * self._grown
        font = make_font(Role.FIGURE, px=r * 1.45)
        half = r if len(text) < 2 else r * (0.62 + 0.42 * len(text))
        box = QRectF(x - half, y - r, 2 * half, 2 * r)
        p.setPen(QPen(QColor("#F6E7C4"), 1.2))
        p.setBrush(QColor("#1E150D"))
        p.drawRoundedRect(box, r, r)
        p.setFont(font)
        p.setPen(QColor("#FFF6E0"))
        p.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def paint_pennant(self, p: QPainter, x: float, y: float, size: float, player: PlayerColour) -> None:
        """A small standard with pattern and emblem, its foot at (x, y): the owner is read without colour."""
        height, width = size * 0.74, size * 0.34
        p.setPen(round_pen(INK, max(1.6, size * 0.055)))
        p.drawLine(QPointF(x, y), QPointF(x, y - height))
        flag = QPainterPath(QPointF(x, y - height))
        flag.lineTo(x - width, y - height)
        flag.lineTo(x - width, y - height + size * 0.38)
        flag.lineTo(x - width / 2, y - height + size * 0.29)
        flag.lineTo(x, y - height + size * 0.38)
        flag.closeSubpath()
        p.fillPath(flag.translated(size * 0.02, size * 0.03), colour(_SHADOW, 0.30))
        g = QLinearGradient(x - width, 0, x, 0)
        g.setColorAt(0, mixed(player.colour, "#000000", 0.10))
        g.setColorAt(0.6, mixed(player.colour, "#FFFFFF", 0.12))
        g.setColorAt(1, QColor(player.colour))
        p.fillPath(flag, g)
        paint_pattern(p, flag, player.pattern, colour(player.text, 0.56 if self.strong else 0.28), size * 0.13)
        p.fillPath(icon_at(player.emblem, x - width / 2, y - height + size * 0.155, size * 0.23), QColor(player.text))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(QColor(INK), max(1.0, size * 0.02)))
        p.drawPath(flag)

    def paint_clearing(self, p: QPainter, y: float, radius: float, strength: float) -> None:
        """The soft light under pieces."""
        tone = "#120E0A" if self.palette.dark else self.palette.halo
        a = strength * (0.72 if self.palette.dark else 1.0)
        g = QRadialGradient(QPointF(0, y), radius)
        g.setColorAt(0, colour(tone, a))
        g.setColorAt(0.6, colour(tone, a * 0.8))
        g.setColorAt(1, colour(tone, 0))
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(g)
        p.drawEllipse(QPointF(0, y), radius, radius * 0.92)

    def _place(self, p: QPainter, place: Place, size: float, picture: BoardPicture, lift: float = 0.0) -> None:
        player = picture.colours(place.owner)
        gold = place.owner == arrange.GOLD
        base = self.palette.gold if gold else _PIRATE_HULL if place.icon == "pirate_ship" else player.colour
        edge = size * (0.055 if place.size > 0.6 else 0.047)
        emblem = (player.emblem, player.text) if self.strong and not gold else None
        sprite = self.token(place.icon, base, place.size * size, edge, gold, emblem)
        x, y = place.x * size, place.y * size
        self.paint_token(p, sprite, x, y, place.size * size, lift)
        if place.builder is not None:
            paint_crest(p, picture.colours(place.builder), x + place.size * size * 0.40, y - size * 0.07, size * 0.24)

    def _place_all(
        self, p: QPainter, places: Iterable[Place], size: float, picture: BoardPicture, lift: float = 0.0
    ) -> None:
        """Pieces from back to front, then their numbers: no piece stands on one."""
        places = tuple(places)
        for place in places:
            self._place(p, place, size, picture, lift)
        for place in places:
            if place.has_number:
                x, y = place.x + place.size * place.number_at[0], place.y + place.size * place.number_at[1]
                self.paint_count(p, x * size, y * size, size, str(place.count), min(0.135, place.size * 0.29))

    # ---- sprites
    def city(
        self,
        city: CityPicture,
        garrison: StackPicture | None,
        port_side: Point | None,
        picture: BoardPicture,
        level: Level,
        places: list[Place] | None = None,
    ) -> Sprite:
        """A city without its label and its units, placed by the hex's centre. `places`: only these of its pieces."""
        s = float(level.size)
        player = picture.colours(city.owner)
        if level.detail == levels.GLANCE:
            pixmap, p, x, y = blank(QRectF(-0.7 * s, -0.7 * s, 1.4 * s, 1.4 * s), self.dpr)
            paint_crest(p, player, 0, 0, s * 1.05)
            p.end()
            return Sprite(pixmap, x, y)
        pixmap, p, x, y = blank(QRectF(-1.2 * s, -1.2 * s, 2.4 * s, 2.4 * s), self.dpr)
        self.paint_clearing(p, -s * 0.08, s * 0.84, 0.50)
        if port_side is not None and level.detail >= levels.NORMAL:
            self._jetty(p, port_side, s)
        if level.detail == levels.SQUARES:
            base = self.token(city.icon, player.colour, s * 0.74, s * 0.055)
            self.paint_token(p, base, 0, s * 0.34, s * 0.74)
            cells = [picture.colours(owner).colour for _, owner in city.buildings]
            cells += [self.palette.gold] * len(city.wonders)
            w = min(s * 0.24, s * 1.5 / max(1, len(cells)) - 1.5)
            p.setPen(QPen(QColor(INK), 1))
            for i, cell in enumerate(cells):
                p.setBrush(QColor(cell))
                p.drawRect(QRectF((i - len(cells) / 2) * (w + 1.5), -s * 0.62, w, w))
        else:
            self._place_all(p, arrange.city_places(city, garrison, port_side) if places is None else places, s, picture)
        p.end()
        return Sprite(pixmap, x, y)

    def _jetty(self, p: QPainter, side: Point, s: float) -> None:
        """A landing stage across the coast on the side the port serves."""
        length = math.hypot(*side)
        p.save()
        p.translate(side[0] / length * s * 0.86, side[1] / length * s * 0.86)
        p.rotate(math.degrees(math.atan2(side[1], side[0])))
        deck = QRectF(-s * 0.12, -s * 0.065, s * 0.42, s * 0.13)
        p.fillRect(deck.translated(s * 0.015, s * 0.03), colour(_SHADOW, 0.35))
        p.setPen(QPen(QColor(INK), max(1.0, s * 0.018)))
        p.setBrush(QColor("#A9814F" if not self.palette.dark else "#7D613D"))
        p.drawRect(deck)
        p.setPen(QPen(colour(INK, 0.6), max(0.7, s * 0.011)))
        for k in range(1, 6):
            px = deck.left() + deck.width() * k / 6
            p.drawLine(QPointF(px, deck.top()), QPointF(px, deck.bottom()))
        p.restore()

    def piece(self, place: Place, picture: BoardPicture, level: Level, scale: float = 1.0) -> Sprite:
        """One piece at its place, placed by the hex's centre."""
        s = level.size * scale
        w = place.size * 0.75
        box = QRectF((place.x - w) * s, (place.y - place.size * 1.2) * s, 2 * w * s, (place.size * 1.2 + 0.2) * s)
        pixmap, p, x, y = blank(box, self.dpr)
        self._place_all(p, (place,), s, picture)
        p.end()
        return Sprite(pixmap, x, y)

    def garrison(
        self, stack: StackPicture, picture: BoardPicture, level: Level, places: list[Place] | None = None
    ) -> Sprite:
        """The units in a city, placed by the hex's centre; only their number when zoomed out. `places`: only these of them."""
        s = float(level.size)
        if level.detail < levels.NORMAL:
            pixmap, p, x, y = blank(QRectF(0, -s, 1.4 * s, 1.6 * s), self.dpr)
            spot = (s * 0.52, -s * 0.42) if level.detail == levels.GLANCE else (s * 0.46, -s * 0.12)
            self.paint_count(p, *spot, s, stack.badge or str(stack.count))
            p.end()
            return Sprite(pixmap, x, y)
        pixmap, p, x, y = blank(QRectF(-0.4 * s, -0.35 * s, 1.75 * s, 1.0 * s), self.dpr)
        self._place_all(p, arrange.garrison_places(stack) if places is None else places, s, picture)
        if stack.badge:
            self.paint_count(p, s * 0.62, s * 0.46, s, stack.badge)
        p.end()
        return Sprite(pixmap, x, y)

    def stack(
        self,
        tokens: tuple[Token, ...],
        owner: Owner,
        sea: bool,
        picture: BoardPicture,
        level: Level,
        lift: float = 0.0,
        badge: str = "",
        scale: float = 1.0,
        only: list[Place] | None = None,
    ) -> Sprite:
        """Units in the open with their pennant, placed by the hex's centre. `lift` (logical pixels): held by a hand.

        `only`: no more than these of its pieces.
        """
        s = level.size * scale
        player = picture.colours(owner)
        if level.detail < levels.NORMAL:
            pixmap, p, x, y = blank(QRectF(-0.75 * s, -0.85 * s, 1.75 * s, 1.6 * s + lift), self.dpr)
            self.paint_pennant(p, -s * 0.26, s * 0.46, s, player)
            place = Place(arrange.main_icon(tokens), owner, 0.16, 0.46, 0.86, sum(n for _, n in tokens))
            self._place_all(p, (place,), s, picture, lift)
        else:
            places, foot = arrange.stack_places(tokens, owner, sea)
            pixmap, p, x, y = blank(QRectF(-1.15 * s, -0.75 * s, 2.3 * s, 1.45 * s + lift), self.dpr)
            if not lift:
                self.paint_clearing(p, 0, 0.62 * s, 0.45 if sea else 0.66)
            self.paint_pennant(p, foot[0] * s, foot[1] * s, s, player)
            self._place_all(p, places if only is None else only, s, picture, lift)
        if badge:
            self.paint_count(p, s * 0.5, s * 0.52, s, badge)
        p.end()
        return Sprite(pixmap, x, y)

    def exhausted(self, level: Level) -> Sprite:
        """The marker of exhausted land, placed by the hex's centre."""
        s = float(level.size)
        pixmap, p, x, y = blank(QRectF(-0.5 * s, -0.5 * s, s, 1.1 * s), self.dpr)
        self.paint_token(p, self.token("exhausted", _STONE, s * 0.62, s * 0.05), 0, s * 0.36, s * 0.62)
        p.end()
        return Sprite(pixmap, x, y)


def garrisons(picture: BoardPicture) -> dict[int, StackPicture]:
    """The stack in front of each city: land units of the city's owner on its space."""
    owners = {city.space: city.owner for city in picture.cities}
    return {stack.space: stack for stack in picture.stacks if not stack.sea and owners.get(stack.space) == stack.owner}


def shared(picture: BoardPicture, inside: Iterable[StackPicture]) -> dict[tuple[int, str, bool], Point]:
    """Offsets (in units) of stacks that share a space with others; `inside` are the garrisons, which keep their place."""
    garrisons = tuple(inside)
    hidden, manned = {stack.key for stack in garrisons}, {stack.space for stack in garrisons if stack.tokens}
    groups: dict[int, list[StackPicture]] = {}
    for stack in picture.stacks:
        if stack.key not in hidden:
            groups.setdefault(stack.space, []).append(stack)
    return {
        stack.key: arrange.before_garrison(k) if space in manned else arrange.shared_offset(k, len(group))
        for space, group in groups.items()
        for k, stack in enumerate(group)
    }
