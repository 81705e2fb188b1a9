"""Ships: sailing, Navigation, transport, naval attacks, cargo without Ships."""

from __future__ import annotations

import pytest

from core.engine.flow import Step
from core.games.clash.frames import BattleFrame, CargoFrame, MoveFrame
from core.games.clash.goods import goods
from core.games.clash.moves import DONE, Remove
from core.games.clash.rules.groups import Scene
from core.games.clash.rules.movement import normal_move, unit_moves
from core.games.clash.rules.navigation import sailing
from core.games.clash.rules.ships import CargoRule, check_cargo
from core.games.clash.units import BARBARIANS, FOREST, FOUGHT, MOVED, PLAINS, STUCK, take
from tests.games.clash.expedition import BASE, BLUE, HALF_TURN, RED, Expedition, fleet, infantry, settlers

INLAND_SEA = {6: (11, BASE), 4: (12, HALF_TURN), 3: (6, BASE), 7: (9, HALF_TURN)}
"""The map of RX14: one group of Sea spaces (3, 3), (2, 3), (2, 2), (3, 1), and (1, 6) apart from it."""
COASTS = {7: (9, HALF_TURN), 8: (5, BASE)}
"""The map of RX15: Sea on (1, 6), and on (5, 3) and (6, 3)."""


# ---------------------------------------------------------------- sailing
def test_a_ship_reaches_all_connected_sea_RX14_SHIP_01() -> None:
    game = Expedition(INLAND_SEA)
    game.put((3, 3), "ship")
    seas = {hex_ for hex_ in game.board.hexes if game.terrain(hex_) == "sea"}
    assert seas == {(3, 3), (2, 3), (2, 2), (3, 1), (1, 6)}
    assert game.ends((3, 3), fleet()) >= {(2, 3), (2, 2), (3, 1)}
    assert game.why((3, 3), (1, 6), units=fleet()) == "sea_not_connected"
    assert game.why((3, 3), (2, 4), units=fleet()) == "ships_only_at_sea"


def test_a_ship_stops_at_the_first_enemy_RX14() -> None:
    game = Expedition(INLAND_SEA)
    game.put((3, 3), "ship")
    game.put((2, 3), "ship", 1, BLUE)
    assert {end for end in game.ends((3, 3), fleet()) if game.terrain(end) == "sea"} == {(2, 3)}
    assert game.why((3, 3), (2, 2), units=fleet()) == "enemy_ships_in_the_way"
    game.go((3, 3), (2, 3), units=fleet())
    battle = game.state.frames[-1]
    assert isinstance(battle, BattleFrame)
    assert (battle.space, battle.defender, battle.naval) == (game.at((2, 3)), BLUE, True)
    assert battle.origin == game.at((3, 3))


def test_a_ship_retreats_to_where_its_move_began_COMB_26() -> None:
    game = Expedition(INLAND_SEA)
    game.put((3, 3), "ship")
    game.put((3, 1), "ship", 1, BLUE)
    game.go((3, 3), (3, 1), units=fleet())
    battle = game.state.frames[-1]
    assert isinstance(battle, BattleFrame)
    assert battle.origin == game.at((3, 3))


def test_the_way_of_a_ship_makes_no_difference() -> None:
    game = Expedition(INLAND_SEA)
    game.put((3, 3), "ship")
    traced = game.move((3, 3), (2, 3), (2, 2), (3, 1), units=fleet())
    assert normal_move(game.state, RED, traced) == game.move((3, 3), (3, 1), units=fleet())


def test_ships_that_moved_or_fought_stay() -> None:
    game = Expedition(INLAND_SEA)
    game.put((3, 3), "ship", 1, marks=FOUGHT)
    game.put((3, 3), "ship", 1, marks=MOVED)
    game.put((3, 3), "ship", 1, marks=STUCK)
    assert game.why((3, 3), (2, 3), units=(("ship", FOUGHT, 1),)) == "has_fought"
    assert game.why((3, 3), (2, 3), units=(("ship", MOVED, 1),)) == "already_moved"
    assert game.why((3, 3), (2, 3), units=(("ship", STUCK, 1),)) == "stuck_on_mountain"
    assert not list(unit_moves(game.state, RED))


