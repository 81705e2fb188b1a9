"""Icons and colours of goods: where an icon's name differs from the rules' name."""

from __future__ import annotations

from desktop.theme.palette import mix
from desktop.theme.style import theme

_ICONS = {"mood": "mood_happy"}
_COLOURS = {
    "food": "#7C6A12", "ore": "#6C655D", "wood": "#7A4A1E", "idea": "#22698F", "gold": "#B5811F",
    "mood": "#B8581B", "culture": "#5A4FA0",
}  # fmt: skip


def icon_of(name: str) -> str:
    """Return the icon of a resource, token, unit, building or Wonder."""
    return _ICONS.get(name, name)


def colour_of(goods: str) -> str:
    """Return the colour of a resource or token on a panel of the theme in force."""
    colour = _COLOURS[goods]
    return mix(colour, "#FFFFFF", 0.45) if theme().palette.dark else colour
