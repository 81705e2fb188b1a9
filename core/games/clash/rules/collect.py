"""Collect Resources (Activate City: Collect)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations_with_replacement, cycle
from typing import NamedTuple

from core.engine.decision import Refusal
from core.games.clash.board import SEA, UNREVEALED
from core.games.clash.content.buildings import BUILDINGS
from core.games.clash.content.powers import BY_BIT, in_force
from core.games.clash.frames import ActivationFrame
from core.games.clash.goods import GOLD, INDEX, NAMES, NONE, ORE, Goods, named, plus
from core.games.clash.moments import COLLECT_OPTIONS, COLLECTED, ClashStep
from core.games.clash.moves import Collect
from core.games.clash.rules.activate import Action, city_refusal, effective_size
from core.games.clash.rules.payment import ask_payment, can_pay, gain, payments
from core.games.clash.rules.play import WITH_COLLECT, half_of, modifier_refusal, modifiers
from core.games.clash.state import State
from core.games.clash.units import enemies

SECTION = "Activate City: Collect"
FREE_COLLECT: dict[str, Goods] = {}
"""Power -> price of a Collect as a free action (Economic Liberty)."""


class Collecting(NamedTuple):
    """What an Action card changes in a Collect action."""

    extra: int = 0
    """So many more spaces than the city could collect from."""
    repeats: bool = False
    """A space may give more than once."""


PLAIN = Collecting()
COLLECT_CARDS: dict[str, Collecting] = {}
"""Civil half -> what it changes (Mass Collection, Focused Collection)."""

Source = tuple[int, tuple[int, ...], str]
"""(space, the kinds it can give, "near", "sea" or "far")."""
SMELTED = 7
"""In the kinds of a source: Gold instead of Ore (Metallurgy)."""


class Yields:
    """What the spaces round a city give; the hooks of COLLECT_OPTIONS fill it."""

    __slots__ = ("far_limit", "far_source", "of_sea", "of_terrain", "smelting")

    def __init__(self) -> None:
        self.of_terrain: dict[str, tuple[int, ...]] = {}
        self.of_sea: tuple[int, ...] = ()
        self.far_limit = 0
        """Spaces that may lie 2 Land spaces away."""
        self.far_source = ""
        self.smelting = False


def yields_of(state: State, seat: int, city: int) -> Yields:
    """Return what the spaces round a city can give its owner. Not to be changed: it is kept."""
    player = state.players[seat]
    at = state.cities[city]
    return _yields(player.powers, player.used, at.buildings, at.wonders)


@lru_cache(maxsize=4096)
def _yields(
    powers: int, used: tuple[str, ...], buildings: tuple[tuple[str, int], ...], wonders: tuple[str, ...]
) -> Yields:
    yields = Yields()
    for kind, _ in buildings:
        yields.of_sea += BUILDINGS[kind].of_sea
    for hook in COLLECT_OPTIONS.of(powers):
        hook(powers, used, wonders, yields)
    return yields


def _blocked(state: State, seat: int, city: int, space: int) -> str:
    """Return why nothing can be collected from a space, as a refusal's key; "" if it can."""
    if space in state.exhausted:
        return "exhausted"
    if space != city and space in state.cities:
        return "another_city"
    groups = state.units.get(space)
    if groups and enemies(groups, seat):
        return "enemy_units"
    return ""


def source(state: State, seat: int, city: int, yields: Yields, space: int, far: bool) -> Source | None:
    """Return what a space can give the city, None if nothing. `far`: it counts as 2 Land spaces away."""
    terrain = state.terrain[space]
    at_sea = terrain == SEA
    kinds = yields.of_sea if at_sea and not far else yields.of_terrain.get(terrain, ())
    if not kinds or _blocked(state, seat, city, space):
        return None
    if yields.smelting and ORE in kinds and GOLD not in kinds:
        kinds = (*kinds, SMELTED)
    return space, kinds, "far" if far else "sea" if at_sea else "near"


