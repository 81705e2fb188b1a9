"""Battles on land and at sea (Combat).

The steps of a frame are those of a round: 1 and 2 (playing and revealing Action cards) belong to the cards, which the
Learning game leaves out; 3 Combat Roll, 4 Remove Casualties, 5 End of Battle Check. Before them stand the payments, after
them the consequences.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from core.engine.decision import Decision, Part, Refusal
from core.engine.flow import FrameRule
from core.games.clash.content.dice import CLASH, FACES, SIDES
from core.games.clash.frames import BattleFrame, CaptureFrame, Side, TriggerFrame
from core.games.clash.goods import GOLD, NONE, one
from core.games.clash.moments import AUTO_DEFENCE, BATTLE_LOST, BattleOption, ClashStep
from core.games.clash.moves import NO, AnyMove, Choose, Remove, UnitCounts
from core.games.clash.rules.battle_offers import asked_offer, offer_hooks, open_offer
from core.games.clash.rules.battle_value import (
    AFTER,
    BEFORE,
    CASUALTIES,
    CHECK,
    HIT,
    ROLL,
    cancel_parts,
    clash,
    counts,
    defences,
    dice_number,
    fighters,
    summed,
    total,
    value_parts,
)
from core.games.clash.rules.lasting import battle_bonuses, end_battle_bonuses
from core.games.clash.rules.payment import ask_payment, gain, payments
from core.games.clash.rules.play import CAPTURED
from core.games.clash.rules.ships import check_cargo
from core.games.clash.state import City, State, set_units
from core.games.clash.units import BARBARIANS, FOUGHT, SHIP, Groups, add, of, take, without

CASUALTIES_ASKED, RETREAT_ASKED = "casualties", "retreat"
RETREAT, GO_ON = Choose("retreat"), Choose("go_on")
REWARD = one(GOLD)
"""For a battle won against one or more Barbarian units (Defeating Barbarians)."""
_DICE = ("attacker_dice", "defender_dice")
_OUTCOMES = ("attacker", "defender")


def start_battle(
    step: ClashStep, space: int, attacker: int, defender: int, origin: int, naval: bool = False, landing: bool = False
) -> None:
    """Begin the battle that the attackers' arrival on a space brings; also an undefended city is one (Glossary: Battle).

    `attacker` and `defender` are seats or BARBARIANS; all units of the attacker on the space attack. `origin` is where they
    retreat to, -1 if they can't (recruited Ships, Barbarians). `landing`: they come directly from their Ships at `origin`.
    The battle's frame is pushed: the frame below goes on when all is settled, the capture of the city included.
    """
    state = step.state
    frame = battle_at(state, space, attacker, defender, origin, naval, landing)
    city = battle_city(state, frame)
    set_units(state, space, _tired(state.units.get(space, ()), naval))
    step.push(frame)
    step.write(
        "battle_started", attacker, defender=defender, space=space, naval=int(naval), attackers=frame.sides[0].start,
        defenders=frame.sides[1].start, city=city.name if city is not None else "",
    )  # fmt: skip
    for side, source, _ in frame.bonuses:
        end_battle_bonuses(state.players[frame.sides[side].owner])
        step.write("battle_power", frame.sides[side].owner, source=source, option="yes")
    if is_auto_defended(state, frame):
        step.write("battle_auto_defence", defender, space=space)
        _lose(step, frame, 0, frame.sides[0].units)
        _end(step, frame, "defender")
    elif not frame.sides[1].units and not defences(frame.buildings):
        _end(step, frame, "attacker")


def battle_at(
    state: State, space: int, attacker: int, defender: int, origin: int, naval: bool = False, landing: bool = False
) -> BattleFrame:
    """Return the battle between the units that stand on a space, before anything is done (see `start_battle`)."""
    groups = state.units.get(space, ())
    attackers, defenders = counts(groups, attacker), counts(groups, defender)
    sides = (
        Side(attacker, attackers, fighters(attackers, naval)),
        Side(defender, defenders, fighters(defenders, naval)),
    )
    bonuses: tuple[tuple[int, str, int], ...] = ()
    for side, seat in enumerate((attacker, defender)):
        if seat >= 0 and state.players[seat].lasting:
            bonuses += battle_bonuses(state.players[seat], side)
    frame = BattleFrame(space, attacker, defender, origin, naval, landing, sides, bonuses=bonuses)
    city = battle_city(state, frame)
    return frame if city is None else replace(frame, buildings=tuple(kind for kind, _ in city.buildings), city=city)


def battle_city(state: State, frame: BattleFrame) -> City | None:
    """Return the city that is attacked, None if there is none."""
    city = None if frame.naval else state.cities.get(frame.space)
    return city if city is not None and city.owner == frame.defender else None


def is_auto_defended(state: State, frame: BattleFrame) -> bool:
    """Return whether the attack fails without a roll (Great Wall)."""
    if frame.attacker != BARBARIANS or battle_city(state, frame) is None:
        return False
    return bool(AUTO_DEFENCE.of(state.players[frame.defender].powers))


def _tired(groups: Groups, naval: bool) -> Groups:
    """Return the groups with all that take part marked: at sea the cargo does not (Naval Combat)."""
    result: Groups = ()
    for owner, kind, marks, number in groups:
        result = add(result, owner, kind, marks if naval and kind != SHIP else marks | FOUGHT, number)
    return result


def controller(state: State, frame: BattleFrame, side: int) -> int:
    """Return the seat that decides for a side: its owner, for Barbarians the next seat after the player who fights them."""
    owner = frame.sides[side].owner
    if owner >= 0:
        return owner
    return (frame.sides[1 - side].owner + 1) % len(state.players)


class BattleRule(FrameRule[State, AnyMove, BattleFrame]):
    """Fights a battle round by round; asks for payments, casualties and retreat."""

    def decision(self, state: State, frame: BattleFrame) -> Decision | None:
        asks = frame.asks
        if not asks:
            return None
        kind = asks if asks in (CASUALTIES_ASKED, RETREAT_ASKED) else "battle_power"
        return Decision(
            (controller(state, frame, frame.asked),), kind, asks, "Combat",
            {"space": frame.space, "round": frame.round, "side": frame.asked},
        )  # fmt: skip

    def run(self, step: ClashStep, frame: BattleFrame) -> None:
        while not frame.asks and frame.step != AFTER:
            if frame.step == BEFORE:
                frame = _offer(step, frame, ROLL)
            elif frame.step == ROLL:
                frame = _roll(step, frame) if not frame.sides[0].dice else _offer(step, frame, CASUALTIES)
            elif frame.step == CASUALTIES:
                frame = _casualties(step, frame)
            else:
                frame = _check(step, frame)
        if frame.step == AFTER and step.state.frames[-1] is frame:
            _consequences(step, frame)

    def moves(self, state: State, frame: BattleFrame, seat: int) -> Iterator[AnyMove]:
        if frame.asks == RETREAT_ASKED:
            yield GO_ON
            yield RETREAT
        elif frame.asks == CASUALTIES_ASKED:
            units, number = _due(frame)
            yield from (Remove(taken) for taken in _selections(units, number))
        else:
            yield NO
            for option in asked_offer(state, frame).options:
                yield Choose(option.id)

    def refusal(self, state: State, frame: BattleFrame, seat: int, move: AnyMove) -> Refusal | None:
        if frame.asks == RETREAT_ASKED:
            return None if move in (GO_ON, RETREAT) else Refusal("retreat_or_go_on", "End of Battle Check")
        if frame.asks == CASUALTIES_ASKED:
            units, number = _due(frame)
            if not isinstance(move, Remove):
                return Refusal("choose_casualties", "Remove Casualties", {"number": number})
            taken = _tidy(move.units)
            if total(taken) != number:
                return Refusal("wrong_number_of_casualties", "Remove Casualties", {"number": number})
            have = dict(units)
            if any(count < 0 or count > have.get(kind, 0) for kind, count in taken):
                return Refusal("not_in_battle", "Remove Casualties")
            return None
        if move == NO:
            return None
        if isinstance(move, Choose):
            if any(option.id == move.option for option in asked_offer(state, frame).options):
                return None
            side, hook = offer_hooks(state, frame)[frame.offers]
            whole = hook(state, frame, frame.sides[side].owner)
            if whole is not None and any(option.id == move.option for option in whole.options):
                return Refusal("cannot_pay", "Combat", {"source": frame.asks})
        return Refusal("answer_the_offer", "Combat", {"source": frame.asks})

    def normal(self, state: State, frame: BattleFrame, seat: int, move: AnyMove) -> AnyMove:
        if isinstance(move, Remove):
            tidy = _tidy(move.units)
            return move if tidy == move.units else Remove(tidy)
        return move

    def answer(self, step: ClashStep, frame: BattleFrame, seat: int, move: AnyMove) -> None:
        if isinstance(move, Remove):
            step.replace(replace(_with_lost(frame, frame.asked, move.units), asks=""))
        elif frame.asks == RETREAT_ASKED:
            frame = replace(frame, asks="")
            step.replace(frame)
            if move == RETREAT:
                _retreat(step, frame)
            else:
                step.replace(next_round(step.state, frame))
        else:
            assert isinstance(move, Choose)
            if move == NO:
                step.write("declined", seat, source=frame.asks)
                step.replace(replace(frame, asks="", offers=frame.offers + 1))
            else:
                options = asked_offer(step.state, frame).options
                option = next(option for option in options if option.id == move.option)
                _buy(step, seat, frame.offers, frame.asks, option)


# ---------------------------------------------------------------- what powers sell
def _offer(step: ClashStep, frame: BattleFrame, following: int) -> BattleFrame:
    """Make the next offer; when all are made, go on to the following step."""
    state = step.state
    hooks = offer_hooks(state, frame)
    while frame.offers < len(hooks):
        side, hook = hooks[frame.offers]
        offer = open_offer(state, frame, side, hook)
        if offer is None:
            frame = replace(frame, offers=frame.offers + 1)
            step.replace(frame)
        elif len(offer.options) == 1 and offer.options[0].price == NONE:
            return _buy(step, frame.sides[side].owner, frame.offers, offer.source, offer.options[0])
        else:
            frame = replace(frame, asks=offer.source, asked=side)
            step.replace(frame)
            return frame
    if following == CASUALTIES:
        frame = _count(step, frame)
    frame = replace(frame, step=following, offers=0)
    step.replace(frame)
    return frame


def _buy(step: ClashStep, seat: int, place: int, source: str, option: BattleOption) -> BattleFrame:
    """Put the bought effect into the battle and pay for it; returns the battle, which a question may cover."""
    step.write("battle_power", seat, source=source, option=option.id)
    frame = replace(option.battle, asks="", offers=place + 1)
    step.replace(frame)
    if option.price == NONE:
        return frame
    ask_payment(step, seat, source, payments(step.state, seat, option.price))
    top = step.state.frames[-1]
    return top if isinstance(top, BattleFrame) else frame


# ---------------------------------------------------------------- a round
def _roll(step: ClashStep, frame: BattleFrame) -> BattleFrame:
    """Combat Roll: both sides' dice, with the re-rolls that their units demand."""
    sides = []
    for index, side in enumerate(frame.sides):
        number = dice_number(frame, index)
        dice = step.chance.draw(step.state, _DICE[index], SIDES, number) if number else ()
        dice = _rerolled(step, dice, side.units, index)
        sides.append(replace(side, dice=dice))
        if dice:
            step.write(
                "battle_roll", side.owner, side=index, round=frame.round, faces=dice,
                dice=tuple([FACES[number - 1] for number in dice]), effects=clash(dice, side.units).effects,
            )  # fmt: skip
    frame = replace(frame, sides=tuple(sides), offers=0)
    step.replace(frame)
    return frame


