"""The question panels: each is opened, drawn in both themes, and answered by mouse, by keys and from the board."""

from __future__ import annotations

from collections import Counter

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from core.bots.bot import RandomBot
from core.engine.decision import Decision, Entry
from core.engine.game import Config, SeatConfig
from core.engine.rng import Generator
from core.games.clash.content.powers import ADVANCES
from core.games.clash.frames import CargoFrame, GainFrame
from core.games.clash.game import GAME
from core.games.clash.goods import goods
from core.games.clash.moves import (
    CANCEL,
    DONE,
    NO,
    ChangeGovernment,
    Choose,
    Gain,
    March,
    MoveUnits,
    Orient,
    Pay,
    Pick,
    Raise,
    Remove,
    TakeAdvance,
    Use,
)
from core.games.clash.state import cities_of
from desktop.dialogs.choice import ChoiceOption, ChoicePanel, ChoiceSpec
from desktop.games.clash.dialogs import choices
from desktop.games.clash.dialogs.advance import AdvancePanel
from desktop.games.clash.dialogs.asking import AskingStrip, event_asking
from desktop.games.clash.dialogs.battle import BATTLE_KINDS, BattleDialog
from desktop.games.clash.dialogs.choices import WITHOUT_PANEL, panel_for
from desktop.games.clash.dialogs.city import CityPanel
from desktop.games.clash.dialogs.explore import OrientPanel
from desktop.games.clash.dialogs.goods import MixturePanel
from desktop.games.clash.dialogs.happened import EventStory
from desktop.games.clash.dialogs.happiness import HappinessPanel
from desktop.games.clash.dialogs.report import ReportPanel
from desktop.games.clash.dialogs.trade import TradeDialog
from desktop.games.clash.words.sentences import QUESTIONS
from desktop.table.deeds import Deed
from desktop.widgets.explained import explainer_of
from desktop.widgets.panel import size_in
from tests.desktop.games.clash.panels import RulesLink, asked, link_of, present, rich_city, space


def move_in(answer: object) -> object:
    """Return the move of an answer: a move, or a row of one."""
    if isinstance(answer, tuple):
        assert len(answer) == 1
        return answer[0]
    return answer


# ---- payments and gains
def test_a_payment_is_chosen_by_number_by_mouse_and_by_enter(shown):
    link = link_of(rich_city()).play(TakeAdvance("navigation"))
    assert link.decision.kind == "pay"
    panel = shown(asked(link))
    usual = link.legal()[0]
    QTest.keyClick(panel.first_focus(), Qt.Key.Key_Return)
    QTest.keyClick(panel, Qt.Key.Key_3)
    QTest.mouseClick(panel.rows[1], Qt.MouseButton.LeftButton)
    assert [move_in(answer) for answer in panel.answers] == [usual, link.legal()[2], link.legal()[1]]
    assert all(isinstance(move_in(answer), Pay) for answer in panel.answers)
    assert panel.rows[0].accessibleName() == "2 Food"


def test_of_gains_the_one_that_loses_nothing_comes_first_and_losses_are_told(shown):
    link = link_of(rich_city(ore=7, advances=[]))
    link.state.frames.append(GainFrame(0, "collect", (goods(ore=2), goods(wood=1, ore=1), goods(wood=1))))
    panel = shown(asked(link))
    assert panel.rows[0].option.id == Gain(goods(wood=1))
    told = {row.option.id.goods: row.option.note for row in panel.rows}
    assert told[goods(wood=1)] == ""
    assert "2 Ore" in told[goods(ore=2)]
    assert "1 Ore" in told[goods(wood=1, ore=1)]


def test_an_exchange_shows_what_is_given_and_taken(shown):
    link = link_of(rich_city())
    link.state.frames.append(GainFrame(0, "free_education", (goods(mood=1), (0, 0, 0, -1, 0, 2, 0), goods())))
    panel = shown(asked(link))
    assert {row.option.id.goods for row in panel.rows} == {goods(mood=1), (0, 0, 0, -1, 0, 2, 0), goods()}


