"""Guards for tests that use Qt: nothing shown, ticking or running is left behind. Loaded by conftest where Qt is."""

from __future__ import annotations

import gc
import itertools
from collections.abc import Callable, Iterator
from typing import Any
from weakref import WeakSet

import pytest
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QThread, QThreadPool, QTimer
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

EACH = 8
"""After so many tests garbage is searched for: boards and windows hold many pictures, which Python does not count."""
_tests = itertools.count(1)
_started: dict[type, WeakSet[Any]] = {kind: WeakSet() for kind in (QTimer, QAbstractAnimation, QThread)}


def _noting(kind: type) -> None:
    """Note every object of a kind that Python starts: an active one would otherwise be hard to find."""
    original: Callable[..., None] = kind.start  # type: ignore[attr-defined]

    def start(self: Any, *arguments: Any, **named: Any) -> None:
        _started[kind].add(self)
        original(self, *arguments, **named)

    kind.start = start  # type: ignore[attr-defined]


def _active() -> list[Any]:
    """Return what was started and still goes on."""
    found: list[Any] = []
    for timer in list(_started[QTimer]):
        if isValid(timer) and timer.isActive():
            found.append(timer)
    for animation in list(_started[QAbstractAnimation]):
        if isValid(animation) and animation.state() == QAbstractAnimation.State.Running:
            found.append(animation)
    for thread in list(_started[QThread]):
        if isValid(thread) and thread.isRunning():
            found.append(thread)
    return found


def _settle() -> None:
    """Do what was put off: deferred deletions above all."""
    for _ in range(3):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QCoreApplication.processEvents()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """Remember whether the test itself passed: the traceback of a failed one keeps its widgets alive."""
    report = yield
    if report.when == "call":
        item.stash[_PASSED] = report.passed
    return report


_PASSED = pytest.StashKey[bool]()


@pytest.fixture(autouse=True)
def _no_qt_leaks(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that leaves a top-level widget, an active timer or animation, or a running thread behind."""
    before_widgets = set(QApplication.topLevelWidgets()) if QApplication.instance() else set()
    before_active = {id(thing) for thing in _active()}
    yield
    if QApplication.instance() is None or not request.node.stash.get(_PASSED, False):
        return
    _settle()
    QThreadPool.globalInstance().waitForDone(2000)
    if next(_tests) % EACH == 0:
        gc.collect()

    def left() -> list[Any]:
        widgets = [widget for widget in QApplication.topLevelWidgets() if widget not in before_widgets]
        return widgets + [thing for thing in _active() if id(thing) not in before_active]

    if left():
        gc.collect()
        _settle()
    remaining = left()
    names = ", ".join(f"{type(thing).__name__} {thing.objectName()!r}".rstrip(" '") for thing in remaining)
    assert not remaining, f"left behind by the test: {names}"


for _kind in _started:
    _noting(_kind)
