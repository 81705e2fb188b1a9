"""Settings are kept in a file of a chosen folder, and a file edited by hand does no harm."""
from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray

from desktop.app.autosave import AutosaveSlot
from desktop.app.settings import Folders, Settings, system_text_scale
from desktop.theme.style import Appearance


def test_defaults(tmp_path: Path):
    settings = Settings(tmp_path)
    assert settings.appearance is Appearance.SYSTEM
    assert settings.text_scale == 1.0
    assert settings.language == ""
    assert settings.animation_speed == 1.0
    assert not settings.reduced_motion
    assert settings.confirm_end_turn
    assert settings.last_game() == {}
    assert settings.layout("clash/wide") is None


def test_all_values_come_back(tmp_path: Path):
    settings = Settings(tmp_path / "deeper")
    settings.appearance = Appearance.DARK
    settings.text_scale = 1.5
    settings.language = "de"
    settings.strong_patterns = True
    settings.animation_speed = 0.0
    settings.reduced_motion = True
    settings.confirm_end_turn = False
    settings.confirm_losses = False
    settings.news = "never"
    settings.player_name = "Mira"
    settings.last_folder = "somewhere"
    settings.set_last_game({"seats": [1, 2], "seed": 7})
    settings.set_layout("clash/wide", QByteArray(b"abc"))
    assert settings.sync()
    again = Settings(tmp_path / "deeper")
    assert again.appearance is Appearance.DARK
    assert again.text_scale == 1.5
    assert again.language == "de"
    assert again.strong_patterns
    assert again.animation_speed == 0.0
    assert again.reduced_motion
    assert not again.confirm_end_turn
    assert not again.confirm_losses
    assert again.news == "never"
    assert (again.player_name, again.last_folder) == ("Mira", "somewhere")
    assert again.last_game() == {"seats": [1, 2], "seed": 7}
    assert again.layout("clash/wide") == QByteArray(b"abc")
    again.set_layout("clash/wide", None)
    assert again.layout("clash/wide") is None


def test_a_change_is_told_once(tmp_path: Path):
    settings = Settings(tmp_path)
    seen: list[str] = []
    settings.changed.connect(seen.append)
    settings.text_scale = 1.25
    settings.text_scale = 1.25
    assert seen == ["text_scale"]


@pytest.mark.parametrize("text", [
    "[look]\nappearance=purple\ntext_scale=huge\nlanguage=xx\n[motion]\nanimation_speed=fast\n[table]\nlast_game=[[[",
    "[look]\ntext_scale=nan\n[table]\nlast_game=\"[1, 2]\"\n",
    "\x00\x01garbage",
])
def test_a_spoilt_file_does_no_harm(tmp_path: Path, text: str):
    (tmp_path / "ecumene.ini").write_text(text, encoding="utf-8")
    settings = Settings(tmp_path)
    assert settings.appearance is Appearance.SYSTEM
    assert settings.text_scale == 1.0
    assert settings.language == ""
    assert settings.animation_speed == 1.0
    assert settings.last_game() == {}


def test_scale_is_kept_within_limits(tmp_path: Path):
    settings = Settings(tmp_path)
    settings.text_scale = 7.0
    assert settings.text_scale == 2.0


def test_folders(tmp_path: Path):
    folders = Folders.under(tmp_path)
    assert folders.saves.is_relative_to(tmp_path)
    assert Folders.default().config.name == "ecumene"


def test_a_second_window_has_an_autosave_of_its_own(tmp_path: Path):
    first = AutosaveSlot.take(tmp_path)
    second = AutosaveSlot.take(tmp_path)
    assert first.path != second.path
    assert not first.has_game()
    first.path.write_text("game")
    assert first.has_game()
    first.release()
    third = AutosaveSlot.take(tmp_path)
    assert third.path == first.path
    for slot in (second, third):
        slot.release()


def test_what_is_set_aside_bears_a_name_and_is_kept_once(tmp_path: Path):
    slot = AutosaveSlot.take(tmp_path)
    slot.path.write_text("game")
    kept = slot.set_aside("Rome - Age I round 1", datetime(2026, 3, 4, 5, 6, 7))
    assert kept.name == "earlier game 2026-03-04 05-06-07 Rome - Age I round 1.ecumene"
    assert slot.set_aside("Rome - Age I round 1", datetime(2026, 3, 5)) == kept
    for number in range(12):
        slot.path.write_text(f"game {number}")
        assert slot.set_aside("", datetime(2026, 3, 6, number)).read_text() == f"game {number}"
    left = sorted(tmp_path.glob("earlier game *"))
    assert len(left) == 10
    assert kept not in left
    slot.release()


@pytest.mark.parametrize(("points", "platform", "scale"), [
    (9, "win32", 1.0), (13.5, "win32", 1.5), (11, "linux", 1.0), (10, "linux", 1.0), (16, "linux", 1.5), (13, "darwin", 1.0),
    (40, "linux", 2.0), (-1, "linux", 1.0), (4, "linux", .8)])
def test_the_text_size_of_the_system_is_the_first_one(points: float, platform: str, scale: float):
    assert system_text_scale(points, platform) == scale


def test_the_players_own_text_size_wins(tmp_path: Path):
    settings = Settings(tmp_path)
    settings.default_text_scale = 1.5
    assert settings.text_scale == 1.5
    settings.text_scale = 1.0
    assert settings.text_scale == 1.0
