"""Axial geometry."""

from __future__ import annotations

import itertools

import pytest

from core.engine import hexes

ORIGIN = (0, 0)


def test_neighbours_go_clockwise_from_north() -> None:
    assert hexes.neighbours(2, 3) == ((2, 2), (3, 2), (3, 3), (2, 4), (1, 4), (1, 3))
    ys = [hexes.centre(space)[1] for space in hexes.NEIGHBOURS]
    assert min(ys) == ys[0]
    assert hexes.centre(hexes.NEIGHBOURS[1])[0] > 0


def test_distance_counts_steps() -> None:
    for a, b in itertools.product(hexes.disc(ORIGIN, 3), repeat=2):
        assert hexes.distance(a, b) == hexes.distance(b, a)
        assert (hexes.distance(a, b) == 1) == (b in hexes.neighbours(*a))
    assert hexes.distance((3, -1), (-1, 2)) == 4


@pytest.mark.parametrize("radius", range(5))
def test_rings_and_discs(radius: int) -> None:
    ring = hexes.ring((1, -2), radius)
    assert len(set(ring)) == len(ring) == max(1, 6 * radius)
    assert {hexes.distance((1, -2), space) for space in ring} == {radius}
    disc = hexes.disc((1, -2), radius)
    assert len(set(disc)) == len(disc) == 1 + 3 * radius * (radius + 1)


def test_ring_starts_north_and_goes_clockwise() -> None:
    assert hexes.ring(ORIGIN, 1) == hexes.NEIGHBOURS
    assert hexes.ring(ORIGIN, 2)[:2] == ((0, -2), (1, -2))


def test_rotation() -> None:
    for i, space in enumerate(hexes.NEIGHBOURS):
        assert hexes.rotated(hexes.NEIGHBOURS[0], i) == space
    assert hexes.rotated((3, -1), 6) == (3, -1)
    assert hexes.rotated(hexes.rotated((3, -1), 2), -2) == (3, -1)


def test_direction() -> None:
    assert [hexes.direction((1, 1), space) for space in hexes.neighbours(1, 1)] == list(range(6))
    assert hexes.direction((0, 0), (2, 0)) is None


def test_corners_bound_the_side_towards_a_direction() -> None:
    for i, step in enumerate(hexes.NEIGHBOURS):
        own = hexes.corners(ORIGIN, 10)
        other = hexes.corners(step, 10)
        shared = {(round(x, 6), round(y, 6)) for x, y in own} & {(round(x, 6), round(y, 6)) for x, y in other}
        side = {(round(x, 6), round(y, 6)) for x, y in (own[i], own[(i + 1) % 6])}
        assert shared == side


def test_points_belong_to_the_nearest_centre() -> None:
    for space in hexes.disc(ORIGIN, 3):
        x, y = hexes.centre(space, 20)
        for dx, dy in ((0, 0), (9, 9), (-9, 9), (15, 0), (-15, -3), (0, 16), (0, -16)):
            assert hexes.at_point(x + dx, y + dy, 20) == space
