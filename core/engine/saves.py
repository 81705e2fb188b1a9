"""Saves: one JSON document (optionally gzip) that holds a whole game.

A save is trusted in nothing. Loading replays the moves with what chance gave and compares the result with a checksum; if
rules have changed since, the snapshot of the newest state is used and the caller is told. Whatever else is wrong gives
a `SaveError`. Reading runs no code from the file and is bounded in bytes, nesting, numbers and moves.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import zlib
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from core.engine.chance import Chance
from core.engine.decision import Entry, Outcome
from core.engine.game import Config, Game
from core.engine.history import History, Node, Policy, Retreat, Ruling
from core.engine.session import Session
from core.games.registry import UnknownGame, load_game

FORMAT = "ecumene-save"
FORMAT_VERSION = 1
SUFFIX = ".ecumene"

MAX_BYTES = 64 * 1024 * 1024
MAX_STEPS = 100_000
MAX_DEPTH = 24
MAX_NUMBER = 1 << 64
MAX_TEXT = 10_000

UPGRADES: dict[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""Format version -> function that turns the plain data of a document of that version into the next version's."""

SENTENCES: Mapping[str, str] = {
    "save.unreadable": "The file {file} can't be read: {reason}.",
    "save.too_big": "The file is too big to be a saved game.",
    "save.empty": "The file is empty.",
    "save.gzip": "The file is damaged: it is compressed, but breaks off or does not unpack.",
    "save.not_json": "The file is damaged or no saved game: its text breaks off or is garbled.",
    "save.not_a_save": "The file is no saved game of Ecumene.",
    "save.future": "The game was saved by a newer version of Ecumene; update the program to open it.",
    "save.old": "The game was saved by a version of Ecumene that is too old to be opened.",
    "save.unknown_game": "The game {game} is not known to this version of Ecumene.",
    "save.damaged": "The saved game is damaged: {part}.",
    "save.config": "The saved game has a set-up that the rules do not allow ({problem}).",
    "save.checksum": "The saved game is damaged: neither its moves nor its last position agree with its checksum.",
}

M = TypeVar("M")


class SaveError(ValueError):
    """A file is no usable saved game. Holds a key and values; as text it is one English sentence."""

    def __init__(self, key: str, **values: str) -> None:
        super().__init__(SENTENCES[key].format(**values))
        self.key = key
        self.values = values


class Step(msgspec.Struct, Generic[M], frozen=True, array_like=True, gc=False):
    """A node of the tree: its parent's number, who moved, the move, what chance gave, the gesture, the journal lines."""

    parent: int
    seat: int
    move: M
    outcomes: tuple[Outcome, ...]
    gesture: int
    entries: tuple[Entry, ...]


class Header(msgspec.Struct, frozen=True):
    """What must be known before the rest can be read."""

    format: str
    format_version: int
    game: str
    game_version: int


class Document(msgspec.Struct, Generic[M], frozen=True, kw_only=True):
    """A save as it is written. `start` is null if the game began with its set-up; `current` numbers the node played.

    `visited` are the nodes where redo goes at a fork, if that is not the newest line there; left out where there is none.

    `snapshot` is the state at `current`, `checksum` the SHA-256 of its canonical JSON.
    """

    format: str = FORMAT
    format_version: int = FORMAT_VERSION
    game: str
    game_version: int
    config: Config
    seed: int
    policy: Policy
    extra: dict[str, Any]
    start: msgspec.Raw
    prologue: tuple[Entry, ...]
    steps: tuple[Step[M], ...]
    current: int
    visited: tuple[int, ...] | msgspec.UnsetType = msgspec.UNSET
    retreats: tuple[Retreat, ...]
    rulings: tuple[Ruling, ...] = ()
    snapshot: msgspec.Raw
    checksum: str


class Loaded(msgspec.Struct, frozen=True):
    """A session from a save, and what the player must be told (keys; see `load`)."""

    session: Session[Any, Any]
    notices: tuple[str, ...]


def checksum(canonical: bytes) -> str:
    """Return the checksum of a state's canonical JSON (`Game.encode_state`)."""
    return hashlib.sha256(canonical).hexdigest()


