"""Autocracy: Nationalism, Totalitarianism, Absolute Power, Forced Labor."""

from __future__ import annotations

from collections.abc import Iterator

from core.engine.decision import Refusal
from core.games.clash.content.powers import declare
from core.games.clash.frames import GainFrame
from core.games.clash.goods import Goods, goods
from core.games.clash.moments import ANGRY_WORKS, BOOST_FORBIDDEN, RECRUITED, USES, ClashStep, UseRule
from core.games.clash.moves import Move, UnitCounts, Use
from core.games.clash.rules.payment import ask_payment, can_pay, gain_choice, payments
from core.games.clash.state import City, Player, State
from core.games.clash.units import ARMY, SHIP, army

NATIONALISM = declare(
    "autocracy", "nationalism", "Nationalism",
    "After you recruit an Army unit or Ship: gain 1 Mood or 1 Culture token.", requires="draft",
)  # fmt: skip
TOTALITARIANISM = declare(
    "autocracy", "totalitarianism", "Totalitarianism",
    "Opponents can't boost Influence Culture against your cities with Army units.",
)  # fmt: skip
ABSOLUTE_POWER = declare(
    "autocracy", "absolute_power", "Absolute Power", "Once per turn, free: pay 2 Mood tokens for one more action."
)
FORCED_LABOR = declare(
    "autocracy", "forced_labor", "Forced Labor",
    "Once per turn, free: pay 1 Mood token; this turn your Angry cities collect, recruit and construct as if Neutral.",
)  # fmt: skip


class PaidOnce(UseRule):
    """A free action, once per turn, for a price."""

    def __init__(self, power: str, price: Goods, actions: int) -> None:
        self.power = power
        self.price = price
        self.actions = actions

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        move = Use(self.power)
        if self.refusal(state, seat, move) is None:
            yield move

    def refusal(self, state: State, seat: int, move: Use) -> Refusal | None:
        player = state.players[seat]
        if self.power in player.used:
            return Refusal("once_per_turn", "Appendix: Advances", {"power": self.power})
        if not can_pay(player, self.price):
            return Refusal("price", "Appendix: Advances", {"power": self.power, "mood": self.price[5]})
        return None

    def apply(self, step: ClashStep, seat: int, move: Use) -> None:
        player = step.state.players[seat]
        player.used = (*player.used, self.power)
        player.actions += self.actions
        step.write("power_used", seat, power=self.power)
        ask_payment(step, seat, self.power, payments(step.state, seat, self.price))


def _nationalism(state: State, seat: int, city: int, units: UnitCounts, paid: Goods) -> GainFrame | None:
    if not any(kind in ARMY or kind == SHIP for kind, _ in units):
        return None
    return gain_choice(seat, NATIONALISM.id, (goods(mood=1), goods(culture=1)))


def _totalitarianism(state: State, space: int, city: City) -> bool:
    return army(state.units.get(space, ()), city.owner) > 0


def _forced_labor(player: Player) -> bool:
    return FORCED_LABOR.id in player.used


RECRUITED.add(NATIONALISM.bit, _nationalism)
BOOST_FORBIDDEN.add(TOTALITARIANISM.bit, _totalitarianism)
ANGRY_WORKS.add(FORCED_LABOR.bit, _forced_labor)
USES[ABSOLUTE_POWER.id] = PaidOnce(ABSOLUTE_POWER.id, goods(mood=2), 1)
USES[FORCED_LABOR.id] = PaidOnce(FORCED_LABOR.id, goods(mood=1), 0)
