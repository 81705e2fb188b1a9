"""One region's ground: washes, coast, borders, and two layers of glyphs for each hex.

Neighbouring patches fit because everything random is seeded by place and all noise is read by place; each patch draws the whole
line of every edge it has.
"""

from __future__ import annotations

import math
import random

import numpy as np
from PySide6.QtCore import QPointF, QRect, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen, QTransform
from shapely.geometry.base import BaseGeometry

from desktop.board.geometry import NEIGHBOURS, Axial, centre
from desktop.board.groundpaint import noise
from desktop.board.groundpaint.clouds import paint_clouds
from desktop.board.groundpaint.geo import area, geometry_path
from desktop.board.groundpaint.glyphs import Ground, glyphs
from desktop.board.groundspec import GroundSpec, Layer
from desktop.board.model import LAND
from desktop.board.outline import Outline
from desktop.board.shapes import colour, line_path, loops_path, round_pen
from desktop.theme.palette import THEMES, Palette

_PIXEL = 1 / 56
_GLYPHS_FROM, _FINE_FROM = 26, 44
_BASE_MARGIN = 0.10
_WASH_MARGIN = 1.0
_WASH_SIZE = 30


def draw_ground(spec: GroundSpec) -> list[Layer]:
    """The layers a spec asks for."""
    return _Patch(spec).layers() if spec.region else [_paper(spec)]


def _layer(kind: str, h: Axial, x: int, y: int, image: QImage) -> Layer:
    return Layer(kind, h[0], h[1], x, y, image.width(), image.height(), bytes(image.constBits()))


def _painter(image: QImage, x: float, y: float, px: float) -> QPainter:
    """A painter in units on an image whose corner lies at (x, y) device pixels."""
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.translate(-x, -y)
    p.scale(px, px)
    return p


