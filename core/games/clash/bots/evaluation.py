"""What a position is worth to a seat, in victory points.

`Outlook` holds what stays the same while the moves of one decision are compared; its `value` is the sum of named
features. Every step on the way to points is worth less than the next one (stock < building, Settler < Settler on a site <
city), so that comparing single gestures leads on instead of hoarding.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from core.games.clash.bots.military import Military
from core.games.clash.bots.weights import Weights
from core.games.clash.content.buildings import BUILDINGS, SUPPLY
from core.games.clash.content.powers import ADVANCES, WONDERS
from core.games.clash.frames import CourseFrame, StatusFrame
from core.games.clash.goods import CULTURE, FOOD, GOLD, IDEA, MOOD, ORE, WOOD, Goods
from core.games.clash.rules.collect import sources, yields_of
from core.games.clash.scoring import wonder_halves
from core.games.clash.state import ANGRY, HAPPY, City, State
from core.games.clash.turn import ACTIONS
from core.games.clash.variants import ROUNDS, last_age

Parts = dict[str, float]
"""Feature -> victory points."""


KEYS: dict[str, float] = {
    "storage": 1.6,
    "irrigation": 0.3,
    "writing": 0.6,
    "philosophy": 1.8,
    "public_education": 1.3,
    "free_education": 0.3,
    "voting": 1.5,
    "economic_liberty": 3.5,
    "civil_liberties": 1.0,
    "separation_of_power": 0.1,
    "taxation": 0.9,
    "priesthood": 1.4,
    "math": 0.6,
    "astronomy": 0.4,
    "medicine": 0.2,
    "metallurgy": 0.4,
    "engineering": 0.7,
    "monuments": 0.6,
    "rituals": 0.5,
    "absolute_power": 0.8,
    "nationalism": 0.3,
    "dogma": 0.6,
    "conversion": 0.3,
    "sanitation": 0.4,
    "arts": 0.5,
    "circus_and_sports": 0.2,
    "drama_and_music": 0.2,
    "draft": 0.4,
    "steel_weapons": 0.2,
    "tactics": 0.7,
    "myths": 0.5,
    "devotion": 0.1,
    "trade_routes": 0.4,
    "currency": 0.2,
    "husbandry": 0.3,
    "cartography": 0.1,
}
"""How strong an Advance is beyond its points, what it unlocks and what it brings at once."""
KEY_MASKS = tuple((ADVANCES[key].mask, strength) for key, strength in KEYS.items())
UNLOCKS = tuple((ADVANCES[building.requires].bit, building.id, building.at_sea) for building in BUILDINGS.values())


class Near(NamedTuple):
    """The spaces that a city can collect from, and how many of them give Food, Ore, Wood."""

    spaces: int
    food: int
    ore: int
    wood: int


class Outlook:
    """One seat's way to value the positions that the moves of one decision lead to."""

    def __init__(self, state: State, seat: int, weights: Weights) -> None:
        self.seat = seat
        self.weights = weights
        self.players = len(state.players)
        self.turns = turns_left(state, seat)
        """The seat's turns after the present one."""
        self.far = self.turns / (last_age(state.config) * ROUNDS)
        self.near = min(1.0, self.turns / 2)
        self._config = state.config
        self._workable: dict[tuple[object, ...], Near] = {}
        growth = [weight * (0.2 + 0.8 * self.far) * self.near for weight in weights.cities]
        total = 0.0
        sums = [0.0]
        for weight in growth:
            total += weight
            sums.append(total)
        self.military = Military(state, seat, self.turns, growth, weights)
        self._city_sums = sums
        self._stock: tuple[int, int, int, float] | None = None

    def fits(self, state: State, seat: int) -> bool:
        """Return whether positions of the seat in this state are valued the same (in the same turn of one game)."""
        return seat == self.seat and state.config is self._config and turns_left(state, seat) == self.turns

    def begin(self, state: State) -> None:
        """Begin to compare the moves of another decision, at this position."""
        self._stock = None
        self._workable.clear()
        self.military.look_at(state)

    def unit_parts(self, state: State) -> Parts:
        """Return the worth of the units by feature."""
        return self.military.parts(state)

    def parts(self, state: State) -> Parts:
        """Return the worth of a position by feature."""
        weights = self.weights
        seat = self.seat
        player = state.players[seat]
        own: list[tuple[int, City]] = []
        pieces = [0] * self.players
        alive = 1 << seat
        for space, city in state.cities.items():
            owner = city.owner
            if owner >= 0:
                pieces[owner] += 1
                alive |= 1 << owner
            if owner == seat:
                own.append((space, city))
            for _, colour in city.buildings:
                pieces[colour] += 1
        points = pieces[seat] + (player.advances.bit_count() + player.event_halves) / 2
        rivals = best = 0.0
        for other, rival in enumerate(state.players):
            if other != seat:
                theirs = pieces[other] + (rival.advances.bit_count() + rival.event_halves) / 2
                rivals += theirs
                best = max(best, theirs)
        if state.builders:
            for other in range(self.players):
                halves = wonder_halves(state, other) / 2
                if other == seat:
                    points += halves
                else:
                    rivals += halves
        count = len(own)
        cities = self._city_sums[min(count, 7)]
        output, moods, variety = self._production(state, own)
        slots = self._slots(state, own)
        left = self.turns * ACTIONS + player.actions
        parts: Parts = {
            "points": points,
            "rivals": -weights.rival * rivals / (self.players - 1) ** 0.5,
            "cities": cities,
            "output": output + variety,
            "moods": moods,
            "slots": weights.slot * min(slots, 3) * self.near,
            "advances": self._advances(player.advances),
            "wonders": self._wonders(state, own, left) if player.hand else 0.0,
        }
        parts.update(self.military.parts(state))
        if state.age < last_age(state.config) and alive.bit_count() < self.players:
            parts["end"] = -weights.early_end if points > best else -3 * weights.early_end
        parts["goods"] = self.goods(player.goods, slots, left, count, parts["danger"])
        return parts

    # ---------------------------------------------------------------- features
    def _production(self, state: State, own: list[tuple[int, City]]) -> tuple[float, float, float]:
        weights = self.weights
        time = min(self.turns, 9) / 6
        output = moods = food = 0.0
        ore = wood = 0
        for space, city in own:
            size = city.size
            mood = city.mood
            amount = 1 if mood == ANGRY else size + 1 if mood == HAPPY else size
            near = self.workable(state, space, city)
            ore += near.ore
            wood += near.wood
            output += POWERS[min(amount, near.spaces)]
            food += min(amount, near.food)
            if mood == HAPPY:
                moods += weights.happy * (1 + 0.3 * size)
            elif mood == ANGRY:
                moods -= weights.angry * (1 + 0.5 * size)
        variety = weights.food_space * FED[min(int(food), 30)] + weights.variety * (min(ore, 2) + min(wood, 2))
        return weights.output * output * time, moods * min(1.0, self.turns / 2), variety * time

    def workable(self, state: State, space: int, city: City) -> Near:
        """Return what the city can collect from."""
        key = (space, state.players[self.seat].powers, city.port, city.wonders, state.exhausted, len(state.cities), state.terrain)
        found = self._workable.get(key)
        if found is None:
            near = sources(state, self.seat, space, yields_of(state, self.seat, space))
            spaces = food = ore = wood = sea = 0
            for _, kinds, where in near:
                if where == "sea":
                    sea = 1
                    if FOOD in kinds and not food:
                        food = 1
                    continue
                spaces += 1
                food += FOOD in kinds
                ore += ORE in kinds
                wood += WOOD in kinds
            found = self._workable[key] = Near(spaces + sea, food, ore, wood)
        return found

    def _slots(self, state: State, own: list[tuple[int, City]]) -> int:
        """Return how many buildings could be constructed next, prices aside."""
        powers = state.players[self.seat].powers
        count = len(own)
        most = min(5, count)
        kinds = [(kind, at_sea) for bit, kind, at_sea in UNLOCKS if powers >> bit & 1]
        if not kinds:
            return 0
        slots = 0
        used = dict.fromkeys((kind for kind, _ in kinds), 0)
        seas = self.military.ways.sea_neighbours
        for space, city in own:
            room = most - city.size
            have = {kind for kind, _ in city.buildings}
            free = 0
            for kind, at_sea in kinds:
                if kind in have:
                    used[kind] += 1
                elif not at_sea or seas[space]:
                    free += 1
            if room > 0 and city.mood != ANGRY:
                slots += min(room, free)
        return min(slots, sum(SUPPLY - number for number in used.values()))

    def goods(self, have: Goods, slots: int, left: int, cities: int, danger: float) -> float:
        """Return what goods are worth with so many open buildings, actions left and cities, and in such danger."""
        if left <= 0:
            return 0.0
        weights = self.weights
        builds = min(slots, left, 3)
        settle = 2 if cities < 7 and self.turns > 3 else 0
        scale = min(1.0, left / 6) * (0.8 + 0.6 * self.far)
        surplus = weights.surplus
        learn = min(4, 2 * left)
        total = weights.food * _needed(have[FOOD], builds + learn + settle, surplus)
        total += weights.ore * _needed(have[ORE], builds + 2, surplus)
        total += weights.wood * _needed(have[WOOD], builds + 1, surplus)
        total += weights.idea * _needed(have[IDEA], learn, surplus)
        total += weights.gold * _needed(have[GOLD], 4, surplus)
        total += weights.mood * _needed(have[MOOD], 4, surplus) * self.near
        total += weights.culture * _needed(have[CULTURE], 5, surplus)
        best = _purchases(have, builds, 2 if left > 3 else left)
        if danger < 0.0:
            # What an Infantry costs is a defence by itself.
            ready = (have[FOOD] > 0) + (have[ORE] > 0)
            if ready + have[GOLD] >= 2:
                ready = 2
            total -= weights.ready * danger * ready / 2
        return total * scale + max(weights.plan, 0.95 - 0.1 * left) * best

    def stock(self, state: State, have: Goods) -> float:
        """Return what goods would be worth to the seat in a position."""
        if self._stock is None:
            own = [(space, city) for space, city in state.cities.items() if city.owner == self.seat]
            player = state.players[self.seat]
            left = self.turns * ACTIONS + max(0, player.actions - 1)
            self._stock = (self._slots(state, own), left, len(own), self.unit_parts(state)["danger"])
        return self.goods(have, *self._stock)

    def _advances(self, advances: int) -> float:
        far = self.far
        total = 0.0
        for mask, strength in KEY_MASKS:
            if advances & mask:
                total += strength
        return self.weights.key * total * far + self.weights.advance * far * advances.bit_count()

    def _wonders(self, state: State, own: list[tuple[int, City]], left: int) -> float:
        """Return what the Wonder cards in hand are worth: how much of price and conditions is there."""
        weights = self.weights
        player = state.players[self.seat]
        if left <= 0:
            return 0.0
        best = 0.0
        room = any(city.mood == HAPPY and city.size < min(5, len(own)) for _, city in own)
        for card in player.hand:
            wonder = WONDERS.get(card.id)
            if wonder is None:
                continue
            price = wonder.price
            gold = player.goods[GOLD]
            paid = missing = 0
            for kind in range(7):
                got = min(price[kind], player.goods[kind])
                paid += got
                if kind < GOLD:
                    missing += price[kind] - got
            paid += min(gold, missing)
            share = paid / sum(price)
            worth = weights.wonder * share * share * share
            if not player.advances & ADVANCES[wonder.requires].mask:
                worth *= 0.4
            if not room:
                worth *= 0.8
            best = max(best, worth)
        return (best + weights.wonder_card * (1 - 0.5 ** len(player.hand))) * min(1.0, left / 9)


