"""Move Units: land moves, marks, Roads, stacking, attacks, the course of a Move action."""

from __future__ import annotations

import msgspec
import pytest

from core.games.clash.content.powers import ADVANCES
from core.games.clash.frames import BattleFrame, PayFrame
from core.games.clash.goods import goods
from core.games.clash.moves import DONE, END_TURN, MoveUnits, Pay
from core.games.clash.rules.movement import move_refusal, normal_move, unit_moves
from core.games.clash.state import State
from core.games.clash.units import BARBARIANS, FOREST, FOUGHT, MOVED, PLAINS, STUCK
from tests.games.clash.expedition import BLUE, Expedition, fleet, infantry, settlers

PLAIN_BOARD = {(q, r): "plains" for q in range(6) for r in range(-2, 5)}


def plain(**changes: str) -> dict[tuple[int, int], str]:
    """Return a board of Plains with some hexes changed, named like `q2_r1`."""
    result = dict(PLAIN_BOARD)
    for name, terrain in changes.items():
        q, r = name[1:].split("_r")
        result[int(q), int(r)] = terrain
    return result


def expedition(advances: tuple[str, ...] = ("tactics",), food: int = 0, ore: int = 0, gold: int = 0, **hexes: str) -> Expedition:
    """Return an own board without regions."""
    return Expedition(hexes=plain(**hexes), advances=advances, amounts={"food": food, "ore": ore, "gold": gold})


# ---------------------------------------------------------------- groups and the course of the action
def test_units_from_one_space_are_one_group_only_together_MOVE_01() -> None:
    game = expedition()
    game.put((2, 1), "infantry", 3)
    game.go((2, 1), (2, 2), units=infantry(2))
    assert game.left() == 2
    game.go((2, 1), (2, 2), units=infantry(1))
    # All three have moved: the action ends although a move is left.
    assert game.left() == 0
    assert game.units((2, 2)) == ((0, "infantry", 0, 3),)


def test_a_unit_moves_once_in_an_action_and_again_in_the_next_MOVE_02() -> None:
    game = expedition()
    game.put((2, 1), "settler", 2)
    game.go((2, 1), (2, 2), units=settlers())
    assert game.units((2, 2)) == ((0, "settler", MOVED, 1),)
    assert game.why((2, 2), (2, 3), units=settlers(1, MOVED)) == "already_moved"
    assert game.why((2, 2), (2, 3), units=settlers()) == "units_not_there"
    game.done()
    assert game.why((2, 2), (2, 3), units=settlers()) == ""


def test_an_action_has_three_moves() -> None:
    game = expedition()
    for r in range(4):
        game.put((2, r), "settler")
    for r in range(3):
        game.go((2, r), (3, r), units=settlers())
    assert not game.state.frames
    assert all(not marks for groups in game.state.units.values() for _, _, marks, _ in groups)


def test_stopping_early_is_allowed_and_nothing_else_is_MOVE_12() -> None:
    game = expedition()
    game.put((2, 1), "settler", 2)
    game.go((2, 1), (2, 2), units=settlers())
    refusal = game.refused(END_TURN)
    assert refusal is not None
    assert refusal.key == "finish_moves_first"
    assert game.options()[-1] == DONE
    game.answer(DONE)
    assert not game.state.frames


def test_army_units_need_tactics_and_settlers_do_not() -> None:
    game = expedition(advances=())
    game.put((2, 1), "infantry")
    game.put((2, 1), "settler")
    assert game.why((2, 1), (2, 2), units=infantry()) == "needs_tactics"
    assert game.why((2, 1), (2, 2), units=(*infantry(), *settlers())) == "needs_tactics"
    assert game.why((2, 1), (2, 2), units=settlers()) == ""


def test_tactics_of_the_great_library_is_enough_MOVE_11() -> None:
    game = expedition(advances=())
    game.put((2, 1), "infantry")
    game.state.players[0].borrowed = ADVANCES["tactics"].mask
    assert game.why((2, 1), (2, 2), units=infantry()) == ""


