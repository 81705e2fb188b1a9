"""The hand at a real table: what its cards say, and playing them by drag, click and key."""

from __future__ import annotations

import random
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.games.clash.content.cards import ACTION, EVENT, OBJECTIVE, WONDER
from core.games.clash.game import GAME
from core.games.clash.goods import INDEX
from core.games.clash.moves import Complete, Pick, Play
from core.games.clash.rules.objectives import OBJECTIVES, progress
from core.games.clash.rules.play import CIVIL_HALVES, half_of
from core.games.clash.view import ALL_CARDS
from desktop.games.clash.cardpictures import card_picture, live
from desktop.games.clash.dialogs.city import CityPanel
from desktop.games.clash.dialogs.collect import CollectSection
from desktop.games.clash.dialogs.influence import InfluenceSection
from desktop.games.clash.handplay import card_of
from desktop.theme.style import theme
from desktop.widgets.cardface import HEAD_HEIGHT
from desktop.widgets.handcard import HandCard
from tests.desktop.games.clash.mock_position import session
from tests.desktop.games.clash.tables import LEFT, Sitting
from tests.desktop.games.clash.test_table_turn import pay_as_suggested
from tests.desktop.widgets.test_cards import drag_to, move

FULL = {"mode": "full"}
GROWTH, MASS, FOCUSED, AWE, INSPIRATION = "A17", "A29", "A19", "A15", "A03"


def land(hand: list[str], **seat: Any) -> dict[str, Any]:
    """Return a position of the full game at seat 0's turn: two cities, goods, a neighbour, Barbarians."""
    mine: dict[str, Any] = {
        "advances": ["fishing", "storage", "writing", "engineering", "myths", "tactics", "irrigation"],
        "food": 4, "ore": 4, "wood": 4, "idea": 3, "gold": 2, "mood": 5, "culture": 6, "actions": 3, "cubes": 3,
        "hand": hand,
        "cities": {"0,0": {"name": "Ur", "mood": "happy"}, "-2,1": {"name": "Kish"}},
        "units": {"0,0": {"infantry": 1}},
    }  # fmt: skip
    mine.update(seat)
    return {
        "options": FULL,
        "board": {"radius": 3, "ground": "plains", "1,0": "mountain", "0,-1": "forest", "0,1": "sea"},
        "seats": {"0": mine, "1": {"hand": ["A01", "O01"], "cities": {"2,-1": {"name": "Rome", "buildings": ["academy"]}}}},
        "barbarians": {"cities": {"-1,2": {}}},
    }  # fmt: skip


def card(sitting: Sitting, id: str) -> HandCard:
    """Return a card of the hand."""
    found = sitting.table.hand.card(id)
    assert found is not None
    return found


def over(sitting: Sitting, space: int) -> QPoint:
    """Return where a space is on the screen."""
    return sitting.board.viewport().mapToGlobal(sitting.point(space))


def amount(sitting: Sitting, name: str) -> int:
    return sitting.state.players[0].goods[INDEX[name]]


# ---------------------------------------------------------------- what the cards say
def test_every_card_of_the_game_has_names_texts_and_a_picture(qapp):
    for kind, cards in ALL_CARDS.items():
        for id in cards:
            picture = card_picture(id)
            assert picture.kind == kind
            assert picture.name
            assert picture.art, id
            assert picture.parts
            for part in picture.parts:
                assert part.title, id
                assert part.text, id
            if kind in (ACTION, OBJECTIVE):
                assert len(picture.parts) == 2, id
            if kind == ACTION:
                assert picture.parts[1].combat
                assert picture.parts[1].icons
                assert picture.parts[0].when
            if kind == OBJECTIVE:
                assert all(part.when for part in picture.parts)
            if kind == EVENT and id in CIVIL_HALVES:
                (part,) = picture.parts
                assert part.when
                assert part.line is None, "the whole card says when too: its text does not"


