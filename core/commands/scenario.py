"""`ecumene scenario`: rules scenarios, one line each, with the differences of those that fail."""

from __future__ import annotations

import argparse
from pathlib import Path

from core.commands.coverage import table
from core.commands.tables import find_game, print_json
from core.commands.usage import UsageError
from core.engine.scenario import Report, ScenarioError, read
from core.engine.scenario import run as run_scenario


def arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's options."""
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a TOML file, or a folder of them")
    parser.add_argument("--json", action="store_true", help="print JSON lines")
    parser.add_argument(
        "--coverage", type=Path, metavar="FILE.md", help="write a table: which scenarios exercise which content of the game"
    )
    parser.add_argument("--game", default="clash", help="the game of that table (default: %(default)s)")


def run(options: argparse.Namespace) -> int:
    """Run every scenario; 1 if one failed."""
    files: list[Path] = []
    for path in options.files:
        if path.is_dir():
            found = sorted(path.rglob("*.toml"))
            if not found:
                raise UsageError(f"The folder {path} holds no scenarios; name one with TOML files.")
            files.extend(found)
        elif path.exists():
            files.append(path)
        else:
            raise UsageError(f"There is no file {path}.")
    passed = failed = 0
    reports: list[Report] = []
    for file in files:
        try:
            scenarios = read(file)
        except ScenarioError as error:
            failed += 1
            print(f"FAILED {error}")
            continue
        for scenario in scenarios:
            report = run_scenario(scenario)
            reports.append(report)
            if report.problems:
                failed += 1
            else:
                passed += 1
            if options.json:
                print_json(report)
                continue
            print(f"{'FAILED' if report.problems else 'ok    '} {report.file}: {report.name}")
            for line in report.problems:
                print(f"       {line}")
    if not options.json:
        print(f"{passed} passed, {failed} failed")
    if options.coverage is not None:
        _write(options.coverage, table(find_game(options.game), reports))
    return 1 if failed else 0


def _write(path: Path, text: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    except OSError as error:
        raise UsageError(f"{path} can't be written ({error.strerror or error}); name another file.") from error
