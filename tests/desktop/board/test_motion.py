"""Animations: what is shown on the way, who may interrupt it, and that nothing of it is left."""

from __future__ import annotations

import itertools
import random
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from desktop.board.model import (
    Act,
    BannerPicture,
    BoardPicture,
    CityPicture,
    DicePicture,
    HighlightPicture,
    MovePicture,
    RisePicture,
    StackPicture,
    WonderPicture,
)
from desktop.board.motion import DROP_MS, MOVE_MS
from desktop.board.pieceitems import Z
from desktop.board.shows import BANNER_MS, LIE_MS, ROLL_MS
from desktop.board.view import BoardView
from desktop.robust import faults
from desktop.theme.palette import LIGHT
from tests.desktop.board.hands import Hands, at, drag, heard, press, release
from tests.desktop.board.items import fresh_window, scene_items, without_ground
from tests.desktop.board.positions import IDS, attack_highlights, example_picture

ARMY, CAPUA, PLAIN, ERIDU = IDS[5, 1], IDS[6, 1], IDS[4, 1], IDS[5, 0]
SIDES = tuple((str(n), "infantry") for n in range(1, 7))


@pytest.fixture
def view(qtbot: QtBot) -> Iterator[BoardView]:
    board = without_ground(BoardView(LIGHT))
    board.set_hands(Hands())
    board.resize(900, 700)
    qtbot.addWidget(board)
    board.show()
    board.set_picture(example_picture())
    board.zoom.to_level(56, animated=False)
    board.centre_on(CAPUA)
    board.finish()
    # The clock stands still but for `advance`.
    board.motion._tick.setInterval(1 << 28)
    yield board
    assert not faults(board)
    board.shut_down()


def flying(view: BoardView) -> int:
    return sum(1 for item in view.scene().items() if item.zValue() >= Z.FLYING and item.isVisible())


def shown(view: BoardView, kind: str, key: object) -> bool:
    return view.pieces._shown[kind, key].item.isVisible()


def moved(picture: BoardPicture, start: int, end: int) -> BoardPicture:
    army = next(s for s in picture.stacks if s.space == start)
    others = tuple(s for s in picture.stacks if s.space != start)
    return replace(picture, stacks=(*others, replace(army, space=end)))


def with_city(picture: BoardPicture, space: int, **changes: object) -> BoardPicture:
    return replace(picture, cities=tuple(replace(c, **changes) if c.space == space else c for c in picture.cities))


def test_a_piece_that_is_placed_drops_in_and_lies(view: BoardView) -> None:
    new = StackPicture(PLAIN, 0, (("settler", 1),))
    view.set_picture(replace(view.picture, stacks=(*view.picture.stacks, new)))
    assert view.motion.is_running
    assert not shown(view, "stack", new.key)
    view.motion.advance(DROP_MS * 0.5)
    assert not shown(view, "stack", new.key)
    view.motion.advance(DROP_MS)
    assert shown(view, "stack", new.key)
    assert not view.motion.is_running


def test_a_building_is_dropped_behind_a_city_that_stands(view: BoardView) -> None:
    before = len(view.scene().items())
    view.set_picture(with_city(view.picture, ERIDU, buildings=(("market", 0), ("temple", 0)), size=3))
    # The city without the building, and the building.
    assert not shown(view, "city", ERIDU)
    assert len([i for i in view.scene().items() if Z.PIECES <= i.zValue() < Z.STACKS]) >= 2
    view.motion.advance(DROP_MS + 1)
    assert shown(view, "city", ERIDU)
    assert len(view.scene().items()) == before


def test_what_is_lost_fades_after_the_move_that_took_it(view: BoardView) -> None:
    """The army takes Capua's garrison: it is there until the army has arrived."""
    picture = replace(view.picture, stacks=tuple(s for s in view.picture.stacks if s.space != CAPUA))
    army = next(s for s in picture.stacks if s.space == ARMY)
    garrison = next(s for s in view.picture.stacks if s.space == CAPUA)
    look = view.pieces._shown["stack", garrison.key].item.pixmap().cacheKey()

    def stands() -> float:
        return max((i.opacity() for i in view.scene().items() if getattr(i, "pixmap", None) and i.pixmap().cacheKey() == look),
                   default=0.0)  # fmt: skip

    view.set_picture(moved(picture, ARMY, PLAIN), [MovePicture(0, army.tokens, (ARMY, PLAIN))])
    assert ("stack", garrison.key) not in view.pieces._shown
    assert stands() == 1.0
    view.motion.advance(MOVE_MS + 100)
    assert 0 < stands() < 1
    view.motion.advance(1000)
    assert stands() == 0.0


