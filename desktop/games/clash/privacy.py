"""Which questions only their person may see, and which need not be asked as nothing can be answered but no."""

from __future__ import annotations

from itertools import islice
from typing import Any

import msgspec

from core.engine.decision import Decision
from core.engine.game import Game
from core.games.clash.frames import EffectFrame, QuestionFrame, TurnFrame
from core.games.clash.moves import NO
from core.games.clash.state import State

OF_HIDDEN_CARDS = frozenset({"objectives", "trigger", "combat_card"})
"""Questions about cards in the hand, which are asked whether such cards are held or not."""
PRIVATE = OF_HIDDEN_CARDS | {"turn", "offer"}
"""Questions for which one must see the own hand, or what only the one who is asked is shown."""
IN_TURN = frozenset({"turn", "move", "happiness"})
"""Questions of one's own turn: who plays it needs the own hand."""


def is_private(state: State, decision: Decision, seat: int) -> bool:
    """Return whether the person who is asked must see what the others may not: the machine passes."""
    if decision.kind in PRIVATE:
        return True
    if decision.kind in IN_TURN:
        return any(isinstance(frame, TurnFrame) and frame.seat == seat for frame in state.frames)
    for frame in reversed(state.frames):
        if isinstance(frame, QuestionFrame):
            if frame.private:
                return True
        elif isinstance(frame, EffectFrame):
            return bool(frame.cards) and frame.seat == seat
        else:
            break
    return False


def only_answer(game: Game[Any, Any], state: State, decision: Decision) -> msgspec.Struct | None:
    """Return NO if a question about hidden cards leaves no other answer, else None."""
    if decision.kind not in OF_HIDDEN_CARDS:
        return None
    moves = list(islice(game.moves(state, decision.seats[0]), 2))
    return NO if moves == [NO] else None
