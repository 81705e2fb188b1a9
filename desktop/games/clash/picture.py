"""Turns a view of the state into the board's picture, and lines of the journal about moves into animations."""

from __future__ import annotations

from collections.abc import Iterable

from core.engine.decision import Entry
from core.games.clash.board import SEA
from core.games.clash.rules.collect import kinds_at
from core.games.clash.state import MOODS, State
from core.games.clash.units import BARBARIANS
from desktop.board.model import (
    BARBARIAN,
    BoardPicture,
    CityPicture,
    MovePicture,
    Owner,
    RealmPicture,
    SpacePicture,
    StackPicture,
    WonderPicture,
)
from desktop.games.clash.icons import icon_of
from desktop.theme.palette import PlayerColour

ORDER = {"infantry": 0, "cavalry": 1, "elephant": 2, "leader": 3, "settler": 4, "ship": 5}


def owner_of(seat: int) -> Owner:
    """Return the board's word for an owner."""
    return BARBARIAN if seat == BARBARIANS else seat


def tokens_of(groups: Iterable[tuple[int, str, int, int]], seat: int) -> tuple[tuple[str, int], ...]:
    """Return (icon, count) of the seat's units, in the order in which they stand."""
    counts: dict[str, int] = {}
    for owner, kind, _, number in groups:
        if owner == seat:
            counts[kind] = counts.get(kind, 0) + number
    return tuple(sorted(counts.items(), key=lambda item: ORDER.get(item[0], 9)))


def board_picture(view: State, colours: tuple[PlayerColour, ...]) -> BoardPicture:
    """Return what lies on the board."""
    board = view.geometry()
    spaces = tuple(
        SpacePicture(
            space, q, r, view.terrain[space], board.region_of(space), space in view.exhausted, board.name(space),
        )
        for space, (q, r) in enumerate(board.hexes)
    )  # fmt: skip
    cities = tuple(
        CityPicture(
            space=space,
            owner=owner_of(city.owner),
            name=city.name if city.owner >= 0 else "",
            size=city.size,
            mood=MOODS[city.mood] if city.owner >= 0 else "",
            buildings=tuple((kind, owner_of(colour)) for kind, colour in city.buildings),
            wonders=tuple(_wonder(view, wonder, city.owner) for wonder in city.wonders),
            port_space=city.port if city.port >= 0 else None,
        )
        for space, city in sorted(view.cities.items())
    )
    stacks = tuple(
        StackPicture(space, owner_of(seat), tokens_of(groups, seat), view.terrain[space] == SEA)
        for space, groups in sorted(view.units.items())
        for seat in sorted({group[0] for group in groups})
    )
    return BoardPicture(spaces, colours, cities, stacks, realms_of(view))


def realms_of(view: State) -> tuple[RealmPicture, ...]:
    """Return what is framed in an owner's colour: the spaces of cities, those that lie together as one."""
    neighbours = view.geometry().neighbours
    left = {space: owner_of(city.owner) for space, city in view.cities.items()}
    realms = []
    while left:
        space, owner = min(left.items(), key=lambda item: item[0])
        group, near = {space}, [space]
        while near:
            near = [n for here in near for n in neighbours[here] if n not in group and left.get(n) == owner]
            group.update(near)
        for here in group:
            del left[here]
        realms.append(RealmPicture(owner, frozenset(group)))
    return tuple(realms)


def yields_at(view: State, seat: int, space: int) -> tuple[str, ...]:
    """Return the icons of what the player's cities could collect from a space."""
    return tuple(icon_of(name) for name in kinds_at(view, seat, space)) if space >= 0 else ()


def _wonder(view: State, wonder: str, owner: int) -> WonderPicture:
    builder = view.builders.get(wonder)
    return WonderPicture(wonder, builder if builder is not None and builder != owner else None)


def move_picture(entry: Entry, view: State) -> MovePicture | None:
    """Return the animation of a line of the journal in which units moved, None if it is about something else."""
    if entry.key == "moved":
        path = tuple(_ints(entry.values["path"]))
        sea = all(view.terrain[space] == SEA for space in path)
        return MovePicture(owner_of(entry.seat), _units(entry.values["units"]), path, sea)
    if entry.key == "barbarians_marched":
        path = (int(entry.values["start"]), int(entry.values["end"]))  # type: ignore[arg-type]
        units = entry.values["units"]
        tokens = _units(units) if isinstance(units, tuple | list) else (("infantry", int(units)),)
        return MovePicture(BARBARIAN, tokens, path)
    return None


def _ints(value: object) -> list[int]:
    assert isinstance(value, tuple | list)
    return [int(item) for item in value]


def _units(value: object) -> tuple[tuple[str, int], ...]:
    assert isinstance(value, tuple | list)
    return tuple((str(kind), int(number)) for kind, number in value)
