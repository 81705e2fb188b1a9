"""The items of the highlight language: prepared when highlights change, not per frame."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem, QGraphicsPixmapItem, QGraphicsScene

from desktop.board import badges, marks
from desktop.board.arrows import Kept, arrow
from desktop.board.boardshapes import BoardShapes, scaled
from desktop.board.geometry import SCENE_SIZE
from desktop.board.groundlayer import GroundLayer, Veil
from desktop.board.jobs import JobQueue
from desktop.board.levels import Level
from desktop.board.model import BoardPicture, HighlightPicture
from desktop.board.pieceitems import Z, make_item, show_sprite
from desktop.board.pieces import Sprite, SpriteCache
from desktop.board.shapes import colour, mixed, round_pen
from desktop.theme.palette import Palette

_CACHE_BYTES = 16 << 20
_VERMILION = "#C2461F"
_FOCUS_DARK, _FOCUS_BRIGHT = "#14100B", "#FFFFFF"
"""The keyboard's ring is dashed in both: no player has it, and one of the two stands out from any ground."""
_FOCUS_DASHES = [2.6, 2.6]
"""Dashes and gaps, in widths of the line."""
_SHRINK = (1.0, 0.86, 0.74, 0.62, 0.5)
"""Where large text leaves a badge no room beside its space, it is drawn smaller."""


