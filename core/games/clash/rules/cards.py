"""Drawing, discarding and handing over cards (Action Cards, Objective Cards, Great Mausoleum). Who knows a card is its mask."""

from __future__ import annotations

from collections.abc import Iterator

from core.engine.decision import Decision, Refusal
from core.engine.flow import FrameRule
from core.games.clash.content.cards import ACTION, EVENT, FACE_DOWN, KINDS, OBJECTIVE, is_hidden
from core.games.clash.frames import DrawFrame
from core.games.clash.moments import EVENT_FROM_DISCARD, ClashStep
from core.games.clash.moves import AnyMove, Choose
from core.games.clash.state import Card, Deck, Player, State

FROM_DECK, FROM_DISCARD = Choose("deck"), Choose("discard")


def with_cards(state: State) -> bool:
    """Return whether Action and Objective cards are in play (not in the Learning game)."""
    return state.config.options.get("mode") == "full"


def held(player: Player, kind: str) -> list[str]:
    """Return the cards of a kind in a hand, in the order in which they came."""
    return [card.id for card in player.hand if KINDS.get(card.id) == kind]


def number_held(player: Player, kind: str) -> int:
    """Return how many cards of a kind are in a hand: everybody sees that."""
    number = 0
    for card in player.hand:
        if KINDS.get(card.id) == kind:
            number += 1
    return number


def has_card(player: Player, card: str) -> bool:
    """Return whether the card is in the hand."""
    return any(held.id == card for held in player.hand)


# ---------------------------------------------------------------- drawing
def draw_actions(step: ClashStep, seat: int, number: int, source: str) -> None:
    """Draw Action cards; who has the Great Mausoleum is asked for each whether to take the top discarded one."""
    if not with_cards(step.state):
        step.write("no_cards_in_learning_game", seat, source=source)
    elif number > 0:
        frame = DrawFrame(seat, number, source)
        if _may_choose(step.state, seat):
            step.push(frame)
        else:
            for _ in range(number):
                _draw_action(step, frame)


def _may_choose(state: State, seat: int) -> bool:
    return bool(state.action_deck.discard) and bool(EVENT_FROM_DISCARD.of(state.players[seat].powers))


def _draw_action(step: ClashStep, frame: DrawFrame) -> None:
    state = step.state
    deck = state.action_deck
    if not deck.draw:
        if not deck.discard:
            step.write("no_action_card_left", frame.seat, source=frame.source)
            return
        order = step.chance.shuffle(state, "actions", len(deck.discard))
        deck = Deck(tuple([deck.discard[place] for place in order]))
        step.write("actions_shuffled", cards=len(order))
    state.action_deck = Deck(deck.draw[1:], deck.discard)
    take_up(step, frame.seat, deck.draw[0], ACTION, frame.source)


def take_up(step: ClashStep, seat: int, card: str, kind: str, source: str) -> None:
    """Put the top card of a deck into the hand; only its new holder knows it. In a view it stays face down."""
    step.reveal()
    card = card or FACE_DOWN[kind]
    player = step.state.players[seat]
    player.hand = (*player.hand, Card(card, 1 << seat))
    step.write_private("card_drawn", seat, {"card": card}, kind=kind, source=source)


class DrawRule(FrameRule[State, AnyMove, DrawFrame]):
    """Asks the owner of the Great Mausoleum from which pile each card is to come."""

    def decision(self, state: State, frame: DrawFrame) -> Decision | None:
        if not frame.number or not _may_choose(state, frame.seat):
            return None
        top = state.action_deck.discard[0]
        return Decision((frame.seat,), "draw_action", "great_mausoleum", "Great Mausoleum", {"top": top})

    def run(self, step: ClashStep, frame: DrawFrame) -> None:
        if frame.number:
            step.replace(DrawFrame(frame.seat, frame.number - 1, frame.source))
            _draw_action(step, frame)
        else:
            step.pop()

    def moves(self, state: State, frame: DrawFrame, seat: int) -> Iterator[AnyMove]:
        yield FROM_DECK
        yield FROM_DISCARD

    def refusal(self, state: State, frame: DrawFrame, seat: int, move: AnyMove) -> Refusal | None:
        return None if move in (FROM_DECK, FROM_DISCARD) else Refusal("choose_the_pile", "Great Mausoleum")

    def answer(self, step: ClashStep, frame: DrawFrame, seat: int, move: AnyMove) -> None:
        step.replace(DrawFrame(frame.seat, frame.number - 1, frame.source))
        if move == FROM_DECK:
            _draw_action(step, frame)
            return
        state = step.state
        deck = state.action_deck
        state.action_deck = Deck(deck.draw, deck.discard[1:])
        player = state.players[seat]
        everybody = (1 << len(state.players)) - 1
        player.hand = (*player.hand, Card(deck.discard[0], everybody))
        step.write("card_taken_from_discard", seat, card=deck.discard[0], source=frame.source)


def draw_objectives(step: ClashStep, seat: int, number: int, source: str) -> None:
    """Draw Objective cards; an empty deck is made anew from the discarded ones (ruling CARD-03)."""
    state = step.state
    if not with_cards(state):
        step.write("no_cards_in_learning_game", seat, source=source)
        return
    for _ in range(number):
        deck = _objective_deck(step)
        if not deck.draw:
            step.write("no_objective_card_left", seat, source=source)
            return
        state.objective_deck = Deck(deck.draw[1:], deck.discard)
        take_up(step, seat, deck.draw[0], OBJECTIVE, source)


