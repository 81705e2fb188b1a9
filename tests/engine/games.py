"""Short ways to games of the toy."""

from __future__ import annotations

from typing import Any

from core.bots.bot import RandomBot
from core.engine.game import Config, SeatConfig
from core.engine.history import Policy
from core.engine.rng import Generator
from core.engine.session import Session
from tests.engine.toy import GAME


def config(players: int = 3, **options: bool | int | str) -> Config:
    """Return a configuration of the toy."""
    return Config(seats=tuple(SeatConfig(name=f"Seat {seat}", colour=seat) for seat in range(players)), options=options)


def played(moves: int = 10**6, seed: int = 1, players: int = 3, policy: Policy = Policy.FREE) -> Session[Any, Any]:
    """Return a session after so many random moves, or at the end of the game."""
    session = Session(GAME, config(players), seed, policy=policy)
    advance(session, moves, seed)
    return session


def advance(session: Session[Any, Any], moves: int, seed: int = 1) -> None:
    """Make random moves."""
    bot, generator = RandomBot(), Generator(seed)
    while moves and (decision := session.decision) is not None:
        seat = decision.seats[0]
        session.submit(seat, bot.choose(session.game, session.state, seat, generator, 0.0))
        moves -= 1