# ---- writing
def dump(session: Session[Any, Any], compressed: bool = False) -> bytes:
    """Return the save of a session."""
    game = session.game
    snapshot = game.encode_state(session.state)
    steps = tuple(
        Step(node.parent.id, node.seat, node.move, node.outcomes, node.gesture, node.entries)
        for node in session.history.nodes
        if node.parent is not None
    )
    visited = tuple(
        node.latest.id
        for node in session.history.nodes
        if node.latest is not None and node.latest is not node.children[-1]
    )
    document = Document(
        game=game.id,
        game_version=game.version,
        config=session.config,
        seed=session.seed,
        policy=session.policy,
        extra=session.extra,
        start=msgspec.Raw(b"null" if session.start is None else game.encode_state(session.start)),
        prologue=session.prologue,
        steps=steps,
        current=session.history.current.id,
        visited=visited or msgspec.UNSET,
        retreats=tuple(session.history.retreats),
        rulings=tuple(session.history.rulings),
        snapshot=msgspec.Raw(snapshot),
        checksum=checksum(snapshot),
    )
    data = msgspec.json.encode(document)
    return gzip.compress(data, 6, mtime=0) if compressed else data


def write(path: str | os.PathLike[str], data: bytes) -> None:
    """Write a file in one go: either the old or the whole new content is there, also after a crash.

    Raises OSError; the old file is then untouched.
    """
    target = Path(path)
    temporary = target.with_name(f".{target.name}.{os.getpid()}.tmp")
    try:
        with temporary.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(target)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise


# ---- reading
def load_file(path: str | os.PathLike[str]) -> Loaded:
    """Return the session saved in a file. Raises SaveError."""
    return load(read_bytes(path))


def read_bytes(path: str | os.PathLike[str]) -> bytes:
    """Return the content of a file. Raises SaveError if it can't be read or is too big."""
    try:
        with Path(path).open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise SaveError("save.unreadable", file=str(path), reason=error.strerror or type(error).__name__) from error
    if len(data) > MAX_BYTES:
        raise SaveError("save.too_big")
    return data


def load(data: bytes, find: Callable[[str], Game[Any, Any]] = load_game) -> Loaded:
    """Return the session of a save.

    Notices: `save.rules_changed` (the moves no longer lead to the saved state: the game goes on from the snapshot and
    can't be taken back before it), `save.branches_dropped` (lines that were not played on no longer replay).
    Raises SaveError.
    """
    game, document, readable = parse(data, find)
    notices: list[str] = []
    if readable:
        session, dropped = replay(game, document)
        if session is not None:
            if dropped:
                notices.append("save.branches_dropped")
            return Loaded(session, tuple(notices))
    return Loaded(_from_snapshot(game, document), ("save.rules_changed",))


def header(data: bytes) -> Header:
    """Return what a save says of itself, without reading the game. Raises SaveError."""
    return _header(_unpacked(data))


def _header(data: bytes) -> Header:
    header: Header = _decoded(data, Header)
    if header.format != FORMAT:
        raise SaveError("save.not_a_save")
    if header.format_version > FORMAT_VERSION:
        raise SaveError("save.future")
    return header


def parse(data: bytes, find: Callable[[str], Game[Any, Any]] = load_game) -> tuple[Game[Any, Any], Document[Any], bool]:
    """Return the game, the checked document, and whether its moves are of kinds that the game knows.

    If they are not, the steps' moves are plain data. Raises SaveError.
    """
    data = _unpacked(data)
    header = _header(data)
    if header.format_version < FORMAT_VERSION:
        data = _upgraded(data, header.format_version)
    try:
        game = find(header.game)
    except UnknownGame as error:
        raise SaveError("save.unknown_game", game=repr(header.game[:40])) from error
    if header.game_version > game.version:
        raise SaveError("save.future")
    readable = True
    try:
        document: Document[Any] = _decoded(data, _document_type(game))
    except SaveError:
        document = _decoded(data, Document[Any])
        readable = False
    _check(game, document)
    return game, document, readable


def _unpacked(data: bytes) -> bytes:
    if not data:
        raise SaveError("save.empty")
    if data[:2] != b"\x1f\x8b":
        if len(data) > MAX_BYTES:
            raise SaveError("save.too_big")
        return data
    unpacker = zlib.decompressobj(wbits=31)
    try:
        result = unpacker.decompress(data, MAX_BYTES + 1)
    except zlib.error as error:
        raise SaveError("save.gzip") from error
    if len(result) > MAX_BYTES:
        raise SaveError("save.too_big")
    if not unpacker.eof:
        raise SaveError("save.gzip")
    return result


@cache
def _decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


@cache
def _document_type(game: Game[Any, Any]) -> Any:
    return Document[game.move_type]  # type: ignore[name-defined]


