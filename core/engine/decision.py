"""What a game says to those who play it: decisions, refusals, journal entries, results of a move.

Keys and values only; `desktop` words them. A key is lower_snake_case with dots, the same for ever.
"""

from __future__ import annotations

from typing import Any

import msgspec

Value = int | str | tuple[Any, ...]
"""A value of a journal entry, refusal or label: a number, an id, or a tuple of them."""


class Decision(msgspec.Struct, frozen=True, gc=False):
    """Who may act now, on what, and what asks for it.

    `kind` names the question ("turn", "pay", "casualties", ...), `source` the id of the content or rule that asks,
    `values` what the client needs to word it.
    """

    seats: tuple[int, ...]
    kind: str
    source: str = ""
    section: str = ""
    values: dict[str, Value] = {}


class Refusal(msgspec.Struct, frozen=True, gc=False):
    """Why a move is not allowed: a key, the rule's section, and values to word it."""

    key: str
    section: str
    values: dict[str, Value] = {}


class Entry(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A line of the journal: a key and values. `seat` is whom it is about (-1: nobody).

    `private` holds the values that only the seats in `visible_to` may see; a view drops them.
    """

    key: str
    seat: int = -1
    values: dict[str, Value] = {}
    private: dict[str, Value] = {}
    visible_to: tuple[int, ...] = ()


class Outcome(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """What chance gave once: the kind that was asked ("dice", "shuffle", ...) and the numbers."""

    kind: str
    values: tuple[int, ...]


class Applied(msgspec.Struct, frozen=True, gc=False):
    """The result of a move: journal entries, what chance gave, and the marks for taking back.

    `revealed`: hidden information became known; `random`: chance was used; `passed`: another seat is to act.
    """

    entries: tuple[Entry, ...]
    outcomes: tuple[Outcome, ...]
    revealed: bool
    random: bool
    passed: bool


class Part(msgspec.Struct, frozen=True, gc=False):
    """One contribution to an explained number: where it comes from, how much (in halves if so named), the section."""

    source: str
    value: int
    section: str = ""


class Preview(msgspec.Struct, frozen=True, gc=False):
    """What a move would cost and do, up to the first unknown; `open`: chance or hidden facts decide the rest."""

    entries: tuple[Entry, ...]
    open: bool
    values: dict[str, Value] = {}


class Odds(msgspec.Struct, frozen=True, gc=False):
    """Chances of a battle or an attempt, each 0.0 to 1.0; `error` is the 95 % half-width (0.0: exact).

    `bought` names what they suppose that the sides pay for.
    """

    win: float
    lose: float
    neither: float
    own_losses: float = 0.0
    enemy_losses: float = 0.0
    error: float = 0.0
    bought: tuple[str, ...] = ()


class Score(msgspec.Struct, frozen=True, gc=False):
    """Victory points of one seat in halves: `sources` in the order that breaks ties."""

    seat: int
    total_halves: int
    sources: tuple[tuple[str, int], ...]

    @property
    def total(self) -> float:
        """The points, a multiple of one half."""
        return self.total_halves / 2


class IllegalMove(ValueError):
    """Raised by `apply` for a move that is not allowed; holds the refusal. The state is unchanged.

    `position` is the place of the move in a row of moves.
    """

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal
        self.position = 0
