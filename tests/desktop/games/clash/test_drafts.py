"""Ctrl+Z while a panel is open: first what is put together there is taken back, then steps of the game."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from core.games.clash.moves import Gain, Raise, Remove, Use
from desktop.games.clash.dialogs.battle import BattleDialog
from desktop.games.clash.dialogs.city import CityPanel
from desktop.games.clash.dialogs.goods import MixturePanel
from desktop.games.clash.dialogs.happiness import HappinessPanel
from tests.desktop.games.clash.panels import asked, link_of, rich_city
from tests.desktop.games.clash.tables import Sitting
from tests.desktop.games.clash.test_battle_cards import ARCHERS, HIGH_MORALE, attack, front
from tests.desktop.games.clash.test_panels_battle import mixed_army
from tests.desktop.games.clash.test_table_turn import open_city, town


def back(sitting: Sitting) -> None:
    QTest.keyClick(QApplication.focusWidget() or sitting.window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


def test_what_is_recruited_is_taken_back_before_a_step_of_the_game(sitting):
    table = sitting.position(town())
    open_city(sitting, "happiness")
    sitting.panel.current.rows[0].click()
    done = table.session.history.current
    open_city(sitting, "recruit")
    section = sitting.panel.current
    section.put("settler")
    section.put("settler")
    back(sitting)
    assert section.move().units == (("settler", 1),)
    back(sitting)
    assert section.move().units == ()
    assert table.session.history.current is done
    back(sitting)
    assert table.session.history.current is not done


def test_a_draft_is_taken_back_where_the_game_has_no_step_to_take_back(sitting):
    table = sitting.position(town())
    open_city(sitting, "collect")
    section = sitting.panel.current
    assert not sitting.window.actions_table.action("undo").isEnabled()
    best = section.move()
    sitting.panel.press_number(0)
    assert section.move() != best
    back(sitting)
    assert section.move() == best
    assert isinstance(sitting.panel, CityPanel)
    assert table.session.history.current.parent is None
    assert not sitting.window.banner.isVisible()
    back(sitting)
    assert "nothing to take back" in sitting.window.banner.what()


def test_a_city_that_was_added_to_those_that_become_happier_is_taken_out_again(sitting):
    table = sitting.position(rich_city())
    city = sitting.space(2, -1)
    before = table.session.history.current
    table.submit(Raise(city, table.view.cities[city].mood + 1))
    first = table.session.history.current
    assert isinstance(sitting.panel, HappinessPanel)
    sitting.panel.rows[0].click()
    assert table.session.history.current is not first
    back(sitting)
    assert table.session.history.current is first
    assert isinstance(sitting.panel, HappinessPanel)
    back(sitting)
    assert table.session.history.current is before


def test_a_mixture_goes_back_step_by_step(shown):
    link = link_of(rich_city(advances=["bartering", "trade_routes", "taxation", "currency"])).play(Use("taxation"))
    panel = shown(asked(link))
    assert isinstance(panel, MixturePanel)
    first = panel.goods()
    stepper = next(stepper for stepper in panel.steppers.values() if stepper.value)
    stepper.set_value(stepper.value - 1)
    assert Gain(panel.goods()) not in link.legal()
    assert panel.take_back_draft()
    assert panel.goods() == first
    assert not panel.take_back_draft()


def test_casualties_that_were_picked_stand_again(shown):
    panel = shown(asked(mixed_army()))
    assert isinstance(panel, BattleDialog)
    cavalry, elephant, *_ = panel.sides[0].standing()
    cavalry.click()
    elephant.click()
    assert panel.primary.isEnabled()
    assert panel.take_back_draft()
    assert panel.casualties() == Remove((("cavalry", 1),))
    assert not panel.primary.isEnabled()
    assert panel.take_back_draft()
    assert panel.casualties() == Remove(())
    assert not panel.take_back_draft()


def test_a_card_that_was_picked_for_a_battle_is_put_back_before_the_attack_is_taken_back(sitting, bots):
    bots.script = None
    table = sitting.position(front((HIGH_MORALE, ARCHERS)))
    attack(sitting)
    dialog = table.panels.modal
    assert isinstance(dialog, BattleDialog)
    step = table.session.history.current
    QTest.keyClick(dialog, Qt.Key.Key_1)
    assert dialog.chooser.move_picked() is not None
    back(sitting)
    assert dialog.chooser.move_picked() is None
    assert not dialog.primary.isEnabled()
    assert table.session.history.current is step
    back(sitting)
    assert table.session.history.current is not step
