"""Faults that nobody caught are written down and told; the program goes on."""
from __future__ import annotations

import logging
import sys
import threading
from pathlib import Path

import pytest
from PySide6.QtCore import qWarning

from desktop import robust
from desktop.app.crash import CrashNet


@pytest.fixture
def net(tmp_path: Path, qapp):
    net = CrashNet(tmp_path / "reports", lambda: tmp_path / "autosave-1.ecumene")
    net.install()
    yield net
    net.uninstall()


def fail(text: str) -> BaseException:
    try:
        raise ValueError(text)
    except ValueError as error:
        return error


def test_an_exception_gives_a_report_with_both_places(net: CrashNet, qtbot, tmp_path: Path):
    error = fail("the board fell over")
    with qtbot.waitSignal(net.crashed) as caught:
        sys.excepthook(type(error), error, error.__traceback__)
    report = caught.args[0]
    assert report.summary == "ValueError: the board fell over"
    assert report.autosave == tmp_path / "autosave-1.ecumene"
    written = report.path.read_text(encoding="utf-8")
    assert "the board fell over" in written
    assert "test_crash.py" in written
    assert "Qt 6" in written


def test_the_same_fault_is_told_once(net: CrashNet):
    error = fail("again")
    assert net.report(error, "") is not None
    assert net.report(error, "") is None


def test_exceptions_of_threads_are_caught(net: CrashNet, qtbot):
    with qtbot.waitSignal(net.crashed) as caught:
        thread = threading.Thread(target=lambda: 1 // 0, name="worker")
        thread.start()
        thread.join()
    assert "ZeroDivisionError" in caught.args[0].summary
    assert "in thread worker" in caught.args[0].text


def test_what_a_guard_catches_is_reported_too(net: CrashNet, qtbot):
    class Thing:
        @robust.guarded()
        def mousePressEvent(self) -> None:
            raise KeyError("piece")

    with qtbot.waitSignal(net.crashed) as caught:
        Thing().mousePressEvent()
    assert "KeyError" in caught.args[0].summary


@pytest.mark.qt_log_ignore("a word of warning")
@pytest.mark.no_qt_log
def test_messages_of_qt_go_into_the_next_report(net: CrashNet):
    logging.getLogger("ecumene").warning("something odd")
    net.install()  # the test's own handler of messages may have replaced it
    qWarning("a word of warning")
    report = net.report(fail("later"), "")
    assert "something odd" in report.text
    assert "a word of warning" in report.text


def test_a_fault_of_the_last_run_is_told_at_the_next_start(tmp_path: Path, qapp):
    (tmp_path / "fault.txt").write_text("Fatal Python error: Segmentation fault\n", encoding="utf-8")
    net = CrashNet(tmp_path)
    try:
        report = net.install()
        assert report is not None
        assert "Segmentation fault" in report.summary
        assert report.path.exists()
    finally:
        net.uninstall()
    assert net.install() is None
    net.uninstall()
    assert not (tmp_path / "fault.txt").exists()


def test_only_the_newest_reports_are_kept(net: CrashNet):
    for k in range(25):
        net.report(fail(f"number {k}"), "")
    assert len(list(net.folder.glob("crash-*.txt"))) == 20


def test_an_unwritable_folder_does_not_stop_the_report(tmp_path: Path, qapp):
    blocked = tmp_path / "file"
    blocked.write_text("")
    net = CrashNet(blocked)
    assert net.report(fail("no room"), "").path is None