def test_objectives_show_how_they_stand_now(sitting):
    sitting.position(land(["O23", "O14"]))
    view = sitting.table.view
    parts = card(sitting, "O23").item.picture.parts + card(sitting, "O14").item.picture.parts
    halves = ("seafarer", "aggressor", "food_stock", "standing_army")
    for half, part in zip(halves, parts, strict=True):
        state = progress(view, 0, half)
        assert part.done == state.fulfilled
        if state.counted is not None:
            assert str(state.counted[0]) in part.mark
            assert str(state.counted[1]) in part.mark or state.fulfilled
        assert part.title == OBJECTIVES[half].name
        assert part.text == OBJECTIVES[half].text
    fishing = card(sitting, "O23").item.picture.parts[0]
    assert fishing.mark == "1 of 4"
    assert "1 of 4" in card(sitting, "O23").accessibleDescription()


def test_a_rivals_number_is_told_where_it_counts(sitting):
    sitting.position(land(["O16", "O26", "O20", "O19"]))
    standing = live(sitting.table.view, 0)
    rivals = {half: standing(half) for half in OBJECTIVES if standing(half).rival is not None}
    assert rivals
    shown = [part for shown in sitting.table.hand.cards for part in shown.item.picture.parts]
    told = [part for part in shown if any(part.title == OBJECTIVES[half].name for half in rivals)]
    assert told
    assert all("other" in part.mark for part in told)


def test_cards_are_sorted_by_kind(rich):
    kinds = [shown.item.group for shown in rich.table.hand.cards]
    assert kinds == sorted(kinds, key=[ACTION, OBJECTIVE, WONDER, EVENT].index)
    assert len(kinds) == len(rich.table.view.players[0].hand)


def test_playable_cards_are_those_that_the_rules_let_be_played(rich):
    plays = {move.card for move in GAME.moves(rich.state, 0) if isinstance(move, Play)}
    for shown in rich.table.hand.cards:
        item = shown.item
        if item.group in (ACTION, EVENT) and half_of(item.id).timing in ("action", "free"):
            assert item.playable == (item.id in plays)
        assert item.playable or item.reason
        assert shown.toolTip() == item.reason


def test_the_reason_why_not_is_the_rules_reason(sitting):
    sitting.position(land([GROWTH], actions=0))
    shown = card(sitting, GROWTH)
    assert not shown.item.playable
    assert shown.toolTip() == "You have no actions left this turn."
    QTest.mouseDClick(shown, LEFT)
    assert sitting.kind == "turn"
    assert GROWTH in {held.id for held in sitting.state.players[0].hand}


def test_in_the_turn_of_others_no_card_can_be_played(sitting, bots):
    bots.script = None
    sitting.position(land([GROWTH]))
    sitting.press("End turn")
    shown = card(sitting, GROWTH)
    assert not shown.item.playable
    assert shown.toolTip() == "It is not your turn."


# ---------------------------------------------------------------- playing
def test_a_double_click_plays_and_the_question_follows(sitting):
    sitting.position(land([GROWTH]))
    shown = card(sitting, GROWTH)
    assert shown.item.playable
    QTest.mouseDClick(shown, LEFT)
    assert GROWTH not in {held.id for held in sitting.state.players[0].hand}
    assert sitting.state.players[0].actions == 2
    assert sitting.kind not in ("turn", "")
    assert sitting.table.hand.card(GROWTH) is None


def test_the_key_h_goes_to_the_hand_and_enter_plays(sitting):
    sitting.position(land([GROWTH, "O23"]))
    sitting.board.setFocus()
    sitting.key(Qt.Key.Key_H)
    assert card(sitting, GROWTH).hasFocus()
    assert sitting.table.hand.preview.shows(GROWTH)
    sitting.key(Qt.Key.Key_Escape)
    assert sitting.board.hasFocus()
    assert sitting.table.hand.preview.item is None
    sitting.key(Qt.Key.Key_H)
    sitting.key(Qt.Key.Key_Return)
    assert GROWTH not in {held.id for held in sitting.state.players[0].hand}


