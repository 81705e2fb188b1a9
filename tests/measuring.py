"""Where branches of core are noted (.ci/run), only the tests that look at core closely are measured.

Noting makes the rules run three times as long and all else half as long again: collecting, the window's tests, which check
what is shown of the rules, and tests of whole games.
"""

from __future__ import annotations

import importlib
import os
import pkgutil
import sys
from collections.abc import Iterator
from typing import Any

import pytest

import core

MARKER = "unmeasured"
"""Marks a test that plays a lot: its branches are those of the tests that look at one rule each."""
WINDOW = "tests/desktop/"
"""No test here is measured."""
VARIABLE = "COVERAGE_PROCESS_START"
"""Tells the processes that a test starts to measure themselves."""


def measurement() -> Any:
    """Return what measures this process since it began, None if nothing does."""
    coverage = sys.modules.get("coverage")
    return getattr(coverage.process_startup, "coverage", None) if coverage is not None else None


class Measuring:
    """Pauses a measurement where it is not wanted."""

    def __init__(self, coverage: Any) -> None:
        self.coverage = coverage
        self.asked = os.environ.get(VARIABLE)
        self.running = True

    def run(self, wanted: bool) -> None:
        """Go on with the measurement, or pause it: in this process and in those that are started from now on."""
        if wanted and not self.running:
            self.coverage.start()
            if self.asked is not None:
                os.environ[VARIABLE] = self.asked
        elif self.running and not wanted:
            self.coverage.stop()
            os.environ.pop(VARIABLE, None)
        self.running = wanted

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_collection(self) -> Iterator[None]:
        """Import all that is measured; collecting is not measured."""
        for module in pkgutil.walk_packages(core.__path__, "core."):
            if not module.name.endswith("__main__"):
                importlib.import_module(module.name)
        self.run(False)
        return (yield)

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """Measure a test if it looks at core."""
        self.run(not item.nodeid.startswith(WINDOW) and item.get_closest_marker(MARKER) is None)
        return (yield)


def pytest_configure(config: pytest.Config) -> None:
    """Watch over the measurement if there is one."""
    coverage = measurement()
    if coverage is not None:
        config.pluginmanager.register(Measuring(coverage), "measuring")
