"""Answers to questions that need more than one comparison: objectives, the piles of the Great Mausoleum, who is first."""

from __future__ import annotations

from collections.abc import Iterator

from core.bots.greedy import Rated
from core.engine.decision import Decision
from core.games.clash.bots.hand import MEAN_ACTION, TACTICS, action_worth
from core.games.clash.bots.trial import Trials, TrialStep
from core.games.clash.content.events.deck import EVENTS, EXHAUSTED_LAND, GOLD_MINE, MOVE, SPAWN
from core.games.clash.game import GAME
from core.games.clash.moves import AnyMove, Complete
from core.games.clash.rules.cards import FROM_DECK, FROM_DISCARD
from core.games.clash.state import State, copy_state

COMBINATIONS = 60
"""So many ways to complete objectives together are looked at."""
ICONS = {"": 0.0, GOLD_MINE: 0.6, EXHAUSTED_LAND: -0.3, SPAWN: -0.5, MOVE: -0.5}
"""What an icon is worth to who draws the card."""
TEXTS = {
    "Plague": -0.8,
    "Epidemic": -0.5,
    "Famine": -0.5,
    "Severe Famine": -0.7,
    "A Good Year": 0.2,
    "An Awesome Year": 0.35,
    "A Fantastic Year": 0.5,
    "Population Boom": 0.5,
    "Volcano": -1.0,
    "Earthquake": -0.5,
    "Heavy Earthquake": -0.3,
    "Flood": -0.4,
    "Heavy Flood": -0.2,
    "Migration": -0.5,
    "Civil War": -0.5,
    "Revolution": -0.6,
}
"""What a text is worth to who draws the card; a Great Person in between: PERSON."""
PERSON = 0.4


def event_worth(card: str, icon_only: bool = False) -> float:
    """Return about what an Event card is worth to who draws it."""
    event = EVENTS[card]
    return ICONS[event.icon] + (0.0 if icon_only else TEXTS.get(event.name, PERSON))


MEAN_EVENT = sum(event_worth(card) for card in EVENTS) / len(EVENTS)


def rated_objectives(trials: Trials) -> Iterator[Rated]:
    """Yield each objective that can be completed with what it leads to: the more cards in all, the better."""
    left = [COMBINATIONS]
    for move in GAME.moves(trials.view, trials.seat):
        yield Rated(move, _completed(trials, trials.view, move, left))


def _completed(trials: Trials, state: State, move: AnyMove, left: list[int]) -> float:
    """Return the worth of the position after completing this objective and the best ones after it."""
    after = copy_state(state)
    GAME.carry_out(TrialStep(after), trials.seat, move)
    best = trials.value(after)
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
    if decision.kind == "draw_event":
        mean, shown = MEAN_EVENT, event_worth(top)
    else:
        mean = MEAN_ACTION
        shown = action_worth(top, bool(trials.view.players[trials.seat].powers & TACTICS))
    yield Rated(FROM_DECK, mean)
    yield Rated(FROM_DISCARD, shown)
