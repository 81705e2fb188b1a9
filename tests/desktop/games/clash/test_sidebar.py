"""Docks that look: the Inspector follows whatever is under the hand, points and objectives follow the view; numbers explain."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QContextMenuEvent, QCursor, QEnterEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTabBar, QWidget

from core.games.clash.content.buildings import BUILDINGS
from core.games.clash.content.objectives.deck import OBJECTIVE_CARDS
from core.games.clash.content.powers import ADVANCES, WONDERS
from core.games.clash.goods import INDEX, named
from core.games.clash.moves import BuildWonder, Construct, Pay
from core.games.clash.rules.objectives import progress
from core.games.clash.scoring import SOURCES, score
from desktop.games.clash.dialogs.collect import CollectSection
from desktop.games.clash.dialogs.link import balance
from desktop.games.clash.docks.explaining import explain_board
from desktop.games.clash.docks.goals import goals_of
from desktop.games.clash.docks.scores import ROWS
from desktop.games.clash.why import explain_move, points_text
from desktop.games.clash.words.names import goods_list, tr
from desktop.widgets.explained import explainer_of
from tests.desktop.games.clash.mock_position import session
from tests.desktop.games.clash.panels import link_of, rich_city, space
from tests.desktop.games.clash.tables import LEFT, RIGHT, Sitting
from tests.desktop.games.clash.test_boardplay import field

NO_BUTTON, NO_KEY = Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier


AWAY = QPoint(5000, 5000)
"""Outside the window: other tests leave the mouse anywhere."""


@pytest.fixture
def rich(sitting) -> Sitting:
    """The four-player position in Age IV, with one person, on seat 0, all docks in sight."""
    begun = session()
    begun.extra["seats"][2]["bot"] = "greedy"
    sitting.put(begun)
    QCursor.setPos(AWAY)
    return sitting


def move_over(widget: QWidget, at: QPoint) -> None:
    """Move the pointer over a place of a widget."""
    local = QPointF(at)
    glob = QPointF(widget.mapToGlobal(at))
    QApplication.sendEvent(widget, QEnterEvent(local, local, glob))
    QApplication.sendEvent(widget, QMouseEvent(QEvent.Type.MouseMove, local, glob, NO_BUTTON, NO_BUTTON, NO_KEY))


def right_click(window: QWidget, widget: QWidget, at: QPoint | None = None) -> None:
    """Click with the right button as the system tells it: a press, then the event of a context menu."""
    place = at if at is not None else widget.rect().center()
    QTest.mousePress(widget, RIGHT, pos=place)
    QTest.mouseRelease(widget, RIGHT, pos=place)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, place, widget.mapToGlobal(place), NO_KEY)
    QApplication.sendEvent(widget, event)


def shown_in(sitting: Sitting) -> str:
    """Return what the Inspector says."""
    return sitting.table.sidebar.inspector.text


def city_of(sitting: Sitting, name: str) -> int:
    """Return the space of a city."""
    return next(space for space, city in sitting.table.view.cities.items() if city.name == name)


# ---------------------------------------------------------------- Inspector
def test_an_advance_under_the_pointer_is_told_with_what_it_opens_and_who_has_it(rich):
    grid = rich.table.boards.advances
    move_over(grid, grid.box_of("engineering").center().toPoint())
    text = shown_in(rich)
    assert tr(ADVANCES["engineering"].text) in text
    assert "Mira" in text
    move_over(grid, grid.box_of("writing").center().toPoint())
    assert "Public Education" in shown_in(rich)
    move_over(grid, grid.box_of("voting").center().toPoint())
    assert grid.reason("voting") in shown_in(rich)


def test_an_advance_at_the_keyboard_is_told_too(rich):
    grid = rich.table.boards.advances
    grid.setFocus()
    QTest.keyClick(grid, Qt.Key.Key_Down)
    assert rich.table.sidebar.inspector.topic.title in [card.name for card in ADVANCES.values()]


def test_a_piece_of_the_supply_is_told_by_pointer_and_by_key(rich):
    pieces = rich.table.boards.supply.pieces
    rich.window._docking.docks["supply"].raise_()
    QApplication.processEvents()
    kind, left, cell = next(item for item in pieces._cells() if item[0] == "temple")
    move_over(pieces, cell.center().toPoint())
    text = shown_in(rich)
    assert tr(BUILDINGS["temple"].text) in text
    assert f"supply: {left}" in text
    assert kind == "temple"
    pieces.setFocus()
    QTest.keyClick(pieces, Qt.Key.Key_Right)
    assert rich.table.sidebar.inspector.topic.title == "Settlement"


def test_a_card_of_the_hand_is_told_with_its_progress(rich):
    card = next(card.id for card in rich.table.view.players[0].hand if card.id in OBJECTIVE_CARDS)
    rich.table.hand.looked.emit(card)
    text = shown_in(rich)
    for half in OBJECTIVE_CARDS[card].halves:
        state = progress(rich.table.view, 0, half)
        assert f"{state.counted[0]}" in text
    assert "Not now" in text


def test_an_opponent_is_told_point_by_point(rich):
    rich.window._docking.docks["opponents"].setVisible(True)
    QApplication.processEvents()
    card = rich.table.boards.opponents.cards[0]
    move_over(card, card.rect().center())
    text = shown_in(rich)
    assert "Rome" in text
    assert f"{points_text(score(rich.table.view, 1).total_halves)} points" in text


def test_a_stack_is_told_with_what_acts_on_it(rich):
    rich.table.sidebar.look_at_space(next(s for s, groups in rich.table.view.units.items()
                                          if (0, "infantry") in {(g[0], g[1]) for g in groups}
                                          and s not in rich.table.view.cities))  # fmt: skip
    text = shown_in(rich)
    assert "In force for its army" in text
    assert tr(ADVANCES["tactics"].text) in text
    assert "Room for Army units: 0" in text


def test_a_space_says_what_it_gives_to_which_city(rich):
    view = rich.table.view
    city = city_of(rich, "Sippar")
    beside = next(s for s in view.geometry().neighbours[city] if view.terrain[s] == "mountain" and s not in view.exhausted)
    rich.table.sidebar.look_at_space(beside)
    assert "Sippar: gives Ore" in shown_in(rich)


@pytest.mark.parametrize("city", ["Ur", "Nippur", "Lagash"])
@pytest.mark.parametrize("learned", [[], ["public_education"]])
def test_the_best_harvest_is_what_the_panel_suggests(sitting, city, learned):
    advances = ["farming", "fishing", "storage", "irrigation", "husbandry", "mining", "writing", "metallurgy", *learned]
    table = sitting.position(rich_city(food=0, ore=7, wood=1, hand=[], advances=advances))
    space = city_of(sitting, city)
    table.panels.open_city(space, "collect")
    section = next(section for section in sitting.panel.sections if isinstance(section, CollectSection))
    taken = balance(table, section.move())
    assert taken is not None
    assert taken.gained[INDEX["idea"]] == (1 if learned and city == "Ur" else 0)
    table.sidebar.look_at_space(space)
    assert f"Best harvest: {goods_list(named(taken.gained))}\n" in shown_in(sitting) + "\n"


def test_nothing_is_worked_out_while_the_inspector_is_hidden(rich, monkeypatch):
    asked: list[int] = []
    inspector = rich.table.sidebar.inspector
    rich.window._docking.docks["inspector"].hide()
    inspector.show_topic(lambda: asked.append(1))  # type: ignore[arg-type,func-returns-value]
    assert not asked
    rich.window._docking.docks["inspector"].show()
    QApplication.processEvents()
    assert asked


# ---------------------------------------------------------------- points and objectives
def test_the_points_are_those_of_the_rules(rich):
    table = rich.table.sidebar.scores.table
    assert [column.seat for column in table.columns] == [0, 1, 2, 3]
    for place, column in enumerate(table.columns):
        found = score(rich.table.view, column.seat)
        assert [table.figure(place, row) for row in range(len(SOURCES))] == [points_text(v) for _, v in found.sources]
        assert table.figure(place, len(SOURCES)) == points_text(found.total_halves)


def test_the_objectives_say_what_is_missing(rich):
    view = rich.table.view
    rows = rich.table.sidebar.goals.rows
    held = [half for card in view.players[0].hand if card.id in OBJECTIVE_CARDS for half in OBJECTIVE_CARDS[card.id].halves]
    assert [row.half.id for row in rows] == held
    for row in rows:
        state = progress(view, 0, row.half.id)
        assert row.half.done == state.fulfilled
        if state.counted is not None:
            assert (row.half.have, row.half.need) == state.counted
        if state.counted is not None and not state.fulfilled:
            assert str(state.counted[1] - state.counted[0]) in row.half.missing
    assert {row.half.done for row in rows} == {True, False}


def test_the_objectives_of_others_are_not_shown(rich):
    table = rich.table
    view = table.session.view(None)
    assert goals_of(table.view, 0)
    assert not goals_of(view, 0)
    table.sidebar.goals.show_goals(view, 0, False)
    assert not table.sidebar.goals.rows


# ---------------------------------------------------------------- why
def test_a_right_click_on_a_counter_says_where_its_limit_comes_from(rich):
    counter = rich.table.boards.own.counters["food"]
    right_click(rich.window, counter)
    card = rich.window.why.card
    assert card is not None
    words = {part.text: part.amount for part in card.explanation.parts}
    assert words == {"Player board": "2", "Storage": "+5"}
    assert all(part.section for part in card.explanation.parts)
    assert card.explanation.total == "5 of 7"
    QTest.keyClick(card, Qt.Key.Key_Escape)
    assert rich.window.why.card is None


def test_the_question_mark_explains_what_has_the_keyboard_and_gives_it_back(rich):
    table = rich.table.sidebar.scores.table
    rich.window._docking.docks["scores"].setVisible(True)
    rich.window._docking.docks["scores"].raise_()
    QApplication.processEvents()
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Up)
    QTest.keyClick(table, Qt.Key.Key_Question)
    card = rich.window.why.card
    assert card is not None
    assert card.explanation == explainer_of(table)(None)
    assert ROWS[table._cell[1]] == "events"
    QTest.keyClick(card, Qt.Key.Key_Question)
    assert rich.window.why.card is None
    assert table.hasFocus()


def test_the_points_are_described_whole_once_the_keyboard_has_left_them(rich):
    table = rich.table.sidebar.scores.table
    rich.window._docking.docks["scores"].setVisible(True)
    rich.window._docking.docks["scores"].raise_()
    QApplication.processEvents()
    whole = table.accessibleDescription()
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Up)
    assert table.accessibleDescription() != whole
    rich.board.setFocus()
    assert table.accessibleDescription() == whole


def test_a_click_elsewhere_sends_the_explanation_away(rich):
    right_click(rich.window, rich.table.boards.own.banner)
    assert "Mira" in rich.window.why.card.explanation.title
    QTest.mouseClick(rich.board.viewport(), LEFT, pos=QPoint(5, 5))
    assert rich.window.why.card is None


def test_where_nothing_is_pointed_at_a_list_offers_all_numbers_in_sight(rich):
    rich.board.setFocus()
    QTest.keyClick(rich.board, Qt.Key.Key_Question)
    menu = rich.window.why.menu
    texts = [action.text() for action in menu.actions()]
    assert any("Food" in text for text in texts)
    assert any("Points of Mira" in text for text in texts)
    QTest.keyClick(menu, Qt.Key.Key_Return)
    assert rich.window.why.card is not None
    assert rich.window.why.card.explanation.title in texts[0]


def test_prices_in_the_panels_explain_themselves_and_say_why_not(sitting):
    table = sitting.position(rich_city(food=0, hand=[]))
    table.panels.open_city(city_of(sitting, "Nippur"), "construct")
    rows = [row for row in sitting.panel.findChildren(QWidget) if row.isVisible() and explainer_of(row) is not None]
    found = [explainer_of(row)(None) for row in rows]
    temple = next(one for one in found if one is not None and "Temple" in one.title)
    assert any(part.section for part in temple.parts)
    assert any("State Religion" in part.text for part in temple.parts)
    fortress = next(one for one in found if one is not None and "Fortress" in one.title)
    assert fortress.refused
    assert fortress.parts[-1].section


def test_the_chosen_basket_is_explained_unit_by_unit(sitting):
    table = sitting.position(rich_city(hand=[]))
    table.panels.open_city(city_of(sitting, "Ur"), "recruit")
    steppers = [widget for widget in sitting.panel.findChildren(QWidget) if hasattr(widget, "stepper") and widget.isVisible()]
    infantry = next(line for line in steppers if line.kind == "infantry")
    infantry.stepper.set_value(2)
    explained = [explainer_of(w)(None) for w in sitting.panel.findChildren(QWidget) if explainer_of(w) and w.isVisible()]
    assert any(one and one.title == "Price of the units" and one.parts[0].amount == "2 Food, 2 Ore" for one in explained)


def test_the_actions_in_the_bar_say_how_many_were_taken(rich):
    right_click(rich.window, rich.window.bar.pips)
    words = {part.text: part.amount for part in rich.window.why.card.explanation.parts}
    assert words == {"Actions of a turn": "3", "Actions taken, lost and won": "−1"}
    assert rich.window.why.card.explanation.total == "2"


def test_a_card_with_the_keyboard_says_why_it_can_not_be_played(rich):
    held = {card.id for card in rich.table.view.players[0].hand}
    card = next(card for card in held if card in OBJECTIVE_CARDS)
    shown = rich.table.hand.card(card)
    shown.setFocus()
    QTest.keyClick(shown, Qt.Key.Key_Question)
    explained = rich.window.why.card.explanation
    assert explained.refused
    assert shown.item.reason in [part.text for part in explained.parts]
    assert all(part.section for part in explained.parts)


@pytest.mark.parametrize("resting", [False, True])
def test_a_space_of_the_board_says_how_much_its_city_collects(rich, resting):
    city = city_of(rich, "Babylon")
    rich.window.bar.end_turn.setFocus()
    if resting:
        # The mouse was left over another city; the keyboard is what is used now.
        QCursor.setPos(rich.board.viewport().mapToGlobal(rich.point(city_of(rich, "Luoyang"))))
    rich.board.setFocus()
    rich.board.set_focused_space(city)
    QTest.keyClick(rich.board, Qt.Key.Key_Question)
    explained = rich.window.why.card.explanation
    assert "Babylon" in explained.title
    assert explained.total == "6"
    assert [part.amount for part in explained.parts] == ["5", "+1", ""]


def test_a_refused_gesture_can_be_asked_why(sitting):
    table = sitting.position(field())
    start, end = sitting.space(0, -1), sitting.space(2, 0)
    sitting.lift(start, "settler")
    sitting.over(end)
    refused = sitting.refused()
    assert refused is not None
    explained = explain_board(table, None)
    assert explained.refused
    assert explained.parts[0].text == refused.text
    assert explained.parts[0].section == refused.section != ""
    sitting.key(Qt.Key.Key_Escape)


# ---------------------------------------------------------------- layouts
def test_a_tab_takes_the_place_of_the_title(rich):
    docks = rich.window._docking.docks
    for id in ("player", "supply", "goals"):
        assert docks[id].titleBarWidget()._tabbed
    assert not docks["hand"].titleBarWidget()._tabbed
    docks["goals"].setFloating(True)
    QApplication.processEvents()
    assert not docks["goals"].titleBarWidget()._tabbed
    docks["goals"].setFloating(False)


def test_a_floating_panel_comes_back_when_its_screen_goes(rich, monkeypatch):
    docking = rich.window._docking
    dock = docking.docks["supply"]
    dock.setFloating(True)
    dock.move(20_000, 20_000)
    QApplication.processEvents()
    assert dock.isFloating()
    docking._on_screen_gone(None)
    assert not dock.isFloating()


def test_on_another_screen_its_own_layout_comes_in_force(rich, monkeypatch):
    docking = rich.window._docking
    first = docking._kept_as
    docking.docks["goals"].hide()
    monkeypatch.setattr(type(docking), "_key", lambda self, mode: f"{self._game}/{mode}-elsewhere")
    docking._on_other_screen(None)
    assert docking._kept_as.endswith("elsewhere")
    assert not docking.docks["goals"].isHidden()
    monkeypatch.undo()
    docking._on_other_screen(None)
    assert docking._kept_as == first
    assert docking.docks["goals"].isHidden()


def test_the_board_of_another_comes_to_the_front_of_its_tabs(rich):
    docks = rich.window._docking.docks
    docks["supply"].raise_()
    docks["opponents"].setVisible(True)
    QApplication.processEvents()
    assert rich.table.boards.own.visibleRegion().isEmpty()
    QTest.mouseClick(rich.table.boards.opponents.cards[0], LEFT)
    QApplication.processEvents()
    assert not rich.table.boards.own.visibleRegion().isEmpty()
    assert rich.table.looking() == 1


def tab_of(sitting: Sitting, title: str) -> tuple[QTabBar, QPoint]:
    """Return the tab bar with a panel's tab, and the middle of the tab."""
    for bar in sitting.window.findChildren(QTabBar):
        for index in range(bar.count()):
            if bar.tabText(index) == title and bar.isVisible():
                return bar, bar.tabRect(index).center()
    raise AssertionError(f"there is no tab {title}")