@pytest.mark.parametrize(
    ("path", "units", "key"),
    [
        (((2, 1), (2, 2)), (), "no_units"),
        (((2, 1), (2, 2)), (("settler", 0, 0),), "no_units"),
        (((2, 1),), settlers(), "no_path"),
        (((2, 1), (2, 1)), settlers(), "stays_there"),
        (((2, 1), (2, 2)), settlers(2), "units_not_there"),
        (((2, 1), (2, 2)), settlers(-1), "units_not_there"),
        (((2, 1), (2, 2)), settlers(1, FOREST), "units_not_there"),
        (((2, 1), (2, 2)), (("dragon", 0, 1),), "units_not_there"),
        (((2, 1), (2, 2)), fleet(), "units_not_there"),
        (((2, 1), (2, 3)), settlers(), "too_far"),
        (((2, 1), (2, 2), (2, 3)), settlers(), "too_far"),
        (((2, 1), (5, 4)), settlers(), "too_far"),
    ],
)
def test_moves_that_are_none(path: tuple[tuple[int, int], ...], units: tuple[tuple[str, int, int], ...], key: str) -> None:
    game = expedition()
    game.put((2, 1), "settler")
    assert game.why(*path, units=units) == key


def test_a_path_off_the_board_is_refused() -> None:
    game = expedition()
    game.put((2, 1), "settler")
    for path in ((), (game.at((2, 1)), 999), (-1, game.at((2, 1)))):
        refusal = move_refusal(game.state, 0, MoveUnits(path, settlers()))
        assert refusal is not None
        assert refusal.key == "no_path"


def test_order_and_splitting_of_the_units_make_no_difference() -> None:
    game = expedition()
    game.put((2, 1), "infantry", 2)
    game.put((2, 1), "settler")
    mixed = game.move((2, 1), (2, 2), units=(("settler", 0, 1), ("infantry", 0, 1), ("infantry", 0, 1), ("ship", 0, 0)))
    assert normal_move(game.state, 0, mixed).units == (("infantry", 0, 2), ("settler", 0, 1))
    assert move_refusal(game.state, 0, mixed) is None


# ---------------------------------------------------------------- terrain
def test_a_mountain_ends_the_movement_of_the_turn() -> None:
    game = expedition(q2_r2="mountain")
    game.put((2, 1), "settler", 2)
    game.go((2, 1), (2, 2), units=settlers())
    game.done()
    assert game.units((2, 2)) == ((0, "settler", STUCK, 1),)
    assert game.why((2, 2), (2, 3), units=settlers(1, STUCK)) == "stuck_on_mountain"
    # A group is as slow as its slowest member (MOV-10).
    game.put((2, 2), "settler")
    assert game.why((2, 2), (2, 3), units=(*settlers(), *settlers(1, STUCK))) == "stuck_on_mountain"
    assert game.why((2, 2), (2, 3), units=settlers()) == ""


def test_a_unit_recruited_on_a_mountain_is_not_stuck_MOVE_03() -> None:
    game = expedition(q2_r2="mountain")
    game.put((2, 2), "settler")
    assert game.why((2, 2), (2, 3), units=settlers()) == ""


def test_who_entered_a_forest_moves_on_but_not_into_battle_MOVE_06_MOVE_07() -> None:
    game = expedition(q2_r2="forest")
    game.put((2, 1), "infantry")
    game.put((2, 1), "settler")
    game.put((2, 3), "infantry", 1, BARBARIANS)
    game.go((2, 1), (2, 2), units=(*infantry(), *settlers()))
    game.done()
    game.put((2, 2), "infantry", 2)
    assert game.why((2, 2), (3, 2), units=infantry(1, FOREST)) == ""
    assert game.why((2, 2), (2, 3), units=infantry(1, FOREST)) == "no_attack_from_forest"
    # One member from the Forest is enough, a Settler as well.
    assert game.why((2, 2), (2, 3), units=(*infantry(), *infantry(1, FOREST))) == "no_attack_from_forest"
    assert game.why((2, 2), (2, 3), units=(*infantry(2), *settlers(1, FOREST))) == "no_attack_from_forest"
    assert game.why((2, 2), (2, 3), units=infantry(2)) == ""
    # Leaving the Forest does not help.
    game.go((2, 2), (3, 2), units=infantry(1, FOREST))
    game.done()
    assert game.units((3, 2)) == ((0, "infantry", FOREST, 1),)
    assert game.why((3, 2), (2, 3), units=infantry(1, FOREST)) == "no_attack_from_forest"


