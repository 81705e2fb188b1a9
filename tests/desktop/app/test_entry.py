"""The program's command line: what is wrong gives one sentence and exit code 2."""
from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from desktop import entry
from desktop.app import main as client
from desktop.app import render
from desktop.app.platform import CannotStart, check_display, missing_library
from desktop.app.usage import UsageError

ROOT = Path(__file__).resolve().parents[3]


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items()
            if name not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")}
    return subprocess.run([sys.executable, "-m", "desktop.entry", *arguments], cwd=ROOT, env=kept | environment,
                          capture_output=True, text=True, timeout=60, check=False)


def test_the_entry_imports_nothing_at_its_top():
    tree = ast.parse(Path(entry.__file__).read_text(encoding="utf-8"))
    assert not [node for node in tree.body if isinstance(node, ast.Import | ast.ImportFrom)]


def test_freeze_support_comes_first():
    tree = ast.parse(Path(entry.__file__).read_text(encoding="utf-8"))
    main = next(node for node in tree.body if isinstance(node, ast.FunctionDef) and node.name == "main")
    assert ast.unparse(main.body[1]) == "import multiprocessing"
    assert ast.unparse(main.body[2]) == "multiprocessing.freeze_support()"


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="displays are found otherwise elsewhere")
def test_without_a_display_one_line_and_exit_code_2():
    done = run()
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.strip().splitlines()) == 1
    assert "no display" in done.stderr


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only X11 has such displays")
def test_with_a_display_that_is_not_there_one_line_and_exit_code_2():
    done = run(DISPLAY=":9731")
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1
    assert "libegl1" in done.stderr
    assert "libxcb-cursor0" in done.stderr


def test_without_a_library_of_qt_one_line_and_exit_code_2(tmp_path: Path):
    (tmp_path / "PySide6").mkdir()
    (tmp_path / "PySide6" / "__init__.py").write_text("")
    (tmp_path / "PySide6" / "QtCore.py").write_text(
        "raise ImportError('libEGL.so.1: cannot open shared object file: No such file or directory')")
    done = run(QT_QPA_PLATFORM="offscreen", PYTHONPATH=os.pathsep.join([str(tmp_path), str(ROOT)]), PYTHONSAFEPATH="1")
    assert done.returncode == 2
    assert len(done.stderr.strip().splitlines()) == 1
    assert "libEGL.so.1" in done.stderr
    assert "libxkbcommon-x11-0" in done.stderr


def test_headless_commands_load_no_qt():
    code = ("import sys; from desktop.entry import main; sys.exit(main(['--help']) or "
            "any(name.startswith('PySide6') for name in sys.modules))")
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0
    assert "simulate" in done.stdout


@pytest.mark.parametrize("arguments", [["--bogus"], ["no such file"], ["render"], ["render", "--out"],
                                       ["render", "x.ecumene", "--out", "y.png"], ["render", "--out", "a", "--theme", "pink"],
                                       ["render", "--out", "a", "--size", "big"], ["render", "--out", "a", "--scale", "9"],
                                       ["render", "--out", "a", "--seat", "-1"], ["render", "--out", "a", "--gallery", "b"],
                                       ["render", "--out", "a.png", "--seat", "1"],
                                       ["render", "--out", "a.png", "--scenes", "battle"],
                                       ["render", "--gallery", "a", "--processes", "0"],
                                       ["simulate", "--bogus"]])
def test_a_wrong_call_gives_one_sentence_and_exit_code_2(capsys, arguments: list[str]):
    assert entry.main(arguments) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert len(said.err.strip().splitlines()) == 1
    assert said.err.startswith("ecumene")


@pytest.mark.parametrize(("arguments", "said"), [
    (["render", "--out", "x.xyz"], "end the name 'x.xyz' in .png"),
    (["render", "--out", "FOLDER/q/x.png"], "There is no folder"),
    (["render", "FOLDER", "--out", "x.png"], "is a folder"),
    (["FOLDER"], "is a folder"),
    (["replay", "FOLDER"], "is a folder"),
])
def test_a_wrong_path_is_told(capsys, tmp_path: Path, arguments: list[str], said: str):
    assert entry.main([argument.replace("FOLDER", str(tmp_path)) for argument in arguments]) == 2
    errors = capsys.readouterr().err
    assert said in errors
    assert len(errors.strip().splitlines()) == 1
    assert not list(tmp_path.iterdir())


def test_the_help_lists_what_the_program_takes(capsys):
    assert entry.main(["--help"]) == 0
    said = capsys.readouterr().out
    assert all(word in said for word in ("render", "--folder", "--version", "simulate"))


@pytest.mark.parametrize("arguments", [["--help"], ["render", "--help"]])
def test_help_is_no_error(capsys, arguments: list[str]):
    assert entry.main(arguments) == 0
    assert "usage" in capsys.readouterr().out


def test_the_client_takes_a_file_and_a_folder(tmp_path: Path):
    save = tmp_path / "a.ecumene"
    save.write_text("")
    assert client.parse([str(save), "--folder", str(tmp_path)]) == client.ClientRequest(save, tmp_path)
    assert client.parse([]) == client.ClientRequest()
    with pytest.raises(UsageError, match="no file"):
        client.parse([str(tmp_path / "b.ecumene")])


def test_render_options(tmp_path: Path):
    save = tmp_path / "a.ecumene"
    save.write_text("")
    request = render.parse([str(save), "--out", "x.png", "--size", "1280x720", "--scale", "2", "--theme", "dark", "--seat",
                            "1", "--dialog", "settings"])
    assert request == render.RenderRequest(save, Path("x.png"), (1280, 720), 2.0, "dark", 1, "settings")


def test_display_is_checked_only_where_none_was_chosen(monkeypatch):
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    with pytest.raises(CannotStart):
        check_display()
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    check_display()


def test_the_hint_about_packages_is_for_linux(monkeypatch):
    monkeypatch.setattr(sys, "platform", "win32")
    assert "apt" not in str(missing_library("x"))
