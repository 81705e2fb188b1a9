"""Trades in the window: put together with steppers, clicks and by dragging; answered, countered, put aside; secrets kept."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from core.games.clash.goods import goods
from core.games.clash.moves import END_TURN, NO, Accept, Offer
from core.games.clash.rules.trade import TO_ALL
from desktop import robust
from desktop.games.clash.dialogs.deal import CARD, GET, GIVE, GOOD, KIND, NAMED, Deal, Item, answer_to, deal_of
from desktop.games.clash.dialogs.report import ReportPanel, TradePart
from desktop.games.clash.dialogs.trade import Mode, TradeDialog
from desktop.games.clash.dialogs.trade_parts import CardChip
from desktop.games.clash.words.cards import card_name
from desktop.games.clash.words.phrases import PHRASES
from desktop.widgets.labels import Chip
from tests.desktop.games.clash.panels import link_of
from tests.desktop.games.clash.tables import LEFT, NONE
from tests.desktop.games.clash.test_handover import curtain, sit_down, texts

FOOD, ORE = Item(GIVE, GOOD, "food"), Item(GET, GOOD, "ore")
SPIES, AWE = "A07", "A16"


def market(players: int = 2, **seat: Any) -> dict[str, Any]:
    """Return a position in the own turn: goods and cards on all sides."""
    mine = {"food": 4, "gold": 2, "culture": 1, "hand": [SPIES, AWE, "O17"], "actions": 3, "advances": ["storage"],
            "cities": {"0,0": {"name": "Ur"}}, **seat}  # fmt: skip
    seats = {"0": mine}
    for number in range(1, players):
        hand = [["A01", "O05"], ["A12"], ["A33"]][number - 1]
        seats[str(number)] = {"food": 1, "ore": 2 + number, "hand": hand, "cities": {f"{number},-{number}": {}}}
    return {"board": {"radius": 4}, "options": {"mode": "full"}, "players": players, "seats": seats}


def opened(sitting: Any) -> TradeDialog:
    """Return the trade dialog in the window."""
    found = [dialog for dialog in sitting.window.findChildren(TradeDialog) if dialog.isVisible()]
    assert len(found) == 1
    assert not any(robust.is_faulty(widget) for widget in (found[0], *found[0].findChildren(QWidget)))
    return found[0]


def trading(sitting: Any) -> bool:
    return any(dialog.isVisible() for dialog in sitting.window.findChildren(TradeDialog))


def move_mouse(widget: QWidget, at: QPoint) -> None:
    event = QMouseEvent(QEvent.Type.MouseMove, QPointF(at), QPointF(widget.mapToGlobal(at)), Qt.MouseButton.NoButton, LEFT, NONE)
    QApplication.sendEvent(widget, event)


def drag(source: QWidget, start: QPoint, target: QWidget, end: QPoint) -> None:
    """Drag from a place of one widget to a place of another."""
    QTest.mousePress(source, LEFT, NONE, start)
    move_mouse(source, start + QPoint(12, 3))
    there = source.mapFromGlobal(target.mapToGlobal(end))
    move_mouse(source, there)
    QTest.mouseRelease(source, LEFT, NONE, there)


# ---------------------------------------------------------------- putting together
def test_an_offer_is_put_together_with_keys_and_made_with_enter(sitting, bots):
    bots.script = None
    sitting.position(market())
    sitting.key(Qt.Key.Key_T, widget=sitting.board)
    dialog = opened(sitting)
    assert not dialog.confirm.isEnabled()
    assert dialog.foot_note.text() == PHRASES["put_on_table"]
    QTest.keyClick(dialog.lines[FOOD].stepper, Qt.Key.Key_Up)
    QTest.keyClick(dialog.lines[FOOD].stepper, Qt.Key.Key_Up)
    QTest.keyClick(dialog.lines[ORE].stepper, Qt.Key.Key_Up)
    assert dialog.meant() == Offer(1, goods(food=2), (), goods(ore=1))
    assert dialog.foot_note.text() == PHRASES["binding"]
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert not trading(sitting)
    assert sitting.kind == "offer"
    assert sitting.state.frames[-1].offer == Offer(1, goods(food=2), (), goods(ore=1))


def test_goods_and_cards_are_dragged_to_the_table_and_away(sitting):
    sitting.position(market())
    sitting.table.panels.open_trade()
    dialog = opened(sitting)
    table, row = dialog.table, dialog.lines[FOOD]
    for _ in range(2):
        drag(row, QPoint(12, row.height() // 2), table, QPoint(60, 60))
    drag(dialog.chips[Item(GIVE, CARD, SPIES)], QPoint(60, 10), table, QPoint(60, 60))
    kind = dialog.lines[Item(GET, KIND, "action")]
    drag(kind, QPoint(12, kind.height() // 2), table, QPoint(60, table.height() - 40))
    assert dialog.meant() == Offer(1, goods(food=2), ((SPIES, False),), (0,) * 7, ("?action",))
    place = next(box for item, _, box in table.boxes() if item == FOOD).center().toPoint()
    drag(table, place, dialog, QPoint(5, 5))
    assert dialog.deal.give[0] == 1
    place = next(box for item, _, box in table.boxes() if item.what == CARD).center().toPoint()
    drag(table, place, table, place + QPoint(20, 0))
    assert SPIES in dialog.deal.cards
    QTest.mouseClick(table, LEFT, NONE, place)
    assert dialog.deal.cards == {}
    drag(row, QPoint(12, row.height() // 2), dialog, QPoint(5, 5))
    assert dialog.deal.give[0] == 1


def test_clicks_put_down_take_back_and_show_cards(sitting):
    sitting.position(market())
    sitting.table.panels.open_trade()
    dialog = opened(sitting)
    row, chip = dialog.lines[FOOD], dialog.chips[Item(GIVE, CARD, SPIES)]
    QTest.mouseClick(row, LEFT, NONE, QPoint(12, row.height() // 2))
    QTest.mouseClick(chip, LEFT)
    assert dialog.deal.cards == {SPIES: False}
    QTest.mouseClick(chip, LEFT, NONE, QPoint(chip.width() - 12, chip.height() // 2))
    assert dialog.deal.cards == {SPIES: True}
    QTest.keyClick(chip, Qt.Key.Key_S)
    assert dialog.deal.cards == {SPIES: False}
    _, _, box = next(entry for entry in dialog.table.boxes() if entry[0].what == CARD)
    QTest.mouseClick(dialog.table, LEFT, NONE, QPoint(round(box.right()) - 8, round(box.center().y())))
    assert dialog.deal.cards == {SPIES: True}
    QTest.keyClick(chip, Qt.Key.Key_Space)
    assert dialog.deal.cards == {}
    QTest.mouseClick(dialog.clear, LEFT)
    assert dialog.deal.is_empty
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not trading(sitting)
    assert sitting.kind == "turn"


@pytest.mark.parametrize("how", ["key", "dock", "palette"])
def test_a_trade_that_was_cancelled_is_opened_again_at_once(sitting, how):
    sitting.position(market())
    sitting.key(Qt.Key.Key_T, widget=sitting.board)
    sitting.key(Qt.Key.Key_Escape, widget=opened(sitting))
    assert not trading(sitting)
    if how == "key":
        sitting.key(Qt.Key.Key_T, widget=sitting.board)
    elif how == "dock":
        sitting.table.boards.own.trade_requested.emit()
    else:
        sitting.window.actions_table.action("trade").trigger()
    assert trading(sitting)


def test_ctrl_z_takes_back_what_was_laid_down_and_leaves_the_game_and_the_offer_alone(sitting):
    table = sitting.position(market(3))
    table.submit(next(move for move in table.legal() if type(move).__name__ == "Collect"))
    step = table.session.history.current
    assert step.parent is not None
    sitting.key(Qt.Key.Key_T, widget=sitting.board)
    dialog, window = opened(sitting), sitting.window.windowHandle()
    first = dialog.meant()

    def undo() -> None:
        QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)

    QTest.keyClick(window, Qt.Key.Key_Up)
    one = dialog.meant()
    assert one != first
    QTest.mouseClick(dialog.chips[Item(GIVE, CARD, SPIES)], LEFT)
    dialog.set_partner(2)
    other = dialog.meant()
    assert other.to == 2
    QTest.mouseClick(dialog.clear, LEFT)
    assert dialog.deal.is_empty
    undo()
    assert dialog.meant() == other
    undo()
    assert dialog.meant() == Offer(1, one.give, ((SPIES, False),), one.want)
    assert [button.seat for button in dialog._partners if button.isChecked()] == [1]
    undo()
    undo()
    assert dialog.meant() == first
    undo()
    assert opened(sitting) is dialog
    assert table.session.history.current is step
    # Once it is closed the key means the game again.
    QTest.keyClick(window, Qt.Key.Key_Escape)
    undo()
    assert table.session.history.current is step.parent


def test_ctrl_z_drops_no_counter_offer(sitting, bots, qtbot):
    dialog = asked_by_bot(sitting, bots, qtbot, Offer(0, goods(ore=1), (), goods(food=2)))
    step = sitting.table.session.history.current
    QTest.keyClick(dialog, Qt.Key.Key_C)
    counter = opened(sitting)
    QTest.keyClick(counter.lines[FOOD].stepper, Qt.Key.Key_Down)
    for food in (2, 2):
        QTest.keyClick(sitting.window.windowHandle(), Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert counter.deal.give[0] == food
    assert opened(sitting) is counter
    assert sitting.table.session.history.current is step


def test_the_balance_names_what_is_left_and_what_would_be_lost(sitting):
    data = market(advances=[], food=0, gold=2)
    data["seats"]["1"]["food"] = 3
    sitting.position(data)
    sitting.table.panels.open_trade()
    dialog = opened(sitting)
    for _ in range(3):
        QTest.keyClick(dialog.lines[Item(GET, GOOD, "food")].stepper, Qt.Key.Key_Up)
    QTest.keyClick(dialog.lines[Item(GIVE, GOOD, "gold")].stepper, Qt.Key.Key_Up)
    assert "0 → 2" in dialog.lines[Item(GIVE, GOOD, "food")].accessibleName()
    assert dialog.foot_note.text() == "1 Food would be lost: more than you can hold."
    assert dialog.confirm.isEnabled()
    QTest.keyClick(dialog.lines[Item(GIVE, GOOD, "gold")].stepper, Qt.Key.Key_Up)
    assert dialog.deal.give[4] == 2
    assert dialog.lines[Item(GIVE, GOOD, "gold")].stepper._high == 2


def test_the_partner_is_chosen_and_what_that_player_lacks_goes_off_the_table(sitting):
    sitting.position(market(3))
    sitting.table.panels.open_trade(2)
    dialog = opened(sitting)
    assert dialog.deal.to == 2
    for _ in range(4):
        QTest.keyClick(dialog.lines[ORE].stepper, Qt.Key.Key_Up)
    assert dialog.deal.want[1] == 4
    QTest.mouseClick(dialog._partners[0], LEFT)
    assert (dialog.deal.to, dialog.deal.want[1]) == (1, 3)
    assert Item(GET, KIND, "objective") in dialog.lines
    QTest.mouseClick(dialog._partners[2], LEFT)
    assert dialog.deal.to == TO_ALL
    QTest.keyClick(dialog.lines[ORE].stepper, Qt.Key.Key_Up)
    QTest.keyClick(dialog.lines[FOOD].stepper, Qt.Key.Key_Up)
    assert dialog.meant() == Offer(TO_ALL, goods(food=1), (), goods(ore=4))
    assert dialog.confirm.isEnabled()


def test_what_is_refused_says_why_and_cannot_be_offered(sitting):
    sitting.position(market(3))
    sitting.table.panels.open_trade(1)
    dialog = opened(sitting)
    dialog.deal.want[4] = 3
    dialog.show_deal()
    assert not dialog.confirm.isEnabled()
    assert dialog.foot_note.text()
    before = sitting.kind
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert sitting.kind == before


def test_the_buttons_of_the_docks_open_it_and_rest_where_no_trade_is_possible(sitting):
    table = sitting.position(market(3))
    assert table.boards.own.trade.isEnabled()
    QTest.mouseClick(table.boards.opponents.cards[1].trade, LEFT)
    assert opened(sitting).deal.to == 2
    QTest.keyClick(opened(sitting), Qt.Key.Key_Escape)
    learning = market()
    del learning["options"]
    for seat in learning["seats"].values():
        seat["hand"] = []
    table = sitting.position(learning)
    assert not table.boards.own.trade.isVisibleTo(table.boards.own)
    assert sitting.window.actions_table.reason("trade") is not None


# ---------------------------------------------------------------- answers of bots
def test_a_refused_offer_is_told_and_can_be_changed(sitting, bots, qtbot):
    bots.script = staticmethod(lambda state, seat: NO)
    table = sitting.position(market())
    table.submit(Offer(1, goods(food=1), ((SPIES, True),), goods(ore=2)))
    qtbot.waitUntil(lambda: sitting.kind == "turn")
    assert isinstance(sitting.panel, ReportPanel)
    part = sitting.panel.findChild(TradePart)
    assert part is not None
    sitting.press(PHRASES["offer_again"])
    dialog = opened(sitting)
    assert dialog.meant() == Offer(1, goods(food=1), ((SPIES, True),), goods(ore=2))


@pytest.mark.parametrize(("reasons", "words"), [
    (("partner_gains_more", "gold"), "refused_partner_gains_more"), (("gains_too_little",), "refused_gains_too_little"),
    ((), "refused_without_reason"), (("victory_points",), "refused_without_reason"),
])  # fmt: skip
def test_a_bot_that_declines_says_why_or_that_it_gave_no_reason(sitting, bots, qtbot, reasons, words):
    def declines(state: Any, seat: int) -> Any:
        bots.made[-1].reasons = reasons
        return NO

    bots.script = staticmethod(declines)
    table = sitting.position(market())
    table.submit(Offer(1, goods(food=1), (), goods(ore=2)))
    qtbot.waitUntil(lambda: sitting.kind == "turn")
    texts = [label.text() for label in sitting.panel.findChildren(QWidget) if hasattr(label, "text")]
    assert "Declined by Bot" in texts
    assert PHRASES[words] in texts


def test_an_accepted_offer_is_told_with_the_cards_that_came(sitting, bots, qtbot):
    bots.script = staticmethod(lambda state, seat: Accept(("A01",)))
    table = sitting.position(market())
    table.submit(Offer(1, goods(food=1), (), (0,) * 7, ("?action",)))
    qtbot.waitUntil(lambda: sitting.kind == "turn")
    words = " ".join(label.text() for label in sitting.panel.findChildren(QWidget) if hasattr(label, "text"))
    assert "Advance / Peltasts" in words
    assert {card.id for card in sitting.state.players[0].hand} >= {"A01"}
    table.panels.open_trade()
    assert opened(sitting).deal.is_empty


# ---------------------------------------------------------------- being asked
def asked_by_bot(sitting: Any, bots: Any, qtbot: Any, offer: Offer) -> TradeDialog:
    """Let the bot offer a trade in its turn."""
    bots.script = staticmethod(lambda state, seat: offer if not state.players[seat].offers else END_TURN)
    sitting.position(market())
    sitting.table.submit(END_TURN)
    qtbot.waitUntil(lambda: sitting.kind == "offer")
    return opened(sitting)


def test_a_bots_offer_is_answered_in_the_same_dialog(sitting, bots, qtbot):
    dialog = asked_by_bot(sitting, bots, qtbot, Offer(0, goods(ore=1), ((("A01"), True),), goods(food=2)))
    assert dialog.mode is Mode.ANSWER
    assert dialog.deal.items(GIVE) == [(FOOD, 2)]
    assert (Item(GET, NAMED, "A01"), 1) in dialog.deal.items(GET)
    assert dialog.confirm.isEnabled()
    food = sitting.state.players[0].goods[0]
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert not trading(sitting)
    assert sitting.state.players[0].goods[0] == food - 2
    assert any(card.id == "A01" for card in sitting.state.players[0].hand)


def test_space_which_skips_the_bots_does_not_accept_their_offer_and_enter_does(sitting, bots, qtbot):
    dialog = asked_by_bot(sitting, bots, qtbot, Offer(0, goods(ore=1), (), goods(food=2)))
    assert dialog.confirm.isEnabled()
    sitting.table.botplay._late._on_end()  # much later
    window = sitting.window.windowHandle()
    QTest.keyClick(window, Qt.Key.Key_Space)
    assert trading(sitting)
    assert sitting.kind == "offer"
    QTest.keyClick(window, Qt.Key.Key_Return)
    assert not trading(sitting)


def test_the_actions_in_the_bar_are_those_of_the_player_in_turn_and_none_runs_during_an_offer(sitting, bots, qtbot):
    bots.script = staticmethod(lambda state, seat: Offer(0, goods(ore=1), (), goods(food=1)) if seat else None)
    sitting.position(market(actions=0))
    sitting.table.submit(END_TURN)
    qtbot.waitUntil(lambda: sitting.kind == "offer")
    pips = sitting.window.bar.pips
    assert (pips._total, pips._spent, pips._running) == (3, 0, False)
    assert pips.toolTip() == "Bot: 3 actions left"


def test_a_card_is_chosen_to_hand_over(sitting, bots, qtbot):
    dialog = asked_by_bot(sitting, bots, qtbot, Offer(0, goods(ore=2), (), (0,) * 7, ("?action",)))
    assert not dialog.confirm.isEnabled()
    assert {item.id for item in dialog.chips} == {SPIES, AWE}
    QTest.mouseClick(dialog.chips[Item(GIVE, CARD, AWE)], LEFT)
    assert dialog.meant() == Accept((AWE,))
    QTest.mouseClick(dialog.chips[Item(GIVE, CARD, SPIES)], LEFT)
    assert not dialog.confirm.isEnabled()
    QTest.mouseClick(dialog.chips[Item(GIVE, CARD, AWE)], LEFT)
    QTest.mouseClick(dialog.confirm, LEFT)
    assert {card.id for card in sitting.state.players[0].hand} == {AWE, "O17"}


def test_refusing_countering_and_looking_at_the_board_first(sitting, bots, qtbot):
    dialog = asked_by_bot(sitting, bots, qtbot, Offer(0, goods(ore=1), (), goods(food=2)))
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not trading(sitting)
    assert sitting.kind == "offer"
    sitting.choose(PHRASES["open_offer"])
    dialog = opened(sitting)
    assert sitting.panel is None
    QTest.keyClick(dialog, Qt.Key.Key_C)
    counter = opened(sitting)
    assert counter.mode is Mode.COUNTER
    assert counter.meant() == Offer(1, goods(food=2), (), goods(ore=1))
    QTest.keyClick(counter.lines[FOOD].stepper, Qt.Key.Key_Down)
    QTest.keyClick(counter, Qt.Key.Key_Escape)
    sitting.choose(PHRASES["open_offer"])
    QTest.keyClick(opened(sitting), Qt.Key.Key_C)
    counter = opened(sitting)
    QTest.keyClick(counter.lines[FOOD].stepper, Qt.Key.Key_Down)
    bots.script = staticmethod(lambda state, seat: Accept() if state.frames[-1].seat == 0 else END_TURN)
    QTest.keyClick(counter, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: any("instead" in line for line in sitting.journal()))
    qtbot.waitUntil(lambda: sitting.state.players[0].goods[1] == 1)


def test_an_offer_that_is_refused_by_key(sitting, bots, qtbot):
    dialog = asked_by_bot(sitting, bots, qtbot, Offer(0, goods(ore=1), (), goods(food=2)))
    before = sitting.state.players[0].goods
    QTest.keyClick(dialog, Qt.Key.Key_R)
    qtbot.waitUntil(lambda: sitting.kind == "turn")
    assert sitting.state.players[0].goods == before


def test_a_card_is_called_the_same_wherever_it_lies(sitting, painted):
    sitting.position(market())
    sitting.table.panels.open_trade()
    dialog = opened(sitting)
    dialog.resize(dialog.width() + 600, dialog.height())
    (chip,) = [chip for chip in dialog.findChildren(CardChip) if chip.item.id == SPIES]
    for _ in range(2):
        painted.clear()
        dialog.grab()
        assert "Spies" in painted
        assert card_name(SPIES) not in painted
        assert card_name(SPIES) in chip.accessibleName()
        chip.click()


# ---------------------------------------------------------------- several people
def test_the_partner_answers_after_the_machine_passed_and_sees_only_what_is_shown(sitting, painted):
    table = sitting.position(market(3), 0, 1)
    sit_down(sitting)
    table.submit(Offer(1, (0,) * 7, ((AWE, False), (SPIES, True)), goods(ore=1)))
    assert sitting.kind == "offer"
    assert curtain(sitting) is not None
    whole = texts(sitting, painted)
    assert "Spies" not in whole
    assert "Cultural Awe" not in whole
    sit_down(sitting)
    dialog = opened(sitting)
    assert dialog.deal.seat == 1
    whole = texts(sitting, painted)
    assert "Spies" in whole
    assert "Cultural Awe" not in whole
    QTest.keyClick(dialog, Qt.Key.Key_R)
    assert curtain(sitting) is not None
    whole = texts(sitting, painted)
    assert "Spies" not in whole


@pytest.mark.parametrize(("key", "words"), [(Qt.Key.Key_Return, "gave"), (Qt.Key.Key_R, "refused the trade")])
def test_the_curtain_says_what_became_of_the_own_offer_and_nobody_is_told_twice(sitting, key, words):
    table = sitting.position(market(), 0, 1)
    sit_down(sitting)
    table.submit(Offer(1, goods(food=1), (), goods(ore=1)))
    sit_down(sitting)
    QTest.keyClick(opened(sitting), key)
    assert table.asked == 0
    told = [label.text() for label in curtain(sitting).findChildren(QWidget) if hasattr(label, "text")]
    assert any(words in text for text in told)
    assert len(curtain(sitting).findChildren(Chip)) == 1  # it concerns who offered
    sit_down(sitting)
    assert isinstance(sitting.panel, ReportPanel)
    table.submit(END_TURN)
    sit_down(sitting)
    assert (table.asked, sitting.kind) == (1, "turn")
    assert sitting.panel is None


# ---------------------------------------------------------------- the deal
def test_a_deal_and_its_offer_say_the_same():
    link = link_of(market())
    offer = Offer(1, goods(food=2), ((SPIES, True),), goods(ore=1), ("?action", "?objective"))
    assert deal_of(0, offer).offer() == offer
    mirrored = answer_to(1, 0, offer)
    assert mirrored.items(GIVE)[0] == (Item(GIVE, GOOD, "ore"), 1)
    assert (Item(GET, NAMED, SPIES), 1) in mirrored.items(GET)
    deal = Deal(0, 1)
    deal.set_number(link.view, Item(GET, GOOD, "food"), 1)
    deal.set_number(link.view, FOOD, 9)
    assert (deal.give[0], deal.want[0]) == (4, 0)
    deal.set_number(link.view, Item(GET, KIND, "action"), 5)
    assert deal.kinds == {"action": 1}


# ---------------------------------------------------------------- for nothing
def test_a_gift_is_asked_about_once(sitting, bots):
    bots.script = None
    sitting.position(market())
    sitting.table.panels.open_trade()
    dialog = opened(sitting)
    QTest.keyClick(dialog.lines[FOOD].stepper, Qt.Key.Key_Up)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert opened(sitting) is dialog
    assert dialog.foot_note.text() == PHRASES["give_for_nothing"]
    assert dialog.confirm.text() == PHRASES["as_gift"]
    # Another gift is asked about anew.
    QTest.keyClick(dialog.lines[FOOD].stepper, Qt.Key.Key_Up)
    assert dialog.confirm.text() == PHRASES["make_offer"]
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert trading(sitting)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert not trading(sitting)
    assert sitting.state.frames[-1].offer == Offer(1, goods(food=2), (), goods())


def test_what_is_wanted_for_nothing_is_asked_about_once(sitting, bots):
    bots.script = None
    sitting.position(market())
    sitting.table.panels.open_trade()
    dialog = opened(sitting)
    QTest.keyClick(dialog.lines[ORE].stepper, Qt.Key.Key_Up)
    QTest.mouseClick(dialog.confirm, LEFT)
    assert dialog.foot_note.text() == PHRASES["ask_for_nothing"]
    QTest.mouseClick(dialog.confirm, LEFT)
    assert not trading(sitting)


@pytest.mark.parametrize(("offer", "asked"), [(Offer(0, goods(), (), goods(food=1)), True),
                                              (Offer(0, goods(ore=1), (), goods()), False)])  # fmt: skip
def test_who_accepts_to_give_for_nothing_is_asked_once_and_who_gets_a_gift_is_not(sitting, bots, qtbot, offer, asked):
    dialog = asked_by_bot(sitting, bots, qtbot, offer)
    QTest.keyClick(dialog, Qt.Key.Key_Return)
    assert trading(sitting) is asked
    if asked:
        assert dialog.foot_note.text() == PHRASES["give_for_nothing"]
        QTest.keyClick(dialog, Qt.Key.Key_Return)
        assert not trading(sitting)


def test_the_curtain_before_an_offer_says_what_of_it_is_secret(sitting):
    sitting.position(market(), 0, 1)
    sit_down(sitting)
    sitting.table.submit(Offer(1, goods(food=1), ((SPIES, False), (AWE, True)), goods(ore=1)))
    said = [label.text() for label in curtain(sitting).findChildren(QWidget) if hasattr(label, "text")]
    assert "Trade offer from Mira" in said
    assert "The offer itself is public; only Bot may see cards that are shown with it." in said
    assert not any("may see what this is about" in words for words in said)


# ---------------------------------------------------------------- why
def explained(sitting: Any, widget: QWidget, at: QPoint | None = None) -> Any:
    """Ask a widget why, as a right click does; return what is said."""
    assert sitting.window.why.at(widget.mapToGlobal(at or QPoint(6, widget.height() // 2)))
    return sitting.window.why.card.explanation


def test_the_limit_of_offers_and_of_goods_can_be_asked_about(sitting, bots, qtbot):
    bots.script = staticmethod(lambda state, seat: NO)
    sitting.position(market())
    sitting.table.submit(Offer(1, goods(food=1), (), goods(ore=1)))
    qtbot.waitUntil(lambda: sitting.kind == "turn")
    sitting.table.reports.close()
    sitting.table.panels.open_trade()
    dialog = opened(sitting)
    dialog.clear_table()
    why = explained(sitting, dialog, QPoint(dialog.width() - 60, 24))
    assert (why.title, why.total) == ("Offers left this turn", "11")
    assert [(part.amount, bool(part.section)) for part in why.parts] == [("12", True), ("−1", True), ("", False)]
    why = explained(sitting, dialog.lines[FOOD])
    assert (why.title, why.total) == ("Limit of Food", "4 of 7")
    assert explained(sitting, dialog.lines[ORE]).total == "3 of 7"
    assert explained(sitting, dialog.lines[Item(GIVE, GOOD, "culture")]).parts[0].text == "Tokens have no limit."
    dialog.set_partner(TO_ALL)
    why = explained(sitting, dialog.lines[ORE])
    assert why.title == "Offers left this turn", "all have limits of their own"


def test_who_answers_can_ask_how_many_counter_offers_are_left(sitting, bots, qtbot):
    dialog = asked_by_bot(sitting, bots, qtbot, Offer(0, goods(ore=1), (), goods(food=1)))
    why = explained(sitting, dialog, QPoint(dialog.width() - 60, 24))
    assert (why.title, why.total) == ("Counter-offers left", "4")
