"""Recruit Units (Activate City: Recruit)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product
from typing import Any

import msgspec

from core.engine.decision import Decision, Refusal
from core.engine.flow import FrameRule
from core.games.clash.content.unit_types import UNIT_TYPES, supply_left
from core.games.clash.frames import ActivationFrame, ClaimFrame, ReplaceFrame
from core.games.clash.goods import NONE, Goods, minus, named, plus
from core.games.clash.moments import RECRUIT_SUBSTITUTE, RECRUITED, ClashStep
from core.games.clash.moves import AnyMove, Pick, Recruit, UnitCounts
from core.games.clash.rules.activate import Action, city_refusal, effective_size
from core.games.clash.rules.cards import with_cards
from core.games.clash.rules.combat import start_battle
from core.games.clash.rules.goals import DRAFTED, Trigger
from core.games.clash.rules.groups import treaties, treaty_refusal
from core.games.clash.rules.objectives import claims
from core.games.clash.rules.payment import ask_payment, can_pay, demands, payments, ways
from core.games.clash.rules.ships import check_cargo
from core.games.clash.state import Deed, Player, State, set_units
from core.games.clash.units import ARMY, SHIP, STACK_LIMIT, add, army, count, take

replace = msgspec.structs.replace
SECTION = "Activate City: Recruit"
NOTED_SUBSTITUTES: dict[int, str] = {}
"""Bit of a power -> the kind of deed that is noted when a unit was paid for by its substitute (Draft)."""


def prices(player: Player, units: UnitCounts) -> tuple[Goods, ...]:
    """Return the prices of these units: the ordinary one first, then with the substitutes of powers (Sanitation, Draft)."""
    return _prices(units, tuple(hook(player) for hook in RECRUIT_SUBSTITUTE.of(player.powers)))


@lru_cache(maxsize=4096)
def _prices(units: UnitCounts, substitutes: tuple[tuple[str, Goods], ...]) -> tuple[Goods, ...]:
    full = NONE
    for kind, number in units:
        for _ in range(number):
            full = plus(full, UNIT_TYPES[kind].price)
    result = [full]
    kinds = {kind for kind, number in units if number}
    for kind, price in substitutes:
        if kind in kinds:
            result += [plus(minus(other, UNIT_TYPES[kind].price), price) for other in result]
    return tuple(result)


def recruit_payments(state: State, seat: int, units: UnitCounts) -> tuple[Goods, ...]:
    """Return every different payment for these units, the usual one first; () if none is possible."""
    options: dict[Goods, None] = {}
    for price in prices(state.players[seat], units):
        options.update(dict.fromkeys(payments(state, seat, price)))
    return tuple(options)


def noted_deeds(player: Player, units: UnitCounts, paid: Goods) -> list[str]:
    """Return the kinds of deeds to note of a Recruit action: of the substitutes by which these goods can have been paid.

    Where they fit the price with and without it, it was used (ruling OBJ-R7).
    """
    result = []
    for bit, kind in NOTED_SUBSTITUTES.items():
        if player.powers >> bit & 1:
            all_hooks = RECRUIT_SUBSTITUTE.sources(player.powers)
            without = _prices(units, tuple([hook(player) for other, hook in all_hooks if other != bit]))
            for price in prices(player, units):
                if price not in without and sum(price) == sum(paid) and ways(paid, demands(player, price)):
                    result.append(kind)
                    break
    return result


@lru_cache(maxsize=512)
def baskets(kinds: tuple[str, ...], most: int, room: int) -> tuple[UnitCounts, ...]:
    """Return every set of 1 to `most` units of these kinds, with at most `room` Army units among them."""
    ranges = [range(min(most, UNIT_TYPES[kind].supply, room if kind in ARMY else most) + 1) for kind in kinds]
    found = []
    for numbers in product(*ranges):
        units = tuple((kind, number) for kind, number in zip(kinds, numbers, strict=True) if number)
        if 0 < sum(numbers) <= most and sum(number for kind, number in units if kind in ARMY) <= room:
            found.append(tuple(sorted(units)))
    return tuple(found)


def recruit_moves(state: State, seat: int, cities: list[int]) -> Iterator[Recruit]:
    """Yield what the seat can recruit now, city by city."""
    player = state.players[seat]
    if player.actions <= 0:
        return
    affordable: dict[UnitCounts, bool] = {}
    for space in cities:
        city = state.cities[space]
        if city.spent:
            continue
        most = effective_size(player, city)
        kinds = tuple(unit.id for unit in UNIT_TYPES.values() if not unit.requires or city.has(unit.requires))
        room = STACK_LIMIT - army(state.units.get(space, ()), seat)
        if player.lasting and _partner_at(state, seat, city.port) >= 0:
            kinds = tuple(kind for kind in kinds if kind != SHIP)
        for units in baskets(kinds, most, room):
            can = affordable.get(units)
            if can is None:
                can = affordable[units] = any(can_pay(player, price) for price in prices(player, units))
            if can:
                yield Recruit(space, units)


def _partner_at(state: State, seat: int, port: int) -> int:
    """Return the seat whose Ships lie on the Port's space and may not be attacked (Negotiations), -1 if there are none."""
    for partner in treaties(state.players[seat]):
        if count(state.units.get(port, ()), partner, SHIP):
            return partner
    return -1


