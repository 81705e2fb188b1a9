"""Shows the way from one picture to the next: lays the animations of all that changed out on the motion's clock.

The new picture is set before; an item that is not yet as it will be is hidden, and what it was stands in its place until its time
comes. When the motion ends nothing of that is left.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable
from dataclasses import dataclass, field
from itertools import groupby
from typing import TYPE_CHECKING

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from desktop.board import arrange, changes, levels, shows
from desktop.board.arrange import Place
from desktop.board.changes import StackKey
from desktop.board.geometry import Point
from desktop.board.model import (
    Act,
    BannerPicture,
    BoardPicture,
    CityPicture,
    DicePicture,
    DragGroup,
    MovePicture,
    RisePicture,
    StackPicture,
)
from desktop.board.motion import DROP_MS, Ease
from desktop.board.pieceitems import Held, Z, make_item, show_sprite
from desktop.board.pieces import Sprite, garrisons, shared

if TYPE_CHECKING:
    from PySide6.QtCore import QPointF

    from desktop.board.view import BoardView

STAGGER_MS = 60
"""Between pieces that drop onto the same space."""
LONGEST_MS = 2600
"""More than that is not shown of one step: it runs faster."""


@dataclass(slots=True)
class Timeline:
    """When what happens, in ms from now: `leaves` and `lands` by stack, `end` when all moves and dice are over."""

    leaves: dict[StackKey, float] = field(default_factory=dict)
    lands: dict[StackKey, float] = field(default_factory=dict)
    end: float = 0.0


class Stage:
    """Animates the changes of one view."""

    def __init__(self, view: BoardView) -> None:
        self._view = view
        self._hidden: set[Hashable] = set()

    # ---- the row of animations
    def play(
        self,
        before: BoardPicture,
        held: dict[Hashable, Held],
        acts: tuple[Act, ...],
        carried: tuple[DragGroup, int] | None = None,
        delay: float = 0.0,
    ) -> None:
        """Show the way from a picture to the one that is set now.

        `held` is how its items looked, `carried` what a hand has just carried to a space (it is not flown once more), `delay`
        when to begin.
        """
        view, motion = self._view, self._view.motion
        if motion.speed <= 0:
            return
        after = view.picture
        acts = tuple(act for act in acts if self._can_show(act))
        time = self._lay_out(before, after, acts, carried, delay)
        moves = [act for act in acts if isinstance(act, MovePicture)]
        unexplained = changes.stack_changes(before, after, moves)
        expected = changes.counts_after(before, after, moves)
        now = view.pieces.held()
        changed = {key for key in held.keys() | now.keys() if _kind(key) != "label" and not _same(held.get(key), now.get(key))}
        changed |= {("stack", key) for key in unexplained}
        self._keep_labels(held, time, (before, after))
        for key in sorted(changed, key=repr):
            old, new = held.get(key), now.get(key)
            if motion.reduced:
                if old is not None:
                    motion.take_away(old.item(), rises=False)
            elif isinstance(key, tuple) and key[0] == "stack":
                stack = key[1]
                had = next((s for s in before.stacks if s.key == stack), None)
                fought = stack in unexplained and unexplained[stack][1] and stack in time.lands
                if fought and time.end > time.lands[stack]:
                    # Who came and fought stands there as he came until the fight is over.
                    had = _standing(stack, expected[stack])
                    self._stand_as(had, time.lands[stack], time.end)
                has = next((s for s in after.stacks if s.key == stack), None)
                self._change_stack(key, (old, new), (had, has), unexplained.get(stack), time, (before, after))
            elif isinstance(key, tuple) and key[0] == "city":
                self._change_city(key[1], old, new, time, (before, after))
            elif new is not None:
                self._wait(key, time.end + DROP_MS)
                motion.place(new.item(), delay=time.end)
        motion.shorten(LONGEST_MS)

    def _can_show(self, act: Act) -> bool:
        grid = self._view.shapes.grid
        if isinstance(act, MovePicture):
            return bool(act.tokens) and len(act.spaces) > 1 and all(space in grid for space in act.spaces)
        return isinstance(act, BannerPicture) or act.space in grid

    def _lay_out(
        self,
        before: BoardPicture,
        after: BoardPicture,
        acts: tuple[Act, ...],
        carried: tuple[DragGroup, int] | None,
        delay: float,
    ) -> Timeline:
        time, at = Timeline(), delay
        keys = changes.stack_keys(before, after)
        for (kind, _), group in groupby(acts, key=lambda act: (type(act), getattr(act, "throw", 0))):
            if kind is DicePicture:
                rows: Counter[int] = Counter()
                ends = [at]
                for act in group:
                    if isinstance(act, DicePicture):
                        ends.append(shows.roll_dice(self._view, act, at, rows[act.space]))
                        rows[act.space] += 1
                at = max(ends)
                continue
            for act in group:
                if isinstance(act, MovePicture):
                    gone, come = (keys.get((space, str(act.owner))) for space in (act.spaces[0], act.spaces[-1]))
                    if gone is not None:
                        time.leaves.setdefault(gone, at)
                    way = _rest_of_way(act, carried)
                    at = self._fly(act, way, at) if len(way) > 1 else at + DROP_MS
                    if come is not None:
                        time.lands[come] = at
                elif isinstance(act, RisePicture):
                    shows.rise(self._view, act, at)
                elif isinstance(act, BannerPicture):
                    shows.unfurl(self._view, act, at)
        time.end = at
        return time

    def _fly(self, move: MovePicture, way: tuple[int, ...], at: float) -> float:
        view, level = self._view, self._view.level()
        sprite = view.pieces.art.stack(move.tokens, move.owner, move.sea, view.picture, level, level.size * 0.05)
        return view.motion.travel(sprite, level, [view.scene_centre(space) for space in way], delay=at)

    # ---- waiting items
    def _wait(self, key: Hashable, until: float) -> None:
        """Hide an item of the new picture until its time has come."""
        if until > 0:
            self._hidden.add(key)
            self._view.pieces.set_hidden(frozenset(self._hidden))
            self._view.motion.at(until, lambda: self._appear(key))

    def _appear(self, key: Hashable) -> None:
        self._hidden.discard(key)
        self._view.pieces.set_hidden(frozenset(self._hidden))

    def _stand_in(self, sprite: Sprite, like: Held, start: float, until: float) -> None:
        """Show a sprite where an item will be, for a time."""
        if until > start:
            item = self._item(sprite, like.pos, like.z)
            self._view.motion.start(until - start, Ease.Linear, lambda _: None, [item], delay=start)

    def _item(self, sprite: Sprite, pos: QPointF, z: float) -> QGraphicsPixmapItem:
        item = make_item(z)
        show_sprite(item, sprite, self._view.level())
        item.setPos(pos)
        return item

    # ---- stacks
    def _stand_as(self, stack: StackPicture, start: float, until: float) -> None:
        view = self._view
        if stack.tokens:
            sprite = view.pieces.art.stack(stack.tokens, stack.owner, stack.sea, view.picture, view.level())
            item = self._item(sprite, view.scene_centre(stack.space), Z.STACKS)
            view.motion.start(until - start, Ease.Linear, lambda _: None, [item], delay=start)

    def _change_stack(
        self,
        key: Hashable,
        looks: tuple[Held | None, Held | None],
        stacks: tuple[StackPicture | None, StackPicture | None],
        change: tuple[Counter[str], Counter[str]] | None,
        time: Timeline,
        pictures: tuple[BoardPicture, BoardPicture],
    ) -> None:
        """Looks and stacks are those before and after; the stack before as it stood when the moves were over."""
        motion, (old, new), (had, has) = self._view.motion, looks, stacks
        placed, taken = change or (Counter(), Counter())
        stack = had or has
        assert stack is not None
        arrives = time.lands.get(stack.key, time.leaves.get(stack.key, time.end))
        start = time.end if taken else arrives
        if old is not None:
            motion.hold(old.item(), arrives)
        if taken and has is None and old is not None and arrives == start:
            motion.take_away(old.item(), delay=start)  # with its pennant
        elif taken and had is not None:
            _, pieces = changes.split_stack(self._stack_places(had, pictures[0]), taken)
            self._take(pieces, pictures[0], self._scale(had, pictures[0]), self._spot(had, old, new), start)
        if new is None or has is None:
            return
        lies = start
        if placed:
            rest, pieces = changes.split_stack(self._stack_places(has, pictures[1]), placed)
            lies = self._drop(pieces, pictures[1], self._scale(has, pictures[1]), new, start)
            if rest:
                self._stand_in(self._stack_sprite(has, pictures[1], rest), new, start, lies)
        self._wait(key, lies)

    def _spot(self, stack: StackPicture, *looks: Held | None) -> Held:
        """Where the pieces of a stack stand: as one of its items, else in the middle of its space."""
        nowhere = Held(Sprite(QPixmap(), 0, 0), 1.0, self._view.scene_centre(stack.space), Z.STACKS, None)
        return next((look for look in looks if look is not None), nowhere)

    def _stack_places(self, stack: StackPicture, picture: BoardPicture) -> list[Place]:
        if self._view.level().detail < levels.NORMAL:
            return [Place(arrange.main_icon(stack.tokens), stack.owner, 0.16, 0.46, 0.86, stack.count)]
        if garrisons(picture).get(stack.space) is stack:
            return arrange.garrison_places(stack)
        return arrange.stack_places(stack.tokens, stack.owner, stack.sea)[0]

    def _stack_sprite(self, stack: StackPicture, picture: BoardPicture, places: list[Place]) -> Sprite:
        art, level = self._view.pieces.art, self._view.level()
        if garrisons(picture).get(stack.space) is stack:
            return art.garrison(stack, picture, level, places)
        scale = self._scale(stack, picture)
        return art.stack(stack.tokens, stack.owner, stack.sea, picture, level, badge=stack.badge, scale=scale, only=places)

    def _scale(self, stack: StackPicture, picture: BoardPicture) -> float:
        offset = shared(picture, garrisons(picture).values()).get(stack.key, (0.0, 0.0))
        return arrange.SHARED_SCALE if offset != (0.0, 0.0) else 1.0

    # ---- cities
    def _keep_labels(
        self, held: dict[Hashable, Held], time: Timeline, pictures: tuple[BoardPicture, BoardPicture]
    ) -> None:
        """What a label tells of a city changes when the city does, not before the dice have rolled."""
        if self._view.motion.reduced:
            return
        cities = {city.space: city for city in pictures[0].cities}
        for city in pictures[1].cities:
            was, key = cities.get(city.space), ("label", city.space)
            if was is None or _told(was) != _told(city):
                start = self._city_time(city.space, time, pictures)
                if key in held:
                    self._view.motion.hold(held[key].item(), start)
                self._wait(key, start)

    def _city_time(self, space: int, time: Timeline, pictures: tuple[BoardPicture, BoardPicture]) -> float:
        """A city whose own pieces stay makes room for units when they come; anything else is the end of it."""
        before, after = (next((c for c in p.cities if c.space == space), None) for p in pictures)
        if before is not None and after is not None and _pieces(before) == _pieces(after) and _told(before) == _told(after):
            return next((at for key, at in time.lands.items() if key[0] == space and not key[2]), 0.0)
        return time.end

    def _change_city(
        self, space: int, old: Held | None, new: Held | None, time: Timeline, pictures: tuple[BoardPicture, BoardPicture]
    ) -> None:
        motion, start = self._view.motion, self._city_time(space, time, pictures)
        if old is not None:
            motion.hold(old.item(), start)
        if new is None:
            if old is not None:
                motion.take_away(old.item(), delay=start)
            return
        if self._view.level().detail < levels.NORMAL:
            # Seen from so far a city is one sign: the new one drops in, or the old one fades over it.
            self._wait(("city", space), start if old is not None else motion.place(new.item(), delay=start))
            if old is not None:
                motion.take_away(old.item(), delay=start, rises=False)
            return
        before, after = ((p, next((c for c in p.cities if c.space == space), None)) for p in pictures)
        old_places, new_places = self._city_places(*before), self._city_places(*after)
        both, placed = changes.split_city(new_places, old_places)
        _, taken = changes.split_city(old_places, new_places)
        self._take(taken, pictures[0], 1.0, old or new, start)
        lies = start
        if placed and after[1] is not None:
            lies = self._drop(placed, pictures[1], 1.0, new, start)
            art, level = self._view.pieces.art, self._view.level()
            garrison, side = garrisons(pictures[1]).get(space), self._port_side(after[1])
            self._stand_in(art.city(after[1], garrison, side, pictures[1], level, both), new, start, lies)
        self._wait(("city", space), lies)

    def _city_places(self, picture: BoardPicture, city: CityPicture | None) -> list[Place]:
        if city is None:
            return []
        return arrange.city_places(city, garrisons(picture).get(city.space), self._port_side(city))

    def _port_side(self, city: CityPicture) -> Point | None:
        return None if city.port_space is None else self._view.shapes.direction(city.space, city.port_space)

    # ---- pieces
    def _drop(self, places: list[Place], picture: BoardPicture, scale: float, like: Held, start: float) -> float:
        """Let pieces drop in, one after another. Returns when the last one lies."""
        view, lies = self._view, start
        sprites = [view.pieces.art.piece(place, picture, view.level(), scale) for place in places]
        for k, sprite in enumerate(sprites):
            item = self._item(sprite, like.pos, like.z + 0.001 * (k + 1))
            lies = view.motion.place(item, delay=start + k * STAGGER_MS)
        for k, sprite in enumerate(sprites[:-1]):
            # What lies already stays until the last one lies too.
            self._stand_in(sprite, like, start + k * STAGGER_MS + DROP_MS, lies)
        return lies

    def _take(self, places: list[Place], picture: BoardPicture, scale: float, like: Held, start: float) -> None:
        view = self._view
        for k, place in enumerate(places):
            sprite = view.pieces.art.piece(place, picture, view.level(), scale)
            view.motion.take_away(self._item(sprite, like.pos, like.z + 0.001 * (k + 1)), delay=start)


def _standing(key: StackKey, counts: Counter[str]) -> StackPicture:
    space, owner, sea = key
    tokens = tuple((icon, number) for icon, number in counts.items() if number > 0)
    return StackPicture(space, int(owner) if owner.isdigit() else owner, tokens, sea)


def _told(city: CityPicture) -> tuple[object, ...]:
    return city.owner, city.name, city.size, city.mood


def _kind(key: Hashable) -> str:
    return str(key[0]) if isinstance(key, tuple) else ""


def _pieces(city: CityPicture) -> tuple[object, ...]:
    return city.owner, city.buildings, city.wonders, city.icon


def _same(a: Held | None, b: Held | None) -> bool:
    return a is not None and b is not None and a.what == b.what and a.pos == b.pos


def _rest_of_way(move: MovePicture, carried: tuple[DragGroup, int] | None) -> tuple[int, ...]:
    """The spaces over which a move is still to be shown: a hand may have carried the pieces there, or nearly."""
    if carried is None:
        return move.spaces
    group, end = carried
    if move.owner != group.owner or move.spaces[0] != group.space:
        return move.spaces
    return (end,) if move.spaces[-1] == end else (end, move.spaces[-1])
