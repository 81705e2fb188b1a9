"""The actions of a turn and the questions of a round in the real window: panels, buttons and keys lead to the rules' moves."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.engine.decision import Entry
from core.games.clash.content.powers import ADVANCES
from core.games.clash.goods import INDEX
from core.games.clash.moves import Found, Raise, TakeAdvance
from desktop.games.clash.bar import pips_of
from desktop.games.clash.dialogs.advance import AdvancePanel
from desktop.games.clash.dialogs.city import CityPanel
from desktop.games.clash.docks.advances import DEAR, LOCKED
from desktop.widgets.labels import Label
from tests.desktop.games.clash.tables import LEFT, RIGHT, Sitting


def town(**seat: Any) -> dict[str, Any]:
    """Return a position at a turn with an own city on varied ground, goods, and a neighbour within reach of culture."""
    mine: dict[str, Any] = {
        "advances": ["fishing", "storage", "writing", "engineering", "myths", "voting", "tactics", "arts"],
        "food": 4, "ore": 4, "wood": 4, "idea": 3, "gold": 2, "mood": 5, "culture": 8, "actions": 3, "cubes": 3,
        "hand": ["great_gardens"],
        "cities": {"0,0": {"name": "Ur", "buildings": ["academy"]}, "-2,1": {"name": "Eridu", "mood": "angry"},
                   "-2,2": {"name": "Kish", "buildings": ["temple"]}},
        "units": {"0,0": {"infantry": 1}},
    }  # fmt: skip
    mine.update(seat)
    return {
        "board": {"radius": 2, "ground": "plains", "1,0": "mountain", "0,-1": "forest", "0,1": "sea"},
        "seats": {"0": mine, "1": {"cities": {"1,-1": {"name": "Rome", "buildings": ["academy"]}}}},
    }


def goods(sitting: Sitting, name: str) -> int:
    """Return how much of a resource or token seat 0 has."""
    return sitting.state.players[0].goods[INDEX[name]]


def open_city(sitting: Sitting, section: str) -> int:
    """Click Ur and a section of its panel; return its space."""
    city = sitting.space(0, 0)
    sitting.click(city, "settlement")
    assert isinstance(sitting.panel, CityPanel)
    sitting.tab(section)
    return city


def pay_as_suggested(sitting: Sitting) -> None:
    """Where the payment is asked, take what is suggested."""
    for _ in range(5):
        if sitting.kind not in ("pay", "gain"):
            return
        sitting.key(Qt.Key.Key_Return)


# ---------------------------------------------------------------- main actions
def test_found_a_city(sitting):
    sitting.position(town(units={"-1,0": {"settler": 1}}))
    place = sitting.space(-1, 0)
    sitting.click(place, "settler")
    sitting.choose("Found a city")
    assert sitting.state.cities[place].owner == 0
    assert not sitting.units(place)
    assert sitting.panel is None
    assert sitting.kind == "turn"
    assert sitting.state.players[0].actions == 2


def test_a_city_that_cannot_be_founded_says_why(sitting):
    sitting.position({**town(units={"-1,1": {"settler": 1}}), "exhausted": ["-1,1"]})
    sitting.click(sitting.space(-1, 1), "settler")
    row = sitting.row("Found a city")
    assert not row.isEnabled()
    assert row.option.refused
    QTest.mouseClick(row, LEFT)
    assert len(sitting.state.cities) == 4
    assert sitting.kind == "turn"


def test_advance_from_the_grid(sitting):
    table = sitting.position(town())
    grid = table.boards.advances
    QTest.mouseClick(grid, LEFT, pos=grid.box_of("irrigation").center().toPoint())
    assert isinstance(sitting.panel, AdvancePanel)
    food = goods(sitting, "food")
    QTest.mouseClick(sitting.panel.button, LEFT)
    pay_as_suggested(sitting)
    assert sitting.state.players[0].advances & ADVANCES["irrigation"].mask
    assert goods(sitting, "food") + goods(sitting, "idea") + goods(sitting, "gold") == food + 5 - 2


def test_an_advance_that_can_not_be_had_says_why_and_is_not_taken(sitting):
    table = sitting.position(town())
    grid, before = table.boards.advances, table.session.history.current
    QTest.mouseClick(grid, LEFT, pos=grid.box_of("dogma").center().toPoint())
    assert isinstance(sitting.panel, AdvancePanel)
    assert not sitting.panel.button.isEnabled()
    QTest.mouseClick(sitting.panel.button, LEFT)
    assert table.session.history.current is before
    sitting.key(Qt.Key.Key_Escape, widget=sitting.panel)
    assert sitting.panel is None


def test_collect_and_choose_the_spaces_on_the_board(sitting):
    sitting.position(town())
    city = open_city(sitting, "collect")
    mountain, before = sitting.space(1, 0), goods(sitting, "ore")
    section = sitting.panel.current
    assert mountain in sitting.lit()
    assert city in sitting.lit()
    chosen = {row.space for row in section.rows if row.kind}
    for space in chosen - {mountain}:
        sitting.click(space)
    if mountain not in chosen:
        sitting.click(mountain)
    assert [row.space for row in section.rows if row.kind] == [mountain]
    QTest.mouseClick(section.button, LEFT)
    pay_as_suggested(sitting)
    assert goods(sitting, "ore") == before + 1
    assert sitting.state.cities[city].activated == 1
    assert sitting.kind == "turn"
    assert sitting.panel is None


def test_construct_and_pay(sitting):
    sitting.position(town())
    city = open_city(sitting, "construct")
    sitting.choose("Fortress")
    assert sitting.kind in ("turn", "pay")
    pay_as_suggested(sitting)
    assert ("fortress", 0) in sitting.state.cities[city].buildings
    assert sitting.state.players[0].actions == 2


def test_a_building_that_is_refused_says_why_and_is_not_built(sitting):
    table = sitting.position(town(food=0, idea=0, gold=0))
    open_city(sitting, "construct")
    before = table.session.history.current
    for row in sitting.panel.current.rows:
        if row.isVisible() and not row.isEnabled():
            assert row.option.refused
            QTest.mouseClick(row, LEFT)
    assert table.session.history.current is before


def test_recruit(sitting):
    sitting.position(town())
    city = open_city(sitting, "recruit")
    sitting.key(Qt.Key.Key_1, widget=sitting.panel)
    line = next(line for line in sitting.panel.current.lines if line.stepper.value)
    QTest.mouseClick(sitting.panel.current.button, LEFT)
    pay_as_suggested(sitting)
    assert sitting.units(city).get(line.kind, 0) == 1 + (line.kind == "infantry")


def test_happiness_in_two_cities_at_once(sitting):
    sitting.position(town())
    city = open_city(sitting, "happiness")
    section = sitting.panel.current
    section.more.setFocus()
    sitting.key(Qt.Key.Key_Space, widget=section.more)
    assert section.more.isChecked()
    sitting.choose("Become Happy")
    assert sitting.kind == "happiness"
    assert sitting.window.bar.end_turn.text() == "Finish"
    sitting.click(sitting.space(-2, 1))
    sitting.press("Finish")
    pay_as_suggested(sitting)
    assert sitting.state.cities[city].mood == 2
    assert sitting.state.cities[sitting.space(-2, 1)].mood > 0
    assert sitting.state.players[0].actions == 2


def test_increase_happiness_can_be_given_up(sitting):
    table = sitting.position(town())
    city = open_city(sitting, "happiness")
    sitting.panel.current.more.setChecked(True)
    sitting.choose("Become Happy")
    sitting.press("Cancel")
    assert sitting.kind == "turn"
    assert sitting.state.cities[city].mood == 1
    assert table.session.state.players[0].actions == 3


def test_influence_culture(sitting):
    table = sitting.position(town())
    open_city(sitting, "influence")
    sitting.choose("Rome")
    for _ in range(5):
        if sitting.kind == "turn":
            break
        sitting.key(Qt.Key.Key_1, widget=sitting.panel)
    entries = [entry.key for node in table.session.history.path() for entry in node.entries]
    assert any("influence" in key for key in entries)
    assert sitting.state.players[0].influenced


def test_build_a_wonder(sitting):
    sitting.position(town(
        cities={"0,0": {"name": "Ur", "mood": "happy"}, "-2,1": {"name": "Kish"}}, advances=["engineering", "irrigation"],
        food=6, ore=6, wood=6, culture=8,
    ))  # fmt: skip
    city = open_city(sitting, "wonder")
    sitting.choose("Great Gardens")
    pay_as_suggested(sitting)
    assert sitting.state.cities[city].wonders == ("great_gardens",)
    assert not sitting.state.players[0].hand


def test_a_free_action_costs_no_action(sitting):
    sitting.position(town())
    city = open_city(sitting, "happiness")
    rows = [row for row in sitting.panel.current.rows if row.isVisible() and getattr(row.option.id, "using", "") == "voting"]
    QTest.mouseClick(rows[0], LEFT)
    pay_as_suggested(sitting)
    assert sitting.state.cities[city].mood == 2
    assert sitting.state.players[0].actions == 3


def test_a_city_panel_is_closed_by_esc_and_nothing_happened(sitting):
    table = sitting.position(town())
    open_city(sitting, "construct")
    sitting.key(Qt.Key.Key_Escape, widget=sitting.panel)
    assert sitting.panel is None
    assert not sitting.lit()
    assert table.session.history.current.parent is None


# ---------------------------------------------------------------- the end of a turn
def test_ending_with_actions_left_asks_first_if_wanted(sitting):
    table = sitting.position(town())
    sitting.settings.confirm_end_turn = True
    before = table.session.history.current
    sitting.press("End turn")
    sitting.press("Go on playing")
    assert table.session.history.current is before
    assert sitting.panel is None
    sitting.board.setFocus()
    sitting.key(Qt.Key.Key_E, widget=sitting.board)
    sitting.press("End the turn")
    assert table.session.history.current is not before
    assert table.asked is None
    assert sitting.window.bar.text.text() == "Waiting for Bot"


def test_ending_without_actions_left_does_not_ask(sitting):
    sitting.position(town(actions=0))
    sitting.settings.confirm_end_turn = True
    sitting.press("End turn")
    assert sitting.table.asked is None
    assert sitting.panel is None


# ---------------------------------------------------------------- Status Phase
def status(step: str, **seat: Any) -> dict[str, Any]:
    """Return a position at a step of the Status Phase."""
    return {**town(**seat), "begin": step}


def test_a_free_advance_is_taken_from_the_grid_or_the_list(sitting):
    table = sitting.position(status("free_advance"))
    assert sitting.kind == "free_advance"
    assert sitting.panel is not None
    grid = table.boards.advances
    QTest.mouseClick(grid, LEFT, pos=grid.box_of("irrigation").center().toPoint())
    assert sitting.state.players[0].advances & ADVANCES["irrigation"].mask
    sitting.position(status("free_advance"))
    sitting.choose("Irrigation")
    assert sitting.state.players[0].advances & ADVANCES["irrigation"].mask


def test_a_question_that_must_be_answered_is_not_put_away(sitting):
    sitting.position(status("free_advance"))
    panel = sitting.panel
    sitting.key(Qt.Key.Key_Escape, widget=panel)
    sitting.key(Qt.Key.Key_Escape, widget=sitting.board)
    sitting.click(sitting.space(2, -1))
    sitting.click(sitting.space(2, -1), button=RIGHT)
    assert sitting.panel is panel
    assert panel.isVisible()
    assert sitting.kind == "free_advance"


def test_looking_at_an_advance_does_not_lose_the_question(sitting):
    table = sitting.position(status("free_advance"))
    grid = table.boards.advances
    QTest.mouseClick(grid, LEFT, pos=grid.box_of("dogma").center().toPoint())
    assert isinstance(sitting.panel, AdvancePanel)
    sitting.key(Qt.Key.Key_Escape, widget=sitting.panel)
    assert sitting.panel is not None
    assert sitting.row("Irrigation").isVisible()


def test_raze_a_city_or_keep_all(sitting):
    sitting.position(status("raze"))
    assert sitting.kind == "raze"
    sitting.choose("Eridu")
    assert sitting.space(-2, 1) not in sitting.state.cities
    sitting.position(status("raze"))
    sitting.click(sitting.space(-2, 1))
    assert sitting.space(-2, 1) not in sitting.state.cities
    sitting.position(status("raze"))
    QTest.mouseClick(sitting.panel.decline, LEFT)
    assert sitting.space(-2, 1) in sitting.state.cities


def test_change_the_government(sitting):
    advances = ["fishing", "writing", "philosophy", "voting", "tactics", "draft"]
    sitting.position(status("government", advances=advances))
    assert sitting.kind == "government"
    move = sitting.panel.rows[0].option.id
    QTest.mouseClick(sitting.panel.rows[0], LEFT)
    owned = sitting.state.players[0].advances
    assert all(owned & ADVANCES[advance].mask for advance in move.advances)
    assert not owned & ADVANCES["voting"].mask
    sitting.position(status("government", advances=advances))
    QTest.mouseClick(sitting.panel.decline, LEFT)
    assert sitting.state.players[0].advances & ADVANCES["voting"].mask
    assert sitting.kind != "government"


def test_who_begins_is_chosen(sitting):
    sitting.position(status("first_player"))
    assert sitting.kind == "first_player"
    sitting.choose("Bot")
    assert sitting.state.first == 1


# ---------------------------------------------------------------- Barbarians
def test_barbarians_are_placed_by_a_click_on_a_lit_space(sitting):
    sitting.position({**town(), "begin": "barbarians_spawn"})
    lit = sitting.lit()
    assert lit
    assert sitting.panel is not None
    elsewhere = next(space for space in range(sitting.state.geometry().size) if space not in lit)
    before = sitting.table.session.history.current
    sitting.click(elsewhere)
    assert sitting.table.session.history.current is before
    assert sitting.refused().space == elsewhere
    sitting.click(min(lit))
    assert sitting.table.session.history.current is not before


@pytest.mark.parametrize("how", ["drag", "click", "row"])
def test_barbarians_march(sitting, how):
    sitting.position({
        "board": {"radius": 3}, "events": ["E03"],
        "seats": {"0": {"food": 2, "cubes": 1, "cities": {"0,0": {"name": "Ur"}}}, "1": {}},
        "barbarians": {"cities": {"-2,0": {}, "0,2": {}}, "units": {"-2,0": {"infantry": 1}, "0,2": {"infantry": 2}}},
    })  # fmt: skip
    sitting.table.submit(TakeAdvance("fishing"))
    assert sitting.kind == "march"
    start, before = sitting.space(0, 2), sitting.table.session.history.current
    assert start in sitting.board.highlights.picture.movable
    if how == "row":
        QTest.mouseClick(sitting.panel.rows[0], LEFT)
    elif how == "click":
        sitting.click(start, "infantry", owner="barbarian")
        ends = sitting.lit()
        assert ends
        sitting.click(min(ends))
    else:
        sitting.lift(start, "infantry", owner="barbarian")
        ends = sitting.lit()
        assert ends
        far = sitting.space(3, -3)
        sitting.over(far)
        assert sitting.refused().space == far
        sitting.over(min(ends))
        sitting.let_go(min(ends))
    assert sitting.table.session.history.current is not before


def test_no_actions_are_shown_while_no_turn_is_running(sitting):
    sitting.position(status("free_advance"))
    assert not sitting.window.bar.pips.isVisible()
    sitting.position(town(actions=2))
    assert sitting.window.bar.pips.isVisible()
    assert "2 actions left" in sitting.window.bar.pips.accessibleName()


# ---------------------------------------------------------------- keys after a click beside the board
def test_enter_buys_the_advance_that_was_clicked_in_the_grid(sitting):
    table = sitting.position(town())
    sitting.board.setFocus()
    QTest.mouseClick(table.boards.advances, LEFT, pos=table.boards.advances.box_of("irrigation").center().toPoint())
    assert isinstance(sitting.panel, AdvancePanel)
    assert sitting.panel.isAncestorOf(QApplication.focusWidget())
    sitting.key(Qt.Key.Key_Return)
    assert sitting.state.players[0].actions == 2


def test_a_click_on_a_row_of_the_history_leaves_the_keys_with_the_board(sitting):
    table = sitting.position(town(units={"-1,0": {"settler": 1}}))
    sitting.click(sitting.space(-1, 0), "settler")
    sitting.choose("Found a city")
    sitting.board.setFocus()
    rows = table.past.dock.tree
    QTest.mouseClick(rows, LEFT, pos=QPoint(20, rows.band(1).center().y()))
    assert QApplication.focusWidget() is sitting.board


# ---------------------------------------------------------------- what stands beside the board stays true
def test_closed_advances_look_closed_with_no_actions_left(sitting):
    table = sitting.position(town(actions=0))
    states = {row.id: row.state for row in table.boards.advances._rows.values()}
    assert states["roads"] == DEAR
    assert states["dogma"] == LOCKED


def test_the_inspector_follows_the_position(sitting):
    table = sitting.position(town(units={"-1,0": {"settler": 1}}))
    place = sitting.space(-1, 0)
    table.view_widget.hover(place)
    assert "Settler" in table.sidebar.inspector.text
    table.submit(Found(place))
    assert "Settler" not in table.sidebar.inspector.text


def test_a_report_goes_when_the_battle_is_taken_back(sitting):
    table = sitting.position(town(units={"-1,0": {"settler": 1}}))
    table.submit(Found(sitting.space(-1, 0)))
    facts: dict[str, Any] = {"space": sitting.space(-1, 0), "defender": -1, "naval": 0, "city": ""}
    begun = Entry("battle_started", 0, {**facts, "attackers": (("infantry", 2),), "defenders": (("infantry", 1),)})
    table.reports._waiting = [(begun, Entry("battle_ended", -1, {"outcome": "attacker"}))]
    table.reports.offer()
    assert table.reports.is_shown
    sitting.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier, sitting.window)
    assert table.session.history.current.parent is None
    assert sitting.panel is None


def test_the_page_of_keys_names_the_gestures_of_the_game(sitting):
    table = sitting.position(town())
    sitting.window.run("keys")
    words = {label.text() for label in sitting.window.findChildren(Label) if label.isVisible()}
    assert {words_of for row in table.gestures() for words_of in row} <= words


@pytest.mark.parametrize(("left", "spent"), [(3, 0), (1, 2)])
def test_the_action_of_happiness_counts_as_running_and_no_other_one(sitting, left, spent):
    table = sitting.position(town(actions=left))
    raised = next(move for move in table.moves(Raise) if not move.using)
    table.submit(raised)
    assert table.decision.kind == "happiness"
    pips = pips_of(table, table.view, table.decision)
    assert (pips.total, pips.spent, pips.running) == (3, spent, True)
