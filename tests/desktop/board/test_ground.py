"""The drawn ground: patches, documents, the cache, and the process that draws."""

from __future__ import annotations

import os
import signal
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from desktop.board.boardshapes import BoardShapes
from desktop.board.groundcache import GroundCache
from desktop.board.groundpaint.patch import draw_ground
from desktop.board.groundspec import GroundSpec, Layer, pack, unpack
from desktop.board.groundstore import GroundStore
from desktop.board.view import BoardView
from desktop.theme.palette import LIGHT
from tests.desktop.board.positions import example_picture, spaces

SHAPES = BoardShapes(spaces())


def spec(region: int, px: float = 30.0, theme: str = "light") -> GroundSpec:
    cells = tuple(sorted((s.q, s.r, s.terrain) for s in SHAPES.regions[region]))
    places = [(q, r) for q, r, _ in cells]
    ring = SHAPES.ring(places)
    terrain = SHAPES.terrain
    return GroundSpec(theme, px, cells, tuple((*h, terrain[h]) for h in ring), tuple(SHAPES.ring([*places, *ring])))


def image(layer: Layer) -> QImage:
    size = layer.width, layer.height
    return QImage(layer.pixels, *size, 4 * size[0], QImage.Format.Format_ARGB32_Premultiplied).copy()


def test_a_patch_has_a_base_and_two_layers_for_each_hex() -> None:
    layers = draw_ground(spec(0))
    assert [layer.kind for layer in layers].count("base") == 1
    for s in SHAPES.regions[0]:
        assert {d.kind for d in layers if (d.q, d.r) == (s.q, s.r)} >= {"open", "cleared"}


def test_hidden_regions_have_no_glyphs() -> None:
    assert [layer.kind for layer in draw_ground(spec(9))] == ["base"]


def test_the_same_spec_gives_the_same_picture() -> None:
    assert draw_ground(spec(10)) == draw_ground(spec(10))


def test_a_cleared_forest_is_free_in_its_middle() -> None:
    def covered(kind: str) -> int:
        layer = next(d for d in draw_ground(spec(14, 40.0)) if d.kind == kind and (d.q, d.r) == (7, 0))
        x, y = round(1.5 * 7 * 40) - layer.x, round(3**0.5 * 3.5 * 40) - layer.y
        drawn = image(layer)
        points = [(x + a, y + b) for a in range(-10, 11) for b in range(-10, 3)]
        return sum(drawn.pixelColor(*point).alpha() > 0 for point in points)

    assert covered("cleared") == 0
    assert covered("open") > 100


def test_the_middle_of_a_hex_has_the_colour_of_its_terrain() -> None:
    base = draw_ground(spec(5, 40.0))[0]
    sea, mountain = (image(base).pixelColor(round(1.5 * q * 40) - base.x, round(3**0.5 * (r + q / 2) * 40) - base.y)
                     for q, r in ((2, 4), (1, 4)))
    assert sea.blue() > sea.red() + 20
    assert mountain.red() > mountain.blue() + 10


def test_patches_cover_the_board_without_a_gap() -> None:
    px = 30.0
    bases = [draw_ground(spec(region, px))[0] for region in SHAPES.regions]
    whole = QImage(round(18 * px), round(18 * px), QImage.Format.Format_ARGB32_Premultiplied)
    whole.fill(0)
    left, top = (min(base.x for base in bases), min(base.y for base in bases))
    painter = QPainter(whole)
    for base in bases:
        painter.drawImage(base.x - left, base.y - top, image(base))
    painter.end()
    outline = SHAPES.board()
    inside = [
        (x, y)
        for x in range(0, whole.width(), 2)
        for y in range(0, whole.height(), 2)
        if outline.contains(QPointF((x + left + 0.5) / px, (y + top + 0.5) / px))
    ]
    assert len(inside) > 20000
    thin = [p for p in inside if whole.pixelColor(*p).alpha() < 250]
    assert len(thin) < len(inside) * 0.004  # the antialiased rim of the board


def test_both_themes_and_the_paper_are_drawn() -> None:
    light, dark = (image(draw_ground(spec(0, 30.0, theme))[0]) for theme in ("light", "dark"))
    assert light != dark
    (paper,) = draw_ground(GroundSpec("dark", 1.0))
    assert paper.width == paper.height > 256


def test_keys_tell_pictures_apart() -> None:
    keys = {spec(r, px, theme).key for r in (0, 1) for px in (30.0, 31.0) for theme in ("light", "dark")}
    assert len(keys) == 8
    assert spec(0).key == spec(0).key


def test_a_document_gives_its_layers_back() -> None:
    layers = draw_ground(spec(0))
    assert unpack(pack(layers)) == layers


@pytest.mark.parametrize("spoil", [b"", b"EG1\n", b"nonsense", b"EG1\n\xff\xff\xff\x7f[]"])
def test_a_broken_document_is_refused(spoil: bytes) -> None:
    with pytest.raises(ValueError):
        unpack(spoil)


