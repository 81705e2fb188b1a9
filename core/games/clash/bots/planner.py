"""Which moves are worth a look in a decision, and what each is worth: one gesture ahead, chance by its odds.

Nothing hidden is touched: an unrevealed region counts with a fixed worth, an event that an Advance would bring is put off,
dice are weighed by their odds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from core.bots.greedy import Rated
from core.engine.decision import Decision, Odds
from core.engine.rng import Generator
from core.games.clash.board import UNREVEALED
from core.games.clash.bots.answers import rated_announcement, rated_objectives, rated_piles
from core.games.clash.bots.efforts import is_great
from core.games.clash.bots.evaluation import Outlook, Parts
from core.games.clash.bots.hand import MEAN_ACTION, TACTICS, action_worth
from core.games.clash.bots.picks import few_collects, few_influences, few_moves, few_plays, few_recruits
from core.games.clash.bots.trading import Trader
from core.games.clash.bots.trial import Rigged, Trials, TrialStep
from core.games.clash.bots.weights import Weights
from core.games.clash.content.action_cards.deck import ACTION_CARDS
from core.games.clash.content.cards import ACTION as ACTION_CARD
from core.games.clash.content.combat_cards.reveal import SCOUTS
from core.games.clash.content.dice import FACES
from core.games.clash.content.powers import ADVANCES
from core.games.clash.frames import BattleFrame
from core.games.clash.game import GAME
from core.games.clash.goods import CULTURE, Goods, minus, plus
from core.games.clash.moments import INFLUENCE_BONUS
from core.games.clash.moves import (
    DONE,
    END_TURN,
    NO,
    YES,
    AnyMove,
    Cancel,
    Choose,
    Collect,
    Construct,
    EndTurn,
    Found,
    Gain,
    Influence,
    March,
    MoveUnits,
    Offer,
    Pay,
    Play,
    Recruit,
    TakeAdvance,
)
from core.games.clash.rules.cards import number_held
from core.games.clash.rules.combat import GO_ON, RETREAT
from core.games.clash.rules.exploration import transfer
from core.games.clash.rules.groups import roads_price
from core.games.clash.rules.influence import SUCCESS, boost_forbidden
from core.games.clash.rules.odds import move_odds
from core.games.clash.rules.payment import payments
from core.games.clash.rules.recruit import prices
from core.games.clash.state import State, copy_state, set_units
from core.games.clash.turn import ACTIONS
from core.games.clash.units import ARMY, SHIP, add, count, take

MOST_A_SECOND = 800
"""How many moves of a kind are looked at for each second of the budget."""
FEWEST = 8
ACTION = 0.7
"""What a main action is worth when it is saved or gained."""
LEAST = 0.02
"""A main action that gains less is not taken: better end the turn."""
FIRST = 10.0
"""What makes an offer that is good for both sides come before all else: it costs nothing to ask."""
MOST_RECRUITS, MOST_FLEETS = 4, 2
MOST_ADVANCES = 6
"""How many of these moves are looked at closely."""
TOKEN = 0.2
"""What the token of an Advance is worth for choosing those."""
CARD = 0.05
"""An Action card played in a battle must bring at least so much more than it is worth in hand."""
PLAYED = 0.4
"""The chance that an enemy who can plays a card in a round of a battle."""
SWING = 0.25
"""What his card would change, as a part of the stake."""
LIKELY, UNLIKELY = 0.4, 0.1
"""Battles with less chance to be won are not looked at; the second if an objective in hand may be had by one."""
MOST_ASKED = 6
"""Questions before the cards of a battle."""
EVENT = 0.15
"""The expected loss by an event."""


class Planner:
    """Rates the moves of one decision of the seat (see core.bots.greedy.Rater)."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()
        self._outlook: Outlook | None = None

    def rated(self, view: State, seat: int, generator: Generator, budget: float) -> Iterable[Rated]:
        """Yield the moves worth a look with what they are worth, compared to doing nothing."""
        decision = GAME.question(view, seat)
        if decision is None:
            return ()
        outlook = self._outlook
        if outlook is None or not outlook.fits(view, seat):
            outlook = self._outlook = Outlook(view, seat, self.weights)
        return Comparison(view, seat, decision, outlook, max(FEWEST, int(MOST_A_SECOND * budget)), generator).rated()


