"""The kept position is what its builder makes, and the rules hold in it."""

from __future__ import annotations

import pytest

pytest.importorskip("PySide6")

from core.engine import saves
from core.games.clash import GAME
from tests.desktop.games.clash.mock_position import FILE, position


def test_the_save_holds_the_position() -> None:
    loaded = saves.load_file(FILE)
    assert loaded.notices == ()
    assert GAME.encode_state(loaded.session.state) == GAME.encode_state(position())


def test_the_rules_hold_in_it() -> None:
    state = position()
    assert GAME.broken(state) == ()
    assert len(list(GAME.moves(state, 0))) > 100