def test_a_click_and_the_button_play(sitting):
    sitting.position(land([GROWTH]))
    QTest.mouseClick(card(sitting, GROWTH), LEFT)
    sitting.press("Play")
    assert GROWTH not in {held.id for held in sitting.state.players[0].hand}


def test_dragged_to_its_target_a_card_is_played_there_in_one_gesture(sitting):
    sitting.position(land([GROWTH]))
    city, other = sitting.space(0, 0), sitting.space(2, -1)
    drag_to(card(sitting, GROWTH), over(sitting, city), drop=False)
    assert city in sitting.lit()
    assert sitting.space(-2, 1) in sitting.lit()
    assert other not in sitting.lit()
    assert sitting.board.highlights.picture.veil
    QTest.mouseRelease(card(sitting, GROWTH), LEFT, pos=card(sitting, GROWTH).mapFromGlobal(over(sitting, city)))
    history = sitting.table.session.history
    moves = [node.move for node in history.path() if node.move is not None]
    assert moves == [Play(GROWTH), Pick(city)]
    assert len({node.gesture for node in history.path() if node.move is not None}) == 1
    assert not sitting.board.highlights.picture.veil


def test_dragged_anywhere_on_the_board_a_card_is_played_too(sitting):
    sitting.position(land([GROWTH]))
    drag_to(card(sitting, GROWTH), over(sitting, sitting.space(1, 0)))
    assert sitting.table.session.history.current.move == Play(GROWTH)


def test_a_card_that_cannot_be_played_says_why_over_the_board_and_goes_back(sitting):
    sitting.position(land([GROWTH], actions=0))
    space = sitting.space(0, 0)
    drag_to(card(sitting, GROWTH), over(sitting, space), drop=False)
    assert sitting.refused().space == space
    assert "no actions" in sitting.refused().text
    QTest.mouseRelease(card(sitting, GROWTH), LEFT, pos=card(sitting, GROWTH).mapFromGlobal(over(sitting, space)))
    assert sitting.kind == "turn"
    assert sitting.table.session.history.current.parent is None
    assert "no actions" in sitting.refused().text


def test_escape_while_dragging_puts_the_card_back(sitting):
    sitting.position(land([GROWTH]))
    shown = card(sitting, GROWTH)
    drag_to(shown, over(sitting, sitting.space(0, 0)), drop=False)
    sitting.key(Qt.Key.Key_Escape, widget=shown)
    assert not sitting.lit()
    assert not sitting.board.highlights.picture.veil
    QTest.mouseRelease(shown, LEFT)
    assert sitting.table.session.history.current.parent is None
    assert sitting.board.hasFocus()


def test_let_go_over_a_panel_nothing_happens(sitting):
    sitting.position(land([GROWTH]))
    drag_to(card(sitting, GROWTH), sitting.table.boards.advances.mapToGlobal(QPoint(20, 20)))
    assert sitting.table.session.history.current.parent is None


def test_a_player_can_be_the_target(sitting):
    sitting.position(land(["A07"], culture=6))
    shown = card(sitting, "A07")
    if not shown.item.playable:
        pytest.skip(shown.item.reason)
    sitting.window.resize(1920, 1080)
    QApplication.processEvents()
    sitting.window._on_relayout()
    other = sitting.table.boards.opponents.cards[0]
    assert other.isVisible()
    drag_to(shown, other.mapToGlobal(other.rect().center()))
    assert sitting.table.session.history.current.parent is not None


