"""Clocks of the window's thread, which make figures comparable on a machine that does other things as well."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

_SCHEDULER = Path("/proc/thread-self/schedstat")


def processor() -> float:
    """Return the seconds of processor time that this thread has used."""
    return time.thread_time()


def without_queueing() -> float:
    """Return seconds that pass while this thread works or waits for something, but not while it waits for a processor.

    Where the system does not tell how long threads queue: simply the time.
    """
    try:
        queued = int(_SCHEDULER.read_text().split()[1]) / 1e9
    except (OSError, IndexError, ValueError):
        queued = 0.0
    return time.perf_counter() - queued


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of this thread: seconds `without_queueing`, seconds of processor time, and how often it has waited for something.

    `waits` is None where the system does not count that.
    """

    passed: float
    worked: float
    waits: int | None

    @classmethod
    def now(cls) -> Moment:
        """Return the present moment."""
        return cls(without_queueing(), processor(), _waits())

    def busy_since(self, before: Moment) -> float:
        """Return the seconds since another moment in which the thread's event loop could not take anything up.

        A loop waits once, for events, while nothing happens; a machine that is shared may wake it tens of ms late, whatever it
        runs. If it has waited once at the most, what it worked was all; if more often, something else was waited for as well (a
        lock, a file), and all the time counts.
        """
        passed = self.passed - before.passed
        if self.waits is not None and before.waits is not None and self.waits - before.waits <= 1:
            return min(passed, self.worked - before.worked)
        return passed


def _waits() -> int | None:
    """How often this thread has given up its processor to wait for something; None where the system does not tell (not Linux)."""
    try:
        import resource

        return resource.getrusage(resource.RUSAGE_THREAD).ru_nvcsw
    except (ImportError, AttributeError):
        return None


def percentile(seconds: Sequence[float], share: float) -> float:
    """Return the value below which a share of the values lies, in milliseconds. Raises ValueError for no values."""
    if not seconds:
        raise ValueError("no values")
    ordered = sorted(seconds)
    return round(1000 * ordered[min(len(ordered) - 1, math.ceil(share * len(ordered)) - 1)], 2)


def resident_mb() -> float:
    """Return the resident memory of this process in MB (10^6 bytes)."""
    try:
        import resource

        page = resource.getpagesize()
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except (ImportError, OSError, IndexError, ValueError):
        return _peak_mb()
    return round(pages * page / 1e6, 1)


def _peak_mb() -> float:
    """Where the system does not tell the present figure: the highest so far (macOS counts bytes); 0 if not even that."""
    try:
        import resource
    except ImportError:
        return 0.0
    return round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1e6, 1)
