"""What a hand does on the board: click, drag, pan, by mouse and by keyboard. One gesture at a time.

Dragging uses our own grab and ghost (QDrag would swallow keys and wheel). The view shows; whether something may be dragged
is asked of `BoardHands`, and what is legal is lit by whoever listens to the signals.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem

from desktop.board.model import BoardHands, DragGroup
from desktop.robust import guarded

if TYPE_CHECKING:
    from desktop.board.view import BoardView

_LONG_MS = 500
"""A press that stays so long in its place is a long press."""
_EDGE = 26
_EDGE_STEP = 9


class State(Enum):
    """What the hand is doing."""

    IDLE = auto()
    PRESSED = auto()
    PANNING = auto()
    DRAGGING = auto()


class Gestures(QObject):
    """The state machine behind the view's mouse and keyboard events."""

    def __init__(self, view: BoardView) -> None:
        super().__init__(view)
        self._view = view
        self.hands: BoardHands | None = None
        self.state = State.IDLE
        self.group: DragGroup | None = None
        self.by_keyboard = False
        self.space_held = False
        self._space_used = False
        self.ghost: QGraphicsPixmapItem | None = None
        self._button = Qt.MouseButton.NoButton
        self._press = QPoint()
        self._last = QPoint()
        self._over = -1
        self._long = False
        """The press was a long one: it is no click when it ends."""
        self._long_press = QTimer(self)
        self._long_press.setSingleShot(True)
        self._long_press.setInterval(_LONG_MS)
        self._long_press.timeout.connect(self.on_long_press)
        self._edge = QTimer(self)
        self._edge.setInterval(16)
        self._edge.timeout.connect(self._on_edge)

    @property
    def over(self) -> int:
        """The space a dragged group is over, or -1."""
        return self._over

    # ---- the space bar
    def hold_space(self) -> None:
        """The space bar went down: dragging pans."""
        self.space_held, self._space_used = True, False

    def release_space(self) -> bool:
        """The space bar went up. Returns whether it was pressed for itself: nothing was panned meanwhile."""
        tapped = self.space_held and not self._space_used
        self.space_held = False
        return tapped

    # ---- mouse
    def press(self, event: QMouseEvent) -> None:
        """A button went down."""
        button, at = event.button(), event.position().toPoint()
        if self.state is State.DRAGGING:
            if button == Qt.MouseButton.RightButton:
                self.cancel()
            elif button == Qt.MouseButton.LeftButton and self.by_keyboard:
                self._drop(self._view.space_at(at))
            return
        if self.state is not State.IDLE:
            return
        self._button, self._press, self._last = button, at, at
        self._space_used = True
        if button == Qt.MouseButton.MiddleButton or (button == Qt.MouseButton.LeftButton and self.space_held):
            self._start_pan()
        elif button in (Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton):
            self.state = State.PRESSED
            self._long = False
            if button == Qt.MouseButton.LeftButton:
                self._long_press.start()

    @guarded()
    def on_long_press(self) -> None:
        """The left button rests where it was pressed: the same as the second button. It may still become a drag."""
        if self.state is State.PRESSED and self._button == Qt.MouseButton.LeftButton:
            self._long = True
            self._request_context(self._press)

    def _request_context(self, at: QPoint) -> None:
        self._view.clicked_piece = self._view.piece_at(at)
        self._view.space_context_requested.emit(self._view.space_at(at), self._view.viewport().mapToGlobal(at))

    def move(self, event: QMouseEvent) -> None:
        """The mouse moved."""
        at = event.position().toPoint()
        if self.state is State.PRESSED and (at - self._press).manhattanLength() >= QApplication.startDragDistance():
            split = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            if self._button == Qt.MouseButton.LeftButton and self._lift(self._press, split):
                self._follow(at)
            else:
                self._start_pan()
        if self.state is State.PANNING:
            self._view.pan_by(at - self._last)
        elif self.state is State.DRAGGING and not self.by_keyboard:
            self._follow(at)
        self._last = at
        if self.state is State.IDLE:
            self._view.hover(self._view.space_at(at))

    def release(self, event: QMouseEvent) -> None:
        """A button went up."""
        at = event.position().toPoint()
        if event.button() != self._button:
            return
        self._long_press.stop()
        state, button = self.state, self._button
        if state is State.DRAGGING and not self.by_keyboard:
            self._drop(self._view.space_at(at))
        elif state is State.PANNING:
            self._end_pan()
        elif state is State.PRESSED:
            self.state = State.IDLE
            if button == Qt.MouseButton.RightButton:
                self._request_context(at)
            elif not self._long:
                self._view.click(at, event.modifiers())
        self._button = Qt.MouseButton.NoButton

    def _start_pan(self) -> None:
        self.state = State.PANNING
        self._view.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)

    def _end_pan(self) -> None:
        self.state = State.IDLE
        self._view.viewport().unsetCursor()

    # ---- dragging
    def _lift(self, at: QPoint, split: bool) -> bool:
        space = self._view.space_at(at)
        if self.hands is None or space < 0:
            return False
        group = self.hands.drag_group(space, self._view.piece_at(at), split)
        return group is not None and bool(group.tokens) and self._take(group)

    def pick_up(self, space: int, split: bool = False) -> bool:
        """Lift what stands on a space with the keyboard. Returns whether there was something to lift."""
        if self.hands is None or self.state is not State.IDLE or space < 0:
            return False
        group = self.hands.drag_group(space, None, split)
        if group is None or not group.tokens:
            return False
        self.by_keyboard = True
        self._take(group)
        self.carry_to(space)
        return True

    def _take(self, group: DragGroup) -> bool:
        self.state, self.group, self._over = State.DRAGGING, group, -1
        self.ghost = self._view.make_ghost(group)
        self._view.viewport().setCursor(Qt.CursorShape.ClosedHandCursor)
        self._edge.start()
        self._view.drag_started.emit(group.space)
        return True

    def _follow(self, at: QPoint) -> None:
        if self.ghost is not None:
            self.ghost.setPos(self._view.mapToScene(at) + self._view.ghost_offset())
        self._set_over(self._view.space_at(at))

    def carry_to(self, space: int) -> None:
        """Hold a group that was picked up by keyboard over a space."""
        if self.ghost is not None and space >= 0:
            self.ghost.setPos(self._view.scene_centre(space) + self._view.ghost_offset() * 0.6)
        self._set_over(space)

    def _set_over(self, space: int) -> None:
        if space != self._over:
            self._over = space
            self._view.hover(space)
            self._view.drag_moved.emit(space)

    def drop_here(self) -> None:
        """Drop a group that was picked up by keyboard on the space it is over."""
        if self.state is State.DRAGGING:
            self._drop(self._over)

    def _drop(self, space: int) -> None:
        group, ghost = self._let_go()
        if group is None:
            return
        if space < 0 or space == group.space:
            self._view.end_drag(ghost, group, -1)
            self._view.drag_cancelled.emit()
        else:
            self._view.end_drag(ghost, group, space)

    def cancel(self) -> bool:
        """Let go of what is held or panned. Returns whether there was anything."""
        if self.state is State.DRAGGING:
            group, ghost = self._let_go()
            if group is not None:
                self._view.end_drag(ghost, group, -1)
            self._view.drag_cancelled.emit()
            return True
        if self.state is State.PANNING:
            self._end_pan()
            return True
        if self.state is State.PRESSED:
            self.state = State.IDLE
        return False

    def _let_go(self) -> tuple[DragGroup | None, QGraphicsPixmapItem | None]:
        group, ghost = self.group, self.ghost
        self.state, self.group, self.ghost, self._over = State.IDLE, None, None, -1
        self.by_keyboard = False
        self._edge.stop()
        self._view.viewport().unsetCursor()
        return group, ghost

    @guarded()
    def _on_edge(self) -> None:
        """Pan while a dragged group is held at the window's edge."""
        if self.state is not State.DRAGGING or self.by_keyboard:
            return
        box, at = self._view.free_rect(), self._last
        dx = _EDGE_STEP * ((at.x() < _EDGE) - (at.x() > box.width() - _EDGE))
        dy = _EDGE_STEP * ((at.y() < _EDGE) - (at.y() > box.height() - _EDGE))
        if (dx or dy) and box.contains(at):
            before = self._view.scroll_position()
            self._view.pan_by(QPoint(dx, dy))
            if self._view.scroll_position() != before:
                self._follow(at)


def lifted(size: float) -> QPointF:
    """Where a held group hangs, from the cursor, for hexes of this size (scene units)."""
    return QPointF(-0.16 * size, -0.30 * size)