def test_a_ship_that_came_from_a_forest_does_not_attack() -> None:
    game = Expedition(INLAND_SEA)
    game.put((3, 3), "ship", 1, marks=FOREST)
    game.put((2, 3), "ship", 1, BLUE)
    assert game.why((3, 3), (2, 3), units=(("ship", FOREST, 1),)) == "no_attack_from_forest"


def test_roads_are_not_for_ships() -> None:
    game = Expedition(INLAND_SEA, advances=("roads",), amounts={"food": 1, "ore": 1})
    game.put((3, 3), "ship")
    assert game.why((3, 3), (2, 3), units=fleet(), roads=True) == "roads_only_on_land"


def test_ships_on_land_do_not_move() -> None:
    game = Expedition(INLAND_SEA)
    game.put((2, 4), "ship")
    assert game.why((2, 4), (2, 3), units=fleet()) == "ships_only_at_sea"


# ---------------------------------------------------------------- Navigation
def test_navigation_goes_to_the_first_sea_in_each_direction_RX15_SHIP_12() -> None:
    game = Expedition(COASTS, advances=("navigation",))
    game.put((1, 6), "ship")
    reach = sailing(Scene(game.state, RED), game.at((1, 6)))
    assert {game.board.hexes[end] for end in reach.ends} == {(6, 3), (5, 3)}
    # R4 clockwise by Navigation; nothing lies beside the Ship's own space but home land.
    far = {slot: {game.board.hexes[door] for door in of.doors} for slot, of in reach.slots.items() if of.doors}
    assert far == {3: {(0, 4), (1, 3), (1, 4)}}
    game.go((1, 6), (5, 3), units=fleet())
    frame = game.state.frames[-1] if game.state.frames else None
    assert frame is None  # the only Ship has moved
    assert game.units((5, 3)) == ((0, "ship", 0, 1),)


def test_navigation_is_an_advance() -> None:
    game = Expedition(COASTS)
    game.put((1, 6), "ship")
    assert game.why((1, 6), (6, 3), units=fleet()) == "sea_not_connected"
    assert not sailing(Scene(game.state, RED), game.at((1, 6))).ends


def test_navigation_does_not_pass_an_unrevealed_region() -> None:
    game = Expedition({7: (9, HALF_TURN), 2: (5, BASE)}, advances=("navigation",))
    game.put((1, 6), "ship")
    # Sea in the far corner lies behind unrevealed regions in both directions.
    assert game.why((1, 6), (5, -1), units=fleet()) == "navigation_does_not_reach"
    assert {end for end in game.ends((1, 6), fleet()) if game.terrain(end) == "sea"} == set()


def test_navigation_may_end_in_a_battle_but_not_pass_it_SHIP_13() -> None:
    game = Expedition(COASTS, advances=("navigation",))
    game.put((1, 6), "ship")
    game.put((6, 3), "ship", 1, BLUE)
    reach = sailing(Scene(game.state, RED), game.at((1, 6)))
    # (5, 3) is an edge space of the same group: the other entrance (SHIP-16).
    assert game.board.is_edge(game.at((5, 3)))
    assert reach.ends == {game.at((5, 3)): False, game.at((6, 3)): True}
    game.put((5, 3), "ship", 1, BLUE)
    reach = sailing(Scene(game.state, RED), game.at((1, 6)))
    assert reach.ends == {game.at((5, 3)): True, game.at((6, 3)): True}
    game.go((1, 6), (6, 3), units=fleet())
    battle = game.state.frames[-1]
    assert isinstance(battle, BattleFrame)
    assert battle.origin == game.at((1, 6))
    assert battle.naval


def test_enemies_on_edge_spaces_of_the_own_group_bar_the_way_out() -> None:
    game = Expedition({7: (9, HALF_TURN), 8: (5, BASE)}, advances=("navigation",))
    game.put((5, 3), "ship")
    reach = sailing(Scene(game.state, RED), game.at((5, 3)))
    assert game.at((1, 6)) in reach.ends
    # Both Sea spaces of R8 are edge spaces, so the Ship leaves from its own.
    game.put((6, 3), "ship", 1, BLUE)
    reach = sailing(Scene(game.state, RED), game.at((5, 3)))
    assert reach.ends[game.at((6, 3))] is True
    assert game.at((1, 6)) in reach.ends


