"""How long a person waits for three bots, round by round: `python -m tests.desktop.play.pace [--seed 7] [--rounds 18]`.

Opens a real window (offscreen without a display), lets a bot answer for the person at once, and counts the seconds in which
nobody at the machine was asked: without the time in which the window's thread queued for a processor, where the system tells
it, so that a machine with other things to do gives figures too. It is a measurement, no test.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path
from statistics import mean, median

from desktop.bench.clock import without_queueing

WANTED_S = 10.0


def measure(seed: int, rounds: int, speed: float, bot: str) -> list[tuple[tuple[int, int], float, int]]:
    """Return for each round (age, number): seconds waited, moves that the bots made."""
    from PySide6.QtCore import QEventLoop, QTimer
    from PySide6.QtWidgets import QApplication

    from core.bots.registry import make_bot
    from core.engine.rng import Generator
    from desktop.app.clients import RegisteredClients
    from desktop.app.look import apply_look
    from desktop.app.settings import Folders, Settings
    from desktop.app.window import MainWindow
    from desktop.dialogs.newgame_data import NewGame, Seat
    from desktop.games.clash.table import ClashTable
    from desktop.table import botplay

    botplay.monotonic = without_queueing  # the table paces itself by the same clock
    app = QApplication.instance() or QApplication([])

    def rest(ms: int) -> None:
        loop = QEventLoop()
        QTimer.singleShot(ms, loop.quit)
        loop.exec()

    waited: dict[tuple[int, int], float] = {}
    moves: dict[tuple[int, int], int] = {}
    with tempfile.TemporaryDirectory() as folder:
        folders = Folders.under(Path(folder))
        settings = Settings(folders.config)
        settings.animation_speed = speed
        apply_look(settings)
        window = MainWindow(settings, folders, RegisteredClients())
        window.resize(1920, 1080)
        window.show()
        seats = (Seat(colour=0, name="Mira"), *(Seat(bot=bot, colour=colour) for colour in (1, 2, 3)))
        window.games.begin(NewGame("clash", seats, {"mode": "full"}, seed))
        table = window.table
        assert isinstance(table, ClashTable)
        session, mind = table.session, make_bot("clash", "greedy")
        since = without_queueing()
        while session.decision is not None and len(waited) <= rounds:
            if table.asked is None:
                rest(5)
                continue
            seat = table.asked
            answer = mind.choose(session.game, session.view(seat), seat, Generator(session.history.current.id), 0.05)
            since, node = without_queueing(), session.history.current
            table.submit(answer)
            if table.asked is None:
                while table.asked is None and session.decision is not None:
                    rest(5)
                key = (node.state.age, node.state.round)
                waited[key] = waited.get(key, 0.0) + without_queueing() - since
                path = session.history.path()
                made = sum(step.seat != seat for step in path[path.index(node) + 1 :])
                moves[key] = moves.get(key, 0) + made
        window.close()
        app.processEvents()
    return [(key, seconds, moves[key]) for key, seconds in waited.items()]


def main() -> int:
    """Measure and print; returns 0 if the person never waited longer than is wanted."""
    parser = argparse.ArgumentParser(prog="python -m tests.desktop.play.pace", description=__doc__)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--rounds", type=int, default=18)
    parser.add_argument("--speed", type=float, default=1.0)
    parser.add_argument("--bot", default="greedy")
    wanted = parser.parse_args()
    if not os.environ.get("DISPLAY") and not os.environ.get("WAYLAND_DISPLAY"):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    found = measure(wanted.seed, wanted.rounds, wanted.speed, wanted.bot)[: wanted.rounds]
    for (age, number), seconds, made in found:
        each = 1000 * seconds / max(1, made)
        print(f"age {age} round {number}: {seconds:5.1f} s for {made:3d} moves of the bots ({each:4.0f} ms each)")
    times = [seconds for _, seconds, _ in found]
    print(f"a round: median {median(times):.1f} s, mean {mean(times):.1f} s, longest {max(times):.1f} s (below {WANTED_S:.0f} s)")
    return int(max(times) >= WANTED_S)


if __name__ == "__main__":
    # The bots' processes import this file anew: nothing else may happen here.
    sys.exit(main())
