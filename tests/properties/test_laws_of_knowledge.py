"""Laws of views: what a seat may know, and that nothing else reaches it."""

from __future__ import annotations

import pytest

from core.engine.chance import Chance
from core.engine.journal import seen_by
from core.engine.rng import Generator
from tests.properties.cases import Case, all_cases, all_seeds, mutations, sampled

pytestmark = pytest.mark.unmeasured


@all_seeds
@all_cases
def test_a_view_agrees_with_what_is_made_of_it(case: Case, seed: int) -> None:
    game = case.game
    for _, state, _, _ in sampled(case, seed):
        for seat in (None, *range(case.players)):
            view = game.view(state, seat)
            assert game.view(view, seat) == view
            assert getattr(view, "rng", 0) == 0
            full = game.determinize(view, Generator(seed))
            assert game.view(full, seat) == view
            assert game.broken(full) == ()
            assert game.decision(full) == game.decision(state)


@all_seeds
@all_cases
def test_a_seat_has_the_same_moves_and_refusals_from_its_view(case: Case, seed: int) -> None:
    game = case.game
    generator = Generator(seed)
    for _, state, _, chosen in sampled(case, seed):
        decision = game.decision(state)
        assert decision is not None
        for seat in decision.seats:
            view = game.view(state, seat)
            assert game.decision(view) == decision
            assert game.question(view, seat) == game.question(state, seat)
            assert game.kinds(view, seat) == game.kinds(state, seat)
            moves = list(game.moves(state, seat))
            assert list(game.moves(view, seat)) == moves
            for move in (*moves[:20], chosen, *mutations(case, chosen, generator)):
                assert game.refusal(view, seat, move) == game.refusal(state, seat, move)
                assert game.normal(view, seat, move) == game.normal(state, seat, move)


@all_seeds
@all_cases
def test_what_is_hidden_shows_nowhere(case: Case, seed: int) -> None:
    game = case.game
    for number, state, seat, move in sampled(case, seed):
        for watcher in range(case.players):
            view = game.view(state, watcher)
            full = [game.determinize(view, Generator(number * 10 + i)) for i in range(2)]
            if watcher == seat:
                moves = [list(game.moves(one, watcher)) for one in full]
                assert moves[0] == moves[1] == list(game.moves(state, watcher))
            if any(game.refusal(one, seat, move) is not None for one in full):
                # Somebody else's move that needs what these two states do not have.
                assert watcher != seat
                continue
            assert game.label(full[0], seat, move) == game.label(full[1], seat, move) == game.label(state, seat, move)
            applied = game.apply(full[0], seat, move)
            if applied.revealed:
                continue
            other = game.apply(full[1], seat, move, Chance(applied.outcomes))
            assert not other.revealed
            assert [seen_by(entry, watcher) for entry in applied.entries] == [
                seen_by(entry, watcher) for entry in other.entries
            ]
            assert game.view(full[0], watcher) == game.view(full[1], watcher)
