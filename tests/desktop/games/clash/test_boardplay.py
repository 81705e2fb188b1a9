"""Units under the hand: dragging, clicking, keys, ships, exploration, refusals, all with real events on the window."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.games.clash.game import GAME
from core.games.clash.moves import Influence, MoveUnits, Play
from desktop.board.arrange import piece_at
from desktop.board.gestures import State as Hand
from desktop.games.clash.dialogs.battle import BATTLE_KINDS, BattleDialog
from desktop.games.clash.dialogs.city import CityPanel
from desktop.games.clash.dialogs.explore import OrientPanel
from desktop.games.clash.dialogs.questions import QuestionPanel
from desktop.games.clash.dialogs.report import ReportPanel
from tests.desktop.games.clash.tables import LEFT, NONE, RIGHT, SHIFT, Sitting, session_of
from tests.desktop.games.clash.test_handover import two_people
from tests.desktop.monkey import fresh


def field(**seat: Any) -> dict[str, Any]:
    """Return a position on land and sea: a city with a garrison, an army with a Settler, ships, an enemy."""
    mine: dict[str, Any] = {
        "advances": ["fishing", "tactics"],
        "food": 2, "ore": 2, "wood": 2, "actions": 3,
        "cities": {"0,0": {"name": "Ur", "port": "0,1"}},
        "units": {"0,0": {"infantry": 1}, "0,-1": {"infantry": 2, "settler": 1}, "0,1": {"ship": 1}},
    }  # fmt: skip
    mine.update(seat)
    return {
        "board": {"radius": 3, "ground": "plains", "0,1": "sea", "0,2": "sea", "1,1": "sea", "-1,2": "sea", "1,-2": "mountain",
                  "-1,-1": "forest"},
        "seats": {
            "0": mine,
            "1": {"cities": {"3,-1": {"name": "Rome"}}, "units": {"2,-2": {"infantry": 1}, "3,-1": {"infantry": 1}}},
        },
    }  # fmt: skip


def ends(sitting: Sitting, start: int, **units: int) -> frozenset[int]:
    """Return where the rules let these units of seat 0 go from a space."""
    found = set()
    for move in GAME.moves(sitting.state, 0):
        if isinstance(move, MoveUnits) and move.path[0] == start:
            counts: dict[str, int] = {}
            for kind, _, number in move.units:
                counts[kind] = counts.get(kind, 0) + number
            if counts == units:
                found.add(move.path[-1])
    return frozenset(found)


# ---------------------------------------------------------------- dragging
def test_a_dragged_settler_goes_alone_and_the_move_action_begins(sitting):
    sitting.position(field())
    start, end = sitting.space(0, -1), sitting.space(-1, 0)
    sitting.lift(start, "settler")
    assert sitting.lit() == ends(sitting, start, settler=1)
    assert end in sitting.lit()
    assert sitting.board.highlights.picture.veil
    assert sitting.board.highlights.picture.source == start
    sitting.over(end)
    assert sitting.board.highlights.picture.path.spaces == (start, end)
    sitting.let_go(end)
    assert sitting.units(start) == {"infantry": 2}
    assert sitting.units(end) == {"settler": 1}
    assert sitting.kind == "move"
    assert sitting.state.players[0].actions == 2
    assert not sitting.lit()
    assert sitting.table.play.held == (-1, ())
    assert sitting.window.bar.end_turn.text() == "Finish moving"


def test_a_dragged_army_takes_all_army_units_and_leaves_the_settler(sitting):
    sitting.position(field())
    start, end = sitting.space(0, -1), sitting.space(1, -1)
    sitting.drag(start, end, "infantry")
    assert sitting.units(end) == {"infantry": 2}
    assert sitting.units(start) == {"settler": 1}


def test_shift_drags_one_unit_of_a_stack(sitting):
    sitting.position(field())
    start, end = sitting.space(0, -1), sitting.space(1, -1)
    sitting.drag(start, end, "infantry", SHIFT)
    assert sitting.units(end) == {"infantry": 1}
    assert sitting.units(start) == {"infantry": 1, "settler": 1}


def test_dropping_where_it_stood_or_beside_the_board_changes_nothing(sitting):
    table = sitting.position(field())
    start = sitting.space(0, -1)
    before = table.session.history.current
    sitting.drag(start, start, "settler")
    assert sitting.refused() is None
    sitting.lift(start, "settler")
    QTest.mouseRelease(sitting.board.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, QPoint(3, 3))
    assert sitting.board.gestures.state is Hand.IDLE
    assert not sitting.lit()
    assert table.session.history.current is before
    assert sitting.kind == "turn"


@pytest.mark.parametrize("what", ["palette", "keys", "menu"])
def test_what_opens_over_the_board_ends_the_drag_and_nothing_is_dropped_below_it(sitting, what):
    table = sitting.position(field())
    start, end = sitting.space(0, -1), sitting.space(1, -1)
    before = table.session.history.current
    sitting.board.setFocus()
    sitting.lift(start, "infantry")
    sitting.over(end)
    if what == "menu":
        sitting.window.bar.open_menu()
    else:
        sitting.window.actions_table.action(what).trigger()
    assert sitting.board.gestures.state is Hand.IDLE
    assert sitting.board.gestures.ghost is None
    assert table.play.held == (-1, ())
    sitting.over(end)
    sitting.let_go(end)
    assert table.session.history.current is before
    assert not sitting.lit()
    sitting.window.bar.menu.close()


@pytest.mark.parametrize("what", ["palette", "keys", "menu"])
def test_what_opens_over_the_board_ends_a_drag_out_of_a_dock(sitting, what):
    table = sitting.position(field())
    sitting.widen()
    before = table.session.history.current
    sitting.take("settler")
    assert table.play.load is not None
    if what == "menu":
        sitting.window.bar.open_menu()
    else:
        sitting.window.actions_table.action(what).trigger()
    assert table.play.load is None
    assert table.hands.carrying.carried == ""
    sitting.drop("settler", sitting.space(0, 0))
    assert table.session.history.current is before
    assert sitting.window.bar.question is None
    sitting.window.bar.menu.close()


@pytest.mark.parametrize("how", ["escape", "right"])
def test_esc_and_right_click_let_go_of_what_is_dragged(sitting, how):
    table = sitting.position(field())
    start, end = sitting.space(0, -1), sitting.space(-1, 0)
    before = table.session.history.current
    sitting.lift(start, "settler")
    sitting.over(end)
    if how == "escape":
        sitting.key(Qt.Key.Key_Escape, widget=sitting.board)
    else:
        QTest.mousePress(sitting.board.viewport(), RIGHT, Qt.KeyboardModifier.NoModifier, sitting.point(end))
        QTest.mouseRelease(sitting.board.viewport(), RIGHT, Qt.KeyboardModifier.NoModifier, sitting.point(end))
    assert sitting.board.gestures.state is Hand.IDLE
    assert not sitting.lit()
    sitting.let_go(end)
    assert table.session.history.current is before
    assert sitting.panel is None


def test_units_of_others_and_empty_ground_are_not_lifted(sitting):
    sitting.position(field())
    for space, icon, owner in ((sitting.space(2, -2), "infantry", 1), (sitting.space(-2, 0), "", 0)):
        sitting.lift(space, icon, owner=owner)
        assert sitting.board.gestures.state is not Hand.DRAGGING
        sitting.let_go(space)


def test_only_units_that_can_move_are_shown_as_movable(sitting):
    sitting.position(field(marks={"0,-1": {"infantry": {"mountain": 2}, "settler": {"mountain": 1}}}))
    movable = sitting.board.highlights.picture.movable
    assert sitting.space(0, 0) in movable
    assert sitting.space(0, -1) not in movable


# ---------------------------------------------------------------- refusals
def test_a_refused_drop_says_why_and_where_with_the_rules_section_and_changes_nothing(sitting):
    table = sitting.position(field())
    start, end = sitting.space(0, -1), sitting.space(-3, 0)
    before, lines = table.session.history.current, sitting.journal()
    sitting.lift(start, "settler")
    sitting.over(end)
    shown = sitting.refused()
    assert shown.space == end
    assert shown.text
    assert shown.section == "Land Movement"
    sitting.let_go(end)
    shown = sitting.refused()
    assert shown is not None
    assert shown.space == end
    assert shown.section == "Land Movement"
    assert table.session.history.current is before
    assert sitting.journal() == lines
    assert sitting.units(start) == {"infantry": 2, "settler": 1}
    assert sitting.kind == "turn"


def test_a_refusal_goes_away_again(sitting):
    table = sitting.position(field())
    sitting.drag(sitting.space(0, -1), sitting.space(-3, 0), "settler")
    assert sitting.refused() is not None
    table.play._forget.timeout.emit()
    assert sitting.refused() is None


def test_a_settler_may_not_attack(sitting):
    sitting.position(field(units={"1,-2": {"settler": 1}}))
    start, end = sitting.space(1, -2), sitting.space(2, -2)
    sitting.lift(start, "settler")
    assert end not in sitting.lit()
    sitting.let_go(end)
    assert sitting.refused().space == end
    assert sitting.units(start) == {"settler": 1}


# ---------------------------------------------------------------- clicking
def test_click_and_click_moves(sitting):
    sitting.position(field())
    start, end = sitting.space(0, -1), sitting.space(1, -1)
    sitting.click(start, "infantry")
    assert sitting.table.play.held == (start, (("infantry", 2),))
    assert sitting.lit() == ends(sitting, start, infantry=2)
    sitting.click(end)
    assert sitting.units(end) == {"infantry": 2}


def test_shift_and_click_takes_one_unit_and_then_one_more(sitting):
    sitting.position(field(units={"0,-1": {"infantry": 3, "settler": 1}}))
    start, end = sitting.space(0, -1), sitting.space(1, -1)
    sitting.click(start, "infantry", keys=SHIFT)
    assert sitting.table.play.held == (start, (("infantry", 1),))
    sitting.click(start, "settler", keys=SHIFT)
    assert dict(sitting.table.play.held[1]) == {"infantry": 1, "settler": 1}
    sitting.click(start, "infantry", keys=SHIFT)
    sitting.click(start, "infantry", keys=SHIFT)
    sitting.click(start, "infantry", keys=SHIFT)
    assert dict(sitting.table.play.held[1]) == {"infantry": 3, "settler": 1}
    sitting.click(end)
    assert sitting.units(end) == {"infantry": 3, "settler": 1}


@pytest.mark.parametrize("how", ["escape", "right", "again", "beside"])
def test_what_a_click_took_is_put_down(sitting, how):
    table = sitting.position(field())
    start = sitting.space(0, -1)
    sitting.click(start, "infantry")
    if how == "escape":
        sitting.key(Qt.Key.Key_Escape, widget=sitting.board)
    elif how == "right":
        sitting.click(sitting.space(0, 0), button=RIGHT)
    elif how == "again":
        sitting.click(start, "infantry")
    else:
        QTest.mouseClick(sitting.board.viewport(), LEFT, Qt.KeyboardModifier.NoModifier, QPoint(3, 3))
    assert table.play.held == (-1, ())
    assert not sitting.lit()
    assert sitting.panel is None
    assert table.session.history.current.parent is None


def test_with_empty_hands_a_right_click_opens_what_can_be_done_there(sitting):
    sitting.position(field())
    sitting.click(sitting.space(0, 0), button=RIGHT)
    assert isinstance(sitting.panel, CityPanel)
    sitting.key(Qt.Key.Key_Escape)
    assert sitting.panel is None
    sitting.click(sitting.space(0, -1), button=RIGHT)
    assert sitting.row("Found a city").isEnabled()


def test_clicking_a_garrison_takes_it_and_clicking_its_city_opens_the_panel(sitting):
    sitting.position(field())
    city, end = sitting.space(0, 0), sitting.space(1, -1)
    sitting.click(city, "infantry")
    assert sitting.table.play.held == (city, (("infantry", 1),))
    assert sitting.panel is None
    sitting.key(Qt.Key.Key_Escape, widget=sitting.board)
    sitting.click(city, "settlement")
    assert isinstance(sitting.panel, CityPanel)
    sitting.drag(city, end, "infantry")
    assert sitting.units(end) == {"infantry": 1}
    assert sitting.panel is None


def test_a_double_click_on_a_city_opens_its_panel_and_takes_no_space_away(sitting):
    sitting.position(field(cities={"0,0": {"name": "Ur", "buildings": ["fortress"]}}))
    city, port = sitting.space(0, 0), sitting.board.viewport()
    at = sitting.point(city)
    QTest.mouseClick(port, LEFT, pos=at)
    assert isinstance(sitting.panel, CityPanel)
    chosen = sitting.panel.current.move()
    assert city in dict(chosen.spaces)
    place = QPointF(at)
    again = QMouseEvent(QEvent.Type.MouseButtonDblClick, place, QPointF(port.mapToGlobal(at)), LEFT, LEFT, NONE)
    QApplication.sendEvent(port, again)
    QTest.mouseRelease(port, LEFT, pos=at)
    assert isinstance(sitting.panel, CityPanel)
    assert sitting.panel.current.move() == chosen
    # A click for itself takes it away.
    sitting.click(city)
    assert city not in dict(sitting.panel.current.move().spaces)


def test_a_click_elsewhere_closes_the_panel(sitting):
    sitting.position(field())
    sitting.click(sitting.space(0, 0), "settlement")
    sitting.click(sitting.space(-3, 0))
    assert sitting.panel is None
    assert sitting.kind == "turn"


# ---------------------------------------------------------------- keys alone
def test_a_move_with_keys_alone(sitting):
    sitting.position(field())
    board, start, end = sitting.board, sitting.space(0, -1), sitting.space(0, -2)
    board.setFocus()
    for _ in range(12):
        if board.focused_space == start:
            break
        sitting.key(Qt.Key.Key_Tab)
    assert board.focused_space == start
    sitting.key(Qt.Key.Key_Return)
    assert board.gestures.state is Hand.DRAGGING
    assert board.gestures.by_keyboard
    assert sitting.lit() == ends(sitting, start, infantry=2, settler=1)
    seen = set()
    for _ in range(len(sitting.lit())):
        sitting.key(Qt.Key.Key_Tab)
        seen.add(board.focused_space)
    assert seen == sitting.lit()
    board.set_focused_space(start)
    sitting.key(Qt.Key.Key_Up)
    assert board.focused_space == end
    sitting.key(Qt.Key.Key_Return)
    assert sitting.units(end) == {"infantry": 2, "settler": 1}


def test_enter_on_a_city_is_about_the_city_wherever_the_mouse_is(sitting):
    sitting.position(field(units={"0,-1": {"infantry": 2}}))
    board = sitting.board
    sitting.click(sitting.space(0, -1), "infantry")
    sitting.key(Qt.Key.Key_Escape, widget=board)
    board.setFocus()
    board.set_focused_space(sitting.space(0, 0))
    sitting.key(Qt.Key.Key_Return)
    assert isinstance(sitting.panel, CityPanel)


def test_esc_puts_down_what_a_key_lifted(sitting):
    sitting.position(field())
    board = sitting.board
    board.setFocus()
    board.set_focused_space(sitting.space(0, -1))
    sitting.key(Qt.Key.Key_Return)
    sitting.key(Qt.Key.Key_Escape)
    assert board.gestures.state is Hand.IDLE
    assert not sitting.lit()
    assert sitting.kind == "turn"


# ---------------------------------------------------------------- ships
def test_embark_sail_with_cargo_and_disembark(sitting):
    sitting.position(field(units={"0,0": {"infantry": 1}, "0,1": {"ship": 1}}))
    city, port, shore = sitting.space(0, 0), sitting.space(0, 1), sitting.space(1, 0)
    sitting.drag(city, port, "infantry")
    assert sitting.units(port) == {"infantry": 1, "ship": 1}
    sitting.press("Finish moving")
    sitting.lift(port, "ship")
    far = sitting.space(-1, 2)
    assert far in sitting.lit() == ends(sitting, port, infantry=1, ship=1)
    sitting.over(far)
    sitting.let_go(far)
    assert sitting.units(far) == {"infantry": 1, "ship": 1}
    sitting.press("Finish moving")
    shore = sitting.space(-1, 1)
    sitting.drag(far, shore, "infantry")
    assert sitting.units(shore) == {"infantry": 1}
    assert sitting.units(far) == {"ship": 1}


def test_exploring_by_land_asks_how_the_region_lies_and_goes_in(sitting):
    regions = {"R6": {"tile": 11}, "R4": {"tile": 12, "half_turn": True}, "R7": {"tile": 9, "hidden": True}}
    mine = {"cities": {"3,5": {"name": "Ur"}}, "units": {"3,5": {"settler": 1}}}
    sitting.position({"layout": 2, "regions": regions, "seats": {"0": mine}})
    start, hidden = sitting.space(3, 5), sitting.space(2, 5)
    slot = sitting.state.geometry().slot_of[hidden]
    sitting.lift(start, "settler")
    assert hidden in sitting.lit()
    sitting.over(hidden)
    sitting.let_go(hidden)
    assert sitting.kind == "orient"
    assert isinstance(sitting.panel, OrientPanel)
    QTest.mouseClick(sitting.panel.pictures[1], LEFT)
    assert sitting.kind == "turn"
    assert sitting.state.regions[slot].half_turn
    assert sitting.units(hidden) == {"settler": 1}
    assert sitting.state.terrain[hidden] == "mountain"
    assert sitting.table.session.history.path()[1].revealed


def test_exploring_by_ship_lights_the_whole_hidden_region_and_asks_for_its_space(sitting):
    regions = {"R6": {"tile": 11}, "R4": {"tile": 12, "half_turn": True}, "R3": {"tile": 6, "hidden": True}}
    mine = {"cities": {"3,5": {"name": "Ur"}}, "units": {"3,3": {"ship": 1}}}
    sitting.position({"layout": 2, "regions": regions, "seats": {"0": mine}})
    start, corner, there = sitting.space(3, 3), sitting.space(4, 1), sitting.space(3, 1)
    sitting.lift(start, "ship")
    assert frozenset(sitting.state.geometry().slots[2]) <= sitting.lit()
    sitting.over(corner)
    sitting.let_go(corner)
    assert sitting.state.regions[2].revealed
    QTest.mouseClick(sitting.panel.pictures[0], LEFT)
    assert sitting.kind == "ship_space"
    assert sitting.lit() == {there, sitting.space(2, 2)}
    sitting.click(start)
    assert sitting.kind == "ship_space"
    assert sitting.refused().space == start
    sitting.click(there)
    assert sitting.kind == "turn"
    assert sitting.units(there) == {"ship": 1}


@pytest.mark.parametrize("panel", [True, False])
def test_explorers_are_sent_to_a_region_by_a_click_on_any_of_its_spaces(sitting, panel):
    regions = {"R6": {"tile": 11, "hidden": True}, "R1": {"tile": 12, "hidden": True}}
    mine = {"culture": 1, "hand": ["A21"], "cities": {"3,5": {"name": "Ur"}}}
    sitting.position({"options": {"mode": "full"}, "layout": 2, "regions": regions, "seats": {"0": mine}})
    sitting.table.submit(Play("A21"))
    assert sitting.kind == "explore_region"
    slot = next(slot for slot in sitting.state.geometry().slots if sitting.space(3, 3) in slot)
    assert frozenset(slot) <= sitting.lit()
    if not panel:
        sitting.table.play.panel = None
    sitting.click(max(slot))
    assert sitting.kind == "orient"


# ---------------------------------------------------------------- attacks
def test_odds_while_an_attack_is_held_and_the_battle_dialog_after_it(sitting):
    data = field(units={"1,-2": {"infantry": 4}})
    data["seats"]["1"]["units"]["2,-2"] = {"infantry": 4}
    sitting.position(data, 0, 1)
    sitting.table.sit_down()
    start, end = sitting.space(1, -2), sitting.space(2, -2)
    sitting.lift(start, "infantry")
    sitting.over(end)
    odds = sitting.board.highlights.picture.odds
    assert odds.space == end
    assert 20 < odds.win < 80
    assert odds.win + odds.draw + odds.lose == 100
    assert odds.lines[-1] == ("Enemy cards", "not counted")
    sitting.over(sitting.space(0, -2))
    assert sitting.board.highlights.picture.odds is None
    sitting.over(end)
    sitting.let_go(end)
    answers = 0
    while sitting.kind in BATTLE_KINDS:
        dialogs = [dialog for dialog in sitting.window.findChildren(BattleDialog) if dialog.isVisible()]
        assert len(dialogs) == 1
        sitting.key(Qt.Key.Key_Return, widget=dialogs[0])
        answers += 1
    assert answers
    assert not [dialog for dialog in sitting.window.findChildren(BattleDialog) if dialog.isVisible()]
    entries = [entry.key for node in sitting.table.session.history.path() for entry in node.entries]
    assert "battle_started" in entries
    assert "battle_ended" in entries


# ---------------------------------------------------------------- what came of it
def won_with_objective(sitting) -> None:
    """Attack with many, and a card in the hand that the victory fulfils; the motion stands still at its beginning."""
    data = field(units={"1,-2": {"infantry": 4}}, hand=["O25"])
    data["options"] = {"mode": "full"}
    data["seats"]["1"]["units"]["2,-2"] = {"infantry": 2}
    sitting.position(data)
    sitting.board.set_motion(1.0)
    sitting.board.motion._tick.setInterval(1 << 28)
    sitting.table.submit(MoveUnits((sitting.space(1, -2), sitting.space(2, -2)), (("infantry", 0, 4),)))
    while sitting.kind in BATTLE_KINDS or sitting.kind == "combat_card":
        sitting.table.submit(next(iter(sitting.table.legal())))
    assert sitting.kind == "objectives"


def test_the_result_of_a_battle_is_shown_when_the_dice_lie_still_and_then_what_is_asked(sitting):
    won_with_objective(sitting)
    motion = sitting.board.motion
    assert motion.is_busy
    assert sitting.panel is None
    motion.advance(10_000)
    assert not motion.is_busy
    report = sitting.panel
    assert isinstance(report, ReportPanel)
    assert report.told
    sitting.key(Qt.Key.Key_Escape, widget=sitting.board)
    assert isinstance(sitting.panel, QuestionPanel)
    sitting.choose("Aggressor")
    assert sitting.kind == "turn"
    assert not isinstance(sitting.panel, ReportPanel)


def test_a_step_back_before_the_dice_lie_still_shows_no_result(sitting):
    won_with_objective(sitting)
    sitting.table.past.go_to(sitting.table.session.history.root)
    sitting.board.motion.finish()
    assert sitting.kind == "turn"
    assert sitting.panel is None


def test_the_result_of_an_attempt_to_influence_is_shown_beside_the_board(sitting):
    other = {"cities": {"2,0": {"name": "Rome", "buildings": ["temple"]}}}
    mine = {"cities": {"0,0": {"name": "Ur", "buildings": ["academy"]}}}
    sitting.position({"board": {"radius": 3, "ground": "plains"}, "seats": {"0": mine, "1": other}})
    sitting.table.submit(Influence(sitting.space(0, 0), sitting.space(2, 0)))
    (story,) = sitting.panel.told
    rolled, ended = story.lines(sitting.table.speaker)[-2:]
    assert rolled.startswith("Result")
    assert ended.endswith("failed.") != story.done


@pytest.mark.parametrize("garrison", [{"infantry": 3}, {"infantry": 2, "settler": 1}], ids=["one kind", "two kinds"])
def test_attackers_stand_beside_the_garrison_of_a_city_in_every_window_alike(sitting: Sitting, garrison: dict[str, int]):
    advances = ["fishing", "tactics", "steel_weapons"]
    position = two_people(units={"0,0": {"infantry": 3}}, advances=advances)
    position["seats"]["1"].update(cities={"1,0": {"name": "Rome"}}, units={"1,0": garrison}, advances=advances)
    sitting.position(position)
    rome = sitting.space(1, 0)
    sitting.drag(sitting.space(0, 0), rome, "infantry")
    assert sitting.kind == "battle_power"
    places = sitting.board.pieces.places(rome)
    marks = [QRectF(at.x + at.size * at.number_at[0], at.y + at.size * at.number_at[1], 0, 0).adjusted(-0.1, -0.1, 0.1, 0.1)
             for at in places if at.has_number]  # fmt: skip
    assert len(marks) == 1 + len(garrison)
    assert not any(a.intersects(b) for a, b in combinations(marks, 2))
    # No piece that is drawn later lies on the middle of a number.
    for number, at in enumerate(places):
        if at.has_number:
            x, y = at.x + at.size * at.number_at[0], at.y + at.size * at.number_at[1]
            assert not any(piece_at([later], x, y) for later in places[number + 1 :] if later.owner != at.owner)
    fresh.settle_board(sitting.board, 80)
    used = fresh.scene_items(sitting.board)
    session = session_of(position)
    session.history.current.state = sitting.state
    sitting.put(session)
    assert sitting.kind == "battle_power"
    fresh.settle_board(sitting.board, 80)
    assert fresh.differences(used, fresh.scene_items(sitting.board)) == []


def test_the_comparison_with_a_fresh_window_sees_which_piece_lies_on_which(sitting: Sitting):
    sitting.position(two_people())
    first, second = (shown.item for key, shown in sitting.board.pieces._shown.items() if key[0] == "stack")
    second.setPos(first.pos())
    second.setZValue(first.zValue())
    before = fresh.scene_items(sitting.board)
    second.stackBefore(first)
    assert fresh.scene_items(sitting.board) != before
