"""Combat halves that take effect after the casualties: Routing, Tactical Surprise."""

from __future__ import annotations

from core.games.clash.content.combat_cards.roll import add_value
from core.games.clash.frames import BattleFrame
from core.games.clash.moments import ClashStep
from core.games.clash.rules.battle_losses import lost_this_round, standing, wounded
from core.games.clash.rules.cards import draw_actions
from core.games.clash.rules.combat_halves import ARMY, FORTRESS, SHIP, card_dice, declare_combat, lucky_chance

ROUTING = "routing"
TACTICAL_SURPRISE = "tactical_surprise"


def _routing(step: ClashStep, frame: BattleFrame, side: int) -> BattleFrame:
    """A draw counts; nothing is rolled against an enemy who has no unit left."""
    mine, enemy = frame.sides[side], frame.sides[1 - side]
    if not standing(enemy) or lost_this_round(enemy) < lost_this_round(mine):
        return frame
    return wounded(frame, 1 - side) if card_dice(step, frame, side, 1, ROUTING) else frame


def _surprise(step: ClashStep, frame: BattleFrame, side: int) -> BattleFrame:
    """Only hits of the roll are one's own doing here: a side plays one card in a round."""
    if frame.sides[1 - side].lost:
        draw_actions(step, frame.sides[side].owner, 1, TACTICAL_SURPRISE)
    return frame


declare_combat(
    ROUTING, "Routing",
    "After the casualties, if the enemy lost at least as many Army units this round as you: roll a die; on 5 or 6 he removes 1 "
    "more. This can't be cancelled.",
    icons=(ARMY,), after=_routing, pursuit=lucky_chance(),
)  # fmt: skip
declare_combat(
    TACTICAL_SURPRISE, "Tactical Surprise",
    "+1 Combat Value. After the casualties, if the enemy lost an Army unit or a Ship by your hits: draw an Action card.",
    icons=(ARMY, FORTRESS, SHIP), roll=lambda frame, side: add_value(frame, side, TACTICAL_SURPRISE, 1), after=_surprise,
)  # fmt: skip
