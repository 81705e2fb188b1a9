"""What the new-game dialog is told and what it returns: plain data, the same for every game."""
from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

Value = bool | int | str
PERSON = ""


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """An option of a game. Without `choices` it is on or off. `group` is the heading it stands under.

    `notes` are (value, line) for values that have a line of their own instead of the note.
    """

    id: str
    text: str
    note: str = ""
    default: Value = False
    choices: tuple[tuple[Value, str], ...] = ()
    group: str = ""
    notes: tuple[tuple[Value, str], ...] = ()
    settled: tuple[tuple[str, Value, Value], ...] = ()
    """(id of another option, its value, what is shown here): then this one can't be chosen and has its default."""
    of_bots: bool = False
    """Whether it is about what bots do: it is shown where one sits at the table."""

    def note_of(self, value: Value) -> str:
        """Return the line that explains a value."""
        return dict(self.notes).get(value, self.note)


@dataclass(frozen=True, slots=True)
class BotSpec:
    """A kind of bot: id, name, one line about how it plays."""

    id: str
    name: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class PeopleSpec:
    """A people that a seat may choose: id and name; names of its leaders or cities are the game's business."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Seat:
    """One seat: who sits there (`bot` is an id, PERSON for a human), name, people ("" for random), colour's index."""

    bot: str = PERSON
    name: str = ""
    people: str = ""
    colour: int = 0

    @property
    def is_person(self) -> bool:
        return self.bot == PERSON


@dataclass(frozen=True, slots=True)
class NewGame:
    """What a table agreed on. `seats` are as listed; `seated` gives the order of play."""

    game: str
    seats: tuple[Seat, ...]
    options: Mapping[str, Value] = field(default_factory=dict)
    seed: int = 0
    random_order: bool = False
    policy: str = ""
    """Which steps may be taken back: "free", "ask" or "strict" (core.engine.history.Policy); "" for what is usual."""
    open_table: bool = False
    """Whether several people at one machine play with open hands."""

    def seated(self) -> tuple[Seat, ...]:
        """Return the seats in the order of play: shuffled by the seed when the order is to be random."""
        if not self.random_order:
            return self.seats
        shuffled = list(self.seats)
        random.Random(f"order {self.seed}").shuffle(shuffled)
        return tuple(shuffled)

    def plain(self) -> dict[str, Any]:
        """Return plain data that `from_plain` reads, for the settings."""
        return {"game": self.game, "seats": [asdict(seat) for seat in self.seats], "options": dict(self.options),
                "random_order": self.random_order, "policy": self.policy, "open_table": self.open_table}

    @classmethod
    def from_plain(cls, data: Mapping[str, Any], seed: int) -> NewGame | None:
        """Return a new game from plain data, or None when the data is not of that form."""
        try:
            seats = tuple(Seat(bot=str(s["bot"]), name=str(s["name"])[:60], people=str(s["people"]),
                               colour=int(s["colour"])) for s in data["seats"])
            options = {str(k): v for k, v in data["options"].items() if isinstance(v, bool | int | str)}
            return cls(str(data["game"]), seats, options, seed, bool(data["random_order"]), str(data.get("policy", "")),
                       data.get("open_table") is True)
        except (KeyError, TypeError, ValueError, AttributeError):
            return None


def no_problem(_config: NewGame) -> str | None:
    """Find nothing wrong with any configuration."""
    return None


def no_length(_config: NewGame) -> str:
    """Know nothing about how long a game takes."""
    return ""


@dataclass(frozen=True, slots=True)
class NewGameForm:
    """What a game's new-game dialog shows.

    `problem` says in a sentence what is wrong with a configuration; `length` how long it will take.
    `people_label` heads the list of peoples ("Civilization"), `people_note` says in a line what choosing one means.
    """

    game: str
    title: str
    seat_numbers: tuple[int, ...]
    bots: tuple[BotSpec, ...]
    peoples: tuple[PeopleSpec, ...] = ()
    options: tuple[OptionSpec, ...] = ()
    colours: int = 4
    people_label: str = ""
    default: NewGame | None = None
    problem: Callable[[NewGame], str | None] = no_problem
    length: Callable[[NewGame], str] = no_length
    people_note: str = ""


def seed_of(text: str) -> int:
    """Return the seed that a text means: its number, or a number made from its letters (the same everywhere)."""
    text = text.strip()
    if text.isascii() and text.isdigit() and len(text) <= 18:
        return int(text)
    import hashlib

    return int.from_bytes(hashlib.sha256(text.casefold().encode()).digest()[:7], "big")


def new_seed() -> int:
    """Return a seed of six digits nobody has chosen."""
    return random.SystemRandom().randrange(100_000, 1_000_000)
