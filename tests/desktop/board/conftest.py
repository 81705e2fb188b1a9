"""A board with the example on it, without ground and motion, and hands for it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from desktop.board.view import BoardView
from desktop.robust import faults
from desktop.theme.palette import LIGHT
from tests.desktop.board.hands import Hands
from tests.desktop.board.items import without_ground
from tests.desktop.board.positions import example_picture


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
def view(qtbot: QtBot, hands: Hands) -> Iterator[BoardView]:
    board = without_ground(BoardView(LIGHT))
    board.set_motion(0)
    board.set_hands(hands)
    board.resize(900, 700)
    qtbot.addWidget(board)
    board.show()
    board.set_picture(example_picture())
    board.finish()
    yield board
    assert not faults(board)
    board.shut_down()
