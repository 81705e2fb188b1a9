"""How few presses a turn takes: counted on the real window, a drag being one press; and the same by keys alone."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QTabBar

from desktop.games.clash.dialogs.happiness import HappinessPanel
from tests.desktop.games.clash.presses import Presses, counted
from tests.desktop.games.clash.tables import LEFT, NONE, Sitting
from tests.desktop.games.clash.test_gestures_docks import take_by_keys, walk_to
from tests.desktop.games.clash.test_table_turn import town


def spread(sitting: Sitting, **seat: Any) -> None:
    """Open a position in a window that shows all docks."""
    sitting.widen()
    sitting.position(town(**seat))
    sitting.settings.confirm_end_turn = True
    sitting.settings.confirm_chance = True
    sitting.board.setFocus()


def key(sitting: Sitting, *keys: Qt.Key) -> None:
    """Press keys where the focus is."""
    for one in keys:
        sitting.key(one)


def by_mouse_alone(presses: Presses, most: int) -> None:
    assert 0 < presses.mouse <= most
    assert presses.keys == 0


def by_keys_alone(presses: Presses) -> None:
    assert presses.mouse == 0
    assert presses.keys > 0


# ---------------------------------------------------------------- a turn
TURN: dict[str, Any] = {"units": {"0,0": {"infantry": 1}, "-1,0": {"settler": 1}}}


def played(sitting: Sitting) -> None:
    """Check what a turn has brought: a harvest, an Advance, two moves, the turn passed."""
    entries = [entry for node in sitting.table.session.history.path() for entry in node.entries]
    keys = [entry.key for entry in entries]
    assert keys.count("moved") == 2
    assert "collected" in keys
    assert any(entry.key == "advance_gained" and entry.values["advance"] == "navigation" for entry in entries)
    assert "turn_ended" in keys


def test_collect_advance_two_moves_and_end_of_turn_take_eight_presses(sitting):
    spread(sitting, **TURN)
    ur, beside = sitting.space(0, 0), sitting.space(-1, 0)
    advances = sitting.table.boards.advances
    with counted() as presses:
        sitting.click(ur, "settlement")
        sitting.press("Collect")
        QTest.mouseClick(advances, LEFT, NONE, advances.box_of("navigation").center().toPoint())
        sitting.press("Buy")
        sitting.drag(ur, sitting.space(-1, 1), "infantry")
        sitting.drag(beside, sitting.space(0, -1), "settler")
        sitting.press("End turn")
    by_mouse_alone(presses, 8)
    played(sitting)


def test_the_same_turn_by_keys_alone(sitting):
    spread(sitting, **TURN)
    board, advances = sitting.board, sitting.table.boards.advances
    ur, beside = sitting.space(0, 0), sitting.space(-1, 0)
    with counted() as presses:
        board.set_focused_space(ur)
        # With a garrison in it Enter would lift that. In the panel of the city Collect has the focus.
        sitting.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        key(sitting, Qt.Key.Key_Return)
        key(sitting, Qt.Key.Key_A)
        while advances._focused != "navigation":
            key(sitting, Qt.Key.Key_Down)
        key(sitting, Qt.Key.Key_Return, Qt.Key.Key_Return)
        for start, end in ((ur, sitting.space(-1, 1)), (beside, sitting.space(0, -1))):
            board.setFocus()
            board.set_focused_space(start)
            sitting.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ShiftModifier)
            walk_to(sitting, end)
            key(sitting, Qt.Key.Key_Return)
        key(sitting, Qt.Key.Key_E)
    by_keys_alone(presses)
    played(sitting)


# ---------------------------------------------------------------- recruiting
def happy(sitting: Sitting) -> int:
    """Open a position with a Happy city of size 2, where three units can be recruited, and return it."""
    spread(sitting, cities={"0,0": {"name": "Ur", "mood": "happy", "buildings": ["academy"]},
                            "-2,2": {"name": "Kish"}}, units={}, food=5, gold=4)  # fmt: skip
    return sitting.space(0, 0)


@pytest.mark.parametrize("how", ["drags", "basket"])
def test_three_units_are_recruited_with_five_presses(sitting, how):
    city = happy(sitting)
    with counted() as presses:
        if how == "drags":
            for unit in ("infantry", "infantry", "settler"):
                sitting.bring(unit, city)
        else:
            sitting.bring("settler", city)
            line = next(line for line in sitting.panel.current.lines if line.kind == "infantry")
            for _ in range(2):
                QTest.mouseClick(line.stepper._more, LEFT)
        sitting.press("Recruit")
    by_mouse_alone(presses, 5)
    assert sitting.units(city) == {"infantry": 2, "settler": 1}
    assert sitting.kind == "turn"


def test_three_units_are_recruited_by_keys_alone(sitting):
    city = happy(sitting)
    with counted() as presses:
        take_by_keys(sitting, "settler")
        walk_to(sitting, city)
        key(sitting, Qt.Key.Key_Return)
        number = [line.kind for line in sitting.panel.current.lines].index("infantry")
        key(sitting, Qt.Key(Qt.Key.Key_1 + number), Qt.Key(Qt.Key.Key_1 + number))
        key(sitting, Qt.Key.Key_Return)
    by_keys_alone(presses)
    assert sitting.units(city) == {"infantry": 2, "settler": 1}


# ---------------------------------------------------------------- constructing
def test_a_building_is_constructed_with_one_press(sitting):
    spread(sitting)
    city = sitting.space(-2, 2)
    with counted() as presses:
        sitting.bring("fortress", city)
    by_mouse_alone(presses, 1)
    assert sitting.state.cities[city].has("fortress")


def test_in_a_small_window_the_supply_takes_one_more_press(sitting):
    sitting.position(town())
    sitting.widen(1280, 640)
    city = sitting.space(-2, 2)
    sitting.window._docking.docks["player"].raise_()
    QApplication.processEvents()
    assert not sitting.pieces.visibleRegion().contains(sitting.pieces.rect().center())
    tabs = next(bar for bar in sitting.window.findChildren(QTabBar) if "Supply" in [bar.tabText(i) for i in range(bar.count())])
    place = [tabs.tabText(i) for i in range(tabs.count())].index("Supply")
    with counted() as presses:
        QTest.mouseClick(tabs, LEFT, NONE, tabs.tabRect(place).center())
        QApplication.processEvents()
        sitting.bring("fortress", city)
    by_mouse_alone(presses, 2)
    assert sitting.state.cities[city].has("fortress")


def test_a_building_is_constructed_by_keys_alone(sitting):
    spread(sitting)
    city = sitting.space(-2, 2)
    with counted() as presses:
        take_by_keys(sitting, "fortress")
        walk_to(sitting, city)
        key(sitting, Qt.Key.Key_Return)
    by_keys_alone(presses)
    assert sitting.state.cities[city].has("fortress")


# ---------------------------------------------------------------- happiness
def test_two_cities_are_made_happier_with_four_presses(sitting):
    spread(sitting)
    eridu, kish = sitting.space(-2, 1), sitting.space(-2, 2)
    with counted() as presses:
        sitting.bring("mood", eridu)
        assert isinstance(sitting.panel, HappinessPanel)
        sitting.bring("mood", kish)
        sitting.press("Finish")
    by_mouse_alone(presses, 4)
    assert (sitting.state.cities[eridu].mood, sitting.state.cities[kish].mood) == (1, 2)
    assert sitting.kind == "turn"


def test_the_second_city_may_be_clicked(sitting):
    spread(sitting)
    eridu, kish = sitting.space(-2, 1), sitting.space(-2, 2)
    with counted() as presses:
        sitting.bring("mood", eridu)
        sitting.click(kish)
        sitting.press("Finish")
    by_mouse_alone(presses, 4)
    assert (sitting.state.cities[eridu].mood, sitting.state.cities[kish].mood) == (1, 2)


def test_two_cities_are_made_happier_by_keys_alone(sitting):
    spread(sitting)
    eridu, kish = sitting.space(-2, 1), sitting.space(-2, 2)
    with counted() as presses:
        for city in (eridu, kish):
            sitting.board.setFocus()
            take_by_keys(sitting, "mood")
            walk_to(sitting, city)
            key(sitting, Qt.Key.Key_Return)
        key(sitting, Qt.Key.Key_Return)
    by_keys_alone(presses)
    assert (sitting.state.cities[eridu].mood, sitting.state.cities[kish].mood) == (1, 2)


# ---------------------------------------------------------------- the counter itself
def test_presses_are_counted_once_each(sitting):
    spread(sitting)
    with counted() as presses:
        sitting.click(sitting.space(-1, 1))
        sitting.click(sitting.space(-1, 1))
        sitting.press("End turn")
        key(sitting, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Up, Qt.Key.Key_Up)
    assert (presses.mouse, presses.keys) == (3, 4)