def test_an_enemy_on_forest_or_mountain_may_be_attacked_MOVE_13() -> None:
    for terrain in ("forest", "mountain"):
        game = expedition(q2_r2=terrain)
        game.put((2, 1), "infantry")
        game.put((2, 2), "infantry", 1, BARBARIANS)
        assert game.why((2, 1), (2, 2), units=infantry()) == ""


# ---------------------------------------------------------------- enemies
def test_entering_a_space_with_enemies_is_an_attack_MOVE_08() -> None:
    game = expedition()
    game.put((2, 1), "infantry", 2)
    game.put((2, 1), "settler")
    game.put((2, 2), "infantry", 1, BLUE)
    game.go((2, 1), (2, 2), units=(*infantry(2), *settlers()))
    battle = game.state.frames[-1]
    assert isinstance(battle, BattleFrame)
    assert (battle.space, battle.attacker, battle.defender) == (game.at((2, 2)), 0, BLUE)
    assert battle.origin == game.at((2, 1))
    assert not battle.naval
    assert not battle.landing
    assert {kind for owner, kind, _, _ in game.units((2, 2)) if owner == 0} == {"infantry", "settler"}
    assert game.left() == 0  # the Move action waits below the battle
    assert game.state.frames[-2].left == 2


def test_settlers_alone_may_not_enter_enemies_MOVE_09() -> None:
    game = expedition()
    game.put((2, 1), "settler")
    game.put((2, 2), "settler", 1, BLUE)
    game.city((3, 1), BLUE)
    assert game.why((2, 1), (2, 2), units=settlers()) == "needs_army"
    assert game.why((2, 1), (3, 1), units=settlers()) == "needs_army"


def test_own_city_and_own_units_may_be_entered() -> None:
    game = expedition()
    game.put((2, 1), "settler")
    game.put((2, 2), "infantry")
    game.city((2, 2))
    assert game.why((2, 1), (2, 2), units=settlers()) == ""


def test_units_that_fought_move_no_more_MOVE_04() -> None:
    game = expedition()
    game.put((2, 1), "infantry", 1, marks=FOUGHT)
    assert game.why((2, 1), (2, 2), units=infantry(1, FOUGHT)) == "has_fought"


def test_four_army_units_at_most_on_a_space_MOVE_10() -> None:
    game = expedition()
    game.put((2, 1), "infantry", 3)
    game.put((2, 1), "settler", 3)
    game.put((2, 2), "infantry", 2)
    game.put((2, 2), "settler")
    assert game.why((2, 1), (2, 2), units=infantry(3)) == "stack_limit"
    assert game.why((2, 1), (2, 2), units=(*infantry(2), *settlers(3))) == ""


# ---------------------------------------------------------------- Roads
def test_the_example_of_the_appendix_RX17() -> None:
    game = expedition(("tactics", "roads"), 2, 2, q2_r2="mountain", q2_r3="forest")
    game.city((2, 1))
    game.put((2, 1), "settler", 2)
    game.put((2, 1), "infantry", 2)
    game.put((2, 4), "infantry", 1, BLUE)
    game.go((2, 1), (3, 1), units=settlers())
    assert game.state.players[0].goods == goods(food=2, ore=2)
    game.go((2, 1), (3, 0), (4, 0), units=settlers(), roads=True)
    assert game.state.players[0].goods == goods(food=1, ore=1)
    game.go((2, 1), (2, 2), (2, 3), units=infantry(2), roads=True)
    assert game.state.players[0].goods == goods()
    assert not game.state.frames
    assert game.units((2, 3)) == ((0, "infantry", 0, 2),)
    assert game.why((2, 3), (2, 4), units=infantry(2)) == ""


def test_roads_cost_for_each_group_and_gold_replaces_ROAD_01() -> None:
    game = expedition(("roads",), food=1, ore=1, gold=1)
    game.city((2, 1))
    game.put((2, 1), "settler", 2)
    decision = game.go((2, 1), (2, 3), units=settlers(), roads=True)
    assert decision is not None
    assert decision.kind == "pay"
    frame = game.state.frames[-1]
    assert isinstance(frame, PayFrame)
    assert set(frame.options) == {goods(food=1, ore=1), goods(food=1, gold=1), goods(ore=1, gold=1)}
    assert not game.units((2, 3))
    game.answer(Pay(goods(food=1, gold=1)))
    assert game.units((2, 3))
    assert game.state.players[0].goods == goods(ore=1)
    assert game.left() == 2
    assert game.why((2, 1), (2, 3), units=settlers(), roads=True) == "cannot_pay"