def test_who_came_and_fought_stands_until_the_dice_lie(view: BoardView) -> None:
    """The army attacks an empty-handed space, loses one of two Infantry: both stand there while the dice roll."""
    army = next(s for s in view.picture.stacks if s.space == ARMY)
    picture = moved(view.picture, ARMY, PLAIN)
    stacks = tuple(replace(s, tokens=(("infantry", 1),)) if s.space == PLAIN else s for s in picture.stacks)
    acts: list[Act] = [MovePicture(0, army.tokens, (ARMY, PLAIN)), DicePicture(0, PLAIN, SIDES[:1], SIDES)]
    key = (PLAIN, "0", False)
    view.set_picture(replace(picture, stacks=stacks), acts)
    view.motion.advance(MOVE_MS + ROLL_MS)
    here = [i for i in view.scene().items() if i.isVisible() and i.pos() == view.scene_centre(PLAIN) and i.zValue() == Z.STACKS]
    assert len(here) == 1
    assert not shown(view, "stack", key)
    view.motion.advance(LIE_MS + 1)
    assert shown(view, "stack", key)
    assert view.motion.is_running  # the fallen fade
    view.motion.advance(300)
    assert not view.motion.is_running


def test_moves_come_one_after_another_and_dice_before_their_effect(view: BoardView) -> None:
    acts: list[Act] = [
        MovePicture(0, (("infantry", 1),), (ARMY, PLAIN)),
        DicePicture(0, PLAIN, SIDES[:2], SIDES),
        DicePicture(1, CAPUA, SIDES[:3], SIDES),
        RisePicture(PLAIN, "mood_happy", "+1"),
        BannerPicture("Age V"),
    ]
    picture = with_city(view.picture, ERIDU, mood="happy", buildings=())
    view.set_picture(picture, acts)
    assert flying(view) == 1
    view.motion.advance(MOVE_MS + 20)
    assert flying(view) == 5
    assert not shown(view, "city", ERIDU)
    assert not shown(view, "label", ERIDU)  # its face would tell the result
    view.motion.advance(ROLL_MS)
    assert flying(view) == 5
    view.motion.advance(LIE_MS + 2 * 80)
    assert flying(view) == 2
    assert shown(view, "city", ERIDU)
    assert shown(view, "label", ERIDU)
    view.motion.advance(BANNER_MS)
    assert flying(view) == 0
    assert not view.motion.is_running


def test_dice_of_both_sides_do_not_lie_on_each_other(view: BoardView) -> None:
    for space in (CAPUA, IDS[3, -1]):
        view.set_picture(view.picture, [DicePicture(0, space, SIDES[:4], SIDES), DicePicture(1, space, SIDES[:3], SIDES)])
        view.motion.advance(ROLL_MS + 3 * 80 + 20)
        boxes = [item.deviceTransform(view.viewportTransform()).mapRect(item.boundingRect())
                 for item in view.scene().items() if item.zValue() == Z.FLYING and item.isVisible()]  # fmt: skip
        assert len(boxes) == 7
        for a, b in itertools.combinations(boxes, 2):
            assert not a.adjusted(5, 5, -5, -5).intersects(b.adjusted(5, 5, -5, -5))
        view.motion.finish()


def test_the_next_throw_waits_for_the_last(view: BoardView) -> None:
    view.set_picture(view.picture, [DicePicture(0, CAPUA, SIDES[:2], SIDES, 1), DicePicture(1, CAPUA, SIDES[:3], SIDES, 2)])
    assert flying(view) == 2
    view.motion.advance(ROLL_MS + 80 + LIE_MS + 1)
    assert flying(view) == 3


