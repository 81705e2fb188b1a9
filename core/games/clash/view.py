"""What a seat may know, and full states that agree with it.

Hidden are: the tiles of unrevealed regions, the order of the decks, cards in other hands and in effects of others, and the
generator. Of a hidden card the back is seen: its kind. While a card lies face down in a battle, it may be any of its player's:
those that others had seen in his hand are backs for them meanwhile.
"""

from __future__ import annotations

from collections.abc import Collection

from msgspec.structs import replace

from core.engine.rng import Generator
from core.games.clash.content.action_cards.deck import ACTION_CARDS
from core.games.clash.content.cards import ACTION, EVENT, FACE_DOWN, KINDS, OBJECTIVE, WONDER, is_hidden
from core.games.clash.content.events.deck import BASE_EVENTS
from core.games.clash.content.map_tiles import TILES
from core.games.clash.content.objectives.deck import OBJECTIVE_CARDS
from core.games.clash.content.powers import WONDERS
from core.games.clash.frames import AnyFrame, BattleFrame, EffectFrame, EventFrame, OfferFrame
from core.games.clash.rules.trade import offer_as_seen, with_cards_dealt
from core.games.clash.state import HIDDEN, Card, Deck, Player, Region, State, copy_state

HIDDEN_TILE = -1
ALL_CARDS: dict[str, Collection[str]] = {
    ACTION: ACTION_CARDS,
    OBJECTIVE: OBJECTIVE_CARDS,
    WONDER: WONDERS,
    EVENT: BASE_EVENTS,
}
"""The cards of each kind."""


def view_of(state: State, seat: int | None) -> State:
    """Return a state in which everything is blanked that the seat (None: everybody) may not know."""
    view = copy_state(state)
    view.rng = 0
    view.regions = tuple(
        region if region.revealed else Region(HIDDEN_TILE, region.half_turn, False) for region in state.regions
    )
    view.events = _face_down(state.events)
    view.wonder_deck = _face_down(state.wonder_deck)
    view.action_deck = _face_down(state.action_deck)
    view.objective_deck = _face_down(state.objective_deck)
    everybody = (1 << len(view.players)) - 1
    bluffing = _bluffing(state)
    for other, player in enumerate(view.players):
        if other != seat and player.hand:
            hand = player.hand
            if other in bluffing:
                hand = tuple([Card(card.id, 1 << other) if KINDS[card.id] == ACTION else card for card in hand])
            player.hand = _seen(hand, other, seat, everybody)
    view.frames = [_seen_frame(state, frame, seat) for frame in state.frames]
    return view


def _face_down(deck: Deck) -> Deck:
    return Deck((HIDDEN,) * len(deck.draw), deck.discard)


def _seen(hand: tuple[Card, ...], owner: int, seat: int | None, everybody: int) -> tuple[Card, ...]:
    """Return a hand as another seat sees it: first what it knows, then backs in an order that tells nothing.

    What third seats know is no more seen than the cards: it would tell which of them has changed hands.
    """
    knowing = 1 << seat if seat is not None else everybody
    mask = 1 << owner | knowing
    known = [
        card if card.known == everybody else Card(card.id, mask) for card in hand if card.known & knowing == knowing
    ]
    backs = sorted([FACE_DOWN[KINDS[card.id]] for card in hand if card.known & knowing != knowing])
    return (*known, *[Card(back, 1 << owner) for back in backs])


def _bluffing(state: State) -> tuple[int, ...]:
    """Return the seats with a card face down in a battle."""
    frame = state.frames[-1] if state.frames else None
    if not isinstance(frame, BattleFrame) or not frame.sealed:
        return ()
    return tuple([side.owner for side, card in zip(frame.sides, frame.cards, strict=True) if card])


