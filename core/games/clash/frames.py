"""The frames of pending work (core.engine.flow): one for each thing that can wait for an answer.

`step` says what comes next; the rule of a frame stands in the module named beside it.
"""

from __future__ import annotations

import msgspec

from core.engine.flow import Frame
from core.games.clash.city import City
from core.games.clash.goods import NONE, Goods
from core.games.clash.moves import BuildWonder, Collect, Construct, MoveUnits, Moving, Offer, Recruit, UnitCounts

FRESH, BUSY, ACTED = 1, 2, 3
"""The steps of a turn that has started: nothing was done in it, something was, an action is over."""


class CourseFrame(Frame, frozen=True, tag="course"):
    """The course of the game: turns, rounds, ages (turn.py). `turn`: turns taken in this round."""

    turn: int = 0


class TurnFrame(Frame, frozen=True, tag="turn"):
    """A player's turn (turn.py). `step`: 0 it starts, FRESH while nothing was done in it, ACTED after an action, then BUSY."""

    seat: int
    step: int = 0


class ActivationFrame(Frame, frozen=True, tag="activation"):
    """A city was activated to do something (rules/activate.py)."""

    seat: int
    what: Collect | Construct | Recruit | BuildWonder
    step: int = 0
    paid: Goods = NONE
    before: int = 0
    """How often the city had been activated this turn before."""
    free: bool = False
    """Nothing is paid (City Growth)."""


class GainAdvanceFrame(Frame, frozen=True, tag="gain_advance"):
    """An Advance is bought or given (rules/advance.py). `how`: "bought", "free", "second", "dogma", "card", "card_bought"."""

    seat: int
    advance: str
    how: str
    step: int = 0
    paid: Goods = NONE


class ChooseAdvanceFrame(Frame, frozen=True, tag="choose_advance"):
    """A free Advance is to be chosen (rules/advance.py). `category`: only from this one ("" for any)."""

    seat: int
    how: str
    source: str
    category: str = ""
    optional: bool = False


class QuestionFrame(Frame, frozen=True, tag="question"):
    """One of these is to be chosen (rules/questions.py): the frame below gets it as the last of its `answers`.

    `options` are spaces (answered by Pick), Advances (kind "choose_advance", by TakeAdvance) or words (by Choose); `optional`: NO
    is an answer as well and arrives as "". `private`: only the seat may know what can be chosen: cards, read off hands and
    effects by the kind of question, so that no option stands here.
    """

    seat: int
    kind: str
    source: str
    options: tuple[int | str, ...] = ()
    optional: bool = False
    private: bool = False
    section: str = ""


class EffectFrame(Frame, frozen=True, tag="effect"):
    """The effect of a card for one seat, step by step (rules/effects.py)."""

    effect: str
    seat: int
    card: str = ""
    """The card from the hand that is discarded afterwards, or the Event card that lies open."""
    step: int = 0
    answers: tuple[int | str, ...] = ()
    """What was chosen so far."""
    paid: Goods = NONE
    cards: tuple[str, ...] = ()
    """Cards looked at meanwhile, known to the seat only."""
    witnesses: int = 0
    """The seats, as a mask, that knew the card put aside and still do."""
    count: int = 0
    """A number that the effect keeps."""


class DrawFrame(Frame, frozen=True, tag="draw"):
    """Action cards are to be drawn, one by one from either pile (rules/cards.py)."""

    seat: int
    number: int
    source: str


class TriggerFrame(Frame, frozen=True, tag="trigger"):
    """Civil halves may be played that answer what just happened (rules/play.py)."""

    seat: int
    timing: str
    space: int
    enemy: int
    played: tuple[str, ...] = ()
    """Names of the halves played: each at most once."""


class ClaimFrame(Frame, frozen=True, tag="claim"):
    """Objectives may be completed (rules/objectives.py). `step`: 0 what is fulfilled must be looked at, 1 it is known.

    `fulfilled`: the objectives whose condition is met and whose card may be in the hand, by public facts; the first `held`
    Objective cards of the hand may be used: those that came later may not. `done`: objectives completed here.
    """

    seat: int
    trigger: str
    held: int
    fulfilled: tuple[str, ...] = ()
    done: tuple[str, ...] = ()
    step: int = 0


class OfferFrame(Frame, frozen=True, tag="offer"):
    """A trade is offered by `seat` (rules/trade.py): the first of `seats` is asked.

    A counter-offer lies above the offer that it answers; `depth`: how many it has below it.
    """

    seat: int
    seats: tuple[int, ...]
    offer: Offer
    depth: int = 0


