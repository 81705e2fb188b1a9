"""Where things are on the screen: widgets that can be clicked, pieces and spaces of the board, pictures of the window."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF
from PySide6.QtWidgets import QApplication, QMainWindow, QScrollArea, QWidget

from desktop.board.view import BoardView
from tests.desktop.play.mouse import Mouse, pump, wait

STEP = 4
"""Pixels between the points of the board that are looked at."""
TRIED = 24


class NotReachable(Exception):
    """Something can't be clicked: it is hidden, disabled or covered."""


def is_hit(widget: QWidget, at: QPoint) -> bool:
    """Return whether a click at a place on the screen goes to a widget or a part of it."""
    hit = QApplication.widgetAt(at)
    return hit is not None and (hit is widget or widget.isAncestorOf(hit))


def place_of(widget: QWidget, part: QRectF | None = None) -> QPoint | None:
    """Return a place on the screen where a click reaches (a part of) a widget; None if it is hidden or covered."""
    if not widget.isVisible():
        return None
    box = part.toRect() if part is not None else widget.rect()
    middle = box.center()
    for at in (middle, QPoint(box.left() + 8, middle.y()), QPoint(box.right() - 8, middle.y())):
        screen = widget.mapToGlobal(at)
        if is_hit(widget, screen):
            return screen
    return None


def _areas(widget: QWidget) -> list[QScrollArea]:
    found = []
    parent = widget.parentWidget()
    while parent is not None:
        if isinstance(parent, QScrollArea):
            found.append(parent)
        parent = parent.parentWidget()
    return found


def scroll_to(mouse: Mouse, widget: QWidget, part: QRectF | None = None) -> None:
    """Turn the wheel over the areas that hold a widget until (the part of) it is on view."""
    for area in _areas(widget):
        port = area.viewport()
        for _ in range(60):
            box = part if part is not None else QRectF(widget.rect())
            top = port.mapFromGlobal(widget.mapToGlobal(box.topLeft().toPoint())).y()
            bottom = top + box.height()
            if top >= -2 and (bottom <= port.height() + 2 or box.height() > port.height()):
                break
            before = area.verticalScrollBar().value()
            mouse.wheel(port.mapToGlobal(port.rect().center()), 1 if top < 0 else -1)
            if area.verticalScrollBar().value() == before:
                break


def click(mouse: Mouse, widget: QWidget, part: QRectF | None = None) -> None:
    """Scroll to a widget and click it. Raises NotReachable."""
    # What was just shown may not have its place yet.
    wait(lambda: widget.isVisible(), 1.0)
    pump(0.004)
    scroll_to(mouse, widget, part)
    at = place_of(widget, part)
    if at is None or not widget.isEnabled():
        state = "hidden" if not widget.isVisible() else "disabled" if not widget.isEnabled() else "covered"
        raise NotReachable(f"{type(widget).__name__} {widget.accessibleName()!r} is {state}")
    mouse.click(at)


def first_of(widgets: Iterable[QWidget], holds: Callable[[QWidget], bool]) -> QWidget | None:
    """Return the first visible widget for which something holds."""
    return next((widget for widget in widgets if widget.isVisible() and holds(widget)), None)


class Board:
    """The board as eyes see it: where a piece or a free bit of ground is."""

    def __init__(self, mouse: Mouse, view: BoardView) -> None:
        self._mouse = mouse
        self.view = view

    def _free(self, at: QPoint) -> bool:
        port = self.view.viewport()
        return port.rect().adjusted(30, 30, -30, -30).contains(at) and QApplication.widgetAt(port.mapToGlobal(at)) is port

    def _points(self, space: int, fits: Callable[[tuple[str, str] | None], bool]) -> list[QPoint]:
        view = self.view
        box = view.space_rect(space).toRect()
        found = []
        for y in range(box.top() + 2, box.bottom(), STEP):
            for x in range(box.left() + 2, box.right(), STEP):
                at = QPoint(x, y)
                if view.space_at(at) == space and fits(view.piece_at(at)):
                    found.append(at)
        return found

    def place(self, space: int, fits: Callable[[tuple[str, str] | None], bool] = lambda _: True) -> QPoint:
        """Return where on the screen a space is, at a point whose piece fits; moves the board if it is off view or covered.

        Raises NotReachable if no such point can be brought on view.
        """
        for _ in range(3):
            points = self._points(space, fits)
            if not points:
                break
            middle = QPointF(sum(p.x() for p in points) / len(points), sum(p.y() for p in points) / len(points)).toPoint()
            points.sort(key=lambda p: (p - middle).manhattanLength())
            # Asking what a click would hit takes a while: some points, from the middle outwards, stand for all.
            for at in points[:: max(1, len(points) // TRIED)]:
                if self._free(at):
                    return self.view.viewport().mapToGlobal(at)
            self._bring(space)
        raise NotReachable(f"space {space} has no free place of this kind")

    def _bring(self, space: int) -> None:
        """Drag the board with the right button so that a space comes to a free place."""
        port = self.view.viewport()
        wanted = QPoint(port.width() // 3, port.height() // 2)
        at = self.view.space_rect(space).center().toPoint()
        way = wanted - at
        limit = QRect(0, 0, port.width() // 2, port.height() // 2)
        way = QPoint(max(-limit.width(), min(limit.width(), way.x())), max(-limit.height(), min(limit.height(), way.y())))
        start = wanted - way / 2
        self._mouse.drag([port.mapToGlobal(start), port.mapToGlobal(start + way)], button=3)
        pump(0.05)


class Album:
    """Takes pictures of the screen, as the X server shows it."""

    def __init__(self, folder: Path, window: QMainWindow) -> None:
        self.folder = folder
        self._window = window
        self.taken: list[str] = []
        folder.mkdir(parents=True, exist_ok=True)

    def has(self, name: str) -> bool:
        """Return whether there is a picture of this name."""
        return name in self.taken

    def take(self, name: str, rest: float = 0.35) -> None:
        """Take a picture after a moment in which drawing can end."""
        pump(rest)
        window = self._window
        screen = window.screen()
        box = window.geometry()
        picture = screen.grabWindow(0, box.x(), box.y(), box.width(), box.height())
        path = self.folder / f"{name}.png"
        if picture.isNull() or not picture.save(str(path)):
            raise RuntimeError(f"no picture could be written to {path}")
        self.taken.append(name)

    def once(self, name: str, rest: float = 0.35) -> None:
        """Take a picture unless there is one of this name."""
        if not self.has(name):
            self.take(name, rest)
