"""The course of the game and a player's turn (Game Structure, Gameplay)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from core.engine.decision import Decision, Refusal
from core.engine.flow import FrameRule
from core.games.clash.frames import ACTED, BUSY, FRESH, CourseFrame, StatusFrame, TurnFrame
from core.games.clash.moments import TURN_STARTED, USES, ClashStep
from core.games.clash.moves import (
    END_TURN,
    AnyMove,
    BuildWonder,
    Collect,
    Construct,
    EndTurn,
    Found,
    Influence,
    MoveUnits,
    Offer,
    Play,
    Raise,
    Recruit,
    TakeAdvance,
    Use,
)
from core.games.clash.rules import (
    advance,
    collect,
    construct,
    found,
    happiness,
    influence,
    movement,
    play,
    recruit,
    trade,
    wonder,
)
from core.games.clash.rules.activate import activate
from core.games.clash.rules.goals import ACTION, Trigger
from core.games.clash.rules.groups import NEGOTIATIONS
from core.games.clash.rules.lasting import end_lasting, start_with_fewer_actions
from core.games.clash.rules.objectives import after_action, push_claims
from core.games.clash.rules.payment import cut_to_limits
from core.games.clash.rules.uses import normal_use, use_moves, use_refusal
from core.games.clash.state import State, cities_of, set_units
from core.games.clash.units import add
from core.games.clash.variants import ROUNDS, roll_to_end

replace = msgspec.structs.replace
ACTIONS = 3
"""Main actions of a turn (Gameplay)."""


class CourseRule(FrameRule[State, AnyMove, CourseFrame]):
    """Gives the turns in clockwise order from the first player, three rounds an Age, then the Status Phase.

    Where the end is variable, a roll or a Wonder lets the Status Phase follow that ends the game (Variants).
    """

    def run(self, step: ClashStep, frame: CourseFrame) -> None:
        state = step.state
        players = len(state.players)
        if frame.turn == 0:
            if roll_to_end(step, state.first):
                step.push(StatusFrame())
                return
            state.round_marks = ()
        if frame.turn < players:
            step.replace(replace(frame, turn=frame.turn + 1))
            step.push(TurnFrame((state.first + frame.turn) % players))
        elif state.round < ROUNDS and not state.last_round:
            state.round += 1
            step.replace(CourseFrame())
            step.write("round_started", age=state.age, round=state.round)
        else:
            step.replace(CourseFrame())
            step.push(StatusFrame())


def begin_turn(step: ClashStep, seat: int) -> None:
    """Give the actions and let powers act that work at the start of a turn."""
    state = step.state
    player = state.players[seat]
    player.actions = ACTIONS
    step.write("turn_started", seat, age=state.age, round=state.round)
    if player.lasting:
        start_with_fewer_actions(step, seat)
    for hook in TURN_STARTED.of(player.powers):
        question = hook(state, seat)
        if question is not None:
            step.push(question)


def end_turn(step: ClashStep, seat: int) -> None:
    """Clear all marks of the turn."""
    state = step.state
    player = state.players[seat]
    step.write("turn_ended", seat, actions=player.actions)
    player.actions = 0
    player.used = ()
    player.collects = 0
    player.influenced = False
    player.offers = 0
    if player.lasting:
        end_lasting(player, NEGOTIATIONS)
    for other in state.players:
        other.deeds = ()
    if player.borrowed:
        player.borrowed = 0
        cut_to_limits(player)
    for space, city in state.cities.items():
        if city.activated or city.spent:
            state.cities[space] = replace(city, activated=0, spent=False)
    clear_marks(state)


def clear_marks(state: State) -> None:
    """Take all marks off all units."""
    marked = [space for space, groups in state.units.items() for group in groups if group[2]]
    for space in marked:
        plain: tuple[tuple[int, str, int, int], ...] = ()
        for owner, kind, _, number in state.units[space]:
            plain = add(plain, owner, kind, 0, number)
        set_units(state, space, plain)


_IN_CITIES: dict[type, Callable[[State, int, list[int]], Iterator[AnyMove]]] = {
    Collect: collect.collect_moves,
    Construct: construct.construct_moves,
    Recruit: recruit.recruit_moves,
    BuildWonder: wonder.wonder_moves,
    Raise: happiness.start_moves,
    Influence: influence.influence_moves,
}
_FREE_KINDS = (Collect, Raise, Influence, Use, EndTurn)
"""The kinds of moves that may be free actions."""
_KINDS = (TakeAdvance, Found, Collect, Construct, Recruit, BuildWonder, MoveUnits, Raise, Influence, Use, EndTurn)
_LISTED: dict[tuple[bool, bool, bool], tuple[type, ...]] = {
    (main, cards, offers): (
        *(_KINDS if main else _FREE_KINDS)[:-1],
        *((Play,) if cards else ()),
        *((Offer,) if offers else ()),
        EndTurn,
    )
    for main in (False, True)
    for cards in (False, True)
    for offers in (False, True)
}
"""(actions are left, cards are held, offers are listed) -> the kinds of which there may be moves."""


class TurnRule(FrameRule[State, AnyMove, TurnFrame]):
    """A player's turn: main and free actions until he ends it."""

    def decision(self, state: State, frame: TurnFrame) -> Decision | None:
        if not FRESH <= frame.step <= BUSY:
            return None
        return Decision((frame.seat,), "turn", "", "Gameplay", {"actions": state.players[frame.seat].actions})

    def asks(self, state: State, frame: TurnFrame, seat: int) -> bool:
        return FRESH <= frame.step <= BUSY and frame.seat == seat

    def run(self, step: ClashStep, frame: TurnFrame) -> None:
        if frame.step == ACTED:
            step.replace(TurnFrame(frame.seat, BUSY))
            push_claims(step, Trigger(ACTION, frame.seat), (frame.seat,))
        else:
            step.replace(TurnFrame(frame.seat, FRESH))
            begin_turn(step, frame.seat)

    def kinds(self, state: State, frame: TurnFrame, seat: int) -> tuple[type, ...]:
        player = state.players[seat]
        return _LISTED[player.actions > 0, bool(player.hand), trade.lists_offers(state, seat)]

    def moves(self, state: State, frame: TurnFrame, seat: int) -> Iterator[AnyMove]:
        for kind in self.kinds(state, frame, seat):
            yield from self.moves_of(state, frame, seat, kind)

    def moves_of(self, state: State, frame: TurnFrame, seat: int, kind: type) -> Iterator[AnyMove]:
        if kind is EndTurn:
            return iter((END_TURN,))
        if kind is MoveUnits:
            return movement.unit_moves(state, seat)
        if kind is TakeAdvance:
            return advance.buy_moves(state, seat)
        if kind is Found:
            return found.found_moves(state, seat)
        if kind is Use:
            return use_moves(state, seat)  # type: ignore[return-value]
        if kind is Play:
            return play.play_moves(state, seat)
        if kind is Offer:
            return trade.offer_moves(state, seat)
        return _IN_CITIES[kind](state, seat, cities_of(state, seat))

    def refusal(self, state: State, frame: TurnFrame, seat: int, move: AnyMove) -> Refusal | None:
        if isinstance(move, EndTurn):
            return None
        if isinstance(move, Collect):
            return collect.collect_refusal(state, seat, move)
        if isinstance(move, MoveUnits):
            if state.players[seat].actions <= 0:
                return Refusal("no_actions", "Gameplay")
            return movement.move_refusal(state, seat, move)
        if isinstance(move, TakeAdvance):
            return advance.buy_refusal(state, seat, move)
        if isinstance(move, Construct):
            return construct.construct_refusal(state, seat, move)
        if isinstance(move, Recruit):
            return recruit.recruit_refusal(state, seat, move)
        if isinstance(move, Found):
            return found.found_refusal(state, seat, move)
        if isinstance(move, Raise):
            return happiness.start_refusal(state, seat, move)
        if isinstance(move, Influence):
            return influence.influence_refusal(state, seat, move)
        if isinstance(move, BuildWonder):
            return wonder.wonder_refusal(state, seat, move)
        if isinstance(move, Use):
            return use_refusal(state, seat, move)
        if isinstance(move, Play):
            return play.play_refusal(state, seat, move)
        if isinstance(move, Offer):
            return trade.start_refusal(state, seat) or trade.offer_refusal(state, seat, move)
        return Refusal("not_asked", "Gameplay")

    def normal(self, state: State, frame: TurnFrame, seat: int, move: AnyMove) -> AnyMove:
        if isinstance(move, Collect):
            return collect.normal_collect(state, seat, move)
        if isinstance(move, MoveUnits):
            return movement.normal_move(state, seat, move)
        if isinstance(move, Construct):
            return construct.normal_construct(move)
        if isinstance(move, Recruit):
            return recruit.normal_recruit(move)
        if isinstance(move, Offer):
            return trade.normal_offer(state, seat, move)
        return normal_use(move) if isinstance(move, Use) else move

    def canonical(self, state: State, frame: TurnFrame, seat: int, move: AnyMove) -> AnyMove:
        if isinstance(move, Collect):
            return collect.listed_collect(state, seat, move)
        return self.normal(state, frame, seat, move)

    def answer(self, step: ClashStep, frame: TurnFrame, seat: int, move: AnyMove) -> None:
        if isinstance(move, EndTurn):
            step.pop()
            end_turn(step, seat)
            return
        place = len(step.state.frames) - 1
        self._act(step, seat, move)
        # Increase Happiness may still be given up, a trade refused: they note by themselves that something was done.
        if not isinstance(move, Raise | Offer):
            following = after_action(step.state, seat)
            if following != frame.step:
                step.state.frames[place] = TurnFrame(seat, following)

    def _act(self, step: ClashStep, seat: int, move: AnyMove) -> None:
        state = step.state
        if isinstance(move, Collect):
            if move.card:
                play.spend_modifier(step, seat, move.card)
            activate(step, seat, move, main=not move.using)
        elif isinstance(move, Construct | Recruit):
            activate(step, seat, move, main=True)
        elif isinstance(move, BuildWonder):
            wonder.show(step, seat, move.wonder)
            activate(step, seat, move, main=True)
        elif isinstance(move, MoveUnits):
            state.players[seat].actions -= 1
            movement.begin_moves(step, seat, move)
        elif isinstance(move, TakeAdvance):
            advance.buy(step, seat, move)
        elif isinstance(move, Found):
            found.found(step, seat, move)
        elif isinstance(move, Raise):
            happiness.start(step, seat, move)
        elif isinstance(move, Influence):
            influence.influence(step, seat, move)
        elif isinstance(move, Play):
            play.play(step, seat, move.card)
        elif isinstance(move, Offer):
            trade.make_offer(step, seat, move)
        else:
            assert isinstance(move, Use)
            rule = USES[move.power]
            if rule.main:
                state.players[seat].actions -= 1
            rule.apply(step, seat, move)