def sources(state: State, seat: int, city: int, yields: Yields) -> tuple[Source, ...]:
    """Return the spaces that the city can collect from, near ones first."""
    board = state.geometry()
    found = [source(state, seat, city, yields, space, False) for space in (city, *board.neighbours[city])]
    if yields.far_limit:
        far = board.ways(state.terrain).land_at(city, 2)
        found += [source(state, seat, city, yields, space, True) for space in far]
    return tuple(item for item in found if item is not None)


def kinds_at(state: State, seat: int, space: int) -> tuple[str, ...]:
    """Return the goods of which a seat's cities could collect one from a space, by name, in the order of all goods."""
    found: set[int] = set()
    for city, at in state.cities.items():
        if at.owner == seat:
            near = sources(state, seat, city, yields_of(state, seat, city))
            found.update(*(kinds for where, kinds, _ in near if where == space))
    return tuple(name for index, name in enumerate(NAMES) if index in found or (index == GOLD and SMELTED in found))


Harvests = dict[Goods, tuple[tuple[int, str], ...]]
"""Each different harvest with the spaces that give it."""


@lru_cache(maxsize=16384)
def harvests(found: tuple[Source, ...], limit: int, far_limit: int, repeats: bool = False) -> Harvests:
    """Return every different harvest of at most `limit` spaces; `repeats`: that often, spaces may give more than once.

    Where several sets of spaces give the same, the one with the fewest far spaces stands, then the fewest smelted.
    """
    groups: dict[tuple[tuple[int, ...], str], list[int]] = {}
    for space, kinds, where in found:
        groups.setdefault((kinds, where), []).append(space)
    # (harvest, far, smelted) -> spaces
    reached: dict[tuple[Goods, int, int], tuple[tuple[int, str], ...]] = {(NONE, 0, 0): ()}
    for (kinds, where), spaces in groups.items():
        most = min(len(spaces), limit)
        if repeats:
            most = limit
            spaces = spaces if where == "near" else spaces[:1]
        elif where == "sea":
            most = min(most, 1)
        elif where == "far":
            most = min(most, far_limit)
        choices = []
        for number in range(1, most + 1):
            for mix in combinations_with_replacement(kinds, number):
                smelted = mix.count(SMELTED)
                if smelted > 1:
                    continue
                plain = [GOLD if kind == SMELTED else kind for kind in mix]
                amounts = tuple(plain.count(index) for index in range(7))
                picked = tuple(sorted(zip(cycle(spaces), (NAMES[kind] for kind in plain), strict=False)))
                choices.append((number, smelted, amounts, picked))
        following = dict(reached)
        for (amounts, far, smelted), picked in reached.items():
            total = len(picked)
            for number, more_smelted, more, more_picked in choices:
                if total + number > limit or smelted + more_smelted > 1:
                    continue
                new_far = far if where != "far" else far + 1 if repeats else far + number
                if new_far > far_limit:
                    continue
                key = (plus(amounts, more), new_far, smelted + more_smelted)  # type: ignore[arg-type]
                if key not in following:
                    following[key] = picked + more_picked
        reached = following
    best: dict[Goods, tuple[int, int, tuple[tuple[int, str], ...]]] = {}
    for (amounts, far, smelted), picked in reached.items():
        if not picked or (smelted and not amounts[ORE]):
            continue
        known = best.get(amounts)
        if known is None or (far, smelted) < known[:2]:
            best[amounts] = (far, smelted, tuple(sorted(picked)))
    return {amounts: picked for amounts, (_, _, picked) in best.items()}


@lru_cache(maxsize=4096)
def _further(found: tuple[Source, ...], limit: int, far_limit: int, change: Collecting) -> Harvests:
    """Return the harvests that a card makes possible: those that need none are left out, unless it spares Husbandry."""
    plain = harvests(found, limit, far_limit)
    far = {space for space, _, where in found if where == "far"}
    return {
        amounts: picked
        for amounts, picked in harvests(found, limit + change.extra, far_limit, change.repeats).items()
        if amounts not in plain or _reaches(plain[amounts], far) > _reaches(picked, far)
    }


