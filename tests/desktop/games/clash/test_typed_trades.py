"""Trades by typing alone: with whom, what is given and got, the offer; answers and other offers in place of an answer."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import Qt

from core.games.clash.goods import NONE, goods
from core.games.clash.moves import END_TURN, NO, Accept, Offer
from desktop.games.clash.commands.position import Position
from desktop.games.clash.commands.root import completions
from desktop.games.clash.commands.trading import counter_offer
from desktop.games.clash.words.cards import card_name
from desktop.games.clash.words.phrases import PHRASES
from tests.desktop.games.clash.panels import RulesLink, link_of
from tests.desktop.games.clash.test_commands import Table
from tests.desktop.games.clash.test_palette import Typing
from tests.desktop.games.clash.test_trade import AWE, SPIES, market


def rows(entries: Any, *steps: str) -> dict[str, Any]:
    """Return the rows after steps by their texts."""
    for step in steps:
        entries = {entry.text: entry for entry in entries}[step].next_steps()
    return {entry.text: entry for entry in entries}


def table_of(data: dict[str, Any]) -> Table:
    return Table(link_of(data).state)


def last_offer(table: Table) -> Any:
    return table.rows[-1][-1]


# ---------------------------------------------------------------- on the window
def test_a_whole_trade_is_typed(sitting, bots, qtbot):
    bots.script = staticmethod(lambda state, seat: Accept())
    sitting.position(market())
    typing = Typing(sitting)
    before = sitting.state.players[0].goods
    typing.open()
    for words in ("trade", "with bot", "give 2 food", "get 1 ore"):
        typing.type(words)
        typing.key(Qt.Key.Key_Return)
    assert typing.box.steps == ("Trade", "with Bot", "give 2 Food", "get 1 Ore")
    assert typing.rows()[0] == "Offer 2 Food for 1 Ore"
    typing.type("offer")
    typing.key(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: sitting.kind == "turn" and sitting.state.players[0].goods != before)
    after = sitting.state.players[0].goods
    assert (after[0], after[1]) == (before[0] - 2, before[1] + 1)


def test_an_offer_is_answered_with_another_one_by_typing(sitting, bots, qtbot):
    offer = Offer(0, goods(ore=1), (), goods(food=2))
    bots.script = staticmethod(lambda state, seat: offer if not state.players[seat].offers else END_TURN)
    sitting.position(market())
    sitting.table.submit(END_TURN)
    qtbot.waitUntil(lambda: sitting.kind == "offer")
    typing = Typing(sitting)
    typing.open()
    typing.type("another offer")
    typing.key(Qt.Key.Key_Return)
    assert typing.rows()[0] == "Offer 2 Food for 1 Ore"
    typing.type("give 1 food")
    typing.key(Qt.Key.Key_Return)
    typing.type("get 2 ore")
    typing.key(Qt.Key.Key_Return)
    typing.type("offer 1 food")
    bots.script = staticmethod(lambda state, seat: Accept() if state.frames[-1].seat == 0 else END_TURN)
    typing.key(Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: any("instead" in line for line in sitting.journal()))
    qtbot.waitUntil(lambda: sitting.state.players[0].goods[1] == 2)


def test_an_offer_is_refused_and_accepted_by_typing(sitting, bots, qtbot):
    offer = Offer(0, goods(ore=1), (), goods(food=2))
    bots.script = staticmethod(lambda state, seat: offer if not state.players[seat].offers else END_TURN)
    for words, ore in (("refuse", 0), ("accept", 1)):
        sitting.position(market())
        sitting.table.submit(END_TURN)
        qtbot.waitUntil(lambda: sitting.kind == "offer")
        Typing(sitting).say(words)
        qtbot.waitUntil(lambda: sitting.kind == "turn")
        assert sitting.state.players[0].goods[1] == ore


# ---------------------------------------------------------------- what there is to put on the table
def test_what_is_mostly_a_slip_does_not_stand_on_top(qapp):
    table = table_of(market())
    found = rows(completions(table), "Trade", "with Bot", "give 2 Food")
    assert next(iter(found)) == "get 1 Ore"
    assert "Offer 2 Food for nothing" in found
    assert next(iter(rows(completions(table), "Trade", "with Bot", "get 1 Ore"))) == "give 1 Food"


def test_all_that_the_dialog_offers_can_be_given_and_got(qapp):
    table = table_of(market())
    found = rows(completions(table), "Trade", "with Bot")
    assert {"give 1 Food", "give 4 Food", "give 2 Gold", "give 1 Culture", "get 3 Ore", "get 1 Action card"} <= set(found)
    assert {"give Spies / Defiant Stand, face down", "give Spies / Defiant Stand, shown", "get 1 Objective card"} <= set(found)
    assert not {"give 5 Food", "get 4 Ore", "get 2 Action cards", "give 1 Ore"} & set(found)
    assert not any(text.startswith("Offer") for text in found)


def test_cards_shown_and_face_down_and_cards_in_return(qapp):
    table = table_of(market())
    steps = ("Trade", "with Bot", "give Spies / Defiant Stand, shown", "get 1 Objective card")
    found = rows(completions(table), *steps)
    found["Offer 1 Action card for 1 Objective card"].run()
    assert last_offer(table) == Offer(1, NONE, ((SPIES, True),), NONE, ("?objective",))
    # The other way is chosen by taking it once more.
    found = rows(completions(table), *steps[:3], "give Spies / Defiant Stand, face down")
    offer = found["Offer 1 Action card for nothing"]
    assert offer.run is None
    (sure,) = offer.next_steps()
    assert sure.note == PHRASES["give_for_nothing"]
    sure.run()
    assert last_offer(table) == Offer(1, NONE, ((SPIES, False),), NONE)
    assert AWE not in repr(last_offer(table))


def test_no_trade_is_listed_twice_in_the_same_words(qapp):
    for hand in ([SPIES, AWE], [SPIES]):
        table = table_of({**market(hand=hand), "options": {"mode": "full", "offers": "often"}})
        (trade,) = [entry for entry in completions(table) if entry.text == "Trade"]
        listed = [(entry.text, entry.note) for entry in trade.next_steps()]
        assert any(f"{card_name(SPIES)} (face down)" in note for _, note in listed)
        assert len(set(listed)) == len(listed)


def test_amounts_are_changed_and_taken_back(qapp):
    table = table_of(market())
    start = ("Trade", "with Bot", "give 4 Food", "get 1 Ore")
    found = rows(completions(table), *start, "give 1 Food")
    assert "Offer 1 Food for 1 Ore" in found
    # What is got is not given as well.
    assert not any(text.startswith("give") and "Ore" in text for text in found)
    found = rows(completions(table), *start, "take back 4 Food")
    assert "Offer nothing for 1 Ore" in found
    assert "take back 4 Food" not in found


def test_an_offer_to_all_says_what_is_wrong_with_it_as_long_as_nobody_has_it(qapp):
    table = table_of(market(3))
    found = rows(completions(table), "Trade", "with All players", "get 4 Ore")
    assert "Offer nothing for 4 Ore" in found
    assert rows(completions(table), "Trade", "with Jonas", "get 4 Ore")["Offer nothing for 4 Ore"].is_step
    assert "get 4 Ore" not in rows(completions(table), "Trade", "with Bot")


def test_the_partners_row_says_what_they_have(qapp):
    found = rows(completions(table_of(market())), "Trade")
    assert found["with Bot"].note == "has 1 Food, 3 Ore, 1 Action card, 1 Objective card"


def test_no_more_counters_than_allowed_and_none_where_nothing_is_offered(qapp):
    link = RulesLink(link_of(market()).state)
    table = Table(link.state)
    assert counter_offer(Position(table, table.view, table.seat), "") is None
    offer = Offer(1, goods(food=1), (), goods(ore=1))
    link.play(offer)
    for _ in range(4):
        seat = link.seat
        link.play(Offer(1 - seat, goods(ore=1), (), goods(food=1)) if seat else offer)
    table = Table(link.state)
    entry = counter_offer(Position(table, table.view, table.seat), "")
    assert entry is not None
    assert entry.refusal
    assert NO in table.legal()


def test_nothing_hidden_of_another_hand_is_listed(qapp):
    found = rows(completions(table_of(market())), "Trade", "with Bot")
    assert not any("Peltasts" in text or "Peltasts" in entry.note for text, entry in found.items())


def test_accepting_what_brings_nothing_says_so(qapp):
    link = RulesLink(link_of(market()).state)
    link.play(Offer(1, NONE, (), goods(ore=1)))
    assert rows(completions(Table(link.state)))["Accept"].note == PHRASES["give_for_nothing"]
    link = RulesLink(link_of(market()).state)
    link.play(Offer(1, goods(food=1), (), goods(ore=1)))
    assert rows(completions(Table(link.state)))["Accept"].note == ""