def _rerolled(step: ClashStep, dice: tuple[int, ...], units: UnitCounts, side: int) -> tuple[int, ...]:
    """Return the dice after the clash abilities that roll a die again, once for each unit that has one."""
    for kind, number in units:
        ability = CLASH.get(kind)
        if ability is None or not ability.rerolls:
            continue
        due = [place for place, face in enumerate(dice) if FACES[face - 1].icon == kind][:number]
        for place in due:
            while FACES[dice[place] - 1].icon == kind:
                again = step.chance.draw(step.state, _DICE[side], SIDES)[0]
                step.write("battle_rerolled", side=side, old=dice[place], new=again, kind=kind)
                dice = (*dice[:place], again, *dice[place + 1 :])
    return dice


def _count(step: ClashStep, frame: BattleFrame) -> BattleFrame:
    """Return the frame with both Combat Values and hits."""
    state = step.state
    attacker, defender = frame.sides
    values = value_parts(state, frame, attacker.owner), value_parts(state, frame, defender.owner)
    cancels = cancel_parts(state, frame, attacker.owner), cancel_parts(state, frame, defender.owner)
    sides = []
    for index, side in enumerate(frame.sides):
        value = summed(values[index])
        raw = value // HIT
        scored = min(max(0, raw - summed(cancels[1 - index])), total(frame.sides[1 - index].units))
        sides.append(replace(side, value=value, hits=scored, cancels=summed(cancels[index])))
        if side.dice:
            step.write(
                "battle_value", side.owner, side=index, round=frame.round, value=value, parts=_told(values[index]),
                raw=raw, hits=scored, cancelled=_told(cancels[1 - index]) if raw else (),
            )  # fmt: skip
    return replace(frame, sides=tuple(sides))


