"""Every situation of the gallery can be shown of the position that the game brings along."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.engine import saves
from desktop.app.clients import RegisteredClients
from desktop.app.render import RenderRequest, draw
from desktop.games.clash.docks.own import points_text
from desktop.games.clash.final import MILESTONES
from desktop.games.clash.showcase import SCENES
from tests.desktop.games.clash.mock_position import SAMPLE
from tests.desktop.games.clash.tables import Sitting

pytestmark = pytest.mark.usefixtures("qapp")


def test_the_sample_opens_without_a_word():
    loaded = saves.load_file(SAMPLE)
    assert loaded.notices == ()
    assert not all(region.revealed for region in loaded.session.state.regions)


def test_the_course_of_a_game_marks_each_city_and_round_once(sitting: Sitting):
    assert sitting.window.open_save(RegisteredClients().load("clash").sample(finished=True))
    score = sitting.window.table.final_score()
    assert 0 < len(score.marks) <= MILESTONES
    assert len({mark.text for mark in score.marks}) == len({mark.index for mark in score.marks}) == len(score.marks)
    assert all(0 <= mark.index < len(score.lines[0].values) for mark in score.marks)
    ahead = score.rows[0].total - score.rows[1].total
    assert f"{points_text(round(2 * ahead))} ahead of {score.rows[1].title}" in score.sentence


@pytest.fixture(scope="module")
def plain(qapp, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a picture of the plain table; drawn ground is kept there too."""
    folder = tmp_path_factory.mktemp("pictures")
    assert draw(RenderRequest(save=SAMPLE, size=(1280, 640)), folder / "plain.png", RegisteredClients(), folder) == ""
    return folder


@pytest.mark.slow
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_a_scene_differs_from_the_plain_table(scene, plain: Path, tmp_path: Path):
    save = RegisteredClients().load("clash").sample(scene.finished)
    request = RenderRequest(save=save, size=(1280, 640), dialog=scene.dialog)
    assert draw(request, tmp_path / "scene.png", RegisteredClients(), plain) == ""
    assert (plain / "plain.png").read_bytes() != (tmp_path / "scene.png").read_bytes()
