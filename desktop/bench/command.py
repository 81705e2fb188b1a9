"""The command `ecumene bench --client`: makes the positions, starts a process for each measurement, prints the figures.

This process loads no Qt. It starts the program again with `--measure`, which is how the measuring processes come here.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Any

from desktop.app.usage import Parser, UsageError

STARTS = 7
PLAY_SECONDS = 30.0
PLACE = 0.72
"""The share of a finished game's decisions after which bots go on: some ten turns and the end are left."""
PATIENCE = 240
"""Seconds after which a measurement that does not end is given up."""


class MeasuringFailed(Exception):
    """A measuring process ended without figures. Its text is one sentence."""


@dataclass(frozen=True, slots=True)
class BenchRequest:
    """What the command line asks for; `measure` names the one thing that this process itself measures."""

    game: str = "clash"
    json: bool = False
    display: bool = False
    starts: int = STARTS
    seconds: float = PLAY_SECONDS
    measure: str = ""
    since: float = 0.0
    save: Path | None = None
    folder: Path | None = None


def parse(arguments: Sequence[str]) -> BenchRequest:
    """Return what the command line asks for. Raises UsageError; --help ends with SystemExit."""
    parser = Parser(prog="ecumene bench --client", description="Measure the window, offscreen unless asked otherwise.")
    parser.add_argument("--client", action="store_true", required=True, help="measure the window, not the engine")
    parser.add_argument("--game", default="clash", help="id of the game (default: clash)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--display", action="store_true", help="on the display of this session instead of offscreen")
    parser.add_argument("--starts", type=int, default=STARTS, help=f"how often the program is started ({STARTS})")
    parser.add_argument("--seconds", type=float, default=PLAY_SECONDS, help=f"how long bots play ({PLAY_SECONDS:.0f})")
    for internal, kind in (("--measure", str), ("--since", float), ("--save", Path), ("--folder", Path)):
        parser.add_argument(internal, type=kind, help="internal")
    found = parser.parse_args(arguments)
    return BenchRequest(
        found.game, found.json, found.display, max(1, found.starts), max(1.0, found.seconds), found.measure or "",
        found.since or 0.0, found.save, found.folder,
    )  # fmt: skip


def main(arguments: Sequence[str]) -> int:
    """Measure and print. Returns the exit code: 0 well, 1 a measurement failed, 2 called wrongly or Qt can't start."""
    from core.commands.usage import UsageError as Wrong

    try:
        request = parse(arguments)
        if request.measure:
            return measure(request)
        figures, details = collect(request)
    except (UsageError, Wrong) as error:
        print(f"ecumene bench: {error}", file=sys.stderr)
        return 2
    except MeasuringFailed as error:
        print(f"ecumene bench: {error}", file=sys.stderr)
        return 1
    if request.json:
        print(json.dumps(figures))
    else:
        for key, value in (*figures.items(), *details.items()):
            print(f"{key}: {value}")
    return 0


def collect(request: BenchRequest) -> tuple[dict[str, float], dict[str, Any]]:
    """Return the figures by the names in DESIGN.md, "Headless commands", and further ones for the reader."""
    from desktop.bench.positions import asked_late, between_bots

    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        turn, game = asked_late(request.game, folder), between_bots(request.game, PLACE, folder)
        starts = [_ask(request, "start", folder / f"start{number}") for number in range(request.starts)]
        # These two wait most of the time, and count only their own work: where there are two processors, both at once.
        with ThreadPoolExecutor(2 if (os.cpu_count() or 1) > 1 else 1) as pool:
            measured = pool.submit(_ask, request, "board", folder / "board", turn)
            played = pool.submit(_ask, request, "play", folder / "play", game)
        board, play = measured.result(), played.result()
    frames: dict[str, float] = board["frames"]
    figures = {
        "start_s": round(median(start["seconds"] for start in starts), 3),
        "frame_p95_ms": max(frames.values()),
        "gesture_p95_ms": board["gesture_p95_ms"],
        "loop_gap_max_ms": play["loop_gap_max_ms"],
        "memory_mb": play["memory_mb"],
    }
    details = {
        "start_least_s": min(start["seconds"] for start in starts),
        "start_processor_s": round(median(start["processor"] for start in starts), 3),
        "start_heavy": sorted({module for start in starts for module in start["heavy"]}),
        "open_s": board["open_s"],
        "frames_ms": frames,
        "settle_ms": board["settle_ms"],
        "gestures": board["gestures"],
        "play": play,
    }
    return figures, details


def _ask(request: BenchRequest, what: str, folder: Path, save: Path | None = None) -> dict[str, Any]:
    """Measure one thing in a process of its own and return its figures. Raises MeasuringFailed, or UsageError."""
    program = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "desktop.entry"]
    options = ["--folder", str(folder), "--game", request.game, "--seconds", str(request.seconds)]
    options += ["--display"] if request.display else []
    options += ["--save", str(save)] if save is not None else []
    environment = os.environ | ({} if request.display else {"QT_QPA_PLATFORM": "offscreen"})
    if environment.pop("PYTHONDONTWRITEBYTECODE", ""):
        # As in an installed program, modules are compiled once; here beside the figures, not in the source's folders.
        environment["PYTHONPYCACHEPREFIX"] = str(folder.parent / "bytecode")
    command = [*program, "bench", "--client", "--measure", what, *options, "--since", repr(time.monotonic())]
    try:
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired as error:
        raise MeasuringFailed(f"Measuring {what!r} did not end within {PATIENCE} seconds") from error
    if done.returncode == 2:
        raise UsageError(done.stderr.strip().removeprefix("ecumene bench: "))
    lines = done.stdout.strip().splitlines()
    if done.returncode or not lines:
        raise MeasuringFailed(f"Measuring {what!r} ended with code {done.returncode}: {done.stderr.strip()[-2000:]}")
    figures: dict[str, Any] = json.loads(lines[-1])
    return figures


def measure(request: BenchRequest) -> int:
    """Measure the one thing that this process was started for, print it as JSON, and return the exit code."""
    from desktop.app.platform import CannotStart, make_application

    try:
        app = make_application(())
    except CannotStart as error:
        print(f"ecumene bench: {error}", file=sys.stderr)
        return 2
    assert request.folder is not None
    if request.measure == "start":
        from desktop.bench.start import first_click

        figures = first_click(app, request.folder, request.since)
    elif request.save is None:
        raise UsageError(f"There is nothing to measure by the name {request.measure!r}, or no save for it")
    elif request.measure == "board":
        from desktop.bench.board import measure_board

        figures = measure_board(app, request.folder, request.save)
    else:
        from desktop.bench.play import measure_play

        figures = measure_play(app, request.folder, request.save, request.seconds)
    print(json.dumps(figures))
    return 0