def test_roads_start_or_end_in_an_own_city_ROAD_02() -> None:
    game = expedition(("roads",), 1, 1)
    game.put((2, 1), "settler")
    game.city((2, 3))
    game.city((4, 0), BLUE)
    assert game.why((2, 1), (3, 2), (4, 1), units=settlers(), roads=True) == "roads_need_own_city"
    assert game.why((2, 1), (2, 2), (2, 3), units=settlers(), roads=True) == ""
    assert game.why((2, 1), (2, 3), units=settlers()) == "too_far"


def test_roads_need_the_advance() -> None:
    game = expedition((), 1, 1)
    game.city((2, 1))
    game.put((2, 1), "settler")
    assert game.why((2, 1), (2, 3), units=settlers(), roads=True) == "needs_roads"


def test_roads_for_one_space_ignore_terrain_ROAD_03_ROAD_04() -> None:
    game = expedition(("roads",), 1, 1, q2_r2="mountain", q3_r1="forest")
    game.city((2, 1))
    game.put((2, 1), "settler", 2)
    assert game.why((2, 1), (3, 1), units=settlers(), roads=True) == ""
    game.go((2, 1), (2, 2), units=settlers(), roads=True)
    game.done()
    assert game.units((2, 2)) == ((0, "settler", 0, 1),)
    assert game.state.players[0].goods == goods()


def test_needless_roads_are_not_paid_for() -> None:
    game = expedition(("roads",), 1, 1)
    game.city((2, 1))
    game.put((2, 1), "settler", 2)
    game.go((2, 1), (2, 2), units=settlers(), roads=True)
    assert game.state.players[0].goods == goods(food=1, ore=1)
    game.go((2, 1), (3, 1), (3, 0), units=settlers(), roads=True)
    assert game.units((3, 0)) == ((0, "settler", 0, 1),)
    assert game.state.players[0].goods == goods(food=1, ore=1)


def test_who_is_stuck_leaves_by_roads_but_not_after_a_battle_ROAD_05() -> None:
    game = expedition(("roads", "tactics"), 1, 1, q2_r2="mountain")
    game.city((2, 1))
    game.put((2, 2), "settler", 1, marks=STUCK)
    game.put((2, 2), "infantry", 1, marks=FOUGHT)
    assert game.why((2, 2), (2, 3), units=settlers(1, STUCK), roads=True) == "roads_need_own_city"
    assert game.why((2, 2), (2, 1), units=infantry(1, FOUGHT), roads=True) == "has_fought"
    assert game.why((2, 2), (2, 1), units=settlers(1, STUCK), roads=True) == ""
    game.go((2, 2), (2, 1), units=settlers(1, STUCK), roads=True)
    # The Mountain was ignored for this move only.
    assert game.units((2, 1)) == ((0, "settler", STUCK, 1),)


def test_the_middle_space_is_open_revealed_land_ROAD_06() -> None:
    game = expedition(("roads", "tactics"), 1, 1)
    game.city((2, 1))
    game.put((2, 1), "infantry", 2)
    game.put((2, 2), "infantry", 3)
    assert game.why((2, 1), (2, 2), (2, 3), units=infantry(2), roads=True) == "stack_limit"
    assert game.why((2, 1), (2, 2), (2, 3), units=infantry(1), roads=True) == ""
    game.put((3, 1), "settler", 1, BLUE)
    game.city((3, 0), BLUE)
    assert game.why((2, 1), (3, 1), (4, 1), units=infantry(2), roads=True) == "way_blocked"
    assert game.why((2, 1), (3, 0), (4, -1), units=infantry(2), roads=True) == "way_blocked"
    assert game.why((2, 1), (4, -1), units=infantry(2), roads=True) == "way_blocked"
    assert game.why((2, 1), (4, 4), units=infantry(1), roads=True) == "too_far"
    assert game.why((2, 1), (2, 2), (2, 3), (2, 4), units=infantry(1), roads=True) == "too_far"
    assert game.why((2, 1), (0, 0), (2, 3), units=infantry(1), roads=True) == "too_far"


