"""Plays the games that are kept: whole games as fixtures, and the positions of `ecumene bench`.

After a change of rules or of a game's state: `python -m tests.games.record`, and look at what changed and why.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from core.bots.match import play
from core.bots.registry import make_bot
from core.engine import saves
from core.engine.game import Config, SeatConfig
from core.engine.rng import Generator
from core.engine.session import Session
from core.games.clash import GAME
from core.games.clash.rules.payment import limits

ROOT = Path(__file__).parents[2]
SAVES = ROOT / "tests/games/clash/saves"
POSITIONS = ROOT / "core/games/clash/positions"

WAYS_TO_END = ("ages", "no_city")
KEPT = [(2, "ages"), (3, "ages"), (4, "ages"), (2, "no_city"), (4, "no_city")]
"""Number of players and way to end of each whole game that is kept."""


def config(players: int) -> Config:
    """Return the configuration of a table."""
    return Config(seats=tuple(SeatConfig(colour=seat) for seat in range(players)))


def games(players: int, name: str) -> Iterator[Session[Any, Any]]:
    """Yield games between bots of one kind, seed after seed."""
    for seed in range(1, 200):
        yield play(GAME, config(players), seed, [make_bot(GAME.id, name)] * players, check=True)[0]


def whole_game(players: int, end: str) -> Session[Any, Any]:
    """Return the first random game that ends in this way."""
    return next(session for session in games(players, "random") if GAME.ended(session.state) == end)


def made_rich(session: Session[Any, Any]) -> Session[Any, Any]:
    """Return the game played on from a late turn in which everybody holds as much as the rules allow."""
    path = session.history.path()
    turns = [node.state for node in path[int(0.8 * len(path)) :] if getattr(GAME.decision(node.state), "kind", "") == "turn"]
    state = GAME.copy(turns[0])
    for player in state.players:
        food, idea = limits(player.powers)
        player.goods = (food, 7, 7, idea, 7, 3, 3)
    rich: Session[Any, Any] = Session(GAME, session.config, session.seed, start=state)
    bot, generator = make_bot(GAME.id, "greedy"), Generator(1)
    while (decision := rich.decision) is not None:
        seat = decision.seats[0]
        rich.submit(seat, bot.choose(GAME, rich.view(seat), seat, generator, 0.1))
    return rich


def main() -> None:
    """Write all files."""
    for players, end in KEPT:
        saves.write(SAVES / f"{players}p-{end}.json", saves.dump(whole_game(players, end)))
    greedy = games(4, "greedy")
    first, second = next(greedy), next(greedy)
    saves.write(POSITIONS / "greedy_1.json", saves.dump(first))
    saves.write(POSITIONS / "greedy_2.json", saves.dump(second))
    saves.write(POSITIONS / "rich.json", saves.dump(made_rich(first)))


if __name__ == "__main__":
    main()
