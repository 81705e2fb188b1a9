"""The end of a battle: retreat, the losers' Settlers, the reward, the capture, and what follows (End of Battle Check)."""

from __future__ import annotations

from msgspec.structs import replace

from core.games.clash.frames import BattleFrame, CaptureFrame, Side, TriggerFrame
from core.games.clash.goods import GOLD, one
from core.games.clash.moments import BATTLE_LOST, ClashStep
from core.games.clash.rules.battle_losses import left, lose, with_fallen
from core.games.clash.rules.battle_value import (
    AFTER,
    BEFORE,
    CLAIMS,
    PLAY,
    battle_city,
    counts,
    fighters,
    is_fortified,
)
from core.games.clash.rules.cards import discard, with_cards
from core.games.clash.rules.objectives import Trigger, push_claims
from core.games.clash.rules.payment import gain
from core.games.clash.rules.play import CAPTURED
from core.games.clash.rules.ships import check_cargo
from core.games.clash.state import Deed, State, set_units
from core.games.clash.units import BARBARIANS, add, of, without

REWARD = one(GOLD)
"""For a battle won against one or more Barbarian units (Defeating Barbarians)."""
OUTCOMES = ("attacker", "defender")
NO_CARDS = ("", "")


def outcome(state: State, frame: BattleFrame) -> str:
    """Return who has won a battle in which a side has no units left; "" while both have some."""
    attackers, defenders = left(state, frame, 0), left(state, frame, 1)
    if attackers:
        return "" if defenders else "attacker"
    # A Fortress that fought without units in the first round wins if no attacker survives it.
    alone = not frame.sides[1].units and is_fortified(frame, 1)
    return "defender" if defenders or alone else "neither"


def next_round(state: State, frame: BattleFrame) -> BattleFrame:
    """Return the battle at the start of the next round, its cards put away."""
    sides = tuple(
        Side(side.owner, side.start, left(state, frame, index), fallen=side.fallen) for index, side in enumerate(frame.sides)
    )
    return replace(fresh_round(frame), sides=sides)


def fresh_round(frame: BattleFrame) -> BattleFrame:
    """Return the battle with the number of the next round, without all that held for this one."""
    return replace(
        frame, round=frame.round + 1, step=PLAY, offers=0, round_bonuses=(), round_dice=(), round_cancels=(), no_clash=(),
        cards=NO_CARDS, void=(),
    )  # fmt: skip


def put_away(step: ClashStep, frame: BattleFrame) -> None:
    """Discard the cards of the round face up; the frame still names them."""
    if frame.cards != NO_CARDS:
        for side, card in zip(frame.sides, frame.cards, strict=True):
            if card:
                discard(step, side.owner, card)


def retreat(step: ClashStep, frame: BattleFrame) -> None:
    """All attackers go back together, Settlers and cargo too."""
    _leave(step.state, frame, 0, frame.origin)
    step.write("battle_retreat", frame.attacker, space=frame.space, to=frame.origin)
    end(step, frame, "retreat")


def flee(step: ClashStep, frame: BattleFrame, space: int) -> BattleFrame:
    """All defenders leave the battle together, their Settlers too; the attacker has won it (Tactical Retreat)."""
    _leave(step.state, frame, 1, space)
    step.write("battle_flight", frame.defender, space=frame.space, to=space, source=frame.flees)
    return end(step, replace(frame, flees=""), "attacker")


def _leave(state: State, frame: BattleFrame, index: int, space: int) -> None:
    owner = frame.sides[index].owner
    here = state.units.get(frame.space, ())
    there = state.units.get(space, ())
    for _, kind, marks, number in of(here, owner):
        there = add(there, owner, kind, marks, number)
    set_units(state, frame.space, without(here, owner))
    set_units(state, space, there)


def end(step: ClashStep, frame: BattleFrame, outcome: str) -> BattleFrame:
    """The battle is over: the losers' Settlers, the reward for Barbarians, the capture. Hooks follow after all that."""
    state = step.state
    put_away(step, frame)
    step.write(
        "battle_ended", frame.attacker, outcome=outcome, attacker=frame.attacker, defender=frame.defender, space=frame.space,
        rounds=frame.round if frame.step != BEFORE else 0,
    )  # fmt: skip
    for index in (0, 1):
        if not frame.naval and outcome not in ("retreat", OUTCOMES[index]):
            settlers = counts(state.units.get(frame.space, ()), frame.sides[index].owner)
            if settlers:
                lose(step, frame, index, settlers, "battle_settlers_lost")
                frame = with_fallen(frame, index, settlers)
    if outcome in OUTCOMES:
        winner = OUTCOMES.index(outcome)
        loser = frame.sides[1 - winner]
        if loser.owner == BARBARIANS and fighters(loser.start, frame.naval):
            gain(step, frame.sides[winner].owner, REWARD, "barbarians_defeated")
    frame = replace(frame, step=AFTER, outcome=outcome, cards=NO_CARDS, asks="")
    step.replace(frame)
    if with_cards(state):
        _remember(state, frame)
    if outcome == "attacker" and battle_city(state, frame) is not None:
        step.push(CaptureFrame(frame.attacker, frame.space, frame.defender))
    return frame


def _remember(state: State, frame: BattleFrame) -> None:
    """Keep the battle among the deeds of both players; a city that it took counts with it (rulings CARD-02, CARD-06)."""
    kind = "naval_battle" if frame.naval else "land_battle"
    for index, side in enumerate(frame.sides):
        if side.owner >= 0:
            player = state.players[side.owner]
            deed = Deed(kind, frame.space, frame.sides[1 - index].owner, frame.outcome == OUTCOMES[index])
            player.deeds = (*player.deeds, deed)


def consequences(step: ClashStep, frame: BattleFrame) -> None:
    """After the capture: what a lost battle brings, and cargo without Ships; at last the objectives that the battle fulfils."""
    state = step.state
    claims = with_cards(state)
    if frame.step == AFTER:
        if claims:
            frame = replace(frame, step=CLAIMS)
            step.replace(frame)
        else:
            step.pop()
        if frame.outcome in OUTCOMES:
            loser = frame.sides[1 - OUTCOMES.index(frame.outcome)].owner
            if loser >= 0:
                for hook in BATTLE_LOST.of(state.players[loser].powers):
                    follows = hook(state, frame, loser)
                    if follows is not None:
                        step.push(follows)
        if frame.naval:
            # The defender's question is put on top: as with casualties, he chooses first.
            if frame.attacker >= 0:
                check_cargo(step, frame.attacker, frame.origin if frame.outcome == "retreat" else frame.space)
            if frame.defender >= 0:
                check_cargo(step, frame.defender, frame.space)
    if claims and state.frames[-1] is frame:
        step.pop()
        attacker, defender = frame.sides
        trigger = Trigger("battle", frame.attacker, frame.space, frame, (attacker.fallen, defender.fallen))
        push_claims(step, trigger, (frame.attacker, frame.defender))
        if frame.outcome == "attacker" and frame.city is not None and frame.attacker >= 0 and frame.defender >= 0:
            # Asked first, but cards that it draws can't claim: what is learnt from a captured city (Teach Us Now!).
            step.push(TriggerFrame(frame.attacker, CAPTURED, frame.space, frame.defender))
