"""The command palette on the real window: typed words make moves, whatever asks; keys walk, complete and go back."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.games.clash.moves import Collect, EndTurn, MoveUnits, TakeAdvance
from desktop.games.clash.dialogs.battle import BattleDialog
from desktop.palette.box import PaletteBox
from tests.desktop.games.clash.tables import NONE, Sitting
from tests.desktop.games.clash.test_battle_cards import HIGH_GROUND, attack, front
from tests.desktop.games.clash.test_gestures_stacks import stack
from tests.desktop.games.clash.test_handover import two_people
from tests.desktop.games.clash.test_table_turn import town

CONTROL = Qt.KeyboardModifier.ControlModifier


class Typing:
    """Hands that only type."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.owner = sitting.window.palette_of_commands

    @property
    def box(self) -> PaletteBox:
        assert self.owner.layer is not None
        return self.owner.layer.box

    def key(self, key: Qt.Key, keys: Qt.KeyboardModifier = NONE) -> None:
        QTest.keyClick(QApplication.focusWidget() or self.sitting.window, key, keys)

    def open(self) -> None:
        self.key(Qt.Key.Key_K, CONTROL)
        assert self.owner.layer is not None

    def type(self, words: str) -> None:
        QTest.keyClicks(QApplication.focusWidget(), words)
        while not self.box.search.is_grown:
            self.box._on_idle()

    def say(self, *steps: str) -> None:
        """Open the palette, and type and complete each step."""
        self.open()
        for words in steps:
            self.type(words)
            self.key(Qt.Key.Key_Return)

    def rows(self) -> list[str]:
        return [row.text for row in self.box.found]

    def row(self, words: str) -> Any:
        return next(row.completion for row in self.box.found if row.text == words)


@pytest.fixture
def typing(sitting: Sitting) -> Typing:
    sitting.position(town())
    return Typing(sitting)


def last_move(sitting: Sitting) -> Any:
    return sitting.table.session.history.current.move


def test_a_harvest_is_typed_step_by_step(typing: Typing) -> None:
    typing.open()
    assert {"Collect", "Construct", "Advance", "End turn", "Move"} <= set(typing.rows())
    typing.type("coll")
    typing.key(Qt.Key.Key_Return)
    assert typing.box.steps == ("Collect",)
    typing.type("ur")
    typing.key(Qt.Key.Key_Tab)
    assert typing.box.steps == ("Collect", "Ur")
    typing.key(Qt.Key.Key_Return)
    assert typing.owner.layer is None
    assert isinstance(last_move(typing.sitting), Collect)


def test_steps_can_be_skipped_by_typing_words_of_several(typing: Typing) -> None:
    typing.say("end turn end")
    assert isinstance(last_move(typing.sitting), EndTurn) or typing.sitting.state.players[0].actions == 3


def test_backspace_goes_a_step_back_and_escape_closes(typing: Typing) -> None:
    board = typing.sitting.board
    board.setFocus()
    typing.open()
    typing.type("constr")
    typing.key(Qt.Key.Key_Return)
    typing.key(Qt.Key.Key_Backspace)
    assert typing.box.steps == ()
    assert typing.box.field.text() == "constr"
    typing.key(Qt.Key.Key_Escape)
    assert typing.owner.layer is None
    assert QApplication.focusWidget() is board


def test_its_key_once_more_begins_anew_and_nothing_typed_reaches_the_board(typing: Typing) -> None:
    typing.sitting.board.setFocus()
    typing.open()
    typing.type("coll")
    typing.key(Qt.Key.Key_Return)
    typing.open()
    assert typing.box.steps == ()
    assert typing.box.field.text() == ""
    node = typing.sitting.table.session.history.current
    typing.type("e")
    assert typing.box.field.text() == "e"
    assert typing.sitting.table.session.history.current is node


