"""Moves tried out: the position after a move and the answers that it asks at once.

A trial runs on a view: what it would reveal stays hidden. An Event is put off, a card that is drawn stays face down, and
where a map tile would be revealed nothing is explored.
"""

from __future__ import annotations

from collections.abc import Iterable

from core.engine.chance import Chance
from core.engine.decision import Decision
from core.engine.flow import Step
from core.games.clash.bots.evaluation import Outlook
from core.games.clash.content.dice import FACES
from core.games.clash.frames import ExploreFrame, HappinessFrame
from core.games.clash.game import GAME
from core.games.clash.goods import Goods, minus, plus
from core.games.clash.moves import DONE, NO, YES, AnyMove, Complete, Gain, Pay, TakeAdvance
from core.games.clash.rules.advance import CUBES
from core.games.clash.rules.combat import GO_ON
from core.games.clash.rules.payment import limits
from core.games.clash.state import State, copy_state

FOLLOWED = 16
"""How many answers a move may bring that are given at once."""
LOOKED_AT = 8
"""How many options of a question are compared within a trial."""
ENDED = ("turn", "move")
"""Kinds of decisions at which a trial ends: what was tried is done."""
IN_BATTLE = ("battle_power", "casualties", "retreat", "combat_card", "flight", "ship_space", "place", "objectives", "trigger")
"""Kinds of decisions that others answer within a trial, by doing nothing or the usual: who has lost a city places Settlers
before the objectives of the battle are looked at."""


class Rigged(Chance):
    """Chance for trying a battle or an attempt: all dice of one side show their best face, all others their worst."""

    __slots__ = ("best",)

    def __init__(self, best: str) -> None:
        super().__init__()
        self.best = best

    def _given(self, kind: str, count: int) -> tuple[int, ...] | None:
        if kind.endswith(("_dice", "_die")):
            return ((len(FACES) if kind == self.best else 1),) * count
        return None


class Hidden(Exception):
    """A trial came to something that the seat can't know."""


class TrialStep(Step[State]):
    """A step that stops before a map tile becomes known."""

    __slots__ = ()

    def reveal(self) -> None:
        """Raise Hidden while a region is explored."""
        self.revealed = True
        if self.state.frames and isinstance(self.state.frames[-1], ExploreFrame):
            raise Hidden


def skip_exploring(step: TrialStep) -> None:
    """Go on as if nothing was explored."""
    while isinstance(step.state.frames[-1], ExploreFrame):
        step.pop()
    GAME.settle(step)


class Trials:
    """Tries the moves of one decision of a seat."""

    def __init__(self, view: State, seat: int, outlook: Outlook) -> None:
        self.view = view
        self.seat = seat
        self.outlook = outlook
        self.explored = False
        """Whether the last trial would have revealed a region."""

    def worth(self, goods: Goods) -> float:
        """Return what the seat's stock would be worth, other things equal."""
        food, idea = limits(self.view.players[self.seat].powers)
        capped = (min(goods[0], food), min(goods[1], 7), min(goods[2], 7), min(goods[3], idea), min(goods[4], 7), *goods[5:])
        return self.outlook.stock(self.view, capped)

    def value(self, state: State) -> float:
        """Return what a position is worth."""
        return sum(self.outlook.parts(state).values())

    def after(self, move: AnyMove, chance: Chance | None = None) -> State:
        """Return the position after a move and the answers that it asks at once."""
        state = copy_state(self.view)
        for player in state.players:
            if player.cubes < CUBES:
                # The event is put off: its card is hidden.
                player.cubes = 2 * CUBES
        self.explored = False
        step = TrialStep(state, chance)
        try:
            GAME.carry_out(step, self.seat, move)
            self._follow(step)
        except Hidden:
            self.explored = True
            skip_exploring(step)
            self._follow(step)
        return state

    def _follow(self, step: TrialStep) -> None:
        """Answer what follows, until something is a decision of its own."""
        state = step.state
        for _ in range(FOLLOWED):
            decision = GAME.decision(state)
            if decision is None or decision.kind in ENDED:
                return
            seat = decision.seats[0]
            answer = self.answer(state, decision) if seat == self.seat else self._others_answer(state, decision, seat)
            if answer is None:
                return
            GAME.carry_out(step, seat, answer)

    def _others_answer(self, state: State, decision: Decision, seat: int) -> AnyMove | None:
        """Return what another seat answers in a battle: the usual; None for what is a decision of its own."""
        if decision.kind not in IN_BATTLE:
            return None
        if decision.kind == "retreat":
            return GO_ON
        if GAME.refusal(state, seat, NO) is None:
            return NO
        return next(iter(GAME.moves(state, seat)), None)

    def answer(self, state: State, decision: Decision) -> AnyMove | None:
        """Return a quick answer of the seat to what follows from a move."""
        kind = decision.kind
        seat = self.seat
        goods = state.players[seat].goods
        moves: Iterable[AnyMove] = GAME.moves(state, seat)
        if kind == "pay":
            return max(moves, key=lambda move: self.worth(minus(goods, move.goods)) if isinstance(move, Pay) else 0.0)
        if kind == "gain":
            return max(moves, key=lambda move: self.worth(plus(goods, move.goods)) if isinstance(move, Gain) else 0.0)
        if kind == "happiness":
            return DONE if isinstance(state.frames[-1], HappinessFrame) and state.frames[-1].raised else None
        if kind == "boost":
            return YES
        if kind in ("battle_power", "trigger", "combat_card"):
            return NO
        if kind == "retreat":
            return GO_ON
        if kind == "objectives":
            return next((move for move in moves if isinstance(move, Complete)), NO)
        if kind in ("free_advance", "choose_advance"):
            player = state.players[seat]
            return max(
                moves,
                key=lambda move: self.outlook.advance(player, move.advance) if isinstance(move, TakeAdvance) else 0.0,
                default=None,
            )
        if kind in ("exchange", "casualties", "ship_space"):
            return next(iter(moves), None)
        return self._best(state, moves)

    def _best(self, state: State, moves: Iterable[AnyMove]) -> AnyMove | None:
        """Return the move after which the position is worth most."""
        best: AnyMove | None = None
        most = 0.0
        for number, move in enumerate(moves):
            if number == LOOKED_AT:
                break
            after = copy_state(state)
            step = TrialStep(after)
            try:
                GAME.carry_out(step, self.seat, move)
            except Hidden:
                skip_exploring(step)
            value = self.value(after)
            if best is None or value > most + 1e-9:
                best, most = move, value
        return best
