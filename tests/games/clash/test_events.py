"""Events: drawing, icons, discarding (Events, Event Icons)."""

from __future__ import annotations

from collections import Counter

import pytest

from core.games.clash.content.events.deck import BASE_EVENTS, EXHAUSTED_LAND, GOLD_MINE, ICONS, MOVE, NO_ICON, SPAWN
from core.games.clash.frames import TurnFrame
from core.games.clash.moves import END_TURN, NO, Choose, Pick, TakeAdvance
from tests.games.clash.war import BLUE, GREY, PLAIN_BOARD, RED, War

CITY = (0, 0)
AROUND = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]
PLAGUE, MINE, EXHAUST, SPAWNING, MOVING = "E01", "E34", "E13", "E09", "E03"


def test_the_deck_of_the_base_game() -> None:
    assert len(BASE_EVENTS) == 38
    icons = Counter(card.icon for card in BASE_EVENTS.values())
    assert set(icons) == {NO_ICON, *ICONS}
    # 22 of the 38 cards call Barbarians.
    assert icons[MOVE] + icons[SPAWN] == 22
    assert (icons[GOLD_MINE], icons[EXHAUSTED_LAND], icons[NO_ICON]) == (3, 4, 9)


def test_a_gold_mine_gives_two_gold_up_to_the_limit() -> None:
    war = War()
    war.player(RED, gold=6)
    war.events(MINE, PLAGUE)
    war.event()
    assert war.goods(RED) == {"gold": 7}
    assert war.state.events.draw == (PLAGUE,)
    assert war.state.events.discard == (MINE,)
    assert war.revealed


def test_a_card_without_icon_does_nothing_in_the_learning_game() -> None:
    war = War()
    war.events(PLAGUE)
    war.event()
    assert war.asked() == "turn"
    assert war.state.events.discard == (PLAGUE,)
    assert war.entries("event_drawn") == [{"card": PLAGUE, "icon": "", "from_discard": 0}]


def test_protections_do_not_stop_the_icon_EVNT_03() -> None:
    war = War()
    war.player(RED, "irrigation", "sanitation", "myths", mood=3)
    war.city(CITY, RED)
    war.put((2, 0), GREY, infantry=1)
    war.put(CITY, RED, infantry=1)
    war.events(MOVING)
    war.event()
    war.answer(war.options()[0])
    assert war.entries("barbarians_marched")


def test_the_discard_pile_becomes_the_deck_when_it_is_empty() -> None:
    war = War()
    war.events(discard=(MINE, PLAGUE, MINE.replace("34", "35")))
    war.chance.queue["events"] = [1, 0, 2]
    war.event()
    assert war.state.events.draw == (MINE, "E35")
    assert war.state.events.discard == (PLAGUE,)
    assert war.entries("events_shuffled") == [{"cards": 3}]


def test_without_any_card_there_is_no_event() -> None:
    war = War()
    war.event()
    assert war.asked() == "turn"
    assert war.entries("no_event_left")


# ---------------------------------------------------------------- Great Mausoleum
def test_the_great_mausoleum_may_take_the_discarded_event() -> None:
    war = War()
    war.player(RED, "great_mausoleum")
    war.events(PLAGUE, discard=(MINE, EXHAUST))
    decision = war.event()
    assert decision is not None
    assert (decision.kind, decision.source, decision.values["top"]) == ("draw_event", "great_mausoleum", MINE)
    assert war.options() == [Choose("deck"), Choose("discard")]
    assert war.why(NO) == "choose_the_pile"
    assert not war.revealed
    war.answer("discard")
    assert war.goods(RED) == {"gold": 2}
    assert not war.revealed
    # Its owner's Events go to the bottom of the pile.
    assert war.state.events.draw == (PLAGUE,)
    assert war.state.events.discard == (EXHAUST, MINE)


def test_the_great_mausoleum_may_draw_from_the_deck() -> None:
    war = War()
    war.player(RED, "great_mausoleum")
    war.events(PLAGUE, discard=(MINE,))
    war.event()
    war.answer("deck")
    assert war.revealed
    assert war.state.events.discard == (MINE, PLAGUE)


def test_the_great_mausoleum_has_no_choice_without_discards_and_helps_its_owner_only() -> None:
    war = War()
    war.player(RED, "great_mausoleum")
    war.events(MINE)
    war.event()
    assert war.goods(RED) == {"gold": 2}
    war = War()
    war.player(RED, "great_mausoleum")
    war.events(PLAGUE, discard=(MINE,))
    war.event(BLUE)
    assert war.state.events.discard == (PLAGUE, MINE)


# ---------------------------------------------------------------- Exhausted Land
def test_exhausted_land_lies_beside_a_city_on_an_empty_space() -> None:
    hexes = dict(PLAIN_BOARD)
    hexes[1, 0], hexes[1, -1] = "barren", "sea"
    war = War(hexes)
    war.city(CITY, RED)
    war.put((0, -1), RED, settler=1)
    war.city((-1, 0), BLUE)
    war.events(EXHAUST)
    decision = war.event()
    assert decision is not None
    assert (decision.kind, decision.seats) == ("exhaust", (RED,))
    assert set(war.options()) == {Pick(war.at((-1, 1))), Pick(war.at((0, 1)))}
    assert war.why(Pick(war.at((0, -1)))) == "empty_land_beside_your_city"
    assert war.why(END_TURN) == "empty_land_beside_your_city"
    war.answer(Pick(war.at((0, 1))))
    assert war.state.exhausted == (war.at((0, 1)),)
    # The last one is placed without asking, then there is none.
    war.events(EXHAUST, EXHAUST)
    war.event()
    assert war.state.exhausted == tuple(sorted((war.at((0, 1)), war.at((-1, 1)))))
    war.event()
    assert war.entries("nothing_exhausted")


def test_no_seventh_marker_is_placed() -> None:
    war = War()
    war.city(CITY, RED)
    war.state.exhausted = tuple(range(6))
    war.events(EXHAUST)
    war.event()
    assert len(war.state.exhausted) == 6


def test_nobody_else_is_touched() -> None:
    war = War()
    war.city(CITY, BLUE)
    war.events(EXHAUST)
    war.event(RED)
    assert war.state.exhausted == ()


# ---------------------------------------------------------------- the trigger
def test_the_event_comes_after_the_advance_and_before_the_refill_EVNT_01_EVNT_07_EVNT_08() -> None:
    war = War()
    war.player(RED, "farming", "mining", food=2)
    war.state.players[RED].cubes = 1
    war.city(CITY, RED)
    war.events(EXHAUST)
    decision = war.answer(TakeAdvance("storage"))
    assert decision is not None
    # Nothing else is possible between the Advance and its Event.
    assert decision.kind == "exhaust"
    assert war.state.players[RED].cubes == 0
    war.answer(Pick(war.at((0, 1))))
    assert war.state.players[RED].cubes == 3
    keys = [entry.key for entry in war.journal]
    assert keys.index("event_drawn") < keys.index("tracker_refilled")


@pytest.mark.parametrize("icon", [SPAWN, MOVE])
def test_a_drawer_without_a_city_gets_nothing(icon: str) -> None:
    war = War()
    war.city(CITY, BLUE)
    war.events(next(card.id for card in BASE_EVENTS.values() if card.icon == icon))
    war.event(RED)
    assert war.asked() == "turn"
    assert isinstance(war.state.frames[-1], TurnFrame)
    assert len(war.state.cities) == 1
