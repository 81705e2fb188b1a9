"""Economics: Bartering, Trade Routes, Taxation, Currency."""

from __future__ import annotations

from collections.abc import Iterator

from core.engine.decision import Refusal
from core.games.clash.content.cards import ACTION, EVENT
from core.games.clash.content.powers import declare
from core.games.clash.frames import GainFrame
from core.games.clash.goods import FOOD, GOLD, ORE, WOOD, Goods, goods, one, plus
from core.games.clash.moments import MORE_DAMAGE, ROUTES_IN_GOLD, TURN_STARTED, USES, ClashStep, UseRule
from core.games.clash.moves import Move, Use
from core.games.clash.rules.cards import held, with_cards
from core.games.clash.rules.payment import ask_payment, can_pay, gain_choice, payments
from core.games.clash.rules.trade_routes import routes
from core.games.clash.rules.uses import spend_card, spend_refusal
from core.games.clash.state import State, city_count

BARTERING = declare(
    "economics", "bartering", "Bartering",
    "Once per turn, free: discard an Action card to gain 1 Gold or 1 Culture token.", bonus="mood",
)  # fmt: skip
EXCHANGED = (ACTION, EVENT)
"""The kinds of cards that Bartering takes: a Great Person in hand is an Action card (ruling CIVL-R18)."""
TRADE_ROUTES = declare(
    "economics", "trade_routes", "Trade Routes",
    "At the start of your turn: gain 1 Food (at most 4) for each Settler or Ship of yours that you can pair with a non-Angry "
    "city of another player within 2 spaces.",
)  # fmt: skip
TAXATION = declare(
    "economics", "taxation", "Taxation",
    "Once per turn, as an action: pay 1 Mood token to gain as many Food, Ore or Wood as you have cities.",
)  # fmt: skip
CURRENCY = declare(
    "economics", "currency", "Currency",
    "What Trade Routes and Taxation give may be taken as Gold.", bonus="culture",
)  # fmt: skip


def mixtures(number: int, kinds: tuple[int, ...]) -> tuple[Goods, ...]:
    """Return every way to take `number` goods of these kinds."""
    if len(kinds) == 1:
        return (one(kinds[0], number),)
    return tuple(
        plus(one(kinds[0], first), rest)
        for first in range(number, -1, -1)
        for rest in mixtures(number - first, kinds[1:])
    )


class Bartering(UseRule):
    """Bartering: an Action card (`name`) for a Gold or a Culture token; the Learning game has no cards."""

    fields = ("name",)
    idle_without_cards = True

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        player = state.players[seat]
        if BARTERING.id not in player.used:
            for kind in EXCHANGED:
                for card in held(player, kind):
                    yield Use(BARTERING.id, name=card)

    def refusal(self, state: State, seat: int, move: Use) -> Refusal | None:
        if not with_cards(state):
            return Refusal("no_cards_in_learning_game", "Appendix: Advances", {"power": BARTERING.id})
        return spend_refusal(state.players[seat], BARTERING.id, move.name, EXCHANGED, "Appendix: Advances")

    def apply(self, step: ClashStep, seat: int, move: Use) -> None:
        spend_card(step, seat, BARTERING.id, move.name)
        step.push(gain_choice(seat, BARTERING.id, (goods(gold=1), goods(culture=1))))


class Taxation(UseRule):
    """Taxation: a Mood token for as many resources as cities."""

    main = True

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        move = Use(TAXATION.id)
        if self.refusal(state, seat, move) is None:
            yield move

    def refusal(self, state: State, seat: int, move: Use) -> Refusal | None:
        player = state.players[seat]
        if TAXATION.id in player.used:
            return Refusal("once_per_turn", "Appendix: Taxation", {"power": TAXATION.id})
        if not can_pay(player, goods(mood=1)):
            return Refusal("price", "Appendix: Taxation", {"power": TAXATION.id, "mood": 1})
        if not city_count(state, seat):
            return Refusal("no_city", "Appendix: Taxation", {"power": TAXATION.id})
        return None

    def apply(self, step: ClashStep, seat: int, move: Use) -> None:
        state = step.state
        player = state.players[seat]
        player.used = (*player.used, TAXATION.id)
        kinds = (FOOD, ORE, WOOD, GOLD) if ROUTES_IN_GOLD.of(player.powers) else (FOOD, ORE, WOOD)
        price = payments(state, seat, goods(mood=1))
        step.push(gain_choice(seat, TAXATION.id, mixtures(city_count(state, seat), kinds)))
        ask_payment(step, seat, TAXATION.id, price)


def trade_routes(state: State, seat: int) -> GainFrame | None:
    """Return the frame that asks for the yield of the seat's trade routes, None if it can make none."""
    number = routes(state, seat)
    if not number:
        return None
    kinds = (FOOD, GOLD) if ROUTES_IN_GOLD.of(state.players[seat].powers) else (FOOD,)
    options = tuple(mix for used in range(number, -1, -1) for mix in mixtures(used, kinds))
    return gain_choice(seat, TRADE_ROUTES.id, options)


USES[BARTERING.id] = Bartering()
USES[TAXATION.id] = Taxation()
MORE_DAMAGE.add(TRADE_ROUTES.bit, lambda: True)
TURN_STARTED.add(TRADE_ROUTES.bit, trade_routes)
ROUTES_IN_GOLD.add(CURRENCY.bit, lambda: True)