def _told(parts: tuple[Part, ...]) -> tuple[tuple[str, int], ...]:
    """Return parts for the journal."""
    return tuple([(part.source, part.value) for part in parts])


def _casualties(step: ClashStep, frame: BattleFrame) -> BattleFrame:
    """Remove Casualties: both sides choose (the defender first), then all are removed together."""
    for index in (1, 0):
        side = frame.sides[index]
        due = frame.sides[1 - index].hits
        if not due or side.lost:
            continue
        if due >= total(side.units):
            frame = _with_lost(frame, index, side.units)
        elif len(side.units) == 1:
            frame = _with_lost(frame, index, ((side.units[0][0], due),))
        else:
            frame = replace(frame, asks=CASUALTIES_ASKED, asked=index)
            step.replace(frame)
            return frame
    for index in (0, 1):
        if frame.sides[index].lost:
            _lose(step, frame, index, frame.sides[index].lost)
    frame = replace(frame, step=CHECK)
    step.replace(frame)
    return frame


def _with_lost(frame: BattleFrame, index: int, lost: UnitCounts) -> BattleFrame:
    side = replace(frame.sides[index], lost=lost)
    return replace(frame, sides=(side, frame.sides[1]) if index == 0 else (frame.sides[0], side))


def _due(frame: BattleFrame) -> tuple[UnitCounts, int]:
    """Return the units of the side that is asked, and how many of them are to be removed."""
    return frame.sides[frame.asked].units, frame.sides[1 - frame.asked].hits


