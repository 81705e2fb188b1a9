"""What the cards in a seat's hand are worth to it. A card face down (drawn in a trial) counts with a mean worth."""

from __future__ import annotations

from core.games.clash.bots.aims import ASKING_FOR, RARE, TAKING, Aims, Surveys, depends_on_units
from core.games.clash.bots.troops import Troops
from core.games.clash.bots.weights import Weights
from core.games.clash.content.action_cards.deck import ACTION_CARDS
from core.games.clash.content.cards import ACTION, EVENT, KINDS, OBJECTIVE, is_hidden
from core.games.clash.content.objectives.deck import OBJECTIVE_CARDS
from core.games.clash.content.powers import ADVANCES
from core.games.clash.rules.survey import Survey
from core.games.clash.scoring import OBJECTIVE_HALVES
from core.games.clash.state import Card, Player, State

POINTS = OBJECTIVE_HALVES / 2
"""Of a completed Objective card."""
CIVIL: dict[str, float] = {
    "advance": 0.5,
    "inspiration": 0.55,
    "heroic_general": 0.15,
    "spies": 0.15,
    "leap_of_knowledge": 0.3,
    "good_ideas": 0.2,
    "mercenaries": 0.15,
    "cultural_awe": 0.25,
    "city_growth": 0.45,
    "focused_collection": 0.1,
    "explorers": 0.4,
    "negotiations": 0.15,
    "leadership": 0.45,
    "assassination": 0.3,
    "mass_collection": 0.2,
    "new_goals": 0.25,
    "tech_synergy": 0.35,
    "teach_us_now": 0.3,
    "militia": 0.3,
    "tech_exchange": 0.5,
    "idea_synergy": 0.35,
}
"""What a civil half is worth while it waits in the hand: less than what it brings when it is played well."""
COMBAT: dict[str, float] = {
    "peltasts": 0.2,
    "routing": 0.15,
    "wedge_formation": 0.25,
    "high_morale": 0.25,
    "defiant_stand": 0.25,
    "high_ground": 0.2,
    "tactical_surprise": 0.25,
    "the_siege": 0.2,
    "for_the_people": 0.3,
    "upgraded_defenses": 0.3,
    "tactical_retreat": 0.1,
    "prepared_defenses": 0.3,
    "scouts": 0.35,
    "martyr": 0.3,
    "archers": 0.25,
    "flanking": 0.3,
}
"""The same for a combat half, with Tactics."""
DEFENCES = ("for_the_people", "upgraded_defenses", "prepared_defenses", "defiant_stand")
DEFENDING = frozenset(card.id for card in ACTION_CARDS.values() if card.combat in DEFENCES)
"""Cards with one of those combat halves."""
OF_WAR = ("conqueror", "amphibious_assault", "against_all_odds", "daring", "legend", "marauder", "aggressor", "warlord")
"""Objectives that ask for a battle against another player, or are had best in one."""
WITHOUT_TACTICS = 0.3
LESSER = 0.3
"""What the lesser half of a card adds, as a part of it."""
FURTHER = 0.88
"""Each further Action card is worth this part of the one before."""
PERSON = 0.55
"""A Great Person in hand."""
MEAN_ACTION = 0.4
MEAN_OBJECTIVE = 0.3
"""The chance of an Objective card that is not known."""
TACTICS = ADVANCES["tactics"].mask
_HALVES = {id: (CIVIL.get(card.civil, 0.3), COMBAT.get(card.combat, 0.2)) for id, card in ACTION_CARDS.items()}
_WORTH = {
    (id, tactics): max(pair) + LESSER * min(pair)
    for id, (civil, combat) in _HALVES.items()
    for tactics, pair in ((True, (civil, combat)), (False, (civil, combat * WITHOUT_TACTICS)))
}


