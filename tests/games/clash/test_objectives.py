"""Objectives: the cards, what is counted, and that who is asked tells nothing about hands."""

from __future__ import annotations

import tomllib
from typing import Any

import networkx as nx
import pytest

from core.engine.chance import QueuedChance
from core.engine.flow import Step
from core.engine.rng import Generator
from core.games.clash import GAME, SCENARIOS
from core.games.clash.content.objectives.deck import OBJECTIVE_CARDS
from core.games.clash.frames import BattleFrame, Side
from core.games.clash.goods import NAMES as GOODS
from core.games.clash.moves import NO, Complete
from core.games.clash.rules.goals import AT_ONCE, BATTLE
from core.games.clash.rules.objectives import (
    OBJECTIVES,
    Trigger,
    fulfilled_by,
    fulfilled_in_status_phase,
    missing,
    progress,
    push_claims,
)
from core.games.clash.rules.survey import Survey
from core.games.clash.rules.trade_routes import MAXIMUM, RANGE, TRADERS, partners, routes
from core.games.clash.state import Card, State
from core.games.clash.units import BARBARIANS, SHIP
from tests.games.clash.positions import any_position
from tests.scenarios.files import SCENARIOS as ALL_SCENARIOS

FULL = 'options = {mode = "full"}\nboard = {radius = 3}\n'
SAME_NAMES = {
    "Aggressor": {"O23", "O25"},
    "Amphibious Assault": {"O10", "O20"},
    "Assimilator": {"O24", "O31"},
    "City Planner": {"O06", "O15"},
    "Conqueror": {"O02", "O08"},
    "Daring": {"O16", "O30"},
    "Defiance": {"O27", "O28"},
    "Government": {"O24", "O25"},
    "Great Battle": {"O06", "O19"},
    "Warlord": {"O05", "O22"},
    "Warmonger": {"O03", "O04"},
}
"""The names that two cards show."""


def build(text: str) -> State:
    """Return the state of a TOML text."""
    return SCENARIOS.build(tomllib.loads(FULL + text))  # type: ignore[no-any-return]


# ---------------------------------------------------------------- the cards
def test_every_card_shows_two_declared_objectives() -> None:
    assert len(OBJECTIVE_CARDS) == 32
    shown = [half for card in OBJECTIVE_CARDS.values() for half in card.halves]
    assert set(shown) == set(OBJECTIVES)
    assert all(card.top != card.bottom for card in OBJECTIVE_CARDS.values())


def test_no_entry_of_the_content_has_the_id_of_another_one() -> None:
    ids = [id for _, entries in GAME.content() for id in entries]
    assert len(set(ids)) == len(ids)
    assert set(OBJECTIVES).isdisjoint(GOODS)


def test_names_that_two_cards_show() -> None:
    cards: dict[str, set[str]] = {}
    for card in OBJECTIVE_CARDS.values():
        for half in card.halves:
            cards.setdefault(OBJECTIVES[half].name, set()).add(card.id)
    assert {name: found for name, found in cards.items() if len(found) > 1} == SAME_NAMES


def test_every_objective_can_be_completed_and_says_how() -> None:
    for objective in OBJECTIVES.values():
        assert objective.status is not None or objective.trigger, objective.id
        assert objective.text.endswith("."), objective.id
        assert all(other in OBJECTIVES for other in objective.excludes)
        assert objective.trigger == "" or objective in AT_ONCE[objective.trigger]
        # What is paid is there whenever the objective is fulfilled.
        assert not any(objective.price) or (objective.status is not None and objective.status.least >= sum(objective.price))


@pytest.mark.parametrize("objective", OBJECTIVES)
def test_every_objective_is_completed_and_refused_in_a_scenario(objective: str) -> None:
    moves = [move for scenario in ALL_SCENARIOS for move in scenario.data.get("moves", [])]
    found = [move for move in moves if move.get("complete", {}).get("objective") == objective]
    assert any("refused" not in move for move in found)
    assert any("refused" in move for move in found)


