"""The laws in battles with many cards, mixed armies, Fortresses and Ships: random answers to the end."""

from __future__ import annotations

from random import Random

import pytest

from core.engine.chance import Chance
from core.engine.rng import Generator
from core.games.clash.content.action_cards.deck import ACTION_CARDS
from core.games.clash.content.objectives.deck import OBJECTIVE_CARDS
from core.games.clash.frames import BattleFrame
from core.games.clash.game import GAME
from core.games.clash.moves import NO, YES, Choose, Pick, Play, Remove
from core.games.clash.rules.battle_value import CASUALTIES, CHECK, cancel_parts, value_parts
from core.games.clash.state import Deck, State
from tests.games.clash.war import BLUE, GREEN, GREY, RED, War

HERE, BACK = (0, 0), (0, 1)
SEEDS = [*range(30), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(30, 400))]
KINDS_OF_UNITS = ("infantry", "infantry", "infantry", "cavalry", "elephant", "leader")


def position(r: Random) -> War:
    """Return a battle that has begun."""
    naval = r.random() < 0.2
    war = War({(q, s): "sea" for q in range(-1, 2) for s in range(-1, 2)} if naval else None, full=True)
    defender = GREY if not naval and r.random() < 0.15 else BLUE
    city = not naval and r.random() < 0.6
    buildings = [kind for kind in ("fortress", "temple") if r.random() < 0.5] if city else []
    for seat in (RED, defender):
        least = 0 if seat == defender and buildings and buildings[0] == "fortress" else 1
        for _ in range(r.randint(least, 4)):
            war.put(HERE, seat, **{"ship" if naval else r.choice(KINDS_OF_UNITS): 1})
    if city:
        war.city(HERE, defender, *((kind, BLUE) for kind in buildings))
    cards = r.sample(list(ACTION_CARDS), 24)
    for seat in (RED, BLUE, GREEN):
        for card in cards[8 * seat : 8 * seat + 8]:
            war.hand(seat, card, known=tuple(other for other in range(3) if other != seat and r.random() < 0.2))
        war.player(seat, *[power for power in ("steel_weapons", "great_arena") if r.random() < 0.2])
        war.player(seat, food=r.randint(0, 2), ore=r.randint(0, 1), gold=r.randint(0, 1), mood=r.randint(0, 2))
    war.hand(RED, *r.sample(list(OBJECTIVE_CARDS), 3))
    war.state.action_deck = Deck(tuple(card for card in ACTION_CARDS if card not in cards))
    war.state.rng = r.getrandbits(60)
    war.attack(HERE, RED, defender, BACK if r.random() < 0.5 else None, naval=naval)
    return war


def action_cards(state: State) -> list[str]:
    """Return all Action cards, wherever they are."""
    found = [*state.action_deck.draw, *state.action_deck.discard]
    for player in state.players:
        found += [card.id for card in player.hand]
    for frame in state.frames:
        if isinstance(frame, BattleFrame):
            found += [card for card in frame.cards if card]
    return sorted(card for card in found if card in ACTION_CARDS)


@pytest.mark.parametrize("seed", SEEDS)
def test_the_laws_hold_in_battles(seed: int) -> None:
    r = Random(seed)
    state = position(r).state
    guesses = [*map(Play, ACTION_CARDS), NO, YES, Choose("go_on"), *map(Pick, range(0, 60, 7)), Remove((("infantry", 1),))]
    for _ in range(60):
        if not any(isinstance(frame, BattleFrame) for frame in state.frames):
            return
        decision = GAME.decision(state)
        assert decision is not None
        seat = decision.seats[0]
        moves = list(GAME.moves(state, seat))
        listed = set(moves)
        assert moves
        assert len(listed) == len(moves)
        for move in (*moves, *guesses):
            assert (GAME.refusal(state, seat, move) is None) == (GAME.normal(state, seat, move) in listed), move
        for watcher in (None, RED, BLUE, GREEN):
            view = GAME.view(state, watcher)
            assert GAME.view(view, watcher) == view
            full = GAME.determinize(view, Generator(seed))
            assert GAME.view(full, watcher) == view
            assert action_cards(full) == list(ACTION_CARDS)
            if watcher == seat:
                assert list(GAME.moves(view, seat)) == list(GAME.moves(full, seat)) == moves
                assert all(GAME.refusal(view, seat, move) == GAME.refusal(state, seat, move) for move in guesses)
            GAME.apply(full, seat, r.choice(list(GAME.moves(full, seat))), Chance())
        frame = state.frames[-1]
        if isinstance(frame, BattleFrame) and frame.step in (CASUALTIES, CHECK):
            for side in frame.sides:
                assert sum(part.value for part in value_parts(state, frame, side.owner)) == side.value
                assert sum(part.value for part in cancel_parts(state, frame, side.owner)) == side.cancels
        plays = [move for move in moves if isinstance(move, Play)]
        assert GAME.decode_state(GAME.encode_state(state)) == state
        GAME.apply(state, seat, r.choice(plays) if plays and r.random() < 0.7 else r.choice(moves), Chance())
        assert action_cards(state) == list(ACTION_CARDS)
    pytest.fail("the battle has no end")