def test_many_mixtures_are_put_together_with_steppers(shown):
    link = link_of(rich_city(advances=["bartering", "trade_routes", "taxation", "currency"])).play(Use("taxation"))
    assert len(link.legal()) > 30
    panel = shown(asked(link))
    assert isinstance(panel, MixturePanel)
    assert Gain(panel.goods()) in link.legal()
    steppers = list(panel.steppers.values())
    for stepper in steppers:
        for _ in range(9):
            QTest.keyClick(stepper, Qt.Key.Key_Down)
    assert sum(panel.goods()) == 0
    assert not panel.confirm.isEnabled()
    QTest.keyClick(panel, Qt.Key.Key_Return)
    assert panel.answers == []
    for _ in range(9):
        QTest.keyClick(steppers[2], Qt.Key.Key_Up)
    assert panel.goods() == goods(wood=4)
    QTest.keyClick(steppers[0], Qt.Key.Key_Up)
    assert panel.goods() == goods(wood=4)
    assert "3 Wood" in panel._lost.text()
    QTest.mouseClick(panel.confirm, Qt.MouseButton.LeftButton)
    assert panel.answers == [Gain(goods(wood=4))]


# ---- spaces
SPACES = {
    "exhaust": [Pick(1), Pick(2)],
    "spawn_settlement": [Pick(1), Pick(2)],
    "spawn_infantry": [Pick(1), Pick(2)],
    "reinforce": [Pick(1), Pick(2)],
    "ship_space": [Pick(1), Pick(2)],
    "replace": [Pick(1), Pick(2)],
    "place": [Pick(1), Pick(2), NO],
}


@pytest.mark.parametrize("kind", SPACES)
def test_a_space_is_chosen_in_the_list_or_on_the_board(shown, kind):
    link = link_of(rich_city())
    values = {"unit": "infantry", "city": 1, "optional": 1}
    panel = shown(panel_for(link, Decision((0,), kind, "barbarians_spawn", "", values), SPACES[kind]))
    assert link.lit == {1, 2}
    assert panel.toggle_space(2)
    assert not panel.toggle_space(5)
    QTest.keyClick(panel, Qt.Key.Key_1)
    if NO in SPACES[kind]:
        QTest.keyClick(panel, Qt.Key.Key_Escape)
    assert [move_in(answer) for answer in panel.answers] == [Pick(2), Pick(1), *SPACES[kind][2:]]


def test_hovering_an_option_lights_its_space(shown):
    link = link_of(rich_city())
    panel = shown(panel_for(link, Decision((0,), "exhaust", "exhausted_land", ""), [Pick(1), Pick(2)]))
    panel.rows[1].setFocus()
    assert link.lit == {2}
    panel.setFocus()
    assert link.lit == {1, 2}


def test_razing_can_be_declined_and_says_what_it_brings(shown):
    link = link_of({**rich_city(), "begin": "raze"})
    panel = shown(asked(link))
    assert all(row.option.goods == goods(gold=1) for row in panel.rows)
    QTest.keyClick(panel, Qt.Key.Key_Escape)
    assert panel.answers == [(NO,)]


def test_marching_barbarians_tell_whom_they_attack(shown):
    data = {
        "board": {"radius": 2}, "begin": "barbarians_move",
        "seats": {"0": {"cities": {"0,0": {"name": "Ur"}}, "units": {"0,0": {"infantry": 1}}}, "1": {"cities": {"2,0": {}}}},
        "barbarians": {"cities": {"-1,0": {}, "0,-2": {}}, "units": {"-1,0": {"infantry": 2}, "0,-2": {"infantry": 1}}},
    }  # fmt: skip
    link = link_of(data)
    assert link.decision.kind == "march"
    panel = shown(asked(link))
    attack = next(row for row in panel.rows if row.option.id.end == space(link, 0, 0))
    assert "Ur" in attack.option.note
    assert "%" in attack.option.note
    attack.click()
    assert isinstance(move_in(panel.answers[0]), March)


# ---- the other questions
def test_cargo_that_goes_down_is_chosen(shown):
    link = link_of({
        "board": {"radius": 1, "0,0": "sea"},
        "seats": {"0": {"units": {"0,0": {"ship": 1, "infantry": 2, "settler": 2}}, "cities": {"1,0": {}}}, "1": {}},
    })  # fmt: skip
    link.state.frames.append(CargoFrame(0, space(link, 0, 0)))
    panel = shown(asked(link))
    assert len(panel.rows) == 3
    QTest.keyClick(panel, Qt.Key.Key_2)
    assert move_in(panel.answers[0]) == link.legal()[1]
    assert isinstance(link.legal()[1], Remove)


def test_a_roll_is_boosted_for_its_price(shown):
    link = link_of(rich_city())
    decision = Decision((0,), "boost", "influence_culture", "", {"result": 3, "tokens": 2, "target": space(link, -2, 0)})
    panel = shown(panel_for(link, decision, [Choose("yes"), NO]))
    assert panel.rows[0].option.goods == goods(culture=2)
    QTest.keyClick(panel, Qt.Key.Key_2)
    QTest.keyClick(panel, Qt.Key.Key_1)
    assert panel.answers == [(NO,), (Choose("yes"),)]


