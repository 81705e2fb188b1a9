"""Action: Advance, and every other way to get an Advance."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache

from core.engine.decision import Decision, Refusal
from core.engine.flow import FrameRule
from core.games.clash.content.powers import ADVANCES, BY_BIT, GOVERNMENTS, AdvanceCard
from core.games.clash.frames import ChooseAdvanceFrame, GainAdvanceFrame
from core.games.clash.goods import FOOD, GOLD, IDEA, NONE, Goods, goods
from core.games.clash.moments import ADVANCE_BOUGHT, ADVANCE_FREE, ADVANCE_GAINED, ClashStep
from core.games.clash.moves import NO, AnyMove, Choose, TakeAdvance
from core.games.clash.rules.events import event_due
from core.games.clash.rules.payment import ask_payment, gain, payments
from core.games.clash.state import Player, State

SECTION = "Action: Advance"
PRICE: Goods = goods(food=2)
"""Food, Ideas or Gold in any mix (Action: Advance)."""
CUBES = 3
"""On a full Event tracker."""
BY_CARD, SECOND = "card", "second"
"""How an Advance comes that a card gives, or as the second free one of a Status Phase (Shorter Game)."""
BOUGHT, BOUGHT_BY_CARD = "bought", "card_bought"
"""How an Advance comes that is paid for: by the action, or by a card."""
CUBE_FROM_SUPPLY = frozenset({BY_CARD, SECOND, BOUGHT_BY_CARD})
"""Ways to get an Advance that take no cube from the Event tracker, so that no Event follows."""
FREE_ONCE_PER_TURN: set[str] = set()
"""Powers that make an Advance free only once a turn (Priesthood)."""
IMMEDIATE: dict[str, Callable[[ClashStep, int], None]] = {}
"""Advance -> what happens at once when it is gained."""


def owns(player: Player, advance: str) -> bool:
    """Return whether the player has the Advance (lent ones don't count)."""
    return bool(player.advances & ADVANCES[advance].mask)


def government_of(player: Player) -> str:
    """Return the category of the player's government, "" without one."""
    for card in ADVANCES.values():
        if card.top and card.category in GOVERNMENTS and player.advances & card.mask:
            return card.category
    return ""


def advance_refusal(player: Player, card: AdvanceCard) -> Refusal | None:
    """Return why the player can't get an Advance at any price, or None."""
    if player.advances & card.mask:
        return Refusal("advance_owned", SECTION, {"advance": card.id})
    if card.requires and not owns(player, card.requires):
        key = "government_prerequisite" if card.top else "top_advance_first"
        return Refusal(key, SECTION, {"advance": card.id, "requires": card.requires})
    if card.top and card.category in GOVERNMENTS:
        government = government_of(player)
        if government:
            return Refusal("one_government", "Government Advances", {"advance": card.id, "government": government})
    return None


def obtainable(player: Player) -> tuple[AdvanceCard, ...]:
    """Return the Advances whose prerequisites the player meets, in the order of the board."""
    return _obtainable(player.advances)


@lru_cache(maxsize=4096)
def _obtainable(advances: int) -> tuple[AdvanceCard, ...]:
    player = Player(advances=advances)
    return tuple(card for card in ADVANCES.values() if advance_refusal(player, card) is None)


def discount(player: Player, card: AdvanceCard) -> str | None:
    """Return the id of the power that makes the Advance cost nothing, None if it costs 2."""
    for bit, hook in ADVANCE_FREE.sources(player.powers):
        if hook(player, card):
            return BY_BIT[bit]
    return None


def can_afford(player: Player) -> bool:
    """Return whether the player has 2 Food, Ideas or Gold."""
    return player.goods[FOOD] + player.goods[IDEA] + player.goods[GOLD] >= PRICE[FOOD]


def buy_moves(state: State, seat: int) -> Iterator[TakeAdvance]:
    """Yield the Advances that the seat can buy with a main action."""
    player = state.players[seat]
    if player.actions <= 0:
        return
    affordable = can_afford(player)
    for card in obtainable(player):
        if affordable or discount(player, card):
            yield TakeAdvance(card.id)


def buy_refusal(state: State, seat: int, move: TakeAdvance) -> Refusal | None:
    """Return why the seat can't buy this Advance now, or None."""
    player = state.players[seat]
    card = ADVANCES.get(move.advance)
    if card is None:
        return Refusal("no_such_advance", SECTION, {"advance": move.advance})
    if player.actions <= 0:
        return Refusal("no_actions", "Gameplay")
    refusal = advance_refusal(player, card)
    if refusal is not None:
        return refusal
    if not can_afford(player) and discount(player, card) is None:
        return Refusal("advance_price", SECTION, {"advance": card.id, "price": PRICE[FOOD]})
    return None


def buy(step: ClashStep, seat: int, move: TakeAdvance) -> None:
    """Start the action: the frame asks for the payment and gains the Advance."""
    step.state.players[seat].actions -= 1
    step.push(GainAdvanceFrame(seat, move.advance, BOUGHT))


class GainAdvanceRule(FrameRule[State, AnyMove, GainAdvanceFrame]):
    """Pays for an Advance and gains it: cube, border token, effects, reactions, event, refilling the tracker."""

    def decision(self, state: State, frame: GainAdvanceFrame) -> Decision | None:
        return None

    def run(self, step: ClashStep, frame: GainAdvanceFrame) -> None:
        frames = step.state.frames
        while True:
            following = GainAdvanceFrame(frame.seat, frame.advance, frame.how, frame.step + 1, frame.paid)
            frames[-1] = following
            self._step(step, frame)
            top = frames[-1] if frames else None
            if top is not following and not (isinstance(top, GainAdvanceFrame) and top.step == following.step):
                return  # something is asked first, or all is done
            frame = top

    def _step(self, step: ClashStep, frame: GainAdvanceFrame) -> None:
        seat = frame.seat
        player = step.state.players[seat]
        card = ADVANCES[frame.advance]
        if frame.step == 0:
            if frame.how in (BOUGHT, BOUGHT_BY_CARD):
                self._pay(step, seat, player, card)
        elif frame.step == 1:
            self._gain(step, seat, player, card, frame.how)
        elif frame.step == 2:
            if frame.paid != NONE:
                for hook in ADVANCE_BOUGHT.of(player.powers):
                    question = hook(step.state, seat, card, frame.paid)
                    if question is not None:
                        step.push(question)
        elif frame.step == 3:
            if player.cubes == 0 and frame.how not in CUBE_FROM_SUPPLY:
                event_due(step, seat)
        else:
            step.pop()
            if player.cubes == 0 and frame.how not in CUBE_FROM_SUPPLY:
                player.cubes = CUBES
                step.write("tracker_refilled", seat)

    def _pay(self, step: ClashStep, seat: int, player: Player, card: AdvanceCard) -> None:
        power = discount(player, card)
        if power is None:
            ask_payment(step, seat, card.id, payments(step.state, seat, PRICE, ideas_as_food=True))
        else:
            if power in FREE_ONCE_PER_TURN:
                player.used = (*player.used, power)
            step.write("advance_costs_nothing", seat, advance=card.id, power=power)

    def _gain(self, step: ClashStep, seat: int, player: Player, card: AdvanceCard, how: str) -> None:
        reacting = player.powers
        player.advances |= card.mask
        if how not in CUBE_FROM_SUPPLY:
            player.cubes -= 1
        step.write("advance_gained", seat, advance=card.id, how=how)
        immediate = IMMEDIATE.get(card.id)
        if immediate is not None:
            immediate(step, seat)
        if card.bonus:
            gain(step, seat, goods(**{card.bonus: 1}), card.id)
        for hook in ADVANCE_GAINED.of(reacting):
            hook(step, seat, card)


class ChooseAdvanceRule(FrameRule[State, AnyMove, ChooseAdvanceFrame]):
    """Asks which free Advance to take (Status Phase: Free Advance; Dogma)."""

    def _cards(self, state: State, frame: ChooseAdvanceFrame) -> list[AdvanceCard]:
        return [
            card
            for card in obtainable(state.players[frame.seat])
            if not frame.category or card.category == frame.category
        ]

    def decision(self, state: State, frame: ChooseAdvanceFrame) -> Decision:
        return Decision(
            (frame.seat,), "free_advance", frame.source, "Status Phase",
            {"category": frame.category, "optional": int(frame.optional)},
        )  # fmt: skip

    def moves(self, state: State, frame: ChooseAdvanceFrame, seat: int) -> Iterator[AnyMove]:
        for card in self._cards(state, frame):
            yield TakeAdvance(card.id)
        if frame.optional:
            yield NO

    def refusal(self, state: State, frame: ChooseAdvanceFrame, seat: int, move: AnyMove) -> Refusal | None:
        if isinstance(move, Choose) and move == NO and frame.optional:
            return None
        if not isinstance(move, TakeAdvance):
            return Refusal("choose_an_advance", "Status Phase", {"source": frame.source})
        card = ADVANCES.get(move.advance)
        if card is None:
            return Refusal("no_such_advance", SECTION, {"advance": move.advance})
        if frame.category and card.category != frame.category:
            return Refusal("other_category", SECTION, {"advance": card.id, "category": frame.category})
        return advance_refusal(state.players[seat], card)

    def answer(self, step: ClashStep, frame: ChooseAdvanceFrame, seat: int, move: AnyMove) -> None:
        step.pop()
        if isinstance(move, TakeAdvance):
            step.push(GainAdvanceFrame(seat, move.advance, frame.how))
        else:
            step.write("declined", seat, source=frame.source)
