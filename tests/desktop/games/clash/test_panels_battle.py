"""The battle dialog and the report: dice, sums, offers, casualties, retreat, and what the journal tells."""

from __future__ import annotations

from typing import Any

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import QObject, QSize, Qt, Signal
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from core.engine.decision import Odds
from core.games.clash.frames import BattleFrame, Side
from core.games.clash.goods import goods
from core.games.clash.moves import NO, Choose, MoveUnits, Remove
from core.games.clash.rules.battle_value import CASUALTIES, value_parts
from core.games.clash.rules.combat import GO_ON, RETREAT
from desktop.dialogs.base import show_over
from desktop.games.clash.dialogs.battle import BattleDialog
from desktop.games.clash.dialogs.battle_story import battle_entries, current_battle, stories
from desktop.games.clash.dialogs.choices import panel_for
from desktop.games.clash.dialogs.report import ReportPanel
from desktop.games.clash.words.phrases import PHRASES, percent
from desktop.widgets.explained import explainer_of
from tests.desktop.games.clash.panels import RulesLink, link_of, space


@pytest.fixture
def room() -> QSize:
    """That of a window of 1280x640: the battle lies over the docks."""
    return QSize(1256, 624)


def war(seed: int = 1, *, defenders: int = 3, fortress: bool = True, **attacker: Any) -> RulesLink:
    """Four Infantry have just attacked Capua."""
    seats = {
        "0": {"advances": ["tactics"], "wood": 4, "ore": 4, "mood": 3, "food": 2, "cities": {"-2,0": {"name": "Ur"}},
              "units": {"-1,0": {"infantry": 4}}, **attacker},
        "1": {"advances": ["tactics"], "units": {"0,0": {"infantry": defenders}} if defenders else {},
              "cities": {"0,0": {"name": "Capua", "mood": "happy", "buildings": ["fortress"] if fortress else []},
                         "2,-1": {"name": "Rome"}}},
    }  # fmt: skip
    link = link_of({"board": {"radius": 2}, "seed": seed, "seats": seats})
    return link.play(MoveUnits((space(link, -1, 0), space(link, 0, 0)), (("infantry", 0, 4),)))


def retreat_asked(later: bool = False, **of: Any) -> RulesLink:
    """A battle at the question whether to go on, of the first round or a later one."""
    for seed in range(1, 200):
        link = war(seed, **of)
        if later and link.decision.kind == "retreat":
            link.play(GO_ON)
        if link.decision.kind == "retreat":
            return link
    raise AssertionError("no such battle was found")


def finished(**of: Any) -> RulesLink:
    """A battle of several rounds that is over."""
    for seed in range(1, 200):
        link = war(seed, **of)
        rounds = 1
        while link.decision.kind == "retreat":
            link.play(GO_ON)
            rounds += 1
        if rounds > 1:
            return link
    raise AssertionError("no such battle was found")


def dialog(link: RulesLink) -> BattleDialog:
    panel = panel_for(link, link.decision, link.legal())
    assert isinstance(panel, BattleDialog)
    return panel


def texts(panel: QWidget) -> list[str]:
    return [label.text() for label in panel.findChildren(QWidget) if hasattr(label, "text")]


# ---- going on
def test_going_on_and_retreat_by_keys_and_mouse(shown):
    link = retreat_asked()
    panel = shown(dialog(link))
    QTest.keyClick(panel.first_focus(), Qt.Key.Key_Return)
    QTest.keyClick(panel, Qt.Key.Key_R)
    QTest.mouseClick(panel.retreat, Qt.MouseButton.LeftButton)
    QTest.keyClick(panel, Qt.Key.Key_Escape)
    assert panel.answers == [GO_ON, RETREAT, RETREAT]


def test_the_sums_are_those_of_the_rules(shown):
    link = retreat_asked(later=True)
    frame = link.view.frames[-1]
    panel = shown(dialog(link))
    for index, board in enumerate(panel.sides):
        side = frame.sides[index]
        parts = value_parts(link.view, frame, side.owner)
        assert [value for _, value in board._this.parts] == [part.value for part in parts]
        assert board._this.value == side.value
        assert board._this.hits == side.hits
        assert board.dice._faces == side.dice
        fallen = sum(piece.fallen for piece in board.pieces)
        start = sum(number for _, number in side.start)
        left = sum(group[3] for group in link.view.units[frame.space] if group[0] == side.owner)
        assert start - fallen == left
    odds = link.odds(GO_ON)
    assert any(percent(odds.win) in text for text in [w.accessibleName() for w in panel.findChildren(QWidget)])


def test_earlier_rounds_are_told(shown):
    link = retreat_asked(later=True)
    story = current_battle(link.entries)
    assert story is not None
    assert len(story.rounds) == 2
    panel = shown(dialog(link))
    assert "Round 1" in texts(panel)
    assert any(text.startswith("Mira: ") and "→" in text for text in texts(panel))
    first = shown(dialog(retreat_asked()))
    assert PHRASES["earlier_rounds"] not in texts(first)


