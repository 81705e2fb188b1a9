"""Saves: everything comes back; whatever is broken gives one clear sentence and changes nothing."""

from __future__ import annotations

import gzip
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from core.engine import saves
from core.engine.history import Policy
from core.engine.saves import SaveError
from core.engine.session import Session
from tests.engine.games import advance, config, played
from tests.engine.toy import GAME

Plain = dict[str, Any]


def plain(session: Session[Any, Any] | None = None) -> Plain:
    """Return a save as plain data."""
    document: Plain = json.loads(saves.dump(session or played(40)))
    return document


def packed(document: Plain) -> bytes:
    """Return the plain data as a file."""
    return json.dumps(document, separators=(",", ":")).encode()


@pytest.mark.parametrize("compressed", [False, True])
def test_everything_comes_back(compressed: bool) -> None:
    session = played(30, policy=Policy.ASK)
    session.extra = {"seats": ["person", "random"], "never_ask": [1, 2]}
    fork = session.history.path()[20]
    session.go_to(fork, agreed=True, by=1)
    session.rule(Policy.FREE, 2)
    session.rule(Policy.ASK, 0)
    advance(session, 15, seed=99)
    data = saves.dump(session, compressed)
    again = saves.load(data)
    assert again.notices == ()
    loaded = again.session
    assert loaded.state == session.state
    assert loaded.config == session.config
    assert loaded.seed == session.seed
    assert loaded.policy is Policy.ASK
    assert loaded.extra == session.extra
    assert loaded.history.retreats == session.history.retreats != []
    assert loaded.history.retreats[0].by == 1
    assert loaded.history.rulings == session.history.rulings
    assert [ruling.policy for ruling in loaded.history.rulings] == [Policy.FREE, Policy.ASK]
    for old, new in zip(session.history.nodes, loaded.history.nodes, strict=True):
        assert (old.move, old.outcomes, old.entries, old.gesture) == (new.move, new.outcomes, new.entries, new.gesture)
        assert (old.revealed, old.random, old.passed) == (new.revealed, new.random, new.passed)
        assert old.state == new.state
    assert loaded.history.current.id == session.history.current.id
    assert saves.dump(loaded, compressed) == data, "the same game gives the same bytes"
    loaded.submit(*next_move(loaded))


def test_redo_goes_where_it_went_before_at_each_fork() -> None:
    session = played(30, policy=Policy.FREE)
    old, fork = session.history.current, session.history.path()[20]
    session.go_to(fork)
    advance(session, 5, seed=99)
    assert len(fork.children) == 2
    session.go_to(old)
    session.go_to(session.history.path()[10])
    document = plain(session)
    loaded = saves.load(packed(document)).session
    assert loaded.history.line()[-1].id == session.history.line()[-1].id == old.id
    del document["visited"]
    before = saves.load(packed(document)).session
    assert before.history.line()[-1] is before.history.nodes[-1], "an older save leads to the newest line"


def test_a_save_from_before_rulings_were_kept_opens() -> None:
    session = played(30, policy=Policy.FREE)
    session.go_to(session.history.path()[20])
    document = plain(session)
    del document["rulings"]
    document["retreats"] = [retreat[:3] for retreat in document["retreats"]]
    loaded = saves.load(packed(document))
    assert loaded.notices == ()
    assert loaded.session.history.rulings == []
    assert [retreat.by for retreat in loaded.session.history.retreats] == [-1]
    assert loaded.session.policy is Policy.FREE


def next_move(session: Session[Any, Any]) -> tuple[int, Any]:
    """Return a legal move."""
    seat = session.decision.seats[0]
    return seat, next(iter(session.moves(seat)))


def test_a_game_that_began_in_a_position_comes_back() -> None:
    start = played(25).state
    session = Session(GAME, config(), 1, start=start)
    advance(session, 5)
    loaded = saves.load(saves.dump(session)).session
    assert loaded.start == start
    assert loaded.state == session.state
    assert len(loaded.history.nodes) == 6


# ---- rules have changed
def test_changed_rules_leave_the_snapshot() -> None:
    session = played(30)
    journal = [line.entry for line in session.journal(0)]
    document = plain(session)
    for step in document["steps"][5:]:
        step[2] = {"move": "done"}
    loaded = saves.load(packed(document))
    assert loaded.notices == ("save.rules_changed",)
    again = loaded.session
    assert again.state == session.state
    assert [line.entry for line in again.journal(0)] == journal
    assert len(again.history.nodes) == 1
    advance(again, 3)
    once_more = saves.load(saves.dump(again))
    assert once_more.notices == ()
    assert once_more.session.state == again.state
    assert [line.entry for line in once_more.session.journal(0)][: len(journal)] == journal


