"""The games that the monkey plays in: two to four seats, people and bots mixed, at the beginning or in a rich position."""

from __future__ import annotations

import random
from typing import Any

from core.engine.game import Config, SeatConfig
from core.engine.session import Session
from core.games.clash import GAME
from core.peoples import PEOPLES
from desktop.dialogs.newgame_data import Seat
from desktop.games.clash.client import _prologue
from desktop.table.people import stored
from tests.desktop.play.rich import rich_position

NAMES = ("Mira", "Jonas", "Ada", "Noor")
RICH = 0.5
"""How many of the games begin in a position of Age IV in which nearly everything can be done."""
GOVERNMENTS = ("democracy", "autocracy")


def new_session(luck: random.Random) -> Session[Any, Any]:
    """Return a game with its seats."""
    seed = luck.randrange(1 << 30)
    if luck.random() < RICH:
        start = rich_position(luck.choice(GOVERNMENTS))
        config = start.config
        session: Session[Any, Any] = Session(GAME, config, seed, start=start)
    else:
        number = luck.choice((2, 2, 3, 4))
        peoples = luck.sample(sorted(PEOPLES), number)
        seats = tuple(SeatConfig(name=NAMES[i], people=peoples[i], colour=i) for i in range(number))
        options = {"mode": luck.choice(("full", "full", "learning"))}
        config = Config(seats=seats, options=options)
        session = Session(GAME, config, seed, prologue=_prologue(GAME.new(config, seed).first))
    number = len(config.seats)
    persons = luck.choice((1, 1, 1, 2, 2, number))
    sitting = set(luck.sample(range(number), persons))
    session.extra = stored(
        tuple(
            Seat("" if i in sitting else "greedy", NAMES[i], config.seats[i].people, config.seats[i].colour)
            for i in range(number)
        )
    )
    return session
