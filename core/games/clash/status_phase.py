"""The Status Phase: its six steps, each for all players in turn order before the next (Status Phase)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from core.engine.decision import Decision, Refusal
from core.engine.flow import FrameRule
from core.games.clash.content.cards import OBJECTIVE
from core.games.clash.content.powers import BY_BIT
from core.games.clash.frames import ChooseAdvanceFrame, ClaimFrame, StatusFrame
from core.games.clash.goods import CULTURE, MOOD, goods
from core.games.clash.moments import CHOOSES_FIRST, ClashStep
from core.games.clash.moves import NO, AnyMove, ChangeGovernment, Choose, Pick
from core.games.clash.rules.advance import SECOND, obtainable
from core.games.clash.rules.cards import draw_actions, draw_objectives, number_held, with_cards
from core.games.clash.rules.government import change, change_refusal, changes, in_order
from core.games.clash.rules.objectives import STATUS
from core.games.clash.rules.payment import ask_payment, can_pay, gain, payments
from core.games.clash.state import State, cities_of, city_count
from core.games.clash.turn import clear_marks
from core.games.clash.variants import ROLLED, WONDER, free_advances, last_age

replace = msgspec.structs.replace
SECTION = "Status Phase"
OBJECTIVES, FREE_ADVANCE, DRAW_CARDS, RAZE, GOVERNMENT, FIRST_PLAYER = range(6)
CHANGE_PRICE = goods(mood=1, culture=1)


def razable(state: State, seat: int) -> list[int]:
    """Return the seat's cities of size 1."""
    return [space for space in cities_of(state, seat) if state.cities[space].size == 1]


def governments(state: State, seat: int) -> list[tuple[str, ...]]:
    """Return the sets of Advances to which the seat could move its government's for the price, in bit order."""
    player = state.players[seat]
    return changes(player) if can_pay(player, CHANGE_PRICE) else []


def decider(state: State) -> int:
    """Return the seat that decides who becomes first player (Determine First Player; Great Lighthouse)."""
    players = state.players
    number = len(players)
    order = [(state.first + i) % number for i in range(number)]
    for seat in order:
        if CHOOSES_FIRST.of(players[seat].powers):
            return seat
    tokens = [player.goods[MOOD] + player.goods[CULTURE] for player in players]
    return max(order, key=lambda seat: (tokens[seat], -order.index(seat)))


