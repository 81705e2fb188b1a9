"""The city panel: every section answered by mouse and keys, reasons in place, clicks on the board."""

from __future__ import annotations

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QHelpEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QToolTip, QWidget

from core.games.clash.goods import goods
from core.games.clash.moves import DONE, BuildWonder, Collect, Construct, EndTurn, Influence, Raise, Recruit, Use
from core.games.clash.rules.collect import harvest
from desktop import robust
from desktop.games.clash.dialogs.city import SECTIONS, CityPanel, activation_note, usual_payment
from desktop.games.clash.words.names import goods_name
from desktop.theme.style import Appearance, theme
from desktop.widgets.explained import explainer_of
from tests.desktop.games.clash.panels import RulesLink, link_of, present, rich_city, space

ROOM = QSize(620, 440)  # what a window of 1280 by 640 leaves beside the board
NAMES = [id for id, _, _ in SECTIONS]


@pytest.fixture
def opened(qtbot, still):
    """Open the panel of a city at a section; its answers are collected in `panel.answers`."""

    kept = []

    def open_(link: RulesLink, at: tuple[int, int] = (0, 0), section: str = "") -> CityPanel:
        panel = CityPanel(link, space(link, *at), section)
        qtbot.addWidget(panel)
        kept.append(panel)
        present(qtbot, panel, panel.wished_size(ROOM))
        return panel

    return open_


def test_it_fits_and_is_drawn_in_both_themes_and_large_text(opened, still):
    link = link_of(rich_city())
    panel = opened(link)
    assert panel.width() <= ROOM.width()
    assert panel.height() <= ROOM.height()
    for scale in (1.0, 1.6):
        for appearance in (Appearance.DARK, Appearance.LIGHT):
            still.configure(appearance=appearance, scale=scale)
            for index in range(len(SECTIONS)):
                panel.show_section(index)
                panel.grab()
    assert not any(robust.is_faulty(widget) for widget in (panel, *panel.findChildren(QWidget)))


def test_the_head_tells_what_another_activation_does(opened):
    link = link_of(rich_city())
    cities = link.view.cities
    assert "Neutral" in activation_note(link, cities[space(link, 0, 0)])
    assert activation_note(link, cities[space(link, 2, -1)]) == "Not activated this turn"
    panel = opened(link)
    assert "size 4" in panel.head.accessibleName()
    assert panel.head.note == activation_note(link, cities[space(link, 0, 0)])


def test_sections_change_with_tabs_and_arrows_and_escape_closes(opened, qtbot):
    panel = opened(link_of(rich_city()))
    assert panel.current is panel.sections[0]
    QTest.mouseClick(panel.tabs, Qt.MouseButton.LeftButton, pos=panel.tabs.cell(2).center().toPoint())
    assert panel.current is panel.sections[NAMES.index("recruit")]
    QTest.keyClick(panel, Qt.Key.Key_Left)
    assert panel.current is panel.sections[NAMES.index("construct")]
    assert [section.isVisible() for section in panel.sections].count(True) == 1
    QTest.keyClick(panel, Qt.Key.Key_Escape)
    QTest.mouseClick(panel.close_button, Qt.MouseButton.LeftButton)
    assert panel.answers == [(), ()]


# ---- collect
def test_the_best_harvest_is_chosen_beforehand_and_taken_with_enter(opened):
    link = link_of(rich_city())
    panel = opened(link)
    ur = space(link, 0, 0)
    suggested = panel.current.move()
    assert link.refusal(suggested) is None
    most = max(sum(harvest(move)) for move in link.moves(Collect) if move.city == ur)
    assert sum(harvest(suggested)) == most
    QTest.keyClick(panel.first_focus(), Qt.Key.Key_Return)
    assert panel.answers == [suggested]


