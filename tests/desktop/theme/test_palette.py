"""Contrast of text (WCAG 2) and distance of player colours under colour-vision deficiency.

Simulation: Machado et al. 2009, full severity. Distance: CIEDE2000, where 10 is already easily seen.
"""
from __future__ import annotations

import itertools
from dataclasses import fields

import numpy as np
import pytest

from desktop.theme.palette import BARBARIAN, CARD_KINDS, CARD_TEXT, PIRATE, PLAYERS, THEMES, Palette, mix

SIMULATIONS = {
    "normal": np.eye(3),
    "protan": np.array([[.152286, 1.052583, -.204868], [.114503, .786281, .099216], [-.003882, -.048116, 1.051998]]),
    "deutan": np.array([[.367322, .860646, -.227968], [.280085, .672501, .047413], [-.011820, .042940, .968881]]),
    "tritan": np.array([[1.255528, -.076749, -.178779], [-.078411, .930809, .147602], [.004733, .691367, .303900]]),
}
TO_XYZ = np.array([[.4124564, .3575761, .1804375], [.2126729, .7151522, .0721750], [.0193339, .1191920, .9503041]])


def linear(colour: str) -> np.ndarray:
    c = np.array([int(colour[i:i + 2], 16) for i in (1, 3, 5)]) / 255
    return np.where(c <= .04045, c / 12.92, ((c + .055) / 1.055) ** 2.4)


def contrast(first: str, second: str) -> float:
    a, b = (float(linear(x) @ np.array([.2126, .7152, .0722])) for x in (first, second))
    return (max(a, b) + .05) / (min(a, b) + .05)


def lab(rgb: np.ndarray) -> np.ndarray:
    x = TO_XYZ @ np.clip(rgb, 0, 1) / np.array([.95047, 1, 1.08883])
    f = np.where(x > .008856, np.cbrt(x), 7.787 * x + 16 / 116)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


def ciede2000(first: np.ndarray, second: np.ndarray) -> float:
    l1, a1, b1 = first
    l2, a2, b2 = second
    cm = (np.hypot(a1, b1) + np.hypot(a2, b2)) / 2
    g = .5 * (1 - np.sqrt(cm ** 7 / (cm ** 7 + 25 ** 7)))
    a1, a2 = (1 + g) * a1, (1 + g) * a2
    c1, c2 = np.hypot(a1, b1), np.hypot(a2, b2)
    h1, h2 = np.degrees(np.arctan2(b1, a1)) % 360, np.degrees(np.arctan2(b2, a2)) % 360
    dh = 0 if c1 * c2 == 0 else (h2 - h1 + 180) % 360 - 180
    dhh = 2 * np.sqrt(c1 * c2) * np.sin(np.radians(dh) / 2)
    lm, cm = (l1 + l2) / 2, (c1 + c2) / 2
    hm = h1 + h2 if c1 * c2 == 0 else (h1 + dh / 2) % 360
    t = (1 - .17 * np.cos(np.radians(hm - 30)) + .24 * np.cos(np.radians(2 * hm))
         + .32 * np.cos(np.radians(3 * hm + 6)) - .2 * np.cos(np.radians(4 * hm - 63)))
    sl = 1 + .015 * (lm - 50) ** 2 / np.sqrt(20 + (lm - 50) ** 2)
    sc, sh = 1 + .045 * cm, 1 + .015 * cm * t
    rt = (-np.sin(np.radians(60 * np.exp(-((hm - 275) / 25) ** 2)))
          * 2 * np.sqrt(cm ** 7 / (cm ** 7 + 25 ** 7)))
    return float(np.sqrt(((l2 - l1) / sl) ** 2 + ((c2 - c1) / sc) ** 2 + (dhh / sh) ** 2
                         + rt * ((c2 - c1) / sc) * (dhh / sh)))


def test_ciede2000_gives_published_values():
    """Two pairs of the data set by Sharma, Wu and Dalal (2005)."""
    assert ciede2000(np.array([50, 2.6772, -79.7751]), np.array([50, 0, -82.7485])) == pytest.approx(2.0425, abs=1e-4)
    assert ciede2000(np.array([50, 2.5, 0]), np.array([61, -5, 29])) == pytest.approx(22.8977, abs=1e-4)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("token", ["ink", "ink2", "ink3", "gold_text", "accent", "ok", "warn", "danger", "focus"])
def test_text_can_be_read_on_every_ground(theme: Palette, token: str):
    need = 3.0 if token == "focus" else 4.5
    for ground in ("panel", "raised", "sunken"):
        assert contrast(getattr(theme, token), getattr(theme, ground)) >= need, ground


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize(("text", "ground"), [("bar_text", "bar"), ("bar_text", "bar2"), ("bar_text2", "bar2"),
                                              ("bar_gold", "bar2"), ("on_gold", "gold"), ("on_gold", "gold_hi")])
def test_text_can_be_read_on_bar_and_gold(theme: Palette, text: str, ground: str):
    assert contrast(getattr(theme, text), getattr(theme, ground)) >= 4.5


@pytest.mark.parametrize("player", [*PLAYERS, BARBARIAN, PIRATE], ids=lambda p: p.id)
def test_text_can_be_read_on_player_colours(player):
    assert contrast(player.text, player.colour) >= 4.5


@pytest.mark.parametrize("kind", CARD_KINDS)
def test_text_can_be_read_on_card_bands(kind: str):
    assert contrast(CARD_TEXT, CARD_KINDS[kind][0]) >= 4.5


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
@pytest.mark.parametrize("token", ["card_ink", "card_ink2", "card_combat", "card_ok"])
def test_text_can_be_read_on_cards(theme: Palette, token: str):
    for ground in (theme.card, mix(theme.card, theme.card_combat, .1)):
        assert contrast(getattr(theme, token), ground) >= 4.5


@pytest.mark.parametrize("simulation", SIMULATIONS)
@pytest.mark.parametrize(("players", "limit"), [(4, 19), (6, 14)])
def test_player_colours_can_be_told_apart(simulation: str, players: int, limit: float):
    seen = [lab(SIMULATIONS[simulation] @ linear(p.colour)) for p in (*PLAYERS[:players], BARBARIAN, PIRATE)]
    assert min(ciede2000(a, b) for a, b in itertools.combinations(seen, 2)) >= limit


def test_players_differ_in_emblem_and_pattern_too():
    assert len({p.emblem for p in PLAYERS}) == len(PLAYERS)
    assert len({p.pattern for p in PLAYERS}) == len(PLAYERS)


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_tokens_are_colours(theme: Palette):
    for field in fields(theme):
        if field.name not in ("name", "dark", "shadow_alpha"):
            value = getattr(theme, field.name)
            assert len(value) == 7
            assert value.startswith("#")
            int(value[1:], 16)


def test_mix():
    assert mix("#000000", "#FFFFFF", .5) == "#808080"
    assert mix("#102030", "#FFFFFF", 0) == "#102030"
    assert mix("#102030", "#A0B0C0", 1) == "#A0B0C0"
