"""What stands on a hex: trees, peaks, fields, dunes, waves. Drawn in units from the hex's centre, from north to south.

A glyph is a pair: the height of its foot, and a function that paints it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache, partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QTransform

from desktop.board.geometry import Axial, Point
from desktop.board.groundpaint.peaks import peaks
from desktop.board.groundpaint.scatter import scatter, seeded
from desktop.board.shapes import colour, mixed, round_pen
from desktop.theme.palette import Palette

Glyph = tuple[float, Callable[[QPainter], None]]
#: A pixel at the size the recipes were made for (56 pixels from centre to corner), in units.
PIXEL = 1 / 56


@dataclass(frozen=True, slots=True)
class Ground:
    """What glyphs of one hex need: the hex, its outline in units, the theme, whether fine lines are drawn, whether it is busy."""

    h: Axial
    outline: tuple[Point, ...]
    palette: Palette
    fine: bool
    busy: bool


def glyphs(terrain: str, ground: Ground) -> list[Glyph]:
    """The glyphs of a hex, sorted from north to south."""
    make = _MAKERS.get(terrain)
    return [] if make is None else sorted(make(ground), key=lambda glyph: glyph[0])


def ink_pen(palette: Palette, alpha: float, width: float) -> QPen:
    """A round pen of map ink; the width in pixels of the recipes' size."""
    return round_pen(colour(palette.map_ink, alpha), width * PIXEL)


# ---- forest
@lru_cache(maxsize=1)
def _conifer() -> tuple[QPainterPath, QPainterPath]:
    tree = QPainterPath(QPointF(0, -2.5))
    steps = ((0.52, 1.72), (0.30, 1.62), (0.74, 1.02), (0.46, 0.94), (0.92, 0.34))
    for a, b in steps:
        tree.lineTo(a, -b)
    for a, b in reversed(steps):
        tree.lineTo(-a, -b)
    tree.closeSubpath()
    light = QPainterPath(QPointF(-0.05, -2.2))
    light.lineTo(-0.62, -0.5)
    return tree, light


@lru_cache(maxsize=1)
def _round_crown() -> tuple[QPainterPath, QPainterPath]:
    tree = QPainterPath()
    for a, b, q in ((0, 1.65, 0.62), (-0.5, 1.1, 0.6), (0.52, 1.08, 0.62), (0, 0.95, 0.66)):
        ball = QPainterPath()
        ball.addEllipse(QPointF(a, -b), q, q * 0.92)
        tree = tree.united(ball)
    light = QPainterPath(QPointF(-0.72, -1.25))
    light.quadTo(-0.62, -1.95, -0.02, -2.0)
    return tree, light


def _forest(g: Ground) -> list[Glyph]:
    r, found = seeded(g.h, "ft"), list[Glyph]()
    spots = scatter(g.h, g.outline, 26 if g.busy else 34, 0.225, "forest", 0.60 if g.busy else 0.0, 0.90, 1.25)
    for x, y in spots:
        k, conifer, tone = r.uniform(0.155, 0.215), r.random() < 0.42, r.random()
        found.append((y, partial(_tree, g=g, x=x, y=y, k=k, conifer=conifer, tone=tone)))
    return found


def _tree(p: QPainter, g: Ground, x: float, y: float, k: float, conifer: bool, tone: float) -> None:
    palette = g.palette
    place = QTransform(k, 0, 0, k, x, y)
    tree, light = (place.map(path) for path in (_conifer() if conifer else _round_crown()))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(colour(palette.map_ink, 0.20))
    p.drawEllipse(QPointF(x + k * 0.45, y + k * 0.08), k * 0.95, k * 0.34)
    p.setPen(ink_pen(palette, 0.82, 0.95))
    p.drawLine(QPointF(x, y), QPointF(x, y - k * 0.6))
    green = mixed(palette.tree, palette.tree2, tone)
    p.setBrush(mixed(green, palette.tree2, 0.35) if conifer else green)
    p.drawPath(tree)
    p.setBrush(Qt.BrushStyle.NoBrush)
    if not g.fine:
        return
    p.setPen(round_pen(colour(palette.tree_hi, 0.9), 1.3 * PIXEL))
    p.drawPath(light)
    if not conifer:  # a few strokes of shade in the lee
        p.setPen(ink_pen(palette, 0.34, 0.8))
        for a, b in ((0.62, 1.28), (0.78, 0.98), (0.34, 0.82)):
            p.drawLine(QPointF(x + k * a, y - k * b), QPointF(x + k * (a - 0.20), y - k * (b - 0.26)))


