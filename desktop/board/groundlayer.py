"""The finished ground as opaque tiles: sheet, board, glyphs, realms. A frame only copies tiles.

Tiles are composed between frames. A zoom that rests on a new level shows the old tiles enlarged until the new ones are ready;
beneath lies a small overview of the whole sheet. The old level is dropped when the new one is complete.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from functools import partial

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap, QTransform

from desktop.board.boardshapes import BoardShapes, scaled
from desktop.board.geometry import SCENE_SIZE
from desktop.board.groundspec import GroundSpec
from desktop.board.groundstore import GroundPatch, GroundStore
from desktop.board.jobs import JobQueue
from desktop.board.levels import Level
from desktop.board.shapes import colour
from desktop.board.sheet import SheetPlan, paint_flat, paint_realm, paint_rim, paint_sheet
from desktop.robust import saved
from desktop.theme.palette import Palette

TILE = 384
_OVERVIEW = Level(20)
_KEEP_BYTES = 48 << 20
_DRAWN_BYTES = 48 << 20
_Tile = tuple[int, int]


@dataclass(slots=True)
class _LevelTiles:
    """Tiles of a level; `full` is a part of the scene in which none is missing, `veiled` are copies with what they are of."""

    level: Level
    tiles: dict[_Tile, QPixmap] = field(default_factory=dict)
    stale: set[_Tile] = field(default_factory=set)
    veiled: dict[_Tile, tuple[QPixmap, QPixmap]] = field(default_factory=dict)
    full: QRectF = field(default_factory=QRectF)

    def find_full(self, box: QRectF) -> None:
        """Note whether the tiles of a part (in the level's pixels) are all there; once found it grows with the tiles."""
        around = _tiles_in(box)
        k = self.level.px / SCENE_SIZE
        if around and all(t in self.tiles for t in around):
            (left, top), (right, bottom) = around[0], around[-1]
            self.full = QRectF(left * TILE / k, top * TILE / k, (right - left + 1) * TILE / k, (bottom - top + 1) * TILE / k)


@dataclass(frozen=True, slots=True, eq=False)
class Veil:
    """A shade over the board but for what is lit; paths are in units."""

    board: QPainterPath
    lit: tuple[QPainterPath, ...]
    tone: QColor

    def draw(self, p: QPainter, bare: QPixmap, x: float, y: float, px: float) -> None:
        """Shade a picture of the ground. Its corner lies at (x, y) in the level's pixels; `bare` is what it was before."""
        to_pixels = QTransform().translate(-x, -y).scale(px, px)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.fillPath(to_pixels.map(self.board), self.tone)
        # What is lit is laid on again: cheaper than one shape with holes. Its rim is drawn over by the target's mark.
        here = QRectF(bare.rect())
        for path in self.lit:
            shape = to_pixels.map(path)
            if shape.boundingRect().intersects(here):
                p.setClipPath(shape)
                p.drawPixmap(0, 0, bare)


class GroundLayer(QObject):
    """Composes and paints the ground. `changed` carries a rectangle of the scene that has to be painted anew.

    `completed` is emitted when all that is on view has been drawn.
    """

    changed = Signal(QRectF)
    completed = Signal()

    def __init__(self, store: GroundStore, jobs: JobQueue, palette: Palette, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._jobs = jobs
        self._palette = palette
        self._veil: Veil | None = None
        self._shapes = BoardShapes(())
        self._plan = SheetPlan((0, 0, 1, 1), (0, 0), 0.5)
        self._busy: frozenset[int] = frozenset()
        self._exhausted: frozenset[int] = frozenset()
        self._realms: tuple[tuple[str, frozenset[int]], ...] = ()
        self._level = Level(56)
        self._visible = QRectF()
        self._levels: list[_LevelTiles] = [_LevelTiles(self._level)]
        self._overview: QPixmap | None = None
        self._overview_veiled: QPixmap | None = None
        self._keys: dict[int, str] = {}
        self._drawn: dict[int, tuple[str, GroundPatch]] = {}
        self._paths: dict[object, QPainterPath] = {}
        self._realm_pixmaps: dict[object, tuple[int, int, QPixmap]] = {}
        store.ready.connect(self._on_ready)

    # ---- what is drawn
    @property
    def plan(self) -> SheetPlan:
        """Where the sheet lies."""
        return self._plan

    def set_board(
        self,
        shapes: BoardShapes,
        busy: frozenset[int],
        exhausted: frozenset[int],
        realms: tuple[tuple[str, frozenset[int]], ...],
    ) -> None:
        """Show a board; only what differs from the last one is composed anew. `realms` are (colour, spaces)."""
        old = self._shapes
        dirty: set[int] = set()
        if shapes is not old:
            changed = {
                s for s, space in shapes.spaces.items() if s not in old.spaces or old.spaces[s].terrain != space.terrain
            }
            whole = shapes.spaces.keys() != old.spaces.keys()
            self._shapes = shapes
            self._paths.clear()
            self._realm_pixmaps.clear()
            self._keys.clear()
            if whole:
                self._drawn.clear()
            dirty |= set(shapes.spaces) if whole else changed
        dirty |= busy ^ self._busy
        dirty |= exhausted ^ self._exhausted
        before, after = set(self._realms), set(realms)
        for _, spaces in before ^ after:
            dirty |= spaces
        self._busy, self._exhausted, self._realms = busy, exhausted, realms
        if dirty:
            self._overview = None
            self._spoil(dirty)
            self.refresh()

    def set_plan(self, plan: SheetPlan) -> None:
        """Lay the sheet elsewhere."""
        if plan != self._plan:
            self._plan = plan
            self._spoil_all()

    def set_palette(self, palette: Palette) -> None:
        """Change the theme."""
        if palette is not self._palette:
            self._palette = palette
            self._drawn.clear()
            self._keys.clear()
            self._realm_pixmaps.clear()
            self._levels = [_LevelTiles(self._level)]
            self._spoil_all()

    def set_level(self, level: Level) -> None:
        """Rest at a level: its tiles are composed, and those of the last level stay until then."""
        if level == self._level:
            return
        self._level = level
        known = next((t for t in self._levels if t.level == level), None)
        self._levels = [known or _LevelTiles(level), *(t for t in self._levels if t.level != level)][:2]
        self._paths.clear()
        self._keys.clear()
        self._drawn.clear()
        self._realm_pixmaps.clear()
        self._jobs.drop("ground")

    def set_visible(self, scene: QRectF) -> None:
        """Say which part of the scene is on view: its tiles are made first."""
        self._visible = scene
        self.refresh()

    def drawing(self, region: int) -> tuple[QPixmap, int, int] | None:
        """The drawn ground of a region at the level and where its corner lies in device pixels, if it has been drawn."""
        drawn = self._drawn.get(region)
        return None if drawn is None else (drawn[1].base.pixmap, drawn[1].base.x, drawn[1].base.y)

    # ---- requests
    def _spec(self, region: int) -> GroundSpec:
        cells = tuple(sorted((s.q, s.r, s.terrain) for s in self._shapes.regions[region]))
        places = [(q, r) for q, r, _ in cells]
        ring = self._shapes.ring(places)
        beyond = self._shapes.ring([*places, *ring])
        terrain = self._shapes.terrain
        return GroundSpec(
            self._palette.name, self._level.px, cells, tuple((q, r, terrain[q, r]) for q, r in ring), tuple(beyond)
        )

    def _paper_spec(self) -> GroundSpec:
        return GroundSpec(self._palette.name, self._level.dpr)

    def refresh(self) -> None:
        """Ask for the ground of what is on view, and compose missing or outdated tiles."""
        if not self._shapes.spaces:
            return
        self._request()
        self._queue_tiles()

    def _request(self) -> None:
        order: list[tuple[float, int]] = []
        px = SCENE_SIZE
        middle = self._visible.center()
        reach = px + TILE * px / self._level.px
        near = self._visible.adjusted(-reach, -reach, reach, reach)
        held = sum(patch.bytes for _, patch in self._drawn.values())
        for region, spaces in self._shapes.regions.items():
            points = [self._shapes.grid.centre(s.id) for s in spaces]
            if not self._visible.isNull() and not any(near.contains(QPointF(x * px, y * px)) for x, y in points):
                if held > _DRAWN_BYTES and region in self._drawn:
                    held -= self._drawn.pop(region)[1].bytes
                continue
            x, y = points[0]
            order.append((math.hypot(x * px - middle.x(), y * px - middle.y()), region))
        keys = []
        paper = self._paper_spec()
        keys.append(paper.key)
        if self._store.patch(paper.key) is None and self._store.request(paper) is not None:
            self._spoil_all(overview=False)
        for n, (_, region) in enumerate(sorted(order)):
            key = self._keys.get(region)
            if key is None:
                key = self._keys[region] = self._spec(region).key
            keys.append(key)
            known = self._drawn.get(region)
            if known is None or known[0] != key:
                self._jobs.add(("region", region), partial(self._ask, region, key), 1.0 + n * 1e-3)
        self._store.wanted_only(keys)

    def _ask(self, region: int, key: str) -> None:
        if self._keys.get(region) == key:
            self._take(region, self._store.request(self._spec(region)))

    def _take(self, region: int, patch: GroundPatch | None) -> None:
        if patch is not None:
            self._drawn[region] = (self._keys[region], patch)
            self._spoil({space.id for space in self._shapes.regions[region]}, only_level=True)

    def _on_ready(self, key: str) -> None:
        if key == self._paper_spec().key:
            self._spoil_all(overview=False)
        for region, wanted in self._keys.items():
            if wanted == key:
                self._take(region, self._store.patch(key))
        self._queue_tiles()

    # ---- tiles
    def _spoil_all(self, overview: bool = True) -> None:
        if overview:
            self._overview = None
        for tiles in self._levels:
            tiles.stale |= set(tiles.tiles)
        self.changed.emit(self.sheet_rect())

    def _spoil(self, spaces: set[int], only_level: bool = False) -> None:
        for tiles in self._levels[:1] if only_level else self._levels:
            k = tiles.level.px
            for space in spaces:
                if space in self._shapes.grid:
                    x, y = self._shapes.grid.centre(space)
                    box = QRectF((x - 1.15) * k, (y - 1.35) * k, 2.3 * k, 2.4 * k)
                    tiles.stale |= {t for t in _tiles_in(box) if t in tiles.tiles}

    def _queue_tiles(self) -> None:
        self._jobs.add("ground", self._compose_next, 2.0)

    def _compose_next(self) -> None:
        now = self._levels[0]
        scale = now.level.px / SCENE_SIZE
        view = self._visible
        box = QRectF(view.x() * scale, view.y() * scale, view.width() * scale, view.height() * scale)
        wanted = [t for t in _tiles_in(box) if t not in now.tiles or t in now.stale]
        if not wanted:
            now.find_full(box)
            if self.is_complete:
                self.completed.emit()
            # Then a margin, so that a pan or a zoom out finds something drawn.
            wide = box.adjusted(-TILE / 2, -TILE / 2, TILE / 2, TILE / 2)
            wanted = [t for t in _tiles_in(wide) if t not in now.tiles or t in now.stale]
            if not wanted:
                now.find_full(wide)
                if not self._store.is_busy:
                    del self._levels[1:]  # no longer seen
                return
        if len(self._levels) > 1 and not self._levels[1].full.isEmpty() and self._store.is_busy:
            # The old level, enlarged, looks better than flat colour: wait for the drawn ground, which calls again.
            wanted = [t for t in wanted if t in now.tiles or self._is_drawn(t)]
            if not wanted:
                return
        cx, cy = box.center().x() / TILE - 0.5, box.center().y() / TILE - 0.5
        tile = min(wanted, key=lambda t: (t in now.tiles, math.hypot(t[0] - cx, t[1] - cy)))
        if self._draw_next_realm(tile):
            self._jobs.add("ground", self._compose_next, 2.0)
            return
        now.tiles.pop(tile, None)
        now.tiles[tile] = self._compose(tile)
        now.stale.discard(tile)
        self._limit_memory(box)
        self.changed.emit(QRectF(tile[0] * TILE / scale, tile[1] * TILE / scale, TILE / scale, TILE / scale))
        self._jobs.add("ground", self._compose_next, 2.0)

    def _draw_next_realm(self, tile: _Tile) -> bool:
        """Draw a realm's border that a tile needs, one at a time. Returns whether there was one."""
        near = self._around(QRectF(tile[0] * TILE, tile[1] * TILE, TILE, TILE), self._level.px)
        for tone, spaces in self._realms:
            if (tone, spaces) not in self._realm_pixmaps and self._is_near(spaces, near):
                self._realm_pixmap(tone, spaces)
                return True
        return False

    @staticmethod
    def _around(clip: QRectF, k: float) -> QRectF:
        """Return where the spaces lie that show something in a part of the sheet, at a size of the hexes."""
        return clip.adjusted(-1.3 * k, -1.6 * k, 1.3 * k, 1.6 * k)

    def _is_near(self, spaces: frozenset[int], near: QRectF) -> bool:
        k = self._level.px
        return any(s in self._shapes.grid and near.contains(_centre(self._shapes, s, k)) for s in spaces)

    def _is_drawn(self, tile: _Tile) -> bool:
        """Whether the ground of all regions on a tile has been drawn for the level."""
        k = self._level.px
        clip = QRectF(tile[0] * TILE, tile[1] * TILE, TILE, TILE).adjusted(-k, -k, k, k)
        return all(
            region in self._drawn
            for region, spaces in self._shapes.regions.items()
            if any(clip.contains(_centre(self._shapes, s.id, k)) for s in spaces)
        )

    @property
    def is_complete(self) -> bool:
        """Whether all that is on view has been drawn at the level: nothing is shown in flat colours."""
        now, view = self._levels[0], self._visible
        k = now.level.px / SCENE_SIZE
        tiles = _tiles_in(QRectF(view.x() * k, view.y() * k, view.width() * k, view.height() * k))
        if view.isEmpty() or any(tile not in now.tiles or tile in now.stale for tile in tiles):
            return False
        return all(self._is_drawn(tile) for tile in tiles)

    def _limit_memory(self, box: QRectF) -> None:
        now = self._levels[0]
        if len(now.tiles) * TILE * TILE * 4 <= _KEEP_BYTES:
            return
        keep = set(_tiles_in(box.adjusted(-TILE, -TILE, TILE, TILE)))
        for tile in [t for t in now.tiles if t not in keep]:
            del now.tiles[tile]
            now.stale.discard(tile)
            now.veiled.pop(tile, None)
        now.full = QRectF()
        now.find_full(box)

    def _path(self, key: object, path: QPainterPath, px: float) -> QPainterPath:
        known = self._paths.get(key)
        if known is None:
            known = self._paths[key] = scaled(path, px)
        return known

    def _compose(self, tile: _Tile) -> QPixmap:
        pixmap = QPixmap(TILE, TILE)
        clip = QRectF(tile[0] * TILE, tile[1] * TILE, TILE, TILE)
        p = QPainter(pixmap)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.translate(-clip.left(), -clip.top())
        self._paint_ground(p, clip, self._level, detailed=True)
        p.end()
        return pixmap

    def _paint_ground(self, p: QPainter, clip: QRectF, level: Level, detailed: bool) -> None:
        k = level.px
        shapes = self._shapes
        paper = self._store.patch(self._paper_spec().key) if detailed else None
        paint_sheet(p, clip, self._plan, k, level.dpr, self._palette, paper.base.pixmap if paper else None)
        board = self._path("board", shapes.board(), k) if detailed else scaled(shapes.board(), k)
        margin = 24 * level.dpr
        if not board.boundingRect().adjusted(-margin, -margin, margin, margin).intersects(clip):
            return
        paint_rim(p, board, level.dpr, self._palette)
        near = self._around(clip, k)
        inside = [s for s in shapes.spaces.values() if near.contains(_centre(shapes, s.id, k))]
        for region in {s.region: None for s in inside}:
            drawn = self._drawn.get(region) if detailed else None
            if drawn is not None:
                p.drawPixmap(drawn[1].base.x, drawn[1].base.y, drawn[1].base.pixmap)
                if drawn[0] == self._keys.get(region):
                    continue
            for space in shapes.regions[region]:
                if drawn is None or not self._was_drawn(drawn, space.q, space.r, space.terrain):
                    path = self._path(space.id, shapes.hex(space.id), k) if detailed else scaled(shapes.hex(space.id), k)
                    paint_flat(p, path, space.terrain, max(1.0, k / 56), self._palette)
        if detailed:
            for space in sorted(inside, key=lambda s: (s.r + s.q / 2, s.q)):
                drawn = self._drawn.get(space.region)
                if drawn is not None:
                    glyphs = drawn[1].cleared if space.id in self._busy else drawn[1].open
                    placed = glyphs.get((space.q, space.r))
                    if placed is not None:
                        p.drawPixmap(placed.x, placed.y, placed.pixmap)
        for space in inside:
            if space.id in self._exhausted:
                path = self._path(space.id, shapes.hex(space.id), k) if detailed else scaled(shapes.hex(space.id), k)
                p.fillPath(path, colour(self._palette.exhausted, 0.46))
        for tone, spaces in self._realms:
            if any(s in shapes.grid and near.contains(_centre(shapes, s, k)) for s in spaces):
                self._draw_realm(p, tone, spaces, k, detailed)

    def _was_drawn(self, drawn: tuple[str, GroundPatch], q: int, r: int, terrain: str) -> bool:
        """Whether an outdated patch still shows this hex rightly: until the new one comes it is better than flat colour."""
        return (terrain != "unrevealed") == ((q, r) in drawn[1].open)

    def _draw_realm(self, p: QPainter, tone: str, spaces: frozenset[int], k: float, detailed: bool) -> None:
        if not detailed:
            paint_realm(p, scaled(self._shapes.group(spaces), k), tone, k, _border(spaces) * 1.5)
            return
        x, y, pixmap = self._realm_pixmap(tone, spaces)
        p.drawPixmap(x, y, pixmap)

    def _realm_pixmap(self, tone: str, spaces: frozenset[int]) -> tuple[int, int, QPixmap]:
        """Return a realm's border at the level, drawn once, and where it lies."""
        known = self._realm_pixmaps.get((tone, spaces))
        if known is None:
            k = self._level.px
            path = scaled(self._shapes.group(spaces), k)
            box = path.boundingRect()
            x, y = math.floor(box.left()) - 2, math.floor(box.top()) - 2
            pixmap = QPixmap(math.ceil(box.width()) + 5, math.ceil(box.height()) + 5)
            pixmap.fill(Qt.GlobalColor.transparent)
            q = QPainter(pixmap)
            q.setRenderHint(QPainter.RenderHint.Antialiasing)
            q.translate(-x, -y)
            paint_realm(q, path, tone, k, _border(spaces) * (1.5 if self._level.size < 26 else 1.0))
            q.end()
            known = self._realm_pixmaps[tone, spaces] = (x, y, pixmap)
        return known

    # ---- painting
    def sheet_rect(self) -> QRectF:
        """Where the sheet lies in the scene."""
        return QRectF(*(v * SCENE_SIZE for v in self._plan.rect))

    def _overview_pixmap(self) -> QPixmap:
        if self._overview is None:
            k = _OVERVIEW.px
            x, y, w, h = (v * k for v in self._plan.rect)
            pixmap = QPixmap(max(1, math.ceil(w)), max(1, math.ceil(h)))
            p = QPainter(pixmap)
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            p.translate(-x, -y)
            self._paint_ground(p, QRectF(x, y, pixmap.width(), pixmap.height()), _OVERVIEW, detailed=False)
            p.end()
            self._overview = pixmap
            self._overview_veiled = None
        if self._veil is None:
            return self._overview
        if self._overview_veiled is None:
            veiled = self._overview.copy()
            p = QPainter(veiled)
            k = _OVERVIEW.px
            self._veil.draw(p, self._overview, self._plan.rect[0] * k, self._plan.rect[1] * k, k)
            p.end()
            self._overview_veiled = veiled
        return self._overview_veiled

    def paint(self, p: QPainter, exposed: QRectF) -> None:
        """Paint the exposed part of the scene; the painter is in scene coordinates."""
        now = self._levels[0]
        older = self._levels[1] if len(self._levels) > 1 else None
        rest = _outside(exposed, now.full)
        if rest and older is not None and now.full.isEmpty():
            for part in rest:
                self._paint_tiles(p, older, part)
            rest = [piece for part in rest for piece in _outside(part, older.full)]
        for part in rest:
            self._paint_overview(p, part)
        self._paint_tiles(p, now, exposed)

    def _paint_overview(self, p: QPainter, part: QRectF) -> None:
        sheet, k = self.sheet_rect(), _OVERVIEW.px / SCENE_SIZE
        if not sheet.contains(part):
            p.fillRect(part, QColor(self._palette.desk))
        inside = part.intersected(sheet)
        if not inside.isEmpty():
            source = QRectF((inside.x() - sheet.x()) * k, (inside.y() - sheet.y()) * k, inside.width() * k, inside.height() * k)
            # Before anything else has been drawn it is all there is: then it is worth smoothing.
            p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, not self._levels[0].tiles)
            p.drawPixmap(inside, self._overview_pixmap(), source)
            p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)

    def _paint_tiles(self, p: QPainter, tiles: _LevelTiles, part: QRectF) -> None:
        k = tiles.level.px / SCENE_SIZE
        box = QRectF(part.x() * k, part.y() * k, part.width() * k, part.height() * k)
        with saved(p):
            # At rest this leaves a plain shift: the tiles are copied.
            p.scale(1 / k, 1 / k)
            for tile in _tiles_in(box):
                pixmap = self._veiled(tiles, tile)
                if pixmap is not None:
                    p.drawPixmap(tile[0] * TILE, tile[1] * TILE, pixmap)

    def set_veil(self, veil: Veil | None) -> None:
        """Darken the board; None: don't. Tiles get a veiled copy when first shown."""
        if veil is None and self._veil is None:
            return
        self._veil = veil
        self._overview_veiled = None
        for tiles in self._levels:
            tiles.veiled.clear()
        self.changed.emit(self.sheet_rect())

    def _veiled(self, tiles: _LevelTiles, tile: _Tile) -> QPixmap | None:
        pixmap = tiles.tiles.get(tile)
        if pixmap is None or self._veil is None:
            return pixmap
        known = tiles.veiled.get(tile)
        if known is None or known[0] is not pixmap:
            copy = pixmap.copy()
            q = QPainter(copy)
            self._veil.draw(q, pixmap, tile[0] * TILE, tile[1] * TILE, tiles.level.px)
            q.end()
            known = tiles.veiled[tile] = (pixmap, copy)
        return known[1]


