"""Animations between two pictures: pieces travel, drop in and fade, clouds part, a hand's group drops or glides back.

The new picture is already set when an animation starts; animations only show the way there and own nothing. Each has a start on
one clock, so that a row of them can be laid out at once; `finish` ends all of them, those still to come included.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from desktop.board.geometry import SCENE_SIZE
from desktop.board.levels import Level
from desktop.board.pieceitems import Z, make_item, show_sprite
from desktop.board.pieces import Sprite
from desktop.robust import guarded

MOVE_MS, MOVE_LIMIT_MS, DROP_MS, RETURN_MS, REVEAL_MS, FADE_MS, BREATH_MS = 90, 420, 180, 200, 450, 80, 900
LEAVE_MS = 260
_TICK_MS = 16
_LONGEST_TICK_MS = 60
"""A loop that was held up does not make the animation jump further than that."""

Ease = QEasingCurve.Type
Step = Callable[[float], None]
Done = Callable[[], None]


def nothing() -> None:
    """Do nothing when an animation ends."""


def move_ms(hops: int) -> float:
    """Return how long a piece travels over so many spaces, at normal speed."""
    return min(MOVE_MS * hops, MOVE_LIMIT_MS)


@dataclass(slots=True, eq=False)
class _Act:
    start: float
    ms: float
    easing: QEasingCurve
    step: Step
    items: list[QGraphicsItem]
    done: Done
    foreign: bool
    sign: bool
    begun: bool = False


class Motion(QObject):
    """Runs the animations of one scene. `speed` is a factor (2 is twice as fast), 0 switches animations off.

    While `foreign` is set, what is started shows what somebody else did: see `interrupt`. Times are in ms at normal speed.
    """

    finished = Signal()
    interrupted = Signal()
    """A person ended what ran; what flies elsewhere in the window ends too."""

    def __init__(self, scene: QGraphicsScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self.speed = 1.0
        self.reduced = False
        self.foreign = False
        self._acts: list[_Act] = []
        self._now = 0.0
        self._ending = False
        self._since = QElapsedTimer()
        self._tick = QTimer(self)
        self._tick.setTimerType(Qt.TimerType.PreciseTimer)
        self._tick.setInterval(_TICK_MS)
        self._tick.timeout.connect(self._on_tick)

    @property
    def is_running(self) -> bool:
        """Whether anything moves, or is about to."""
        return bool(self._acts)

    @property
    def is_busy(self) -> bool:
        """Whether anything is still on its way to where the picture says; signs that fade over it are not."""
        return any(not act.sign for act in self._acts)

    @property
    def remaining_ms(self) -> float:
        """How long it is busy, in ms as they pass on the wall."""
        end = max((act.start + act.ms for act in self._acts if not act.sign), default=self._now)
        return (end - self._now) / self.speed if self.speed > 0 else 0.0

    def finish(self) -> None:
        """End all animations: everything is where the picture says."""
        self._finish(signs=True)

    def settle(self) -> None:
        """End what is on its way; signs that fade over it go on: the next picture may come."""
        self._finish(signs=False)

    def _finish(self, signs: bool) -> None:
        self._ending = True
        try:
            while acts := [act for act in self._acts if signs or not act.sign]:
                self._end(min(acts, key=lambda act: act.start + act.ms))
        finally:
            self._ending = False

    def interrupt(self) -> bool:
        """A click or a key of a person: end all animations. Returns whether that was all it was for.

        What others did is looked at before anything is done about it; who interrupts an animation of the own move goes on.
        """
        foreign = any(act.foreign and not act.sign for act in self._acts)
        self.finish()
        self.interrupted.emit()
        return foreign

    def advance(self, ms: float) -> None:
        """Let time pass, in ms at normal speed."""
        self._now += ms
        for act in sorted(self._acts, key=lambda act: act.start + act.ms):
            if act in self._acts and act.start <= self._now:
                self._run(act)

    def start(
        self,
        ms: float,
        easing: Ease | QEasingCurve,
        step: Step,
        items: list[QGraphicsItem],
        done: Done = nothing,
        delay: float = 0.0,
        sign: bool = False,
    ) -> None:
        """Run `step` from 0 to 1 within `ms`, after `delay`; `items` are in the scene meanwhile only; then call `done`.

        `sign`: it only fades over the picture, and nothing has to wait for it.
        """
        curve = QEasingCurve(easing) if isinstance(easing, Ease) else easing
        act = _Act(self._now + delay, max(1.0, ms), curve, step, items, done, self.foreign, sign)
        self._acts.append(act)
        if self.speed <= 0 or self._ending:
            self._end(act)
            return
        if delay <= 0:
            self._run(act)
        if not self._tick.isActive():
            self._since.start()
            self._tick.start()

    def shorten(self, longest: float) -> None:
        """Run all that has been laid out faster, if it would take longer than so many ms at normal speed."""
        all_ms = max((act.start + act.ms - self._now for act in self._acts if not act.sign), default=0.0)
        if all_ms > longest:
            for act in self._acts:
                act.start = self._now + (act.start - self._now) * longest / all_ms
                if not act.sign:
                    act.ms *= longest / all_ms

    def at(self, delay: float, done: Done) -> None:
        """Call `done` after a time, or when all animations are ended."""
        self.start(0.0, Ease.Linear, lambda _: None, [], done, delay)

    @guarded()
    def _on_tick(self) -> None:
        passed = min(_LONGEST_TICK_MS, self._since.restart())
        self.advance(passed * self.speed)
        if not self._acts:
            self._tick.stop()

    @guarded()
    def _run(self, act: _Act) -> None:
        if not act.begun:
            act.begun = True
            for item in act.items:
                if item.scene() is None:
                    self._scene.addItem(item)
        part = (self._now - act.start) / act.ms
        if part >= 1.0:
            act.step(act.easing.valueForProgress(1.0))  # a loop that was late may have shown it a good way off
            self._end(act)
        else:
            act.step(act.easing.valueForProgress(max(0.0, part)))

    @guarded()
    def _end(self, act: _Act) -> None:
        if act not in self._acts:
            return
        self._acts.remove(act)
        for item in act.items:
            if item.scene() is not None:
                self._scene.removeItem(item)
        act.done()
        if not self._acts:
            self._tick.stop()
            self.finished.emit()

    # ---- kinds
    def hold(self, item: QGraphicsItem, until: float) -> None:
        """Keep an item in the scene for a time: what is not yet what it will be."""
        if until > 0 and not self.reduced:
            self.start(until, Ease.Linear, lambda _: None, [item])

    def travel(self, sprite: Sprite, level: Level, points: list[QPointF], done: Done = nothing, delay: float = 0.0) -> float:
        """A sprite moves along points of the scene, then `done` is called. Returns when that will be."""
        item = make_item(Z.FLYING)
        show_sprite(item, sprite, level)
        if self.reduced or len(points) < 2:
            item.setPos(points[-1])
            self.start(FADE_MS, Ease.Linear, item.setOpacity, [item], done, delay)
            return delay + FADE_MS
        hops = len(points) - 1
        item.setPos(points[0])

        def step(t: float) -> None:
            at = min(t, 1.0) * hops
            k = min(hops - 1, int(at))
            part = at - k
            hop = points[k] + (points[k + 1] - points[k]) * part
            item.setPos(hop - QPointF(0, SCENE_SIZE * 0.16 * 4 * part * (1 - part)))

        ms = move_ms(hops)
        self.start(ms, Ease.InOutCubic, step, [item], done, delay)
        return delay + ms

    def place(self, item: QGraphicsItem, done: Done = nothing, delay: float = 0.0) -> float:
        """An item drops in from above to where it is. Returns when it lies."""
        if self.reduced:
            self.start(FADE_MS, Ease.Linear, item.setOpacity, [item], done, delay)
            return delay + FADE_MS
        home, lift = item.pos(), QPointF(0, -0.55 * SCENE_SIZE)
        ease = QEasingCurve(Ease.OutBack)
        ease.setOvershoot(1.1)
        item.setPos(home + lift)
        item.setOpacity(0.0)

        def step(t: float) -> None:
            item.setPos(home + lift * (1 - t))
            item.setOpacity(max(0.0, min(1.0, 2.5 * t)))

        self.start(DROP_MS, ease, step, [item], done, delay)
        return delay + DROP_MS

    def take_away(self, item: QGraphicsItem, done: Done = nothing, delay: float = 0.0, rises: bool = True) -> float:
        """An item fades, rising a little unless it gives way to another on its place. Returns when it is gone."""
        if self.reduced:
            self.start(FADE_MS, Ease.Linear, lambda t: item.setOpacity(1 - t), [item], done, delay)
            return delay + FADE_MS
        home, lift = item.pos(), QPointF(0, -0.30 * SCENE_SIZE if rises else 0.0)

        def step(t: float) -> None:
            item.setPos(home + lift * t)
            item.setOpacity(1 - t)

        self.start(LEAVE_MS, Ease.OutCubic, step, [item], done, delay)
        return delay + LEAVE_MS

    def drop(self, item: QGraphicsItem, target: QPointF, done: Done = nothing) -> None:
        """A lifted item settles at a point of the scene and is removed."""
        ease = QEasingCurve(Ease.OutBack)
        ease.setOvershoot(1.1)
        self._glide(item, target, DROP_MS, ease, done)

    def give_back(self, item: QGraphicsItem, target: QPointF, done: Done = nothing) -> None:
        """A refused item glides back and is removed."""
        self._glide(item, target, RETURN_MS, QEasingCurve(Ease.OutCubic), done)

    def _glide(self, item: QGraphicsItem, target: QPointF, ms: float, ease: QEasingCurve, done: Done) -> None:
        start = item.pos()
        if self.reduced or self.speed <= 0:
            item.setPos(target)
            self.start(FADE_MS, Ease.Linear, lambda t: item.setOpacity(1 - t), [item], done)
            return
        self.start(ms, ease, lambda t: item.setPos(start + (target - start) * t), [item], done)

    def breathe(self, items: list[QGraphicsItem]) -> None:
        """Items that stay fade and come back once: look here."""
        if self.reduced:
            return

        def step(t: float) -> None:
            for item in items:
                item.setOpacity(1 - 0.65 * math.sin(math.pi * t))

        self.start(BREATH_MS, Ease.Linear, step, [], lambda: step(0.0), sign=True)

    def part_clouds(self, pixmap: QPixmap, x: int, y: int, level: Level, done: Done = nothing) -> float:
        """The old picture of a region (at (x, y) in device pixels of the level) parts to both sides and fades.

        Returns when it is gone.
        """
        items: list[QGraphicsItem] = []
        half, k = pixmap.width() // 2, SCENE_SIZE / level.px
        for at, width in ((0, half), (half, pixmap.width() - half)):
            item = make_item(Z.VEIL - 1)
            show_sprite(item, Sprite(pixmap.copy(at, 0, width, pixmap.height()), 0, 0), level)
            item.setPos((x + at) * k, y * k)
            items.append(item)
        starts = [item.pos() for item in items]

        def step(t: float) -> None:
            for item, start, side in zip(items, starts, (-1, 1), strict=True):
                if not self.reduced:
                    item.setPos(start + QPointF(side * SCENE_SIZE * 0.8 * t, 0))
                item.setOpacity(1 - t)

        ms = FADE_MS if self.reduced else REVEAL_MS
        self.start(ms, Ease.InOutCubic, step, items, done)
        return ms
