"""Things that are carried out of widgets: lifted by a drag or taken by a click, followed by a ghost, let go or put back."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent, QPixmap, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.theme.style import theme
from desktop.widgets.carry import Carrier, Ghost

LEFT, RIGHT, NONE = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier


class Seat:
    """A window with a shelf of two things side by side, and what the carrier told."""

    def __init__(self, qtbot: Any) -> None:
        theme().configure(animation_speed=0.0)
        self.window = QWidget()
        self.window.resize(400, 300)
        self.shelf = QWidget(self.window)
        self.shelf.setGeometry(0, 0, 100, 40)
        self.carrier = Carrier(self.window)
        self.carrier.watch(self.shelf, self.thing_at, lambda _thing: QPixmap(20, 20))
        self.heard: list[tuple[str, object]] = []
        for name in ("tapped", "started", "cancelled"):
            getattr(self.carrier, name).connect(lambda thing, name=name: self.heard.append((name, thing)))
        self.carrier.moved.connect(lambda thing, at: self.heard.append(("moved", at)))
        self.carrier.dropped.connect(lambda thing, at: self.heard.append(("dropped", thing)))
        self.carrier.wheeled.connect(lambda _event: self.heard.append(("wheeled", None)))
        qtbot.addWidget(self.window)
        self.window.show()

    @staticmethod
    def thing_at(at: QPoint) -> object | None:
        return "a" if at.x() < 40 else "b" if at.x() < 80 else None

    def move(self, at: QPoint) -> None:
        place = self.shelf.mapToGlobal(at)
        event = QMouseEvent(QEvent.Type.MouseMove, QPointF(at), QPointF(place), Qt.MouseButton.NoButton, LEFT, NONE)
        QApplication.sendEvent(self.shelf, event)

    def lift(self, x: int = 10) -> None:
        QTest.mousePress(self.shelf, LEFT, NONE, QPoint(x, 10))
        self.move(QPoint(x + 20, 30))

    def names(self) -> list[str]:
        return [name for name, _ in self.heard]


@pytest.fixture
def seat(qtbot):
    yield Seat(qtbot)
    theme().configure(animation_speed=1.0)


def test_a_drag_lifts_follows_and_drops(seat):
    seat.lift(50)
    assert seat.heard[0] == ("started", "b")
    assert seat.carrier.thing == "b"
    assert not seat.carrier.is_held
    ghost = seat.carrier.ghost
    assert isinstance(ghost, Ghost)
    before = ghost.pos()
    seat.move(QPoint(200, 150))
    assert ghost.pos() - before == QPoint(130, 120)
    QTest.mouseRelease(seat.shelf, LEFT, NONE, QPoint(200, 150))
    assert seat.heard[-1] == ("dropped", "b")
    assert seat.carrier.thing is None
    assert seat.carrier.ghost is None


def test_a_click_is_no_drag_and_nothing_is_lifted_where_nothing_is(seat):
    QTest.mouseClick(seat.shelf, LEFT, NONE, QPoint(10, 10))
    assert seat.heard == [("tapped", "a")]
    seat.heard.clear()
    seat.lift(85)
    QTest.mouseClick(seat.shelf, RIGHT, NONE, QPoint(10, 10))
    assert seat.heard == []


@pytest.mark.parametrize("how", ["escape", "right", "back"])
def test_a_drag_is_put_back(seat, how):
    seat.lift()
    if how == "escape":
        QTest.keyClick(seat.window, Qt.Key.Key_Escape)
    elif how == "right":
        QTest.mousePress(seat.shelf, RIGHT, NONE, QPoint(10, 10))
    else:
        QTest.mouseRelease(seat.shelf, LEFT, NONE, QPoint(30, 30))
    assert seat.heard[-1] == ("cancelled", "a")
    QTest.mouseRelease(seat.shelf, LEFT, NONE, QPoint(200, 200))
    assert "dropped" not in seat.names()


def test_what_is_taken_stays_in_the_hand_and_follows_the_free_mouse(seat):
    seat.carrier.take("a", seat.shelf)
    assert seat.carrier.is_held
    before = seat.carrier.ghost.pos()
    at = QPoint(150, 150)
    free = Qt.MouseButton.NoButton
    event = QMouseEvent(QEvent.Type.MouseMove, QPointF(at), QPointF(seat.window.mapToGlobal(at)), free, free, NONE)
    QApplication.sendEvent(seat.window, event)
    assert seat.carrier.ghost.pos() != before
    seat.carrier.put_down()
    assert seat.carrier.thing is None
    assert seat.heard == []
    seat.carrier.take("b", seat.shelf)
    QTest.keyClick(seat.window, Qt.Key.Key_Escape)
    assert seat.heard == [("cancelled", "b")]


def test_the_wheel_reaches_who_listens_during_a_drag(seat):
    seat.lift()
    wheel = QWheelEvent(
        QPointF(5, 5), QPointF(5, 5), QPoint(), QPoint(0, 120), LEFT, NONE, Qt.ScrollPhase.NoScrollPhase, False
    )
    QApplication.sendEvent(seat.shelf, wheel)
    assert seat.names().count("wheeled") == 1


def test_a_caption_makes_the_ghost_larger_and_keeps_its_picture_in_place(seat):
    seat.lift()
    ghost = seat.carrier.ghost
    small = ghost.size()
    ghost.set_caption("Navigation: 2 Food")
    assert ghost.width() > small.width()
    assert ghost.height() > small.height()
    assert ghost.picture_size().width() == 20
    ghost.set_caption("")
    assert ghost.size() == small
