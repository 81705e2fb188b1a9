"""City-pieces that an Event takes out of the game: they bring points once and never come back (For a Destroyed City?)."""

from __future__ import annotations

from msgspec.structs import replace

from core.games.clash.content.buildings import BUILDINGS
from core.games.clash.content.powers import WONDERS
from core.games.clash.content.wonders import STAYS_WITH_BUILDER
from core.games.clash.moments import ClashStep
from core.games.clash.state import SETTLEMENT, City

PIECE_HALVES = 4
"""Points in halves for a destroyed Settlement or Building, for the player of its colour."""


def pieces_to_lose(city: City) -> tuple[str, ...]:
    """Return the kinds of pieces of which one may be taken: the Settlement only when it is the last one."""
    return (*(kind for kind, _ in city.buildings), *city.wonders) or (SETTLEMENT,)


def destroy_piece(step: ClashStep, space: int, piece: str, source: str) -> None:
    """Take a piece out of the city on a space and of the game; without its Settlement the city is gone."""
    state = step.state
    city = state.cities[space]
    if piece in WONDERS:
        _destroy_wonder(step, city, piece)
        state.cities[space] = replace(city, wonders=tuple(other for other in city.wonders if other != piece))
        step.write("event_wonder_lost", city.owner, wonder=piece, city_name=city.name, space=space, source=source)
        return
    colour = city.owner
    if piece == SETTLEMENT:
        del state.cities[space]
    else:
        colour = next(colour for kind, colour in city.buildings if kind == piece)
        state.cities[space] = replace(
            city,
            buildings=tuple(other for other in city.buildings if other[0] != piece),
            port=-1 if BUILDINGS[piece].at_sea else city.port,
        )
    state.lost_pieces = tuple(sorted((*state.lost_pieces, (piece, colour))))
    state.players[colour].event_halves += PIECE_HALVES
    step.write(
        "event_piece_lost", colour, building=piece, city_name=city.name, space=space, points=PIECE_HALVES // 2, source=source
    )


def destroy_city(step: ClashStep, space: int, source: str) -> None:
    """Take a whole city out of the game, the Settlement last; units on its space stay."""
    while space in step.state.cities:
        destroy_piece(step, space, pieces_to_lose(step.state.cities[space])[0], source)


def _destroy_wonder(step: ClashStep, city: City, wonder: str) -> None:
    """The Wonder scores as before, its power ends."""
    state = step.state
    state.ruins = tuple(sorted((*state.ruins, (wonder, city.owner))))
    if wonder not in STAYS_WITH_BUILDER:
        state.players[city.owner].wonders &= ~WONDERS[wonder].mask