# ---- plains
_FIELDS = ((-0.44, -0.30), (0.42, -0.34), (-0.06, 0.16), (0.48, 0.34), (-0.50, 0.46))
_FIELDS_BUSY = ((-0.46, -0.34), (0.44, -0.30), (-0.42, 0.42), (0.46, 0.40), (0.0, -0.62))


def _plains(g: Ground) -> list[Glyph]:
    r, found = seeded(g.h, "pl"), list[Glyph]()
    for a, b in _FIELDS_BUSY if g.busy else _FIELDS:
        if r.random() < 0.24:
            continue
        x, y = a + r.uniform(-0.05, 0.05), b + r.uniform(-0.05, 0.05)
        turn, w, high = r.uniform(-24, 24), r.uniform(0.34, 0.50), r.uniform(0.20, 0.29)
        tone, rows = r.choice(["field", "field2", "field"]), r.choice([4, 5])
        found.append((y - 1, partial(_strip, g=g, x=x, y=y, turn=turn, w=w, high=high, tone=tone, rows=rows)))
    for x, y in scatter(g.h, g.outline, 12 if g.busy else 20, 0.22, "wheat", 0.60 if g.busy else 0.0, 0.90, 1.2):
        k = r.uniform(0.10, 0.15)
        found.append((y, partial(_tuft, g=g, x=x, y=y, k=k)))
    return found


def _strip(p: QPainter, g: Ground, x: float, y: float, turn: float, w: float, high: float, tone: str, rows: int) -> None:
    p.save()
    p.translate(x, y)
    p.rotate(turn)
    p.shear(0.32, 0)
    p.setPen(ink_pen(g.palette, 0.34, 0.8))
    p.setBrush(colour(getattr(g.palette, tone), 0.85))
    p.drawRoundedRect(QRectF(-w / 2, -high / 2, w, high), 0.03, 0.03)
    if g.fine:
        p.setPen(round_pen(colour(g.palette.wheat, 0.62), 0.85 * PIXEL))
        for i in range(1, rows):
            at = -high / 2 + high * i / rows
            p.drawLine(QPointF(-w * 0.45, at), QPointF(w * 0.45, at))
    p.restore()


def _tuft(p: QPainter, g: Ground, x: float, y: float, k: float) -> None:
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(round_pen(colour(g.palette.wheat, 0.95), 1.1 * PIXEL))
    for dx in (-0.55, 0.0, 0.55):
        tx, ty = x + dx * k * 1.25, y - k * (1.5 - abs(dx) * 0.35)
        stalk = QPainterPath(QPointF(x + dx * k * 0.25, y))
        stalk.quadTo(x + dx * k * 0.4, y - k * 0.8, tx, ty)
        p.drawPath(stalk)
        if g.fine:
            p.drawLine(QPointF(tx, ty), QPointF(tx - k * 0.28, ty + k * 0.18))
            p.drawLine(QPointF(tx, ty), QPointF(tx + k * 0.28, ty + k * 0.18))


# ---- barrens
_DUNES = ((-0.40, -0.38), (0.30, -0.44), (0.02, -0.04), (-0.48, 0.26), (0.50, 0.20), (0.06, 0.52))
_DUNES_BUSY = ((-0.42, -0.42), (0.36, -0.46), (-0.62, 0.12), (0.60, 0.16), (-0.2, 0.62), (0.35, 0.58))