def test_move_goes_on_with_the_action_that_is_going_on(sitting: Sitting) -> None:
    stack(sitting)
    typing = Typing(sitting)
    one = (("infantry", 0, 1),)
    sitting.table.submit(next(move for move in sitting.table.moves(MoveUnits) if move.units == one))
    assert sitting.table.decision.kind == "move"
    actions = sitting.state.players[0].actions
    typing.open()
    typing.type("move")
    assert typing.rows()[0] == "Move"
    assert "Another Move action" in typing.rows()
    typing.key(Qt.Key.Key_Return)
    before = sitting.table.session.history.current
    while typing.owner.layer is not None:
        assert not typing.row(typing.rows()[0]).refusal
        typing.key(Qt.Key.Key_Return)
    assert sitting.table.session.history.current.parent is before
    assert isinstance(last_move(sitting), MoveUnits)
    assert sitting.state.players[0].actions == actions


def test_exact_numbers_and_what_gives_nothing_only_when_it_is_named(typing: Typing) -> None:
    typing.open()
    typing.type("collect")
    typing.key(Qt.Key.Key_Return)
    typing.type("ur")
    typing.key(Qt.Key.Key_Return)
    assert typing.rows()
    assert not any(row.completion.refusal for row in typing.box.found)
    bare = next(entry.text for entry in typing.box.search.level if entry.refusal)
    typing.type(bare)
    assert typing.rows()[0] == bare
    assert typing.row(bare).refusal


def test_what_is_refused_stays_listed_with_the_reason_and_the_section(typing: Typing) -> None:
    typing.open()
    typing.type("construct")
    typing.key(Qt.Key.Key_Return)
    typing.type("ur")
    typing.key(Qt.Key.Key_Return)
    academy = typing.row("Academy")
    assert academy.refusal == "Ur has its Academy already."
    assert academy.section == "Activate City: Construct"
    node = typing.sitting.table.session.history.current
    typing.type("academy")
    typing.key(Qt.Key.Key_Return)
    assert typing.sitting.table.session.history.current is node
    assert academy.refusal in typing.box.told.text()


def test_arrows_walk_and_the_chosen_row_is_told(typing: Typing) -> None:
    said: list[str] = []
    typing.sitting.window.announcer.said.connect(said.append)
    typing.open()
    typing.key(Qt.Key.Key_Down)
    typing.key(Qt.Key.Key_Up)
    typing.key(Qt.Key.Key_Up)
    assert typing.box.list.chosen == len(typing.box.list.rows.rows) - 1
    typing.sitting.window.announcer.flush()
    assert typing.box.list.rows.spoken(typing.box.list.chosen) in said[-1]


def test_the_payment_is_a_step_and_all_is_one_gesture(sitting: Sitting) -> None:
    sitting.position(town(food=5, gold=5, idea=5))
    typing = Typing(sitting)
    node = sitting.table.session.history.current
    typing.open()
    typing.type("advance")
    typing.key(Qt.Key.Key_Return)
    typing.key(Qt.Key.Key_Return)
    assert typing.rows()[0].startswith("pay ")
    typing.key(Qt.Key.Key_Return)
    steps = sitting.table.session.history.path()
    after = [step for step in steps if step.id > node.id]
    assert len(after) >= 2
    assert len({step.gesture for step in after}) == 1


def test_commands_of_the_window_are_there_with_their_keys(typing: Typing) -> None:
    typing.open()
    typing.type("take back")
    assert typing.row("Take back").key == "Ctrl+Z"
    assert typing.row("Take back").refusal == "There is nothing to take back."
    typing.key(Qt.Key.Key_Escape)
    typing.say("whole board")
    typing.say("go to", "ur")
    assert typing.sitting.board.focused_space == typing.sitting.space(0, 0)


