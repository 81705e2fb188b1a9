"""Chances of battles and of Influence Culture, for showing before anything is spent (Game.odds).

A battle is followed round by round over the distribution of its hits, which is exact; one of very many units is fought many
times instead (odds_sampled.py). Assumed: the attacker never retreats, both sides buy
what they can (Siegecraft, Steel Weapons, relief from The Siege), nobody uses the Great Arena, the least useful units fall first.
Action cards count once they are revealed; of one that a seat may play, what it does if the enemy plays none.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from core.engine.decision import Odds
from core.games.clash.board import SEA, UNREVEALED
from core.games.clash.content.dice import CLASH, FACES, SIDES, ClashAbility
from core.games.clash.frames import BattleFrame, MarchFrame
from core.games.clash.goods import CULTURE, MOOD, NONE
from core.games.clash.goods import minus as goods_minus
from core.games.clash.moments import INFLUENCE_BONUS, TOKENS_ALIKE
from core.games.clash.moves import (
    NO,
    AnyMove,
    Choose,
    Influence,
    March,
    MoveUnits,
    Pick,
    Play,
    Recruit,
    Remove,
    UnitCounts,
)
from core.games.clash.rules.battle_cards import CARD_ASKED, FLIGHT_ASKED, decided, is_decided, with_rolled
from core.games.clash.rules.battle_end import fresh_round, next_round
from core.games.clash.rules.battle_losses import NOTHING_DUE, standing, with_side
from core.games.clash.rules.battle_losses import minus as minus_units
from core.games.clash.rules.battle_offers import asked_offer, offer_hooks, open_offer
from core.games.clash.rules.battle_value import (
    BEFORE,
    CHECK,
    HIT,
    PLAY,
    REVEAL,
    ROLL,
    bonus_parts,
    cancel_parts,
    clash_units,
    dice_number,
    hits,
    summed,
    total,
)
from core.games.clash.rules.combat import GO_ON, RETREAT, battle_at, is_auto_defended
from core.games.clash.rules.combat_halves import ATTACKER, DEFENDER, in_order
from core.games.clash.rules.groups import roads_price
from core.games.clash.rules.influence import SUCCESS, boost_forbidden, fee
from core.games.clash.rules.odds_rolls import roll_chances
from core.games.clash.rules.odds_sampled import ERROR, sampled, without
from core.games.clash.rules.payment import payments
from core.games.clash.state import State, copy_state, is_enemy_city
from core.games.clash.units import BARBARIANS, SHIP, Groups, add, enemies, take


class Terms(NamedTuple):
    """What one side has in a round besides its units."""

    bonus: int = 0
    """Added to the Combat Value."""
    dice: int = 0
    """Dice without a unit (Fortress)."""
    cancels: int = 0
    """Enemy hits cancelled."""
    clash: bool = True
    """Its clash abilities work."""
    pursuit: float = 0.0
    """The chance that after the casualties an enemy who lost at least as many units loses one more."""
    lead: int = 0
    """How many more units the enemy lost before the roll, for the pursuit."""


EXACT_UNITS = 14
"""Up to so many units in all a battle's chances are exact."""
QUICK_UNITS = 11
"""Up to so many they are known within a few milliseconds."""
Both = tuple[Terms, Terms]
"""Attacker, defender."""
PLAIN: Both = (Terms(), Terms())
Result = tuple[float, float, float, float, float]
"""Chances that the attacker wins, loses, that both fall; expected losses of attacker and defender."""
_NO_ABILITY = ClashAbility()


def battle_odds(attackers: UnitCounts, defenders: UnitCounts, first: Both = PLAIN, later: Both = PLAIN) -> Odds:
    """Return the attacker's chances; `first` holds for the first round, `later` for all others.

    Without defending units a defender with dice or cancels (Fortress) fights one round only.

    >>> odds = battle_odds((("infantry", 1),), (("infantry", 1),))
    >>> round(odds.win, 2), round(odds.neither, 2)
    (0.4, 0.2)
    """
    if not defenders and first[1] == Terms():
        return Odds(1.0, 0.0, 0.0)
    return Odds(*_fought(_ranked(attackers), _ranked(defenders), first, later), error=_error(attackers, defenders))


