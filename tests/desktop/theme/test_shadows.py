"""Shadows: one drawn pattern serves boxes of every size, and nobody sees the difference."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from desktop.theme import paint, shadows

Draw = Callable[[QPainter, QRectF, float, int], None]


def picture(draw: Draw, box: QRectF, depth: int, ratio: float) -> QImage:
    image = QImage(round(260 * ratio), round(200 * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    draw(painter, box, 7, depth)
    painter.end()
    return image


def apart(one: QImage, other: QImage) -> int:
    """Return how far two pictures are apart where they differ most, of 255."""
    return max(abs(a - b) for a, b in zip(bytes(one.constBits()), bytes(other.constBits()), strict=True))


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
@pytest.mark.parametrize("depth", [3, 6, 22])
def test_a_shadow_of_a_pattern_looks_like_a_drawn_one(qapp, depth: int, ratio: float):
    box = QRectF(48, 40, 160, 120)
    drawn = picture(shadows._draw, box, depth, ratio)
    assert apart(drawn, picture(paint.shadow, box, depth, ratio)) <= 6
    assert apart(drawn, picture(paint.shadow, box.translated(4, 0), depth, ratio)) > 6


def test_boxes_of_all_sizes_share_a_pattern(qapp):
    shadows._patterns.clear()
    for width in (100, 101, 180):
        picture(paint.shadow, QRectF(40, 40, width, 90.5), 6, 1.0)
    assert not shadows._patterns  # half a pixel: drawn as it is
    for width in (100, 101, 180):
        picture(paint.shadow, QRectF(40, 40, width, 90), 6, 1.0)
    assert len(shadows._patterns) == 1


def test_a_small_box_and_an_empty_one_are_drawn_as_they_are(qapp):
    shadows._patterns.clear()
    for box in (QRectF(40, 40, 12, 12), QRectF(40, 40, 0, 0), QRectF()):
        assert picture(paint.shadow, box, 6, 1.0) == picture(shadows._draw, box, 6, 1.0)
    assert not shadows._patterns
