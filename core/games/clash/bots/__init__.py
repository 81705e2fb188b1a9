"""What the bots know about Clash of Cultures: an evaluation of positions, and which moves are worth a look."""

from __future__ import annotations

from core.bots.greedy import GreedyBot


def greedy() -> GreedyBot:
    """Return a new bot that looks one gesture ahead."""
    from core.games.clash.bots.planner import Planner

    return GreedyBot(Planner())