def _error(attackers: UnitCounts, defenders: UnitCounts) -> float:
    """Return the error of the chances of a battle: 0.0 if they are exact."""
    return ERROR if total(attackers) + total(defenders) > EXACT_UNITS else 0.0


def influence_odds(bonus: int, tokens: int) -> Odds:
    """Return the chance that an attempt succeeds with this bonus on the die and up to `tokens` tokens spent after it.

    >>> round(influence_odds(0, 0).win, 3)
    0.333
    """
    successes = sum(face.value + bonus + tokens >= SUCCESS for face in FACES)
    return Odds(successes / SIDES, 1 - successes / SIDES, 0.0)


def success_chances(state: State, seat: int, move: Influence) -> tuple[tuple[int, float], ...]:
    """Return (tokens, chance) of a legal attempt: how likely it succeeds with up to so many tokens spent after the roll.

    From none on, as far as the seat may spend them and they still help (Action: Influence Culture).
    """
    player = state.players[seat]
    bonus = sum(hook() for hook in INFLUENCE_BONUS.of(player.powers))
    result: list[tuple[int, float]] = []
    for tokens in range(_boosts(state, seat, move) + 1):
        chance = influence_odds(bonus, tokens).win
        if result and chance == result[-1][1]:
            break
        result.append((tokens, chance))
    return tuple(result)


def _boosts(state: State, seat: int, move: Influence) -> int:
    """Return how many tokens the seat could spend after the roll of an attempt."""
    if boost_forbidden(state, seat, move.city, move.target):
        return 0
    player = state.players[seat]
    tokens = player.goods[CULTURE] + (player.goods[MOOD] if TOKENS_ALIKE.of(player.powers) else 0)
    return max(0, tokens - fee(state, seat, move))


# ---------------------------------------------------------------- the distribution of a roll
def _rank(unit: tuple[str, int]) -> tuple[bool, int, int, str]:
    ability = CLASH.get(unit[0], _NO_ABILITY)
    return ability.rerolls, ability.cancels, ability.bonus, unit[0]


def _ranked(units: UnitCounts) -> UnitCounts:
    """Return the units in the order in which they are given up."""
    return tuple(sorted((unit for unit in units if unit[1]), key=_rank))


