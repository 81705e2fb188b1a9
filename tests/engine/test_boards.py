"""Board graphs, distance tables and outlines."""

from __future__ import annotations

import math
import subprocess
import sys
from pathlib import Path

import networkx as nx
import pytest

from core.engine import hexes
from core.engine.board import Board, Space, hex_board, map_board
from core.engine.outline import Outlines, hex_outlines

DISC = hexes.disc((0, 0), 2)
SEA = {(0, 0), (0, 1), (-2, 2)}


@pytest.fixture
def board() -> Board[hexes.Hex]:
    """Return 19 hexes with two lakes, in two regions."""
    return hex_board({at: Space("sea" if at in SEA else "plains", "west" if at[0] < 0 else "east") for at in DISC})


def test_hexes_become_a_graph(board: Board[hexes.Hex]) -> None:
    assert board.ids == tuple(sorted(DISC))
    for i, at in enumerate(board.ids):
        assert {board.ids[j] for j in board.neighbours[i]} == set(hexes.neighbours(*at)) & set(DISC)
    graph = board.graph()
    assert graph.number_of_edges() == sum(map(len, board.neighbours)) // 2
    assert graph.nodes[board.index[0, 0]] == {"id": (0, 0), "terrain": "sea", "region": "east"}
    assert board.problems() == ()


def test_distances_agree_with_networkx(board: Board[hexes.Hex]) -> None:
    land = board.of_terrain("plains")
    graph = board.graph().subgraph([i for i, allowed in enumerate(land) if allowed])
    for source in range(len(board.ids)):
        found = board.distances_from(source, land)
        expected = nx.single_source_shortest_path_length(graph, source) if land[source] else {}
        assert found == tuple(expected.get(i, -1) for i in range(len(board.ids)))
        assert board.distances_from(source, land) is found
    everywhere = (True,) * len(board.ids)
    centre = board.distances_from(board.index[0, 0], everywhere)
    assert centre == tuple(hexes.distance((0, 0), at) for at in board.ids)


def test_groups_of_terrain(board: Board[hexes.Hex]) -> None:
    found = board.groups(board.of_terrain("sea"))
    assert found is board.groups(board.of_terrain("sea"))
    assert found[board.index[0, 0]] == found[board.index[0, 1]] >= 0
    assert found[board.index[-2, 2]] not in (-1, found[board.index[0, 0]])
    assert found[board.index[1, 0]] == -1


def test_a_board_that_wraps() -> None:
    row = {(q, 0): Space("plains") for q in range(6)}
    assert hex_board(row).distances_from(0, (True,) * 6)[5] == 5
    ring = hex_board(row, [((5, 0), (0, 0))])
    assert ring.distances_from(0, (True,) * 6) == (0, 1, 2, 3, 2, 1)


def test_a_map_from_a_file() -> None:
    data = {
        "spaces": {
            "gaul": {"terrain": "land", "region": 1},
            "iberia": {"terrain": "land", "region": 1},
            "ocean": {"terrain": "sea"},
        },
        "edges": [["gaul", "iberia"], ["iberia", "ocean"]],
    }
    board = map_board(data)
    assert board.neighbours == ((1,), (0, 2), (1,))
    assert board.problems() == ()
    for bad in (
        {},
        {"spaces": {"a": {}}, "edges": []},
        {"spaces": [], "edges": []},
        {**data, "edges": [["gaul", "atlantis"]]},
        {**data, "edges": [["gaul", "gaul"]]},
        {**data, "edges": [["gaul"]]},
    ):
        with pytest.raises(ValueError):
            map_board(bad)


def test_parts_that_do_not_hang_together_are_found() -> None:
    spaces = {(0, 0): Space("plains", "a"), (1, 0): Space("plains", "b"), (2, 0): Space("plains", "a"), (9, 9): Space("sea")}
    assert hex_board(spaces).problems() == (
        "the board falls into 2 parts",
        "the region a does not hang together",
    )


# ---- outlines
def length(ring: tuple[hexes.Point, ...]) -> float:
    """Return the length of a closed line."""
    return sum(math.dist(ring[i - 1], ring[i]) for i in range(len(ring)))


def test_the_outline_of_a_region_goes_round_it() -> None:
    ring = hexes.ring((0, 0), 1)
    outlines = hex_outlines([(0, 0), *ring], 10)
    (single,) = outlines.region([0])
    assert len(single) == 6
    assert length(single) == pytest.approx(60, abs=0.01)
    (flower,) = outlines.region(range(7))
    assert length(flower) == pytest.approx(180, abs=0.1)
    rings = outlines.region(range(1, 7))
    assert sorted(round(length(one)) for one in rings) == [60, 180], "a ring has a hole"
    (smaller,) = outlines.region([0], inset=1)
    assert length(smaller) < 60


def test_realms_lie_inside_their_spaces() -> None:
    outlines = hex_outlines([(0, 0), (1, 0), (5, 5)], 10)
    realms = outlines.realms({0: 3, 1: 1, 2: 3}, inset=1.0)
    assert list(realms) == [1, 3]
    assert len(realms[3]) == 2
    for x, y in realms[1][0]:
        assert outlines.space_at(x, y) == 1


def test_coasts_are_where_land_and_sea_touch() -> None:
    outlines = hex_outlines([(0, 0), *hexes.ring((0, 0), 1)], 10)
    (line,) = outlines.coast([0], range(1, 7))
    assert length(line) == pytest.approx(60, abs=0.1)
    (line,) = outlines.coast([0], [1])
    assert math.dist(line[0], line[-1]) == pytest.approx(10, abs=0.01)
    assert hex_outlines([(0, 0), (4, 4)]).coast([0], [1]) == ()


def test_labels_and_hits() -> None:
    spaces = [(0, 0), *hexes.ring((0, 0), 1), (9, 0)]
    outlines = hex_outlines(spaces, 10)
    x, y = outlines.label_point(range(8))
    assert math.hypot(x, y) < 3, "in the middle of the larger part"
    for i, space in enumerate(spaces):
        assert outlines.space_at(*hexes.centre(space, 10)) == i
    assert outlines.space_at(1000, 0) is None
    with pytest.raises(ValueError):
        outlines.label_point([])


def test_neighbours_can_be_read_from_shapes() -> None:
    spaces = sorted(DISC)
    board = hex_board({at: Space("plains") for at in spaces})
    pairs = {(i, j) for i, row in enumerate(board.neighbours) for j in row if i < j}
    assert set(hex_outlines(spaces, 10).touching()) == pairs
    square = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))
    corner_only = tuple((x + 1, y + 1) for x, y in square)
    island = tuple((x + 5, y) for x, y in square)
    beside = tuple((x + 6, y) for x, y in square)
    assert Outlines([(square, island), (corner_only,), (beside,)]).touching() == ((0, 2),)


def test_heavy_libraries_come_only_when_asked_for() -> None:
    script = (
        "import sys; from core.engine.board import Space, hex_board; from core.engine.outline import hex_outlines;"
        "board = hex_board({(0, 0): Space('plains'), (1, 0): Space('sea')}); board.distances_from(0, (True, True));"
        "outlines = hex_outlines(board.ids); sys.exit(any(name in sys.modules for name in ('networkx', 'shapely', 'numpy')))"
    )
    root = Path(__file__).parents[2]
    done = subprocess.run([sys.executable, "-c", script], cwd=root, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