# ---------------------------------------------------------------- who is asked
@pytest.mark.parametrize("card", ["O11", "O02"])
def test_who_is_asked_tells_nothing_about_the_hand(card: str) -> None:
    """Somebody with 5 Gold is asked, whether he holds Rich or not; the others see the same."""
    state = build(f'begin = "objectives"\nseats.0 = {{gold = 5, hand = ["{card}"]}}\nseats.1.cities = {{"0,0" = {{}}}}')
    decision = GAME.decision(state)
    assert decision is not None
    assert (decision.kind, decision.seats, dict(decision.values)) == ("objectives", (0,), {})
    moves = list(GAME.moves(state, 0))
    assert moves == [NO, Complete("O11", "rich")] if card == "O11" else [NO]
    other = build('begin = "objectives"\nseats.0 = {gold = 5, hand = ["O20"]}\nseats.1.cities = {"0,0" = {}}')
    for seat in (1, None):
        assert GAME.view(state, seat) == GAME.view(other, seat)
        assert GAME.decision(GAME.view(state, seat)) == decision


def test_the_same_is_asked_of_every_hand_that_a_view_allows() -> None:
    state = build(
        'begin = "objectives"\nfirst = 1\nseats.0 = {ore = 5, hand = ["O12", "O01"]}\n'
        'seats.1 = {gold = 5, hand = ["O11", "O03", "O02"], cities = {"0,0" = {}}}'
    )
    for seed in range(20):
        view = GAME.view(state, 0)
        full = GAME.determinize(view, Generator(seed))
        assert GAME.decision(full) == GAME.decision(state)
        assert GAME.refusal(full, 1, NO) is None
        GAME.apply(full, 1, NO)
        after = GAME.decision(full)
        assert after is not None
        assert after.seats == (0,)


def test_who_has_no_card_is_not_asked() -> None:
    state = build('begin = "objectives"\nseats.0 = {gold = 5}\nseats.1 = {ore = 5, cities = {"0,0" = {}}}')
    assert state.ended == "no_city"


# ---------------------------------------------------------------- what is counted
@pytest.mark.parametrize("seed", range(30))
def test_progress_agrees_with_what_is_fulfilled_and_with_every_view(seed: int) -> None:
    state = any_position(seed)
    for seat in range(len(state.players)):
        fulfilled = fulfilled_in_status_phase(state, seat)
        survey = Survey(state)
        for objective in OBJECTIVES.values():
            found = progress(state, seat, objective.id, survey)
            assert found == progress(GAME.view(state, (seat + 1) % 2), seat, objective.id)
            assert missing(state, seat, objective.id) == found.counted
            if objective.status is None:
                assert not found.fulfilled
                continue
            assert found.fulfilled == (objective.id in fulfilled)
            assert found.counted is not None
            have, need = found.counted
            assert (have >= need) == found.fulfilled
            if found.rival is not None and objective.status.enough == 0:
                assert need == max(objective.status.least, found.rival + objective.status.lead)


@pytest.mark.parametrize("seed", range(30))
def test_the_survey_adds_up(seed: int) -> None:
    state = any_position(seed)
    survey = Survey(state)
    for seat in range(len(state.players)):
        cities = [city for city in state.cities.values() if city.owner == seat]
        assert len(survey.cities[seat]) == len(cities)
        for kind in ("academy", "fortress", "port", "temple"):
            assert survey.with_building[seat].get(kind, 0) == sum(city.has(kind) for city in cities)
        others = [city for city in state.cities.values() if city.owner != seat]
        assert survey.abroad[seat] == sum(colour == seat for city in others for _, colour in city.buildings)
        assert survey.consulates[seat] == sum(
            any(colour == seat for _, colour in city.buildings) for city in others if city.owner != BARBARIANS
        )
        own = [group for groups in state.units.values() for group in groups if group[0] == seat]
        assert survey.army[seat] == sum(group[3] for group in own if group[1] == "infantry")
        assert survey.ships[seat] == sum(group[3] for group in own if group[1] == SHIP)
        assert sum(survey.army_at[seat].values()) == survey.army[seat]
        assert sum(survey.ships_at[seat].values()) == survey.ships[seat]


@pytest.mark.parametrize("seed", range(60))
def test_routes_are_a_largest_pairing(seed: int) -> None:
    state = any_position(seed)
    for seat in range(len(state.players)):
        for kinds in (TRADERS, (SHIP,)):
            graph: nx.Graph[tuple[str, int, int]] = nx.Graph()
            for space, groups in state.units.items():
                distances = state.geometry().ways(state.terrain).distances(space)
                number = sum(group[3] for group in groups if group[0] == seat and group[1] in kinds)
                for city in partners(state, seat):
                    if 0 <= distances[city] <= RANGE:
                        graph.add_edges_from((("unit", space, i), ("city", city, 0)) for i in range(number))
            units = [node for node in graph if node[0] == "unit"]
            pairs = len(nx.bipartite.maximum_matching(graph, top_nodes=units)) // 2
            assert routes(state, seat, kinds) == min(MAXIMUM, pairs)