def test_navigation_may_be_one_way_SHIP_14() -> None:
    """Sea (5, 0) and (5, 3), both on the east side, (1, 6) in the south-west; the region R5 between them hides."""
    revealed = {2: (13, HALF_TURN), 8: (9, BASE), 7: (9, HALF_TURN), 4: (17, BASE), 1: (17, BASE)}
    game = Expedition(revealed, advances=("navigation",))
    game.put((1, 6), "ship")
    seas = {hex_ for hex_ in game.board.hexes if game.terrain(hex_) == "sea"}
    assert seas == {(6, -1), (5, 3), (1, 6)}
    # From (1, 6) both are the first Sea, one in each direction; neither of them sees the other past R5.
    assert game.ends((1, 6), fleet()) >= {(6, -1), (5, 3)}
    game.put((5, 3), "ship")
    assert {end for end in game.ends((5, 3), fleet()) if end in seas} == {(1, 6)}
    # With R5 revealed and without Sea the way between them is open as well.
    game = Expedition(revealed | {5: (17, BASE)}, advances=("navigation",))
    game.put((5, 3), "ship")
    assert {end for end in game.ends((5, 3), fleet()) if end in seas} == {(1, 6), (6, -1)}


def test_the_move_of_navigation_is_noted_for_cartography_SHIP_10() -> None:
    game = Expedition(COASTS, advances=("navigation", "cartography"))
    game.put((1, 6), "ship")
    game.put((3, 5), "settler")
    game.go((1, 6), (6, 3), units=fleet())
    frame = game.state.frames[-1]
    assert isinstance(frame, MoveFrame)
    assert (frame.sailed, frame.navigated) == (True, True)
    assert game.state.players[RED].goods == goods()
    game.answer(DONE)
    assert game.state.players[RED].goods == goods(idea=1, culture=1)


def test_cartography_gives_once_an_action_and_only_for_ships_SHIP_10() -> None:
    game = Expedition(INLAND_SEA, advances=("cartography",))
    game.put((3, 3), "ship", 2)
    game.put((3, 5), "settler")
    game.go((3, 3), (2, 3), units=fleet())
    game.go((3, 3), (2, 2), units=fleet())
    game.done()
    assert game.state.players[RED].goods == goods(idea=1)
    game.go((3, 5), (3, 4), units=settlers())
    game.done()
    assert game.state.players[RED].goods == goods(idea=1)


# ---------------------------------------------------------------- transport
def test_the_example_of_transport_RX16_SHIP_03() -> None:
    game = Expedition(INLAND_SEA)
    game.put((3, 4), "infantry")
    game.put((3, 3), "ship")
    game.put((3, 5), "settler")
    game.go((3, 4), (3, 3), units=infantry())
    game.go((3, 3), (2, 2), units=fleet(1, ("infantry", MOVED, 1)))
    assert game.why((2, 2), (1, 3), units=infantry(1, MOVED)) == "already_moved"
    assert game.left() == 1
    game.go((3, 5), (2, 5), units=settlers())
    assert not game.state.frames
    game.go((2, 2), (1, 3), units=infantry())
    assert game.left() == 2
    assert game.units((1, 3)) == ((0, "infantry", MOVED | FOREST, 1),)
    assert game.why((2, 2), (3, 3), units=fleet()) == ""
    game.done()
    assert game.units((1, 3)) == ((0, "infantry", FOREST, 1),)


def test_who_was_aboard_sails_and_lands_in_one_action_SHIP_15() -> None:
    game = Expedition(INLAND_SEA)
    game.put((3, 3), "ship")
    game.put((3, 3), "infantry")
    game.put((3, 5), "settler")
    game.go((3, 3), (2, 2), units=fleet(1, *infantry()))
    assert game.units((2, 2)) == ((0, "infantry", 0, 1), (0, "ship", MOVED, 1))
    game.go((2, 2), (1, 3), units=infantry())
    assert game.units((1, 3)) == ((0, "infantry", MOVED | FOREST, 1),)


