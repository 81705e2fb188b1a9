"""The invariants of every state: component limits, bounds, stacking, conservation of pieces and cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from core.games.clash.board import SEA, UNREVEALED
from core.games.clash.content.buildings import BUILDINGS, SUPPLY
from core.games.clash.content.cards import ACTION, EVENT, KINDS, OBJECTIVE, WONDER, is_hidden
from core.games.clash.content.map_tiles import TILES
from core.games.clash.content.powers import ADVANCES, GOVERNMENTS, WONDERS
from core.games.clash.content.unit_types import BARBARIAN_SETTLEMENTS, EXHAUSTED_MARKERS, SETTLEMENTS, UNIT_TYPES
from core.games.clash.content.wonders import STAYS_WITH_BUILDER
from core.games.clash.frames import (
    ActivationFrame,
    BattleFrame,
    CargoFrame,
    EffectFrame,
    EventFrame,
    GainAdvanceFrame,
    OfferFrame,
)
from core.games.clash.goods import FOOD, IDEA, MAXIMUM, RESOURCES
from core.games.clash.moves import Recruit
from core.games.clash.rules.events import is_kept
from core.games.clash.rules.lasting import NO_CONSTRUCTION
from core.games.clash.rules.payment import limits
from core.games.clash.state import HIDDEN, SETTLEMENT, State, card_mask
from core.games.clash.units import ARMY, BARBARIANS, CAPACITY, SHIP, STACK_LIMIT, army, cargo, count
from core.games.clash.variants import ROUNDS, last_age
from core.games.clash.view import ALL_CARDS


def broken(state: State) -> tuple[str, ...]:
    """Return the invariants that do not hold, worded for developers."""
    wrong: list[str] = []
    _course(state, wrong)
    _goods(state, wrong)
    _advances(state, wrong)
    _cities(state, wrong)
    _lost(state, wrong)
    _units(state, wrong)
    _cards(state, wrong)
    _hands(state, wrong)
    return tuple(wrong)


def _course(state: State, wrong: list[str]) -> None:
    if not (1 <= state.age <= last_age(state.config) and 1 <= state.round <= ROUNDS):
        wrong.append(f"it is round {state.round} of Age {state.age}")
    if len(state.players) != len(state.config.seats) or not 0 <= state.first < len(state.players):
        wrong.append(f"seat {state.first} of {len(state.players)} begins")


def _goods(state: State, wrong: list[str]) -> None:
    for seat, player in enumerate(state.players):
        food, idea = limits(player.powers)
        for index, amount in enumerate(player.goods):
            limit = food if index == FOOD else idea if index == IDEA else MAXIMUM
            if amount < 0 or (index < len(RESOURCES) and amount > limit):
                wrong.append(f"seat {seat} holds {amount} of goods {index}")
        if player.actions < 0:
            wrong.append(f"seat {seat} has {player.actions} actions")


def _advances(state: State, wrong: list[str]) -> None:
    gaining = {frame.seat for frame in state.frames if isinstance(frame, GainAdvanceFrame)}
    for seat, player in enumerate(state.players):
        if not 0 <= player.cubes <= 3 or (player.cubes == 0 and seat not in gaining):
            wrong.append(f"seat {seat} has {player.cubes} cubes on the Event tracker")
        owned = [card for card in ADVANCES.values() if player.advances & card.mask]
        for card in owned:
            if not card.top and not player.advances & ADVANCES[card.requires].mask:
                wrong.append(f"seat {seat} has {card.id} without {card.requires}")
        if len({card.category for card in owned if card.category in GOVERNMENTS}) > 1:
            wrong.append(f"seat {seat} has two governments")


def _cities(state: State, wrong: list[str]) -> None:
    owners: Counter[int] = Counter()
    pieces: Counter[tuple[str, int]] = Counter()
    wonders: Counter[str] = Counter()
    for space, city in state.cities.items():
        owners[city.owner] += 1
        if state.terrain[space] in (SEA, UNREVEALED):
            wrong.append(f"a city on {state.terrain[space]} at {space}")
        kinds = [kind for kind, _ in city.buildings]
        if len(set(kinds)) != len(kinds) or list(city.buildings) != sorted(city.buildings):
            wrong.append(f"buildings of the city at {space}: {city.buildings}")
        if city.size > 5:
            wrong.append(f"the city at {space} has size {city.size}")
        if (city.port >= 0) != city.has("port") or (city.port >= 0 and state.terrain[city.port] != SEA):
            wrong.append(f"the Port of the city at {space} stands at {city.port}")
        for kind, colour in city.buildings:
            if kind not in BUILDINGS or colour < 0:
                wrong.append(f"a building {kind} of {colour} at {space}")
            pieces[kind, colour] += 1
        for wonder in city.wonders:
            wonders[wonder] += 1
            holders = [seat for seat, player in enumerate(state.players) if player.wonders & WONDERS[wonder].mask]
            if wonder not in state.builders or len(holders) > 1:
                wrong.append(f"{wonder} at {space} is held by {holders}")
    for owner, number in owners.items():
        lost = state.lost_pieces.count((SETTLEMENT, owner))
        if number + lost > (BARBARIAN_SETTLEMENTS if owner == BARBARIANS else SETTLEMENTS):
            wrong.append(f"{number} Settlements of {owner}")
    wrong.extend(f"{number} {piece}" for piece, number in pieces.items() if number + state.lost_pieces.count(piece) > SUPPLY)
    wrong.extend(f"{number} times {wonder}" for wonder, number in wonders.items() if number > 1)
    if len(state.exhausted) > EXHAUSTED_MARKERS or len(set(state.exhausted)) != len(state.exhausted):
        wrong.append(f"Exhausted Land at {state.exhausted}")


def _lost(state: State, wrong: list[str]) -> None:
    """What Events took out of the game is nowhere else, and brought its points."""
    if list(state.lost_pieces) != sorted(state.lost_pieces) or list(state.ruins) != sorted(state.ruins):
        wrong.append(f"lost pieces are not in order: {state.lost_pieces}, {state.ruins}")
    for kind, colour in state.lost_pieces:
        if (kind != SETTLEMENT and kind not in BUILDINGS) or not 0 <= colour < len(state.players):
            wrong.append(f"a lost {kind} of {colour}")
    for piece in set(state.lost_pieces):
        if state.lost_pieces.count(piece) > (SETTLEMENTS if piece[0] == SETTLEMENT else SUPPLY):
            wrong.append(f"{state.lost_pieces.count(piece)} lost {piece}")
    for wonder, owner in state.ruins:
        standing = any(wonder in city.wonders for city in state.cities.values())
        if standing or wonder not in state.builders or not 0 <= owner < len(state.players):
            wrong.append(f"{wonder} is a ruin of {owner}")
        if wonder not in STAYS_WITH_BUILDER and any(player.wonders & WONDERS[wonder].mask for player in state.players):
            wrong.append(f"{wonder} is a ruin and has its power")


def _units(state: State, wrong: list[str]) -> None:
    fought_over = {frame.space for frame in state.frames if isinstance(frame, BattleFrame)}
    for frame in state.frames:
        # Ships recruited beside enemy ones fight when what follows the recruiting is settled (Naval Combat).
        if isinstance(frame, ActivationFrame) and isinstance(frame.what, Recruit) and frame.what.city in state.cities:
            fought_over.add(state.cities[frame.what.city].port)
    unloading = {frame.space for frame in state.frames if isinstance(frame, CargoFrame)} | fought_over
    totals: Counter[tuple[int, str]] = Counter()
    for space, groups in state.units.items():
        if not groups or list(groups) != sorted(groups):
            wrong.append(f"units at {space} are not in order: {groups}")
        owners = {group[0] for group in groups}
        if len(owners) > 1 and space not in fought_over:
            wrong.append(f"units of {sorted(owners)} share {space}")
        city = state.cities.get(space)
        if city is not None and owners - {city.owner} and space not in fought_over:
            wrong.append(f"units of {sorted(owners)} stand in the city of {city.owner} at {space}")
        if state.terrain[space] == UNREVEALED:
            wrong.append(f"units in an unrevealed region at {space}")
        for owner, kind, _, number in groups:
            totals[owner, kind] += number
            if number < 1:
                wrong.append(f"{number} {kind} at {space}")
            if (kind == SHIP) != (state.terrain[space] == SEA) and (kind == SHIP or state.terrain[space] != SEA):
                wrong.append(f"{kind} on {state.terrain[space]} at {space}")
        for owner in owners:
            if state.terrain[space] == SEA:
                if cargo(groups, owner) > CAPACITY * count(groups, owner, SHIP) and space not in unloading:
                    wrong.append(f"cargo without Ships at {space}")
            elif army(groups, owner) > STACK_LIMIT:
                wrong.append(f"{army(groups, owner)} Army units of {owner} at {space}")
    for (owner, kind), number in totals.items():
        unit = UNIT_TYPES.get(kind)
        if unit is None or number > (unit.barbarians if owner == BARBARIANS else unit.supply):
            wrong.append(f"{number} {kind} of {owner}")
        if owner == BARBARIANS and kind not in ARMY:
            wrong.append(f"Barbarian {kind}")


def _cards(state: State, wrong: list[str]) -> None:
    revealed = [region.tile for region in state.regions if region.tile >= 0]
    if len(set(revealed)) != len(revealed) or any(tile >= len(TILES) for tile in revealed):
        wrong.append(f"tiles {revealed}")
    decks = {ACTION: state.action_deck, OBJECTIVE: state.objective_deck, WONDER: state.wonder_deck, EVENT: state.events}
    places: dict[str, list[str]] = {kind: [*deck.draw, *deck.discard] for kind, deck in decks.items()}
    hidden = any(HIDDEN in cards for cards in places.values())
    for card in _cards_elsewhere(state):
        hidden = hidden or is_hidden(card)
        places[KINDS[card]].append(card)
    if hidden:
        return
    for seat, player in enumerate(state.players):
        secret = [held.id for held in player.hand if KINDS[held.id] == EVENT and held.known != card_mask(state)]
        if secret:
            wrong.append(f"seat {seat} hides {secret}")
    wrong.extend(f"{card} lies on the table" for card in state.lasting if card not in NO_CONSTRUCTION)
    for kind, cards in places.items():
        if len(set(cards)) != len(cards):
            wrong.append(f"{kind} cards in two places: {sorted(card for card in set(cards) if cards.count(card) > 1)}")
        elif state.board.layout and cards and len(cards) != len(ALL_CARDS[kind]):
            wrong.append(f"{len(cards)} {kind} cards of {len(ALL_CARDS[kind])}")


def _hands(state: State, wrong: list[str]) -> None:
    for seat, player in enumerate(state.players):
        unknown = [card.id for card in player.hand if not card.known >> seat & 1]
        if unknown:
            wrong.append(f"seat {seat} holds {unknown} without knowing them")
    for frame in state.frames:
        if isinstance(frame, OfferFrame):
            held = {card.id for card in state.players[frame.seat].hand}
            missing = [card for card, _ in frame.offer.cards if card not in held]
            if missing:
                wrong.append(f"seat {frame.seat} offers {missing}, which it does not hold")


def _cards_elsewhere(state: State) -> Iterator[str]:
    """Yield the cards that are in no deck: in hands, on the table, in play."""
    for player in state.players:
        yield from (card.id for card in player.hand)
        yield from (card for card, _ in player.completed)
    yield from state.builders
    yield from state.open_wonders
    yield from state.lasting
    for frame in state.frames:
        if isinstance(frame, EventFrame) and frame.card and not is_kept(state, frame.card):
            yield frame.card
        elif isinstance(frame, EffectFrame):
            yield from frame.cards
            if frame.card:
                yield frame.card
        elif isinstance(frame, BattleFrame):
            yield from (card for card in frame.cards if card)
