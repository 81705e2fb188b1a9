"""The language changes while the window is open: start screen, table, docks, menu and the settings themselves."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel

from core.games.clash.moves import TakeAdvance
from desktop.app.language import install_language
from desktop.dialogs.settings import SettingsDialog
from desktop.games.clash.dialogs.city import CityPanel
from tests.desktop.games.clash.panels import rich_city


@pytest.fixture(autouse=True)
def english(qapp) -> Iterator[None]:
    """English before and after."""
    install_language("en")
    yield
    install_language("en")


def words(window) -> set[str]:
    """Return the texts of the labels, buttons, docks and menus that the window shows."""
    found = {widget.text() for kind in (QLabel, QAbstractButton) for widget in window.findChildren(kind) if widget.isVisible()}
    if window._docking is not None:
        found |= {dock.windowTitle() for dock in window._docking.docks.values()}
    return found | {action.text() for action in window.bar.menu.actions()}


def settings_dialog(window) -> SettingsDialog:
    """Return the settings that are open."""
    open_ = [dialog for dialog in window.findChildren(SettingsDialog) if dialog.isVisible()]
    assert len(open_) == 1
    return open_[0]


def choose(window, qtbot, code: str) -> None:
    """Choose a language in the open settings."""
    dialog = settings_dialog(window)
    index = dialog.language.findData(code)
    dialog.language.setCurrentIndex(index)
    dialog.language.activated.emit(index)
    qtbot.waitUntil(lambda: not window.look._retranslate.isActive())


def test_the_start_screen(sitting, qtbot) -> None:
    window = sitting.window
    sitting.settings.language = "en"
    window.run("settings")
    choose(window, qtbot, "de")
    dialog = settings_dialog(window)
    assert {"Aussehen", "Fertig"} <= words(window)
    assert QApplication.focusWidget() is dialog.language
    dialog.accept()
    assert {"Jetzt spielen", "Neues Spiel", "Clash of Cultures: Du gegen zwei Bots, volles Spiel"} <= words(window)
    assert not {"Play now", "New game", "Settings"} & words(window)


def test_the_table_goes_on_in_the_other_language(sitting, qtbot) -> None:
    window = sitting.window
    sitting.settings.language = "en"
    before = sitting.position(rich_city())
    session = before.session
    before.submit(TakeAdvance("navigation"))
    before.submit(before.legal()[0])
    window.run("settings")
    choose(window, qtbot, "de")
    settings_dialog(window).accept()
    table = sitting.table
    assert table is not before
    assert table.session is session
    assert table.sitting == 0
    assert table.undo_target() is not None
    found = words(window)
    assert {"Spielertafel", "Chronik", "Zug beenden"} <= found
    assert not {"Player board", "Journal", "End turn"} & found
    assert window.bar.text.text() == "Dein Zug: Wähle eine Aktion"
    assert window.bar.menu_button.accessibleName() == "Menü"
    assert "Mira: Navigation erlangt. Bezahlt: 2 Nahrung. Erhalten: 1 Kultur." in table._journal.texts
    here = session.history.current
    table.trigger("undo")
    assert session.history.current is not here


def test_the_panel_of_a_city_stays_open(sitting, qtbot) -> None:
    window = sitting.window
    sitting.settings.language = "en"
    table = sitting.position(rich_city())
    space = next(iter(table.view.cities))
    table.panels.open_city(space, "recruit")
    window.run("settings")
    choose(window, qtbot, "de")
    settings_dialog(window).accept()
    panel = window.frame.choice
    assert isinstance(panel, CityPanel)
    assert (panel.space, panel.section_id) == (space, "recruit")
    assert panel.link is sitting.table is not table


def test_cancel_puts_the_language_back(sitting, qtbot) -> None:
    window = sitting.window
    sitting.settings.language = "en"
    sitting.position(rich_city())
    window.run("settings")
    choose(window, qtbot, "de")
    assert "Spielertafel" in words(window)
    QTest.keyClick(settings_dialog(window), Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not window.look._retranslate.isActive())
    assert sitting.settings.language == "en"
    assert "Player board" in words(window)
    assert not [dialog for dialog in window.findChildren(SettingsDialog) if dialog.isVisible()]


def test_the_machine_does_not_pass_between_people(sitting, qtbot) -> None:
    """Who sat at the machine still does, and nobody else sees a secret."""
    data = rich_city()
    table = sitting.position(data, 0, 1)
    table._on_sat_down()
    for overlay in list(sitting.window.overlays):
        overlay.close_dialog()
    sitting.settings.language = "de"
    qtbot.waitUntil(lambda: sitting.table is not table)
    assert sitting.table.sitting == 0
    assert sitting.table.viewer == 0
    assert sitting.window.overlays == []
