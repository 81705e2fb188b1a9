"""What units are worth: garrisons against threats, targets in reach, Settlers on their way, Ships."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from core.games.clash.board import BARREN, FOREST, MOUNTAIN, PLAINS, SEA, UNREVEALED
from core.games.clash.bots.waters import sailed, shore
from core.games.clash.bots.weights import Weights
from core.games.clash.content.objectives.cities import FAR
from core.games.clash.content.powers import ADVANCES
from core.games.clash.goods import ORE
from core.games.clash.rules.groups import treaties
from core.games.clash.rules.odds import PLAIN, Terms, battle_odds
from core.games.clash.rules.trade_routes import MAXIMUM, RANGE
from core.games.clash.state import ANGRY, City, State
from core.games.clash.units import ARMY, BARBARIANS, INFANTRY, SETTLER, SHIP

TACTICS = ADVANCES["tactics"].mask
STEEL = ADVANCES["steel_weapons"].mask
TRADE_ROUTES = ADVANCES["trade_routes"].mask
NAVIGATION = ADVANCES["navigation"].mask
CARTOGRAPHY = ADVANCES["cartography"].mask
IRRIGATION = ADVANCES["irrigation"].mask
FISHING = ADVANCES["fishing"].mask
RELEVANT = IRRIGATION | FISHING | TACTICS | STEEL | TRADE_ROUTES | NAVIGATION | CARTOGRAPHY
MEMO = 2000
"""How many positions are remembered."""

MARCHES = 0.4
"""The share of Event cards by which Barbarians move."""
BARBARIAN_ATTACK = (0.0, 0.6, 0.35)
"""The chance that Barbarians at this distance from a city attack it before they are dealt with."""
RIVAL_ATTACK = (0.0, 0.95, 0.65, 0.35, 0.12)
"""The same for a rival's army if the attack would succeed."""
LATENT_ATTACK = (0.0, 0.25, 0.2, 0.1)
"""The chance that a rival recruits an Infantry in a city at this distance and attacks with it."""
REACH = len(RIVAL_ATTACK) - 1
TREATY = 0.35
"""What the danger of a rival's army comes to while he may not attack in his next turn."""
TARGET = (0.0, 0.5, 0.3, 0.16, 0.06)
"""What a target is worth, as a part of capturing it, to an army at this distance."""
PULL = (0.7, 0.52, 0.42, 0.35, 0.3, 0.26, 0.23)
"""What a Settler is worth, as a part of the city it will found, at this distance from the site."""
DETOUR = 0.8
"""What a Move action costs that goes to a better site."""
COLONY, SECLUDED = 0.5, 0.3
"""What a site is better for an objective: far from the first city, without a city beside it."""
FOES = {SETTLER: 0.9, SHIP: 0.4, INFANTRY: 0.45}
"""Points that a rival's unit is worth to him."""
LANDING = 1.5
"""What a rival's city is better as a target for an army aboard, if an objective asks for that."""
UNDER_WAY, WITH_PORT, WITHOUT_PORT = 0.5, 0.25, 0.12
"""What a trade route is worth for which the Ship must still sail, be recruited in a Port, or the Port be constructed, as a part
of one that can be made."""
UNKNOWN_TRADE = 0.35
"""What all that is worth before Trade Routes are known."""
MOST_TURNS = 10
PORT_CLOSED = 0.15
"""A Ship in the space of a rival's Port, from which he can't collect then."""
EXPLORED = 0.8
"""A site that is not revealed yet, as a part of a good one."""


@lru_cache(maxsize=4096)
def victory(attackers: int, defenders: int, fortress: bool, attack_bonus: int = 0, defence_bonus: int = 0) -> float:
    """Return the chance that so many Infantry take a city from so many."""
    if attackers <= 0:
        return 0.0
    first = (Terms(attack_bonus), Terms(defence_bonus, 1, 1) if fortress else Terms(defence_bonus))
    later = (Terms(attack_bonus), Terms(defence_bonus)) if attack_bonus or defence_bonus else PLAIN
    units = ((INFANTRY, attackers),)
    return battle_odds(units, ((INFANTRY, defenders),) if defenders else (), first, later).win


def _first(number: float) -> float:
    """Return the use of so many spaces of a kind: 1 for the first, half of it for the second, a quarter for the third."""
    return min(number, 1.0) + 0.5 * min(max(number - 1.0, 0.0), 1.0) + 0.25 * min(max(number - 2.0, 0.0), 1.0)


