"""The map: region tiles, home regions and the layouts for two, three and four players (Game Setup).

Spaces are axial (q, r) on flat-top hexes. A region's spaces are listed by index 0-3: top, left, right, bottom of the
tile; the half turn reverses the list. Homes follow the seats clockwise round the board; their index 0 is the Plains
space of the first city.
"""

from __future__ import annotations

from typing import NamedTuple

Hex = tuple[int, int]


class Home(NamedTuple):
    """A starting region as it lies on the board: its spaces and their terrain by index."""

    spaces: tuple[Hex, Hex, Hex, Hex]
    terrain: tuple[str, str, str, str]


class Layout(NamedTuple):
    """A board: homes by seat, slots of regular regions, and the edge spaces clockwise."""

    homes: tuple[Home, ...]
    slots: tuple[tuple[Hex, Hex, Hex, Hex], ...]
    edge: tuple[Hex, ...]


TILES: tuple[tuple[str, str, str, str], ...] = (
    ("sea", "mountain", "sea", "mountain"),  # 5
    ("sea", "sea", "mountain", "plains"),  # 6
    ("sea", "sea", "forest", "forest"),  # 7
    ("sea", "forest", "sea", "plains"),  # 8
    ("sea", "mountain", "mountain", "forest"),  # 9
    ("mountain", "sea", "plains", "mountain"),  # 10
    ("sea", "plains", "forest", "mountain"),  # 11
    ("forest", "sea", "plains", "forest"),  # 12
    ("plains", "sea", "barren", "mountain"),  # 13
    ("sea", "barren", "forest", "plains"),  # 14
    ("sea", "plains", "plains", "barren"),  # 15
    ("plains", "sea", "plains", "barren"),  # 16
    ("mountain", "forest", "mountain", "barren"),  # 17
    ("forest", "mountain", "plains", "mountain"),  # 18
    ("plains", "mountain", "forest", "plains"),  # 19
    ("plains", "plains", "plains", "forest"),  # 20
)
"""Terrain of the 16 regular tiles by index, in base orientation."""

LAYOUTS: dict[int, Layout] = {
    2: Layout(
        homes=(
            Home(((3, 0), (4, -1), (2, 0), (3, -1)), ("plains", "mountain", "forest", "barren")),
            Home(((3, 5), (2, 6), (4, 5), (3, 6)), ("plains", "mountain", "forest", "barren")),
        ),
        slots=(
            ((1, 1), (0, 2), (2, 1), (1, 2)),
            ((5, -1), (4, 0), (6, -1), (5, 0)),
            ((3, 1), (2, 2), (4, 1), (3, 2)),
            ((1, 3), (0, 4), (2, 3), (1, 4)),
            ((5, 1), (4, 2), (6, 1), (5, 2)),
            ((3, 3), (2, 4), (4, 3), (3, 4)),
            ((1, 5), (0, 6), (2, 5), (1, 6)),
            ((5, 3), (4, 4), (6, 3), (5, 4)),
        ),
        edge=(
            (3, -1), (4, -1), (5, -1), (6, -1), (5, 0), (5, 1), (6, 1), (5, 2), (5, 3), (6, 3),
            (5, 4), (4, 5), (3, 6), (2, 6), (1, 6), (0, 6), (1, 5), (1, 4), (0, 4), (1, 3),
            (1, 2), (0, 2), (1, 1), (2, 0),
        ),
    ),
    3: Layout(
        homes=(
            Home(((4, 1), (5, 0), (3, 1), (4, 0)), ("plains", "mountain", "forest", "barren")),
            Home(((6, 4), (6, 5), (7, 3), (7, 4)), ("plains", "mountain", "forest", "barren")),
            Home(((1, 6), (0, 6), (1, 7), (0, 7)), ("plains", "mountain", "forest", "barren")),
        ),
        slots=(
            ((2, 0), (1, 1), (3, 0), (2, 1)),
            ((1, 4), (1, 3), (0, 5), (0, 4)),
            ((3, 2), (2, 2), (3, 3), (2, 3)),
            ((5, 2), (5, 1), (4, 3), (4, 2)),
            ((7, 0), (6, 0), (7, 1), (6, 1)),
            ((2, 4), (1, 5), (3, 4), (2, 5)),
            ((6, 2), (5, 3), (7, 2), (6, 3)),
            ((9, 2), (9, 1), (8, 3), (8, 2)),
            ((3, 6), (3, 5), (2, 7), (2, 6)),
            ((5, 4), (4, 4), (5, 5), (4, 5)),
            ((1, 8), (0, 8), (1, 9), (0, 9)),
            ((4, 6), (3, 7), (5, 6), (4, 7)),
        ),
        edge=(
            (2, 0), (3, 0), (4, 0), (5, 0), (6, 0), (7, 0), (7, 1), (7, 2), (8, 2), (9, 1),
            (9, 2), (8, 3), (7, 4), (6, 5), (5, 6), (4, 7), (3, 7), (2, 7), (1, 8), (1, 9),
            (0, 9), (0, 8), (0, 7), (0, 6), (0, 5), (0, 4), (1, 3), (2, 2), (2, 1), (1, 1),
        ),
    ),
    4: Layout(
        homes=(
            Home(((2, 0), (3, -1), (1, 0), (2, -1)), ("plains", "mountain", "forest", "barren")),
            Home(((8, -3), (9, -4), (7, -3), (8, -4)), ("plains", "forest", "mountain", "barren")),
            Home(((8, 3), (7, 4), (9, 3), (8, 4)), ("plains", "mountain", "forest", "barren")),
            Home(((2, 6), (1, 7), (3, 6), (2, 7)), ("plains", "forest", "mountain", "barren")),
        ),
        slots=(
            ((1, 2), (0, 3), (2, 2), (1, 3)),
            ((1, 4), (0, 5), (2, 4), (1, 5)),
            ((3, 0), (2, 1), (4, 0), (3, 1)),
            ((3, 2), (2, 3), (4, 2), (3, 3)),
            ((3, 4), (2, 5), (4, 4), (3, 5)),
            ((5, -2), (4, -1), (6, -2), (5, -1)),
            ((5, 0), (4, 1), (6, 0), (5, 1)),
            ((5, 2), (4, 3), (6, 2), (5, 3)),
            ((5, 4), (4, 5), (6, 4), (5, 5)),
            ((7, -2), (6, -1), (8, -2), (7, -1)),
            ((7, 0), (6, 1), (8, 0), (7, 1)),
            ((7, 2), (6, 3), (8, 2), (7, 3)),
            ((9, -2), (8, -1), (10, -2), (9, -1)),
            ((9, 0), (8, 1), (10, 0), (9, 1)),
        ),
        edge=(
            (2, -1), (3, -1), (4, -1), (5, -2), (6, -2), (7, -3), (8, -4), (9, -4), (8, -3), (8, -2),
            (9, -2), (10, -2), (9, -1), (9, 0), (10, 0), (9, 1), (8, 2), (8, 3), (9, 3), (8, 4),
            (7, 4), (6, 4), (5, 5), (4, 5), (3, 6), (2, 7), (1, 7), (2, 6), (2, 5), (1, 5),
            (0, 5), (1, 4), (1, 3), (0, 3), (1, 2), (2, 1), (2, 0), (1, 0),
        ),
    ),
}
"""Number of players -> layout."""
