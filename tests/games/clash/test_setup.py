"""Game Setup: the three layouts with both sides of the starting regions, what players begin with, hidden piles, first player."""

from __future__ import annotations

import pytest

from core.engine.game import Config, SeatConfig
from core.games.clash import GAME, SCENARIOS
from core.games.clash.content.cards import ACTION, KINDS, OBJECTIVE
from core.games.clash.state import State

COUNTS = (2, 3, 4)
CAPITALS = {2: ["3,0", "3,5"], 3: ["4,1", "6,4", "1,6"], 4: ["2,0", "8,-3", "8,3", "2,6"]}
"""Number of players -> the Plains spaces of the starting regions, clockwise round the board."""


def new(players: int, seed: int = 1) -> State:
    """Return a new game."""
    return GAME.new(Config(seats=tuple(SeatConfig(colour=seat) for seat in range(players))), seed)


@pytest.mark.parametrize("players", COUNTS)
def test_every_player_begins_alike(players: int) -> None:
    facts = SCENARIOS.facts(new(players))
    assert (facts["age"], facts["round"], facts["asks"], facts["asked"]) == (1, 1, "turn", [facts["first"]])
    for seat, capital in enumerate(CAPITALS[players]):
        player = facts["seats"][str(seat)]
        goods = {name: player[name] for name in ("food", "ore", "wood", "idea", "gold", "mood", "culture")}
        assert goods == {"food": 2, "ore": 0, "wood": 0, "idea": 0, "gold": 0, "mood": 0, "culture": 0}
        assert player["owns"] == {"farming": True, "mining": True}
        assert (player["cubes"], player["wonders"]) == (3, [])
        assert [KINDS[card] for card in player["hand"]] == [ACTION, OBJECTIVE]
        assert player["units"] == {capital: {"settler": 1}}
        city = player["cities"][capital]
        assert (city["mood"], city["size"]) == ("happy", 1)
        assert player["actions"] == (3 if seat == facts["first"] else 0)
        assert player["points"] == 2
    assert facts["barbarians"] == {"cities": {}, "units": {}, "marks": {}}
    assert (facts["events_left"], facts["event_discard"], facts["wonders_left"]) == (38, [], 8)
    assert (facts["actions_left"], facts["action_discard"]) == (42 - players, [])
    assert (facts["objectives_left"], facts["objective_discard"]) == (32 - players, [])


@pytest.mark.parametrize(("players", "slots", "spaces"), [(2, 8, 40), (3, 12, 60), (4, 14, 72)])
def test_all_other_regions_are_unrevealed_and_different(players: int, slots: int, spaces: int) -> None:
    facts = SCENARIOS.facts(new(players))
    regions = facts["regions"]
    assert len(regions) == slots
    assert not any(region["revealed"] for region in regions.values())
    assert len({region["tile"] for region in regions.values()}) == slots
    terrain = list(facts["terrain"].values())
    assert len(terrain) == spaces
    assert terrain.count("unrevealed") == 4 * slots
    for kind in ("plains", "mountain", "forest", "barren"):
        assert terrain.count(kind) == players


def test_the_side_of_a_starting_region_depends_on_the_layout() -> None:
    # On the board for four the Mountains of all homes point to the middle row, so that two homes show the other side.
    terrain = SCENARIOS.facts(new(4))["terrain"]
    assert (terrain["3,-1"], terrain["1,0"]) == ("mountain", "forest")
    assert (terrain["9,-4"], terrain["7,-3"]) == ("forest", "mountain")
    assert (terrain["7,4"], terrain["9,3"]) == ("mountain", "forest")
    assert (terrain["1,7"], terrain["3,6"]) == ("forest", "mountain")


@pytest.mark.parametrize("players", COUNTS)
def test_rx64_any_player_may_be_first(players: int) -> None:
    first = [new(players, seed).first for seed in range(60)]
    assert set(first) == set(range(players))
    assert all(first.count(seat) >= 60 / players / 3 for seat in range(players))


def test_the_seed_deals_tiles_and_cards() -> None:
    assert new(3, 5) == new(3, 5)
    games = [new(2, seed) for seed in range(8)]
    assert len({game.regions for game in games}) == len({game.events.draw for game in games}) == 8
    assert len({game.wonder_deck.draw for game in games}) == 8
