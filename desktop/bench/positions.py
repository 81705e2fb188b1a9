"""The positions that are measured, written as saves. They come from the finished games that a game brings along."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from core.commands.bench import LATE, finished_games
from core.commands.tables import find_game
from core.engine import saves
from core.engine.session import Session
from desktop.dialogs.newgame_data import Seat
from desktop.table.people import stored

BOT = "greedy"


def asked_late(game_id: str, folder: Path) -> Path:
    """Write a save in which a person is asked for a late turn. Returns the file; raises UsageError for an unknown game."""
    games = list(finished_games(find_game(game_id)))
    # One that began in a position was made rich.
    session = next((one for one in games if one.start is not None), games[0])
    path = session.history.path()
    late = 0 if session.start is not None else int(LATE * len(path))
    for step in range(late, len(path)):
        decision = session.game.decision(path[step].state)
        if decision is not None and decision.kind == "turn":
            return _write(_played(session, step), folder / "asked.json", person=decision.seats[0])
    raise ValueError("nobody is asked for a turn")


def between_bots(game_id: str, share: float, folder: Path) -> Path:
    """Write a save in which bots go on with a game after a share of its decisions. Returns the file."""
    games = list(finished_games(find_game(game_id)))
    session = next((one for one in games if one.start is None), games[0])
    return _write(_played(session, int(share * len(session.history.path()))), folder / "bots.json", person=-1)


def _played(session: Session[Any, Any], steps: int) -> Session[Any, Any]:
    """Return a new session with the first steps of a game."""
    again: Session[Any, Any] = Session(
        session.game, session.config, session.seed, start=session.start, prologue=session.prologue
    )
    for node in session.history.path()[1 : steps + 1]:
        again.submit(node.seat, node.move)
    return again


def _write(session: Session[Any, Any], file: Path, person: int) -> Path:
    seats = tuple(
        Seat(
            bot="" if number == person else BOT,
            name=seat.name or f"Player {number + 1}",
            people=seat.people,
            colour=number,
        )
        for number, seat in enumerate(session.config.seats)
    )
    session.extra = stored(seats)
    saves.write(file, saves.dump(session))
    return file