def test_each_yield_tells_what_it_comes_from_on_hover_and_when_asked(opened):
    link = link_of(rich_city(advances=["farming", "irrigation", "fishing", "husbandry"]))
    section = opened(link).current
    rows = {row.space: row for row in section.rows if row.isEnabled()}
    for at, kind, source in (((0, 0), "food", "Farming"), ((1, -1), "food", "Irrigation"), ((0, 1), "food", "Fishing"),
                             ((0, 1), "mood", "Port")):  # fmt: skip
        row = rows[space(link, *at)]
        assert row.source_of(kind) == f"{goods_name(kind)}: {source}"
        place = row.chip(kind).center().toPoint()
        none = Qt.MouseButton.NoButton
        over = QMouseEvent(QEvent.Type.MouseMove, place, row.mapToGlobal(place), none, none, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(row, over)
        QApplication.sendEvent(row, QHelpEvent(QEvent.Type.ToolTip, place, row.mapToGlobal(place)))
        assert QToolTip.text() == row.source_of(kind)
        QToolTip.hideText()
        explained = explainer_of(row)(place)
        assert [part.text for part in explained.parts] == [source]
        assert source in row.accessibleDescription()
    far = next(row for row in rows.values() if "Husbandry" in row.source_of(row.kinds[0]))
    assert far.space not in link.view.geometry().neighbours[space(link, 0, 0)]


def test_a_harvest_with_spaces_left_over_is_marked(opened):
    section = opened(link_of(rich_city())).current
    usual = section._count.styleSheet()
    first = next(row for row in section.rows if row.picks)
    first.picked.emit(())
    assert section._count.styleSheet() != usual
    assert theme().hex("warn") in section._count.styleSheet()


def test_spaces_are_toggled_by_number_by_chip_and_on_the_board(opened):
    link = link_of(rich_city())
    panel = opened(link)
    section = panel.current
    panel.press_number(0)
    assert space(link, 0, 0) not in dict(section.move().spaces)
    mountain = space(link, 1, 0)
    row = next(row for row in section.rows if row.space == mountain)
    assert row.kinds == ("ore", "gold")
    QTest.mouseClick(row, Qt.MouseButton.LeftButton, pos=row.chip("gold").center().toPoint())
    assert dict(section.move().spaces)[mountain] == "gold"
    assert panel.toggle_space(mountain)
    assert mountain not in dict(section.move().spaces)
    assert panel.toggle_space(mountain)
    assert dict(section.move().spaces)[mountain] == "ore"
    assert not panel.toggle_space(space(link, 3, 0))
    assert space(link, -1, 0) not in link.lit
    assert mountain in link.lit


def test_a_harvest_that_is_not_allowed_says_why(opened):
    link = link_of(rich_city())
    section = opened(link).current
    for row in section.rows:
        if row.isEnabled() and not row.kind:
            row.toggle()
    refusal = link.refusal(section.move())
    assert refusal is not None
    assert section._why.text() == link.speaker.refusal(refusal)
    assert not section.button.isEnabled()
    section.confirm()


def test_spaces_that_give_nothing_say_why(opened):
    link = link_of(rich_city())
    section = opened(link).current
    exhausted = next(row for row in section.rows if row.space == space(link, -1, 0))
    assert not exhausted.isEnabled()
    assert "exhausted" in exhausted.toolTip()


def test_what_would_be_lost_is_told(opened):
    link = link_of(rich_city(food=7, ore=7, wood=7, idea=7, gold=7))
    section = opened(link).current
    for row in section.rows:
        row.set_picks(())
    assert section.toggle_space(space(link, 0, -1))
    assert "1 Wood" in section._lost.text()


def test_the_free_collect_is_offered_beside_the_action(opened):
    link = link_of(rich_city())
    panel = opened(link)
    QTest.mouseClick(panel.current.free, Qt.MouseButton.LeftButton)
    assert panel.answers[0].using == "economic_liberty"
    assert link.refusal(panel.answers[0]) is None
    without_actions = opened(link_of(rich_city(actions=0))).current
    assert not without_actions.button.isEnabled()
    assert without_actions.free.isEnabled()
    plain = opened(link_of(rich_city(advances=[]))).current
    assert plain.free.isHidden()


# ---- construct and Wonders
def test_a_building_is_constructed_or_says_why_not(opened):
    link = link_of(rich_city())
    nippur = space(link, 2, -1)
    panel = opened(link, (2, -1), "construct")
    rows = {row.option.id.building: row for row in panel.current.rows}
    assert rows["academy"].isEnabled()
    assert rows["academy"].option.goods == goods(food=1, ore=1, wood=1)
    assert "already" in rows["fortress"].option.refused
    QTest.mouseClick(rows["fortress"], Qt.MouseButton.LeftButton)
    QTest.keyClick(panel, Qt.Key.Key_1)
    assert panel.answers == [Construct(nippur, "academy")]
    rows["academy"].setFocus()
    assert "Left after it" in panel.left.accessibleName() or "choose next" in panel.left.accessibleName()


def test_a_port_asks_for_its_sea_here_or_on_the_board(opened):
    data = rich_city()
    data["board"]["-2,2"] = data["board"]["-1,1"] = "sea"
    data["seats"]["0"]["cities"]["-1,2"] = {"name": "Eridu"}
    link = link_of(data)
    panel = opened(link, (-1, 2), "construct")
    port = next(row for row in panel.current.rows if row.option.id.building == "port")
    assert port.isEnabled()
    port.click()
    assert panel.answers == []
    assert space(link, -1, 1) in link.lit
    assert panel.toggle_space(space(link, -1, 1))
    assert panel.answers == [Construct(space(link, -1, 2), "port", space(link, -1, 1))]
    assert all(link.refusal(row.option.id) is None for row in panel.current.port_rows)


def test_wonders_in_hand_have_price_need_and_reason(opened):
    data = rich_city(food=7, ore=7, wood=7, culture=7)
    data["seats"]["0"]["cities"]["3,-3"]["mood"] = "happy"
    link = link_of(data)
    lagash = space(link, 3, -3)
    panel = opened(link, (3, -3), "wonder")
    assert [row.option.id.wonder for row in panel.current.rows] == ["great_gardens", "great_arena"]
    assert all(row.isEnabled() for row in panel.current.rows)
    QTest.keyClick(panel, Qt.Key.Key_2)
    assert panel.answers == [BuildWonder(lagash, "great_arena")]
    angry = opened(link, (-1, 2), "wonder").current
    assert all("Happy city" in row.option.refused for row in angry.rows)


def test_open_wonders_are_constructed_from_the_table(opened):
    data = rich_city(food=7, ore=7, wood=7, culture=7, hand=[])
    data["seats"]["0"]["cities"]["3,-3"]["mood"] = "happy"
    data["options"] = {"open_wonders": True}
    data["open_wonders"] = ["great_arena"]
    link = link_of(data)
    panel = opened(link, (3, -3), "wonder")
    assert [row.option.id.wonder for row in panel.current.rows] == ["great_arena"]
    QTest.keyClick(panel, Qt.Key.Key_1)
    assert panel.answers == [BuildWonder(space(link, 3, -3), "great_arena")]


def test_wonders_of_the_city_are_used_there(opened):
    data = rich_city(hand=[])
    data["seats"]["0"]["cities"]["2,-1"]["wonders"] = ["great_library"]
    link = link_of(data)
    panel = opened(link, (2, -1), "wonder")
    uses = {move for move in link.moves(Use) if move.power == "great_library"}
    assert {row.option.id for row in panel.current.rows} == uses != set()
    panel.current.rows[0].click()
    assert panel.answers == [panel.current.rows[0].option.id]
    again = opened(link.play(panel.answers[0]), (2, -1), "wonder").current
    assert again.rows == []
    assert any("already this turn" in label.text() for label in again.findChildren(QLabel))


# ---- recruit
def test_a_basket_of_units_is_recruited(opened):
    link = link_of(rich_city())
    panel = opened(link, section="recruit")
    section = panel.current
    assert not section.button.isEnabled()
    panel.press_number(0)
    QTest.keyClick(section.lines[1].stepper, Qt.Key.Key_Up)
    assert section.move() == Recruit(space(link, 0, 0), (("infantry", 1), ("settler", 1)))
    assert section._price.accessibleName() == "Price 3 Food, 1 Ore"
    QTest.keyClick(panel, Qt.Key.Key_Return)
    assert panel.answers == [section.move()]
    assert link.refusal(panel.answers[0]) is None


def test_what_is_paid_for_units_is_told_where_it_is_not_the_price(opened):
    section = opened(link_of(rich_city()), section="recruit").current
    section.lines[2].stepper.set_value(1)
    price, paid, others = section._price, section._paid, section._or
    assert (price.accessibleName(), paid.isVisibleTo(section.foot())) == ("Price 2 Wood", False)
    assert others.text() == "or 1 Wood, 1 Gold / 2 Gold"
    section = opened(link_of(rich_city(wood=0)), section="recruit").current
    section.lines[2].stepper.set_value(1)
    assert section._paid.isVisibleTo(section.foot())
    assert section._paid.accessibleName() == "You pay 2 Gold"
    assert not section._or.isVisibleTo(section.foot())


def test_what_is_paid_for_a_building_is_told_where_it_is_not_the_price(opened):
    rows = opened(link_of(rich_city()), (3, -3), "construct").current.rows
    assert not any("You pay" in row.option.note for row in rows)
    rows = opened(link_of(rich_city(ore=0)), (3, -3), "construct").current.rows
    academy = next(row for row in rows if row.option.icon == "academy")
    assert academy.option.note.endswith("You pay 1 Food, 1 Wood, 1 Gold.")


def test_a_basket_that_is_not_allowed_says_why(opened):
    link = link_of(rich_city())
    section = opened(link, section="recruit").current
    section.lines[1].stepper.set_value(3)
    assert not section.button.isEnabled()
    assert "4 Army units" in section._why.text()
    inland = opened(link, (3, -3), "recruit").current
    ship = next(line for line in inland.lines if line.kind == "ship")
    assert not ship.stepper.isEnabled()
    assert "Port" in ship.toolTip()


def test_new_ships_that_meet_an_enemy_tell_the_odds(opened):
    data = rich_city()
    data["seats"]["1"]["units"] = {"0,1": {"ship": 1}}
    link = link_of(data)
    section = opened(link, section="recruit").current
    section.lines[2].stepper.set_value(1)
    assert section.button.isEnabled()
    assert "%" in section._odds.text()


# ---- happiness
def test_a_mood_is_raised_at_once_or_together_with_others(opened):
    link = link_of(rich_city())
    eridu = space(link, -1, 2)
    panel = opened(link, (-1, 2), "happiness")
    section = panel.current
    assert [row.option.goods for row in section.rows[:2]] == [goods(mood=1), goods(mood=2)]
    QTest.keyClick(panel, Qt.Key.Key_2)
    section.more.click()
    section.rows[0].click()
    voting = next(row for row in section.rows if row.option.id.using == "voting")
    assert voting.option.goods == goods(mood=2)
    assert panel.answers == [(Raise(eridu, 2), DONE), (Raise(eridu, 1),)]
    assert opened(link, (0, 0), "happiness").current.rows == []


def test_how_a_step_is_paid_as_suggested(opened):
    data = rich_city()
    seat = data["seats"]["0"]
    seat["advances"] = [name for name in seat["advances"] if name != "rituals"]
    link = link_of(data)
    ur, eridu, rome = space(link, 0, 0), space(link, -1, 2), space(link, -2, 0)
    assert usual_payment(link, Raise(eridu, 1)) == goods(mood=1)
    assert usual_payment(link, Influence(ur, rome, "arts")) == goods(culture=1)
    assert usual_payment(link, EndTurn()) is None
    seat["advances"].append("rituals")
    assert usual_payment(link_of(data), Raise(eridu, 1)) == goods(mood=1)


# ---- influence
def test_targets_have_distance_fee_and_chance_or_a_reason(opened):
    data = rich_city()
    data["seats"]["0"]["cities"]["0,0"]["buildings"] = ["academy"]
    link = link_of(data)
    ur = space(link, 0, 0)
    panel = opened(link, section="influence")
    section = panel.current
    by_move = {row.option.id: row for row in section.rows}
    legal = set(link.moves(Influence))
    assert {move for move, row in by_move.items() if row.isEnabled()} == {move for move in legal if move.city == ur}
    rome = by_move[Influence(ur, space(link, -2, 0))]
    assert "%" in rome.option.note
    free = by_move[Influence(ur, space(link, -2, 0), "arts")]
    assert free.option.goods == goods(culture=1)
    assert "Monuments" in by_move[Influence(ur, space(link, 3, 0))].option.refused
    assert space(link, -2, 0) in link.lit
    assert panel.toggle_space(space(link, -2, 0))
    assert panel.answers == [Influence(ur, space(link, -2, 0))]


def test_without_actions_what_is_free_stands_first(opened):
    panel = opened(link_of(rich_city(actions=0)), section="influence")
    rows = panel.current.rows
    assert rows[0].isEnabled()
    assert rows[0].option.id.using == "arts"
    assert {row.option.id.using for row in rows} == {"", "arts"}
    panel = opened(link_of(rich_city(actions=3)), section="influence")
    assert panel.current.rows[0].option.id.using == ""
    panel = opened(link_of(rich_city(actions=0)), (-1, 2), "happiness")
    assert [row.option.id.using for row in panel.current.rows] == ["voting", "voting", "", ""]
    assert panel.current.rows[0].isEnabled()


def test_without_actions_every_section_says_so(opened):
    link = link_of(rich_city(actions=0, advances=["fishing"]))
    panel = opened(link)
    assert not any(section.is_open() for section in panel.sections)
    assert "no actions left" in panel.current._why.text()
    assert link.refusal(EndTurn()) is None


def test_number_keys_reach_the_panel_from_the_board_until_released(opened, qtbot):
    board = QWidget()
    board.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    qtbot.addWidget(board)
    panel = opened(link_of(rich_city()), (2, -1), "construct")
    panel.bind_keys(board)
    board.show()
    board.activateWindow()
    qtbot.waitUntil(board.isActiveWindow)
    board.setFocus()
    QTest.keyClick(board, Qt.Key.Key_1)
    assert len(panel.answers) == 1
    panel.release_keys()
    QTest.keyClick(board, Qt.Key.Key_1)
    assert len(panel.answers) == 1