def _reaches(picked: tuple[tuple[int, str], ...], far: set[int]) -> bool:
    return any(space in far for space, _ in picked)


def harvests_of(state: State, seat: int, city: int, card: str = "") -> Harvests:
    """Return every different harvest that the city can bring now, with the spaces that give it; those that need the card."""
    yields = yields_of(state, seat, city)
    limit = effective_size(state.players[seat], state.cities[city])
    found = sources(state, seat, city, yields)
    return _further(found, limit, yields.far_limit, change_by(card)) if card else harvests(found, limit, yields.far_limit)


def change_by(card: str) -> Collecting:
    """Return what an Action card ("" for none) changes in a Collect action."""
    half = half_of(card) if card else None
    return COLLECT_CARDS.get(half.id, PLAIN) if half is not None else PLAIN


def harvest(move: Collect) -> Goods:
    """Return what the spaces of a move give."""
    amounts = [0] * 7
    for _, name in move.spaces:
        amounts[INDEX[name]] += 1
    return tuple(amounts)  # type: ignore[return-value]


def _using_refusal(state: State, seat: int, using: str) -> Refusal | None:
    player = state.players[seat]
    if not using:
        if player.actions <= 0:
            return Refusal("no_actions", "Gameplay")
        for power in FREE_COLLECT:
            if power in player.used:
                return Refusal("only_collect_of_the_turn", SECTION, {"power": power})
        return None
    price = FREE_COLLECT.get(using)
    if price is None or not in_force(player.powers, using):
        return Refusal("no_such_power", SECTION, {"power": using})
    if using in player.used:
        return Refusal("once_per_turn", SECTION, {"power": using})
    if player.collects:
        return Refusal("only_collect_of_the_turn", SECTION, {"power": using})
    if not can_pay(player, price):
        return Refusal("price", SECTION, {"power": using, "goods": named(price)})
    return None


def collect_moves(state: State, seat: int, cities: list[int]) -> Iterator[Collect]:
    """Yield the Collect actions of these cities of the seat, main and free."""
    usings = [using for using in ("", *FREE_COLLECT) if _using_refusal(state, seat, using) is None]
    if not usings:
        return
    player = state.players[seat]
    cards = modifiers(player, WITH_COLLECT) if player.hand else ()
    for city in cities:
        if state.cities[city].spent:
            continue
        found = harvests_of(state, seat, city)
        for using in usings:
            for spaces in found.values():
                yield Collect(city, spaces, using)
        for card in cards:
            found = harvests_of(state, seat, city, card)
            for using in usings:
                for spaces in found.values():
                    yield Collect(city, spaces, using, card)


def collect_refusal(state: State, seat: int, move: Collect) -> Refusal | None:
    """Return why a Collect is not allowed, or None."""
    refusal = _using_refusal(state, seat, move.using) or city_refusal(state, seat, move.city)
    if refusal is None and move.card:
        refusal = modifier_refusal(state, seat, move.card, WITH_COLLECT)
    if refusal is not None:
        return refusal
    yields = yields_of(state, seat, move.city)
    board = state.geometry()
    near = board.neighbours[move.city]
    change = change_by(move.card)
    limit = effective_size(state.players[seat], state.cities[move.city]) + change.extra
    if not move.spaces:
        return Refusal("collect_nothing", SECTION, {"city": move.city})
    if len(move.spaces) > limit:
        return Refusal("collect_limit", SECTION, {"city": move.city, "limit": limit})
    seen: set[int] = set()
    sea = far = smelted = ore = 0
    for space, name in move.spaces:
        again = space in seen
        if again and not change.repeats:
            return Refusal("space_collected_twice", SECTION, {"space": space})
        seen.add(space)
        found: Source | None = None
        if space == move.city or space in near:
            found = source(state, seat, move.city, yields, space, False)
        elif yields.far_limit and space in board.ways(state.terrain).land_at(move.city, 2):
            found = source(state, seat, move.city, yields, space, True)
        if found is None:
            return _space_refusal(state, seat, move.city, space)
        _, kinds, where = found
        kind = INDEX.get(name, -1)
        if kind in kinds:
            ore += kind == ORE
        elif kind == GOLD and SMELTED in kinds:
            smelted += 1
        else:
            return Refusal("wrong_resource", SECTION, {"space": space, "resource": name})
        sea += where == "sea" and not again
        far += where == "far" and not again
    if sea > 1:
        return Refusal("one_sea_space", SECTION, {"city": move.city})
    if far > yields.far_limit:
        return Refusal("husbandry_limit", SECTION, {"limit": yields.far_limit})
    if smelted > 1 or (smelted and not ore):
        return Refusal("smelt_one_of_two", "Appendix: Metallurgy")
    return None


