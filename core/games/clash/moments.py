"""The moments of the rules at which powers act. Each content module adds its hooks to them.

A hook is pure unless it gets the `Step`; none asks: what must ask returns or pushes a frame.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from core.engine.decision import Refusal
from core.engine.flow import Step
from core.engine.hooks import Moment
from core.games.clash.goods import Goods
from core.games.clash.moves import Move, UnitCounts, Use
from core.games.clash.state import City, Player, State

if TYPE_CHECKING:
    from core.games.clash.content.powers import AdvanceCard
    from core.games.clash.frames import AnyFrame, BattleFrame
    from core.games.clash.rules.collect import Yields

ClashStep = Step[State]

# ---------------------------------------------------------------- goods
LIMIT: Moment[[], tuple[int, int]] = Moment("limit")
"""(index of a resource, its limit): Storage, Dogma."""
TOKENS_ALIKE: Moment[[], bool] = Moment("tokens_alike")
"""Mood and Culture tokens may be spent for one another (Great Arena)."""

# ---------------------------------------------------------------- Action: Advance
ADVANCE_FREE: Moment[[Player, AdvanceCard], bool] = Moment("advance_free")
"""Whether this power makes an Advance cost nothing when bought."""
ADVANCE_GAINED: Moment[[ClashStep, int, AdvanceCard], None] = Moment("advance_gained")
"""After an Advance and its own gains, for the other Advances owned (Philosophy)."""
ADVANCE_BOUGHT: Moment[[State, int, AdvanceCard, Goods], AnyFrame | None] = Moment("advance_bought")
"""After an Advance was paid for with these goods; a frame asks (Free Education)."""

# ---------------------------------------------------------------- Activate City
ACTIVATED: Moment[[State, int, int], AnyFrame | None] = Moment("activated")
"""(state, seat, city) whenever a city is activated (Great Lighthouse)."""
ANGRY_WORKS: Moment[[Player], bool] = Moment("angry_works")
"""Angry cities collect, recruit and construct as if Neutral this turn (Forced Labor)."""
COLLECT_OPTIONS: Moment[[int, tuple[str, ...], tuple[str, ...], Yields], None] = Moment("collect_options")
"""(powers, powers used up, Wonders of the city, yields): what the city may collect. The result is kept: nothing else counts."""
COLLECTED: Moment[[ClashStep, int, int], Goods] = Moment("collected")
"""(step, seat, city): what is gained on top of the limit (Public Education)."""
BUILDING_PRICE: Moment[[Player, str], Goods | None] = Moment("building_price")
"""Another price for a building (State Religion)."""
BUILT: Moment[[State, int, int, str], AnyFrame | None] = Moment("built")
"""(state, seat, city, building) after a building was constructed (Dogma)."""
RECRUIT_SUBSTITUTE: Moment[[Player], tuple[str, Goods]] = Moment("recruit_substitute")
"""(kind, price): one unit of this kind in a Recruit action may be paid so (Sanitation, Draft)."""
DRAFT_PRICE: Moment[[], int] = Moment("draft_price")
"""The Mood tokens that Draft costs (Civil Liberties)."""
RECRUITED: Moment[[State, int, int, UnitCounts, Goods], AnyFrame | None] = Moment("recruited")
"""(state, seat, city, units, paid) after a Recruit action (Medicine, Nationalism)."""

# ---------------------------------------------------------------- moods and influence
RESOURCES_AS_MOOD: Moment[[], bool] = Moment("resources_as_mood")
"""Resources pay for Increase Happiness like Mood tokens (Rituals)."""
INFLUENCE_IMMUNE: Moment[[City], bool] = Moment("influence_immune")
"""An enemy may not target this city of the owner (Monuments)."""
BOOST_FORBIDDEN: Moment[[State, int, City], bool] = Moment("boost_forbidden")
"""(state, space, city): opponents may not boost against this city of the owner."""
INFLUENCE_BONUS: Moment[[], int] = Moment("influence_bonus")
"""Added to the die (Conversion)."""
INFLUENCE_SUCCEEDED: Moment[[ClashStep, int], None] = Moment("influence_succeeded")

# ---------------------------------------------------------------- Move Units
ARMY_MOVES: Moment[[], bool] = Moment("army_moves")
"""Army units may be moved (Tactics)."""
ROADS: Moment[[], Goods] = Moment("roads")
"""The price of a move by Roads."""
NAVIGATES: Moment[[], bool] = Moment("navigates")
"""Ships may sail round the edge of the board (Navigation)."""
MOVES_ENDED: Moment[[ClashStep, int, bool, bool], None] = Moment("moves_ended")
"""(step, seat, a Ship moved, Navigation was used) at the end of a Move action (Cartography)."""

SHIELDS: dict[str, tuple[str, int]] = {}
"""Wonder -> (terrain, mark): units of players that enter this terrain get the mark for the turn, also by Roads, and may not
attack the city of somebody else in which the Wonder stands, whoever has its card (Great Gardens)."""

# ---------------------------------------------------------------- Combat
class BattleOption(NamedTuple):
    """Something that a side may buy in a battle."""

    id: str
    price: Goods
    battle: BattleFrame
    """The battle once it is bought."""


class BattleOffer(NamedTuple):
    """What a power lets a side buy in a battle; an only option that is free is taken without asking."""

    source: str
    options: tuple[BattleOption, ...]


BEFORE_BATTLE: Moment[[State, BattleFrame, int], BattleOffer | None] = Moment("before_battle")
"""(state, battle, seat): bought before the first round (Siegecraft, Steel Weapons)."""
COMBAT_CARDS: Moment[[], bool] = Moment("combat_cards")
"""Its owner may play the combat half of Action cards (Tactics)."""
STEEL_WEAPONS_FREE: Moment[[], bool] = Moment("steel_weapons_free")
"""Steel Weapons costs nothing against enemies without it (Metallurgy)."""
COMBAT_VALUE: Moment[[State, BattleFrame, int], int] = Moment("combat_value")
"""(state, battle, seat): added to the seat's Combat Value this round (Fanaticism)."""
ATTACKER_VALUE: Moment[[State, BattleFrame], int] = Moment("attacker_value")
"""Added to the Combat Value of who attacks the owner (Great Wall)."""
CANCELS: Moment[[State, BattleFrame, int], int] = Moment("cancels")
"""(state, battle, seat): hits that the seat may cancel this round (Warships)."""
AFTER_ROLL: Moment[[State, BattleFrame, int], BattleOffer | None] = Moment("after_roll")
"""(state, battle, seat): bought after the roll (Great Arena)."""
AUTO_DEFENCE: Moment[[], bool] = Moment("auto_defence")
"""Barbarians that attack the owner's cities are defeated without dice (Great Wall)."""
BATTLE_LOST: Moment[[State, BattleFrame, int], AnyFrame | None] = Moment("battle_lost")
"""(state, battle, loser) after a lost battle (Fanaticism)."""

