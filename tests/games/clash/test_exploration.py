"""Exploration: the orientation of revealed regions, by land and by Ship, and the explorers' marks."""

from __future__ import annotations

import pytest

from core.games.clash.content.map_tiles import LAYOUTS, TILES
from core.games.clash.frames import ExploreFrame, MoveFrame
from core.games.clash.goods import goods
from core.games.clash.moves import DONE, Orient, Pick
from core.games.clash.rules.exploration import land_orientations, turned
from core.games.clash.rules.groups import Scene
from core.games.clash.rules.movement import normal_move
from core.games.clash.rules.navigation import sailing
from core.games.clash.units import FOREST, MOVED, STUCK
from tests.games.clash.expedition import BASE, HALF_TURN, RED, Expedition, fleet, infantry, settlers


def asked(game: Expedition) -> tuple[bool, ...]:
    """Return the orientations that the player may choose, () if he is not asked."""
    frame = game.state.frames[-1] if game.state.frames else None
    return tuple(move.half_turn for move in game.options() if isinstance(move, Orient)) if isinstance(frame, ExploreFrame) else ()


def tile(game: Expedition, slot: int) -> tuple[str, ...]:
    """Return the terrain on the spaces of a slot by index."""
    return tuple(game.state.terrain[space] for space in game.board.slots[slot - 1])


# ---------------------------------------------------------------- by land: the rulebook's pictures
def test_the_entered_space_is_no_sea_RX26_EXPL_05() -> None:
    game = Expedition(hidden={6: 11})
    game.put((3, 5), "settler", 2)
    game.go((3, 5), (3, 4), units=settlers())
    assert not asked(game)
    assert [game.terrain(hex_) for hex_ in ((3, 3), (2, 4), (4, 3), (3, 4))] == ["sea", "plains", "forest", "mountain"]
    assert game.state.regions[5].revealed
    assert game.state.regions[5].half_turn is BASE
    assert game.revealed
    assert game.units((3, 4)) == ((0, "settler", MOVED | STUCK, 1),)
    assert game.left() == 2
    game.done()
    assert game.why((3, 4), (2, 4), units=settlers(1, STUCK)) == "stuck_on_mountain"


def test_sea_goes_beside_sea_RX27() -> None:
    game = Expedition({6: (11, BASE)}, {4: 12})
    game.put((2, 4), "settler")
    game.go((2, 4), (1, 4), units=settlers())
    assert not asked(game)
    assert game.state.regions[3].half_turn is HALF_TURN
    assert game.terrain((2, 3)) == "sea"


def test_both_at_the_edge_leave_the_choice_RX28() -> None:
    game = Expedition({6: (11, BASE), 4: (12, HALF_TURN)}, {7: 9})
    game.put((3, 5), "settler")
    decision = game.go((3, 5), (2, 5), units=settlers())
    assert decision is not None
    assert decision.kind == "orient"
    assert asked(game) == (BASE, HALF_TURN)
    refusal = game.refused(DONE)
    assert refusal is not None
    assert refusal.key == "orient_first"
    # The tile is known now, but lies on the board only when it is placed.
    assert game.state.regions[6].revealed
    assert game.terrain((2, 5)) == "unrevealed"
    game.answer(Orient(HALF_TURN))
    assert tile(game, 7) == turned(TILES[4], HALF_TURN)
    assert game.terrain((1, 6)) == "sea"
    assert game.units((2, 5)) == ((0, "settler", STUCK, 1),)


def test_only_one_orientation_without_sea_underfoot_RX29() -> None:
    game = Expedition(hidden={8: 10})
    game.put((3, 5), "settler")
    game.go((3, 5), (4, 4), units=settlers())
    assert game.state.regions[7].half_turn is HALF_TURN
    assert (game.terrain((4, 4)), game.terrain((6, 3))) == ("plains", "sea")


def test_sea_goes_to_the_edge_RX30() -> None:
    game = Expedition({8: (10, HALF_TURN)}, {5: 13})
    game.put((5, 3), "settler")
    game.go((5, 3), (5, 2), units=settlers())
    assert not asked(game)
    assert game.state.regions[4].half_turn is HALF_TURN
    assert game.terrain((6, 1)) == "sea"


def test_contact_in_both_orientations_leaves_the_choice_EXPL_02() -> None:
    """The edge decides only where Sea can't lie beside Sea: here base has it at the edge, the half turn has not."""
    game = Expedition({1: (14, BASE), 7: (14, BASE)}, {3: 13}, layout=4)
    assert (game.terrain((1, 2)), game.terrain((5, 0))) == ("sea", "sea")
    game.put((2, 0), "settler")
    game.go((2, 0), (3, 0), units=settlers())
    assert asked(game) == (BASE, HALF_TURN)
    # Without the Sea of R7 only base has contact.
    game = Expedition({1: (14, BASE)}, {3: 13}, layout=4)
    game.put((2, 0), "settler")
    game.go((2, 0), (3, 0), units=settlers())
    assert game.state.regions[2].half_turn is BASE
    # Without any contact the edge decides.
    game = Expedition(hidden={3: 13}, layout=4)
    game.put((2, 0), "settler")
    game.go((2, 0), (3, 0), units=settlers())
    assert game.state.regions[2].half_turn is BASE


