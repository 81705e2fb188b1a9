"""The first level of the palette at a table of this game."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from core.games.clash.moves import CANCEL, DONE, END_TURN, MoveUnits
from desktop.games.clash.commands import moving
from desktop.games.clash.commands.answers import answer, answers
from desktop.games.clash.commands.look import looks
from desktop.games.clash.commands.position import Position
from desktop.games.clash.commands.turn import barred, turn
from desktop.games.clash.words.names import tr
from desktop.palette.tree import Completion

if TYPE_CHECKING:
    from desktop.games.clash.table import ClashTable


def completions(table: ClashTable) -> list[Completion]:
    """Return the answers to what is asked, the verbs of the turn (with the reason while none can be used), and looks.

    Nothing is listed while the machine passes. A question about public facts is answered by whoever sits there, from what
    everybody may know.
    """
    asked = table.asked
    if table.decision is None or (asked is not None and not table.asks):
        return []
    if asked is None:
        refusal = table.refusal(END_TURN)
        return [*(barred(None, refusal, table.speaker.refusal) if refusal is not None else ()), *looks(table)]
    open_hand = table.viewer == asked or not table.hotseat.hides
    position = Position(table, table.session.view(asked) if open_hand else table.view, asked)
    kind = table.decision.kind
    confirm = table.host.settings.confirm_end_turn
    if kind == "turn":
        found = turn(position, confirm)
    elif kind == "move":
        found = _moving(position, confirm)
    else:
        found = answers(position)
        refusal = position.refusal(END_TURN)
        found += barred(position, refusal, table.speaker.refusal) if refusal is not None else []
    return [*found, *looks(table)]


def _moving(position: Position, confirm: bool) -> list[Completion]:
    """Return what the Move action can go on with; what ends it and goes on with something else."""
    group = position.speaker.question(position.decision)[0]
    first = [answer(position, move, group) for move in position.legal if move in (DONE, CANCEL)]
    # By its verb, as at the start of the action: who types "move" goes on with it.
    move_on = Completion(tr("Move"), group, "ship", group=group, also=tr("units attack sail explore"),
                         children=partial(moving.starts, position))  # fmt: skip
    listed = {*position.moves(MoveUnits), DONE, CANCEL}
    others = [answer(position, move, group) for move in position.legal if move not in listed]
    after = position.after(DONE) if DONE in position.legal else None
    if after is not None and after.decision.kind == "turn":
        # Any other action ends the Move action; so does a new one, which must not be taken for the one that is going on.
        again = tr("Another Move action")
        costs = tr("takes a further action; the one that is going on ends")
        rest = [
            replace(entry, text=again, note="" if entry.refusal else costs) if entry.text == tr("Move") else entry
            for entry in turn(after, confirm)
        ]
    else:
        refusal = position.refusal(END_TURN)
        rest = barred(position, refusal, position.speaker.refusal) if refusal is not None else []
    return [*first, move_on, *others, *rest]
