"""Where a command of the palette starts from: the position on the table, or one after moves that belong to the same gesture."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property, partial
from typing import TYPE_CHECKING, Any

import msgspec

from core.engine.decision import Decision, Entry, Odds, Part, Refusal, Value
from core.games.clash.frames import PayFrame
from core.games.clash.game import GAME
from core.games.clash.goods import NONE, named
from core.games.clash.moves import AnyMove, Pay
from core.games.clash.preview import Outlook
from core.games.clash.state import State
from desktop.games.clash.commands.prices import ahead, cost_of, gain_words, payment_note, price_words
from desktop.games.clash.gestures.settling import suggested
from desktop.games.clash.words.names import goods_list, tr
from desktop.games.clash.words.sections import section_name
from desktop.games.clash.words.speaker import Speaker
from desktop.palette.tree import Completion
from desktop.theme.palette import PlayerColour

if TYPE_CHECKING:
    from desktop.games.clash.table import ClashTable

BUDGET = 0.03
"""Seconds for the chances of the row that is chosen."""


class Position:
    """A view in which the person at the machine is asked, and the moves that lead to it from the one on the table.

    It answers what panels ask of a table (dialogs.link.Link) about this view.
    """

    def __init__(self, table: ClashTable, view: State, seat: int, row: tuple[AnyMove, ...] = ()) -> None:
        self.table = table
        self.view = view
        self.seat = seat
        self._row = row

    def after(self, *moves: AnyMove) -> Position | None:
        """Return the position after moves; None if the next question depends on chance or hidden facts, or is another's."""
        outlook = ahead(self.view, self.seat, moves)
        return self._at(outlook, moves) if outlook is not None else None

    def _at(self, outlook: Outlook, moves: tuple[AnyMove, ...]) -> Position | None:
        view = outlook.state
        decision = GAME.decision(view) if view is not None else None
        if view is None or decision is None or self.seat not in decision.seats:
            return None
        return Position(self.table, view, self.seat, (*self._row, *moves))

    def submit(self, move: AnyMove) -> None:
        """Make a move, with those that lead to this position, as one gesture."""
        self.table.submit([*self._row, move])

    # ---- Link
    @property
    def decision(self) -> Decision:
        """What is asked here."""
        decision = GAME.decision(self.view)
        assert decision is not None
        return decision

    @property
    def speaker(self) -> Speaker:
        """The words of the game."""
        return self.table.speaker

    def colour(self, seat: int) -> PlayerColour:
        """Return the colour of a seat."""
        return self.table.colour(seat)

    @cached_property
    def legal(self) -> tuple[AnyMove, ...]:
        """All legal moves."""
        return tuple(GAME.moves(self.view, self.seat) if self._row else self.table.legal())

    @cached_property
    def _by_kind(self) -> dict[type, list[Any]]:
        found: dict[type, list[Any]] = {}
        for move in self.legal:
            found.setdefault(type(move), []).append(move)
        return found

    def moves(self, kind: type) -> list[Any]:
        """Return the legal moves of one kind."""
        return self._by_kind.get(kind, [])

    def refusal(self, move: AnyMove) -> Refusal | None:
        """Return why a move is not allowed, or None."""
        return GAME.refusal(self.view, self.seat, move) if self._row else self.table.refusal(move)

    def odds(self, move: AnyMove) -> Odds | None:
        """Return the chances of a move."""
        return GAME.odds(self.view, self.seat, move, BUDGET)

    def explain(self, number: str, **of: Value) -> tuple[Part, ...]:
        """Return where a number comes from."""
        return GAME.explain(self.view, number, **of)

    def journal(self) -> Sequence[Entry]:
        """Return the lines of the journal."""
        return self.table.journal()

    def highlight(self, spaces: frozenset[int]) -> None:
        """Light spaces on the board."""
        self.table.highlight(spaces)

    # ---- completions
    def end(
        self, move: AnyMove, text: str, note: str = "", icon: str = "", *, also: str = "", group: str = "",
        explain: Callable[[], str] | None = None, priced: bool = True,
    ) -> Completion:  # fmt: skip
        """Return the completion that makes a legal move; with `priced` its price, or the ways to pay it as a further step."""
        steps: Callable[[], Sequence[Completion]] | None = None
        cost = None
        if priced:
            outlook = ahead(self.view, self.seat, (move,))
            after = self._at(outlook, (move,)) if outlook is not None else None
            if after is not None and after.decision.kind == "pay" and self._is_payment_of_this(after):
                steps = partial(payments, after)
                outlook = ahead(self.view, self.seat, (move, *_usual_payment(after)))
            if outlook is not None:
                cost = cost_of(self.view, self.seat, (*self._row, move), outlook, more_ways=steps is not None)
        price, gain = (price_words(cost), gain_words(cost, self.speaker, self._names_of(move))) if cost is not None else ("", "")
        if isinstance(move, Pay):
            # Its words say what is paid of it.
            price = tr("the rest is paid with other goods") if steps is not None else ""
        note = " · ".join(part for part in (price, gain, note) if part)
        run = None if steps is not None else partial(self.submit, move)
        return Completion(text, note, icon, group=group, also=also, run=run, children=steps, explain=explain)

    def _names_of(self, move: AnyMove) -> set[str]:
        """Return the names in a move, or of what is paid for: what they give needs no source."""
        names = {value for value in msgspec.structs.astuple(move) if isinstance(value, str)}
        return names | {self.decision.source} if isinstance(move, Pay) else names

    def gain_of(self, move: AnyMove) -> str:
        """Return what a move gives, in words."""
        outlook = ahead(self.view, self.seat, (move,))
        cost = cost_of(self.view, self.seat, (*self._row, move), outlook) if outlook is not None else None
        return gain_words(cost, self.speaker, self._names_of(move)) if cost is not None else ""

    def _is_payment_of_this(self, after: Position) -> bool:
        """Whether the payment that is asked belongs to the move and was not asked before it."""
        return self.decision.kind != "pay" or len(after.view.frames) >= len(self.view.frames)

    def refused(self, move: AnyMove, text: str, icon: str = "", *, only_named: bool = False) -> Completion | None:
        """Return the completion of a move that is refused, with the reason; None if it is legal."""
        refusal = self.refusal(move)
        return self.barred(refusal, text, icon, only_named=only_named) if refusal is not None else None

    def barred(self, refusal: Refusal, text: str, icon: str = "", group: str = "", *, only_named: bool = False) -> Completion:
        """Return the completion of what a refusal forbids."""
        reason, section = self.speaker.refusal(refusal), section_name(refusal.section)
        return Completion(text, icon=icon, refusal=reason, section=section, group=group, only_named=only_named)

    def either(self, move: AnyMove, text: str, note: str = "", icon: str = "", **more: Any) -> Completion:
        """Return the completion of a move: legal, or refused."""
        return self.refused(move, text, icon) or self.end(move, text, note, icon, **more)


