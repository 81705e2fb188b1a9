"""Where pieces stand on their hex. All numbers are in units relative to the hex's centre; y is the piece's foot."""

from __future__ import annotations

import math
from dataclasses import dataclass

from desktop.board import levels
from desktop.board.geometry import Point
from desktop.board.model import BARBARIAN, CityPicture, Owner, StackPicture, Token

GOLD = "gold"
#: Size of stacks that share a space with others.
SHARED_SCALE = 0.76

# Feet of the buildings behind the settlement, by how many there are, and their size.
_ARC: dict[int, tuple[float, tuple[Point, ...]]] = {
    0: (0.44, ()),
    1: (0.44, ((0.40, 0.06),)),
    2: (0.44, ((-0.46, 0.02), (0.46, 0.02))),
    3: (0.44, ((-0.48, 0.04), (0.0, -0.28), (0.48, 0.04))),
    4: (0.44, ((-0.54, 0.10), (-0.25, -0.28), (0.25, -0.28), (0.54, 0.10))),
    5: (0.40, ((-0.58, 0.12), (-0.42, -0.28), (0.0, -0.40), (0.42, -0.28), (0.58, 0.12))),
    6: (0.36, ((-0.60, 0.14), (-0.56, -0.20), (-0.20, -0.40), (0.20, -0.40), (0.56, -0.20), (0.60, 0.14))),
    7: (0.34, ((-0.62, 0.20), (-0.62, -0.12), (-0.40, -0.40), (0.0, -0.44), (0.40, -0.40), (0.62, -0.12), (0.62, 0.20))),
}


SHOULDER: Point = (0.44, -0.80)
"""Where the number of a piece stands that is alone, from its foot and in parts of its size: head and foot stay visible."""
ABOVE: Point = (0.0, -1.04)
"""The same where other kinds stand beside it: over its head, as its shoulder is the neighbour's too."""
INSIDE: Point = (0.26, -0.80)
"""The same where others stand behind it."""


@dataclass(frozen=True, slots=True)
class Place:
    """One piece: icon, whose colour it has (an owner or GOLD), foot, size, how many of it there are.

    The number is shown if there are more than one, or where it is `numbered`; `number_at` is where, from the foot and in parts of
    the size.
    """

    icon: str
    owner: Owner
    x: float
    y: float
    size: float
    count: int = 1
    builder: Owner | None = None
    number_at: Point = SHOULDER
    numbered: bool = False

    @property
    def has_number(self) -> bool:
        """Whether its number is shown."""
        return self.count > 1 or self.numbered


def _number(tokens: tuple[Token, ...], rows: int) -> tuple[Point, bool]:
    """Return where the numbers of kinds stand that are together, and whether each has one."""
    if len(tokens) < 2:
        return SHOULDER, False
    # One number among several kinds could be anybody's: each has its own.
    return ABOVE if rows < 2 else INSIDE, any(count > 1 for _, count in tokens)


