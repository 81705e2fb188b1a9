"""Fixtures of the window's tests: folders of its own, a window with settings that stand still, a table of the toy game."""

from __future__ import annotations

from pathlib import Path

import pytest

from desktop.app.settings import Folders, Settings
from desktop.app.window import MainWindow
from desktop.theme.style import Appearance, theme
from tests.desktop.app.toy import ToyClients, ToyTable


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return Folders.under(tmp_path)


@pytest.fixture
def make_window(qtbot, folders: Folders):
    windows = []

    def make() -> MainWindow:
        settings = Settings(folders.config)
        window = MainWindow(settings, folders, ToyClients())
        windows.append(window)
        window.resize(1280, 640)
        window.show()
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        return window

    yield make
    for window in windows:
        window.close()
        window.deleteLater()
    theme().configure(appearance=Appearance.LIGHT, scale=1.0, animation_speed=1.0, reduced_motion=False)


@pytest.fixture
def window(make_window) -> MainWindow:
    return make_window()


@pytest.fixture
def table(window: MainWindow) -> ToyTable:
    window.games.quick_start("toy")
    assert isinstance(window.table, ToyTable)
    return window.table