# ---- offers
def test_siegecraft_is_offered_with_prices_and_odds_before_the_dice(shown):
    link = war(advances=["tactics", "siegecraft"])
    assert link.decision.kind == "battle_power"
    panel = shown(dialog(link))
    assert [row.option.goods for row in panel.offers] == [goods(wood=2), goods(ore=2), goods(wood=2, ore=2)]
    assert all("%" in row.option.note for row in panel.offers)
    assert all(side.dice.isHidden() for side in panel.sides)
    QTest.keyClick(panel, Qt.Key.Key_3)
    QTest.mouseClick(panel.offers[0], Qt.MouseButton.LeftButton)
    QTest.keyClick(panel, Qt.Key.Key_Escape)
    assert panel.answers == [Choose("both"), Choose("no_die"), NO]


def test_what_was_bought_is_in_force(shown):
    link = war(advances=["tactics", "siegecraft", "steel_weapons"]).play(Choose("no_die"), Choose("yes"))
    assert link.decision.kind == "retreat"
    panel = shown(dialog(link))
    found = texts(panel)
    assert PHRASES["no_die_fortress"] in found
    assert any("Steel Weapons" in text for text in found)


def test_the_great_arena_shows_the_dice_it_would_better(shown):
    for seed in range(1, 200):
        link = war(seed, cities={"-2,0": {"name": "Ur", "wonders": ["great_arena"]}})
        if link.decision.kind == "battle_power":
            break
    panel = shown(dialog(link))
    frame = link.view.frames[-1]
    assert frame.sides[0].dice
    assert all(not side.dice.isHidden() for side in panel.sides)
    assert panel.sides[0]._this.value == sum(part.value for part in value_parts(link.view, frame, 0))
    QTest.keyClick(panel.first_focus(), Qt.Key.Key_Return)
    assert panel.answers == [Choose("yes")]


# ---- casualties
def mixed_army(due: int = 2) -> RulesLink:
    """An attacker with several kinds of units chooses casualties."""
    link = retreat_asked()
    state = link.state
    where = space(link, 0, 0)
    units = (("cavalry", 1), ("elephant", 1), ("infantry", 2))
    state.units[where] = ((0, "cavalry", 0, 1), (0, "elephant", 0, 1), (0, "infantry", 0, 2), (1, "infantry", 0, 3))
    sides = (
        Side(0, units, units, (11, 5, 7, 1), 14, 1, 1),
        Side(1, (("infantry", 3),), (("infantry", 3),), (10, 9, 3), 13, 0, due),
    )
    state.frames[-1] = BattleFrame(
        where, 0, 1, space(link, -1, 0), sides=sides, step=CASUALTIES, round=2, asks="casualties", asked=0,
        due=(due, 0),
    )
    link.entries = []
    return link


def test_casualties_are_clicked_or_numbered_and_checked_by_the_rules(shown):
    link = mixed_army()
    assert link.decision.kind == "casualties"
    panel = shown(dialog(link))
    assert not panel.primary.isEnabled()
    QTest.keyClick(panel, Qt.Key.Key_Return)
    assert panel.answers == []
    attackers = panel.sides[0].standing()
    assert [piece.kind for piece in attackers] == ["cavalry", "elephant", "infantry", "infantry"]
    QTest.mouseClick(attackers[2], Qt.MouseButton.LeftButton)
    assert not panel.primary.isEnabled()
    QTest.keyClick(panel, Qt.Key.Key_1)
    assert panel.casualties() == Remove((("cavalry", 1), ("infantry", 1)))
    assert panel.primary.isEnabled()
    QTest.keyClick(panel, Qt.Key.Key_4)
    assert not panel.primary.isEnabled()
    QTest.keyClick(panel, Qt.Key.Key_1)
    QTest.keyClick(panel, Qt.Key.Key_Return)
    assert panel.answers == [Remove((("infantry", 2),))]
    assert link.refusal(panel.answers[0]) is None
    assert panel.sides[1].standing() == []


# ---- dice and overlay
def test_the_dice_roll_and_rest_at_any_key(shown, still):
    still.configure(animation_speed=1.0)
    link = retreat_asked()
    panel = shown(dialog(link))
    assert all(side.rolling for side in panel.sides if side.dice._faces)
    QTest.keyClick(panel, Qt.Key.Key_Space)
    assert not any(side.rolling for side in panel.sides)
    assert panel.answers == []
    assert all(side.sum._shown for side in panel.sides)


def test_the_answer_closes_the_overlay(qtbot, still):
    host = QWidget()
    host.resize(1280, 640)
    qtbot.addWidget(host)
    host.show()
    panel = dialog(retreat_asked())
    overlay = show_over(host, panel)
    assert overlay.rect().contains(panel.geometry())
    with qtbot.waitSignals([overlay.closed, panel.chosen]):
        QTest.keyClick(panel, Qt.Key.Key_Return)


