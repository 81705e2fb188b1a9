"""What the board shows of steps: moves, dice, gains, banners, and the others' last ways."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from core.engine import saves
from core.engine.decision import Entry
from core.engine.journal import seen_by
from core.games.clash.game import GAME
from core.games.clash.moves import DONE, Collect, MoveUnits
from desktop.board.model import BannerPicture, DicePicture, MovePicture, RisePicture, TrailPicture
from desktop.board.pieceitems import Z
from desktop.board.view import BoardView
from desktop.games.clash.gains import flights_of
from desktop.games.clash.happenings import DICE, Happenings, acts_of
from desktop.games.clash.picture import board_picture
from desktop.robust import faults
from desktop.theme.palette import LIGHT, PLAYERS
from desktop.theme.style import theme
from tests.desktop.board.items import fresh_window, scene_items, without_ground
from tests.desktop.games.clash.tables import Sitting, ends_its_turn
from tests.desktop.games.clash.test_table_turn import town

GAME_OF_THREE = Path(__file__).parents[3] / "games" / "clash" / "saves" / "3p-ages.json"


def position() -> dict[str, Any]:
    """A town, and an army of the neighbour."""
    data = town()
    data["seats"]["1"] |= {"units": {"2,-1": {"infantry": 2}}, "advances": ["tactics"]}
    return data


def test_lines_of_the_journal_become_what_the_board_shows(sitting: Sitting) -> None:
    table = sitting.position(position())
    view = table.view
    start, end = sitting.space(2, -1), sitting.space(1, -1)
    acts = acts_of(
        [
            Entry("age_started", -1, {"age": 2}),
            Entry("moved", 1, {"path": (start, end), "units": (("infantry", 2),), "roads": 0}),
            Entry("battle_started", 1, {"defender": 0, "space": end}),
            Entry("battle_roll", 1, {"faces": (1, 12), "dice": (1, 6), "round": 2}),
            Entry("mood_fell", 0, {"city": end, "mood": 0, "source": "activation"}),
            Entry("collected", 0, {"city": end, "spaces": ((start, "food"), (end, "mood"))}),
            Entry("influence_rolled", 0, {"die": 4, "result": 5, "target": end}),
            Entry("turn_ended", 0, {}),
        ],
        view,
    )
    assert acts == (
        BannerPicture("Age II"),
        MovePicture(1, (("infantry", 2),), (start, end)),
        DicePicture(1, end, (("1", "leader"), ("6", "infantry")), DICE, 2),
        RisePicture(end, "mood_angry", "", "danger"),
        RisePicture(start, "food", "+1"),
        RisePicture(end, "mood_happy", "+1"),
        DicePicture(0, end, (("4", ""),), tuple((str(n), "") for n in range(1, 7))),
    )


def _wanders(state: Any, seat: int) -> Any:
    """A bot that sends its army round its city once, then ends its turn."""
    index = state.geometry().index
    away, home = index[2, -1], index[2, -2]
    if any(group[0] == seat for group in state.units.get(away, ())):
        return MoveUnits((away, home), (("infantry", 0, 2),))
    return DONE if DONE in list(GAME.moves(state, seat)) else ends_its_turn(state, seat)


def test_the_last_way_of_a_bot_is_shown_until_the_person_acts(sitting: Sitting, bots: Any, qtbot: Any) -> None:
    bots.script = staticmethod(_wanders)
    table = sitting.position(position())
    start, end = sitting.space(2, -1), sitting.space(2, -2)
    sitting.press("End turn")
    qtbot.waitUntil(lambda: table.asked == 0 and sitting.kind == "turn" and sitting.units(end, 1) == {"infantry": 2})
    trail = TrailPicture(1, (start, end))
    assert table.view_widget.highlights.picture.trails == (trail,)
    # A group in the hand is not shown between other ways.
    sitting.click(sitting.space(0, 0), "infantry")
    assert table.view_widget.highlights.picture.trails == ()
    sitting.key(Qt.Key.Key_Escape)
    assert table.view_widget.highlights.picture.trails == (trail,)
    sitting.drag(sitting.space(0, 0), sitting.space(-1, 0), "infantry")
    assert table.view_widget.highlights.picture.trails == ()


def test_a_click_while_a_bots_move_is_shown_only_ends_it(sitting: Sitting, bots: Any, qtbot: Any) -> None:
    bots.script = None
    table = sitting.position(position())
    table.view_widget.set_motion(1.0)
    sitting.press("End turn")
    client = bots.made[-1]
    qtbot.waitUntil(lambda: bool(client.asked))
    table.view_widget.motion._tick.setInterval(1 << 28)
    start, end = sitting.space(2, -1), sitting.space(2, -2)
    client.answer(MoveUnits((start, end), (("infantry", 0, 2),)))
    qtbot.waitUntil(lambda: table.view_widget.motion.is_running)
    assert table.view_widget.motion.interrupt()
    # Taking a step back flies nothing.
    table.go_to(table.session.history.root)
    assert all(item.zValue() < Z.FLYING for item in table.view_widget.scene().items() if item.isVisible())
    assert table.view_widget.pieces._shown["stack", (start, "1", False)].item.isVisible()
    assert table.view_widget.highlights.picture.trails == ()


def test_the_own_move_is_no_trail_and_its_animation_is_ones_own(sitting: Sitting) -> None:
    table = sitting.position(position())
    table.view_widget.set_motion(1.0)
    table.view_widget.motion._tick.setInterval(1 << 28)
    start, end = sitting.space(0, 0), sitting.space(-1, 0)
    table.submit(MoveUnits((start, end), (("infantry", 0, 1),)))
    assert table.view_widget.motion.is_running
    assert not table.view_widget.motion.interrupt()
    assert not table.view_widget.motion.is_running
    assert table.view_widget.highlights.picture.trails == ()


def test_what_is_collected_flies_to_the_counters_and_tokens_to_the_city(sitting: Sitting, qtbot: Any) -> None:
    table = sitting.position(town())
    city, forest = sitting.space(0, 0), sitting.space(0, -1)
    collected = [Entry("collected", 0, {"city": city, "spaces": ((forest, "wood"), (city, "food"))})]
    assert list(flights_of(collected, 0)) == [("wood", forest, True), ("food", city, True)]
    assert list(flights_of(collected, 1)) == []
    spent = [Entry("mood_rose", 0, {"city": city, "mood": 2}), Entry("influence_tried", 0, {"city": city, "target": forest})]
    assert list(flights_of(spent, 0)) == [("mood", city, False), ("culture", forest, False)]
    flights = table.gains.flights
    table.gains.show(collected, 0)
    assert not flights.is_running  # animations are off
    theme().configure(animation_speed=1.0)
    table.gains.show(collected, 0)
    tokens = sitting.window.findChildren(type(flights._running[0][1]))
    assert len(tokens) == 2
    qtbot.waitUntil(lambda: all(token.isVisible() for token in tokens))  # they set out one after the other
    table.view_widget.motion.interrupt()
    assert not flights.is_running
    assert not any(token.isVisible() for token in tokens)


def test_collecting_by_hand_sends_the_goods_off(sitting: Sitting) -> None:
    table = sitting.position(town())
    theme().configure(animation_speed=1.0)
    move = next(move for move in table.legal() if isinstance(move, Collect) and len(move.spaces) == 1)
    table.submit(move)
    assert table.gains.flights.is_running
    table.gains.flights.finish()


@pytest.mark.parametrize("size", [24, 56])
def test_a_whole_game_with_all_its_animations_ends_as_a_fresh_window(qtbot: QtBot, size: int) -> None:
    """Each step begins while what was shown of the last one is somewhere on its way."""
    session = saves.load_file(GAME_OF_THREE).session
    path = list(session.history.path())
    dice, happenings, colours = random.Random(size), Happenings(), PLAYERS[:3]
    board = without_ground(BoardView(LIGHT))
    board.resize(1000, 760)
    qtbot.addWidget(board)
    board.show()
    board.motion._tick.setInterval(1 << 28)
    board.set_picture(board_picture(session.game.view(path[0].state, None), colours))
    board.zoom.to_level(size, animated=False)
    for node in path[1:]:
        view = session.game.view(node.state, None)
        acts = acts_of([seen_by(entry, None) for entry in node.entries], view, happenings)
        board.set_picture(board_picture(view, colours), acts, foreign=dice.random() < 0.5)
        board.motion.advance(dice.choice([10, 100, 400, 2000]))
    items, fresh = scene_items(board), fresh_window(board)
    assert items == scene_items(fresh)
    assert not faults(board)
    fresh.shut_down()
    fresh.deleteLater()
    board.shut_down()
