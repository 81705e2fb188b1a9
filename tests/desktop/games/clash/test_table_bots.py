"""Bots at the real table: in their own process, and what the person is told when that fails."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.games.clash.moves import END_TURN
from tests.desktop.games.clash.tables import Sitting, session_of
from tests.desktop.games.clash.test_table_turn import town


@pytest.fixture
def with_process(still, no_ground, qtbot, tmp_path: Path):
    """A window whose bots think in their real process."""
    made = Sitting(tmp_path)
    qtbot.waitUntil(made.window.isActiveWindow)
    yield made
    made.close()


def test_random_bots_play_in_their_process_until_one_is_asked_again(with_process, qtbot):
    session = session_of({**town(), "players": 3})
    for row in session.extra["seats"][1:]:
        row["bot"] = "random"
    table = with_process.put(session)
    with_process.press("End turn")
    assert table.asked is None
    qtbot.waitUntil(lambda: table.asked == 0, timeout=60_000)
    movers = {node.seat for node in table.session.history.path()[1:]}
    assert movers >= {0, 1, 2}
    assert with_process.window.bar.text.text().startswith("Your turn")


def test_a_killed_process_is_told_and_trying_again_works(with_process, qtbot):
    session = session_of(town())
    session.extra["seats"][1]["bot"] = "random"
    table = with_process.put(session)
    qtbot.waitUntil(lambda: table._bots._process is not None)
    process = table._bots._process
    process.kill()
    process.join(5)
    table._bots._process, table._bots._busy = _Seemingly(process), False
    with_process.press("End turn")
    banner = with_process.window.banner
    qtbot.waitUntil(banner.isVisible, timeout=10_000)
    assert "A bot could not move" in banner.accessibleName()
    assert "saved" in banner.accessibleName()
    before = table.session.history.current
    with_process.press("Try again")
    assert not banner.isVisible()
    qtbot.waitUntil(lambda: table.session.history.current is not before, timeout=30_000)


class _Seemingly:
    """A process that has just been killed, before anybody has noticed."""

    def __init__(self, process):
        self._process = process

    def is_alive(self) -> bool:
        return True

    def __getattr__(self, name):
        return getattr(self._process, name)


# ---------------------------------------------------------------- with scripted bots
def test_an_illegal_or_senseless_answer_is_told_in_words_and_can_be_tried_again(sitting, bots, qtbot):
    bots.script = None
    table = sitting.position(town())
    sitting.press("End turn")
    client = bots.made[-1]
    qtbot.waitUntil(lambda: bool(client.asked))
    before = table.session.history.current
    for answer in (b'{"do":"advance","advance":"dogma"}', b'{"do":"nonsense"}', b"no json"):
        client.answered.emit(answer)
        qtbot.waitUntil(sitting.window.banner.isVisible)
        assert "A bot could not move" in sitting.window.banner.accessibleName()
        assert table.session.history.current is before
        sitting.window.banner.dismiss()
    client.answered.emit(b'{"do":"advance","advance":"dogma"}')
    words = sitting.window.banner.accessibleName()
    assert "_" not in words
    number = len(client.asked)
    sitting.press("Try again")
    qtbot.waitUntil(lambda: len(client.asked) == number + 1)
    client.answer(END_TURN)
    assert table.session.history.current is not before


def test_a_bot_is_asked_with_what_its_seat_may_know(sitting, bots, qtbot):
    seen = []

    def script(state, seat):
        seen.append((seat, state.players[0].hand))
        return END_TURN

    bots.script = staticmethod(script)
    sitting.position(town())
    sitting.press("End turn")
    qtbot.waitUntil(lambda: bool(seen))
    assert seen[0][0] == 1
    assert "great_gardens" not in str(seen[0][1])


def test_bots_rest_while_a_picture_is_made(sitting, bots, qtbot):
    bots.script = None
    table = sitting.position(town())
    sitting.press("End turn")
    client = bots.made[-1]
    table.prepare_picture(None, 1.0)
    qtbot.wait(30)
    assert client.asked == []


def test_bots_alone_play_and_nobody_is_asked(sitting, qtbot):
    session = session_of(town())
    session.extra["seats"][0]["bot"] = "greedy"
    table = sitting.put(session)
    qtbot.waitUntil(lambda: len(table.session.history.nodes) > 4)
    assert table.persons == ()
    assert table.asked is None
    assert table.undo_target() is None
    sitting.window.run("undo")
    sitting.window.run("end_turn")
