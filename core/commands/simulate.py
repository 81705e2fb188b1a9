"""`ecumene simulate`: whole games between bots, invariants checked after every move."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from pathlib import Path
from time import perf_counter
from typing import Any

from core.bots.match import Broken, Result, play
from core.commands.tables import find_game, make_bots, make_config, plain_score, print_json, table_arguments
from core.commands.usage import UsageError
from core.engine import saves
from core.engine.game import Config, Game
from core.engine.journal import words_of
from core.engine.session import Session


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    table_arguments(parser)
    parser.add_argument("--coverage", action="store_true", help="count how often each content entry was used")
    parser.add_argument("--save-dir", type=Path, help="save every game there (a broken one is always saved)")


def run(options: argparse.Namespace) -> int:
    """Play the games; 1 if an invariant was broken or the rules raised."""
    game = find_game(options.game)
    config = make_config(game, options.players, options.option)
    names, bots = make_bots(game, options.bots)
    if options.games < 1:
        raise UsageError("--games needs at least 1.")
    folder: Path | None = options.save_dir
    if folder is not None:
        _make(folder)
    seats = tuple(names[seat % len(names)] for seat in range(options.players))
    results: list[Result] = []
    used: Counter[str] = Counter()
    started = perf_counter()
    for seed in range(options.seed, options.seed + options.games):
        try:
            session, result = play(
                game, config, seed, [bots[name] for name in seats], budget=options.budget, check=True
            )
        except Broken as error:
            path = (folder or Path()) / f"broken-{game.id}-{options.players}p-{seed}{saves.SUFFIX}"
            kept = f"saved as {path}"
            try:
                saves.write(path, saves.dump(error.session))
            except OSError as failed:
                kept = f"it can't be saved as {path}: {failed.strerror or failed}"
            print(f"ecumene simulate: {error}; {kept}", file=sys.stderr)
            return 1
        results.append(result)
        if folder is not None:
            _save(folder / f"{game.id}-{options.players}p-{seed}{saves.SUFFIX}", session)
        if options.coverage:
            used.update(_content_used(game, session))
        if options.json:
            print_json(_line(seats, result))
        else:
            totals = " ".join(f"{score.total:g}" for score in result.scores)
            print(f"seed {seed}: {result.ended} after {result.decisions} decisions, scores {totals}", flush=True)
    summary = _summary(game, config, seats, results, perf_counter() - started)
    if options.coverage:
        summary["coverage"] = {id: used[id] for _, entries in game.content() for id in entries}
    if options.json:
        print_json({"summary": summary})
    else:
        for key, value in summary.items():
            print(f"{key}: {value}")
    return 0


def _make(folder: Path) -> None:
    if folder.exists() and not folder.is_dir():
        raise UsageError(f"{folder} is a file; --save-dir needs a folder.")
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = error.strerror or str(error)
        raise UsageError(f"The folder {folder} can't be made ({reason}); choose another one for --save-dir.") from error


def _save(path: Path, session: Session[Any, Any]) -> None:
    try:
        saves.write(path, saves.dump(session))
    except OSError as error:
        reason = error.strerror or str(error)
        raise UsageError(f"{path} can't be written ({reason}); choose another folder for --save-dir.") from error


def _line(seats: tuple[str, ...], result: Result) -> dict[str, Any]:
    return {
        "seed": result.seed,
        "players": len(seats),
        "bots": seats,
        "decisions": result.decisions,
        "seconds": round(result.seconds, 4),
        "ended": result.ended,
        "scores": [plain_score(score) for score in result.scores],
        "winners": result.winners,
    }


def _summary(
    game: Game[Any, Any], config: Config, seats: tuple[str, ...], results: list[Result], seconds: float
) -> dict[str, Any]:
    """Return counts over all games; `early` is the share that ended before the last age (stage) of the game."""
    decisions = [result.decisions for result in results]
    wins: Counter[str] = Counter()
    for result in results:
        for seat in result.winners:
            wins[seats[seat]] += 1
    progress = Counter(".".join(str(number) for number in result.progress) for result in results)
    last = game.final_stage(config)
    early = sum(result.progress[0] < last for result in results if result.progress)
    return {
        "game": game.id,
        "players": len(seats),
        "bots": seats,
        "games": len(results),
        "decisions": round(sum(decisions) / len(decisions), 1),
        "decisions_least": min(decisions),
        "decisions_most": max(decisions),
        "seconds": round(seconds, 3),
        "ended": dict(sorted(Counter(result.ended for result in results).items())),
        "progress": dict(sorted(progress.items())),
        "early": round(early / len(results), 4),
        "wins": dict(sorted(wins.items())),
    }


def _content_used(game: Game[Any, Any], session: Session[Any, Any]) -> Counter[str]:
    """Return in how many steps each content entry was named by the journal or the move: a card drawn in secret is not."""
    known = {id for _, entries in game.content() for id in entries}
    found: Counter[str] = Counter()
    for node in session.history.path()[1:]:
        named: set[str] = set()
        for entry in (*node.entries, session.history.label(node)):
            named.update(words_of(entry.values))
        found.update(named & known)
    return found