def city_places(city: CityPicture, garrison: StackPicture | None, port_side: Point | None) -> list[Place]:
    """The settlement and what stands behind it, from back to front.

    `port_side` is the direction (in units) of the sea space the port serves: the port takes the place nearest to it.
    """
    items: list[tuple[str, Owner, Owner | None]] = [(icon, owner, None) for icon, owner in city.buildings]
    for k, wonder in enumerate(city.wonders):
        items.insert((len(items) + k) // 2, (wonder.icon, GOLD, wonder.builder))
    size, spots = _ARC[min(7, len(items))]
    manned = garrison is not None and bool(garrison.tokens)
    # Units stand in front at the right: what is behind them moves up.
    free = [(x, y - 0.14) if manned and x > 0.1 and y > -0.2 else (x, y) for x, y in spots]
    found: list[Place] = []
    for icon, owner, builder in sorted(items[:7], key=lambda item: item[0] != city.port_icon):
        spot = free[0]
        if icon == city.port_icon and port_side is not None:
            spot = max(free, key=lambda p: p[0] * port_side[0] + (p[1] - 0.2) * port_side[1])
        free.remove(spot)
        found.append(Place(icon, owner, *spot, size * (1.27 if owner == GOLD else 1.0), 1, builder))
    found.sort(key=lambda place: place.y)
    dx = -0.14 if len(items) == 1 else 0.0
    if garrison is not None and garrison.tokens:
        dx = (-0.20 if len(items) != 1 else -0.30) - (0.10 if len(garrison.tokens) > 1 else 0.0)
    found.append(Place(city.icon, city.owner, dx, 0.44, 0.62))
    return found


def garrison_places(garrison: StackPicture) -> list[Place]:
    """Units in a city stand in front, beside the settlement."""
    tokens = garrison.tokens
    size = 0.50 if len(tokens) < 3 else 0.37
    if len(tokens) == 1:
        spots: list[Point] = [(0.26, 0.48)]
    elif len(tokens) == 2:
        spots = [(0.16, 0.48), (0.54, 0.48)]
    else:
        back = len(tokens) // 2
        front = len(tokens) - back
        step = min(0.37, 0.74 / front)
        spots = [(0.28 + i * step, 0.13) for i in range(back)] + [(0.14 + i * step, 0.50) for i in range(front)]
    at, numbered = _number(tokens, 1 if len(tokens) < 3 else 2)
    return [
        Place(icon, garrison.owner, x, y, size, n, number_at=at, numbered=numbered)
        for (icon, n), (x, y) in zip(tokens, spots, strict=True)
    ]


def stack_places(tokens: tuple[Token, ...], owner: Owner, sea: bool) -> tuple[list[Place], Point]:
    """Units in the open, from back to front, and the foot of their pennant."""
    n = len(tokens)
    if n <= 3:
        size = (0.70 if n == 1 else 0.60) if sea else 0.60
        step = 0.48 if n < 3 else 0.43
        left = -step * (n - 1) / 2 + 0.17
        spots = [(left + i * step, 0.36 + (0.08 if i % 2 and n > 2 else 0.0)) for i in range(n)]
    else:
        size = 0.44
        back = (n + 1) // 2
        step = min(0.48, 1.1 / back)
        spots = [(0.17 + (i - (back - 1) / 2) * step, 0.06) for i in range(back)]
        spots += [(0.17 + (i - (n - back - 1) / 2) * step, 0.54) for i in range(n - back)]
        left = 0.17 - (back - 1) / 2 * step
    at, numbered = _number(tokens, 1 if n <= 3 else 2)
    places = [
        Place(icon, owner, x, y, size * (1.06 if icon == "leader" else 1.0), count, number_at=at, numbered=numbered)
        for (icon, count), (x, y) in zip(tokens, spots, strict=True)
    ]
    return places, (left - 0.33, 0.38)


def shared_offset(index: int, total: int) -> Point:
    """Where the stack with this index stands when several owners share a space."""
    if total < 2:
        return 0.0, 0.0
    angle = math.pi + 2 * math.pi * index / total + (0.6 if total == 2 else math.pi / 2)
    return 0.46 * math.cos(angle), 0.36 * math.sin(angle)


def before_garrison(index: int) -> Point:
    """Where the stack with this index stands that is in a city with a garrison: at the left of it, their numbers side by side."""
    return -0.62, 0.16 - 0.36 * index


def main_icon(tokens: tuple[Token, ...]) -> str:
    """The kind that stands for a whole stack when zoomed out: the most numerous."""
    return max(tokens, key=lambda token: token[1])[0]


def piece_at(places: list[Place], x: float, y: float) -> Place | None:
    """The front-most piece that covers a point (units relative to the hex's centre)."""
    for place in reversed(places):
        if abs(x - place.x) <= place.size * 0.5 and place.y - place.size <= y <= place.y + 0.06:
            return place
    return None


def has_name(city: CityPicture, level_detail: int) -> bool:
    """Whether a city's label shows its name at this level of detail."""
    return bool(city.name) and city.owner != BARBARIAN and level_detail >= levels.NORMAL
