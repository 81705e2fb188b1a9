"""The moves: what a player does in one gesture. Frozen, with a stable JSON form; spaces are ints, ids are strings.

No move carries its payment: where several payments are possible a `Pay` follows (docs/decisions/0002).
"""

from __future__ import annotations

import msgspec

from core.games.clash.goods import NONE, Goods

UnitCounts = tuple[tuple[str, int], ...]
"""(kind, count) of units, sorted."""
Moving = tuple[tuple[str, int, int], ...]
"""(kind, marks, count) of units that move, sorted."""


class Move(msgspec.Struct, frozen=True, tag_field="do", omit_defaults=True, gc=False):
    """Base of all moves."""


# ---------------------------------------------------------------- main and free actions of a turn
class TakeAdvance(Move, frozen=True, tag="advance"):
    """Buy an Advance, or choose one that is given free."""

    advance: str


class Found(Move, frozen=True, tag="found"):
    """Found a city with a Settler on this space."""

    space: int


class Collect(Move, frozen=True, tag="collect"):
    """Collect in a city: (space, resource or "mood") for each space. `using`: "economic_liberty" for the free action.

    `card`: the Action card that modifies this Collect.
    """

    city: int
    spaces: tuple[tuple[int, str], ...]
    using: str = ""
    card: str = ""


class Construct(Move, frozen=True, tag="construct"):
    """Construct a building; a Port names its Sea space."""

    city: int
    building: str
    port: int = -1


class Recruit(Move, frozen=True, tag="recruit"):
    """Recruit units in a city."""

    city: int
    units: UnitCounts


class BuildWonder(Move, frozen=True, tag="wonder"):
    """Construct a Wonder from the hand in a city (Engineering)."""

    city: int
    wonder: str


class MoveUnits(Move, frozen=True, tag="move"):
    """Move a unit or group along a path of spaces (start ... destination); the first move starts the Move action.

    `units` move together. `roads`: the Roads Advance is paid for. Ships name start and destination only; cargo is in `units`.
    """

    path: tuple[int, ...]
    units: Moving
    roads: bool = False


class Raise(Move, frozen=True, tag="raise"):
    """Set the mood (0 Angry, 1 Neutral, 2 Happy) that a city is to get by Increase Happiness; the first one starts the action.

    The city's present mood takes it out again. `using`: "voting" for the free action.
    """

    city: int
    mood: int
    using: str = ""


class Influence(Move, frozen=True, tag="influence"):
    """Influence Culture in the target from a city. `using`: "arts" for the free action; `card`: an Action card played with it."""

    city: int
    target: int
    using: str = ""
    card: str = ""


class Use(Move, frozen=True, tag="use"):
    """Use the power of an Advance or Wonder: on a city, for a number of steps, naming an Advance, or giving a token."""

    power: str
    city: int = -1
    number: int = 0
    name: str = ""


class Play(Move, frozen=True, tag="play"):
    """Play a card from the hand: its civil half (a Great Person: its effect), in battle face down for its combat half."""

    card: str


class Offer(Move, frozen=True, tag="offer"):
    """Offer a trade to a seat, or to all (-1): what is given for what is wanted; as an answer to an offer, a counter-offer.

    `cards`: (card of the hand, whether it is shown). `wanted`: for each card its back ("?action": any Action card), or its id if
    the offerer knows it to be in the partner's hand.
    """

    to: int
    give: Goods = NONE
    cards: tuple[tuple[str, bool], ...] = ()
    want: Goods = NONE
    wanted: tuple[str, ...] = ()


class EndTurn(Move, frozen=True, tag="end_turn"):
    """End the turn; actions left are lost."""


# ---------------------------------------------------------------- inside an action
class Done(Move, frozen=True, tag="done"):
    """Finish what is being put together (a Move action, Increase Happiness)."""


class Cancel(Move, frozen=True, tag="cancel"):
    """Give up what is being put together; nothing was spent."""


class Pay(Move, frozen=True, tag="pay"):
    """Pay these amounts."""

    goods: Goods


class Gain(Move, frozen=True, tag="gain"):
    """Take these amounts; a negative amount is given in exchange."""

    goods: Goods


class Pick(Move, frozen=True, tag="pick"):
    """Choose a space."""

    space: int


class Orient(Move, frozen=True, tag="orient"):
    """Place the revealed region in base orientation or turned by half."""

    half_turn: bool


class March(Move, frozen=True, tag="march"):
    """Move a Barbarian army one space."""

    start: int
    end: int


class Remove(Move, frozen=True, tag="remove"):
    """Remove units: casualties, or cargo without capacity."""

    units: UnitCounts


class Choose(Move, frozen=True, tag="choose"):
    """Choose one of the named options ("yes", "no", "retreat", "go_on", a building, a seat ...)."""

    option: str


class Complete(Move, frozen=True, tag="complete"):
    """Complete an objective with one half of an Objective card."""

    card: str
    objective: str


class Accept(Move, frozen=True, tag="accept"):
    """Accept the trade that is offered, with these cards of the hand where any card of a kind is wanted."""

    cards: tuple[str, ...] = ()


class ChangeGovernment(Move, frozen=True, tag="government"):
    """Move all government Advances to these (the top one among them)."""

    advances: tuple[str, ...]


AnyMove = (
    TakeAdvance | Found | Collect | Construct | Recruit | BuildWonder | MoveUnits | Raise | Influence | Use
    | EndTurn | Done | Cancel | Pay | Gain | Pick | Orient | March | Remove | Choose | ChangeGovernment | Play | Complete
    | Offer | Accept
)

YES = Choose("yes")
NO = Choose("no")
DONE = Done()
CANCEL = Cancel()
END_TURN = EndTurn()
