"""The laws in positions that random games hardly reach (tests.games.clash.positions)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from core.engine.chance import Chance
from core.engine.rng import Generator
from core.games.clash import GAME
from core.games.clash import moves as m
from core.games.clash.content.buildings import BUILDINGS
from core.games.clash.content.powers import ADVANCES, GOVERNMENTS, WONDERS
from core.games.clash.state import State
from tests.games.clash.positions import any_position

POSITIONS = [*range(24), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(24, 300))]
MOVES = 15
"""So many random moves are made from each position."""


def played(seed: int) -> Iterator[tuple[State, int, list[Any], Random]]:
    """Yield the decisions of some random moves: the state, who is asked, his moves, a generator for the test."""
    r = Random(seed)
    state = any_position(seed)
    assert GAME.broken(state) == ()
    for _ in range(MOVES):
        decision = GAME.decision(state)
        if decision is None:
            return
        seat = decision.seats[0]
        moves = list(GAME.moves(state, seat))
        yield state, seat, moves, r
        kinds = sorted({type(move).__name__ for move in moves if not isinstance(move, m.EndTurn)}) or ["EndTurn"]
        kind = r.choice(kinds)
        state = GAME.copy(state)
        GAME.apply(state, seat, r.choice([move for move in moves if type(move).__name__ == kind]))
        assert GAME.broken(state) == ()


def guesses(r: Random, state: State, seat: int) -> Iterator[Any]:
    """Yield moves that look sensible, most of them not allowed."""
    board = state.geometry()
    cities = list(state.cities) or [0]
    stacks = [(space, own) for space, groups in state.units.items() if (own := [g for g in groups if g[0] == seat])]
    for _ in range(4):
        if stacks:
            space, own = r.choice(stacks)
            units = tuple(sorted((kind, marks, r.randint(1, number)) for _, kind, marks, number in own if r.random() < 0.6))
            middle = r.choice(board.neighbours[space])
            end = r.choice(board.neighbours[middle])
            path = r.choice(((space, middle), (space, middle, end), (space, end), (space, r.randrange(board.size))))
            yield m.MoveUnits(path, units, r.random() < 0.4)
        city = r.choice(cities)
        near = [city, *board.neighbours[city], *(far for space in board.neighbours[city] for far in board.neighbours[space])]
        goods = ("food", "ore", "wood", "idea", "gold", "mood")
        spaces = tuple((r.choice(near), r.choice(goods)) for _ in range(r.randint(1, 4)))
        cards = [card.id for card in state.players[seat].hand] or ["A29"]
        twice = tuple(sorted((*spaces, spaces[0])))
        yield m.Collect(city, r.choice((spaces, twice)), r.choice(("", "economic_liberty")), r.choice(("", "", *cards)))
        yield m.Construct(city, r.choice(list(BUILDINGS)), r.choice((-1, *board.neighbours[city])))
        yield m.Recruit(city, tuple((kind, r.randint(0, 3)) for kind in ("infantry", "settler", "ship")))
        yield m.Raise(city, r.randint(0, 2), r.choice(("", "voting")))
        yield m.Influence(city, r.choice(cities), r.choice(("", "arts")), r.choice(("", *cards)))
        yield m.Play(r.choice(cards))
        yield m.Use(r.choice(("bartering", "great_statue")), name=r.choice(cards))
        yield m.BuildWonder(city, r.choice(list(WONDERS)))
        yield m.TakeAdvance(r.choice(list(ADVANCES)))
        power = r.choice(("taxation", "circus_and_sports", "forced_labor", "great_library"))
        yield m.Use(power, city, 1, r.choice(list(ADVANCES)))
        yield r.choice((m.Found(city), m.Pick(city), m.YES, m.NO, m.DONE, m.CANCEL, m.Remove((("infantry", r.randint(0, 2)),))))


@pytest.mark.parametrize("seed", POSITIONS)
def test_the_laws_hold(seed: int) -> None:
    for state, seat, moves, r in played(seed):
        listed = set(moves)
        assert moves
        assert len(listed) == len(moves) <= 2000
        for move in (*r.sample(moves, min(len(moves), 4)), *guesses(r, state, seat)):
            normal = GAME.normal(state, seat, move)
            assert (GAME.refusal(state, seat, move) is None) == (normal in listed), move
            assert GAME.normal(state, seat, normal) == normal
        watcher = r.randrange(len(state.players))
        for asked in {watcher, seat}:
            view = GAME.view(state, asked)
            full = GAME.determinize(view, Generator(seed))
            assert GAME.view(full, asked) == view
            if asked == seat:
                assert list(GAME.moves(full, seat)) == list(GAME.moves(view, seat)) == moves
            # What was made of a view can be played.
            GAME.apply(full, seat, r.choice(list(GAME.moves(full, seat))))
            assert GAME.broken(full) == ()


@pytest.mark.parametrize("seed", POSITIONS)
def test_a_lent_advance_works_like_an_owned_one(seed: int) -> None:
    """Great Library: "use its power as if you own it" (ADVC-R3: but not as prerequisite for others)."""
    r = Random(seed)
    state = any_position(seed)
    decision = GAME.decision(state)
    if decision is None or decision.kind != "turn":
        return
    seat = decision.seats[0]
    for player in state.players:
        player.wonders &= ~WONDERS["great_library"].mask
        player.borrowed = 0
    missing = [card for card in ADVANCES.values() if card.category not in GOVERNMENTS]
    missing = [card for card in missing if not state.players[seat].advances & card.mask]
    for card in r.sample(missing, min(3, len(missing))):
        owned, lent = GAME.copy(state), GAME.copy(state)
        owned.players[seat].advances |= card.mask
        lent.players[seat].borrowed = card.mask
        # Cards may teach Advances: what is owned counts for those.
        moves = [move for move in GAME.moves(owned, seat) if not isinstance(move, m.TakeAdvance | m.Play)]
        assert moves == [move for move in GAME.moves(lent, seat) if not isinstance(move, m.TakeAdvance | m.Play)]
        for move in r.sample(moves, min(10, len(moves))):
            if not isinstance(move, m.EndTurn):
                one, other = GAME.copy(owned), GAME.copy(lent)
                applied = GAME.apply(one, seat, move)
                assert GAME.apply(other, seat, move, Chance(applied.outcomes)) == applied
                one.players[seat].advances &= ~card.mask
                other.players[seat].borrowed = 0
                assert one == other
