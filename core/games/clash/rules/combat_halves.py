"""The combat halves of Action cards: what one is, when it may be played and in which order the cards of a round take effect.

Each stands with its effect in content/combat_cards. None asks: it changes the battle's frame, which then asks what it has to:
units to give up (`due`), a payment (`offer`), a space to flee to (`flees`).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from core.engine.decision import Refusal
from core.games.clash.board import SEA, UNREVEALED
from core.games.clash.content.action_cards.deck import ACTION_CARDS
from core.games.clash.content.dice import FACES, SIDES
from core.games.clash.frames import BattleFrame
from core.games.clash.moments import BattleOffer, ClashStep
from core.games.clash.rules.battle_losses import standing
from core.games.clash.rules.battle_value import is_fortified, total
from core.games.clash.state import State, is_enemy_city
from core.games.clash.units import STACK_LIMIT, army, enemies

PLAYING, REVEALING = "Play Action Card", "Reveal Action Card"
"""Sections."""
ATTACKER, DEFENDER = "attacker", "defender"
ARMY, SHIP, FORTRESS = "army", "ship", "fortress"
"""What a card may need: an Army unit, a Ship or the Fortress on its player's side."""
FIRST, SECOND, USUAL, LAST = range(4)
"""When a half takes effect after the cards are revealed; among equals the attacker's comes first."""
LUCKY = 5
"""What a die rolled for a card must show at least."""
_CARD_DICE = ("attacker_card_dice", "defender_card_dice")


Effect = Callable[[ClashStep, BattleFrame, int], BattleFrame]
"""(step, battle, side of the card) -> the battle after it; one that pushes a frame returns the battle unchanged."""
Branches = tuple[tuple[float, BattleFrame], ...]
"""(chance, the battle after it)."""


class CombatHalf(NamedTuple):
    """The combat half of Action cards."""

    id: str
    name: str
    text: str
    icons: tuple[str, ...]
    """ARMY, SHIP, FORTRESS: its player must have one of these in the battle."""
    role: str
    """ATTACKER or DEFENDER if only he may play it, "" for both."""
    refusal: Callable[[State, BattleFrame, int], Refusal | None]
    """(state, battle, side): why it can't be played there, if icons and role fit."""
    order: int
    """FIRST to LAST."""
    reveal: Effect | None
    """What happens at once when it is revealed."""
    branches: Callable[[State, BattleFrame, int], Branches] | None
    """(state, battle, side): what `reveal` and `offer` may come to, for odds."""
    offer: Callable[[State, BattleFrame, int], BattleOffer | None] | None
    """(state, battle, the enemy's seat): what he may pay after `reveal`."""
    roll: Callable[[BattleFrame, int], BattleFrame] | None
    """(battle, side): the battle with what it adds to the combat roll."""
    after: Effect | None
    """What happens after the casualties."""
    pursuit: float
    """The chance that after the casualties an enemy who lost at least as many units loses one more."""


COMBAT_HALVES: dict[str, CombatHalf] = {}
"""All combat halves by id."""


def _never_refused(state: State, frame: BattleFrame, side: int) -> Refusal | None:
    return None


def declare_combat(
    id: str,
    name: str,
    text: str,
    *,
    icons: tuple[str, ...],
    role: str = "",
    refusal: Callable[[State, BattleFrame, int], Refusal | None] = _never_refused,
    order: int = USUAL,
    reveal: Effect | None = None,
    branches: Callable[[State, BattleFrame, int], Branches] | None = None,
    offer: Callable[[State, BattleFrame, int], BattleOffer | None] | None = None,
    roll: Callable[[BattleFrame, int], BattleFrame] | None = None,
    after: Effect | None = None,
    pursuit: float = 0.0,
) -> CombatHalf:
    """Add a combat half. Returns the entry."""
    half = CombatHalf(id, name, text, icons, role, refusal, order, reveal, branches, offer, roll, after, pursuit)
    COMBAT_HALVES[id] = half
    return half


def combat_half(card: str) -> CombatHalf | None:
    """Return what a card does in battle, None if nothing (or nothing is known of it)."""
    action = ACTION_CARDS.get(card)
    return COMBAT_HALVES.get(action.combat) if action is not None else None


# ---------------------------------------------------------------- when it may be played
def present(frame: BattleFrame, side: int) -> tuple[str, ...]:
    """Return which of ARMY, SHIP and FORTRESS a side has in this round of the battle."""
    units = (SHIP if frame.naval else ARMY,) if frame.sides[side].units else ()
    return (*units, FORTRESS) if is_fortified(frame, side) else units


def half_refusal(state: State, frame: BattleFrame, side: int, half: CombatHalf) -> Refusal | None:
    """Return why a side can't play a card with this half now, or None."""
    if half.role == ATTACKER and side == 1:
        return Refusal("card_only_attacker", REVEALING, {"card": half.id})
    if half.role == DEFENDER and side == 0:
        return Refusal("card_only_defender", REVEALING, {"card": half.id})
    here = present(frame, side)
    if not any(icon in here for icon in half.icons):
        return Refusal("card_needs_units", REVEALING, {"card": half.id, "icons": half.icons})
    return half.refusal(state, frame, side)


# ---------------------------------------------------------------- what effects share
@lru_cache(maxsize=4096)
def in_order(cards: tuple[str, str]) -> tuple[tuple[int, CombatHalf], ...]:
    """Return (side, half) of the cards in the order in which they take effect."""
    found = [(index, half) for index, card in enumerate(cards) if (half := combat_half(card)) is not None]
    return tuple(sorted(found, key=lambda item: (item[1].order, item[0])))


def card_dice(step: ClashStep, frame: BattleFrame, side: int, number: int, source: str) -> bool:
    """Roll dice for a card; returns whether one shows LUCKY or more."""
    faces = step.chance.draw(step.state, _CARD_DICE[side], SIDES, number) if number else ()
    values = tuple([FACES[face - 1].value for face in faces])
    lucky = any(value >= LUCKY for value in values)
    step.write(
        "combat_card_dice", frame.sides[side].owner, source=source, side=side, round=frame.round, faces=faces, dice=values,
        success=int(lucky),
    )  # fmt: skip
    return lucky


def lucky_chance(number: int = 1) -> float:
    """Return the chance that one of so many dice shows LUCKY or more."""
    return 1.0 - (sum(face.value < LUCKY for face in FACES) / SIDES) ** number


def flight_spaces(state: State, frame: BattleFrame) -> list[int]:
    """Return the spaces to which the defenders can leave: adjacent Land without enemies and with room for all of them."""
    owner = frame.defender
    moving = total(standing(frame.sides[1]))
    spaces = []
    for space in state.geometry().neighbours[frame.space]:
        groups = state.units.get(space, ())
        if state.terrain[space] in (SEA, UNREVEALED) or enemies(groups, owner) or is_enemy_city(state.cities.get(space), owner):
            continue
        if army(groups, owner) + moving <= STACK_LIMIT:
            spaces.append(space)
    return spaces
