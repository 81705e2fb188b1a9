"""A small game that uses everything the engine offers: the laws are tested on it.

Two to four traders. A round: all pick a card and a stake at the same time in secret (a parallel frame with lanes of two
steps); the highest card takes the stakes, a tie is rolled. Then each has a turn: draw a card, look at the top of the
deck, sell a card (the others may object, and an objection may be objected to), buy chips in one basket, offer a trade
(an open family), gamble, or end the turn. Once a game every trader may shout, also when it is not asked. The game
ends after the last round, or at once when somebody is ruined: without coins and cards.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from core.engine.decision import Decision, Entry, Odds, Part, Preview, Refusal, Score, Value
from core.engine.flow import FrameGame, FrameRule, Step
from core.engine.game import Config, Option
from core.engine.parallel import LaneStep, Parallel, ParallelRule, hidden, parallel
from core.engine.rng import Generator, seed_state
from core.engine.scenario import ScenarioError
from core.engine.window import Window, WindowRule
from tests.engine.toy_pieces import (
    COINS,
    DECK,
    HAND,
    UNKNOWN,
    Accept,
    Add,
    AnyMove,
    BasketFrame,
    Decline,
    Done,
    Draw,
    EndTurn,
    Gamble,
    Object,
    ObjectionFrame,
    Offer,
    OfferFrame,
    Peek,
    Pick,
    PickFrame,
    RoundFrame,
    SaleFrame,
    Sell,
    Shop,
    Shout,
    Stake,
    StakeFrame,
    State,
    TakeBack,
    TurnFrame,
    draw,
    drop,
    others,
    pay,
    put,
    without,
)


# ---- rules of the frames
class Rule(FrameRule[State, Any, Any]):
    """Refuses what is not among the moves; subclasses list them."""

    def refusal(self, state: State, frame: Any, seat: int, move: Any) -> Refusal | None:
        move = self.normal(state, frame, seat, move)
        return (
            None if any(move == other for other in self.moves(state, frame, seat)) else Refusal("not_possible", "Toy")
        )


class PickRule(Rule):
    def decision(self, state: State, frame: Any) -> Decision | None:
        return Decision((), "pick")

    def moves(self, state: State, frame: Any, seat: int) -> Iterator[Any]:
        hand = state.hands[seat]
        return iter([Pick(card) for card in sorted(set(hand))] or [Pick(0)])

    def answer(self, step: Step[State], frame: Any, seat: int, move: Any) -> None:
        step.write("toy.picked", seat, card=move.card)
        step.replace(StakeFrame(move.card))


class StakeRule(Rule):
    def decision(self, state: State, frame: Any) -> Decision | None:
        return Decision((), "stake")

    def moves(self, state: State, frame: Any, seat: int) -> Iterator[Any]:
        return iter([Stake(coins) for coins in range(min(2, state.coins[seat]) + 1)])

    def answer(self, step: Step[State], frame: StakeFrame, seat: int, move: Any) -> None:
        assert isinstance(step, LaneStep)
        step.pop()
        step.commit = (frame.card, move.coins)


class BidRule(ParallelRule[State, Any]):
    def done(self, step: Step[State], frame: Parallel[Any]) -> None:
        state = step.state
        pot = 1
        best: list[int] = []
        high = -1
        for lane in frame.lanes:
            card, coins = lane.commit
            assert isinstance(card, int)
            assert isinstance(coins, int)
            pay(state, lane.seat, coins)
            pot += coins
            if card:
                drop(state, lane.seat, card)
            step.write("toy.bid", lane.seat, card=card, coins=coins)
            if card > high:
                high, best = card, []
            if card == high:
                best.append(lane.seat)
        winner = best[0] if len(best) == 1 else best[step.chance.draw(state, "dice", len(best))[0] - 1]
        step.reveal()
        pay(state, winner, -pot)
        step.write("toy.won", winner, coins=pot)


class RoundRule(Rule):
    def run(self, step: Step[State], frame: RoundFrame) -> None:
        state = step.state
        if frame.step == len(state.coins):
            state.round += 1
            if state.round > state.rounds:
                finish(state, "rounds")
                return
            step.replace(RoundFrame())
        elif frame.step == -1:
            step.replace(RoundFrame(0))
            step.push(parallel("bid", [(seat, (PickFrame(),)) for seat in range(len(state.coins))]))
        else:
            step.replace(RoundFrame(frame.step + 1))
            step.push(TurnFrame(frame.step, 2))


def finish(state: State, why: str) -> None:
    """End the game, inside whatever frame."""
    state.ended = why
    state.frames.clear()


class TurnRule(Rule):
    def decision(self, state: State, frame: TurnFrame) -> Decision | None:
        return Decision((frame.seat,), "turn", values={"actions": frame.actions})

    def normal(self, state: State, frame: TurnFrame, seat: int, move: Any) -> Any:
        return Sell(move.card) if isinstance(move, Sell) and move.note else move

    def moves(self, state: State, frame: TurnFrame, seat: int) -> Iterator[Any]:
        yield EndTurn()
        if not state.shouted[seat]:
            yield Shout()
        if not frame.actions:
            return
        if state.deck or state.discard:
            yield Draw()
        if state.deck:
            yield Peek()
        for card in sorted(set(state.hands[seat])):
            yield Sell(card)
        if state.coins[seat]:
            yield Gamble()
            yield Shop()
            for other in others(state, seat):
                yield Offer(other, 1, 6)

    def kinds(self, state: State, frame: TurnFrame, seat: int) -> tuple[Any, ...]:
        return (EndTurn, Shout, Draw, Peek, Sell, Gamble, Shop, Offer)

    def refusal(self, state: State, frame: TurnFrame, seat: int, move: Any) -> Refusal | None:
        if isinstance(move, Offer):
            if not frame.actions or not 0 < move.coins <= state.coins[seat]:
                return Refusal("too_few_coins", "Toy")
            possible = 1 <= move.card <= 6 and move.to in others(state, seat)
            return None if possible else Refusal("not_possible", "Toy")
        return super().refusal(state, frame, seat, move)

    def answer(self, step: Step[State], frame: TurnFrame, seat: int, move: Any) -> None:
        state = step.state
        if isinstance(move, Shout):
            shout(step, seat)
            return
        if isinstance(move, EndTurn):
            step.pop()
            return
        step.replace(TurnFrame(seat, frame.actions - 1))
        if isinstance(move, Draw):
            draw(step, seat)
        elif isinstance(move, Peek):
            state.known = put(state.known, 0, state.known[0] | 1 << seat)
            step.reveal()
            step.write_private("toy.peeked", seat, {"card": state.deck[0]})
        elif isinstance(move, Sell):
            step.push(SaleFrame(seat, move.card))
        elif isinstance(move, Gamble):
            pay(state, seat, 1)
            (roll,) = step.chance.draw(state, "dice", 6)
            if roll >= 4:
                pay(state, seat, -2)
            step.write("toy.gambled", seat, roll=roll)
            if not state.coins[seat] and not state.hands[seat]:
                finish(state, "ruin")
        elif isinstance(move, Shop):
            step.push(BasketFrame(seat))
        else:
            step.push(OfferFrame(seat, move.to, move.coins, move.card))


def shout(step: Step[State], seat: int) -> None:
    """Shout: once a game, for a coin."""
    step.state.shouted = put(step.state.shouted, seat, True)
    pay(step.state, seat, -1)
    step.write("toy.shouted", seat)


class SaleRule(Rule):
    def run(self, step: Step[State], frame: SaleFrame) -> None:
        state = step.state
        if frame.step == 0:
            step.replace(SaleFrame(frame.seat, frame.card, 1))
            step.write("toy.announced", frame.seat, card=frame.card)
            step.push(Window("object", frame.seat, others(state, frame.seat), "sale", (frame.card,)))
        else:
            step.pop()
            drop(state, frame.seat, frame.card)
            pay(state, frame.seat, -frame.card // 2)
            step.write("toy.sold", frame.seat, card=frame.card)

    def cancelled(self, step: Step[State], frame: SaleFrame) -> None:
        step.pop()
        step.write("toy.unsold", frame.seat, card=frame.card)


class ObjectionRule(Rule):
    def run(self, step: Step[State], frame: ObjectionFrame) -> None:
        if frame.step == 0:
            step.replace(ObjectionFrame(frame.seat, frame.card, 1))
            asked = others(step.state, frame.seat)[:1]
            step.push(Window("object", frame.seat, asked, "objection", (frame.card,)))
        else:
            step.pop()
            drop(step.state, frame.seat, frame.card)
            OBJECTIONS.cancel(step)

    def cancelled(self, step: Step[State], frame: ObjectionFrame) -> None:
        step.pop()
        drop(step.state, frame.seat, frame.card)
        step.write("toy.overruled", frame.seat)


class ObjectRule(WindowRule[State, Any]):
    def answers(self, state: State, frame: Window, seat: int) -> Iterator[Any]:
        (card,) = frame.about
        held = state.hands[seat].count(card)
        claimed = sum(isinstance(other, ObjectionFrame | SaleFrame) and other.seat == seat for other in state.frames)
        if held > claimed:
            assert isinstance(card, int)
            yield Object(card)

    def answer_refusal(self, state: State, frame: Window, seat: int, move: Any) -> Refusal | None:
        return None if move in list(self.answers(state, frame, seat)) else Refusal("no_such_card", "Toy")

    def take(self, step: Step[State], frame: Window, seat: int, move: Any) -> None:
        step.write("toy.objected", seat)
        step.push(ObjectionFrame(seat, move.card))


class BasketRule(Rule):
    def decision(self, state: State, frame: BasketFrame) -> Decision | None:
        return Decision((frame.seat,), "basket", values={"chips": frame.chips})

    def moves(self, state: State, frame: BasketFrame, seat: int) -> Iterator[Any]:
        yield Done()
        if frame.chips < state.coins[seat]:
            yield Add()
        if frame.chips:
            yield TakeBack()

    def answer(self, step: Step[State], frame: BasketFrame, seat: int, move: Any) -> None:
        if isinstance(move, Done):
            step.pop()
            pay(step.state, seat, frame.chips)
            step.state.chips = put(step.state.chips, seat, step.state.chips[seat] + frame.chips)
            step.write("toy.bought", seat, chips=frame.chips)
        else:
            step.replace(BasketFrame(seat, frame.chips + (1 if isinstance(move, Add) else -1)))


class OfferRule(Rule):
    def decision(self, state: State, frame: OfferFrame) -> Decision | None:
        return Decision((frame.to,), "offer", values={"by": frame.seat, "coins": frame.coins, "card": frame.card})

    def moves(self, state: State, frame: OfferFrame, seat: int) -> Iterator[Any]:
        yield Decline()
        if frame.card in state.hands[seat]:
            yield Accept()

    def answer(self, step: Step[State], frame: OfferFrame, seat: int, move: Any) -> None:
        state = step.state
        step.pop()
        step.write("toy.answered", seat, accepted=int(isinstance(move, Accept)))
        if isinstance(move, Accept):
            pay(state, frame.seat, frame.coins)
            pay(state, seat, -frame.coins)
            state.hands = put(state.hands, seat, without(state.hands[seat], frame.card))
            state.hands = put(state.hands, frame.seat, tuple(sorted((*state.hands[frame.seat], frame.card))))


RULES: dict[type, FrameRule[Any, Any, Any]] = {
    PickFrame: PickRule(),
    StakeFrame: StakeRule(),
    RoundFrame: RoundRule(),
    TurnFrame: TurnRule(),
    SaleFrame: SaleRule(),
    ObjectionFrame: ObjectionRule(),
    BasketFrame: BasketRule(),
    OfferFrame: OfferRule(),
}
OBJECTIONS: ObjectRule = ObjectRule(RULES, Decline())
RULES[Window] = OBJECTIONS
RULES[Parallel] = BidRule(RULES)


class Toy(FrameGame[State, Any]):
    """The rules."""

    id = "toy"
    version = 1
    seats = (2, 3, 4)
    state_type = State
    move_type = AnyMove
    rules = RULES

    def final_stage(self, config: Config) -> int:
        return 2

    def options(self) -> tuple[Option, ...]:
        return (Option(id="rounds", default=3, choices=(2, 3, 4)), Option(id="rich", default=False))

    def problem(self, config: Config) -> Refusal | None:
        for key, value in config.options.items():
            option = next((option for option in self.options() if option.id == key), None)
            allowed = () if option is None else option.choices or (True, False)
            if value not in allowed:
                return Refusal("option", "", {"option": key})
        return None if len(config.seats) in self.seats else Refusal("seats", "")

    def new(self, config: Config, seed: int) -> State:
        if self.problem(config):
            raise ValueError("the configuration has a problem")
        n = len(config.seats)
        config = self.complete(config)
        coins = COINS + 4 if config.options["rich"] else COINS
        state = State(
            seed_state(seed), 1, int(config.options["rounds"]), (coins,) * n, (0,) * n, ((),) * n, (), (), DECK,
            (False,) * n, "", [RoundFrame()],
        )  # fmt: skip
        step = Step(state)
        for seat in range(n):
            for _ in range(HAND):
                draw(step, seat)
        self.settle(step)
        return state

    def copy(self, state: State) -> State:
        return State(
            state.rng, state.round, state.rounds, state.coins, state.chips, state.hands, state.deck, state.known,
            state.discard, state.shouted, state.ended, state.frames.copy(),
        )  # fmt: skip

    def is_open(self, state: State, seat: int, move: Any) -> bool:
        return isinstance(move, Offer)

    def is_reluctant(self, state: State, seat: int, move: Any) -> bool:
        return isinstance(move, EndTurn) and getattr(state.frames[-1], "actions", 0) > 0

    def interjections(self, state: State, seat: int) -> Iterator[Any]:
        if not state.shouted[seat]:
            yield Shout()

    def interjection_refusal(self, state: State, seat: int, move: Any) -> Refusal | None:
        if not isinstance(move, Shout):
            return super().interjection_refusal(state, seat, move)
        return Refusal("shouted", "Toy") if state.shouted[seat] else None

    def interject(self, step: Step[State], seat: int, move: Any) -> None:
        shout(step, seat)

    def view(self, state: State, seat: int | None) -> State:
        view = self.copy(state)
        view.rng = 0
        view.hands = tuple(hand if i == seat else (UNKNOWN,) * len(hand) for i, hand in enumerate(state.hands))
        bit = 0 if seat is None else 1 << seat
        view.deck = tuple(card if mask & bit else UNKNOWN for card, mask in zip(state.deck, state.known, strict=True))
        if view.frames and isinstance(view.frames[-1], Parallel):
            view.frames[-1] = hidden(view.frames[-1], seat)
        return view

    def determinize(self, view: State, generator: Generator) -> State:
        state = self.copy(view)
        state.rng = generator.below(1 << 64)
        unseen = list(DECK)
        for cards in (*view.hands, view.deck, view.discard):
            for card in cards:
                if card:
                    unseen.remove(card)
        # What is announced lies open, though it is still in the hand.
        shown: list[list[int]] = [[] for _ in view.hands]
        for frame in view.frames:
            if isinstance(frame, SaleFrame | ObjectionFrame) and UNKNOWN in view.hands[frame.seat]:
                shown[frame.seat].append(frame.card)
                unseen.remove(frame.card)
        pool = list(generator.shuffled(tuple(unseen)))
        hands = []
        for hand, open_ in zip(view.hands, shown, strict=True):
            hidden_ = open_ + [pool.pop() for _ in range(hand.count(UNKNOWN) - len(open_))]
            hands.append(tuple(sorted(hidden_ if hidden_ else hand)))
        state.hands = tuple(hands)
        state.deck = tuple(card or pool.pop() for card in view.deck)
        if state.frames and isinstance(state.frames[-1], Parallel):
            bids = state.frames[-1]
            lanes = []
            for lane in bids.lanes:
                if not lane.frames and not lane.commit:
                    hand = state.hands[lane.seat]
                    card = hand[generator.below(len(hand))] if hand else 0
                    coins = generator.below(min(2, state.coins[lane.seat]) + 1)
                    lane = msgspec.structs.replace(lane, commit=(card, coins))
                lanes.append(lane)
            state.frames[-1] = msgspec.structs.replace(bids, lanes=tuple(lanes))
        return state

    def scores(self, state: State) -> tuple[Score, ...]:
        return tuple(
            Score(seat, 2 * chips + coins, (("chips", 2 * chips), ("coins", coins)))
            for seat, (chips, coins) in enumerate(zip(state.chips, state.coins, strict=True))
        )

    def winners(self, state: State) -> tuple[int, ...]:
        scores = self.scores(state)
        best = max(score.total_halves for score in scores)
        return tuple(score.seat for score in scores if score.total_halves == best)

    def ended(self, state: State) -> str:
        return state.ended

    def broken(self, state: State) -> tuple[str, ...]:
        found = []
        if sorted((*state.deck, *state.discard, *(card for hand in state.hands for card in hand))) != list(DECK):
            found.append("the cards are not complete")
        if min(state.coins) < 0 or min(state.chips) < 0:
            found.append("somebody has less than nothing")
        if len(state.known) != len(state.deck):
            found.append("it is not known who knows the deck")
        if bool(state.frames) == bool(state.ended):
            found.append("the game has ended and goes on")
        return tuple(found)

    def preview(self, view: State, seat: int, move: Any) -> Preview:
        if not isinstance(move, Shop | Add | TakeBack | Done | Shout):
            return Preview((), True)
        return Preview(self.apply(self.copy(view), seat, move).entries, False)

    def odds(self, view: State, seat: int, move: Any, budget: float) -> Odds | None:
        return Odds(0.5, 0.5, 0.0) if isinstance(move, Gamble) else None

    def explain(self, view: State, number: str, **of: Value) -> tuple[Part, ...]:
        if number != "score":
            raise KeyError(number)
        seat = of["seat"]
        assert isinstance(seat, int)
        return tuple(Part(source, value) for source, value in self.scores(view)[seat].sources)

    def label(self, state: State, seat: int, move: Any) -> Entry:
        if isinstance(move, Pick | Stake):
            return Entry("toy.label.bid", seat)
        return Entry(f"toy.label.{move.__struct_config__.tag}", seat)

    def progress(self, state: State) -> tuple[int, ...]:
        return (min(state.round, state.rounds),)


GAME = Toy()
BOTS: dict[str, Any] = {}


class Scenarios:
    """Builds positions for the scenario runner."""

    def build(self, data: Mapping[str, Any]) -> State:
        known = {"hands", "coins", "deck", "turn", "round"}
        if data.keys() - known:
            raise ScenarioError(f"the toy knows no {', '.join(sorted(data.keys() - known))}.")
        hands = tuple(tuple(sorted(hand)) for hand in data["hands"])
        n = len(hands)
        rest = list(DECK)
        for card in (*(card for hand in hands for card in hand), *data.get("deck", ())):
            rest.remove(card)
        deck = tuple(data.get("deck", ()))
        turn = data.get("turn", 0)
        return State(
            rng=seed_state(1),
            round=data.get("round", 1),
            rounds=3,
            coins=tuple(data.get("coins", (COINS,) * n)),
            chips=(0,) * n,
            hands=hands,
            deck=deck,
            known=(0,) * len(deck),
            discard=tuple(rest),
            shouted=(False,) * n,
            ended="",
            frames=[RoundFrame(turn + 1), TurnFrame(turn, 2)],
        )

    def move(self, data: Mapping[str, Any], state: State) -> Any:
        (kind,) = data.keys() - {"seat"}
        try:
            return GAME.decode_move({"move": kind, **data[kind]})
        except msgspec.ValidationError as error:
            raise ScenarioError(f"{kind}: {error}.") from error

    def facts(self, state: State) -> Mapping[str, Any]:
        seats = {
            str(seat): {"coins": coins, "hand": list(hand)}
            for seat, (coins, hand) in enumerate(zip(state.coins, state.hands, strict=True))
        }
        return {"seats": seats, "deck": len(state.deck), "ended": state.ended, "round": state.round}


SCENARIOS = Scenarios()