def test_the_wheel_zooms_the_board_during_a_drag(sitting):
    from PySide6.QtCore import QPointF
    from PySide6.QtGui import QWheelEvent

    sitting.position(land([GROWTH]))
    shown = card(sitting, GROWTH)
    at = over(sitting, sitting.space(0, 0))
    drag_to(shown, at, drop=False)
    before = sitting.board.zoom.level
    turn = QWheelEvent(QPointF(shown.mapFromGlobal(at)), QPointF(at), QPoint(0, 0), QPoint(0, 120), LEFT,
                       Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False)  # fmt: skip
    QApplication.sendEvent(shown, turn)
    assert sitting.board.zoom.level > before
    assert sitting.table.hand.dragging == GROWTH
    move(shown, shown.mapFromGlobal(at))
    shown.cancel_drag()


# ---------------------------------------------------------------- with Collect and Influence Culture
def test_a_card_for_collect_opens_the_panel_with_the_card_switched_on(sitting):
    sitting.position(land([MASS]))
    city = sitting.space(0, 0)
    shown = card(sitting, MASS)
    assert shown.item.playable
    drag_to(shown, over(sitting, city))
    panel = sitting.panel
    assert isinstance(panel, CityPanel)
    section = panel.current
    assert isinstance(section, CollectSection)
    assert section.card == MASS
    assert section.toggles[MASS].isChecked()
    spaces = section.move().spaces
    assert len(spaces) == section._usual + 2
    sitting.press("Collect")
    assert MASS not in {held.id for held in sitting.state.players[0].hand}
    assert sitting.state.action_deck.discard[0] == MASS


def test_without_a_city_the_card_for_collect_asks_for_one(sitting):
    sitting.position(land([MASS]))
    QTest.mouseDClick(card(sitting, MASS), LEFT)
    assert "Mass Collection" in sitting.panel._title
    assert {sitting.space(0, 0), sitting.space(-2, 1)} <= sitting.lit()
    sitting.click(sitting.space(-2, 1), "settlement")
    assert isinstance(sitting.panel, CityPanel)
    assert sitting.panel.current.card == MASS


def test_the_switch_takes_the_card_out_again(sitting):
    sitting.position(land([MASS]))
    sitting.click(sitting.space(0, 0), "settlement")
    section = sitting.panel.current
    toggle = section.toggles[MASS]
    assert not toggle.isChecked()
    QTest.mouseClick(toggle, LEFT, pos=QPoint(10, 10))
    assert section.move().card == MASS
    QTest.mouseClick(toggle, LEFT, pos=QPoint(10, 10))
    assert section.move().card == ""
    assert len(section.move().spaces) == section._usual
    sitting.press("Collect")
    assert MASS in {held.id for held in sitting.state.players[0].hand}


def test_focused_collection_takes_from_one_space_more_than_once(sitting):
    sitting.position(land([FOCUSED]))
    sitting.table.handplay.play(FOCUSED, sitting.space(0, 0))
    section = sitting.panel.current
    row = next(row for row in section.rows if row.isEnabled() and "wood" in row.kinds)
    for other in section.rows:
        other.set_picks(())
    section._refresh()
    for _ in range(section._usual):
        QTest.mouseClick(row, LEFT, pos=row.chip("wood").center().toPoint())
    assert row.picks == ("wood",) * section._usual
    assert f"{section._usual} × Wood" in row.accessibleName()
    before = amount(sitting, "wood")
    sitting.press("Collect")
    assert amount(sitting, "wood") > before
    assert FOCUSED not in {held.id for held in sitting.state.players[0].hand}


def test_a_needless_card_stays_in_the_hand_and_that_is_told(sitting):
    sitting.position(land([MASS]))
    sitting.table.handplay.play(MASS, sitting.space(0, 0))
    section = sitting.panel.current
    for row in section.rows[1:]:
        row.set_picks(())
    section._refresh()
    assert section.button.isEnabled()
    assert "not needed" in section._kept.text()
    sitting.press("Collect")
    assert MASS in {held.id for held in sitting.state.players[0].hand}


