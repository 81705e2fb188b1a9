"""Combat halves that take effect when they are revealed: Scouts, Martyr, Archers, Peltasts, Tactical Retreat."""

from __future__ import annotations

from msgspec.structs import replace

from core.engine.decision import Refusal
from core.games.clash.content.combat_cards.roll import add_cancel
from core.games.clash.frames import BattleFrame
from core.games.clash.moments import ClashStep
from core.games.clash.rules.battle_losses import wounded
from core.games.clash.rules.battle_value import total
from core.games.clash.rules.combat_halves import (
    ARMY,
    DEFENDER,
    FIRST,
    FORTRESS,
    LAST,
    REVEALING,
    SECOND,
    SHIP,
    Branches,
    card_dice,
    declare_combat,
    flight_spaces,
    lucky_chance,
)
from core.games.clash.state import Card, State, card_mask

SCOUTS = "scouts"
MARTYR = "martyr"
ARCHERS = "archers"
PELTASTS = "peltasts"
TACTICAL_RETREAT = "tactical_retreat"


# ---------------------------------------------------------------- Scouts, Martyr: before all others
def _seized(frame: BattleFrame, side: int) -> BattleFrame:
    return replace(frame, cards=(frame.cards[0], "") if side == 0 else ("", frame.cards[1]))


def _scouts(step: ClashStep, frame: BattleFrame, side: int) -> BattleFrame:
    card = frame.cards[1 - side]
    if not card:
        return frame
    state = step.state
    player = state.players[frame.sides[side].owner]
    player.hand = (*player.hand, Card(card, card_mask(state)))
    step.write(
        "combat_card_taken", frame.sides[side].owner, card=card, source=SCOUTS, loser=frame.sides[1 - side].owner, side=side,
        round=frame.round,
    )  # fmt: skip
    return _seized(frame, side)


def _sacrifice(frame: BattleFrame, side: int) -> BattleFrame:
    frame = wounded(wounded(frame, side), 1 - side)
    return replace(frame, void=(*frame.void, 1 - side)) if frame.cards[1 - side] else frame


def _martyr(step: ClashStep, frame: BattleFrame, side: int) -> BattleFrame:
    card = frame.cards[1 - side]
    if card:
        step.write(
            "combat_card_void", frame.sides[1 - side].owner, card=card, source=MARTYR, side=1 - side, round=frame.round
        )
    return _sacrifice(frame, side)


declare_combat(
    SCOUTS, "Scouts", "At once, before all else: the enemy's card has no effect and goes to your hand.",
    icons=(ARMY, FORTRESS, SHIP), order=FIRST, reveal=_scouts,
    branches=lambda state, frame, side: ((1.0, _seized(frame, side)),),
)  # fmt: skip
declare_combat(
    MARTYR, "Martyr",
    "At once: remove 1 of your Army units here, at sea 1 of your Ships; the enemy must do the same. His card has no effect.",
    icons=(ARMY, SHIP), order=SECOND, reveal=_martyr,
    branches=lambda state, frame, side: ((1.0, _sacrifice(frame, side)),),
)  # fmt: skip


# ---------------------------------------------------------------- Archers, Peltasts
def _archers(step: ClashStep, frame: BattleFrame, side: int) -> BattleFrame:
    if not frame.sides[1 - side].units or not card_dice(step, frame, side, 1, ARCHERS):
        return frame
    return wounded(frame, 1 - side)


def _shot(state: State, frame: BattleFrame, side: int) -> Branches:
    hit = lucky_chance() if frame.sides[1 - side].units else 0.0
    return ((hit, wounded(frame, 1 - side)), (1.0 - hit, frame))


def _peltasts(step: ClashStep, frame: BattleFrame, side: int) -> BattleFrame:
    number = total(frame.sides[side].units)
    if not number or not card_dice(step, frame, side, number, PELTASTS):
        return frame
    return add_cancel(frame, side, PELTASTS)


def _screened(state: State, frame: BattleFrame, side: int) -> Branches:
    lucky = lucky_chance(total(frame.sides[side].units))
    return ((lucky, add_cancel(frame, side, PELTASTS)), (1.0 - lucky, frame))


declare_combat(
    ARCHERS, "Archers",
    "At once: roll a die; on 5 or 6 the enemy removes 1 of his Army units. This can't be cancelled.",
    icons=(ARMY,), reveal=_archers, branches=_shot,
)  # fmt: skip
declare_combat(
    PELTASTS, "Peltasts",
    "At once: roll a die for each of your Army units here; if one shows 5 or 6, cancel 1 hit of this round.",
    icons=(ARMY,), reveal=_peltasts, branches=_screened,
)  # fmt: skip


# ---------------------------------------------------------------- Tactical Retreat: after all others
def _no_way_out(state: State, frame: BattleFrame, side: int) -> Refusal | None:
    return None if flight_spaces(state, frame) else Refusal("no_space_to_flee", REVEALING, {"card": TACTICAL_RETREAT})


def _flee(frame: BattleFrame) -> BattleFrame:
    return replace(frame, flees=TACTICAL_RETREAT)


declare_combat(
    TACTICAL_RETREAT, "Tactical Retreat",
    "Defender only, after all other cards: the battle ends without a roll. Move all your units to an adjacent Land space without "
    "enemies and with room for them. The enemy has won the battle.",
    icons=(ARMY,), role=DEFENDER, refusal=_no_way_out, order=LAST, reveal=lambda step, frame, side: _flee(frame),
    branches=lambda state, frame, side: ((1.0, _flee(frame)),),
)  # fmt: skip
