"""Colour tokens of both themes and the identities of players.

Plain strings (``#RRGGBB``) without Qt, so that worker processes which draw the ground can read them too.
The limits that every token keeps (contrast, colour vision) are checked by tests/desktop/theme/test_palette.py.
"""
from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Palette:
    """One theme. Each field but `name`, `dark` and `shadow_alpha` is a colour as ``#RRGGBB``."""

    name: str
    dark: bool
    # Grounds, from the window to the card on a panel.
    desk: str
    panel: str
    raised: str
    sunken: str
    sheet: str
    sheet2: str
    # Text and lines.
    ink: str
    ink2: str
    ink3: str
    line: str
    line2: str
    # Signals.
    gold: str
    gold_hi: str
    gold_text: str
    on_gold: str
    accent: str
    ok: str
    warn: str
    danger: str
    focus: str
    # The prompt bar is dark in both themes.
    bar: str
    bar2: str
    bar_text: str
    bar_text2: str
    bar_gold: str
    shadow: str
    shadow_alpha: int
    # Cards lie as paper on the table in both themes.
    card: str
    card_ink: str
    card_ink2: str
    card_line: str
    card_combat: str
    card_ok: str
    # The board.
    plains: str
    forest: str
    mountain: str
    barren: str
    sand: str
    sea: str
    sea_deep: str
    sea_ink: str
    unrevealed: str
    unrevealed2: str
    map_ink: str
    map_hi: str
    grid: str
    tree: str
    tree2: str
    tree_hi: str
    rock: str
    rock_hi: str
    rock_shade: str
    wheat: str
    field: str
    field2: str
    dune: str
    exhausted: str
    halo: str
    # Resources and tokens, by the name of their icon.
    food: str
    ore: str
    wood: str
    idea: str
    coin: str
    mood: str
    culture: str


LIGHT = Palette(
    name="light", dark=False,
    desk="#D8C8A6", panel="#F5ECD8", raised="#FCF6E8", sunken="#E9DCC0", sheet="#E7D7B4", sheet2="#D2BC8F",
    ink="#2A2018", ink2="#5A4935", ink3="#6E5B43", line="#D0BC93", line2="#A58A5B",
    gold="#C4933A", gold_hi="#E6BF68", gold_text="#74500F", on_gold="#2A1D08",
    accent="#24508F", ok="#3C6527", warn="#8A4B0B", danger="#9A2A1D", focus="#1C5FC4",
    bar="#2B2119", bar2="#3A2D21", bar_text="#F3E7CF", bar_text2="#CDBB98", bar_gold="#E3B95B",
    shadow="#3A2A14", shadow_alpha=70,
    card="#FBF3E0", card_ink="#2A2018", card_ink2="#5A4935", card_line="#D0BC93", card_combat="#8E2418", card_ok="#3C6527",
    plains="#DDD089", forest="#93AE6C", mountain="#C0AB90", barren="#EDCF9C", sand="#EAD9AE",
    sea="#A5CBCB", sea_deep="#7FB0B8", sea_ink="#3E7079", unrevealed="#CBB68B", unrevealed2="#B79F70",
    map_ink="#3A2B1C", map_hi="#FFF8E6", grid="#3A2B1C", tree="#6F9150", tree2="#557A45", tree_hi="#B4C983",
    rock="#D9C8AE", rock_hi="#F6EBD6", rock_shade="#9A8467", wheat="#A8801F", field="#CDBE66", field2="#E6DA9C",
    dune="#B98D52", exhausted="#8D8172", halo="#FFF6E0",
    food="#8A6A0E", ore="#6B5A4A", wood="#7A4A1E", idea="#2F6C86", coin="#A97412", mood="#B4531B", culture="#5B3F8C",
)