def test_a_peaceful_way_takes_any_middle_space() -> None:
    game = expedition(("roads", "tactics"), 1, 1)
    game.city((2, 1))
    game.put((2, 1), "infantry", 2)
    ways = {normal_move(game.state, 0, game.move((2, 1), middle, (3, 1), units=infantry(), roads=True)).path
            for middle in ((2, 2), (3, 0))}
    assert ways == {(game.at((2, 1)), game.at((3, 1)))}  # a neighbour: no way round is needed
    ways = {normal_move(game.state, 0, game.move((2, 1), *middle, (3, -1), units=infantry(), roads=True)).path
            for middle in ([(2, 0)], [(3, 0)], [])}
    assert len(ways) == 1
    # The first way is full for the group: it takes the other one.
    game.put((2, 0), "infantry", 4)
    game.go((2, 1), (3, -1), units=infantry(), roads=True)
    assert game.units((3, -1)) == ((0, "infantry", MOVED, 1),)
    assert game.journal[1].values["path"] == (game.at((2, 1)), game.at((3, 0)), game.at((3, -1)))


def test_an_attack_by_roads_retreats_to_the_middle_ROAD_07() -> None:
    game = expedition(("roads", "tactics"), 1, 1)
    game.city((2, 1))
    game.put((2, 1), "infantry")
    game.put((3, -1), "infantry", 1, BLUE)
    assert game.why((2, 1), (3, -1), units=infantry(), roads=True) == "name_the_way"
    middles = {move.path[1] for move in unit_moves(game.state, 0) if move.path[-1] == game.at((3, -1))}
    assert middles == {game.at((2, 0)), game.at((3, 0))}
    game.go((2, 1), (3, 0), (3, -1), units=infantry(), roads=True)
    battle = game.state.frames[-1]
    assert isinstance(battle, BattleFrame)
    assert battle.origin == game.at((3, 0))


def test_the_only_way_of_an_attack_need_not_be_named() -> None:
    game = expedition(("roads", "tactics"), 1, 1)
    game.city((2, 1))
    game.put((2, 1), "infantry")
    game.put((2, 3), "infantry", 1, BLUE)
    game.go((2, 1), (2, 3), units=infantry(), roads=True)
    battle = game.state.frames[-1]
    assert isinstance(battle, BattleFrame)
    assert battle.origin == game.at((2, 2))


def test_a_neighbour_may_be_attacked_round_a_corner() -> None:
    game = expedition(("roads", "tactics"), 1, 1)
    game.city((2, 1))
    game.put((2, 1), "infantry")
    game.put((2, 2), "infantry", 1, BLUE)
    paths = {move.path[1:-1] for move in unit_moves(game.state, 0) if move.path[-1] == game.at((2, 2))}
    assert paths == {(), (game.at((1, 2)),), (game.at((3, 1)),)}


def test_no_attack_towards_an_own_city_by_roads() -> None:
    game = expedition(("roads", "tactics"), 1, 1)
    game.put((2, 1), "infantry", 1, marks=FOREST)
    game.put((2, 2), "infantry", 1, BLUE)
    assert game.why((2, 1), (2, 2), units=infantry(1, FOREST), roads=True) == "roads_need_own_city"
    game.city((2, 1))
    # From an own city Roads make up for the Forest entered before.
    assert game.why((2, 1), (2, 2), units=infantry(1, FOREST), roads=True) == ""
    assert game.why((2, 1), (2, 2), units=infantry(1, FOREST)) == "no_attack_from_forest"


def test_roads_neither_explore_nor_go_to_sea_ROAD_08() -> None:
    game = expedition(("roads", "tactics"), 1, 1, q2_r2="sea", q3_r1="unrevealed")
    game.city((2, 1))
    game.put((2, 1), "infantry", 2)
    game.put((2, 2), "ship")
    assert game.why((2, 1), (2, 2), units=infantry()) == ""
    assert game.why((2, 1), (2, 2), units=infantry(), roads=True) == "roads_only_on_land"
    assert game.why((2, 1), (2, 2), (2, 3), units=infantry(), roads=True) == "roads_only_on_land"
    assert game.why((2, 1), (3, 1), units=infantry(), roads=True) == "roads_explore_nothing"
    assert game.why((2, 1), (3, 1), (4, 0), units=infantry(), roads=True) == "roads_explore_nothing"
    assert game.why((2, 1), (3, 1), units=infantry()) == "no_region_there"


