"""Where a number comes from: one part for each source that contributed (Game.explain)."""

from __future__ import annotations

from collections.abc import Callable

from core.engine.decision import Part
from core.games.clash.board import MOUNTAIN, SEA
from core.games.clash.content.buildings import BUILDINGS
from core.games.clash.content.powers import ADVANCES, BY_BIT, WONDERS
from core.games.clash.explain_prices import PRICES, Of
from core.games.clash.explain_prices import whole as _int
from core.games.clash.frames import BattleFrame, OfferFrame
from core.games.clash.goods import FOOD, GOLD, IDEA, MAXIMUM, NAMES
from core.games.clash.moments import ANGRY_WORKS, COLLECT_OPTIONS, INFLUENCE_BONUS, LIMIT
from core.games.clash.rules.advance import PRICE, discount
from core.games.clash.rules.battle_value import cancel_parts, dice_parts, value_parts
from core.games.clash.rules.collect import SECTION as COLLECT
from core.games.clash.rules.collect import Yields
from core.games.clash.rules.payment import FOOD_WITHOUT_STORAGE
from core.games.clash.rules.trade import MOST_COUNTERS, MOST_OFFERS
from core.games.clash.rules.trade import SECTION as TRADES
from core.games.clash.rules.trade_routes import routes, traders
from core.games.clash.scoring import OBJECTIVE_HALVES, score, wonder_worth
from core.games.clash.state import ANGRY, HAPPY, State, city_count


def _limit(state: State, of: Of) -> tuple[Part, ...]:
    """The limit of a resource: `seat`, `resource` ("food", "idea", ...)."""
    index = {"food": FOOD, "idea": IDEA}.get(str(of["resource"]), -1)
    start = FOOD_WITHOUT_STORAGE if index == FOOD else MAXIMUM
    parts = [Part("player_board", start, "Gaining / Spending Resources")]
    for bit, hook in LIMIT.sources(state.players[_int(of, "seat")].powers):
        kind, limit = hook()
        if kind == index:
            parts.append(Part(BY_BIT[bit], limit - start, "Appendix: Advances"))
    return tuple(parts)


def _advance_price(state: State, of: Of) -> tuple[Part, ...]:
    """The price of an Advance in Food: `seat`, `advance`."""
    parts = [Part("advance_action", PRICE[FOOD], "Action: Advance")]
    power = discount(state.players[_int(of, "seat")], ADVANCES[str(of["advance"])])
    if power is not None:
        parts.append(Part(power, -PRICE[FOOD], "Appendix: Advances"))
    return tuple(parts)


def _collect_limit(state: State, of: Of) -> tuple[Part, ...]:
    """How much a city collects or recruits: `city`."""
    city = state.cities[_int(of, "city")]
    parts = [Part("city_size", city.size, "City Size")]
    if city.mood == HAPPY:
        parts.append(Part("happy", 1, "City Moods"))
    elif city.mood == ANGRY:
        owner = state.players[city.owner] if city.owner >= 0 else None
        working = [bit for bit, hook in ANGRY_WORKS.sources(owner.powers) if hook(owner)] if owner is not None else []
        if working:
            parts.append(Part(BY_BIT[working[0]], 0, "City Moods"))
        else:
            parts.append(Part("angry", 1 - city.size, "City Moods"))
    return tuple(parts)


def _collect_yield(state: State, of: Of) -> tuple[Part, ...]:
    """Why a city can collect a good from a space: `city`, `space`, `kind`. The first part is 1, what else is behind it 0."""
    at, space, kind = state.cities[_int(of, "city")], _int(of, "space"), NAMES.index(str(of["kind"]))
    player = state.players[at.owner]
    terrain = state.terrain[space]
    near = space in (_int(of, "city"), *state.geometry().neighbours[_int(of, "city")])
    found: list[tuple[str, str]] = []
    also: list[tuple[str, str]] = []
    if terrain == SEA:
        found += [(name, COLLECT) for name, _ in at.buildings if kind in BUILDINGS[name].of_sea]
    for bit, hook in COLLECT_OPTIONS.sources(player.powers):
        alone = Yields()
        hook(player.powers, player.used, at.wonders, alone)
        source = (BY_BIT[bit], COLLECT if BY_BIT[bit] in WONDERS else "Appendix: Advances")
        gives = alone.of_sea if terrain == SEA else alone.of_terrain.get(terrain, ())
        smelts = alone.smelting and kind == GOLD and terrain == MOUNTAIN
        if kind in gives or smelts:
            found.append(source)
        elif not near and alone.far_limit:
            also.append(source)
    parts = [Part(name, 0 if place else 1, section) for place, (name, section) in enumerate(found)]
    return tuple(parts) + tuple(Part(name, 0, section) for name, section in also if parts)


def _city_size_limit(state: State, of: Of) -> tuple[Part, ...]:
    """How large a city of a seat may grow: `seat`."""
    cities = city_count(state, _int(of, "seat"))
    parts = [Part("number_of_cities", cities, "City Size")]
    if cities > 5:
        parts.append(Part("largest_city", 5 - cities, "City Size"))
    return tuple(parts)


