"""Laws of decisions, moves, refusals and states (DESIGN.md, "The engine's contract")."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from core.engine.chance import Chance
from core.engine.decision import IllegalMove
from core.engine.game import Config
from core.engine.rng import Generator
from tests.properties.cases import Case, all_cases, all_seeds, mutations, sampled, walk

pytestmark = pytest.mark.unmeasured

MOST = 60
"""A law that applies moves looks at no more than so many of one decision."""


def some(moves: list[Any], generator: Generator) -> list[Any]:
    """Return at most MOST of the moves."""
    while len(moves) > MOST:
        moves.pop(generator.below(len(moves)))
    return moves


@all_seeds
@all_cases
def test_whole_games_keep_the_invariants(case: Case, seed: int) -> None:
    game = case.game
    position = None
    for position in walk(case, seed):
        assert game.broken(position.state) == ()
        assert game.ended(position.state) == ""
    assert position is not None
    final = game.copy(position.state)
    game.apply(final, position.seat, position.move)
    assert game.decision(final) is None
    assert game.ended(final) != ""
    assert game.winners(final)
    assert len(game.scores(final)) == case.players
    for score in game.scores(final):
        assert score.total_halves == sum(halves for _, halves in score.sources)


@all_seeds
@all_cases
def test_every_listed_move_applies_to_a_copy(case: Case, seed: int) -> None:
    game = case.game
    generator = Generator(seed)
    for _, state, seat, _ in sampled(case, seed):
        moves = list(game.moves(state, seat))
        assert moves, "who is asked can answer"
        assert len(set(moves)) == len(moves) <= 2000
        before = game.encode_state(state)
        for move in some(moves, generator):
            assert game.normal(state, seat, move) == move
            assert game.refusal(state, seat, move) is None, move
            after = game.copy(state)
            applied = game.apply(after, seat, move)
            assert game.broken(after) == (), move
            assert applied.random == bool(applied.outcomes)
            assert game.encode_state(state) == before, f"{move} changed the state that was copied"
            again = game.copy(state)
            assert game.apply(again, seat, move, Chance(applied.outcomes)) == applied
            assert again == after, f"{move} replayed gives another state"


@all_seeds
@all_cases
def test_a_move_is_refused_exactly_if_it_is_not_listed(case: Case, seed: int) -> None:
    game = case.game
    generator = Generator(seed)
    pool: list[Any] = []
    for _, state, seat, chosen in sampled(case, seed):
        for asked in range(case.players):
            listed = set(game.moves(state, asked))
            if asked == seat:
                tried = [chosen, *mutations(case, chosen, generator)]
                others = sorted(listed, key=repr)
                if others:
                    tried.extend(mutations(case, others[generator.below(len(others))], generator))
            else:
                tried = [chosen]
            tried.extend(pool[generator.below(len(pool))] for _ in range(min(10, len(pool))))
            for move in tried:
                refusal = game.refusal(state, asked, move)
                if refusal is not None:
                    assert refusal.key
                    assert game.normal(state, asked, move) not in listed, (move, refusal)
                    copy = game.copy(state)
                    with pytest.raises(IllegalMove) as caught:
                        game.apply(copy, asked, move)
                    assert caught.value.refusal == refusal
                    assert copy == state
                else:
                    normal = game.normal(state, asked, move)
                    assert normal in listed or game.is_open(state, asked, move), move
                    first, second = game.copy(state), game.copy(state)
                    assert game.apply(first, asked, move) == game.apply(second, asked, normal)
                    assert first == second
                    assert game.broken(first) == ()
        pool.append(chosen)


@all_cases
def test_kinds_split_the_moves(case: Case) -> None:
    game = case.game
    for _, state, seat, _ in sampled(case, 1):
        kinds = game.kinds(state, seat)
        if kinds:
            assert len(set(kinds)) == len(kinds)
            split = [move for kind in kinds for move in game.moves_of(state, seat, kind)]
            assert len(split) == len(set(split))
            assert set(split) == set(game.moves(state, seat))


@all_cases
def test_moves_have_a_stable_json_form(case: Case) -> None:
    game = case.game
    for _, state, seat, _ in sampled(case, 2):
        for move in game.moves(state, seat):
            data = msgspec.json.encode(move)
            assert game.decode_move(msgspec.json.decode(data)) == move
            assert msgspec.json.decode(data, type=game.move_type) == move


@all_cases
def test_states_survive_storing(case: Case) -> None:
    game = case.game
    for _, state, _, _ in sampled(case, 3):
        data = game.encode_state(state)
        again = game.decode_state(data)
        assert again == state
        assert game.encode_state(again) == data


def mutable_parts(value: Any, found: dict[int, Any]) -> dict[int, Any]:
    """Return the mutable objects reachable from a value, by id. A configuration is never changed once agreed."""
    if isinstance(value, Config):
        return found
    if isinstance(value, msgspec.Struct):
        if not value.__struct_config__.frozen:
            found[id(value)] = value
        for name in value.__struct_fields__:
            mutable_parts(getattr(value, name), found)
    elif isinstance(value, list | set | bytearray):
        found[id(value)] = value
        for item in value:
            mutable_parts(item, found)
    elif isinstance(value, dict):
        found[id(value)] = value
        for item in value.values():
            mutable_parts(item, found)
    elif isinstance(value, tuple | frozenset):
        for item in value:
            mutable_parts(item, found)
    return found


@all_cases
def test_copies_share_nothing_mutable(case: Case) -> None:
    game = case.game
    for _, state, _, _ in sampled(case, 1):
        copy = game.copy(state)
        assert copy == state
        shared = mutable_parts(state, {}).keys() & mutable_parts(copy, {}).keys()
        assert not shared


@all_seeds
@all_cases
def test_the_order_of_answers_at_the_same_time_changes_nothing(case: Case, seed: int) -> None:
    game = case.game
    generator = Generator(seed)
    for _, state, _, _ in sampled(case, seed):
        decision = game.decision(state)
        assert decision is not None
        if len(decision.seats) < 2:
            continue
        first, second = generator.shuffled(decision.seats)[:2]
        options = [list(game.moves(state, seat)) for seat in (first, second)]
        a, b = (moves[generator.below(len(moves))] for moves in options)
        one, other = game.copy(state), game.copy(state)
        game.apply(one, first, a)
        assert list(game.moves(one, second)) == options[1]
        game.apply(one, second, b)
        game.apply(other, second, b)
        game.apply(other, first, a)
        assert one == other


@all_cases
def test_numbers_of_a_game_can_be_asked_at_any_time(case: Case) -> None:
    game = case.game
    for _, state, seat, move in sampled(case, 2):
        assert len(game.scores(state)) == case.players
        assert game.winners(state)
        assert game.progress(state)
        assert game.label(state, seat, move).key
        view = game.view(state, seat)
        before = game.encode_state(view)
        preview = game.preview(view, seat, move)
        odds = game.odds(view, seat, move, 0.01)
        if odds is not None:
            assert abs(odds.win + odds.lose + odds.neither - 1) < 0.01
        assert isinstance(preview.open, bool)
        assert game.encode_state(view) == before
