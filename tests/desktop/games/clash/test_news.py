"""What the others did since one's last turn: told as the turn begins or on request, what concerns the reader first."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from core.engine.decision import Entry
from core.games.clash.game import GAME
from core.games.clash.moves import END_TURN, Influence, TakeAdvance
from desktop.app.settings import NEWS_ALWAYS, NEWS_CONCERNS, NEWS_NEVER
from desktop.games.clash.dialogs.happened import TradeStory
from desktop.games.clash.dialogs.report import ReportPanel
from desktop.games.clash.reports import REPORT_ACTIONS
from tests.desktop.games.clash.tables import LEFT, Sitting
from tests.desktop.games.clash.test_pace import rich_rome

FISHING = ["Bot got Fishing. Paid: 2 Food. Gained: 1 Mood."]


def builds(state: Any, seat: int) -> Any:
    """A bot that takes an Advance and ends its turn."""
    return TakeAdvance("fishing") if GAME.refusal(state, seat, TakeAdvance("fishing")) is None else END_TURN


def influences(state: Any, seat: int) -> Any:
    """A bot that tries to influence the first player's cities once, then takes an Advance."""
    moves = list(GAME.moves(state, seat))
    tries = [move for move in moves if isinstance(move, Influence) and state.cities[move.target].owner == 0]
    if tries and state.players[seat].actions == 3:
        return tries[0]
    if END_TURN not in moves:
        return moves[0]
    return builds(state, seat)


def play_a_round(sitting: Sitting, bots: Any, qtbot: Any, script: Any, news: str = NEWS_CONCERNS, **rome: Any) -> None:
    """Mira ends her turn, Rome plays as it is told, Mira is asked again."""
    bots.script = staticmethod(script)
    sitting.settings.news = news
    data = rich_rome()
    data["seats"]["1"].update(rome)
    sitting.position(data)
    sitting.press("End turn")
    qtbot.waitUntil(lambda: sitting.table.asked == 0)


def rows(panel: Any) -> list[str]:
    """Return the sentences of the panel's account."""
    assert isinstance(panel, ReportPanel)
    assert panel.summary is not None
    return [row.text() for row in panel.summary.rows]


def test_what_concerns_nobody_here_is_told_on_request_only(sitting, bots, qtbot):
    play_a_round(sitting, bots, qtbot, builds)
    assert sitting.panel is None
    sitting.board.setFocus()
    sitting.key(Qt.Key.Key_N, widget=sitting.board)
    assert rows(sitting.panel) == FISHING
    sitting.key(Qt.Key.Key_Escape)
    assert sitting.panel is None


def test_enter_closes_what_is_told_and_opens_no_city_behind_it(sitting, bots, qtbot):
    play_a_round(sitting, bots, qtbot, influences, culture=5)
    for asked_for in ("", "news", "events"):
        if asked_for:
            sitting.table.trigger(asked_for)
        assert isinstance(sitting.panel, ReportPanel)
        assert sitting.panel.go_on.isVisible()
        assert sitting.panel.go_on.shown_key == "Return"
        sitting.board.setFocus()
        sitting.board.set_focused_space(next(iter(sitting.state.cities)))
        sitting.key(Qt.Key.Key_Return, widget=sitting.board)
        assert sitting.panel is None
        assert sitting.table.play.held == (-1, ())
    sitting.key(Qt.Key.Key_Return, widget=sitting.board)
    assert sitting.panel is not None or sitting.table.play.held[0] >= 0  # Now it is for what stands there.


def test_continue_closes_what_is_told(sitting, bots, qtbot):
    play_a_round(sitting, bots, qtbot, influences, culture=5)
    sitting.press("Continue")
    assert sitting.panel is None


def test_what_is_told_goes_when_something_is_taken_into_the_hand_and_the_keys_are_for_that(sitting, bots, qtbot):
    play_a_round(sitting, bots, qtbot, builds)
    sitting.table.trigger("news")
    sitting.panel.close_button.setFocus()
    sitting.tap("mood")
    load = sitting.table.play.load
    assert load is not None
    assert sitting.panel is None
    sitting.key(Qt.Key.Key_Tab)
    assert sitting.board.focused_space in load.targets
    assert sitting.table.play.load is load


def test_the_panel_bears_the_name_of_its_command(sitting, bots, qtbot):
    play_a_round(sitting, bots, qtbot, builds)
    sitting.table.trigger("news")
    assert sitting.panel.accessibleName() == next(one.text for one in REPORT_ACTIONS if one.id == "news")


def test_what_concerns_the_reader_is_told_as_the_turn_begins_and_comes_first(sitting, bots, qtbot):
    play_a_round(sitting, bots, qtbot, influences, culture=5)
    told = rows(sitting.panel)
    assert told[0].startswith("Bot tried to influence")
    assert told[-1:] == FISHING
    concerning = [deed.concerns for deed in sitting.table.reports.deeds()]
    assert True in concerning
    assert False in concerning


