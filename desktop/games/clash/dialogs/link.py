"""What the panels of the game ask of the table, and small readings of the engine's answers that several of them share."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple, Protocol

from core.engine.decision import Entry, IllegalMove, Odds, Part, Refusal, Value
from core.games.clash.game import GAME
from core.games.clash.goods import INDEX, MAXIMUM, NAMES, NONE, RESOURCES, Goods
from core.games.clash.moves import AnyMove
from core.games.clash.state import State
from desktop.board.model import RangePicture
from desktop.games.clash.words.speaker import Speaker
from desktop.theme.palette import BARBARIAN, PlayerColour


class Link(Protocol):
    """What a panel needs of the table while its question is open. All of it is about the seat that is asked."""

    @property
    def view(self) -> State:
        """What the seat may know."""
        ...

    @property
    def seat(self) -> int:
        """Who is asked."""
        ...

    @property
    def speaker(self) -> Speaker:
        """The words of the game."""
        ...

    def colour(self, seat: int) -> PlayerColour:
        """Return the colour of a seat (0 or more)."""
        ...

    def moves(self, kind: type) -> list[Any]:
        """Return the legal moves of one kind."""
        ...

    def refusal(self, move: Any) -> Refusal | None:
        """Return why a move is not allowed, or None."""
        ...

    def odds(self, move: Any) -> Odds | None:
        """Return the chances that a legal move brings; None if no chance is involved."""
        ...

    def explain(self, number: str, **of: Value) -> tuple[Part, ...]:
        """Return where a number comes from."""
        ...

    def journal(self) -> Sequence[Entry]:
        """Return the lines of the journal up to now, as the seat may read them."""
        ...

    def highlight(self, spaces: frozenset[int]) -> None:
        """Light these spaces on the board, and no others."""
        ...

    def show_reach(self, ranges: tuple[RangePicture, ...]) -> None:
        """Draw these rings on the board, and no others."""
        ...


class Balance(NamedTuple):
    """What a move takes and brings, as far as it can be told before chance and choices."""

    paid: Goods
    gained: Goods
    settled: bool
    """Whether the payment is known; else the player chooses next how to pay."""
    entries: tuple[Entry, ...]


def balance(link: Link, move: AnyMove) -> Balance | None:
    """Return what a move takes and brings; None if it is not legal."""
    try:
        preview = GAME.preview(link.view, link.seat, move)
    except IllegalMove:
        return None
    paid, gained = list(NONE), list(NONE)
    for entry in preview.entries:
        if entry.seat == link.seat and entry.key in ("paid", "gained"):
            for name, number in entry.values["goods"]:  # type: ignore[union-attr]
                (paid if entry.key == "paid" else gained)[INDEX[name]] += number
    settled = any(entry.key == "paid" for entry in preview.entries)
    return Balance(tuple(paid), tuple(gained), settled, preview.entries)  # type: ignore[arg-type]


def limits(link: Link, seat: int | None = None) -> tuple[int, ...]:
    """Return the most that a seat may hold of each resource, in the order of NAMES; tokens are not limited and left out."""
    whose = link.seat if seat is None else seat
    return tuple(sum(part.value for part in link.explain("resource_limit", seat=whose, resource=name)) for name in RESOURCES)


def wasted(link: Link, gained: Goods, paid: Goods = NONE, most: tuple[int, ...] | None = None) -> Goods:
    """Return what of a gain goes above the limits and is lost. `most`: the limits, if they are known already."""
    return _above(link.view.players[link.seat].goods, gained, paid, most or limits(link))


def _above(have: Goods, gained: Goods, paid: Goods, most: tuple[int, ...]) -> Goods:
    lost = [0] * len(NAMES)
    for index, limit in enumerate(most):
        above = have[index] - paid[index] + gained[index] - limit
        lost[index] = max(0, min(above, gained[index]))
    return tuple(lost)  # type: ignore[return-value]


def best_gain(link: Link, gains: Iterable[Goods]) -> Goods | None:
    """Return the gain to suggest: of which most is kept, then least is lost, then the store gets evenest. None without gains."""
    return best_gain_of(link.view, link.seat, gains)


def best_gain_of(view: State, seat: int, gains: Iterable[Goods]) -> Goods | None:
    """Return the gain to suggest to a seat (see `best_gain`)."""
    most = tuple(
        sum(part.value for part in GAME.explain(view, "resource_limit", seat=seat, resource=name)) for name in RESOURCES
    )
    have = view.players[seat].goods

    def rank(gained: Goods) -> tuple[int, int, int]:
        lost = _above(have, gained, NONE, most)
        store = (min(MAXIMUM, have[i] + gained[i] - lost[i]) for i in range(len(RESOURCES)))
        return sum(gained) - sum(lost), -sum(lost), -sum(number * number for number in store)

    # In one order, so that among equals the same one is suggested wherever it is asked.
    return max(sorted(gains, reverse=True), key=rank, default=None)


def owner_colour(link: Link, owner: int) -> PlayerColour:
    """Return the colour of an owner, the Barbarians too."""
    return link.colour(owner) if owner >= 0 else BARBARIAN


def lights(spaces: Iterable[int]) -> frozenset[int]:
    """Return the spaces as the board lights them; -1 for none is left out."""
    return frozenset(space for space in spaces if space >= 0)