def test_a_question_beside_the_board_is_answered(sitting: Sitting) -> None:
    sitting.position(town(food=5, gold=5, idea=5, advances=["farming"]))
    typing = Typing(sitting)
    sitting.table.submit(next(move for move in sitting.table.legal() if isinstance(move, TakeAdvance)))
    typing.say("pay otherwise")
    assert sitting.kind == "pay"
    typing.open()
    assert typing.rows()[0].startswith("pay ")
    assert typing.row("Collect").refusal
    typing.key(Qt.Key.Key_Return)
    assert sitting.kind == "turn"


def test_what_the_bar_asks_is_answered(sitting: Sitting) -> None:
    sitting.settings.confirm_chance = True
    sitting.position(front(), 0, 1)  # with two people at the machine dice stay
    sitting.table.sit_down()
    typing = Typing(sitting)
    attack = next(move for move in sitting.table.moves(MoveUnits) if sitting.table.odds(move) is not None)
    before = sitting.table.session.history.current
    for answer, done in (("leave it", False), ("do it", True)):
        sitting.table.submit(attack)
        question = sitting.window.bar.question
        assert question is not None
        typing.open()
        assert typing.box.found[0].completion.group == question.text
        typing.type(answer)
        typing.key(Qt.Key.Key_Return)
        assert (sitting.table.session.history.current is not before) is done


def test_a_battle_is_answered_while_its_dialog_is_open(sitting: Sitting) -> None:
    sitting.position(front((HIGH_GROUND,)))
    typing = Typing(sitting)
    attack(sitting)
    assert sitting.kind == "combat_card"
    assert sitting.window.findChildren(BattleDialog)
    typing.open()
    assert "High Ground" in typing.rows()
    typing.type("no card")
    typing.key(Qt.Key.Key_Return)
    assert sitting.kind != "combat_card"


def test_buttons_of_an_open_dialog_are_pressed(sitting: Sitting) -> None:
    sitting.position(town())
    typing = Typing(sitting)
    sitting.window.run("about")
    typing.say("close")
    assert sitting.window.covering() is None


def test_it_is_renewed_when_the_position_changes(typing: Typing) -> None:
    typing.open()
    typing.type("take back")
    assert typing.row("Take back").refusal
    typing.sitting.table.submit(next(move for move in typing.sitting.table.legal() if isinstance(move, Collect)))
    QApplication.processEvents()
    typing.type("")
    assert not typing.row("Take back").refusal


def test_nothing_of_a_game_is_listed_behind_a_curtain(sitting: Sitting) -> None:
    sitting.position(town(), 0, 1)
    typing = Typing(sitting)
    assert sitting.window.covering() is not None
    typing.open()
    assert not {"Collect", "Go to a space", "Look at a card"} & set(typing.rows())


def test_a_public_question_is_answered_where_the_machine_is(sitting: Sitting) -> None:
    sitting.position({**two_people(), "begin": "free_advance"}, 0, 1)
    assert sitting.table.viewer is None
    assert sitting.table.asks
    typing = Typing(sitting)
    node = sitting.table.session.history.current
    typing.open()
    row = typing.box.found[0]
    assert row.completion.group == sitting.table.speaker.question(sitting.table.decision)[0]
    typing.key(Qt.Key.Key_Return)
    assert sitting.table.session.history.current is not node


def test_nothing_is_listed_while_the_machine_is_offered(sitting: Sitting) -> None:
    sitting.position(two_people(), 0, 1)
    assert not sitting.table.asks
    assert sitting.table.completions() == []


def test_a_click_beside_it_puts_it_away(typing: Typing) -> None:
    typing.open()
    port = typing.sitting.board.viewport()
    QTest.mouseClick(port, Qt.MouseButton.LeftButton, NONE, port.rect().bottomLeft() + QPoint(4, -4))
    assert typing.owner.layer is None


def test_the_list_is_there_at_once_in_a_rich_position(sitting: Sitting) -> None:
    from time import thread_time

    sitting.position(town(food=7, ore=7, wood=7, gold=7, idea=7))
    began = thread_time()
    found = sitting.table.completions()
    assert len(found) > 10
    assert thread_time() - began < 0.05