def test_cultural_awe_is_switched_on_in_influence(sitting):
    sitting.position(land([AWE]))
    target = sitting.space(-1, 2)
    if not card(sitting, AWE).item.playable:
        pytest.fail(card(sitting, AWE).item.reason)
    sitting.table.handplay.play(AWE, sitting.space(0, 0))
    section = sitting.panel.current
    assert isinstance(section, InfluenceSection)
    assert section.toggle is not None
    assert section.toggle.isChecked()
    moves = [row.option.id for row in section.rows if row.isEnabled()]
    assert {move.card for move in moves} == {AWE}
    assert {move.target for move in moves} == {target}
    assert target in sitting.lit()
    section.toggle.setChecked(False)
    assert {row.option.id.card for row in section.rows} <= {""}
    sitting.panel.grab()


def test_a_wonder_card_is_built_where_it_is_dropped(sitting):
    data = land(["great_gardens"], food=7, wood=7, ore=7, culture=9)
    sitting.position(data)
    shown = card(sitting, "great_gardens")
    assert shown.item.playable
    assert shown.item.action == "Build"
    drag_to(shown, over(sitting, sitting.space(0, 0)))
    pay_as_suggested(sitting)
    assert sitting.kind == "turn"
    assert "great_gardens" in sitting.state.cities[sitting.space(0, 0)].wonders


def test_an_objective_is_completed_from_the_hand_when_it_is_asked(sitting):
    data = land(["O14"], food=7, advances=["storage"])
    data["begin"] = "status_phase"
    sitting.position(data)
    assert sitting.kind == "objectives"
    complete = [move for move in GAME.moves(sitting.state, 0) if isinstance(move, Complete)]
    assert complete
    assert card(sitting, "O14").item.playable
    assert card(sitting, "O14").item.action == "Complete"
    QTest.mouseDClick(card(sitting, "O14"), LEFT)
    if len(complete) > 1:
        sitting.choose(OBJECTIVES["food"].name)
    assert sitting.state.players[0].completed


# ---------------------------------------------------------------- in battle and after it
def battle(mine: list[str], **theirs: Any) -> dict[str, Any]:
    """Return a position in which three Infantry stand beside Rome."""
    data = land(mine, units={"1,-1": {"infantry": 3}})
    data["seats"]["1"]["advances"] = ["farming", "mining", "writing", "math"]
    data["seats"]["1"].update(theirs)
    return data


def test_in_battle_a_card_with_a_fitting_half_is_put_face_down_by_the_same_gestures(sitting):
    sitting.position(battle(["A38", "A17", "O23"], hand=[], units={"2,-1": {"infantry": 2}}))
    sitting.drag(sitting.space(1, -1), sitting.space(2, -1), "infantry")
    assert sitting.kind == "combat_card"
    shown = card(sitting, "A38")
    assert shown.item.playable
    assert shown.item.action == "Play face down"
    # Tactical Retreat is for the defender.
    other = card(sitting, "A17")
    assert not other.item.playable
    assert "defender" in other.item.reason.lower()
    assert not card(sitting, "O23").item.playable
    # The dialog leaves the hand in front.
    place = shown.mapTo(sitting.window, shown.rect().center())
    assert sitting.window.childAt(place) is shown
    dialog = sitting.table.panels.modal
    assert dialog.mapTo(sitting.window, dialog.rect().bottomLeft()).y() <= shown.mapTo(sitting.window, QPoint(0, 0)).y()
    shown.setFocus(Qt.FocusReason.TabFocusReason)
    sitting.key(Qt.Key.Key_Escape, widget=shown)
    assert dialog.hasFocus()
    QTest.mouseDClick(shown, LEFT)
    assert any(node.move == Play("A38") for node in sitting.table.session.history.path())
    assert "A38" not in {held.id for held in sitting.state.players[0].hand}


