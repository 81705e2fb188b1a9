"""The games on which the laws are tested, walks through them, and moves that nobody would make."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

import msgspec
import pytest

from core.bots.registry import make_bot
from core.engine.game import Config, Game, SeatConfig
from core.engine.rng import Generator

MODULES = {"toy": "tests.engine.toy", "clash": "core.games.clash"}


class Case(NamedTuple):
    """A game for a number of players; `stride`: a costly law looks at every so-manieth decision; `bot`: who plays.

    `options`: (id, value) of the game's options that are not as usual.
    """

    game_id: str
    players: int
    stride: int
    bot: str = "random"
    options: tuple[tuple[str, bool | int | str], ...] = ()

    @property
    def game(self) -> Game[Any, Any]:
        game: Game[Any, Any] = import_module(MODULES[self.game_id]).GAME
        return game

    @property
    def config(self) -> Config:
        seats = tuple(SeatConfig(colour=seat) for seat in range(self.players))
        return self.game.complete(Config(seats=seats, options=dict(self.options)))


CASES = [
    *(Case("toy", players, 1) for players in (2, 3, 4)),
    *(Case("clash", players, 23) for players in (2, 3, 4)),
    Case("clash", 2, 23, "greedy"),
    Case("clash", 2, 23, options=(("mode", "learning"),)),
    Case("clash", 3, 23, options=(("length", "short"), ("events", "optional"), ("open_wonders", True))),
    Case("clash", 2, 23, options=(("ending", "roll"), ("offers", "often"))),
    Case("clash", 4, 23, options=(("ending", "wonder"), ("events", "icons"))),
]
SEEDS = (1, 2, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (3, 4, 5, 6)))


def _name(case: Case) -> str:
    options = "".join(f"-{value}" for _, value in case.options)
    return f"{case.game_id}-{case.players}p-{case.bot}{options}"


def all_cases(test: Any) -> Any:
    """Run a test for every game and number of players."""
    return pytest.mark.parametrize("case", CASES, ids=_name)(test)


def all_seeds(test: Any) -> Any:
    """Run a test for several seeds."""
    return pytest.mark.parametrize("seed", SEEDS)(test)


class Position(NamedTuple):
    """A decision of a game: its number, the state, and who is about to make which move."""

    number: int
    state: Any
    seat: int
    move: Any


def walk(case: Case, seed: int) -> Iterator[Position]:
    """Yield every decision of a game. Where several are asked, a random one answers first.

    A game of thinking bots is played once and is the same for every seed.
    """
    if case.bot == "random":
        return _played(case, seed)
    return iter(_thoughtful(case))


@cache
def _thoughtful(case: Case) -> tuple[Position, ...]:
    return tuple(_played(case, 1))


def _played(case: Case, seed: int) -> Iterator[Position]:
    game = case.game
    state = game.new(case.config, seed)
    bot = make_bot(case.game_id, case.bot)
    generator = Generator(seed * 1000 + case.players)
    number = 0
    while (decision := game.decision(state)) is not None:
        seat = decision.seats[generator.below(len(decision.seats))]
        seen = game.view(state, seat) if bot.needs_view else state
        move = bot.choose(game, seen, seat, generator, 0.1)
        yield Position(number, state, seat, move)
        state = game.copy(state)
        game.apply(state, seat, move)
        number += 1
        assert number < 20_000, "the game does not end"


def sampled(case: Case, seed: int, first: int = 2) -> Iterator[Position]:
    """Yield every `stride`-th decision and the first ones of each kind, so that no kind of question is missed."""
    game = case.game
    met: dict[str, int] = {}
    for position in walk(case, seed):
        decision = game.decision(position.state)
        assert decision is not None
        kind = f"{decision.kind}/{decision.source}"
        met[kind] = met.get(kind, 0) + 1
        if met[kind] <= first or position.number % case.stride == seed % case.stride:
            yield position


def mutations(case: Case, move: Any, generator: Generator) -> Iterator[Any]:
    """Yield moves like this one with one part that makes no sense, as far as their types allow them."""
    game = case.game
    plain = msgspec.to_builtins(move)
    fields = [name for name in move.__struct_fields__ if name in plain]
    for name in fields:
        for value in _odd_values(plain[name], generator):
            try:
                yield game.decode_move({**plain, name: value})
            except msgspec.ValidationError:
                continue


def _odd_values(value: Any, generator: Generator) -> list[Any]:
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1, -1, 0, 97, 10**9, -(1 << 63)]
    if isinstance(value, str):
        return ["", "nonsense", value + "x", value.upper()]
    if isinstance(value, list):
        odd: list[Any] = [[], value + value, list(reversed(value)), value[1:]]
        if value:
            place = generator.below(len(value))
            for item in _odd_values(value[place], generator):
                odd.append([*value[:place], item, *value[place + 1 :]])
        return odd
    if isinstance(value, dict):
        odd = [{}]
        for key, item in value.items():
            odd.extend({**value, key: other} for other in _odd_values(item, generator))
        return odd
    return [0, ""]