def test_what_was_taken_back_and_decided_is_told_though_the_rules_have_changed() -> None:
    session = played(40, policy=Policy.FREE)
    session.go_to(session.history.path()[25], by=1)
    session.rule(Policy.STRICT, 0)
    advance(session, 4, seed=7)
    session.rule(Policy.FREE, 0)
    session.go_to(session.history.path()[20], by=2)
    journal = [(line.entry.key, line.entry.seat) for line in session.journal(0)]
    document = plain(session)
    for step in document["steps"]:
        step[2] = {"move": "done"}
    again = saves.load(packed(document)).session
    assert [(line.entry.key, line.entry.seat) for line in again.journal(0)] == journal
    steps = [line.entry.values["steps"] for line in again.journal(0) if line.entry.key == "history.taken_back"]
    assert steps == [line.entry.values["steps"] for line in session.journal(0) if line.entry.key == "history.taken_back"]


def test_moves_that_the_rules_do_not_know_leave_the_snapshot() -> None:
    session = played(30)
    document = plain(session)
    document["steps"][3][2] = {"move": "bribe", "coins": 3}
    loaded = saves.load(packed(document))
    assert loaded.notices == ("save.rules_changed",)
    assert loaded.session.state == session.state


def test_a_side_line_that_no_longer_replays_is_dropped() -> None:
    session = played(30)
    end = session.history.current
    session.go_to(session.history.path()[10])
    advance(session, 4, seed=55)
    side = session.history.current.id
    session.go_to(end)
    document = plain(session)
    document["steps"][side - 1][2] = {"move": "done"}
    loaded = saves.load(packed(document))
    assert loaded.notices == ("save.branches_dropped",)
    assert loaded.session.state == session.state
    assert len(loaded.session.history.nodes) == len(session.history.nodes) - 1
    assert len(loaded.session.history.retreats) == len(session.history.retreats) - 1


def test_a_snapshot_of_an_older_game_version_is_upgraded(monkeypatch: pytest.MonkeyPatch) -> None:
    session = played(30)
    document = plain(session)
    old = {key: value for key, value in document["snapshot"].items() if key != "shouted"}
    document["snapshot"] = old
    document["checksum"] = saves.checksum(json.dumps(old, sort_keys=True, separators=(",", ":")).encode())
    monkeypatch.setattr(type(GAME), "version", 2)
    monkeypatch.setattr(type(GAME), "upgrades", {1: lambda state: {**state, "shouted": [True, True, True]}})
    loaded = saves.load(packed(document))
    assert loaded.notices == ("save.rules_changed",)
    assert loaded.session.state.shouted == (True, True, True)
    assert loaded.session.state.hands == session.state.hands


def test_a_document_of_an_older_format_is_upgraded(monkeypatch: pytest.MonkeyPatch) -> None:
    session = played(12)
    document = plain(session)
    document["format_version"] = 0
    document["seeds"] = [document.pop("seed")]
    with pytest.raises(SaveError, match="too old"):
        saves.load(packed(document))

    def upgrade(old: Plain) -> Plain:
        return {**old, "seed": old["seeds"][0], "format_version": 1}

    monkeypatch.setitem(saves.UPGRADES, 0, upgrade)
    assert saves.load(packed(document)).session.state == session.state
    document["seeds"] = []
    with pytest.raises(SaveError, match="format 0"):
        saves.load(packed(document))


def test_a_reformatted_file_is_still_sound() -> None:
    session = played(20)
    document = plain(session)
    assert saves.load(json.dumps(document, indent=2, sort_keys=True).encode()).session.state == session.state
    document["steps"][2][2] = {"move": "bribe"}
    loaded = saves.load(json.dumps(document, indent=2).encode())
    assert loaded.session.state == session.state


# ---- what is broken
def change(*path: str | int, to: Any) -> Callable[[Plain], None]:
    """Return a mutation that puts a value at a place of the document."""

    def mutate(document: Plain) -> None:
        at: Any = document
        for key in path[:-1]:
            at = at[key]
        at[path[-1]] = to

    return mutate


def remove(key: str) -> Callable[[Plain], None]:
    """Return a mutation that leaves a part out."""
    return lambda document: document.pop(key)


def both(*mutations: Callable[[Plain], Any]) -> Callable[[Plain], None]:
    """Return several mutations as one."""

    def mutate(document: Plain) -> None:
        for one in mutations:
            one(document)

    return mutate


def nested(depth: int) -> Any:
    """Return lists in lists."""
    value: Any = []
    for _ in range(depth):
        value = [value]
    return value


