"""Several people at one machine: the curtain covers first, and until somebody sat down no secret is anywhere in the window."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from core.games.clash.content.powers import ADVANCES, WONDERS
from core.games.clash.game import GAME
from core.games.clash.moves import END_TURN, NO, TakeAdvance
from desktop.dialogs.handover import HandoverCurtain
from tests.desktop.games.clash.secrets import everything
from tests.desktop.games.clash.tables import LEFT, Sitting
from tests.desktop.games.clash.test_table_turn import open_city

FIRST, SECOND = "great_gardens", "great_lighthouse"
NAMES = {wonder: WONDERS[wonder].name for wonder in WONDERS}


def two_people(*, bots: int = 0, **seat: Any) -> dict[str, Any]:
    """Return a position with a Wonder card in the hand of each of two people, seats 0 and 2 when a bot sits between them."""
    goods = {"food": 5, "ore": 4, "wood": 4, "idea": 3, "gold": 2, "mood": 4, "culture": 4, "cubes": 3}
    mine = {**goods, "advances": ["fishing", "writing", "tactics"], "actions": 3, "hand": [FIRST],
            "cities": {"0,0": {"name": "Ur"}, "-2,1": {"name": "Kish"}}, "units": {"0,0": {"infantry": 1}}}  # fmt: skip
    mine.update(seat)
    theirs = {**goods, "advances": ["fishing"], "hand": [SECOND], "cities": {"2,-1": {"name": "Rome"}},
              "units": {"1,0": {"infantry": 2}}}  # fmt: skip
    seats = {"0": mine, "1": theirs}
    if bots:
        seats = {"0": mine, "1": {"cities": {"2,0": {"name": "Argos"}}}, "2": theirs}
    return {"board": {"radius": 3, "0,1": "sea"}, "players": len(seats), "seats": seats}


# ---------------------------------------------------------------- everything that can be read in the window
def texts(sitting: Sitting, painted: list[str]) -> str:
    """Return all texts that a person, a screen reader or a pointer could find in the window."""
    return "\n".join(text for _, text in everything(sitting, painted))


def wonders_shown(sitting: Sitting, painted: list[str]) -> set[str]:
    """Return the Wonders whose names can be found anywhere in the window."""
    whole = texts(sitting, painted)
    return {wonder for wonder, name in NAMES.items() if name in whole}


def curtain(sitting: Sitting) -> HandoverCurtain | None:
    """Return the curtain that covers the window, None if none does."""
    found = [curtain for curtain in sitting.window.findChildren(HandoverCurtain) if curtain.isVisible()]
    return found[0] if found else None


def sit_down(sitting: Sitting) -> None:
    """Press the curtain's button."""
    covering = curtain(sitting)
    assert covering is not None
    QTest.mouseClick(covering.primary, LEFT)
    assert curtain(sitting) is None


# ---------------------------------------------------------------- hands of cards
MINE, THEIRS = ("A29", "O23"), ("A05", "O17")
WORDS = {
    "A29": ("Mass Collection", "Prepared Defenses"), "A05": ("Heroic General", "Wedge Formation"),
    "O23": ("Seafarer", "Aggressor"), "O17": ("Colony", "Threat"),
}  # fmt: skip


def with_cards(*, bots: int = 0, mine: tuple[str, ...] = MINE, theirs: tuple[str, ...] = THEIRS, **seat: Any) -> dict[str, Any]:
    """Return the position of the full game, with Action and Objective cards in both hands instead of Wonder cards."""
    data = two_people(bots=bots, hand=list(mine), **seat)
    data["options"] = {"mode": "full"}
    data["seats"]["2" if bots else "1"]["hand"] = list(theirs)
    return data


def cards_shown(sitting: Sitting, painted: list[str]) -> set[str]:
    """Return the cards of which a half can be read anywhere in the window."""
    whole = texts(sitting, painted).casefold()
    return {card for card, names in WORDS.items() if any(name.casefold() in whole for name in names)}


def test_hands_are_hidden_until_the_next_person_sat_down(sitting, painted):
    sitting.position(with_cards(), 0, 1)
    assert curtain(sitting) is not None
    assert cards_shown(sitting, painted) == set()
    sit_down(sitting)
    assert cards_shown(sitting, painted) == set(MINE)
    sitting.press("End turn")
    assert curtain(sitting) is not None
    assert cards_shown(sitting, painted) == set()
    sit_down(sitting)
    assert cards_shown(sitting, painted) == set(THEIRS)
    assert [card.item.picture.back for card in sitting.table.hand.cards] == [False, False]


