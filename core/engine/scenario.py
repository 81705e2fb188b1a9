"""Rules scenarios as data: a position, what chance gives, moves, expectations.

A TOML file holds one scenario, or several as `[[scenario]]`. These keys are the runner's, all others the game's::

    name = "construct: an Angry city refuses a building"
    section = "Activate City: Construct"     # of the rulebook
    game = "clash"                           # default
    note = "why this reading"                # optional
    chance = {dice = [5, 11]}                # values by kind of chance, used before the generator
    ...                                      # the position: read by the game's builder
    [[moves]]
    seat = 0
    construct = {...}                        # the move: read by the game's builder
    chance = {dice = [3]}                    # queued before this move
    refused = "city_angry"                   # the move must be refused with this key; nothing changes
    section = "..."                          # optional: the refusal's section must be this
    values = {city = "0,0"}                  # optional: the refusal's values must be these (others may be there)
    entries = ["city.built"]                 # optional: these journal keys appear in this order (others may lie between)
    listed = false                           # the move is legal but of an open family and not in the list
    expect = {...}                           # facts after the move; a table without a move only checks
    [expect]                                 # facts after the last move
    ...

An expectation is compared with the game's facts part by part: a table matches if each of its keys matches (an empty one
only if there is nothing), all else must be equal; `"absent"` matches a key that is not there, `"present"` one that is.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Protocol

import msgspec

from core.engine import saves
from core.engine.chance import Chance, ChanceError, QueuedChance
from core.engine.decision import Applied, Refusal
from core.engine.difference import differences
from core.engine.game import Config, Game, SeatConfig
from core.engine.history import Policy
from core.engine.journal import words_of
from core.engine.session import Session
from core.games.registry import UnknownGame, game_module

Data = Mapping[str, Any]

SCENARIO_KEYS = frozenset({"name", "section", "game", "note", "chance", "moves", "expect"})
MOVE_KEYS = frozenset({"chance", "refused", "section", "values", "entries", "listed", "expect", "note"})


class ScenarioError(ValueError):
    """A scenario's data has a wrong shape; the message says in one sentence what and where."""


class ScenarioBuilder(Protocol):
    """What a game adds to the runner (`SCENARIOS` in its package)."""

    def build(self, data: Data) -> Any:
        """Return the state at its first decision. `data` holds the scenario's keys that the runner does not know.

        Irregular positions are fine: only the shape is checked. Raises ScenarioError.
        """

    def move(self, data: Data, state: Any) -> Any:
        """Return a move. `data` holds `seat` and the keys that the runner does not know. Raises ScenarioError."""

    def facts(self, state: Any) -> Data:
        """Return what expectations may name: nested tables with string keys, numbers, strings, booleans, lists.

        Use the words of the position (`build`), so that a scenario reads alike before and after.
        """


class Scenario(msgspec.Struct, frozen=True):
    """A scenario as it stands in a file."""

    name: str
    file: str
    data: Data


class Report(msgspec.Struct, frozen=True):
    """How a scenario went: no problems, or what was not as expected, one line each."""

    name: str
    file: str
    problems: tuple[str, ...]
    named: frozenset[str] = frozenset()
    """The ids that moves, journal, questions and refusals named: what it exercises."""


def read(path: str | os.PathLike[str]) -> list[Scenario]:
    """Return the scenarios of a TOML file. Raises ScenarioError."""
    file = Path(path)
    try:
        data = tomllib.loads(file.read_text("utf-8"))
    except OSError as error:
        raise ScenarioError(f"{file}: can't be read: {error.strerror}.") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ScenarioError(f"{file}: {error}.") from error
    rows = data.pop("scenario", None)
    if rows is None:
        rows = [data]
    elif not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
        raise ScenarioError(f"{file}: `scenario` must be an array of tables ([[scenario]]).")
    else:
        # What stands above the first [[scenario]] holds for all of them.
        rows = [{**data, **row} for row in rows]
    return [Scenario(str(row.get("name", f"{file.stem} {i}")), str(file), row) for i, row in enumerate(rows, 1)]


