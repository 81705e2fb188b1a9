"""Battles on land and at sea (Combat).

The steps of a frame are those of a round: 1 Play and 2 Reveal Action Card (battle_cards.py), 3 Combat Roll, 4 Remove Casualties
(battle_losses.py), 5 End of Battle Check. Before them stand the payments, after them the consequences (battle_end.py).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from core.engine.decision import Decision, Part, Refusal
from core.engine.flow import FrameRule
from core.games.clash.content.dice import CLASH, FACES, SIDES
from core.games.clash.frames import BattleFrame, Side
from core.games.clash.goods import NONE
from core.games.clash.moments import AUTO_DEFENCE, BattleOption, ClashStep
from core.games.clash.moves import NO, AnyMove, Choose, Pick, Play, Remove, UnitCounts
from core.games.clash.rules.battle_cards import (
    CARD_ASKED,
    FLIGHT_ASKED,
    after_casualties,
    answer_card,
    card_moves,
    card_refusal,
    flight_moves,
    play_cards,
    reveal_cards,
)
from core.games.clash.rules.battle_end import consequences, end, flee, next_round, outcome, put_away, retreat
from core.games.clash.rules.battle_losses import (
    CASUALTIES_ASKED,
    NOTHING_DUE,
    due,
    give_up,
    lose,
    selections,
    tidy,
    with_chosen,
    with_fallen,
)
from core.games.clash.rules.battle_offers import asked_offer, offer_hooks, open_offer
from core.games.clash.rules.battle_value import (
    AFTER,
    BEFORE,
    CASUALTIES,
    CHECK,
    HIT,
    PLAY,
    REVEAL,
    ROLL,
    battle_city,
    cancel_parts,
    clash,
    clash_units,
    counts,
    defences,
    dice_number,
    fighters,
    summed,
    total,
    value_parts,
)
from core.games.clash.rules.combat_halves import PLAYING, REVEALING, flight_spaces, in_order
from core.games.clash.rules.lasting import battle_bonuses, end_battle_bonuses
from core.games.clash.rules.payment import ask_payment, payments
from core.games.clash.state import State, set_units
from core.games.clash.units import BARBARIANS, FOUGHT, SHIP, Groups, add

RETREAT_ASKED = "retreat"
RETREAT, GO_ON = Choose("retreat"), Choose("go_on")
_DICE = ("attacker_dice", "defender_dice")
_ASKED = (CASUALTIES_ASKED, RETREAT_ASKED, CARD_ASKED, FLIGHT_ASKED)
"""What is asked besides powers; also the kind of the question."""


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
        lose(step, frame, 0, frame.sides[0].units)
        end(step, with_fallen(frame, 0, frame.sides[0].units), "defender")
    elif not frame.sides[1].units and not defences(frame.buildings):
        end(step, frame, "attacker")


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
        kind = asks if asks in _ASKED else "battle_power"
        source = "tactics" if asks == CARD_ASKED else frame.flees if asks == FLIGHT_ASKED else asks
        return Decision(
            (controller(state, frame, frame.asked),), kind, source, PLAYING if asks == CARD_ASKED else "Combat",
            {"space": frame.space, "round": frame.round, "side": frame.asked},
        )  # fmt: skip

    def run(self, step: ClashStep, frame: BattleFrame) -> None:
        frames = step.state.frames
        while not frame.asks and frame.step < AFTER:
            frame = _STEPS[frame.step](step, frame)
            if frames[-1] is not frame:
                return
        if not frame.asks:
            consequences(step, frame)

    def moves(self, state: State, frame: BattleFrame, seat: int) -> Iterator[AnyMove]:
        if frame.asks == RETREAT_ASKED:
            yield GO_ON
            yield RETREAT
        elif frame.asks == CASUALTIES_ASKED:
            units, number = due(frame)
            yield from (Remove(taken) for taken in selections(units, number))
        elif frame.asks == CARD_ASKED:
            yield from card_moves(state, frame)
        elif frame.asks == FLIGHT_ASKED:
            yield from flight_moves(state, frame)
        else:
            yield NO
            for option in asked_offer(state, frame).options:
                yield Choose(option.id)

    def refusal(self, state: State, frame: BattleFrame, seat: int, move: AnyMove) -> Refusal | None:
        if frame.asks == RETREAT_ASKED:
            return None if move in (GO_ON, RETREAT) else Refusal("retreat_or_go_on", "End of Battle Check")
        if frame.asks == CASUALTIES_ASKED:
            return _casualties_refusal(frame, move)
        if frame.asks == CARD_ASKED and move != NO:
            if not isinstance(move, Play):
                return Refusal("play_a_card_or_pass", PLAYING)
            return card_refusal(state, frame, frame.asked, move.card)
        if frame.asks == FLIGHT_ASKED:
            fits = isinstance(move, Pick) and move.space in flight_spaces(state, frame)
            return None if fits else Refusal("no_flight_there", REVEALING, {"card": frame.flees})
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
            taken = tidy(move.units)
            return move if taken == move.units else Remove(taken)
        return move

    def answer(self, step: ClashStep, frame: BattleFrame, seat: int, move: AnyMove) -> None:
        if isinstance(move, Remove):
            step.replace(replace(with_chosen(frame, frame.asked, move.units), asks=""))
        elif frame.asks == RETREAT_ASKED:
            frame = replace(frame, asks="")
            if move == RETREAT:
                retreat(step, frame)
            else:
                _go_on(step, frame)
        elif frame.asks == CARD_ASKED:
            answer_card(step, frame, seat, move)
        elif isinstance(move, Pick):
            flee(step, replace(frame, asks=""), move.space)
        elif move == NO:
            step.write("declined", seat, source=frame.asks)
            step.replace(replace(frame, asks="", offers=frame.offers + 1))
        else:
            assert isinstance(move, Choose)
            options = asked_offer(step.state, frame).options
            option = next(option for option in options if option.id == move.option)
            _buy(step, seat, frame.offers, frame.asks, option)


def _casualties_refusal(frame: BattleFrame, move: AnyMove) -> Refusal | None:
    units, number = due(frame)
    if not isinstance(move, Remove):
        return Refusal("choose_casualties", "Remove Casualties", {"number": number})
    taken = tidy(move.units)
    if total(taken) != number:
        return Refusal("wrong_number_of_casualties", "Remove Casualties", {"number": number})
    have = dict(units)
    if any(count < 0 or count > have.get(kind, 0) for kind, count in taken):
        return Refusal("not_in_battle", "Remove Casualties")
    return None


# ---------------------------------------------------------------- what powers sell
def _before(step: ClashStep, frame: BattleFrame) -> BattleFrame:
    """What is bought before the first round."""
    return _offer(step, frame, PLAY)


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
    """Combat Roll: both sides' dice, with the re-rolls that their units demand; then what is bought after it."""
    if frame.sides[0].dice:
        return _offer(step, frame, CASUALTIES)
    sides = []
    for index, side in enumerate(frame.sides):
        number = dice_number(frame, index)
        dice = step.chance.draw(step.state, _DICE[index], SIDES, number) if number else ()
        units = clash_units(frame, index)
        dice = _rerolled(step, dice, units, index)
        sides.append(replace(side, dice=dice))
        if dice:
            step.write(
                "battle_roll", side.owner, side=index, round=frame.round, faces=dice,
                dice=tuple([FACES[number - 1] for number in dice]), effects=clash(dice, units).effects,
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
    """Return the frame with both Combat Values and hits: so many units are due."""
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
    return replace(frame, sides=tuple(sides), due=(sides[1].hits, sides[0].hits))


def _told(parts: tuple[Part, ...]) -> tuple[tuple[str, int], ...]:
    """Return parts for the journal."""
    return tuple([(part.source, part.value) for part in parts])


def _casualties(step: ClashStep, frame: BattleFrame) -> BattleFrame:
    """Remove Casualties: what is due is given up, then the cards that follow it take effect."""
    if frame.due != NOTHING_DUE:
        return give_up(step, frame)
    if frame.offers < len(in_order(frame.cards)):
        return after_casualties(step, frame)
    frame = replace(frame, step=CHECK, offers=0)
    step.replace(frame)
    return frame


def _check(step: ClashStep, frame: BattleFrame) -> BattleFrame:
    """End of Battle Check."""
    result = outcome(step.state, frame)
    if result:
        return end(step, frame, result)
    if frame.origin < 0 or frame.attacker < 0:
        return _go_on(step, frame)
    frame = replace(frame, asks=RETREAT_ASKED, asked=0)
    step.replace(frame)
    return frame


def _go_on(step: ClashStep, frame: BattleFrame) -> BattleFrame:
    """Begin the next round."""
    put_away(step, frame)
    frame = next_round(step.state, frame)
    step.replace(frame)
    return frame


_STEPS: dict[int, Callable[[ClashStep, BattleFrame], BattleFrame]] = {
    BEFORE: _before,
    PLAY: play_cards,
    REVEAL: reveal_cards,
    ROLL: _roll,
    CASUALTIES: _casualties,
    CHECK: _check,
}
"""What is done in each step of the frame; returns the battle as it lies on the stack."""
