"""The guards of the suite themselves: each is shown to fail what it should fail."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import core

ROOT = Path(__file__).parents[2]

pytest_plugins = ["pytester"]

_CONFIG = """
[pytest]
pythonpath = {root}
addopts = --import-mode=importlib -p no:pytest-qt -p no:cacheprovider --strict-config -q
qt_api = pyside6
qt_log_level_fail = WARNING
qt_log_ignore = This plugin does not support
markers =
    slow: takes long
    unmeasured: plays much
"""


@pytest.fixture
def suite(pytester: pytest.Pytester) -> pytest.Pytester:
    """A suite of its own with the project's conftest."""
    pytester.makefile(".ini", pytest=_CONFIG.format(root=ROOT))
    pytester.makeconftest((ROOT / "tests" / "conftest.py").read_text(encoding="utf-8"))
    return pytester


def test_the_checkout_is_tested() -> None:
    """An installed copy does not hide the files beside the tests."""
    assert core.__file__ is not None
    assert Path(core.__file__).resolve() == ROOT / "core" / "__init__.py"


def test_a_thread_left_behind_fails(suite: pytest.Pytester) -> None:
    """The guard waits for threads that are about to end, and no longer."""
    suite.makepyfile(
        """
        import threading, time

        def test_ends_soon():
            threading.Thread(target=time.sleep, args=(0.1,)).start()

        def test_goes_on():
            threading.Thread(target=time.sleep, args=(4,), daemon=True).start()
        """
    )
    result = suite.runpytest_subprocess()
    result.assert_outcomes(passed=2, errors=1)
    result.stdout.fnmatch_lines(["*still running after the test*"])


def test_settings_lie_in_a_folder_of_the_test(own_folders: Path) -> None:
    """What platformdirs gives is inside it."""
    import platformdirs

    for folder in (platformdirs.user_data_path("ecumene"), platformdirs.user_config_path("ecumene")):
        assert own_folders in folder.parents
    assert not own_folders.exists()


def test_qt_leaks_and_warnings_fail(suite: pytest.Pytester) -> None:
    """A widget, a timer, an animation, a thread and a warning: each fails its test, tidy ones pass."""
    pytest.importorskip("PySide6.QtWidgets", exc_type=ImportError)
    suite.makepyfile(
        """
        from PySide6.QtCore import QThread, QTimer, QVariantAnimation, qWarning
        from PySide6.QtWidgets import QWidget

        kept = []

        def test_tidy(qtbot):
            widget = QWidget()
            qtbot.addWidget(widget)
            widget.show()
            timer = QTimer(widget)
            timer.start(5)

        def test_widget(qapp):
            kept.append(QWidget())

        def test_timer(qapp):
            timer = QTimer()
            timer.start(50)
            kept.append(timer)

        def test_animation(qapp):
            animation = QVariantAnimation()
            animation.setDuration(60_000)
            animation.setStartValue(0)
            animation.setEndValue(1)
            animation.start()
            kept.append(animation)

        def test_warning(qapp):
            qWarning("something is wrong")

        def test_tidy_again(qapp):
            for thing in kept:
                thing.deleteLater()

        class Busy(QThread):
            def run(self):
                self.msleep(1500)

        def test_thread(qapp):
            thread = Busy()
            thread.start()
            kept.append(thread)

        def test_last(qapp):
            kept[-1].wait()
        """
    )
    result = suite.runpytest_subprocess()
    result.assert_outcomes(passed=7, failed=1, errors=4)
    for name in ("test_widget", "test_timer", "test_animation", "test_thread"):
        result.stdout.fnmatch_lines([f"ERROR *{name}*"])
    result.stdout.fnmatch_lines(["FAILED *test_warning*"])


def test_core_is_tested_without_qt(suite: pytest.Pytester) -> None:
    """Where Qt can not be loaded, the suite still runs, leaves tests/desktop out and says so."""
    broken = suite.mkpydir("PySide6")
    (broken / "__init__.py").write_text("raise ImportError('no Qt here')", encoding="utf-8")
    suite.makepyfile("def test_rules():\n    import core.engine\n")
    folder = suite.mkdir("desktop")
    (folder / "test_window.py").write_text("import PySide6\n", encoding="utf-8")
    suite.makefile(".ini", pytest=_CONFIG.format(root=f". {ROOT}"))
    result = suite.runpytest_subprocess()
    result.assert_outcomes(passed=1)
    result.stdout.fnmatch_lines(["Qt is not available, tests/desktop was left out: no Qt here"])


def test_none_is_not_used_up() -> None:
    """PySide6 6.12.0 dropped a reference to None with every call before Python 3.12, until the process died."""
    gui = pytest.importorskip("PySide6.QtGui", exc_type=ImportError)
    image = gui.QImage(8, 8, gui.QImage.Format.Format_ARGB32)
    painter = gui.QPainter(image)
    before = sys.getrefcount(None)
    for _ in range(2000):
        painter.drawLine(0, 0, 7, 7)
    after = sys.getrefcount(None)
    painter.end()
    assert after > before - 500


def test_branches_are_noted_only_while_a_test_looks_at_core_closely(
    suite: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("COVERAGE_PROCESS_START", str(ROOT / "pyproject.toml"))
    monkeypatch.setenv("COVERAGE_FILE", str(tmp_path / "data"))
    source = """
        import os
        import coverage
        import pytest

        def measured():
            noted = coverage.Coverage.current() is not None
            assert noted == ("COVERAGE_PROCESS_START" in os.environ)
            return noted

        assert not measured()

        def test_of_a_rule():
            assert measured()
    """
    more = """
        @pytest.mark.unmeasured
        def test_of_whole_games():
            assert not measured()

        def test_of_another_rule():
            assert measured()
    """
    suite.makepyfile(source + more)
    suite.mkdir("tests").joinpath("desktop").mkdir()
    window = "import coverage\n\ndef test_of_the_window():\n    assert coverage.Coverage.current() is None\n"
    (suite.path / "tests" / "desktop" / "test_window.py").write_text(window, encoding="utf-8")
    suite.runpytest_subprocess().assert_outcomes(passed=4)
