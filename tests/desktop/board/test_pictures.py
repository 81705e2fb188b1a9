"""From one picture of the board to the next: what is drawn anew and what stays."""

from __future__ import annotations

from dataclasses import replace

import pytest
from pytestqt.qtbot import QtBot

from desktop.board import pieceitems
from desktop.board.model import MovePicture, StackPicture
from desktop.board.shapes import drawn_icons
from desktop.board.view import BoardView
from desktop.theme.palette import DARK
from tests.desktop.board.hands import ARMY, PLAIN, heard
from tests.desktop.board.positions import attack_highlights, example_picture


def test_only_what_changed_is_drawn_anew(view: BoardView) -> None:
    before = {k: s.item.pixmap().cacheKey() for k, s in view.pieces._shown.items()}
    picture = view.picture
    stacks = tuple(s for s in picture.stacks if s.space != ARMY)
    view.set_picture(replace(picture, stacks=(*stacks, StackPicture(PLAIN, 0, (("infantry", 1),)))))
    view.finish()
    after = {k: s.item.pixmap().cacheKey() for k, s in view.pieces._shown.items()}
    assert {k for k in before if k not in after} == {("stack", (ARMY, "0", False))}
    assert {k for k in after if k not in before} == {("stack", (PLAIN, "0", False))}
    assert all(after[k] == before[k] for k in before if k in after)


def test_a_move_is_flown_and_lands(view: BoardView, qtbot: QtBot) -> None:
    view.set_motion(1.0)
    finished = heard(view.motion_finished)
    army = next(s for s in view.picture.stacks if s.space == ARMY)
    others = tuple(s for s in view.picture.stacks if s.space != ARMY)
    landed = replace(army, space=PLAIN)
    view.set_picture(replace(view.picture, stacks=(*others, landed)), [MovePicture(0, army.tokens, (ARMY, PLAIN))])
    item = view.pieces._shown["stack", landed.key].item
    assert view.motion.is_running
    assert not item.isVisible()
    qtbot.waitUntil(lambda: not view.motion.is_running)
    assert item.isVisible()
    assert finished == [()]


def test_without_motion_nothing_flies(view: BoardView) -> None:
    view.set_picture(view.picture, [MovePicture(0, (("infantry", 1),), (ARMY, PLAIN))])
    assert not view.motion.is_running


def test_a_revealed_region_changes_its_shapes_only(view: BoardView) -> None:
    shapes = view.shapes
    view.set_picture(example_picture(revealed=True))
    assert view.shapes is not shapes
    shapes = view.shapes
    view.set_picture(replace(view.picture, stacks=()))
    assert view.shapes is shapes


def test_the_look_can_change_at_any_time(view: BoardView) -> None:
    view.set_highlights(attack_highlights())
    light = view.grab().toImage()
    view.set_look(DARK, 1.4, strong_patterns=True)
    view.finish()
    assert view.grab().toImage() != light


def test_icons_are_read_once_the_ground_is_there_and_not_again(view: BoardView, monkeypatch: pytest.MonkeyPatch):
    read: list[str] = []
    monkeypatch.setattr(pieceitems, "read_icon", read.append)
    view.ground.completed.emit()
    view.jobs.finish()
    assert {"infantry", "settlement", "ship"} <= set(read)
    assert len(read) == len(drawn_icons())
    view.ground.completed.emit()
    view.jobs.finish()
    assert len(read) == len(drawn_icons())
