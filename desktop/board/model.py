"""What the game layer hands to the board: frozen pictures of spaces, pieces and highlights, and what the board asks back.

Nothing here knows a rule. Spaces are known by the ids the game gives them; owners are seat indexes, or `"barbarian"` and
`"pirate"`. Icons are names of files in `resources/icons` without the ending.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from desktop.theme import palette
from desktop.theme.palette import PlayerColour

Owner = int | str
BARBARIAN = "barbarian"
PIRATE = "pirate"

TERRAINS = ("plains", "forest", "mountain", "barren", "sea", "unrevealed")
LAND = frozenset(("plains", "forest", "mountain", "barren"))

#: A kind of piece and how many of it there are.
Token = tuple[str, int]


@dataclass(frozen=True, slots=True)
class SpacePicture:
    """One hex. `name` is what a person calls it ("C4"); `note` is read out after the terrain by a screen reader."""

    id: int
    q: int
    r: int
    terrain: str
    region: int
    exhausted: bool = False
    name: str = ""
    note: str = ""


@dataclass(frozen=True, slots=True)
class WonderPicture:
    """A wonder in a city; the builder's crest stands at its foot when somebody else owns the city now."""

    icon: str
    builder: Owner | None = None


@dataclass(frozen=True, slots=True)
class CityPicture:
    """A city: `buildings` are (icon, owner of the piece); `mood` is "happy", "neutral", "angry" or "" for none."""

    space: int
    owner: Owner
    name: str = ""
    size: int = 1
    mood: str = "neutral"
    buildings: tuple[tuple[str, Owner], ...] = ()
    wonders: tuple[WonderPicture, ...] = ()
    port_space: int | None = None
    port_icon: str = "port"
    icon: str = "settlement"


@dataclass(frozen=True, slots=True)
class StackPicture:
    """The units of one owner on one space. `badge` is a short text at the stack ("2/3")."""

    space: int
    owner: Owner
    tokens: tuple[Token, ...]
    sea: bool = False
    badge: str = ""

    @property
    def key(self) -> tuple[int, str, bool]:
        """What tells this stack from all others of a picture."""
        return self.space, str(self.owner), self.sea

    @property
    def count(self) -> int:
        """All pieces in it."""
        return sum(n for _, n in self.tokens)


@dataclass(frozen=True, slots=True)
class RealmPicture:
    """Spaces framed together in an owner's colour."""

    owner: Owner
    spaces: frozenset[int]


@dataclass(frozen=True, slots=True)
class BoardPicture:
    """Everything that lies on the board; `seats` say how each seat's pieces look.

    Without `realms` each city's space is framed by itself.
    """

    spaces: tuple[SpacePicture, ...] = ()
    seats: tuple[PlayerColour, ...] = ()
    cities: tuple[CityPicture, ...] = ()
    stacks: tuple[StackPicture, ...] = ()
    realms: tuple[RealmPicture, ...] | None = None

    def framed(self) -> tuple[RealmPicture, ...]:
        """The realms to draw."""
        if self.realms is not None:
            return self.realms
        return tuple(RealmPicture(city.owner, frozenset((city.space,))) for city in self.cities)

    def colours(self, owner: Owner) -> PlayerColour:
        """How an owner's pieces look. An owner without a seat of the picture is drawn like barbarians."""
        if isinstance(owner, int) and 0 <= owner < len(self.seats):
            return self.seats[owner]
        return palette.PIRATE if owner == PIRATE else palette.BARBARIAN

    def occupied(self) -> frozenset[int]:
        """Spaces with something on them: their ground keeps its middle free."""
        busy = {city.space for city in self.cities} | {stack.space for stack in self.stacks}
        busy |= {city.port_space for city in self.cities if city.port_space is not None}
        return frozenset(busy | {space.id for space in self.spaces if space.exhausted})


@dataclass(frozen=True, slots=True)
class RefusalPicture:
    """Why something can't be done at a space: title, text in words, the rule's section."""

    space: int
    title: str
    text: str
    section: str = ""


@dataclass(frozen=True, slots=True)
class OddsPicture:
    """The badge beside a target. Percentages add up to 100; `words` are the labels of the three fields.

    `win` is -1 while the chances are worked out.
    """

    space: int
    title: str
    win: int
    draw: int
    lose: int
    words: tuple[str, str, str] = ("win", "both fall", "lose")
    lines: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class NotePicture:
    """A plain badge beside a space: a title and lines of (label, value)."""

    space: int
    title: str
    lines: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class PathPicture:
    """A way over spaces; `beads` are the texts at each step after the first (empty: the step's number)."""

    spaces: tuple[int, ...]
    beads: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TrailPicture:
    """A finished move of somebody else: thin line with numbered beads in the owner's colour."""

    owner: Owner
    spaces: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RangePicture:
    """A line round spaces that are in reach of something, with a short text on it."""

    spaces: frozenset[int]
    label: str = ""


@dataclass(frozen=True, slots=True)
class HighlightPicture:
    """What is lit on the board. `source` is the space a dragged group was lifted from (drawn faint)."""

    selected: int | None = None
    movable: frozenset[int] = frozenset()
    targets: frozenset[int] = frozenset()
    veil: bool = False
    source: int | None = None
    refused: RefusalPicture | None = None
    path: PathPicture | None = None
    odds: OddsPicture | None = None
    note: NotePicture | None = None
    trails: tuple[TrailPicture, ...] = ()
    ranges: tuple[RangePicture, ...] = ()


@dataclass(frozen=True, slots=True)
class MovePicture:
    """An animation between two pictures: these tokens travel along these spaces."""

    owner: Owner
    tokens: tuple[Token, ...]
    spaces: tuple[int, ...]
    sea: bool = False


#: A face of a die: its text, and the icon on it ("" for none).
Face = tuple[str, str]


@dataclass(frozen=True, slots=True)
class DicePicture:
    """An animation: dice roll beside a space and rest on `faces`; `sides` are all faces of such a die.

    Dice of the same `throw`, such as both sides' of a round of battle, roll at the same time.
    """

    owner: Owner
    space: int
    faces: tuple[Face, ...]
    sides: tuple[Face, ...]
    throw: int = 0


@dataclass(frozen=True, slots=True)
class RisePicture:
    """An animation: a sign with a short text rises from a space. `tone` is the name of a colour of the palette."""

    space: int
    icon: str
    text: str = ""
    tone: str = "ok"


@dataclass(frozen=True, slots=True)
class BannerPicture:
    """An animation: a banner over the board, such as for a new age."""

    title: str
    text: str = ""


#: What is shown between two pictures, in the order in which it happened.
Act = MovePicture | DicePicture | RisePicture | BannerPicture


@dataclass(frozen=True, slots=True)
class DragGroup:
    """What a drag lifts: the pieces shown at the cursor."""

    space: int
    owner: Owner
    tokens: tuple[Token, ...] = field(default=())
    sea: bool = False


class BoardHands(Protocol):
    """What the view asks while a hand is at work; the controller answers, and knows the rules."""

    def drag_group(self, space: int, piece: tuple[str, str] | None, split: bool) -> DragGroup | None:
        """The group that a drag from this space would lift, or None when nothing there can be dragged.

        `piece` is (icon, owner as text) of the token under the cursor, if any; `split` is true while Shift is held.
        """
        ...
