"""Barbarians spawn and move (Barbarian Events)."""

from __future__ import annotations

from core.games.clash.moves import NO, March, Pick
from core.games.clash.state import NEUTRAL
from core.games.clash.units import BARBARIANS, FOUGHT
from tests.games.clash.war import BLUE, GREEN, GREY, I6, L1, PLAIN_BOARD, RED, Hex, War

SPAWN, MOVE = "E09", "E03"
CITY = (0, 0)
RING = [
    (q, r) for q in range(-2, 3) for r in range(-2, 3) if max(abs(q), abs(r), abs(q + r)) == 2
]
AROUND = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]


def picks(war: War) -> set[Hex]:
    """Return the spaces that can be picked."""
    return {war.board.hexes[move.space] for move in war.options()}


def marches(war: War) -> set[tuple[Hex, Hex]]:
    """Return the steps that can be chosen."""
    return {(war.board.hexes[move.start], war.board.hexes[move.end]) for move in war.options()}


def drawn(war: War, card: str, seat: int = RED) -> str:
    """Draw this card; return the kind of the question."""
    war.events(card)
    decision = war.event(seat)
    assert decision is not None
    return decision.kind


# ---------------------------------------------------------------- Barbarians Spawn
def test_the_example_of_the_rulebook_RX42_BARB_04() -> None:
    war = War()
    war.city(CITY, RED)
    war.city((3, 0), BLUE)
    camps = [(-4, 0), (0, -4), (-4, 4)]
    for camp in camps:
        war.city(camp, GREY)
        war.put(camp, GREY, infantry=1)
    assert drawn(war, SPAWN) == "spawn_settlement"
    assert picks(war) == set(RING) - {(2, 0)}
    assert war.why(Pick(war.at((2, 0)))) == "wrong_settlement_space"
    war.answer(Pick(war.at((-1, -1))))
    assert (war.held((-1, -1)).owner, war.held((-1, -1)).mood) == (BARBARIANS, NEUTRAL)
    assert war.asked() == "spawn_infantry"
    assert picks(war) == {(-1, -1), *camps}
    assert war.why(Pick(war.at(CITY))) == "wrong_barbarian_city"
    assert war.why(NO) == "wrong_barbarian_city"
    war.answer(Pick(war.at((-4, 4))))
    assert war.units((-4, 4)) == {"infantry": 2}
    assert war.units((-1, -1)) == {"infantry": 1}


def test_adjacent_spaces_only_if_none_is_two_land_spaces_away() -> None:
    hexes = dict.fromkeys([CITY, *AROUND], "plains")
    hexes |= dict.fromkeys(RING, "sea")
    war = War(hexes)
    war.city(CITY, RED)
    war.put((1, 0), RED, settler=1)
    assert drawn(war, SPAWN) == "spawn_settlement"
    assert picks(war) == set(AROUND) - {(1, 0)}


def test_two_spaces_over_sea_do_not_count() -> None:
    hexes = {CITY: "plains", (1, 0): "sea", (2, 0): "plains", (0, 1): "plains", (0, 2): "plains"}
    war = War(hexes)
    war.city(CITY, RED)
    assert drawn(war, SPAWN) == "turn"
    assert war.held((0, 2)).owner == BARBARIANS
    # The only Barbarian city gets the extra unit as well.
    assert war.units((0, 2)) == {"infantry": 2}


def test_the_space_between_may_be_anything_on_land() -> None:
    hexes = {CITY: "plains", (0, 1): "barren", (0, 2): "plains"}
    war = War(hexes)
    war.city(CITY, RED)
    war.put((0, 1), RED, settler=1)
    war.state.exhausted = (war.at((0, 1)),)
    assert drawn(war, SPAWN) == "turn"
    assert war.held((0, 2)).owner == BARBARIANS


def test_not_on_barren_exhausted_occupied_or_beside_any_own_city() -> None:
    hexes = dict(PLAIN_BOARD)
    hexes[2, 0] = "barren"
    war = War(hexes)
    war.city(CITY, RED)
    war.city((-2, -1), RED)
    war.put((0, 2), BLUE, settler=1)
    war.state.exhausted = (war.at((-2, 2)),)
    drawn(war, SPAWN)
    allowed = picks(war)
    for hex_ in ((2, 0), (0, 2), (-2, 2), (-2, 0), (-1, -1)):
        assert hex_ not in allowed
    # Around the second city the ring counts, too.
    assert (-4, 1) in allowed