def test_two_land_units_a_ship_SHIP_04() -> None:
    game = Expedition(INLAND_SEA)
    game.put((3, 4), "infantry", 3)
    game.put((3, 4), "settler", 2)
    assert game.why((3, 4), (3, 3), units=infantry()) == "no_ship_there"
    game.put((3, 3), "ship")
    assert game.why((3, 4), (3, 3), units=infantry(3)) == "no_room_aboard"
    assert game.why((3, 4), (3, 3), units=infantry(2)) == ""
    game.put((3, 3), "ship")
    assert game.why((3, 4), (3, 3), units=(*infantry(2), *settlers(2))) == ""
    assert game.why((3, 4), (3, 3), units=(*infantry(3), *settlers(2))) == "no_room_aboard"
    game.put((3, 3), "settler", 3)
    assert game.why((3, 4), (3, 3), units=infantry(1)) == ""
    assert game.why((3, 4), (3, 3), units=infantry(2)) == "no_room_aboard"


def test_a_ship_of_somebody_else_takes_nobody_aboard() -> None:
    game = Expedition(INLAND_SEA)
    game.put((3, 4), "infantry")
    game.put((3, 3), "ship", 1, BLUE)
    assert game.why((3, 4), (3, 3), units=infantry()) == "no_ship_there"


def test_cargo_does_not_change_spaces_by_itself_SHIP_05() -> None:
    game = Expedition(INLAND_SEA)
    game.put((3, 3), "ship")
    game.put((3, 3), "infantry")
    game.put((2, 3), "ship")
    assert game.why((3, 3), (2, 3), units=infantry()) == "cargo_moves_with_ships"


def test_cargo_is_not_left_behind_SHIP_06() -> None:
    game = Expedition(INLAND_SEA)
    game.put((3, 3), "ship", 2)
    game.put((3, 3), "infantry", 3)
    assert game.why((3, 3), (2, 3), units=fleet(1)) == "cargo_left_behind"
    assert game.why((3, 3), (2, 3), units=fleet(1, *infantry(1))) == ""
    assert game.why((3, 3), (2, 3), units=fleet(1, *infantry(2))) == ""
    assert game.why((3, 3), (2, 3), units=fleet(1, *infantry(3))) == "no_room_aboard"
    assert game.why((3, 3), (2, 3), units=fleet(2, *infantry(2))) == "cargo_left_behind"
    assert game.why((3, 3), (2, 3), units=fleet(2, *infantry(3))) == ""


def test_landing_has_the_effects_of_terrain_SHIP_07() -> None:
    game = Expedition(INLAND_SEA)
    game.put((3, 3), "ship")
    game.put((3, 3), "infantry", 2)
    assert game.terrain((3, 4)) == "mountain"
    game.go((3, 3), (3, 4), units=infantry())
    game.done()
    assert game.units((3, 4)) == ((0, "infantry", STUCK, 1),)


def test_ships_that_fought_are_left_and_boarded_SHIP_02() -> None:
    game = Expedition(INLAND_SEA)
    game.put((3, 3), "ship", 1, marks=FOUGHT)
    game.put((3, 3), "infantry")
    game.put((2, 4), "settler")
    game.put((2, 4), "infantry", 1, marks=FOUGHT)
    assert game.why((3, 3), (4, 3), units=infantry()) == ""
    assert game.why((2, 4), (3, 3), units=settlers()) == ""
    # Who fought does not go aboard (TRA-4).
    assert game.why((2, 4), (3, 3), units=infantry(1, FOUGHT)) == "has_fought"


def test_a_landing_attacks_and_retreats_aboard_TRA_5() -> None:
    game = Expedition(INLAND_SEA)
    game.put((3, 3), "ship", 3)
    game.put((3, 3), "infantry", 5)
    game.put((3, 3), "settler")
    game.put((2, 4), "infantry", 1, BARBARIANS)
    assert game.why((3, 3), (2, 4), units=infantry(5)) == "stack_limit"  # STK-3
    assert game.why((3, 3), (2, 4), units=settlers()) == "needs_army"
    game.go((3, 3), (2, 4), units=(*infantry(4), *settlers()))
    battle = game.state.frames[-1]
    assert isinstance(battle, BattleFrame)
    assert (battle.landing, battle.naval, battle.origin) == (True, False, game.at((3, 3)))
    assert battle.defender == BARBARIANS


