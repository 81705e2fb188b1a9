"""Fixtures of the game's tests: no animations; a window with a table, no drawn ground, bots that follow a script."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QPainter, QTextLayout
from PySide6.QtWidgets import QWidget

from desktop import robust
from desktop.table import controller
from desktop.theme.style import Appearance, theme
from tests.desktop.games.clash.mock_position import session
from tests.desktop.games.clash.panels import present
from tests.desktop.games.clash.tables import ScriptedBots, Sitting, ends_its_turn
from tests.desktop.ground import plain_ground


@pytest.fixture
def still(qapp):
    """Animations are off; the theme is put back afterwards."""
    theme().configure(appearance=Appearance.LIGHT, animation_speed=0.0)
    yield theme()
    theme().configure(appearance=Appearance.LIGHT, scale=1.0, animation_speed=1.0, reduced_motion=False)


@pytest.fixture
def no_ground(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither the ground of a board nor the start screen's picture is drawn."""
    plain_ground(monkeypatch.setattr)


@pytest.fixture
def bots(monkeypatch: pytest.MonkeyPatch) -> type[ScriptedBots]:
    """Bots that end their turns at once, until a test gives them another script."""
    monkeypatch.setattr(controller, "BotClient", ScriptedBots)
    monkeypatch.setattr(ScriptedBots, "script", staticmethod(ends_its_turn))
    monkeypatch.setattr(ScriptedBots, "made", [])
    return ScriptedBots


@pytest.fixture
def seen() -> None:
    """For tests that look at when and what the window paints: `sitting` is painted from the start."""


@pytest.fixture
def sitting(still, no_ground, bots, qtbot, tmp_path: Path, request, monkeypatch):
    """A window with nothing on the table yet.

    Painting takes a third of a test's time and most tests ask widgets what they show: it begins with `painted` or `seen`, or
    when the test first draws a widget into a picture.
    """
    made = Sitting(tmp_path, seen=not {"painted", "seen"}.isdisjoint(request.fixturenames))
    for name in ("grab", "render"):
        monkeypatch.setattr(QWidget, name, _after_look(made, getattr(QWidget, name)))
    qtbot.waitUntil(made.window.isActiveWindow)
    yield made
    made.close()


def _after_look(sitting: Sitting, draw: Callable[..., Any]) -> Callable[..., Any]:
    def drawn(self: QWidget, *arguments: Any, **named: Any) -> Any:
        sitting.look()
        return draw(self, *arguments, **named)

    return drawn


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The texts that were painted: fills up while something is drawn."""
    found: list[str] = []
    draw, layout = QPainter.drawText, QTextLayout.__init__

    def draw_text(self: QPainter, *arguments: Any) -> Any:
        found.extend(part for part in arguments if isinstance(part, str))
        return draw(self, *arguments)

    def lay_out(self: QTextLayout, *arguments: Any) -> None:
        found.extend(part for part in arguments if isinstance(part, str))
        layout(self, *arguments)

    monkeypatch.setattr(QPainter, "drawText", draw_text)
    monkeypatch.setattr(QTextLayout, "__init__", lay_out)
    return found


@pytest.fixture
def rich(sitting: Sitting) -> Sitting:
    """The four-player position in Age IV, with one person, on seat 0."""
    begun = session()
    begun.extra["seats"][2]["bot"] = "greedy"
    sitting.put(begun)
    return sitting


@pytest.fixture
def room() -> QSize:
    """The room that the board leaves for a panel; a module of panels that are larger says so."""
    return QSize(640, 560)


@pytest.fixture
def shown(qtbot, still, room: QSize):
    """Show a panel as the board does, draw it in both themes, and collect its answers in `panel.answers`."""

    def show(panel: QWidget) -> Any:
        qtbot.addWidget(panel)
        size = panel.wished_size(room)
        assert size.width() <= room.width()
        assert size.height() <= room.height()
        present(qtbot, panel, size)
        for appearance in (Appearance.DARK, Appearance.LIGHT):
            still.configure(appearance=appearance)
            panel.grab()
        assert not any(robust.is_faulty(widget) for widget in (panel, *panel.findChildren(QWidget)))
        return panel

    return show
