"""Contrast of text (WCAG 2) and distance of player colours under colour-vision deficiency."""
from __future__ import annotations

import itertools
from dataclasses import fields

import pytest

from desktop.theme.palette import BARBARIAN, CARD_KINDS, CARD_TEXT, PIRATE, PLAYERS, THEMES, Palette, mix
from tests.desktop.theme.vision import PUBLISHED, SIMULATIONS, ciede2000, contrast, lab, linear, seen_by


@pytest.mark.parametrize(("first", "second", "distance"), PUBLISHED)
def test_ciede2000_gives_published_values(first, second, distance):
    assert ciede2000(first, second) == pytest.approx(distance, abs=1e-4)
    assert ciede2000(second, first) == pytest.approx(distance, abs=1e-4)


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
    seen = [lab(seen_by(simulation, linear(p.colour))) for p in (*PLAYERS[:players], BARBARIAN, PIRATE)]
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