class StatusRule(FrameRule[State, AnyMove, StatusFrame]):
    """Runs the steps and asks what each player may decide."""

    def decision(self, state: State, frame: StatusFrame) -> Decision | None:
        if not frame.asked:
            return None
        if frame.step == FIRST_PLAYER:
            seat = decider(state)
            powers = [BY_BIT[bit] for bit, _ in CHOOSES_FIRST.sources(state.players[seat].powers)]
            return Decision((seat,), "first_player", "status_phase", SECTION, {"power": powers[0]} if powers else {})
        seat = self._seat(state, frame)
        if frame.step == RAZE:
            return Decision((seat,), "raze", "status_phase", SECTION, {"only": int(city_count(state, seat) == 1)})
        return Decision((seat,), "government", "status_phase", SECTION)

    def _turns(self, state: State, frame: StatusFrame) -> int:
        """Return how many turns a step has: of the free Advances each player may get a second one when all have had the first."""
        players = len(state.players)
        return players * free_advances(state.config) if frame.step == FREE_ADVANCE else players

    def _seat(self, state: State, frame: StatusFrame) -> int:
        return (state.first + frame.turn) % len(state.players)

    def run(self, step: ClashStep, frame: StatusFrame) -> None:
        state = step.state
        if frame.step == OBJECTIVES and frame.turn == 0:
            step.write("status_phase", age=state.age)
        if frame.step == FIRST_PLAYER:
            step.replace(replace(frame, asked=True))
        elif frame.turn >= self._turns(state, frame):
            if frame.step != OBJECTIVES or not self._ends(step):
                step.replace(StatusFrame(frame.step + 1))
        else:
            self._turn(step, frame, self._seat(state, frame))

    def _ends(self, step: ClashStep) -> bool:
        """End the game after its last Age or round, or if a player entered the Status Phase without a city."""
        state = step.state
        if state.last_round:
            state.ended = ROLLED if state.config.options.get("ending") == "roll" else WONDER
        elif state.age >= last_age(state.config):
            state.ended = "ages"
        elif any(city_count(state, seat) == 0 for seat in range(len(state.players))):
            state.ended = "no_city"
        else:
            return False
        state.frames.clear()
        step.write("game_ended", reason=state.ended)
        return True

    def _turn(self, step: ClashStep, frame: StatusFrame, seat: int) -> None:
        state = step.state
        following = replace(frame, turn=frame.turn + 1)
        if frame.step == OBJECTIVES:
            step.replace(following)
            number = number_held(state.players[seat], OBJECTIVE)
            if number:
                step.push(ClaimFrame(seat, STATUS, number))
        elif frame.step == DRAW_CARDS:
            step.replace(following)
            if with_cards(state):
                draw_objectives(step, seat, 1, STATUS)
                draw_actions(step, seat, 1, STATUS)
        elif frame.step == FREE_ADVANCE:
            step.replace(following)
            if obtainable(state.players[seat]):
                first = frame.turn < len(state.players)
                step.push(ChooseAdvanceFrame(seat, "free" if first else SECOND, "status_phase"))
        elif razable(state, seat) if frame.step == RAZE else governments(state, seat):
            step.replace(replace(frame, asked=True))
        else:
            step.replace(following)

    def moves(self, state: State, frame: StatusFrame, seat: int) -> Iterator[AnyMove]:
        if frame.step == FIRST_PLAYER:
            for other in range(len(state.players)):
                yield Choose(str(other))
            return
        if frame.step == RAZE:
            for space in razable(state, seat):
                yield Pick(space)
        else:
            for advances in governments(state, seat):
                yield ChangeGovernment(advances)
        yield NO

    def refusal(self, state: State, frame: StatusFrame, seat: int, move: AnyMove) -> Refusal | None:
        if frame.step == FIRST_PLAYER:
            if isinstance(move, Choose) and move.option in {str(other) for other in range(len(state.players))}:
                return None
            return Refusal("choose_first_player", SECTION)
        if isinstance(move, Choose) and move == NO:
            return None
        if frame.step == RAZE:
            if not isinstance(move, Pick):
                return Refusal("choose_city_to_raze", SECTION)
            city = state.cities.get(move.space)
            if city is None or city.owner != seat:
                return Refusal("not_your_city", SECTION, {"space": move.space})
            return None if city.size == 1 else Refusal("raze_only_size_1", SECTION, {"city": move.space})
        if not isinstance(move, ChangeGovernment):
            return Refusal("choose_government", SECTION)
        return change_refusal(state.players[seat], move, governments(state, seat))

    def normal(self, state: State, frame: StatusFrame, seat: int, move: AnyMove) -> AnyMove:
        return ChangeGovernment(in_order(move.advances)) if isinstance(move, ChangeGovernment) else move

    def answer(self, step: ClashStep, frame: StatusFrame, seat: int, move: AnyMove) -> None:
        state = step.state
        if frame.step == FIRST_PLAYER:
            assert isinstance(move, Choose)
            state.first = int(move.option)
            state.age += 1
            state.round = 1
            state.round_marks = ()
            # Battles that an Event of this phase brought belong to no turn.
            clear_marks(state)
            for player in state.players:
                player.deeds = ()
            step.pop()
            step.write("first_player", state.first, by=seat)
            step.write("age_started", age=state.age)
            return
        step.replace(replace(frame, turn=frame.turn + 1, asked=False))
        if isinstance(move, Pick):
            city = state.cities.pop(move.space)
            step.write("city_razed", seat, space=move.space, name=city.name)
            gain(step, seat, goods(gold=1), "raze")
        elif isinstance(move, ChangeGovernment):
            change(step, seat, move.advances)
            ask_payment(step, seat, "change_government", payments(state, seat, CHANGE_PRICE))