class Comparison:
    """The moves of one decision, compared."""

    def __init__(
        self, view: State, seat: int, decision: Decision, outlook: Outlook, most: int, generator: Generator
    ) -> None:
        self.view = view
        self.generator = generator
        self.seat = seat
        self.decision = decision
        self.outlook = outlook
        self.most = most
        """How many moves of a kind are looked at."""
        outlook.begin(view)
        self.trials = Trials(view, seat, outlook)
        self._bases: dict[int, tuple[Parts, float]] = {}
        self._bold = outlook.hand.wants("against_all_odds", "daring", "legend", "great_battle", "warlord", "warmonger")
        """Whether an objective may make a battle worth while that is likely to be lost."""
        self._storms = outlook.hand.wants("legend")
        """The same for one that is sure to be lost, at a great city."""

    def rated(self) -> Iterator[Rated]:
        """Yield the moves worth a look with what they are worth."""
        kind = self.decision.kind
        if kind == "turn":
            return self._turn()
        if kind == "move":
            return self._moves()
        if kind in ("battle_power", "retreat", "combat_card"):
            return self._battle()
        if kind == "boost":
            return iter((Rated(YES, 1.0), Rated(NO, 0.0)))
        if kind == "first_player":
            return iter((Rated(Choose(str(self.seat)), 1.0),))
        if kind in ("raze", "government"):
            return iter((Rated(NO, 0.0),))
        if kind == "announce_event":
            return rated_announcement(self.trials)
        if kind in ("draw_event", "draw_action"):
            return rated_piles(self.trials, self.decision)
        if kind == "objectives":
            return rated_objectives(self.trials)
        if kind == "offer":
            return Trader(self.trials).answers()
        if kind in ("pay", "gain"):
            return self._goods()
        return self._others()

    # ---------------------------------------------------------------- the turn
    def _turn(self) -> Iterator[Rated]:
        view, seat = self.view, self.seat
        actions = view.players[seat].actions
        yield Rated(END_TURN, 0.0)
        for offer in Trader(self.trials).offers(self.generator):
            yield Rated(offer.move, offer.value + FIRST, offer.parts)
        for kind in GAME.kinds(view, seat):
            if kind is EndTurn or kind is Offer:
                continue
            if kind is MoveUnits:
                yield from self._first_moves()
                continue
            for move in self._picked(kind):
                gained = self._rate(move)
                if gained is None:
                    continue
                value, parts, after = gained
                spent = actions - after.players[seat].actions
                if spent < 0:
                    value += ACTION
                if value > LEAST:
                    # A free action saves one: it comes first.
                    yield Rated(move, value + ACTION if spent <= 0 else value, parts)

    def _picked(self, kind: type) -> Sequence[AnyMove]:
        moves = GAME.moves_of(self.view, self.seat, kind)
        if kind is Collect:
            return few_collects(moves, self._collected)  # type: ignore[arg-type]
        if kind is Recruit:
            few = few_recruits(self.view, self.seat, moves, self.outlook.troops())  # type: ignore[arg-type]
            fleets = [move for move in few if any(kind == SHIP for kind, _ in move.units)]
            others = [move for move in few if move not in fleets]
            return self._best(others, self._recruited, MOST_RECRUITS) + self._best(fleets, self._recruited, MOST_FLEETS)
        if kind is TakeAdvance:
            return self._best(moves, self._learned, MOST_ADVANCES)
        if kind is Influence:
            return few_influences(self.view, moves)  # type: ignore[arg-type]
        if kind is Play:
            return few_plays(moves)  # type: ignore[arg-type]
        if kind is Construct:
            ports: dict[tuple[int, str], AnyMove] = {}
            for move in moves:
                ports.setdefault((move.city, move.building), move)  # type: ignore[union-attr]
            return list(ports.values())
        return list(moves)[: self.most]

    def _best(self, moves: Iterable[AnyMove], worth: Callable[[Any], float], most: int) -> list[AnyMove]:
        """Return the moves that a quick look finds best."""
        found = list(moves)
        return found if len(found) <= most else sorted(found, key=worth, reverse=True)[:most]

    def _recruited(self, move: Recruit) -> float:
        """Return about what recruited units are worth: where they stand, less their price."""
        view, seat = self.view, self.seat
        after = copy_state(view)
        for kind, number in move.units:
            space = view.cities[move.city].port if kind == SHIP else move.city
            set_units(after, space, add(after.units.get(space, ()), seat, kind, 0, number))
        ways = payments(view, seat, prices(view.players[seat], move.units)[0])
        paid = self.trials.worth(minus(view.players[seat].goods, ways[0])) if ways else 0.0
        mood = view.cities[move.city].activated * self.outlook.weights.happy
        return sum(self.outlook.unit_parts(after).values()) + paid - mood

    def _learned(self, move: TakeAdvance) -> float:
        """Return about what an Advance is worth, with its token and what it is for an objective in hand."""
        card = ADVANCES[move.advance]
        worth = self.outlook.advance(self.view.players[self.seat], card.id) + (TOKEN if card.bonus else 0.0)
        hand = self.outlook.hand
        return worth + hand.category_wanted(card.category) + hand.advance_wanted(card.id)

    def _collected(self, city: int, harvest: Goods) -> float:
        player = self.view.players[self.seat]
        return self.trials.worth(plus(player.goods, harvest))

    def _first_moves(self) -> Iterator[Rated]:
        """Yield the best first move of a Move action: it counts with the next best ones of other units."""
        rated = sorted(self._unit_moves(), key=lambda rated: -rated.value)
        chosen: list[Rated] = []
        for option in rated:
            if option.value <= LEAST or len(chosen) == 3:
                break
            if all(option.move.path[0] != other.move.path[0] for other in chosen):
                chosen.append(option)
        if chosen:
            total = chosen[0].value + 0.8 * sum(option.value for option in chosen[1:])
            for option in rated:
                if option.value < chosen[0].value - 1e-9:
                    break
                yield Rated(option.move, total, option.parts)

    def _moves(self) -> Iterator[Rated]:
        """Yield the further moves of a Move action, or its end."""
        yield Rated(DONE, LEAST)
        yield from self._unit_moves()

    def _unit_moves(self) -> Iterator[Rated]:
        moves = few_moves(self.view, self.seat, GAME.moves_of(self.view, self.seat, MoveUnits))  # type: ignore[arg-type]
        for move in moves[: self.most]:
            gained = self._rate(move)
            if gained is not None:
                yield Rated(move, gained[0], gained[1])

    # ---------------------------------------------------------------- other questions
    def _goods(self) -> Iterator[Rated]:
        """Yield payments and gains by what the stock is worth afterwards."""
        goods = self.view.players[self.seat].goods
        for move in GAME.moves(self.view, self.seat):
            if isinstance(move, Pay):
                yield Rated(move, self.trials.worth(minus(goods, move.goods)))
            elif isinstance(move, Gain):
                yield Rated(move, self.trials.worth(plus(goods, move.goods)))

    def _battle(self) -> Iterator[Rated]:
        """Yield the answers in a battle by the chances that they leave, less what they cost."""
        frame = self.view.frames[-1]
        assert isinstance(frame, BattleFrame)
        stake = self._stake(frame)
        for move in GAME.moves(self.view, self.seat):
            odds = move_odds(self.view, self.seat, move)
            if odds is None:
                continue
            if move == RETREAT:
                yield Rated(move, 0.0)
            elif move == GO_ON:
                yield Rated(move, odds.win * stake + 0.3 * odds.enemy_losses - 0.5 * odds.own_losses)
            else:
                value = stake * (odds.win - odds.lose) + 0.4 * odds.enemy_losses - 0.5 * odds.own_losses
                yield Rated(move, value + self._seized(frame, move, stake) - self._spent(move))

    def _stake(self, frame: BattleFrame) -> float:
        """Return what winning a battle is worth more than losing it, half of it: more for a city, above all the last one."""
        city = self.view.cities.get(frame.space)
        if city is None or frame.naval:
            return 1.5
        stake = 2.0 + 2.0 * city.size
        if city.owner == self.seat and sum(other.owner == self.seat for other in self.view.cities.values()) == 1:
            stake += 6.0
        return stake

    def _seized(self, frame: BattleFrame, move: AnyMove, stake: float) -> float:
        """Return what Scouts bring, which the chances don't show: the card that the enemy has played, or may still play."""
        if not isinstance(move, Play) or move.card not in ACTION_CARDS or ACTION_CARDS[move.card].combat != SCOUTS:
            return 0.0
        mine = frame.side_of(self.seat)
        rival = frame.sides[1 - mine].owner
        if frame.cards[1 - mine]:
            chance = 1.0
        elif mine or rival < 0:
            return 0.0
        else:
            player = self.view.players[rival]
            chance = PLAYED if player.powers & TACTICS and number_held(player, ACTION_CARD) else 0.0
        left = self.outlook.turns * ACTIONS + self.view.players[self.seat].actions
        return chance * (MEAN_ACTION * min(1.0, left / 9) + SWING * stake)

    def _spent(self, move: AnyMove) -> float:
        """Return what an answer in a battle costs: a good card is kept for a battle that it decides."""
        if isinstance(move, Play):
            player = self.view.players[self.seat]
            left = self.outlook.turns * ACTIONS + player.actions
            return CARD + action_worth(move.card, True) * min(1.0, left / 9)
        return 0.0 if move == NO else 0.3

    def _others(self) -> Iterator[Rated]:
        moves = [move for move in GAME.moves(self.view, self.seat) if not isinstance(move, Cancel)]
        for move in moves[: self.most]:
            gained = self._rate(move)
            if gained is not None:
                yield Rated(move, gained[0], gained[1])

    # ---------------------------------------------------------------- what a move is worth
    def _rate(self, move: AnyMove) -> tuple[float, tuple[tuple[str, float], ...], State] | None:
        """Return (gain, its parts, a state after the move); None for a move that is not worth a look."""
        view, seat = self.view, self.seat
        if isinstance(move, MoveUnits):
            if view.terrain[move.path[-1]] == UNREVEALED:
                return self._explore(move)
            odds = move_odds(view, seat, move)
            if odds is not None:
                return self._fight(move, odds, "attacker_dice")
            return self._walk(move)
        elif isinstance(move, March):
            odds = move_odds(view, seat, move)
            if odds is not None:
                return self._march(move, odds)
        elif isinstance(move, Recruit):
            odds = move_odds(view, seat, move)
            if odds is not None:
                return self._fight(move, odds, "attacker_dice")
        elif isinstance(move, Influence):
            return self._influence(move)
        elif isinstance(move, Found) and self.outlook.military.better_site(view, move.space) > 0.0:
            return None
        after = self.trials.after(move)
        extra = -EVENT - self.outlook.military.event_risk(view) if self._brings_event(move) else 0.0
        if self.trials.explored:
            extra += self._exploration()
        return self._gain(after, extra)

    def _exploration(self) -> float:
        """Return what it is worth to reveal a region."""
        return self.outlook.weights.exploration * (0.1 + self.outlook.far) if self.outlook.turns else 0.0

    def _base(self, actions: int) -> tuple[Parts, float]:
        """Return the worth of the position if actions are given away until so many are left."""
        found = self._bases.get(actions)
        if found is None:
            state = copy_state(self.view)
            state.players[self.seat].actions = actions
            parts = self.outlook.parts(state)
            found = self._bases[actions] = (parts, sum(parts.values()))
        return found

    def _gain(self, after: State, extra: float = 0.0) -> tuple[float, tuple[tuple[str, float], ...], State]:
        """Return what a position is better than the present one with as many actions left, and by what features."""
        parts = self.outlook.parts(after)
        base, now = self._base(after.players[self.seat].actions)
        changes = [(key, value - base.get(key, 0.0)) for key, value in parts.items() if value > base.get(key, 0.0) + 0.005]
        return sum(parts.values()) - now + extra, tuple(changes), after

    def _brings_event(self, move: AnyMove) -> bool:
        return isinstance(move, TakeAdvance) and self.view.players[self.seat].cubes == 1

    def _walk(self, move: MoveUnits) -> tuple[float, tuple[tuple[str, float], ...], State]:
        """Return the worth of a peaceful move: only the units' features change, and what Roads cost."""
        view, seat = self.view, self.seat
        after = copy_state(view)
        transfer(after, seat, move.path[0], move.path[-1], move.units, 0)
        parts = self.outlook.unit_parts(after)
        base = self.outlook.unit_parts(view)
        value = sum(parts.values()) - sum(base.values())
        if move.roads:
            price = roads_price(view.players[seat].powers)
            if price is not None:
                goods = view.players[seat].goods
                left = max(self.trials.worth(minus(goods, way)) for way in payments(view, seat, price))
                value -= self.trials.worth(goods) - left
        changes = [(key, worth - base.get(key, 0.0)) for key, worth in parts.items() if worth > base.get(key, 0.0) + 0.005]
        return value, tuple(changes), after

    # ---------------------------------------------------------------- chance and what is hidden
    def _explore(self, move: MoveUnits) -> tuple[float, tuple[tuple[str, float], ...], State]:
        """Return the fixed worth of an unknown region; the explorers count as standing at its edge."""
        worth = self._exploration()
        army = sum(number for kind, _, number in move.units if kind in ARMY)
        if army and move.path[0] in self.view.cities:
            worth -= 0.4 * army
        return worth, (("exploration", worth),), self.view

    def _fight(self, move: AnyMove, odds: Odds, mine: str) -> tuple[float, tuple[tuple[str, float], ...], State] | None:
        """Return the worth of an attack: of winning with the expected losses, and of losing, by their chances."""
        if odds.win < 0.9 and isinstance(move, MoveUnits):
            odds = self._with_a_card(move, odds)
        if odds.win < self._least(move):
            return None
        theirs = "defender_dice" if mine == "attacker_dice" else "attacker_dice"
        won = self.trials.after(move, Rigged(mine))
        if isinstance(move, MoveUnits):
            fallen = min(round(odds.own_losses), army_at(won, self.seat, move.path[-1]) - 1)
            if fallen > 0:
                space = move.path[-1]
                kind = next(group[1] for group in won.units[space] if group[0] == self.seat and group[1] in ARMY)
                fallen = min(fallen, count(won.units[space], self.seat, kind))
                set_units(won, space, take(won.units[space], self.seat, kind, fallen))
        value, parts, after = self._gain(won)
        total = odds.win * value
        if odds.win < 0.999:
            lost = self.trials.after(move, Rigged(theirs))
            total += (1.0 - odds.win) * (self._gain(lost)[0])
        return total, parts, after

    def _least(self, move: AnyMove) -> float:
        """Return the chance to win without which a battle is not looked at."""
        if isinstance(move, MoveUnits) and self._storms:
            city = self.view.cities.get(move.path[-1])
            if city is not None and is_great(city):
                return 0.0
        return UNLIKELY if self._bold else LIKELY

    def _with_a_card(self, move: MoveUnits, odds: Odds) -> Odds:
        """Return the chances of an attack with the best card in hand, if one helps."""
        player = self.view.players[self.seat]
        if not player.powers & TACTICS or not any(card.id in ACTION_CARDS for card in player.hand):
            return odds
        state = copy_state(self.view)
        step = TrialStep(state)
        GAME.carry_out(step, self.seat, move)
        for _ in range(MOST_ASKED):
            decision = GAME.decision(state)
            if decision is None or decision.kind not in ("battle_power", "combat_card"):
                break
            asked = decision.seats[0]
            if asked != self.seat:
                GAME.carry_out(step, asked, NO)
                continue
            best: AnyMove = NO
            found: Odds | None = None
            for answer in GAME.moves(state, self.seat):
                chances = move_odds(state, self.seat, answer)
                if chances is not None and (found is None or chances.win > found.win):
                    best, found = answer, chances
            if decision.kind == "combat_card":
                return found if found is not None and found.win > odds.win + CARD else odds
            GAME.carry_out(step, self.seat, best)
        return odds

    def _march(self, move: March, odds: Odds) -> tuple[float, tuple[tuple[str, float], ...], State]:
        city = self.view.cities.get(move.end)
        mine = city is not None and city.owner == self.seat
        groups = self.view.units.get(move.end, ())
        mine = mine or any(group[0] == self.seat for group in groups)
        win = odds.lose if mine else odds.win
        taken = self._gain(self.trials.after(move, Rigged("attacker_dice")))
        beaten = self._gain(self.trials.after(move, Rigged("defender_dice")))
        return win * taken[0] + (1.0 - win) * beaten[0], taken[1], taken[2]

    def _influence(self, move: Influence) -> tuple[float, tuple[tuple[str, float], ...], State]:
        """Return the worth of an attempt over the faces of the die, tokens spent where that pays."""
        view, seat = self.view, self.seat
        failed = self.trials.after(move, Rigged("none"))
        won = self.trials.after(move, Rigged("influence_die"))
        lose = self._gain(failed)
        win = self._gain(won)
        player = won.players[seat]
        tokens = 0 if boost_forbidden(view, seat, move.city, move.target) else player.goods[CULTURE]
        bonus = sum(hook() for hook in INFLUENCE_BONUS.of(player.powers))
        weight = self.outlook.weights.culture
        total = 0.0
        for face in FACES:
            missing = max(0, SUCCESS - face.value - bonus)
            total += win[0] - weight * missing if missing <= tokens else lose[0]
        return total / len(FACES), win[1], won


def army_at(state: State, seat: int, space: int) -> int:
    """Return the Army units of the seat on a space."""
    return sum(group[3] for group in state.units.get(space, ()) if group[0] == seat and group[1] in ARMY)

