"""The civil halves: what stays secret of Spies and New Goals, and that none of it is in the Learning game."""

from __future__ import annotations

import tomllib
from collections import Counter
from typing import Any

import pytest

from core.engine.chance import QueuedChance
from core.engine.decision import Applied
from core.engine.game import Config, SeatConfig
from core.engine.journal import seen_by
from core.engine.rng import Generator
from core.games.clash import GAME, SCENARIOS
from core.games.clash.content.action_cards.deck import ACTION_CARDS
from core.games.clash.content.cards import ACTION, FACE_DOWN, OBJECTIVE
from core.games.clash.moves import Choose, Collect, Play, Use
from core.games.clash.rules.play import CIVIL_HALVES
from core.games.clash.state import State

TOP = 'options = {mode = "full"}\nboard = {radius = 2}\n'
BACK = {ACTION: FACE_DOWN[ACTION], OBJECTIVE: FACE_DOWN[OBJECTIVE]}


def build(text: str) -> State:
    """Return the state of a TOML text."""
    return SCENARIOS.build(tomllib.loads(TOP + text))  # type: ignore[no-any-return]


def apply(state: State, seat: int = 0, **words: Any) -> Applied:
    """Make a move."""
    return GAME.apply(state, seat, SCENARIOS.move({"seat": seat, **words}, state), QueuedChance({}))


def hands(state: State, watcher: int | None) -> list[list[str]]:
    """Return the hands as a seat sees them."""
    return [sorted(card.id for card in player.hand) for player in GAME.view(state, watcher).players]


def check(state: State) -> None:
    """The laws of views hold: who is asked has the same moves, others the same question, what is guessed can be played."""
    decision = GAME.decision(state)
    assert decision is not None
    asked = decision.seats[0]
    moves = list(GAME.moves(state, asked))
    for watcher in (None, *range(len(state.players))):
        view = GAME.view(state, watcher)
        assert GAME.decision(view) == decision
        for number in range(4):
            full = GAME.determinize(view, Generator(number))
            assert GAME.view(full, watcher) == view
            assert GAME.decision(full) == decision
            assert GAME.broken(full) == ()
            if watcher == asked:
                assert list(GAME.moves(full, asked)) == moves
            for move in list(GAME.moves(full, asked)):
                after = GAME.copy(full)
                GAME.apply(after, asked, move)
                assert GAME.broken(after) == ()


SPIES = """
seats.0 = {culture = 1, hand = ["A07", "A25", "A30:02", "O05:02"]}
seats.1.hand = ["A13:12", "O01:12", "A29"]
seats.2.hand = ["A33"]
"""


def test_spies_show_a_hand_to_one_seat_only() -> None:
    state = build(SPIES)
    a, o = BACK[ACTION], BACK[OBJECTIVE]
    assert hands(state, 0)[1] == [a, a, o]
    apply(state, play="A07")
    applied = apply(state, choose="1")
    assert applied.revealed
    check(state)
    assert hands(state, 0)[1] == ["A13", "A29", "O01"]
    assert hands(state, 1)[0] == [a, a, o]
    assert hands(state, 2)[1] == sorted(["A13", a, "O01"])
    seen = next(entry for entry in applied.entries if entry.key == "hand_seen")
    assert seen_by(seen, 0).private == {"cards": ("A13", "O01", "A29")}
    assert seen_by(seen, 1).private == seen_by(seen, 2).private == {}
    assert {str(move.option) for move in GAME.moves(state, 0) if isinstance(move, Choose)} == {"A13", "A29", "O01", "no"}


