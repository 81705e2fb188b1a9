"""The game in German: everything that is painted fits its place, at both window sizes; words are German throughout."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

pytest.importorskip("PySide6")

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from core.bots.bot import RandomBot
from core.engine.game import Config, SeatConfig
from core.engine.rng import Generator
from core.games.clash.content.powers import ADVANCES, WONDERS
from core.games.clash.game import GAME
from core.games.clash.moves import Choose
from core.games.clash.state import cities_of
from desktop.app.clients import RegisteredClients
from desktop.app.language import install_language
from desktop.app.render import RenderRequest, draw
from desktop.app.settings import Settings
from desktop.dialogs.settings import SettingsDialog
from desktop.games.clash.dialogs.advance import AdvancePanel
from desktop.games.clash.dialogs.battle_story import battle_entries, stories
from desktop.games.clash.dialogs.choices import WITHOUT_PANEL, panel_for
from desktop.games.clash.dialogs.city import SECTIONS, CityPanel
from desktop.games.clash.dialogs.report import ReportPanel
from desktop.theme import paint
from desktop.widgets.labels import Label
from desktop.widgets.panel import size_in
from tests.desktop.games.clash.panels import RulesLink, link_of, rich_city, space
from tests.desktop.games.clash.test_panels_battle import finished, retreat_asked, war

SAVE = Path(__file__).with_name("mock_position.ecumene")
ROOM = QSize(620, 540)
"""What a window of 1280 by 640 leaves for a panel beside the board."""
SHORTENED = {"Belagerung, zufriedene Stadt", "Kulturelle Ehrfurcht", "Nach Eroberung einer Stadt", "Trotzige Abwehr"}
"""Of the tops of seven cards beside each other in the smallest window; the picture of a card under the mouse has them whole."""
ENGLISH = re.compile(r"\b(the|your|you|turn|city|of|and|with|is|has)\b", re.IGNORECASE)


def test_decimal_numbers_have_a_comma(tmp_path: Path, qtbot):
    dialog = SettingsDialog(Settings(tmp_path))
    qtbot.addWidget(dialog)
    assert [words for _, words in dialog.animation_speed._items][:3] == ["0,5×", "1×", "2×"]


def test_what_the_others_did_is_asked_about_in_one_line(tmp_path: Path, qtbot):
    dialog = SettingsDialog(Settings(tmp_path))
    qtbot.addWidget(dialog)
    dialog.resize(size_in(dialog, QSize(1240, 760)))
    dialog.show()
    label = next(label for label in dialog.findChildren(Label) if label.text() == "Erzählen, was die anderen taten")
    assert label.height() < 2 * label.fontMetrics().lineSpacing()
    assert dialog.news.mapTo(dialog, dialog.news.rect().topLeft()).y() > label.mapTo(dialog, label.rect().bottomLeft()).y()


@pytest.fixture(autouse=True)
def german(qapp, still) -> Iterator[None]:
    """The program speaks German."""
    assert install_language("de") == "de"
    yield
    install_language("en")


class Painted:
    """Notes what is painted: all texts, and those that were cut off."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.texts: set[str] = set()
        self.cut: set[str] = set()
        text = paint.text

        def noting(painter, rect, string, role=paint.Role.BODY, colour="ink", align=paint.LEFT, px=None, wrap=False):
            self.texts.add(string)
            if wrap:
                cut = paint.text_height(string, rect.width(), role) > rect.height() + 2
            else:
                cut = paint.fitted(paint.theme().font(role, px), string, rect.width())[2]
            if cut:
                self.cut.add(string)
            text(painter, rect, string, role, colour, align, px, wrap)

        monkeypatch.setattr(paint, "text", noting)


@pytest.fixture
def painted(monkeypatch: pytest.MonkeyPatch) -> Painted:
    """What is painted in the test."""
    return Painted(monkeypatch)


def show(qtbot, panel: QWidget, room: QSize = ROOM) -> None:
    """Draw a panel at the size it takes in a room."""
    qtbot.addWidget(panel)
    panel.resize(panel.wished_size(room))
    panel.grab()


