"""Plays whole games between bots: for simulations, tests and the arena."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

import msgspec

from core.bots.bot import Bot
from core.engine.decision import Score
from core.engine.game import Config, Game
from core.engine.rng import Generator
from core.engine.session import Session

MAX_DECISIONS = 50_000
"""No game of ours comes near: whoever does has a rule that goes round in circles."""


class Result(msgspec.Struct, frozen=True):
    """How a game went. `ended` is the reason; `progress` how far it came."""

    seed: int
    decisions: int
    seconds: float
    ended: str
    progress: tuple[int, ...]
    scores: tuple[Score, ...]
    winners: tuple[int, ...]


class Broken(RuntimeError):
    """An invariant did not hold, a bot made an illegal move, or the rules raised; holds the session up to there."""

    def __init__(self, message: str, session: Session[Any, Any]) -> None:
        super().__init__(message)
        self.session = session


def play(
    game: Game[Any, Any],
    config: Config,
    seed: int,
    bots: Sequence[Bot],
    *,
    budget: float = 0.1,
    check: bool = False,
    watch: Callable[[Any, int, Any], None] | None = None,
) -> tuple[Session[Any, Any], Result]:
    """Play one game, a bot a seat, and return its session and result.

    `check`: ask for broken invariants after every move; `watch` is called with state, seat and move before each one.
    The bots draw from generators of their own, made from the seed. Raises Broken.
    """
    started = perf_counter()
    session = Session(game, config, seed)
    generators = [Generator((seed << 8) + seat + 1) for seat in range(len(config.seats))]
    decisions = 0
    while (decision := session.decision) is not None:
        seat = decision.seats[0]
        bot = bots[seat]
        state = session.state
        try:
            seen = session.view(seat) if bot.needs_view else state
            move = bot.choose(game, seen, seat, generators[seat], budget)
            if watch is not None:
                watch(state, seat, move)
            session.submit(seat, move)
        except Exception as error:
            raise Broken(f"seed {seed}, decision {decisions}: {type(error).__name__}: {error}", session) from error
        decisions += 1
        if check:
            broken = game.broken(session.state)
            if broken:
                raise Broken(f"seed {seed}, decision {decisions}: {'; '.join(broken)}", session)
        if decisions > MAX_DECISIONS:
            raise Broken(f"seed {seed}: the game does not end", session)
    state = session.state
    result = Result(
        seed,
        decisions,
        perf_counter() - started,
        game.ended(state),
        game.progress(state),
        game.scores(state),
        game.winners(state),
    )
    return session, result
