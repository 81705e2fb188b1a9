"""The autosave's thread: the newest bytes are written, whole, and a failure is told but ends nothing."""

from __future__ import annotations

import threading

import pytest

from desktop.table import keeper as module
from desktop.table.keeper import Keeper


@pytest.fixture
def keeper(qapp, tmp_path):
    keeper = Keeper(tmp_path / "autosave.ecumene")
    yield keeper
    keeper.close()
    keeper.deleteLater()


def test_the_newest_bytes_are_in_the_file(keeper, tmp_path):
    for number in range(50):
        keeper.keep(b"%d" % number)
    assert keeper.flush()
    assert (tmp_path / "autosave.ecumene").read_bytes() == b"49"
    assert [path.name for path in tmp_path.iterdir()] == ["autosave.ecumene"]


def test_writing_is_done_in_another_thread_and_skips_what_is_outdated(qapp, tmp_path, monkeypatch):
    begun, go_on, written = threading.Event(), threading.Event(), []

    def slow(path, data):
        written.append((threading.current_thread() is threading.main_thread(), data))
        begun.set()
        assert go_on.wait(5)

    monkeypatch.setattr(module, "write", slow)
    keeper = Keeper(tmp_path / "autosave.ecumene")
    keeper.keep(b"first")
    assert begun.wait(5)
    keeper.keep(b"second")
    keeper.keep(b"third")
    assert not keeper.flush(0.05)
    go_on.set()
    keeper.close()
    assert written == [(False, b"first"), (False, b"third")]
    keeper.deleteLater()


@pytest.mark.parametrize("error", [OSError(28, "No space left on device"), ValueError("odd")])
def test_a_failure_is_told_and_the_next_one_is_written(keeper, tmp_path, monkeypatch, qtbot, error):
    original = module.write

    def broken(path, data):
        raise error

    monkeypatch.setattr(module, "write", broken)
    with qtbot.waitSignal(keeper.failed) as failed:
        keeper.keep(b"lost")
    assert str(error) in failed.args[0]
    monkeypatch.setattr(module, "write", original)
    keeper.keep(b"kept")
    assert keeper.flush()
    assert (tmp_path / "autosave.ecumene").read_bytes() == b"kept"


def test_a_failure_that_lasts_is_told_once(qapp, tmp_path, qtbot):
    folder = tmp_path / "saves"
    folder.write_text("no folder")
    keeper, told = Keeper(folder / "autosave.ecumene"), []
    keeper.failed.connect(told.append)
    for number in range(3):
        keeper.keep(b"%d" % number)
        assert keeper.flush()
    qtbot.waitUntil(lambda: bool(told))
    qtbot.wait(10)
    assert len(told) == 1
    folder.unlink()
    folder.mkdir()
    keeper.keep(b"works")
    assert keeper.flush()
    (folder / "autosave.ecumene").unlink()
    folder.rmdir()
    folder.write_text("no folder again")
    keeper.keep(b"lost")
    assert keeper.flush()
    qtbot.waitUntil(lambda: len(told) == 2)
    keeper.close()
    keeper.deleteLater()


def test_closing_writes_what_is_left_and_ends_the_thread(qapp, tmp_path):
    threads = set(threading.enumerate())
    keeper = Keeper(tmp_path / "autosave.ecumene")
    keeper.keep(b"last")
    keeper.close()
    assert (tmp_path / "autosave.ecumene").read_bytes() == b"last"
    assert set(threading.enumerate()) == threads
    keeper.close()
    keeper.deleteLater()
