"""Badges, arrows and names find room: none covers what it or another speaks of."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QLineF, QPointF, QRect, QRectF
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from desktop.board.arrows import arrow
from desktop.board.geometry import SCENE_SIZE
from desktop.board.model import HighlightPicture, StackPicture
from desktop.board.view import BoardView
from desktop.theme.palette import LIGHT
from tests.desktop.board.hands import CAPUA
from tests.desktop.board.positions import IDS, attack_highlights, example_picture, refused_highlights


def test_a_badge_lies_in_the_window_and_not_on_its_space(view: BoardView) -> None:
    for space in (CAPUA, IDS[0, 5], IDS[3, -1], IDS[8, 3]):
        odds = attack_highlights().odds
        assert odds is not None
        view.set_highlights(HighlightPicture(odds=replace(odds, space=space)))
        badge = view.highlights._badge
        size = badge.pixmap().deviceIndependentSize().toSize()
        sheet = QRect(view.mapFromScene(badge.pos()), size).adjusted(9, 9, -9, -9)  # without its shadow
        assert view.viewport().rect().contains(sheet)
        assert not sheet.intersects(view.space_rect(space).toRect().adjusted(8, 8, -8, -8))


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("window", [(925, 485), (760, 400)])
def test_no_badge_covers_what_it_speaks_of_at_any_size_of_text(view: BoardView, window: tuple[int, int], scale: float) -> None:
    view.resize(*window)
    view.set_look(LIGHT, scale)
    odds, refused = attack_highlights(), refused_highlights()
    assert odds.odds is not None
    assert refused.refused is not None
    for level in (None, 92, 128):
        for space in list(view.shapes.spaces)[::9]:
            if level is not None:
                view.zoom.to_level(level, animated=False)
                view.centre_on(space)
            for highlights in (
                replace(odds, odds=replace(odds.odds, space=space)),
                replace(refused, refused=replace(refused.refused, space=space)),
            ):
                view.set_highlights(highlights)
                badge = view.highlights._badge
                box = QRectF(QPointF(view.mapFromScene(badge.pos())), badge.pixmap().deviceIndependentSize())
                here = view.viewportTransform().scale(SCENE_SIZE, SCENE_SIZE).map(view.shapes.hex(space))
                assert not here.intersects(box.adjusted(14, 14, -14, -14))
                assert QRectF(view.viewport().rect()).contains(box.adjusted(9, 9, -9, -9))


@pytest.mark.parametrize("level", [34, 56, 80])
def test_an_arrow_ends_short_of_numbers_and_names(view: BoardView, level: int) -> None:
    view.zoom.to_level(level, animated=False)
    view.finish()
    grid = view.shapes.grid
    for city in view.picture.cities:
        label = view.pieces.label_box(city.space)
        numbers = [box for box, weight in view.pieces.kept(city.space) if weight > 2 and box != label]
        for start in grid.neighbours(city.space):
            points = [QPointF(*grid.centre(space)) * SCENE_SIZE for space in (start, city.space)]
            head = arrow(points, view.pieces.kept(city.space), SCENE_SIZE, SCENE_SIZE * 0.2).head.boundingRect()
            assert not [(box, head) for box in numbers if head.intersects(box.adjusted(1, 1, -1, -1))]
            under = head.intersected(label)
            # More than half of the head is seen in the worst case: where the name lies between both spaces.
            assert level < 56 or under.width() * under.height() < 0.5 * head.width() * head.height()
            assert QLineF(points[0], head.center()).length() > 0.3 * SCENE_SIZE


def test_a_name_lies_above_the_arrow_that_points_at_it(view: BoardView) -> None:
    view.set_highlights(attack_highlights())
    view.finish()
    way = next(item for key, item in view.highlights._marks.items() if key[0] == "path")
    assert way.zValue() < view.pieces._shown["label", CAPUA].item.zValue()
    assert way.zValue() > view.pieces._shown["city", CAPUA].item.zValue()


def test_a_badge_covers_no_name_of_its_space_and_nothing_that_lies_on_the_board(view: BoardView, qtbot: QtBot) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    host.resize(view.size())
    view.setParent(host)
    hints = QWidget(host)
    hints.setGeometry(12, 12, 300, 90)
    host.show()
    odds = attack_highlights().odds
    assert odds is not None
    for city in view.picture.cities:
        view.set_highlights(HighlightPicture(odds=replace(odds, space=city.space)))
        view.finish()
        badge = view.highlights._badge
        box = QRectF(QPointF(view.mapFromScene(badge.pos())), badge.pixmap().deviceIndependentSize()).adjusted(9, 9, -9, -9)
        label = view.viewportTransform().mapRect(view.pieces.label_box(city.space))
        assert not label.isEmpty()
        assert not box.intersects(label.adjusted(2, 2, -2, -2))
        assert not box.intersects(QRectF(hints.geometry()).adjusted(2, 2, -2, -2))
    hints.setParent(None)
    view.setParent(None)


def test_names_stay_where_they_are_when_pieces_leave(view: BoardView) -> None:
    picture = example_picture()

    def places() -> dict[int, QPointF]:
        view.finish()
        return {city.space: view.pieces.label_box(city.space).center() for city in picture.cities}

    first, gave_way = places(), 0
    for space in view.shapes.spaces:
        view.set_picture(replace(picture, stacks=(*picture.stacks, StackPicture(space, 3, (("infantry", 2), ("elephant", 2))))))
        beside = places()
        view.set_picture(picture)
        assert places() == beside
        gave_way += beside != first
        view.pieces.place_labels_anew()
        assert places() == first
    assert gave_way
