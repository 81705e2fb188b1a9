"""The program that PyInstaller builds: complete, small enough, and at home where there is no Python."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from multiprocessing import context, get_context, reduction
from multiprocessing.spawn import get_preparation_data
from pathlib import Path

import pytest

from core import __version__
from core.engine.rng import mix
from tests.project.conftest import SIMULATE, check_simulation, environment

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(sys.platform != "linux", reason="build.spec is for Linux"),
]

MOST_MEGABYTES = 260
"""Installed size: growth beyond it is a mistake in build.spec (PySide6 alone is as much) or needs a decision."""


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory, checkout: Path, outer_environment: dict[str, str]) -> Path:
    """The built program."""
    pytest.importorskip("PyInstaller")
    work = tmp_path_factory.mktemp("bundle")
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    command += ["--distpath", str(work / "dist"), "--workpath", str(work / "build"), "build.spec"]
    env = environment(outer_environment, work, QT_QPA_PLATFORM="offscreen")
    done = subprocess.run(command, cwd=checkout, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return work / "dist" / "ecumene" / "ecumene"


@pytest.fixture
def run(program: Path, tmp_path: Path, outer_environment: dict[str, str]):
    """Run the built program where nothing of Python or of the checkout is on the path."""

    def run_it(*arguments: str, pass_fds: tuple[int, ...] = ()) -> subprocess.CompletedProcess[str]:
        env = environment(outer_environment, tmp_path, PATH="/usr/bin:/bin")
        return subprocess.run(
            [program, *arguments],
            cwd=tmp_path,
            env=env,
            pass_fds=pass_fds,
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
        )

    return run_it


def test_it_plays(run) -> None:
    """Rules and content are in it."""
    done = run(*SIMULATE)
    assert done.returncode == 0, done.stderr
    check_simulation(done.stdout)


def test_it_tells_its_version(run) -> None:
    done = run("--version")
    assert done.stdout.split() == ["ecumene", __version__], done.stderr


def test_it_draws(run, saved_game: Path, tmp_path: Path) -> None:
    """Icons, fonts, themes and Qt's plugins are in it."""
    picture = tmp_path / "board.png"
    done = run("render", str(saved_game), "--out", str(picture), "--size", "1280x800")
    assert done.returncode == 0, done.stderr
    gui = pytest.importorskip("PySide6.QtGui", exc_type=ImportError)
    image = gui.QImage(str(picture))
    assert (image.width(), image.height()) == (1280, 800)
    colours = {image.pixel(x, y) for x in range(0, 1280, 7) for y in range(0, 800, 7)}
    assert len(colours) > 100


def test_a_spawned_worker_of_it_works(run) -> None:
    """What `multiprocessing` sends a spawned process of the frozen program: it works, and loads no Qt."""
    code = "import sys; from core.engine.rng import mix; print(mix(4), [m for m in sys.modules if m.startswith('PySide6')])"
    process = get_context("spawn").Process(target=exec, args=(code,))
    # The parent's main module is not the program's.
    data = {key: value for key, value in get_preparation_data("worker").items() if not key.startswith("init_main")}
    message = io.BytesIO()
    context.set_spawning_popen(object())
    try:
        reduction.dump(data, message)
        reduction.dump(process, message)
    finally:
        context.set_spawning_popen(None)
    reading, writing = os.pipe()
    tracker = os.open(os.devnull, os.O_RDWR)
    try:
        os.write(writing, message.getvalue())
        os.close(writing)
        done = run(
            "--multiprocessing-fork", f"tracker_fd={tracker}", f"pipe_handle={reading}", pass_fds=(reading, tracker)
        )
    finally:
        os.close(reading)
        os.close(tracker)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == [str(mix(4)), "[]"]


def test_all_package_data_is_in_it(program: Path, checkout: Path) -> None:
    """Every file of the packages that is not code."""
    inside = program.parent / "_internal"
    missing = [
        str(file.relative_to(checkout))
        for package in ("core", "desktop", "resources", "translations")
        for file in (checkout / package).rglob("*")
        if file.is_file() and file.suffix not in {".py", ".pyc", ".ts", ".typed"}
        if not (inside / file.relative_to(checkout)).is_file()
    ]
    assert missing == []


def test_it_is_trimmed(program: Path) -> None:
    """None of Qt's large modules that nothing here uses, and a size that stays in its bounds."""
    files = [Path(folder) / name for folder, _, names in os.walk(program.parent) for name in names]
    unused = ("Qml", "Quick", "Pdf", "VirtualKeyboard", "Designer", "WebEngine")
    assert [file.name for file in files if any(f"Qt6{name}" in file.name for name in unused)] == []
    megabytes = sum(file.lstat().st_size for file in files) / 1e6
    assert megabytes < MOST_MEGABYTES
