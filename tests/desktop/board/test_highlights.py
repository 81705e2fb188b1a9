"""What is lit, veiled and faint on the board."""

from __future__ import annotations

from dataclasses import replace

import pytest

from desktop.board.model import HighlightPicture, StackPicture
from desktop.board.view import BoardView
from tests.desktop.board.hands import ARMY, CAPUA, PLAIN, at
from tests.desktop.board.positions import IDS, attack_highlights, refused_highlights


def test_highlights_come_and_go(view: BoardView) -> None:
    count = len(view.scene().items())
    view.set_highlights(attack_highlights())
    assert view.highlights.badge_space() == CAPUA
    lit = len(view.scene().items())
    assert lit > count + 6
    view.set_highlights(attack_highlights())
    assert len(view.scene().items()) == lit
    view.set_highlights(HighlightPicture(selected=ARMY, movable=frozenset((ARMY, IDS[3, 4]))))
    view.set_highlights(HighlightPicture())
    assert len(view.scene().items()) == count
    assert view.highlights.badge_space() == -1


def test_the_veil_leaves_targets_bare_and_stays_while_a_group_is_carried(view: BoardView) -> None:
    before = view.grab().toImage()
    view.set_highlights(replace(attack_highlights(), targets=frozenset((PLAIN,)), odds=None, path=None))
    veiled = view.grab().toImage()
    for space, bare in ((PLAIN, True), (IDS[3, 2], False)):
        at_space = at(view, space, 0, 0.45 * view.zoom.size)
        same = before.pixelColor(at_space) == veiled.pixelColor(at_space)
        lighter = veiled.pixelColor(at_space).lightness() >= before.pixelColor(at_space).lightness()
        assert lighter is bare
        assert not same or bare
    copies = {id(copy) for tiles in view.ground._levels for _, copy in tiles.veiled.values()}
    assert copies
    refused = replace(refused_highlights(), targets=frozenset((PLAIN,)))
    view.set_highlights(refused)
    view.grab()
    assert {id(copy) for tiles in view.ground._levels for _, copy in tiles.veiled.values()} == copies


def test_the_source_of_a_drag_is_faint(view: BoardView) -> None:
    army = next(s for s in view.picture.stacks if s.space == ARMY)
    item = view.pieces._shown["stack", army.key].item
    view.set_highlights(attack_highlights())
    assert item.opacity() == pytest.approx(0.38)
    view.set_highlights(HighlightPicture())
    assert item.opacity() == 1.0


def test_strange_highlights_do_no_harm(view: BoardView) -> None:
    view.set_highlights(replace(attack_highlights(), targets=frozenset((9999, PLAIN)), selected=-3, source=12345))
    view.set_highlights(replace(refused_highlights(), path=None))
    view.set_picture(replace(view.picture, stacks=(StackPicture(9999, 0, (("ship", 1),)), StackPicture(PLAIN, 0, ()))))
    view.finish()