def test_a_tile_without_sea_is_placed_freely_EXPL_03() -> None:
    game = Expedition(hidden={6: 17})
    game.put((3, 5), "infantry")
    game.go((3, 5), (3, 4), units=infantry())
    assert asked(game) == (BASE, HALF_TURN)
    game.answer(Orient(BASE))
    assert game.units((3, 4)) == ((0, "infantry", 0, 1),)  # Barren, and the action is over


def test_entering_a_forest_marks_explorers_MOVE_14_EXPL_04() -> None:
    game = Expedition(hidden={6: 20})
    game.put((3, 5), "infantry", 2)
    game.put((3, 5), "settler")
    game.go((3, 5), (3, 4), units=(*infantry(2), *settlers()))
    game.answer(Orient(BASE))
    # Their move is used; in the next action they may move on.
    assert game.units((3, 4)) == ((0, "infantry", FOREST, 2), (0, "settler", FOREST, 1))
    assert game.why((3, 4), (3, 3), units=settlers(1, FOREST)) == ""


def test_a_second_space_needs_another_action_MOVE_14() -> None:
    game = Expedition(hidden={6: 20})
    game.put((3, 5), "settler")
    assert game.why((3, 5), (3, 3), units=settlers()) == "too_far"


def test_army_units_explore_only_with_tactics() -> None:
    game = Expedition(hidden={6: 11}, advances=())
    game.put((3, 5), "infantry")
    game.put((3, 5), "settler")
    assert game.why((3, 5), (3, 4), units=infantry()) == "needs_tactics"
    assert game.why((3, 5), (3, 4), units=settlers()) == ""


def test_cargo_lands_in_an_unrevealed_region_EXPL_06() -> None:
    game = Expedition({6: (11, BASE)}, {4: 12})
    game.put((3, 3), "ship", 3)
    game.put((3, 3), "infantry", 5)
    assert game.why((3, 3), (2, 3), units=infantry(5)) == "stack_limit"
    game.go((3, 3), (2, 3), units=infantry(2))
    # Index 2 of R4 is Sea in the half turn: only base is legal.
    assert not asked(game)
    assert game.terrain((2, 3)) == "plains"
    assert game.units((2, 3)) == ((0, "infantry", MOVED, 2),)
    assert game.units((3, 3)) == ((0, "infantry", 0, 3), (0, "ship", 0, 3))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_tile_can_be_entered_by_land_everywhere(players: int) -> None:
    game = Expedition(layout=players)
    for slot in range(len(LAYOUTS[players].slots)):
        for terrain in TILES:
            for entry in game.board.slots[slot]:
                legal = land_orientations(game.board, game.state.terrain, slot, terrain, entry)
                index = game.board.slots[slot].index(entry)
                assert legal
                assert all(turned(terrain, turn)[index] != "sea" for turn in legal)


def test_inner_regions_know_no_edge_MAP_E3() -> None:
    game = Expedition()
    # R3 is an inner slot: without Sea around it, tile 14 may lie either way unless the entry decides.
    assert land_orientations(game.board, game.state.terrain, 2, TILES[9], game.at((2, 2))) == (BASE, HALF_TURN)
    assert land_orientations(game.board, game.state.terrain, 2, TILES[9], game.at((3, 1))) == (HALF_TURN,)


# ---------------------------------------------------------------- by Ship
def test_a_ship_explores_and_is_placed_on_a_sea_of_choice_RX31_EXPL_07() -> None:
    game = Expedition({6: (11, BASE), 4: (12, HALF_TURN)}, {3: 6})
    game.put((3, 3), "ship")
    game.put((3, 3), "settler")
    pointed = {
        normal_move(game.state, RED, game.move((3, 3), hex_, units=fleet(1, *settlers())))
        for hex_ in ((3, 1), (2, 2), (4, 1), (3, 2))
    }
    assert len(pointed) == 1
    game.go((3, 3), (3, 2), units=fleet(1, *settlers()))
    assert asked(game) == (BASE, HALF_TURN)
    decision = game.answer(Orient(BASE))
    assert decision is not None
    assert decision.kind == "ship_space"
    assert {game.board.hexes[move.space] for move in game.options() if isinstance(move, Pick)} == {(3, 1), (2, 2)}
    for wrong, key in ((Pick(game.at((3, 3))), "ship_cannot_reach"), (DONE, "place_ship_first")):
        refusal = game.refused(wrong)
        assert refusal is not None
        assert refusal.key == key
    game.answer(Pick(game.at((3, 1))))
    # The move of the Ship is used, its cargo has not moved.
    assert game.units((3, 1)) == ((0, "settler", 0, 1), (0, "ship", MOVED, 1))
    assert game.left() == 2
    assert game.why((3, 1), (4, 1), units=settlers()) == ""


