"""Positions that random games hardly reach: any Advances, cities, influence, Wonders, stacks, marks, goods and cards, in the
limits.
"""

from __future__ import annotations

from random import Random

from core.engine.flow import Step
from core.engine.game import Config, SeatConfig
from core.games.clash import GAME
from core.games.clash.board import BARREN, SEA, UNREVEALED, board_of
from core.games.clash.content.action_cards.deck import ACTION_CARDS
from core.games.clash.content.buildings import BUILDINGS, SUPPLY
from core.games.clash.content.events.deck import BASE_EVENTS
from core.games.clash.content.map_tiles import TILES
from core.games.clash.content.objectives.deck import OBJECTIVE_CARDS
from core.games.clash.content.powers import ADVANCES, GOVERNMENTS, WONDERS
from core.games.clash.content.unit_types import UNIT_TYPES
from core.games.clash.content.wonders import STAYS_WITH_BUILDER
from core.games.clash.frames import FRESH, CourseFrame, StatusFrame, TurnFrame
from core.games.clash.rules.advance import obtainable
from core.games.clash.rules.exploration import turned
from core.games.clash.rules.payment import cut_to_limits
from core.games.clash.state import ANGRY, Card, City, Deck, Deed, Player, Region, State, pieces_used, set_units
from core.games.clash.units import (
    BARBARIANS,
    CAPACITY,
    FOREST,
    FOUGHT,
    INFANTRY,
    PLAINS,
    SETTLER,
    SHIP,
    STACK_LIMIT,
    STUCK,
    add,
    army,
    enemies,
)

MARKS = (0, 0, 0, FOREST, STUCK, FOUGHT, PLAINS, FOREST | PLAINS)


def any_position(seed: int) -> State:
    """Return a position at a decision: in a player's turn, or (one of six) in the Status Phase."""
    r = Random(seed)
    players = r.choice((2, 3, 4))
    seats = tuple(SeatConfig(colour=seat) for seat in range(players))
    state = GAME.copy(GAME.new(GAME.complete(Config(seats=seats)), seed))
    state.units, state.cities, state.first = {}, {}, r.randrange(players)
    state.age, state.round = r.choice((1, 3, 5)), r.choice((1, 2, 3))
    place = r.randrange(players)
    mover = (state.first + place) % players if r.random() < 5 / 6 else -1
    _reveal(r, state)
    state.players = [_player(r, seat == mover) for seat in range(players)]
    _cities(r, state, mover)
    _wonders(r, state)
    state.action_deck = _cards(r, state, list(ACTION_CARDS), r.choice((0, 2, 6)))
    state.objective_deck = _cards(r, state, list(OBJECTIVE_CARDS), r.choice((0, 2, 6)))
    for seat, player in enumerate(state.players):
        if r.random() < 0.1:
            player.lasting = (("negotiations", (seat + 1) % players),)
        if seat == mover and r.random() < 0.3:
            player.deeds = (Deed("land_battle", 0, r.choice((BARBARIANS, (seat + 1) % players)), True),)
    for player in state.players:
        cut_to_limits(player)
    for owner in range(players):
        _units(r, state, owner, MARKS if owner == mover else (0,))
    _barbarians(r, state)
    empty = [s for s, kind in enumerate(state.terrain) if kind not in (SEA, UNREVEALED, BARREN)]
    empty = [space for space in empty if space not in state.cities and space not in state.units]
    state.exhausted = tuple(sorted(r.sample(empty, min(len(empty), r.choice((0, 0, 2, 6))))))
    events = r.sample(list(BASE_EVENTS), len(BASE_EVENTS))
    drawn = r.choice((0, 8, 37, 38))
    state.events = Deck(tuple(events[drawn:]), tuple(events[:drawn]))
    state.frames = [CourseFrame(place + 1), TurnFrame(mover, FRESH)] if mover >= 0 else [CourseFrame(), StatusFrame()]
    GAME.settle(Step(state))
    return state


def _reveal(r: Random, state: State) -> None:
    terrain, regions = list(state.terrain), list(state.regions)
    share = r.choice((0.3, 0.7, 0.9, 1.0))
    for slot, region in enumerate(regions):
        if r.random() < share:
            half_turn = r.random() < 0.5
            for space, kind in zip(board_of(state.board).slots[slot], turned(TILES[region.tile], half_turn), strict=True):
                terrain[space] = kind
            regions[slot] = Region(region.tile, half_turn, True)
    state.terrain, state.regions = tuple(terrain), tuple(regions)


def _player(r: Random, moves: bool) -> Player:
    player = Player(advances=ADVANCES["farming"].mask | ADVANCES["mining"].mask, cubes=r.choice((1, 2, 3)))
    for _ in range(r.choice((0, 5, 15, 30))):
        player.advances |= r.choice(obtainable(player)).mask if obtainable(player) else 0
    resources = [r.choice((0, 0, 1, 2, 3, 5, 7)) for _ in range(5)]
    player.goods = (*resources, r.choice((0, 1, 2, 4, 9)), r.choice((0, 1, 2, 5, 9)))  # type: ignore[assignment]
    player.actions = r.choice((0, 1, 2, 3, 3, 4)) if moves else 0
    return player


