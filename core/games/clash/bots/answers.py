"""Answers to questions that need more than one comparison: objectives, the piles of the Great Mausoleum, who is first."""

from __future__ import annotations

from collections.abc import Iterator

from core.bots.greedy import Rated
from core.engine.decision import Decision
from core.games.clash.bots.aims import RARE
from core.games.clash.bots.efforts import EFFORTS
from core.games.clash.bots.hand import MEAN_ACTION, POINTS, TACTICS, action_worth
from core.games.clash.bots.trial import Trials, TrialStep
from core.games.clash.content.events.deck import EVENTS, EXHAUSTED_LAND, GOLD_MINE, MOVE, SPAWN
from core.games.clash.content.events.disasters import QUAKE_CITIES, VOLCANO_CITIES
from core.games.clash.content.objectives.deck import OBJECTIVE_CARDS
from core.games.clash.game import GAME
from core.games.clash.goods import CULTURE, FOOD
from core.games.clash.moves import AnyMove, Complete
from core.games.clash.rules.cards import FROM_DECK, FROM_DISCARD
from core.games.clash.rules.event_steps import sparing_price
from core.games.clash.rules.event_texts import EVENT_TEXTS, ignores
from core.games.clash.rules.events import ICON_ONLY, WHOLE_CARD
from core.games.clash.rules.payment import limits
from core.games.clash.state import State, city_count, copy_state

COMBINATIONS = 60
"""So many ways to complete objectives together are looked at."""
IN_TIME = 0.7
"""What completing an objective now is better than having it fulfilled: it can't be missed any more."""
SELDOM = 0.02
"""The same for an objective that is seldom within reach, where the other half of its card may come on another one."""
HELD_BACK = 3.0
"""What completing one that can wait is worse than keeping its card."""
ICONS = {"": 0.0, GOLD_MINE: 0.6, EXHAUSTED_LAND: -0.3, SPAWN: -0.5, MOVE: -0.5}
"""What an icon is worth to who draws the card."""
CLAIMED, UNCLAIMED = 0.35, -0.1
"""What a Great Person is worth to who draws the card, if he can pay and if he can't."""
LOST_MOOD = -0.45
"""What a step of mood is worth to a city that loses it."""
YEARS = {"A Good Year": 1, "An Awesome Year": 2, "A Fantastic Year": 3}
BOOMS = ("Population Boom",)
MOODS = ("Flood", "Migration", "Civil War")
BURIED = 1.5
"""Points that pieces bring more when an Event takes them than on the board."""


def event_worth(state: State, seat: int, card: str, turns: int) -> float:
    """Return about what an Event card is worth to the seat that draws it, with so many turns to come after this one."""
    return ICONS[EVENTS[card].icon] + text_worth(state, seat, card, turns)


def text_worth(state: State, seat: int, card: str, turns: int) -> float:
    """Return about what the text of an Event card is worth to the seat that draws it."""
    player = state.players[seat]
    text = EVENT_TEXTS.get(card)
    name = EVENTS[card].name
    near = min(1.0, turns / 3)
    if text is None or (text.theme and ignores(player.powers, text.theme)):
        return 0.0
    cities = city_count(state, seat)
    mood = LOST_MOOD * near * (0.4 if sparing_price(state, seat) is not None else 1.0)
    if name.endswith("Famine"):
        food = 2 if name.startswith("Severe") else 1
        return -0.2 * min(food, player.goods[FOOD]) * near + (mood * 1.5 if player.goods[FOOD] < food else 0.0)
    if name.endswith("Year"):
        shared = 0.6 if text.everybody or text.id.endswith("shared") else 1.0
        room = limits(player.powers)[0] - player.goods[FOOD]
        return 0.2 * min(YEARS[name], room) * near * shared
    if name in BOOMS:
        return 0.6 * near
    if name == "Volcano":
        return BURIED - 2.5 * near if cities >= VOLCANO_CITIES else 0.0
    if name.endswith("Earthquake"):
        # A piece is worth two points then, but the city grows no more and loses mood.
        return (BURIED - 1.5 * near) * (0.5 if text.everybody else 1.0) if cities >= QUAKE_CITIES else 0.0
    if name == "Plague":
        return mood - 0.8 * near if cities > 1 else -0.5 * near
    if name == "Epidemic":
        return -0.4 * near
    if name == "Heavy Flood":
        return mood / 2
    if name in MOODS:
        return mood
    if name == "Revolution":
        return -0.6 * min(1.0, turns)
    return (CLAIMED if player.goods[CULTURE] else UNCLAIMED) * near


def unseen_events(state: State) -> list[str]:
    """Return the Event cards that may be drawn: those in the deck, or all that were discarded if it is empty."""
    gone = {*state.events.discard, *state.lasting, *(card.id for player in state.players for card in player.hand)}
    return [card for card in EVENTS if card not in gone] if state.events.draw else list(state.events.discard)


def rated_objectives(trials: Trials) -> Iterator[Rated]:
    """Yield each objective that can be completed with what it leads to: the more cards in all, the better."""
    left = [COMBINATIONS]
    for move in GAME.moves(trials.view, trials.seat):
        rare = 0.0
        if isinstance(move, Complete):
            if move.objective in EFFORTS:
                rare = SELDOM
            if trials.outlook.hand.aims.can_wait(trials.view, move.card, move.objective):
                rare = -HELD_BACK
            elif move.objective not in RARE:
                # The rare half of the card goes with it: a sure one is not let slip for that.
                rare += POINTS * RARE.get(OBJECTIVE_CARDS[move.card].bottom, 0.0)
        yield Rated(move, _completed(trials, trials.view, move, left) + rare)


def _completed(trials: Trials, state: State, move: AnyMove, left: list[int]) -> float:
    """Return the worth of the position after completing this objective and the best ones after it."""
    after = copy_state(state)
    GAME.carry_out(TrialStep(after), trials.seat, move)
    best = trials.value(after) + IN_TIME * len(after.players[trials.seat].completed)
    decision = GAME.decision(after)
    if decision is not None and decision.kind == "objectives" and decision.seats[0] == trials.seat:
        for following in GAME.moves(after, trials.seat):
            if isinstance(following, Complete) and left[0] > 0:
                left[0] -= 1
                best = max(best, _completed(trials, after, following, left))
    return best


def rated_piles(trials: Trials, decision: Decision) -> Iterator[Rated]:
    """Yield the deck and the discard pile of the Great Mausoleum: the top discarded card against a card of the mean."""
    top = str(decision.values["top"])
    view, seat, turns = trials.view, trials.seat, trials.outlook.turns
    if decision.kind == "draw_event":
        unseen = unseen_events(view)
        mean = sum(event_worth(view, seat, card, turns) for card in unseen) / max(1, len(unseen))
        shown = event_worth(view, seat, top, turns)
    else:
        mean = MEAN_ACTION
        shown = action_worth(top, bool(view.players[seat].powers & TACTICS))
    yield Rated(FROM_DECK, mean)
    yield Rated(FROM_DISCARD, shown)


def rated_announcement(trials: Trials) -> Iterator[Rated]:
    """Yield the whole card and its icon only (Optional Events): by what the texts of the unseen cards are worth."""
    unseen = unseen_events(trials.view)
    texts = [text_worth(trials.view, trials.seat, card, trials.outlook.turns) for card in unseen]
    yield Rated(WHOLE_CARD, sum(texts) / max(1, len(texts)))
    yield Rated(ICON_ONLY, 0.0)
