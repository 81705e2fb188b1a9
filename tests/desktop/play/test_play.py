"""Plays whole games with a real pointer and real keys on the real window, under a virtual display.

The pictures go to the folder that ECUMENE_PLAY_PICTURES names, else to the test's own. Xvfb and xdotool must be installed.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.desktop.play.display import ROOT, environment, missing, virtual_display

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="a virtual display is had on Linux only"),
    pytest.mark.skipif(bool(missing()), reason=f"not installed: {', '.join(missing())}"),
]
ALWAYS = ("start", "new_game", "first_turn", "drag", "refusal", "panel_advance", "panel_collect", "panel_construct", "end")
"""Pictures of every whole game; others depend on how long it goes on."""
LATER = {4: ("middle", "middle_dark"), 5: ("small",)}
"""Age -> pictures."""
SEED = 3


def play(story: str, tmp_path: Path) -> dict[str, Any]:
    """Tell a story in a process of its own and return its report."""
    kept = os.environ.get("ECUMENE_PLAY_PICTURES")
    folder = (Path(kept) if kept else tmp_path) / story
    command = [sys.executable, "-m", "tests.desktop.play", "--story", story, "--seed", str(SEED), "--out", str(folder)]
    command += ["--home", str(tmp_path / "home")]
    with virtual_display() as display:
        done = subprocess.run(
            command, cwd=ROOT, env=environment(display), capture_output=True, text=True, timeout=1500, check=False
        )
    report: dict[str, Any] = {}
    if (folder / "report.json").exists():
        report = json.loads((folder / "report.json").read_text(encoding="utf-8"))
    assert done.returncode == 0, f"{report.get('failed', '')}\n{done.stdout[-2000:]}\n{done.stderr[-4000:]}"
    return report


def assert_clean(report: dict[str, Any]) -> None:
    """Nothing was impossible for the hands, no fault was caught, and Qt had nothing to complain of."""
    assert report["impossible"] == []
    assert report["warnings"] == []
    assert report["crash_reports"] == []
    assert report["exit_code"] == 0


def test_a_whole_game_of_one_person_and_three_bots_is_played_with_the_mouse(tmp_path: Path):
    report = play("whole", tmp_path)
    assert_clean(report)
    assert report["ended"] in ("ages", "no_city")
    # Every move of the person came through the window, and nothing was taken back.
    assert report["own_gestures"] == report["gestures"]
    assert report["branches"] == 0
    assert report["gestures"] > 40
    assert report["different"] == []
    # What was saved while playing is the game that was played.
    assert report["notices"] == []
    assert report["replayed"] == report["checksum"]
    wanted = [*ALWAYS, *(name for age, names in LATER.items() if report["progress"][0] >= age for name in names)]
    assert [name for name in wanted if name not in report["pictures"]] == []


def test_an_attack_is_dragged_fought_and_reported(tmp_path: Path):
    report = play("battle", tmp_path)
    assert_clean(report)
    wanted = ("held_units", "drag_odds", "battle_retreat_1", "after_battle")
    assert [name for name in wanted if name not in report["pictures"]] == []
    assert report["reported"]


def test_two_people_pass_the_machine_and_go_on_after_a_restart(tmp_path: Path):
    report = play("two", tmp_path)
    assert_clean(report)
    assert report["hand_overs"] == 3
    assert "handover" in report["pictures"]
    assert report["taken_back"]
    # At a strict table the bar asks before what can't be taken back, and before actions are given away.
    assert report["confirmed"] >= 1
    later = play("continue", tmp_path)
    assert_clean(later)
    assert later["checksum"] == report["checksum"]


def test_two_people_go_through_a_status_phase_and_keep_the_machine_for_what_all_may_see(tmp_path: Path):
    report = play("two_age", tmp_path)
    assert_clean(report)
    assert report["different"] == []
    assert report["age"] == 2
    # Each person has three turns in an Age and takes the machine over for each of them but a second in a row.
    assert 3 <= report["hand_overs"] <= 7
    assert report["named"]
    assert set(report["named"]) <= {"free_advance", "raze", "government", "first_player"}
    assert report["branches"] == 0


def test_a_move_of_each_kind_can_be_made_by_hand_and_taken_back(tmp_path: Path):
    report = play("kinds", tmp_path)
    assert_clean(report)
    assert report["different"] == []
    assert report["moves"] > 90
    assert len(report["kinds"]) >= 19
    assert {"Play", "Offer", "Complete"} <= set(report["kinds"])
    powers = play("kinds_autocracy", tmp_path)
    assert_clean(powers)
    assert powers["kinds"] == {"Use": 2}