def run(scenario: Scenario, find: Callable[[str], Any] = game_module) -> Report:
    """Play a scenario and return what was not as expected. Never raises: what goes wrong is a problem, too.

    `find` gives a game's package. Besides the expectations these are checked around every move: the invariants,
    that `moves` and `refusal` agree, for the seat's view as well, and that going back and forth, storing and
    replaying give equal states.
    """
    named: set[str] = set()
    try:
        problems = _Run(scenario, find, named).problems()
    except (ScenarioError, ChanceError, UnknownGame) as error:
        problems = [str(error)]
    except Exception as error:
        problems = [f"{type(error).__name__}: {error}"]
    return Report(scenario.name, scenario.file, tuple(problems), frozenset(named))


class _Run:
    """One run of one scenario."""

    def __init__(self, scenario: Scenario, find: Callable[[str], Any], named: set[str]) -> None:
        self.named = named
        self.data = scenario.data
        package = find(str(self.data.get("game", "clash")))
        self.game: Game[Any, Any] = package.GAME
        self.builder: ScenarioBuilder = package.SCENARIOS
        self.queue: dict[str, list[int]] = {}
        self.found: list[str] = []
        self.steps: list[tuple[int, Any, Applied]] = []

    def problems(self) -> list[str]:
        self._enqueue(self.data)
        state = self.builder.build({key: value for key, value in self.data.items() if key not in SCENARIO_KEYS})
        start = state
        self._check_state(state, "the position")
        moves = self.data.get("moves", [])
        if not isinstance(moves, list) or not all(isinstance(move, dict) for move in moves):
            raise ScenarioError("`moves` must be an array of tables ([[moves]]).")
        for number, move in enumerate(moves, 1):
            before = len(self.found)
            state = self._move(state, move, f"move {number}")
            if len(self.found) > before:
                # What follows would only be consequences.
                return self.found
        self._expect(state, self.data, "the end")
        self._check_session(start, state)
        self.found.extend(f"the end: {len(rest)} values of {kind!r} were not used" for kind, rest in self.queue.items() if rest)
        return self.found

    def _enqueue(self, data: Data) -> None:
        for kind, values in data.get("chance", {}).items():
            if not isinstance(values, list) or not all(isinstance(value, int) for value in values):
                raise ScenarioError(f"`chance.{kind}` must be an array of numbers.")
            self.queue.setdefault(kind, []).extend(values)

    def _expect(self, state: Any, data: Data, where: str) -> None:
        if "expect" in data:
            lines = differences(data["expect"], self.builder.facts(state), subset=True)
            self.found.extend(f"{where}: {line}" for line in lines)

    def _move(self, state: Any, data: Data, where: str) -> Any:
        self._enqueue(data)
        own = {key: value for key, value in data.items() if key not in MOVE_KEYS}
        if not own.keys() - {"seat"}:
            self._expect(state, data, where)
            return state
        seat = own.get("seat")
        if not isinstance(seat, int) or isinstance(seat, bool):
            raise ScenarioError(f"{where}: `seat` must be a number.")
        move = self.builder.move(own, state)
        refusal = self.game.refusal(state, seat, move)
        self._note(state, seat, move, refusal)
        self._check_agreement(state, seat, move, refusal, data.get("listed", True), where)
        if "refused" in data:
            self._check_refusal(refusal, data, where)
            self._expect(state, data, where)
            return state
        if refusal is not None:
            self.found.append(f"{where}: refused: {refusal.key} {refusal.values or ''} ({refusal.section})")
            return state
        after = self._apply(state, seat, move, data, where)
        self._expect(after, data, where)
        return after

    def _note(self, state: Any, seat: int, move: Any, refusal: Refusal | None) -> None:
        """Note what a move, its refusal and the question before it name."""
        self.named.update(words_of(self.game.label(state, seat, move).values))
        decision = self.game.decision(state)
        if decision is not None:
            self.named.add(decision.source)
            self.named.update(words_of(decision.values))
        if refusal is not None:
            self.named.update(words_of(refusal.values))

    def _check_refusal(self, refusal: Refusal | None, data: Data, where: str) -> None:
        expected = data["refused"]
        if refusal is None:
            self.found.append(f"{where}: expected to be refused ({expected}), but it is allowed")
        elif refusal.key != expected:
            self.found.append(f"{where}: expected to be refused with {expected}, found {refusal.key} ({refusal.section})")
        else:
            if "section" in data and refusal.section != data["section"]:
                self.found.append(f"{where}: expected the section {data['section']!r}, found {refusal.section!r}")
            values = msgspec.to_builtins(refusal.values)
            self.found.extend(f"{where}: {line}" for line in differences(data.get("values", {}), values, subset=True))

    def _apply(self, state: Any, seat: int, move: Any, data: Data, where: str) -> Any:
        game = self.game
        stored = game.encode_state(state)
        after = game.copy(state)
        applied = game.apply(after, seat, move, QueuedChance(self.queue))
        if game.encode_state(state) != stored:
            self.found.append(f"{where}: the copy shares something with the state it was made from")
        self._check_replay(stored, seat, move, applied, after, where)
        self.steps.append((seat, move, applied))
        for entry in applied.entries:
            self.named.update(words_of(entry.values), words_of(entry.private))
        self._check_state(after, where)
        expected = data.get("entries", [])
        keys = iter([entry.key for entry in applied.entries])
        missing = [key for key in expected if key not in keys]
        if missing:
            written = ", ".join(entry.key for entry in applied.entries) or "nothing"
            self.found.append(f"{where}: expected the journal lines {', '.join(expected)} in this order, found {written}")
        return after

    def _check_replay(self, stored: bytes, seat: int, move: Any, applied: Applied, after: Any, where: str) -> None:
        game = self.game
        again = game.decode_state(stored)
        stored_move = msgspec.json.decode(msgspec.json.encode(move))
        game.apply(again, seat, game.decode_move(stored_move), Chance(applied.outcomes))
        if game.encode_state(again) != game.encode_state(after):
            lines = differences(_plain(game, after), _plain(game, again))
            self.found.extend(f"{where}: replayed from a save: {line}" for line in lines)

    def _check_session(self, start: Any, end: Any) -> None:
        """Play the moves at a table: back and forth, saved and loaded."""
        game = self.game
        seats = len(game.scores(start))
        if seats not in game.seats:
            return
        config = Config(seats=tuple(SeatConfig(colour=seat) for seat in range(seats)))
        session: Session[Any, Any] = Session(game, config, 0, policy=Policy.FREE, start=start)
        for seat, move, applied in self.steps:
            saves.apply_step(game, session.history, saves.Step(0, seat, move, applied.outcomes, 0, ()))
        last = session.history.current
        session.go_to(session.history.root)
        if session.state != start:
            self.found.append("the end: taken back, the position is another one")
        session.go_to(last)
        loaded = saves.load(saves.dump(session), lambda game_id: game)
        if loaded.notices or loaded.session.state != end:
            self.found.append("the end: saved and loaded, the game is another one")

    def _check_state(self, state: Any, where: str) -> None:
        self.found.extend(f"{where}: broken: {line}" for line in self.game.broken(state))
        if self.game.decode_state(self.game.encode_state(state)) != state:
            self.found.append(f"{where}: stored and read again, the state is another one")

    def _check_agreement(
        self, state: Any, seat: int, move: Any, refusal: Refusal | None, listed: bool, where: str
    ) -> None:
        game = self.game
        normal = game.normal(state, seat, move)
        is_listed = any(normal == other for other in game.moves(state, seat))
        if refusal is None and listed and not is_listed:
            self.found.append(f"{where}: allowed, but not among the moves: {normal}")
        if refusal is not None and is_listed:
            self.found.append(f"{where}: among the moves, but refused: {refusal.key} ({refusal.section})")
        decision = game.decision(state)
        if decision is not None and seat in decision.seats:
            seen = game.refusal(game.view(state, seat), seat, move)
            if seen != refusal:
                self.found.append(f"{where}: the seat's view gives {seen}, the state {refusal}")


def _plain(game: Game[Any, Any], state: Any) -> Any:
    return msgspec.json.decode(game.encode_state(state))