def test_a_cut_document_is_refused() -> None:
    whole = pack(draw_ground(spec(9)))
    for length in (3, 7, 40, len(whole) // 2):
        with pytest.raises(ValueError):
            unpack(whole[:length])


def test_a_document_that_lies_about_its_size_is_refused() -> None:
    whole = pack([Layer("base", 0, 0, 0, 0, 2, 2, bytes(16))])
    with pytest.raises(ValueError):
        unpack(whole.replace(b"2, 2]", b"9, 9]"))
    with pytest.raises(ValueError):
        unpack(whole.replace(b"2, 2]", b"-2,2]"))


def test_the_cache_keeps_prunes_and_forgives(tmp_path: Path) -> None:
    cache = GroundCache(tmp_path / "ground")
    assert cache.read("a") is None
    for n, key in enumerate("abc"):
        cache.write(key, bytes(1000))
        os.utime(tmp_path / "ground" / f"{key}.ground", (n, n))
    cache.prune(2000)
    assert [cache.has(key) for key in "abc"] == [False, True, True]
    nowhere = GroundCache(tmp_path / "ground" / "b.ground")
    nowhere.write("x", b"1")
    assert nowhere.read("x") is None


def _wait_for(qtbot: QtBot, store: GroundStore, wanted: GroundSpec) -> None:
    with qtbot.waitSignal(store.ready, timeout=20000, check_params_cb=lambda key: key == wanted.key):
        assert store.request(wanted) is None


def test_the_process_draws_what_the_client_would(qtbot: QtBot, tmp_path: Path) -> None:
    store = GroundStore(folder=tmp_path)
    try:
        wanted = spec(11)
        _wait_for(qtbot, store, wanted)
        patch = store.patch(wanted.key)
        assert patch is not None
        assert patch.base.pixmap.toImage().convertToFormat(QImage.Format.Format_ARGB32_Premultiplied) == image(
            draw_ground(wanted)[0]
        )
        assert not store.is_busy
    finally:
        store.stop()
    second = GroundStore(folder=tmp_path)
    assert second.request(wanted) is not None  # from disk, at once


def test_a_broken_file_is_drawn_anew(qtbot: QtBot, tmp_path: Path) -> None:
    wanted = spec(9)
    (tmp_path / f"{wanted.key}.ground").write_bytes(b"EG1\nrubbish")
    store = GroundStore(folder=tmp_path, synchronous=True)
    assert store.request(wanted) is not None
    assert GroundStore(folder=tmp_path).request(wanted) is not None  # what was drawn here is kept as well


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs a signal that kills")
def test_a_killed_process_is_started_again(qtbot: QtBot) -> None:
    store = GroundStore()
    try:
        _wait_for(qtbot, store, spec(9))
        process = store._process
        assert process is not None
        assert process.pid is not None
        os.kill(process.pid, signal.SIGKILL)
        process.join(5)
        _wait_for(qtbot, store, spec(0))
    finally:
        store.stop()


def test_what_can_not_be_drawn_is_asked_for_once(qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    store = GroundStore()
    try:
        bad = GroundSpec("no such theme", 30.0, ((0, 0, "plains"),))
        assert store.request(bad) is None
        qtbot.waitUntil(lambda: not store.is_busy, timeout=20000)
        assert "no such theme" in caplog.text
        assert store.request(bad) is None
        assert not store.is_busy
        _wait_for(qtbot, store, spec(9))
    finally:
        store.stop()


def test_requests_no_longer_wanted_are_taken_back(qtbot: QtBot) -> None:
    store = GroundStore()
    try:
        for region in (0, 1, 2):
            store.request(spec(region))
        store.wanted_only([spec(2).key])
        with qtbot.waitSignal(store.ready, timeout=20000) as first:
            pass
        assert first.args == [spec(2).key]
        assert not store.is_busy
    finally:
        store.stop()


def test_ground_comes_tile_by_tile_and_a_reveal_is_shown_at_once(qtbot: QtBot) -> None:
    view = BoardView(LIGHT)
    qtbot.addWidget(view)
    view.set_motion(0)
    view.resize(300, 260)
    try:
        view.show()
        view.set_picture(example_picture())
        first = view.level()
        told: list[bool] = []
        view.drawn.connect(lambda: told.append(view.store.is_busy))
        view.jobs.finish()
        assert not view.is_drawn  # all tiles are there, in flat colours
        assert not told
        qtbot.waitUntil(lambda: view.ground.drawing(0) is not None, timeout=20000)
        qtbot.waitUntil(lambda: not view.store.is_busy and not len(view.jobs), timeout=60000)
        assert view.is_drawn
        assert told
        drawn = view.grab().toImage()
        hidden = next(s.id for s in view.picture.spaces if s.terrain == "unrevealed")
        view.set_picture(example_picture(revealed=True))
        view.jobs.finish()  # what the client itself does; the process has not answered yet
        flat = view.grab().toImage()
        spot = view.space_rect(hidden).center().toPoint() + QPoint(3, 3)
        assert flat.pixelColor(spot).name() != drawn.pixelColor(spot).name()
        assert flat.pixelColor(spot).name().upper() == LIGHT.forest
        qtbot.waitUntil(lambda: not view.store.is_busy and not len(view.jobs), timeout=60000)
        assert view.grab().toImage() != flat
        assert view.level() == first
    finally:
        view.shut_down()


def test_a_zoom_keeps_the_drawn_ground_until_the_new_one_comes(qtbot: QtBot, tmp_path: Path) -> None:
    view = BoardView(LIGHT, cache=tmp_path)
    qtbot.addWidget(view)
    view.set_motion(0)
    view.resize(300, 260)
    try:
        view.show()
        view.set_picture(example_picture())
        qtbot.waitUntil(lambda: not view.store.is_busy and not len(view.jobs), timeout=60000)
        view.zoom.step(3)
        view._on_look()
        view.jobs.finish()
        assert not view.ground._levels[0].tiles  # waiting, and the old level is shown
        assert view.ground._levels[1].tiles
        qtbot.waitUntil(lambda: bool(view.ground._levels[0].tiles) and not view.store.is_busy, timeout=60000)
    finally:
        view.shut_down()
