"""Action: Found City."""

from __future__ import annotations

from collections.abc import Iterator

from core.engine.decision import Refusal
from core.games.clash.board import BARREN, SEA, UNREVEALED
from core.games.clash.content.unit_types import SETTLEMENTS
from core.games.clash.moments import ClashStep
from core.games.clash.moves import Found
from core.games.clash.rules.goals import FOUNDED, Trigger
from core.games.clash.rules.objectives import push_claims
from core.games.clash.state import City, State, set_units, settlements_used
from core.games.clash.units import SETTLER, count, take
from core.peoples import PEOPLES

SECTION = "Action: Found City"


def found_refusal(state: State, seat: int, move: Found) -> Refusal | None:
    """Return why no city can be founded on the space, or None. Where an own Settler stands, enemy units never are."""
    player = state.players[seat]
    if player.actions <= 0:
        return Refusal("no_actions", "Gameplay")
    space = move.space
    groups = state.units.get(space, ())
    if not count(groups, seat, SETTLER):
        return Refusal("no_settler", SECTION, {"space": space})
    return site_refusal(state, seat, space)


def site_refusal(state: State, seat: int, space: int) -> Refusal | None:
    """Return why no city of the seat can stand on the space, or None, with or without a Settler."""
    terrain = state.terrain[space]
    if terrain in (SEA, UNREVEALED):
        return Refusal("found_on_land", SECTION, {"space": space})
    if terrain == BARREN:
        return Refusal("found_on_barren", SECTION, {"space": space})
    if space in state.cities:
        return Refusal("space_has_city", SECTION, {"space": space})
    if space in state.exhausted:
        return Refusal("exhausted", SECTION, {"space": space})
    if settlements_used(state, seat) >= SETTLEMENTS:
        return Refusal("no_settlement_left", SECTION, {"limit": SETTLEMENTS})
    return None


def found_moves(state: State, seat: int) -> Iterator[Found]:
    """Yield the spaces where the seat can found a city now."""
    if state.players[seat].actions <= 0:
        return
    for space in sorted(state.units):
        for owner, kind, _, _ in state.units[space]:
            if owner == seat and kind == SETTLER:
                move = Found(space)
                if found_refusal(state, seat, move) is None:
                    yield move
                break


def found(step: ClashStep, seat: int, move: Found) -> None:
    """Replace a Settler by a Neutral city."""
    state = step.state
    state.players[seat].actions -= 1
    set_units(state, move.space, take(state.units[move.space], seat, SETTLER, 1))
    establish(step, seat, move.space)


def establish(step: ClashStep, seat: int, space: int) -> None:
    """Found a Neutral city on a space, by a Settler or by a card."""
    state = step.state
    place_city(state, seat, space)
    step.write("city_founded", seat, space=space, name=state.cities[space].name)
    push_claims(step, Trigger(FOUNDED, seat, space), (seat,))


def city_name(people: str, used: int) -> str:
    """Return the next name of a people's list (any list for an unknown people), with a number when the list is used up."""
    names = PEOPLES[people].cities if people in PEOPLES else next(iter(PEOPLES.values())).cities
    again = used // len(names)
    return names[used % len(names)] if not again else f"{names[used % len(names)]} {again + 1}"


def place_city(state: State, seat: int, space: int) -> None:
    """Put a Neutral city with the next name of the seat's list on a space."""
    state.cities[space] = City(seat, name=next_name(state, seat))


def next_name(state: State, seat: int) -> str:
    """Return the next name of the seat's list and note that it is used."""
    used = state.names_used[seat]
    state.names_used = tuple(n + 1 if i == seat else n for i, n in enumerate(state.names_used))
    return city_name(state.config.seats[seat].people, used)
