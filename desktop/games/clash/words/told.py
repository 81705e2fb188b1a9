"""Which lines of the journal belong together: what was paid and gained stands in the line that says for what."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from core.engine.decision import Entry
from core.games.clash.rules.advance import BOUGHT, BOUGHT_BY_CARD
from core.games.clash.rules.collect import FREE_COLLECT

replace = msgspec.structs.replace
_PAID_FOR: dict[str, tuple[str, ...]] = {
    "recruit": ("recruited",),
    "roads": ("moved",),
    "increase_happiness": ("mood_rose",),
    "influence_culture": ("influence_tried", "influence_succeeded", "city_won_over"),
    "change_government": ("government_changed",),
}
"""Source of a payment that is no piece -> the lines that say what was paid for."""
_GIVEN_BY = {"collect": "collected", "capture": "city_captured", "raze": "city_razed"}
"""Source of a gain that is no piece -> the line that says what it was gained for."""
_NAMING = ("advance", "building", "wonder", "half", "card", "objective", "power", "source")
"""Values of a line that name what was paid for, or what gave something."""
_GIVING = ("advance_gained", "building_constructed", "wonder_built")
"""Lines about pieces that may give something at once."""


def told(entries: Sequence[Entry]) -> list[Entry]:
    """Return the lines of a step as they are told: payments, gains and harvests stand in the lines that they belong to.

    Such a line has the further values "paid" and "gained" (amounts by name), "free" (the power by which nothing was paid) and
    "using" (the power by which it took no action).
    """
    entries = _summed(entries)
    lines: list[Entry | None] = [_as_it_is(entry) for entry in entries]
    for place, entry in enumerate(entries):
        if entry.key == "paid":
            _fold(lines, entries, place, _is_paid_for, "paid", "goods")
        elif entry.key == "advance_costs_nothing":
            _fold(lines, entries, place, _is_free, "free", "power")
        elif entry.key == "gained":
            _fold(lines, entries, place, _gave, "gained", "goods")
    return [line for line in lines if line is not None]


def _summed(entries: Sequence[Entry]) -> list[Entry]:
    """Return the lines with gains of one player from one source, one after the other, made one."""
    found: list[Entry] = []
    for entry in entries:
        before = found[-1] if found else None
        if before is not None and entry.key == before.key == "gained" and entry.seat == before.seat \
                and entry.values["source"] == before.values["source"]:
            amounts: dict[str, int] = {}
            for goods in (before.values["goods"], entry.values["goods"]):
                for kind, number in goods:  # type: ignore[union-attr]
                    amounts[kind] = amounts.get(kind, 0) + number
            found[-1] = replace(before, values={**before.values, "goods": tuple(amounts.items())})
        else:
            found.append(entry)
    return found


def _as_it_is(entry: Entry) -> Entry:
    """Return a line with what its key does not say: what is given for a gain, that nobody paid, that actions are lost."""
    if entry.key == "turn_ended" and entry.values.get("actions"):
        return replace(entry, key="actions_unused")
    if entry.key == "gained":
        goods: Any = entry.values["goods"]
        if any(number < 0 for _, number in goods):
            gives = tuple((kind, -number) for kind, number in goods if number < 0)
            gets = tuple((kind, number) for kind, number in goods if number > 0)
            return replace(entry, key="exchanged", values={**entry.values, "given": gives, "wanted": gets})
    if entry.key == "advance_gained" and entry.values.get("how") not in (None, BOUGHT, BOUGHT_BY_CARD):
        return replace(entry, values={**entry.values, "paid": ()})
    return entry


def _fold(
    lines: list[Entry | None],
    entries: Sequence[Entry],
    place: int,
    belongs: Callable[[Entry, Entry], bool],
    field: str,
    value: str,
) -> None:
    """Move a value of a line into the line that it belongs to: the one before it, else the next one, else one before."""
    nearest = (place - 1, *range(place + 1, len(entries)), *range(place - 2, -1, -1))
    for at in nearest:
        line = lines[at] if at >= 0 else None
        if line is not None and line.seat == entries[place].seat and field not in line.values and belongs(line, entries[place]):
            values = {**line.values, field: entries[place].values[value]}
            if field == "paid" and line.key == "collected":
                values["using"] = entries[place].values["source"]
            lines[at] = replace(line, values=values)
            lines[place] = None
            return


def _is_paid_for(line: Entry, paid: Entry) -> bool:
    source = str(paid.values["source"])
    if line.key in _PAID_FOR.get(source, ()) or (source in FREE_COLLECT and line.key == "collected"):
        return True
    return line.key not in ("paid", "declined") and any(line.values.get(field) == source for field in _NAMING)


def _is_free(line: Entry, free: Entry) -> bool:
    return line.key == "advance_gained" and line.values["advance"] == free.values["advance"]


def _gave(line: Entry, gained: Entry) -> bool:
    source = gained.values["source"]
    if source in _GIVEN_BY:
        return line.key == _GIVEN_BY[str(source)]
    return line.key in _GIVING and any(line.values.get(field) == source for field in _NAMING)