@pytest.mark.parametrize(("news", "shown"), [(NEWS_ALWAYS, True), (NEWS_NEVER, False)])
def test_the_setting_decides_whether_it_is_told(sitting, bots, qtbot, news, shown):
    play_a_round(sitting, bots, qtbot, builds, news)
    assert (sitting.panel is not None) is shown


def test_never_means_never_though_it_concerns_the_reader(sitting, bots, qtbot):
    play_a_round(sitting, bots, qtbot, influences, NEWS_NEVER, culture=5)
    assert sitting.panel is None


def test_who_skipped_is_told_what_was_skipped(sitting, bots, qtbot):
    bots.script = None
    sitting.position(rich_rome())
    sitting.press("End turn")
    client = bots.made[-1]
    qtbot.waitUntil(lambda: len(client.asked) == 1)
    sitting.window.run("skip")
    client.answer(TakeAdvance("fishing"))
    qtbot.waitUntil(lambda: len(client.asked) == 2)
    client.answer(END_TURN)
    qtbot.waitUntil(lambda: sitting.table.asked == 0)
    assert rows(sitting.panel) == FISHING


def test_the_account_goes_when_the_person_acts_and_can_be_had_again(sitting, bots, qtbot):
    play_a_round(sitting, bots, qtbot, builds, NEWS_ALWAYS)
    told = rows(sitting.panel)
    sitting.drag(sitting.space(0, 0), sitting.space(-1, 0), "infantry")
    assert not isinstance(sitting.panel, ReportPanel)
    sitting.window.run("news")
    assert rows(sitting.panel) == told, "what oneself did since is not told"


def test_the_next_round_tells_of_itself_only(sitting, bots, qtbot):
    play_a_round(sitting, bots, qtbot, builds, NEWS_ALWAYS)
    bots.script = staticmethod(lambda state, seat: END_TURN)
    sitting.press("End turn")
    qtbot.waitUntil(lambda: sitting.table.asked == 0)
    sitting.window.run("news")
    assert rows(sitting.panel) == []


def test_a_line_leads_to_its_place(sitting, bots, qtbot, monkeypatch):
    play_a_round(sitting, bots, qtbot, influences, culture=5)
    shown: list[int] = []
    monkeypatch.setattr(sitting.table.play, "flash", shown.append)
    row = sitting.panel.summary.rows[0]
    QTest.mouseClick(row, LEFT)
    assert len(shown) == 1
    assert shown[0] in sitting.state.cities
    row.setFocus()
    QTest.keyClick(row, Qt.Key.Key_Return)
    assert len(shown) == 2


def test_a_step_back_takes_the_account_away(sitting, bots, qtbot):
    play_a_round(sitting, bots, qtbot, builds, NEWS_ALWAYS)
    sitting.window.run("undo")
    assert sitting.panel is None


def test_a_report_while_others_play_leaves_them_the_keys(sitting, bots, qtbot):
    """An Event that Rome draws is told at once; Space still skips, Esc puts the report away."""
    bots.script = None
    table = sitting.position(rich_rome())
    sitting.board.setFocus()
    sitting.press("End turn")
    sitting.board.setFocus()
    story = TradeStory(1, False, [Entry("trade_refused", 1, {"partner": 0})])
    table.reports._waiting.append(story)
    table.reports.offer()
    assert isinstance(sitting.panel, ReportPanel)
    assert sitting.board.hasFocus()
    sitting.key(Qt.Key.Key_Escape)
    assert sitting.panel is None
    table.reports._waiting.append(story)
    table.reports.offer()
    sitting.key(Qt.Key.Key_Space)
    assert table.botplay.skipping


@pytest.mark.parametrize("key", [Qt.Key.Key_E, Qt.Key.Key_Escape])
def test_a_report_in_ones_own_turn_leaves_the_keys_to_the_board(sitting, bots, qtbot, key):
    play_a_round(sitting, bots, qtbot, builds, NEWS_ALWAYS)
    assert isinstance(sitting.panel, ReportPanel)
    assert sitting.board.hasFocus()
    turn = sitting.table.session.history.current
    QTest.keyClick(sitting.board, key)
    qtbot.waitUntil(lambda: sitting.panel is None)
    assert (sitting.table.session.history.current is not turn) == (key == Qt.Key.Key_E)


def test_what_happens_in_ones_own_turn_is_told_without_the_round_before(sitting, bots, qtbot):
    """A report of one's own action, in which another seat had to answer, is none of "since your last turn"."""
    play_a_round(sitting, bots, qtbot, builds, NEWS_NEVER)
    sitting.settings.news = NEWS_ALWAYS
    table = sitting.table
    sitting.drag(sitting.space(0, 0), sitting.space(-1, 0), "infantry")
    table.reports._waiting.append(TradeStory(0, False, [Entry("trade_refused", 0, {"partner": 1})]))
    table.reports.offer()
    assert isinstance(sitting.panel, ReportPanel)
    assert sitting.panel.summary is None