class _Patch:
    def __init__(self, spec: GroundSpec) -> None:
        self.px = spec.px
        self.palette: Palette = THEMES[spec.theme]
        self.region: dict[Axial, str] = {(q, r): terrain for q, r, terrain in spec.region}
        self.near: dict[Axial, str] = self.region | {(q, r): terrain for q, r, terrain in spec.ring}
        self.outline = Outline(self.near | dict.fromkeys(spec.beyond, ""))
        self.fine = spec.px >= _FINE_FROM
        self.land = area(self.outline, [h for h, t in self.near.items() if t in LAND])
        self._beach = self.land.buffer(0.24)
        points = [point for h in self.region for point in self.outline.polygon(h)]
        left, right = min(x for x, _ in points), max(x for x, _ in points)
        top, bottom = min(y for _, y in points), max(y for _, y in points)
        m = _BASE_MARGIN
        x, y = math.floor((left - m) * self.px), math.floor((top - m) * self.px)
        right_px, bottom_px = math.ceil((right + m) * self.px), math.ceil((bottom + m) * self.px)
        self.box = QRect(x, y, right_px - x, bottom_px - y)

    def layers(self) -> list[Layer]:
        found = [_layer("base", next(iter(self.region)), self.box.x(), self.box.y(), self._base())]
        if self.px >= _GLYPHS_FROM:
            for h, terrain in self.region.items():
                if terrain != "unrevealed":
                    found.append(self._glyphs(h, terrain, busy=False))
                    found.append(self._glyphs(h, terrain, busy=True))
        else:
            # The client tells revealed from unrevealed by the hexes that have layers.
            empty = noise.canvas(1, 1)
            for h, terrain in self.region.items():
                if terrain != "unrevealed":
                    found += [_layer(kind, h, self.box.x(), self.box.y(), empty) for kind in ("open", "cleared")]
        return found

    def _of(self, *kinds: str) -> list[Axial]:
        return [h for h, terrain in self.region.items() if terrain in kinds]

    # ---- base
    def _base(self) -> QImage:
        box, image = self.box, noise.canvas(self.box.width(), self.box.height())
        p = _painter(image, box.x(), box.y(), self.px)
        p.setPen(Qt.PenStyle.NoPen)
        hidden, sea = self._of("unrevealed"), self._of("sea")
        land = [h for h in self.region if h not in hidden and h not in sea]
        # A touch of overlap, so that no seam shows between patches and between land and sea.
        seam = 0.5 / self.px
        if sea or land:
            sea_image, land_image = self._washes(box)
            self._fill(p, area(self.outline, sea).buffer(seam), sea_image)
            self._fill(p, area(self.outline, land).buffer(seam), land_image)
        if sea and self.px >= _GLYPHS_FROM:
            self._coast_lines(p, area(self.outline, sea))
        if hidden:
            self._hidden(p, hidden, seam)
        self._edges(p)
        p.end()
        return image

    def _fill(self, p: QPainter, geometry: BaseGeometry, texture: QImage) -> None:
        """Fill an area given in units with a picture of the whole box."""
        if geometry.is_empty:
            return
        # As a brush: a clip would leave hard edges.
        brush = QBrush(texture)
        brush.setTransform(QTransform(1 / self.px, 0, 0, 1 / self.px, self.box.x() / self.px, self.box.y() / self.px))
        p.fillPath(geometry_path(geometry), brush)

    def _washes(self, box: QRect) -> tuple[QImage, QImage]:
        """Sea and land of the box as opaque pictures: flat colours that bleed into each other, grained like paper."""
        palette = self.palette
        # All of it gets blurred: drawn small, it is as good and much faster.
        factor = max(1, round(self.px / _WASH_SIZE))
        px = self.px / factor
        m = math.ceil(_WASH_MARGIN * px)
        x, y = box.x() / factor - m, box.y() / factor - m
        wide_px, high_px = math.ceil(box.width() / factor), math.ceil(box.height() / factor)
        w, h = wide_px + 2 * m, high_px + 2 * m
        flat, shore = noise.canvas(w, h, palette.sand), noise.canvas(w, h)
        p = _painter(flat, x, y, px)
        for cell, terrain in self.near.items():
            if terrain in LAND:
                tone = QColor(getattr(palette, terrain))
                p.setPen(QPen(tone, 0.05))
                p.setBrush(tone)
                p.drawPath(loops_path([self.outline.polygon(cell)]))
        p.end()
        p = _painter(shore, x, y, px)
        p.fillPath(geometry_path(self.land), QColor("#FFFFFF"))
        p.end()
        mask = noise.coverage(shore)

        def blurred(values: noise.Array, radius: float) -> noise.Array:
            inner = noise.blur(values, max(1, round(px * radius)))[m : m + high_px, m : m + wide_px]
            return noise.enlarged(inner, factor, box.width(), box.height())

        colours, near, wide = blurred(noise.colours(flat), 0.075), blurred(mask, 0.10), blurred(mask, 0.30)
        window = (box.x(), box.y(), box.width(), box.height())
        big, grain = noise.noise_at(noise.LAND, *window), noise.noise_at(noise.GRAIN, *window)
        rim = np.clip((0.94 - near) / 0.44, 0, 1)
        grained = 1 + (big - 0.5) * (0.26 if palette.dark else 0.20) + (grain - 0.5) * 0.10
        land = colours * (grained * (1 - 0.13 * rim))[..., None]
        shallow = np.clip(wide * 2.1, 0, 1)[..., None]
        deep, light = noise.rgb(palette.sea_deep), noise.rgb(palette.sea)
        swell = 1 + (noise.noise_at(noise.SWELL, *window) - 0.5) * 0.16 + (grain - 0.5) * 0.05
        sea = (deep + (light - deep) * shallow) * swell[..., None]
        return noise.image_of(sea), noise.image_of(land)

    def _coast_lines(self, p: QPainter, sea: BaseGeometry) -> None:
        p.save()
        p.setClipPath(geometry_path(sea))
        p.setBrush(Qt.BrushStyle.NoBrush)
        for out, alpha, width in ((0.052, 0.62, 1.0), (0.115, 0.40, 0.9), (0.195, 0.24, 0.8)):
            p.setPen(round_pen(colour(self.palette.sea_ink, alpha), max(width * _PIXEL, 0.7 / self.px)))
            p.drawPath(geometry_path(self.land.buffer(out)))
        p.restore()

    def _hidden(self, p: QPainter, hidden: list[Axial], seam: float) -> None:
        palette, box = self.palette, self.box
        window = (box.x(), box.y(), box.width(), box.height())
        stains = (noise.noise_at(noise.OLD, *window) - 0.5) * 2.2 + (noise.noise_at(noise.OLD_GRAIN, *window) - 0.5) * 0.8
        amount = 7 if palette.dark else 13
        paper = noise.rgb(palette.unrevealed) + stains[..., None] * amount * np.array([1, 1.02, 1.1], np.float32)
        whole = area(self.outline, hidden)
        self._fill(p, whole.buffer(seam), noise.image_of(paper.astype(np.float32)))
        paint_clouds(p, whole, repr(sorted(hidden)[0]), palette, self.px >= _GLYPHS_FROM)

    # ---- lines
    def _edges(self, p: QPainter) -> None:
        """Hex borders as fine dots, coasts in ink, region borders as a pale cut with an ink line, like joined sheets."""
        palette = self.palette
        dots, coasts, cuts = QPainterPath(), QPainterPath(), QPainterPath()
        for h, terrain in self.region.items():
            for k, (dq, dr) in enumerate(NEIGHBOURS):
                n = (h[0] + dq, h[1] + dr)
                other = self.near.get(n)
                inside = n in self.region
                if other is None or (inside and n < h):
                    continue
                line = line_path(self.outline.edge(h, k))
                hidden = "unrevealed" in (terrain, other)
                if not hidden and (terrain == "sea") != (other == "sea"):
                    coasts.addPath(line)
                if not inside:
                    cuts.addPath(line)
                elif not hidden and (terrain == "sea") == (other == "sea"):
                    dots.addPath(line)
        p.setBrush(Qt.BrushStyle.NoBrush)
        least = 0.8 / self.px
        p.setPen(round_pen(colour(palette.map_ink, 0.95), max(1.9 * _PIXEL, least)))
        p.drawPath(coasts)
        if self.fine:
            pen = round_pen(colour(palette.grid, 0.60 if palette.dark else 0.42), 1.15 * _PIXEL)
            pen.setDashPattern([0.01, 3.2])
            p.setPen(pen)
            p.drawPath(dots)
        p.setPen(round_pen(colour(palette.map_hi, 0.16 if palette.dark else 0.55), max(3.0 * _PIXEL, 2 * least)))
        p.drawPath(cuts)
        p.setPen(round_pen(colour(palette.map_ink, 0.85 if palette.dark else 0.60), max(1.05 * _PIXEL, least)))
        p.drawPath(cuts)

    # ---- glyphs
    def _glyphs(self, h: Axial, terrain: str, busy: bool) -> Layer:
        px = self.px
        cx, cy = centre(*h)
        x, y = math.floor((cx - 1.25) * px), math.floor((cy - 1.45) * px)
        image = noise.canvas(math.ceil(2.5 * px), math.ceil(2.5 * px))
        p = _painter(image, x, y, px)
        if terrain == "sea":
            p.setClipPath(geometry_path(area(self.outline, [h]).difference(self._beach)))
        elif any((h[0] + a, h[1] + b) not in self.outline.terrain for a, b in NEIGHBOURS):
            around = [h, *((h[0] + a, h[1] + b) for a, b in NEIGHBOURS)]
            p.setClipPath(loops_path(self.outline.rim(n for n in around if n in self.near)))
        p.translate(cx, cy)
        ground = Ground(h, tuple(self.outline.polygon(h)), self.palette, self.fine, busy)
        for _, paint in glyphs(terrain, ground):
            paint(p)
        p.end()
        image, dx, dy = _cropped(image)
        return _layer("cleared" if busy else "open", h, x + dx, y + dy, image)


