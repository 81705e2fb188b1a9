"""Objectives about battles: completed right after one, by the attacker and then by the defender.

Numbers of units are those at the start. Walking into an undefended city is a battle too (ruling OBJ-R9).
"""

from __future__ import annotations

from core.games.clash.content.powers import in_force, of_category
from core.games.clash.frames import BattleFrame, TurnFrame
from core.games.clash.moves import UnitCounts
from core.games.clash.rules.battle_value import defences, fighters, total
from core.games.clash.rules.goals import BATTLE, Goal, Trigger, declare_objective
from core.games.clash.rules.survey import Survey
from core.games.clash.rules.trade_routes import RANGE, TRADERS, partners
from core.games.clash.state import State
from core.games.clash.units import ARMY, BARBARIANS

LAND_BATTLE = "land_battle"
"""The kind of deed."""


# ---------------------------------------------------------------- what a battle was like for a seat
def battle_of(trigger: Trigger) -> BattleFrame:
    """Return the battle that ended."""
    assert trigger.battle is not None
    return trigger.battle


def won(seat: int, trigger: Trigger) -> bool:
    """Return whether the seat won."""
    battle = battle_of(trigger)
    return battle.outcome == ("attacker" if seat == battle.attacker else "defender")


def enemy(seat: int, trigger: Trigger) -> int:
    """Return the other side's seat, or BARBARIANS."""
    battle = battle_of(trigger)
    return battle.defender if seat == battle.attacker else battle.attacker


def strength(seat: int, trigger: Trigger) -> int:
    """Return the units of an owner that fought, at the start: Army units on land, Ships at sea."""
    battle = battle_of(trigger)
    return total(fighters(battle.sides[battle.side_of(seat)].start, battle.naval))


def killed(seat: int, trigger: Trigger) -> UnitCounts:
    """Return the units that the seat eliminated."""
    return trigger.losses[1 - battle_of(trigger).side_of(seat)]


def army_killed(seat: int, trigger: Trigger) -> int:
    """Return how many Army units the seat eliminated on land."""
    if battle_of(trigger).naval:
        return 0
    return sum([number for kind, number in killed(seat, trigger) if kind in ARMY])


def captured(seat: int, trigger: Trigger) -> bool:
    """Return whether the seat took a city; also one that was removed for want of a Settlement piece (Capturing Cities)."""
    battle = battle_of(trigger)
    return seat == battle.attacker and battle.outcome == "attacker" and battle.city is not None


def has_turn(state: State, seat: int) -> bool:
    """Return whether it is the seat's turn."""
    return any(isinstance(frame, TurnFrame) and frame.seat == seat for frame in state.frames)


def warfare(state: State, seat: int) -> int:
    """Return how many Advances of Warfare the seat owns."""
    owned = state.players[seat].advances
    return sum([bool(owned & card.mask) for card in of_category("warfare")])


def battlefields(survey: Survey, seat: int) -> int:
    """Return on how many spaces the seat fought on land this turn."""
    return len(_battlefields(survey.state, seat))


def _battlefields(state: State, seat: int) -> set[int]:
    return {deed.space for deed in state.players[seat].deeds if deed.kind == LAND_BATTLE}


# ---------------------------------------------------------------- capturing
def _conqueror(state: State, seat: int, trigger: Trigger) -> bool:
    if not captured(seat, trigger) or enemy(seat, trigger) == BARBARIANS:
        return False
    return bool(defences(battle_of(trigger).buildings)) or strength(enemy(seat, trigger), trigger) > 0


def _amphibious_assault(state: State, seat: int, trigger: Trigger) -> bool:
    return captured(seat, trigger) and battle_of(trigger).landing and enemy(seat, trigger) != BARBARIANS


def _assimilator(state: State, seat: int, trigger: Trigger) -> bool:
    return captured(seat, trigger) and enemy(seat, trigger) == BARBARIANS and strength(BARBARIANS, trigger) >= 2


# ---------------------------------------------------------------- fighting
def _warmonger(state: State, seat: int, trigger: Trigger) -> bool:
    if battle_of(trigger).naval or not has_turn(state, seat) or len(_battlefields(state, seat)) < 2:
        return False
    return any(deed.kind == LAND_BATTLE and deed.won for deed in state.players[seat].deeds)


def _warlord(state: State, seat: int, trigger: Trigger) -> bool:
    return army_killed(seat, trigger) >= 3


def _great_battle(state: State, seat: int, trigger: Trigger) -> bool:
    return not battle_of(trigger).naval and strength(seat, trigger) + strength(enemy(seat, trigger), trigger) >= 6


def _outnumbered(seat: int, trigger: Trigger) -> bool:
    """Return whether the seat won against a player who began with more units."""
    other = enemy(seat, trigger)
    return won(seat, trigger) and other != BARBARIANS and strength(seat, trigger) < strength(other, trigger)


