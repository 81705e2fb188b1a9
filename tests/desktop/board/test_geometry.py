"""Hexes: hit test, neighbours, walks, outlines."""

from __future__ import annotations

import math
import random
from itertools import pairwise

import pytest

from desktop.board.geometry import NEIGHBOURS, SQRT3, HexGrid, centre, corner, distance, hex_at
from desktop.board.outline import Outline
from tests.desktop.board.positions import IDS, spaces


def test_centres_follow_the_axial_formula() -> None:
    assert centre(0, 0) == (0.0, 0.0)
    assert centre(2, -1) == pytest.approx((3.0, 0.0))
    assert centre(1, 2) == pytest.approx((1.5, SQRT3 * 2.5))


def test_every_point_well_inside_a_hex_hits_it() -> None:
    r = random.Random(4)
    for _ in range(400):
        h = r.randrange(-5, 9), r.randrange(-5, 9)
        x, y = centre(*h)
        turn, reach = r.random() * 6.283, r.random() * 0.86
        assert hex_at(x + reach * math.cos(turn), y + reach * math.sin(turn)) == h


def test_a_point_beyond_an_edge_hits_the_neighbour() -> None:
    for k, (dq, dr) in enumerate(NEIGHBOURS):
        a, b = corner(0, 0, k), corner(0, 0, (k + 1) % 6)
        mx, my = (a[0] + b[0]) / 2, (a[1] + b[1]) / 2
        assert hex_at(mx * 0.98, my * 0.98) == (0, 0)
        assert hex_at(mx * 1.02, my * 1.02) == (dq, dr)
        assert distance((0, 0), (dq, dr)) == 1


def test_grid_knows_its_spaces() -> None:
    grid = HexGrid(spaces())
    assert len(grid) == 72
    for space in spaces():
        assert grid.space_at(*grid.centre(space.id)) == space.id
    assert grid.space_at(-9, -9) == -1
    middle = IDS[5, 1]
    assert len(grid.neighbours(middle)) == 6
    left, top, right, bottom = grid.bounds()
    assert right - left == pytest.approx(17.0)
    assert bottom - top == pytest.approx(SQRT3 * 9.0)


def test_walking_east_and_back_keeps_the_row() -> None:
    grid = HexGrid(spaces())
    start = IDS[3, 1]
    row = grid.centre(start)[1]
    at = start
    for _ in range(4):
        at = grid.step(at, 1, 0, row)
    assert abs(grid.centre(at)[1] - row) < SQRT3 / 2 + 0.01
    for _ in range(4):
        at = grid.step(at, -1, 0, row)
    assert at == start


def test_walking_off_the_board_stays() -> None:
    grid = HexGrid(spaces())
    assert grid.step(IDS[3, -1], 0, -1) == IDS[3, -1]
    assert grid.step(IDS[5, 1], 0, 1) == IDS[5, 2]


def _outline() -> Outline:
    return Outline({(s.q, s.r): s.terrain for s in spaces()})


def test_neighbours_share_their_edge() -> None:
    outline = _outline()
    for q, r in outline.terrain:
        for k, (dq, dr) in enumerate(NEIGHBOURS):
            if (q + dq, r + dr) in outline.terrain:
                assert outline.edge((q, r), k) == outline.edge((q + dq, r + dr), (k + 3) % 6)[::-1]


def test_the_rim_is_straight_and_closed() -> None:
    outline = _outline()
    (loop,) = outline.rim(outline.terrain)
    for a, b in pairwise([*loop, loop[0]]):
        assert math.dist(a, b) == pytest.approx(1.0)


def test_a_hole_has_a_line_of_its_own() -> None:
    outline = _outline()
    ring = [(5 + dq, 1 + dr) for dq, dr in NEIGHBOURS]
    assert len(outline.rim(ring)) == 2
    assert len(outline.rim([*ring, (5, 1)])) == 1


def test_outlines_are_the_same_every_time() -> None:
    assert _outline().polygon((5, 1)) == _outline().polygon((5, 1))


def test_an_outline_stays_near_its_hex() -> None:
    outline = _outline()
    for h in outline.terrain:
        x, y = centre(*h)
        assert all(0.70 < math.dist((x, y), point) < 1.15 for point in outline.polygon(h))
