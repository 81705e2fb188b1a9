"""City labels: emblem, name, size, mood; and where they go so that none covers another or what it speaks of."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from desktop.board import levels
from desktop.board.arrange import has_name
from desktop.board.geometry import Point
from desktop.board.levels import Level
from desktop.board.model import BoardPicture, CityPicture
from desktop.board.pieces import Sprite, blank
from desktop.board.shapes import INK, colour, icon_at, paint_pattern, round_pen
from desktop.theme.fonts import Role, make_font
from desktop.theme.palette import Palette

#: Face and ground of the moods: bright on dark, so that they are read on any label.
_MOODS = {"happy": ("#F7BE3E", "#4A2B06"), "neutral": ("#E4D9C2", "#3B332A"), "angry": ("#EE6149", "#3D0B06")}
_WIDEST = 2.6
_HIGHEST = 0.62
"""The width and the height of a label that large text may reach, in units."""
_NARROW = 88
"""The stretch of names where hexes are small, in percent."""
#: Where the middle of a label may lie, in units from the hex's centre: below the pieces, or above them if nothing else helps.
_SPOTS: tuple[Point, ...] = (
    *((side * x, y) for y in (0.68, 0.76, 0.84) for x in (0.0, 0.12, 0.25, 0.38, 0.5, 0.62) for side in ((1, -1) if x else (1,))),
    (0.0, -0.78),
)
#: What each spot costs beside what it covers (in square units).
_COSTS = tuple(0.03 * abs(x) + 0.08 * abs(abs(y) - 0.68) + (0.06 if y < 0 else 0.0) for x, y in _SPOTS)
_COVERED = 0.07
"""What a label may cover (in square units) before it gives way: less is not seen, but a name that hops is."""
#: How far the spots lie apart: left, top, width, height.
_REACH = (
    min(x for x, _ in _SPOTS), min(y for _, y in _SPOTS),
    max(x for x, _ in _SPOTS) - min(x for x, _ in _SPOTS), max(y for _, y in _SPOTS) - min(y for _, y in _SPOTS),
)  # fmt: skip


def draw_label(
    city: CityPicture,
    picture: BoardPicture,
    level: Level,
    palette: Palette,
    strong: bool = False,
    text_scale: float = 1.0,
) -> Sprite:
    """The label of a city, placed by its middle. It grows with the size of text as far as it stays on about its hex."""
    s = float(level.size)
    player = picture.colours(city.owner)
    name = city.name if has_name(city, level.detail) else ""
    figure = str(city.size)
    grown = max(1.0, min(text_scale, _HIGHEST * s / _measures("", s, 1.0)[0]))
    while grown > 1.0 and _width(name, figure, city.mood, s, grown) > _WIDEST * s:
        grown = max(1.0, grown - 0.1)
    name_font, size_font = _fonts(s, grown)
    name_width = QFontMetricsF(name_font).horizontalAdvance(name) if name else 0.0
    figure_width = QFontMetricsF(size_font).horizontalAdvance(figure)
    high, gap, mood = _measures(city.mood, s, grown)
    wide = _width(name, figure, city.mood, s, grown)
    box = QRectF(-wide / 2 - mood * 0.2, -high / 2, wide, high)
    over = max(0.0, (mood - high) / 2)
    pixmap, p, x, y = blank(box.adjusted(-2, -2 - over, 2 + mood * 0.45, 4 + over), level.dpr)
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
        _mood_coin(p, city.mood, QPointF(box.right() - mood * 0.08, 0), mood)
    p.end()
    return Sprite(pixmap, x, y)


def _fonts(s: float, grown: float) -> tuple[QFont, QFont]:
    """The fonts of name and size."""
    name_font = make_font(Role.NAME, px=max(11.0, s * 0.235) * grown)
    if s < 48:
        name_font.setStretch(_NARROW)
    return name_font, make_font(Role.FIGURE, px=max(11.0, s * 0.22) * grown)


def _measures(mood: str, s: float, grown: float) -> tuple[float, float, float]:
    """Height, gap, and the size of the mood's face: a coin at the end of the label, higher than it, as it is looked for first."""
    high = max(15.0, s * 0.30) * grown
    return high, max(3.0, s * 0.075), max(18.0, high * 1.22) if mood in _MOODS else 0.0


def _width(name: str, figure: str, mood: str, s: float, grown: float) -> float:
    name_font, size_font = _fonts(s, grown)
    high, gap, coin = _measures(mood, s, grown)
    words = QFontMetricsF(name_font).horizontalAdvance(name) + gap if name else 0.0
    figures = QFontMetricsF(size_font).horizontalAdvance(figure)
    return high * 1.02 + gap + words + figures + (coin * 0.62 + gap * 0.6 if coin else gap)