def _selections(units: UnitCounts, number: int) -> Iterator[UnitCounts]:
    """Yield the ways to take this many of the units, each once."""
    if not units:
        if not number:
            yield ()
        return
    kind, have = units[0]
    for taken in range(min(have, number), -1, -1):
        for rest in _selections(units[1:], number - taken):
            yield ((kind, taken), *rest) if taken else rest


def _tidy(units: UnitCounts) -> UnitCounts:
    """Return the units with each kind once, sorted, without zeros."""
    found: dict[str, int] = {}
    for kind, number in units:
        found[kind] = found.get(kind, 0) + number
    return tuple(sorted((kind, number) for kind, number in found.items() if number))


def _lose(
    step: ClashStep, frame: BattleFrame, index: int, units: UnitCounts, key: str = "battle_casualties"
) -> None:
    """Take the units of a side off the board."""
    state = step.state
    owner = frame.sides[index].owner
    groups = state.units.get(frame.space, ())
    for kind, number in units:
        groups = take(groups, owner, kind, number)
    set_units(state, frame.space, groups)
    step.write(key, owner, side=index, round=frame.round, space=frame.space, units=units)


def _left(state: State, frame: BattleFrame, index: int) -> UnitCounts:
    """Return the units of a side that can still fight."""
    return fighters(counts(state.units.get(frame.space, ()), frame.sides[index].owner), frame.naval)


