"""Plays the games that are kept: whole games as fixtures, and the positions of `ecumene bench`.

After a change of rules or of a game's state: `python -m tests.games.record`, and look at what changed and why.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

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

class Kept(NamedTuple):
    """A whole game that is kept: between bots of one kind, the first seed that ends in this way."""

    players: int
    end: str
    options: dict[str, bool | int | str] = {}
    bot: str = "random"

    @property
    def file(self) -> str:
        """The name of its file."""
        options = [f"{key}_{value}".lower() for key, value in self.options.items()]
        return "-".join([f"{self.players}p", *options, self.end]) + ".json"


WAYS_TO_END = ("ages", "no_city", "rolled", "wonder")
KEPT = [
    *(Kept(players, "ages") for players in (2, 3, 4)),
    *(Kept(players, "no_city") for players in (2, 4)),
    Kept(2, "ages", {"mode": "learning"}),
    Kept(3, "ages", {"events": "icons"}),
    Kept(2, "ages", {"events": "optional"}),
    Kept(3, "ages", {"length": "short"}),
    Kept(2, "rolled", {"ending": "roll"}),
    Kept(4, "wonder", {"ending": "wonder", "open_wonders": True}, "greedy"),
    Kept(2, "ages", {"offers": "never"}),
    Kept(3, "ages", {"offers": "often"}),
]
"""One game at least for each number of players, option and way to end."""


def games(players: int, name: str, options: dict[str, bool | int | str] | None = None) -> Iterator[Session[Any, Any]]:
    """Yield games between bots of one kind, seed after seed."""
    seats = tuple(SeatConfig(colour=seat) for seat in range(players))
    config = GAME.complete(Config(seats=seats, options=options or {}))
    for seed in range(1, 2000):
        yield play(GAME, config, seed, [make_bot(GAME.id, name)] * players, check=True)[0]


def whole_game(kept: Kept) -> Session[Any, Any]:
    """Return the first random game with these options that ends in this way."""
    return next(
        session for session in games(kept.players, kept.bot, kept.options) if GAME.ended(session.state) == kept.end
    )


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
    for old in SAVES.glob("*.json"):
        old.unlink()
    for kept in KEPT:
        saves.write(SAVES / kept.file, saves.dump(whole_game(kept)))
    greedy = games(4, "greedy")
    first, second = next(greedy), next(greedy)
    saves.write(POSITIONS / "greedy_1.json", saves.dump(first))
    saves.write(POSITIONS / "greedy_2.json", saves.dump(second))
    saves.write(POSITIONS / "rich.json", saves.dump(made_rich(first)))


if __name__ == "__main__":
    main()
