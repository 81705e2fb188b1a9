"""Which picture stands for what: icons of content and choices, pieces as they stand on the board."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from core.games.clash.content.buildings import BUILDINGS
from core.games.clash.content.powers import ADVANCES, WONDERS
from core.games.clash.goods import INDEX
from desktop.board.pieces import PieceArt
from desktop.games.clash import icons
from desktop.games.clash.docks.advances import CATEGORY_ICONS
from desktop.theme.icons import own_icon_names
from desktop.theme.palette import Palette
from desktop.theme.style import theme

GOODS_TOKENS = {
    "food": "food", "ore": "ore", "wood": "wood", "idea": "idea", "gold": "coin", "mood": "mood", "culture": "culture",
}  # fmt: skip
"""The colour token of the icon of each resource and token."""
MOOD_ICONS = ("mood_angry", "mood_neutral", "mood_happy")
SOURCE_ICONS = {
    "status_phase": "age", "recruit": "infantry", "collect": "food", "increase_happiness": "mood_happy",
    "influence_culture": "culture", "roads": "settler", "change_government": "academy", "capture": "settlement",
    "barbarians_spawn": "event_barbarians_spawn", "barbarians_move": "event_barbarians_move",
    "exhausted_land": "event_exhausted_land", "gold_mine": "event_gold_mine",
}  # fmt: skip
_arts: dict[tuple[str, float], PieceArt] = {}


def icon_of(id: str) -> str:
    """Return the icon of a piece of content or a source; "" if there is none."""
    if id in BUILDINGS or id in WONDERS or id in INDEX:
        return icons.icon_of(id)
    if id in ADVANCES:
        return CATEGORY_ICONS[ADVANCES[id].category]
    if id in SOURCE_ICONS:
        return SOURCE_ICONS[id]
    return id if id in own_icon_names() else ""


def piece_art(dpr: float) -> PieceArt:
    """Return what draws pieces in the theme in force; one for each theme and device pixel ratio."""
    palette: Palette = theme().palette
    key = (palette.name, dpr)
    if key not in _arts:
        if len(_arts) > 3:
            _arts.clear()
        _arts[key] = PieceArt(palette, dpr)
    return _arts[key]


def paint_piece(painter: QPainter, icon: str, colour: str, foot: QPointF, size: float, *, gold: bool = False) -> None:
    """Draw a piece as on the board; `foot` is the middle of its foot, `size` its height in pixels."""
    art = piece_art(painter.device().devicePixelRatioF())
    art.paint_token(painter, art.token(icon, colour, size, size * 0.075, gold), foot.x(), foot.y(), size)