def test_roads_in_the_next_action_ROAD_09() -> None:
    game = expedition(("roads",), 1, 1)
    game.city((2, 1))
    game.put((2, 0), "settler")
    game.put((5, 4), "settler")
    game.go((2, 0), (2, 1), units=settlers())
    assert game.why((2, 1), (2, 3), units=settlers(1, MOVED), roads=True) == "already_moved"
    game.done()
    assert game.why((2, 1), (2, 3), units=settlers(), roads=True) == ""


# ---------------------------------------------------------------- Great Gardens
def test_who_entered_plains_may_not_attack_the_great_gardens() -> None:
    game = expedition(("tactics", "roads"), 4, 4, q2_r2="barren", q3_r2="barren")
    game.put((2, 1), "infantry", 2)
    game.put((2, 0), "infantry", 2)
    game.city((2, 3), BLUE, wonders=("great_gardens",))
    game.city((1, 2), BLUE)
    game.go((2, 0), (2, 1), units=infantry(2))
    game.done()
    assert game.units((2, 1)) == ((0, "infantry", 0, 2), (0, "infantry", PLAINS, 2))
    for marks in (0, PLAINS):
        game.go((2, 1), (2, 2), units=infantry(2, marks))
    game.done()
    assert game.why((2, 2), (2, 3), units=infantry(2)) == ""
    assert game.why((2, 2), (2, 3), units=infantry(2, PLAINS)) == "shielded_from_plains"
    assert game.why((2, 2), (2, 3), units=(*infantry(1), *infantry(1, PLAINS))) == "shielded_from_plains"
    assert game.why((2, 2), (1, 2), units=infantry(2, PLAINS)) == ""
    assert game.why((2, 2), (1, 3), units=infantry(2, PLAINS)) == ""
    # Roads do not help, and Barbarians in the city make no difference.
    game.city((2, 2))
    assert game.why((2, 2), (2, 3), units=infantry(2, PLAINS), roads=True) == "shielded_from_plains"
    game.city((2, 3), BARBARIANS, wonders=("great_gardens",))
    assert game.why((2, 2), (2, 3), units=infantry(2, PLAINS)) == "shielded_from_plains"
    # One's own Gardens are no obstacle.
    game.city((2, 3), 0, wonders=("great_gardens",))
    assert game.why((2, 2), (2, 3), units=infantry(2, PLAINS)) == ""


def test_roads_over_plains_do_not_reach_the_great_gardens() -> None:
    game = expedition(("tactics", "roads"), 4, 4, q2_r0="barren")
    game.city((2, 1))
    game.put((2, 1), "infantry", 4)
    game.city((3, -1), BLUE, wonders=("great_gardens",))
    assert game.why((2, 1), (3, 0), (3, -1), units=infantry(), roads=True) == "shielded_from_plains"
    assert game.why((2, 1), (2, 0), (3, -1), units=infantry(), roads=True) == ""
    # A peaceful way by Roads avoids the mark if it can, and gets it otherwise.
    assert game.why((2, 1), (3, 0), (4, -1), units=infantry(), roads=True) == ""
    game.go((2, 1), (4, -1), units=infantry(), roads=True)
    assert game.units((4, -1)) == ((0, "infantry", MOVED | PLAINS, 1),)


# ---------------------------------------------------------------- storing
def test_a_move_that_waits_for_its_payment_is_stored() -> None:
    game = expedition(("roads",), food=1, ore=1, gold=1)
    game.city((2, 1))
    game.put((2, 1), "settler", 2)
    game.go((2, 1), (2, 3), units=settlers(), roads=True)
    stored = msgspec.json.decode(msgspec.json.encode(game.state), type=State)
    assert stored == game.state
    game.state = stored
    game.answer(Pay(goods(food=1, gold=1)))
    assert game.units((2, 3)) == ((0, "settler", MOVED, 1),)