def test_a_tab_floats_its_panel_by_a_double_click(rich):
    bar, at = tab_of(rich, "Supply")
    QTest.mouseDClick(bar, LEFT, pos=at)
    assert rich.window._docking.docks["supply"].isFloating()
    assert not rich.window._docking.docks["goals"].isFloating()


@pytest.mark.parametrize(("number", "floats", "hidden"), [(0, True, False), (1, False, True)])
def test_a_tab_offers_to_float_or_hide_its_panel(rich, number, floats, hidden):
    bar, at = tab_of(rich, "Objectives")
    QApplication.sendEvent(bar, QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, bar.mapToGlobal(at), NO_KEY))
    dock = rich.window._docking.docks["goals"]
    rich.window._docking._tabs.menu.actions()[number].trigger()
    QApplication.processEvents()
    assert dock.isFloating() == floats
    assert dock.isHidden() == hidden


def test_the_others_are_seen_at_a_glance_in_the_rail_and_open_their_boards(rich):
    rich.window.resize(1280, 640)
    QApplication.processEvents()
    glances = rich.window.frame.rail.glances
    assert glances.isVisible()
    assert [button.glance.seat for button in glances.buttons] == [1, 2, 3]
    for button in glances.buttons:
        assert button.glance.figure == points_text(score(rich.table.view, button.glance.seat).total_halves)
        figure = button.glance.figure
        assert button.accessibleName() == f"{button.glance.name}: {figure} {'point' if figure == '1' else 'points'}"
        assert button.toolTip() == button.accessibleName()
    QTest.mouseClick(glances.buttons[1], LEFT)
    assert rich.table.looking() == 2
    glances.buttons[1].setFocus()
    QTest.keyClick(glances.buttons[1], Qt.Key.Key_Space)
    assert rich.table.looking() == 0


