"""The process in which bots think. It loads the rules and no Qt.

Requests and answers are plain tuples over a pipe: ("ask", generation, game id, bot, seat, view as JSON, seed, budget) and
("move", generation, move as JSON, reasons) or ("failed", generation, message). The reasons are keys of what spoke for the move,
the strongest first. ("stop",) ends the process.
"""

from __future__ import annotations

from multiprocessing.connection import Connection
from typing import Any


def work(pipe: Connection) -> None:
    """Answer requests until the pipe is closed or the process is told to stop."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    bots: dict[tuple[str, str], Any] = {}
    while True:
        try:
            request = pipe.recv()
        except (EOFError, OSError):
            return
        if request[0] == "stop":
            return
        try:
            answer = _answer(request, bots)
        except Exception as error:
            answer = ("failed", request[1], f"{type(error).__name__}: {error}")
        try:
            pipe.send(answer)
        except (BrokenPipeError, OSError):
            return


def _answer(request: tuple[Any, ...], bots: dict[tuple[str, str], Any]) -> tuple[Any, ...]:
    import msgspec

    from core.bots.registry import make_bot
    from core.engine.rng import Generator
    from core.games.registry import load_game

    if request[0] == "odds":
        _, generation, game_id, seat, data, asked, budget = request
        game = load_game(game_id)
        odds = game.odds(game.decode_state(data), seat, game.decode_move(msgspec.json.decode(asked)), budget)
        return ("move", generation, msgspec.json.encode(odds), ())
    _, generation, game_id, name, seat, data, seed, budget = request
    game = load_game(game_id)
    bot = bots.get((game_id, name))
    if bot is None:
        bot = bots[game_id, name] = make_bot(game_id, name)
    view = game.decode_state(data)
    move = bot.choose(game, view, seat, Generator(seed), budget)
    why = tuple(key for key, _ in getattr(bot, "reasons", ()))
    return ("move", generation, msgspec.json.encode(move), why)
