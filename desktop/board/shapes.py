"""Paths the board is drawn with: icons as paths, outlines as paths, shields, pennants and the players' patterns.

Usable without a QGuiApplication: the ground worker draws with it as well.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from importlib import resources

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QTransform

from desktop.board.geometry import Point
from desktop.theme.palette import PlayerColour

INK = "#1B120A"
_GRID = 24.0
_NUMBERS = {"M": 2, "L": 2, "C": 6}
_TOKEN = re.compile(r"[MLCZ]|-?\d+\.?\d*(?:e-?\d+)?")


def colour(value: str | QColor, alpha: float | None = None) -> QColor:
    """A colour with an alpha of 0 to 1."""
    result = QColor(value)
    if alpha is not None:
        result.setAlphaF(min(1.0, max(0.0, alpha)))
    return result


def mixed(a: str | QColor, b: str | QColor, part: float) -> QColor:
    """The colour that lies `part` (0 to 1) of the way from a to b; opaque."""
    x, y = QColor(a), QColor(b)
    return QColor(*(round(p + (q - p) * part) for p, q in zip(x.getRgb()[:3], y.getRgb()[:3], strict=True)))


def round_pen(value: str | QColor, width: float) -> QPen:
    """A solid pen with round caps and joins."""
    return QPen(QColor(value), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def parse_path(data: str) -> QPainterPath:
    """The path of an SVG `d` attribute that uses absolute M, L, C and Z only."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    tokens, i, command = _TOKEN.findall(data), 0, ""
    while i < len(tokens):
        if tokens[i].isalpha():
            command = tokens[i]
            i += 1
        if command == "Z":
            path.closeSubpath()
            continue
        count = _NUMBERS[command]
        values = [float(v) for v in tokens[i : i + count]]
        i += count
        if command == "M":
            path.moveTo(*values)
        elif command == "L":
            path.lineTo(*values)
        else:
            path.cubicTo(*values)
    return path


def _read(folder: str, name: str) -> QPainterPath:
    file = resources.files("resources").joinpath("icons", *([folder] if folder else []), f"{name}.svg")
    found = re.search(r' d="([^"]+)"', file.read_text(encoding="utf-8"))
    if found is None:
        raise ValueError(f"icon without a path: {name}")
    return parse_path(found.group(1))


@lru_cache(maxsize=256)
def icon_path(name: str) -> QPainterPath:
    """The icon on its grid of 24 by 24. Raises FileNotFoundError for an unknown name."""
    return _read("", name)


@lru_cache(maxsize=256)
def solid_path(name: str) -> QPainterPath:
    """The icon's silhouette with holes and gaps closed, on the same grid."""
    return _read("solid", name)


@lru_cache(maxsize=1)
def drawn_icons() -> tuple[str, ...]:
    """The names of the icons that have a silhouette: all that pieces may show."""
    folder = resources.files("resources").joinpath("icons", "solid")
    return tuple(sorted(file.name.removesuffix(".svg") for file in folder.iterdir() if file.name.endswith(".svg")))


def read_icon(name: str) -> None:
    """Read an icon and its silhouette, so that drawing it the first time takes no longer than later."""
    icon_path(name)
    solid_path(name)


def icon_at(name: str, x: float, y: float, size: float, solid: bool = False) -> QPainterPath:
    """The icon (or its silhouette) scaled to a square of `size` round (x, y)."""
    place = QTransform().translate(x - size / 2, y - size / 2).scale(size / _GRID, size / _GRID)
    return place.map(solid_path(name) if solid else icon_path(name))


def loops_path(loops: Iterable[Sequence[Point]], scale: float = 1.0, dx: float = 0.0, dy: float = 0.0) -> QPainterPath:
    """A path of closed lines given in units, scaled, then moved."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.OddEvenFill)
    for loop in loops:
        path.addPolygon(QPolygonF([QPointF(x * scale + dx, y * scale + dy) for x, y in loop]))
        path.closeSubpath()
    return path


def line_path(points: Sequence[Point], scale: float = 1.0, dx: float = 0.0, dy: float = 0.0) -> QPainterPath:
    """An open line through points given in units, scaled, then moved."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x * scale + dx, y * scale + dy) for x, y in points]))
    return path