def test_a_building_to_exchange_tells_whose_it_is(shown):
    link = link_of(rich_city())
    decision = Decision((0,), "exchange", "influence_culture", "", {"target": space(link, -2, 0)})
    panel = shown(panel_for(link, decision, [Choose("academy"), Choose("temple")]))
    assert panel.rows[0].option.text == "Academy"
    assert "Bot" in panel.rows[0].option.note
    QTest.keyClick(panel, Qt.Key.Key_2)
    assert panel.answers == [(Choose("temple"),)]


def test_free_advances_tell_what_they_do(shown):
    link = link_of({**rich_city(), "begin": "free_advance"})
    panel = shown(asked(link))
    assert {row.option.id for row in panel.rows} == set(link.legal())
    assert all(row.option.note for row in panel.rows)
    QTest.keyClick(panel, Qt.Key.Key_Down)
    QTest.keyClick(panel.window().focusWidget(), Qt.Key.Key_Return)
    assert isinstance(move_in(panel.answers[0]), TakeAdvance)


def test_a_government_is_changed_or_kept(shown):
    link = link_of({**rich_city(), "begin": "government"})
    panel = shown(asked(link))
    assert "Voting" in panel.spec.sentence
    for row in panel.rows:
        words = [f"{ADVANCES[advance].name}: {ADVANCES[advance].text}" for advance in row.option.id.advances]
        assert row.toolTip() == "\n".join(words)
        assert [part.text for part in explainer_of(row)(None).parts] == words
    lines = [line for row in panel.rows for line in row.option.note.splitlines()]
    assert len(lines) == len(set(lines))
    assert set(lines) == {line for row in panel.rows for line in row.toolTip().splitlines()}
    QTest.keyClick(panel, Qt.Key.Key_1)
    QTest.mouseClick(panel.decline, Qt.MouseButton.LeftButton)
    assert isinstance(move_in(panel.answers[0]), ChangeGovernment)
    assert panel.answers[1] == (NO,)


def test_the_first_player_is_chosen_by_crest(shown):
    link = link_of({**rich_city(), "begin": "first_player"})
    panel = shown(asked(link))
    assert [row.option.text for row in panel.rows] == ["You (Mira)", "Bot"]
    assert panel.rows[0].option.icon == link.colour(0).emblem
    QTest.keyClick(panel, Qt.Key.Key_2)
    assert panel.answers == [(Choose("1"),)]


def test_an_event_is_drawn_from_either_pile(shown):
    link = link_of(rich_city())
    decision = Decision((0,), "draw_event", "great_mausoleum", "Events", {"top": "E09"})
    panel = shown(panel_for(link, decision, [Choose("deck"), Choose("discard")]))
    assert "A Good Year" in panel.rows[1].option.note
    assert panel.rows[1].option.icon == "event_barbarians_spawn"
    QTest.keyClick(panel, Qt.Key.Key_2)
    assert panel.answers == [(Choose("discard"),)]


# ---- happiness
def test_happiness_is_put_together_finished_and_cancelled(shown):
    link = link_of(rich_city())
    nippur, eridu = space(link, 2, -1), space(link, -1, 2)
    link.play(Raise(nippur, 2))
    panel = shown(asked(link))
    assert isinstance(panel, HappinessPanel)
    assert panel.toggle_space(eridu)
    assert panel.answers.pop() == (Raise(eridu, 1),)
    taken_out = next(row for row in panel.rows if row.option.id == Raise(nippur, 1))
    taken_out.click()
    QTest.keyClick(panel.first_focus(), Qt.Key.Key_Return)
    QTest.keyClick(panel, Qt.Key.Key_Escape)
    assert panel.answers == [(Raise(nippur, 1),), (DONE,), (CANCEL,)]


def test_happiness_that_can_not_be_paid_says_so(shown):
    link = link_of(rich_city(mood=2, food=0, ore=0, wood=0, idea=0, gold=0))
    link.play(Raise(space(link, 2, -1), 2))
    panel = shown(asked(link))
    refused = [row for row in panel.rows if row.option.refused]
    assert refused
    refused[0].click()
    assert panel.answers == []


