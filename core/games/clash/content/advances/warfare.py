"""Warfare: Tactics, Siegecraft, Steel Weapons, Draft."""

from __future__ import annotations

from msgspec.structs import replace

from core.games.clash.content.powers import declare, in_force
from core.games.clash.frames import BattleFrame
from core.games.clash.goods import NONE, Goods, goods
from core.games.clash.moments import (
    ARMY_MOVES,
    BEFORE_BATTLE,
    COMBAT_CARDS,
    DRAFT_PRICE,
    RECRUIT_SUBSTITUTE,
    STEEL_WEAPONS_FREE,
    BattleOffer,
    BattleOption,
)
from core.games.clash.rules.battle_value import defences, dice_number
from core.games.clash.rules.recruit import NOTED_SUBSTITUTES
from core.games.clash.state import Player, State

TACTICS = declare(
    "warfare", "tactics", "Tactics",
    "You may move Army units and play the combat half of Action cards in battle.", bonus="culture",
)  # fmt: skip
SIEGECRAFT = declare(
    "warfare", "siegecraft", "Siegecraft",
    "Attacking a city with a Fortress, before the first round: pay 2 Wood to cancel its die, 2 Ore so that it cancels no "
    "hit, or both.",
)  # fmt: skip
STEEL_WEAPONS = declare(
    "warfare", "steel_weapons", "Steel Weapons",
    "Before a land battle: pay 1 Ore for +2 Combat Value in every round, +1 if the enemy has Steel Weapons too.",
)  # fmt: skip
DRAFT = declare(
    "warfare", "draft", "Draft",
    "Once each Recruit action: pay 1 Mood token for an Infantry.", bonus="culture",
)  # fmt: skip


def _draft(player: Player) -> tuple[str, Goods]:
    dearer = DRAFT_PRICE.of(player.powers)
    return "infantry", goods(mood=dearer[0]() if dearer else 1)


def _siegecraft(state: State, battle: BattleFrame, seat: int) -> BattleOffer | None:
    if seat != battle.attacker or not defences(battle.buildings):
        return None
    return BattleOffer(
        SIEGECRAFT.id,
        (
            BattleOption("no_die", goods(wood=2), replace(battle, no_die=True)),
            BattleOption("no_cancel", goods(ore=2), replace(battle, no_cancel=True)),
            BattleOption("both", goods(wood=2, ore=2), replace(battle, no_die=True, no_cancel=True)),
        ),
    )


def _steel_weapons(state: State, battle: BattleFrame, seat: int) -> BattleOffer | None:
    if battle.naval:
        return None
    side = battle.side_of(seat)
    if not dice_number(battle, side):
        return None  # nothing to add to: a Fortress alone without its die
    enemy = battle.sides[1 - side].owner
    alike = enemy >= 0 and in_force(state.players[enemy].powers, STEEL_WEAPONS.id)
    free = not alike and STEEL_WEAPONS_FREE.of(state.players[seat].powers)
    bonus = (side, STEEL_WEAPONS.id, 1 if alike else 2)
    option = BattleOption("yes", NONE if free else goods(ore=1), replace(battle, bonuses=(*battle.bonuses, bonus)))
    return BattleOffer(STEEL_WEAPONS.id, (option,))


ARMY_MOVES.add(TACTICS.bit, lambda: True)
COMBAT_CARDS.add(TACTICS.bit, lambda: True)
BEFORE_BATTLE.add(SIEGECRAFT.bit, _siegecraft)
BEFORE_BATTLE.add(STEEL_WEAPONS.bit, _steel_weapons)
RECRUIT_SUBSTITUTE.add(DRAFT.bit, _draft)
NOTED_SUBSTITUTES[DRAFT.bit] = "draft"
