"""What a move would do, up to the first unknown (Game.preview)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from core.engine.chance import Chance, HasGenerator
from core.engine.decision import Entry, IllegalMove, Preview, Value
from core.engine.flow import FrameGame, Step
from core.games.clash.moves import Accept, AnyMove, Offer
from core.games.clash.rules.trade import terms
from core.games.clash.state import State, copy_state

REVEALED = "revealed"
"""What `look_ahead` says is unknown where something hidden is revealed."""


class _Unknown(Exception):
    """The rules asked for chance (of a kind) or for something hidden."""


class _NoChance(Chance):
    """Chance that cannot be had."""

    __slots__ = ()

    def draw(self, state: HasGenerator, kind: str, sides: int, count: int = 1) -> tuple[int, ...]:
        raise _Unknown(kind)

    def shuffle(self, state: HasGenerator, kind: str, n: int) -> tuple[int, ...]:
        raise _Unknown(kind)


class _Trial(Step[State]):
    """A step that ends where something hidden is revealed."""

    __slots__ = ()

    def reveal(self) -> None:
        raise _Unknown(REVEALED)


def preview(game: FrameGame[State, AnyMove], view: State, seat: int, move: AnyMove) -> Preview:
    """Return the journal entries that the move brings before chance or hidden facts decide. Raises IllegalMove.

    Of a trade the values say what each side gives, gets and loses (rules/trade.py: `terms`).
    """
    refusal = game.refusal(view, seat, move)
    if refusal is not None:
        raise IllegalMove(refusal)
    values: dict[str, Value] = terms(view, seat, move) if isinstance(move, Offer | Accept) else {}
    trial = _Trial(copy_state(view), _NoChance())
    try:
        game.carry_out(trial, seat, move)
    except _Unknown:
        return Preview(tuple(trial.entries), True, values)
    return Preview(tuple(trial.entries), False, values)


def foresee(game: FrameGame[State, AnyMove], view: State, seat: int, move: AnyMove) -> State | None:
    """Return the state with the next question after a legal move; None if chance or hidden facts decide what comes."""
    trial = _Trial(copy_state(view), _NoChance())
    try:
        game.carry_out(trial, seat, move)
    except _Unknown:
        return None
    return trial.state


class Outlook(NamedTuple):
    """What comes of a row of moves as far as it can be told."""

    state: State | None
    """The position with the next question; None if something unknown decides what comes."""
    unknown: str
    """"" if nothing is; else the kind of chance that decides ("influence_die"), or REVEALED."""
    entries: tuple[Entry, ...]
    """What is written up to there."""
    actions: int = 0
    """Actions of the seat that are taken up to there; negative where some are won."""


def look_ahead(game: FrameGame[State, AnyMove], view: State, seat: int, moves: Sequence[AnyMove]) -> Outlook:
    """Return what comes of a row of moves of one seat, up to the first unknown. Raises IllegalMove."""
    trial = _Trial(copy_state(view), _NoChance())
    before = view.players[seat].actions
    for position, move in enumerate(moves):
        refusal = game.refusal(trial.state, seat, move)
        if refusal is not None:
            error = IllegalMove(refusal)
            error.position = position
            raise error
        try:
            game.carry_out(trial, seat, move)
        except _Unknown as unknown:
            return Outlook(None, str(unknown), tuple(trial.entries), before - trial.state.players[seat].actions)
    return Outlook(trial.state, "", tuple(trial.entries), before - trial.state.players[seat].actions)