def action_worth(card: str, tactics: bool) -> float:
    """Return what an Action card or a Great Person is worth early in the game."""
    return _WORTH.get((card, tactics), PERSON if KINDS.get(card) == EVENT else MEAN_ACTION)


class Hand:
    """The worth of one seat's cards in the positions of one turn."""

    def __init__(self, seat: int, wait: int, turns: int, weights: Weights) -> None:
        """See Aims."""
        self.seat = seat
        self.weights = weights
        self.aims = Aims(seat, wait, turns, weights)
        self._of_units: tuple[Card, ...] = ()
        self._survey: Survey | None = None
        self._halves: set[str] = set()
        self.units_matter = False
        """Whether an objective in hand asks where units stand."""

    def begin(self, state: State) -> None:
        """Begin to compare the moves of another decision."""
        self._halves = {
            half
            for card in state.players[self.seat].hand
            if card.id in OBJECTIVE_CARDS
            for half in OBJECTIVE_CARDS[card.id].halves
        }
        self._of_units = tuple(
            [
                card
                for card in state.players[self.seat].hand
                if KINDS[card.id] == OBJECTIVE and not is_hidden(card.id) and depends_on_units(card.id)
            ]
        )
        self.units_matter = bool(self._of_units)
        self._survey = Survey(state) if self._halves else None

    def wants(self, *objectives: str) -> bool:
        """Return whether one of these objectives is in hand."""
        return not self._halves.isdisjoint(objectives)

    def troops(self) -> Troops:
        """Return how many units the objectives in hand let the seat recruit."""
        return Troops(
            settlers=4 if self.wants("trader") else 2,
            ships=4 if self.wants("great_navy", "military_might") else 2,
            army=5 if self.wants("military_might", "great_army", "great_battle", "legend", "outposts") else 3,
        )

    def advance_wanted(self, advance: str) -> float:
        """Return a little if an objective in hand takes an Advance."""
        return 0.5 if not self._halves.isdisjoint(TAKING.get(advance, ())) else 0.0

    def category_wanted(self, category: str) -> float:
        """Return a little if an objective in hand asks for all Advances of a category."""
        return 0.5 if not self._halves.isdisjoint(ASKING_FOR.get(category, ())) else 0.0

    def actions(self, state: State, left: int) -> float:
        """Return what the Action cards and Great Persons are worth with so many main actions left in the game."""
        player = state.players[self.seat]
        tactics = bool(player.powers & TACTICS)
        found = sorted(
            [action_worth(card.id, tactics) for card in player.hand if KINDS[card.id] in (ACTION, EVENT)], reverse=True
        )
        total = 0.0
        share = 1.0
        for worth in found:
            total += worth * share
            share *= FURTHER
        return total * min(1.0, left / 9) * self.weights.cards

    def objectives(self, state: State, left: int) -> float:
        """Return what the Objective cards are worth: the chance of each that it is completed, times its points.

        What rare ones are better counts on when they are completed.
        """
        player = state.players[self.seat]
        done = sum([RARE.get(objective, 0.0) for _, objective in player.completed])
        return self._objectives(state, left, player.hand) + POINTS * done * self.weights.objectives

    def unit_objectives(self, state: State, left: int) -> float:
        """Return what those Objective cards are worth for which it matters where units stand."""
        return self._objectives(state, left, self._of_units)

    def defends(self, player: Player) -> bool:
        """Return whether a card in the player's hand can help to defend a city."""
        return bool(player.powers & TACTICS) and any(card.id in DEFENDING for card in player.hand)

    def _objectives(self, state: State, left: int, cards: tuple[Card, ...]) -> float:
        total = 0.0
        surveys = Surveys(self._survey)
        for card in cards:
            id = card.id
            if KINDS[id] == OBJECTIVE:
                if is_hidden(id):
                    total += MEAN_OBJECTIVE * min(1.0, left / 18)
                else:
                    total += self.aims.card(state, surveys, id, left)
        return POINTS * total * self.weights.objectives