class HappinessFrame(Frame, frozen=True, tag="happiness"):
    """Increase Happiness is being put together (rules/happiness.py): (city, mood to get), sorted by city."""

    seat: int
    using: str = ""
    raised: tuple[tuple[int, int], ...] = ()
    step: int = 0
    paid: Goods = NONE


class InfluenceFrame(Frame, frozen=True, tag="influence"):
    """An Influence Culture attempt (rules/influence.py). `result`: the die with bonuses, 0 before the roll."""

    seat: int
    city: int
    target: int
    using: str = ""
    step: int = 0
    result: int = 0
    paid: Goods = NONE
    card: str = ""
    """The Action card played with it (Cultural Awe)."""


class PayFrame(Frame, frozen=True, tag="pay"):
    """A price can be paid in several ways (rules/payment.py).

    Where many kinds can pay one large amount (Rituals), `options` are for one kind at a time: `taken` was chosen already, `rest`
    (amount, kinds) is what the options and later questions have to pay.
    """

    seat: int
    source: str
    options: tuple[Goods, ...]
    taken: Goods = NONE
    rest: tuple[int, tuple[int, ...]] = (0, ())


class GainFrame(Frame, frozen=True, tag="gain"):
    """A choice of gains (rules/payment.py)."""

    seat: int
    source: str
    options: tuple[Goods, ...]


class PlaceFrame(Frame, frozen=True, tag="place"):
    """A unit from the supply is placed on one of these spaces (rules/place.py). `optional`: or not at all.

    `lost`: the space of the city for whose loss it is placed (-1: for none), which `captor` has captured.
    """

    seat: int
    unit: str
    spaces: tuple[int, ...]
    source: str
    optional: bool = False
    lost: int = -1
    captor: int = -1


class ReplaceFrame(Frame, frozen=True, tag="replace"):
    """Units of which the supply is empty are taken from the board (rules/recruit.py): (kind, count) still to take."""

    seat: int
    city: int
    missing: UnitCounts


class CargoFrame(Frame, frozen=True, tag="cargo"):
    """Land units aboard that no Ship can carry are removed by their owner (rules/ships.py)."""

    seat: int
    space: int


class MoveFrame(Frame, frozen=True, tag="move"):
    """A Move action (rules/movement.py): moves left; whether a Ship moved, and with Navigation."""

    seat: int
    left: int
    sailed: bool = False
    navigated: bool = False
    step: int = 0
    move: MoveUnits | None = None
    """The move that Roads are being paid for."""
    paid: Goods = NONE


class ExploreFrame(Frame, frozen=True, tag="explore"):
    """A region is being revealed (rules/exploration.py). `entry`: the space moved into, -1 for Ships.

    Without `units` nobody enters it (Explorers).
    """

    seat: int
    slot: int
    origin: int
    entry: int
    units: Moving
    orientations: tuple[bool, ...] = ()
    step: int = 0
    doors: tuple[int, ...] = ()
    """Exploring with Navigation: the spaces of the region by which a Ship from outside the board may enter."""
    spaces: tuple[int, ...] = ()
    """The Sea spaces of the revealed region on which the Ship may be put."""


class Side(msgspec.Struct, frozen=True, omit_defaults=True):
    """One side of a battle: first the attacker, then the defender."""

    owner: int
    start: UnitCounts = ()
    """All its units at the start of the battle, Settlers (at sea: cargo) included."""
    units: UnitCounts = ()
    """The units that fight, at the start of this round."""
    dice: tuple[int, ...] = ()
    """Faces (1-12) of this round, after re-rolls."""
    value: int = 0
    """Combat Value of this round."""
    cancels: int = 0
    """Enemy hits that this side cancels this round."""
    hits: int = 0
    """Hits that it scored this round, after the enemy's cancelling, at most the enemy's units."""
    lost: UnitCounts = ()
    """What it lost this round after the roll."""
    early: int = 0
    """How many fighting units it lost this round before the roll (cards): they are not among `units` any more."""
    chosen: UnitCounts = ()
    """The units that it gives up, while the other side still chooses."""
    fallen: UnitCounts = ()
    """All units that it lost in this battle so far, Settlers and cargo too."""