def _cities(r: Random, state: State, mover: int) -> None:
    ways = state.geometry().ways(state.terrain)
    free = [s for s, kind in enumerate(state.terrain) if kind not in (SEA, UNREVEALED, BARREN)]
    r.shuffle(free)
    for owner in (*range(len(state.players)), BARBARIANS):
        for space in [free.pop() for _ in range(min(len(free), r.choice((0, 2, 3, 5, 7))))]:
            buildings: list[tuple[str, int]] = []
            for kind in BUILDINGS:
                colour = owner if owner >= 0 and r.random() < 0.75 else r.randrange(len(state.players))
                possible = kind != "port" or ways.sea_neighbours[space]
                if possible and r.random() < 0.35 and pieces_used(state, colour, kind) < SUPPLY:
                    buildings.append((kind, colour))
            port = r.choice(ways.sea_neighbours[space]) if any(kind == "port" for kind, _ in buildings) else -1
            mood = r.choice((0, 1, 2))
            activated = r.choice((0, 0, 1, 2)) if owner == mover else 0
            spent = mood == ANGRY and activated > 0 and r.random() < 0.6
            state.cities[space] = City(owner, mood, f"C{space}", tuple(sorted(buildings)), (), port, activated, spent)


def _cards(r: Random, state: State, cards: list[str], most: int) -> Deck:
    """Deal up to so many of these cards to each hand, some of them known to others; return the rest as deck and discard pile."""
    r.shuffle(cards)
    for seat, player in enumerate(state.players):
        for _ in range(r.randint(0, most)):
            known = 1 << seat | (r.randrange(1 << len(state.players)) if r.random() < 0.3 else 0)
            player.hand += (Card(cards.pop(), known),)
    discarded = r.choice((0, 3, len(cards)))
    return Deck(tuple(cards[discarded:]), tuple(cards[:discarded]))


def _wonders(r: Random, state: State) -> None:
    """Deal the Wonders to cities, hands, the deck, and out of the game."""
    draw: list[str] = []
    gone: list[str] = []
    for wonder in r.sample(list(WONDERS), len(WONDERS)):
        rooms = [space for space, city in state.cities.items() if city.size < 5]
        where = r.random()
        if rooms and where < 0.5:
            space = r.choice(rooms)
            city = state.cities[space]
            state.cities[space] = City(
                city.owner, city.mood, city.name, city.buildings, tuple(sorted((*city.wonders, wonder))), city.port,
                city.activated, city.spent,
            )  # fmt: skip
            builder = city.owner if city.owner >= 0 and r.random() < 0.6 else r.randrange(len(state.players))
            state.builders[wonder] = builder
            holder = builder if wonder in STAYS_WITH_BUILDER else city.owner
            if holder >= 0:
                state.players[holder].wonders |= WONDERS[wonder].mask
        elif where < 0.7:
            seat = r.randrange(len(state.players))
            state.players[seat].hand += (Card(wonder, 1 << seat),)
        else:
            (draw if where < 0.95 else gone).append(wonder)
    state.wonder_deck = Deck(tuple(draw), tuple(gone))
    for player in state.players:
        lendable = [card for card in ADVANCES.values() if card.category not in GOVERNMENTS and not player.advances & card.mask]
        if player.actions and player.wonders & WONDERS["great_library"].mask and lendable and r.random() < 0.5:
            player.borrowed, player.used = r.choice(lendable).mask, ("great_library",)


def _units(r: Random, state: State, owner: int, marks: tuple[int, ...]) -> None:
    board = state.geometry()
    left = {unit.id: unit.supply for unit in UNIT_TYPES.values()}

    def put(space: int, kind: str, number: int) -> None:
        groups = state.units.get(space, ())
        if kind == INFANTRY and state.terrain[space] != SEA:
            number = min(number, STACK_LIMIT - army(groups, owner))
        number = min(number, left[kind])
        if number > 0 and not enemies(groups, owner):
            left[kind] -= number
            set_units(state, space, add(groups, owner, kind, r.choice(marks), number))

    own = [space for space, city in state.cities.items() if city.owner == owner]
    land = [space for space, kind in enumerate(state.terrain) if kind not in (SEA, UNREVEALED)]
    land = [space for space in land if space not in state.cities or space in own]
    near = [space for city in own for space in board.neighbours[city] if space in land]
    seas = [space for space, kind in enumerate(state.terrain) if kind == SEA]
    for _ in range(r.choice((0, 2, 5, 8))):
        spaces = r.choice((own, near, land))
        if spaces:
            put(r.choice(spaces), r.choice((INFANTRY, INFANTRY, SETTLER)), r.choice((1, 1, 2, 4)))
    for _ in range(r.choice((0, 1, 3, 4)) if seas else 0):
        space = r.choice(seas)
        before = left[SHIP]
        put(space, SHIP, 1)
        for _ in range(r.randrange(CAPACITY + 1) if left[SHIP] < before else 0):
            put(space, r.choice((INFANTRY, SETTLER)), 1)


def _barbarians(r: Random, state: State) -> None:
    land = [space for space, kind in enumerate(state.terrain) if kind not in (SEA, UNREVEALED)]
    for _ in range(r.choice((0, 2, 5))):
        space, number = r.choice(land), r.choice((1, 2, 4))
        city = state.cities.get(space)
        if space not in state.units and (city is None or city.owner == BARBARIANS):
            set_units(state, space, ((BARBARIANS, INFANTRY, 0, number),))