def test_others_don_t_learn_which_cards_spies_swap() -> None:
    state = build(SPIES)
    a, o = BACK[ACTION], BACK[OBJECTIVE]
    apply(state, play="A07")
    apply(state, choose="1")
    move = Choose("A13")
    assert GAME.label(state, 0, move).values["option"] == a
    apply(state, choose="A13")
    check(state)
    # The card lies between the hands; who knew it can't tell which one it is.
    assert hands(state, 2)[1] == sorted([a, "O01"])
    assert hands(state, 1)[1] == ["A29", "O01"]
    assert GAME.view(state, 2).frames[-2].cards == (a,)  # type: ignore[union-attr]
    applied = apply(state, choose="A30")
    check(state)
    assert applied.revealed
    swapped = next(entry for entry in applied.entries if entry.key == "cards_swapped")
    assert swapped.values == {"partner": 1, "kind": ACTION}
    assert seen_by(swapped, 0).private == seen_by(swapped, 1).private == {"cards": ("A30", "A13")}
    assert seen_by(swapped, 2).private == {}
    assert hands(state, 0)[:2] == [["A13", "A25", "O05"], ["A29", "A30", "O01"]]
    assert hands(state, 1)[:2] == [sorted(["A13", a, o]), ["A29", "A30", "O01"]]
    # Seat 2 forgets what it knew of the Action cards in both hands, not of the Objective cards.
    assert hands(state, 2)[:2] == [sorted([a, a, "O05"]), sorted([a, a, "O01"])]
    # All seats know this one by now.
    assert hands(state, None)[:2] == [sorted([a, a, o]), sorted([a, a, "O01"])]


def test_who_swaps_his_only_card_is_known_to_have_given_it() -> None:
    state = build('seats.0 = {culture = 1, hand = ["A07", "A25:2"]}\nseats.1.hand = ["A13:2"]\nseats.2.hand = ["A33"]')
    apply(state, play="A07")
    apply(state, choose="1")
    apply(state, choose="A13")
    assert hands(state, 2)[1] == ["A25"]


GOALS = """
objective_deck = ["O02", "O03"]
seats.0 = {culture = 1, hand = ["A31", "O01:01", "O05:012"]}
seats.1.hand = ["O06"]
seats.2.hand = []
"""


def test_new_goals_are_seen_by_one_seat_only() -> None:
    state = build(GOALS)
    o = BACK[OBJECTIVE]
    applied = apply(state, play="A31")
    assert applied.revealed
    check(state)
    seen = next(entry for entry in applied.entries if entry.key == "objectives_looked_at")
    assert seen.values == {"number": 2}
    assert seen_by(seen, 0).private == {"cards": ("O02", "O03")}
    assert seen_by(seen, 1).private == {}
    assert GAME.view(state, 0).frames[-2].cards == ("O02", "O03")  # type: ignore[union-attr]
    assert GAME.view(state, 1).frames[-2].cards == (o, o)  # type: ignore[union-attr]
    assert GAME.label(state, 0, Choose("O02")).values["option"] == o
    apply(state, choose="O03")
    check(state)
    assert GAME.view(state, 1).frames[-2].answers == ()  # type: ignore[union-attr]
    applied = apply(state, choose="O01")
    assert not applied.revealed
    assert applied.random
    check(state)
    entry = next(entry for entry in applied.entries if entry.key == "goals_exchanged")
    assert (entry.values, seen_by(entry, 1).private) == ({}, {})
    assert hands(state, 0)[0] == ["O03", "O05"]
    # Which of the cards that they knew has gone, others can't tell.
    assert hands(state, 1)[0] == [o, o]
    assert hands(state, 2)[0] == [o, o]
    assert set(GAME.view(state, 0).objective_deck.draw) == {""}


def test_every_civil_half_is_declared_and_stands_on_two_cards() -> None:
    halves = Counter(card.civil for card in ACTION_CARDS.values())
    assert set(halves.values()) == {2}
    assert set(halves) <= set(CIVIL_HALVES)
    assert len(halves) == 21
    combat = Counter(card.combat for card in ACTION_CARDS.values())
    assert sorted(combat.values()) == [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 4, 4, 4, 4, 5, 5]


@pytest.mark.parametrize("seed", range(3))
def test_the_learning_game_knows_no_cards(seed: int) -> None:
    seats = tuple(SeatConfig(colour=seat) for seat in range(3))
    config = GAME.complete(Config(seats=seats, options={"mode": "learning"}))
    state = GAME.new(config, seed)
    generator = Generator(seed)
    while (decision := GAME.decision(state)) is not None:
        assert decision.kind not in ("trigger", "objectives", "question")
        seat = decision.seats[0]
        moves = list(GAME.moves(state, seat))
        assert not any(isinstance(move, Play) or (isinstance(move, Collect) and move.card) for move in moves)
        assert not any(isinstance(move, Use) and move.power in ("bartering", "great_statue") for move in moves)
        GAME.apply(state, seat, moves[generator.below(len(moves))])
    assert not state.action_deck.draw
    assert not state.action_deck.discard
