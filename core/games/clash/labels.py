"""Names of moves as keys and values, for menus, history and palette. Public facts only."""

from __future__ import annotations

from typing import Any

from core.engine.decision import Decision, Entry, Value
from core.games.clash.content.cards import FACE_DOWN, KINDS
from core.games.clash.frames import BattleFrame, QuestionFrame
from core.games.clash.goods import named
from core.games.clash.moves import Accept, AnyMove, Choose, Gain, MoveUnits, Offer, Pay, Play
from core.games.clash.rules.trade import given, wanted
from core.games.clash.state import State


def _is_private(state: State) -> bool:
    frame = state.frames[-1] if state.frames else None
    # In a battle cards are played face down.
    return isinstance(frame, BattleFrame) or (isinstance(frame, QuestionFrame) and frame.private)


def label(state: State, seat: int, move: AnyMove, asked: Decision | None = None) -> Entry:
    """Return the key "move.<kind>" and the move's fields; goods by name, units without their marks.

    Cities are named, since their names may change hands but not the label. Of a card chosen in secret the back is told.
    Where a word was chosen, what the decision `asked` says is told as well: its kind as "asked", its source and values.
    """
    if isinstance(move, Accept):
        return Entry("move.accept", seat)
    if isinstance(move, Offer):
        # By kinds only: who may know which cards these are depends on the seat.
        return Entry("move.offer", seat, {"partner": move.to, "given": given(move), "wanted": wanted(move)})
    values: dict[str, Value] = {}
    if isinstance(move, Choose) and asked is not None:
        # Who is asked what follows from public facts.
        values.update(asked.values, asked=asked.kind, source=asked.source)
    for field in move.__struct_fields__:
        value: Any = getattr(move, field)
        if isinstance(move, Pay | Gain) and field == "goods":
            value = named(value)
        elif isinstance(move, MoveUnits) and field == "units":
            value = tuple((kind, number) for kind, _, number in value)
        elif isinstance(move, Choose | Play) and value in KINDS and _is_private(state):
            value = FACE_DOWN[KINDS[value]]
        elif isinstance(value, bool):
            value = int(value)
        values[field] = value
    for field in ("city", "target"):
        city = state.cities.get(values[field]) if isinstance(values.get(field), int) else None  # type: ignore[arg-type]
        if city is not None:
            values[f"{field}_name"] = city.name
    return Entry(f"move.{move.__struct_config__.tag}", seat, values)