DARK = Palette(
    name="dark", dark=True,
    desk="#14110F", panel="#231E1A", raised="#2E2721", sunken="#191512", sheet="#26201A", sheet2="#17130F",
    ink="#F1E7D3", ink2="#C9BA9F", ink3="#A39379", line="#463B30", line2="#75644C",
    gold="#BE8F3A", gold_hi="#E9C374", gold_text="#E5BD68", on_gold="#201503",
    accent="#9CBDF0", ok="#A5CB86", warn="#EDB36A", danger="#F59A88", focus="#8FC1FF",
    bar="#0F0D0B", bar2="#1C1713", bar_text="#F3E7CF", bar_text2="#C2B08C", bar_gold="#E3B95B",
    shadow="#000000", shadow_alpha=150,
    card="#E9DBBD", card_ink="#2A2018", card_ink2="#4E3F2D", card_line="#B9A67F", card_combat="#84200F", card_ok="#2F5520",
    plains="#8E8650", forest="#4F6B47", mountain="#7A6B5A", barren="#A98B61", sand="#93805A",
    sea="#2C4A5C", sea_deep="#1C3242", sea_ink="#8FB6BE", unrevealed="#4B4335", unrevealed2="#6A5C43",
    map_ink="#15100B", map_hi="#EADFC4", grid="#0E0B08", tree="#3F5C3A", tree2="#31492F", tree_hi="#7D9A66",
    rock="#8C7D69", rock_hi="#C2B49B", rock_shade="#4B4034", wheat="#D9B65A", field="#7C7440", field2="#A39A63",
    dune="#6E5330", exhausted="#5A534B", halo="#1A140E",
    food="#E6C45A", ore="#BFAE9A", wood="#CF9A63", idea="#86C3DC", coin="#F0C24E", mood="#F2A065", culture="#BBA3EA",
)

THEMES: dict[str, Palette] = {"light": LIGHT, "dark": DARK}


@dataclass(frozen=True, slots=True)
class PlayerColour:
    """How one player is recognised: colour, emblem and pattern always come together.

    `emblem` names an icon of resources/icons; `pattern` is one of plain, diagonal, dots, chevron, bars, check, cross.
    """

    id: str
    colour: str
    text: str
    emblem: str
    pattern: str


PLAYERS: tuple[PlayerColour, ...] = (
    PlayerColour("madder", "#B3341F", "#FFF6E6", "emblem_1_sun", "plain"),
    PlayerColour("lapis", "#2F54C4", "#FFF6E6", "emblem_2_wave", "diagonal"),
    PlayerColour("saffron", "#E8BB28", "#2A1D08", "emblem_3_star", "dots"),
    PlayerColour("turquoise", "#19ABB2", "#08201F", "emblem_4_tree", "chevron"),
    PlayerColour("murex", "#7A2F6E", "#FFF6E6", "emblem_5_key", "bars"),
    PlayerColour("alabaster", "#F4E9DC", "#2A1D08", "emblem_6_crescent", "check"),
)
BARBARIAN = PlayerColour("barbarian", "#77716A", "#FFFFFF", "emblem_barbarian", "cross")
PIRATE = PlayerColour("pirate", "#1F1B1A", "#F3E7CF", "emblem_pirate", "plain")

# Kinds of cards: colour of the band, icon.
CARD_KINDS: dict[str, tuple[str, str]] = {
    "action": ("#24508F", "card_action"),
    "objective": ("#7A2F6E", "card_objective"),
    "event": ("#9A3A1D", "card_event"),
    "wonder": ("#8A6414", "card_wonder"),
    "leader": ("#2E5B3C", "card_leader"),
}
CARD_TEXT = "#FBEFD2"


def mix(first: str, second: str, part: float) -> str:
    """Return the colour that lies `part` (0-1) of the way from `first` to `second`, as ``#RRGGBB``."""
    channels = []
    for i in (1, 3, 5):
        a, b = int(first[i:i + 2], 16), int(second[i:i + 2], 16)
        channels.append(round(a + (b - a) * part))
    return "#{:02X}{:02X}{:02X}".format(*channels)
