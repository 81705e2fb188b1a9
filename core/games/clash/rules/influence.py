"""Action: Influence Culture. With Cultural Awe the attempt is on a Barbarian Settlement, which it takes over."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from core.engine.decision import Decision, Refusal
from core.engine.flow import FrameRule
from core.games.clash.content.buildings import BUILDINGS, SUPPLY
from core.games.clash.content.dice import FACES
from core.games.clash.content.powers import in_force
from core.games.clash.content.unit_types import supply_left
from core.games.clash.frames import InfluenceFrame
from core.games.clash.goods import CULTURE, NONE, Goods, goods, named
from core.games.clash.moments import (
    BOOST_FORBIDDEN,
    INFLUENCE_BONUS,
    INFLUENCE_IMMUNE,
    INFLUENCE_SUCCEEDED,
    ClashStep,
)
from core.games.clash.moves import AnyMove, Choose, Influence
from core.games.clash.rules.found import next_name
from core.games.clash.rules.payment import ask_payment, can_pay, payments
from core.games.clash.rules.play import WITH_INFLUENCE, modifier_refusal, modifiers, spend_modifier
from core.games.clash.state import City, State, pieces_used, set_units
from core.games.clash.units import BARBARIANS, INFANTRY, SETTLER, add, army, without

replace = msgspec.structs.replace
SECTION = "Action: Influence Culture"
SUCCESS = 5
"""A result of 5 or more succeeds."""
FREE_INFLUENCE: dict[str, Goods] = {}
"""Power -> price of Influence Culture as a free action (Arts)."""
ROLL, BOOST, EXCHANGE, ASK, SETTLE = range(1, 6)
"""The steps of an attempt after paying for range; SETTLE: which unit takes the place of the Barbarians."""
UNITS_OF_AWE = (SETTLER, INFANTRY)


def exchangeable(state: State, seat: int, city: City) -> list[str]:
    """Return the kinds of buildings in a city that the seat could exchange for a piece of its own."""
    return [
        kind
        for kind, colour in city.buildings
        if colour != seat and not BUILDINGS[kind].immune and pieces_used(state, seat, kind) < SUPPLY
    ]


def boost_forbidden(state: State, seat: int, city: int, target: int) -> bool:
    """Return whether the seat may not spend Culture tokens on range or roll."""
    if state.cities[city].influenced:
        return True
    owner = state.cities[target].owner
    if owner == seat or owner < 0:
        return False
    victim = state.cities[target]
    return any(hook(state, target, victim) for hook in BOOST_FORBIDDEN.of(state.players[owner].powers))


def fee(state: State, seat: int, move: Influence) -> int:
    """Return the Culture tokens to pay before the roll: the missing range and the price of a free action."""
    distance = state.geometry().ways(state.terrain).distances(move.city)[move.target]
    missing = max(0, distance - state.cities[move.city].size)
    return missing + (FREE_INFLUENCE[move.using][CULTURE] if move.using else 0)


def _using_refusal(state: State, seat: int, using: str) -> Refusal | None:
    player = state.players[seat]
    if player.influenced:
        return Refusal("one_influence_a_turn", SECTION)
    if not using:
        return Refusal("no_actions", "Gameplay") if player.actions <= 0 else None
    if using not in FREE_INFLUENCE or not in_force(player.powers, using):
        return Refusal("no_such_power", SECTION, {"power": using})
    if using in player.used:
        return Refusal("once_per_turn", SECTION, {"power": using})
    return None


def _target_refusal(state: State, seat: int, space: int, card: str = "") -> Refusal | None:
    city = state.cities.get(space)
    if city is None:
        return Refusal("no_city_there", SECTION, {"space": space})
    if card:
        if city.owner != BARBARIANS or city.size > 1:
            return Refusal("only_a_barbarian_settlement", SECTION, {"city": space, "card": card})
        return None
    if not any(colour != seat for _, colour in city.buildings):
        return Refusal("nothing_to_influence", SECTION, {"city": space})
    if city.owner != seat and city.owner >= 0:
        if any(hook(city) for hook in INFLUENCE_IMMUNE.of(state.players[city.owner].powers)):
            return Refusal("city_immune", "Appendix: Monuments", {"city": space})
    if not exchangeable(state, seat, city):
        return Refusal("no_piece_left", SECTION, {"city": space})
    return None


def influence_refusal(state: State, seat: int, move: Influence) -> Refusal | None:
    """Return why the attempt is not allowed, or None."""
    refusal = _using_refusal(state, seat, move.using)
    if refusal is None and move.card:
        refusal = modifier_refusal(state, seat, move.card, WITH_INFLUENCE)
    if refusal is not None:
        return refusal
    city = state.cities.get(move.city)
    if city is None or city.owner != seat:
        return Refusal("not_your_city", SECTION, {"space": move.city})
    return _target_refusal(state, seat, move.target, move.card) or _attempt_refusal(state, seat, city, move)


def _attempt_refusal(state: State, seat: int, city: City, move: Influence) -> Refusal | None:
    """Return why an own city may not try a city that may be influenced, or None."""
    if city.influenced and move.city != move.target:
        return Refusal("influenced_city_targets_itself", SECTION, {"city": move.city})
    distance = state.geometry().ways(state.terrain).distances(move.city)[move.target]
    if distance < 0:
        return Refusal("no_way_to_target", SECTION, {"city": move.target})
    if distance > city.size and boost_forbidden(state, seat, move.city, move.target):
        return Refusal("boost_forbidden", SECTION, {"city": move.target, "distance": distance, "range": city.size})
    price = fee(state, seat, move)
    if not can_pay(state.players[seat], goods(culture=price)):
        price_named = named(goods(culture=price))
        if distance <= city.size:
            return Refusal("price", SECTION, {"power": move.using, "goods": price_named})
        return Refusal(
            "influence_range", SECTION, {"city": move.target, "distance": distance, "range": city.size, "goods": price_named}
        )
    return None


def influence_moves(state: State, seat: int, cities: list[int]) -> Iterator[Influence]:
    """Yield the attempts that the seat can make now."""
    usings = [using for using in ("", *FREE_INFLUENCE) if _using_refusal(state, seat, using) is None]
    if not usings:
        return
    hand = state.players[seat].hand
    cards = [card for card in modifiers(state.players[seat], WITH_INFLUENCE) if _card_works(state, seat, card)] if hand else []
    for card in ("", *cards):
        targets = [space for space in sorted(state.cities) if _target_refusal(state, seat, space, card) is None]
        for city in cities:
            for target in targets:
                for using in usings:
                    move = Influence(city, target, using, card)
                    if _attempt_refusal(state, seat, state.cities[city], move) is None:
                        yield move


def _card_works(state: State, seat: int, card: str) -> bool:
    return modifier_refusal(state, seat, card, WITH_INFLUENCE) is None


def influence(step: ClashStep, seat: int, move: Influence) -> None:
    """Start an attempt: count the action, ask for what range costs."""
    player = step.state.players[seat]
    if move.card:
        spend_modifier(step, seat, move.card)
    if move.using:
        player.used = (*player.used, move.using)
    else:
        player.actions -= 1
    price = fee(step.state, seat, move)
    step.write("influence_tried", seat, city=move.city, target=move.target, using=move.using)
    step.push(InfluenceFrame(seat, move.city, move.target, move.using, ROLL, card=move.card))
    if price:
        ask_payment(step, seat, "influence_culture", payments(step.state, seat, goods(culture=price)))


def _in_supply(state: State, seat: int) -> list[str]:
    """Return the kinds of units of which one can take the place of the Barbarians."""
    return [unit for unit in UNITS_OF_AWE if supply_left(state, seat, unit) > 0]


class InfluenceRule(FrameRule[State, AnyMove, InfluenceFrame]):
    """Rolls, asks whether to boost the result, and which building to exchange."""

    def decision(self, state: State, frame: InfluenceFrame) -> Decision | None:
        if frame.step == BOOST:
            values = {"result": frame.result, "tokens": SUCCESS - frame.result, "target": frame.target}
            return Decision((frame.seat,), "boost", "influence_culture", SECTION, values)  # type: ignore[arg-type]
        if frame.step == ASK:
            return Decision((frame.seat,), "exchange", "influence_culture", SECTION, {"target": frame.target})
        if frame.step == SETTLE:
            return Decision((frame.seat,), "settle", frame.card, SECTION, {"target": frame.target})
        return None

    def run(self, step: ClashStep, frame: InfluenceFrame) -> None:
        state = step.state
        seat = frame.seat
        if frame.step == ROLL:
            die = FACES[step.chance.draw(state, "influence_die", len(FACES))[0] - 1].value
            result = die + sum(hook() for hook in INFLUENCE_BONUS.of(state.players[seat].powers))
            step.write("influence_rolled", seat, die=die, result=result, target=frame.target)
            tokens = SUCCESS - result
            if tokens <= 0:
                step.replace(replace(frame, step=EXCHANGE, result=result))
            elif boost_forbidden(state, seat, frame.city, frame.target) or not can_pay(
                state.players[seat], goods(culture=tokens)
            ):
                self._fail(step, seat, frame)
            else:
                step.replace(replace(frame, step=BOOST, result=result))
            return
        if frame.card:
            self._take_over(step, frame)
            return
        kinds = exchangeable(state, seat, state.cities[frame.target])
        if len(kinds) == 1:
            self._exchange(step, frame, kinds[0])
        else:
            step.replace(replace(frame, step=ASK))

    def _fail(self, step: ClashStep, seat: int, frame: InfluenceFrame) -> None:
        step.pop()
        step.write("influence_failed", seat, target=frame.target)

    def _exchange(self, step: ClashStep, frame: InfluenceFrame, kind: str) -> None:
        state = step.state
        seat = frame.seat
        step.pop()
        city = state.cities[frame.target]
        before = dict(city.buildings)[kind]
        buildings = tuple(sorted((k, seat if k == kind else colour) for k, colour in city.buildings))
        state.cities[frame.target] = replace(city, buildings=buildings)
        step.write("influence_succeeded", seat, target=frame.target, building=kind, before=before)
        self._succeed(step, seat)

    def _succeed(self, step: ClashStep, seat: int) -> None:
        player = step.state.players[seat]
        player.influenced = True
        for hook in INFLUENCE_SUCCEEDED.of(player.powers):
            hook(step, seat)

    def _take_over(self, step: ClashStep, frame: InfluenceFrame) -> None:
        """The Barbarian Settlement becomes the seat's; one of its units is replaced, the others are gone. It is no capture."""
        state = step.state
        seat, space = frame.seat, frame.target
        step.pop()
        city = state.cities[space]
        state.cities[space] = City(seat, city.mood, city.name or next_name(state, seat))
        units = army(state.units.get(space, ()), BARBARIANS)
        set_units(state, space, without(state.units.get(space, ()), BARBARIANS))
        step.write("city_won_over", seat, space=space, city=state.cities[space].name)
        self._succeed(step, seat)
        kinds = _in_supply(state, seat) if units else []
        if len(kinds) > 1:
            step.push(replace(frame, step=SETTLE))
        elif kinds:
            self._settle(step, frame, kinds[0])

    def _settle(self, step: ClashStep, frame: InfluenceFrame, unit: str) -> None:
        state = step.state
        set_units(state, frame.target, add(state.units.get(frame.target, ()), frame.seat, unit, 0, 1))
        step.write("unit_placed", frame.seat, unit=unit, space=frame.target, source=frame.card)

    def moves(self, state: State, frame: InfluenceFrame, seat: int) -> Iterator[AnyMove]:
        for option in self._options(state, frame):
            yield Choose(option)

    def _options(self, state: State, frame: InfluenceFrame) -> list[str]:
        if frame.step == BOOST:
            return ["yes", "no"]
        if frame.step == SETTLE:
            return _in_supply(state, frame.seat)
        return exchangeable(state, frame.seat, state.cities[frame.target])

    def refusal(self, state: State, frame: InfluenceFrame, seat: int, move: AnyMove) -> Refusal | None:
        if not isinstance(move, Choose) or move.option not in self._options(state, frame):
            return Refusal("finish_influence_first", SECTION, {"target": frame.target})
        return None

    def answer(self, step: ClashStep, frame: InfluenceFrame, seat: int, move: AnyMove) -> None:
        assert isinstance(move, Choose)
        if frame.step == ASK:
            self._exchange(step, frame, move.option)
        elif frame.step == SETTLE:
            step.pop()
            self._settle(step, frame, move.option)
        elif move.option == "no":
            self._fail(step, seat, frame)
        else:
            tokens = SUCCESS - frame.result
            step.replace(replace(frame, step=EXCHANGE, result=SUCCESS, paid=NONE))
            ask_payment(step, seat, "influence_culture", payments(step.state, seat, goods(culture=tokens)))
