"""The headless commands, called as the program calls them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from core.bots.arena import interval
from core.bots.bot import RandomBot
from core.bots.match import Broken, play
from core.bots.registry import UnknownBot, bot_names, make_bot
from core.cli import COMMANDS, main
from core.engine import saves
from core.engine.rng import Generator
from tests.engine import toy
from tests.engine.games import config, played
from tests.engine.toy_pieces import EndTurn, State


def run(capsys: pytest.CaptureFixture[str], line: str) -> tuple[int, str, str]:
    """Run a command and return exit code, output and errors."""
    code = main(line.split())
    captured = capsys.readouterr()
    return code, captured.out, captured.err


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", "A command is missing"),
        ("dance", "There is no command 'dance'; choose one of: simulate"),
        ("simulate --game chess", "There is no game 'chess'"),
        ("simulate --game toy --players 9", "toy is for 2, 3, 4 players, not 9."),
        ("simulate --game toy --players two", "invalid int value"),
        ("simulate --game toy --bots deep", "There is no bot 'deep' for this game; choose one of: random"),
        ("simulate --game toy --bots ,", "needs at least one name"),
        ("simulate --game toy --games 0", "at least 1"),
        ("simulate --game toy --option x", "key=value"),
        ("simulate --game toy --option x=1", "toy has no option 'x'; it has: rounds, rich."),
        ("simulate --game toy --option rounds=9", "one of 2, 3, 4, not '9'"),
        ("simulate --game toy --option rich=maybe", "on or off"),
        ("arena --game toy --bots random,random,random", "do not fit at a table of 2"),
        ("arena --game toy --games 0", "at least 1"),
        ("replay nothing.ecumene", "There is no file nothing.ecumene."),
        ("scenario nothing.toml", "There is no file nothing.toml."),
        ("scenario", "required"),
        ("replay FOLDER", "is a folder; name a file in it."),
        ("scenario FOLDER", "holds no scenarios"),
        ("bench --game toy --games 0", "at least 1"),
        ("bench --game toy --games -1", "at least 1"),
        ("simulate --game toy --budget -1", "0 or more, not '-1'"),
        ("simulate --game toy --budget nan", "0 or more, not 'nan'"),
        ("arena --game toy --budget -1", "0 or more, not '-1'"),
        ("simulate --game toy --save-dir FILE", "is a file; --save-dir needs a folder."),
        ("simulate --game toy --save-dir FILE/x", "can't be made"),
    ],
)
def test_wrong_calls_give_one_sentence_and_code_2(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, line: str, said: str
) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").write_text("")
    line = line.replace("FOLDER", str(tmp_path / "folder")).replace("FILE", str(tmp_path / "file"))
    code, out, errors = run(capsys, line)
    assert code == 2
    assert out == ""
    assert said in errors
    assert errors.count("\n") == 1


def test_help(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "--help")
    assert code == 0
    assert all(name in out for name in COMMANDS)
    for name in COMMANDS:
        assert run(capsys, f"{name} --help")[0] == 0


def test_simulate_prints_a_line_a_game_and_a_summary(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    line = f"simulate --game toy --players 3 --games 4 --seed 5 --option rounds=2 --option rich=on --json --save-dir {tmp_path}"
    outs = []
    for _ in range(2):
        code, out, errors = run(capsys, line)
        assert (code, errors) == (0, "")
        rows = [json.loads(text) for text in out.splitlines()]
        for row in rows:
            row.get("summary", row).pop("seconds")
        outs.append(rows)
    assert outs[0] == outs[1]
    *games, last = outs[0]
    assert [row["seed"] for row in games] == [5, 6, 7, 8]
    assert set(games[0]) == {"seed", "players", "bots", "decisions", "ended", "scores", "winners"}
    assert games[0]["bots"] == ["random"] * 3
    for row in games:
        for score in row["scores"]:
            assert score["total"] == sum(score["sources"].values())
        best = max(score["total"] for score in row["scores"])
        assert row["winners"] == [seat for seat in range(3) if row["scores"][seat]["total"] == best]
    summary = last["summary"]
    assert summary["games"] == 4
    assert summary["decisions"] == sum(row["decisions"] for row in games) / 4
    assert sum(summary["ended"].values()) == 4
    assert summary["early"] == 0
    assert len(list(tmp_path.glob("*.ecumene"))) == 4
    for file in tmp_path.glob("*.ecumene"):
        code, out, _ = run(capsys, f"replay {file} --json")
        assert code == 0
        assert json.loads(out)["equal"] is True


def test_simulate_for_people_and_coverage(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(toy.Toy, "content", lambda self: (("Pieces", {"ore": "Ore", "never": "Never"}),))
    monkeypatch.setattr(toy.Toy, "label", lambda self, state, seat, move: toy.Entry("x", seat, {"of": (1, ("ore",))}))
    code, out, _ = run(capsys, "simulate --game toy --games 1 --coverage")
    assert code == 0
    lines = out.splitlines()
    assert lines[0].startswith("seed 1: rounds after ")
    decisions = int(lines[0].split(" after ")[1].split()[0])
    assert lines[-1] == f"coverage: {{'ore': {decisions}, 'never': 0}}"


class Broke(RandomBot):
    """Chooses what is not allowed after a while."""

    def choose(self, game: Any, view: State, seat: int, generator: Generator, budget: float) -> Any:
        move = super().choose(game, view, seat, generator, budget)
        return EndTurn() if view.round == 2 else move


def test_simulate_saves_what_broke(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setitem(toy.BOTS, "broke", Broke)
    code, out, errors = run(capsys, f"simulate --game toy --bots broke --json --save-dir {tmp_path}")
    assert (code, out) == (1, "")
    (file,) = tmp_path.iterdir()
    assert "seed 1, decision " in errors
    assert str(file) in errors
    assert saves.load_file(file).session.state.round == 2
    code, _, errors = run(capsys, "arena --game toy --bots broke")
    assert code == 1
    assert "IllegalMove: not_possible" in errors


def test_simulate_finds_broken_invariants(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(toy.Toy, "broken", lambda self, state: ("too round",) if state.round == 2 else ())
    code, _, errors = run(capsys, f"simulate --game toy --save-dir {tmp_path}")
    assert code == 1
    assert "too round" in errors
    (file,) = tmp_path.iterdir()
    code, out, _ = run(capsys, f"replay {file}")
    assert code == 1
    assert "too round" in out


def test_a_game_without_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("core.bots.match.MAX_DECISIONS", 5)
    with pytest.raises(Broken, match="does not end"):
        play(toy.GAME, config(2), 1, [RandomBot()] * 2)


def test_replay(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    session = played(30)
    file = tmp_path / "game.ecumene"
    saves.write(file, saves.dump(session))
    code, out, _ = run(capsys, f"replay {file}")
    assert code == 0
    assert "equal: True" in out
    code, out, _ = run(capsys, f"replay {file} --upto 4 --json")
    report = json.loads(out)
    assert report["replayed"] == 4
    assert report["moves"] == 30
    assert report["state"] == json.loads(toy.GAME.encode_state(session.history.path()[4].state))
    code, out, _ = run(capsys, f"replay {file} --upto 4")
    assert '"coins"' in out
    assert run(capsys, f"replay {file} --upto -1")[0] == 2


def test_replay_shows_the_difference(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    document = json.loads(saves.dump(played(30)))
    document["snapshot"]["coins"][0] += 1
    document["checksum"] = "0" * 64
    file = tmp_path / "game.ecumene"
    file.write_text(json.dumps(document))
    code, out, _ = run(capsys, f"replay {file}")
    assert code == 1
    assert "coins[0]: expected " in out
    document["steps"][3][2] = {"move": "done"}
    file.write_text(json.dumps(document))
    code, out, _ = run(capsys, f"replay {file} --json")
    assert code == 1
    assert json.loads(out)["problem"].startswith("move 4 of seat ")
    document["steps"][3][2] = {"move": "dance"}
    file.write_text(json.dumps(document))
    code, out, _ = run(capsys, f"replay {file} --json")
    assert "moves that the rules do not know" in json.loads(out)["problem"]
    file.write_text("{")
    assert run(capsys, f"replay {file}")[0] == 1


def test_scenarios_from_files_and_folders(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    good = 'game = "toy"\nname = "good"\nhands = [[1, 2], [3]]\n[expect]\ndeck = 0\n'
    (tmp_path / "good.toml").write_text(good)
    code, out, _ = run(capsys, f"scenario {tmp_path / 'good.toml'}")
    assert code == 0
    assert out.splitlines()[-1] == "1 passed, 0 failed"
    (tmp_path / "bad.toml").write_text(good.replace("deck = 0", "deck = 1"))
    (tmp_path / "worse.toml").write_text("a = ")
    code, out, _ = run(capsys, f"scenario {tmp_path}")
    assert code == 1
    assert "the end: deck: expected 1, found 0" in out
    assert out.splitlines()[-1] == "1 passed, 2 failed"
    code, out, _ = run(capsys, f"scenario --json {tmp_path / 'bad.toml'}")
    assert json.loads(out)["problems"] == ["the end: deck: expected 1, found 0"]


def test_arena(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(toy.BOTS, "other", RandomBot)
    code, out, _ = run(capsys, "arena --game toy --players 3 --bots random,other --games 6 --json")
    assert code == 0
    report = json.loads(out)
    standing = report["bots"]
    assert set(standing) == {"random", "other"}
    assert standing["random"]["games"] == 12
    assert standing["other"]["games"] == 6
    assert abs(standing["random"]["wins"] + standing["other"]["wins"] - 6) < 0.001
    for row in standing.values():
        assert 0 <= row["low"] <= row["rate"] <= row["high"] <= 1
    code, out, _ = run(capsys, "arena --game toy --games 2")
    assert out.startswith("random: 2 wins in 4 seats, 50.0%")
    assert interval(0, 0) == (0.0, 1.0)


def test_bench_prints_the_stable_keys(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "bench --game toy --games 2 --json")
    assert code == 0
    figures = json.loads(out)
    timed = "state_copy_us apply_us moves_late_ms moves_late_max_ms refusal_us apply_p95_us save_ms load_ms undo_ms"
    assert " ".join(figures) == f"random_game_2p_s random_game_4p_s {timed} decisions_per_s"
    assert all(value > 0 for value in figures.values())
    assert "undo_ms: " in run(capsys, "bench --game toy --games 1")[1]


def test_bots_are_found_by_name() -> None:
    assert bot_names("toy") == ("random",)
    assert isinstance(make_bot("toy", "random"), RandomBot)
    with pytest.raises(UnknownBot):
        make_bot("toy", "deep")


def test_the_random_bot_is_uniform_over_kinds_and_reluctant() -> None:
    session = played(0)
    while session.decision.kind != "turn":
        seat = session.decision.seats[0]
        session.submit(seat, next(iter(session.moves(seat))))
    state, bot, generator = session.state, RandomBot(), Generator(1)
    kinds = {type(move) for move in toy.GAME.moves(state, 0)} - {EndTurn}
    counts: dict[type, int] = {}
    for _ in range(3000):
        move = bot.choose(toy.GAME, state, 0, generator, 0.0)
        assert toy.GAME.refusal(state, 0, move) is None
        counts[type(move)] = counts.get(type(move), 0) + 1
    assert counts.keys() == kinds
    mean = 3000 / len(kinds)
    assert all(0.8 * mean < count < 1.2 * mean for count in counts.values())
    with pytest.raises(LookupError):
        bot.choose(toy.GAME, played().state, 0, generator, 0.0)


def test_commands_run_without_qt() -> None:
    script = (
        "import sys; from core.games.registry import GAMES; GAMES['toy'] = 'tests.engine.toy'; from core.cli import main;"
        "code = main(['simulate', '--game', 'toy', '--json']);"
        "heavy = [name for name in ('PySide6', 'networkx', 'shapely', 'numpy') if name in sys.modules];"
        "sys.exit(code or bool(heavy))"
    )
    root = Path(__file__).parents[2]
    done = subprocess.run([sys.executable, "-c", script], cwd=root, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