UNPLAYABLE = change("steps", 2, 2, to={"move": "bribe"})
"""The moves can't be replayed: all hangs on the snapshot."""


def own_checksum(document: Plain) -> None:
    """Make the checksum fit the changed snapshot, as an attacker would."""
    text = json.dumps(document["snapshot"], sort_keys=True, separators=(",", ":")).encode()
    document["checksum"] = saves.checksum(text)


MUTATIONS: dict[str, Callable[[Plain], Any]] = {
    "other format": change("format", to="another-program"),
    "format is a number": change("format", to=5),
    "future format": change("format_version", to=2),
    "far future format": change("format_version", to=1 << 70),
    "ancient format": change("format_version", to=-3),
    "format version is text": change("format_version", to="1"),
    "unknown game": change("game", to="chess"),
    "game is a path": change("game", to="../../etc/passwd"),
    "game is a module": change("game", to="os"),
    "future game version": change("game_version", to=99),
    "no config": remove("config"),
    "no steps": remove("steps"),
    "no seed": remove("seed"),
    "no snapshot": remove("snapshot"),
    "no checksum": remove("checksum"),
    "seed is text": change("seed", to="1"),
    "seed is a fraction": change("seed", to=1.5),
    "seed is huge": change("seed", to=1 << 80),
    "unknown policy": change("policy", to="whatever"),
    "unknown option": change("config", "options", to={"cheat": True}),
    "option out of range": change("config", "options", "rounds", to=5000),
    "too many players": change("config", "seats", to=[{"name": "A"}] * 9),
    "redo leads nowhere": change("visited", to=[100_000]),
    "no players": change("config", "seats", to=[]),
    "seats are numbers": change("config", "seats", to=[1, 2, 3]),
    "endless name": change("config", "seats", 0, "name", to="x" * 50_000),
    "huge colour": change("config", "seats", 0, "colour", to=1 << 90),
    "steps are text": change("steps", to="none"),
    "a step is short": change("steps", 4, to=[3, 1]),
    "a step follows itself": change("steps", 4, 0, to=5),
    "a step follows the future": change("steps", 4, 0, to=4000),
    "a step follows nothing": change("steps", 4, 0, to=-1),
    "a step of no seat": change("steps", 4, 1, to=7),
    "a step of a negative seat": change("steps", 4, 1, to=-1),
    "a negative gesture": change("steps", 4, 4, to=-1),
    "outcomes are text": change("steps", 4, 3, to="six"),
    "outcomes are fractions": change("steps", 4, 3, to=[["dice", [0.5]]]),
    "current is nowhere": change("current", to=100_000),
    "current is negative": change("current", to=-1),
    "retreat from nowhere": change("retreats", to=[[9999, 0, []]]),
    "retreat is text": change("retreats", to=["all"]),
    "retreat by nobody": change("retreats", to=[[1, 0, [1], 9]]),
    "ruling from nowhere": change("rulings", to=[[9999, "free", 0]]),
    "ruling by nobody": change("rulings", to=[[1, "free", -2]]),
    "ruling of no kind": change("rulings", to=[[1, "sometimes", 0]]),
    "deep extra": change("extra", to={"a": nested(200)}),
    "very deep extra": change("extra", to={"a": nested(900)}),
    "huge number in extra": change("extra", to={"a": 10**50}),
    "extra is a list": change("extra", to=[1]),
    "start is no state": change("start", to={"rng": 1}),
    "start is a number": change("start", to=7),
    "snapshot and moves differ from the checksum": both(UNPLAYABLE, change("snapshot", "coins", to=[99, 99, 99])),
    "checksum and moves are wrong": both(UNPLAYABLE, change("checksum", to="0" * 64)),
    "forged snapshot breaks the rules": both(UNPLAYABLE, change("snapshot", "coins", to=[-5, 0, 0]), own_checksum),
    "forged snapshot is no state": both(UNPLAYABLE, change("snapshot", to={"rng": []}), own_checksum),
    "forged snapshot lacks seats": both(UNPLAYABLE, change("snapshot", "hands", to=[]), own_checksum),
    "forged snapshot has an unknown frame": both(
        UNPLAYABLE, change("snapshot", "frames", to=[{"frame": "evil"}]), own_checksum
    ),
    "old journal out of bounds": both(UNPLAYABLE, change("prologue", to=[{"key": "x", "values": {"a": nested(100)}}])),
}


def cut(share: float) -> Callable[[bytes], bytes]:
    """Return a mutation that keeps only the beginning."""
    return lambda data: data[: int(len(data) * share)]