class Wishes(NamedTuple):
    """What objectives in hand ask of units and sites."""

    colony: bool = False
    """A city far from the first one."""
    secluded: bool = False
    """Cities with no other beside them."""
    landing: bool = False
    """A city taken from Ships."""
    war: bool = False
    """A battle against another player."""


class Military:
    """The features of units in the positions of one decision."""

    def __init__(self, state: State, seat: int, turns: int, growth: list[float], weights: Weights) -> None:
        """`growth`: what each further city brings beyond its point."""
        self.seat = seat
        self.growth = growth
        self.weights = weights
        self.turns = turns
        self.far = turns / 18
        self.near = min(1.0, turns / 2)
        self.board = state.geometry()
        self.ways = self.board.ways(state.terrain)
        self._terrain = state.terrain
        self._memo: dict[tuple[object, ...], dict[str, float]] = {}
        self._sites: dict[tuple[object, ...], dict[int, float]] = {}
        self._wishes = Wishes()
        self.trades = bool(state.players[seat].powers & TRADE_ROUTES)
        """The seat can make trade routes."""
        start = self.board.homes[seat].spaces[0] if seat < len(self.board.homes) else None
        self._start = self.board.index[start] if start is not None else -1

    def wish(self, wishes: Wishes) -> None:
        """Say what the objectives in hand ask for."""
        if self._wishes != wishes:
            self._wishes = wishes
            self._memo.clear()
            self._sites.clear()

    def begin(self, state: State) -> None:
        """Begin to compare the moves of another decision, at this position."""
        self.look_at(state)
        self.trades = bool(state.players[self.seat].powers & TRADE_ROUTES)

    def look_at(self, state: State) -> None:
        """Use the ranges over what is revealed in this position."""
        if self._terrain != state.terrain:
            self._terrain = state.terrain
            self.ways = self.board.ways(state.terrain)

    def parts(self, state: State) -> dict[str, float]:
        """Return the worth of the units by feature."""
        seat = self.seat
        player = state.players[seat]
        key = (
            tuple(state.units.items()),
            tuple([(space, city.owner, city.buildings, city.mood == ANGRY) for space, city in state.cities.items()]),
            tuple([(other.powers & RELEVANT, other.lasting) for other in state.players]),
            player.goods[ORE] > 0,
            state.exhausted,
            state.terrain,
        )
        found = self._memo.get(key)
        if found is None:
            if len(self._memo) > MEMO:
                self._memo.clear()
            found = self._memo[key] = self._parts(state)
        return found

    def _parts(self, state: State) -> dict[str, float]:
        seat = self.seat
        growth = self.growth
        self.look_at(state)
        own_army: dict[int, int] = {}
        settlers: list[int] = []
        ships = 0
        armies: list[tuple[int, int, int]] = []
        occupied: set[int] = set()
        traders: list[int] = []
        harbours: list[int] = []
        foes = 0.0
        for space, groups in state.units.items():
            enemy = 0
            whose = seat
            for owner, kind, _, number in groups:
                if owner == seat:
                    if kind in ARMY:
                        own_army[space] = own_army.get(space, 0) + number
                    elif kind == SETTLER:
                        settlers.extend([space] * number)
                        traders.append(space)
                    elif kind == SHIP:
                        ships += number
                        traders.append(space)
                        harbours.append(space)
                else:
                    occupied.add(space)
                    if owner >= 0:
                        foes += number * FOES.get(kind, 0.4)
                    if kind in ARMY:
                        enemy += number
                        whose = owner
            if enemy:
                armies.append((space, whose, enemy))
        own: list[tuple[int, City]] = []
        targets: list[tuple[int, City]] = []
        for space, city in state.cities.items():
            if city.owner == seat:
                own.append((space, city))
            else:
                targets.append((space, city))
        count = len(own)
        further = growth[min(count, 6)] if count < 7 else 0.0
        number = sum(own_army.values())
        parts = {
            "army": (self.weights.army * min(number, 2 + count) + 0.06 * max(0, number - 2 - count)) * self.near,
            "danger": self._danger(state, own, own_army, armies, targets),
            "targets": self._targets(state, own, own_army, harbours, armies, targets, further) if own_army else 0.0,
            "settlers": self._settlers(state, settlers, occupied, count, growth) if settlers else 0.0,
        }
        if foes:
            parts["foes"] = -foes * self.near * self.weights.rival / max(1, len(state.players) - 1) ** 0.5
        if ships:
            worth = self.weights.ship + (0.13 if state.players[seat].advances & CARTOGRAPHY else 0.0)
            closed = sum([city.port in harbours for _, city in targets if city.port >= 0 and city.owner >= 0])
            parts["ships"] = (worth + 0.03 * min(ships - 1, 2) + PORT_CLOSED * closed) * self.near
        parts["routes"] = self._trade(state, own, traders, harbours, targets)
        return parts

    # ---------------------------------------------------------------- defence
    def _danger(
        self,
        state: State,
        own: list[tuple[int, City]],
        own_army: dict[int, int],
        armies: list[tuple[int, int, int]],
        others: list[tuple[int, City]],
    ) -> float:
        """Return the expected loss of own cities (not above 0)."""
        total = 0.0
        count = len(own)
        time = min(1.0, (self.turns + 0.5) / 2)
        strong: dict[int, tuple[float, int]] = {BARBARIANS: (1.0, 0)}
        for _, owner, _ in armies:
            if owner >= 0:
                powers = state.players[owner].powers
                strong[owner] = (1.0 if powers & TACTICS else 0.15, 2 if powers & STEEL else 0)
        bases = [
            space
            for space, city in others
            if city.owner >= 0 and city.mood != ANGRY and state.players[city.owner].powers & TACTICS
        ]
        me = state.players[self.seat]
        for rival, player in enumerate(state.players):
            if player.lasting and rival in strong and self.seat in treaties(player):
                strong[rival] = (TREATY * strong[rival][0], strong[rival][1])
        defence = 2 if me.powers & STEEL and me.goods[ORE] else 0
        for space, city in own:
            size = city.size
            stake = self._stake(size, count)
            defenders = own_army.get(space, 0)
            fortress = city.has("fortress")
            safe = 1.0
            distances = self.ways.land_distances(space)
            if bases:
                nearest = min([distance for base in bases if (distance := distances[base]) > 0], default=9)
                if nearest < len(LATENT_ATTACK):
                    safe *= 1.0 - LATENT_ATTACK[nearest] * victory(1, defenders, fortress, 0, defence)
            if armies:
                around = self.board.neighbours[space]
                for where, owner, number in armies:
                    distance = distances[where]
                    if distance < 0:
                        if state.terrain[where] != SEA or owner < 0:
                            continue
                        # From Ships that lie beside the city, or in the same sea as a space beside it.
                        group = self.ways.sea_group[where]
                        distance = 1 if where in around else 2 if any(self.ways.sea_group[n] == group for n in around) else -1
                        if distance < 0:
                            continue
                    if owner < 0:
                        if distance > 2:
                            continue
                        chance = BARBARIAN_ATTACK[distance]
                    elif distance > REACH:
                        continue
                    else:
                        chance = RIVAL_ATTACK[distance] * strong[owner][0]
                    steel = strong[owner][1]
                    safe *= 1.0 - chance * victory(min(number, 4), defenders, fortress, steel, defence)
            loss = stake * (1.0 - safe)
            if not defenders:
                loss += self.weights.exposed * (0.4 if fortress else 1.0) * (0.5 + 0.25 * size) * self.near
            total += loss
        return -total * time * self.weights.danger

    def event_risk(self, state: State) -> float:
        """Return what an Event may cost: Barbarians beside the seat's cities march with every fifth card of two."""
        seat = self.seat
        own = [(space, city) for space, city in state.cities.items() if city.owner == seat]
        worst = 0.0
        for space, city in own:
            groups = state.units.get(space, ())
            defenders = sum(group[3] for group in groups if group[0] == seat and group[1] in ARMY)
            stake = self._stake(city.size, len(own))
            for near in self.ways.land_neighbours[space]:
                enemies = sum(
                    group[3] for group in state.units.get(near, ()) if group[0] == BARBARIANS and group[1] in ARMY
                )
                if enemies:
                    worst = max(worst, stake * victory(enemies, defenders, city.has("fortress")))
        return MARCHES * worst

    def _stake(self, size: int, count: int) -> float:
        """Return what the loss of a city of this size costs who has so many."""
        last = self.growth[min(max(count, 1), 7) - 1]
        return 1.3 * size + last + (9.0 * self.near if count == 1 else 2.5 * self.near if count == 2 else 0.0)

    # ---------------------------------------------------------------- attack
    def _targets(
        self,
        state: State,
        own: list[tuple[int, City]],
        own_army: dict[int, int],
        harbours: list[int],
        armies: list[tuple[int, int, int]],
        targets: list[tuple[int, City]],
        further: float,
    ) -> float:
        """Return what the armies may capture soon."""
        tactics = 1.0 if state.players[self.seat].powers & TACTICS else 0.35
        defenders = {space: number for space, _, number in armies}
        best: dict[int, float] = {}
        time = min(1.0, (self.turns + 0.6) / 2)
        ports = [city.port for _, city in own if city.port >= 0]
        for start, number in own_army.items():
            afloat = state.terrain[start] == SEA
            around = self.board.neighbours[start]
            boats = [start] if afloat else [space for space in harbours if space in around]
            to_board = 1
            if not boats:
                # A Ship can be recruited in a Port beside the army, or come from elsewhere.
                boats = [space for space in (*ports, *harbours) if space in around or space in ports]
                to_board = 2
            distances = self.ways.land_distances(start)
            for space, city in targets:
                by_land = -1 if afloat else distances[space]
                by_sea = min((landing for boat in boats if (landing := self._landing(boat, space)) > 0), default=-1)
                if by_sea > 0 and not afloat:
                    by_sea += to_board
                if not (0 < by_land < len(TARGET) or 0 < by_sea < len(TARGET)):
                    continue
                chance = victory(min(number, 4), defenders.get(space, 0), city.has("fortress"))
                if chance < 0.55:
                    continue
                gain = city.size + further + 0.5
                landed = 0.0
                if city.owner >= 0:
                    gain += 0.3 * city.size
                    if self._wishes.landing:
                        landed = LANDING
                worth = chance * max(
                    TARGET[by_land] * gain if 0 < by_land < len(TARGET) else 0.0,
                    TARGET[by_sea] * (gain + landed) if 0 < by_sea < len(TARGET) else 0.0,
                )
                if worth > best.get(space, 0.0):
                    best[space] = worth
        war = self.weights.war if self._wishes.war else 1.0
        return sum(sorted(best.values(), reverse=True)[:2]) * tactics * time * self.weights.targets * war

    def _landing(self, start: int, space: int) -> int:
        """Return how far a coast is from an army aboard: 1 beside it, 2 from the same sea, -1 from another one."""
        neighbours = self.board.neighbours[space]
        if start in neighbours:
            return 1
        group = self.ways.sea_group[start]
        return 2 if any(self.ways.sea_group[near] == group for near in neighbours) else -1

    # ---------------------------------------------------------------- Settlers
    def sites(self, state: State, occupied: set[int]) -> dict[int, float]:
        """Return how good the spaces are on which a city can be founded: about 0.7 to 1.4."""
        food = state.players[self.seat].powers & (IRRIGATION | FISHING)
        key = (state.terrain, state.exhausted, tuple(state.cities), tuple(sorted(occupied)), food)
        found = self._sites.get(key)
        if found is None:
            found = {}
            terrain = state.terrain
            cities = state.cities
            for space, kind in enumerate(terrain):
                if kind in (SEA, BARREN, UNREVEALED) or space in cities or space in occupied or space in state.exhausted:
                    continue
                found[space] = self._quality(state, space)
            self._add_wishes(state, found)
            self._sites[key] = found
        return found

    def _add_wishes(self, state: State, sites: dict[int, float]) -> None:
        """Add what the objectives in hand make of the sites."""
        wishes = self._wishes
        if wishes.colony and self._start >= 0:
            distances = self.ways.distances(self._start)
            for space in sites:
                if distances[space] >= FAR:
                    sites[space] += COLONY
        if wishes.secluded:
            for space in sites:
                if not any(beside in state.cities for beside in self.board.neighbours[space]):
                    sites[space] += SECLUDED

    def _quality(self, state: State, space: int) -> float:
        terrain = state.terrain
        powers = state.players[self.seat].powers
        food = ore = wood = other = 0.0
        sea = False
        for near in (space, *self.board.neighbours[space]):
            if near in state.cities or near in state.exhausted:
                continue
            kind = terrain[near]
            if kind == UNREVEALED:
                food += 0.25
                ore += 0.2
                wood += 0.2
                continue
            if kind == SEA:
                sea = True
                continue
            share = 1.0
            for beside in self.board.neighbours[near]:
                city = state.cities.get(beside) if beside != space else None
                if city is not None and city.owner == self.seat:
                    share = 0.6
            if kind == PLAINS or (kind == BARREN and powers & IRRIGATION):
                food += share
            elif kind == FOREST:
                wood += share
            elif kind == MOUNTAIN:
                ore += share
        if sea:
            if powers & FISHING:
                food += 1.0
            else:
                other += 1.0
        return 0.4 + 0.3 * _first(food) + 0.15 * _first(ore) + 0.13 * _first(wood) + 0.05 * other

    def _settlers(
        self, state: State, settlers: list[int], occupied: set[int], count: int, growth: list[float]
    ) -> float:
        """Return what the Settlers are worth: a part of the city each will found, less with the distance to its site."""
        room = 7 - count
        if room <= 0:
            return 0.0
        sites = self.sites(state, occupied)
        options: list[tuple[float, int, int]] = []
        terrain = state.terrain
        for index, start in enumerate(settlers):
            reach: dict[int, int] = {}
            if terrain[start] == SEA:
                group = self.ways.sea_group[start]
                around = self.board.neighbours[start]
                for site in sites:
                    if site in around:
                        reach[site] = 2
                    elif any(self.ways.sea_group[near] == group for near in self.board.neighbours[site]):
                        reach[site] = 3
            else:
                distances = self.ways.land_distances(start)
                for site in sites:
                    distance = distances[site]
                    if 0 <= distance < len(PULL):
                        reach[site] = distance
            for site, distance in reach.items():
                if distance < len(PULL) and distance <= 3 * self.turns + 1:
                    options.append((PULL[distance] * sites[site], index, site))
            unknown = self._frontier(start)
            if 0 <= unknown < len(PULL):
                options.append((PULL[unknown] * EXPLORED, index, -1 - index))
        options.sort(reverse=True)
        placed: set[int] = set()
        taken: set[int] = set()
        total = 0.0
        for worth, index, site in options:
            if index in placed or site in taken:
                continue
            placed.add(index)
            taken.add(site)
            at = count + len(placed) - 1
            if at >= 7:
                break
            extra = (growth[at] + self.near) * worth
            total += extra if len(placed) == 1 else 0.8 * extra
        return total * self.weights.settlers

    def _frontier(self, start: int) -> int:
        """Return the distance of the nearest space beside which something is unrevealed, one more to enter it; -1: none."""
        distances = self.ways.land_distances(start)
        terrain = self._terrain
        best = -1
        for space, distance in enumerate(distances):
            if distance >= 0 and (best < 0 or distance + 1 < best):
                for near in self.board.neighbours[space]:
                    if terrain[near] == UNREVEALED:
                        best = distance + 1
                        break
        return best

    def better_site(self, state: State, start: int) -> float:
        """Return how much better a site within one Move action is than this one, less what the way costs (0: none is)."""
        occupied = {space for space, groups in state.units.items() if any(group[0] != self.seat for group in groups)}
        sites = self.sites(state, occupied)
        here = sites.get(start, 0.0)
        distances = self.ways.land_distances(start)
        count = sum(city.owner == self.seat for city in state.cities.values())
        worth = self.growth[min(count, 6)] + self.near
        best = 0.0
        for site, quality in sites.items():
            if 0 < distances[site] <= 3:
                best = max(best, (quality - here) * worth - DETOUR - 0.1 * distances[site])
        return best

    # ---------------------------------------------------------------- trade
    def _trade(
        self,
        state: State,
        own: list[tuple[int, City]],
        traders: list[int],
        ships: list[int],
        targets: list[tuple[int, City]],
    ) -> float:
        """Return what trade routes are worth: those that can be made, and in part those for which something is missing."""
        partners = [space for space, city in targets if city.owner >= 0 and city.mood != ANGRY]
        if not partners or not self.turns:
            return 0.0
        group = self.ways.sea_group
        shores = [shore(self.ways, state.terrain, space, RANGE) for space in partners]
        rounds = bool(state.players[self.seat].powers & NAVIGATION)
        reached: set[int] = set()
        users = coming = 0
        for start in traders:
            distances = self.ways.distances(start)
            near = {space for space in partners if 0 <= distances[space] <= RANGE}
            if near:
                users += 1
                reached |= near
            elif start in ships:
                seas = sailed(self.board, self.ways, {group[start]}, rounds)
                coming += any(not seas.isdisjoint(coast) for coast in shores)
        made = min(MAXIMUM, users, len(reached))
        seas = {group[sea] for space, _ in own for sea in self.ways.sea_neighbours[space]}
        seas = sailed(self.board, self.ways, seas, rounds)
        open_to = sum([not seas.isdisjoint(coast) for coast in shores])
        coming = min(coming, max(0, min(MAXIMUM, open_to) - made))
        rest = max(0, min(MAXIMUM, open_to) - made - coming)
        port = any(city.port >= 0 for _, city in own)
        total = made + UNDER_WAY * coming + (WITH_PORT if port else WITHOUT_PORT) * rest
        known = 1.0 if state.players[self.seat].powers & TRADE_ROUTES else UNKNOWN_TRADE
        return self.weights.route * min(self.turns, MOST_TURNS) * total * known
