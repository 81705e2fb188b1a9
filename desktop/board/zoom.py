"""Zoom of the board: at the cursor, in steps of the ladder or freely, always coming to rest at a level that is drawn 1:1."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QObject,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    QVariantAnimation,
)
from PySide6.QtGui import QInputDevice, QNativeGestureEvent, QTransform, QWheelEvent
from PySide6.QtWidgets import QGraphicsView

from desktop.board import levels
from desktop.board.geometry import SCENE_SIZE
from desktop.robust import guarded

if TYPE_CHECKING:
    from desktop.board.view import BoardView

_STEP_MS = 130
_REST_MS = 120


class Zoom(QObject):
    """Keeps the view's scale. `level` is the hex size (logical pixels) the board rests at, `size` the one shown now."""

    def __init__(self, view: BoardView) -> None:
        super().__init__(view)
        self._view = view
        self.level = 56
        self.size = 56.0
        self._fitted = 56
        self._is_fitted = True
        self._anchor = QPointF()
        self._anchor_scene = QPointF()
        self._glide: tuple[float, QPointF, QPointF] | None = None
        """From which size, and from where to where in the window, the anchor glides."""
        self._notches = 0
        self._run = QVariantAnimation(self)
        self._run.setStartValue(0.0)
        self._run.setEndValue(1.0)  # not of the size: a board that only moves keeps it
        self._run.setDuration(_STEP_MS)
        self._run.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._run.valueChanged.connect(self._on_value)
        self._run.finished.connect(self._on_rest)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST_MS)
        self._rest.timeout.connect(self._on_rest)

    # ---- commands
    def step(self, steps: int, at: QPoint | None = None) -> None:
        """Go some levels closer (positive) or further away, keeping the point `at` of the viewport."""
        goal = self.level if self._run.state() == QVariantAnimation.State.Running else self.size
        self._go(levels.stepped(goal, steps, self._fitted), at)

    def to_level(self, size: int, at: QPoint | None = None, animated: bool = True) -> None:
        """Go to a hex size."""
        self._go(max(levels.SMALLEST, min(levels.LARGEST, size)), at, animated)

    def fit(self, animated: bool = False) -> None:
        """Show the whole board, in the part of the window that no panel lies over."""
        view = self._view
        free, middle = view.free_rect(), QRectF(view.ground.sheet_rect()).center()
        self._fitted = self.fitting(free.size())
        if animated and self._glides():
            self._go(self._fitted, free.center(), scene=middle)
            self._is_fitted = True
            return
        self._is_fitted = True
        self._stop()
        self._rest.stop()
        self.level = self._fitted
        self._apply(float(self._fitted))
        view.centerOn(middle)
        view.pan_by(free.center() - view.viewport().rect().center())
        self._on_rest()

    def toggle_fit(self) -> None:
        """Show the whole board; when it is shown already, let it fill the window in the direction that has more room."""
        view = self._view
        free = view.free_rect()
        here = view.viewportTransform().map(QRectF(view.ground.sheet_rect()).center()).toPoint() - free.center()
        left, top, right, bottom = view.shapes.grid.bounds()
        wide = levels.filling(free.width(), free.height(), (right - left, bottom - top))
        whole = self._is_fitted and self.level == self.fitting(free.size()) and here.manhattanLength() <= 4
        if whole and wide > self.level * 1.1:
            self._go(wide, None)
        else:
            self.fit(animated=True)

    def keep_whole(self, before: QRect) -> None:
        """Panels leave another part of the window free than `before`: a board that was seen whole there still is.

        It is left where it is if less could be made out of it then.
        """
        size = self.fitting(self._view.free_rect().size())
        as_clear = size >= self.level or levels.detail(size) == levels.detail(self.level)
        whole = self._glide is not None or QRectF(before).contains(self._board_rect())
        if self._is_fitted and as_clear and whole:
            self.fit(animated=True)

    def _board_rect(self) -> QRectF:
        """Where the board lies in the viewport."""
        left, top, right, bottom = self._view.shapes.grid.bounds()
        box = QRectF(left * SCENE_SIZE, top * SCENE_SIZE, (right - left) * SCENE_SIZE, (bottom - top) * SCENE_SIZE)
        return self._view.viewportTransform().mapRect(box)

    def is_fitted(self) -> bool:
        """Whether the whole board is shown, and will be after the window has changed."""
        return self._is_fitted

    def resized(self) -> None:
        """The window has another size."""
        self._fitted = self.fitting(self._view.free_rect().size())
        if self._is_fitted:
            self.fit()
        else:
            self._bound()

    def settle(self) -> None:
        """Come to rest now."""
        self._run.stop()
        self._rest.stop()
        self._on_rest()

    # ---- input
    def wheel(self, event: QWheelEvent) -> None:
        """Notches of a wheel step through the levels; two fingers pan; with Ctrl both zoom."""
        at = event.position().toPoint()
        ctrl = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        fine = not event.pixelDelta().isNull() or event.phase() != Qt.ScrollPhase.NoScrollPhase
        device = event.device()
        fine = fine or (device is not None and device.type() == QInputDevice.DeviceType.TouchPad)
        if fine and not ctrl:
            delta = event.pixelDelta() if not event.pixelDelta().isNull() else event.angleDelta() / 2
            self._view.pan_by(delta)
        elif fine:
            self._free(1.0015 ** event.angleDelta().y(), at)
        else:
            self._notches += event.angleDelta().y() or event.angleDelta().x()
            steps = int(self._notches / 120)
            self._notches -= steps * 120
            if steps:
                self.step(steps, at)

    def native_gesture(self, event: QEvent) -> bool:
        """A pinch on a trackpad."""
        if isinstance(event, QNativeGestureEvent) and event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
            self._free(1.0 + event.value(), event.position().toPoint())
            return True
        return False

    # ---- moving
    def _take_anchor(self, at: QPoint | None) -> None:
        view = self._view
        point = QPointF(at if at is not None else view.free_rect().center())
        inverse, _ = view.viewportTransform().inverted()
        self._anchor, self._anchor_scene = point, inverse.map(point)

    def _go(self, level: int, at: QPoint | None, animated: bool = True, scene: QPointF | None = None) -> None:
        self._take_anchor(at)
        if scene is not None:  # it comes to `at`
            self._anchor_scene = scene
        self._rest.stop()
        self._stop()
        self.level = level
        self._is_fitted = False
        if not animated or not self._glides():
            self._apply(float(level))
            self._on_rest()
            return
        self._glide = self.size, self._view.viewportTransform().map(self._anchor_scene), self._anchor
        self._run.start()

    def _stop(self) -> None:
        """Glide no further, and leave the board where it is."""
        self._run.stop()
        self._glide = None

    def _glides(self) -> bool:
        return self._view.isVisible() and self._view.motion.speed > 0

    def _free(self, factor: float, at: QPoint) -> None:
        self._stop()
        self._take_anchor(at)
        self._is_fitted = False
        self._apply(max(levels.SMALLEST, min(levels.LARGEST, self.size * factor)))
        self.level = levels.nearest(self.size, self._fitted)
        self._rest.start()

    @guarded()
    def _on_value(self, value: float) -> None:
        if value is not None and self._glide is not None:
            size, start, end = self._glide
            self._anchor = start + (end - start) * float(value)
            self._apply(size + (self.level - size) * float(value))

    def _apply(self, size: float) -> None:
        view = self._view
        self.size = size
        # One repaint at the end: scrolling would move pixels that are drawn anew anyway.
        mode = view.viewportUpdateMode()
        view.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.NoViewportUpdate)
        view.setTransform(QTransform.fromScale(size / SCENE_SIZE, size / SCENE_SIZE))
        self._bound()
        now = view.viewportTransform().map(self._anchor_scene)
        bars = view.horizontalScrollBar(), view.verticalScrollBar()
        bars[0].setValue(round(bars[0].value() + now.x() - self._anchor.x()))
        bars[1].setValue(round(bars[1].value() + now.y() - self._anchor.y()))
        view.setViewportUpdateMode(mode)
        view.viewport().update()
        view.zoom_changed.emit(size)

    def _bound(self) -> None:
        """How far the sheet can be moved: a third of the window stays covered by it."""
        view, k = self._view, self.size / SCENE_SIZE
        sheet = view.ground.sheet_rect()
        w, h = view.viewport().width() / k, view.viewport().height() / k
        dx, dy = max(w * 0.36, (w - sheet.width()) / 2 + 1), max(h * 0.36, (h - sheet.height()) / 2 + 1)
        covered = max(0.0, (view.viewport().width() - view.free_rect().right() - 1) / k)
        view.setSceneRect(sheet.adjusted(-dx, -dy, dx + covered, dy))

    @guarded()
    def _on_rest(self) -> None:
        glide, self._glide = self._glide, None
        if glide is not None and self._is_fitted:
            self.fit()  # to the pixel
            return
        if glide is not None:
            self._anchor = glide[2]
            self._apply(float(self.level))
        elif abs(self.size - self.level) > 1e-3:
            if self._rest.isActive():
                return
            self._take_anchor(QPoint(round(self._anchor.x()), round(self._anchor.y())))
            self._apply(float(self.level))
        self._view.rest_at(self._view.level())

    def fitting(self, size: QSize | None = None) -> int:
        """The hex size at which the whole board fits into the window (or into a part of it)."""
        view = self._view
        left, top, right, bottom = view.shapes.grid.bounds()
        size = size or view.viewport().size()
        return levels.fitted(size.width(), size.height(), (right - left, bottom - top))