def test_a_board_without_starting_spaces_has_no_colonies() -> None:
    state = build('seats.0.cities = {"0,0" = {}, "3,0" = {}}')
    assert progress(state, 0, "colony").counted == (0, 5)
    assert fulfilled_by(state, 0, Trigger("founded", 0, 0)) == ()


def test_what_was_just_done_counts_as_fulfilled_while_it_is_asked() -> None:
    state = build(
        'seats.0 = {mood = 1, advances = ["tactics", "draft"], hand = ["O01"], cities = {"0,0" = {}}, '
        'deeds = [{kind = "draft", space = "3,0"}]}'
    )
    assert progress(state, 0, "draft_twice") == (False, (1, 2), None)
    GAME.apply(state, 0, SCENARIOS.move({"seat": 0, "recruit": {"city": "0,0", "units": {"infantry": 1}}}, state))
    assert progress(state, 0, "draft_twice") == (True, (2, 2), None)
    assert not progress(state, 1, "draft_twice").fulfilled
    GAME.apply(state, 0, NO)
    assert progress(state, 0, "draft_twice") == (False, (2, 2), None)


# ---------------------------------------------------------------- battles
def battle(outcome: str, attackers: int, defenders: int, **changes: Any) -> BattleFrame:
    """Return a battle of seat 0 against seat 1 that has ended."""
    sides = Side(0, (("infantry", attackers),)), Side(1, (("infantry", defenders),))
    return BattleFrame(0, 0, 1, -1, sides=sides, outcome=outcome, **changes)


@pytest.mark.parametrize(
    ("outcome", "losses", "attacker", "defender"),
    [
        ("attacker", (0, 3), {"warlord", "great_battle", "aggressor"}, {"great_battle"}),
        ("defender", (3, 3), {"warlord", "great_battle"}, {"warlord", "great_battle"}),
        ("neither", (3, 2), {"great_battle"}, {"warlord", "great_battle"}),
        ("retreat", (1, 0), {"great_battle"}, {"great_battle"}),
    ],
)
def test_what_a_battle_fulfils_for_both_sides(
    outcome: str, losses: tuple[int, int], attacker: set[str], defender: set[str]
) -> None:
    state = build('seats.0.cities = {"0,0" = {}}')
    lost = tuple((("infantry", number),) if number else () for number in losses)
    trigger = Trigger(BATTLE, 0, 0, battle(outcome, 3, 3), lost)  # type: ignore[arg-type]
    assert set(fulfilled_by(state, 0, trigger)) == attacker
    assert set(fulfilled_by(state, 1, trigger)) == defender


def test_nobody_is_asked_for_what_the_other_side_just_laid_down() -> None:
    state = build(
        'seats.0 = {hand = ["O06"], cities = {"0,0" = {}}}\nseats.1 = {hand = ["O01"], cities = {"1,0" = {}}}\n'
        'seats.2.completed = {O19 = "great_battle"}'
    )
    fought = Trigger(BATTLE, 0, 0, battle("neither", 3, 3), ((("infantry", 2),), (("infantry", 2),)))
    step = Step(state, QueuedChance({}))
    push_claims(step, fought, (0, 1))
    GAME.carry_out(step, 0, Complete("O06", "great_battle"))
    decision = GAME.decision(state)
    assert decision is not None
    assert decision.kind == "turn"


def test_a_card_that_came_later_can_not_use_what_happened() -> None:
    """The Objective card drawn after the trigger stands behind the others in the hand: `held` leaves it out."""
    state = build('begin = "objectives"\nseats.0 = {gold = 5, ore = 5, hand = ["O11"]}\nseats.1.cities = {"0,0" = {}}')
    state.players[0].hand = (*state.players[0].hand, Card("O12", 1))
    assert list(GAME.moves(state, 0)) == [NO, Complete("O11", "rich")]
    refusal = GAME.refusal(state, 0, Complete("O12", "ore_stock"))
    assert refusal is not None
    assert refusal.key == "card_came_too_late"