def _cropped(image: QImage) -> tuple[QImage, int, int]:
    """The painted part of an image, and where it lies in it."""
    alpha = noise.channels(image)[..., 3]
    rows, columns = np.flatnonzero(alpha.any(axis=1)), np.flatnonzero(alpha.any(axis=0))
    if not len(rows):
        return noise.canvas(1, 1), 0, 0
    top, left = int(rows[0]), int(columns[0])
    part = QRect(left, top, int(columns[-1]) - left + 1, int(rows[-1]) - top + 1)
    return image.copy(part), left, top


def _paper(spec: GroundSpec) -> Layer:
    """A seamless sheet of paper: stains, grain, a few fibres."""
    palette = THEMES[spec.theme]
    window = (0, 0, noise.PERIOD, noise.PERIOD)
    stains = (noise.noise_at(noise.PAPER, *window) - 0.5) * 2.2 + (noise.noise_at(noise.PAPER_GRAIN, *window) - 0.5) * 0.8
    amount = 4 if palette.dark else 8
    image = noise.image_of(
        (noise.rgb(palette.sheet) + stains[..., None] * amount * np.array([1, 1.02, 1.1], np.float32)).astype(np.float32)
    )
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    r = random.Random("paper")
    side = noise.PERIOD
    for _ in range(side * side // 9000):
        x, y, turn, length = r.random() * side, r.random() * side, r.random() * 6.3, 3 + r.random() * 7
        p.setPen(QPen(colour("#000000" if r.random() < 0.6 else "#FFFFFF", 0.05), 0.7 * max(1.0, spec.px)))
        fibre = QPainterPath(QPointF(x, y))
        bend = QPointF(x + length * math.cos(turn + 0.5), y + length * math.sin(turn + 0.5))
        fibre.quadTo(bend, QPointF(x + 2 * length * math.cos(turn), y + 2 * length * math.sin(turn)))
        p.drawPath(fibre)
    p.end()
    return _layer("base", (0, 0), 0, 0, image)
