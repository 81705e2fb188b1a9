"""What "why" tells of limits that no single card or price shows: trade routes, the hand, the die of Influence Culture."""

from __future__ import annotations

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import QPoint

from core.games.clash.moves import END_TURN, Gain, Influence, TakeAdvance
from desktop.games.clash.docks.explaining import explain_space
from desktop.games.clash.why import explain_move
from desktop.widgets.explained import Explanation, explainer_of
from tests.desktop.games.clash.panels import RulesLink, link_of, rich_city, space

pytestmark = pytest.mark.usefixtures("qapp")


def trader() -> RulesLink:
    """Three Settlers beside one foreign city."""
    data = rich_city(units={"-1,0": {"settler": 3}})
    data["seats"]["0"]["advances"].append("trade_routes")
    return link_of(data)


def lines(explanation: Explanation | None) -> list[tuple[str, str]]:
    assert explanation is not None
    assert all(part.section for part in explanation.parts)
    return [(part.text, part.amount) for part in explanation.parts]


def test_trade_routes_are_counted_where_the_advance_stands_and_where_they_pay():
    link = trader()
    told = explain_move(link, TakeAdvance("trade_routes"))
    assert lines(told) == [
        ("Your Settlers and Ships within 2 spaces of a foreign city that is not Angry", "3"),
        ("Without a city of their own, or beyond 4 routes", "−2"),
        ("Each gives 1 Food at the start of the turn", ""),
    ]
    assert told is not None
    assert told.total == "1"
    assert explain_move(link_of(rich_city()), TakeAdvance("trade_routes")).title == "Price of Trade Routes"  # type: ignore[union-attr]
    link.play(END_TURN, END_TURN)
    while link.decision.source != "trade_routes":
        link.play(link.legal()[0])
    assert all(explain_move(link, way).title == "Trade routes" for way in link.moves(Gain))  # type: ignore[union-attr]


def test_an_attempt_to_influence_says_what_the_die_must_show():
    link = link_of(rich_city())
    city = space(link, 0, 0)
    told = lines(explain_move(link, Influence(city, city)))
    assert ("Succeeds with 5 or more; each Culture token paid after the roll adds 1", "") in told


def test_the_hand_says_that_it_has_no_limit(sitting):
    sitting.position(rich_city())
    told = explainer_of(sitting.table.hand)(QPoint(1, 1))  # type: ignore[misc]
    assert lines(told) == [("A hand has no limit.", "")]
    assert told is not None
    assert told.total == str(len(sitting.state.players[0].hand))


def test_a_city_says_how_large_it_may_grow(sitting):
    sitting.position(rich_city())
    told = explain_space(sitting.table, space(link_of(rich_city()), 0, 0))
    assert lines(told)[-1] == ("May grow to size 4: as many as there are cities of this player, at most 5", "")
