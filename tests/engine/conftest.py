"""The toy game can be found like any other."""

from __future__ import annotations

import pytest

from core.games.registry import GAMES


@pytest.fixture(autouse=True)
def _toy_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, "toy", "tests.engine.toy")
