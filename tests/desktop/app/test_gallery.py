"""`ecumene render --gallery`: every scene on every screen in both themes, and the page that shows them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from desktop.app.clients import RegisteredClients
from desktop.app.gallery import MOCKUPS, SCREENS, SHELL_SCENES, TABLE, Screen, page, pictures, write_gallery
from desktop.app.gameview import Scene
from desktop.app.render import RenderRequest
from tests.desktop.app.toy import ToyClients

pytestmark = pytest.mark.usefixtures("qapp")


def test_each_scene_is_drawn_on_each_screen_in_both_themes(tmp_path: Path):
    found = list(pictures(RenderRequest(save=tmp_path / "a.ecumene", seat=1), (*SHELL_SCENES, TABLE)))
    assert len({picture.file for picture in found}) == len(found) == 4 * len(SCREENS) * 2
    sizes = {(one.request.size, one.request.scale, one.request.text) for one in found}
    assert sizes == {
        ((1280, 640), 1.0, 1.0), ((1920, 1080), 1.0, 1.0), ((1920, 1080), 2.0, 1.0), ((1920, 1080), 1.0, 2.0)
    }  # fmt: skip
    assert {one.request.theme for one in found} == {"light", "dark"}
    assert all((one.request.save is not None) == (one.scene == TABLE) for one in found)


def test_without_a_save_only_the_shell_is_drawn():
    assert {one.scene for one in pictures(RenderRequest(), (*SHELL_SCENES, TABLE))} == set(SHELL_SCENES)


def test_the_page_puts_each_scene_beside_its_mockup():
    drawn = list(pictures(RenderRequest(save=Path("a.ecumene")), (TABLE, Scene("odd & end"))))
    text = page(drawn, {"main_dark": "mockup-main_dark.jpg"})
    assert text.count("<h2>") == 2
    assert "odd &amp; end" in text
    assert text.index("mockup-main_dark.jpg") < text.index("table-1280x640-light.png")
    assert "mockup-main_light.jpg" not in text


def test_pictures_and_page_are_written(tmp_path: Path):
    folder = tmp_path / "gallery"
    assert write_gallery(RenderRequest(), folder, ToyClients(), (Screen("small", (1280, 640), 2.0),)) == ""
    assert {file.name for file in folder.glob("*.png")} == {
        f"{scene.name}-small-{theme}.png" for scene in SHELL_SCENES for theme in ("light", "dark")
    }
    image = QImage(str(folder / "start-small-dark.png"))
    assert (image.width(), image.height()) == (2560, 1280)
    text = (folder / "index.html").read_text(encoding="utf-8")
    assert "mockup-start.jpg" in text
    assert (folder / "mockup-start.jpg").exists()


def test_the_games_scenes_have_mockups_that_exist():
    for game in RegisteredClients().ids():
        client = RegisteredClients().load(game)
        sample = client.sample()
        assert sample is not None
        assert sample.exists()
        scenes = (*SHELL_SCENES, TABLE, *client.scenes())
        assert len({scene.name for scene in scenes}) == len(scenes) >= 12
        for scene in scenes:
            for theme in ("light", "dark"):
                assert not scene.mockup or (MOCKUPS / f"{scene.mockup.replace('{theme}', theme)}.jpg").exists()
