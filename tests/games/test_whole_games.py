"""Whole games replayed strictly: the same moves lead to the same states, whatever was made faster since.

If one fails although the rules were meant to change, record them anew (`python -m tests.games.record`).
"""

from __future__ import annotations

from pathlib import Path

import pytest

from core.engine import saves
from core.games.clash import GAME
from tests.games.record import KEPT, POSITIONS, SAVES, WAYS_TO_END

pytestmark = pytest.mark.unmeasured

FILES = sorted([*SAVES.glob("*.json"), *POSITIONS.glob("*.json")])


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_kept_game_replays(file: Path) -> None:
    data = file.read_bytes()
    loaded = saves.load(data)
    assert loaded.notices == ()
    session = loaded.session
    assert session.decision is None
    for node in session.history.path():
        assert GAME.broken(node.state) == ()
    # The journal is kept as it was written.
    assert saves.dump(session) == data


def test_no_kind_of_game_is_missing() -> None:
    assert {file.name for file in SAVES.glob("*.json")} == {kept.file for kept in KEPT}
    assert {kept.players for kept in KEPT} == set(GAME.seats)
    assert {kept.end for kept in KEPT} == set(WAYS_TO_END)
    for option in GAME.options():
        values = {kept.options.get(option.id, option.default) for kept in KEPT}
        assert values == set(option.choices or (False, True)), option.id
    ends = {GAME.ended(saves.load(file.read_bytes()).session.state) for file in FILES}
    assert ends == set(WAYS_TO_END)
    assert len(list(POSITIONS.glob("*.json"))) == 3
