"""`ecumene render` draws the real window: size, theme, dialogs, gallery."""
from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from desktop.app.render import Easel, RenderRequest, draw
from desktop.app.usage import UsageError
from desktop.theme.style import Appearance, theme
from tests.desktop.app.toy import ToyClients


@pytest.fixture(autouse=True)
def restored_theme(qapp):
    yield
    theme().configure(appearance=Appearance.LIGHT, scale=1.0, animation_speed=1.0, reduced_motion=False)


def test_a_seat_that_is_not_in_the_game_is_told(save: Path, tmp_path: Path):
    with pytest.raises(UsageError, match="no seat 7 in this game; its seats are 0 to 2"):
        draw(RenderRequest(save=save, seat=7), tmp_path / "a.png", ToyClients())
    assert not (tmp_path / "a.png").exists()


@pytest.fixture
def save(tmp_path: Path) -> Path:
    path = tmp_path / "game.ecumene"
    path.write_text('{"game": "toy", "number": 3}')
    return path


def test_the_window_of_a_save(save: Path, tmp_path: Path):
    out = tmp_path / "a.png"
    draw(RenderRequest(save=save, size=(1280, 720), scale=2.0), out, ToyClients())
    image = QImage(str(out))
    assert (image.width(), image.height()) == (2560, 1440)
    draw(RenderRequest(save=save, size=(1280, 720), scale=2.0, theme="dark"), tmp_path / "b.png", ToyClients())
    dark = QImage(str(tmp_path / "b.png"))
    assert dark.pixelColor(100, 1000).lightness() < image.pixelColor(100, 1000).lightness()


def test_a_dialog_over_it(save: Path, tmp_path: Path):
    plain, dialog = tmp_path / "a.png", tmp_path / "b.png"
    draw(RenderRequest(save=save, size=(1000, 640)), plain, ToyClients())
    draw(RenderRequest(save=save, size=(1000, 640), dialog="settings"), dialog, ToyClients())
    assert QImage(str(plain)) != QImage(str(dialog))
    with pytest.raises(UsageError, match="no dialog"):
        draw(RenderRequest(save=save, dialog="nothing"), dialog, ToyClients())


def test_a_window_that_is_drawn_again_shows_nothing_of_the_last_picture(save: Path, tmp_path: Path):
    plain = RenderRequest(save=save, size=(700, 420))
    start = RenderRequest(size=(640, 420), theme="dark", text=1.5)
    with Easel(ToyClients()) as easel:
        for n, request in enumerate((plain, replace(plain, dialog="settings", text=1.2, theme="dark"), plain, start)):
            easel.draw(request, tmp_path / f"{n}.png")
    draw(start, tmp_path / "fresh.png", ToyClients())
    first, dialog, again, last, fresh = (QImage(str(tmp_path / f"{n}.png")) for n in (0, 1, 2, 3, "fresh"))
    assert first == again != dialog
    assert last == fresh


def test_a_spoilt_save_is_told(tmp_path: Path):
    broken = tmp_path / "broken.ecumene"
    broken.write_text("x")
    with pytest.raises(UsageError, match="can't be opened"):
        draw(RenderRequest(save=broken), tmp_path / "a.png", ToyClients())