RAW: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda data: b"",
    "cut at a tenth": cut(0.1),
    "cut at a half": cut(0.5),
    "cut before the last byte": lambda data: data[:-1],
    "doubled": lambda data: data + data,
    "zeros": lambda data: bytes(1000),
    "noise": lambda data: bytes((i * 73 + 11) % 256 for i in range(5000)),
    "no UTF-8": lambda data: data.replace(b"Seat", b"\xff\xfe"),
    "a pickle": lambda data: b"cos\nsystem\n(S'true'\ntR.",
    "a list": lambda data: b"[" + data + b"]",
    "a text": lambda data: b'"hello"',
    "null": lambda data: b"null",
    "very many brackets": lambda data: b"[" * 200_000,
    "very many braces": lambda data: b'{"a":' * 200_000,
    "an endless number": lambda data: data.replace(b'"seed":1', b'"seed":' + b"9" * 10_000),
    "a number beyond floats": lambda data: data.replace(b'"seed":1', b'"seed":1e999'),
    "not a number": lambda data: data.replace(b'"seed":1', b'"seed":NaN'),
    "gzip cut short": lambda data: gzip.compress(data)[:-20],
    "gzip garbled": lambda data: gzip.compress(data)[:30] + b"garbled" + gzip.compress(data)[37:],
    "gzip of nothing": lambda data: gzip.compress(b""),
    "gzip head only": lambda data: b"\x1f\x8b",
}


def assert_refused(data: bytes, folder: Path) -> None:
    """Loading gives one clear sentence and leaves file and folder as they are."""
    file = folder / "game.ecumene"
    file.write_bytes(data)
    with pytest.raises(SaveError) as caught:
        saves.load_file(file)
    text = str(caught.value)
    assert caught.value.key.startswith("save.")
    assert text.endswith((".", ")."))
    assert "\n" not in text
    assert len(text) < 400
    assert file.read_bytes() == data
    assert os.listdir(folder) == ["game.ecumene"]


@pytest.mark.parametrize("name", MUTATIONS)
def test_a_mutated_save_is_refused(name: str, tmp_path: Path) -> None:
    document = plain()
    MUTATIONS[name](document)
    assert_refused(packed(document), tmp_path)


@pytest.mark.parametrize("name", RAW)
def test_broken_bytes_are_refused(name: str, tmp_path: Path) -> None:
    data = packed(plain())
    mutated = RAW[name](data)
    assert mutated != data
    assert_refused(mutated, tmp_path)


def test_any_cut_is_refused() -> None:
    data = saves.dump(played(12))
    for length in range(0, len(data), 7):
        with pytest.raises(SaveError):
            saves.load(data[:length])


def test_a_changed_byte_never_gives_another_game() -> None:
    session = played(20)
    data = saves.dump(session)
    for place in range(0, len(data), 3):
        mutated = bytearray(data)
        mutated[place] ^= 0x15
        try:
            loaded = saves.load(bytes(mutated))
        except SaveError:
            continue
        assert loaded.session.state == session.state


def test_bounds_hold(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    session = played(20)
    data = saves.dump(session)
    monkeypatch.setattr(saves, "MAX_STEPS", 10)
    with pytest.raises(SaveError, match="too many moves"):
        saves.load(data)
    monkeypatch.undo()
    monkeypatch.setattr(saves, "MAX_BYTES", len(data) - 1)
    for large in (data, gzip.compress(data)):
        with pytest.raises(SaveError, match="too big"):
            saves.load(large, lambda game_id: GAME)
    (tmp_path / "big").write_bytes(data)
    with pytest.raises(SaveError, match="too big"):
        saves.load_file(tmp_path / "big")


def test_a_bomb_is_not_unpacked() -> None:
    bomb = gzip.compress(bytes(saves.MAX_BYTES + 1000))
    assert len(bomb) < 100_000
    with pytest.raises(SaveError, match="too big"):
        saves.load(bomb)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(SaveError, match=r"nothing\.ecumene"):
        saves.load_file(tmp_path / "nothing.ecumene")
    with pytest.raises(SaveError):
        saves.load_file(tmp_path)


# ---- writing
def test_writing_replaces_whole_files(tmp_path: Path) -> None:
    target = tmp_path / "a.ecumene"
    saves.write(target, b"one")
    saves.write(target, b"two")
    assert target.read_bytes() == b"two"
    assert os.listdir(tmp_path) == ["a.ecumene"]


def test_a_failed_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "a.ecumene"
    saves.write(target, b"one")

    def fail(descriptor: int) -> None:
        raise OSError("disk full")

    monkeypatch.setattr(os, "fsync", fail)
    with pytest.raises(OSError, match="disk full"):
        saves.write(target, b"two")
    assert target.read_bytes() == b"one"
    assert os.listdir(tmp_path) == ["a.ecumene"]
