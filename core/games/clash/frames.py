"""The frames of pending work (core.engine.flow): one for each thing that can wait for an answer.

`step` says what comes next; the rule of a frame stands in the module named beside it.
"""

from __future__ import annotations

from core.engine.flow import Frame
from core.games.clash.goods import NONE, Goods
from core.games.clash.moves import BuildWonder, Collect, Construct, Moving, Recruit, UnitCounts
from core.games.clash.units import Groups


class CourseFrame(Frame, frozen=True, tag="course"):
    """The course of the game: turns, rounds, ages (turn.py). `turn`: turns taken in this round."""

    turn: int = 0


class TurnFrame(Frame, frozen=True, tag="turn"):
    """A player's turn (turn.py)."""

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


class GainAdvanceFrame(Frame, frozen=True, tag="gain_advance"):
    """An Advance is bought or given (rules/advance.py). `how`: "bought", "free", "dogma"."""

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


class PayFrame(Frame, frozen=True, tag="pay"):
    """A price can be paid in several ways (rules/payment.py)."""

    seat: int
    source: str
    options: tuple[Goods, ...]


class GainFrame(Frame, frozen=True, tag="gain"):
    """A choice of gains (rules/payment.py)."""

    seat: int
    source: str
    options: tuple[Goods, ...]


class PlaceFrame(Frame, frozen=True, tag="place"):
    """A unit from the supply is placed on one of these spaces (rules/place.py). `optional`: or not at all."""

    seat: int
    unit: str
    spaces: tuple[int, ...]
    source: str
    optional: bool = False


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


class ExploreFrame(Frame, frozen=True, tag="explore"):
    """A region is being revealed (rules/exploration.py). `entry`: the space moved into, -1 for Ships."""

    seat: int
    slot: int
    origin: int
    entry: int
    units: Moving
    orientations: tuple[bool, ...] = ()
    step: int = 0
    doors: tuple[int, ...] = ()
    """Exploring with Navigation: the spaces of the region by which a Ship from outside the board may enter."""


class BattleFrame(Frame, frozen=True, tag="battle"):
    """A battle (rules/combat.py). Both sides' units stand on `space`; the attackers came from `origin` (-1: no retreat)."""

    space: int
    attacker: int
    defender: int
    origin: int
    naval: bool = False
    landing: bool = False
    """The attackers come directly from their Ships."""
    step: int = 0
    round: int = 1
    attacker_bonus: int = 0
    """Combat Value for the whole battle (Steel Weapons)."""
    defender_bonus: int = 0
    no_die: bool = False
    """Siegecraft: the Fortress gives no die."""
    no_cancel: bool = False
    """Siegecraft: the Fortress cancels no hit."""
    used: int = 0
    """What each side has decided or used up: bits of rules/combat.py."""
    attacker_dice: tuple[int, ...] = ()
    defender_dice: tuple[int, ...] = ()
    attacker_value: int = 0
    defender_value: int = 0
    attacker_hits: int = 0
    """Hits that the attacker has scored, after cancelling."""
    defender_hits: int = 0
    attackers_at_start: Groups = ()
    defenders_at_start: Groups = ()
    paid: Goods = NONE


class CaptureFrame(Frame, frozen=True, tag="capture"):
    """A city is captured by `seat` (rules/capture.py)."""

    seat: int
    space: int
    loser: int
    step: int = 0


class EventFrame(Frame, frozen=True, tag="event"):
    """An Event is drawn and resolved (rules/events.py)."""

    seat: int
    card: str = ""
    step: int = 0


class ExhaustFrame(Frame, frozen=True, tag="exhaust"):
    """An Exhausted Land marker is placed (rules/events.py)."""

    seat: int


class SpawnFrame(Frame, frozen=True, tag="spawn"):
    """Barbarians Spawn (rules/barbarians.py). `extra`: with the second step."""

    seat: int
    extra: bool
    step: int = 0


class MarchFrame(Frame, frozen=True, tag="march"):
    """Barbarians Move (rules/barbarians.py). `waiting`: armies that have not moved; `done`: cities reinforced."""

    seat: int
    waiting: tuple[tuple[int, int], ...] = ()
    """(space, units) of the armies that are still to move."""
    step: int = 0
    done: tuple[int, ...] = ()


class StatusFrame(Frame, frozen=True, tag="status"):
    """The Status Phase (status_phase.py): the step and the turn order's place within it."""

    step: int = 0
    turn: int = 0
    asked: bool = False


AnyFrame = (
    CourseFrame | TurnFrame | ActivationFrame | GainAdvanceFrame | ChooseAdvanceFrame | HappinessFrame
    | InfluenceFrame | PayFrame | GainFrame | PlaceFrame | ReplaceFrame | CargoFrame | MoveFrame
    | ExploreFrame | BattleFrame | CaptureFrame | EventFrame | ExhaustFrame | SpawnFrame | MarchFrame
    | StatusFrame
)
