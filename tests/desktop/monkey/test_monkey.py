"""A monkey plays: random gestures on the real window do no harm. `python -m tests.desktop.monkey` lets it play longer."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.desktop.ground import plain_ground
from tests.desktop.monkey.life import live
from tests.desktop.monkey.monkey import EACH

LIVES = 10
"""Each of `EACH` gestures, and a comparison with a fresh window."""


@pytest.fixture
def no_ground(monkeypatch: pytest.MonkeyPatch) -> None:
    """No ground is drawn."""
    plain_ground(monkeypatch.setattr)


@pytest.mark.parametrize("seed", range(1, LIVES + 1))
def test_random_gestures_leave_the_game_and_the_window_whole(qapp, no_ground, tmp_path: Path, seed: int):
    kinds = live(seed, EACH, tmp_path)
    assert sum(number for kind, number in kinds.items() if kind != "moves") == EACH
    # It did get on with the game: most gestures are no moves.
    assert kinds["moves"] >= 3