def _objective_deck(step: ClashStep) -> Deck:
    """Return the Objective deck; an empty one is made anew from the discarded cards."""
    deck = step.state.objective_deck
    if deck.draw or not deck.discard:
        return deck
    order = step.chance.shuffle(step.state, "objectives", len(deck.discard))
    step.write("objectives_shuffled", cards=len(order))
    return Deck(tuple([deck.discard[place] for place in order]))


def look_at_objectives(step: ClashStep, seat: int, number: int) -> tuple[str, ...]:
    """Take the top Objective cards off the deck, for the seat's eyes only, and return them; fewer if there are no more."""
    found: tuple[str, ...] = ()
    for _ in range(number):
        deck = _objective_deck(step)
        if not deck.draw:
            break
        step.reveal()
        found = (*found, deck.draw[0] or FACE_DOWN[OBJECTIVE])
        step.state.objective_deck = Deck(deck.draw[1:], deck.discard)
    step.write_private("objectives_looked_at", seat, {"cards": found}, number=len(found))
    return found


def shuffle_into_objectives(step: ClashStep, cards: tuple[str, ...]) -> None:
    """Shuffle these cards into the Objective deck."""
    state = step.state
    deck = state.objective_deck
    pile = (*deck.draw, *(card if not is_hidden(card) else "" for card in cards))
    order = step.chance.shuffle(state, "objectives", len(pile))
    state.objective_deck = Deck(tuple([pile[place] for place in order]), deck.discard)


# ---------------------------------------------------------------- who knows what
def blur(state: State, seat: int, kind: str, knowing: int) -> None:
    """Before one of several cards of a kind leaves a hand unseen: only the seats of this mask still know which ones are there."""
    player = state.players[seat]
    if number_held(player, kind) > 1:
        player.hand = tuple(
            [Card(card.id, card.known & knowing) if KINDS[card.id] == kind else card for card in player.hand]
        )


# ---------------------------------------------------------------- handing over
def show_cards(step: ClashStep, seat: int, cards: tuple[str, ...], to: tuple[int, ...]) -> None:
    """Show cards of the hand to other seats: they know them from now on."""
    step.reveal()
    seeing = 0
    for other in to:
        seeing |= 1 << other
    player = step.state.players[seat]
    player.hand = tuple([Card(held.id, held.known | seeing) if held.id in cards else held for held in player.hand])


def exchange(
    step: ClashStep,
    seat: int,
    other: int,
    cards: tuple[str, ...],
    back: tuple[str, ...],
    shown: tuple[str, ...] = (),
    to: tuple[int, ...] = (),
) -> None:
    """Exchange cards of two hands; some of the seat's cards were `shown` to these seats.

    Both players know what moved. Who sees a card change hands without its face can't tell any more which cards of its kind are
    left, unless none is: what he knew of them is forgotten (ruling DEAL-R6). Great Persons are known to all wherever they go.
    """
    step.reveal()
    state = step.state
    there = _leave(state, seat, other, cards, shown, to)
    here = _leave(state, other, seat, back, (), ())
    for whose, moved in ((other, there), (seat, here)):
        player = state.players[whose]
        player.hand = (*player.hand, *moved)


def _leave(
    state: State, giver: int, receiver: int, cards: tuple[str, ...], shown: tuple[str, ...], to: tuple[int, ...]
) -> list[Card]:
    """Take cards out of a hand and return them, everybody's knowledge as it is then."""
    left = list(cards)
    moved: list[Card] = []
    rest: list[Card] = []
    for held in state.players[giver].hand:
        if held.id in left:
            left.remove(held.id)
            moved.append(held)
        else:
            rest.append(held)
    both = 1 << giver | 1 << receiver
    for seat in range(len(state.players)):
        if not both >> seat & 1:
            seen = shown if seat in to else ()
            unsure = {KINDS[card.id] for card in moved if card.id not in seen} & {KINDS[card.id] for card in rest} - {EVENT}
            moved = [_forgotten(card, seat) if KINDS[card.id] in unsure and card.id not in seen else card for card in moved]
            rest = [_forgotten(card, seat) if KINDS[card.id] in unsure else card for card in rest]
    state.players[giver].hand = tuple(rest)
    return [Card(card.id, card.known | both) for card in moved]


def _forgotten(card: Card, seat: int) -> Card:
    return Card(card.id, card.known & ~(1 << seat))


# ---------------------------------------------------------------- discarding
def out_of_hand(state: State, seat: int, card: str) -> None:
    """Take a card out of the hand. Raises ValueError if it is not there."""
    player = state.players[seat]
    rest = tuple([held for held in player.hand if held.id != card])
    if len(rest) == len(player.hand):
        raise ValueError(f"seat {seat} does not hold {card}")
    player.hand = rest


def discard(step: ClashStep, seat: int, card: str) -> None:
    """Put a card that is in no hand face up on the discard pile of its kind: under it for the Great Mausoleum's owner."""
    state = step.state
    kind = KINDS[card]
    deck = {ACTION: state.action_deck, OBJECTIVE: state.objective_deck, EVENT: state.events}[kind]
    if kind != OBJECTIVE and EVENT_FROM_DISCARD.of(state.players[seat].powers):
        pile = (*deck.discard, card)
    else:
        pile = (card, *deck.discard)
    deck = Deck(deck.draw, pile)
    if kind == ACTION:
        state.action_deck = deck
    elif kind == OBJECTIVE:
        state.objective_deck = deck
    else:
        state.events = deck


def piles(state: State) -> dict[str, Deck]:
    """Return kind -> deck of the kinds whose discarded cards lie face up and can be looked through."""
    decks = {EVENT: state.events}
    return {ACTION: state.action_deck, OBJECTIVE: state.objective_deck, **decks} if with_cards(state) else decks