def test_signs_go_on_over_the_next_picture_and_nothing_waits_for_them(view: BoardView) -> None:
    view.set_picture(view.picture, [RisePicture(PLAIN, "food", "+1"), BannerPicture("Age V")])
    assert view.motion.is_running
    assert not view.motion.is_busy
    view.motion.advance(200)
    view.set_picture(view.picture, [MovePicture(0, (("infantry", 1),), (ARMY, PLAIN))])
    assert flying(view) == 3
    assert view.motion.is_busy
    view.motion.settle()
    view.set_picture(view.picture, [RisePicture(PLAIN, "food", "+1")], foreign=True)
    assert not view.motion.interrupt()  # a click counts although a sign of another's move still fades
    view.set_picture(view.picture, [RisePicture(PLAIN, "food", "+1")])
    # A step back shows nothing of what led elsewhere.
    view.set_picture(view.picture, None)
    assert not view.motion.is_running
    assert flying(view) == 0


def test_a_long_row_of_moves_is_shown_faster(view: BoardView) -> None:
    acts = [DicePicture(0, PLAIN, SIDES[:1], SIDES), MovePicture(0, (("infantry", 1),), (ARMY, PLAIN))] * 6
    view.set_picture(view.picture, acts)
    assert 1500 < view.motion.remaining_ms <= 2600


def test_speed_and_reduced_motion(view: BoardView) -> None:
    army = next(s for s in view.picture.stacks if s.space == ARMY)
    act = MovePicture(0, army.tokens, (ARMY, PLAIN, IDS[3, 2], IDS[2, 3], IDS[2, 4], IDS[2, 5]))
    view.set_motion(0.5)
    view.set_picture(moved(view.picture, ARMY, IDS[2, 5]), [act])
    slow = view.motion.remaining_ms
    view.set_motion(2.0)
    assert view.motion.remaining_ms == pytest.approx(slow / 4)
    view.motion.finish()
    view.set_motion(1.0, reduced=True)
    view.set_picture(moved(view.picture, IDS[2, 5], ARMY), [act])
    assert view.motion.is_running
    assert view.motion.remaining_ms <= 80 * 2
    view.motion.finish()
    view.set_motion(0)
    view.set_picture(moved(view.picture, ARMY, PLAIN), [act])
    assert not view.motion.is_running


def test_a_click_during_anothers_animation_only_ends_it(view: BoardView) -> None:
    clicks = heard(view.space_clicked)
    view.set_picture(moved(view.picture, ARMY, PLAIN), [MovePicture(0, (("infantry", 2),), (ARMY, PLAIN))], foreign=True)
    for _ in range(2):
        press(view, at(view, CAPUA))
        assert not view.motion.is_running
        release(view, at(view, CAPUA))
    assert clicks == [(CAPUA, Qt.KeyboardModifier.NoModifier)]


def test_a_click_during_the_own_animation_ends_it_and_counts(view: BoardView) -> None:
    clicks = heard(view.space_clicked)
    view.set_picture(moved(view.picture, ARMY, PLAIN), [MovePicture(0, (("infantry", 2),), (ARMY, PLAIN))])
    press(view, at(view, CAPUA))
    release(view, at(view, CAPUA))
    assert not view.motion.is_running
    assert clicks == [(CAPUA, Qt.KeyboardModifier.NoModifier)]


def test_breathing_rings_after_anothers_move_do_not_swallow_a_click(view: BoardView) -> None:
    clicks = heard(view.space_clicked)
    view.set_picture(moved(view.picture, ARMY, PLAIN), [MovePicture(0, (("infantry", 2),), (ARMY, PLAIN))], foreign=True)
    view.set_highlights(HighlightPicture(movable=frozenset((PLAIN,))))
    view.motion.advance(700)
    assert view.motion.is_running
    press(view, at(view, CAPUA))
    release(view, at(view, CAPUA))
    assert len(clicks) == 1


@pytest.mark.parametrize(("key", "counts"), [(Qt.Key.Key_Return, False), (Qt.Key.Key_Right, True)])
def test_keys_end_an_animation(view: BoardView, key: Qt.Key, counts: bool) -> None:
    focused, clicks = heard(view.space_focused), heard(view.space_clicked)
    view.set_focused_space(CAPUA)
    view.set_picture(view.picture, [MovePicture(0, (("infantry", 2),), (ARMY, PLAIN))], foreign=True)
    QTest.keyClick(view, key)
    assert not view.motion.is_running
    assert not clicks
    assert (len(focused) == 2) is counts


