"""Construct a Building (Activate City: Construct)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from core.engine.decision import Refusal
from core.games.clash.content.buildings import BUILDINGS, PRICE, SUPPLY
from core.games.clash.content.powers import BY_BIT, in_force
from core.games.clash.frames import ActivationFrame
from core.games.clash.goods import Goods, named
from core.games.clash.moments import BUILDING_PRICE, BUILT, ClashStep
from core.games.clash.moves import Construct
from core.games.clash.rules.activate import PAY, Action, city_refusal, works_angry
from core.games.clash.rules.lasting import construction_refusal
from core.games.clash.rules.payment import ask_payment, can_pay, payments
from core.games.clash.state import ANGRY, City, Player, State, cities_of, city_count, pieces_used

replace = msgspec.structs.replace
SECTION = "Activate City: Construct"
MAXIMUM_SIZE = 5


def size_refusal(state: State, seat: int, city: City, section: str) -> Refusal | None:
    """Return why the city can't grow by one piece, or None (City Size)."""
    size = city.size + 1
    if size > MAXIMUM_SIZE:
        return Refusal("city_too_large", section, {"limit": MAXIMUM_SIZE})
    cities = city_count(state, seat)
    if size > cities:
        return Refusal("larger_than_number_of_cities", section, {"size": size, "cities": cities})
    return None


def discounts(player: Player, building: str) -> list[tuple[str, Goods]]:
    """Return (power, price) of the other prices at which the player may construct a building."""
    result = []
    for bit, hook in BUILDING_PRICE.sources(player.powers):
        price = hook(player, building)
        if price is not None:
            result.append((BY_BIT[bit], price))
    return result


def affordable(player: Player, building: str) -> bool:
    """Return whether the player can pay for the building at one of its prices."""
    return can_pay(player, PRICE) or any(can_pay(player, price) for _, price in discounts(player, building))


def construct_refusal(state: State, seat: int, move: Construct) -> Refusal | None:
    """Return why the building can't be constructed, or None."""
    if state.players[seat].actions <= 0:
        return Refusal("no_actions", "Gameplay")
    refusal = city_refusal(state, seat, move.city) or site_refusal(state, seat, move)
    if refusal is None and not affordable(state.players[seat], move.building):
        return Refusal("price", SECTION, {"building": move.building, "goods": named(PRICE)})
    return refusal


def site_refusal(state: State, seat: int, move: Construct) -> Refusal | None:
    """Return why the building can't come to stand there, or None: whatever it costs, with or without an activation."""
    player = state.players[seat]
    if move.city not in state.cities or state.cities[move.city].owner != seat:
        return Refusal("not_your_city", SECTION, {"space": move.city})
    building = BUILDINGS.get(move.building)
    if building is None:
        return Refusal("no_such_building", SECTION, {"building": move.building})
    city = state.cities[move.city]
    refusal = construction_refusal(state, seat)
    if refusal is not None:
        return refusal
    if not in_force(player.powers, building.requires):
        return Refusal("needs_advance", SECTION, {"advance": building.requires, "building": building.id})
    if city.mood == ANGRY and not works_angry(player):
        return Refusal("city_angry", SECTION, {"city": move.city, "building": building.id})
    if city.has(building.id):
        return Refusal("one_of_each_building", SECTION, {"city": move.city, "building": building.id})
    refusal = size_refusal(state, seat, city, SECTION)
    if refusal is not None:
        return refusal
    if pieces_used(state, seat, building.id) >= SUPPLY:
        return Refusal("no_piece_left", "Component Limits", {"building": building.id})
    if building.at_sea:
        seas = state.geometry().ways(state.terrain).sea_neighbours[move.city]
        if not seas:
            return Refusal("port_needs_sea", SECTION, {"city": move.city})
        if move.port not in seas:
            return Refusal("port_into_adjacent_sea", SECTION, {"city": move.city, "space": move.port})
    return None