def test_hands_lie_face_down_while_bots_move_between_people(sitting, painted, bots, qtbot):
    bots.script = None
    sitting.position(with_cards(bots=1), 0, 2)
    sit_down(sitting)
    sitting.press("End turn")
    qtbot.waitUntil(lambda: bots.made[-1].asked == [("greedy", 1)])
    assert curtain(sitting) is None
    assert cards_shown(sitting, painted) == set()
    assert all(card.item.picture.back for card in sitting.table.hand.cards)
    assert [card.accessibleName() for card in sitting.table.hand.cards] == [
        "Action card: Action card", "Objective card: Objective card",
    ]  # fmt: skip
    bots.made[-1].answer(END_TURN)
    assert curtain(sitting) is not None
    assert cards_shown(sitting, painted) == set()
    sit_down(sitting)
    assert cards_shown(sitting, painted) == set(THEIRS)


def test_against_bots_only_the_own_hand_stays_in_sight(sitting, painted, bots):
    bots.script = None
    sitting.position(with_cards(bots=1), 0)
    sitting.press("End turn")
    assert cards_shown(sitting, painted) == set(MINE)


@pytest.mark.parametrize("how", ["click", "focus"])
def test_a_card_shown_large_goes_before_the_machine_passes(sitting, painted, how):
    sitting.position(with_cards(), 0, 1)
    sit_down(sitting)
    card = sitting.table.hand.cards[0]
    if how == "click":
        QTest.mouseClick(card, LEFT)
    else:
        card.setFocus(Qt.FocusReason.TabFocusReason)
    assert sitting.table.hand.preview.isVisible()
    sitting.window.run("end_turn")
    assert curtain(sitting) is not None
    assert not sitting.table.hand.preview.isVisible()
    assert cards_shown(sitting, painted) == set()


def test_a_dragged_card_is_put_back_before_the_machine_passes(sitting, painted):
    from tests.desktop.widgets.test_cards import drag_to

    sitting.position(with_cards(), 0, 1)
    sit_down(sitting)
    card = sitting.table.hand.cards[0]
    drag_to(card, sitting.board.mapToGlobal(sitting.board.rect().center()), drop=False)
    sitting.window.run("end_turn")
    assert curtain(sitting) is not None
    assert sitting.table.hand._ghost is None
    assert cards_shown(sitting, painted) == set()


def test_a_floating_hand_is_hidden_behind_the_curtain(sitting):
    sitting.position(with_cards(), 0, 1)
    sit_down(sitting)
    dock = sitting.window._docking.docks["hand"]
    dock.setFloating(True)
    QTest.mouseClick(sitting.table.hand.cards[0], LEFT)
    assert sitting.table.hand.preview.isVisible()
    sitting.press("End turn")
    assert not dock.isVisible()
    assert not sitting.table.hand.preview.isVisible()
    sit_down(sitting)
    assert dock.isVisible()
    dock.setFloating(False)


def test_the_machine_passes_for_objectives_as_they_are_chosen_from_the_hand(sitting, painted):
    # Both can complete an objective, so both are asked; which one each has is a secret.
    data = with_cards(mine=("O14",), theirs=("O14", "O17"), food=7)
    data["seats"]["1"]["hand"] = ["O17", "O12"]
    data["seats"]["1"].update(ore=7, food=7)
    data["begin"] = "status_phase"
    sitting.position(data, 0, 1)
    asked = []
    for _ in range(6):
        if sitting.kind != "objectives":
            break
        covering = curtain(sitting)
        assert covering is not None
        assert cards_shown(sitting, painted) == set()
        asked.append(sitting.table.asked)
        sit_down(sitting)
        assert not any(card.item.picture.back for card in sitting.table.hand.cards)
        sitting.table.submit(NO)
    assert asked == [0, 1] or asked == [1, 0]


def test_what_one_has_looked_at_is_not_new_for_him_only(sitting):
    sitting.position(with_cards(), 0, 1)
    sit_down(sitting)
    assert all(card.item.new for card in sitting.table.hand.cards)
    for card in sitting.table.hand.cards:
        card.setFocus(Qt.FocusReason.TabFocusReason)
    sitting.press("End turn")
    sit_down(sitting)
    assert all(card.item.new for card in sitting.table.hand.cards)
    sitting.press("End turn")
    sit_down(sitting)
    assert not any(card.item.new for card in sitting.table.hand.cards)


