"""What the bar asks before it is done, payments as suggested, the turn taken back: by mouse and by keys."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from core.engine.history import Policy
from core.games.clash.goods import INDEX
from desktop.theme.style import theme
from tests.desktop.games.clash.tables import Sitting
from tests.desktop.games.clash.test_boardplay import field
from tests.desktop.games.clash.test_table_turn import open_city, town


def facing(attackers: int = 4, defenders: int = 4, **seat: Any) -> dict[str, Any]:
    """Return a position in which seat 0 can attack a stack of seat 1."""
    data = field(units={"1,-2": {"infantry": attackers}, "0,0": {"infantry": 1}}, **seat)
    data["seats"]["1"]["units"]["2,-2"] = {"infantry": defenders}
    return data


def at_a_strict_table(sitting: Sitting, data: dict[str, Any]) -> None:
    """Open a position at a table where marked steps stay, with the question of the bar switched on."""
    sitting.position(data)
    sitting.settings.confirm_chance = True
    sitting.table.session.policy = Policy.STRICT


def asked(sitting: Sitting) -> str:
    """Return what the bar asks, "" for nothing."""
    question = sitting.window.bar.question
    return "" if question is None else f"{question.text} {question.note}"


# ---------------------------------------------------------------- the bar
@pytest.mark.parametrize("how", ["mouse", "keys"])
def test_an_attack_asks_once_with_its_odds_and_is_made_when_confirmed(sitting, how):
    at_a_strict_table(sitting, facing())
    start, end = sitting.space(1, -2), sitting.space(2, -2)
    sitting.drag(start, end, "infantry")
    assert "Move 4 Infantry" in asked(sitting)
    assert "Dice decide the battle" in asked(sitting)
    assert sitting.units(start) == {"infantry": 4}
    assert sitting.kind == "turn"
    assert sitting.board.highlights.picture.odds.space == end
    assert sitting.window.bar.yes.isVisible()
    assert not sitting.window.bar.end_turn.isVisible()
    if how == "mouse":
        sitting.press("Do it")
    else:
        sitting.key(Qt.Key.Key_Return, widget=sitting.board)
    assert not asked(sitting)
    assert sitting.window.bar.end_turn.isVisible()
    assert not sitting.units(start)
    assert "battle_started" in [entry.key for node in sitting.table.session.history.path() for entry in node.entries]


def test_only_what_enter_does_now_shows_its_cap(sitting):
    at_a_strict_table(sitting, facing())
    sitting.table.panels.open_advance("storage")
    assert sitting.panel.button.shown_key == "Return"
    sitting.drag(sitting.space(1, -2), sitting.space(2, -2), "infantry")
    assert sitting.window.bar.yes.shown_key == "Return"
    assert sitting.panel.button.shown_key == ""
    sitting.table.panels.open_advance("storage")
    assert asked(sitting)
    assert sitting.panel.button.isEnabled()
    assert sitting.panel.button.shown_key == ""
    sitting.press("Leave it")
    assert sitting.panel.button.shown_key == "Return"


@pytest.mark.parametrize("how", ["mouse", "keys"])
def test_what_is_left_changes_nothing(sitting, how):
    at_a_strict_table(sitting, facing())
    before = sitting.table.session.history.current
    sitting.drag(sitting.space(1, -2), sitting.space(2, -2), "infantry")
    assert asked(sitting)
    if how == "mouse":
        sitting.press("Leave it")
    else:
        sitting.key(Qt.Key.Key_Escape, widget=sitting.board)
    assert not asked(sitting)
    assert sitting.table.session.history.current is before
    assert sitting.board.highlights.picture.odds is None
    assert sitting.board.highlights.picture.path is None


def test_the_bar_blocks_nothing_another_gesture_withdraws_the_question(sitting):
    at_a_strict_table(sitting, facing())
    sitting.drag(sitting.space(1, -2), sitting.space(2, -2), "infantry")
    assert asked(sitting)
    sitting.drag(sitting.space(0, 0), sitting.space(1, -1), "infantry")
    assert not asked(sitting)
    assert sitting.units(sitting.space(1, -1)) == {"infantry": 1}
    # Enter and Esc mean again what they mean on the board.
    assert not sitting.window.actions_table.action("confirm").isEnabled()


def test_the_way_of_a_question_goes_with_it_whatever_withdraws_it(sitting):
    """Taking back is asked of the others, who may refuse: the position is shown once more, and nothing is asked anew."""
    at_a_strict_table(sitting, facing())
    sitting.drag(sitting.space(1, -2), sitting.space(2, -2), "infantry")
    assert asked(sitting)
    assert sitting.board.highlights.picture.path is not None
    sitting.table.show_position(None)
    assert not asked(sitting)
    assert sitting.board.highlights.picture.path is None
    assert sitting.board.highlights.picture.odds is None


def test_a_known_move_and_a_free_table_are_not_asked_about(sitting):
    at_a_strict_table(sitting, facing())
    sitting.drag(sitting.space(1, -2), sitting.space(0, -2), "infantry")
    assert not asked(sitting)
    assert sitting.units(sitting.space(0, -2)) == {"infantry": 4}
    sitting.position(facing())
    assert sitting.table.session.policy is Policy.FREE
    sitting.drag(sitting.space(1, -2), sitting.space(2, -2), "infantry")
    assert not asked(sitting)
    assert not sitting.units(sitting.space(1, -2))


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_board_does_not_move_when_the_bar_asks(sitting, scale):
    theme().configure(scale=scale)
    at_a_strict_table(sitting, facing())
    sitting.widen()
    before = sitting.window.frame.geometry()
    sitting.drag(sitting.space(1, -2), sitting.space(2, -2), "infantry")
    QApplication.processEvents()
    assert asked(sitting)
    assert sitting.window.frame.geometry() == before
    sitting.key(Qt.Key.Key_Escape, widget=sitting.board)
    QApplication.processEvents()
    assert sitting.window.frame.geometry() == before


def test_the_question_can_be_switched_off(sitting):
    at_a_strict_table(sitting, facing())
    sitting.settings.confirm_chance = False
    sitting.drag(sitting.space(1, -2), sitting.space(2, -2), "infantry")
    assert not asked(sitting)
    assert not sitting.units(sitting.space(1, -2))


def test_exploring_and_influence_name_what_decides(sitting):
    regions = {"R6": {"tile": 11}, "R4": {"tile": 12, "half_turn": True}, "R7": {"tile": 9, "hidden": True}}
    mine = {"cities": {"3,5": {"name": "Ur"}}, "units": {"3,5": {"settler": 1}}}
    at_a_strict_table(sitting, {"layout": 2, "regions": regions, "seats": {"0": mine}})
    sitting.drag(sitting.space(3, 5), sitting.space(2, 5), "settler")
    assert "revealed" in asked(sitting)
    assert sitting.kind == "turn"
    sitting.key(Qt.Key.Key_Return, widget=sitting.board)
    assert sitting.kind == "orient"
    at_a_strict_table(sitting, town())
    open_city(sitting, "influence")
    sitting.choose("Rome")
    assert "A die decides" in asked(sitting)
    sitting.key(Qt.Key.Key_Escape, widget=sitting.board)
    assert not sitting.table.session.history.current.random


# ---------------------------------------------------------------- ending the turn
@pytest.mark.parametrize("how", ["mouse", "keys"])
def test_ending_the_turn_asks_only_while_actions_are_left(sitting, how):
    sitting.position(town())
    sitting.settings.confirm_end_turn = True
    board = sitting.board
    board.setFocus()
    sitting.key(Qt.Key.Key_E, widget=board)
    assert "3 actions are left" in asked(sitting)
    assert sitting.panel is None
    if how == "mouse":
        sitting.press("Go on playing")
        sitting.press("End turn")
        sitting.press("End the turn")
    else:
        sitting.key(Qt.Key.Key_Escape, widget=board)
        assert sitting.table.asked == 0
        sitting.key(Qt.Key.Key_E, widget=board)
        sitting.key(Qt.Key.Key_Return, widget=board)
    assert sitting.table.session.history.current.parent is not None
    assert not asked(sitting)
    sitting.position(town(actions=0))
    sitting.press("End turn")
    assert not asked(sitting)
    assert sitting.table.session.history.current.parent is not None


def test_after_the_last_action_the_turn_ends_with_the_move(sitting):
    sitting.position(town(actions=1))
    sitting.settings.confirm_end_turn = True
    sitting.drag(sitting.space(0, 0), sitting.space(-1, 0), "infantry")
    assert sitting.kind in ("move", "turn")
    assert sitting.window.bar.end_turn.text() == "End turn"
    sitting.press("End turn")
    assert "turn_ended" in [entry.key for node in sitting.table.session.history.path() for entry in node.entries]


# ---------------------------------------------------------------- payments
@pytest.mark.parametrize("how", ["mouse", "keys"])
def test_a_payment_is_made_as_suggested_and_can_be_changed_afterwards(sitting, how):
    sitting.position(town())
    city = open_city(sitting, "construct")
    sitting.choose("Fortress")
    assert sitting.kind == "turn"
    assert sitting.state.cities[city].has("fortress")
    strip = sitting.table.hands.settling.strip
    assert strip.words() == "Paid: 1 Food, 1 Ore, 1 Wood"
    assert len(sitting.table.session.history.path()) == 3
    if how == "mouse":
        sitting.press("Pay otherwise…")
        assert sitting.kind == "pay"
        sitting.choose("1 Food, 1 Ore, 1 Gold")
    else:
        sitting.key(Qt.Key.Key_P, widget=sitting.board)
        assert sitting.kind == "pay"
        sitting.key(Qt.Key.Key_2)
    assert sitting.kind == "turn"
    assert not strip.isVisible()
    assert sitting.state.cities[city].has("fortress")
    goods = sitting.state.players[0].goods
    assert (goods[INDEX["wood"]], goods[INDEX["gold"]]) == (4, 1)


def test_the_strip_goes_with_the_next_step_and_one_undo_takes_gesture_and_payment_back(sitting):
    sitting.position(town())
    city = open_city(sitting, "construct")
    sitting.choose("Fortress")
    strip = sitting.table.hands.settling.strip
    assert strip.isVisible()
    sitting.drag(sitting.space(0, 0), sitting.space(-1, 0), "infantry")
    assert not strip.isVisible()
    assert not sitting.window.actions_table.action("pay_otherwise").isEnabled()
    sitting.window.run("undo")
    sitting.window.run("undo")
    assert not sitting.state.cities[city].has("fortress")
    assert sitting.state.players[0].goods[INDEX["food"]] == 4


def test_an_only_payment_leaves_no_strip(sitting):
    sitting.position(town(gold=0))
    open_city(sitting, "construct")
    sitting.choose("Fortress")
    assert sitting.kind == "turn"
    assert not sitting.table.hands.settling.strip.isVisible()


def test_food_and_ideas_pay_for_an_advance_so_that_what_is_left_is_even(sitting):
    sitting.position(town(food=2, idea=5, gold=2))
    sitting.table.panels.open_advance("bartering")
    sitting.press("Buy")
    goods = sitting.state.players[0].goods
    assert (goods[INDEX["food"]], goods[INDEX["idea"]], goods[INDEX["gold"]]) == (2, 3, 2)


# ---------------------------------------------------------------- the turn again
@pytest.mark.parametrize("how", ["menu", "key"])
def test_the_whole_turn_is_taken_back_at_once(sitting, how):
    table = sitting.position(town())
    start = table.session.history.current
    open_city(sitting, "construct")
    sitting.choose("Fortress")
    sitting.drag(sitting.space(0, 0), sitting.space(-1, 0), "infantry")
    if how == "key":
        sitting.board.setFocus()
        sitting.key(Qt.Key.Key_R, widget=sitting.board)
    else:
        sitting.window.actions_table.action("restart_turn").trigger()
    assert table.session.history.current is start
    assert sitting.kind == "turn"
    assert not sitting.window.actions_table.action("restart_turn").isEnabled()


def test_only_this_turn_is_taken_back(sitting, qtbot):
    table = sitting.position(town())
    sitting.drag(sitting.space(0, 0), sitting.space(-1, 0), "infantry")
    sitting.press("End turn")
    qtbot.waitUntil(lambda: table.asked == 0)
    start = table.session.history.current
    assert table.asked == 0
    assert any(entry.key == "turn_started" for entry in start.entries)
    sitting.drag(sitting.space(-1, 0), sitting.space(0, 0), "infantry")
    sitting.board.setFocus()
    sitting.key(Qt.Key.Key_R, widget=sitting.board)
    assert table.session.history.current is start


def test_a_turn_that_may_not_be_restarted_says_why(sitting):
    at_a_strict_table(sitting, facing(1, 1))
    sitting.settings.confirm_chance = False
    table = sitting.table
    sitting.drag(sitting.space(1, -2), sitting.space(2, -2), "infantry")
    after = table.session.history.current
    assert sitting.table.asked == 0
    sitting.window.run("restart_turn")
    assert table.session.history.current is after
    assert sitting.window.banner.what().startswith("Your turn can't be restarted")