def _seen_frame(state: State, frame: AnyFrame, seat: int | None) -> AnyFrame:
    """Return a frame without what only another seat may know."""
    if isinstance(frame, EffectFrame) and frame.cards:
        # As in hands, what third seats know is no more seen than the cards.
        witnesses = frame.witnesses & (1 << seat if seat is not None else 0)
        cards = frame.cards if frame.seat == seat else tuple(FACE_DOWN[KINDS[card]] for card in frame.cards)
        return replace(frame, cards=cards, witnesses=witnesses)
    if isinstance(frame, OfferFrame):
        return offer_as_seen(state, frame, seat)
    if isinstance(frame, BattleFrame) and frame.sealed:
        attacker, defender = (
            FACE_DOWN[ACTION] if card and side.owner != seat else card
            for side, card in zip(frame.sides, frame.cards, strict=True)
        )
        return replace(frame, cards=(attacker, defender))
    return frame


# ---------------------------------------------------------------- full states
def determinize(view: State, generator: Generator) -> State:
    """Return a full state that agrees with a view: hidden tiles and cards dealt at random among their places."""
    state = copy_state(view)
    seen = {region.tile for region in view.regions if region.revealed}
    tiles = iter(generator.shuffled(tuple(tile for tile in range(len(TILES)) if tile not in seen)))
    state.regions = tuple(
        region if region.revealed or region.tile != HIDDEN_TILE else Region(next(tiles), region.half_turn, False)
        for region in view.regions
    )
    known = _cards_seen(view)
    dealt = {
        kind: list(_dealt([card for card in cards if card not in known], generator)) for kind, cards in ALL_CARDS.items()
    }
    for player in state.players:
        _deal_hand(player, dealt)
    state.frames = [_deal_frame(state, frame, dealt, generator) for frame in view.frames]
    state.wonder_deck = _deal_deck(view.wonder_deck, dealt[WONDER])
    state.action_deck = _deal_deck(view.action_deck, dealt[ACTION])
    state.objective_deck = _deal_deck(view.objective_deck, dealt[OBJECTIVE])
    state.events = _deal_deck(view.events, dealt[EVENT])
    generator.below(2)
    state.rng = generator.state
    return state


def _cards_seen(view: State) -> set[str]:
    """Return the cards of which the view tells where they are."""
    known = set(view.builders) | set(view.open_wonders) | set(view.lasting)
    for deck in (view.events, view.wonder_deck, view.action_deck, view.objective_deck):
        known.update(deck.discard)
        known.update(deck.draw)
    for player in view.players:
        known.update(card.id for card in player.hand)
        known.update(card for card, _ in player.completed)
    for frame in view.frames:
        if isinstance(frame, EffectFrame | EventFrame):
            known.add(frame.card)
        if isinstance(frame, EffectFrame | BattleFrame):
            known.update(frame.cards)
    return known


def _deal_hand(player: Player, dealt: dict[str, list[str]]) -> None:
    if any(is_hidden(card.id) for card in player.hand):
        player.hand = tuple(Card(_deal(card.id, dealt), card.known) for card in player.hand)


def _deal_frame(state: State, frame: AnyFrame, dealt: dict[str, list[str]], generator: Generator) -> AnyFrame:
    if isinstance(frame, EffectFrame) and frame.cards:
        return replace(frame, cards=tuple(_deal(card, dealt) for card in frame.cards))
    if isinstance(frame, BattleFrame) and any(frame.cards):
        return replace(frame, cards=(_deal(frame.cards[0], dealt), _deal(frame.cards[1], dealt)))
    return with_cards_dealt(state, frame, generator) if isinstance(frame, OfferFrame) else frame


def _deal(card: str, dealt: dict[str, list[str]]) -> str:
    return dealt[KINDS[card]].pop() if is_hidden(card) else card


def _deal_deck(deck: Deck, cards: list[str]) -> Deck:
    return Deck(tuple(cards[: len(deck.draw)]), deck.discard) if HIDDEN in deck.draw else deck


def _dealt(cards: list[str], generator: Generator) -> tuple[str, ...]:
    return tuple(cards[i] for i in generator.shuffled(tuple(range(len(cards)))))
