"""`python -m tests.desktop.monkey --gestures 20000 --seed N`: a monkey plays with the real window, offscreen.

It plays lives of `--life` gestures, each with a game of its own: the first with seed N, the next with N + 1. What goes wrong is
printed with the seed, the last gestures and the command that repeats that life; the exit code is 1 then.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path


def main() -> int:
    """Play. Returns the exit code."""
    parser = argparse.ArgumentParser(prog="monkey", description="Random gestures on the real window.")
    parser.add_argument("--gestures", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--life", type=int, default=500, help="gestures with one window and game")
    parser.add_argument("--keep-on", action="store_true", help="go on with the next life after a fault")
    parser.add_argument("--ground", action="store_true", help="with drawn ground")
    found = parser.parse_args()
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as name:
        # Before Qt is loaded: what the program keeps for a user must not come from, or go to, the one who tries it.
        for variable in ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"):
            os.environ[variable] = name
        return _lives(found, Path(name))


def _lives(found: argparse.Namespace, folder: Path) -> int:
    from desktop.app.platform import make_application
    from tests.desktop.ground import plain_ground
    from tests.desktop.monkey.life import live

    make_application(())
    if not found.ground:
        plain_ground()
    left, seed, faults, began = found.gestures, found.seed, 0, time.monotonic()
    kinds: Counter[str] = Counter()
    while left > 0:
        number = min(found.life, left)
        started = time.monotonic()
        try:
            made = live(seed, number, folder / str(seed))
            kinds += made
            line = f"{number} gestures, {made['moves']} of them moves, in {time.monotonic() - started:.0f} s"
            print(f"seed {seed}: {line}", flush=True)
        except AssertionError as fault:
            faults += 1
            print(f"---- fault\n{fault}\n", flush=True)
            if not found.keep_on:
                return 1
        seed += 1
        left -= number
    print(f"{found.gestures} gestures in {time.monotonic() - began:.0f} s, {faults} faults: {dict(kinds.most_common())}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