def test_where_the_rail_is_short_the_buttons_of_the_panels_come_first(rich):
    rail = rich.window.frame.rail
    rail.resize(rail.width(), 200)
    rail.fit()
    assert not rail.glances.isVisible()
    rail.resize(rail.width(), 700)
    rail.fit()
    assert rail.glances.isVisible()


def test_a_payment_says_what_is_paid_for_and_what_stands_in(qtbot, still):
    link = link_of(rich_city(food=1, ore=1, wood=0, gold=3, hand=[]))
    link.play(Construct(space(link, 2, -1), "temple"))
    assert link.decision.kind == "pay"
    ways = link.moves(Pay)
    found = [explain_move(link, way) for way in ways]
    assert all(one is not None and "Temple" in one.title for one in found)
    first = found[0]
    assert first.parts[0].amount == "1 Food, 1 Ore, 1 Wood"
    assert first.parts[0].section
    assert "Gold pays for any resource." in [part.text for part in first.parts]
    assert not first.refused


def test_tabs_are_turned_over_by_keys(rich):
    bar, _ = tab_of(rich, "Supply")
    docks = rich.window._docking.docks
    docks["player"].raise_()
    QApplication.processEvents()
    bar.setFocus(Qt.FocusReason.TabFocusReason)
    assert bar.hasFocus()
    QTest.keyClick(bar, Qt.Key.Key_Right)
    QApplication.processEvents()
    assert not docks["supply"].widget().visibleRegion().isEmpty()
    assert docks["player"].widget().visibleRegion().isEmpty()


