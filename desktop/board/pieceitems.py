"""The items that show pieces: one for each city, label, stack and marker, changed only where the picture changed."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass, replace
from enum import IntEnum
from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from desktop.board import arrange, labels, levels
from desktop.board.arrows import Kept
from desktop.board.boardshapes import BoardShapes
from desktop.board.geometry import SCENE_SIZE, Point
from desktop.board.jobs import JobQueue
from desktop.board.levels import Level
from desktop.board.model import BoardPicture, CityPicture, SpacePicture, StackPicture
from desktop.board.pieces import PieceArt, Sprite, SpriteCache, garrisons, shared
from desktop.board.shapes import drawn_icons, read_icon
from desktop.board.spoken import place_name
from desktop.theme.palette import Palette

_AT_ONCE = 8  # so many changed pieces are drawn before the next frame; more come in slices
_CACHE_BYTES = 24 << 20
_HOVER_SCALE = 1.04
_IN_FRONT = 0.3
"""Units by which a garrison counts as further in front than its space."""


#: A key, what its look depends on, its layer, where it stands, and how it is drawn.
_Wanted = tuple[Hashable, Hashable, float, Point, Callable[[], Sprite]]


class Z(IntEnum):
    """Order of the layers above the ground."""

    VEIL = 10
    GLOW = 12
    RING = 14
    NAMES = 16
    HOVER = 18
    PIECES = 20
    STACKS = 30
    PATH = 40
    LABELS = 50
    FLYING = 60
    GHOST = 70
    BADGE = 80


def _in_scene(box: QRectF) -> QRectF:
    """A box on the board in units, in the scene."""
    return QRectF(box.topLeft() * SCENE_SIZE, box.size() * SCENE_SIZE)


@dataclass(frozen=True, slots=True)
class Held:
    """How an item looked and where it stood; `what` is the same for equal looks."""

    sprite: Sprite
    px: float
    pos: QPointF
    z: float
    what: Hashable

    def item(self) -> QGraphicsPixmapItem:
        """A new item that looks like it, not yet in a scene."""
        item = make_item(self.z)
        item.setPixmap(self.sprite.pixmap)
        item.setOffset(-self.sprite.x, -self.sprite.y)
        item.setScale(SCENE_SIZE / self.px)
        item.setPos(self.pos)
        return item


@dataclass(slots=True)
class _Shown:
    item: QGraphicsPixmapItem
    signature: Hashable = None
    wanted: Hashable = None
    px: float = 56.0


def make_item(z: float) -> QGraphicsPixmapItem:
    """A pixmap item that takes no part in hit tests."""
    item = QGraphicsPixmapItem()
    item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    item.setZValue(z)
    return item


def show_sprite(item: QGraphicsPixmapItem, sprite: Sprite, level: Level) -> None:
    """Give an item a sprite of a level: at that level it is shown 1:1."""
    item.setPixmap(sprite.pixmap)
    item.setOffset(-sprite.x, -sprite.y)
    item.setScale(SCENE_SIZE / level.px)


class PieceItems:
    """Keeps the items of one scene in step with the picture, the level and the theme."""

    def __init__(self, scene: QGraphicsScene, jobs: JobQueue, palette: Palette) -> None:
        self._scene = scene
        self._jobs = jobs
        self._palette = palette
        self._level = Level(56)
        self._strong = False
        self._text_scale = 1.0
        self._art = PieceArt(palette, 1.0)
        self._sprites = SpriteCache(_CACHE_BYTES)
        self._picture = BoardPicture()
        self._shapes = BoardShapes(())
        self._garrisons: dict[int, StackPicture] = {}
        self._offsets: dict[tuple[int, str, bool], Point] = {}
        self._shown: dict[Hashable, _Shown] = {}
        self._cities: dict[int, CityPicture] = {}
        self._stacks: dict[int, list[StackPicture]] = {}
        self._labelled: Hashable = None
        """What the labels were placed for."""
        self._label_places: dict[int, Point] = {}
        """Where the label of each city was placed last, from the centre of its hex."""
        self._labels_look: Hashable = None
        """What their sizes depended on."""
        self._faint: int | None = None
        self._hidden: frozenset[Hashable] = frozenset()
        self._hovered = -1
        self._yields: tuple[int, tuple[str, ...]] = (-1, ())

    @property
    def art(self) -> PieceArt:
        """What pieces are drawn with now."""
        return self._art

    def read_icons(self) -> None:
        """Read the icons that no piece has shown yet, a few between events: a new kind of piece then stops no movement."""
        for name in drawn_icons():
            self._jobs.add(("icon", name), partial(read_icon, name), 9.0)

    def set_picture(self, picture: BoardPicture, shapes: BoardShapes) -> None:
        """Show the pieces of a picture."""
        self._picture, self._shapes = picture, shapes
        self._garrisons = garrisons(picture)
        self._offsets = shared(picture, self._garrisons.values())
        self._cities = {city.space: city for city in picture.cities}
        self._stacks = {}
        for stack in picture.stacks:
            self._stacks.setdefault(stack.space, []).append(stack)
        self._update()

    def set_level(self, level: Level) -> None:
        """Draw the pieces for another level; the old pixmaps stay until then."""
        if level != self._level:
            if level.dpr != self._level.dpr:
                self._art = PieceArt(self._palette, level.dpr, self._strong, self._text_scale)
            self._level = level
            self._update(sliced=True)

    def set_look(self, palette: Palette, strong_patterns: bool, text_scale: float = 1.0) -> None:
        """Change theme, strength of patterns, or size of text."""
        if palette is not self._palette or (strong_patterns, text_scale) != (self._strong, self._text_scale):
            self._palette, self._strong, self._text_scale = palette, strong_patterns, text_scale
            self._art = PieceArt(palette, self._level.dpr, strong_patterns, text_scale)
            for shown in self._shown.values():
                shown.signature = None
            self._sprites.clear()
            self._update(sliced=True)

    def set_faint(self, space: int | None) -> None:
        """Show the units on a space at 38 %: they are in the hand."""
        if space != self._faint:
            self._faint = space
            for key, shown in self._shown.items():
                shown.item.setOpacity(0.38 if self._is_faint(key) else 1.0)

    def set_hovered(self, space: int) -> None:
        """Show the pieces on a space a little larger (-1: none)."""
        old, self._hovered = self._hovered, space
        if old != space:
            for key, shown in self._shown.items():
                if self._space_of(key) in (old, space):
                    self._raise(key, shown)

    def _raise(self, key: Hashable, shown: _Shown) -> None:
        up = self._hovered >= 0 and self._space_of(key) == self._hovered
        mode = Qt.TransformationMode.SmoothTransformation if up else Qt.TransformationMode.FastTransformation
        shown.item.setTransformationMode(mode)
        shown.item.setScale(SCENE_SIZE / shown.px * (_HOVER_SCALE if up else 1.0))

    def _space_of(self, key: Hashable) -> int | None:
        if isinstance(key, tuple) and key[0] in ("city", "stack"):
            return key[1][0] if key[0] == "stack" else key[1]
        return None

    def _is_faint(self, key: Hashable) -> bool:
        return isinstance(key, tuple) and key[0] == "stack" and self._faint is not None and key[1][0] == self._faint

    def set_hidden(self, keys: frozenset[Hashable]) -> None:
        """Hide items (by key) while an animation shows something else in their place."""
        self._hidden = keys
        for key, shown in self._shown.items():
            shown.item.setVisible(key not in self._hidden)

    def held(self) -> dict[Hashable, Held]:
        """How cities, their labels, stacks and markers look now, by key."""
        found: dict[Hashable, Held] = {}
        for key, shown in self._shown.items():
            if isinstance(key, tuple) and key[0] in ("city", "label", "stack", "exhausted"):
                item, offset = shown.item, shown.item.offset()
                sprite = Sprite(item.pixmap(), -offset.x(), -offset.y())
                found[key] = Held(sprite, shown.px, item.pos(), item.zValue(), shown.wanted)
        return found

    # ---- what is where
    def places(self, space: int) -> list[arrange.Place]:
        """The pieces on a space as they are drawn at a normal size, back to front."""
        found: list[arrange.Place] = []
        city = self._cities.get(space)
        if city is not None:
            found += arrange.city_places(city, self._garrisons.get(space), self._port_side(city))
        for stack in self._stacks.get(space, ()):
            if stack.key in self._offsets:
                (dx, dy), k = self._offsets[stack.key], self._scale_of(stack)
                for place in arrange.stack_places(stack.tokens, stack.owner, stack.sea)[0]:
                    moved = replace(place, x=place.x * k + dx, y=place.y * k + dy, size=place.size * k)
                    found.append(moved)
        if city is not None and (garrison := self._garrisons.get(space)) is not None:
            found += arrange.garrison_places(garrison)
        return found

    def _scale_of(self, stack: StackPicture) -> float:
        return arrange.SHARED_SCALE if self._offsets.get(stack.key, (0.0, 0.0)) != (0.0, 0.0) else 1.0

    def _port_side(self, city: CityPicture) -> Point | None:
        return None if city.port_space is None else self._shapes.direction(city.space, city.port_space)

    # ---- keeping in step
    def _update(self, sliced: bool = False) -> None:
        wanted: list[_Wanted] = []
        picture, level, grid = self._picture, self._level, self._shapes.grid
        look = (level, picture.seats)
        for space in picture.spaces:
            if space.exhausted:
                at = grid.centre(space.id)
                wanted.append((("exhausted", space.id), level, Z.PIECES, at, lambda: self._art.exhausted(level)))
        if level.detail == levels.CLOSE:
            cities = {city.space for city in picture.cities}
            for space in picture.spaces:
                if space.id not in cities and space.terrain != "unrevealed":
                    wanted.append(self._place_name(space))
        for city in picture.cities:
            if city.space not in grid:
                continue
            at = grid.centre(city.space)
            garrison, side = self._garrisons.get(city.space), self._port_side(city)
            room = 0 if garrison is None else min(2, len(garrison.tokens))
            look_city = (city.owner, city.buildings, city.wonders, city.icon, room, side, look)

            def draw(city: CityPicture = city, garrison: StackPicture | None = garrison, side: Point | None = side) -> Sprite:
                return self._art.city(city, garrison, side, picture, level)

            wanted.append((("city", city.space), look_city, Z.PIECES + at[1] * 0.01, at, draw))
        for number, stack in enumerate(picture.stacks):
            if stack.space not in grid or not stack.tokens:
                continue
            x, y = grid.centre(stack.space)
            dx, dy = self._offsets.get(stack.key, (0.0, 0.0))
            inside = self._garrisons.get(stack.space) is stack

            def draw_stack(stack: StackPicture = stack, inside: bool = inside) -> Sprite:
                if inside:
                    return self._art.garrison(stack, picture, level)
                scale = self._scale_of(stack)
                return self._art.stack(stack.tokens, stack.owner, stack.sea, picture, level, badge=stack.badge, scale=scale)

            look_stack = (stack.tokens, stack.owner, stack.sea, stack.badge, inside, self._scale_of(stack), look)
            # A garrison is in front of those who attack it; of two with equal feet the later one in the picture is.
            z = Z.STACKS + (y + dy + (_IN_FRONT if inside else 0.0)) * 0.01 + number * 1e-6
            wanted.append((("stack", stack.key), look_stack, z, (x + dx, y + dy), draw_stack))
        self._apply(wanted, sliced)
        self._place_labels()

    def _place_name(self, space: SpacePicture) -> _Wanted:
        x, y = self._shapes.grid.centre(space.id)
        text, level, palette = place_name(space.terrain, space.region), self._level, self._palette
        icons = self._yields[1] if self._yields[0] == space.id else ()
        look = (text, icons, level)
        draw = partial(labels.draw_place_name, text, level, palette, icons, self._text_scale)
        return ("place", space.id), look, Z.NAMES, (x, y + 0.70), draw

    def set_yields(self, space: int, icons: tuple[str, ...]) -> None:
        """Show at the name of a space (-1: none) what it yields, where names are shown."""
        if (space, icons) == self._yields:
            return
        before, self._yields = self._yields[0], (space, icons)
        for here in (before, space):
            found = self._shapes.spaces.get(here)
            if found is not None and ("place", here) in self._shown:
                key, look, _, _, draw = self._place_name(found)
                self._shown[key].wanted = look
                self._draw(key, look, draw)

    def _apply(self, wanted: list[_Wanted], sliced: bool) -> None:
        keys = {entry[0] for entry in wanted}
        for key in [k for k in self._shown if k not in keys and not (isinstance(k, tuple) and k[0] == "label")]:
            self._remove(key)
        changed = []
        for key, signature, z, (x, y), draw in wanted:
            shown = self._shown.get(key)
            if shown is None:
                shown = self._shown[key] = _Shown(make_item(z))
                self._scene.addItem(shown.item)
                shown.item.setOpacity(0.38 if self._is_faint(key) else 1.0)
                shown.item.setVisible(key not in self._hidden)
            shown.item.setZValue(z)
            shown.item.setPos(x * SCENE_SIZE, y * SCENE_SIZE)
            shown.wanted = signature
            if shown.signature != signature:
                changed.append((key, signature, draw))
            else:
                self._jobs.drop(("piece", key))
        for n, (key, signature, draw) in enumerate(changed):
            ready = self._sprites.get((key[0] if isinstance(key, tuple) else key, signature)) is not None
            if ready or (not sliced and len(changed) <= _AT_ONCE):
                self._draw(key, signature, draw)
            else:
                self._jobs.add(("piece", key), partial(self._draw, key, signature, draw), n * 1e-3)

    def _draw(self, key: Hashable, signature: Hashable, draw: Callable[[], Sprite]) -> None:
        shown = self._shown.get(key)
        if shown is None or shown.wanted != signature:
            return
        cached = (key[0] if isinstance(key, tuple) else key, signature)
        sprite = self._sprites.get(cached) or self._sprites.put(cached, draw())
        show_sprite(shown.item, sprite, self._level)
        shown.signature, shown.px = signature, self._level.px
        if self._space_of(key) == self._hovered:
            self._raise(key, shown)

    def _remove(self, key: Hashable) -> None:
        shown = self._shown.pop(key)
        self._jobs.drop(("piece", key))
        self._scene.removeItem(shown.item)

    # ---- labels
    def _place_labels(self) -> None:
        """Labels are drawn and placed together, as one job: their places depend on each other's widths."""
        cities = self._picture.cities if labels.is_shown(self._level) else ()
        for key in [k for k in self._shown if isinstance(k, tuple) and k[0] == "label"]:
            if all(city.space != key[1] for city in cities):
                self._remove(key)
        if not cities:
            self._jobs.drop("labels")
            self._labelled = None
            return
        # Their places depend on what stands where, and on nothing else.
        picture = self._picture
        look = (self._level, self._palette.name, self._strong, self._text_scale)
        wanted = (picture.cities, picture.stacks, picture.seats, self._exhausted(), self._shapes, look)
        if wanted == self._labelled:
            return
        self._labelled = wanted
        if look != self._labels_look:
            self._labels_look = look
            self._label_places.clear()
        for city in cities:
            if self._sprites.get(self._label_signature(city)) is None:
                self._jobs.add(("label", city.space), partial(self._label_sprite, city), 0.4)
        self._jobs.add("labels", self._draw_labels, 0.5)

    def place_labels_anew(self) -> None:
        """Place the labels as if none had been placed before."""
        self._label_places.clear()
        self._labelled = None
        self._place_labels()

    def _label_signature(self, city: CityPicture) -> Hashable:
        return ("label", city.owner, city.name, city.size, city.mood, self._level, self._picture.seats)

    def _label_sprite(self, city: CityPicture) -> Sprite:
        signature = self._label_signature(city)
        sprite = self._sprites.get(signature)
        if sprite is None:
            drawn = labels.draw_label(city, self._picture, self._level, self._palette, self._strong, self._text_scale)
            sprite = self._sprites.put(signature, drawn)
        return sprite

    def _draw_labels(self) -> None:
        picture, level, grid = self._picture, self._level, self._shapes.grid
        if not labels.is_shown(level):
            return
        wanted, sprites = [], {}
        for city in picture.cities:
            if city.space not in grid:
                continue
            sprite = sprites[city.space] = self._label_sprite(city)
            x, y = grid.centre(city.space)
            pixmap = sprite.pixmap
            wanted.append(labels.Wanted(city.space, x, y, pixmap.width() / level.px, (pixmap.height() - 4) / level.px))
        self._label_places = labels.place_labels(wanted, self._obstacles(), self._label_places)
        for space, (dx, dy) in self._label_places.items():
            key = ("label", space)
            x, y = grid.centre(space)
            shown = self._shown.get(key)
            if shown is None:
                shown = self._shown[key] = _Shown(make_item(Z.LABELS))
                self._scene.addItem(shown.item)
                shown.item.setVisible(key not in self._hidden)
            shown.item.setPos((x + dx) * SCENE_SIZE, (y + dy) * SCENE_SIZE)
            show_sprite(shown.item, sprites[space], level)
            shown.px = level.px

    def _exhausted(self) -> tuple[int, ...]:
        return tuple(space.id for space in self._picture.spaces if space.exhausted)

    def _obstacles(self) -> list[tuple[float, float, float, float]]:
        found = []
        normal = self._level.detail >= levels.NORMAL
        for space in self._exhausted():
            x, y = self._shapes.grid.centre(space)
            found.append((x - 0.27, y - 0.26, 0.54, 0.62))
        for space in self._cities.keys() | self._stacks.keys():
            if space not in self._shapes.grid:
                continue
            x, y = self._shapes.grid.centre(space)
            if not normal:
                found.append((x - 0.4, y - 0.6, 0.8, 1.0))
                continue
            for place in self.places(space):
                w = place.size * 0.86
                found.append((x + place.x - w / 2, y + place.y - place.size * 0.94, w, place.size * 0.98))
        for stack in self._picture.stacks if normal else ():
            if stack.key in self._offsets and stack.space in self._shapes.grid and stack.tokens:
                (x, y), (dx, dy) = self._shapes.grid.centre(stack.space), self._offsets[stack.key]
                foot = arrange.stack_places(stack.tokens, stack.owner, stack.sea)[1]
                found.append((x + dx + foot[0] - 0.34, y + dy + foot[1] - 0.74, 0.36, 0.40))
        return found

    def label_box(self, space: int) -> QRectF:
        """Where the label of a space lies in the scene; nothing if it has none."""
        shown = self._shown.get(("label", space))
        if shown is None:
            return QRectF()
        margin = 3 * SCENE_SIZE / self._level.size  # of the picture: its shadow
        return shown.item.sceneBoundingRect().adjusted(margin, margin, -margin, -margin)

    def kept(self, space: int) -> list[Kept]:
        """What an arrow to a space should not cover, in the scene: its name and numbers, other names, its pieces."""
        found: list[Kept] = [
            (self.label_box(key[1]), 8.0 if key[1] == space else 2.0)
            for key in self._shown
            if isinstance(key, tuple) and key[0] == "label"
        ]
        if space not in self._shapes.grid:
            return found
        x, y = self._shapes.grid.centre(space)
        for place in self.places(space) if self._level.detail >= levels.NORMAL else ():
            w, r = place.size * 0.86, 0.135
            box = QRectF(x + place.x - w / 2, y + place.y - place.size * 0.94, w, place.size * 0.98)
            found.append((_in_scene(box), 1.0))
            if place.has_number:
                at = QPointF(x + place.x + place.size * place.number_at[0], y + place.y + place.size * place.number_at[1])
                found.append((_in_scene(QRectF(at.x() - r, at.y() - r, 2 * r, 2 * r)), 30.0))
        return found

    def item_position(self, key: tuple[int, str, bool]) -> QPointF | None:
        """Where a stack's item stands in the scene."""
        shown = self._shown.get(("stack", key))
        return None if shown is None else shown.item.pos()
