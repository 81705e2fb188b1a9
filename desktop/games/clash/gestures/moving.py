"""What is said while units are carried: how a battle may end, how many moves are left, what a way costs, where the
movement ends and why."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from core.engine.decision import IllegalMove
from core.games.clash.board import UNREVEALED
from core.games.clash.game import GAME
from core.games.clash.goods import NONE, named
from core.games.clash.moves import MoveUnits
from core.games.clash.preview import look_ahead
from core.games.clash.state import State
from core.games.clash.units import CAPACITY, FOREST, SHIP, STUCK
from desktop.board.model import NotePicture, OddsPicture
from desktop.games.clash.gestures.prospect import Prospect
from desktop.games.clash.why import how_exact
from desktop.games.clash.words import names
from desktop.games.clash.words.language import tr
from desktop.games.clash.words.names import goods_list, piece_name, unit_list
from desktop.games.clash.words.phrases import decimal

if TYPE_CHECKING:
    from desktop.games.clash.table import ClashTable


def move_note(table: ClashTable, move: MoveUnits, space: int) -> NotePicture | None:
    """Return what a move without a battle comes to, beside the space it leads to; None if there is nothing to say."""
    seat = table.asked
    if seat is None:
        return None
    view: State = table.view
    lines: list[tuple[str, str]] = []
    price = Prospect(view, seat).price(move)
    if price != NONE:
        lines.append((tr("By Roads"), goods_list(named(price))))
    if view.terrain[space] == UNREVEALED:
        lines.append((tr("Unrevealed"), tr("what lies there is revealed")))
    else:
        lines += _ends(view, seat, move)
    lines += _aboard(view, seat, move)
    left = _left(view, seat, move)
    if left is not None:
        lines.append((tr("Moves left"), str(left)))
    title = unit_list(tuple((kind, number) for kind, _, number in move.units))
    return NotePicture(space, title, tuple(lines)) if lines else None


def battle_odds(table: ClashTable, move: msgspec.Struct, space: int) -> OddsPicture | None:
    """Return the chances of the battle that a move leads to, beside its space; None if there is none."""
    odds = table.odds(move)
    if odds is None:
        return OddsPicture(space, tr("to win this battle"), -1, 0, 0) if table.chances.is_pending(move) else None
    win, lose = round(odds.win * 100), round(odds.lose * 100)
    paid = ((tr("If paid for"), ", ".join(piece_name(power) for power in odds.bought)),) if odds.bought else ()
    lines = (
        (tr("Expected losses"), f"{decimal(odds.own_losses)} : {decimal(odds.enemy_losses)}"),
        (tr("Chances"), how_exact(odds)),
        *paid,
        (tr("Enemy cards"), tr("not counted")),
    )
    return OddsPicture(
        space, tr("to win this battle"), win, max(0, 100 - win - lose), lose,
        (tr("win"), tr("both fall"), tr("lose")), lines,
    )  # fmt: skip


def _after(view: State, seat: int, move: MoveUnits) -> State | None:
    try:
        found = look_ahead(GAME, view, seat, (move,)).state
    except IllegalMove:
        return None
    return found


def _ends(view: State, seat: int, move: MoveUnits) -> list[tuple[str, str]]:
    """Say where Forest or Mountain ends what units can do this turn, as the rules mark them."""
    after = _after(view, seat, move)
    if after is None:
        return []
    before = {(kind, marks) for owner, kind, marks, _ in view.units.get(move.path[-1], ()) if owner == seat}
    marks = 0
    for owner, kind, mark, _ in after.units.get(move.path[-1], ()):
        if owner == seat and (kind, mark) not in before:
            marks |= mark
    terrain = tr(names.TERRAIN[view.terrain[move.path[-1]]])
    lines = []
    if marks & STUCK:
        lines.append((terrain, tr("no further move this turn")))
    if marks & FOREST:
        lines.append((terrain, tr("no attack this turn")))
    return lines


def _aboard(view: State, seat: int, move: MoveUnits) -> list[tuple[str, str]]:
    """Say how full the Ships are that Land units go onto."""
    end = move.path[-1]
    if view.terrain[end] != "sea" or any(kind == SHIP for kind, _, _ in move.units):
        return []
    groups = [group for group in view.units.get(end, ()) if group[0] == seat]
    room = sum(CAPACITY * number for _, kind, _, number in groups if kind == SHIP)
    aboard = sum(number for _, kind, _, number in groups if kind != SHIP) + sum(number for _, _, number in move.units)
    words = tr("{number} of {room}").replace("{number}", str(aboard)).replace("{room}", str(room))
    return [(tr("Aboard"), words)] if room else []


def _left(view: State, seat: int, move: MoveUnits) -> int | None:
    """Return how many moves the Move action has left after one; None if that can't be told."""
    after = _after(view, seat, move)
    if after is None or not after.frames:
        return None
    left = getattr(after.frames[-1], "left", None)
    decision = GAME.decision(after)
    if decision is not None and decision.kind == "turn":
        return 0
    return left if isinstance(left, int) else None