def _usual_payment(position: Position) -> tuple[AnyMove, ...]:
    """Return the payment that is suggested, kind by kind where it is asked so."""
    found: list[AnyMove] = []
    here: Position | None = position
    depth = len(position.view.frames)
    while here is not None and here.decision.kind == "pay" and len(here.view.frames) >= depth:
        moves = here.moves(Pay)
        usual = suggested([move.goods for move in moves], here.view.players[here.seat].goods)
        found.append(next(move for move in moves if move.goods == usual))
        here = here.after(found[-1]) if is_kind_by_kind(here) else None
    return tuple(found)


def payments(position: Position) -> list[Completion]:
    """Return the ways to pay, the suggested one first; where it is paid kind by kind, each way with the next step."""
    found = []
    moves = position.moves(Pay)
    usual = suggested([move.goods for move in moves], position.view.players[position.seat].goods) if moves else NONE
    kind_by_kind = is_kind_by_kind(position)
    gain = "" if kind_by_kind else position.gain_of(Pay(usual))
    for move in sorted(moves, key=lambda move: move.goods != usual):
        words = goods_list(named(move.goods)) or tr("nothing")
        # What is given does not depend on how it is paid.
        note = " · ".join(part for part in (payment_note(position.view, move.goods), gain) if part)
        text = tr("pay {goods}").replace("{goods}", words)
        found.append(position.end(move, text, note, "gold", priced=kind_by_kind))
    return found


def is_kind_by_kind(position: Position) -> bool:
    """Whether one kind of goods is asked for, and others follow."""
    frame = position.view.frames[-1]
    return isinstance(frame, PayFrame) and bool(frame.rest[0])


def legal_first(entries: Sequence[Completion]) -> list[Completion]:
    """Return completions with the refused ones at the end."""
    return sorted(entries, key=lambda entry: bool(entry.refusal))