def _barren(g: Ground) -> list[Glyph]:
    r, found = seeded(g.h, "ba"), list[Glyph]()
    for a, b in _DUNES_BUSY if g.busy else _DUNES:
        x, y, w = a + r.uniform(-0.05, 0.05), b + r.uniform(-0.04, 0.04), r.uniform(0.22, 0.32)
        found.append((y, partial(_dune, g=g, x=x, y=y, w=w)))
    if g.fine:
        dots = scatter(g.h, g.outline, 46, 0.10, "dots", 0.58 if g.busy else 0.0, 0.92)
        found.append((-9.0, partial(_stipple, g=g, dots=dots)))
    return found


def _dune(p: QPainter, g: Ground, x: float, y: float, w: float) -> None:
    palette = g.palette
    tip = QPointF(x + w * 0.12, y - w * 0.72)
    luff = QPainterPath(QPointF(x - w, y))
    luff.cubicTo(x - w * 0.4, y - w * 0.2, x - w * 0.2, y - w * 0.75, tip.x(), tip.y())
    full, line = QPainterPath(luff), QPainterPath(luff)
    full.cubicTo(x + w * 0.5, y - w * 0.66, x + w * 0.7, y - w * 0.2, x + w, y)
    line.cubicTo(x - w * 0.04, y - w * 0.3, x + w * 0.3, y - w * 0.05, x + w, y)
    crest = QPainterPath(tip)
    crest.cubicTo(x + w * 0.5, y - w * 0.66, x + w * 0.7, y - w * 0.2, x + w, y)
    shade = QPainterPath(crest)
    shade.cubicTo(x + w * 0.3, y - w * 0.05, x - w * 0.04, y - w * 0.3, tip.x(), tip.y())
    p.fillPath(full, mixed(palette.barren, palette.map_hi, 0.35))
    p.fillPath(shade, mixed(palette.barren, palette.dune, 0.72))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(ink_pen(palette, 0.72, 1.0))
    p.drawPath(line)
    p.drawPath(crest)


def _stipple(p: QPainter, g: Ground, dots: tuple[Point, ...]) -> None:
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(colour(g.palette.dune, 0.75))
    for i, (x, y) in enumerate(dots):
        p.drawEllipse(QPointF(x, y), 0.012 + 0.008 * (i % 3), 0.012 + 0.006 * (i % 3))


# ---- sea
def _sea(g: Ground) -> list[Glyph]:
    if not g.fine:
        return []
    r, found = seeded(g.h, "wave"), list[Glyph]()
    for x, y in scatter(g.h, g.outline, 7 if g.busy else 11, 0.30, "w", 0.62 if g.busy else 0.0, 0.92, 1.7):
        w, alpha = r.uniform(0.16, 0.26), r.uniform(0.28, 0.5)
        found.append((y, partial(_wave, g=g, x=x, y=y, w=w, alpha=alpha)))
    return found


def _wave(p: QPainter, g: Ground, x: float, y: float, w: float, alpha: float) -> None:
    line = QPainterPath(QPointF(x - w, y))
    line.cubicTo(x - w * 0.6, y - w * 0.42, x - w * 0.3, y - w * 0.42, x, y)
    line.cubicTo(x + w * 0.3, y - w * 0.42, x + w * 0.6, y - w * 0.42, x + w, y)
    p.setPen(round_pen(colour(g.palette.sea_ink, alpha), 0.95 * PIXEL))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawPath(line)


def _mountain(g: Ground) -> list[Glyph]:
    return list(peaks(g.h, g.palette, g.fine, g.busy))


_MAKERS: dict[str, Callable[[Ground], list[Glyph]]] = {
    "forest": _forest,
    "plains": _plains,
    "barren": _barren,
    "mountain": _mountain,
    "sea": _sea,
}
