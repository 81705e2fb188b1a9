"""A rich example position: four players late in a game, as a picture for the board."""

from __future__ import annotations

from desktop.board.model import (
    BARBARIAN,
    PIRATE,
    BoardPicture,
    CityPicture,
    HighlightPicture,
    OddsPicture,
    PathPicture,
    RefusalPicture,
    SpacePicture,
    StackPicture,
    WonderPicture,
)
from desktop.theme.palette import PLAYERS

_TERRAIN = {"p": "plains", "f": "forest", "m": "mountain", "b": "barren", "s": "sea", "?": "unrevealed"}
_REGIONS = (
    (((2, 0), (3, -1), (1, 0), (2, -1)), "pmfb"),
    (((8, -3), (9, -4), (7, -3), (8, -4)), "pfmb"),
    (((8, 3), (7, 4), (9, 3), (8, 4)), "pmfb"),
    (((2, 6), (1, 7), (3, 6), (2, 7)), "pfmb"),
    (((1, 2), (0, 3), (2, 2), (1, 3)), "bpsp"),
    (((1, 4), (0, 5), (2, 4), (1, 5)), "mpsm"),
    (((3, 0), (2, 1), (4, 0), (3, 1)), "pmss"),
    (((3, 2), (2, 3), (4, 2), (3, 3)), "msms"),
    (((3, 4), (2, 5), (4, 4), (3, 5)), "mfmb"),
    (((5, -2), (4, -1), (6, -2), (5, -1)), "????"),
    (((5, 0), (4, 1), (6, 0), (5, 1)), "pppf"),
    (((5, 2), (4, 3), (6, 2), (5, 3)), "psfs"),
    (((5, 4), (4, 5), (6, 4), (5, 5)), "pfbs"),
    (((7, -2), (6, -1), (8, -2), (7, -1)), "fmms"),
    (((7, 0), (6, 1), (8, 0), (7, 1)), "fpsf"),
    (((7, 2), (6, 3), (8, 2), (7, 3)), "????"),
    (((9, -2), (8, -1), (10, -2), (9, -1)), "ssff"),
    (((9, 0), (8, 1), (10, 0), (9, 1)), "spfm"),
)
_EXHAUSTED = {(7, 4), (2, 1)}
IDS = {h: n for n, h in enumerate(h for hexes, _ in _REGIONS for h in hexes)}

_CITIES = (
    ((2, 0), 0, "Babylon", "happy", (("temple", 0), ("academy", 0), ("market", 0)), "great_gardens", None),
    ((3, 0), 0, "Sippar", "neutral", (("port", 0), ("fortress", 0)), None, (3, 1)),
    ((1, 3), 0, "Ur", "happy", (("temple", 0), ("observatory", 3)), None, None),
    ((5, 0), 0, "Eridu", "neutral", (("market", 0),), None, None),
    ((8, -3), 1, "Roma", "happy", (("temple", 1), ("fortress", 1), ("academy", 1), ("obelisk", 1)), None, None),
    ((7, -2), 1, "Ostia", "neutral", (("port", 1), ("market", 1)), None, (7, -1)),
    ((6, 1), 1, "Capua", "angry", (("temple", 0),), None, None),
    ((8, 3), 2, "Athens", "happy", (("academy", 2), ("temple", 2), ("observatory", 2)), "great_lighthouse", None),
    ((8, 1), 2, "Corinth", "neutral", (("port", 2), ("academy", 1)), None, (8, 0)),
    ((5, 4), 2, "Argos", "neutral", (("port", 2),), None, (5, 5)),
    ((2, 6), 3, "Luoyang", "happy", (("temple", 3), ("fortress", 3), ("obelisk", 3)), None, None),
    ((0, 5), 3, "Chang'an", "neutral", (("academy", 3),), None, None),
    ((2, 5), 3, "Xianyang", "angry", (("market", 3),), None, None),
    ((6, 2), BARBARIAN, "", "", (("temple", 2),), None, None),
)
_STACKS = (
    ((3, 0), 0, (("infantry", 2),)),
    ((1, 3), 0, (("settler", 1),)),
    ((8, -3), 1, (("infantry", 2),)),
    ((6, 1), 1, (("infantry", 3), ("elephant", 1))),
    ((8, 1), 2, (("cavalry", 2),)),
    ((2, 6), 3, (("infantry", 3),)),
    ((6, 2), BARBARIAN, (("infantry", 2), ("elephant", 1))),
    ((5, 1), 0, (("infantry", 2), ("cavalry", 1), ("leader", 1))),
    ((9, 1), 2, (("infantry", 2), ("elephant", 1))),
    ((7, 1), 1, (("infantry", 2),)),
    ((3, 4), 3, (("infantry", 2), ("cavalry", 1))),
    ((3, 5), BARBARIAN, (("infantry", 1),)),
    ((7, -3), 1, (("settler", 1),)),
    ((9, -1), 2, (("settler", 1),)),
)
_SHIPS = (
    ((3, 1), 0, (("ship", 2),)),
    ((8, -1), 1, (("ship", 2),)),
    ((8, 0), 2, (("ship", 1),)),
    ((2, 4), 3, (("ship", 1),)),
    ((4, 3), PIRATE, (("pirate_ship", 2),)),
    ((5, 5), 2, (("ship", 1),)),
)


