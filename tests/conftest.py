"""What every test stands on: folders of its own, no display, no Qt warning, nothing left behind.

The tests of `core` also run where Qt is not installed or can not be loaded; `tests/desktop` is left out there, and the
last lines of the run say so.
"""

from __future__ import annotations

import gc
import multiprocessing
import os
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import hypothesis
import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def _why_no_qt() -> str | None:
    """Return why Qt can not be used here, None when it can."""
    try:
        import PySide6.QtWidgets  # noqa: F401
    except ImportError as error:
        return str(error)
    return None


_NO_QT = _why_no_qt()

pytest_plugins = ["tests.measuring"]
if _NO_QT is None:
    pytest_plugins += ["pytestqt.plugin", "tests.qt_guards"]
else:
    collect_ignore = ["desktop"]

    def pytest_addoption(parser: pytest.Parser) -> None:
        """Know the settings of the plugin that is not loaded, or --strict-config refuses them."""
        for name in ("qt_api", "qt_log_level_fail", "qt_log_ignore"):
            parser.addini(name, "unused: Qt is not available")

    def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
        """Say what was left out."""
        terminalreporter.write_line(f"Qt is not available, tests/desktop was left out: {_NO_QT}")


# Examples are the same in every quick run; the slow run looks further, and prints how to repeat what it found.
hypothesis.settings.register_profile("quick", max_examples=20, derandomize=True, deadline=None, database=None)
hypothesis.settings.register_profile("slow", max_examples=300, deadline=None, print_blob=True)
hypothesis.settings.load_profile("quick")


def pytest_collection_finish() -> None:
    """Set aside what all tests stand on, so that a search for garbage goes through what tests leave: often, and quickly."""
    gc.collect()
    gc.freeze()


_FOLDERS = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "APPDATA", "LOCALAPPDATA")


@pytest.fixture(scope="session")
def outer_environment() -> dict[str, str]:
    """The environment of the test run itself: for tests that install, and need the user's own settings for it."""
    return dict(os.environ)


@pytest.fixture(scope="session")
def _homes(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("homes")


@pytest.fixture(autouse=True)
def own_folders(
    request: pytest.FixtureRequest, outer_environment: dict[str, str], _homes: Path, monkeypatch: pytest.MonkeyPatch
) -> Path:
    """Settings, saves and caches of each test lie in a folder of its own, made when something is written there."""
    # Same order in every run: the count of tests that this process has run names the folder.
    _homes_count[0] += 1
    home = _homes / str(_homes_count[0])
    monkeypatch.setenv("HOME", str(home))
    for name in _FOLDERS:
        monkeypatch.setenv(name, str(home / name.lower()))
    core = sys.modules.get("PySide6.QtCore")
    if core is not None:
        settings = core.QSettings
        for form in (settings.Format.NativeFormat, settings.Format.IniFormat):
            settings.setPath(form, settings.Scope.UserScope, str(home / "xdg_config_home"))
    return home


_homes_count = [0]


@pytest.fixture(autouse=True)
def _nothing_left_running() -> Iterator[None]:
    """Fail a test that leaves a thread or a process of its own behind."""
    threads = set(threading.enumerate())
    children = set(multiprocessing.active_children())
    yield
    deadline = time.monotonic() + 2.0
    while True:
        left: list[Any] = [thread for thread in threading.enumerate() if thread not in threads]
        left += [child for child in multiprocessing.active_children() if child not in children]
        if not left or time.monotonic() > deadline:
            break
        gc.collect()
        time.sleep(0.01)
    assert not left, f"still running after the test: {left}"
