"""`ecumene replay`: replays a save, checking invariants at every step and the checksum at the end."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import msgspec

from core.commands.tables import plain_score, print_json
from core.commands.usage import UsageError, file_problem
from core.engine import saves
from core.engine.difference import differences
from core.engine.game import Game


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    parser.add_argument("save", type=Path, metavar="SAVE", help="a saved game")
    parser.add_argument("--upto", type=int, metavar="N", help="stop after N moves of the line that was played")
    parser.add_argument("--json", action="store_true", help="print one JSON object, with the state")


def run(options: argparse.Namespace) -> int:
    """Replay; 1 if the save is unusable, a step fails, an invariant is broken or the end differs."""
    if options.upto is not None and options.upto < 0:
        raise UsageError("--upto needs a number of moves, 0 or more.")
    problem = file_problem(options.save)
    if problem is not None:
        raise UsageError(problem)
    try:
        game, document, readable = saves.parse(saves.read_bytes(options.save))
        if not readable:
            raise saves.SaveError("save.damaged", part="it holds moves that the rules do not know")
        report = _replay(game, document, options.upto)
    except saves.SaveError as error:
        report = {"equal": False, "problem": str(error)}
    if options.json:
        print_json(report)
    else:
        state = report.pop("state", None)
        for key, value in report.items():
            if key == "difference":
                print("\n".join(value))
            else:
                print(f"{key}: {value}")
        if options.upto is not None and state is not None:
            print(msgspec.json.format(msgspec.json.encode(state), indent=1).decode())
    return 0 if report["equal"] else 1


def _line(document: saves.Document[Any]) -> list[int]:
    line = []
    at = document.current
    while at:
        line.append(at)
        at = document.steps[at - 1].parent
    line.reverse()
    return line


def _replay(game: Game[Any, Any], document: saves.Document[Any], upto: int | None) -> dict[str, Any]:
    """Return what came out: `equal` is whether everything held as far as the replay went."""
    session = saves.begin(game, document)
    history = session.history
    line = _line(document)
    wanted = len(line) if upto is None else min(upto, len(line))
    report: dict[str, Any] = {"game": game.id, "moves": len(line), "replayed": 0, "equal": True}
    for number in line[:wanted]:
        step = document.steps[number - 1]
        try:
            saves.apply_step(game, history, step)
        except Exception as error:
            reason = f"move {report['replayed'] + 1} of seat {step.seat}: {type(error).__name__}: {error}"
            return report | {"equal": False, "problem": reason}
        report["replayed"] += 1
        broken = game.broken(session.state)
        if broken:
            return report | {"equal": False, "problem": f"after move {report['replayed']}: {'; '.join(broken)}"}
    state = game.encode_state(session.state)
    report["checksum"] = saves.checksum(state)
    report["ended"] = game.ended(session.state)
    report["scores"] = [plain_score(score) for score in game.scores(session.state)]
    plain = msgspec.json.decode(state)
    if wanted == len(line) and report["checksum"] != document.checksum:
        saved = msgspec.json.decode(bytes(document.snapshot))
        lines = differences(saved, plain) or ["the checksum is not that of the saved state"]
        return report | {"equal": False, "problem": "the replay ends in another state", "difference": lines}
    return report | {"state": plain}