def test_a_card_that_answers_a_capture_can_be_played_from_the_hand(sitting):
    sitting.position(battle(["A35"], hand=[]))
    assert card(sitting, "A35").toolTip() == "Teach Us Now! is played right after you capture a city."
    sitting.drag(sitting.space(1, -1), sitting.space(2, -1), "infantry")
    for _ in range(6):
        if sitting.kind == "trigger":
            break
        sitting.table.submit(next(iter(GAME.moves(sitting.state, 0))))
    assert sitting.kind == "trigger"
    assert card(sitting, "A35").item.playable
    before = sitting.state.players[0].advances
    card(sitting, "A35").setFocus(Qt.FocusReason.TabFocusReason)
    sitting.key(Qt.Key.Key_Return, widget=card(sitting, "A35"))
    if sitting.kind != "turn":
        sitting.table.submit(next(iter(GAME.moves(sitting.state, 0))))
    assert sitting.state.players[0].advances != before


# ---------------------------------------------------------------- new cards
def test_cards_of_an_opened_game_are_known_and_new_ones_are_marked_until_looked_at(sitting):
    sitting.position(land([GROWTH, "O23"]))
    shown = card(sitting, GROWTH)
    assert shown.item.new
    shown.setFocus(Qt.FocusReason.TabFocusReason)
    assert not shown.item.new
    assert card(sitting, "O23").item.new
    QTest.keyClick(shown, Qt.Key.Key_Right)
    assert not card(sitting, "O23").item.new
    sitting.table.show_position(None)
    assert not any(other.item.new for other in sitting.table.hand.cards)


# ---------------------------------------------------------------- whatever comes
@pytest.mark.parametrize("seed", [1, 6])
def test_in_random_play_each_card_can_be_played_or_says_why_and_hands_stay_secret(sitting, seed):
    begun = session()
    for seat in begun.extra["seats"]:
        seat["bot"] = ""
    sitting.put(begun)
    table, chance = sitting.table, random.Random(seed)
    for _ in range(90):
        if table.decision is None:
            break
        if table.viewer is None:
            everybody = (1 << 4) - 1
            known = {held.id for player in sitting.state.players for held in player.hand if held.known == everybody}
            assert {shown.item.id for shown in table.hand.cards if not shown.item.picture.back} <= known
        table.sit_down()
        seat = table.decision.seats[0]
        moves = list(GAME.moves(sitting.state, seat))
        if table.viewer == seat:
            plays = {card_of(possible) for possible in moves}
            for shown in table.hand.cards:
                assert shown.item.playable == (shown.item.id in plays)
                assert shown.item.playable or shown.item.reason
                assert "{" not in shown.item.reason
        by_kind: dict[type, list[Any]] = {}
        for possible in moves:
            by_kind.setdefault(type(possible), []).append(possible)
        kind = Play if Play in by_kind and chance.random() < 0.5 else chance.choice(list(by_kind))
        assert table.submit(chance.choice(by_kind[kind]))


# ---------------------------------------------------------------- room
@pytest.mark.parametrize("scale", [0.8, 1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", [(1280, 640), (1280, 720), (1920, 1080)])
def test_the_hand_lies_below_the_board_and_its_names_can_be_read(sitting, size, scale):
    theme().configure(scale=scale)
    sitting.window.resize(*size)
    sitting.position(land([GROWTH, MASS, "O23", "O15", "great_gardens", AWE]))
    QApplication.processEvents()
    sitting.window._on_relayout()
    QApplication.processEvents()
    dock = sitting.window._docking.docks["hand"]
    assert dock.isVisible()
    frame = sitting.window.frame
    board = frame.rect().translated(frame.mapTo(sitting.window, QPoint(0, 0)))
    assert not board.intersects(dock.geometry())
    assert dock.geometry().top() >= board.bottom()
    assert sitting.window.rect().contains(dock.geometry())
    assert board.height() >= min(330, size[1] * 0.4)
    heights = {shown.height() for shown in sitting.table.hand.cards}
    assert heights == {sitting.table.hand.cards[0].height()}
    # Where the window is low for its text, names alone: the board comes first.
    assert min(heights) >= theme().px(74 if size[1] >= 560 * scale else HEAD_HEIGHT)