def recruit_refusal(state: State, seat: int, move: Recruit) -> Refusal | None:
    """Return why these units can't be recruited there, or None."""
    player = state.players[seat]
    if player.actions <= 0:
        return Refusal("no_actions", "Gameplay")
    refusal = city_refusal(state, seat, move.city)
    if refusal is not None:
        return refusal
    city = state.cities[move.city]
    units = normal_recruit(move).units
    total = 0
    for _, number in units:
        if number < 0:
            return Refusal("recruit_nothing", SECTION, {"city": move.city})
        total += number
    if not total:
        return Refusal("recruit_nothing", SECTION, {"city": move.city})
    most = effective_size(player, city)
    if total > most:
        return Refusal("recruit_limit", SECTION, {"city": move.city, "limit": most})
    new_army = 0
    for kind, number in units:
        unit = UNIT_TYPES.get(kind)
        if unit is None:
            return Refusal("no_such_unit", SECTION, {"unit": kind})
        if unit.requires and not city.has(unit.requires):
            return Refusal("recruit_needs_building", SECTION, {"unit": kind, "building": unit.requires})
        if number > unit.supply:
            return Refusal("no_piece_left", "Component Limits", {"unit": kind})
        if kind in ARMY:
            new_army += number
    if new_army and army(state.units.get(move.city, ()), seat) + new_army > STACK_LIMIT:
        return Refusal("stacking_limit", "Army Stacking Limit", {"space": move.city, "limit": STACK_LIMIT})
    if player.lasting and any(kind == SHIP for kind, _ in units):
        partner = _partner_at(state, seat, city.port)
        if partner >= 0:
            return treaty_refusal(partner)
    asked = prices(player, units)
    for price in asked:
        if can_pay(player, price):
            return None
    return Refusal("price", SECTION, {"city": move.city, "goods": named(asked[0])})


def normal_recruit(move: Recruit) -> Recruit:
    """Return the move with its units merged and sorted."""
    last = ""
    for kind, number in move.units:
        if kind <= last or not number:
            break
        last = kind
    else:
        return move
    merged: dict[str, int] = {}
    for kind, number in move.units:
        if number:
            merged[kind] = merged.get(kind, 0) + number
    return Recruit(move.city, tuple(sorted(merged.items())))