# ---- regions
def test_a_region_is_placed_by_picture_and_by_key(shown):
    data = {
        "layout": 2, "regions": {"R3": {"tile": 19, "hidden": True}},
        "seats": {"0": {"cities": {"3,0": {"name": "Ur"}}, "units": {"3,0": {"settler": 1}}}},
    }  # fmt: skip
    link = link_of(data)
    start, end = space(link, 3, 0), space(link, 3, 1)
    link.play(MoveUnits((start, end), (("settler", 0, 1),)))
    assert link.decision.kind == "orient"
    panel = shown(asked(link))
    assert isinstance(panel, OrientPanel)
    first, second = panel.pictures
    slot = link.view.geometry().slots[link.decision.values["slot"]]
    assert set(first.terrain()) == set(second.terrain()) == set(slot) == link.lit
    assert [first.terrain()[s] for s in slot] == [second.terrain()[s] for s in reversed(slot)]
    QTest.keyClick(panel, Qt.Key.Key_2)
    QTest.mouseClick(first, Qt.MouseButton.LeftButton, pos=QPoint(20, 20))
    QTest.keyClick(panel, Qt.Key.Key_Right)
    QTest.keyClick(panel.window().focusWidget(), Qt.Key.Key_Return)
    turned = [move.half_turn for move in link.legal()]
    assert panel.answers == [Orient(turned[1]), Orient(turned[0]), Orient(turned[1])]
    terrain = second.terrain()
    link.play(Orient(turned[1]))
    assert all(link.view.terrain[s] == kind for s, kind in terrain.items())


# ---- Advances
def test_an_advance_is_bought_with_enter(shown):
    link = link_of(rich_city())
    panel = shown(AdvancePanel(link, "navigation"))
    QTest.keyClick(panel.first_focus(), Qt.Key.Key_Return)
    QTest.keyClick(panel, Qt.Key.Key_Escape)
    assert panel.answers == [TakeAdvance("navigation"), ()]


def test_a_locked_advance_says_why_and_can_not_be_bought(shown):
    link = link_of(rich_city())
    panel = shown(AdvancePanel(link, "nationalism"))
    assert not panel.button.isEnabled()
    refusal = link.speaker.refusal(link.refusal(TakeAdvance("nationalism")))
    assert refusal in [label.text() for label in panel.findChildren(QWidget) if hasattr(label, "text")]
    QTest.keyClick(panel, Qt.Key.Key_Return)
    assert panel.answers == []


def test_a_free_advance_is_taken(shown):
    link = link_of({**rich_city(), "begin": "free_advance"})
    panel = shown(AdvancePanel(link, "navigation"))
    assert panel.button.text() == "Take it"
    QTest.mouseClick(panel.button, Qt.MouseButton.LeftButton)
    assert panel.answers == [TakeAdvance("navigation")]


def test_powers_are_used_with_their_parameters(shown):
    link = link_of(rich_city())
    circus = shown(AdvancePanel(link, "circus_and_sports"))
    assert {row.option.id for row in circus.rows} == {m for m in link.moves(Use) if m.power == "circus_and_sports"}
    QTest.keyClick(circus, Qt.Key.Key_1)
    assert circus.answers == [circus.rows[0].option.id]
    drama = shown(AdvancePanel(link, "drama_and_music"))
    assert drama.rows[0].option.goods == (0, 0, 0, 0, 0, 1, -1)
    QTest.keyClick(drama, Qt.Key.Key_2)
    assert drama.answers == [Use("drama_and_music", name="mood")]


def test_a_power_that_was_used_says_so(shown):
    link = link_of(rich_city()).play(Use("drama_and_music", name="mood"))
    panel = shown(AdvancePanel(link, "drama_and_music"))
    assert panel.rows == []
    texts = [label.text() for label in panel.findChildren(QWidget) if hasattr(label, "text")]
    assert any("already this turn" in text for text in texts)


def test_the_great_library_lends_from_a_list(shown):
    data = rich_city(actions=3)
    data["seats"]["0"]["cities"]["0,0"]["wonders"] = ["great_library"]
    link = link_of(data)
    panel = shown(AdvancePanel(link, "great_library"))
    assert len(panel.rows) > 5
    panel.rows[0].click()
    assert panel.answers == [panel.rows[0].option.id]
    assert link.refusal(panel.answers[0]) is None


