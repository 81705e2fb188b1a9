"""Combat halves that add to the combat roll or take the enemy's clash abilities."""

from __future__ import annotations

from msgspec.structs import replace

from core.engine.decision import Refusal
from core.games.clash.frames import BattleFrame
from core.games.clash.goods import goods
from core.games.clash.moments import BattleOffer, BattleOption, ClashStep
from core.games.clash.rules.battle_offers import open_offer
from core.games.clash.rules.battle_value import total
from core.games.clash.rules.combat_halves import (
    ARMY,
    ATTACKER,
    DEFENDER,
    FORTRESS,
    REVEALING,
    SHIP,
    Branches,
    declare_combat,
)
from core.games.clash.state import State

HIGH_MORALE = "high_morale"
WEDGE_FORMATION = "wedge_formation"
DEFIANT_STAND = "defiant_stand"
FLANKING = "flanking"
PREPARED_DEFENSES = "prepared_defenses"
FOR_THE_PEOPLE = "for_the_people"
UPGRADED_DEFENSES = "upgraded_defenses"
HIGH_GROUND = "high_ground"
THE_SIEGE = "the_siege"
MORALE = 2
"""The Combat Value of High Morale."""
RELIEF = goods(food=2)
"""What the besieged pay to keep their clash abilities."""


def add_value(frame: BattleFrame, side: int, source: str, value: int) -> BattleFrame:
    """Return the battle with a bonus to a side's Combat Value of this round."""
    return replace(frame, round_bonuses=(*frame.round_bonuses, (side, source, value))) if value else frame


def add_die(frame: BattleFrame, side: int, source: str) -> BattleFrame:
    """Return the battle with one more die for a side this round."""
    return replace(frame, round_dice=(*frame.round_dice, (side, source, 1)))


def add_cancel(frame: BattleFrame, side: int, source: str) -> BattleFrame:
    """Return the battle in which a side cancels one more hit this round."""
    return replace(frame, round_cancels=(*frame.round_cancels, (side, source, 1)))


def silence(frame: BattleFrame, side: int, source: str) -> BattleFrame:
    """Return the battle in which a side's clash abilities don't work this round."""
    return replace(frame, no_clash=(*frame.no_clash, (side, source)))


def needs_city(source: str) -> Refusal:
    """Return the refusal of a card that is for battles in a city."""
    return Refusal("card_only_in_city", REVEALING, {"card": source})


# ---------------------------------------------------------------- Combat Value and dice
declare_combat(
    HIGH_MORALE, "High Morale", "+2 Combat Value.", icons=(ARMY, FORTRESS, SHIP),
    roll=lambda frame, side: add_value(frame, side, HIGH_MORALE, MORALE),
)  # fmt: skip
declare_combat(
    WEDGE_FORMATION, "Wedge Formation", "Attacker only: +1 Combat Value for each Army unit that the defender has in the battle.",
    icons=(ARMY,), role=ATTACKER,
    roll=lambda frame, side: add_value(frame, side, WEDGE_FORMATION, total(frame.sides[1 - side].units)),
)  # fmt: skip
declare_combat(
    DEFIANT_STAND, "Defiant Stand",
    "Defender only: the attacker has -1 Combat Value for each Army unit that he has in the battle, at sea for each Ship.",
    icons=(ARMY, FORTRESS, SHIP), role=DEFENDER,
    roll=lambda frame, side: add_value(frame, 1 - side, DEFIANT_STAND, -total(frame.sides[1 - side].units)),
)  # fmt: skip
declare_combat(
    FLANKING, "Flanking", "Attacker only: roll 1 more die.", icons=(ARMY,), role=ATTACKER,
    roll=lambda frame, side: add_die(frame, side, FLANKING),
)  # fmt: skip
declare_combat(
    PREPARED_DEFENSES, "Prepared Defenses", "Defender only: roll 1 more die.", icons=(ARMY, FORTRESS, SHIP), role=DEFENDER,
    roll=lambda frame, side: add_die(frame, side, PREPARED_DEFENSES),
)  # fmt: skip


# ---------------------------------------------------------------- in a city
def _in_own_city(state: State, frame: BattleFrame, side: int) -> Refusal | None:
    return None if frame.city is not None else needs_city(FOR_THE_PEOPLE)


def _upgraded_defenses(state: State, frame: BattleFrame, side: int) -> Refusal | None:
    return None if frame.city is not None else needs_city(UPGRADED_DEFENSES)


declare_combat(
    FOR_THE_PEOPLE, "For the People", "Defender of a city only: roll 1 more die.", icons=(ARMY, FORTRESS), role=DEFENDER,
    refusal=_in_own_city, roll=lambda frame, side: add_die(frame, side, FOR_THE_PEOPLE),
)  # fmt: skip
declare_combat(
    UPGRADED_DEFENSES, "Upgraded Defenses", "Defender of a city only: cancel 1 hit.", icons=(ARMY, FORTRESS), role=DEFENDER,
    refusal=_upgraded_defenses, roll=lambda frame, side: add_cancel(frame, side, UPGRADED_DEFENSES),
)  # fmt: skip


# ---------------------------------------------------------------- clash abilities
def _high_ground(state: State, frame: BattleFrame, side: int) -> Refusal | None:
    if side == 0 and frame.city is not None:
        return Refusal("card_not_against_city", REVEALING, {"card": HIGH_GROUND})
    return None


def _siege(state: State, frame: BattleFrame, side: int) -> Refusal | None:
    return None if frame.city is not None else needs_city(THE_SIEGE)


def _cut_off(step: ClashStep, frame: BattleFrame, side: int) -> BattleFrame:
    return silence(frame, 1 - side, THE_SIEGE)


def _relief(state: State, frame: BattleFrame, seat: int) -> BattleOffer | None:
    """The besieged may pay; with a Fortress alone there is nothing to keep."""
    side = frame.side_of(seat)
    if not frame.sides[side].units:
        return None
    kept = replace(frame, no_clash=tuple([item for item in frame.no_clash if item != (side, THE_SIEGE)]))
    return BattleOffer(THE_SIEGE, (BattleOption("yes", RELIEF, kept),))


def _besieged(state: State, frame: BattleFrame, side: int) -> Branches:
    """As for what is bought before a battle, it is assumed that he pays if he can."""
    cut_off = silence(frame, 1 - side, THE_SIEGE)
    pays = frame.sides[1 - side].owner >= 0 and open_offer(state, cut_off, 1 - side, _relief) is not None
    return ((1.0, frame if pays else cut_off),)


declare_combat(
    HIGH_GROUND, "High Ground", "The enemy's Clash abilities don't work in this roll. Not when you attack a city.",
    icons=(ARMY, FORTRESS), refusal=_high_ground, roll=lambda frame, side: silence(frame, 1 - side, HIGH_GROUND),
)  # fmt: skip
declare_combat(
    THE_SIEGE, "The Siege",
    "Attacker of a city only: +1 Combat Value. The defender's Clash abilities don't work in this roll, unless he pays 2 Food.",
    icons=(ARMY,), role=ATTACKER, refusal=_siege, reveal=_cut_off, branches=_besieged, offer=_relief,
    roll=lambda frame, side: add_value(frame, side, THE_SIEGE, 1),
)  # fmt: skip
