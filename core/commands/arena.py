"""`ecumene arena`: bots compete, seats rotated; win rates with confidence intervals."""

from __future__ import annotations

import argparse
import sys

import msgspec

from core.bots.arena import compete
from core.bots.match import Broken
from core.commands.tables import find_game, make_bots, make_config, print_json, table_arguments
from core.commands.usage import UsageError


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    table_arguments(parser)


def run(options: argparse.Namespace) -> int:
    """Let the bots compete; 1 if a game broke."""
    game = find_game(options.game)
    config = make_config(game, options.players, options.option)
    names, bots = make_bots(game, options.bots)
    if options.games < 1:
        raise UsageError("--games needs at least 1.")
    if len(names) > options.players:
        raise UsageError(f"{len(names)} bots do not fit at a table of {options.players}.")
    try:
        standings = compete(game, config, names, bots, options.games, options.seed, budget=options.budget)
    except Broken as error:
        print(f"ecumene arena: {error}", file=sys.stderr)
        return 1
    if options.json:
        rows = {
            name: {key: round(value, 4) for key, value in msgspec.structs.asdict(standing).items()}
            for name, standing in standings.items()
        }
        print_json({"game": game.id, "players": options.players, "games": options.games, "bots": rows})
        return 0
    for name, standing in standings.items():
        print(
            f"{name}: {standing.wins:g} wins in {standing.games} seats, {standing.rate:.1%} "
            f"(95 %: {standing.low:.1%} to {standing.high:.1%}), {standing.points:.1f} points a game"
        )
    return 0
