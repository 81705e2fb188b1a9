"""Plays on the display that is there: `python -m tests.desktop.play --story whole --seed 7 --out FOLDER`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path


def main() -> int:
    """Tell a story and return 0 if nothing failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.desktop.play", description=__doc__)
    names = ("whole", "two", "two_age", "battle", "continue", "kinds", "kinds_autocracy")
    parser.add_argument("--story", choices=names, default="whole")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--home", type=Path, help="settings and saves of an earlier story")
    parser.add_argument("--mind", choices=("greedy", "random"), default="greedy", help="whose moves the person makes")
    wanted = parser.parse_args()
    from tests.desktop.play.story import (
        Battle,
        Continue,
        EachKind,
        EachKindOfAutocracy,
        TwoPeople,
        TwoPeopleOfAnAge,
        WholeGame,
    )

    stories = {
        "whole": WholeGame, "two": TwoPeople, "two_age": TwoPeopleOfAnAge, "battle": Battle, "continue": Continue,
        "kinds": EachKind, "kinds_autocracy": EachKindOfAutocracy,
    }  # fmt: skip
    report = stories[wanted.story](wanted.out, wanted.seed, wanted.home, wanted.mind).tell()
    if "failed" in report:
        print(report["failed"], file=sys.stderr)
    return int("failed" in report)


if __name__ == "__main__":
    # The bots' processes import this file anew: nothing else may happen here.
    sys.exit(main())
