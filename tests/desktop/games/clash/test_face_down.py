"""A hand stays face down after others have answered openly at the machine, until its owner asks for it."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from core.engine.history import Policy
from core.games.clash.game import GAME
from core.games.clash.moves import Choose, TakeAdvance
from desktop.dialogs.handover import ShowHandDialog
from desktop.dialogs.takingback import AgreementDialog
from tests.desktop.games.clash.secrets import leaks, secrets
from tests.desktop.games.clash.tables import LEFT, Sitting
from tests.desktop.games.clash.test_handover import (
    FIRST,
    MINE,
    SECOND,
    THEIRS,
    curtain,
    sit_down,
    two_people,
    with_cards,
)

GIVEN = {*MINE, *THEIRS, "O14", FIRST, SECOND}
SHIFT = Qt.KeyboardModifier.ShiftModifier


def found(sitting: Sitting, painted: list[str], *seats: int) -> set[str]:
    """Return the secret cards of these seats (of both people, if none is named) that can be found in the window.

    Those drawn meanwhile are left out: they may be called like what all see.
    """
    wanted: dict[str, tuple[str, ...]] = {}
    for seat in seats or sitting.table.persons:
        wanted |= secrets(sitting.state, seat)
    return set(leaks(sitting, painted, {card: words for card, words in wanted.items() if card in GIVEN}))


def own(sitting: Sitting, seat: int) -> set[str]:
    """Return the secret cards that were given to a seat at first, at least one."""
    cards = set(secrets(sitting.state, seat)) & GIVEN
    assert cards
    return cards


def free_advances(**seat: Any) -> dict[str, Any]:
    """Return a Status Phase in which both people take an Advance openly."""
    return {**with_cards(**seat), "begin": "free_advance"}


def asked_again(sitting: Sitting) -> None:
    """Sit down for one's turn in seat 0, let seat 1 answer openly in a battle, and come back to the turn."""
    data = with_cards()
    data["seats"]["0"]["units"]["0,0"] = {"infantry": 3}
    data["seats"]["1"]["units"]["1,0"] = {"infantry": 1}
    data["seats"]["1"]["advances"] = ["fishing", "tactics", "steel_weapons"]
    sitting.position(data, 0, 1)
    sit_down(sitting)
    sitting.drag(sitting.space(0, 0), sitting.space(1, 0), "infantry")
    openly = False
    for _ in range(12):
        if sitting.kind in ("turn", "move"):
            break
        if curtain(sitting) is not None:
            sit_down(sitting)
        openly |= sitting.table.asked == 1
        moves = list(GAME.moves(sitting.state, sitting.table.asked))
        sitting.table.submit(next((move for move in moves if isinstance(move, Choose)), moves[0]))
    assert openly
    assert sitting.table.asked == 0


# ---------------------------------------------------------------- which hands lie face down
def test_after_an_open_answer_of_another_the_hand_lies_face_down_until_its_owner_wants_it(sitting, painted):
    table = sitting.position(free_advances(), 0, 1)
    first = table.asked
    table.sitting = first  # as if the machine had passed to them in this phase
    table._proceed(None)
    assert found(sitting, painted) == own(sitting, first)
    sitting.choose("Storage")
    assert table.asked == 1 - first
    assert found(sitting, painted) == set()
    sitting.choose("Storage")
    assert (sitting.kind, table.asked) == ("raze", first)
    assert curtain(sitting) is None
    assert found(sitting, painted) == set()
    sitting.press("Show my hand")
    assert found(sitting, painted, first) == set(MINE if first == 0 else THEIRS)
    assert sitting.kind == "raze"
    assert sitting.panel is not None


def test_who_is_asked_openly_can_take_the_machine_to_see_the_own_hand(sitting, painted):
    table = sitting.position(free_advances(), 0, 1)
    first = table.asked
    table.sitting = first
    table._proceed(None)
    sitting.choose("Storage")
    other = 1 - first
    assert (table.asked, table.sitting) == (other, first)
    sitting.press("Show my hand")
    assert table.player_name(other) in curtain(sitting).accessibleName() + " ".join(painted)
    assert found(sitting, painted) == set()
    assert sitting.panel is None
    sit_down(sitting)
    assert found(sitting, painted, other) == own(sitting, other)
    assert found(sitting, painted, first) == set()
    sitting.choose("Storage")
    assert (sitting.kind, table.asked) == ("raze", first)
    assert sitting.window.bar.show_hand.isVisible()


def test_in_ones_own_turn_one_press_shows_the_hand_again(sitting, painted):
    asked_again(sitting)
    table = sitting.table
    assert curtain(sitting) is None
    assert table.viewer is None
    assert found(sitting, painted) == set()
    assert sitting.window.bar.who.text() == table.player_name(0)  # who is meant is not plain
    sitting.press("Show my hand")
    assert table.viewer == 0
    assert found(sitting, painted, 0) == own(sitting, 0)
    assert found(sitting, painted, 1) == set()
    assert not sitting.window.bar.show_hand.isVisible()