def test_a_ship_explores_the_other_way_round_RX31() -> None:
    game = Expedition({6: (11, BASE), 4: (12, HALF_TURN)}, {3: 6})
    game.put((3, 3), "ship")
    game.go((3, 3), (3, 1), units=fleet())
    game.answer(Orient(HALF_TURN))
    assert {game.board.hexes[move.space] for move in game.options() if isinstance(move, Pick)} == {(3, 2), (4, 1)}


def test_a_region_without_sea_leaves_the_ship_where_it_is_RX32() -> None:
    game = Expedition({6: (11, BASE), 4: (12, HALF_TURN), 3: (6, BASE)}, {5: 18})
    game.put((3, 3), "ship")
    game.put((3, 5), "settler")
    game.go((3, 3), (4, 2), units=fleet())
    assert asked(game) == (BASE, HALF_TURN)
    game.answer(Orient(HALF_TURN))
    assert game.units((3, 3)) == ((0, "ship", MOVED, 1),)
    assert game.left() == 2
    assert game.why((3, 3), (2, 3), units=(("ship", MOVED, 1),)) == "already_moved"


def test_a_region_that_only_one_orientation_opens_is_placed_so() -> None:
    game = Expedition({6: (11, BASE), 4: (12, HALF_TURN), 3: (6, BASE)}, {1: 10})
    game.put((2, 2), "ship")
    game.go((2, 2), (1, 2), units=fleet())
    # The Sea space is index 1 or 2; only index 2 (2, 1) touches the Sea of R3.
    assert not asked(game)
    assert game.terrain((2, 1)) == "sea"
    assert game.units((2, 1)) == ((0, "ship", 0, 1),)


def test_a_ship_that_cannot_enter_leaves_the_rules_of_placement() -> None:
    """No orientation puts Sea beside the Ship: Sea beside other Sea, else the edge, without regard to an entered space."""
    game = Expedition({6: (11, BASE)}, {5: 14})
    game.put((3, 3), "ship")
    game.put((3, 5), "settler")
    game.go((3, 3), (4, 2), units=fleet())
    # Sea on (5, 1) or (5, 2), both at the edge.
    assert asked(game) == (BASE, HALF_TURN)
    game.answer(Orient(BASE))
    assert game.terrain((5, 1)) == "sea"
    assert game.units((3, 3)) == ((0, "ship", MOVED, 1),)
    # With Sea in R2 beside (5, 1) only base is left.
    game = Expedition({6: (11, BASE), 2: (14, HALF_TURN)}, {5: 14})
    assert game.terrain((5, 0)) == "sea"
    game.put((3, 3), "ship")
    game.go((3, 3), (4, 2), units=fleet())
    assert game.state.regions[4].half_turn is BASE
    assert game.units((3, 3)) == ((0, "ship", 0, 1),)


def test_no_region_beside_the_sea_is_out_of_reach() -> None:
    game = Expedition({6: (11, BASE)}, {1: 5})
    game.put((3, 3), "ship")
    assert game.why((3, 3), (1, 2), units=fleet()) == "region_out_of_reach"


def test_enemy_ships_bar_the_way_to_a_region() -> None:
    game = Expedition({6: (11, BASE), 4: (12, HALF_TURN), 3: (6, BASE)}, {2: 5})
    game.put((3, 3), "ship")
    assert game.why((3, 3), (4, 0), units=fleet()) == ""
    game.put((2, 3), "ship", 1, 1)
    game.put((2, 2), "ship", 1, 1)
    game.put((3, 1), "ship", 1, 1)
    assert game.why((3, 3), (4, 0), units=fleet()) == "region_out_of_reach"


def test_exploring_by_navigation_enters_from_the_edge() -> None:
    game = Expedition({7: (9, HALF_TURN), 8: (5, BASE)}, {4: 12}, advances=("navigation", "cartography"))
    game.put((1, 6), "ship")
    game.put((3, 5), "settler")
    assert not sailing(Scene(game.state, RED), game.at((1, 6))).slots[3].near
    game.go((1, 6), (1, 4), units=fleet())
    # Tile 12 has its Sea on a wing: at (0, 4) or (2, 3); only the edge can be entered from outside.
    assert not asked(game)
    assert game.terrain((0, 4)) == "sea"
    assert game.units((0, 4)) == ((0, "ship", MOVED, 1),)
    frame = game.state.frames[-1]
    assert isinstance(frame, MoveFrame)
    assert frame.navigated
    game.answer(DONE)
    assert game.state.players[RED].goods == goods(idea=1, culture=1)


def test_exploring_by_navigation_without_sea_at_the_edge_stays() -> None:
    game = Expedition({7: (9, HALF_TURN), 8: (5, BASE)}, {4: 20}, advances=("navigation", "cartography"))
    game.put((1, 6), "ship")
    game.go((1, 6), (1, 4), units=fleet())
    game.answer(Orient(BASE))
    assert game.units((1, 6)) == ((0, "ship", 0, 1),)
    assert game.state.players[RED].goods == goods(idea=1, culture=1)
