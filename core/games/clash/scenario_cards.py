"""Hands, decks, discard piles and what lies on the table, in the words of scenarios (see scenario.py)."""

from __future__ import annotations

from collections.abc import Collection

from core.engine.scenario import ScenarioError
from core.games.clash.board import Board
from core.games.clash.content.action_cards.deck import ACTION_CARDS
from core.games.clash.content.buildings import BUILDINGS
from core.games.clash.content.cards import KINDS, is_hidden
from core.games.clash.content.events.deck import BASE_EVENTS
from core.games.clash.content.objectives.deck import OBJECTIVE_CARDS
from core.games.clash.content.powers import WONDERS
from core.games.clash.content.wonders import STAYS_WITH_BUILDER
from core.games.clash.scenario_shape import Table, number, one_of, space_of, text
from core.games.clash.state import SETTLEMENT, Card, Deck, Deed, State
from core.games.clash.units import BARBARIANS

SEATS = ("0", "1", "2", "3")
DEEDS = ("land_battle", "naval_battle", "capture", "draft")


# ---------------------------------------------------------------- what a player has
def hand_of(table: Table, seat: int) -> tuple[Card, ...]:
    """Take `hand`: card ids; "A05:01" is known to seats 0 and 1 as well. Raises ScenarioError."""
    cards = []
    where = f"{table.where}.hand"
    for value in _array(table, "hand"):
        card, _, seats = text(value, where).partition(":")
        if is_hidden(card):
            raise ScenarioError(f"`{where}`: {card!r} is no card.")
        one_of(card, KINDS, where)
        known = 1 << seat
        for other in seats:
            known |= 1 << int(one_of(other, SEATS, where))
        cards.append(Card(card, known))
    return tuple(cards)


def completed_of(table: Table) -> tuple[tuple[str, str], ...]:
    """Take `completed`: Objective card -> objective. Raises ScenarioError."""
    result = []
    for key, value, where in table.table("completed").items():
        one_of(key, OBJECTIVE_CARDS, where)
        result.append((key, one_of(value, OBJECTIVE_CARDS[key].halves, where)))
    return tuple(result)


def lasting_of(table: Table) -> tuple[tuple[str, int], ...]:
    """Take `lasting`: source -> number. Raises ScenarioError."""
    return tuple((key, number(value, where)) for key, value, where in table.table("lasting").items())


def deeds_of(table: Table, board: Board) -> tuple[Deed, ...]:
    """Take `deeds`: an array of tables. Raises ScenarioError."""
    result = []
    for place, value in enumerate(_array(table, "deeds")):
        inner = Table(value, f"{table.where}.deeds.{place}")
        space = inner.take("space", None)
        enemy = inner.take("enemy", None)
        result.append(
            Deed(
                inner.one_of("kind", DEEDS),
                -1 if space is None else space_of(board, space, f"{inner.where}.space"),
                BARBARIANS if enemy is None else number(enemy, f"{inner.where}.enemy"),
                inner.flag("won"),
                tuple(text(half, f"{inner.where}.claimed") for half in _array(inner, "claimed")),
            )
        )
        inner.close()
    return tuple(result)


# ---------------------------------------------------------------- decks and the table
def build_cards(state: State, table: Table) -> None:
    """Take all keys about decks, discard piles and the table, once players and cities stand. Raises ScenarioError."""
    _wonders(state, table)
    state.lasting = tuple(table.words("lasting", BASE_EVENTS))
    state.lost_pieces = tuple(sorted(_pieces(table)))
    state.round_marks = tuple(sorted(_marks(table)))
    out = {card.id for player in state.players for card in player.hand}
    out.update(card for player in state.players for card, _ in player.completed)
    out.update(state.lasting)
    state.events = _deck(table, "events", "event_discard", "no_more_events", BASE_EVENTS, out)
    full = state.config.options["mode"] == "full"
    actions, objectives = (ACTION_CARDS, OBJECTIVE_CARDS) if full else ((), ())
    state.action_deck = _deck(table, "action_deck", "action_discard", "no_more_actions", actions, out)
    state.objective_deck = _deck(table, "objective_deck", "objective_discard", "no_more_objectives", objectives, out)


def _wonders(state: State, table: Table) -> None:
    builders = table.table("builders")
    ruins = {key: number(value, where) for key, value, where in table.table("ruins").items()}
    for city in state.cities.values():
        for wonder in city.wonders:
            builder = builders.number(wonder, city.owner)
            state.builders[wonder] = builder
            holder = builder if wonder in STAYS_WITH_BUILDER else city.owner
            if holder >= 0:
                state.players[holder].wonders |= WONDERS[wonder].mask
    for wonder, owner in ruins.items():
        one_of(wonder, WONDERS, "ruins")
        state.builders[wonder] = builders.number(wonder, owner)
    builders.close()
    state.ruins = tuple(sorted(ruins.items()))
    state.open_wonders = tuple(table.words("open_wonders", WONDERS))
    out = {card.id for player in state.players for card in player.hand} | set(state.builders) | set(state.open_wonders)
    top = [wonder for wonder in table.words("wonder_deck", WONDERS) if wonder not in out]
    rest = () if table.flag("no_more_wonders") else tuple(w for w in WONDERS if w not in out and w not in top)
    state.wonder_deck = Deck((*top, *rest), tuple(w for w in WONDERS if w not in out and w not in top and w not in rest))


def _deck(table: Table, top: str, discard: str, no_more: str, cards: Collection[str], out: set[str]) -> Deck:
    first = table.words(top, cards)
    pile = table.words(discard, cards)
    rest = [card for card in cards if card not in first and card not in pile and card not in out]
    if table.flag(no_more):
        return Deck(tuple(first), (*pile, *rest)) if top == "events" else Deck(tuple(first), tuple(pile))
    return Deck((*first, *rest), tuple(pile))


def _pieces(table: Table) -> list[tuple[str, int]]:
    result = []
    for value in _array(table, "lost_pieces"):
        kind, _, seat = text(value, "lost_pieces").partition(":")
        one_of(kind, (SETTLEMENT, *BUILDINGS), "lost_pieces")
        result.append((kind, int(one_of(seat, SEATS, "lost_pieces"))))
    return result


def _marks(table: Table) -> list[tuple[str, int]]:
    result = []
    for value in _array(table, "round_marks"):
        what, _, seat = text(value, "round_marks").partition(":")
        result.append((what, int(one_of(seat, SEATS, "round_marks"))))
    return result


def _array(table: Table, key: str) -> list[object]:
    value = table.take(key, [])
    if not isinstance(value, list):
        raise ScenarioError(f"`{table.where + '.' if table.where else ''}{key}` must be an array.")
    return value
