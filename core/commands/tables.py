"""What the commands share: a table (game, seats, options, bots) from the command line, and printing."""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence
from typing import Any

import msgspec

from core.bots.bot import Bot
from core.bots.registry import UnknownBot, make_bot
from core.commands.usage import UsageError
from core.engine.decision import Score
from core.engine.game import Config, Game, Option, SeatConfig
from core.games.registry import UnknownGame, load_game


def table_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the options that set up games between bots."""
    parser.add_argument("--game", default="clash", help="id of the game (default: clash)")
    parser.add_argument("--players", type=int, default=2, help="number of players (default: 2)")
    parser.add_argument("--bots", default="random", help="names of bots, comma-separated, repeated round the table")
    parser.add_argument("--games", type=int, default=1, help="how many games (default: 1)")
    parser.add_argument("--seed", type=int, default=1, help="seed of the first game; the next ones follow (default: 1)")
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help="an option of the game")
    parser.add_argument("--budget", type=_budget, default=0.1, help="seconds a bot may think (default: 0.1)")
    parser.add_argument("--json", action="store_true", help="print JSON lines")


def _budget(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = math.nan
    if not 0 <= seconds < math.inf:
        raise argparse.ArgumentTypeError(f"a bot thinks for a number of seconds, 0 or more, not {text!r}")
    return seconds


def find_game(game_id: str) -> Game[Any, Any]:
    """Return a game. Raises UsageError."""
    try:
        return load_game(game_id)
    except UnknownGame as error:
        raise UsageError(str(error)) from error


def make_config(game: Game[Any, Any], players: int, options: Sequence[str]) -> Config:
    """Return a checked configuration. Raises UsageError."""
    if players not in game.seats:
        allowed = ", ".join(str(number) for number in game.seats)
        raise UsageError(f"{game.id} is for {allowed} players, not {players}.")
    values: dict[str, bool | int | str] = {}
    known = {option.id: option for option in game.options()}
    for text in options:
        key, sign, value = text.partition("=")
        if not sign:
            raise UsageError(f"--option needs the form key=value, not {text!r}.")
        if key not in known:
            raise UsageError(f"{game.id} has no option {key!r}; it has: {', '.join(known) or 'none'}.")
        values[key] = _value(known[key], value)
    config = game.complete(Config(seats=tuple(SeatConfig(colour=seat) for seat in range(players)), options=values))
    problem = game.problem(config)
    if problem is not None:
        raise UsageError(f"These options do not go together: {_at_odds(game, config)}.")
    return config


def _at_odds(game: Game[Any, Any], config: Config) -> str:
    """Return the options that are to blame: without any one of them the others would do."""
    changed = {option.id: option.default for option in game.options() if config.options.get(option.id) != option.default}
    blamed = [
        id
        for id, default in changed.items()
        if game.problem(Config(seats=config.seats, options={**config.options, id: default})) is None
    ]
    return " and ".join(f"{id}={config.options[id]}" for id in blamed or changed)


def _value(option: Option, text: str) -> bool | int | str:
    choices: tuple[bool | int | str, ...] = option.choices
    if not choices and isinstance(option.default, bool):
        words = {"on": True, "true": True, "yes": True, "1": True, "off": False, "false": False, "no": False, "0": False}
        if text.lower() in words:
            return words[text.lower()]
        raise UsageError(f"The option {option.id} is on or off, not {text!r}.")
    for choice in choices:
        if str(choice) == text:
            return choice
    if choices:
        raise UsageError(f"The option {option.id} is one of {', '.join(map(str, choices))}, not {text!r}.")
    if isinstance(option.default, int):
        try:
            return int(text)
        except ValueError:
            raise UsageError(f"The option {option.id} is a number, not {text!r}.") from None
    return text


def make_bots(game: Game[Any, Any], names: str) -> tuple[tuple[str, ...], dict[str, Bot]]:
    """Return the named bots. Raises UsageError."""
    listed = tuple(name.strip() for name in names.split(",") if name.strip())
    if not listed:
        raise UsageError("--bots needs at least one name.")
    try:
        return listed, {name: make_bot(game.id, name) for name in listed}
    except UnknownBot as error:
        raise UsageError(str(error)) from error


def points(halves: int) -> float | int:
    """Return points from halves, whole ones as int."""
    return halves / 2 if halves % 2 else halves // 2


def plain_score(score: Score) -> dict[str, Any]:
    """Return a score as plain data in points."""
    return {
        "total": points(score.total_halves),
        "sources": {source: points(halves) for source, halves in score.sources},
    }


def print_json(value: Any) -> None:
    """Print one JSON line."""
    print(msgspec.json.encode(value).decode(), flush=True)
