"""`ecumene bench`: medians of what the engine takes, on one core. `bench --client` is the client's own (desktop/bench).

Times are those of the processor, so that other work on the machine shows less; saving includes the disk.
Late positions come from saves that a game brings along (`positions` in its package): finished four-player games. A game
without them is measured on a game between random bots.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module, resources
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any

from core.bots.bot import RandomBot
from core.bots.match import play
from core.commands.tables import find_game, make_config, print_json
from core.commands.usage import UsageError
from core.engine import saves
from core.engine.game import Game
from core.engine.rng import Generator
from core.engine.session import Session
from core.games.registry import game_module

GAMES = 15
LATE = 0.8
"""The share of a game's decisions after which a position is late."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    parser.add_argument("--game", default="clash", help="id of the game (default: clash)")
    parser.add_argument("--games", type=int, default=GAMES, help=f"random games for each number of players ({GAMES})")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--client", action="store_true", help="measure the window instead (see bench --client --help)")


def run(options: argparse.Namespace) -> int:
    """Measure and print."""
    if options.client:
        raise UsageError("The window is measured by the whole program: `ecumene bench --client`")
    if options.games < 1:
        raise UsageError("--games needs at least 1.")
    figures = measure(find_game(options.game), options.games)
    if options.json:
        print_json(figures)
    else:
        for key, value in figures.items():
            print(f"{key}: {value}")
    return 0


def measure(game: Game[Any, Any], games: int) -> dict[str, float]:
    """Return the figures by the names in DESIGN.md, "Headless commands"."""
    two, four = _random_games(game, 2, games), _random_games(game, 4, games)
    sessions = list(finished_games(game))
    late = [position for session in sessions for position in _late_turns(session)]
    applied = [seconds for session in sessions for seconds in _submit_again(session)]
    listed = [_best(partial(_list, game, state, seat)) for state, seat in late]
    data = [saves.dump(session) for session in sessions]
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "save"
        saving = [_best(partial(_save, target, session), clock=perf_counter) for session in sessions]
    loading = [_best(partial(saves.load, text), 3) for text in data]
    return {
        "random_game_2p_s": round(median(seconds for seconds, _ in two), 5),
        "random_game_4p_s": round(median(seconds for seconds, _ in four), 5),
        "state_copy_us": _us(median(_best(partial(game.copy, state), 50) for state, _ in late)),
        "apply_us": _us(median(applied)),
        "moves_late_ms": _ms(median(listed)),
        "moves_late_max_ms": _ms(max(listed)),
        "refusal_us": _us(median(list(_refusals(game, late)))),
        "apply_p95_us": _us(sorted(applied)[int(0.95 * (len(applied) - 1))]),
        "save_ms": _ms(median(saving)),
        "load_ms": _ms(median(loading)),
        "undo_ms": _ms(median([seconds for session in sessions for seconds in _undo(session)])),
        "decisions_per_s": round(median(decisions / seconds for seconds, decisions in two + four)),
    }


def _us(seconds: float) -> float:
    return round(seconds * 1e6, 2)


def _ms(seconds: float) -> float:
    return round(seconds * 1e3, 3)


def _best(work: Callable[[], object], times: int = 5, clock: Callable[[], float] = process_time) -> float:
    """Return the shortest of some runs in seconds: what others do on the machine only adds."""
    best = 1e9
    for _ in range(times):
        started = clock()
        work()
        best = min(best, clock() - started)
    return best


def _list(game: Game[Any, Any], state: Any, seat: int) -> None:
    for _ in game.moves(state, seat):
        pass


def _refuse(game: Game[Any, Any], state: Any, seat: int, moves: list[Any]) -> None:
    for move in moves:
        game.refusal(state, seat, move)


def _save(target: Path, session: Session[Any, Any]) -> None:
    saves.write(target, saves.dump(session))


def _random_games(game: Game[Any, Any], players: int, games: int) -> list[tuple[float, int]]:
    """Return the seconds and the decisions of games between random bots."""
    config = make_config(game, players, ())
    bot = RandomBot()
    played = []
    for seed in range(1, games + 1):
        generator = Generator(seed)
        decisions = 0
        started = process_time()
        state = game.new(config, seed)
        while (decision := game.decision(state)) is not None:
            seat = decision.seats[0]
            game.apply(state, seat, bot.choose(game, state, seat, generator, 0.0))
            decisions += 1
        played.append((process_time() - started, decisions))
    return played


def finished_games(game: Game[Any, Any]) -> Iterator[Session[Any, Any]]:
    """Yield the finished four-player games that a game brings along, or some between random bots."""
    package = game_module(game.id).__name__
    try:
        files = list(resources.files(import_module(f"{package}.positions")).iterdir())
    except ModuleNotFoundError:
        files = []
    saved = sorted((file for file in files if file.name.endswith((".json", saves.SUFFIX))), key=lambda file: file.name)
    texts = [file.read_bytes() for file in saved]
    if texts:
        for text in texts:
            loaded = saves.load(text)
            if loaded.notices:
                raise UsageError("The kept positions are of older rules: record them anew (tests/games/record.py).")
            yield loaded.session
        return
    config = make_config(game, max(game.seats), ())
    for seed in (1, 2, 3):
        yield play(game, config, seed, [RandomBot()] * max(game.seats))[0]


def _late_turns(session: Session[Any, Any]) -> Iterator[tuple[Any, int]]:
    """Yield the late states in which a seat is asked for its turn (where there are none: for anything).

    A game that began in a position is late from there.
    """
    game = session.game
    path = session.history.path()
    first = int(LATE * len(path)) if session.start is None else 0
    asked = []
    for node in path[first:]:
        decision = game.decision(node.state)
        if decision is not None:
            asked.append((decision.kind, node.state, decision.seats[0]))
    turns = [item for item in asked if item[0] == "turn"] or asked
    for _, state, seat in turns:
        yield state, seat


def _submit_again(session: Session[Any, Any]) -> list[float]:
    """Return the seconds that each move of the game takes, with legality, journal and history: the best of some games."""
    best = [1e9] * len(session.history.path()[1:])
    for _ in range(3):
        again: Session[Any, Any] = Session(session.game, session.config, session.seed, start=session.history.root.state)
        for index, node in enumerate(session.history.path()[1:]):
            started = process_time()
            again.submit(node.seat, node.move)
            best[index] = min(best[index], process_time() - started)
    return best


def _refusals(game: Game[Any, Any], late: list[tuple[Any, int]]) -> Iterator[float]:
    """Yield the seconds that one refusal takes: of every move that is legal in one late turn, asked in the next."""
    for (state, seat), (other, other_seat) in zip(late, late[1:] + late[:1], strict=True):
        moves = list(game.moves(other, other_seat)) + list(game.moves(state, seat))
        seconds = _best(partial(_refuse, game, state, seat, moves))
        yield seconds / len(moves)


def _undo(session: Session[Any, Any]) -> Iterator[float]:
    """Yield the seconds that going from the end to each entry takes, with the view of everybody."""
    end = session.history.current
    for node in session.history.path():
        started = process_time()
        session.go_to(node, agreed=True)
        session.view(None)
        yield process_time() - started
        session.go_to(end)
