"""The texts of Event cards: every card has one, and in any position it is carried out by the laws."""

from __future__ import annotations

from random import Random

import pytest

from core.engine.flow import Step
from core.engine.rng import Generator
from core.games.clash import GAME
from core.games.clash.content.cards import KINDS
from core.games.clash.content.events.deck import BASE_EVENTS
from core.games.clash.content.powers import WONDERS
from core.games.clash.rules.effects import EFFECTS
from core.games.clash.rules.event_texts import EVENT_TEXTS
from core.games.clash.rules.events import event_due
from core.games.clash.rules.lasting import NO_CONSTRUCTION
from core.games.clash.rules.play import AS_ACTION, CIVIL_HALVES
from core.games.clash.state import Card, City, Deck, State, card_mask
from core.games.clash.view import ALL_CARDS
from tests.games.clash.positions import any_position
from tests.games.clash.war import BLUE, RED, War

GREAT_PEOPLE = tuple(f"E{number}" for number in range(18, 27))
ANSWERS = 200
"""More than any Event asks for."""
POSITIONS = [*range(4), *(pytest.param(seed, marks=pytest.mark.slow) for seed in range(4, 40))]


def test_every_card_has_a_text_and_cards_of_one_name_and_reach_share_it() -> None:
    assert set(EVENT_TEXTS) == set(BASE_EVENTS)
    assert all(text.text.strip() and EFFECTS[text.id] for text in EVENT_TEXTS.values())
    names = {text.id: BASE_EVENTS[card].name for card, text in EVENT_TEXTS.items() if card not in GREAT_PEOPLE}
    assert all(BASE_EVENTS[card].name == names.get(text.id, BASE_EVENTS[card].name) for card, text in EVENT_TEXTS.items())


def test_great_people_are_played_as_an_action() -> None:
    for card in GREAT_PEOPLE:
        assert CIVIL_HALVES[card].name == BASE_EVENTS[card].name
        assert CIVIL_HALVES[card].timing == AS_ACTION


def full_position(r: Random) -> State:
    """Return any position of a game that goes on, with all Action and Objective cards somewhere."""
    state = any_position(r.randrange(10**6))
    while state.ended:
        state = any_position(r.randrange(10**6))
    there = {card.id for player in state.players for card in player.hand}
    for kind, deck in (("action", state.action_deck), ("objective", state.objective_deck)):
        known = there | set(deck.draw) | set(deck.discard)
        whole = Deck((*deck.draw, *[card for card in ALL_CARDS[kind] if card not in known]), deck.discard)
        if kind == "action":
            state.action_deck = whole
        else:
            state.objective_deck = whole
    return state


def on_top(state: State, card: str) -> None:
    """Put an Event card on top of the deck."""
    deck = state.events
    rest = tuple(other for other in deck.draw if other != card)
    state.events = Deck((card, *rest), tuple(other for other in deck.discard if other != card))


def check_laws(state: State, seat: int, r: Random) -> None:
    """Check what has to hold at a question."""
    assert GAME.broken(state) == ()
    assert GAME.decode_state(GAME.encode_state(state)) == state
    moves = list(GAME.moves(state, seat))
    assert moves
    assert len(set(moves)) == len(moves)
    for move in moves[:30]:
        assert GAME.normal(state, seat, move) == move
        assert GAME.refusal(state, seat, move) is None
    view = GAME.view(state, seat)
    assert list(GAME.moves(view, seat)) == moves
    full = GAME.determinize(view, Generator(r.randrange(1000)))
    assert GAME.view(full, seat) == view
    assert GAME.broken(full) == ()


