"""Numbers are explained by source: in any position the parts add up to what the rules use."""

from __future__ import annotations

from typing import Any

import pytest

from core.engine.decision import Part
from core.games.clash import GAME
from core.games.clash.acting import ARMY, CITY, FLEET, acting
from core.games.clash.content.buildings import BUILDINGS, PRICE
from core.games.clash.content.powers import ADVANCES, WONDERS
from core.games.clash.content.unit_types import UNIT_TYPES, supply_left
from core.games.clash.frames import OfferFrame
from core.games.clash.goods import GOLD, INDEX, NAMES, goods
from core.games.clash.moves import Influence, Offer
from core.games.clash.rules.collect import SMELTED, sources, yields_of
from core.games.clash.rules.construct import discounts
from core.games.clash.rules.happiness import FREE_HAPPINESS, price
from core.games.clash.rules.influence import FREE_INFLUENCE, fee
from core.games.clash.rules.recruit import prices
from core.games.clash.rules.trade import MOST_COUNTERS, MOST_OFFERS
from core.games.clash.rules.trade_routes import routes
from core.games.clash.scoring import score
from core.games.clash.state import HAPPY, State, pieces_used
from tests.games.clash.positions import any_position

SEEDS = range(12)


def total(parts: tuple[Part, ...]) -> int:
    """Return the sum of the parts, each of which must say where it is from and in which section it stands."""
    assert all(part.source and part.section for part in parts)
    return sum(part.value for part in parts)


def goods_of(state: State, number: str, **of: Any) -> tuple[int, ...]:
    """Return a price explained kind by kind."""
    return tuple(total(GAME.explain(state, number, resource=name, **of)) for name in NAMES)


@pytest.mark.parametrize("seed", SEEDS)
def test_every_good_that_can_be_collected_has_a_source_and_no_other_has(seed: int) -> None:
    state = any_position(seed)
    for city, at in state.cities.items():
        if at.owner < 0:
            continue
        found = sources(state, at.owner, city, yields_of(state, at.owner, city))
        for space, kinds, where in found:
            gives = {NAMES[GOLD] if kind == SMELTED else NAMES[kind] for kind in kinds}
            for name in NAMES:
                parts = GAME.explain(state, "collect_yield", city=city, space=space, kind=name)
                assert total(parts) == (name in gives)
                assert all(part.source in (*ADVANCES, *WONDERS, *BUILDINGS) for part in parts)
                assert "husbandry" not in [part.source for part in parts] or where == "far"
                if parts and where == "far":
                    assert parts[-1].source == "husbandry"


@pytest.mark.parametrize("seed", SEEDS)
def test_prices_add_up_to_those_of_the_rules(seed: int) -> None:
    state = any_position(seed)
    for seat, player in enumerate(state.players):
        for building in BUILDINGS:
            assert goods_of(state, "building_price", seat=seat, building=building) == PRICE
            for power, other in discounts(player, building):
                assert goods_of(state, "building_price", seat=seat, building=building, power=power) == other
        units = (("infantry", 2), ("settler", 1))
        assert goods_of(state, "recruit_price", seat=seat, units=units) == prices(player, units)[0]
        for power in ("draft", "sanitation"):
            with_power = goods_of(state, "recruit_price", seat=seat, units=units, power=power)
            if player.advances & ADVANCES[power].mask:
                assert with_power in prices(player, units)[1:]
            else:
                assert with_power == prices(player, units)[0]
    for wonder in WONDERS.values():
        assert goods_of(state, "wonder_price", wonder=wonder.id) == wonder.price


@pytest.mark.parametrize("seed", SEEDS)
def test_tokens_of_cities_add_up_to_those_of_the_rules(seed: int) -> None:
    state = any_position(seed)
    for space, city in state.cities.items():
        if city.owner < 0:
            continue
        for using in ("", *FREE_HAPPINESS):
            for mood in range(city.mood + 1, HAPPY + 1):
                parts = GAME.explain(state, "happiness_price", city=space, mood=mood, using=using)
                assert total(parts) == price(state, ((space, mood),), using)
        for using in ("", *FREE_INFLUENCE):
            for target in state.cities:
                parts = GAME.explain(state, "influence_fee", city=space, target=target, using=using)
                assert total(parts) == fee(state, city.owner, Influence(space, target, using))