def _decoded(data: bytes, kind: Any) -> Any:
    try:
        return _decoder(kind).decode(data)
    except msgspec.ValidationError as error:
        key = "save.not_a_save" if kind is Header else "save.damaged"
        raise SaveError(key, part=str(error)[:200].rstrip(".")) from error
    except msgspec.DecodeError as error:
        raise SaveError("save.not_json") from error
    except (RecursionError, UnicodeDecodeError) as error:
        raise SaveError("save.not_json") from error


def _upgraded(data: bytes, version: int) -> bytes:
    plain = _decoded(data, dict[str, Any])
    while version < FORMAT_VERSION:
        upgrade = UPGRADES.get(version)
        if upgrade is None:
            raise SaveError("save.old")
        try:
            plain = upgrade(plain)
        except Exception as error:
            raise SaveError("save.damaged", part=f"it can't be brought from format {version} to the next") from error
        version += 1
    return msgspec.json.encode(plain)


def _require(condition: bool, part: str) -> None:
    if not condition:
        raise SaveError("save.damaged", part=part)


def _is_plain(value: Any, depth: int = 0) -> bool:
    if depth > MAX_DEPTH:
        return False
    if isinstance(value, int):
        return -MAX_NUMBER < value < MAX_NUMBER
    if isinstance(value, str):
        return len(value) <= MAX_TEXT
    if isinstance(value, dict):
        return all(_is_plain(key) and _is_plain(item, depth + 1) for key, item in value.items())
    if isinstance(value, list | tuple):
        return all(_is_plain(item, depth + 1) for item in value)
    return value is None or isinstance(value, float)


def _check(game: Game[Any, Any], document: Document[Any]) -> None:
    _require(-MAX_NUMBER < document.seed < MAX_NUMBER, "its seed is out of range")
    _require(_is_plain(document.extra), "what belongs to the table is out of bounds")
    _require(len(document.config.seats) in game.seats, "its number of players is not possible")
    _require(_is_plain(msgspec.to_builtins(document.config)), "its set-up is out of bounds")
    try:
        problem = game.problem(document.config)
    except Exception as error:
        raise SaveError("save.damaged", part="its set-up can't be read") from error
    if problem is not None:
        raise SaveError("save.config", problem=problem.key)
    _require(len(document.steps) <= MAX_STEPS, "it has too many moves")
    seats = range(len(document.config.seats))
    for number, step in enumerate(document.steps, 1):
        if not 0 <= step.parent < number:
            _require(False, f"move {number} follows no earlier one")
        if step.seat not in seats:
            _require(False, f"move {number} is made by no player")
        if not 0 <= step.gesture <= MAX_STEPS:
            _require(False, f"move {number} belongs to no gesture")
    count = len(document.steps) + 1
    _require(0 <= document.current < count, "its current move is not in it")
    _require(all(0 < number < count for number in document.visited or ()), "its line goes on with moves that are not in it")
    for retreat in document.retreats:
        numbers = (retreat.origin, retreat.target, *retreat.marked)
        _require(all(0 <= number < count for number in numbers), "it takes back moves that are not in it")
    for ruling in document.rulings:
        _require(0 <= ruling.node < count, "its table decided something at a move that is not in it")
    speakers = (*(item.by for item in document.retreats), *(item.by for item in document.rulings))
    _require(all(by == -1 or by in seats for by in speakers), "no player took its moves back")


def begin(game: Game[Any, Any], document: Document[Any]) -> Session[Any, Any]:
    """Return a session at the beginning of the saved game. Raises SaveError."""
    start = None
    if bytes(document.start) != b"null":
        start = _state(game, document.start, document.game_version)
    try:
        session = Session(
            game, document.config, document.seed, policy=document.policy, start=start, prologue=document.prologue
        )
    except Exception as error:
        raise SaveError("save.damaged", part="its set-up can't be carried out") from error
    session.extra = document.extra
    return session


