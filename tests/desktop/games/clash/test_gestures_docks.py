"""Pieces and tokens out of the docks: by drag, by click and click, by keys; what they say while they are carried."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.games.clash.goods import INDEX
from core.games.clash.moves import Raise, TakeAdvance
from desktop.games.clash.dialogs.city import CityPanel
from desktop.games.clash.dialogs.happiness import HappinessPanel
from desktop.games.clash.dialogs.recruit import RecruitSection
from desktop.games.clash.dialogs.trade import TradeDialog
from desktop.widgets.carry import Ghost
from tests.desktop.games.clash.tables import LEFT, NONE, RIGHT, Sitting
from tests.desktop.games.clash.test_table_turn import town

WAYS = ("drag", "clicks", "keys")


def spread(sitting: Sitting, data: dict[str, Any]) -> None:
    """Open a position in a window that shows all docks."""
    sitting.widen()
    sitting.position(data)
    sitting.board.setFocus()


def by(sitting: Sitting, how: str, kind: str, space: int) -> None:
    """Bring a piece or token to a space, one way or another."""
    if how == "drag":
        sitting.bring(kind, space)
    elif how == "clicks":
        sitting.tap(kind)
        assert sitting.table.hands.carrying.carried == kind
        assert sitting.table.hands.carrying.carrier.ghost.isVisible()
        sitting.click(space)
    else:
        take_by_keys(sitting, kind)
        walk_to(sitting, space)
        sitting.key(Qt.Key.Key_Return, widget=sitting.board)


def take_by_keys(sitting: Sitting, kind: str) -> None:
    """Take a piece or token into the hand with keys alone."""
    board = sitting.board
    if kind == "mood":
        sitting.key(Qt.Key.Key_M, widget=board)
    elif kind == "culture":
        sitting.key(Qt.Key.Key_C, widget=board)
    else:
        sitting.key(Qt.Key.Key_S, widget=board)
        assert sitting.pieces.hasFocus()
        for _ in range(12):
            if sitting.pieces.piece_at(None) == kind:
                break
            sitting.key(Qt.Key.Key_Right, widget=sitting.pieces)
        sitting.key(Qt.Key.Key_Return, widget=sitting.pieces)
    assert sitting.table.hands.carrying.carried == kind
    assert board.hasFocus()


def walk_to(sitting: Sitting, space: int) -> None:
    """Go round the lit spaces with Tab until the keyboard is at one of them."""
    for _ in range(len(sitting.lit())):
        sitting.key(Qt.Key.Key_Tab, widget=sitting.board)
        if sitting.board.focused_space == space:
            return
    raise AssertionError(f"{space} is not among the lit spaces {sitting.lit()}")


# ---------------------------------------------------------------- buildings
@pytest.mark.parametrize("how", WAYS)
def test_a_building_is_constructed_where_it_is_put(sitting, how):
    spread(sitting, town())
    city = sitting.space(-2, 2)
    by(sitting, how, "fortress", city)
    assert sitting.state.cities[city].has("fortress")
    assert sitting.kind == "turn"
    assert sitting.table.hands.carrying.carried == ""
    assert not sitting.lit()
    assert sitting.table.hands.settling.strip.words() == "Paid: 1 Food, 1 Ore, 1 Wood"


def test_while_a_building_is_carried_cities_glow_and_say_price_rest_and_why_not(sitting):
    spread(sitting, town())
    kish, eridu, rome, land = (sitting.space(*at) for at in ((-2, 2), (-2, 1), (1, -1), (-1, 0)))
    sitting.take("temple")
    assert sitting.lit() == {sitting.space(0, 0)}
    assert sitting.board.highlights.picture.veil
    sitting.carry_over("temple", sitting.space(0, 0))
    note = sitting.board.highlights.picture.note
    assert note.title == "Temple in Ur"
    assert dict(note.lines) == {"Price": "1 Food, 1 Ore, 1 Wood", "Left after it": "3 Food, 3 Ore, 3 Wood", "Actions left": "2"}
    for space, words in ((kish, "its Temple already"), (eridu, "Angry"), (rome, "no city"), (land, "no city")):
        sitting.carry_over("temple", space)
        assert words in sitting.refused().text
        assert sitting.board.highlights.picture.note is None
    before = sitting.table.session.history.current
    sitting.drop("temple", eridu)
    assert sitting.table.session.history.current is before
    assert "Angry" in sitting.refused().text
    assert not sitting.lit()


def test_a_port_goes_to_its_sea_space_or_asks_which(sitting):
    spread(sitting, town(advances=["fishing", "storage"]))
    sitting.bring("port", sitting.space(0, 1))
    assert sitting.state.cities[sitting.space(0, 0)].port == sitting.space(0, 1)
    data = town(advances=["fishing", "storage"])
    data["board"]["1,-1"] = "sea"
    data["seats"]["1"]["cities"] = {"2,-2": {"name": "Rome"}}
    spread(sitting, data)
    ur, first, second = (sitting.space(*at) for at in ((0, 0), (0, 1), (1, -1)))
    sitting.take("port")
    assert {ur, first, second} <= sitting.lit()
    sitting.carry_over("port", ur)
    sitting.drop("port", ur)
    assert sitting.lit() == {first, second}
    sitting.click(second)
    assert sitting.state.cities[ur].port == second


@pytest.mark.parametrize("how", ["escape", "right", "back", "beside"])
def test_what_is_carried_is_put_back(sitting, how):
    spread(sitting, town())
    before = sitting.table.session.history.current
    widget, at = sitting.source("fortress")
    sitting.take("fortress")
    sitting.carry_over("fortress", sitting.space(-2, 2))
    if how == "escape":
        sitting.key(Qt.Key.Key_Escape)
    elif how == "right":
        QTest.mousePress(widget, RIGHT, NONE, at)
    elif how == "back":
        QTest.mouseRelease(widget, LEFT, NONE, at)
    else:
        QTest.mouseRelease(widget, LEFT, NONE, widget.mapFromGlobal(sitting.window.mapToGlobal(QPoint(900, 20))))
    assert sitting.table.hands.carrying.carried == ""
    assert not sitting.lit()
    QTest.mouseRelease(widget, LEFT, NONE, at)
    assert sitting.table.session.history.current is before


@pytest.mark.parametrize("how", ["escape", "right", "beside"])
def test_what_a_click_took_is_put_back(sitting, how):
    spread(sitting, town())
    before = sitting.table.session.history.current
    sitting.tap("fortress")
    assert sitting.lit()
    if how == "escape":
        sitting.key(Qt.Key.Key_Escape, widget=sitting.board)
    elif how == "right":
        sitting.click(sitting.space(-2, 2), button=RIGHT)
    else:
        QTest.mouseClick(sitting.board.viewport(), LEFT, NONE, QPoint(3, 3))
    assert sitting.table.hands.carrying.carried == ""
    assert sitting.table.hands.carrying.carrier.ghost is None
    assert not sitting.lit()
    assert sitting.table.session.history.current is before
    assert sitting.panel is None


def test_a_click_where_it_can_not_go_says_why_and_keeps_it(sitting):
    spread(sitting, town())
    sitting.tap("fortress")
    sitting.click(sitting.space(-2, 1))
    assert "Angry" in sitting.refused().text
    assert sitting.table.hands.carrying.carried == "fortress"
    sitting.click(sitting.space(-2, 2))
    assert sitting.state.cities[sitting.space(-2, 2)].has("fortress")


def test_nothing_is_taken_while_others_act_or_another_board_is_shown(sitting):
    sitting.position(town(), 0, 1)
    sitting.table.sit_down()
    sitting.widen()
    sitting.table.boards.choose(1)
    sitting.take("fortress")
    assert not sitting.lit()
    assert sitting.table.hands.carrying.carried == ""


def test_a_move_action_ends_when_a_building_is_put_down(sitting):
    spread(sitting, town(units={"0,0": {"infantry": 2}}))
    sitting.drag(sitting.space(0, 0), sitting.space(-1, 0), "infantry", Qt.KeyboardModifier.ShiftModifier)
    assert sitting.kind == "move"
    sitting.bring("fortress", sitting.space(-2, 2))
    assert sitting.state.cities[sitting.space(-2, 2)].has("fortress")
    assert sitting.state.players[0].actions == 1
    sitting.window.run("undo")
    assert sitting.kind == "move"


# ---------------------------------------------------------------- units and settlements
@pytest.mark.parametrize("how", WAYS)
def test_units_go_into_the_basket_of_a_city(sitting, how):
    spread(sitting, town())
    city = sitting.space(-2, 2)
    by(sitting, how, "settler", city)
    assert isinstance(sitting.panel, CityPanel)
    assert isinstance(sitting.panel.current, RecruitSection)
    assert sitting.panel.current.move().units == (("settler", 1),)
    sitting.bring("infantry", city)
    assert sitting.panel.current.move().units == (("infantry", 1), ("settler", 1))
    if how == "keys":
        sitting.key(Qt.Key.Key_Return)
    else:
        sitting.press("Recruit")
    assert sitting.units(city) == {"infantry": 1, "settler": 1}


def test_a_full_basket_takes_no_more_and_says_why(sitting):
    spread(sitting, town())
    city = sitting.space(-2, 2)
    sitting.bring("infantry", city)
    sitting.bring("infantry", city)
    sitting.take("infantry")
    assert city not in sitting.lit()
    sitting.carry_over("infantry", city)
    assert sitting.refused().text
    sitting.drop("infantry", city)
    assert sitting.panel.current.move().units == (("infantry", 2),)


def test_a_ship_may_be_put_on_the_port(sitting):
    data = town()
    data["seats"]["0"]["cities"]["0,0"]["port"] = "0,1"
    spread(sitting, data)
    sitting.bring("ship", sitting.space(0, 1))
    sitting.press("Recruit")
    assert sitting.units(sitting.space(0, 1)) == {"ship": 1}


@pytest.mark.parametrize("how", WAYS)
def test_a_settlement_is_put_on_a_settler(sitting, how):
    spread(sitting, town(units={"-1,0": {"settler": 1}}))
    place = sitting.space(-1, 0)
    by(sitting, how, "settlement", place)
    assert sitting.state.cities[place].owner == 0
    assert not sitting.units(place)


def test_a_settlement_needs_a_settler(sitting):
    spread(sitting, town(units={"-1,0": {"settler": 1}}))
    sitting.take("settlement")
    assert sitting.lit() == {sitting.space(-1, 0)}
    sitting.carry_over("settlement", sitting.space(-1, 1))
    assert "Settler" in sitting.refused().text
    sitting.drop("settlement", sitting.space(-1, 1))
    assert sitting.table.session.history.current.parent is None


# ---------------------------------------------------------------- tokens
@pytest.mark.parametrize("how", WAYS)
def test_mood_tokens_make_several_cities_happier_in_one_action(sitting, how):
    spread(sitting, town())
    eridu, kish = sitting.space(-2, 1), sitting.space(-2, 2)
    by(sitting, how, "mood", eridu)
    assert isinstance(sitting.panel, HappinessPanel)
    sitting.board.setFocus()
    by(sitting, how, "mood", kish)
    assert dict(sitting.table.view.frames[-1].raised) == {eridu: 1, kish: 2}
    if how == "keys":
        sitting.key(Qt.Key.Key_Return)
    else:
        sitting.press("Finish")
    assert (sitting.state.cities[eridu].mood, sitting.state.cities[kish].mood) == (1, 2)
    assert sitting.state.players[0].goods[INDEX["mood"]] == 2
    assert sitting.state.players[0].actions == 2


def test_a_second_token_raises_the_same_city_further_and_a_happy_one_refuses(sitting):
    spread(sitting, town())
    eridu = sitting.space(-2, 1)
    sitting.bring("mood", eridu)
    sitting.bring("mood", eridu)
    assert dict(sitting.table.view.frames[-1].raised) == {eridu: 2}
    sitting.take("mood")
    assert eridu not in sitting.lit()
    sitting.carry_over("mood", eridu)
    assert sitting.refused().text
    sitting.carry_over("mood", sitting.space(-2, 2))
    note = sitting.board.highlights.picture.note
    assert dict(note.lines) == {"Price": "4 Mood", "Left after it": "1 Mood"}


@pytest.mark.parametrize("how", WAYS)
def test_a_culture_token_influences_a_foreign_building(sitting, how):
    spread(sitting, town())
    rome = sitting.space(1, -1)
    by(sitting, how, "culture", rome)
    entries = [entry for node in sitting.table.session.history.path() for entry in node.entries]
    tried = [entry for entry in entries if entry.key == "influence_tried"]
    assert [entry.values["target"] for entry in tried] == [rome]


def test_while_a_culture_token_is_carried_range_rings_and_chances_are_shown(sitting):
    spread(sitting, town())
    rome, ur = sitting.space(1, -1), sitting.space(0, 0)
    sitting.take("culture")
    assert sitting.lit() == {rome}
    sitting.carry_over("culture", rome)
    shown = sitting.board.highlights.picture
    assert shown.odds.space == rome
    assert shown.odds.win == 100
    lines = dict(shown.odds.lines)
    assert lines["From Ur"] == "in range"
    assert lines["without more tokens"] == "33 %"
    assert lines["with 4 more"] == "100 %"
    distances = sitting.state.geometry().ways(sitting.state.terrain).distances(ur)
    reach = sitting.state.cities[ur].size
    assert shown.ranges[0].spaces == {space for space, far in enumerate(distances) if 0 <= far <= reach}
    sitting.drop("culture", sitting.space(-2, 2))
    assert not sitting.board.highlights.picture.ranges


# ---------------------------------------------------------------- a cube on an Advance
def over_advance(sitting: Sitting, advance: str) -> QPoint:
    """Return the middle of an Advance on the screen."""
    board = sitting.table.boards.advances
    return board.mapToGlobal(board.box_of(advance).center().toPoint())


def test_a_cube_is_put_on_an_advance(sitting):
    spread(sitting, town())
    sitting.take("cube")
    widget, _ = sitting.source("cube")
    carrier = sitting.table.hands.carrying.carrier
    sitting._carry(widget, over_advance(sitting, "navigation"))
    assert carrier.ghost.caption.startswith("Navigation: ")
    sitting._carry(widget, over_advance(sitting, "metallurgy"))
    assert "Metallurgy" in carrier.ghost.caption
    refused = carrier.ghost.caption
    assert refused == sitting.table.speaker.refusal(sitting.table.refusal(TakeAdvance("metallurgy")))
    at = widget.mapFromGlobal(over_advance(sitting, "navigation"))
    QTest.mouseRelease(widget, LEFT, NONE, at)
    assert sitting.table.boards.advances._rows["navigation"].state == 0
    assert sitting.kind == "turn"


def test_a_cube_is_put_on_an_advance_by_two_clicks(sitting):
    spread(sitting, town())
    sitting.tap("cube")
    board = sitting.table.boards.advances
    QTest.mouseClick(board, LEFT, NONE, board.box_of("navigation").center().toPoint())
    assert board._rows["navigation"].state == 0
    assert sitting.panel is None


def test_an_advance_is_bought_by_keys(sitting):
    spread(sitting, town())
    sitting.key(Qt.Key.Key_A, widget=sitting.board)
    board = sitting.table.boards.advances
    assert board.hasFocus()
    for _ in range(50):
        if board._focused == "navigation":
            break
        sitting.key(Qt.Key.Key_Down, widget=board)
    sitting.key(Qt.Key.Key_Return, widget=board)
    sitting.key(Qt.Key.Key_Return)
    assert board._rows["navigation"].state == 0


# ---------------------------------------------------------------- the ghost
def test_the_ghost_follows_the_hand_and_lets_the_mouse_through(sitting):
    spread(sitting, town())
    sitting.take("fortress")
    ghost = sitting.table.hands.carrying.carrier.ghost
    assert ghost.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    sitting.carry_over("fortress", sitting.space(-2, 2))
    before = ghost.pos()
    sitting.carry_over("fortress", sitting.space(0, 0))
    assert ghost.pos() != before
    middle = QPointF(ghost.mapToGlobal(ghost.rect().center()))
    target = sitting.board.viewport().mapToGlobal(sitting.point(sitting.space(0, 0)))
    assert (middle - QPointF(target)).manhattanLength() < 60
    sitting.drop("fortress", sitting.space(0, 0))
    QApplication.processEvents()
    assert sitting.table.hands.carrying.carrier.ghost is None


def test_the_ghost_goes_with_the_keyboard(sitting):
    spread(sitting, town())
    take_by_keys(sitting, "fortress")
    walk_to(sitting, sitting.space(-2, 2))
    ghost = sitting.table.hands.carrying.carrier.ghost
    middle = QPointF(ghost.mapToGlobal(ghost.rect().center()))
    target = sitting.board.viewport().mapToGlobal(sitting.board.space_rect(sitting.space(-2, 2)).center().toPoint())
    assert (middle - QPointF(target)).manhattanLength() < 60
    assert sitting.board.highlights.picture.note.title == "Fortress in Kish"


@pytest.mark.parametrize("kind", ["fortress", "cube", "mood"])
@pytest.mark.parametrize("dragged", [True, False])
def test_what_is_carried_is_gone_when_a_step_is_taken_back_or_the_table_is_left(sitting, kind, dragged):
    spread(sitting, town())
    sitting.drag(sitting.space(0, 0), sitting.space(-1, 0), "infantry")
    carrier = sitting.table.hands.carrying.carrier
    for leave in (lambda: sitting.window.run("undo"), sitting.window.show_start):
        sitting.take(kind) if dragged else sitting.tap(kind)
        assert carrier.ghost is not None
        leave()
        assert carrier.thing is None
        assert carrier.ghost is None
    QApplication.processEvents()
    assert not [ghost for ghost in sitting.window.findChildren(Ghost) if ghost.isVisible()]


def test_a_panel_over_the_board_takes_nothing(sitting):
    spread(sitting, town())
    sitting.table.panels.open_city(sitting.space(0, 0), "recruit")
    panel = sitting.panel
    middle = panel.mapToGlobal(panel.rect().center())
    assert sitting.table.hands.carrying.space_at(middle) is None
    before = sitting.table.session.history.current
    sitting.take("fortress")
    widget, _ = sitting.source("fortress")
    sitting._carry(widget, middle)
    QTest.mouseRelease(widget, LEFT, NONE, widget.mapFromGlobal(middle))
    assert sitting.table.session.history.current is before


# ---------------------------------------------------------------- goods for a trade
@pytest.mark.parametrize("how", ["player", "city", "clicks"])
def test_goods_are_offered_to_a_player(sitting, how):
    data = town()
    data["options"] = {"mode": "full"}
    spread(sitting, data)
    rome = sitting.space(1, -1)
    if how == "clicks":
        by(sitting, how, "wood", rome)
    else:
        sitting.take("wood")
        assert sitting.lit() == {rome}
        if how == "city":
            sitting.carry_over("wood", rome)
            assert sitting.board.highlights.picture.note.title == "Offer Bot Wood in a trade"
            sitting.drop("wood", rome)
        else:
            card = sitting.table.boards.opponents
            at = next(
                QPoint(x, y) for x in range(10, card.width(), 20) for y in range(10, card.height(), 10)
                if card.seat_at(card.mapToGlobal(QPoint(x, y))) == 1
            )  # fmt: skip
            widget, _ = sitting.source("wood")
            sitting._carry(widget, card.mapToGlobal(at))
            assert sitting.table.hands.carrying.carrier.ghost.caption == "Offer Bot Wood in a trade"
            QTest.mouseRelease(widget, LEFT, NONE, widget.mapFromGlobal(card.mapToGlobal(at)))
    dialog = sitting.table.panels.modal
    assert isinstance(dialog, TradeDialog)
    assert (dialog.deal.to, dialog.deal.give[INDEX["wood"]]) == (1, 1)


def test_in_the_learning_game_goods_stay_where_they_are(sitting):
    spread(sitting, town())
    sitting.take("wood")
    assert sitting.table.hands.carrying.carried == ""


@pytest.mark.parametrize("opened", ["news", "advance"])
def test_esc_puts_away_what_was_opened_over_a_question_and_the_question_comes_back(sitting, opened):
    spread(sitting, town())
    table = sitting.table
    table.submit(Raise(sitting.space(-2, 1), 1))
    assert isinstance(sitting.panel, HappinessPanel)
    if opened == "news":
        table.reports.show_news()
    else:
        table.panels.open_advance("draft")
    assert not isinstance(sitting.panel, HappinessPanel)
    sitting.key(Qt.Key.Key_Escape, widget=sitting.board)
    assert isinstance(sitting.panel, HappinessPanel)