def _mood_coin(p: QPainter, mood: str, at: QPointF, size: float) -> None:
    bright, dark = _MOODS[mood]
    solid = icon_at(f"mood_{mood}", at.x(), at.y(), size, solid=True)
    p.fillPath(solid.translated(0, 1.2), colour("#150C04", 0.45))
    p.strokePath(solid, round_pen(INK, max(2.0, size * 0.11)))
    p.fillPath(solid, QColor(dark))
    p.fillPath(icon_at(f"mood_{mood}", at.x(), at.y(), size), QColor(bright))


def draw_place_name(
    text: str, level: Level, palette: Palette, icons: tuple[str, ...] = (), text_scale: float = 1.0
) -> Sprite:
    """The name of a space's terrain in the map's own hand, placed by its middle; `icons` (what it yields) stand above it."""
    font = make_font(Role.SUBTITLE, px=max(12.0, level.size * 0.16) * min(1.5, text_scale))
    m = QFontMetricsF(font)
    side = m.height() * 1.15
    wide = max(m.horizontalAdvance(text), side * len(icons))
    box = QRectF(-wide / 2 - 4, -m.height() / 2 - (side if icons else 0), wide + 8, m.height() + (side if icons else 0))
    pixmap, p, x, y = blank(box.adjusted(-3, -3, 3, 3), level.dpr)
    path = QPainterPath()
    path.addText(-m.horizontalAdvance(text) / 2, m.ascent() - m.height() / 2, font, text)
    for k, icon in enumerate(icons):
        at = (k - (len(icons) - 1) / 2) * side
        path.addPath(icon_at(icon, at, -m.height() / 2 - side * 0.5, side * 0.92))
    path.setFillRule(Qt.FillRule.OddEvenFill)
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


_Box = tuple[float, float, float, float]


def place_labels(wanted: list[Wanted], obstacles: list[_Box], before: dict[int, Point]) -> dict[int, Point]:
    """Where the middle of each label goes, in units from the centre of its hex.

    `obstacles` are rectangles (x, y, width, height) of pieces that should stay visible. A label stays where it was `before`
    (likewise from the centre) if it covers nothing there, or nothing to speak of more than elsewhere. Of the others, from
    north to south, each takes the first spot with the least overlap.
    """
    found: dict[int, Point] = {}
    rest: list[Wanted] = []
    placed: list[_Box] = []
    for label in sorted(wanted, key=lambda w: (w.y, w.x)):
        at = before.get(label.space)
        if at is not None and _covered(label, at, _near(label, placed, obstacles)) < _COVERED:
            found[label.space] = at
            placed.append(_box(label, at))
        else:
            rest.append(label)
    for label in rest:
        near = _near(label, placed, obstacles)
        best, least = _SPOTS[0], float("inf")
        for cost, spot in zip(_COSTS, _SPOTS, strict=True):
            if cost < least:
                cost += _covered(label, spot, near, least - cost)
            if cost < least - 1e-9:
                best, least = spot, cost
        at = before.get(label.space)
        if at is not None and _covered(label, at, near) < _covered(label, best, near) + _COVERED:
            best = at
        found[label.space] = best
        placed.append(_box(label, best))
    return found


def _box(label: Wanted, at: Point) -> _Box:
    return label.x + at[0] - label.width / 2, label.y + at[1] - label.height / 2, label.width, label.height


def _near(label: Wanted, placed: list[_Box], obstacles: list[_Box]) -> list[tuple[_Box, int]]:
    """Return what a label may cover at one of its spots, and how much that counts: other labels count more than pieces."""
    reach = (label.x - label.width / 2 + _REACH[0], label.y - label.height / 2 + _REACH[1],
             label.width + _REACH[2], label.height + _REACH[3])  # fmt: skip
    return [(box, 4) for box in placed if _overlap(reach, box)] + [(box, 1) for box in obstacles if _overlap(reach, box)]


def _covered(label: Wanted, at: Point, near: list[tuple[_Box, int]], most: float = float("inf")) -> float:
    """Return how much a label covers at a spot; more than `most` is not counted out."""
    box, covered = _box(label, at), 0.0
    for other, weight in near:
        if covered >= most:
            break
        covered += _overlap(box, other) * weight
    return covered


def _overlap(a: _Box, b: _Box) -> float:
    """The common area of two rectangles."""
    w = min(a[0] + a[2], b[0] + b[2]) - max(a[0], b[0])
    if w <= 0:
        return 0.0
    h = min(a[1] + a[3], b[1] + b[3]) - max(a[1], b[1])
    return w * h if h > 0 else 0.0


def is_shown(level: Level) -> bool:
    """Whether labels are shown at a level (further out the crest says it)."""
    return level.detail > levels.GLANCE
