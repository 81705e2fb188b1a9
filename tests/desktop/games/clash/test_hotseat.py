"""Several people at one machine: whom questions name, when the machine passes, what is skipped, the open table."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from core.games.clash.game import GAME
from core.games.clash.moves import END_TURN, NO
from core.games.clash.rules.combat import GO_ON
from desktop.dialogs.handover import TakeMachineDialog
from desktop.dialogs.new_game import NewGameDialog
from desktop.dialogs.table_settings import TableSettingsDialog
from desktop.games.clash import VIEWS
from desktop.games.clash.dialogs.battle import BattleDialog
from desktop.games.clash.dialogs.report import ReportPanel
from desktop.games.clash.skips import SKIPPED, skip_words
from desktop.table.hotseat import Passing
from tests.desktop.games.clash.tables import LEFT, Sitting
from tests.desktop.games.clash.test_handover import curtain, sit_down, two_people, with_cards


def war(**seat: Any) -> dict[str, Any]:
    """Return a position in which seat 0 can attack seat 1 beside its city."""
    data = two_people(**seat)
    data["seats"]["0"]["units"]["0,0"] = {"infantry": 4}
    data["seats"]["1"]["units"]["1,0"] = {"infantry": 4}
    data["seats"]["1"]["advances"] = ["fishing", "tactics", "steel_weapons"]
    return data


def attack(sitting: Sitting) -> None:
    sitting.drag(sitting.space(0, 0), sitting.space(1, 0), "infantry")


def texts(widget: QWidget) -> list[str]:
    return [part.text() for part in widget.findChildren(QWidget) if hasattr(part, "text")]


def settings_dialog(sitting: Sitting) -> TableSettingsDialog:
    sitting.window.run("table_settings")
    (dialog,) = (found for found in sitting.window.findChildren(TableSettingsDialog) if found.isVisible())
    return dialog


# ---------------------------------------------------------------- public questions
def test_a_public_question_names_the_one_who_is_asked_in_bar_and_panel(sitting):
    sitting.position({**two_people(), "begin": "free_advance"}, 0, 1)
    assert curtain(sitting) is None
    bar, asked = sitting.window.bar, sitting.table.asked
    name = sitting.table.player_name(asked)
    assert bar.who.isVisible()
    assert bar.who.text() == name
    assert sitting.panel.accessibleName().startswith(f"{name}: ")
    colour = QColor(sitting.table.player(asked).colour)
    picture = bar.grab().toImage()
    assert picture.pixelColor(picture.width() // 2, picture.height() - 5).hue() == pytest.approx(colour.hue(), abs=6)


def test_the_one_at_the_machine_is_not_named(sitting):
    sitting.position(two_people(), 0, 1)
    sit_down(sitting)
    assert not sitting.window.bar.who.isVisible()
    assert sitting.window.bar.who.text() == ""


def test_one_person_against_bots_is_never_named(sitting):
    sitting.position({**two_people(bots=1), "begin": "free_advance"}, 0)
    assert sitting.table.asked == 0
    assert not sitting.window.bar.who.isVisible()


def test_a_battle_says_whom_it_asks(sitting):
    sitting.position(war(), 0, 1)
    sit_down(sitting)
    attack(sitting)
    assert sitting.table.asked == 1
    dialog = sitting.table.panels.modal
    assert isinstance(dialog, BattleDialog)
    assert dialog._title.text().startswith(f"{sitting.table.player_name(1)}: ")
    assert dialog._crest.player == sitting.table.player(1)


# ---------------------------------------------------------------- what need not be asked
def test_who_can_only_decline_is_not_asked_and_the_machine_stays(sitting):
    # Both fulfil objectives of the game, but only seat 0 holds one of them.
    data = with_cards(mine=("O14",), theirs=("O17",), food=7)
    data["seats"]["1"].update(ore=7, food=7)
    data["begin"] = "status_phase"
    sitting.position(data, 0, 1)
    assert sitting.kind == "objectives"
    assert sitting.table.asked == 0
    sit_down(sitting)
    sitting.table.submit(NO)
    assert sitting.kind != "objectives"
    assert curtain(sitting) is None


def test_a_table_may_agree_to_ask_everybody_alike(sitting):
    data = with_cards(mine=("O14",), theirs=("O17",), food=7)
    data["seats"]["1"].update(ore=7, food=7)
    data["begin"] = "status_phase"
    table = sitting.position(data, 0, 1)
    sit_down(sitting)
    dialog = settings_dialog(sitting)
    QTest.mouseClick(dialog._always, LEFT)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert table.session.extra["ask_always"] is True
    table.submit(NO)
    assert (sitting.kind, table.asked) == ("objectives", 1)
    assert curtain(sitting) is not None


def test_a_status_phase_passes_the_machine_at_most_once_a_player(sitting):
    data = with_cards(mine=("O14",), theirs=("O14", "O17"), food=7)
    data["seats"]["1"].update(ore=7, food=7)
    data["begin"] = "status_phase"
    table = sitting.position(data, 0, 1)
    passed: list[int] = []
    for _ in range(40):
        if table.phase(table.decision) is None:
            break
        if curtain(sitting) is not None:
            passed.append(table.asked)
            sit_down(sitting)
        table.submit(next(iter(GAME.moves(sitting.state, table.asked))))
    assert table.phase(table.decision) is None
    assert sorted(passed) == sorted(set(passed))
    assert set(passed) == {0, 1}


@pytest.mark.parametrize("takes", [False, True])
def test_who_had_the_machine_in_a_phase_says_whether_it_must_pass_again(sitting, takes):
    data = with_cards(mine=("O14",), theirs=("O14", "O17"), food=7)
    data["seats"]["1"].update(ore=7, food=7)
    data["begin"] = "status_phase"
    table = sitting.position(data, 0, 1)
    first = table.asked
    table.hotseat.note_passed(table.decision, 1 - first)  # as if an Event had asked already
    sit_down(sitting)
    before = sitting.state.players[1 - first].hand
    table.submit(NO)
    assert (sitting.kind, table.asked) == ("objectives", 1 - first)
    assert curtain(sitting) is None
    assert table.viewer is None
    (dialog,) = (found for found in sitting.window.findChildren(TakeMachineDialog) if found.isVisible())
    if takes:
        QTest.mouseClick(dialog.take, LEFT)
        assert curtain(sitting) is not None
        sit_down(sitting)
        assert table.viewer == 1 - first
    else:
        QTest.keyClick(dialog, Qt.Key.Key_Return)
        assert curtain(sitting) is None
        assert sitting.kind != "objectives"
        assert sitting.state.players[1 - first].hand == before


def test_a_private_question_can_be_declined_without_sitting_down(sitting):
    data = with_cards(mine=("O14",), theirs=("O14", "O17"), food=7)
    data["seats"]["1"].update(ore=7, food=7)
    data["begin"] = "status_phase"
    table = sitting.position(data, 0, 1)
    sit_down(sitting)
    at_machine = table.sitting
    table.submit(NO)
    covering = curtain(sitting)
    assert covering is not None
    assert covering.without is not None
    QTest.mouseClick(covering.without, LEFT)
    assert curtain(sitting) is None
    assert sitting.kind != "objectives"
    assert table.sitting == at_machine


def test_a_turn_cannot_be_declined(sitting):
    sitting.position(two_people(), 0, 1)
    assert curtain(sitting).without is None


# ---------------------------------------------------------------- never ask me about
def test_a_question_that_is_skipped_is_answered_at_once_until_it_is_given_back(sitting):
    table = sitting.position(war(), 0, 1)
    sit_down(sitting)
    attack(sitting)
    assert (sitting.kind, table.asked) == ("battle_power", 1)
    QTest.mouseClick(table.panels.modal.skip, LEFT)
    assert [(one.seat, one.words) for one in table.hotseat.standing()] == [(1, skip_words("battle_power.steel_weapons"))]
    asked = []
    for _ in range(30):
        if sitting.kind == "turn":
            break
        asked.append((sitting.kind, table.asked))
        answer = GO_ON if sitting.kind == "retreat" else next(iter(GAME.moves(sitting.state, table.asked)))
        table.submit(answer)
    assert sitting.kind == "turn"
    assert ("battle_power", 1) not in asked
    dialog = settings_dialog(sitting)
    assert any("Steel Weapons" in text for text in texts(dialog))
    QTest.mouseClick(dialog.rows[0].findChildren(QWidget)[-1], LEFT)
    assert not dialog.rows
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert table.hotseat.standing() == ()


def test_cancelling_the_settings_gives_nothing_back(sitting):
    table = sitting.position(two_people(), 0, 1)
    sit_down(sitting)
    table.hotseat.skip(1, "retreat")
    dialog = settings_dialog(sitting)
    QTest.mouseClick(dialog.rows[0].findChildren(QWidget)[-1], LEFT)
    QTest.mouseClick(dialog._open, LEFT)
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert len(table.hotseat.standing()) == 1
    assert not table.hotseat.open_table


def test_a_skipped_question_belongs_to_one_player_and_to_the_window(sitting):
    table = sitting.position(war(), 0, 1)
    sit_down(sitting)
    table.hotseat.skip(0, "battle_power.steel_weapons")
    attack(sitting)
    assert (sitting.kind, table.asked) == ("battle_power", 1)
    assert "battle_power" not in str(table.session.extra)
    sitting.window.set_table(table.renewed())
    assert sitting.table is not table
    assert [one.seat for one in sitting.table.hotseat.standing()] == [0]


def test_a_person_against_bots_can_skip_a_question_beside_the_board(sitting):
    data = {**two_people(bots=1, cities={"0,0": {"name": "Ur"}, "-2,1": {"name": "Kish"}}), "begin": "raze"}
    table = sitting.position(data, 0)
    assert sitting.kind == "raze"
    skip = sitting.panel.skip
    assert "razing" in skip.toolTip()
    QTest.mouseClick(skip, LEFT)
    assert (sitting.kind, table.asked) != ("raze", 0)
    assert [one.key for one in table.hotseat.standing()] == ["raze"]


def test_only_questions_that_can_be_done_without_are_skipped(sitting):
    sitting.position({**two_people(bots=1), "begin": "free_advance"}, 0)
    assert not hasattr(sitting.panel, "skip")
    for kind in SKIPPED:
        assert skip_words(f"{kind}.steel_weapons")


# ---------------------------------------------------------------- the open table
def test_an_open_table_has_no_curtains_and_names_who_plays(sitting):
    table = sitting.position(two_people(), 0, 1)
    sit_down(sitting)
    dialog = settings_dialog(sitting)
    QTest.mouseClick(dialog._open, LEFT)
    assert not dialog._always.isEnabled()
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert table.session.extra["open_table"] is True
    assert (table.asked, table.viewer) == (0, 0)
    sitting.press("End turn")
    assert curtain(sitting) is None
    assert (table.asked, table.sitting, table.viewer) == (1, 1, 1)
    assert not any(card.item.picture.back for card in table.hand.cards)
    assert sitting.window.bar.who.text() == table.player_name(1)


def test_opening_the_table_lifts_the_curtain_and_closing_it_brings_it_back(sitting):
    table = sitting.position(two_people(), 0, 1)
    assert curtain(sitting) is not None
    table.settle(open_table=True, ask_always=False)
    assert curtain(sitting) is None
    assert table.viewer == 0
    table.settle(open_table=False, ask_always=False)
    assert table.viewer == 0  # who sits there stays
    sitting.press("End turn")
    assert curtain(sitting) is not None


def test_a_stored_game_stays_open(sitting):
    table = sitting.position(two_people(), 0, 1)
    table.settle(open_table=True, ask_always=False)
    again = sitting.put(table.session)
    assert again.hotseat.open_table
    assert curtain(sitting) is None


def test_while_bots_move_at_an_open_table_the_last_hand_stays_in_sight(sitting, bots):
    bots.script = None
    table = sitting.position(two_people(bots=1), 0, 2)
    table.settle(open_table=True, ask_always=False)
    table.submit(END_TURN)
    assert table.asked is None
    assert table.viewer == 0


def test_the_new_game_dialog_offers_an_open_table_to_several_people_only(qapp):
    dialog = NewGameDialog(VIEWS.form())
    dialog.resize(900, 700)
    assert dialog.open_table.isHidden()
    seat = dialog.seats.seats()
    assert sum(one.is_person for one in seat) == 1
    dialog.open_table.setChecked(True)
    assert not dialog.result().open_table
    choose_person(dialog, 1)
    assert not dialog.open_table.isHidden()
    game = dialog.result()
    assert game.open_table
    assert type(game).from_plain(game.plain(), 1).open_table
    dialog.deleteLater()


def choose_person(dialog: NewGameDialog, number: int) -> None:
    """Put a person on a seat."""
    row = dialog.seats.rows()[number]
    QTest.keyClick(row.who, Qt.Key.Key_Home)


def test_passing_needs_secrets_and_somebody_else(sitting):
    table = sitting.position(two_people(), 0, 1)
    assert table.hotseat.passing(table.decision, 0) is Passing.CURTAIN
    sit_down(sitting)
    assert table.hotseat.passing(table.decision, 0) is Passing.STAYS
    table.hotseat.open_table = True
    table.sitting = 1
    assert table.hotseat.passing(table.decision, 0) is Passing.STAYS


# ---------------------------------------------------------------- what happened since
def test_who_sits_down_for_a_turn_is_told_what_came_since_and_concerns_him(sitting):
    table = sitting.position(war(), 0, 1)
    sit_down(sitting)
    attack(sitting)
    for _ in range(30):
        if sitting.kind == "turn":
            break
        table.submit(next(iter(GAME.moves(sitting.state, table.asked))))
    assert (sitting.kind, table.asked) == ("turn", 0)
    table.submit(END_TURN)
    covering = curtain(sitting)
    assert covering is not None
    assert any("attacked" in text for text in texts(covering))
    assert not any("Combat Value" in text for text in texts(covering))
    sit_down(sitting)
    assert isinstance(sitting.panel, ReportPanel)
    assert sitting.panel.told
    sitting.key(Qt.Key.Key_Escape, widget=sitting.panel)
    table.submit(END_TURN)
    sit_down(sitting)
    assert not isinstance(sitting.panel, ReportPanel)  # what he saw himself is no news


def test_steps_that_are_answered_once_for_all_are_not_gone_back_to(sitting):
    table = sitting.position({**two_people(bots=1), "begin": "raze"}, 0)
    assert sitting.kind == "raze"
    asked = table.session.history.current
    table.submit(NO)
    assert table.undo_target() is asked
    table.hotseat.skip(0, "raze")
    assert table.undo_target() is None
    table.hotseat.ask_again(0, "raze")
    assert table.undo_target() is asked
