"""Whose piece is it? Faces of tokens, sampled from pictures of the real board, as people see them who see colours otherwise."""

from __future__ import annotations

import itertools

import numpy as np
import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QTransform
from pytestqt.qtbot import QtBot

from desktop.board.arrange import stack_places
from desktop.board.model import BARBARIAN, PIRATE, BoardPicture, Owner, SpacePicture, StackPicture
from desktop.board.offscreen import widget_image
from desktop.board.shapes import icon_at
from desktop.board.view import BoardView
from desktop.theme.palette import PLAYERS, THEMES, Palette
from tests.desktop.board.items import without_ground
from tests.desktop.theme.vision import SIMULATIONS, ciede2000, lab, linear, seen_by

EASILY_SEEN = 10.0
OWNERS: tuple[Owner, ...] = (0, 1, 2, 3, BARBARIAN)
SIX: tuple[Owner, ...] = (0, 1, 2, 3, 4, 5, BARBARIAN)
BANDS = 3
"""A face is shaded from top to bottom: the same part of two faces is compared; small ones are compared as a whole."""


def picture(owners: tuple[Owner, ...], icon: str, terrain: str) -> BoardPicture:
    """One piece of each owner on a row of equal hexes."""
    spaces = tuple(SpacePicture(n, n, -(n // 2), terrain, 0) for n in range(len(owners)))
    return BoardPicture(spaces, PLAYERS, stacks=tuple(StackPicture(n, owner, ((icon, 1),)) for n, owner in enumerate(owners)))


def drawn(board: BoardPicture, palette: Palette, size: int, strong: bool) -> tuple[BoardView, np.ndarray]:
    """Return a board at a hex size, and what it shows as RGB values."""
    view = without_ground(BoardView(palette))
    view.set_motion(0)
    view.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    view.resize(size * 13, size * 6)
    view.show()
    view.set_look(palette, strong_patterns=strong)
    view.set_picture(board)
    view.zoom.to_level(size, animated=False)
    view.centre_on(len(board.spaces) // 2)
    view.finish()
    return view, pixels(widget_image(view, 1.0))


def pixels(image: QImage) -> np.ndarray:
    """Return an image as rows of RGB values."""
    image = image.convertToFormat(QImage.Format.Format_RGB888)
    flat = np.frombuffer(bytes(image.constBits()), np.uint8).reshape(image.height(), image.bytesPerLine())
    return flat[:, : image.width() * 3].reshape(image.height(), image.width(), 3).astype(float)


def face_mask(view: BoardView, stack: StackPicture, rgb: np.ndarray, strong: bool) -> np.ndarray:
    """Return where the face of a stack's only piece is in the picture, without its rim and the emblem on it.

    With strong patterns the emblem is a second sign on the face; it must leave most of it free.
    """
    place = stack_places(stack.tokens, stack.owner, stack.sea)[0][0]
    s = view.zoom.size
    face = icon_at(place.icon, place.x * s, place.y * s - place.size * s / 2, place.size * s)
    centre = view.mapFromScene(view.scene_centre(stack.space))
    there = QTransform.fromTranslate(centre.x(), centre.y())
    mask = _inside(there.map(face), rgb.shape[:2])
    if not strong:
        return mask
    disc = QPainterPath()
    disc.addEllipse(QPointF(place.x * s, (place.y - place.size * 0.30) * s), place.size * s * 0.21, place.size * s * 0.21)
    free = mask & ~_inside(there.map(disc), rgb.shape[:2])
    assert free.sum() > mask.sum() * 0.55
    return free


def _inside(path: QPainterPath, shape: tuple[int, ...]) -> np.ndarray:
    image = QImage(shape[1], shape[0], QImage.Format.Format_RGB888)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillPath(path, QColor("#FFFFFF"))
    painter.end()
    return pixels(image)[:, :, 0] > 240


def bands(rgb: np.ndarray, mask: np.ndarray) -> list[np.ndarray]:
    """Return the mean colour (linear) of a face's parts from top to bottom."""
    rows = np.nonzero(mask.any(axis=1))[0]
    number = BANDS if len(rows) >= 24 else 1
    edges = np.linspace(rows[0], rows[-1] + 1, number + 1).round().astype(int)
    parts = []
    for top, bottom in itertools.pairwise(edges):
        here = mask[top:bottom]
        assert here.sum() >= 6, "too little of the face is seen"
        parts.append(linear(rgb[top:bottom][here]).mean(axis=0))
    return parts


def distances(faces: dict[Owner, list[np.ndarray]], simulation: str) -> dict[tuple[Owner, Owner], float]:
    """Return how far the faces of each two owners are apart, in the part where they are nearest."""
    return {
        (a, b): min(
            ciede2000(lab(seen_by(simulation, p)), lab(seen_by(simulation, q)))
            for p, q in zip(faces[a], faces[b], strict=True)
        )
        for a, b in itertools.combinations(faces, 2)
    }


def _faces(owners: tuple[Owner, ...], icon: str, terrain: str, palette: Palette, size: int, strong: bool) -> dict:
    board = picture(owners, icon, terrain)
    view, rgb = drawn(board, palette, size, strong)
    try:
        return {stack.owner: bands(rgb, face_mask(view, stack, rgb, strong)) for stack in board.stacks}
    finally:
        view.shut_down()
        view.deleteLater()


@pytest.mark.parametrize("strong", [False, True], ids=["plain", "strong"])
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize(
    ("icon", "terrain", "size"),
    [
        ("infantry", "plains", 56),
        ("ship", "sea", 56),
        ("settlement", "forest", 56),
        ("infantry", "mountain", 30),
        ("temple", "barren", 30),
    ],
)
def test_faces_of_different_players_can_be_told_apart(
    qtbot: QtBot, theme: str, icon: str, terrain: str, size: int, strong: bool
) -> None:
    owners = (*OWNERS, PIRATE) if icon == "ship" else OWNERS
    faces = _faces(owners, icon, terrain, THEMES[theme], size, strong)
    for simulation in SIMULATIONS:
        near = {pair: round(d, 1) for pair, d in distances(faces, simulation).items() if d < EASILY_SEEN}
        assert not near, simulation


def test_six_players_can_be_told_apart(qtbot: QtBot) -> None:
    faces = _faces(SIX, "infantry", "plains", THEMES["light"], 56, False)
    for simulation in SIMULATIONS:
        near = {pair: round(d, 1) for pair, d in distances(faces, simulation).items() if d < EASILY_SEEN}
        assert not near, simulation


def test_the_face_of_a_piece_is_where_it_is_looked_for(qtbot: QtBot) -> None:
    """What is sampled is the face: in the middle it has the player's own colour."""
    faces = _faces(OWNERS, "infantry", "plains", THEMES["light"], 56, False)
    for owner in range(4):
        assert ciede2000(lab(faces[owner][1]), lab(linear(PLAYERS[owner].colour))) < 14  # between highlight and lines of ink


def test_strong_patterns_put_an_emblem_on_every_face(qtbot: QtBot) -> None:
    """Without any colour the faces of two players differ by the shape on them."""
    board = picture(OWNERS, "infantry", "plains")
    signs = {}
    for strong in (False, True):
        view, rgb = drawn(board, THEMES["light"], 78, strong)
        grey = linear(rgb) @ np.array([0.2126, 0.7152, 0.0722])
        for stack in board.stacks:
            place = stack_places(stack.tokens, stack.owner, stack.sea)[0][0]
            s = view.zoom.size
            centre = view.mapFromScene(view.scene_centre(stack.space))
            x, y, r = centre.x() + place.x * s, centre.y() + (place.y - place.size * 0.30) * s, place.size * s * 0.16
            sign = grey[round(y - r) : round(y + r), round(x - r) : round(x + r)]
            signs[strong, stack.owner] = sign > (sign.min() + sign.max()) / 2
        view.shut_down()
        view.deleteLater()
    for a, b in itertools.combinations(OWNERS, 2):
        n = min(signs[True, a].shape[0], signs[True, b].shape[0])
        differ = (signs[True, a][:n, :n] != signs[True, b][:n, :n]).mean()
        assert differ > 0.12, (a, b)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", [56, 30])
@pytest.mark.parametrize("terrain", ["plains", "forest", "barren", "mountain", "sea"])
def test_the_ring_of_the_keyboard_has_the_colour_of_no_player(qtbot: QtBot, theme: str, terrain: str, size: int) -> None:
    board = picture(SIX, "infantry", terrain)
    view, _ = drawn(board, THEMES[theme], size, strong=False)
    try:
        for space in board.spaces:
            view.highlights.set_focused(space.id)
            line = QTransform(view.viewportTransform()).map(view.highlights.focus_ring[0].path())
            rgb = pixels(widget_image(view, 1.0))
            points = [line.pointAtPercent(n / 240).toPoint() for n in range(240)]
            seen = np.array([rgb[point.y(), point.x()] for point in points])
            coloured = seen.max(axis=1) - seen.min(axis=1) > 25
            # Dashes of both: the one stands out from a dark ground, the other from a bright one.
            assert (seen.min(axis=1) > 225).mean() > .25
            assert (seen.max(axis=1) < 60).mean() > .25
            assert coloured.mean() < .1
    finally:
        view.shut_down()
        view.deleteLater()