def shield(x: float, y: float, width: float, height: float) -> QPainterPath:
    """A heater shield round (x, y)."""
    path = QPainterPath(QPointF(x - width / 2, y - height / 2))
    path.lineTo(x + width / 2, y - height / 2)
    path.lineTo(x + width / 2, y + height * 0.06)
    path.cubicTo(x + width / 2, y + height * 0.34, x + width * 0.2, y + height * 0.44, x, y + height / 2)
    path.cubicTo(x - width * 0.2, y + height * 0.44, x - width / 2, y + height * 0.34, x - width / 2, y + height * 0.06)
    path.closeSubpath()
    return path


def paint_pattern(p: QPainter, clip: QPainterPath, kind: str, ink: QColor, step: float) -> None:
    """Fill a path with a player's pattern: the second sign beside the colour. `step` is the pattern's pitch."""
    draw = _PATTERNS.get(kind)
    if draw is None:
        return
    p.save()
    p.setClipPath(clip, Qt.ClipOperation.IntersectClip)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(ink, step * 0.26))
    draw(p, clip.boundingRect().adjusted(-step, -step, step, step), ink, step)
    p.restore()


def _steps(start: float, end: float, step: float) -> Iterable[float]:
    value = start
    while value < end:
        yield value
        value += step


def _diagonals(p: QPainter, b: QRectF, ink: QColor, step: float) -> None:
    for x in _steps(b.left(), b.right() + b.height(), step):
        p.drawLine(QPointF(x, b.top()), QPointF(x - b.height(), b.bottom()))


def _dots(p: QPainter, b: QRectF, ink: QColor, step: float) -> None:
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(ink)
    for row, y in enumerate(_steps(b.top(), b.bottom(), step * 0.6)):
        for x in _steps(b.left() + (row % 2) * step / 2, b.right(), step):
            p.drawEllipse(QPointF(x, y), step * 0.19, step * 0.19)


def _chevrons(p: QPainter, b: QRectF, ink: QColor, step: float) -> None:
    for y in _steps(b.top() - step, b.bottom(), step * 0.72):
        path = QPainterPath(QPointF(b.left(), y))
        for k, x in enumerate(_steps(b.left() + step * 0.6, b.right() + step * 0.6, step * 0.6)):
            path.lineTo(x, y + (0 if k % 2 else step * 0.45))
        p.drawPath(path)


def _bars(p: QPainter, b: QRectF, ink: QColor, step: float) -> None:
    for x in _steps(b.left(), b.right(), step * 0.8):
        p.drawLine(QPointF(x, b.top()), QPointF(x, b.bottom()))


def _checks(p: QPainter, b: QRectF, ink: QColor, step: float) -> None:
    for row, y in enumerate(_steps(b.top(), b.bottom(), step * 0.5)):
        for x in _steps(b.left() + (row % 2) * step * 0.5, b.right(), step):
            p.fillRect(QRectF(x, y, step * 0.5, step * 0.5), ink)


def _crosses(p: QPainter, b: QRectF, ink: QColor, step: float) -> None:
    for x in _steps(b.left(), b.right() + b.height(), step * 1.3):
        p.drawLine(QPointF(x, b.top()), QPointF(x - b.height(), b.bottom()))
        p.drawLine(QPointF(x - b.height(), b.top()), QPointF(x, b.bottom()))


_PATTERNS = {
    "diagonal": _diagonals,
    "dots": _dots,
    "chevron": _chevrons,
    "bars": _bars,
    "check": _checks,
    "cross": _crosses,
}


def paint_crest(p: QPainter, player: PlayerColour, x: float, y: float, size: float, line: str = INK) -> None:
    """A player's shield: colour, pattern, emblem; `size` is its height, (x, y) its middle."""
    path = shield(x, y, size * 0.86, size)
    p.fillPath(path.translated(0, size * 0.05), colour("#150C04", 0.35))
    g = QLinearGradient(0, y - size / 2, 0, y + size / 2)
    g.setColorAt(0, mixed(player.colour, "#FFFFFF", 0.22))
    g.setColorAt(1, mixed(player.colour, "#000000", 0.14))
    p.fillPath(path, g)
    paint_pattern(p, path, player.pattern, colour(player.text, 0.20), size * 0.24)
    p.fillPath(icon_at(player.emblem, x, y - size * 0.05, size * 0.56), QColor(player.text))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QColor(line), max(1.0, size * 0.045)))
    p.drawPath(path)
