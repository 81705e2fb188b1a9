"""Fonts, icons, live switching and heraldry."""
from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontInfo, QImage, QPainter
from PySide6.QtWidgets import QLabel

from desktop.theme import paint
from desktop.theme.fonts import SANS, SERIF, SMALLEST_PX, Role, load_fonts, make_font
from desktop.theme.heraldry import crest_pixmap, paint_banner, set_strong_patterns
from desktop.theme.icons import icon_pixmap, own_icon_names, qicon
from desktop.theme.palette import BARBARIAN, CARD_KINDS, DARK, LIGHT, PIRATE, PLAYERS
from desktop.theme.style import Appearance, Theme, theme


def opaque_colours(image: QImage) -> set[str]:
    found = set()
    for y in range(image.height()):
        for x in range(image.width()):
            colour = image.pixelColor(x, y)
            if colour.alpha() == 255:
                found.add(colour.name().upper())
    return found


def test_both_families_are_loaded(qapp):
    assert load_fonts()
    assert QFontInfo(make_font(Role.BODY)).family() == SANS
    assert QFontInfo(make_font(Role.NAME)).family() == SERIF
    assert QFontInfo(make_font(Role.BODY_BOLD)).weight() == 600


@pytest.mark.parametrize("role", Role, ids=lambda role: role.name)
def test_text_scales_but_never_below_the_smallest_size(qapp, role: Role):
    assert make_font(role, 2.0).pixelSize() == pytest.approx(2 * make_font(role).pixelSize(), abs=1)
    assert make_font(role).pixelSize() >= role.value.px
    assert make_font(role, .8).pixelSize() >= SMALLEST_PX


def test_figures_of_counters_have_one_width(qapp):
    metrics = theme().metrics(Role.COUNTER)
    assert len({metrics.horizontalAdvance(figure) for figure in "0123456789"}) == 1


def test_own_icons_take_the_colour_asked_for(qapp):
    assert "food" in own_icon_names()
    image = icon_pixmap("food", "#B3341F", 48).toImage()
    assert opaque_colours(image) == {"#B3341F"}


def test_every_emblem_and_card_icon_exists(qapp):
    wanted = {p.emblem for p in (*PLAYERS, BARBARIAN, PIRATE)} | {icon for _, icon in CARD_KINDS.values()}
    assert wanted <= set(own_icon_names())


def test_interface_icons_come_from_qtawesome(qapp):
    image = icon_pixmap("mdi6.menu", "#112233", 32, 2.0).toImage()
    assert image.width() == 64
    assert "#112233" in opaque_colours(image)
    assert not qicon("mdi6.menu", "#112233", "#445566").isNull()


def test_an_unknown_icon_is_an_error(qapp):
    with pytest.raises(FileNotFoundError):
        icon_pixmap("no_such_icon", "#000000", 20)


@pytest.fixture
def restored_theme(qapp):
    yield theme()
    theme().configure(appearance=Appearance.LIGHT, scale=1.0, animation_speed=1.0, reduced_motion=False)


def test_switching_is_live(qtbot, restored_theme: Theme):
    label = QLabel("text")
    qtbot.addWidget(label)
    label.show()
    restored_theme.configure(appearance=Appearance.LIGHT, scale=1.0)
    light_height = label.sizeHint().height()
    with qtbot.waitSignal(restored_theme.changed):
        restored_theme.configure(appearance=Appearance.DARK, scale=2.0)
    assert restored_theme.palette is DARK
    assert restored_theme.colour("ink").name().upper() == DARK.ink
    assert label.palette().windowText().color().name().upper() == DARK.ink
    assert label.sizeHint().height() > light_height * 1.6
    restored_theme.configure(appearance=Appearance.LIGHT)
    assert restored_theme.colour("ink").name().upper() == LIGHT.ink


def test_scale_is_kept_within_limits(restored_theme: Theme):
    restored_theme.configure(scale=9)
    assert restored_theme.scale == 2.0
    restored_theme.configure(scale=.1)
    assert restored_theme.scale == .8


def test_durations_follow_the_settings(restored_theme: Theme):
    restored_theme.configure(animation_speed=2.0, reduced_motion=False)
    assert restored_theme.duration(200) == 100
    restored_theme.configure(reduced_motion=True)
    assert restored_theme.duration(200) == 80
    restored_theme.configure(animation_speed=0)
    assert restored_theme.duration(200) == 0


def test_text_narrows_before_it_is_elided(qapp):
    font = theme().font(Role.BODY)
    width = theme().metrics(Role.BODY).horizontalAdvance("Circus and Sports")
    narrow, string, elided = paint.fitted(font, "Circus and Sports", width * .9)
    assert (string, elided) == ("Circus and Sports", False)
    assert narrow.stretch() < 100
    _, string, elided = paint.fitted(font, "Circus and Sports", width * .4)
    assert elided
    assert string.endswith("…")


def test_crests_differ(qapp):
    images = [crest_pixmap(p, 48).toImage() for p in (*PLAYERS, BARBARIAN, PIRATE)]
    for i, image in enumerate(images):
        assert all(image != other for other in images[i + 1:])


def test_strong_patterns_show_more(qapp):
    def spread() -> int:
        image = QImage(80, 40, QImage.Format.Format_RGB32)
        painter = QPainter(image)
        paint_banner(painter, QRectF(0, 0, 80, 40), PLAYERS[1])
        painter.end()
        row = [QColor(image.pixel(x, 20)).lightness() for x in range(80)]
        return max(row) - min(row)

    usual = spread()
    set_strong_patterns(True)
    try:
        assert spread() > usual
    finally:
        set_strong_patterns(False)


def test_paper_is_the_same_every_time(qapp):
    first = paint.paper_tile("panel").toImage()
    paint._papers.clear()
    assert paint.paper_tile("panel").toImage() == first


def test_ornaments_paint(qapp):
    image = QImage(200, 100, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    box = QRectF(20, 20, 160, 60)
    paint.shadow(painter, box, 6, 9)
    paint.box(painter, box, "raised", "line2")
    paint.rule(painter, 30, 170, 50)
    paint.focus_ring(painter, box)
    paint.sheet_frame(painter, QRectF(5, 5, 190, 90))
    paint.diamond(painter, QPointF(100, 30), 5, "gold", "ink")
    painter.end()
    assert theme().colour("focus").name() in {image.pixelColor(18, 50).name(), image.pixelColor(17, 50).name()}