def _space_refusal(state: State, seat: int, city: int, space: int) -> Refusal:
    board = state.geometry()
    if not 0 <= space < board.size:
        return Refusal("no_such_space", SECTION, {"space": space})
    blocked = _blocked(state, seat, city, space)
    if blocked:
        return Refusal(f"collect_{blocked}", SECTION, {"space": space})
    if space != city and space not in board.neighbours[city]:
        return Refusal("collect_too_far", SECTION, {"space": space, "city": city})
    if state.terrain[space] == UNREVEALED:
        return Refusal("collect_unrevealed", SECTION, {"space": space})
    terrain = state.terrain[space]
    return Refusal("collect_no_yield", SECTION, {"space": space, "terrain": terrain, "advances": _gives(terrain)})


@lru_cache(maxsize=16)
def _gives(terrain: str) -> tuple[str, ...]:
    """Return the Advances each of which lets any city collect from a terrain."""
    found = []
    for bit, hook in COLLECT_OPTIONS.sources(-1):
        alone = Yields()
        hook(1 << bit, (), (), alone)
        if alone.of_sea if terrain == SEA else alone.of_terrain.get(terrain):
            found.append(BY_BIT[bit])
    return tuple(found)


def normal_collect(state: State, seat: int, move: Collect) -> Collect:
    """Return the listed move with the same harvest; an illegal move comes back sorted. A needless card is not played."""
    if collect_refusal(state, seat, move) is not None:
        return Collect(move.city, tuple(sorted(move.spaces)), move.using, move.card)
    return listed_collect(state, seat, move)


def listed_collect(state: State, seat: int, move: Collect) -> Collect:
    """Return the listed move with the same harvest as a legal one."""
    amounts = harvest(move)
    if move.card:
        spaces = harvests_of(state, seat, move.city, move.card).get(amounts)
        if spaces is not None:
            return move if spaces == move.spaces else Collect(move.city, spaces, move.using, move.card)
    spaces = harvests_of(state, seat, move.city)[amounts]
    return move if spaces == move.spaces and not move.card else Collect(move.city, spaces, move.using)


class CollectAction(Action):
    """Carries a Collect out."""

    def pay(self, step: ClashStep, frame: ActivationFrame) -> None:
        move = frame.what
        assert isinstance(move, Collect)
        player = step.state.players[frame.seat]
        player.collects += 1
        if move.using:
            player.used = (*player.used, move.using)
            ask_payment(step, frame.seat, move.using, payments(step.state, frame.seat, FREE_COLLECT[move.using]))

    def carry_out(self, step: ClashStep, frame: ActivationFrame) -> None:
        state = step.state
        seat = frame.seat
        move = frame.what
        assert isinstance(move, Collect)
        player = state.players[seat]
        board = state.geometry()
        if any(space != move.city and space not in board.neighbours[move.city] for space, _ in move.spaces):
            player.used = (*player.used, yields_of(state, seat, move.city).far_source)
        amounts = harvest(move)
        step.write("collected", seat, city=move.city, spaces=move.spaces)
        for hook in COLLECTED.of(player.powers):
            amounts = plus(amounts, hook(step, seat, move.city))
        gain(step, seat, amounts, "collect")
