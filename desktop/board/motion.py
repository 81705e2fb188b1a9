"""Animations between two pictures: pieces travel, clouds part, a hand's group drops or glides back.

The new picture is already set when an animation starts; animations only show the way there and own nothing. `finish` ends all of
them at once.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QVariantAnimation, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from desktop.board.geometry import SCENE_SIZE
from desktop.board.levels import Level
from desktop.board.pieceitems import Z, make_item, show_sprite
from desktop.board.pieces import Sprite
from desktop.robust import guarded

MOVE_MS, MOVE_LIMIT_MS, DROP_MS, RETURN_MS, REVEAL_MS, FADE_MS, BREATH_MS = 90, 420, 180, 200, 450, 80, 900


@dataclass(slots=True)
class _Running:
    animation: QVariantAnimation
    items: list[QGraphicsItem]
    done: Callable[[], None]


class Motion(QObject):
    """Runs the animations of one scene. `speed` is a factor (2 is twice as fast), 0 switches animations off."""

    finished = Signal()

    def __init__(self, scene: QGraphicsScene, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._scene = scene
        self.speed = 1.0
        self.reduced = False
        self._running: list[_Running] = []

    @property
    def is_running(self) -> bool:
        """Whether anything moves."""
        return bool(self._running)

    def finish(self) -> None:
        """End all animations: everything is where the picture says."""
        while self._running:
            self._end(self._running[-1])

    def _start(
        self,
        ms: float,
        easing: QEasingCurve,
        step: Callable[[float], None],
        items: list[QGraphicsItem],
        done: Callable[[], None],
    ) -> None:
        for item in items:
            if item.scene() is None:
                self._scene.addItem(item)
        animation = QVariantAnimation(self)
        running = _Running(animation, items, done)
        self._running.append(running)
        if self.speed <= 0:
            self._end(running)
            return
        animation.setStartValue(0.0)
        animation.setEndValue(1.0)
        animation.setDuration(max(1, round(ms / self.speed)))
        animation.setEasingCurve(easing)
        animation.valueChanged.connect(lambda value: self._step(running, step, float(value)))
        animation.finished.connect(lambda: self._end(running))
        step(0.0)
        animation.start()

    @guarded()
    def _step(self, running: _Running, step: Callable[[float], None], value: float) -> None:
        if running in self._running:
            step(value)

    @guarded()
    def _end(self, running: _Running) -> None:
        if running not in self._running:
            return
        self._running.remove(running)
        running.animation.stop()
        running.animation.deleteLater()
        for item in running.items:
            if item.scene() is not None:
                self._scene.removeItem(item)
        running.done()
        if not self._running:
            self.finished.emit()

    # ---- kinds
    def travel(self, sprite: Sprite, level: Level, points: list[QPointF], done: Callable[[], None]) -> None:
        """A sprite moves along points of the scene, then `done` is called."""
        item = make_item(Z.FLYING)
        show_sprite(item, sprite, level)
        if self.reduced or len(points) < 2:
            item.setPos(points[-1])
            self._start(FADE_MS, QEasingCurve(QEasingCurve.Type.Linear), item.setOpacity, [item], done)
            return
        hops = len(points) - 1

        def step(t: float) -> None:
            at = min(t, 1.0) * hops
            k = min(hops - 1, int(at))
            part = at - k
            hop = points[k] + (points[k + 1] - points[k]) * part
            item.setPos(hop - QPointF(0, SCENE_SIZE * 0.16 * 4 * part * (1 - part)))

        ease = QEasingCurve(QEasingCurve.Type.InOutCubic)
        self._start(min(MOVE_MS * hops, MOVE_LIMIT_MS), ease, step, [item], done)

    def drop(self, item: QGraphicsItem, target: QPointF, done: Callable[[], None]) -> None:
        """A lifted item settles at a point of the scene and is removed."""
        ease = QEasingCurve(QEasingCurve.Type.OutBack)
        ease.setOvershoot(1.1)
        self._glide(item, target, DROP_MS, ease, done)

    def give_back(self, item: QGraphicsItem, target: QPointF, done: Callable[[], None]) -> None:
        """A refused item glides back and is removed."""
        self._glide(item, target, RETURN_MS, QEasingCurve(QEasingCurve.Type.OutCubic), done)

    def _glide(self, item: QGraphicsItem, target: QPointF, ms: float, ease: QEasingCurve, done: Callable[[], None]) -> None:
        start = item.pos()
        if self.reduced:
            item.setPos(target)
            self._start(FADE_MS, QEasingCurve(QEasingCurve.Type.Linear), lambda t: item.setOpacity(1 - t), [item], done)
            return
        self._start(ms, ease, lambda t: item.setPos(start + (target - start) * t), [item], done)

    def breathe(self, items: list[QGraphicsItem]) -> None:
        """Items that stay fade and come back once: look here."""
        if self.reduced:
            return

        def step(t: float) -> None:
            for item in items:
                item.setOpacity(1 - 0.65 * math.sin(math.pi * t))

        self._start(BREATH_MS, QEasingCurve(QEasingCurve.Type.Linear), step, [], lambda: step(0.0))

    def part_clouds(self, pixmap: QPixmap, x: int, y: int, level: Level, done: Callable[[], None]) -> None:
        """The old picture of a region (at (x, y) in device pixels of the level) parts to both sides and fades."""
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
        self._start(ms, QEasingCurve(QEasingCurve.Type.InOutCubic), step, items, done)
