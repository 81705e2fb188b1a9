"""Whole two-player games with nothing but keys, offscreen: by typing in the command palette, and by keys on the board."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[3]
SEED = 3


def play(story: str, folder: Path) -> dict[str, Any]:
    """Play a game in a process of its own and return its report."""
    command = [sys.executable, "-m", f"tests.desktop.play.{story}", "--seed", str(SEED), "--out", str(folder)]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=1500, check=False)
    assert done.returncode == 0, f"{done.stdout[-3000:]}\n{done.stderr[-4000:]}"
    report: dict[str, Any] = json.loads((folder / "report.json").read_text(encoding="utf-8"))
    return report


def assert_whole(report: dict[str, Any]) -> None:
    """The game came to its end, nothing was taken back, what was saved is what was played, and no fault was caught."""
    assert report["ended"] in ("ages", "no_city")
    assert report["branches"] == 0
    assert report["replayed"] == report["checksum"]
    assert report["warnings"] == []
    assert {"turn", "free_advance"} <= set(report["questions"])


@pytest.mark.slow
def test_a_whole_game_is_played_by_typing_in_the_palette(tmp_path: Path) -> None:
    report = play("palette", tmp_path)
    assert_whole(report)
    assert report["ended"] == "ages"
    assert len(report["typed"]) == report["own_gestures"]
    assert report["refused_seen"] > 100
    assert {"Advance", "Collect", "Recruit", "Move", "Found a city"} <= {words.split(" › ")[0] for words in report["typed"]}


@pytest.mark.slow
def test_a_whole_game_is_played_by_keys_on_the_board(tmp_path: Path) -> None:
    report = play("keys", tmp_path)
    assert_whole(report)
    # Trades are left to the other scripts; all else that was wanted could be done.
    assert [line for line in report["impossible"] if "Offer" not in line] == []