class HighlightItems:
    """Keeps the highlight items of one scene in step with a `HighlightPicture`, the hovered and the focused space."""

    def __init__(self, scene: QGraphicsScene, ground: GroundLayer, jobs: JobQueue, palette: Palette) -> None:
        self._scene = scene
        self._ground = ground
        self._jobs = jobs
        self._expected: frozenset[int] = frozenset()
        self._veil_key: Hashable = None
        self._palette = palette
        self._level = Level(56)
        self._scale = 1.0
        self._shapes = BoardShapes(())
        self._board = BoardPicture()
        self._picture = HighlightPicture()
        self._sprites = SpriteCache(_CACHE_BYTES)
        self._marks: dict[Hashable, QGraphicsItem] = {}
        self._hover_item = self._outline_item(Z.HOVER)
        self.focus_ring = tuple(self._outline_item(Z.HOVER) for _ in range(3))
        """The keyboard's ring: its edge, a bright line on it, dark dashes on that."""
        self._hovered = self._focused = -1
        self.kept: Callable[[int], list[Kept]] = lambda _space: []
        """Asked what of a space, and of names near it, an arrow to it leaves visible."""
        self._badge = make_item(Z.BADGE)
        self._badge.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresTransformations)
        self._badge.setVisible(False)
        self._badges: dict[float, QPixmap] = {}
        """The badge by how much it is shrunk, as far as it has been drawn."""
        scene.addItem(self._badge)
        self._pens()

    @property
    def picture(self) -> HighlightPicture:
        """What is lit now."""
        return self._picture

    def _outline_item(self, z: float) -> QGraphicsPathItem:
        item = QGraphicsPathItem()
        item.setZValue(z)
        item.setVisible(False)
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._scene.addItem(item)
        return item

    def _pens(self) -> None:
        edge, line, dashes = self.focus_ring
        for item, tone, width in (
            (self._hover_item, self._palette.map_hi, 2.0),
            (edge, _FOCUS_DARK, 5.8),
            (line, _FOCUS_BRIGHT, 3.6),
            (dashes, _FOCUS_DARK, 3.6),
        ):
            pen = round_pen(tone, width)
            pen.setCosmetic(True)
            if item is dashes:
                pen.setCapStyle(Qt.PenCapStyle.FlatCap)
                pen.setDashPattern(_FOCUS_DASHES)
            item.setPen(pen)

    # ---- setting
    def set_board(self, picture: BoardPicture, shapes: BoardShapes) -> None:
        """Use another board picture's shapes and colours."""
        changed = shapes is not self._shapes
        self._board, self._shapes = picture, shapes
        if changed:
            self._sprites.clear()
            self._prepare()
        self._rebuild()
        self.set_hovered(self._hovered)
        self.set_focused(self._focused)

    def set_look(self, palette: Palette, text_scale: float) -> None:
        """Change the theme or the size of text."""
        self._palette, self._scale = palette, text_scale
        self._sprites.clear()
        self._pens()
        self._rebuild()
        self._prepare()

    def set_level(self, level: Level) -> None:
        """Draw the marks for another level."""
        if level != self._level:
            self._level = level
            self._rebuild()
            self._prepare()

    def expect(self, spaces: frozenset[int]) -> None:
        """Say which spaces may become targets: their marks are drawn between events, before a hand asks for them."""
        self._expected = spaces
        self._prepare()

    def _prepare(self) -> None:
        for space in self._expected:
            self._jobs.add(("target", space), partial(self._draw_target, space), 3.0)

    def _draw_target(self, space: int) -> None:
        if space in self._expected and space in self._shapes.grid:
            key = ("target", space, False, self._level, self._palette.name, id(self._shapes))
            self._sprite(key, self._shapes.grid.centre(space))

    def set_picture(self, picture: HighlightPicture) -> None:
        """Light something else."""
        if picture != self._picture:
            old, self._picture = self._picture, picture
            same = (old.refused, old.odds, old.note) == (picture.refused, picture.odds, picture.note)
            self._rebuild(badge=not same)

    def set_hovered(self, space: int) -> None:
        """Outline the space under the cursor (-1: none); a hovered target turns solid."""
        old, self._hovered = self._hovered, space
        self._show_outline(self._hover_item, space)
        targets = self._picture.targets
        if old != space and (old in targets or space in targets):
            self._rebuild(badge=False)

    @property
    def is_walked(self) -> bool:
        """Whether the keyboard's focus ring is shown."""
        return self._focused >= 0

    def set_focused(self, space: int) -> None:
        """Show the keyboard's focus ring on a space (-1: none)."""
        self._focused = space
        for item in self.focus_ring:
            self._show_outline(item, space, 0.95)

    def _show_outline(self, item: QGraphicsPathItem, space: int, shrink: float = 1.0) -> None:
        if space not in self._shapes.grid:
            item.setVisible(False)
            return
        x, y = self._shapes.grid.centre(space)
        move = QTransform.fromTranslate(x * SCENE_SIZE, y * SCENE_SIZE).scale(SCENE_SIZE * shrink, SCENE_SIZE * shrink)
        item.setPath(move.translate(-x, -y).map(self._shapes.hex(space)))
        item.setVisible(True)

    # ---- building
    def _rebuild(self, badge: bool = True) -> None:
        wanted: dict[Hashable, QGraphicsItem | None] = {}
        picture, grid = self._picture, self._shapes.grid
        hot = self._hovered if self._hovered in picture.targets else -1
        self._update_veil()
        for space in sorted(picture.targets):
            if space in grid:
                self._want(wanted, ("target", space, space == hot, self._level))
        for space in sorted(picture.movable):
            if space in grid and space != picture.selected:
                self._want(wanted, ("ring", space, False, self._level))
        if picture.selected is not None and picture.selected in grid:
            self._want(wanted, ("ring", picture.selected, True, self._level))
        if picture.refused is not None and picture.refused.space in grid:
            self._want(wanted, ("refused", picture.refused.space, self._level))
        for k, trail in enumerate(picture.trails):
            self._want(wanted, ("trail", k, trail, self._level))
        for k, reach in enumerate(picture.ranges):
            self._want(wanted, ("range", k, reach, self._level))
        if picture.path is not None and len([s for s in picture.path.spaces if s in grid]) > 1:
            self._want(wanted, ("path", picture.path, self._level))
        for key in [k for k in self._marks if k not in wanted]:
            self._scene.removeItem(self._marks.pop(key))
        for key in wanted:
            if key not in self._marks:
                item = self._make(key)
                self._marks[key] = item
                self._scene.addItem(item)
        if badge:
            self._draw_badge()

    def _want(self, wanted: dict[Hashable, QGraphicsItem | None], key: tuple[object, ...]) -> None:
        wanted[(*key, self._palette.name, id(self._shapes))] = None

    def _make(self, key: Hashable) -> QGraphicsItem:
        assert isinstance(key, tuple)
        kind = key[0]
        if kind in ("path", "trail"):
            return self._make_way(key)
        if kind == "range":
            return self._make_range(int(str(key[1])))
        space = key[1]
        x, y = self._shapes.grid.centre(space)
        sprite = self._sprite(key, (x, y))
        item = make_item(Z.RING if kind == "ring" else Z.GLOW + (0.5 if kind == "refused" else 0.0))
        item.setPos(x * SCENE_SIZE, y * SCENE_SIZE)
        show_sprite(item, sprite, self._level)
        return item

    def _sprite(self, key: tuple[object, ...], centre: tuple[float, float]) -> Sprite:
        kind = key[0]
        cached = ("ring", *key[2:]) if kind == "ring" else key
        sprite = self._sprites.get(cached)
        if sprite is None:
            if kind == "target":
                sprite = marks.target(self._shapes.hex(int(str(key[1]))), centre, self._level, bool(key[2]))
            elif kind == "refused":
                sprite = marks.refusal(self._shapes.hex(int(str(key[1]))), centre, self._level)
            else:
                sprite = marks.ring(self._level, bool(key[2]), self._palette.gold_hi)
            self._sprites.put(cached, sprite)
        return sprite

    def _update_veil(self) -> None:
        """The veil lies on the ground: the ground layer keeps veiled copies of its tiles."""
        picture = self._picture
        # A refused space stays under it, so that the veil does not change while a group is held.
        lit = frozenset(picture.targets) | {s for s in (picture.source, picture.selected) if s is not None}
        key = (lit, self._shapes, self._palette.name) if picture.veil else None
        if key == self._veil_key:
            return
        self._veil_key = key
        if key is None:
            self._ground.set_veil(None)
            return
        shapes, dark = self._shapes, self._palette.dark
        paths = tuple(shapes.hex(space) for space in sorted(lit) if space in shapes.grid)
        tone = colour("#000000" if dark else "#1A1008", 0.26 if dark else 0.15)
        self._ground.set_veil(Veil(shapes.board(), paths, tone))

    def rings(self) -> list[QGraphicsItem]:
        """The rings under pieces that can be moved."""
        return [item for key, item in self._marks.items() if isinstance(key, tuple) and key[0] == "ring"]

    # ---- ways
    def _points(self, spaces: tuple[int, ...]) -> list[QPointF]:
        grid = self._shapes.grid
        return [QPointF(*grid.centre(s)) * SCENE_SIZE for s in spaces if s in grid]

    def _make_way(self, key: tuple[object, ...]) -> QGraphicsItem:
        root = QGraphicsPathItem()
        # The way of a hand lies over all but names; what others went lies under the pieces too.
        root.setZValue(Z.PATH if key[0] == "path" else Z.PIECES - 1)
        root.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        if key[0] == "path":
            self._fill_path(root)
        else:
            self._fill_trail(root, int(str(key[1])))
        return root

    def _line(self, root: QGraphicsItem, path: QPainterPath, pen: QPen, brush: QColor | None = None) -> None:
        item = QGraphicsPathItem(path, root)
        item.setPen(pen)
        if brush is not None:
            item.setBrush(brush)

    def _bead(self, root: QGraphicsItem, at: QPointF, sprite: Sprite) -> None:
        item = QGraphicsPixmapItem(root)
        show_sprite(item, sprite, self._level)
        item.setPos(at)

    def _fill_path(self, root: QGraphicsItem) -> None:
        picture = self._picture.path
        assert picture is not None
        u = SCENE_SIZE
        bead = marks.bead_radius(self._level) * u / self._level.size
        way = arrow(self._points(picture.spaces), self.kept(picture.spaces[-1]), u, bead)
        for tone, width in (("#2A1506", 9.5), ("#FFE9AE", 6.2), (_VERMILION, 3.6)):
            self._line(root, way.line, round_pen(tone, width * u / 56))
        self._line(root, way.head, round_pen("#2A1506", 2.4 * u / 56), QColor(_VERMILION))
        for k, at in enumerate(way.beads):
            text = picture.beads[k] if k < len(picture.beads) else str(k + 1)
            if text:
                self._bead(root, at, marks.bead(self._level, text))

    def _fill_trail(self, root: QGraphicsItem, index: int) -> None:
        trail = self._picture.trails[index]
        points, u = self._points(trail.spaces), SCENE_SIZE
        player = self._board.colours(trail.owner)
        if len(points) > 1:
            line = marks.way(points, 0.08)
            self._line(root, line, round_pen("#1B120A", 4.4 * u / 56))
            self._line(root, line, round_pen(mixed(player.colour, "#FFFFFF", 0.15), 2.4 * u / 56))
            head = marks.arrow_head(line, u * 0.17)
            self._line(root, head, round_pen("#1B120A", 1.6 * u / 56), mixed(player.colour, "#FFFFFF", 0.15))
        # Beads lie between the hexes, so that no piece is covered.
        for k, (a, b) in enumerate(pairwise(points)):
            sprite = marks.bead(self._level, str(k + 1), player.colour, "#1B120A", player.text)
            self._bead(root, marks.way([a, b], 0.08).pointAtPercent(0.5), sprite)

    def _make_range(self, index: int) -> QGraphicsItem:
        """A line round spaces in reach, and its text at the right end of it; nearer ones lie above farther ones."""
        reach = self._picture.ranges[index]
        outline = scaled(self._shapes.group(reach.spaces), SCENE_SIZE)
        u = SCENE_SIZE / 56
        strength = 1.0 if index == 0 else max(0.55, 0.85 - 0.15 * index)
        root = QGraphicsPathItem(outline)
        root.setZValue(Z.RING + 1 - index * 0.1)
        root.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        # Without dashes: these cost a lot where the line is long.
        root.setPen(round_pen(colour("#1B0F2E", 0.75 * strength), (8.4 if index == 0 else 6.0) * u))
        self._line(root, outline, round_pen(colour("#F3EBFF", strength), (5.6 if index == 0 else 3.8) * u))
        self._line(root, outline, round_pen(colour("#6B5CC0", 1.0), (3.0 if index == 0 else 2.0) * u))
        if reach.label and not outline.isEmpty():
            elements = [outline.elementAt(i) for i in range(outline.elementCount())]
            far = max(elements, key=lambda point: (round(point.x / SCENE_SIZE, 1), -point.y))
            self._bead(root, QPointF(far.x, far.y), marks.bead(self._level, reach.label, "#3B2F78", "#F3EBFF", "#FFFFFF"))
        return root

    # ---- badge
    def _draw_badge(self) -> None:
        self._badges.clear()
        self._badge.setVisible(self.badge_space() >= 0)
        if self._badge.isVisible():
            self._badge.setPixmap(self._badge_pixmap(1.0))

    def _badge_pixmap(self, shrunk: float) -> QPixmap:
        known = self._badges.get(shrunk)
        if known is None:
            picture, scale, dpr = self._picture, self._scale * shrunk, self._level.dpr
            if picture.refused is not None:
                known = badges.refusal_badge(picture.refused, self._palette, scale, dpr)
            elif picture.odds is not None:
                known = badges.odds_badge(picture.odds, self._palette, scale, dpr)
            else:
                assert picture.note is not None
                known = badges.note_badge(picture.note, self._palette, scale, dpr)
            self._badges[shrunk] = known
        return known

    def badge_space(self) -> int:
        """The space the badge speaks of, or -1."""
        picture = self._picture
        about = picture.refused or picture.odds or picture.note
        return about.space if about is not None and about.space in self._shapes.grid else -1

    def place_badge(
        self, to_scene: QTransform, window: QRectF, keep: list[int], label: QRectF, taken: Sequence[QRectF] = ()
    ) -> None:
        """Put the badge beside its space: `window` is the view's rectangle, `to_scene` maps it into the scene.

        `keep` are spaces that should stay visible beside the targets, `label` is that of the space (in the scene), `taken` is
        where something else lies on the view.
        """
        space = self.badge_space()
        if space < 0:
            return
        to_view, _ = to_scene.inverted()
        x, y = (v * SCENE_SIZE for v in self._shapes.grid.centre(space))
        subject = to_view.mapRect(QRectF(x - SCENE_SIZE, y - SCENE_SIZE * 0.92, 2 * SCENE_SIZE, 1.84 * SCENE_SIZE))
        if not label.isEmpty():
            subject = subject.united(to_view.mapRect(label))
        halo = subject.adjusted(0, -0.22 * subject.height(), 0, 0.06 * subject.height())
        weights = dict.fromkeys(keep, 3.0) | dict.fromkeys(self._picture.targets, 9.0)
        if self._picture.source is not None:
            weights[self._picture.source] = 9.0
        grid = self._shapes.grid
        crowd = [(to_view.map(QPointF(*grid.centre(s)) * SCENE_SIZE), w) for s, w in weights.items() if s in grid]
        margin = badges.SHADOW
        for shrunk in _SHRINK:
            if shrunk < 1.0 and self._scale * shrunk < 1.0:
                break  # no smaller than normal text
            pixmap = self._badge_pixmap(shrunk)
            # The shadow round the sheet may lie on what it speaks of.
            size = pixmap.deviceIndependentSize() - QSizeF(2 * margin, 2 * margin)
            spot, hidden = badges.badge_place(size, subject, window, crowd, halo, taken)
            if hidden < 0.005:
                break
        if pixmap.cacheKey() != self._badge.pixmap().cacheKey():
            self._badge.setPixmap(pixmap)
        self._badge.setPos(to_scene.map(spot - QPointF(margin, margin)))
