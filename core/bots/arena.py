"""Lets bots compete: seats rotated, win rates with confidence intervals."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from typing import Any

import msgspec

from core.bots.bot import Bot
from core.bots.match import Result, play
from core.engine.game import Config, Game

Z = 1.959964
"""Of the normal distribution, for 95 %."""


class Standing(msgspec.Struct):
    """How one entrant did. A shared win counts in part; `low` and `high` bound the win rate with 95 % confidence."""

    games: int = 0
    wins: float = 0.0
    rate: float = 0.0
    low: float = 0.0
    high: float = 0.0
    points: float = 0.0
    """Victory points, the mean of its games."""


def interval(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % confidence interval of a win rate (Wilson).

    >>> low, high = interval(5, 10)
    >>> round(low, 3), round(high, 3)
    (0.237, 0.763)
    """
    if not games:
        return 0.0, 1.0
    rate = wins / games
    square = Z * Z / games
    middle = rate + square / 2
    spread = Z * sqrt(rate * (1 - rate) / games + square / (4 * games))
    return max(0.0, (middle - spread) / (1 + square)), min(1.0, (middle + spread) / (1 + square))


def compete(
    game: Game[Any, Any],
    config: Config,
    entrants: Sequence[str],
    bots: Mapping[str, Bot],
    games: int,
    seed: int,
    *,
    budget: float = 0.1,
    watch: Callable[[tuple[str, ...], Result], None] | None = None,
) -> dict[str, Standing]:
    """Play `games` games and return the standings by bot name.

    The entrants sit down in turn; each seed is played once with every rotation. `watch` gets seats and result of each
    game. Raises Broken.
    """
    seats = len(config.seats)
    table = [entrants[seat % len(entrants)] for seat in range(seats)]
    standings = {name: Standing() for name in entrants}
    for number in range(games):
        turn = number % seats
        seating = tuple(table[turn:] + table[:turn])
        _, result = play(game, config, seed + number // seats, [bots[name] for name in seating], budget=budget)
        for seat, name in enumerate(seating):
            standing = standings[name]
            standing.points += result.scores[seat].total
            standing.games += 1
            if seat in result.winners:
                standing.wins += 1 / len(result.winners)
        if watch is not None:
            watch(seating, result)
    for standing in standings.values():
        if standing.games:
            standing.rate = standing.wins / standing.games
            standing.points /= standing.games
        standing.low, standing.high = interval(standing.wins, standing.games)
    return standings