# ---- reports
def test_a_report_tells_rounds_losses_and_outcome(shown):
    link = finished(fortress=False)
    entries = battle_entries(link.entries)
    story = stories(entries)[0]
    panel = shown(ReportPanel(link, stories(entries)))
    assert story.owners == (0, 1)
    assert story.start == ((("infantry", 4),), (("infantry", 3),))
    assert len(story.rounds) > 1
    for this in story.rounds:
        for side in this.sides:
            assert sum(value for _, value in side.parts) == side.value
    lost = dict(story.losses(0)).get("infantry", 0), dict(story.losses(1)).get("infantry", 0)
    left = dict.fromkeys((0, 1), 0)
    for owner, kind, _, number in link.state.units.get(space(link, 0, 0), ()):
        if kind == "infantry":
            left[owner] += number
    assert lost == (4 - left[0], 3 - left[1])
    assert story.outcome in ("attacker", "defender", "neither")
    assert any(text in ("Mira won.", "Bot won.", PHRASES["nobody_left"]) for text in texts(panel))
    QTest.keyClick(panel, Qt.Key.Key_Escape)
    assert panel.answers == [()]


def test_a_retreat_and_an_undefended_city_are_reported(shown):
    link = retreat_asked().play(RETREAT)
    panel = shown(ReportPanel(link, stories(battle_entries(link.entries))))
    assert any("retreated" in text for text in texts(panel))
    link = war(defenders=0, fortress=False)
    panel = shown(ReportPanel(link, stories(battle_entries(link.entries))))
    found = texts(panel)
    assert PHRASES["undefended"] in found
    assert any("captured Capua" in text for text in found)


def test_only_battles_are_reported():
    link = retreat_asked()
    assert battle_entries(link.entries)[0].key == "battle_started"
    assert battle_entries(entry for entry in link.entries if not entry.key.startswith("battle")) == ()
    assert current_battle(link.play(RETREAT).entries) is None


# ---------------------------------------------------------------- chances
class Later(QObject):
    """Chances that are still worked out in another process."""

    arrived = Signal()

    def __init__(self, link: RulesLink) -> None:
        super().__init__()
        self.known = False
        self._ask = link.odds
        link.odds = lambda move: self._ask(move) if self.known else None  # type: ignore[method-assign]
        link.chances = self  # type: ignore[attr-defined]

    def is_pending(self, move: Any) -> bool:
        return not self.known

    def arrive(self) -> None:
        self.known = True
        self.arrived.emit()


def test_casualties_are_chosen_knowing_the_chances_that_they_leave(shown):
    link = mixed_army()
    panel = shown(dialog(link))
    assert not panel._chances.isVisible()
    QTest.keyClick(panel, Qt.Key.Key_1)
    QTest.keyClick(panel, Qt.Key.Key_3)
    assert panel._chances.isVisible()
    without_cavalry = panel._chances.odds
    assert without_cavalry == link.odds(panel.casualties())
    QTest.keyClick(panel, Qt.Key.Key_1)
    assert not panel._chances.isVisible()
    QTest.keyClick(panel, Qt.Key.Key_4)
    assert panel._chances.odds.win > without_cavalry.win


def test_chances_that_are_still_worked_out_are_shown_as_dots_until_they_arrive(shown):
    link = retreat_asked()
    later = Later(link)
    panel = shown(dialog(link))
    assert "…" in texts(panel)
    assert not panel._chances.bar.isVisible()
    later.arrive()
    assert "…" not in texts(panel)
    assert panel._chances.bar.isVisible()
    assert "exact, enemy cards not counted" in texts(panel)


def test_sampled_chances_are_shown_with_their_error(shown):
    link = retreat_asked()
    link.odds = lambda move: Odds(0.5, 0.4, 0.1, 2.0, 3.0, 0.025)  # type: ignore[method-assign]
    panel = shown(dialog(link))
    assert "± 2.5 %, enemy cards not counted" in texts(panel)
    explained = explainer_of(panel._chances)(None)
    assert any(part.text == "± 2.5 %" for part in explained.parts)


def test_chances_say_what_is_supposed_to_be_paid_for(shown):
    link = retreat_asked()
    link.odds = lambda move: Odds(0.5, 0.4, 0.1, 2.0, 3.0, bought=("steel_weapons",))  # type: ignore[method-assign]
    panel = shown(dialog(link))
    assert "exact, if paid for: Steel Weapons, enemy cards not counted" in texts(panel)
    assert "If paid for: Steel Weapons" in [part.text for part in explainer_of(panel._chances)(None).parts]


def test_the_sum_of_a_side_is_explained_with_sections(shown):
    panel = shown(dialog(retreat_asked()))
    for side in panel.sides:
        explained = explainer_of(side.sum)(None)
        assert explained.parts
        assert explained.parts[0].section == "Combat Roll"


@pytest.mark.parametrize("size", [(1256, 624), (1896, 1064)])
def test_the_whole_battle_is_in_sight_without_scrolling(shown, size):
    panel = shown(dialog(retreat_asked()))
    wished = panel.wished_size(QSize(*size))
    panel.resize(wished)
    QApplication.processEvents()
    assert panel.sides[0].pieces[0]._tight == (size[1] < 660)
    bar = panel.findChild(QScrollArea).verticalScrollBar()
    assert bar.maximum() == 0