def test_the_stack_limit_holds_for_landings_not_at_sea() -> None:
    game = Expedition(INLAND_SEA)
    game.put((3, 3), "ship", 3)
    game.put((3, 3), "infantry", 6)
    game.put((2, 4), "infantry", 1)
    assert game.why((3, 3), (2, 4), units=infantry(4)) == "stack_limit"
    assert game.why((3, 3), (2, 4), units=infantry(3)) == ""
    assert game.why((3, 3), (2, 3), units=fleet(3, *infantry(6))) == ""


def test_of_equal_units_those_that_can_still_move_stay() -> None:
    groups = ((0, "infantry", 0, 1), (0, "infantry", PLAINS, 1), (0, "infantry", STUCK, 1), (0, "infantry", FOUGHT, 1))
    for left in ((0, PLAINS, STUCK), (0, PLAINS), (0,)):
        groups = take(groups, 0, "infantry", 1)
        assert tuple(group[2] for group in groups) == left


def test_the_marks_of_cargo_do_not_hold_a_fleet_back() -> None:
    game = Expedition(INLAND_SEA)
    game.put((3, 3), "ship")
    game.put((3, 3), "infantry", 1, marks=FOREST)
    game.put((3, 3), "settler", 1, marks=FOUGHT)
    game.put((2, 3), "ship", 1, BLUE)
    assert game.why((3, 3), (2, 3), units=fleet(1, ("infantry", FOREST, 1), ("settler", FOUGHT, 1))) == ""


# ---------------------------------------------------------------- cargo without Ships
def overloaded(ships: int, **aboard: int) -> Expedition:
    """Return a position after Ships were lost."""
    game = Expedition(INLAND_SEA)
    if ships:
        game.put((3, 3), "ship", ships)
    for kind, number in aboard.items():
        game.put((3, 3), kind, number)
    return game


def test_enough_ships_lose_no_cargo() -> None:
    game = overloaded(1, infantry=1, settler=1)
    check_cargo(Step(game.state), RED, game.at((3, 3)))
    assert not game.state.frames


@pytest.mark.parametrize(("ships", "aboard", "left"), [
    (0, {"infantry": 2, "settler": 1}, ()),
    (1, {"infantry": 4}, ((0, "infantry", 0, 2), (0, "ship", 0, 1))),
])  # fmt: skip
def test_forced_losses_of_cargo_are_not_asked(ships: int, aboard: dict[str, int], left: tuple[object, ...]) -> None:
    game = overloaded(ships, **aboard)
    step = Step(game.state)
    check_cargo(step, RED, game.at((3, 3)))
    assert game._settle(step) is None
    assert game.units((3, 3)) == left
    assert game.journal[-1].key == "cargo_lost"


def test_the_owner_chooses_which_cargo_is_lost() -> None:
    game = overloaded(1, infantry=3, settler=1)
    step = Step(game.state)
    check_cargo(step, RED, game.at((3, 3)))
    decision = game._settle(step)
    assert decision is not None
    assert decision.values == {"space": game.at((3, 3)), "number": 2}
    assert game.options() == [Remove((("infantry", 1), ("settler", 1))), Remove((("infantry", 2),))]
    for wrong in (Remove(()), Remove((("infantry", 3),)), Remove((("settler", 2),)), Remove((("ship", 1), ("settler", 1)))):
        refusal = game.refused(wrong)
        assert refusal is not None
        assert refusal.key == "remove_exactly"
    refusal = game.refused(DONE)
    assert refusal is not None
    assert refusal.key == "remove_cargo_first"
    game.answer(Remove((("settler", 1), ("infantry", 1))))
    assert game.units((3, 3)) == ((0, "infantry", 0, 2), (0, "ship", 0, 1))
    assert not game.state.frames


def test_removed_cargo_is_named_once() -> None:
    game = overloaded(1, infantry=4, settler=1)
    frame = CargoFrame(RED, game.at((3, 3)))
    rule = CargoRule()
    split = Remove((("infantry", 1), ("settler", 0), ("infantry", 2)))
    assert rule.normal(game.state, frame, RED, split) == Remove((("infantry", 3),))
    assert rule.refusal(game.state, frame, RED, split) is None