@pytest.mark.parametrize("keys", [Qt.KeyboardModifier.NoModifier, SHIFT])
def test_a_key_shows_it_as_well(sitting, painted, keys):
    asked_again(sitting)
    sitting.board.setFocus()
    sitting.key(Qt.Key.Key_H, keys, widget=sitting.board)
    assert found(sitting, painted, 0) == own(sitting, 0)


def test_nothing_of_a_hand_that_lies_face_down_is_in_panels_of_the_turn(sitting, painted):
    asked_again(sitting)
    table = sitting.table
    city = sitting.space(0, 0)
    for section in ("collect", "wonder", "influence"):
        table.panels.open_city(city, section)
        assert found(sitting, painted) == set(), section
    table.panels.open_trade()
    assert found(sitting, painted) == set()
    sitting.key(Qt.Key.Key_Escape, widget=table.panels.modal)
    # The turn goes on without the hand.
    table.submit(TakeAdvance("storage"))
    while sitting.kind == "pay":
        sitting.key(Qt.Key.Key_Return)
    assert found(sitting, painted) == set()
    assert table.hotseat.face_down


def test_wonders_in_a_hand_that_lies_face_down_are_not_offered_in_a_city(sitting, painted):
    data = two_people(advances=["fishing", "writing", "engineering", "irrigation"], food=7, wood=7, ore=7, culture=7)
    sitting.position(data, 0, 1)
    sit_down(sitting)
    sitting.table.hotseat.note_asked(1)
    sitting.table._proceed(None)
    sitting.table.panels.open_city(sitting.space(0, 0), "wonder")
    assert found(sitting, painted) == set()
    sitting.press("Show my hand")
    sitting.table.panels.open_city(sitting.space(0, 0), "wonder")
    assert "great_gardens" in found(sitting, painted, 0)


def test_a_question_about_cards_asks_for_the_hand_first(sitting, painted):
    data = with_cards(mine=("O14", "A29"), theirs=("O17",), food=7)
    data["begin"] = "status_phase"
    table = sitting.position(data, 0, 1)
    assert (sitting.kind, table.asked) == ("objectives", 0)
    sit_down(sitting)
    table.hotseat.note_asked(1)
    table._proceed(None)
    (dialog,) = (one for one in sitting.window.findChildren(ShowHandDialog) if one.isVisible())
    assert curtain(sitting) is None
    assert found(sitting, painted) == set()
    sitting.key(Qt.Key.Key_Escape, widget=dialog)
    assert dialog.isVisible()
    assert found(sitting, painted) == set()
    QTest.mouseClick(dialog.show_hand, LEFT)
    assert found(sitting, painted, 0) == own(sitting, 0)
    assert table.asks


# ---------------------------------------------------------------- and which do not
def test_the_own_open_answers_leave_the_hand_open(sitting, painted):
    table = sitting.position(with_cards(), 0, 1)
    sit_down(sitting)
    table.submit(TakeAdvance("storage"))
    while sitting.kind == "pay":
        sitting.key(Qt.Key.Key_Return)
    assert not table.hotseat.face_down
    assert found(sitting, painted, 0) == own(sitting, 0)


def test_a_curtain_shows_the_hand_of_the_one_it_named(sitting, painted):
    asked_again(sitting)
    sitting.window.run("end_turn")
    assert curtain(sitting) is not None
    sit_down(sitting)
    assert not sitting.table.hotseat.face_down
    assert found(sitting, painted, 1) == own(sitting, 1)


def test_an_open_table_has_nothing_face_down(sitting):
    asked_again(sitting)
    sitting.table.settle(open_table=True, ask_always=False)
    assert not sitting.table.hotseat.face_down
    assert sitting.table.viewer == 0
    assert not sitting.window.bar.show_hand.isVisible()


@pytest.mark.parametrize("agrees", [False, True])
def test_who_was_asked_to_agree_to_taking_back_may_still_be_looking(sitting, painted, agrees):
    data = with_cards()
    table = sitting.position(data, 0, 1)
    table.session.policy = Policy.ASK
    sit_down(sitting)
    sitting.window.run("end_turn")
    sit_down(sitting)
    assert found(sitting, painted, 1) == own(sitting, 1)
    sitting.window.run("undo")
    (dialog,) = (one for one in sitting.window.findChildren(AgreementDialog) if one.isVisible())
    assert found(sitting, painted) == set()
    QTest.mouseClick(dialog.agree if agrees else dialog.refuse, LEFT)
    assert found(sitting, painted) == set()
    assert (curtain(sitting) is not None) is agrees
    if not agrees:
        sitting.press("Show my hand")
        assert found(sitting, painted, 1) == own(sitting, 1)


def test_the_hand_that_lies_face_down_is_that_of_the_board_that_is_shown(sitting: Sitting) -> None:
    """Also when the board of the one who is asked is shown again."""
    data = two_people()
    data["seats"]["0"]["hand"] = ["A01", "A02", "A03"]
    data["seats"]["1"]["hand"] = ["A04"]
    table = sitting.position(data, 0, 1)
    assert table.viewer is None
    assert len(sitting.table.hand.cards) == 3
    table.boards.show_board_of(1)
    assert len(table.hand.cards) == 1
    table.boards.show_own_board()
    assert len(table.hand.cards) == 3
