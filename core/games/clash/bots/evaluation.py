"""What a position is worth to a seat, in victory points.

`Outlook` holds what stays the same while the moves of one decision are compared; its `value` is the sum of named
features. Every step on the way to points is worth less than the next one (stock < building, Settler < Settler on a site <
city), so that comparing single gestures leads on instead of hoarding.
"""

from __future__ import annotations

from math import exp
from typing import NamedTuple

from core.games.clash.bots.hand import OF_WAR, POINTS, Hand
from core.games.clash.bots.military import Military, Wishes
from core.games.clash.bots.troops import Troops
from core.games.clash.bots.weights import Weights
from core.games.clash.content.buildings import BUILDINGS, SUPPLY
from core.games.clash.content.cards import WONDER
from core.games.clash.content.powers import ADVANCES, WONDERS
from core.games.clash.frames import CourseFrame, StatusFrame
from core.games.clash.goods import CULTURE, FOOD, GOLD, IDEA, MOOD, ORE, WOOD, Goods
from core.games.clash.rules.cards import number_held
from core.games.clash.rules.collect import sources, yields_of
from core.games.clash.rules.lasting import ACTIONS_LOST, construction_refusal
from core.games.clash.rules.trade_routes import MAXIMUM
from core.games.clash.rules.wonder import constructible
from core.games.clash.scoring import score, wonder_halves
from core.games.clash.state import ANGRY, HAPPY, City, Player, State
from core.games.clash.status_phase import OBJECTIVES
from core.games.clash.turn import ACTIONS
from core.games.clash.variants import RED_ROUNDS, ROUNDS, is_red_round, last_age

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
        self.wait = turns_to_status(state, seat)
        self.hand = Hand(seat, self.wait, self.turns, weights)
        self._city_sums = sums
        self._stock: tuple[int, int, int, float] | None = None
        self._goods: dict[Goods, float] = {}
        self._advances_worth: dict[int, float] = {}
        self._shares = self._rival_shares(state)

    def fits(self, state: State, seat: int) -> bool:
        """Return whether positions of the seat in this state are valued the same (in the same turn of one game)."""
        return (
            seat == self.seat
            and state.config is self._config
            and turns_left(state, seat) == self.turns
            and turns_to_status(state, seat) == self.wait
        )

    def begin(self, state: State) -> None:
        """Begin to compare the moves of another decision, at this position."""
        self._stock = None
        self._goods.clear()
        self._workable.clear()
        self.military.begin(state)
        self.hand.begin(state)
        wants = self.hand.wants
        self.military.wish(
            Wishes(wants("colony", "new_founder"), wants("dominion"), wants("amphibious_assault"), wants(*OF_WAR))
        )
        self._shares = self._rival_shares(state)

    def unit_parts(self, state: State) -> Parts:
        """Return the worth of the units by feature, with that of objectives that ask where they stand."""
        parts = self.military.parts(state)
        if self.hand.units_matter:
            left = self.turns * ACTIONS + state.players[self.seat].actions
            return {**parts, "objectives": self.hand.unit_objectives(state, left)}
        return parts

    def troops(self) -> Troops:
        """Return how many units the seat may recruit: as its objectives ask, and Ships for trade routes."""
        wanted = self.hand.troops()
        return wanted._replace(ships=MAXIMUM) if self.military.trades else wanted

    def _rival_shares(self, state: State) -> list[float]:
        """Return what a point of each rival costs: of the leading one a little more."""
        number = self.players - 1
        weight = self.weights.rival / number**0.5
        if number == 1:
            return [0.0 if seat == self.seat else weight for seat in range(self.players)]
        totals = [score(state, seat).total_halves if seat != self.seat else -1 for seat in range(self.players)]
        leader = totals.index(max(totals))
        share = (number - self.weights.leader) / (number - 1)
        return [
            0.0 if seat == self.seat else weight * (self.weights.leader if seat == leader else share)
            for seat in range(self.players)
        ]

    def parts(self, state: State) -> Parts:
        """Return the worth of a position by feature."""
        weights = self.weights
        seat = self.seat
        player = state.players[seat]
        own: list[tuple[int, City]] = []
        pieces = [0] * self.players
        moods = [0] * self.players
        alive = 1 << seat
        for space, city in state.cities.items():
            owner = city.owner
            if owner >= 0:
                pieces[owner] += 1
                moods[owner] += city.mood
                alive |= 1 << owner
            if owner == seat:
                own.append((space, city))
            for _, colour in city.buildings:
                pieces[colour] += 1
        points = rivals = best = 0.0
        for other, whose in enumerate(state.players):
            theirs = (
                pieces[other] + (whose.advances.bit_count() + whose.event_halves) / 2 + POINTS * len(whose.completed)
            )
            if state.builders:
                theirs += wonder_halves(state, other) / 2
            if other == seat:
                points = theirs
            else:
                rivals += self._shares[other] * (theirs + self._means(whose, moods[other]))
                best = max(best, theirs)
        count = len(own)
        cities = self._city_sums[min(count, 7)]
        output, content, variety = self._production(state, own)
        slots = self._slots(state, own)
        left = self.turns * ACTIONS + player.actions
        parts: Parts = {
            "points": points,
            "rivals": -rivals,
            "cities": cities,
            "output": output + variety,
            "moods": content,
            "slots": weights.slot * min(slots, 3) * self.near,
            "advances": self._advances(player.advances),
        }
        if player.hand or player.wonders or state.open_wonders:
            parts["wonders"] = self._wonders(state, own, left)
        if player.hand:
            parts["cards"] = self.hand.actions(state, left)
        if player.hand or player.completed:
            parts["objectives"] = self.hand.objectives(state, left)
        if player.lasting:
            parts["lasting"] = -weights.action * actions_lost(player) * min(1.0, self.turns)
        parts.update(self.military.parts(state))
        if parts["danger"] < 0.0 and self.hand.defends(player):
            parts["cards"] -= weights.defence * parts["danger"]
        if state.age < last_age(state.config) and alive.bit_count() < self.players:
            parts["end"] = -weights.early_end if points > best else -3 * weights.early_end
        parts["goods"] = self.goods(player.goods, slots, left, count, parts["danger"])
        return parts

    def _means(self, rival: Player, moods: int) -> float:
        """Return what a rival has besides points: little, so that only what harms him and nobody else is seen."""
        weights = self.weights
        means = weights.rival_goods * sum(rival.goods) + weights.rival_moods * moods + weights.rival_cards * len(rival.hand)
        return means * self.near - weights.action * actions_lost(rival) * (0.5 + 0.5 * self.near)

    # ---------------------------------------------------------------- features
    def _production(self, state: State, own: list[tuple[int, City]]) -> tuple[float, float, float]:
        weights = self.weights
        time = min(self.turns, 9) / 6
        output = moods = grand = food = 0.0
        ore = wood = 0
        for space, city in own:
            size = city.size
            mood = city.mood
            if city.wonders:
                grand += weights.grand * size
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
        return weights.output * output * time, moods * min(1.0, self.turns / 2) + grand, variety * time

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
        if state.lasting and construction_refusal(state, self.seat) is not None:
            return 0
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
        """Return what goods would be worth to the seat in the position whose moves are compared."""
        found = self._goods.get(have)
        if found is not None:
            return found
        if self._stock is None:
            own = [(space, city) for space, city in state.cities.items() if city.owner == self.seat]
            player = state.players[self.seat]
            left = self.turns * ACTIONS + max(0, player.actions - 1)
            self._stock = (self._slots(state, own), left, len(own), self.military.parts(state)["danger"])
        found = self._goods[have] = self.goods(have, *self._stock)
        return found

    def _advances(self, advances: int) -> float:
        """Return what the Advances of this mask are worth beyond their points."""
        found = self._advances_worth.get(advances)
        if found is None:
            total = 0.0
            for mask, strength in KEY_MASKS:
                if advances & mask:
                    total += strength
            found = self.far * (self.weights.key * total + self.weights.advance * advances.bit_count())
            self._advances_worth[advances] = found
        return found

    def advance(self, player: Player, advance: str) -> float:
        """Return about what one more Advance is worth, its point included."""
        owned = player.advances
        return 0.5 + self._advances(owned | ADVANCES[advance].mask) - self._advances(owned)

    def _wonders(self, state: State, own: list[tuple[int, City]], left: int) -> float:
        """Return what Wonders are worth beyond their points: those that stand, and the cards in hand by how much of price and
        conditions is there.
        """
        weights = self.weights
        player = state.players[self.seat]
        if left <= 0:
            return 0.0
        time = min(1.0, left / 9)
        standing = weights.standing * player.wonders.bit_count() * time
        if not player.hand and not state.open_wonders:
            return standing
        best = 0.0
        room = any(city.mood == HAPPY and city.size < min(5, len(own)) for _, city in own)
        for id in constructible(state, self.seat):
            if id not in WONDERS:
                continue
            wonder = WONDERS[id]
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
            worth = weights.wonder * share**weights.wonder_share
            if not player.advances & ADVANCES[wonder.requires].mask:
                worth *= 0.4
            if not room:
                worth *= 0.8
            best = max(best, worth)
        number = number_held(player, WONDER) + len(state.open_wonders)
        return standing + (best + weights.wonder_card * (1 - 0.5**number)) * time


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


def actions_lost(player: Player) -> int:
    """Return how many actions lasting effects take from the player's next turn."""
    return sum([ACTIONS_LOST.get(source, 0) for source, _ in player.lasting])


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
    if state.config.options.get("ending") == "roll":
        # Few of the red rounds are played: at most one more after the present one is counted on.
        turns = max(0, min(turns, 1) if is_red_round(state) else turns - RED_ROUNDS + 2)
    return turns


def turns_to_status(state: State, seat: int) -> int:
    """Return how many turns the seat still has before the next time that objectives are looked at, the present one included."""
    for frame in state.frames:
        if isinstance(frame, StatusFrame):
            return ROUNDS if frame.step > OBJECTIVES else 0
    turns = 0 if state.last_round else ROUNDS - state.round
    course = state.frames[0]
    place = (seat - state.first) % len(state.players)
    return turns + 1 if not isinstance(course, CourseFrame) or place >= course.turn - 1 else turns