@pytest.mark.parametrize("size", [(1280, 640), (1920, 1080)], ids=["small", "large"])
@pytest.mark.parametrize("dialog", ["", "new-game", "settings", "keys", "about"])
def test_the_start_screen_and_its_dialogs(size, dialog, painted, tmp_path: Path) -> None:
    draw(RenderRequest(size=size, dialog=dialog), tmp_path / "a.png", RegisteredClients())
    assert "Neues Spiel" in painted.texts
    assert sorted(painted.cut) == []


@pytest.mark.parametrize("size", [(1280, 640), (1920, 1080)], ids=["small", "large"])
def test_the_table(size, painted, no_ground, tmp_path: Path) -> None:
    draw(RenderRequest(save=SAVE, size=size), tmp_path / "a.png", RegisteredClients())
    # A small window has room for the names of categories only.
    assert {"Zug beenden", "Agrarwesen", "Babylonien"} <= painted.texts
    assert sorted(painted.cut - (SHORTENED if size == (1280, 640) else set())) == []
    assert [text for text in painted.texts if ENGLISH.search(text)] == []


@pytest.mark.parametrize("text", [1.25, 1.5])
def test_the_names_of_the_hand_can_be_read_where_text_is_large(text: float, painted, no_ground, tmp_path: Path) -> None:
    draw(RenderRequest(save=SAVE, size=(1280, 800), text=text), tmp_path / "a.png", RegisteredClients())
    assert "Große Mauer" in painted.texts
    assert {"Kulturelle Ehrfurcht", "Kolonie / Bedrohung", "Wundervoll / Vorposten"}.isdisjoint(painted.cut)
    assert not any(words.endswith("…") for words in painted.texts)


def test_the_city_panel(qtbot, painted) -> None:
    link = link_of(rich_city())
    for at in ((0, 0), (2, -1), (-1, 2)):
        panel = CityPanel(link, space(link, *at))
        for index in range(len(SECTIONS)):
            panel.show_section(index)
            show(qtbot, panel)
    assert sorted(painted.cut) == []
    assert [text for text in painted.texts if ENGLISH.search(text)] == []


def test_the_panel_of_every_advance(qtbot, painted) -> None:
    link = link_of(rich_city())
    for card in ADVANCES:
        show(qtbot, AdvancePanel(link, card))
    assert sorted(painted.cut) == []
    assert [text for text in painted.texts if ENGLISH.search(text)] == []


def test_the_questions_of_random_games(qtbot, painted) -> None:
    asked: Counter[str] = Counter()
    bot = RandomBot()
    for seed in (3, 8, 11):
        config = GAME.complete(Config(seats=tuple(SeatConfig(colour=seat) for seat in range(3))))
        link = RulesLink(GAME.new(config, seed))
        generator = Generator(seed)
        while (decision := link.decision) is not None:
            kind = decision.kind
            if kind not in WITHOUT_PANEL and asked[kind] < 4:
                asked[kind] += 1
                panel = panel_for(link, decision, link.legal())
                show(qtbot, panel)
            elif kind == "turn" and asked[kind] < 12 and generator.below(9) == 0:
                asked[kind] += 1
                for city in cities_of(link.view, link.seat)[:1]:
                    show(qtbot, CityPanel(link, city))
            link.play(bot.choose(GAME, link.state, link.seat, generator, 0.0))
    assert len(asked) > 6
    assert sorted(painted.cut) == []
    assert [text for text in painted.texts if ENGLISH.search(text)] == []


def test_battles_and_their_reports(qtbot, painted) -> None:
    middle = QSize(1256, 624)
    link = retreat_asked(later=True)
    show(qtbot, panel_for(link, link.decision, link.legal()), middle)
    link = war(advances=["tactics", "siegecraft", "steel_weapons"])
    for answer in ("no_die", "yes"):
        assert link.decision.kind == "battle_power"
        show(qtbot, panel_for(link, link.decision, link.legal()), middle)
        link.play(Choose(answer))
    show(qtbot, panel_for(link, link.decision, link.legal()), middle)
    link = finished()
    show(qtbot, ReportPanel(link, stories(battle_entries(link.entries))), middle)
    assert sorted(painted.cut) == []
    assert [text for text in painted.texts if ENGLISH.search(text)] == []


def test_the_names_of_powers_are_german() -> None:
    from desktop.games.clash.words.names import piece_name

    same = {card.name for card in (*ADVANCES.values(), *WONDERS.values()) if piece_name(card.id) == card.name}
    assert same == {"Navigation", "Dogma"}