# ---- completeness
def options_of(panel: QWidget) -> set[object] | None:
    """Return the moves that a panel offers; None for one that puts its answer together."""
    if isinstance(panel, MixturePanel):
        return set(panel._moves.values())
    if isinstance(panel, TradeDialog):
        return None
    if isinstance(panel, OrientPanel):
        return {picture.move_made for picture in panel.pictures}
    if isinstance(panel, BattleDialog):
        if panel.decision.kind == "casualties":
            return None
        if panel.chooser is not None:
            return {NO} | {row.option.id for row in panel.chooser.rows if row.isEnabled()}
        rows = {row.option.id for row in panel.offers}
        return rows | {NO} if rows else {Choose("go_on"), Choose("retreat")}
    offered = {row.option.id for row in panel.rows if row.isEnabled()}
    if panel.decline is not None:
        answers: list[object] = []
        panel.chosen.connect(answers.append)
        panel.decline.click()
        offered |= set(answers.pop())
    if isinstance(panel, HappinessPanel) and panel.finish.isEnabled():
        offered.add(DONE)
    return offered


def test_what_random_games_ask_has_panels_that_offer_every_legal_move(qtbot, still):
    """And nothing else. The city panel stands every position, too."""
    asked_kinds: Counter[str] = Counter()
    bot = RandomBot()
    for seed in (3, 8):
        config = GAME.complete(Config(seats=tuple(SeatConfig(colour=seat) for seat in range(3))))
        link = RulesLink(GAME.new(config, seed))
        generator = Generator(seed)
        while (decision := link.decision) is not None:
            kind = decision.kind
            if kind not in WITHOUT_PANEL and asked_kinds[kind] < 6:
                asked_kinds[kind] += 1
                panel = asked(link)
                qtbot.addWidget(panel)
                assert options_of(panel) in (None, set(link.legal())), decision
            elif kind == "turn" and asked_kinds[kind] < 40 and generator.below(4) == 0:
                asked_kinds[kind] += 1
                for city in cities_of(link.view, link.seat)[:1]:
                    panel = CityPanel(link, city)
                    qtbot.addWidget(panel)
                    collect = panel.sections[0]
                    assert (link.refusal(collect.move()) is None) == collect.button.isEnabled()
            link.play(bot.choose(GAME, link.state, link.seat, generator, 0.0))
    assert {"pay", "gain", "free_advance", "first_player", "orient", "happiness"} <= set(asked_kinds)


def test_no_panel_is_of_a_question_that_has_no_words():
    """Questions without a panel of their own get the one that asks anything."""
    known = set(choices._BUILDERS) | WITHOUT_PANEL | BATTLE_KINDS | {"pay", "gain", "orient", "happiness"}
    assert known <= {kind for kind in QUESTIONS if "." not in kind}


# ---------------------------------------------------------------- room
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_what_happened_scrolls_only_where_there_is_no_room(shown, still, scale: float):
    still.configure(scale=scale)
    link = link_of(rich_city())
    story = EventStory("E16", 0, 1, [Entry("gained", 0, {"goods": (("food", 3),), "source": "E16"})], True)
    founded = Entry("city_founded", 1, {"name": "Ostia, whose name is so long that its line of the summary breaks"})
    deeds = [Deed(1, founded, True)] * 3
    for panel in (ReportPanel(link, (story,)), ReportPanel(link, (), deeds=deeds)):
        shown(panel)
        assert panel.height() < 560
        assert panel.area.verticalScrollBar().maximum() == 0


def test_a_choice_scrolls_only_where_there_is_no_room(qtbot, still):
    panel = asked(link_of({**rich_city(), "begin": "government"}))
    qtbot.addWidget(panel)
    room = QSize(1200, 900)
    present(qtbot, panel, size_in(panel, room))
    assert panel.height() < room.height()
    assert panel._scroll.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_what_asks_is_shown_to_its_last_line(qtbot, still, scale: float):
    still.configure(scale=scale)
    strip = AskingStrip(event_asking("E25"), ("No Barbarians are near Mira.", "Barbarians settled at A3."))

    class Asked(ChoicePanel):
        def make_source(self) -> QWidget:
            return strip

    sentence = "If you do without, the others may have it for 2 Culture tokens."
    spec = ChoiceSpec("Take it?", sentence, options=(ChoiceOption("a", "Take the card"),), decline="Do without")
    panel = Asked(spec)
    panel.offer_skip("Never ask me again", "")
    qtbot.addWidget(panel)
    room = QSize(1200, 900)
    present(qtbot, panel, size_in(panel, room))
    assert panel.height() < room.height()
    assert strip.height() >= strip.heightForWidth(strip.width())
    assert panel._scroll.verticalScrollBar().maximum() == 0