@pytest.mark.parametrize("seed", POSITIONS)
def test_every_event_in_any_position(seed: int) -> None:
    for number, card in enumerate(BASE_EVENTS):
        r = Random(seed * 100 + number)
        state = full_position(r)
        depth = len(state.frames)
        on_top(state, card)
        event_due(Step(state), r.randrange(len(state.players)))
        decision = GAME.settle(Step(state))
        for _ in range(ANSWERS):
            if decision is None or len(state.frames) <= depth:
                break
            seat = decision.seats[0]
            check_laws(state, seat, r)
            state = GAME.copy(state)
            GAME.apply(state, seat, r.choice(list(GAME.moves(state, seat))))
            decision = GAME.decision(state)
        else:
            raise AssertionError(f"{card} does not end")
        assert GAME.broken(state) == ()
        in_hands = [held.id for player in state.players for held in player.hand if KINDS[held.id] == "event"]
        # With the Great Mausoleum the drawer may have taken another card.
        assert (card in state.events.discard) + (card in in_hands) + (card in state.lasting) + (card in state.events.draw) == 1
        assert card not in state.lasting or card in NO_CONSTRUCTION


@pytest.mark.parametrize("card", GREAT_PEOPLE)
@pytest.mark.parametrize("seed", POSITIONS)
def test_every_great_person_in_any_position(seed: int, card: str) -> None:
    r = Random(seed * 100 + int(card[1:]))
    while True:
        state = full_position(r)
        decision = GAME.decision(state)
        if decision is not None and decision.kind == "turn" and decision.values["actions"]:
            break
    seat = decision.seats[0]
    deck = state.events
    state.events = Deck(tuple(c for c in deck.draw if c != card), tuple(c for c in deck.discard if c != card))
    state.players[seat].hand += (Card(card, card_mask(state)),)
    depth = len(state.frames)
    check_laws(state, seat, r)
    cubes = state.players[seat].cubes
    move = next(move for move in GAME.moves(state, seat) if getattr(move, "card", "") == card)
    GAME.apply(state, seat, move)
    for _ in range(ANSWERS):
        decision = GAME.decision(state)
        if decision is None or len(state.frames) <= depth:
            break
        check_laws(state, decision.seats[0], r)
        state = GAME.copy(state)
        GAME.apply(state, decision.seats[0], r.choice(list(GAME.moves(state, decision.seats[0]))))
    assert GAME.broken(state) == ()
    assert card in state.events.discard
    assert card not in dict(state.players[seat].lasting)
    # The Advance that Dogma gives for a Temple takes its cube from the tracker.
    assert state.players[seat].cubes == cubes or card in ("E20", "E26")


# ---------------------------------------------------------------- invariants
def test_the_invariants_know_what_left_the_game() -> None:
    war = War()
    assert GAME.broken(war.state) == ()
    war.state.lost_pieces = (("temple", RED),) * 6
    assert GAME.broken(war.state) == (f"6 lost {('temple', RED)}",)
    war.state.lost_pieces = (("temple", RED), ("settlement", RED))
    assert any("not in order" in line for line in GAME.broken(war.state))
    war.state.lost_pieces = (("tavern", RED),)
    assert GAME.broken(war.state) == ("a lost tavern of 0",)


def test_the_invariants_know_ruins() -> None:
    war = War()
    war.player(RED, "great_wall")
    war.state.ruins = (("great_wall", RED),)
    assert GAME.broken(war.state) == ("great_wall is a ruin and has its power",)
    war.state.players[RED].wonders = 0
    assert GAME.broken(war.state) == ()
    war.state.cities[war.at((0, 0))] = City(RED, wonders=("great_wall",))
    assert GAME.broken(war.state) == ("great_wall is a ruin of 0",)
    assert WONDERS["great_wall"].mask


def test_the_invariants_know_kept_cards() -> None:
    war = War()
    war.state.players[BLUE].hand = (Card("E21", 1 << BLUE),)
    assert GAME.broken(war.state) == ("seat 1 hides ['E21']",)
    war.state.players[BLUE].hand = (Card("E21", card_mask(war.state)),)
    war.state.lasting = ("E03",)
    assert GAME.broken(war.state) == ("E03 lies on the table",)
    war.state.lasting = ("E01",)
    assert GAME.broken(war.state) == ()
    war.events("E01")
    assert GAME.broken(war.state) == ("event cards in two places: ['E01']",)
