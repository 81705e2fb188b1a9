"""Overrides that Qt calls: one that raises is logged once, shown as faulty, and harms nothing else."""

from __future__ import annotations

import logging

import pytest
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QGraphicsView, QStyleOptionGraphicsItem, QWidget
from pytestqt.qtbot import QtBot

from desktop.robust import faults, forgive, guarded, guarded_paint, is_faulty, saved


class BadItem(QGraphicsItem):
    calls = 0

    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, 20, 20)

    @guarded_paint
    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        self.calls += 1
        with saved(painter):
            painter.translate(500, 500)
            raise ValueError("paint")


class BadView(QGraphicsView):
    @guarded_paint
    def drawBackground(self, painter: QPainter, rect: QRectF) -> None:
        raise ValueError("background")

    @guarded()
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        raise ValueError("paint event")

    @guarded()
    def resizeEvent(self, event: QResizeEvent) -> None:
        raise ValueError("resize")

    @guarded()
    def keyPressEvent(self, event: QKeyEvent) -> None:
        raise ValueError("key")

    @guarded(default=False)
    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip:
            raise ValueError("tool tip")
        return super().viewportEvent(event)


def test_raising_items_under_a_raising_view_end_nothing(qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    scene = QGraphicsScene()
    items = [BadItem() for _ in range(3)]
    for k, item in enumerate(items):
        item.setPos(30 * k, 0)
        scene.addItem(item)
    good = scene.addRect(QRectF(0, 40, 20, 20), brush=Qt.GlobalColor.green)
    view = BadView(scene)
    qtbot.addWidget(view)
    view.resize(200, 150)
    with caplog.at_level(logging.ERROR):
        with qtbot.waitExposed(view):
            view.show()
        for _ in range(3):
            view.viewport().grab()
    assert all(is_faulty(item) for item in items)
    assert [item.calls for item in items] == [1, 1, 1]
    assert {"drawBackground", "paintEvent", "resizeEvent"} <= faults(view)
    assert sum("BadItem.paint" in record.getMessage() for record in caplog.records) == 3
    picture = view.viewport().grab().toImage()
    middle = view.mapFromScene(good.sceneBoundingRect().center())
    assert picture.pixelColor(middle).green() > 200
    crossed = view.mapFromScene(items[0].sceneBoundingRect()).boundingRect()
    spots = [(x, y) for x in range(crossed.left(), crossed.right()) for y in range(crossed.top(), crossed.bottom())]
    tones = {picture.pixelColor(*spot).name() for spot in spots}
    assert len(tones) > 2


def test_raising_event_handlers_return_their_default(qtbot: QtBot) -> None:
    view = BadView(QGraphicsScene())
    qtbot.addWidget(view)
    qtbot.keyClick(view, Qt.Key.Key_A)
    assert "keyPressEvent" in faults(view)
    assert view.viewportEvent(QEvent(QEvent.Type.ToolTip)) is False
    assert "viewportEvent" in faults(view)


def test_a_forgiven_item_is_painted_again(qtbot: QtBot) -> None:
    item = BadItem()
    scene = QGraphicsScene()
    scene.addItem(item)
    view = QGraphicsView(scene)
    qtbot.addWidget(view)
    view.viewport().grab()
    assert item.calls == 1
    forgive(item)
    assert not is_faulty(item)
    view.viewport().grab()
    assert item.calls == 2


def test_what_does_not_raise_is_left_alone() -> None:
    class Fine:
        @guarded(default=list)
        def value(self, fail: bool) -> list[int]:
            if fail:
                raise KeyError
            return [1]

    fine = Fine()
    assert fine.value(False) == [1]
    assert not is_faulty(fine)
    assert fine.value(True) == []
    assert faults(fine) == {"value"}