def test_an_explanation_follows_the_text_size_and_goes_with_the_table(rich):
    right_click(rich.window, rich.table.boards.own.banner)
    card = rich.window.why.card
    before = card.height()
    rich.settings.text_scale = 1.5
    QApplication.processEvents()
    assert rich.window.why.card is card
    assert card.height() > before
    rich.window.show_start()
    assert rich.window.why.card is None


def test_what_is_pointed_at_in_a_panel_is_told_too(rich):
    rich.table.panels.open_city(city_of(rich, "Sippar"), "construct")
    assert rich.table.sidebar.inspector.topic.title == "Sippar"
    row = next(row for row in rich.panel.current.rows if row.option.id.building == "temple")
    row.hovered.emit(True)
    assert rich.table.sidebar.inspector.topic.title == "Temple"
    rich.panel.show_section(5)
    rich.panel.looked.emit(BuildWonder(city_of(rich, "Sippar"), "great_wall"))
    text = shown_in(rich)
    assert tr(WONDERS["great_wall"].text) in text
    assert "Siegecraft" in text


def test_an_opened_advance_is_told_in_the_inspector(rich):
    grid = rich.table.boards.advances
    QTest.mouseClick(grid, LEFT, pos=grid.box_of("navigation").center().toPoint())
    assert rich.table.sidebar.inspector.topic.title == "Navigation"
