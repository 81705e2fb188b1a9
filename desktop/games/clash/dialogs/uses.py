"""What powers can be used for now: an option for each use, or why there is none."""

from __future__ import annotations

from collections.abc import Iterator

from core.engine.decision import Refusal
from core.games.clash.content.powers import ADVANCES
from core.games.clash.goods import NONE, minus, named
from core.games.clash.moments import USES
from core.games.clash.moves import Use
from core.games.clash.state import cities_of
from desktop.games.clash.dialogs.goods import GoodsOption, PricedOption
from desktop.games.clash.dialogs.link import Link, balance
from desktop.games.clash.dialogs.pictures import MOOD_ICONS, icon_of
from desktop.games.clash.words import names
from desktop.games.clash.words.names import goods_list, piece_name, tr
from desktop.games.clash.words.phrases import phrase

INCOMPLETE = frozenset({"not_your_city", "name_an_advance", "name_a_token", "one_or_two_steps", "already_happy"})
"""Refusals that are about a parameter of a use and not about the use."""


def use_options(link: Link, power: str) -> list[PricedOption | GoodsOption]:
    """Return an option for each legal use of a power: what it brings for what, or what it does and its price."""
    return [_option(link, move) for move in link.moves(Use) if move.power == power]


def _option(link: Link, move: Use) -> PricedOption | GoodsOption:
    taken = balance(link, move)
    paid, gained = (taken.paid, taken.gained) if taken is not None else (NONE, NONE)
    note = phrase("costs_action") if USES[move.power].main else ""
    if gained != NONE:
        return GoodsOption(move, goods_list(named(gained)), note, goods=minus(gained, paid))
    text, icon = phrase("use"), icon_of(move.power)
    if move.city >= 0:
        mood = link.view.cities[move.city].mood + move.number
        text = phrase("raise_city", city=link.speaker.space(move.city), mood=tr(names.MOODS[mood]))
        icon = MOOD_ICONS[mood]
    elif move.name in ADVANCES:
        text, note, icon = piece_name(move.name), tr(ADVANCES[move.name].text), icon_of(move.name)
    return PricedOption(move, text, note, icon, goods=paid)


def use_refusal(link: Link, power: str) -> Refusal | None:
    """Return why a power can't be used now, whatever the parameters; None if it can."""
    first: Refusal | None = None
    for move in _probes(link, power):
        refusal = link.refusal(move)
        if refusal is not None and refusal.key not in INCOMPLETE:
            return refusal
        first = first or refusal
    return first


def _probes(link: Link, power: str) -> Iterator[Use]:
    yield Use(power)
    for city in cities_of(link.view, link.seat):
        for number in (1, 2):
            yield Use(power, city, number)
    for name in ("culture", "mood"):
        yield Use(power, name=name)
