"""Chances that take long come from another process, and the table is told when they arrive."""

from __future__ import annotations

import pytest

from core.games.clash.game import GAME
from core.games.clash.moves import MoveUnits
from desktop.table.odds import OddsAsker
from tests.games.clash.test_odds import attack, position
from tests.games.clash.war import RED


@pytest.fixture
def asker(qapp):
    asker = OddsAsker()
    yield asker
    asker.close()


def ask(asker: OddsAsker, number: int, position_name: object = 1) -> object:
    """Ask for the chances of an attack on this many units."""
    move = attack(2)
    assert isinstance(move, MoveUnits)
    return asker.odds(GAME, position(number).state, RED, move, position_name)


def test_those_of_few_units_are_known_at_once(asker):
    odds = ask(asker, 2)
    assert odds is not None
    assert not asker.is_pending(attack(2))


def test_those_of_many_units_arrive_from_another_process(asker, qtbot):
    assert ask(asker, 15) is None
    assert asker.is_pending(attack(2))
    with qtbot.waitSignal(asker.arrived, timeout=30_000):
        pass
    assert not asker.is_pending(attack(2))
    odds = ask(asker, 15)
    assert odds == GAME.odds(position(15).state, RED, attack(2), 0.3)
    assert odds.error > 0


def test_another_position_forgets_what_was_asked(asker):
    assert ask(asker, 15) is None
    assert ask(asker, 2, "another") is not None
    assert not asker.is_pending(attack(2))


def test_a_process_that_fails_leaves_the_game_without_chances(asker, qtbot):
    assert ask(asker, 15) is None
    asker._on_failed("gone")
    assert ask(asker, 15) is None
    assert not asker.is_pending(attack(2))
