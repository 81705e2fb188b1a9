"""Pictures of the board: complete, the same every time, at every size."""

from __future__ import annotations

import subprocess
import sys

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from desktop.board.offscreen import render_board
from desktop.theme.palette import DARK, LIGHT, Palette
from tests.desktop.board.positions import IDS, attack_highlights, example_picture, refused_highlights


def tones(image: QImage) -> int:
    small = image.scaled(160, 160)
    return len({small.pixel(x, y) for x in range(160) for y in range(160)})


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=lambda palette: palette.name)
def test_the_whole_board_is_drawn(qtbot: QtBot, palette: Palette) -> None:
    image = render_board(example_picture(), 640, 480, palette, attack_highlights())
    assert (image.width(), image.height()) == (640, 480)
    assert tones(image) > 3000


@pytest.mark.parametrize("size", [18, 36, 60, 118])
def test_all_levels_of_detail_are_drawn(qtbot: QtBot, size: int) -> None:
    image = render_board(example_picture(), 420, 320, LIGHT, refused_highlights(), size=size, centre=IDS[3, 1])
    assert tones(image) > 2000


def test_a_picture_is_the_same_every_time(qtbot: QtBot) -> None:
    first, second = (render_board(example_picture(), 360, 300, LIGHT) for _ in range(2))
    assert first == second


def test_high_density_doubles_the_pixels(qtbot: QtBot) -> None:
    one = render_board(example_picture(), 360, 300, LIGHT)
    two = render_board(example_picture(), 360, 300, LIGHT, ratio=2.0)
    assert (two.width(), two.height()) == (720, 600)
    # Seen from afar both are the same.
    smooth = Qt.TransformationMode.SmoothTransformation
    far = [image.scaled(36, 30, mode=smooth) for image in (one, two)]
    spots = [(x, y) for x in range(36) for y in range(30)]
    apart = [sum(abs(p - q) for p, q in zip(*(f.pixelColor(*s).getRgb() for f in far), strict=True)) for s in spots]
    assert sum(apart) / len(apart) < 24  # the finer one has glyphs on its ground


def test_the_targets_are_brighter_than_the_veiled_rest(qtbot: QtBot) -> None:
    size, centre = 36, IDS[5, 1]
    plain = render_board(example_picture(), 280, 240, LIGHT, size=size, centre=centre)
    lit = render_board(example_picture(), 280, 240, LIGHT, attack_highlights(), size=size, centre=centre)

    def change(q: int, r: int) -> int:
        x, y = 140 + round(1.5 * (q - 5) * size), 120 + round(3**0.5 * (r - 1 + (q - 5) / 2) * size)
        return QColor(lit.pixel(x, y)).lightness() - QColor(plain.pixel(x, y)).lightness()

    assert change(4, 2) > 0
    assert change(3, 3) < 0


def test_the_client_starts_without_numpy_and_shapely() -> None:
    code = (
        "import sys, desktop.board.view, desktop.board.offscreen;"
        "bad = {'numpy', 'shapely', 'networkx', 'qtawesome'} & set(sys.modules);"
        "assert not bad, bad"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)
