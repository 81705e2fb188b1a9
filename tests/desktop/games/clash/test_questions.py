"""Questions of cards and Events: what asks stands on the panel, options say what they mean, Events are told as they went."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from core.engine.decision import Decision
from core.engine.flow import Step
from core.games.clash.content.events.deck import EVENTS
from core.games.clash.frames import ChooseAdvanceFrame, ClaimFrame, EffectFrame, EventFrame, QuestionFrame
from core.games.clash.game import GAME
from core.games.clash.goods import goods
from core.games.clash.moves import NO, YES, Choose, Complete, MoveUnits, Pick, Play, TakeAdvance
from core.games.clash.rules.events import ICON, TEXT
from desktop.games.clash.dialogs.asking import AskingStrip, asking_of, event_asking
from desktop.games.clash.dialogs.choices import panel_for
from desktop.games.clash.dialogs.questions import PlayerRow
from desktop.games.clash.dialogs.report import EventPart, ReportPanel
from desktop.games.clash.situations import bring_about, event
from desktop.games.clash.words.phrases import PHRASES
from tests.desktop.games.clash.panels import RulesLink, asked, link_of, rich_city, space
from tests.desktop.games.clash.test_handover import curtain, sit_down, texts

FULL = {"options": {"mode": "full"}}


def full_city(**changes: Any) -> dict[str, Any]:
    """Return a position at a turn in the full game."""
    data = rich_city(**changes)
    return {**data, **FULL}


def drawn(link: RulesLink, card: str, *, step: int = ICON) -> RulesLink:
    """Let seat 0 draw an Event."""
    run = Step(link.state)
    run.write("event_drawn", 0, card=card, icon=EVENTS[card].icon, from_discard=0)
    run.push(EventFrame(0, card, step))
    GAME.settle(run)
    link.entries += run.entries
    link.speaker.view = link.view
    return link


def strip(panel: QWidget) -> AskingStrip:
    found = panel.findChildren(AskingStrip)
    assert len(found) == 1
    return found[0]


# ---------------------------------------------------------------- what asks
def test_an_event_that_asks_stands_as_a_card_on_its_question(shown):
    link = drawn(link_of(full_city(advances=["fishing"], cities={
        at: {"name": name, "mood": "happy"} for at, name in (("0,0", "Ur"), ("2,-1", "Nippur"), ("-1,2", "Eridu"))
    })), "E33")
    assert link.decision.kind == "event_lose_mood"
    panel = shown(asked(link))
    words = strip(panel).text()
    assert words.startswith("Heavy Flood")
    assert "Sea" in words
    assert not panel.spec.sentence.startswith("Heavy Flood")
    assert link.lit == {move.space for move in link.legal()}
    QTest.keyClick(panel, Qt.Key.Key_1)
    assert panel.answers == [(link.legal()[0],)]


def test_the_icon_of_an_event_is_explained_while_it_asks_and_what_it_did_so_far(shown):
    link = link_of(full_city())
    drawn(link, "E21")
    panel = shown(asked(link))
    asking = strip(panel).asking
    assert asking.name == "Great Philosopher"
    assert asking.note == PHRASES["icon_barbarians_move"]
    if link.decision.kind == "spawn_settlement":
        assert "No Barbarians are near" in strip(panel).text()


def test_a_great_person_is_offered_with_its_price_and_what_it_does_later(shown):
    link = drawn(link_of(full_city()), "E21", step=TEXT)
    assert link.decision.kind == "claim_person"
    panel = shown(asked(link))
    assert "Played as an action" in strip(panel).text()
    assert panel.rows[0].option.goods == goods(culture=1)
    link.play(NO)
    assert link.decision.seats == (1,) if link.decision.kind == "claim_person" else True


def test_the_price_of_a_great_person_is_higher_for_the_others(shown):
    data = full_city()
    data["seats"]["1"]["culture"] = 3
    link = drawn(link_of(data), "E21", step=TEXT).play(NO)
    assert (link.decision.kind, link.decision.seats) == ("claim_person", (1,))
    panel = shown(asked(link))
    assert panel.rows[0].option.goods == goods(culture=2)
    QTest.keyClick(panel, Qt.Key.Key_1)
    QTest.keyClick(panel, Qt.Key.Key_Escape)
    assert panel.answers == [(YES,), (NO,)]


def test_every_event_card_has_a_strip_with_its_texts(still):
    for card in EVENTS:
        asking = event_asking(card)
        assert asking.name == EVENTS[card].name
        assert asking.text
        assert bool(asking.note) == bool(EVENTS[card].icon)


# ---------------------------------------------------------------- options
def question(kind: str, options: tuple[int | str, ...], *, source: str = "E11", optional: bool = False) -> RulesLink:
    """A question of any kind, in the middle of an Event."""
    link = link_of(full_city())
    link.state.frames += [
        EventFrame(0, source, 4),
        EffectFrame("a_good_year_shared", 0, answers=(source,)),
        QuestionFrame(0, kind, source, options, optional, section="Events"),
    ]
    return link


def test_players_are_chosen_with_their_crests(shown):
    link = question("event_player", ("0", "1"))
    panel = shown(asked(link))
    assert all(isinstance(row, PlayerRow) for row in panel.rows)
    assert [row.option.text for row in panel.rows] == ["You (Mira)", "Bot"]
    QTest.keyClick(panel, Qt.Key.Key_2)
    assert panel.answers == [(Choose("1"),)]


def test_advances_come_with_what_they_do(shown):
    link = question("choose_advance", ("math", "roads"), source="great_library")
    panel = shown(asked(link))
    assert [row.option.id for row in panel.rows] == [TakeAdvance("math"), TakeAdvance("roads")]
    assert all(row.option.note for row in panel.rows)


def test_buildings_units_goods_and_cards_are_named(shown):
    link = question("event_which_piece", ("temple", "infantry", "wood", "A07", "?action", "O17", "E21"))
    panel = shown(asked(link))
    words = [row.option.text for row in panel.rows]
    assert words[:3] == ["Temple", "Infantry", "Wood"]
    assert all(word and "_" not in word for word in words)
    assert all(row.option.icon for row in panel.rows)


def test_what_is_optional_can_be_declined(shown):
    link = question("event_lose_mood", (1, 2), optional=True)
    panel = shown(asked(link))
    QTest.keyClick(panel, Qt.Key.Key_Escape)
    assert panel.answers == [(NO,)]


def test_a_region_to_explore_can_be_clicked_anywhere(shown):
    data = {"layout": 2, "regions": {}, **FULL}
    link = link_of(data)
    region = link.state.geometry().slots[0]
    panel = shown(panel_for(link, Decision((0,), "explore_region", "E18", ""), [Pick(region[0]), NO]))
    assert link.lit == set(region)
    assert panel.toggle_space(region[-1])
    assert panel.answers == [(Pick(region[0]),)]


# ---------------------------------------------------------------- objectives and answers
def test_objectives_are_listed_with_condition_price_and_what_the_card_loses(shown):
    link = link_of(full_city(hand=["O17", "O14"], food=7))
    link.state.frames.append(ClaimFrame(0, "battle", 2, ("threat", "standing_army", "food_stock"), step=1))
    panel = shown(asked(link))
    by_name = {row.option.text: row.option for row in panel.rows}
    assert set(by_name) == {"Threat", "Food Supplies", "Standing Army"} or len(by_name) == 3
    threat = next(option for option in by_name.values() if option.id == Complete("O17", "threat"))
    assert "Colony" in threat.note
    assert panel.decline.text() == PHRASES["keep_cards"]
    QTest.keyClick(panel, Qt.Key.Key_Escape)
    assert panel.answers == [(NO,)]


def test_without_a_card_to_complete_the_question_only_says_so(shown):
    link = link_of(full_city(hand=["O17"]))
    link.state.frames.append(ClaimFrame(0, "battle", 1, ("conqueror",), step=1))
    assert link.legal() == [NO]
    panel = shown(asked(link))
    assert panel.rows == []
    assert panel.spec.sentence == PHRASES["objective_none"]
    QTest.keyClick(panel, Qt.Key.Key_Escape)
    assert panel.answers == [(NO,)]


def test_cards_that_answer_what_happened_are_named_with_their_text(shown):
    link = link_of(full_city())
    panel = shown(panel_for(link, Decision((0,), "trigger", "captured", ""), [NO, Play("A36")]))
    assert panel.rows[0].option.id == Play("A36")
    assert panel.rows[0].option.text
    assert panel.decline.text() == PHRASES["play_none"]
    panel = shown(panel_for(link, Decision((0,), "trigger", "captured", ""), [NO]))
    assert panel.spec.sentence == PHRASES["nothing_to_play"]


# ---------------------------------------------------------------- at the table
def battle_of_objectives(**seat: Any) -> dict[str, Any]:
    """Return a position in which seat 0 moves; seat 1 holds an Objective card too."""
    mine = {"food": 5, "wood": 4, "ore": 4, "hand": ["O17"], "actions": 3, "cities": {"0,0": {"name": "Ur"}}, **seat}
    theirs = {"food": 5, "hand": ["O19", "A01"], "cities": {"2,-1": {"name": "Rome"}}}
    return {"board": {"radius": 3, "0,1": "sea"}, "players": 2, **FULL, "seats": {"0": mine, "1": theirs}}


def claim(fulfilled: tuple[str, ...], seat: int = 0) -> Any:
    """Return the situation that asks a seat for objectives."""

    def ask(step: Any, _seat: int) -> None:
        step.push(ClaimFrame(seat, "battle", 1, fulfilled, step=1))

    return ask


def test_one_person_is_not_asked_what_can_only_be_declined(sitting):
    table = sitting.position(battle_of_objectives())
    table._proceed(bring_about(table.session, claim(("conqueror",))))
    assert sitting.kind == "turn"
    assert sitting.panel is None
    node = table.session.history.current
    assert node.move == NO
    assert node.gesture == node.parent.gesture
    assert table.undo_target() is node.parent.parent
    table._proceed(bring_about(table.session, claim(("threat",))))
    assert sitting.kind == "objectives"
    sitting.choose("Threat")
    assert sitting.kind == "turn"
    assert sitting.state.players[0].completed == (("O17", "threat"),)


def test_at_a_table_that_asks_everybody_alike_the_machine_passes_also_when_only_no_is_left(sitting, painted):
    table = sitting.position(battle_of_objectives(), 0, 1)
    sit_down(sitting)
    table.settle(open_table=False, ask_always=True)
    for fulfilled in (("conqueror",), ("consulates",)):
        table._proceed(bring_about(table.session, claim(fulfilled, 1)))
        assert sitting.kind == "objectives"
        assert curtain(sitting) is not None
        whole = texts(sitting, painted)
        assert "Consulates" not in whole
        assert "Great Battle" not in whole
        sit_down(sitting)
        assert table.sitting == 1
        sitting.key(Qt.Key.Key_Escape, widget=sitting.panel)
        assert sitting.kind == "turn"
        assert curtain(sitting) is not None
        sit_down(sitting)
        assert table.sitting == 0


# ---------------------------------------------------------------- Events told
def test_an_event_without_a_choice_is_reported_with_what_it_did(sitting):
    table = sitting.position(battle_of_objectives())
    table._proceed(bring_about(table.session, event("E06", TEXT)))
    assert sitting.kind == "turn"
    assert isinstance(sitting.panel, ReportPanel)
    part = sitting.panel.findChild(EventPart)
    assert "Severe Famine" in part.strip.text()
    assert "lost 2 Food" in part.strip.text()
    sitting.key(Qt.Key.Key_Escape, widget=sitting.panel)
    assert sitting.panel is None
    table._on_journal(table.session.history.current.id)
    assert isinstance(sitting.panel, ReportPanel)


def test_events_so_far_can_be_looked_up(sitting):
    table = sitting.position(battle_of_objectives())
    assert table.trigger("events")
    assert sitting.panel.told == ()
    sitting.key(Qt.Key.Key_Escape, widget=sitting.panel)
    for card in ("E03", "E10"):
        table._proceed(bring_about(table.session, event(card, TEXT)))
    table.panels.close()
    table.trigger("events")
    assert [story.card for story in sitting.panel.told] == ["E10", "E03"]


def test_what_asks_is_read_from_the_pending_work():
    link = question("event_player", ("0", "1"))
    assert asking_of(link.view, link.decision).id == "E11"
    link = link_of(full_city())
    assert asking_of(link.view, link.decision) is None
    assert space(link, 0, 0) >= 0


# ---------------------------------------------------------------- who and what is meant
def captured_city(**seat: Any) -> RulesLink:
    """Return a position right after Mira has captured Capua, which nobody defended; Bot has two cities left."""
    seats = {
        "0": {"advances": ["tactics"], "cities": {"-2,0": {"name": "Ur"}}, "units": {"-1,0": {"infantry": 2}}, **seat},
        "1": {"advances": ["arts"], "cities": {"0,0": {"name": "Capua"}, "2,-1": {"name": "Rome"}, "2,0": {"name": "Ostia"}}},
    }
    link = link_of({"board": {"radius": 2}, "seats": seats, **FULL})
    return link.play(MoveUnits((space(link, -1, 0), space(link, 0, 0)), (("infantry", 0, 2),)))


def test_who_lost_a_city_is_told_which_and_to_whom(shown):
    link = captured_city()
    panel = shown(asked(link))
    assert panel.spec.asking is None
    assert link.speaker.question(link.decision) == ("Place 1 Settler", "Mira captured Capua: click one of your cities for it")
    link.play(Pick(space(link, 2, 0)))
    told = [link.speaker.entry(entry)[1] for entry in link.speaker.told(link.entries)]
    assert "Mira captured Capua from Bot. Gained: 1 Gold." in told
    assert "Bot placed 1 Settler on Ostia for the city that was lost." in told
    assert not any("a captured city" in line for line in told)


def test_a_card_after_a_capture_is_asked_for_by_the_name_of_the_city(shown):
    link = captured_city(hand=["A36"])
    while link.decision.kind != "trigger":
        link.play(link.legal()[0])
    panel = shown(asked(link))
    assert (panel.spec.title, panel.spec.asking) == ("Play an Action card after the capture of Capua?", None)


def test_what_razing_ones_only_city_means_is_told(shown):
    cities = {"0,0": {"name": "Ur"}}
    link = link_of({**rich_city(cities=cities), "begin": "raze"})
    assert "the game ends at the next Status Phase" in shown(asked(link)).spec.sentence
    link = link_of({**rich_city(cities={**cities, "2,-1": {"name": "Nippur"}}), "begin": "raze"})
    assert "the game ends" not in shown(asked(link)).spec.sentence


def test_whose_card_asks_another_player_is_told(shown):
    seats = {
        "0": {"advances": ["myths", "tactics"], "hand": ["A39"], "cities": {"0,0": {}}},
        "1": {"advances": ["arts", "bartering"], "cities": {"2,0": {}}},
    }
    link = link_of({"board": {"radius": 3}, "seats": seats, **FULL}).play(Play("A39"))
    assert link.speaker.question(link.decision)[1] == "From Tech Exchange"
    link.play(TakeAdvance("arts"))
    assert link.seat == 1
    assert link.speaker.question(link.decision)[1] == "From Tech Exchange, played by Mira"
    assert shown(asked(link)).spec.sentence == "From Tech Exchange, played by Mira"


@pytest.mark.parametrize(
    ("source", "strip_says", "hint"),
    [("status_phase", [], "From the Status Phase"), ("great_library", ["Great Library"], ""),
     ("A39", ["Tech Exchange / Tactical Surprise"], "")],
)  # fmt: skip
def test_what_asks_is_said_once(shown, source: str, strip_says: list[str], hint: str):
    link = link_of(rich_city())
    link.state.frames.append(ChooseAdvanceFrame(0, "free", source))
    panel = shown(asked(link))
    assert [found.asking.name for found in panel.findChildren(AskingStrip)] == strip_says
    assert panel.spec.sentence == hint


@pytest.mark.parametrize(
    ("wonders", "hint"),
    [([], "You decide: nobody has more Mood and Culture tokens"), (["great_lighthouse"], "You decide: Great Lighthouse")],
)
def test_why_one_decides_about_the_first_player_is_told(wonders: list[str], hint: str):
    link = link_of({**rich_city(cities={"0,0": {"name": "Ur", "wonders": wonders}}), "begin": "first_player"})
    assert (link.decision.kind, link.speaker.question(link.decision)[1]) == ("first_player", hint)
