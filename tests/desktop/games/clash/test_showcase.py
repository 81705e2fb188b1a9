"""Every situation of the gallery can be shown of the position that the game brings along."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.engine import saves
from desktop.app.clients import RegisteredClients
from desktop.app.render import RenderRequest, draw
from desktop.games.clash.showcase import SCENES
from tests.desktop.games.clash.mock_position import SAMPLE

pytestmark = pytest.mark.usefixtures("qapp")


def test_the_sample_opens_without_a_word():
    loaded = saves.load_file(SAMPLE)
    assert loaded.notices == ()
    assert not all(region.revealed for region in loaded.session.state.regions)


@pytest.fixture(scope="module")
def plain(qapp, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a picture of the plain table; drawn ground is kept there too."""
    folder = tmp_path_factory.mktemp("pictures")
    assert draw(RenderRequest(save=SAMPLE, size=(1280, 640)), folder / "plain.png", RegisteredClients(), folder) == ""
    return folder


@pytest.mark.slow
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_a_scene_differs_from_the_plain_table(scene, plain: Path, tmp_path: Path):
    request = RenderRequest(save=SAMPLE, size=(1280, 640), dialog=scene.dialog)
    assert draw(request, tmp_path / "scene.png", RegisteredClients(), plain) == ""
    assert (plain / "plain.png").read_bytes() != (tmp_path / "scene.png").read_bytes()
