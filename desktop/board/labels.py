"""City labels: emblem, name, size, mood; and where they go so that none covers another or what it speaks of."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainterPath, QPen

from desktop.board import levels
from desktop.board.arrange import has_name
from desktop.board.geometry import Point
from desktop.board.levels import Level
from desktop.board.model import BoardPicture, CityPicture
from desktop.board.pieces import Sprite, blank
from desktop.board.shapes import INK, colour, icon_at, mixed, paint_pattern
from desktop.theme.fonts import Role, make_font
from desktop.theme.palette import Palette

_MOODS = {"happy": "#C77A12", "neutral": "#8A7B66", "angry": "#A92E1E"}
#: Where the middle of a label may lie, in units from the hex's centre, best first.
_SPOTS: tuple[Point, ...] = (
    (0.0, 0.68), (-0.18, 0.70), (0.18, 0.70), (0.0, 0.80), (-0.36, 0.72), (0.36, 0.72), (-0.2, 0.84), (0.2, 0.84),
    (-0.5, 0.66), (0.5, 0.66), (0.0, -0.78),
)  # fmt: skip
#: How far the spots lie apart: left, top, width, height.
_REACH = (
    min(x for x, _ in _SPOTS), min(y for _, y in _SPOTS),
    max(x for x, _ in _SPOTS) - min(x for x, _ in _SPOTS), max(y for _, y in _SPOTS) - min(y for _, y in _SPOTS),
)  # fmt: skip


def draw_label(city: CityPicture, picture: BoardPicture, level: Level, palette: Palette, strong: bool = False) -> Sprite:
    """The label of a city, placed by its middle."""
    s = float(level.size)
    player = picture.colours(city.owner)
    name = city.name if has_name(city, level.detail) else ""
    name_font = make_font(Role.NAME, px=max(11.0, s * 0.235))
    size_font = make_font(Role.FIGURE, px=max(11.0, s * 0.22))
    figure = str(city.size)
    name_width = QFontMetricsF(name_font).horizontalAdvance(name) if name else 0.0
    figure_width = QFontMetricsF(size_font).horizontalAdvance(figure)
    high = max(15.0, s * 0.30)
    gap = max(3.0, s * 0.075)
    mood = high * 0.95 if city.mood in _MOODS else 0.0
    wide = high * 1.02 + gap + (name_width + gap if name else 0.0) + figure_width + (mood + gap * 0.5 if mood else gap)
    box = QRectF(-wide / 2, -high / 2, wide, high)
    pixmap, p, x, y = blank(box.adjusted(-2, -2, 2, 4), level.dpr)
    path = QPainterPath()
    path.addRoundedRect(box, high * 0.22, high * 0.22)
    p.fillPath(path.translated(0, 1.5), colour("#150C04", 0.45))
    p.fillPath(path, QColor("#2A231C" if palette.dark else "#FBF2DD"))
    p.save()
    p.setClipPath(path)
    block = QRectF(box.left(), box.top(), high * 1.02, high)
    p.fillRect(block, QColor(player.colour))
    area = QPainterPath()
    area.addRect(block)
    paint_pattern(p, area, player.pattern, colour(player.text, 0.48 if strong else 0.24), high * 0.42)
    p.fillPath(icon_at(player.emblem, block.center().x(), block.center().y(), high * 0.74), QColor(player.text))
    p.restore()
    p.setPen(QPen(QColor(INK), 1.1))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawPath(path)
    at = block.right() + gap
    middle = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
    if name:
        p.setFont(name_font)
        p.setPen(QColor(palette.ink))
        p.drawText(QRectF(at, box.top() - high * 0.04, name_width + 4, high), middle, name)
        at += name_width + gap
    p.setFont(size_font)
    p.setPen(QColor(palette.gold_text))
    p.drawText(QRectF(at, box.top(), figure_width + 4, high), middle, figure)
    if mood:
        tone = _MOODS[city.mood]
        face = icon_at("mood_" + city.mood, box.right() - high * 0.53, 0, high * 0.92)
        p.fillPath(face, mixed(tone, "#FFE9B8", 0.35) if palette.dark else QColor(tone))
    p.end()
    return Sprite(pixmap, x, y)


def draw_place_name(text: str, level: Level, palette: Palette) -> Sprite:
    """The name of a space's terrain in the map's own hand, placed by its middle."""
    font = make_font(Role.SUBTITLE, px=max(12.0, level.size * 0.16))
    m = QFontMetricsF(font)
    box = QRectF(-m.horizontalAdvance(text) / 2 - 4, -m.height() / 2, m.horizontalAdvance(text) + 8, m.height())
    pixmap, p, x, y = blank(box.adjusted(-2, -2, 2, 2), level.dpr)
    path = QPainterPath()
    path.addText(box.left() + 4, box.top() + m.ascent(), font, text)
    p.strokePath(path, QPen(colour(palette.map_hi if not palette.dark else "#120E0A", 0.75), 3.0))
    p.fillPath(path, colour(palette.map_ink if not palette.dark else palette.map_hi, 0.90))
    p.end()
    return Sprite(pixmap, x, y)


@dataclass(frozen=True, slots=True)
class Wanted:
    """A label to be placed: the centre of its hex and its width and height, in units."""

    space: int
    x: float
    y: float
    width: float
    height: float


def place_labels(wanted: list[Wanted], obstacles: list[tuple[float, float, float, float]]) -> dict[int, Point]:
    """Where the middle of each label goes, in units on the board.

    `obstacles` are rectangles (x, y, width, height) of pieces that should stay visible. Labels go from north to south; each
    takes the first spot with the least overlap.
    """
    placed: list[tuple[float, float, float, float]] = []
    found: dict[int, Point] = {}
    for label in sorted(wanted, key=lambda w: (w.y, w.x)):
        best, least = _SPOTS[0], float("inf")
        # What no spot of this label touches costs nothing.
        reach = (label.x - label.width / 2 + _REACH[0], label.y - label.height / 2 + _REACH[1],
                 label.width + _REACH[2], label.height + _REACH[3])  # fmt: skip
        near = [(box, 4) for box in placed if _overlap(reach, box)] + [(box, 1) for box in obstacles if _overlap(reach, box)]
        for rank, (dx, dy) in enumerate(_SPOTS):
            box = (label.x + dx - label.width / 2, label.y + dy - label.height / 2, label.width, label.height)
            cost = rank * 0.004
            for other, weight in near:
                cost += _overlap(box, other) * weight
            if cost < least - 1e-9:
                best, least = (dx, dy), cost
        found[label.space] = (label.x + best[0], label.y + best[1])
        placed.append((label.x + best[0] - label.width / 2, label.y + best[1] - label.height / 2, label.width, label.height))
    return found


def _overlap(a: tuple[float, float, float, float], b: tuple[float, float, float, float]) -> float:
    """The common area of two rectangles."""
    w = min(a[0] + a[2], b[0] + b[2]) - max(a[0], b[0])
    if w <= 0:
        return 0.0
    h = min(a[1] + a[3], b[1] + b[3]) - max(a[1], b[1])
    return w * h if h > 0 else 0.0


def is_shown(level: Level) -> bool:
    """Whether labels are shown at a level (further out the crest says it)."""
    return level.detail > levels.GLANCE
