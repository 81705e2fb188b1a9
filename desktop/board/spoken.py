"""The board in words, for screen readers."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from desktop.board.model import BoardPicture

_TERRAINS = {
    "plains": QT_TRANSLATE_NOOP("Board", "plains"),
    "forest": QT_TRANSLATE_NOOP("Board", "forest"),
    "mountain": QT_TRANSLATE_NOOP("Board", "mountain"),
    "barren": QT_TRANSLATE_NOOP("Board", "barren land"),
    "sea": QT_TRANSLATE_NOOP("Board", "sea"),
    "unrevealed": QT_TRANSLATE_NOOP("Board", "unrevealed"),
}


def terrain_name(terrain: str) -> str:
    """The terrain in words."""
    return QCoreApplication.translate("Board", _TERRAINS.get(terrain, terrain))


def place_name(terrain: str, region: int) -> str:
    """What the map says of a space when seen from near: its terrain and the number of its region."""
    words = QCoreApplication.translate("Board", "{terrain} · {region}")
    return words.format(terrain=terrain_name(terrain), region=region + 1)


def spoken_space(picture: BoardPicture, space: int) -> str:
    """What lies on a space, in one line; empty for a space that does not exist."""
    here = next((s for s in picture.spaces if s.id == space), None)
    if here is None:
        return ""
    parts = [here.name, terrain_name(here.terrain)]
    if here.exhausted:
        parts.append(QCoreApplication.translate("Board", "exhausted"))
    for city in picture.cities:
        if city.space == space:
            parts.append(QCoreApplication.translate("Board", "city {name}, size {size}").format(name=city.name, size=city.size))
    for stack in picture.stacks:
        if stack.space == space:
            number = stack.count  # lupdate passes over a translate() with a dot in its last argument
            parts.append(QCoreApplication.translate("Board", "%n piece(s)", "", number))
    parts.append(here.note)
    return ", ".join(part for part in parts if part)
