"""The bots' process: answers, cancels, ends, and never loads Qt."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from typing import Any

import msgspec
import pytest

from core.bots.registry import make_bot
from core.engine.game import Config, SeatConfig
from core.engine.rng import Generator
from core.games.clash.game import GAME
from core.games.registry import GAMES, load_game
from desktop.table.bots import CANCEL_MS, WARM_MS, BotClient

needs_stop = pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="a process can't be stopped here")


@pytest.fixture
def client(qapp):
    client = BotClient()
    yield client
    client.close()
    client.deleteLater()


@pytest.fixture(scope="module")
def view() -> bytes:
    """A first turn, as the one who is asked sees it."""
    state = GAME.new(Config(seats=(SeatConfig(colour=0), SeatConfig(colour=1))), 3)
    return GAME.encode_state(GAME.view(state, GAME.decision(state).seats[0]))


def seat_of(view: bytes) -> int:
    return GAME.decision(GAME.decode_state(view)).seats[0]


def ask(client: BotClient, view: bytes, bot: str = "random", seed: int = 5) -> None:
    client.ask("clash", bot, seat_of(view), view, seed, 0.5)


def test_a_bot_answers_with_a_legal_move_and_the_same_for_the_same_seed(client, view, qtbot):
    answers = []
    for _ in range(2):
        with qtbot.waitSignal(client.answered, timeout=30_000) as answered:
            ask(client, view)
        answers.append(answered.args[0])
    state = GAME.decode_state(view)
    move = GAME.decode_move(msgspec.json.decode(answers[0]))
    assert GAME.refusal(state, seat_of(view), move) is None
    assert answers[0] == answers[1]
    assert not client.is_thinking


def test_the_answer_is_what_the_bot_says_in_this_process(client, view, qtbot):
    with qtbot.waitSignal(client.answered, timeout=30_000) as answered:
        ask(client, view, "greedy", 9)
    here = make_bot("clash", "greedy").choose(load_game("clash"), GAME.decode_state(view), seat_of(view), Generator(9), 0.5)
    assert GAME.decode_move(msgspec.json.decode(answered.args[0])) == here


def test_what_a_bot_can_not_answer_is_told_and_the_process_goes_on(client, view, qtbot):
    with qtbot.waitSignal(client.failed, timeout=30_000) as failed:
        ask(client, view, "nobody")
    assert "nobody" in failed.args[0]
    with qtbot.waitSignal(client.answered, timeout=30_000):
        ask(client, view)


@needs_stop
def test_a_killed_process_is_told_and_the_next_request_starts_another(client, view, qtbot):
    with qtbot.waitSignal(client.answered, timeout=30_000):
        ask(client, view)
    process = client._process
    assert process is not None
    assert _stalled(client, view)
    with qtbot.waitSignal(client.failed, timeout=5_000) as failed:
        process.kill()
    assert "ended" in failed.args[0]
    assert not client.is_thinking
    with qtbot.waitSignal(client.answered, timeout=30_000):
        ask(client, view)


def _stalled(client: BotClient, view: bytes) -> bool:
    """Stop the process and ask it: it can't answer any more."""
    assert client._process is not None
    assert client._process.pid is not None
    os.kill(client._process.pid, signal.SIGSTOP)
    ask(client, view)
    return client.is_thinking


@needs_stop
def test_a_cancelled_process_that_still_thinks_is_ended_within_100_ms(client, view, qtbot):
    with qtbot.waitSignal(client.answered, timeout=30_000):
        ask(client, view)
    assert _stalled(client, view)
    heard: list[Any] = []
    client.answered.connect(heard.append)
    client.failed.connect(heard.append)
    before = time.perf_counter()
    client.cancel()
    assert time.perf_counter() - before < 0.05
    assert not client.is_thinking
    assert CANCEL_MS == 100
    qtbot.waitUntil(lambda: client._process is None, timeout=2_000)
    assert not heard
    with qtbot.waitSignal(client.answered, timeout=30_000):
        ask(client, view)


def test_an_answer_to_an_older_question_is_dropped(client, view, qtbot):
    with qtbot.waitSignal(client.answered, timeout=30_000):
        ask(client, view)
    heard: list[bytes] = []
    client.answered.connect(heard.append)
    ask(client, view)
    client.cancel()
    qtbot.wait(CANCEL_MS + 60)
    assert not heard
    assert not client.is_thinking
    with qtbot.waitSignal(client.answered, timeout=30_000):
        ask(client, view)
    assert len(heard) == 1


def test_closing_ends_the_process_at_once(qtbot, view):
    client = BotClient()
    client.warm_up()
    assert client._process is None  # the window comes first
    qtbot.waitUntil(lambda: client._process is not None)
    process = client._process
    assert process is not None
    assert process.is_alive()
    before = time.perf_counter()
    client.close()
    assert time.perf_counter() - before < 1.5
    assert client._process is None
    client.warm_up()
    client.close()
    qtbot.wait(2 * WARM_MS)
    assert client._process is None
    client.deleteLater()


@pytest.mark.parametrize("game", sorted(GAMES))
def test_the_process_of_the_bots_loads_no_qt(game):
    """What the worker imports, and what it imports to answer, brings no Qt into its process."""
    script = (
        "import sys, desktop.table.botworker\n"
        "from core.bots.registry import make_bot\n"
        "from core.games.registry import load_game\n"
        f"load_game({game!r}); make_bot({game!r}, 'greedy'); make_bot({game!r}, 'random')\n"
        "print(sorted(name for name in sys.modules if name.split('.')[0] in ('PySide6', 'shiboken6')))\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=True)
    assert done.stdout.strip() == "[]"
