"""The contract between a game and everything that plays, shows or stores it (see docs/architecture.md)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from core.engine.chance import Chance
from core.engine.decision import Applied, Decision, Entry, Odds, Part, Preview, Refusal, Score, Value
from core.engine.rng import Generator


class Config(msgspec.Struct, frozen=True, kw_only=True):
    """What a table agrees on before a game: who sits where, and the options in full."""

    seats: tuple[SeatConfig, ...]
    options: dict[str, bool | int | str] = {}


class SeatConfig(msgspec.Struct, frozen=True, kw_only=True):
    """One seat: the name shown, the people (an id of the game's list, "" for any), the colour's number."""

    name: str = ""
    people: str = ""
    colour: int = 0


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """An option of a game. `choices` is empty for an on/off option."""

    id: str
    default: bool | int | str
    choices: tuple[int | str, ...] = ()


S = TypeVar("S")
M = TypeVar("M", bound=msgspec.Struct)


class Game(ABC, Generic[S, M]):
    """The rules of one game. Holds no state of any play; every method is a function of its arguments."""

    id: ClassVar[str]
    version: ClassVar[int]
    """Grows when rules or state change; saves of older versions are replayed or upgraded."""
    seats: ClassVar[tuple[int, ...]]
    """The numbers of players that the rules allow."""
    state_type: ClassVar[Any]
    move_type: ClassVar[Any]
    """The tagged union of all moves, for the codec."""
    upgrades: ClassVar[Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]]] = {}
    """Version -> function that turns the plain data of a state of that version into the next version's."""

    # ---- before a game
    @abstractmethod
    def options(self) -> tuple[Option, ...]:
        """Return the options of the game, in the order to show."""

    @abstractmethod
    def problem(self, config: Config) -> Refusal | None:
        """Return what is wrong with a configuration, or None."""

    def complete(self, config: Config) -> Config:
        """Return the configuration with every option in full."""
        options = {option.id: config.options.get(option.id, option.default) for option in self.options()}
        return msgspec.structs.replace(config, options=options | config.options)

    @abstractmethod
    def new(self, config: Config, seed: int) -> S:
        """Return the state at the first decision. Raises ValueError for a configuration with a problem."""

    # ---- playing
    @abstractmethod
    def copy(self, state: S) -> S:
        """Return a copy that shares all immutable values."""

    @abstractmethod
    def decision(self, state: S) -> Decision | None:
        """Return who may act now on what; None when the game has ended."""

    def question(self, state: S, seat: int) -> Decision | None:
        """Return what this seat is asked (inside a parallel frame: its own question); None if it is not."""
        decision = self.decision(state)
        return decision if decision is not None and seat in decision.seats else None

    @abstractmethod
    def moves(self, state: S, seat: int) -> Iterator[M]:
        """Yield the legal moves of a seat in normal form, each once."""

    def kinds(self, state: S, seat: int) -> tuple[Any, ...]:
        """Return the kinds of which the seat may have legal moves, told without listing them.

        () if that is not known: then list all moves and take their types.
        """
        return ()

    def moves_of(self, state: S, seat: int, kind: Any) -> Iterator[M]:
        """Yield the legal moves of one of the kinds that `kinds` named, perhaps none."""
        return (move for move in self.moves(state, seat) if type(move) is kind)

    def is_reluctant(self, state: S, seat: int, move: M) -> bool:
        """Return whether a player who knows nothing better should make this legal move only if no other is left."""
        return False

    @abstractmethod
    def refusal(self, state: S, seat: int, move: M) -> Refusal | None:
        """Return why the move is not allowed, or None."""

    def normal(self, state: S, seat: int, move: M) -> M:
        """Return the move without what makes no difference (any move is accepted)."""
        return move

    def is_open(self, state: S, seat: int, move: M) -> bool:
        """Return whether the move belongs to a family of which `moves` gives only some."""
        return False

    @abstractmethod
    def apply(self, state: S, seat: int, move: M, chance: Chance | None = None) -> Applied:
        """Change the state by a move and return what happened.

        Raises IllegalMove (state unchanged) if `refusal` gives a reason, ChanceError if a record does not fit
        (the state is then spoilt: work on a copy).
        """

    # ---- knowing
    @abstractmethod
    def view(self, state: S, seat: int | None) -> S:
        """Return what the seat (None: everybody) may know."""

    @abstractmethod
    def determinize(self, view: S, generator: Generator) -> S:
        """Return a full state that agrees with the view."""

    @abstractmethod
    def scores(self, state: S) -> tuple[Score, ...]:
        """Return the victory points of every seat by source, now."""

    @abstractmethod
    def winners(self, state: S) -> tuple[int, ...]:
        """Return the winning seats by the tie-breaks; who would win now while the game goes on."""

    @abstractmethod
    def ended(self, state: S) -> str:
        """Return why the game ended ("" while it goes on)."""

    @abstractmethod
    def broken(self, state: S) -> tuple[str, ...]:
        """Return the invariants that do not hold, worded for developers; empty in every state the rules reach."""

    @abstractmethod
    def preview(self, view: S, seat: int, move: M) -> Preview:
        """Return what a legal move would do, up to the first unknown."""

    @abstractmethod
    def odds(self, view: S, seat: int, move: M, budget: float) -> Odds | None:
        """Return the chances that a move brings, within about `budget` seconds; None if no chance is involved."""

    def odds_are_slow(self, view: S, seat: int, move: M) -> bool:
        """Return whether `odds` of a move would keep a window waiting; then they are asked in another process."""
        return False

    @abstractmethod
    def explain(self, view: S, number: str, **of: Value) -> tuple[Part, ...]:
        """Return the parts of a named number, one for each power that contributed.

        Raises KeyError for an unknown name.
        """

    # ---- showing
    @abstractmethod
    def label(self, state: S, seat: int, move: M) -> Entry:
        """Return key and values that name a move, for menus, history and the journal. Public facts only."""

    @abstractmethod
    def progress(self, state: S) -> tuple[int, ...]:
        """Return how far the game is (for example age and round), for headings."""

    def final_stage(self, config: Config) -> int:
        """Return the first number of `progress` at a regular end (the least one; ages, say); 0 without such."""
        return 0

    def content(self) -> tuple[tuple[str, dict[str, str]], ...]:
        """Return all content (advances, cards, ...) by group: (English title, id -> English name).

        Journal, labels and decisions name an entry by its id when it comes into play.
        """
        return ()

    # ---- storing
    def encode_state(self, state: S) -> bytes:
        """Return the state as canonical JSON (sorted keys)."""
        return msgspec.json.encode(msgspec.to_builtins(state, str_keys=True, order="sorted"))

    def decode_state(self, data: bytes | msgspec.Raw) -> S:
        """Return the state of a JSON text. Raises msgspec.ValidationError."""
        return msgspec.json.decode(data, type=self.state_type)  # type: ignore[no-any-return]

    def decode_move(self, data: Any) -> M:
        """Return the move of plain data (dicts, lists). Raises msgspec.ValidationError."""
        return msgspec.convert(data, type=self.move_type)  # type: ignore[no-any-return]
