"""Positions in which a person can do nearly everything: each leads to a list of moves, one of each kind."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec.structs import replace

from core.engine import saves
from core.engine.session import Session
from core.games.clash import GAME
from core.games.clash.board import SEA, UNREVEALED, layout_board
from core.games.clash.content.cards import ACTION, FACE_DOWN, KINDS
from core.games.clash.content.powers import ADVANCES, GOVERNMENTS, WONDERS
from core.games.clash.goods import goods
from core.games.clash.moves import Collect, Construct, Influence, MoveUnits, Offer, Play, Raise, Recruit, Use
from core.games.clash.rules.play import half_of
from core.games.clash.rules.trade import TO_ALL
from core.games.clash.state import Card, Deck, State
from desktop.dialogs.newgame_data import Seat
from desktop.table.people import stored
from tests.desktop.games.clash.mock_position import position

BOUGHT_LATER = ("cartography", "sanitation", "metallurgy")
"""Advances that the person does not have, to buy them."""
OF_THE_CITY = ("great_library", "great_statue")
"""Wonders with a power to use that stand in a city of the person's."""
OTHER_CARDS = (
    "A02", "A04", "A09", "A14", "A18", "A19", "A21", "A24", "A26", "A28", "A30", "A32", "A34", "A38", "A39", "A41",
)  # fmt: skip
"""Action cards that the person holds besides, each with another civil half."""


def rich_position(government: str) -> State:
    """Return a position of Age IV in which seat 0 has nearly all Advances, those of one government, and much of everything."""
    state = position()
    board = layout_board(4)
    player = state.players[0]
    player.advances = sum(
        card.mask
        for card in ADVANCES.values()
        if card.id not in BOUGHT_LATER and card.category in ({government} | set(CATEGORIES_OF_ALL))
    )
    player.goods = goods(food=5, ore=5, wood=5, idea=5, gold=5, mood=9, culture=9)
    player.actions = 3
    more = ("great_mausoleum", *OTHER_CARDS)
    player.hand = (*player.hand, *(Card(card, 1) for card in more))
    eridu = board.index[5, 0]
    state.cities[eridu] = replace(state.cities[eridu], wonders=OF_THE_CITY)
    for wonder in OF_THE_CITY:
        player.wonders |= WONDERS[wonder].mask
        state.builders[wonder] = 0
    gone = {*OF_THE_CITY, *more}
    for name in ("wonder_deck", "action_deck", "objective_deck"):
        deck = getattr(state, name)
        setattr(state, name, Deck(tuple(card for card in deck.draw if card not in gone), deck.discard))
    # A Settler that can found a city, in a group with an Army.
    camp = board.index[5, 1]
    state.units[camp] = tuple(sorted((*state.units[camp], (0, "settler", 0, 1))))
    return state


CATEGORIES_OF_ALL = tuple(dict.fromkeys(card.category for card in ADVANCES.values() if card.category not in GOVERNMENTS))


def write_rich(path: Path, government: str) -> None:
    """Write such a position as a save with one person."""
    state = rich_position(government)
    session: Session[Any, Any] = Session(GAME, state.config, 4, start=state)
    seats = tuple(
        Seat(bot="" if i == 0 else "greedy", name=seat.name, people=seat.people, colour=seat.colour)
        for i, seat in enumerate(state.config.seats)
    )
    session.extra = stored(seats)
    saves.write(path, saves.dump(session))


def one_of_each(state: State, seat: int) -> list[Any]:
    """Return legal moves, the first, or the greatest, of each kind."""
    found: dict[tuple[Any, ...], Any] = {}
    for move in GAME.moves(state, seat):
        found.setdefault(_kind(state, move), move)
    return [*found.values(), *offers(state, seat)]


def offers(state: State, seat: int) -> list[Any]:
    """Return trades to offer, one to a player and one to all: there are too many to list."""
    partner = (seat + 1) % len(state.players)
    hand = [card.id for card in state.players[seat].hand if KINDS[card.id] == ACTION]
    one = Offer(partner, goods(food=2), ((hand[0], True), (hand[1], False)), goods(idea=1), (FACE_DOWN[ACTION],))
    to_all = Offer(TO_ALL, goods(gold=1), (), goods(wood=1), ())
    return [move for move in (one, to_all) if GAME.refusal(state, seat, move) is None]


def _half(card: str) -> str:
    half = half_of(card) if card else None
    return half.id if half is not None else ""


def _kind(state: State, move: Any) -> tuple[Any, ...]:
    """Return what makes a move another kind of gesture."""
    name = type(move).__name__
    if isinstance(move, MoveUnits):
        end = move.path[-1]
        goal = state.terrain[end] if state.terrain[end] in (SEA, UNREVEALED) else "land"
        city = state.cities.get(end)
        others = any(group[0] != 0 for group in state.units.get(end, ())) or (city is not None and city.owner != 0)
        kinds = tuple(sorted({kind for kind, _, _ in move.units}))
        number = sum(count for _, _, count in move.units)
        return name, kinds, min(number, 3), goal, others, move.roads, len(move.path) > 2
    if isinstance(move, Collect):
        card = _half(move.card)
        return name, move.using, card, card or (min(kind for _, kind in move.spaces), not move.using and len(move.spaces) > 2)
    if isinstance(move, Construct):
        return name, move.building
    if isinstance(move, Recruit):
        return name, tuple(kind for kind, _ in move.units)
    if isinstance(move, Raise):
        return name, move.using, move.mood
    if isinstance(move, Influence):
        return name, move.using, state.cities[move.target].owner, _half(move.card)
    if isinstance(move, Play):
        return name, _half(move.card) or move.card
    if isinstance(move, Use):
        return name, move.power, move.number
    return (name,)
