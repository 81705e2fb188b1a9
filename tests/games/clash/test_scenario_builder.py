"""The builder of scenarios: irregular positions, the same words in the facts, one sentence for a wrong shape."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from core.engine.scenario import ScenarioError
from core.games.clash import SCENARIOS
from core.games.clash.moves import Collect, Construct, MoveUnits, Raise
from core.games.clash.state import State

BOARD = 'board = {"0,0" = "barren", "1,0" = "sea", "0,1" = "forest"}\n'


def build(text: str, board: str = BOARD) -> State:
    """Return the state of a TOML text."""
    return SCENARIOS.build(tomllib.loads(board + text))  # type: ignore[no-any-return]


def facts(text: str, board: str = BOARD) -> Any:
    """Return the facts of the state of a TOML text."""
    return SCENARIOS.facts(build(text, board))


def test_an_irregular_position_comes_back_in_the_same_words() -> None:
    found = facts(
        """
        age = 3
        round = 2
        first = 1
        turn = 1
        exhausted = ["0,1"]
        events = ["E20", "E09"]
        event_discard = ["E03"]
        builders = {great_wall = 1}
        [seats.0]
        food = 1
        culture = 9
        advances = ["writing", "philosophy"]
        hand = ["great_arena"]
        cubes = 1
        event_points = 1.5
        [seats.0.cities."0,0"]
        mood = "happy"
        buildings = ["temple", "academy:1"]
        wonders = ["great_wall"]
        port = "1,0"
        activated = 1
        [seats.0.units]
        "0,0" = {infantry = 3}
        "1,0" = {ship = 1, settler = 1}
        [seats.0.marks]
        "0,0" = {infantry = {forest = 2, fought = 1}}
        [barbarians]
        units = {"0,1" = {infantry = 2}}
        """
    )
    assert (found["age"], found["round"], found["first"], found["asked"]) == (3, 2, 1, [1])
    assert found["exhausted"] == ["0,1"]
    assert found["event_discard"] == ["E03"]
    seat = found["seats"]["0"]
    assert (seat["food"], seat["culture"], seat["cubes"], seat["event_points"]) == (1, 9, 1, 1.5)
    assert seat["advances"] == ["writing", "philosophy"]
    assert seat["owns"] == {"farming": True, "mining": True, "writing": True, "philosophy": True}
    assert seat["hand"] == ["great_arena"]
    assert seat["wonders"] == ["great_wall"]
    assert found["builders"] == {"great_wall": 1}
    city = seat["cities"]["0,0"]
    assert city["buildings"] == ["academy:1", "port", "temple"]
    assert (city["mood"], city["port"], city["size"], city["activated"]) == ("happy", "1,0", 5, 1)
    assert seat["units"] == {"0,0": {"infantry": 3}, "1,0": {"settler": 1, "ship": 1}}
    assert seat["marks"] == {"0,0": {"infantry": {"forest": 2, "fought": 1}}}
    assert found["barbarians"]["units"] == {"0,1": {"infantry": 2}}
    assert (seat["actions"], found["seats"]["1"]["actions"]) == (0, 3)


def test_a_layout_reveals_the_named_regions() -> None:
    regions = "regions = {R6 = {tile = 11}, R4 = {tile = 12, half_turn = true}, R1 = {tile = 5, hidden = true}}"
    found = facts(regions, "layout = 2\n")
    terrain = found["terrain"]
    assert [terrain[space] for space in ("3,3", "2,4", "4,3", "3,4")] == ["sea", "plains", "forest", "mountain"]
    assert [terrain[space] for space in ("1,3", "0,4", "2,3", "1,4")] == ["forest", "plains", "sea", "forest"]
    assert terrain["1,1"] == "unrevealed"
    assert terrain["3,0"] == "plains"
    assert found["regions"]["R6"] == {"tile": 11, "half_turn": False, "revealed": True}
    assert found["regions"]["R1"] == {"tile": 5, "half_turn": False, "revealed": False}
    tiles = [region["tile"] for region in found["regions"].values()]
    assert len(set(tiles)) == 8


@pytest.mark.parametrize(
    ("begin", "asks"),
    [
        ("", "turn"),
        ('begin = "turn"', "turn"),
        ('begin = "status_phase"', "free_advance"),
        ('begin = "raze"', "raze"),
        ('begin = "first_player"', "first_player"),
        ('begin = "barbarians_spawn"', "spawn_settlement"),
    ],
)
def test_a_position_may_begin_anywhere(begin: str, asks: str) -> None:
    text = f'{begin}\nseats.0.cities = {{"0,0" = {{}}}}\nseats.1.cities = {{"5,0" = {{}}}}'
    assert facts(text, 'board = {radius = 2, "5,0" = "plains"}\n')["asks"] == asks


def test_moves_in_words() -> None:
    state = build('seats.0.units = {"0,0" = {infantry = 2}}\nseats.0.marks = {"0,0" = {infantry = {forest = 1}}}')
    space = {name: SCENARIOS.move({"seat": 0, "found": name}, state).space for name in ("0,0", "1,0", "0,1")}

    def move(**words: Any) -> Any:
        return SCENARIOS.move({"seat": 0, **words}, state)

    assert move(collect={"city": "0,0", "spaces": {"0,1": "wood"}}) == Collect(space["0,0"], ((space["0,1"], "wood"),))
    assert move(construct={"city": "0,0", "building": "port", "port": "1,0"}) == Construct(space["0,0"], "port", space["1,0"])
    assert move(**{"raise": {"city": "0,0", "mood": "happy"}}) == Raise(space["0,0"], 2)
    path = (space["0,0"], space["0,1"])
    assert move(move={"from": "0,0", "to": "0,1", "units": {"infantry": 2}}) == MoveUnits(
        path, (("infantry", 0, 1), ("infantry", 2, 1))
    )
    assert move(move={"path": ["0,0", "0,1"], "units": {"infantry:forest": 1}, "roads": True}) == MoveUnits(
        path, (("infantry", 2, 1),), True
    )


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("sets = 1", "`sets` is not known."),
        ("seats.0.food = -1", "`seats.0.food` must be a whole number of at least 0."),
        ("seats.0.gold = true", "`seats.0.gold` must be a whole number of at least 0."),
        ("seats.7.food = 1", "`seats.7`: 7 is no seat, they are 0 to 3."),
        ('seats.0.advances = ["wheel"]', "`seats.0.advances`: 'wheel' is none of"),
        ('seats.0.cities = {"0;0" = {}}', '`seats.0.cities.0;0`: \'0;0\' is no space, write it as "q,r".'),
        ('seats.0.cities = {"9,9" = {}}', "`seats.0.cities.9,9`: the board has no space 9,9."),
        ('seats.0.cities = {"0,0" = {temple = 1}}', "`seats.0.cities.0,0.temple` is not known."),
        ('seats.0.cities = {"0,0" = {mood = "sad"}}', "`seats.0.cities.0,0.mood`: 'sad' is none of"),
        ('seats.0.cities = {"0,0" = {}}\nseats.1.cities = {"0,0" = {}}', "there are two cities on 0,0."),
        ('seats.0.units = {"0,0" = {tank = 1}}', "`seats.0.units.0,0.tank`"),
        ('seats.0.units = {"0,0" = {infantry = 0}}', "`seats.0.units.0,0.infantry` must be a whole number of at least 1."),
        ('seats.0.units = {"0,0" = {settler = 1}}\nseats.0.marks = {"0,0" = {settler = {wet = 1}}}', "'wet' is none of"),
        ('seats.0.units = "all"', "`seats.0.units` must be a table."),
        ("seats.0.event_points = 0.3", "`seats.0.event_points` must be a number of points or half points."),
        ("turn = 5", "`turn` and `first` must be seats."),
        ('begin = "noon"', "`begin`: 'noon' is none of"),
        ('exhausted = "0,0"', "`exhausted` must be an array."),
        ('barbarians.cities = {"0,0" = {buildings = ["temple"]}}', "whose is the temple?"),
    ],
)
def test_a_wrong_shape_gives_one_sentence(text: str, sentence: str) -> None:
    with pytest.raises(ScenarioError) as error:
        build(text)
    assert sentence in str(error.value)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("board", "sentence"),
    [
        ("", "`board` or `layout` is missing."),
        ("layout = 5", "`layout` must be one of: 2, 3, 4."),
        ("layout = 2\nregions = {R9 = {tile = 5}}", "`regions.R9`"),
        ("layout = 2\nregions = {R1 = {tile = 30}}", "`regions.R1.tile`: the tiles are 5 to 20."),
        ('board = {"0,0" = "lava"}', "`board.0,0`: 'lava' is none of"),
    ],
)
def test_a_wrong_board_gives_one_sentence(board: str, sentence: str) -> None:
    with pytest.raises(ScenarioError) as error:
        build("", board + "\n")
    assert sentence in str(error.value)


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ({}, "a move needs one kind of move, found: none."),
        ({"found": "0,0", "end_turn": True}, "a move needs one kind of move, found: found, end_turn."),
        ({"fly": "0,0"}, "`moves`: 'fly' is none of"),
        ({"found": "7,7"}, "`found`: the board has no space 7,7."),
        ({"collect": {"spaces": {}}}, "`collect.city` is missing."),
        ({"raise": {"city": "0,0", "mood": 2}}, "`raise.mood`: 2 is none of"),
        ({"end_turn": 1}, "`end_turn` must be true."),
        ({"pay": {"stone": 1}}, "`pay.stone`"),
        ({"move": {"from": "0,0", "to": "1,0", "units": {"ship:wet": 1}}}, "'wet' is none of"),
    ],
)
def test_a_wrong_move_gives_one_sentence(move: dict[str, Any], sentence: str) -> None:
    state = build("")
    with pytest.raises(ScenarioError) as error:
        SCENARIOS.move({"seat": 0, **move}, state)
    assert sentence in str(error.value)