def _check(step: ClashStep, frame: BattleFrame) -> BattleFrame:
    """End of Battle Check."""
    state = step.state
    attackers, defenders = _left(state, frame, 0), _left(state, frame, 1)
    if attackers and defenders:
        if frame.origin < 0 or frame.attacker < 0:
            frame = next_round(step.state, frame)
        else:
            frame = replace(frame, asks=RETREAT_ASKED, asked=0)
        step.replace(frame)
        return frame
    if attackers:
        outcome = "attacker"
    elif defenders or not frame.sides[1].units:
        # A Fortress alone wins if no attacker survives the first round.
        outcome = "defender"
    else:
        outcome = "neither"
    return _end(step, frame, outcome)


def next_round(state: State, frame: BattleFrame) -> BattleFrame:
    """Return the frame at the start of the next round."""
    sides = tuple(
        Side(side.owner, side.start, _left(state, frame, index)) for index, side in enumerate(frame.sides)
    )
    return replace(frame, round=frame.round + 1, step=ROLL, sides=sides, round_bonuses=(), offers=0)


def _retreat(step: ClashStep, frame: BattleFrame) -> None:
    """All attackers go back together, Settlers and cargo too."""
    state = step.state
    here = state.units.get(frame.space, ())
    there = state.units.get(frame.origin, ())
    for _, kind, marks, number in of(here, frame.attacker):
        there = add(there, frame.attacker, kind, marks, number)
    set_units(state, frame.space, without(here, frame.attacker))
    set_units(state, frame.origin, there)
    step.write("battle_retreat", frame.attacker, space=frame.space, to=frame.origin)
    _end(step, frame, "retreat")


# ---------------------------------------------------------------- the end
def _end(step: ClashStep, frame: BattleFrame, outcome: str) -> BattleFrame:
    """The battle is over: the losers' Settlers, the reward for Barbarians, the capture. Hooks follow after all that."""
    state = step.state
    step.write(
        "battle_ended", frame.attacker, outcome=outcome, attacker=frame.attacker, defender=frame.defender, space=frame.space,
        rounds=frame.round if frame.sides[0].dice else 0,
    )  # fmt: skip
    for index in (0, 1):
        if not frame.naval and outcome not in ("retreat", _OUTCOMES[index]):
            settlers = counts(state.units.get(frame.space, ()), frame.sides[index].owner)
            if settlers:
                _lose(step, frame, index, settlers, "battle_settlers_lost")
    if outcome in _OUTCOMES:
        winner = _OUTCOMES.index(outcome)
        loser = frame.sides[1 - winner]
        if loser.owner == BARBARIANS and fighters(loser.start, frame.naval):
            gain(step, frame.sides[winner].owner, REWARD, "barbarians_defeated")
    frame = replace(frame, step=AFTER, outcome=outcome)
    step.replace(frame)
    if outcome == "attacker" and battle_city(state, frame) is not None:
        step.push(CaptureFrame(frame.attacker, frame.space, frame.defender))
    return frame


def _consequences(step: ClashStep, frame: BattleFrame) -> None:
    """After the capture: what a lost battle brings, and cargo without Ships."""
    state = step.state
    step.pop()
    if frame.outcome in _OUTCOMES:
        loser = frame.sides[1 - _OUTCOMES.index(frame.outcome)].owner
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
    if frame.outcome == "attacker" and frame.city is not None and frame.attacker >= 0 and frame.defender >= 0:
        # On top of all claims to objectives: what is learnt from a captured city comes first (Teach Us Now!).
        step.push(TriggerFrame(frame.attacker, CAPTURED, frame.space, frame.defender))
