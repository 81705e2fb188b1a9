"""Hands on a board: mouse, wheel and keys as they come from the system, and what the board tells its listeners."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication

from desktop.board.model import DragGroup
from desktop.board.view import BoardView
from tests.desktop.board.positions import IDS

ARMY, CAPUA, PLAIN = IDS[5, 1], IDS[6, 1], IDS[4, 1]
LEFT, RIGHT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton
NONE = Qt.KeyboardModifier.NoModifier


class Hands:
    """Lets the army be dragged, and notes what was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, tuple[str, str] | None, bool]] = []

    def drag_group(self, space: int, piece: tuple[str, str] | None, split: bool) -> DragGroup | None:
        self.asked.append((space, piece, split))
        return DragGroup(space, 0, (("infantry", 2), ("cavalry", 1))) if space == ARMY else None


def at(view: BoardView, space: int, dx: float = 0.0, dy: float = 0.0) -> QPoint:
    box = view.space_rect(space)
    return (box.center() + QPointF(dx, dy)).toPoint()


def mouse(
    view: BoardView,
    kind: QEvent.Type,
    pos: QPoint,
    button: Qt.MouseButton,
    held: Qt.MouseButton,
    mods: Qt.KeyboardModifier = NONE,
) -> None:
    event = QMouseEvent(kind, QPointF(pos), QPointF(view.viewport().mapToGlobal(pos)), button, held, mods)
    QApplication.sendEvent(view.viewport(), event)


def press(view: BoardView, pos: QPoint, button: Qt.MouseButton = LEFT, mods: Qt.KeyboardModifier = NONE) -> None:
    mouse(view, QEvent.Type.MouseButtonPress, pos, button, button, mods)


def move(view: BoardView, pos: QPoint, button: Qt.MouseButton = LEFT, mods: Qt.KeyboardModifier = NONE) -> None:
    mouse(view, QEvent.Type.MouseMove, pos, Qt.MouseButton.NoButton, button, mods)


def release(view: BoardView, pos: QPoint, button: Qt.MouseButton = LEFT) -> None:
    mouse(view, QEvent.Type.MouseButtonRelease, pos, button, Qt.MouseButton.NoButton)


def drag(view: BoardView, start: QPoint, end: QPoint, button: Qt.MouseButton = LEFT, mods: Qt.KeyboardModifier = NONE) -> None:
    press(view, start, button, mods)
    for k in range(1, 6):
        move(view, start + (end - start) * (k / 5), button, mods)


def wheel(view: BoardView, pos: QPoint, delta: int, pixels: QPoint | None = None, mods: Qt.KeyboardModifier = NONE) -> None:
    phase = Qt.ScrollPhase.ScrollUpdate if pixels is not None else Qt.ScrollPhase.NoScrollPhase
    event = QWheelEvent(
        QPointF(pos),
        QPointF(view.viewport().mapToGlobal(pos)),
        pixels or QPoint(),
        QPoint(0, delta),
        Qt.MouseButton.NoButton,
        mods,
        phase,
        False,
    )
    QApplication.sendEvent(view.viewport(), event)


def heard(signal: object) -> list[tuple]:
    found: list[tuple] = []
    signal.connect(lambda *values: found.append(values))  # type: ignore[attr-defined]
    return found
