"""`ecumene render --gallery`: every scene on every screen in both themes, and the page that shows them."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from desktop.app.clients import RegisteredClients
from desktop.app.gallery import MOCKUPS, SCREENS, SHELL_SCENES, TABLE, Screen, page, pictures, write_gallery
from desktop.app.gameview import Scene
from desktop.app.render import RenderRequest, parse
from desktop.app.usage import UsageError
from desktop.theme.style import Appearance, theme
from tests.desktop.app.toy import ToyClients

SMALL = Screen("small", (640, 420), 2.0)


@pytest.fixture(autouse=True)
def restored_theme(qapp):
    yield
    theme().configure(appearance=Appearance.LIGHT, scale=1.0, animation_speed=1.0)


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
    assert write_gallery(RenderRequest(), folder, ToyClients(), (SMALL,)) == ""
    assert {file.name for file in folder.glob("*.png")} == {
        f"{scene.name}-small-{theme}.png" for scene in SHELL_SCENES for theme in ("light", "dark")
    }
    image = QImage(str(folder / "start-small-dark.png"))
    assert (image.width(), image.height()) == (1280, 840)
    text = (folder / "index.html").read_text(encoding="utf-8")
    assert "mockup-start.jpg" in text
    assert (folder / "mockup-start.jpg").exists()


def test_chosen_scenes_are_drawn_and_the_page_keeps_the_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    write_gallery(RenderRequest(scenes=("settings",)), tmp_path, ToyClients(), (SMALL,))
    assert capsys.readouterr().err.splitlines() == [
        "1 of 2: settings-small-light.png",
        "2 of 2: settings-small-dark.png",
    ]
    before = (tmp_path / "settings-small-dark.png").stat().st_mtime_ns
    write_gallery(RenderRequest(scenes=("start",)), tmp_path, ToyClients(), (SMALL,))
    assert (tmp_path / "settings-small-dark.png").stat().st_mtime_ns == before
    text = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert text.index("start-small-light.png") < text.index("settings-small-light.png")
    assert "new-game-small-light.png" not in text
    with pytest.raises(UsageError, match="no scene 'batle'; the scenes are start, new-game, settings"):
        write_gallery(RenderRequest(scenes=("start", "batle")), tmp_path / "other", ToyClients(), (SMALL,))
    assert not (tmp_path / "other").exists()


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--gallery", ""], "--gallery needs the name of a folder"),
        (["--gallery", "x", "--scenes", " , "], "--scenes needs names of situations"),
    ],
)
def test_an_empty_name_is_told(arguments: list[str], said: str):
    with pytest.raises(UsageError, match=said):
        parse(arguments)


def test_several_processes_draw_the_same_pictures(tmp_path: Path):
    request = RenderRequest(scenes=("settings",))
    write_gallery(request, tmp_path / "one", ToyClients(), (SMALL,))
    write_gallery(request, tmp_path / "two", ToyClients(), (SMALL,), processes=2)
    files = sorted(file.name for file in (tmp_path / "one").iterdir())
    assert files == sorted(file.name for file in (tmp_path / "two").iterdir())
    for name in files:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()


@pytest.mark.parametrize(("place", "reason"), [("file", "it is a file"), ("file/gallery", "Not a directory")])
def test_a_place_that_is_no_folder_is_told(tmp_path: Path, place: str, reason: str):
    (tmp_path / "file").touch()
    with pytest.raises(UsageError, match=f"can't be written into .*{place}': {reason}"):
        write_gallery(RenderRequest(), tmp_path / place, ToyClients())


def test_the_games_scenes_have_mockups_that_exist():
    for game in RegisteredClients().ids():
        client = RegisteredClients().load(game)
        sample = client.sample()
        assert sample is not None
        assert sample.exists()
        scenes = (*SHELL_SCENES, TABLE, *client.scenes())
        assert len({scene.name for scene in scenes}) == len(scenes) >= 12
        for scene in scenes:
            for name in ("light", "dark"):
                assert not scene.mockup or (MOCKUPS / f"{scene.mockup.replace('{theme}', name)}.jpg").exists()
