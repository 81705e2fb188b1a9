"""Victory points by source, and who wins (Winning the Game)."""

from __future__ import annotations

from core.engine.decision import Score
from core.games.clash.content.powers import WONDERS
from core.games.clash.content.wonders import GREAT_PYRAMID, HALVES, STAYS_WITH_BUILDER, WONDER_HALVES
from core.games.clash.state import State

OBJECTIVE_HALVES = 4
"""Points in halves of a completed Objective card."""
SOURCES = ("cities", "advances", "objectives", "wonders", "events")
"""In the order that breaks ties."""


def wonder_worth(state: State, seat: int, wonder: str) -> int:
    """Return the points of a constructed Wonder for a seat in halves: all to a builder who owns it, else shared by both."""
    builder = state.builders[wonder]
    worth = HALVES.get(wonder, WONDER_HALVES)
    owner = _owner_of_ruin(state, wonder) if state.ruins else None
    owns = bool(state.players[seat].wonders & WONDERS[wonder].mask) if owner is None else owner == seat
    if wonder in STAYS_WITH_BUILDER:
        return worth if builder == seat else 0
    if owns and builder == seat:
        return worth
    return worth // 2 if owns or builder == seat else 0


def wonder_halves(state: State, seat: int) -> int:
    """Return the points of a seat's Wonders in halves (see `wonder_worth`)."""
    return sum([wonder_worth(state, seat, wonder) for wonder in state.builders])


def _owner_of_ruin(state: State, wonder: str) -> int | None:
    """Return who owned a Wonder that an Event destroyed, None if it still stands."""
    for ruin, owner in state.ruins:
        if ruin == wonder:
            return owner
    return None


def score(state: State, seat: int) -> Score:
    """Return the points of one seat, now."""
    cities = 0
    for city in state.cities.values():
        if city.owner == seat:
            cities += 1
        for _, colour in city.buildings:
            if colour == seat:
                cities += 1
    player = state.players[seat]
    objectives = len(player.completed) * OBJECTIVE_HALVES
    parts = (cities * 2, player.advances.bit_count(), objectives, wonder_halves(state, seat), player.event_halves)
    return Score(seat, sum(parts), tuple(zip(SOURCES, parts, strict=True)))


def winners(state: State) -> tuple[int, ...]:
    """Return who wins: most points, then the Great Pyramid's builder, then the sources one by one; else shared."""
    scores = [score(state, seat) for seat in range(len(state.players))]
    most = max(entry.total_halves for entry in scores)
    tied = [entry for entry in scores if entry.total_halves == most]
    if len(tied) > 1:
        pyramid = state.builders.get(GREAT_PYRAMID.id)
        for entry in tied:
            if entry.seat == pyramid:
                return (entry.seat,)
        best = max(tuple(points for _, points in entry.sources) for entry in tied)
        tied = [entry for entry in tied if tuple(points for _, points in entry.sources) == best]
    return tuple(entry.seat for entry in tied)