def construct_moves(state: State, seat: int, cities: list[int]) -> Iterator[Construct]:
    """Yield the buildings that the seat can construct now."""
    player = state.players[seat]
    if player.actions <= 0:
        return
    powers = player.powers
    able = [
        building
        for building in BUILDINGS.values()
        if in_force(powers, building.requires)
        and affordable(player, building.id)
        and pieces_used(state, seat, building.id) < SUPPLY
    ]
    if not able or (state.lasting and construction_refusal(state, seat) is not None):
        return
    ways = state.geometry().ways(state.terrain)
    angry_works = works_angry(player)
    for space in cities:
        city = state.cities[space]
        size = city.size + 1
        if city.spent or (city.mood == ANGRY and not angry_works) or size > len(cities) or size > MAXIMUM_SIZE:
            continue
        for building in able:
            if not city.has(building.id):
                if building.at_sea:
                    for sea in ways.sea_neighbours[space]:
                        yield Construct(space, building.id, sea)
                else:
                    yield Construct(space, building.id)


def sites(state: State, seat: int) -> list[Construct]:
    """Return the buildings that could come to stand without an activation, whatever they cost; a Port for each Sea space."""
    found = []
    ways = state.geometry().ways(state.terrain)
    for space in cities_of(state, seat):
        for building in BUILDINGS.values():
            for port in ways.sea_neighbours[space] if building.at_sea else (-1,):
                move = Construct(space, building.id, port)
                if site_refusal(state, seat, move) is None:
                    found.append(move)
    return found


def nothing_refusal(state: State, seat: int, city: int, kinds: tuple[str, ...]) -> Refusal:
    """Return why none of these kinds of buildings can be constructed in the seat's city without an activation."""
    ports = state.geometry().ways(state.terrain).sea_neighbours[city] or (-1,)
    result = Refusal("price", SECTION, {"goods": named(PRICE)})
    for kind in kinds:
        refusal = site_refusal(state, seat, Construct(city, kind, ports[0]))
        if refusal is not None and refusal.key != "needs_advance":
            return refusal
        result = refusal or result
    return result


def construct_unactivated(step: ClashStep, seat: int, move: Construct, *, paid: bool) -> None:
    """Construct a building (see `sites`) without activating the city; `paid`: for its price, which the seat can pay."""
    step.push(ActivationFrame(seat, move, PAY, free=not paid))


def normal_construct(move: Construct) -> Construct:
    """Return the move without a Sea space that the building does not need."""
    building = BUILDINGS.get(move.building)
    if building is not None and not building.at_sea and move.port != -1:
        return Construct(move.city, move.building)
    return move


def with_building(city: City, building: str, colour: int) -> City:
    """Return the city with one more building."""
    return replace(city, buildings=tuple(sorted((*city.buildings, (building, colour)))))


class ConstructAction(Action):
    """Carries a construction out."""

    def pay(self, step: ClashStep, frame: ActivationFrame) -> None:
        assert isinstance(frame.what, Construct)
        state = step.state
        player = state.players[frame.seat]
        options: dict[Goods, None] = {}
        for _, price in discounts(player, frame.what.building):
            options.update(dict.fromkeys(payments(state, frame.seat, price)))
        options.update(dict.fromkeys(payments(state, frame.seat, PRICE)))
        ask_payment(step, frame.seat, frame.what.building, tuple(options))

    def carry_out(self, step: ClashStep, frame: ActivationFrame) -> None:
        move = frame.what
        assert isinstance(move, Construct)
        state = step.state
        player = state.players[frame.seat]
        for power, price in () if frame.free else discounts(player, move.building):
            if sum(frame.paid) == sum(price) < sum(PRICE):
                player.used = (*player.used, power)
        city = with_building(state.cities[move.city], move.building, frame.seat)
        if BUILDINGS[move.building].at_sea:
            city = replace(city, port=move.port)
        state.cities[move.city] = city
        step.write("building_constructed", frame.seat, building=move.building, city=move.city)

    def react(self, step: ClashStep, frame: ActivationFrame) -> list[Any]:
        move = frame.what
        assert isinstance(move, Construct)
        state = step.state
        frames: list[Any] = []
        gained = BUILDINGS[move.building].built
        if gained is not None:
            frames.append(gained(state, frame.seat, move.city))
        for hook in BUILT.of(state.players[frame.seat].powers):
            frames.append(hook(state, frame.seat, move.city, move.building))
        return [question for question in frames if question is not None]