class BattleFrame(Frame, frozen=True, tag="battle"):
    """A battle (rules/combat.py). Both sides' units stand on `space`; the attackers came from `origin` (-1: no retreat)."""

    space: int
    attacker: int
    defender: int
    origin: int
    naval: bool = False
    landing: bool = False
    """The attackers come directly from their Ships."""
    sides: tuple[Side, ...] = ()
    """Attacker, defender."""
    buildings: tuple[str, ...] = ()
    """The kinds of buildings in the defender's city at the start; () at sea and where no city is."""
    city: City | None = None
    """The city that is attacked, as it was at the start."""
    step: int = 0
    """0: payments before the battle; 1-5: the step of the round; 6: the consequences; 7: objectives."""
    round: int = 1
    offers: int = 0
    """How many powers have been offered in this step; how many sides were asked for a card; how many cards took effect."""
    asks: str = ""
    """What is asked now: a power, "combat_card", "casualties", "flight" or "retreat"."""
    asked: int = 0
    """Which side is asked (0, 1)."""
    bonuses: tuple[tuple[int, str, int], ...] = ()
    """(side, source, Combat Value) for the whole battle."""
    round_bonuses: tuple[tuple[int, str, int], ...] = ()
    """The same for this round only."""
    round_dice: tuple[tuple[int, str, int], ...] = ()
    """(side, source, dice) more for this round."""
    round_cancels: tuple[tuple[int, str, int], ...] = ()
    """(side, source, enemy hits) that are cancelled this round."""
    no_clash: tuple[tuple[int, str], ...] = ()
    """(side, source): its clash abilities don't work this round."""
    cards: tuple[str, str] = ("", "")
    """The Action cards that attacker and defender play this round, "" for none; face down while `step` is 1."""
    void: tuple[int, ...] = ()
    """The sides whose card has no effect."""
    due: tuple[int, int] = (0, 0)
    """How many units attacker and defender have to give up now."""
    flees: str = ""
    """The card by which the defender leaves the battle before the roll."""
    used: tuple[tuple[int, str], ...] = ()
    """(side, power) of powers that work once a battle."""
    no_die: bool = False
    """The Fortress gives no die (Siegecraft)."""
    no_cancel: bool = False
    """The Fortress cancels no hit (Siegecraft)."""
    outcome: str = ""
    """"attacker" or "defender" (who won), "neither" or "retreat"; "" while it is fought."""
    paid: Goods = NONE

    @property
    def sealed(self) -> bool:
        """Whether the cards lie face down."""
        return self.step == 1

    def side_of(self, seat: int) -> int:
        """Return 0 for the attacker, 1 for the defender."""
        return 0 if seat == self.attacker else 1


class CaptureFrame(Frame, frozen=True, tag="capture"):
    """A city is captured by `seat` (rules/capture.py)."""

    seat: int
    space: int
    loser: int
    step: int = 0


class EventFrame(Frame, frozen=True, tag="event"):
    """An Event is drawn and resolved (rules/events.py). `from_discard`: the top of the discard pile was taken."""

    seat: int
    card: str = ""
    step: int = 0
    from_discard: bool = False
    icon_only: bool = False
    """Only the icon is resolved (Variants: Events; Learning game)."""


class ExhaustFrame(Frame, frozen=True, tag="exhaust"):
    """An Exhausted Land marker is placed on one of these spaces (rules/events.py)."""

    seat: int
    spaces: tuple[int, ...] = ()


class SpawnFrame(Frame, frozen=True, tag="spawn"):
    """Barbarians Spawn (rules/barbarians.py). `extra`: with the second step; `spaces`: those to choose from now."""

    seat: int
    extra: bool
    step: int = 0
    spaces: tuple[int, ...] = ()


class MarchFrame(Frame, frozen=True, tag="march"):
    """Barbarians Move (rules/barbarians.py)."""

    seat: int
    step: int = 0
    waiting: tuple[tuple[int, UnitCounts], ...] = ()
    """(space, units) of the armies that have not moved yet."""
    choices: tuple[tuple[int, int], ...] = ()
    """(start, end) of the steps to choose from now."""
    spaces: tuple[int, ...] = ()
    """The cities that can still be reinforced, to choose from when the supply is short."""
    hired: bool = False
    """The armies go wherever the seat wants (Mercenaries)."""
    left: tuple[int, ...] = ()
    """The Barbarian cities that hired armies have left."""


class GovernmentFrame(Frame, frozen=True, tag="government"):
    """The government must be changed, at no price (rules/government.py)."""

    seat: int
    source: str


class StatusFrame(Frame, frozen=True, tag="status"):
    """The Status Phase (status_phase.py): the step and the turn order's place within it."""

    step: int = 0
    turn: int = 0
    asked: bool = False


AnyFrame = (
    CourseFrame | TurnFrame | ActivationFrame | GainAdvanceFrame | ChooseAdvanceFrame | HappinessFrame
    | InfluenceFrame | PayFrame | GainFrame | PlaceFrame | ReplaceFrame | CargoFrame | MoveFrame
    | ExploreFrame | BattleFrame | CaptureFrame | EventFrame | ExhaustFrame | SpawnFrame | MarchFrame
    | StatusFrame | GovernmentFrame | QuestionFrame | EffectFrame | DrawFrame | TriggerFrame | ClaimFrame
    | OfferFrame
)