def test_barbarian_cities_do_not_matter_for_the_distance_BARB_07() -> None:
    war = War()
    war.city(CITY, RED)
    war.city((3, 0), GREY)
    drawn(war, SPAWN)
    assert (2, 0) in picks(war)


def test_without_a_legal_space_only_the_second_step_happens() -> None:
    war = War({CITY: "plains", (0, 1): "sea", (3, 3): "plains"})
    war.city(CITY, RED)
    war.city((3, 3), GREY)
    assert drawn(war, SPAWN) == "turn"
    assert war.entries("no_settlement_spawned")
    assert war.units((3, 3)) == {"infantry": 1}


def test_limits_of_pieces_and_of_the_stack() -> None:
    war = War()
    war.city(CITY, RED)
    for number in range(10):
        camp = (-4 + number % 5, 4 - number // 5)
        war.city(camp, GREY)
        if number < 5:
            war.put(camp, GREY, infantry=4 if number < 4 else 3)
    # Ten Settlements are out; the cities with four units get nothing.
    assert drawn(war, SPAWN) == "spawn_infantry"
    assert len(picks(war)) == 6
    # No Infantry left: only the Settlement.
    war = War()
    war.city(CITY, RED)
    for r in range(5):
        war.put((-4, r), GREY, infantry=4)
    drawn(war, SPAWN)
    war.answer(Pick(war.at((2, 0))))
    assert war.held((2, 0)).owner == BARBARIANS
    assert war.units((2, 0)) == {}


# ---------------------------------------------------------------- Barbarians Move
def test_the_example_of_the_rulebook_RX43_BARB_01_BARB_03() -> None:
    war = War()
    war.city(CITY, RED)
    for camp, number in (((-2, 0), 2), ((0, -2), 4), ((3, 0), 1)):
        war.city(camp, GREY)
        war.put(camp, GREY, infantry=number)
    war.put((1, 1), GREY, infantry=1)
    assert drawn(war, MOVE) == "march"
    assert marches(war) == {
        ((-2, 0), (-1, 0)), ((0, -2), (0, -1)), ((1, 1), (1, 0)), ((1, 1), (0, 1))
    }  # fmt: skip
    war.answer(March(war.at((1, 1)), war.at((1, 0))))
    war.answer(March(war.at((0, -2)), war.at((0, -1))))
    assert war.asked() == "turn"
    assert war.units((-1, 0)) == {"infantry": 2}
    assert war.units((0, -1)) == {"infantry": 4}
    assert war.units((3, 0)) == {"infantry": 1}
    assert war.units((-2, 0)) == {"infantry": 1}
    assert war.units((0, -2)) == {"infantry": 1}


def test_with_no_army_near_only_a_settlement_with_infantry_comes() -> None:
    war = War()
    war.city(CITY, RED)
    war.city((3, 0), GREY)
    war.put((3, 0), GREY, infantry=1)
    # An empty Barbarian Settlement is no army.
    war.city((2, 0), GREY)
    assert drawn(war, MOVE) == "spawn_settlement"
    war.answer(Pick(war.at((-2, 0))))
    assert war.asked() == "turn"
    assert war.units((-2, 0)) == {"infantry": 1}
    assert war.units((3, 0)) == {"infantry": 1}


def test_an_army_across_the_sea_stays_and_stops_the_spawn_BARB_02() -> None:
    hexes = dict(PLAIN_BOARD)
    for hex_ in ((1, 0), (2, -1), (1, 1)):
        hexes[hex_] = "sea"
    for hex_ in ((3, -1), (2, 1), (3, 0)):
        hexes[hex_] = "sea"
    war = War(hexes)
    war.city(CITY, RED)
    war.put((2, 0), GREY, infantry=1)
    assert drawn(war, MOVE) == "turn"
    assert war.units((2, 0)) == {"infantry": 1}
    assert len(war.state.cities) == 1


def test_barbarians_attack_at_once_and_are_rewarded_or_capture() -> None:
    war = War()
    war.city(CITY, RED)
    war.city((4, -4), RED)
    war.put((1, 0), GREY, infantry=1)
    assert drawn(war, MOVE) == "turn"
    assert war.held(CITY).owner == BARBARIANS
    assert war.units((4, -4)) == {"settler": 1}
    # No city of Red's lies within 2 spaces of it any more.
    assert war.units(CITY) == {"infantry": 1}
    war = War()
    war.city(CITY, RED)
    war.put(CITY, RED, infantry=1)
    war.put((1, 0), GREY, infantry=1)
    war.dice((L1,), (I6,))
    assert drawn(war, MOVE) == "turn"
    assert war.goods(RED) == {"gold": 1}
    assert war.groups(CITY) == ((RED, "infantry", FOUGHT, 1),)


def test_captured_cities_are_reinforced_too_BARB_03() -> None:
    war = War()
    war.city(CITY, RED)
    war.city((2, 0), RED)
    war.put((-1, 0), GREY, infantry=1)
    war.put((2, 0), RED, infantry=4)
    drawn(war, MOVE)
    assert war.held(CITY).owner == BARBARIANS
    assert war.units(CITY) == {"infantry": 2}


def test_the_drawer_chooses_among_equally_near_cities() -> None:
    war = War()
    war.city(CITY, RED)
    war.city((4, -2), RED)
    war.put((2, -1), GREY, infantry=1)
    assert drawn(war, MOVE) == "march"
    assert marches(war) == {((2, -1), (1, 0)), ((2, -1), (1, -1)), ((2, -1), (3, -1)), ((2, -1), (3, -2))}
    assert war.why(March(war.at((2, -1)), war.at((2, 0)))) == "march_towards_your_nearest_city"
    assert war.why(March(war.at((0, 4)), war.at((0, 3)))) == "not_to_march"
    assert war.why(Pick(war.at(CITY))) == "march_towards_your_nearest_city"


def test_a_third_players_units_on_the_way_are_attacked() -> None:
    war = War({CITY: "plains", (1, 0): "plains", (2, 0): "plains"})
    war.city(CITY, RED)
    war.put((1, 0), BLUE, infantry=1)
    war.put((2, 0), GREY, infantry=1)
    war.dice((L1,), (I6,))
    assert drawn(war, MOVE) == "turn"
    assert war.goods(BLUE) == {"gold": 1}
    assert war.goods(RED) == {}
    # His Settlers as well.
    war = War({CITY: "plains", (1, 0): "plains", (2, 0): "plains"})
    war.city(CITY, RED)
    war.put((1, 0), GREEN, settler=1)
    war.put((2, 0), GREY, infantry=1)
    assert drawn(war, MOVE) == "turn"
    assert war.groups((1, 0)) == ((GREY, "infantry", FOUGHT, 1),)


def test_a_step_that_would_break_the_stacking_limit_waits_for_room() -> None:
    war = War({(q, 0): "plains" for q in range(4)})
    war.city(CITY, RED)
    war.put(CITY, RED, infantry=4)
    war.put((1, 0), GREY, infantry=3)
    war.put((2, 0), GREY, infantry=2)
    war.dice((L1, L1, L1), (I6, I6, I6, I6))
    # The army behind can only step once the one before it is gone.
    assert drawn(war, MOVE) == "turn"
    steps = [(entry["start"], entry["end"]) for entry in war.entries("barbarians_marched")]
    assert steps == [(war.at((1, 0)), war.at(CITY)), (war.at((2, 0)), war.at((1, 0)))]


def test_an_army_that_finds_no_room_stays() -> None:
    war = War(dict.fromkeys([CITY, (1, 0), (2, 0), (2, -1), (1, 1)], "plains"))
    war.city(CITY, RED)
    war.put((2, 0), GREY, infantry=2)
    war.put((2, -1), GREY, infantry=2)
    war.put((1, 1), GREY, infantry=1)
    assert drawn(war, MOVE) == "march"
    war.answer(March(war.at((2, 0)), war.at((1, 0))))
    war.answer(March(war.at((2, -1)), war.at((1, 0))))
    assert war.asked() == "turn"
    assert war.units((1, 0)) == {"infantry": 4}
    assert war.units((1, 1)) == {"infantry": 1}


def test_units_that_joined_an_army_do_not_move_again_with_it() -> None:
    war = War()
    war.city(CITY, RED)
    war.put((1, 0), GREY, infantry=1)
    war.put((2, 0), GREY, infantry=2)
    war.put(CITY, RED, infantry=4)
    assert drawn(war, MOVE) == "march"
    war.dice((L1,), (L1, L1, L1, I6))
    war.answer(March(war.at((2, 0)), war.at((1, 0))))
    assert war.asked() == "turn"
    # Only the one that stood there first attacked.
    assert war.units((1, 0)) == {"infantry": 2}
    assert war.entries("battle_started")[0]["attackers"] == (("infantry", 1),)


def test_the_rest_does_not_move_when_the_city_is_lost() -> None:
    war = War()
    war.city(CITY, RED)
    war.put((1, 0), GREY, infantry=1)
    war.put((-2, 0), GREY, infantry=1)
    assert drawn(war, MOVE) == "march"
    war.answer(March(war.at((1, 0)), war.at(CITY)))
    assert war.asked() == "turn"
    assert war.held(CITY).owner == BARBARIANS
    assert war.units((-2, 0)) == {"infantry": 1}


def test_the_drawer_chooses_while_the_supply_is_short_BARB_03() -> None:
    war = War()
    war.city(CITY, RED)
    camps = [(2, 0), (-2, 0), (0, 2)]
    for camp in camps:
        war.city(camp, GREY)
    # With this army, which has one way only, 18 Infantry are out.
    for r in range(-4, 0):
        war.put((4, r), GREY, infantry=4)
    war.put((-2, 2), GREY, infantry=2)
    assert drawn(war, MOVE) == "reinforce"
    assert picks(war) == set(camps)
    assert war.why(Pick(war.at(CITY))) == "wrong_barbarian_city"
    assert war.why(March(0, 1)) == "wrong_barbarian_city"
    war.answer(Pick(war.at((0, 2))))
    war.answer(Pick(war.at((2, 0))))
    assert war.asked() == "turn"
    assert [war.units(camp) for camp in camps] == [{"infantry": 1}, {}, {"infantry": 1}]


def test_no_reinforcement_without_supply() -> None:
    war = War()
    war.city(CITY, RED)
    war.city((2, 0), GREY)
    war.put((0, 2), GREY, infantry=1)
    for r in range(-4, 0):
        war.put((4, r), GREY, infantry=4)
    war.put((-4, 0), GREY, infantry=3)
    # All 20 are on the board.
    assert drawn(war, MOVE) == "turn"
    assert war.units((2, 0)) == {}


def test_a_full_barbarian_city_gets_no_reinforcement() -> None:
    war = War()
    war.city(CITY, RED)
    war.city((2, 0), GREY)
    war.city((-2, 0), GREY)
    war.put((3, 0), GREY, infantry=1)
    war.put((2, 0), GREY, infantry=4)
    war.put((1, 0), GREY, infantry=4)
    war.put(CITY, RED, infantry=4)
    # The army in the city is kept there by the one before it, which the drawer sends first to its death.
    war.dice((L1, L1, L1, L1), (I6, I6, I6, I6))
    assert drawn(war, MOVE) == "turn"
    assert war.units((-2, 0)) == {"infantry": 1}
    assert war.units((1, 0)) == {"infantry": 4}
    assert war.units((2, 0)) == {"infantry": 1}


def test_barbarians_walk_over_all_land_but_not_into_hidden_regions_or_the_sea() -> None:
    hexes = {CITY: "plains", (1, 0): "mountain", (2, 0): "forest", (0, 1): "sea", (0, 2): "plains"}
    hexes |= {(-1, 0): "unrevealed", (-2, 0): "plains"}
    war = War(hexes)
    war.city(CITY, RED)
    war.put((2, 0), GREY, infantry=1)
    war.put((0, 2), GREY, infantry=1)
    war.put((-2, 0), GREY, infantry=1)
    assert drawn(war, MOVE) == "turn"
    assert war.units((1, 0)) == {"infantry": 1}
    assert war.units((0, 2)) == {"infantry": 1}
    assert war.units((-2, 0)) == {"infantry": 1}
