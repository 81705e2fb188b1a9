"""The board by hand: clicks, drags, keys, zoom; and what the listeners hear."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QLineF, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from desktop.board import pieceitems
from desktop.board.arrows import arrow
from desktop.board.geometry import SCENE_SIZE
from desktop.board.gestures import State
from desktop.board.levels import LADDER
from desktop.board.model import DragGroup, HighlightPicture, MovePicture, StackPicture
from desktop.board.shapes import drawn_icons
from desktop.board.view import BoardView
from desktop.robust import faults
from desktop.theme.palette import DARK, LIGHT
from tests.desktop.board.items import without_ground
from tests.desktop.board.positions import IDS, attack_highlights, example_picture, refused_highlights

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


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
def view(qtbot: QtBot, hands: Hands) -> Iterator[BoardView]:
    board = without_ground(BoardView(LIGHT))
    board.set_motion(0)
    board.set_hands(hands)
    board.resize(900, 700)
    qtbot.addWidget(board)
    board.show()
    board.set_picture(example_picture())
    board.finish()
    yield board
    assert not faults(board)
    board.shut_down()


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


def heard(signal: object) -> list[tuple]:
    found: list[tuple] = []
    signal.connect(lambda *values: found.append(values))  # type: ignore[attr-defined]
    return found


def test_every_space_is_hit_at_its_centre(view: BoardView) -> None:
    for space in view.shapes.spaces:
        assert view.space_at(at(view, space)) == space
    assert view.space_at(QPoint(2, 2)) == -1


def test_hovering_and_leaving_is_told(view: BoardView) -> None:
    spaces = heard(view.space_hovered)
    move(view, at(view, CAPUA), Qt.MouseButton.NoButton)
    move(view, at(view, CAPUA, 5, 5), Qt.MouseButton.NoButton)
    move(view, at(view, PLAIN), Qt.MouseButton.NoButton)
    QApplication.sendEvent(view.viewport(), QEvent(QEvent.Type.Leave))
    assert spaces == [(CAPUA,), (PLAIN,), (-1,)]


def test_a_click_names_space_and_piece(view: BoardView) -> None:
    clicks, pieces = heard(view.space_clicked), heard(view.piece_clicked)
    settlement = at(view, IDS[5, 0], -0.14 * view.zoom.size, 0.2 * view.zoom.size)
    press(view, settlement)
    release(view, settlement)
    assert clicks == [(IDS[5, 0], NONE)]
    assert pieces == [(IDS[5, 0], "settlement", "0")]
    press(view, QPoint(3, 3))
    release(view, QPoint(3, 3))
    assert clicks[1][0] == -1


def test_a_right_click_asks_for_a_menu(view: BoardView) -> None:
    menus = heard(view.space_context_requested)
    press(view, at(view, CAPUA), RIGHT)
    release(view, at(view, CAPUA), RIGHT)
    assert menus == [(CAPUA, view.viewport().mapToGlobal(at(view, CAPUA)))]


def test_a_drag_is_told_from_start_to_drop(view: BoardView, hands: Hands) -> None:
    started, moved, dropped = heard(view.drag_started), heard(view.drag_moved), heard(view.drag_dropped)
    view.drag_dropped.connect(lambda a, b: view.set_picture(view.picture))
    drag(view, at(view, ARMY), at(view, CAPUA))
    assert view.gestures.state is State.DRAGGING
    assert view.gestures.ghost is not None
    release(view, at(view, CAPUA))
    assert started == [(ARMY,)]
    assert moved[0] == (ARMY,)
    assert moved[-1] == (CAPUA,)
    assert dropped == [(ARMY, CAPUA)]
    assert view.gestures.state is State.IDLE
    assert view.gestures.ghost is None
    assert hands.asked[0][0] == ARMY
    assert hands.asked[0][2] is False


def test_shift_splits_the_group(view: BoardView, hands: Hands) -> None:
    drag(view, at(view, ARMY), at(view, CAPUA), mods=Qt.KeyboardModifier.ShiftModifier)
    assert hands.asked[0][2] is True
    view.gestures.cancel()


def test_a_drop_nobody_takes_glides_back(view: BoardView) -> None:
    view.set_motion(1.0)
    view.drag_dropped.connect(lambda a, b: view.set_highlights(refused_highlights()))
    drag(view, at(view, ARMY), at(view, CAPUA))
    ghost = view.gestures.ghost
    assert ghost is not None
    release(view, at(view, CAPUA))
    assert view.motion.is_running
    assert ghost.scene() is not None
    view.motion.finish()
    assert ghost.scene() is None
    assert ghost.pos() != view.scene_centre(CAPUA)


def test_a_drop_can_be_accepted_without_a_picture(view: BoardView, qtbot: QtBot) -> None:
    view.set_motion(4.0)
    view.drag_dropped.connect(lambda a, b: view.accept_drop())
    drag(view, at(view, ARMY), at(view, CAPUA))
    ghost = view.gestures.ghost
    assert ghost is not None
    release(view, at(view, CAPUA))
    qtbot.waitUntil(lambda: not view.motion.is_running)
    assert (ghost.pos() - view.scene_centre(CAPUA)).manhattanLength() < 2


@pytest.mark.parametrize("how", ["escape", "right button", "back home", "off the board"])
def test_a_drag_can_be_given_up(view: BoardView, qtbot: QtBot, how: str) -> None:
    cancelled, dropped = heard(view.drag_cancelled), heard(view.drag_dropped)
    drag(view, at(view, ARMY), at(view, CAPUA))
    if how == "escape":
        qtbot.keyClick(view, Qt.Key.Key_Escape)
    elif how == "right button":
        press(view, at(view, CAPUA), RIGHT)
    else:
        goal = at(view, ARMY) if how == "back home" else QPoint(4, 4)
        move(view, goal)
        release(view, goal)
    assert cancelled == [()]
    assert not dropped
    assert view.gestures.state is State.IDLE


def test_the_wheel_zooms_during_a_drag(view: BoardView) -> None:
    drag(view, at(view, ARMY), at(view, CAPUA))
    before = view.zoom.level
    wheel(view, at(view, CAPUA), 120)
    assert view.zoom.level > before
    assert view.gestures.state is State.DRAGGING
    view.gestures.cancel()


@pytest.mark.parametrize(("button", "space"), [(LEFT, PLAIN), (MIDDLE, ARMY), (RIGHT, ARMY)])
def test_dragging_elsewhere_pans(view: BoardView, button: Qt.MouseButton, space: int) -> None:
    view.zoom.to_level(92, animated=False)
    view.centre_on(space)
    before = view.scroll_position()
    menus, started = heard(view.space_context_requested), heard(view.drag_started)
    start = at(view, space)
    drag(view, start, start + QPoint(60, -40), button)
    assert view.gestures.state is State.PANNING
    release(view, start + QPoint(60, -40), button)
    moved = view.scroll_position() - before
    assert abs(moved.x() + 60) <= 12
    assert abs(moved.y() - 40) <= 12
    assert not menus
    assert not started


def test_space_and_drag_pans_even_from_a_stack(view: BoardView, qtbot: QtBot) -> None:
    view.zoom.to_level(92, animated=False)
    view.centre_on(ARMY)
    qtbot.keyPress(view, Qt.Key.Key_Space)
    press(view, at(view, ARMY))
    assert view.gestures.state is State.PANNING
    release(view, at(view, ARMY))
    qtbot.keyRelease(view, Qt.Key.Key_Space)
    assert not view.gestures.space_held


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


def test_the_wheel_keeps_the_point_under_the_cursor(view: BoardView) -> None:
    corner = at(view, IDS[8, 3], 10, 5)
    before = view.mapToScene(corner)
    for _ in range(3):
        wheel(view, corner, 120)
    assert view.zoom.size in LADDER
    assert (view.mapToScene(corner) - before).manhattanLength() < 2.5
    wheel(view, corner, -60)
    wheel(view, corner, -60)
    assert view.zoom.size == LADDER[LADDER.index(int(view.zoom.size))]


def test_two_fingers_pan_and_with_control_zoom_and_settle(view: BoardView, qtbot: QtBot) -> None:
    view.zoom.to_level(78, animated=False)
    before = view.scroll_position()
    wheel(view, at(view, CAPUA), 30, QPoint(14, 9))
    assert view.scroll_position() == before - QPoint(14, 9)
    wheel(view, at(view, CAPUA), 90, QPoint(0, 20), Qt.KeyboardModifier.ControlModifier)
    assert view.zoom.size not in LADDER
    qtbot.waitUntil(lambda: view.zoom.size in LADDER, timeout=2000)


def test_a_zoom_glides_to_its_level(view: BoardView, qtbot: QtBot) -> None:
    view.set_motion(1.0)
    sizes = heard(view.zoom_changed)
    view.zoom.step(2)
    goal = view.zoom.level
    qtbot.waitUntil(lambda: view.zoom.size == goal)
    assert len(sizes) >= 2


def test_the_fitted_board_follows_the_window(view: BoardView) -> None:
    first = view.zoom.size
    view.resize(1300, 1000)
    assert view.zoom.is_fitted()
    assert view.zoom.size > first
    window = view.viewport().rect()
    assert all(window.contains(at(view, space)) for space in view.shapes.spaces)
    view.zoom.step(1)
    size = view.zoom.size
    view.resize(900, 700)
    assert view.zoom.size == size


# ---- keyboard
def test_arrows_walk_the_hexes(view: BoardView, qtbot: QtBot) -> None:
    focused = heard(view.space_focused)
    view.setFocus()
    view.set_focused_space(ARMY)
    for key, goal in ((Qt.Key.Key_Up, IDS[5, 0]), (Qt.Key.Key_Down, ARMY), (Qt.Key.Key_Right, IDS[6, 0])):
        qtbot.keyClick(view, key)
        assert view.focused_space == goal
    assert len(focused) == 4
    assert "Eridu" not in view.accessibleName()
    qtbot.keyClick(view, Qt.Key.Key_Left)
    qtbot.keyClick(view, Qt.Key.Key_Up)
    assert view.accessibleName().startswith("F3, plains, city Eridu, size 2")


def test_walking_out_of_view_scrolls(view: BoardView, qtbot: QtBot) -> None:
    view.zoom.to_level(128, animated=False)
    view.centre_on(ARMY)
    view.set_focused_space(ARMY)
    for _ in range(4):
        qtbot.keyClick(view, Qt.Key.Key_Down)
    assert view.viewport().rect().contains(at(view, view.focused_space))


def test_tab_goes_round_the_targets(view: BoardView, qtbot: QtBot) -> None:
    view.set_highlights(attack_highlights())
    view.setFocus()
    seen = []
    for _ in range(7):
        qtbot.keyClick(view, Qt.Key.Key_Tab)
        seen.append(view.focused_space)
    assert set(seen) == attack_highlights().targets
    assert seen[0] == seen[6]
    qtbot.keyClick(view, Qt.Key.Key_Backtab)
    assert view.focused_space == seen[5]
    assert view.hasFocus()


def test_enter_picks_up_and_drops(view: BoardView, qtbot: QtBot) -> None:
    started, moved, dropped = heard(view.drag_started), heard(view.drag_moved), heard(view.drag_dropped)
    view.setFocus()
    view.set_focused_space(ARMY)
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert view.gestures.by_keyboard
    assert started == [(ARMY,)]
    view.set_highlights(replace(attack_highlights(), odds=None, path=None))
    qtbot.keyClick(view, Qt.Key.Key_Tab)
    assert moved[-1] == (view.focused_space,)
    goal = view.focused_space
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert dropped == [(ARMY, goal)]
    assert not view.gestures.by_keyboard


def test_enter_on_what_can_not_be_dragged_is_a_click(view: BoardView, qtbot: QtBot) -> None:
    clicks = heard(view.space_clicked)
    view.set_focused_space(CAPUA)
    qtbot.keyClick(view, Qt.Key.Key_Return)
    assert clicks == [(CAPUA, NONE)]


def test_escape_with_empty_hands_is_passed_on(view: BoardView, qtbot: QtBot) -> None:
    pressed = heard(view.escape_pressed)
    qtbot.keyClick(view, Qt.Key.Key_Escape)
    assert pressed == [()]


def test_f1_opens_the_rule_of_a_refusal(view: BoardView, qtbot: QtBot) -> None:
    asked = heard(view.rule_requested)
    qtbot.keyClick(view, Qt.Key.Key_F1)
    view.set_highlights(refused_highlights())
    qtbot.keyClick(view, Qt.Key.Key_F1)
    assert asked == [()]


def test_letters_are_left_to_others(view: BoardView, qtbot: QtBot) -> None:
    assert not view.keys.press(_key(Qt.Key.Key_E))


def _key(key: Qt.Key) -> object:
    from PySide6.QtGui import QKeyEvent

    return QKeyEvent(QEvent.Type.KeyPress, key, NONE)


# ---- pictures
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


def test_the_whole_board_and_the_full_width_take_turns(view: BoardView, qtbot: QtBot) -> None:
    view.resize(1200, 480)
    whole = view.zoom.level
    assert view.zoom.is_fitted()
    qtbot.keyClick(view, Qt.Key.Key_0)
    assert view.zoom.level > whole * 1.1
    assert all(0 < view.space_rect(space).center().x() < 1200 for space in view.shapes.spaces)
    qtbot.keyClick(view, Qt.Key.Key_0)
    assert view.zoom.level == whole
    assert view.zoom.is_fitted()


def test_any_key_ends_running_animations(view: BoardView, qtbot: QtBot) -> None:
    view.set_motion(0.05)
    view.set_picture(view.picture, [MovePicture(0, (("infantry", 1),), (ARMY, PLAIN, IDS[3, 1]))])
    assert view.motion.is_running
    qtbot.keyClick(view, Qt.Key.Key_Shift)
    assert not view.motion.is_running


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


def test_the_look_can_change_at_any_time(view: BoardView) -> None:
    view.set_highlights(attack_highlights())
    light = view.grab().toImage()
    view.set_look(DARK, 1.4, strong_patterns=True)
    view.finish()
    assert view.grab().toImage() != light


def test_an_empty_board_can_be_walked_and_zoomed(qtbot: QtBot) -> None:
    board = BoardView(LIGHT)
    qtbot.addWidget(board)
    board.show()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Plus, Qt.Key.Key_0):
        qtbot.keyClick(board, key)
    press(board, QPoint(9, 9))
    release(board, QPoint(9, 9))
    board.finish()
    assert not faults(board)
    board.shut_down()


def test_strange_highlights_do_no_harm(view: BoardView) -> None:
    view.set_highlights(replace(attack_highlights(), targets=frozenset((9999, PLAIN)), selected=-3, source=12345))
    view.set_highlights(replace(refused_highlights(), path=None))
    view.set_picture(replace(view.picture, stacks=(StackPicture(9999, 0, (("ship", 1),)), StackPicture(PLAIN, 0, ()))))
    view.finish()


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