# ---------------------------------------------------------------- Events
IGNORED_EVENTS: Moment[[], str] = Moment("ignored_events")
"""The theme of Events whose text its owner ignores: "famine" (Irrigation), "plague" (Sanitation)."""
MORE_DAMAGE: Moment[[], bool] = Moment("more_damage")
"""Plagues strike its owner harder (Roads, Navigation, Trade Routes)."""
MOOD_SPARED: Moment[[], Goods] = Moment("mood_spared")
"""The price for which a city keeps the mood that it would lose by the text of an Event (Myths)."""
EVENT_FROM_DISCARD: Moment[[], bool] = Moment("event_from_discard")
"""Its owner may take the top of the discard pile; his Events are discarded to its bottom (Great Mausoleum)."""

# ---------------------------------------------------------------- turn, Status Phase
TURN_STARTED: Moment[[State, int], AnyFrame | None] = Moment("turn_started")
"""At the start of a turn (Trade Routes)."""
ROUTES_IN_GOLD: Moment[[], bool] = Moment("routes_in_gold")
"""The yield of Trade Routes and Taxation may be Gold (Currency)."""
CHOOSES_FIRST: Moment[[], bool] = Moment("chooses_first")
"""Its owner always chooses the first player (Great Lighthouse)."""


class UseRule:
    """What `Use` of a power does: a free action, or a main action. Subclasses stand beside the power."""

    main = False
    """Costs one of the three main actions."""
    while_moving = False
    """May be used between the moves of a Move action as well."""
    idle_without_cards = False
    """Needs Action or Objective cards, which the Learning game leaves out."""

    fields: tuple[str, ...] = ()
    """The fields of `Use` that matter, besides the power."""

    def normal(self, move: Use) -> Use:
        """Return the move without the fields that don't matter."""
        kept = {field: getattr(move, field) for field in self.fields}
        return Use(move.power, **kept)

    def moves(self, state: State, seat: int) -> Iterator[Move]:
        """Yield the legal uses."""
        return iter(())

    def refusal(self, state: State, seat: int, move: Use) -> Refusal | None:
        """Return why this use is not allowed, or None. The power is known to be in force."""
        raise NotImplementedError

    def apply(self, step: ClashStep, seat: int, move: Use) -> None:
        """Carry the use out; a main action has been counted already."""
        raise NotImplementedError


USES: dict[str, UseRule] = {}
"""Power -> what its use does."""
