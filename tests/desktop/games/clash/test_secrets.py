"""No secret is anywhere in the window while the machine passes, while others answer openly, and while bots move."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QStringListModel, Qt
from PySide6.QtGui import QAction, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QGraphicsRectItem, QMenu, QToolTip, QWidget

from core.games.clash.game import GAME
from core.games.clash.goods import goods
from core.games.clash.moves import END_TURN, NO, Offer
from desktop.dialogs.handover import TakeMachineDialog
from desktop.theme import paint
from desktop.widgets.base import Painted
from tests.desktop.games.clash.secrets import leaks, secrets
from tests.desktop.games.clash.tables import LEFT, Sitting
from tests.desktop.games.clash.test_handover import curtain, draw_a_wonder, sit_down, with_cards

Hunt = Callable[..., dict[str, tuple[str, str]]]


@pytest.fixture
def hunt(sitting: Sitting, painted: list[str]) -> Hunt:
    """A function that returns the secrets of these seats (of all people, if none is named) that can be found in the window."""

    def found(*seats: int) -> dict[str, tuple[str, str]]:
        wanted: dict[str, tuple[str, ...]] = {}
        for seat in seats or sitting.table.persons:
            wanted |= secrets(sitting.state, seat)
        assert wanted
        return leaks(sitting, painted, wanted)

    return found


def everything_open(sitting: Sitting) -> None:
    """Show all panels, let two float, look at a card, and open the list of commands and the menu of a card before that."""
    docks = sitting.window._docking.docks
    for dock in docks.values():
        dock.show()
    for name in ("hand", "goals", "journal"):
        if name in docks:
            docks[name].setFloating(True)
            docks[name].show()
    QTest.mouseClick(sitting.table.hand.cards[0], LEFT)
    assert sitting.table.hand.preview.isVisible()
    sitting.table.view_widget.setFocus()


# ---------------------------------------------------------------- the walk itself
class _OnDemand(QWidget):
    """Makes its tooltip when it is asked for."""

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), "Heroic General", self)
            return True
        return super().event(event)


class _Painter(Painted):
    """Paints a secret and says nothing about it."""

    def paint(self, painter: Any) -> None:
        paint.text(painter, self.rect().toRectF(), "Heroic " + "General")


def plant(sitting: Sitting, where: str) -> object:
    """Put the name of a card of seat 1 somewhere; return what must be kept alive."""
    secret = "Heroic General"
    window = sitting.window
    thing: Any = QWidget(window)
    match where:
        case "tooltip":
            thing.setToolTip(f"{secret} can be played")
        case "accessible name" | "accessible description" | "status tip" | "what's this":
            setters = {"accessible name": "AccessibleName", "accessible description": "AccessibleDescription",
                       "status tip": "StatusTip", "what's this": "WhatsThis"}  # fmt: skip
            getattr(thing, f"set{setters[where]}")(secret)
        case "title of a floating dock":
            dock = window._docking.docks["journal"]
            dock.setFloating(True)
            dock.setWindowTitle(f"Journal: {secret}")
        case "window title":
            window.setWindowTitle(secret)
        case "hidden window":
            thing = QWidget()
            thing.setAccessibleName(secret)
        case "model":
            thing = QStringListModel(["nothing", secret], window)
        case "command":
            thing = QAction(f"Play {secret}", window)
        case "data of a widget":
            thing.rows = [{"row": ("x", [secret])}]
        case "id in the data of a widget":
            thing.card = ("A05",)
        case "item of the scene":
            thing = QGraphicsRectItem(0, 0, 5, 5)
            thing.setToolTip(secret)
            sitting.board.scene().addItem(thing)
        case "data of an item":
            thing = QGraphicsRectItem(0, 0, 5, 5)
            thing.setData(3, secret)
            sitting.board.scene().addItem(thing)
        case "tooltip on demand":
            thing = _OnDemand(window)
            thing.setGeometry(0, 0, 20, 20)
            thing.show()
        case "painted":
            thing = _Painter(window)
            thing.setGeometry(0, 0, 200, 20)
            thing.show()
            thing.raise_()
        case "note in a dock's title":
            window._docking.set_note("hand", secret)
        case "bar":
            window.bar.note.set_text(secret)
        case _:
            raise AssertionError(where)
    return thing


@pytest.mark.parametrize("where", [
    "tooltip", "accessible name", "accessible description", "status tip", "what's this", "title of a floating dock",
    "window title", "hidden window", "model", "command", "data of a widget", "id in the data of a widget",
    "item of the scene", "data of an item", "tooltip on demand", "painted", "note in a dock's title", "bar",
])  # fmt: skip
def test_the_walk_finds_a_secret_wherever_it_is_put(sitting, hunt, where):
    sitting.position(with_cards(), 0, 1)
    assert curtain(sitting) is not None
    assert hunt() == {}
    kept = plant(sitting, where)
    assert set(hunt()) == {"A05"}, where
    del kept


def test_who_sits_at_the_machine_finds_the_own_cards_and_no_others(sitting, hunt):
    sitting.position(with_cards(), 0, 1)
    sit_down(sitting)
    assert set(hunt(0)) == set(secrets(sitting.state, 0)) != set()
    assert hunt(1) == {}


# ---------------------------------------------------------------- hand-over
@pytest.mark.parametrize("open_all", [False, True])
def test_nothing_is_found_while_the_machine_passes(sitting, hunt, open_all):
    sitting.position(with_cards(), 0, 1)
    assert hunt() == {}
    sit_down(sitting)
    if open_all:
        everything_open(sitting)
    sitting.window.run("end_turn")
    assert curtain(sitting) is not None
    assert hunt() == {}
    sit_down(sitting)
    assert hunt(0) == {}
    assert set(hunt(1)) == set(secrets(sitting.state, 1))


@pytest.mark.parametrize("what", ["tooltip", "menu"])
def test_what_is_open_over_the_window_goes_before_the_machine_passes(sitting, hunt, bots, qtbot, what):
    bots.script = None
    sitting.position(with_cards(bots=1), 0, 2)
    sit_down(sitting)
    sitting.table.submit(END_TURN)
    qtbot.waitUntil(lambda: bots.made[-1].asked == [("greedy", 1)])
    middle = sitting.window.mapToGlobal(sitting.window.rect().center())
    if what == "tooltip":
        QToolTip.showText(middle, "Mass Collection", sitting.window)
        assert QToolTip.isVisible()
    else:
        menu = QMenu(sitting.window)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction("Heroic General")
        menu.popup(middle)
    bots.made[-1].answer(END_TURN)
    assert curtain(sitting) is not None
    assert not QToolTip.isVisible()
    assert hunt() == {}


def test_the_list_of_commands_goes_before_the_machine_passes(sitting, hunt, bots):
    sitting.position(with_cards(), 0, 1)
    sit_down(sitting)
    sitting.window.run("palette")
    assert sitting.window.palette_of_commands.layer is not None
    sitting.table.submit(END_TURN)
    assert curtain(sitting) is not None
    assert hunt() == {}


def test_what_was_drawn_in_secret_stays_a_secret(sitting, hunt):
    # An Advance that brings a Wonder card: its private line of the journal, its place in hand and history.
    draw_a_wonder(sitting)
    assert set(hunt(0)) == {"great_arena"}
    sitting.press("End turn")
    assert hunt() == {}
    sit_down(sitting)
    assert hunt(0) == {}


def test_nothing_is_found_in_a_hand_over_in_the_middle_of_a_battle(sitting, hunt):
    data = with_cards(theirs=("A07", "O17"))
    data["seats"]["0"]["units"]["0,0"] = {"infantry": 3}
    for seat in ("0", "1"):
        data["seats"][seat]["advances"] = ["fishing", "tactics"]
    data["seats"]["1"]["units"]["1,0"] = {"infantry": 3}
    sitting.position(data, 0, 1)
    sit_down(sitting)
    sitting.drag(sitting.space(0, 0), sitting.space(1, 0), "infantry")
    passed = 0
    for _ in range(20):
        if sitting.kind == "turn" and curtain(sitting) is None:
            break
        if curtain(sitting) is not None:
            passed += 1
            assert hunt() == {}
            sit_down(sitting)
        elif sitting.table.asked != sitting.table.sitting or sitting.table.hotseat.face_down:
            assert hunt() == {}  # openly asked, or nobody has said since that the hand may be shown
        else:
            assert hunt(1 - sitting.table.sitting) == {}
        sitting.table.submit(next(iter(GAME.moves(sitting.state, sitting.table.asked))))
    assert passed >= 1


def test_nothing_is_found_while_an_offer_passes_and_only_shown_cards_after_it(sitting, hunt):
    sitting.position(with_cards(), 0, 1)
    sit_down(sitting)
    sitting.table.submit(Offer(1, goods(food=1), (("A29", False), ("O23", True)), goods(ore=1)))
    covering = curtain(sitting)
    assert covering is not None
    assert covering.without is not None
    mine = {"A29": secrets(sitting.state, 0)["A29"]}
    assert hunt(1) == {}
    assert not set(hunt(0)) & set(mine)
    sit_down(sitting)
    assert sitting.table.sitting == 1
    assert hunt(0) == {}  # what is shown to seat 1 is no secret any more: the rest is
    assert "A29" in secrets(sitting.state, 0)


# ---------------------------------------------------------------- open questions
def test_nothing_is_found_while_somebody_answers_openly(sitting, hunt):
    data = with_cards()
    data["begin"] = "free_advance"
    sitting.position(data, 0, 1)
    assert curtain(sitting) is None
    everything_shown(sitting)
    assert hunt() == {}
    sitting.choose("Storage")
    assert hunt() == {}


def everything_shown(sitting: Sitting) -> None:
    for dock in sitting.window._docking.docks.values():
        dock.show()


def test_nothing_is_found_while_somebody_is_asked_whether_the_machine_must_pass(sitting, hunt):
    data = with_cards(mine=("O14", "A29"), theirs=("O14", "A05"), food=7)
    data["seats"]["1"].update(ore=7, food=7)
    data["begin"] = "status_phase"
    table = sitting.position(data, 0, 1)
    table.hotseat.note_passed(table.decision, 1 - table.asked)
    sit_down(sitting)
    table.submit(NO)
    assert [dialog for dialog in sitting.window.findChildren(TakeMachineDialog) if dialog.isVisible()]
    assert hunt() == {}


# ---------------------------------------------------------------- bots
def test_nothing_is_found_while_bots_move_between_people(sitting, hunt, bots, qtbot):
    bots.script = None
    sitting.position(with_cards(bots=1), 0, 2)
    sit_down(sitting)
    everything_open(sitting)
    sitting.window.run("end_turn")
    qtbot.waitUntil(lambda: bots.made[-1].asked == [("greedy", 1)])
    assert curtain(sitting) is None
    assert hunt() == {}
    for space in moved_about(sitting):
        sitting.board.space_hovered.emit(space)
    assert hunt() == {}
    bots.made[-1].answer(END_TURN)
    assert curtain(sitting) is not None
    assert hunt() == {}
    sit_down(sitting)
    assert hunt(0) == {}


def moved_about(sitting: Sitting) -> Iterator[int]:
    """Yield spaces that somebody points at while he waits."""
    yield from (sitting.space(0, 0), sitting.space(2, -1), sitting.space(1, 0))


def test_the_settings_of_the_table_that_are_open_when_the_machine_passes_tell_nothing(sitting, hunt, bots, qtbot):
    bots.script = None
    sitting.position(with_cards(bots=1), 0, 2)
    sit_down(sitting)
    sitting.press("End turn")
    qtbot.waitUntil(lambda: bots.made[-1].asked == [("greedy", 1)])
    sitting.window.run("table_settings")
    bots.made[-1].answer(END_TURN)
    assert curtain(sitting) is not None
    assert hunt() == {}
    sit_down(sitting)
    assert set(hunt(2)) == set(secrets(sitting.state, 2))