def _outside(whole: QRectF, hole: QRectF) -> list[QRectF]:
    """What of a rectangle lies outside another, as rectangles."""
    inner = whole.intersected(hole)
    if inner.isEmpty():
        return [whole]
    parts = [
        QRectF(whole.left(), whole.top(), whole.width(), inner.top() - whole.top()),
        QRectF(whole.left(), inner.bottom(), whole.width(), whole.bottom() - inner.bottom()),
        QRectF(whole.left(), inner.top(), inner.left() - whole.left(), inner.height()),
        QRectF(inner.right(), inner.top(), whole.right() - inner.right(), inner.height()),
    ]
    return [part for part in parts if part.width() > 1e-3 and part.height() > 1e-3]


def _tiles_in(box: QRectF) -> list[_Tile]:
    if box.isEmpty():
        return []
    left, right = math.floor(box.left() / TILE), math.ceil(box.right() / TILE)
    top, bottom = math.floor(box.top() / TILE), math.ceil(box.bottom() / TILE)
    return [(x, y) for y in range(top, bottom) for x in range(left, right)]


def _centre(shapes: BoardShapes, space: int, k: float) -> QPointF:
    x, y = shapes.grid.centre(space)
    return QPointF(x * k, y * k)


def _border(spaces: frozenset[int]) -> float:
    """Return how wide the border of a realm is, in units: a little less round a single space."""
    return 0.085 if len(spaces) == 1 else 0.11
