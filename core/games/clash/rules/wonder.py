"""Drawing and constructing Wonders (Wonders; Engineering)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from core.engine.decision import Refusal
from core.engine.hooks import Moment
from core.games.clash.content.cards import FACE_DOWN, WONDER
from core.games.clash.content.powers import WONDERS, in_force
from core.games.clash.frames import ActivationFrame
from core.games.clash.goods import named
from core.games.clash.moments import ClashStep
from core.games.clash.moves import BuildWonder
from core.games.clash.rules.activate import Action, city_refusal
from core.games.clash.rules.cards import draw_objectives
from core.games.clash.rules.construct import size_refusal
from core.games.clash.rules.goals import WONDER_BUILT, Trigger
from core.games.clash.rules.lasting import construction_refusal
from core.games.clash.rules.objectives import push_claims
from core.games.clash.rules.payment import ask_payment, demands, payments, ways
from core.games.clash.state import HAPPY, Card, State
from core.games.clash.variants import wonder_constructed, wonders_lie_open

replace = msgspec.structs.replace
SECTION = "Wonders"
NEEDS_BUILDING: dict[str, str] = {}
"""Wonder -> the building that must stand in the city (Great Lighthouse)."""
DRAWS_OBJECTIVE: set[str] = set()
"""Wonders that give an Objective card when constructed (Great Statue)."""
WONDER_ACTION: Moment[[], bool] = Moment("wonder_action")
"""The main action to construct a Wonder (Engineering)."""


def draw_wonder(step: ClashStep, seat: int) -> None:
    """Draw the top Wonder card into the hand, or onto the table (Open Wonders); nothing if the deck is empty."""
    state = step.state
    deck = state.wonder_deck
    if not deck.draw:
        step.write("no_wonder_left", seat)
        return
    step.reveal()
    # In a view the card stays face down.
    wonder = deck.draw[0] or FACE_DOWN[WONDER]
    state.wonder_deck = replace(deck, draw=deck.draw[1:])
    if wonders_lie_open(state):
        state.open_wonders = (*state.open_wonders, wonder)
        step.write("wonder_revealed", seat, wonder=wonder)
        return
    player = state.players[seat]
    player.hand = (*player.hand, Card(wonder, 1 << seat))
    step.write_private("wonder_drawn", seat, {"wonder": wonder})


def show(step: ClashStep, seat: int, wonder: str) -> None:
    """Show everybody the card that is to be constructed: what is asked meanwhile names it."""
    if wonder in step.state.open_wonders:
        return
    step.reveal()
    state = step.state
    player = state.players[seat]
    all_seats = (1 << len(state.players)) - 1
    player.hand = tuple(Card(held.id, all_seats) if held.id == wonder else held for held in player.hand)


def constructible(state: State, seat: int) -> tuple[str, ...]:
    """Return the Wonder cards that the seat could construct: in its hand, and on the table for everybody (Open Wonders)."""
    in_hand = tuple([held.id for held in state.players[seat].hand if held.id in WONDERS])
    return (*in_hand, *state.open_wonders) if state.open_wonders and wonders_lie_open(state) else in_hand


def wonder_refusal(state: State, seat: int, move: BuildWonder) -> Refusal | None:
    """Return why a Wonder can't be constructed there, or None."""
    player = state.players[seat]
    if not WONDER_ACTION.of(player.powers):
        return Refusal("needs_advance", SECTION, {"advance": "engineering"})
    card = WONDERS.get(move.wonder)
    if card is None or card.id not in constructible(state, seat):
        return Refusal("wonder_not_in_hand", SECTION, {"wonder": move.wonder})
    if player.actions <= 0:
        return Refusal("no_actions", "Gameplay")
    refusal = city_refusal(state, seat, move.city)
    if refusal is not None:
        return refusal
    refusal = construction_refusal(state, seat)
    if refusal is not None:
        return refusal
    city = state.cities[move.city]
    if city.mood != HAPPY:
        return Refusal("wonder_needs_happy_city", SECTION, {"city": move.city})
    if not in_force(player.powers, card.requires):
        return Refusal("needs_advance", SECTION, {"advance": card.requires, "wonder": card.id})
    building = NEEDS_BUILDING.get(card.id)
    if building and not city.has(building):
        return Refusal("wonder_needs_building", SECTION, {"wonder": card.id, "building": building})
    refusal = size_refusal(state, seat, city, SECTION)
    if refusal is not None:
        return refusal
    if not ways(player.goods, demands(player, card.price, real_tokens=True)):
        return Refusal("price", SECTION, {"wonder": card.id, "goods": named(card.price)})
    return None


def wonder_moves(state: State, seat: int, cities: list[int]) -> Iterator[BuildWonder]:
    """Yield the Wonders that the seat can construct now, city by city."""
    player = state.players[seat]
    if player.actions <= 0 or not WONDER_ACTION.of(player.powers):
        return
    for wonder in constructible(state, seat):
        if wonder in WONDERS and in_force(player.powers, WONDERS[wonder].requires):
            for city in cities:
                move = BuildWonder(city, wonder)
                if wonder_refusal(state, seat, move) is None:
                    yield move


class WonderAction(Action):
    """Carries the construction of a Wonder out."""

    def pay(self, step: ClashStep, frame: ActivationFrame) -> None:
        assert isinstance(frame.what, BuildWonder)
        card = WONDERS[frame.what.wonder]
        ask_payment(step, frame.seat, card.id, payments(step.state, frame.seat, card.price, real_tokens=True))

    def carry_out(self, step: ClashStep, frame: ActivationFrame) -> None:
        assert isinstance(frame.what, BuildWonder)
        state = step.state
        player = state.players[frame.seat]
        card = WONDERS[frame.what.wonder]
        player.hand = tuple(held for held in player.hand if held.id != card.id)
        state.open_wonders = tuple([wonder for wonder in state.open_wonders if wonder != card.id])
        player.wonders |= card.mask
        state.builders[card.id] = frame.seat
        city = state.cities[frame.what.city]
        state.cities[frame.what.city] = replace(city, wonders=tuple(sorted((*city.wonders, card.id))))
        step.write("wonder_built", frame.seat, wonder=card.id, city=frame.what.city)
        state.round_marks = tuple(sorted((*state.round_marks, ("wonder", frame.seat))))
        wonder_constructed(step)
        # Before the Great Statue draws: its card came after the Wonder stood.
        push_claims(step, Trigger(WONDER_BUILT, frame.seat, frame.what.city), (frame.seat,))
        if card.id in DRAWS_OBJECTIVE:
            draw_objectives(step, frame.seat, 1, card.id)
