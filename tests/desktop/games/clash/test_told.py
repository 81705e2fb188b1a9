"""The lines of the journal as they are told: with what was paid and gained, and what the card says."""

from __future__ import annotations

from typing import Any

import pytest

from core.engine.decision import Entry
from core.games.clash.goods import goods
from core.games.clash.moves import DONE, Construct, Influence, Pay, Raise
from desktop.games.clash.words.speaker import Speaker
from desktop.games.clash.words.told import told
from tests.desktop.games.clash.panels import RulesLink, link_of, rich_city, space

pytestmark = pytest.mark.usefixtures("qapp")


def sentences(*entries: Entry) -> list[str]:
    speaker = Speaker(("Mira", "Bot"))
    return [speaker.entry(entry)[1] for entry in told(entries)]


def paid(source: str, seat: int = 0, **goods: int) -> Entry:
    return Entry("paid", seat, {"goods": tuple(goods.items()), "source": source})


def gained(source: str, seat: int = 0, **goods: int) -> Entry:
    return Entry("gained", seat, {"goods": tuple(goods.items()), "source": source})


def played(link: RulesLink, *moves: Any) -> list[str]:
    """Return what is told of moves."""
    before = len(link.entries)
    link.play(*moves)
    return [link.speaker.entry(entry)[1] for entry in told(link.entries[before:])]


def test_an_advance_says_what_was_paid_and_gained():
    got = Entry("advance_gained", 0, {"advance": "writing", "how": "bought"})
    assert sentences(paid("writing", food=2), got, gained("writing", culture=1), gained("philosophy", idea=1)) == [
        "Mira got Writing. Paid: 2 Food. Gained: 1 Culture.", "Mira gained 1 Idea from Philosophy.",
    ]  # fmt: skip


def test_an_advance_that_costs_nothing_says_why():
    got = Entry("advance_gained", 0, {"advance": "roads", "how": "bought"})
    free = Entry("advance_costs_nothing", 0, {"advance": "roads", "power": "math"})
    assert sentences(free, got) == ["Mira got Roads. Paid: nothing (Math)."]
    given = Entry("advance_gained", 0, {"advance": "roads", "how": "card"})
    assert sentences(given) == ["Mira got Roads. Paid: nothing."]


def test_a_harvest_says_what_it_was_and_by_which_power_it_took_no_action():
    at = Entry("collected", 0, {"city": 3, "spaces": ((3, "food"),)})
    assert sentences(at, gained("collect", food=2, gold=1)) == ["Mira collected 2 Food, 1 Gold in 3."]
    assert sentences(paid("economic_liberty", mood=1), at, gained("collect", food=2)) == [
        "Mira collected 2 Food in 3. Free action: Economic Liberty. Paid: 1 Mood."
    ]


def test_gains_from_one_source_one_after_the_other_are_told_as_one():
    assert sentences(gained("trade_routes", food=1), gained("trade_routes", food=1)) == ["Mira gained 2 Food from Trade Routes."]
    assert sentences(gained("trade_routes", food=1), gained("trade_routes", gold=1)) == [
        "Mira gained 1 Food, 1 Gold from Trade Routes."
    ]
    for other in (gained("philosophy", food=1), gained("trade_routes", 1, food=1)):
        assert len(sentences(gained("trade_routes", food=1), other)) == 2


def test_an_attempt_to_influence_says_its_fee_and_what_raised_the_die():
    tried = Entry("influence_tried", 0, {"city": 3, "target": 5, "using": "arts"})
    rolled = Entry("influence_rolled", 0, {"die": 3, "result": 3, "target": 5})
    assert sentences(tried, paid("influence_culture", culture=2), rolled) == [
        "Mira tried to influence 5 from 3. Free action: Arts. Paid: 2 Culture.", "Mira rolled 3: result 3.",
    ]  # fmt: skip
    won = Entry("influence_succeeded", 0, {"target": 5, "building": "temple", "before": 1})
    assert sentences(paid("influence_culture", culture=2), won) == ["Mira influenced the Temple in 5. Paid: 2 Culture."]


def test_an_objective_says_what_it_cost_and_needs_no_second_full_stop():
    done = Entry("objective_completed", 0, {"card": "O01", "objective": "food_stock"})
    words = sentences(done, paid("food_stock", food=2))
    assert words == ["Mira completed Food! Paid: 2 Food."]


def test_what_is_given_for_a_gain_is_not_told_as_gained():
    assert sentences(gained("free_education", idea=-1, mood=1)) == ["Mira exchanged 1 Idea for 1 Mood: Free Education."]


def test_a_payment_of_another_player_or_for_something_else_stands_alone():
    got = Entry("advance_gained", 0, {"advance": "writing", "how": "bought"})
    assert sentences(paid("steel_weapons", ore=1), got)[0] == "Mira paid 1 Ore for Steel Weapons."
    assert sentences(paid("writing", 1, food=2), got)[0] == "Bot paid 2 Food for Writing."
    # Two payments are never told as one.
    assert len(sentences(paid("writing", food=2), paid("writing", food=2), got)) == 2


def test_the_lines_that_moves_write_are_told_together():
    link = link_of(rich_city())
    city = space(link, 3, -3)
    assert played(link, Construct(city, "academy"), Pay(goods(food=1, ore=1, wood=1))) == [
        "Mira built an Academy in Lagash. Paid: 1 Food, 1 Ore, 1 Wood. Gained: 2 Ideas."
    ]
    assert played(link, Raise(city, 2), DONE, Pay(goods(mood=2))) == ["Lagash is now Happy. Paid: 2 Mood."]
    said = played(link, Influence(space(link, 0, 0), space(link, 0, 0), "arts"))
    assert said[0] == "Mira tried to influence Ur from Ur. Free action: Arts. Paid: 1 Culture."


def test_a_played_card_says_what_it_does():
    speaker = Speaker(("Mira",))
    card = Entry("card_played", 0, {"card": "A31", "half": "leadership"})
    assert speaker.note(card) == "You have 1 more action this turn."
    assert sentences(card, paid("leadership", culture=1)) == ["Mira played Leadership. Paid: 1 Culture."]
    assert speaker.note(Entry("combat_card_revealed", 0, {"card": "A31", "half": "high_morale"})) == "+2 Combat Value."
    assert speaker.note(Entry("combat_card_played", 0, {"side": 0})) == ""


@pytest.mark.parametrize(
    ("entry", "sentence"),
    [
        (Entry("actions_lost", 0, {"actions": 1, "source": "assassination"}), "Mira lost 1 action: Assassination."),
        (Entry("actions_lost", 0, {"actions": 2, "source": "assassination"}), "Mira lost 2 actions: Assassination."),
        (Entry("first_player", 0, {"by": 0}), "Mira decided to be first player."),
        (Entry("first_player", 0, {"by": 1}), "Bot decided that Mira is first player now."),
    ],
)
def test_numbers_and_players_are_told_as_one_says_it(entry: Entry, sentence: str) -> None:
    assert sentences(entry) == [sentence]
