"""Brings drawn ground to the client: from disk, or from a spawned process that draws it.

The process is started when the first picture is missing, draws one request after another, and ends when nothing has been asked
for a while. Requests that are no longer wanted are taken back before they are drawn.
"""

from __future__ import annotations

import contextlib
import logging
import multiprocessing
import weakref
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal
from PySide6.QtGui import QImage, QPixmap

from desktop.board.geometry import Axial
from desktop.board.groundcache import GroundCache
from desktop.board.groundspec import GroundSpec, Layer, pack, unpack
from desktop.robust import guarded

log = logging.getLogger("ecumene.board")

_POLL_MS = 12
_IDLE_MS = 15 * 60_000
_WARM_MS = 3_000
_AHEAD = 2  # requests the process holds at once; the rest can still be re-ordered
_RESTARTS = 3


@dataclass(slots=True)
class PlacedPixmap:
    """A pixmap and where its corner lies, in device pixels of the level."""

    x: int
    y: int
    pixmap: QPixmap


@dataclass(slots=True)
class GroundPatch:
    """The drawn ground of a region: the base, and for each hex what stands on it, open or with a cleared middle."""

    base: PlacedPixmap
    open: dict[Axial, PlacedPixmap] = field(default_factory=dict)
    cleared: dict[Axial, PlacedPixmap] = field(default_factory=dict)
    bytes: int = 0


def make_patch(layers: list[Layer]) -> GroundPatch:
    """Pixmaps from the worker's layers."""
    patch = GroundPatch(PlacedPixmap(0, 0, QPixmap()))
    for layer in layers:
        image = QImage(layer.pixels, layer.width, layer.height, 4 * layer.width, QImage.Format.Format_ARGB32_Premultiplied)
        placed = PlacedPixmap(layer.x, layer.y, QPixmap.fromImage(image.copy()))
        patch.bytes += len(layer.pixels)
        if layer.kind == "base":
            patch.base = placed
        else:
            (patch.open if layer.kind == "open" else patch.cleared)[layer.q, layer.r] = placed
    return patch


def _end(pipe: Connection, process: BaseProcess) -> None:
    """Ask a drawing process to end, and make it end."""
    with contextlib.suppress(OSError, ValueError):
        pipe.send(None)
    pipe.close()
    process.join(0.2)
    if process.is_alive():
        process.kill()
        process.join(1.0)


class GroundStore(QObject):
    """Patches by key. `ready` carries the key of a patch that has come.

    With `synchronous` the drawing happens in this process, at once, and `request` returns the finished patch.
    """

    ready = Signal(str)

    def __init__(
        self,
        parent: QObject | None = None,
        folder: Path | None = None,
        synchronous: bool = False,
        limit: int = 24 << 20,
    ) -> None:
        super().__init__(parent)
        self._cache = GroundCache(folder)
        self._folder = folder
        self.synchronous = synchronous
        self._limit = limit
        self._patches: OrderedDict[str, GroundPatch] = OrderedDict()
        self._waiting: OrderedDict[str, GroundSpec] = OrderedDict()
        self._sent: set[str] = set()
        self._undrawable: set[str] = set()
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._ending: Callable[[], object] | None = None
        self._failures = 0
        self._poll = QTimer(self)
        self._poll.setInterval(_POLL_MS)
        self._poll.timeout.connect(self._on_poll)
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.setInterval(_IDLE_MS)
        self._idle.timeout.connect(self.stop)
        self._warm = QTimer(self)
        self._warm.setSingleShot(True)
        self._warm.setInterval(_WARM_MS)
        self._warm.timeout.connect(self._on_warm)
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.stop)

    @property
    def is_busy(self) -> bool:
        """Whether something asked for has not come yet."""
        return bool(self._waiting or self._sent)

    def patch(self, key: str) -> GroundPatch | None:
        """A patch that is there."""
        patch = self._patches.get(key)
        if patch is not None:
            self._patches.move_to_end(key)
        return patch

    def request(self, spec: GroundSpec) -> GroundPatch | None:
        """The patch if it is there or on disk; otherwise it is asked for, and `ready` will tell."""
        patch = self.patch(spec.key)
        if patch is not None or spec.key in self._sent or spec.key in self._undrawable:
            return patch
        document = self._cache.read(spec.key)
        if document is not None:
            try:
                return self._keep(spec.key, make_patch(unpack(document)))
            except ValueError:
                self._cache.drop(spec.key)
        if self.synchronous:
            from desktop.board.groundpaint.patch import draw_ground

            layers = draw_ground(spec)
            if self._folder is not None:
                self._cache.write(spec.key, pack(layers))
            return self._keep(spec.key, make_patch(layers))
        if self._failures < _RESTARTS:
            self._waiting[spec.key] = spec
            self._poll.start()
        return None

    def wanted_only(self, keys: list[str]) -> None:
        """Take back requests for other keys, and draw the rest in this order."""
        kept = OrderedDict((key, self._waiting[key]) for key in keys if key in self._waiting)
        self._waiting = kept

    def _keep(self, key: str, patch: GroundPatch) -> GroundPatch:
        self._patches[key] = patch
        total = sum(p.bytes for p in self._patches.values())
        while total > self._limit and len(self._patches) > 1:
            _, old = self._patches.popitem(last=False)
            total -= old.bytes
        return patch

    # ---- the process
    def warm_up(self) -> None:
        """Start the process in a moment, before it is needed: a reveal should not wait for it."""
        if not self.synchronous and self._process is None and self._failures < _RESTARTS:
            self._warm.start()

    @guarded()
    def _on_warm(self) -> None:
        if self._process is None and not self.synchronous:
            self._start()
            self._idle.start()

    def _start(self) -> None:
        from desktop.board.groundworker import serve

        context = multiprocessing.get_context("spawn")
        self._pipe, theirs = context.Pipe()
        folder = None if self._folder is None else str(self._folder)
        self._process = context.Process(target=serve, args=(theirs, folder), name="ecumene-ground", daemon=True)
        self._process.start()
        theirs.close()
        # Also when this object just goes away.
        self._ending = weakref.finalize(self, _end, self._pipe, self._process)

    def stop(self) -> None:
        """End the process; what was not drawn yet is forgotten."""
        self._poll.stop()
        self._idle.stop()
        self._warm.stop()
        self._waiting.clear()
        self._sent.clear()
        if self._ending is not None:
            self._ending()
        self._pipe = self._process = self._ending = None

    @guarded()
    def _on_poll(self) -> None:
        try:
            self._exchange()
        except (OSError, EOFError):
            self._failures += 1
            log.warning("the ground process ended; %d of %d restarts left", _RESTARTS - self._failures, _RESTARTS)
            waiting = self._waiting.copy()
            self.stop()
            if self._failures < _RESTARTS and waiting:
                self._waiting = waiting
                self._poll.start()

    def _exchange(self) -> None:
        if self._process is None:
            self._start()
        pipe = self._pipe
        assert pipe is not None
        while pipe.poll():
            key, layers, fault = pipe.recv()
            self._sent.discard(key)
            if fault:
                log.error("the ground could not be drawn: %s", fault)
                self._undrawable.add(key)
                continue
            self._keep(key, make_patch(layers))
            self.ready.emit(key)
        while self._waiting and len(self._sent) < _AHEAD:
            key, spec = self._waiting.popitem(last=False)
            pipe.send(spec)
            self._sent.add(key)
        if self.is_busy:
            self._idle.stop()
        else:
            self._poll.stop()
            self._idle.start()