def test_what_a_hand_carried_is_not_flown_once_more(view: BoardView) -> None:
    army = next(s for s in view.picture.stacks if s.space == ARMY)
    act = MovePicture(0, army.tokens, (ARMY, CAPUA))
    view.drag_dropped.connect(lambda a, b: view.set_picture(moved(view.picture, a, b), [act]))
    drag(view, at(view, ARMY), at(view, CAPUA))
    release(view, at(view, CAPUA))
    pixmaps = [item for item in view.scene().items() if item.zValue() >= Z.FLYING and item.isVisible()]
    assert len(pixmaps) == 1  # the ghost, which settles
    view.motion.advance(DROP_MS + 1)
    assert not view.motion.is_running


def test_a_ship_that_was_dropped_elsewhere_in_its_sea_goes_on_from_there(view: BoardView) -> None:
    army = next(s for s in view.picture.stacks if s.space == ARMY)
    act = MovePicture(0, army.tokens, (ARMY, PLAIN))
    view.drag_dropped.connect(lambda a, b: view.set_picture(moved(view.picture, a, PLAIN), [act]))
    drag(view, at(view, ARMY), at(view, CAPUA))
    release(view, at(view, CAPUA))
    starts = [item.pos() for item in view.scene().items() if item.zValue() == Z.FLYING and item.isVisible()]
    assert starts == [view.scene_centre(CAPUA)]
    view.motion.finish()


def _random_picture(picture: BoardPicture, dice: random.Random) -> BoardPicture:
    """Another picture: pieces come, go and move, cities grow, fall and change hands."""
    spaces = [s.id for s in picture.spaces if s.terrain not in ("sea", "unrevealed")]
    stacks = [s for s in picture.stacks if dice.random() > 0.15]
    stacks = [replace(s, tokens=tuple((k, max(1, n + dice.randint(-1, 1))) for k, n in s.tokens)) for s in stacks]
    space, owner = dice.choice(spaces), dice.randrange(4)
    if all((s.space, s.owner) != (space, owner) for s in stacks):
        kinds = dice.sample(["infantry", "cavalry", "elephant", "leader", "settler"], dice.randint(1, 5))
        stacks.append(StackPicture(space, owner, tuple((kind, dice.randint(1, 4)) for kind in kinds)))
    cities = [c for c in picture.cities if dice.random() > 0.05]
    at = dice.randrange(len(cities))
    cities[at] = replace(
        cities[at], owner=dice.randrange(4), mood=dice.choice(["happy", "neutral", "angry"]), size=dice.randint(1, 5),
        buildings=tuple((dice.choice(["temple", "port", "market"]), dice.randrange(4)) for _ in range(dice.randint(0, 4))),
        wonders=(WonderPicture("great_gardens", 2),) if dice.random() < 0.3 else (),
    )  # fmt: skip
    free = [s for s in spaces if all(c.space != s for c in cities)]
    if dice.random() < 0.4:
        cities.append(CityPicture(dice.choice(free), dice.randrange(4), "Nova"))
    exhausted = dice.choice(free)
    all_spaces = tuple(replace(s, exhausted=not s.exhausted) if s.id == exhausted else s for s in picture.spaces)
    return replace(picture, spaces=all_spaces, stacks=tuple(stacks), cities=tuple(sorted(cities, key=lambda c: c.space)))


@pytest.mark.parametrize("seed", range(3))
def test_after_any_changes_the_items_are_those_of_a_fresh_window(view: BoardView, seed: int) -> None:
    dice = random.Random(seed)
    for step in range(12):
        picture = _random_picture(view.picture, dice)
        gone = [s for s in view.picture.stacks if s.key not in {t.key for t in picture.stacks}]
        acts = [MovePicture(s.owner, s.tokens, (s.space, PLAIN)) for s in gone if not s.sea]
        view.set_picture(picture, acts, foreign=dice.random() < 0.5)
        view.set_highlights(attack_highlights() if step % 3 == 0 else HighlightPicture())
        if step % 4 == 1:
            view.zoom.step(dice.choice([-1, 1]))
            view.zoom.settle()
        view.motion.advance(dice.uniform(0, 900))
    items = scene_items(view)
    fresh = fresh_window(view)
    assert items == scene_items(fresh)
    fresh.shut_down()
    fresh.deleteLater()


def test_a_difference_to_a_fresh_window_is_seen(view: BoardView) -> None:
    fresh = fresh_window(view)
    view.pieces._shown["city", ERIDU].item.setOpacity(0.5)
    assert scene_items(view) != scene_items(fresh)
    fresh.shut_down()
    fresh.deleteLater()