# ---------------------------------------------------------------- secrets
def test_nothing_secret_can_be_found_until_the_next_person_sat_down(sitting, painted):
    sitting.position(two_people(), 0, 1)
    covering = curtain(sitting)
    assert covering is not None
    assert covering.parentWidget().size() == sitting.window.size()
    assert sitting.window.windowTitle() == "Ecumene"
    assert wonders_shown(sitting, painted) == set()
    sit_down(sitting)
    assert wonders_shown(sitting, painted) == {FIRST}
    assert sitting.window.windowTitle() != "Ecumene"
    sitting.press("End turn")
    assert curtain(sitting) is not None
    assert wonders_shown(sitting, painted) == set()
    sit_down(sitting)
    assert wonders_shown(sitting, painted) == {SECOND}


def test_nothing_secret_can_be_found_while_bots_move_between_people(sitting, painted, bots, qtbot):
    bots.script = None
    sitting.position(two_people(bots=1), 0, 2)
    sit_down(sitting)
    assert wonders_shown(sitting, painted) == {FIRST}
    sitting.press("End turn")
    qtbot.waitUntil(lambda: bots.made[-1].asked == [("greedy", 1)])
    assert curtain(sitting) is None
    assert wonders_shown(sitting, painted) == set()
    bots.made[-1].answer(END_TURN)
    assert curtain(sitting) is not None
    assert wonders_shown(sitting, painted) == set()
    sit_down(sitting)
    assert wonders_shown(sitting, painted) == {SECOND}


def draw_a_wonder(sitting: Sitting) -> None:
    """The first of two people gets an Advance that brings a Wonder card."""
    data = two_people(hand=[])
    data["wonder_deck"] = ["great_arena"]
    sitting.position(data, 0, 1)
    sit_down(sitting)
    sitting.table.submit(TakeAdvance("engineering"))
    while sitting.kind == "pay":
        sitting.key(Qt.Key.Key_Return)


def test_a_drawn_wonder_is_named_in_the_journal_of_its_owner_only(sitting, painted):
    draw_a_wonder(sitting)
    assert any("Great Arena" in line for line in sitting.journal())
    assert not any("Great Arena" in row.text for row in sitting.table.past.dock.tree.rows)
    sitting.press("End turn")
    assert wonders_shown(sitting, painted) == set()
    assert any("drew a Wonder card" in line for line in sitting.journal())
    sit_down(sitting)
    assert not any("Great Arena" in line for line in sitting.journal())
    sitting.press("End turn")
    sit_down(sitting)
    assert any("Great Arena" in line for line in sitting.journal())


def test_an_open_panel_goes_before_the_machine_passes(sitting, painted):
    sitting.position(two_people(advances=["engineering", "irrigation"]), 0, 1)
    sit_down(sitting)
    open_city(sitting, "wonder")
    assert FIRST in wonders_shown(sitting, painted)
    sitting.press("End turn")
    assert sitting.panel is None
    assert wonders_shown(sitting, painted) == set()


def test_floating_docks_are_hidden_behind_the_curtain(sitting):
    sitting.position(two_people(), 0, 1)
    sit_down(sitting)
    dock = sitting.window._docking.docks["player"]
    dock.setFloating(True)
    assert dock.isVisible()
    sitting.press("End turn")
    assert not dock.isVisible()
    sit_down(sitting)
    assert dock.isVisible()
    dock.setFloating(False)


