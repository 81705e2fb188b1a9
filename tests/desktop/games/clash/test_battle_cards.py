"""Action cards in the battle dialog: chosen, face down, revealed; payments, casualties and flight that they bring."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from core.games.clash.goods import goods
from core.games.clash.moves import NO, Play
from desktop import robust
from desktop.board.model import DicePicture
from desktop.games.clash.dialogs.battle import BattleDialog
from desktop.games.clash.dialogs.battle_play import CardSlot
from desktop.games.clash.dialogs.battle_story import battle_entries, current_battle, stories
from desktop.games.clash.words.phrases import PHRASES
from tests.desktop.games.clash.tables import LEFT
from tests.desktop.games.clash.test_handover import curtain, sit_down, texts

HIGH_GROUND, HIGH_MORALE, ARCHERS, SIEGE, FLIGHT, MARTYR, SCOUTS = "A25", "A06", "A26", "A11", "A17", "A24", "A23"


def front(mine: tuple[str, ...] = (), theirs: tuple[str, ...] = (), *, city: bool = False, defenders: int = 3) -> dict[str, Any]:
    """Return a position in which four Infantry can attack three."""
    attacker = {"advances": ["tactics"], "actions": 3, "food": 2, "hand": list(mine), "cities": {"-3,0": {"name": "Ur"}},
                "units": {"-1,0": {"infantry": 4}}}  # fmt: skip
    defender = {"advances": ["tactics"], "food": 3, "hand": list(theirs), "cities": {"3,-1": {"name": "Rome"}},
                "units": {"0,0": {"infantry": defenders}}}  # fmt: skip
    if city:
        defender["cities"]["0,0"] = {"name": "Capua"}  # type: ignore[index]
    return {"board": {"radius": 3}, "options": {"mode": "full"}, "players": 2, "seed": 5, "seats": {"0": attacker, "1": defender}}


def attack(sitting: Any) -> None:
    sitting.drag(sitting.space(-1, 0), sitting.space(0, 0), "infantry")


def dialog(sitting: Any) -> BattleDialog:
    """Return the battle dialog in the window."""
    found = [shown for shown in sitting.window.findChildren(BattleDialog) if shown.isVisible()]
    assert len(found) == 1
    assert not any(robust.is_faulty(widget) for widget in (found[0], *found[0].findChildren(QWidget)))
    return found[0]


def slots(sitting: Any) -> list[str]:
    return [slot.text() for slot in dialog(sitting).findChildren(CardSlot)]


@pytest.fixture
def passive(bots):
    """Bots that play no card and take what is listed first."""
    bots.script = staticmethod(lambda state, seat: NO)
    return bots


# ---------------------------------------------------------------- choosing
def test_barbarians_decide_about_no_card(sitting):
    data = front((HIGH_MORALE, ARCHERS), ())
    theirs = data["seats"]["1"].pop("units")
    data["barbarians"] = {"units": theirs}
    sitting.position(data)
    attack(sitting)
    assert sitting.kind == "combat_card"
    assert slots(sitting) == [PHRASES["undecided"], PHRASES["no_card"]]


def test_a_card_is_picked_and_played_face_down(sitting, bots):
    bots.script = None
    sitting.position(front((HIGH_MORALE, ARCHERS), (HIGH_GROUND,)))
    attack(sitting)
    assert sitting.kind == "combat_card"
    shown = dialog(sitting)
    assert not shown.primary.isEnabled()
    assert [row.isEnabled() for row in shown.chooser.rows] == [True, True]
    assert all("win" in row.accessibleName() for row in shown.chooser.rows)
    assert slots(sitting) == [PHRASES["undecided"], PHRASES["undecided"]]
    QTest.keyClick(shown, Qt.Key.Key_2)
    QTest.keyClick(shown, Qt.Key.Key_1)
    assert shown.chooser.move_picked() == Play(HIGH_MORALE)
    # Where the keyboard is does not matter: Enter on the picked card plays it too.
    QTest.keyClick(shown.chooser.rows[0], Qt.Key.Key_Return)
    assert sitting.state.frames[-1].cards == (HIGH_MORALE, "")
    assert sitting.table.decision.seats == (1,)


def test_no_card_looks_picked_before_one_is(sitting, bots):
    bots.script = None
    sitting.position(front((HIGH_MORALE, ARCHERS), (HIGH_GROUND,)))
    attack(sitting)
    shown = dialog(sitting)
    assert not any(row.hasFocus() or row.isChecked() for row in shown.chooser.rows)
    assert (shown.primary.isEnabled(), shown.primary.shown_key) == (False, "")
    assert (shown.without.text(), shown.without.shown_key) == (PHRASES["play_none"], "0")
    sitting.key(Qt.Key.Key_Return)
    assert sitting.state.frames[-1].cards == ("", "")
    assert sitting.table.decision.seats == (0,), "Enter plays nothing that nobody picked"
    sitting.key(Qt.Key.Key_Down)
    assert shown.chooser.rows[0].isChecked()
    sitting.key(Qt.Key.Key_Down)
    assert [row.isChecked() for row in shown.chooser.rows] == [False, True]
    sitting.key(Qt.Key.Key_Down)
    assert shown.chooser.rows[0].isChecked(), "round and round"
    assert (shown.primary.isEnabled(), shown.primary.shown_key) == (True, "Return")
    picked = shown.chooser.move_picked()
    sitting.key(Qt.Key.Key_Return)
    assert sitting.state.frames[-1].cards == (picked.card, "")


def test_0_plays_no_card(sitting, bots):
    bots.script = None
    sitting.position(front((HIGH_MORALE,), (HIGH_GROUND,)))
    attack(sitting)
    sitting.key(Qt.Key.Key_0)
    assert sitting.table.decision.seats == (1,)
    assert sitting.state.frames[-1].cards == ("", "")


@pytest.mark.parametrize(("defenders", "goes_on"), [(3, True), (1, False)])
def test_the_dice_of_a_battle_roll_in_its_dialog_or_on_the_board(sitting, passive, qtbot, monkeypatch, defenders, goes_on):
    sitting.position(front((HIGH_MORALE,), (), defenders=defenders))
    attack(sitting)
    acts: list[Any] = []
    show = sitting.board.set_picture

    def noted(picture: Any, new: Any, foreign: bool) -> None:
        acts.extend(new or ())
        show(picture, new, foreign)

    monkeypatch.setattr(sitting.board, "set_picture", noted)
    sitting.key(Qt.Key.Key_0)
    qtbot.waitUntil(lambda: sitting.table.asked == 0 and sitting.kind != "combat_card")
    assert any(entry.key == "battle_roll" for entry in sitting.table.journal())
    assert (sitting.table.panels.modal is not None) is goes_on
    assert any(isinstance(act, DicePicture) for act in acts) is not goes_on


def test_a_double_click_plays_and_esc_plays_none(sitting, bots):
    bots.script = None
    sitting.position(front((HIGH_MORALE,), (HIGH_GROUND,)))
    attack(sitting)
    row = dialog(sitting).chooser.rows[0]
    QTest.mouseDClick(row, LEFT)
    assert sitting.state.frames[-1].cards == (HIGH_MORALE, "")
    sitting.position(front((HIGH_MORALE,), (HIGH_GROUND,)))
    attack(sitting)
    QTest.keyClick(dialog(sitting), Qt.Key.Key_Escape)
    assert sitting.state.frames[-1].cards == ("", "")
    assert sitting.table.decision.seats == (1,)


def test_cards_that_do_not_fit_stand_below_with_the_reason(sitting, bots):
    bots.script = None
    sitting.position(front((SIEGE, HIGH_MORALE, "A07"), ()))
    attack(sitting)
    rows = dialog(sitting).chooser.rows
    assert [row.option.id for row in rows if row.isEnabled()] == [Play(HIGH_MORALE)]
    assert all(row.option.refused for row in rows if not row.isEnabled())


def test_one_person_without_a_card_that_fits_is_not_asked(sitting, passive):
    sitting.position(front((SIEGE,), ()))
    attack(sitting)
    assert sitting.kind in ("retreat", "turn", "move")


# ---------------------------------------------------------------- revealed
def test_revealed_cards_stand_with_their_text_and_their_part_of_the_value(sitting, bots, qtbot):
    bots.script = staticmethod(lambda state, seat: Play(HIGH_GROUND))
    sitting.position(front((HIGH_MORALE,), (HIGH_GROUND,), defenders=4))
    attack(sitting)
    QTest.keyClick(dialog(sitting), Qt.Key.Key_1)
    QTest.keyClick(dialog(sitting), Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: sitting.kind != "combat_card" or sitting.state.frames[-1].round > 1)
    told = stories(battle_entries(sitting.table.journal()))[0].rounds[0].sides
    assert (told[0].half, told[1].half) == ("high_morale", "high_ground")
    assert ("high_morale", 2) in told[0].parts
    if sitting.kind == "retreat":
        assert any(text.startswith("High Morale") for text in slots(sitting))
        assert any(text.startswith("High Ground") for text in slots(sitting))
        assert any("Capua" not in text and "go back together" in text for text in _texts(dialog(sitting)))


def _texts(widget: QWidget) -> list[str]:
    return [label.text() for label in widget.findChildren(QWidget) if hasattr(label, "text")]


def test_the_siege_asks_the_defender_for_food(sitting):
    table = sitting.position(front((SIEGE,), ("A01",), city=True), 0, 1)
    sit_down(sitting)
    attack(sitting)
    QTest.keyClick(dialog(sitting), Qt.Key.Key_1)
    QTest.keyClick(dialog(sitting), Qt.Key.Key_Return)
    sit_down(sitting)
    QTest.keyClick(dialog(sitting), Qt.Key.Key_Escape)
    assert (sitting.kind, table.asked) == ("battle_power", 1)
    shown = dialog(sitting)
    assert any(text.startswith("The Siege") for text in slots(sitting))
    assert shown.offers[0].option.goods == goods(food=2)
    assert shown.offers[0].option.text == PHRASES["pay_for_it"]
    assert shown.without.text() == PHRASES["pay_nothing"]
    QTest.keyClick(shown, Qt.Key.Key_1)
    assert sitting.state.players[1].goods[0] == 1


def test_the_defender_who_withdraws_chooses_the_space_on_the_board(sitting):
    sitting.position(front((HIGH_MORALE,), (FLIGHT,)), 0, 1)
    sit_down(sitting)
    attack(sitting)
    QTest.keyClick(dialog(sitting), Qt.Key.Key_Escape)
    sit_down(sitting)
    QTest.keyClick(dialog(sitting), Qt.Key.Key_1)
    QTest.keyClick(dialog(sitting), Qt.Key.Key_Return)
    assert sitting.kind == "flight"
    assert len(sitting.lit()) > 1
    end = sitting.space(1, 0)
    assert end in sitting.lit()
    sitting.click(end)
    assert sitting.units(end, 1) == {"infantry": 3}
    story = stories(battle_entries(sitting.table.journal()))[0]
    assert story.flight_to == end


def test_what_a_card_took_or_silenced_is_told_of_the_round(sitting):
    sitting.position(front((SCOUTS,), (HIGH_MORALE,)), 0, 1)
    sit_down(sitting)
    attack(sitting)
    QTest.keyClick(dialog(sitting), Qt.Key.Key_1)
    QTest.keyClick(dialog(sitting), Qt.Key.Key_Return)
    sit_down(sitting)
    QTest.keyClick(dialog(sitting), Qt.Key.Key_1)
    QTest.keyClick(dialog(sitting), Qt.Key.Key_Return)
    side = stories(battle_entries(sitting.table.journal()))[0].rounds[0].sides[1]
    assert (side.half, side.taken) == ("high_morale", "scouts")
    if sitting.kind == "retreat":
        assert any("Scouts" in text for text in slots(sitting)[1:])


# ---------------------------------------------------------------- secrets
def test_nobody_sees_a_card_that_lies_face_down_or_whether_one_could_be_played(sitting, painted):
    sitting.position(front((HIGH_MORALE,), ("A07",)), 0, 1)
    sit_down(sitting)
    attack(sitting)
    QTest.keyClick(dialog(sitting), Qt.Key.Key_1)
    QTest.keyClick(dialog(sitting), Qt.Key.Key_Return)
    assert (sitting.kind, curtain(sitting) is not None) == ("combat_card", True)
    whole = texts(sitting, painted)
    assert "High Morale" not in whole
    assert "Spies" not in whole
    sit_down(sitting)
    assert PHRASES["card_face_down"] in slots(sitting)
    whole = texts(sitting, painted)
    assert "High Morale" not in whole
    QTest.keyClick(dialog(sitting), Qt.Key.Key_Escape)
    whole = texts(sitting, painted)
    assert "Spies" not in whole
    rows = [row.text for row in sitting.table.past.dock.tree.rows]
    assert not any("Morale" in row for row in rows)


def test_at_a_table_that_asks_everybody_alike_the_question_comes_though_no_card_fits(sitting):
    sitting.position(front((SIEGE,), (SIEGE,)), 0, 1)
    sit_down(sitting)
    sitting.table.settle(open_table=False, ask_always=True)
    attack(sitting)
    assert sitting.kind == "combat_card"
    assert not dialog(sitting).primary.isEnabled()
    QTest.keyClick(dialog(sitting), Qt.Key.Key_Escape)
    assert sitting.table.decision.seats == (1,)
    assert curtain(sitting) is not None


def test_a_battle_of_martyrs_and_archers_names_what_makes_units_fall(sitting):
    data = front((MARTYR,), ("A28",))
    data["seats"]["0"]["units"]["-1,0"] = {"infantry": 3}
    sitting.position(data, 0, 1)
    sit_down(sitting)
    attack(sitting)
    QTest.keyClick(dialog(sitting), Qt.Key.Key_1)
    QTest.keyClick(dialog(sitting), Qt.Key.Key_Return)
    sit_down(sitting)
    QTest.keyClick(dialog(sitting), Qt.Key.Key_1)
    QTest.keyClick(dialog(sitting), Qt.Key.Key_Return)
    told = stories(battle_entries(sitting.table.journal()))[0]
    assert told.rounds[0].sides[1].void == "martyr"
    assert dict(told.rounds[0].sides[0].lost)["infantry"] >= 1
    battle = current_battle(sitting.table.journal())
    assert battle is None or battle.rounds[0].sides[0].half == "martyr"


def test_a_card_picked_by_its_number_is_the_one_that_enter_plays(sitting: Any) -> None:
    sitting.position(front((HIGH_GROUND, HIGH_MORALE)))
    attack(sitting)
    dialog = sitting.window.findChildren(BattleDialog)[0]
    second = dialog.chooser.rows[1].option.id
    before = sitting.table.session.history.current
    sitting.key(Qt.Key.Key_2)
    sitting.key(Qt.Key.Key_Return)
    made = next(node for node in sitting.table.session.history.path() if node.parent is before)
    assert made.move == second
