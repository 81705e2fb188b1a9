"""Laws of history and saves: back and forth, storing and replaying give equal states everywhere."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from core.engine import saves
from core.engine.history import Policy
from core.engine.session import Session
from tests.properties.cases import Case, all_cases, all_seeds, sampled, walk

pytestmark = pytest.mark.unmeasured

ROOT = Path(__file__).parents[2]


@all_cases
def test_back_and_forth_is_the_identity_at_every_node(case: Case) -> None:
    game = case.game
    session = Session(game, case.config, 1, policy=Policy.FREE)
    expected = [game.encode_state(session.state)]
    for _, _, seat, move in walk(case, 1):
        session.submit(seat, move)
        expected.append(game.encode_state(session.state))
    nodes = session.history.path()
    assert [game.encode_state(node.state) for node in nodes] == expected
    end = session.history.current
    for _ in nodes[1:]:
        here = session.history.current
        state = game.encode_state(session.state)
        assert session.undo() is not None
        assert session.redo() is not None
        assert session.history.current is here
        assert game.encode_state(session.state) == state
        session.undo()
    assert session.undo() is None
    assert session.history.current is nodes[0]
    while session.redo() is not None:
        pass
    assert session.history.current is end
    assert [game.encode_state(node.state) for node in nodes] == expected


@all_seeds
@all_cases
def test_saved_and_loaded_anywhere_the_game_is_the_same(case: Case, seed: int) -> None:
    game = case.game
    session = Session(game, case.config, seed if case.bot == "random" else 1)
    stops = {position.number for position in sampled(case, seed, first=1)}
    for number, _, seat, move in walk(case, seed):
        if number in stops:
            loaded = saves.load(saves.dump(session))
            assert loaded.notices == ()
            again = loaded.session
            assert again.state == session.state
            assert again.config == session.config
            assert again.decision == session.decision
            assert [again.journal(one) for one in (None, 0)] == [session.journal(one) for one in (None, 0)]
            assert list(again.moves(seat)) == list(session.moves(seat))
        session.submit(seat, move)
    assert session.decision is None
    loaded = saves.load(saves.dump(session, compressed=True))
    assert loaded.session.state == session.state


SCRIPT = """
import sys
from core.games.registry import GAMES
GAMES["toy"] = "tests.engine.toy"
from tests.properties.cases import Case, walk
from core.engine.saves import checksum
case = Case(sys.argv[1], int(sys.argv[2]), 1, sys.argv[3])
for position in walk(case, 7):
    print(position.move, list(case.game.moves(position.state, position.seat)) if position.number % 10 == 0 else "")
    print(checksum(case.game.encode_state(position.state)))
"""


@pytest.mark.parametrize(
    "case",
    [Case("toy", 4, 1), Case("clash", 4, 1), pytest.param(Case("clash", 2, 1, "greedy"), marks=pytest.mark.slow)],
    ids=lambda case: f"{case.game_id}-{case.players}p-{case.bot}",
)
def test_states_do_not_depend_on_the_hash_seed(case: Case) -> None:
    found = set()
    for hash_seed in ("0", "4242"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)}
        done = subprocess.run(
            [sys.executable, "-c", SCRIPT, case.game_id, str(case.players), case.bot],
            cwd=ROOT,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        assert len(done.stdout) > 1000
        found.add(done.stdout)
    assert len(found) == 1