def _influence_range(state: State, of: Of) -> tuple[Part, ...]:
    """The range of Influence Culture from a city: `city`."""
    return (Part("city_size", state.cities[_int(of, "city")].size, "Action: Influence Culture"),)


def _influence_bonus(state: State, of: Of) -> tuple[Part, ...]:
    """What is added to the die of Influence Culture: `seat`."""
    sources = INFLUENCE_BONUS.sources(state.players[_int(of, "seat")].powers)
    return tuple(Part(BY_BIT[bit], hook(), "Appendix: Conversion") for bit, hook in sources)


def _points(state: State, of: Of) -> tuple[Part, ...]:
    """The victory points of a seat, in halves: `seat`."""
    return tuple(Part(source, halves, "Winning the Game") for source, halves in score(state, _int(of, "seat")).sources)


def _points_from(state: State, of: Of) -> tuple[Part, ...]:
    """The victory points of a seat from one source, in halves, by what they are for: `seat`, `source` (see scoring.SOURCES)."""
    seat, source = _int(of, "seat"), str(of["source"])
    player = state.players[seat]
    worth: dict[str, int] = {}
    if source == "cities":
        worth["settlement"] = city_count(state, seat) * 2
        for kind in BUILDINGS:
            worth[kind] = sum(colour == seat for city in state.cities.values() for k, colour in city.buildings if k == kind) * 2
    elif source == "advances":
        for card in ADVANCES.values():
            worth[card.category] = worth.get(card.category, 0) + bool(player.advances & card.mask)
    elif source == "objectives":
        for _, objective in player.completed:  # two cards may bear the same objective
            worth[objective] = worth.get(objective, 0) + OBJECTIVE_HALVES
    elif source == "wonders":
        worth = {wonder: wonder_worth(state, seat, wonder) for wonder in state.builders}
    else:
        worth["events"] = player.event_halves
    return tuple(Part(what, halves, "Winning the Game") for what, halves in worth.items() if halves)


def _trade_offers(state: State, of: Of) -> tuple[Part, ...]:
    """The offers that a seat may still make in its turn: `seat`."""
    made = state.players[_int(of, "seat")].offers
    parts = (Part("offers_a_turn", MOST_OFFERS, TRADES),)
    return (*parts, Part("offers_made", -made, TRADES)) if made else parts


def _counter_offers(state: State, of: Of) -> tuple[Part, ...]:
    """The counter-offers that may still follow the offer that is asked about; () if none is."""
    frame = state.frames[-1] if state.frames else None
    if not isinstance(frame, OfferFrame):
        return ()
    parts = (Part("counters_in_a_row", MOST_COUNTERS, TRADES),)
    return (*parts, Part("counters_made", -frame.depth, TRADES)) if frame.depth else parts


def _trade_routes(state: State, of: Of) -> tuple[Part, ...]:
    """The trade routes of a seat: its Settlers and Ships near cities to trade with, less those that find none: `seat`."""
    seat = _int(of, "seat")
    able, made = traders(state, seat), routes(state, seat)
    parts = (Part("traders", able, "Appendix: Advances"),)
    return (*parts, Part("traders_left", made - able, "Appendix: Advances")) if made != able else parts


def _battle(state: State) -> BattleFrame | None:
    """Return the battle that is being fought, also while a question covers it."""
    return next((frame for frame in reversed(state.frames) if isinstance(frame, BattleFrame)), None)


def _combat_value(state: State, of: Of) -> tuple[Part, ...]:
    """The Combat Value of this round in the battle: `seat` (-1: the Barbarians); () without a battle or a roll."""
    battle = _battle(state)
    return value_parts(state, battle, _int(of, "seat")) if battle is not None else ()


def _battle_dice(state: State, of: Of) -> tuple[Part, ...]:
    """The dice of a side of the battle in this round: `seat` (-1: the Barbarians)."""
    battle = _battle(state)
    return dice_parts(battle, _int(of, "seat")) if battle is not None else ()


def _cancelled_hits(state: State, of: Of) -> tuple[Part, ...]:
    """The enemy hits that a side of the battle cancels this round: `seat` (-1: the Barbarians)."""
    battle = _battle(state)
    return cancel_parts(state, battle, _int(of, "seat")) if battle is not None else ()


NUMBERS: dict[str, Callable[[State, Of], tuple[Part, ...]]] = {
    "resource_limit": _limit,
    "advance_price": _advance_price,
    "collect_limit": _collect_limit,
    "collect_yield": _collect_yield,
    "recruit_limit": _collect_limit,
    "city_size_limit": _city_size_limit,
    "influence_range": _influence_range,
    "influence_bonus": _influence_bonus,
    "battle_dice": _battle_dice,
    "combat_value": _combat_value,
    "cancelled_hits": _cancelled_hits,
    "trade_offers": _trade_offers,
    "counter_offers": _counter_offers,
    "trade_routes": _trade_routes,
    "points_in_halves": _points,
    "points_from": _points_from,
    **PRICES,
}


def explain(state: State, number: str, of: Of) -> tuple[Part, ...]:
    """Return the parts of a named number. Raises KeyError for an unknown name or a missing argument."""
    return NUMBERS[number](state, of)
