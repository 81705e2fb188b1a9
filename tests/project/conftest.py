"""What the tests of the whole product share: a clean copy of the checkout, a saved game, and how to run the program."""

from __future__ import annotations

import json
import shutil
from pathlib import Path
from typing import Any

import pytest

from core.bots.registry import make_bot
from core.engine import saves
from core.engine.game import Config, SeatConfig
from core.engine.rng import Generator
from core.engine.session import Session
from core.games.registry import load_game

ROOT = Path(__file__).parents[2]

SIMULATE = [
    "simulate",
    "--game",
    "clash",
    "--players",
    "2",
    "--bots",
    "random",
    "--games",
    "1",
    "--seed",
    "1",
    "--json",
]


@pytest.fixture(scope="session")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what the checkout installs and builds from, without anything left by earlier builds."""
    target = tmp_path_factory.mktemp("checkout") / "ecumene"
    for package in ("core", "desktop", "resources", "translations"):
        shutil.copytree(ROOT / package, target / package, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md", "LICENSE", "build.spec"):
        shutil.copy2(ROOT / name, target / name)
    return target


@pytest.fixture(scope="session")
def saved_game(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game of two random bots, saved after a hundred decisions."""
    session = Session(load_game("clash"), Config(seats=(SeatConfig(colour=0), SeatConfig(colour=1))), 1)
    bot = make_bot("clash", "random")
    generator = Generator(1)
    for _ in range(100):
        decision = session.decision
        assert decision is not None
        seat = decision.seats[0]
        session.submit(seat, bot.choose(session.game, session.view(seat), seat, generator, 0.0))
    path = tmp_path_factory.mktemp("saves") / f"game{saves.SUFFIX}"
    saves.write(path, saves.dump(session))
    return path


def environment(outer: dict[str, str], home: Path, **more: str) -> dict[str, str]:
    """Return an environment in which nothing of the checkout or of this test run is found."""
    dropped = ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    kept = {name: value for name, value in outer.items() if name not in dropped and not name.startswith("COVERAGE")}
    return {
        **kept,
        "HOME": str(home),
        "XDG_DATA_HOME": str(home / "data"),
        "XDG_CONFIG_HOME": str(home / "config"),
        **more,
    }


def check_simulation(output: str) -> dict[str, Any]:
    """Check the lines of the command SIMULATE, and return the game's."""
    lines = [json.loads(line) for line in output.splitlines()]
    assert len(lines) == 2
    game, summary = lines
    assert {"seed", "players", "bots", "decisions", "seconds", "ended", "scores", "winners"} <= set(game)
    assert game["seed"] == 1
    assert game["players"] == 2
    assert len(game["scores"]) == 2
    assert set(summary) == {"summary"}
    return dict(game)
