"""What a seat may know, and full states that agree with it.

Hidden are: the tiles of unrevealed regions, the order of the decks, Wonder cards in other hands, and the generator.
"""

from __future__ import annotations

from core.engine.rng import Generator
from core.games.clash.content.events import BASE_EVENTS
from core.games.clash.content.map_tiles import TILES
from core.games.clash.content.powers import WONDERS
from core.games.clash.frames import EventFrame
from core.games.clash.state import HIDDEN, Card, Deck, Region, State, copy_state

HIDDEN_TILE = -1


def view_of(state: State, seat: int | None) -> State:
    """Return a state in which everything is blanked that the seat (None: everybody) may not know."""
    view = copy_state(state)
    view.rng = 0
    view.regions = tuple(
        region if region.revealed else Region(HIDDEN_TILE, region.half_turn, False) for region in state.regions
    )
    view.events = Deck((HIDDEN,) * len(state.events.draw), state.events.discard)
    view.wonder_deck = Deck((HIDDEN,) * len(state.wonder_deck.draw), state.wonder_deck.discard)
    knowing = 1 << seat if seat is not None else (1 << len(view.players)) - 1
    for other, player in enumerate(view.players):
        if other != seat and player.hand:
            player.hand = tuple(
                card if card.known & knowing == knowing else Card(HIDDEN, card.known) for card in player.hand
            )
    return view


def determinize(view: State, generator: Generator) -> State:
    """Return a full state that agrees with a view: hidden tiles and cards dealt at random among their places."""
    state = copy_state(view)
    seen = {region.tile for region in view.regions if region.revealed}
    tiles = iter(generator.shuffled(tuple(tile for tile in range(len(TILES)) if tile not in seen)))
    state.regions = tuple(
        region if region.revealed or region.tile != HIDDEN_TILE else Region(next(tiles), region.half_turn, False)
        for region in view.regions
    )
    if HIDDEN in view.events.draw:
        known = set(view.events.discard) | {frame.card for frame in view.frames if isinstance(frame, EventFrame)}
        state.events = Deck(_dealt([card for card in BASE_EVENTS if card not in known], generator), view.events.discard)
    known = set(view.builders) | {card.id for player in view.players for card in player.hand} | set(view.wonder_deck.discard)
    wonders = list(_dealt([wonder for wonder in WONDERS if wonder not in known], generator))
    for player in state.players:
        if any(card.id == HIDDEN for card in player.hand):
            player.hand = tuple(Card(wonders.pop(), card.known) if card.id == HIDDEN else card for card in player.hand)
    if HIDDEN in view.wonder_deck.draw:
        state.wonder_deck = Deck(tuple(wonders[: len(view.wonder_deck.draw)]), view.wonder_deck.discard)
    generator.below(2)
    state.rng = generator.state
    return state


def _dealt(cards: list[str], generator: Generator) -> tuple[str, ...]:
    return tuple(cards[i] for i in generator.shuffled(tuple(range(len(cards)))))