class RecruitAction(Action):
    """Carries a Recruit out."""

    def pay(self, step: ClashStep, frame: ActivationFrame) -> None:
        assert isinstance(frame.what, Recruit)
        ask_payment(step, frame.seat, "recruit", recruit_payments(step.state, frame.seat, frame.what.units))

    def prepare(self, step: ClashStep, frame: ActivationFrame) -> None:
        assert isinstance(frame.what, Recruit)
        missing = tuple(
            (kind, number - supply_left(step.state, frame.seat, kind))
            for kind, number in frame.what.units
            if number > supply_left(step.state, frame.seat, kind)
        )
        if missing:
            step.push(ReplaceFrame(frame.seat, frame.what.city, missing))

    def carry_out(self, step: ClashStep, frame: ActivationFrame) -> None:
        move = frame.what
        assert isinstance(move, Recruit)
        state = step.state
        seat = frame.seat
        port = state.cities[move.city].port
        for kind, number in move.units:
            space = port if kind == SHIP else move.city
            set_units(state, space, add(state.units.get(space, ()), seat, kind, 0, number))
        step.write("recruited", seat, city=move.city, units=move.units)

    def react(self, step: ClashStep, frame: ActivationFrame) -> list[Any]:
        move = frame.what
        assert isinstance(move, Recruit)
        frames = [
            hook(step.state, frame.seat, move.city, move.units, frame.paid)
            for hook in RECRUITED.of(step.state.players[frame.seat].powers)
        ]
        questions: list[Any] = [question for question in frames if question is not None]
        return questions + self._noted(step, frame, move) if with_cards(step.state) else questions

    def _noted(self, step: ClashStep, frame: ActivationFrame, move: Recruit) -> list[ClaimFrame]:
        """Note how the units were paid for; return the frames that ask for objectives because of that."""
        player = step.state.players[frame.seat]
        deeds = noted_deeds(player, move.units, frame.paid)
        if not deeds:
            return []
        player.deeds = (*player.deeds, *(Deed(kind, move.city) for kind in deeds))
        return claims(step.state, Trigger(DRAFTED, frame.seat, move.city), (frame.seat,))

    def fight(self, step: ClashStep, frame: ActivationFrame) -> None:
        move = frame.what
        assert isinstance(move, Recruit)
        port = step.state.cities[move.city].port
        if not any(kind == SHIP for kind, _ in move.units):
            return
        for owner, kind, _, _ in step.state.units.get(port, ()):
            if owner != frame.seat and kind == SHIP:
                start_battle(step, port, frame.seat, owner, -1, naval=True)
                return


class ReplaceRule(FrameRule[State, AnyMove, ReplaceFrame]):
    """Asks from where the pieces come of which none is left; forced ones are taken at once."""

    def _spaces(self, state: State, frame: ReplaceFrame) -> list[int]:
        kind = frame.missing[0][0]
        return [space for space in sorted(state.units) if count(state.units[space], frame.seat, kind)]

    def decision(self, state: State, frame: ReplaceFrame) -> Decision | None:
        if not frame.missing or len(self._spaces(state, frame)) == 1:
            return None
        kind, number = frame.missing[0]
        return Decision((frame.seat,), "replace", "recruit", SECTION, {"unit": kind, "number": number, "city": frame.city})

    def run(self, step: ClashStep, frame: ReplaceFrame) -> None:
        if frame.missing:
            self._take(step, frame, self._spaces(step.state, frame)[0])
        else:
            step.pop()

    def moves(self, state: State, frame: ReplaceFrame, seat: int) -> Iterator[AnyMove]:
        for space in self._spaces(state, frame):
            yield Pick(space)

    def refusal(self, state: State, frame: ReplaceFrame, seat: int, move: AnyMove) -> Refusal | None:
        if not isinstance(move, Pick):
            return Refusal("replace_first", SECTION, {"unit": frame.missing[0][0]})
        if move.space not in self._spaces(state, frame):
            return Refusal("no_such_unit_there", SECTION, {"unit": frame.missing[0][0], "space": move.space})
        return None

    def answer(self, step: ClashStep, frame: ReplaceFrame, seat: int, move: AnyMove) -> None:
        assert isinstance(move, Pick)
        self._take(step, frame, move.space)

    def _take(self, step: ClashStep, frame: ReplaceFrame, space: int) -> None:
        state = step.state
        (kind, number), rest = frame.missing[0], frame.missing[1:]
        set_units(state, space, take(state.units[space], frame.seat, kind, 1))
        left = ((kind, number - 1), *rest) if number > 1 else rest
        step.replace(replace(frame, missing=left))
        step.write("unit_replaced", frame.seat, unit=kind, space=space)
        if kind == SHIP and space != state.cities[frame.city].port:
            # Beside the Port the new Ship takes the place of the old one.
            check_cargo(step, frame.seat, space)