@pytest.mark.parametrize("seed", SEEDS)
def test_points_add_up_source_by_source_and_piece_by_piece(seed: int) -> None:
    state = any_position(seed)
    for seat in range(len(state.players)):
        found = score(state, seat)
        assert total(GAME.explain(state, "points_in_halves", seat=seat)) == found.total_halves
        for source, halves in found.sources:
            assert total(GAME.explain(state, "points_from", seat=seat, source=source)) == halves


def test_an_objective_that_two_cards_bear_counts_for_each() -> None:
    state = any_position(1)
    state.players[0].completed = (("O14", "aggressor"), ("O23", "aggressor"), ("O17", "colony"))
    parts = GAME.explain(state, "points_from", seat=0, source="objectives")
    assert [(part.source, part.value) for part in parts] == [("aggressor", 8), ("colony", 4)]
    assert total(parts) == dict(score(state, 0).sources)["objectives"]


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_left_adds_up(seed: int) -> None:
    state = any_position(seed)
    for seat, player in enumerate(state.players):
        for kind in UNIT_TYPES:
            assert total(GAME.explain(state, "supply", seat=seat, piece=kind)) == supply_left(state, seat, kind)
        for kind in BUILDINGS:
            assert total(GAME.explain(state, "supply", seat=seat, piece=kind)) == 5 - pieces_used(state, seat, kind)
        assert total(GAME.explain(state, "event_track", seat=seat)) == player.cubes
        assert total(GAME.explain(state, "actions", seat=seat)) == player.actions
        for space, groups in state.units.items():
            there = sum(g[3] for g in groups if g[0] == seat and g[1] not in ("ship", "settler"))
            assert total(GAME.explain(state, "stack_room", seat=seat, space=space)) == 4 - there
        roads = goods_of(state, "roads_price", seat=seat)
        assert any(roads) == bool(player.advances & ADVANCES["roads"].mask or player.borrowed & ADVANCES["roads"].mask)
    assert total(GAME.explain(state, "moves")) == 3


@pytest.mark.parametrize("seed", SEEDS)
def test_trade_routes_add_up_to_those_of_the_rules(seed: int) -> None:
    state = any_position(seed)
    for seat in range(len(state.players)):
        assert total(GAME.explain(state, "trade_routes", seat=seat)) == routes(state, seat)


def test_a_part_says_which_power_changes_a_price() -> None:
    changed = set()
    for seed in range(60):
        state = any_position(seed)
        for seat, player in enumerate(state.players):
            for power, _ in discounts(player, "temple"):
                parts = GAME.explain(state, "building_price", seat=seat, building="temple", resource="food", power=power)
                changed.update(part.source for part in parts)
    assert "state_religion" in changed
    assert INDEX["food"] == 0


def test_powers_act_on_what_their_text_is_about() -> None:
    seen: dict[str, set[str]] = {CITY: set(), ARMY: set(), FLEET: set()}
    for seed in range(60):
        state = any_position(seed)
        for seat, player in enumerate(state.players):
            for what, powers in seen.items():
                found = acting(state, seat, what)
                for power in found:
                    card = ADVANCES.get(power) or WONDERS[power]
                    assert player.powers >> card.bit & 1
                powers.update(found)
    assert {"mining", "husbandry", "monuments", "forced_labor"} <= seen[CITY]
    assert {"tactics", "roads", "siegecraft", "steel_weapons"} <= seen[ARMY]
    assert {"navigation", "warships"} <= seen[FLEET]
    assert "mining" not in seen[ARMY] | seen[FLEET]
    assert "tactics" not in seen[FLEET]


def test_offers_and_counter_offers_that_are_left_add_up_to_what_the_rules_allow() -> None:
    state = any_position(3)
    for made in (0, 5, MOST_OFFERS):
        state.players[0].offers = made
        assert total(GAME.explain(state, "trade_offers", seat=0)) == MOST_OFFERS - made
    state.frames.clear()
    assert GAME.explain(state, "counter_offers") == ()
    for depth in range(MOST_COUNTERS + 1):
        offer = Offer(1, goods(food=1), (), goods(ore=1))
        state.frames.append(OfferFrame(0, offer, (1,), depth))
        assert total(GAME.explain(state, "counter_offers")) == MOST_COUNTERS - depth
