"""The board by keyboard: arrows walk hexes, Tab goes round the targets, Enter picks up, drops or chooses, Esc lets go.

Space pans while it is held and the mouse drags; pressed alone it is a command of its own (`space_tapped`).
Ctrl + Enter (or the menu key) opens what can be done at the space where the keyboard is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from desktop.board.gestures import State

if TYPE_CHECKING:
    from desktop.board.view import BoardView

_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class BoardKeys:
    """Turns key events into walks, picks and signals."""

    def __init__(self, view: BoardView) -> None:
        self._view = view
        self._row: float | None = None
        self.enter_first: Callable[[], bool] | None = None
        """What Enter means before anything on the board; returns whether it meant that."""
        self.leaves_enter: Callable[[], bool] | None = None
        """Whether Enter is for what stands beside the board, as long as the keyboard does not walk on the board."""

    def press(self, event: QKeyEvent) -> bool:
        """Handle a key; returns whether it was one of the board's."""
        key, view = event.key(), self._view
        plain = not event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
        if key in _ARROWS and plain:
            self._walk(*_ARROWS[Qt.Key(key)])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and (plain or self._puts_down()):
            if not plain or self._puts_down():
                self._choose(event)
            elif not (self.enter_first is not None and self.enter_first()):
                if not view.highlights.is_walked and self.leaves_enter is not None and self.leaves_enter():
                    return False
                self._choose(event)
        elif key == Qt.Key.Key_Escape:
            if not view.gestures.cancel():
                view.escape_pressed.emit()
        elif key == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                view.gestures.hold_space()
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            view.zoom.step(1)
        elif key == Qt.Key.Key_Minus:
            view.zoom.step(-1)
        elif key == Qt.Key.Key_0:
            view.zoom.toggle_fit()
        elif key == Qt.Key.Key_F1 and view.highlights.picture.refused is not None:
            view.rule_requested.emit()
        elif (key == Qt.Key.Key_Menu or (key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not plain)) and view.focused_space >= 0:
            box = view.space_rect(view.focused_space)
            view.clicked_piece = None
            view.space_context_requested.emit(view.focused_space, view.viewport().mapToGlobal(box.center().toPoint()))
        else:
            return False
        return True

    def _puts_down(self) -> bool:
        """Whether Enter puts down what is in the hand, with whatever key beside it."""
        picture = self._view.highlights.picture
        return self._view.gestures.state is State.DRAGGING or (
            picture.selected is not None and self._view.focused_space in picture.targets
        )

    def release(self, event: QKeyEvent) -> bool:
        """Handle a key that went up; returns whether it was one of the board's."""
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            if self._view.gestures.release_space():
                self._view.space_tapped.emit()
            return True
        return False

    def _start(self) -> int:
        """Where a walk begins: the focused space, else the selected one, else the one in the middle of the view."""
        view = self._view
        selected = view.highlights.picture.selected
        if view.focused_space in view.shapes.grid:
            return view.focused_space
        if selected is not None:
            return selected
        middle = view.space_at(view.free_rect().center())
        return middle if middle >= 0 else next(iter(view.shapes.spaces), -1)

    def _walk(self, dx: int, dy: int) -> None:
        view, grid = self._view, self._view.shapes.grid
        if not len(grid):
            return
        if view.focused_space not in grid:
            view.set_focused_space(self._start())
            self._row = None
            return
        at = view.focused_space
        if dx and self._row is None:
            self._row = grid.centre(at)[1]
        target = grid.step(at, dx, dy, self._row if dx else None)
        if dy:
            self._row = None
        view.set_focused_space(target)

    def walk_targets(self, forward: bool) -> bool:
        """Go to the next (or last) target, else movable space; returns whether there is any."""
        view, picture = self._view, self._view.highlights.picture
        spaces = [s for s in (picture.targets or picture.movable) if s in view.shapes.grid]
        if not spaces:
            return False
        ordered = sorted(spaces, key=lambda s: (round(view.shapes.grid.centre(s)[1], 3), view.shapes.grid.centre(s)[0]))
        if view.focused_space in ordered:
            index = ordered.index(view.focused_space) + (1 if forward else -1)
        else:
            index = 0 if forward else -1
        self._row = None
        view.set_focused_space(ordered[index % len(ordered)])
        return True

    def _choose(self, event: QKeyEvent) -> None:
        view = self._view
        if view.gestures.state is State.DRAGGING:
            view.gestures.drop_here()
            return
        space = self._start()
        if space < 0:
            return
        split = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        if space not in view.highlights.picture.targets and view.gestures.pick_up(space, split):
            view.set_focused_space(space)
            return
        view.clicked_piece = None
        view.space_clicked.emit(space, event.modifiers())