def spaces(revealed: bool = False) -> tuple[SpacePicture, ...]:
    """All spaces; with `revealed` the two hidden regions are open."""
    found = []
    for region, (hexes, letters) in enumerate(_REGIONS):
        for (q, r), letter in zip(hexes, letters, strict=True):
            terrain = _TERRAIN[letter]
            if revealed and terrain == "unrevealed":
                terrain = ("forest", "sea", "plains", "mountain")[hexes.index((q, r))]
            name = f"{chr(65 + q)}{r + (q - q % 2) // 2 + 1}"
            found.append(SpacePicture(IDS[q, r], q, r, terrain, region, (q, r) in _EXHAUSTED, name))
    return tuple(found)


def example_picture(revealed: bool = False) -> BoardPicture:
    """The whole position."""
    return BoardPicture(
        spaces(revealed),
        PLAYERS[:4],
        tuple(
            CityPicture(
                IDS[h],
                owner,
                name,
                1 + len(buildings) + (wonder is not None),
                mood,
                buildings,
                (WonderPicture(wonder),) if wonder else (),
                IDS[port] if port else None,
            )
            for h, owner, name, mood, buildings, wonder, port in _CITIES
        ),
        tuple(StackPicture(IDS[h], owner, tokens) for h, owner, tokens in _STACKS)
        + tuple(StackPicture(IDS[h], owner, tokens, sea=True) for h, owner, tokens in _SHIPS),
    )


def attack_highlights() -> HighlightPicture:
    """An attack on Capua being dragged."""
    return HighlightPicture(
        targets=frozenset(IDS[h] for h in ((5, 0), (6, 0), (4, 1), (5, 2), (4, 2), (6, 1))),
        veil=True,
        source=IDS[5, 1],
        path=PathPicture((IDS[5, 1], IDS[6, 1])),
        odds=OddsPicture(
            IDS[6, 1],
            "to win this battle",
            57,
            9,
            34,
            lines=(
                ("Expected losses", "you 3.0   they 3.5"),
                ("Capture pays", "1 gold (angry city)"),
                ("Uses", "move 2 of 3"),
            ),
        ),
    )


def refused_highlights() -> HighlightPicture:
    """A move that the rules forbid."""
    return HighlightPicture(
        targets=frozenset(IDS[h] for h in ((5, 0), (6, 0), (4, 1), (6, 1), (4, 2), (5, 2))),
        veil=True,
        source=IDS[5, 1],
        refused=RefusalPicture(
            IDS[3, 2],
            "Not possible: F4 to D4",
            "D4 is two spaces away and an army moves one. Roads lead only to or from a city of yours.",
            "Land Movement",
        ),
    )