POWERS = tuple(number**0.9 for number in range(12))


FED = tuple(5.0 * (1.0 - exp(-number / 3)) for number in range(31))
"""The use of so much Food from one round of collecting: the first is needed most."""
SATED = tuple(4.0 * (1.0 - exp(-number / 4)) for number in range(60))
"""The use of a stock, in units of the first ones."""


def _needed(have: int, need: int, surplus: float) -> float:
    return SATED[have] if have <= need else SATED[need] + surplus * (SATED[have] - SATED[need])


def _purchases(have: Goods, slots: int, actions: int) -> float:
    """Return the most points that so many actions buy at once: buildings (1) and Advances (0.5)."""
    food, ore, wood, idea, gold = have[:5]
    best = 0.0
    for builds in range(min(slots, actions) + 1):
        missing = max(0, builds - food) + max(0, builds - ore) + max(0, builds - wood)
        if missing > gold:
            break
        rest = max(0, food - builds) + idea + gold - missing
        best = max(best, builds + 0.5 * min(actions - builds, rest // 2))
    return best


def turns_left(state: State, seat: int) -> int:
    """Return how many turns the seat has after the present one; the game ends with the Age if somebody has no city."""
    frames = state.frames
    owners = {city.owner for city in state.cities.values()}
    on = not state.last_round
    ages = last_age(state.config) - state.age if on and all(other in owners for other in range(len(state.players))) else 0
    if any(isinstance(frame, StatusFrame) for frame in frames):
        return ages * ROUNDS
    turns = ages * ROUNDS + (ROUNDS - state.round if on else 0)
    course = frames[0]
    if isinstance(course, CourseFrame) and (seat - state.first) % len(state.players) >= course.turn:
        turns += 1
    return turns

