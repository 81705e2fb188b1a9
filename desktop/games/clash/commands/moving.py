"""Moving units by typing: from where, which, where to."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from core.games.clash.board import UNREVEALED
from core.games.clash.moves import Found, MoveUnits
from core.games.clash.state import State
from desktop.games.clash.commands.position import Position, legal_first
from desktop.games.clash.dialogs.questions import space_icon, space_note
from desktop.games.clash.docks.topics import MARKS
from desktop.games.clash.hands import Kinds, attempt, kinds_of
from desktop.games.clash.picture import tokens_of
from desktop.games.clash.words.names import tr, unit_list
from desktop.games.clash.words.phrases import decimal, percent, phrase
from desktop.palette.tree import Completion


def own_stacks(view: State, seat: int) -> dict[int, Kinds]:
    """Return space -> (kind, number) of the seat's units there."""
    stacks = {space: tuple(sorted(tokens_of(groups, seat))) for space, groups in view.units.items()}
    return {space: kinds for space, kinds in sorted(stacks.items()) if kinds}


def starts(position: Position) -> list[Completion]:
    """Return the spaces with own units; each with the groups that can move from there. Then why not from the others."""
    by_start: dict[int, list[MoveUnits]] = {}
    for move in position.moves(MoveUnits):
        by_start.setdefault(move.path[0], []).append(move)
    found = []
    for space, kinds in own_stacks(position.view, position.seat).items():
        text = tr("{units} from {space}").replace("{units}", unit_list(kinds)).replace("{space}", position.speaker.space(space))
        if space in by_start:
            steps = partial(_groups, position, space, by_start[space])
            found.append(Completion(text, "", kinds[0][0], children=steps))
        else:
            refused = _refused_start(position, space, kinds, text)
            if refused is not None:
                found.append(refused)
    return legal_first(found)


def _refused_start(position: Position, space: int, kinds: Kinds, text: str) -> Completion | None:
    """Return a stack that can't move, with the reason for the nearest space."""
    view = position.view
    for end in view.geometry().neighbours[space]:
        refused = position.refused(attempt(view, position.seat, space, end, kinds), text, kinds[0][0])
        if refused is not None:
            return refused
    return None


def _groups(position: Position, start: int, moves: Sequence[MoveUnits]) -> list[Completion]:
    by_kinds: dict[Kinds, list[MoveUnits]] = {}
    for move in moves:
        by_kinds.setdefault(kinds_of(move), []).append(move)
    if len(by_kinds) == 1:
        (kinds, only), = by_kinds.items()
        return _ends(position, start, kinds, only)
    ordered = sorted(by_kinds, key=lambda kinds: (-sum(number for _, number in kinds), len(kinds)))
    return [
        Completion(unit_list(kinds), "", kinds[0][0], children=partial(_ends, position, start, kinds, by_kinds[kinds]))
        for kinds in ordered
    ]


def _ends(position: Position, start: int, kinds: Kinds, moves: Sequence[MoveUnits]) -> list[Completion]:
    view, speaker = position.view, position.speaker
    found = []
    plain: dict[int, MoveUnits] = {}
    for move in sorted(moves, key=lambda move: (move.roads, len(move.path))):
        end = move.path[-1]
        begins = position.decision.kind == "turn" and not move.roads
        notes = [phrase("costs_action")] if begins else []
        notes.append(tr("explore") if view.terrain[end] == UNREVEALED else space_note(position, end))
        if move.roads:
            notes.append(tr("by Roads"))
        if len(move.path) > 2:
            notes.append(tr("via {spaces}").replace("{spaces}", ", ".join(speaker.space(space) for space in move.path[1:-1])))
        marked = [tr(words) for mark, words in MARKS if any(marks & mark for _, marks, _ in move.units)]
        if end in plain and plain[end].roads == move.roads and marked:
            notes += marked
        plain.setdefault(end, move)
        note = " · ".join(part for part in notes if part)
        found.append(
            position.end(
                move, tr("to {space}").replace("{space}", speaker.space(end)), note, space_icon(position, end),
                priced=move.roads, explain=partial(_odds, position, move),
            )
        )  # fmt: skip
    ends = {move.path[-1] for move in moves}
    for end in range(view.geometry().size):
        if end != start and end not in ends:
            text = tr("to {space}").replace("{space}", speaker.space(end))
            there = attempt(view, position.seat, start, end, kinds)
            refused = position.refused(there, text, space_icon(position, end), only_named=True)
            if refused is not None:
                found.append(refused)
    return found


def _odds(position: Position, move: MoveUnits) -> str:
    odds = position.odds(move)
    if odds is None:
        return ""
    words = phrase("battle_follows", win=percent(odds.win), lose=percent(odds.lose))
    losses = tr("Expected losses")
    return f"{words} · {losses}: {decimal(odds.own_losses)} : {decimal(odds.enemy_losses)}"


def foundings(position: Position) -> list[Completion]:
    """Return the spaces with Settlers: where a city can be founded, and why not elsewhere."""
    found = []
    for space, kinds in own_stacks(position.view, position.seat).items():
        if dict(kinds).get("settler"):
            text = position.speaker.space(space)
            note = space_note(position, space)
            found.append(position.either(Found(space), text, note, space_icon(position, space)))
    return legal_first(found)
