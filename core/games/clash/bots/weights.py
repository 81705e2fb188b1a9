"""The weights of the evaluation."""

from __future__ import annotations

from typing import NamedTuple


class Weights(NamedTuple):
    """The weights of the evaluation, in victory points."""

    food: float = 0.19
    ore: float = 0.12
    wood: float = 0.11
    idea: float = 0.17
    gold: float = 0.3
    mood: float = 0.18
    culture: float = 0.20
    surplus: float = 0.3
    """What goods above the needs are worth, as a part of their weight."""
    plan: float = 0.3
    """What the goods can buy at once, as a part of its worth."""
    cities: tuple[float, ...] = (4.0, 3.0, 2.4, 2.0, 1.8, 1.2, 1.0)
    """The first to seventh city beyond its point, at the start of the game."""
    output: float = 0.35
    """A resource that a city collects."""
    food_space: float = 0.25
    """A space of a city that gives Food, as far as the city can collect."""
    variety: float = 0.1
    """One of the first spaces that give Ore or Wood."""
    happy: float = 0.3
    angry: float = 0.35
    slot: float = 0.25
    """A building that could be constructed at once."""
    advance: float = 0.3
    key: float = 0.6
    """An Advance of strength 1."""
    rival: float = 0.3
    """A point of the rivals (two players; less with more)."""
    leader: float = 1.4
    """A point of the leading rival, as a multiple of the mean."""
    rival_goods: float = 0.08
    rival_moods: float = 0.25
    rival_cards: float = 0.3
    """What a rival has, as points of his: a resource or token, a step of mood, a card."""
    action: float = 0.8
    """A main action of a later turn."""
    cards: float = 1.0
    """Action cards, as a part of what hand.py says of them."""
    objectives: float = 1.0
    """Objective cards, as a part of their points times the chance to complete them."""
    patience: float = 2.0
    """After so many actions towards it an objective counts for 1/e of one that is fulfilled."""
    stamina: float = 4.5
    """Objectives whose steps efforts.py counts are not begun if they take so many actions; each action less adds the same."""
    slack: float = 0.95
    """An objective that is nearly fulfilled, as a part of one that is."""
    later: float = 0.7
    """One that can't be fulfilled before the next Status Phase, as a part of one that can."""
    wonder: float = 6.0
    """All that a Wonder in hand needs, but not built."""
    wonder_share: float = 1.5
    """The power of the share of its price that is there: the higher, the less the first goods count."""
    wonder_card: float = 0.5
    standing: float = 5.0
    """A Wonder that stands, beyond its points: without that the goods for it would rather be kept."""
    grand: float = 0.8
    """Each piece of a city with a Wonder: such a city is well worth being the largest."""
    army: float = 0.15
    """An Army unit, of the first ones."""
    ship: float = 0.12
    """The first Ship."""
    route: float = 0.12
    """A trade route, for each turn to come."""
    danger: float = 0.65
    """The expected loss of own cities, as a part of it."""
    ready: float = 0.35
    """What an Infantry costs, as a part of the danger."""
    exposed: float = 0.3
    """An empty city."""
    targets: float = 0.4
    """What armies may capture, as a part of the usual share."""
    war: float = 1.4
    """As a multiple of that if an objective in hand asks for a battle against a player."""
    defence: float = 0.3
    """A card that defends a city, as a part of the danger."""
    settlers: float = 0.45
    """What Settlers are worth, as a part of the usual share of a city."""
    exploration: float = 0.45
    """A region explored at the start of the game."""
    early_end: float = 3.0
    """What is lost when a rival without a city ends the game early; three times that by who is not in the lead."""
