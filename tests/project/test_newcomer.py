"""What a newcomer does: the README's first command in a new virtual environment, then the program from another folder."""

from __future__ import annotations

import json
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from core import __version__
from tests.project.conftest import SIMULATE, check_simulation, environment

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory, checkout: Path, outer_environment: dict[str, str]) -> Path:
    """The folder of the programs of a new virtual environment with the checkout installed."""
    folder = tmp_path_factory.mktemp("newcomer") / "venv"
    subprocess.run([sys.executable, "-m", "venv", folder], check=True)
    programs = folder / ("Scripts" if sys.platform == "win32" else "bin")
    env = {name: value for name, value in outer_environment.items() if not name.startswith(("COVERAGE", "PYTHON"))}
    done = subprocess.run(
        [programs / "pip", "install", "."], cwd=checkout, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return programs


@pytest.fixture
def run(installed: Path, tmp_path: Path, outer_environment: dict[str, str]):
    """Run the installed program from a folder that has nothing to do with the checkout."""

    def run_it(*arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
        env = environment(outer_environment, tmp_path, **more)
        return subprocess.run(
            [installed / "ecumene", *arguments],
            cwd=tmp_path,
            env=env,
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
        )

    return run_it


def test_it_tells_its_version(run) -> None:
    done = run("--version")
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["ecumene", __version__]


def test_it_plays_the_same_game_twice(run) -> None:
    """The same seed, the same lines, under another hash seed too; seconds aside."""
    games = []
    for hash_seed in ("1", "2"):
        done = run(*SIMULATE, PYTHONHASHSEED=hash_seed)
        assert done.returncode == 0, done.stderr
        game = check_simulation(done.stdout)
        del game["seconds"]
        games.append(json.dumps(game, sort_keys=True))
    assert games[0] == games[1]


def test_it_draws_a_saved_game(run, saved_game: Path, tmp_path: Path) -> None:
    """Icons and fonts came along as package data."""
    done = run("render", str(saved_game), "--out", str(tmp_path / "board.png"))
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "board.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere there is always a display")
def test_without_a_display_it_says_so(run) -> None:
    """One clear line, and exit code 2."""
    done = run()
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr


def test_the_wheel_holds_everything(checkout: Path, tmp_path: Path, outer_environment: dict[str, str]) -> None:
    """All code and data of the packages is in it, and no test."""
    command = [sys.executable, "-m", "pip", "wheel", "--no-deps", "--wheel-dir", str(tmp_path), "."]
    env = {name: value for name, value in outer_environment.items() if not name.startswith(("COVERAGE", "PYTHON"))}
    done = subprocess.run(command, cwd=checkout, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    (wheel,) = tmp_path.glob("ecumene-*.whl")
    held = {name for name in zipfile.ZipFile(wheel).namelist() if ".dist-info/" not in name}
    packages = ("core", "desktop", "resources", "translations")
    present = {
        file.relative_to(checkout).as_posix()
        for package in packages
        for file in (checkout / package).rglob("*")
        if file.is_file() and "__pycache__" not in file.parts
    }
    assert held == present
