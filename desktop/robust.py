"""Guards for Python overrides that Qt calls.

Two items that raise inside painting end the process, and an exception in an event handler leaves a gesture half done.
Every override that Qt calls is wrapped with `guarded` (or `guarded_paint`): the exception is logged once for each object and
method, the object is marked as faulty, and a faulty item or widget is shown crossed out instead of painted.
"""

from __future__ import annotations

import contextlib
import functools
import logging
import weakref
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen

log = logging.getLogger("ecumene.robust")

_Method = TypeVar("_Method", bound=Callable[..., Any])
_faults: dict[int, set[str]] = {}


def is_faulty(thing: object) -> bool:
    """Whether an override of this object has raised."""
    return id(thing) in _faults


def faults(thing: object) -> frozenset[str]:
    """The names of the overrides of this object that have raised."""
    return frozenset(_faults.get(id(thing), ()))


def forgive(thing: object) -> None:
    """Forget an object's faults: it is painted again."""
    _faults.pop(id(thing), None)


def report(thing: object, name: str) -> None:
    """Mark the object as faulty and log the exception being handled, once for each object and method."""
    known = _faults.get(id(thing))
    if known is None:
        known = _faults[id(thing)] = set()
        try:
            weakref.finalize(thing, _faults.pop, id(thing), None)
        except TypeError:
            log.debug("faults of %s stay noted", type(thing).__name__)
    if name not in known:
        known.add(name)
        log.exception("%s.%s raised", type(thing).__name__, name)


def guarded(default: Any = None) -> Callable[[_Method], _Method]:
    """Decorate an override that Qt calls: on an exception it returns `default` (or what `default()` gives)."""

    def decorate(method: _Method) -> _Method:
        @functools.wraps(method)
        def call(self: Any, *args: Any, **kwargs: Any) -> Any:
            try:
                return method(self, *args, **kwargs)
            except Exception:
                report(self, method.__name__)
                return default() if callable(default) else default

        return call  # type: ignore[return-value]

    return decorate


def guarded_paint(method: _Method) -> _Method:
    """Decorate `paint(self, painter, ...)`, `drawBackground(self, painter, rect)` and the like.

    The painter is given back in the state it came with, provided that nested states are saved with `saved`. After its first
    exception the method is not called again until `forgive`.
    """

    @functools.wraps(method)
    def call(self: Any, painter: QPainter, *args: Any) -> None:
        painter.save()
        try:
            if method.__name__ not in _faults.get(id(self), ()):
                method(self, painter, *args)
                return
        except Exception:
            report(self, method.__name__)
            _unwind(painter)
        finally:
            painter.restore()
        _cross_out(self, painter)

    return call  # type: ignore[return-value]


@contextlib.contextmanager
def saved(painter: QPainter) -> Iterator[None]:
    """Save the painter's state and restore it whatever happens: use it instead of save() and restore() in overrides."""
    painter.save()
    try:
        yield
    finally:
        painter.restore()


def _unwind(painter: QPainter) -> None:
    painter.setClipping(False)
    painter.setOpacity(1.0)


def _cross_out(thing: Any, painter: QPainter) -> None:
    """Show a faulty item: hatched in red, so that a fault is seen and reported."""
    try:
        box = thing.boundingRect() if hasattr(thing, "boundingRect") else QRectF(thing.rect())
        painter.save()
        painter.setPen(QPen(QColor("#9A2A1D"), 0))
        painter.setBrush(QBrush(QColor(154, 42, 29, 90), Qt.BrushStyle.BDiagPattern))
        painter.drawRect(box)
        painter.restore()
    except Exception:
        report(thing, "_cross_out")