def _against_all_odds(state: State, seat: int, trigger: Trigger) -> bool:
    return _outnumbered(seat, trigger)


def _daring(state: State, seat: int, trigger: Trigger) -> bool:
    other = enemy(seat, trigger)
    if not won(seat, trigger) or other == BARBARIANS:
        return False
    return warfare(state, other) > warfare(state, seat) or _outnumbered(seat, trigger)


def _legend(state: State, seat: int, trigger: Trigger) -> bool:
    city = battle_of(trigger).city
    if city is None or seat != trigger.seat:
        return False
    return city.size >= 5 and bool(city.wonders) and strength(seat, trigger) >= 3


def _marauder(state: State, seat: int, trigger: Trigger) -> bool:
    victim = enemy(seat, trigger)
    if victim == BARBARIANS or not any(kind in TRADERS for kind, _ in killed(seat, trigger)):
        return False
    if not in_force(state.players[victim].powers, "trade_routes"):
        return False
    # A city just captured was the victim's own: never a partner, neither before nor, Angry, after.
    distances = state.geometry().ways(state.terrain).distances(trigger.space)
    return any(0 <= distances[city] <= RANGE for city in partners(state, victim))


def _aggressor(state: State, seat: int, trigger: Trigger) -> bool:
    return seat == trigger.seat and won(seat, trigger) and army_killed(seat, trigger) >= 2


def _defiance(state: State, seat: int, trigger: Trigger) -> bool:
    if battle_of(trigger).city is None or not won(seat, trigger) or enemy(seat, trigger) != BARBARIANS:
        return False
    return total(killed(seat, trigger)) >= 2


CONQUEROR = declare_objective(
    "conqueror", "Conqueror",
    "Right after you capture a city: it belonged to another player and was defended by an Army unit or a Fortress.",
    trigger=BATTLE, instant=_conqueror,
)  # fmt: skip
AMPHIBIOUS_ASSAULT = declare_objective(
    "amphibious_assault", "Amphibious Assault",
    "Right after you capture a city: it belonged to another player, and your units attacked it straight from their Ships.",
    trigger=BATTLE, instant=_amphibious_assault,
)  # fmt: skip
ASSIMILATOR = declare_objective(
    "assimilator", "Assimilator",
    "Right after you capture a city: it belonged to the Barbarians and at least 2 of their Army units defended it.",
    trigger=BATTLE, instant=_assimilator,
)  # fmt: skip
WARMONGER = declare_objective(
    "warmonger", "Warmonger",
    "Right after a land battle in your turn: you have fought on land on at least 2 spaces this turn and won at least once.",
    trigger=BATTLE, instant=_warmonger, gauge=Goal(battlefields, 2),
)  # fmt: skip
WARLORD = declare_objective(
    "warlord", "Warlord",
    "Right after a land battle: you eliminated at least 3 enemy Army units in it, whoever won.",
    trigger=BATTLE, instant=_warlord,
)  # fmt: skip
GREAT_BATTLE = declare_objective(
    "great_battle", "Great Battle",
    "Right after a land battle: at least 6 Army units took part, yours and the enemy's together, whoever won.",
    trigger=BATTLE, instant=_great_battle,
)  # fmt: skip
AGAINST_ALL_ODDS = declare_objective(
    "against_all_odds", "Against All Odds",
    "Right after a battle: you won against another player who had more units at the start (at sea: more Ships).",
    trigger=BATTLE, instant=_against_all_odds,
)  # fmt: skip
DARING = declare_objective(
    "daring", "Daring",
    "Right after a battle: you won against another player who owns more Advances of Warfare, or had more units at the start.",
    trigger=BATTLE, instant=_daring,
)  # fmt: skip
LEGEND = declare_objective(
    "legend", "Legend",
    "Right after a land battle: you attacked a city of size 5 with a Wonder in it with at least 3 Army units, whoever won.",
    trigger=BATTLE, instant=_legend,
)  # fmt: skip
MARAUDER = declare_objective(
    "marauder", "Marauder",
    "Right after a battle: you eliminated a Settler or Ship of a player who has Trade Routes where it could have made one.",
    trigger=BATTLE, instant=_marauder,
)  # fmt: skip
AGGRESSOR = declare_objective(
    "aggressor", "Aggressor",
    "Right after a land battle: you attacked, won, and eliminated at least 2 enemy Army units in it.",
    trigger=BATTLE, instant=_aggressor,
)  # fmt: skip
DEFIANCE = declare_objective(
    "defiance", "Defiance",
    "Right after a battle in a city, yours or theirs: you won against Barbarians and eliminated at least 2 of their units.",
    trigger=BATTLE, instant=_defiance,
)  # fmt: skip
