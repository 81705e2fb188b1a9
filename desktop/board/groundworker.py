"""The process that draws the ground. It imports no widgets; numpy and shapely are loaded here, never in the client."""

from __future__ import annotations

from multiprocessing.connection import Connection
from pathlib import Path

from desktop.board.groundcache import GroundCache
from desktop.board.groundspec import pack


def serve(pipe: Connection, folder: str | None) -> None:
    """Draw each `GroundSpec` that comes, answer (key, layers, fault), and end at None or when the other side is gone."""
    from desktop.board.groundpaint.noise import warm_noise
    from desktop.board.groundpaint.patch import draw_ground

    cache = GroundCache(None if folder is None else Path(folder))
    drawn = 0
    if not pipe.poll():
        warm_noise()
    while True:
        try:
            spec = pipe.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            break
        if spec is None:
            break
        try:
            layers, fault = draw_ground(spec), ""
        except Exception as error:
            layers, fault = [], f"{type(error).__name__}: {error}"
        try:
            pipe.send((spec.key, layers, fault))
        except (OSError, KeyboardInterrupt):
            break
        if layers and folder is not None:
            cache.write(spec.key, pack(layers))
            drawn += 1
    if drawn:
        cache.prune()
