"""The board stays where it is: the same city at the same pixel, and panels in their place, whatever is asked or opened."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from core.engine.flow import Step
from core.engine.history import Policy
from core.engine.session import Session
from core.games.clash.frames import SpawnFrame
from core.games.clash.moves import Collect, MoveUnits, TakeAdvance
from core.games.clash.state import City, State, cities_of
from core.games.clash.units import BARBARIANS
from desktop.app.cover import LONGEST_MS
from desktop.app.gameview import Notice
from desktop.app.look import apply_look
from desktop.games.clash.situations import SITUATIONS, bring_about
from desktop.theme.style import theme
from tests.desktop.games.clash.mock_position import session
from tests.desktop.games.clash.tables import LEFT, Sitting
from tests.desktop.games.clash.test_handover import two_people

SCREENS = [(1280, 720), (1920, 1080)]


def settled() -> None:
    """Let layouts and timers of no length come in force."""
    for _ in range(4):
        QApplication.processEvents()


def one_person() -> Session[Any, Any]:
    """Return the four-player position with one person."""
    begun = session()
    begun.extra["seats"][2]["bot"] = "greedy"
    return begun


@pytest.fixture(params=SCREENS, ids=lambda size: f"{size[0]}x{size[1]}")
def seated(request, sitting: Sitting) -> Sitting:
    """The four-player position with one person, in a window of a usual size."""
    sitting.put(one_person())
    sitting.widen(*request.param)
    settled()
    return sitting


def places(sitting: Sitting) -> dict[str, Any]:
    """Return where things are in the window: each own city, the scale, what bar, rail and panels take."""
    window, board = sitting.window, sitting.board
    found: dict[str, Any] = {"scale": board.zoom.size, "bar": window.bar.geometry()}
    for space in cities_of(sitting.table.view, 0):
        found[f"city {space}"] = board.viewport().mapTo(window, board.space_rect(space).center().toPoint())
    for dock in window.docks():
        found[dock.objectName()] = dock.geometry() if dock.isVisible() else None
    rail = window.frame.rail
    found["rail"] = QRect(rail.mapTo(window, QPoint(0, 0)), rail.size()) if rail.isVisible() else None
    return found


def open_panel(sitting: Sitting, id: str) -> None:
    """Open a panel from the rail; where there is no rail all panels are open."""
    button = sitting.window.frame.rail.buttons.get(id)
    if button is not None:
        QTest.mouseClick(button, LEFT)
    settled()
    assert sitting.window._docking.docks[id].isVisible()


def collects(sitting: Sitting) -> None:
    sitting.table.panels.open_city(next(move.city for move in sitting.table.moves(Collect)), "collect")


def moves_units(sitting: Sitting) -> None:
    move = next(move for move in sitting.table.moves(MoveUnits) if sitting.table.odds(move) is None)
    sitting.table.submit(move)


def is_asked_in_the_bar(sitting: Sitting) -> None:
    sitting.settings.confirm_chance = True
    sitting.table.session.policy = Policy.STRICT
    attack = next(move for move in sitting.table.moves(MoveUnits) if sitting.table.odds(move) is not None)
    assert not sitting.table.submit(attack)
    assert sitting.window.bar.question is not None


def opens_an_advance(sitting: Sitting) -> None:
    sitting.table.panels.open_advance("voting")


def hears_a_notice(sitting: Sitting) -> None:
    sitting.window.show_notice(Notice("Something is to be said.", "And what is safe, in a line of its own."))


def named(situation: str) -> Callable[[Sitting], None]:
    return lambda sitting: sitting.table.show_named(situation)


DEEDS = {
    "collect": collects, "move": moves_units, "bar": is_asked_in_the_bar, "advance": opens_an_advance,
    "notice": hears_a_notice, **{name: named(name) for name in SITUATIONS},
}  # fmt: skip


@pytest.mark.parametrize("deed", DEEDS)
def test_the_board_and_the_panels_stay_through_a_question(seated: Sitting, deed):
    before = places(seated)
    DEEDS[deed](seated)
    settled()
    during = places(seated)
    moved = {name for name in before if name in during and before[name] != during[name]}
    assert not moved
    seated.key(Qt.Key.Key_Escape)
    settled()
    after = places(seated)
    assert not {name for name in before if name in after and before[name] != after[name]}


def test_a_board_seen_from_near_stays_when_a_panel_of_the_rail_opens(seated: Sitting):
    seated.window.run("zoom_in")
    seated.board.zoom.settle()
    before = places(seated)
    open_panel(seated, "journal")
    opened = places(seated)
    assert {name for name in before if before[name] != opened[name]} <= {"journal"}


def test_the_board_stays_while_a_question_leaves_a_panel_of_the_rail_open(seated: Sitting):
    open_panel(seated, "journal")
    opened = places(seated)
    for deed in (opens_an_advance, collects, named("event-choice")):
        deed(seated)
        settled()
        # At most the board scrolls, where a city that is asked about would be covered.
        assert not {name for name, place in places(seated).items() if place != opened[name] and not name.startswith("city")}
        panel, dock = seated.panel, seated.window._docking.docks["journal"]
        if panel is not None:
            at = QRect(panel.mapTo(seated.window, QPoint(0, 0)), panel.size())
            assert not at.intersects(dock.geometry())


def is_whole(sitting: Sitting) -> bool:
    """Return whether all spaces are seen, with no panel over them."""
    board = sitting.board
    return all(QRectF(board.free_rect()).contains(board.space_rect(space)) for space in board.shapes.spaces)


@pytest.mark.parametrize("moved", ["", "zoom_fit", "pan"])
def test_a_board_that_is_seen_whole_stays_whole_when_the_player_opens_and_closes_panels(sitting: Sitting, moved: str):
    sitting.put(one_person())
    sitting.widen(1280, 720)
    settled()
    board = sitting.board
    if moved == "pan":
        board.pan_by(QPoint(0, 200))
    elif moved:
        sitting.window.run(moved)
    board.zoom.settle()
    before = places(sitting)
    for panel in ("journal", "history"):
        open_panel(sitting, panel)
        board.zoom.settle()
        assert is_whole(sitting) == (not moved)
    QTest.mouseClick(sitting.window.frame.rail.buttons["history"], LEFT)
    settled()
    board.zoom.settle()
    assert places(sitting) == before


@pytest.mark.parametrize("speed", [0.0, 4.0])
def test_a_board_glides_back_when_a_panel_of_the_rail_is_closed(sitting: Sitting, qtbot, speed: float):
    sitting.position(two_people())
    sitting.widen(1280, 720)
    sitting.board.set_motion(speed, reduced=False)
    before = places(sitting)
    open_panel(sitting, "journal")
    sitting.board.zoom.settle()
    assert places(sitting)["scale"] == before["scale"]  # It only moves.
    assert places(sitting) != before
    QTest.mouseClick(sitting.window.frame.rail.buttons["journal"], LEFT)
    qtbot.waitUntil(lambda: places(sitting) == before)


@pytest.mark.parametrize("cities", [("0,-2", "0,-1"), ("0,0", "1,-1")], ids=["a corner is free", "none is"])
@pytest.mark.parametrize("closed_first", [True, False])
def test_cities_to_raze_are_seen_beside_an_open_panel_of_the_rail(sitting: Sitting, cities: tuple[str, ...], closed_first: bool):
    sitting.position({**two_people(cities={at: {"name": at} for at in cities}), "begin": "free_advance"})
    sitting.widen(1280, 720)
    settled()
    open_panel(sitting, "journal")
    sitting.choose("Irrigation")
    settled()
    assert sitting.kind == "raze"
    board, targets = sitting.board, sitting.board.highlights.picture.targets
    assert len(targets) == 2
    at = QRectF(QRect(board.viewport().mapFromGlobal(sitting.panel.mapToGlobal(QPoint(0, 0))), sitting.panel.size()))
    boxes = [board.space_rect(space) for space in targets]
    assert all(QRectF(board.free_rect()).contains(box) and not box.intersects(at) for box in boxes)
    deeds = [lambda: QTest.mouseClick(sitting.window.frame.rail.buttons["journal"], LEFT), lambda: sitting.press("Keep all")]
    for deed in deeds if closed_first else reversed(deeds):
        deed()
        settled()
    sitting.key(Qt.Key.Key_Escape)
    settled()
    assert is_whole(sitting)
    left, right = (f(board.space_rect(space).center().x() for space in board.shapes.spaces) for f in (min, max))
    assert abs((left + right) / 2 - board.viewport().rect().center().x()) <= 2


def test_the_whole_board_is_shown_in_the_free_part_beside_an_open_panel(sitting: Sitting):
    sitting.put(one_person())
    sitting.widen(1280, 720)
    settled()
    sitting.window.run("zoom_in")
    sitting.board.zoom.settle()
    open_panel(sitting, "journal")
    assert not is_whole(sitting)
    sitting.window.run("zoom_fit")
    sitting.board.zoom.settle()
    assert is_whole(sitting)
    QTest.mouseClick(sitting.window.frame.rail.buttons["journal"], LEFT)
    settled()
    sitting.board.zoom.settle()
    assert sitting.board.zoom.level == sitting.board.zoom.fitting()


def test_a_whole_board_beside_a_panel_stays_when_a_question_takes_the_place_of_the_panel(sitting: Sitting, qtbot):
    sitting.put(one_person())
    sitting.widen(1150, 720)
    settled()
    open_panel(sitting, "inspector")
    dock = sitting.window._docking.docks["inspector"]
    before = sitting.board.scroll_position(), sitting.board.zoom.size
    assert is_whole(sitting)
    opens_an_advance(sitting)
    settled()
    assert not dock.isVisible()
    assert (sitting.board.scroll_position(), sitting.board.zoom.size) == before
    sitting.key(Qt.Key.Key_Escape)
    qtbot.waitUntil(dock.isVisible)
    settled()
    assert (sitting.board.scroll_position(), sitting.board.zoom.size) == before


def test_a_board_that_would_show_less_beside_a_panel_stays_as_it_is(sitting: Sitting):
    sitting.settings.text_scale = 1.5
    sitting.put(one_person())
    sitting.widen(1024, 640)
    settled()
    before = places(sitting)
    open_panel(sitting, "inspector")
    opened = places(sitting)
    assert {name for name in before if before[name] != opened[name]} <= {"inspector"}


@pytest.mark.parametrize("advance", ["husbandry", "medicine"])
def test_an_advance_that_is_clicked_opens_beside_its_box(sitting: Sitting, advance: str):
    sitting.put(one_person())
    sitting.widen(1280, 720)
    settled()
    grid = sitting.table.boards.advances
    box = grid.place_of(advance)
    assert box is not None
    QTest.mouseClick(grid, LEFT, pos=grid.mapFromGlobal(box.center()))
    at = QRect(sitting.panel.mapToGlobal(QPoint(0, 0)), sitting.panel.size())
    assert sitting.panel.power == advance
    assert at.top() <= box.center().y() <= at.bottom()
    assert 0 < at.left() - grid.mapToGlobal(grid.rect().topRight()).x() < 60
    # From elsewhere it comes where panels usually lie.
    sitting.table.panels.open_advance(advance)
    assert sitting.panel.beside is None
    assert sitting.panel.x() > at.width()


def test_a_question_lies_where_it_covers_nothing_of_what_is_asked(sitting: Sitting):
    sitting.put(one_person())
    sitting.widen(1280, 720)
    settled()
    sitting.table.show_named("explore")
    settled()
    panel = sitting.panel
    at = QRect(panel.mapTo(sitting.window, QPoint(0, 0)), panel.size())
    asked = sitting.board.highlights.picture.targets
    assert asked
    for space in asked:
        corner = sitting.board.viewport().mapTo(sitting.window, QPoint(0, 0))
        assert not at.intersects(sitting.board.space_rect(space).toAlignedRect().translated(corner))


@pytest.mark.parametrize("spaces", [(30, 31, 40), (0, 34, 60)])
def test_a_question_lies_as_if_new_when_the_panel_of_the_rail_is_closed(sitting: Sitting, spaces: tuple[int, ...]):
    def asks(step: Step[State], seat: int) -> None:
        for space in spaces:
            step.state.cities[space] = City(BARBARIANS, 1)
        step.push(SpawnFrame(seat, True, 3, spaces))

    found = []
    for opened in (False, True):
        sitting.put(one_person())
        sitting.widen(1280, 720)
        settled()
        if opened:
            open_panel(sitting, "journal")
        sitting.table._proceed(bring_about(sitting.table.session, asks))
        settled()
        if opened:
            QTest.mouseClick(sitting.window.frame.rail.buttons["journal"], LEFT)
            settled()
        assert sitting.panel.isVisible()
        found.append(sitting.panel.geometry())
    assert found[0] == found[1]


@pytest.mark.parametrize("spaces", [(64, 70, 71), (0, 1, 4), (43, 50, 60), (0, 34, 60)], ids=["right", "left", "middle", "wide"])
def test_cities_to_click_stay_in_sight_and_out_from_under_the_question(sitting: Sitting, spaces: tuple[int, ...]):
    def asks(step: Step[State], seat: int) -> None:
        for space in spaces:
            step.state.cities[space] = City(BARBARIANS, 1)
        step.push(SpawnFrame(seat, True, 3, spaces))

    sitting.put(one_person())
    sitting.widen(1280, 720)
    settled()
    place, port = sitting.board.scroll_position(), sitting.board.viewport()
    sitting.table._proceed(bring_about(sitting.table.session, asks))
    settled()
    assert sitting.board.highlights.picture.targets == set(spaces)
    at = QRectF(QRect(port.mapFromGlobal(sitting.panel.mapToGlobal(QPoint(0, 0))), sitting.panel.size()))
    boxes = [sitting.board.space_rect(space) for space in spaces]
    assert not any(box.intersects(at) for box in boxes)
    assert all(QRectF(port.rect()).contains(box) for box in boxes)
    # The board moves only where no place of the panel leaves them free.
    assert (sitting.board.scroll_position() == place) == (spaces != (0, 34, 60))


def test_a_question_without_room_beside_an_open_panel_takes_its_place_for_a_while(sitting: Sitting, qtbot):
    sitting.settings.text_scale = 1.5
    sitting.put(one_person())
    sitting.widen(1024, 640)
    settled()
    open_panel(sitting, "inspector")
    dock = sitting.window._docking.docks["inspector"]
    before = places(sitting)
    collects(sitting)
    settled()
    assert not dock.isVisible()
    sitting.key(Qt.Key.Key_Escape)
    qtbot.waitUntil(dock.isVisible)
    settled()
    assert places(sitting) == before


def is_read(sitting: Sitting) -> bool:
    """Return whether the rows of the question are seen in their whole width."""
    seen = [(row.visibleRegion().boundingRect().width(), row.width()) for row in sitting.panel.rows]
    return sitting.panel.isVisible() and any(part for part, _ in seen) and all(part in (0, whole) for part, whole in seen)


@pytest.mark.parametrize("scale", [1.5, 2.0])
def test_a_question_that_comes_while_a_panel_of_the_rail_has_the_keyboard_can_be_read(sitting: Sitting, bots, qtbot, scale):
    bots.script = None
    sitting.settings.text_scale = scale
    apply_look(sitting.settings)
    sitting.position({**two_people(), "begin": "free_advance", "first": 1})
    sitting.widen(1280, 640)
    settled()
    sitting.board.setFocus()
    sitting.key(Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    settled()
    dock = sitting.window._docking.docks["spaces"]
    assert dock.isAncestorOf(QApplication.focusWidget())
    bots.made[-1].answer(TakeAdvance("storage"))
    settled()
    assert sitting.kind == "free_advance"
    assert not dock.isVisible()
    assert is_read(sitting)
    assert sitting.window.frame.isAncestorOf(QApplication.focusWidget())
    sitting.choose("Irrigation")
    qtbot.waitUntil(dock.isVisible)


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_a_panel_of_the_rail_that_is_opened_at_a_question_stands_alone_where_both_have_no_room(sitting: Sitting, scale: float):
    sitting.settings.text_scale = scale
    apply_look(sitting.settings)
    sitting.position({**two_people(), "begin": "free_advance"})
    sitting.widen(1280, 640)
    settled()
    open_panel(sitting, "journal")
    assert sitting.panel.isVisible() == (scale == 1.0)
    before = sitting.state
    if scale > 1:
        sitting.key(Qt.Key.Key_1, widget=sitting.board)
        assert sitting.state is before
    else:
        assert is_read(sitting)
    QTest.mouseClick(sitting.window.frame.rail.buttons["journal"], LEFT)
    settled()
    assert is_read(sitting)
    sitting.key(Qt.Key.Key_1, widget=sitting.board)
    assert sitting.state is not before


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_a_notice_beside_an_open_panel_of_the_rail_can_be_read(sitting: Sitting, scale: float):
    sitting.settings.text_scale = scale
    apply_look(sitting.settings)
    sitting.position(two_people())
    sitting.widen(1280, 640)
    settled()
    open_panel(sitting, "journal")
    sitting.window.show_notice(Notice("There is nothing to bring back."))
    settled()
    banner, window = sitting.window.banner, sitting.window
    assert banner.isVisible()
    assert banner.width() >= theme().px(280)
    for child in banner.children():
        assert not isinstance(child, QWidget) or child.isHidden() or banner.rect().contains(child.geometry())
    at = QRect(banner.mapTo(window, QPoint(0, 0)), banner.size())
    assert window.rect().contains(at)
    seen = window.childAt(at.center())
    assert seen is banner or banner.isAncestorOf(seen)


@pytest.mark.parametrize(("size", "scale", "least"), [((1280, 640), 1.5, 28), ((1920, 1080), 2.0, 50)])
def test_in_a_low_window_the_board_comes_first_and_the_hand_shows_whole_names(sitting: Sitting, size, scale, least):
    sitting.settings.text_scale = scale
    sitting.put(one_person())
    sitting.widen(*size)
    settled()
    assert sitting.board.zoom.level >= least
    hand = sitting.table.hand
    assert len(hand.cards) > 6
    boxes = [card.geometry() for card in hand.cards]
    assert not any(a.intersects(b) for a, b in combinations(boxes, 2))
    assert all(hand.rect().contains(box) for box in boxes)


@pytest.fixture
def moving(seen, sitting: Sitting) -> Sitting:
    """A window in which things move."""
    sitting.settings.animation_speed = 1.0
    apply_look(sitting.settings)
    return sitting


def test_a_new_board_is_covered_until_its_ground_has_been_drawn_and_can_be_used_meanwhile(moving: Sitting, qtbot):
    moving.put(one_person())
    cover = moving.window.frame.cover
    assert cover.isVisible()
    assert cover.geometry() == moving.window.frame.area.rect()
    at = cover.mapTo(moving.window, cover.rect().center())
    assert moving.window.childAt(at) is moving.board.viewport()
    moving.board.ground.completed.emit()
    qtbot.waitUntil(lambda: not cover.isVisible())


def test_a_board_whose_ground_takes_long_is_shown_all_the_same(moving: Sitting, qtbot):
    moving.put(one_person())
    cover = moving.window.frame.cover
    assert cover.isVisible()
    qtbot.waitUntil(lambda: not cover.isVisible(), timeout=3 * LONGEST_MS)
    assert not moving.board.is_drawn


def test_without_animations_nothing_covers_the_board(sitting: Sitting):
    sitting.put(one_person())
    assert sitting.window.frame.cover is None


@pytest.mark.parametrize("toggles", [1, 2])
def test_the_own_goods_take_the_colours_of_a_theme_that_is_chosen_at_the_table(seen, sitting: Sitting, toggles: int):
    def goods() -> list[QImage]:
        return [counter.grab().toImage() for counter in sitting.table.boards.own.counters.values()]

    sitting.put(one_person())
    sitting.widen(1280, 720)
    settled()
    pictures = [goods()]
    for _ in range(toggles):
        sitting.window.run("toggle_theme")
        settled()
        pictures.append(goods())
    assert all(before != after for before, after in zip(*pictures[:2], strict=True))
    sitting.put(one_person())
    settled()
    assert goods() == pictures[-1]
