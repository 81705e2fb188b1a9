"""What hands lift from a stack of units: all of a kind, one, or one more."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from core.games.clash.moves import MoveUnits
from desktop.games.clash.hands import candidates, lifted, with_one_more

SPACE = 4
UNITS = ((0, "infantry", 0, 2), (0, "infantry", 1, 1), (0, "settler", 0, 1), (1, "cavalry", 0, 1))
VIEW: Any = SimpleNamespace(units={SPACE: UNITS})


def test_a_piece_brings_its_army_a_settler_comes_alone_and_the_ground_brings_all() -> None:
    assert lifted(VIEW, 0, SPACE, "infantry", False) == (("infantry", 3),)
    assert lifted(VIEW, 0, SPACE, "settler", False) == (("settler", 1),)
    assert lifted(VIEW, 0, SPACE, "", False) == (("infantry", 3), ("settler", 1))
    assert lifted(VIEW, 0, SPACE, "infantry", True) == (("infantry", 1),)
    assert lifted(VIEW, 2, SPACE, "infantry", False) == ()


def test_units_are_added_one_by_one_until_none_is_left() -> None:
    held = lifted(VIEW, 0, SPACE, "infantry", True)
    held = with_one_more(VIEW, 0, SPACE, held, "infantry")
    assert held == (("infantry", 2),)
    held = with_one_more(VIEW, 0, SPACE, held, "settler")
    assert held == (("infantry", 2), ("settler", 1))
    held = with_one_more(VIEW, 0, SPACE, held, "settler")
    assert held == (("infantry", 2), ("settler", 1))


def test_plain_moves_are_meant_unless_roads_are_wanted() -> None:
    units = (("infantry", 0, 2),)
    plain, roads, far = MoveUnits((4, 5), units), MoveUnits((4, 5), units, True), MoveUnits((4, 5, 6), units, True)
    kinds = (("infantry", 2),)
    assert candidates([roads, plain, far], 4, kinds) == {5: plain, 6: far}
    assert candidates([roads, plain, far], 4, kinds, by_roads=True) == {5: roads, 6: far}
