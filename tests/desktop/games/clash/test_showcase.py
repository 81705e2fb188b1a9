"""Every situation of the gallery can be shown of the position that the game brings along."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.engine import saves
from core.games.clash.moves import Raise
from desktop.app.clients import RegisteredClients
from desktop.app.render import Easel, RenderRequest
from desktop.dialogs.end import EndScreen, _Figure
from desktop.games.clash.docks.own import points_text
from desktop.games.clash.final import MILESTONES
from desktop.games.clash.showcase import SCENES
from desktop.widgets.bars import StackBar
from tests.desktop.games.clash.mock_position import SAMPLE
from tests.desktop.games.clash.tables import Sitting

pytestmark = pytest.mark.usefixtures("qapp")


def test_the_sample_opens_without_a_word():
    loaded = saves.load_file(SAMPLE)
    assert loaded.notices == ()
    assert not all(region.revealed for region in loaded.session.state.regions)


def test_the_course_of_a_game_marks_each_city_and_round_once(sitting: Sitting):
    assert sitting.window.games.open(RegisteredClients().load("clash").sample(finished=True))
    score = sitting.window.table.final_score()
    assert 0 < len(score.marks) <= MILESTONES
    assert len({mark.text for mark in score.marks}) == len({mark.index for mark in score.marks}) == len(score.marks)
    assert all(0 <= mark.index < len(score.lines[0].values) for mark in score.marks)
    ahead = score.rows[0].total - score.rows[1].total
    assert f"{points_text(round(2 * ahead))} ahead of {score.rows[1].title}" in score.sentence


def test_every_figure_of_the_end_screen_says_what_it_is_made_of(sitting: Sitting):
    assert sitting.window.games.open(RegisteredClients().load("clash").sample(finished=True))
    (screen,) = (one for one in sitting.window.findChildren(EndScreen) if one.isVisible())
    asked = []
    for figure in screen.findChildren(_Figure):
        assert sitting.window.why.at(figure.mapToGlobal(figure.rect().center()))
        asked.append(sitting.window.why.card.explanation)
    rows, columns = screen.score.rows, len(screen.score.sources) + 1
    assert len(asked) == len(rows) * columns
    for place, row in enumerate(rows):
        told = asked[place * columns : (place + 1) * columns]
        assert [one.total for one in told] == [points_text(round(2 * value)) for value in (*row.values, row.total)]
        assert all(row.title in one.title for one in told)
        assert all(part.section for one in told for part in one.parts)
    bar, *others = screen.findChildren(StackBar)
    assert len(others) == len(rows) - 1
    assert sitting.window.why.at(bar.mapToGlobal(bar.rect().center()))
    assert sitting.window.why.card.explanation.title == asked[columns - 1].title
    sitting.window.why.close()


def test_the_scene_of_happiness_offers_moods_for_several_cities(sitting: Sitting):
    assert sitting.window.games.open(SAMPLE)
    sitting.table.prepare_picture(None, 1.0)
    dialog = next(scene.dialog for scene in SCENES if scene.name == "happiness")
    assert sitting.table.show_named(dialog)
    moods = [move for move in sitting.table.legal() if isinstance(move, Raise)]
    assert len({move.city for move in moods if move.mood > sitting.table.view.cities[move.city].mood}) > 1
    assert sitting.panel is not None


@pytest.fixture(scope="module")
def plain(qapp, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a picture of the plain table; drawn ground is kept there too."""
    folder = tmp_path_factory.mktemp("pictures")
    with Easel(RegisteredClients(), folder) as easel:
        assert easel.draw(RenderRequest(save=SAMPLE, size=(1280, 640)), folder / "plain.png") == ""
    return folder


@pytest.mark.slow
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_a_scene_differs_from_the_plain_table(scene, plain: Path, tmp_path: Path):
    save = RegisteredClients().load("clash").sample(scene.finished)
    request = RenderRequest(save=save, size=(1280, 640), dialog=scene.dialog)
    with Easel(RegisteredClients(), plain) as easel:
        assert easel.draw(request, tmp_path / "scene.png") == ""
    assert (plain / "plain.png").read_bytes() != (tmp_path / "scene.png").read_bytes()
