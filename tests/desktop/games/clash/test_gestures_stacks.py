"""Parts of a stack: chosen by kind and number with the second button, a long press or a key; what is said on the way."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from desktop.app.settings import STACK_HINTS, Settings
from desktop.board.gestures import State as Hand
from desktop.games.clash.dialogs.city import CityPanel
from desktop.games.clash.dialogs.units import UnitsPanel
from tests.desktop.games.clash.tables import LEFT, NONE, RIGHT, SHIFT, Sitting
from tests.desktop.games.clash.test_boardplay import ends, field
from tests.desktop.games.clash.test_gestures_docks import walk_to
from tests.desktop.games.clash.test_table_turn import town


def stack(sitting: Sitting, **units: int) -> int:
    """Open a position with a stack of mixed units and return its space."""
    sitting.position(field(units={"0,-1": units or {"infantry": 3, "settler": 2}, "0,0": {"infantry": 1}}))
    return sitting.space(0, -1)


def open_picker(sitting: Sitting, how: str, space: int) -> None:
    """Open the picker of a stack, one way or another."""
    if how == "button":
        sitting.click(space, "infantry", button=RIGHT)
    elif how == "long":
        at = sitting.point(space, "infantry")
        QTest.mousePress(sitting.board.viewport(), LEFT, NONE, at)
        sitting.board.gestures.on_long_press()
        QTest.mouseRelease(sitting.board.viewport(), LEFT, NONE, at)
    else:
        sitting.board.setFocus()
        sitting.board.set_focused_space(space)
        sitting.key(Qt.Key.Key_U, widget=sitting.board)
    assert isinstance(sitting.panel, UnitsPanel)


@pytest.mark.parametrize("how", ["button", "long", "keys"])
def test_numbers_by_kind_are_taken_and_put_down(sitting, how):
    start = stack(sitting)
    end = sitting.space(1, -1)
    open_picker(sitting, how, start)
    assert sitting.panel.units() == (("infantry", 3), ("settler", 2))
    assert sitting.table.play.held == (start, (("infantry", 3), ("settler", 2)))
    if how == "keys":
        sitting.key(Qt.Key.Key_Down)
        sitting.key(Qt.Key.Key_2)
        assert sitting.panel.units() == (("infantry", 2),)
        sitting.key(Qt.Key.Key_2)
        sitting.key(Qt.Key.Key_Return)
        assert sitting.board.hasFocus()
    else:
        QTest.mouseClick(sitting.panel.steppers["infantry"]._less, LEFT)
        QTest.mouseClick(sitting.panel.steppers["settler"]._less, LEFT)
    assert sitting.table.play.held == (start, (("infantry", 2), ("settler", 1)))
    assert sitting.lit() == ends(sitting, start, infantry=2, settler=1)
    if how == "keys":
        walk_to(sitting, end)
        sitting.key(Qt.Key.Key_Return, widget=sitting.board)
    else:
        sitting.click(end)
    assert sitting.units(end) == {"infantry": 2, "settler": 1}
    assert sitting.units(start) == {"infantry": 1, "settler": 1}
    assert sitting.panel is None


def test_what_was_picked_can_be_dragged(sitting):
    start = stack(sitting)
    open_picker(sitting, "button", start)
    QTest.mouseClick(sitting.panel.steppers["infantry"]._less, LEFT)
    sitting.drag(start, sitting.space(1, -1), "infantry")
    assert sitting.units(sitting.space(1, -1)) == {"infantry": 2, "settler": 2}


def test_a_long_press_may_still_become_a_drag_and_is_no_click(sitting):
    start = stack(sitting)
    at = sitting.point(start, "infantry")
    port = sitting.board.viewport()
    QTest.mousePress(port, LEFT, NONE, at)
    sitting.board.gestures.on_long_press()
    assert sitting.board.gestures.state is Hand.PRESSED
    sitting.over(sitting.space(1, -1))
    assert sitting.board.gestures.state is Hand.DRAGGING
    sitting.let_go(sitting.space(1, -1))
    assert sitting.units(sitting.space(1, -1)) == {"infantry": 3, "settler": 2}


@pytest.mark.parametrize("how", ["escape", "right", "nothing", "elsewhere"])
def test_the_picker_is_closed_and_the_hand_is_empty(sitting, how):
    start = stack(sitting)
    before = sitting.table.session.history.current
    open_picker(sitting, "button", start)
    if how == "escape":
        sitting.key(Qt.Key.Key_Escape)
    elif how == "right":
        sitting.click(sitting.space(-3, 0), button=RIGHT)
    elif how == "nothing":
        for stepper in sitting.panel.steppers.values():
            stepper.set_value(0)
        assert not sitting.panel.button.isEnabled()
        assert not sitting.lit()
        sitting.key(Qt.Key.Key_Escape)
    else:
        sitting.click(sitting.space(-3, 0))
        assert sitting.refused() is not None
    assert sitting.table.play.held == (-1, ())
    assert sitting.panel is None
    assert sitting.table.session.history.current is before


def test_on_a_garrison_the_picker_comes_on_its_city_the_city(sitting):
    stack(sitting)
    city = sitting.space(0, 0)
    sitting.click(city, "infantry", button=RIGHT)
    assert isinstance(sitting.panel, UnitsPanel)
    sitting.key(Qt.Key.Key_Escape)
    sitting.click(city, "settlement", button=RIGHT)
    assert isinstance(sitting.panel, CityPanel)


def test_the_picker_stands_beside_the_stack_and_offers_to_found(sitting):
    start = stack(sitting)
    open_picker(sitting, "button", start)
    assert sitting.panel.rows
    assert all(row.height() >= row.heightForWidth(row.width()) for row in sitting.panel.rows)
    box = sitting.board.space_rect(start).toAlignedRect()
    box.moveTopLeft(sitting.board.viewport().mapTo(sitting.window, box.topLeft()))
    panel = sitting.panel.rect().translated(sitting.panel.mapTo(sitting.window, sitting.panel.rect().topLeft()))
    assert not panel.intersects(box)
    sitting.choose("Found a city")
    assert sitting.state.cities[start].owner == 0


# ---------------------------------------------------------------- ships
def test_a_part_goes_aboard_and_a_part_goes_ashore(sitting):
    data: dict[str, Any] = field(units={"0,0": {"infantry": 3}, "0,1": {"ship": 1}})
    sitting.position(data)
    city, port, shore = sitting.space(0, 0), sitting.space(0, 1), sitting.space(1, 0)
    sitting.click(city, "infantry", button=RIGHT)
    QTest.mouseClick(sitting.panel.steppers["infantry"]._less, LEFT)
    sitting.lift(city, "infantry")
    sitting.over(port)
    assert dict(sitting.board.highlights.picture.note.lines)["Aboard"] == "2 of 2"
    sitting.let_go(port)
    assert sitting.units(port) == {"infantry": 2, "ship": 1}
    assert sitting.units(city) == {"infantry": 1}
    sitting.press("Finish moving")
    sitting.click(port, "infantry", button=RIGHT)
    for kind, number in (("ship", 0), ("infantry", 1)):
        sitting.panel.steppers[kind].set_value(number)
    sitting.click(shore)
    assert sitting.units(shore) == {"infantry": 1}
    assert sitting.units(port) == {"infantry": 1, "ship": 1}


# ---------------------------------------------------------------- on the way
def test_while_units_are_carried_what_ends_their_movement_and_the_moves_left_are_told(sitting):
    sitting.position(field(units={"0,-1": {"infantry": 1}, "0,-2": {"settler": 1}, "-2,0": {"settler": 1}}))
    start = sitting.space(0, -1)
    sitting.lift(start, "infantry")
    sitting.over(sitting.space(-1, -1))
    note = sitting.board.highlights.picture.note
    assert note.title == "1 Infantry"
    assert dict(note.lines) == {"Forest": "no attack this turn", "Moves left": "2"}
    assert sitting.board.highlights.picture.path.spaces == (start, sitting.space(-1, -1))
    sitting.over(sitting.space(1, -2))
    assert dict(sitting.board.highlights.picture.note.lines)["Mountain"] == "no further move this turn"
    sitting.over(sitting.space(1, -1))
    assert dict(sitting.board.highlights.picture.note.lines) == {"Moves left": "2"}
    sitting.let_go(sitting.space(1, -1))
    assert sitting.board.highlights.picture.note is None


def test_influence_shows_rings_and_chances_in_the_panel_too(sitting):
    sitting.position(town())
    city = sitting.space(-2, 1)
    sitting.click(city)
    sitting.tab("influence")
    rings = sitting.board.highlights.picture.ranges
    assert [ring.label for ring in rings][:2] == ["", "+1"]
    assert city in rings[0].spaces
    assert rings[0].spaces < rings[1].spaces
    row = sitting.row("Rome")
    assert "0: 33 % · 1: 50 %" in row.option.note.replace("\u00a0", " ")
    sitting.tab("collect")
    assert not sitting.board.highlights.picture.ranges
    sitting.tab("influence")
    sitting.key(Qt.Key.Key_Escape)
    assert not sitting.board.highlights.picture.ranges


def test_the_way_of_a_ship_is_shown_over_the_sea(sitting):
    sitting.position(field(units={"0,1": {"ship": 1}}))
    port, far = sitting.space(0, 1), sitting.space(-1, 2)
    sitting.lift(port, "ship")
    sitting.over(far)
    way = sitting.board.highlights.picture.path.spaces
    assert (way[0], way[-1]) == (port, far)
    assert all(sitting.state.terrain[space] == "sea" for space in way)
    neighbours = sitting.state.geometry().neighbours
    assert all(b in neighbours[a] for a, b in pairwise(way))
    sitting.let_go(far)


def test_by_roads_the_longer_way_is_shown_with_its_price_while_ctrl_is_held(sitting, monkeypatch):
    data = field(advances=["engineering", "roads", "tactics"], units={"0,0": {"settler": 1}}, food=3, ore=3)
    data["board"]["1,-1"] = "forest"
    sitting.position(data)
    start, forest = sitting.space(0, 0), sitting.space(1, -1)
    sitting.lift(start, "settler")
    sitting.over(forest)
    assert "no attack this turn" in dict(sitting.board.highlights.picture.note.lines).values()
    sitting.over(start)
    monkeypatch.setattr(QGuiApplication, "keyboardModifiers", staticmethod(lambda: Qt.KeyboardModifier.ControlModifier))
    sitting.over(forest)
    lines = dict(sitting.board.highlights.picture.note.lines)
    assert "By Roads" in lines
    assert "no attack this turn" not in lines.values()
    sitting.let_go(forest)
    moved = [entry for node in sitting.table.session.history.path() for entry in node.entries if entry.key == "moved"]
    assert moved[0].values["roads"] == 1


# ---------------------------------------------------------------- told where it is wanted
ALONE, MORE, CHOOSE = "Shift: click or drag a unit: it alone", "Shift: click a unit: one more", "U: choose how many"


def told(sitting: Sitting) -> str:
    """Return what the keys of the board are said to do."""
    hints = sitting.window.frame.hints
    return hints.accessibleName() if hints.isVisible() else ""


def test_a_stack_under_the_mouse_says_how_it_is_taken_apart_until_that_is_known(sitting):
    start = stack(sitting, infantry=2)
    single = sitting.space(0, 0)
    board = sitting.board
    board.hover(single)
    assert told(sitting) == ""
    board.hover(start)
    assert told(sitting) == f"{ALONE}, {CHOOSE}"
    board.hover(single)
    assert told(sitting) == ""
    board.hover(start)
    assert ALONE in told(sitting)
    sitting.click(start, "infantry", keys=SHIFT)
    assert sitting.table.play.held == (start, (("infantry", 1),))
    assert MORE in told(sitting)
    assert CHOOSE in told(sitting)
    sitting.key(Qt.Key.Key_Escape, widget=board)
    board.hover(single)
    board.hover(start)
    assert told(sitting) == "", "who has done it knows it"


def test_it_is_said_a_few_times_only(sitting):
    start = stack(sitting, infantry=2)
    said = []
    for _ in range(5):
        sitting.board.hover(start)
        said.append(bool(told(sitting)))
        sitting.board.hover(-1)
    assert said == [True] * STACK_HINTS + [False] * (5 - STACK_HINTS)
    again = Settings(sitting.folders.config)
    sitting.settings.sync()
    assert again.stack_hints == STACK_HINTS


def test_in_the_hand_a_whole_stack_says_it_always_and_shift_leaves_one(sitting):
    start = stack(sitting, infantry=2)
    sitting.settings.stack_hints = STACK_HINTS
    sitting.click(start, "infantry")
    assert sitting.table.play.held == (start, (("infantry", 2),))
    assert ALONE in told(sitting)
    assert CHOOSE in told(sitting)
    sitting.click(start, "infantry", keys=SHIFT)
    assert sitting.table.play.held == (start, (("infantry", 1),))
    sitting.click(start, "infantry", keys=SHIFT)
    sitting.click(start, "infantry", keys=SHIFT)
    assert sitting.table.play.held == (start, (("infantry", 2),)), "one click too many changes nothing"


def test_a_single_unit_says_nothing_of_stacks(sitting):
    stack(sitting)
    sitting.click(sitting.space(0, 0), "infantry")
    assert "Shift" not in told(sitting)
    assert "Esc" in told(sitting)


def test_the_key_chooses_of_the_stack_in_the_hand_or_under_the_mouse(sitting):
    start = stack(sitting, infantry=2)
    sitting.board.setFocus()
    sitting.board.hover(start)
    assert sitting.board.focused_space != start
    sitting.key(Qt.Key.Key_U, widget=sitting.board)
    assert isinstance(sitting.panel, UnitsPanel)
    assert sitting.panel.units() == (("infantry", 2),)