@lru_cache(maxsize=4096)
def _effects(units: UnitCounts, terms: Terms) -> tuple[tuple[int, int, float], ...]:
    """Return (hits before cancelling, hits that it cancels, chance) of a side's round."""
    dice = total(units) + terms.dice
    if not dice:
        return ((0, terms.cancels, 1.0),)
    result: dict[tuple[int, int], float] = {}
    for value, cancelled, chance in roll_chances(dice, units if terms.clash else ()):
        effect = (max(0, value + terms.bonus) // HIT, cancelled + terms.cancels)
        result[effect] = result.get(effect, 0.0) + chance
    return tuple((scored, cancelled, chance) for (scored, cancelled), chance in result.items())


# ---------------------------------------------------------------- the course of a battle
@lru_cache(maxsize=4096)
def _fought(attackers: UnitCounts, defenders: UnitCounts, now: Both, later: Both) -> Result:
    """Return the result of fighting from this round on."""
    if total(attackers) + total(defenders) > EXACT_UNITS:
        return sampled(attackers, defenders, now, later)
    exchanges: Exchanges = {}
    many, few = total(attackers), total(defenders)
    for scored, cancels, p in _effects(attackers, now[0]):
        for against, cancelled, q in _effects(defenders, now[1]):
            exchange = (min(few, max(0, scored - cancelled)), min(many, max(0, against - cancels)))
            exchanges[exchange] = exchanges.get(exchange, 0.0) + p * q
    again = exchanges.pop((0, 0), 0.0) if now == later and defenders else 0.0
    scale = 1.0 - again
    if scale <= 0.0:
        # Nobody can ever hit: such a battle has no end.
        return 0.0, 0.0, 1.0, 0.0, 0.0
    win, lose, neither, own, enemy = _concluded(attackers, defenders, exchanges, now, later)
    return win / scale, lose / scale, neither / scale, own / scale, enemy / scale


Exchanges = dict[tuple[int, int], float]
"""(defenders that fall, attackers that fall) -> chance."""


def _concluded(attackers: UnitCounts, defenders: UnitCounts, exchanges: Exchanges, now: Both, later: Both) -> Result:
    """Return the result of a round with these exchanges and of all rounds that follow."""
    alone = not defenders
    many, few = total(attackers), total(defenders)
    for index in (0, 1):
        if now[index].pursuit:
            exchanges = _pursued(exchanges, index, (few, many), now[index])
    win = lose = neither = own = enemy = 0.0
    for (taken, given), chance in exchanges.items():
        own += chance * given
        enemy += chance * taken
        if given == many:
            if alone or taken < few:
                lose += chance
            else:
                neither += chance
        elif alone or taken == few:
            win += chance
        else:
            rest = _fought(without(attackers, given), without(defenders, taken), later, later)
            win += chance * rest[0]
            lose += chance * rest[1]
            neither += chance * rest[2]
            own += chance * rest[3]
            enemy += chance * rest[4]
    return win, lose, neither, own, enemy


def _pursued(exchanges: Exchanges, index: int, most: tuple[int, int], terms: Terms) -> Exchanges:
    """Return the exchanges after the pursuit of one side: `most` can fall of the defenders and of the attackers."""
    result: Exchanges = {}
    for exchange, chance in exchanges.items():
        enemy, own = exchange[index], exchange[1 - index]
        if enemy < most[index] and enemy - own + terms.lead >= 0:
            further = (enemy + 1, own) if index == 0 else (own, enemy + 1)
            result[further] = result.get(further, 0.0) + chance * terms.pursuit
            chance *= 1.0 - terms.pursuit
        result[exchange] = result.get(exchange, 0.0) + chance
    return result


# ---------------------------------------------------------------- from a state
def _terms(state: State, frame: BattleFrame, side: int) -> Terms:
    owner = frame.sides[side].owner
    pursuit = sum(half.pursuit for index, half in in_order(frame.cards) if index == side and index not in frame.void)
    return Terms(
        summed(bonus_parts(state, frame, owner)),
        dice_number(frame, side) - total(frame.sides[side].units),
        summed(cancel_parts(state, frame, owner)),
        not frame.no_clash or clash_units(frame, side) == frame.sides[side].units,
        pursuit,
        frame.sides[1 - side].early - frame.sides[side].early if pursuit else 0,
    )


def _both_terms(state: State, frame: BattleFrame) -> Both:
    return _terms(state, frame, 0), _terms(state, frame, 1)


def frame_odds(state: State, frame: BattleFrame) -> Odds:
    """Return the attacker's chances in a battle from the frame's round on, with what has been bought and revealed."""
    if is_auto_defended(state, frame):
        return Odds(0.0, 1.0, 0.0, float(total(frame.sides[0].units)))
    if frame.step == REVEAL:
        return _mixed([(chance, _unrolled_odds(state, frame, after)) for chance, after in _revealed(state, frame)])
    return _rolled_odds(state, frame)


def _rolled_odds(state: State, frame: BattleFrame) -> Odds:
    """Return the chances from the roll on."""
    following = fresh_round(frame)
    sides = frame.sides
    return battle_odds(sides[0].units, sides[1].units, _both_terms(state, frame), _both_terms(state, following))


def _unrolled_odds(state: State, before: BattleFrame, frame: BattleFrame) -> Odds:
    """Return the chances once the cards have taken effect; what fell by them since `before` counts among the losses."""
    if frame.flees and frame.sides[1].units:
        rest = Odds(1.0, 0.0, 0.0)
    elif is_decided(frame):
        result = decided(frame)
        rest = Odds(float(result == ATTACKER), float(result == DEFENDER), float(result not in (ATTACKER, DEFENDER)))
    else:
        rest = _rolled_odds(state, with_rolled(frame))
    own, enemy = (total(before.sides[index].units) - total(frame.sides[index].units) for index in (0, 1))
    return Odds(rest.win, rest.lose, rest.neither, rest.own_losses + own, rest.enemy_losses + enemy, rest.error)


def _revealed(state: State, frame: BattleFrame) -> Iterator[tuple[float, BattleFrame]]:
    """Yield (chance, the battle) once all cards have taken effect that do so before the roll."""
    frame = _fallen(frame)
    played = in_order(frame.cards)
    if frame.offers >= len(played):
        yield 1.0, frame
        return
    side, half = played[frame.offers]
    frame = replace(frame, offers=frame.offers + 1)
    branches = half.branches(state, frame, side) if half.branches is not None and side not in frame.void else ((1.0, frame),)
    for chance, branch in branches:
        if chance > 0.0:
            for rest, end in _revealed(state, branch):
                yield chance * rest, end


def _fallen(frame: BattleFrame) -> BattleFrame:
    """Return the battle after the units that are due were given up."""
    if frame.due == NOTHING_DUE:
        return frame
    for index, number in enumerate(frame.due):
        side = frame.sides[index]
        units = tuple(sorted(without(_ranked(side.units), number)))
        frame = with_side(frame, index, replace(side, units=units, early=side.early + number))
    return replace(frame, due=NOTHING_DUE)


def _mixed(ways: list[tuple[float, Odds]]) -> Odds:
    """Return the chances over several ways with a chance each."""
    if len(ways) == 1:
        return ways[0][1]
    return Odds(
        sum(chance * odds.win for chance, odds in ways),
        sum(chance * odds.lose for chance, odds in ways),
        sum(chance * odds.neither for chance, odds in ways),
        sum(chance * odds.own_losses for chance, odds in ways),
        sum(chance * odds.enemy_losses for chance, odds in ways),
        sum(chance * odds.error for chance, odds in ways),
    )


def _supplied_odds(state: State, frame: BattleFrame) -> Odds:
    """Return the attacker's chances after both sides bought what they can; pays from the state, which is a copy."""
    bought: list[str] = []
    hooks = offer_hooks(state, frame)
    for place in range(frame.offers, len(hooks)):
        side, hook = hooks[place]
        offer = open_offer(state, frame, side, hook)
        if offer is not None:
            seat = frame.sides[side].owner
            option = offer.options[-1]
            if len(offer.options) > 1:
                option = max(offer.options, key=lambda option: _prospect(state, option.battle, seat))
            player = state.players[seat]
            player.goods = goods_minus(player.goods, payments(state, seat, option.price)[0])
            frame = option.battle
            if option.price != NONE and offer.source not in bought:
                bought.append(offer.source)
    odds = frame_odds(state, frame)
    return replace(odds, bought=tuple(bought)) if bought else odds


def _prospect(state: State, battle: BattleFrame, seat: int) -> tuple[float, float]:
    """Return what a side hopes for, to compare what it may buy: that it wins, and that the other one does not."""
    odds = frame_odds(state, battle)
    return (odds.win, -odds.lose) if seat == battle.attacker else (odds.lose, -odds.win)


def _arrival_odds(state: State, space: int, seat: int, groups: Groups, naval: bool, landing: bool) -> Odds | None:
    """Return the chances of units that arrive on a space; None if nobody opposes them. `state` is a copy."""
    there = state.units.get(space, ())
    city = None if naval else state.cities.get(space)
    if enemies(there, seat):
        defender = next(group[0] for group in there if group[0] != seat)
    elif is_enemy_city(city, seat):
        assert city is not None
        defender = city.owner
    else:
        return None
    for _, kind, marks, number in groups:
        there = add(there, seat, kind, marks, number)
    state.units[space] = there
    frame = battle_at(state, space, seat, defender, -1, naval, landing)
    return _supplied_odds(state, frame)


def _move(state: State, seat: int, move: MoveUnits) -> Odds | None:
    start, end = move.path[0], move.path[-1]
    if state.terrain[end] == UNREVEALED:
        return None
    naval = any(kind == SHIP for kind, _, _ in move.units)
    if not naval and state.terrain[end] == SEA:
        return None
    groups = tuple((seat, kind, marks, number) for kind, marks, number in move.units)
    landing = not naval and state.terrain[start] == SEA
    price = roads_price(state.players[seat].powers) if move.roads else None
    if price is None:
        return _arrival_odds(copy_state(state), end, seat, groups, naval, landing)
    # What the Roads cost is no more there for the battle; the mover pays what it needs least.
    found: Odds | None = None
    for way in payments(state, seat, price):
        after = copy_state(state)
        after.players[seat].goods = goods_minus(after.players[seat].goods, way)
        odds = _arrival_odds(after, end, seat, groups, naval, landing)
        if odds is None:
            return None
        if found is None or odds.win > found.win:
            found = odds
    return found


def _recruit(state: State, seat: int, move: Recruit) -> Odds | None:
    recruited = dict(move.units).get(SHIP, 0)
    port = state.cities[move.city].port
    if not recruited or port < 0:
        return None
    return _arrival_odds(copy_state(state), port, seat, ((seat, SHIP, 0, recruited),), True, False)


def _march(state: State, seat: int, frame: MarchFrame, move: March) -> Odds | None:
    """Return the chances of the drawer if he is attacked, else of the Barbarians."""
    after = copy_state(state)
    units = dict(frame.waiting)[move.start]
    here = after.units[move.start]
    for kind, number in units:
        here = take(here, BARBARIANS, kind, number)
    after.units[move.start] = here
    groups = tuple((BARBARIANS, kind, 0, number) for kind, number in units)
    odds = _arrival_odds(after, move.end, BARBARIANS, groups, False, False)
    city = state.cities.get(move.end)
    attacked = any(group[0] == seat for group in state.units.get(move.end, ())) or (city is not None and city.owner == seat)
    return _turned(odds) if odds is not None and attacked else odds


def _turned(odds: Odds) -> Odds:
    """Return the same chances as the defender sees them."""
    return Odds(odds.lose, odds.win, odds.neither, odds.enemy_losses, odds.own_losses, odds.error, odds.bought)


def _battle(state: State, seat: int, frame: BattleFrame, move: Choose | Play | Pick | Remove) -> Odds | None:
    """Return the chances that an answer in a battle leaves."""
    after = copy_state(state)
    if isinstance(move, Remove):
        removed = _removed(after, frame, move)
        if removed is None:
            return None
        odds = removed
    elif frame.asks == CARD_ASKED:
        odds = _card(after, frame, move)
    elif frame.asks == FLIGHT_ASKED:
        odds = Odds(1.0, 0.0, 0.0)
    elif not isinstance(move, Choose):
        return None
    elif frame.step == CHECK:
        if move == RETREAT:
            return Odds(0.0, 0.0, 1.0)
        return frame_odds(after, next_round(after, frame)) if move == GO_ON else None
    elif frame.step in (BEFORE, REVEAL, ROLL):
        bought = _bought(after, seat, frame, move)
        if bought is None:
            return None
        odds = (
            _after_roll(after, bought)
            if frame.step == ROLL
            else _supplied_odds(after, bought)
            if frame.step == BEFORE
            else frame_odds(after, bought)
        )
    else:
        return None
    return odds if seat == frame.attacker else _turned(odds)


def _removed(state: State, frame: BattleFrame, move: Remove) -> Odds | None:
    """Return the attacker's chances once these units of the side that is asked fall; None where a card is still to act.

    The other side gives up the least useful units, if it has not chosen yet.
    """
    if frame.step < ROLL:
        side = frame.sides[frame.asked]
        units = minus_units(side.units, move.units)
        frame = with_side(frame, frame.asked, replace(side, units=units, early=side.early + total(move.units)))
        left = (0, frame.due[1]) if frame.asked == 0 else (frame.due[0], 0)
        return frame_odds(state, replace(frame, due=left, asks=""))
    if frame.offers < len(in_order(frame.cards)):
        return None
    units_left = []
    for index, side in enumerate(frame.sides):
        chosen = move.units if index == frame.asked else side.chosen
        standing_units = minus_units(standing(side), chosen)
        if index != frame.asked and not side.chosen:
            standing_units = tuple(sorted(without(_ranked(standing(side)), frame.due[index])))
        units_left.append(standing_units)
    if not units_left[0] or not units_left[1]:
        win, lose = bool(units_left[0]), bool(units_left[1])
        return Odds(float(win), float(lose), float(not win and not lose))
    following = fresh_round(frame)
    sides = tuple(replace(side, dice=(), units=units) for side, units in zip(frame.sides, units_left, strict=True))
    following = replace(following, sides=sides, step=PLAY, asks="", due=NOTHING_DUE)
    return battle_odds(units_left[0], units_left[1], _both_terms(state, following), _both_terms(state, following))


def _card(state: State, frame: BattleFrame, move: AnyMove) -> Odds:
    """Return the attacker's chances if the side that is asked plays this card, or none, and the other side plays none."""
    frame = replace(frame, asks="", step=PLAY, offers=0, cards=("", ""))
    if isinstance(move, Play):
        frame = replace(frame, step=REVEAL, cards=(move.card, "") if frame.asked == 0 else ("", move.card))
    return frame_odds(state, frame)


def _bought(state: State, seat: int, frame: BattleFrame, move: Choose) -> BattleFrame | None:
    """Return the battle after an offer was taken or declined; pays from the state, which is a copy. None: no such offer."""
    bought = frame
    if move != NO:
        option = next((o for o in asked_offer(state, frame).options if o.id == move.option), None)
        if option is None:
            return None
        bought = option.battle
        player = state.players[seat]
        player.goods = goods_minus(player.goods, payments(state, seat, option.price)[0])
    return replace(bought, offers=frame.offers + 1, asks="")


def _after_roll(state: State, frame: BattleFrame) -> Odds:
    """Return the attacker's chances once the dice of this round are known."""
    exchanges = {(hits(state, frame, 0), hits(state, frame, 1)): 1.0}
    attackers, defenders = (_ranked(side.units) for side in frame.sides)
    following = replace(fresh_round(frame), sides=tuple(replace(side, dice=()) for side in frame.sides))
    now, later = _both_terms(state, frame), _both_terms(state, following)
    return Odds(*_concluded(attackers, defenders, exchanges, now, later), error=_error(attackers, defenders))


def move_odds(state: State, seat: int, move: AnyMove) -> Odds | None:
    """Return the chances that a legal move brings, as `seat` sees them; None if no chance is involved."""
    frame = state.frames[-1]
    if isinstance(move, MoveUnits):
        return _move(state, seat, move)
    if isinstance(move, Recruit):
        return _recruit(state, seat, move)
    if isinstance(move, Influence):
        bonus = sum(hook() for hook in INFLUENCE_BONUS.of(state.players[seat].powers))
        return influence_odds(bonus, _boosts(state, seat, move))
    if isinstance(move, March) and isinstance(frame, MarchFrame):
        return _march(state, seat, frame, move)
    if isinstance(move, Choose | Play | Pick | Remove) and isinstance(frame, BattleFrame) and frame.asks:
        return _battle(state, seat, frame, move)
    return None


def odds_are_slow(state: State, move: AnyMove) -> bool:
    """Return whether the chances of a move take more than a few milliseconds: those of a battle of very many units."""
    frame = state.frames[-1]
    number = 0
    if isinstance(frame, BattleFrame):
        number = sum(total(side.units) for side in frame.sides)
    elif isinstance(move, MoveUnits):
        there = sum(group[3] for group in state.units.get(move.path[-1], ()))
        number = sum(count for _, _, count in move.units) + there
    return number > QUICK_UNITS


