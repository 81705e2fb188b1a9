"""`ecumene bench --client`: its options, its positions, and a measurement of the start."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer

from core.engine import saves
from desktop.app.usage import UsageError
from desktop.bench import command
from desktop.bench.clock import Moment, percentile, processor, resident_mb, without_queueing
from desktop.bench.play import Pulse
from desktop.bench.positions import asked_late, between_bots
from desktop.table.people import restored

ROOT = Path(__file__).resolve().parents[3]
KEYS = ["start_s", "frame_p95_ms", "gesture_p95_ms", "loop_gap_max_ms", "memory_mb"]


def bench(*options: str) -> subprocess.CompletedProcess[str]:
    words = [sys.executable, "-m", "desktop.entry", "bench", *options]
    return subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=280, check=False)


def test_percentiles_are_in_milliseconds():
    values = [number / 1000 for number in range(1, 101)]
    assert percentile(values, 0.95) == 95.0
    assert percentile(values, 1.0) == 100.0
    assert percentile([0.002], 0.5) == 2.0
    with pytest.raises(ValueError, match="no values"):
        percentile([], 0.95)


def test_clocks_go_forward_and_memory_is_plausible():
    before = processor(), without_queueing()
    sum(range(200_000))
    assert processor() > before[0]
    assert without_queueing() > before[1]
    assert 10 < resident_mb() < 4000


def test_what_keeps_an_event_loop_busy_is_work_and_what_it_waits_for_besides_events():
    asleep = Moment(10.0, 1.0, 5)
    assert Moment(10.06, 1.002, 6).busy_since(asleep) == pytest.approx(0.002)  # woken late by the machine
    assert Moment(10.06, 1.059, 5).busy_since(asleep) == pytest.approx(0.059)  # worked all the time
    assert Moment(10.06, 1.002, 8).busy_since(asleep) == pytest.approx(0.06)  # waited for something else as well
    assert Moment(10.06, 1.002, None).busy_since(Moment(10.0, 1.0, None)) == pytest.approx(0.06)


def test_a_pulse_notes_what_holds_the_loop_up_worked_or_waited(qtbot):
    def work() -> None:
        end = processor() + 0.05
        while processor() < end:
            pass

    def wait_for_others() -> None:
        for _ in range(5):
            time.sleep(0.01)

    for holds_up in (work, wait_for_others):
        pulse = Pulse()
        pulse.start()
        QTimer.singleShot(10, holds_up)
        qtbot.wait(100)
        pulse.stop()
        assert max(pulse.gaps) >= 0.045


def test_options_are_read_and_wrong_ones_refused():
    request = command.parse(["--client", "--json", "--starts", "0"])
    assert (request.json, request.display, request.starts, request.game) == (True, False, 1, "clash")
    with pytest.raises(UsageError):
        command.parse(["--client", "--games", "3"])
    done = bench("--client", "--game", "nosuch")
    assert done.returncode == 2
    assert "nosuch" in done.stderr


def test_without_the_client_the_command_says_where_it_is():
    words = [sys.executable, "-m", "core.cli", "bench", "--client"]
    done = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert "ecumene bench --client" in done.stderr


def test_the_positions_ask_a_person_and_let_bots_play(tmp_path: Path):
    asked = saves.load_file(asked_late("clash", tmp_path)).session
    seats = restored(asked.extra, len(asked.config.seats), ())
    assert asked.decision is not None
    assert asked.decision.kind == "turn"
    assert [number for number, seat in enumerate(seats) if seat.is_person] == [asked.decision.seats[0]]
    bots = saves.load_file(between_bots("clash", 0.72, tmp_path)).session
    assert bots.decision is not None
    assert not any(seat.is_person for seat in restored(bots.extra, len(bots.config.seats), ()))


def test_a_click_on_the_start_screen_is_answered_without_heavy_libraries(tmp_path: Path):
    request = command.BenchRequest()
    figures = command._ask(request, "start", tmp_path)
    assert figures["heavy"] == []
    assert figures["processor"] > 0
    assert 0 < figures["seconds"] < 60


@pytest.mark.slow
def test_the_command_prints_one_object_with_the_stable_keys():
    done = bench("--client", "--json", "--starts", "1", "--seconds", "5")
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert list(figures) == KEYS
    assert all(value > 0 for value in figures.values())
