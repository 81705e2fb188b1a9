"""What the rows of the palette say of prices: what is really paid, what is given apart, and which power makes it so."""

from __future__ import annotations

from typing import Any

import pytest

from core.games.clash.scenario import SCENARIOS
from desktop.games.clash.commands.root import completions
from desktop.palette.tree import Completion
from tests.desktop.games.clash.panels import rich_city
from tests.desktop.games.clash.test_commands import Table

pytestmark = pytest.mark.usefixtures("qapp")


def rows(entries: Any, *steps: str) -> list[Completion]:
    """Return the rows after steps, each named by the beginning of its text."""
    for step in steps:
        entries = next(entry for entry in entries if entry.text.startswith(step)).next_steps()
    return list(entries)


def notes(data: dict[str, Any], *steps: str) -> dict[str, list[str]]:
    """Return the notes of the rows after steps, by text."""
    found: dict[str, list[str]] = {}
    for entry in rows(completions(Table(SCENARIOS.build(data))), *steps):  # type: ignore[arg-type]
        found.setdefault(entry.text, []).append(entry.note)
    return found


def scholar(**changes: Any) -> dict[str, Any]:
    """A player who gets an Idea back for each Science Advance."""
    return rich_city(advances=["farming", "mining", "writing", "philosophy", "math"], food=0, idea=3, gold=0, **changes)


def test_the_price_is_what_is_paid_and_what_is_given_stands_apart() -> None:
    medicine = notes(scholar(), "Advance")["Medicine"]
    assert medicine == ["costs 1 action, 2 Ideas · gives 1 Culture, 1 Idea (Philosophy) · Science"]


def test_what_costs_no_goods_says_by_which_power() -> None:
    assert notes(scholar(), "Advance")["Roads"] == ["costs 1 action, no goods: Math · gives 1 Culture · Construction"]


def test_a_free_action_costs_its_fee_and_no_action() -> None:
    found = notes(rich_city(), "Influence", "Ur")
    assert found["from Ur"] == ["costs 1 action", "costs 1 Culture, no action: Arts"]
    assert found["from Eridu"] == ["costs 1 action, 1 Culture", "costs 2 Culture, no action: Arts"]
    mood = notes(rich_city(), "Increase", "Lagash")
    assert mood["Become Happy"][0].startswith("costs 1 action, 1 Mood")
    assert mood["Become Happy (Voting)"][0].startswith("costs 2 Mood, no action: Voting")
    assert "costs 1 Mood, no action: Economic Liberty · Lagash" in notes(rich_city(), "Collect", "Lagash")["1 Food"]


def test_a_price_that_a_power_changes_names_the_power() -> None:
    assert notes(rich_city(), "Construct", "Lagash")["Temple"] == [
        "costs 1 action, 1 Ore, 1 Wood: State Religion (other ways follow)"
    ]
    ways = notes(rich_city(), "Recruit", "Lagash", "1 Infantry")
    assert ways["pay 1 Food, 1 Ore"] == [""]
    assert ways["pay 1 Mood"] == ["with Draft"]
    poor = rich_city(food=0, ore=0, gold=0)
    assert notes(poor, "Recruit", "Lagash")["1 Infantry"] == ["costs 1 action, 1 Mood: Draft"]


def test_what_a_payment_pays_in_place_of_tokens_names_the_power() -> None:
    ways = notes(rich_city(), "Increase", "Lagash", "Become Happy")
    assert ways["pay 1 Mood"] == [""]
    assert ways["pay 1 Food"] == ["with Rituals"]
    arena = rich_city(wonders=["great_arena"])
    arena["seats"]["0"]["cities"]["0,0"]["wonders"] = ["great_arena"]
    del arena["seats"]["0"]["wonders"]
    assert notes(arena, "Increase", "Lagash", "Become Happy")["pay 1 Culture"] == ["with Great Arena"]


def test_a_harvest_says_what_is_lost_and_which_mood_falls() -> None:
    found = notes(rich_city(), "Collect", "Ur")["4 Food, 1 Wood"]
    assert any(note.endswith("2 Food would be lost: more than you can hold · Ur becomes Neutral") for note in found)


def test_a_harvest_counts_what_powers_add() -> None:
    data = rich_city()
    before = {text for text, found in notes(data, "Collect", "Ur").items() if found != [""]}
    data["seats"]["0"]["advances"].append("public_education")
    after = {text for text, found in notes(data, "Collect", "Ur").items() if found != [""]}
    assert "4 Food, 1 Wood" in before
    assert "4 Food, 1 Wood" not in after
    assert "4 Food, 1 Wood, 1 Idea" in after


def test_founding_moving_and_using_say_that_they_take_an_action() -> None:
    data = rich_city(units={"1,1": {"settler": 1}, "0,0": {"infantry": 1}})
    (place,) = notes(data, "Found").values()
    assert place[0].startswith("costs 1 action")
    ends = [note for found in notes(data, "Move", "1 Infantry").values() for note in found if note]
    assert ends
    assert all(note.startswith("costs 1 action") for note in ends)
    assert notes(rich_city(), "Use", "Circus")["Eridu becomes Happy"] == ["costs 1 action, 2 Culture"]
