"""Famine and Severe Famine: who has Irrigation ignores them (E03-E08)."""

from __future__ import annotations

from core.games.clash.frames import EffectFrame
from core.games.clash.goods import FOOD, minus, named, one
from core.games.clash.moments import ClashStep
from core.games.clash.rules.effects import EffectStep, finish
from core.games.clash.rules.event_steps import anger_city, choose_city, spare_city
from core.games.clash.rules.event_texts import card_of, declare_event

THEME = "famine"


def famine(food: int) -> tuple[EffectStep, ...]:
    """Return the steps of a famine that takes so much Food, or makes a city Angry."""

    def starve(step: ClashStep, frame: EffectFrame) -> None:
        player = step.state.players[frame.seat]
        eaten = min(food, player.goods[FOOD])
        if eaten:
            player.goods = minus(player.goods, one(FOOD, eaten))
            step.write("event_goods_lost", frame.seat, goods=named(one(FOOD, eaten)), source=card_of(frame))
        if eaten == food:
            finish(step)

    return starve, choose_city(), spare_city, anger_city


declare_event(
    ("E03", "E04", "E05"), "famine",
    "Lose 1 Food (no Gold instead). If you can't, one of your cities becomes Angry. With Irrigation: ignore this.",
    theme=THEME, steps=famine(1),
)  # fmt: skip
declare_event(
    ("E06", "E07", "E08"), "severe_famine",
    "Lose 2 Food (no Gold instead). If you have less, lose what you have, and one of your cities becomes Angry. With Irrigation: "
    "ignore this.",
    theme=THEME, steps=famine(2),
)  # fmt: skip