def replay(game: Game[Any, Any], document: Document[Any]) -> tuple[Session[Any, Any] | None, bool]:
    """Return the session that the saved moves lead to, and whether side lines had to be dropped.

    The session is None if the moves of the current line can't be replayed or lead to another state. Raises SaveError.
    """
    session = begin(game, document)
    history: History[Any, Any] = session.history
    made: dict[int, Node[Any, Any]] = {0: history.root}
    for number, step in enumerate(document.steps, 1):
        parent = made.get(step.parent)
        if parent is None:
            continue
        history.current = parent
        try:
            node = apply_step(game, history, step)
        except Exception:
            # Whatever the rules make of a move from elsewhere: it can't be replayed.
            continue
        made[number] = node
    current = made.get(document.current)
    if current is None or checksum(game.encode_state(current.state)) != document.checksum:
        return None, False
    for node in history.nodes:
        node.latest = node.children[-1] if node.children else None
    for node in (made[number] for number in document.visited or () if number in made):
        if node.parent is not None:
            node.parent.latest = node
    history.retreats = [
        Retreat(made[item.origin].id, made[item.target].id, tuple(made[n].id for n in item.marked), item.by)
        for item in document.retreats
        if all(number in made for number in (item.origin, item.target, *item.marked))
    ]
    history.rulings = [Ruling(made[item.node].id, item.policy, item.by) for item in document.rulings if item.node in made]
    history.place(current)
    return session, len(made) <= len(document.steps)


def apply_step(game: Game[Any, Any], history: History[Any, Any], step: Step[Any]) -> Node[Any, Any]:
    """Make a saved step after the current node. Raises what the rules raise; ValueError if chance was not used up."""
    state = game.copy(history.current.state)
    applied = game.apply(state, step.seat, step.move, Chance(step.outcomes))
    if len(applied.outcomes) != len(step.outcomes):
        raise ValueError("more chance is recorded than the move uses")
    return history.append(step.seat, step.move, applied, state, step.gesture)


def snapshot(game: Game[Any, Any], document: Document[Any]) -> Any:
    """Return the state that a parsed save was left at, without replaying it. Raises SaveError if it can't be played from."""
    return _state(game, document.snapshot, document.game_version)


def _state(game: Game[Any, Any], raw: msgspec.Raw, version: int) -> Any:
    """Return a stored state, upgraded if it is older. Raises SaveError if it can't be played from."""
    data = bytes(raw)
    try:
        if version < game.version:
            plain = msgspec.json.decode(data)
            while version < game.version:
                plain = game.upgrades[version](plain)
                version += 1
            data = msgspec.json.encode(plain)
        state = game.decode_state(data)
        broken = game.broken(state)
        game.decision(game.copy(state))
    except Exception as error:
        raise SaveError("save.damaged", part="its position can't be read") from error
    _require(not broken, "its position breaks the rules")
    return state


def _from_snapshot(game: Game[Any, Any], document: Document[Any]) -> Session[Any, Any]:
    raw = bytes(document.snapshot)
    if checksum(raw) != document.checksum:
        # The file may have been formatted anew by a tool.
        plain = _decoded(raw, Any)
        if checksum(msgspec.json.encode(plain, order="sorted")) != document.checksum:
            raise SaveError("save.checksum")
    state = _state(game, document.snapshot, document.game_version)
    entries = list(document.prologue)
    line = []
    at = document.current
    while at:
        line.append(at)
        at = document.steps[at - 1].parent
    remarks = _remarks(document, {0, *line})
    for number in (0, *reversed(line)):
        if number:
            entries.extend(document.steps[number - 1].entries)
        entries.extend(remarks.get(number, ()))
    _require(all(_is_plain(msgspec.to_builtins(entry)) for entry in entries), "its journal is out of bounds")
    session = Session(
        game, document.config, document.seed, policy=document.policy, start=state, prologue=tuple(entries)
    )
    session.extra = document.extra
    return session


def _remarks(document: Document[Any], kept: set[int]) -> dict[int, list[Entry]]:
    """Return what `History.remarks` would say of a line that is no longer replayed: of marks, only dice can be told."""
    found: dict[int, list[Entry]] = {}

    def anchor(number: int) -> int:
        while number not in kept:
            number = document.steps[number - 1].parent
        return number

    for ruling in document.rulings:
        entry = Entry("history.policy", ruling.by, {"policy": ruling.policy.value})
        found.setdefault(anchor(ruling.node), []).append(entry)
    taken: dict[tuple[int, int], set[int]] = {}
    for retreat in document.retreats:
        taken.setdefault((anchor(retreat.target), retreat.by), set()).update(retreat.marked)
    for (place, by), marked in taken.items():
        dice = sum(number > 0 and bool(document.steps[number - 1].outcomes) for number in marked)
        found.setdefault(place, []).append(Entry("history.taken_back", by, {"steps": len(marked), "dice": dice}))
    return found