# ---------------------------------------------------------------- the curtain
def test_behind_the_curtain_no_key_or_command_reaches_the_game(sitting):
    sitting.position(two_people(), 0, 1)
    before = sitting.table.session.history.current
    covering = curtain(sitting)
    for key in (Qt.Key.Key_Escape, Qt.Key.Key_E, Qt.Key.Key_1, Qt.Key.Key_Tab):
        sitting.key(key)
        sitting.key(key, widget=covering)
    QTest.keyClick(sitting.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert not sitting.window.actions_table.action("end_turn").isEnabled()
    assert not sitting.window.actions_table.action("undo").isEnabled()
    assert curtain(sitting) is covering
    assert sitting.table.session.history.current is before
    assert sitting.table.sitting is None
    assert not sitting.lit()
    assert not sitting.board.highlights.picture.movable


def test_enter_takes_over(sitting):
    sitting.position(two_people(), 0, 1)
    sitting.key(Qt.Key.Key_Return, widget=curtain(sitting))
    assert curtain(sitting) is None
    assert sitting.table.sitting == 0
    assert sitting.table.viewer == 0


def test_the_curtain_names_who_is_next_and_tells_public_news_since_the_own_last_turn(sitting, qtbot):
    data = two_people(bots=1)
    sitting.position(data, 0, 1, 2)
    sit_down(sitting)
    sitting.table.submit(TakeAdvance("storage"))
    while sitting.kind == "pay":
        sitting.key(Qt.Key.Key_Return)
    sitting.press("End turn")
    texts = [label.text() for label in curtain(sitting).findChildren(QWidget) if hasattr(label, "text")]
    assert any("Bot" in text for text in texts)
    assert any("Storage" in text for text in texts)
    sit_down(sitting)
    sitting.press("End turn")
    texts = [label.text() for label in curtain(sitting).findChildren(QWidget) if hasattr(label, "text")]
    assert any("Storage" in text for text in texts)
    sit_down(sitting)
    sitting.press("End turn")
    texts = [label.text() for label in curtain(sitting).findChildren(QWidget) if hasattr(label, "text")]
    assert not any("Storage" in text for text in texts)


# ---------------------------------------------------------------- public answers
def test_the_machine_does_not_pass_for_answers_that_all_may_see(sitting, painted):
    sitting.position({**two_people(), "begin": "free_advance"}, 0, 1)
    assert curtain(sitting) is None
    assert sitting.kind == "free_advance"
    first = sitting.table.asked
    assert wonders_shown(sitting, painted) == set()
    sitting.choose("Storage")
    assert sitting.kind == "free_advance"
    assert curtain(sitting) is None
    assert sitting.table.asked == 1 - first
    sitting.choose("Storage")
    assert all(player.advances & ADVANCES["storage"].mask for player in sitting.state.players)


def test_a_question_of_a_battle_is_asked_without_passing_the_machine(sitting, painted):
    data = two_people()
    data["seats"]["0"]["units"]["0,0"] = {"infantry": 3}
    data["seats"]["1"]["advances"] = ["fishing", "tactics", "steel_weapons"]
    data["seats"]["1"]["units"]["1,0"] = {"infantry": 3}
    sitting.position(data, 0, 1)
    sit_down(sitting)
    sitting.drag(sitting.space(0, 0), sitting.space(1, 0), "infantry")
    seen = set()
    for _ in range(12):
        if sitting.table.panels.modal is None:
            break
        assert curtain(sitting) is None
        seen.add((sitting.kind, sitting.table.asked))
        if sitting.table.asked == 1:
            assert wonders_shown(sitting, painted) == set()
        sitting.table.submit(next(iter(GAME.moves(sitting.state, sitting.table.asked))))
    assert ("battle_power", 1) in seen
    assert sitting.table.asked == 0
    assert wonders_shown(sitting, painted) == set()  # seat 1 may be looking
    sitting.press("Show my hand")
    assert wonders_shown(sitting, painted) == {FIRST}


def test_one_person_against_bots_meets_no_curtain(sitting, qtbot):
    sitting.position(two_people(bots=1), 0)
    assert curtain(sitting) is None
    sitting.press("End turn")
    qtbot.waitUntil(lambda: sitting.table.asked == 0)
    assert curtain(sitting) is None


def test_the_card_under_the_resting_mouse_is_shown_large_only_once_the_mouse_moves(sitting):
    sitting.position(with_cards(), 0, 1)
    sit_down(sitting)
    hand = sitting.table.hand
    for seat in (0, 1):
        assert sitting.table.asked == seat
        assert not hand.preview.isVisible()
        card = hand.cards[0]
        at = QPointF(card.rect().center())
        there = QPointF(card.mapToGlobal(card.rect().center()))
        card.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
        QApplication.sendEvent(card, QEnterEvent(at, at, there))
        assert not hand._look.isActive()
        none = Qt.MouseButton.NoButton
        assert card.hasMouseTracking()
        move = QMouseEvent(QEvent.Type.MouseMove, at, there, none, none, Qt.KeyboardModifier.NoModifier)
        QApplication.sendEvent(card, move)
        assert hand._look.isActive()
        hand._look.timeout.emit()
        assert hand.preview.shows(card.item.id)
        if seat == 0:
            sitting.table.submit(END_TURN)
            sit_down(sitting)
