"""One life of the monkey: a window, a game, quick bots, and a number of gestures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PySide6.QtGui import QPixmap

from desktop.board.groundstore import GroundStore
from desktop.games.clash import VIEWS
from desktop.table import controller
from tests.desktop.monkey.bots import QuickBots
from tests.desktop.monkey.monkey import Monkey
from tests.desktop.monkey.watch import Watch


def without_ground(put: Callable[[Any, str, Any], None] = setattr) -> None:
    """Draw no ground from now on: it is drawn in another process, which would be waited for. `put` sets attributes."""
    put(type(VIEWS), "start_picture", lambda self, extent, dpr: QPixmap(8, 8))
    put(GroundStore, "request", lambda self, spec: None)
    put(GroundStore, "warm_up", lambda self: None)


def live(seed: int, gestures: int, folder: Path) -> Counter[str]:
    """Live; return how often each kind of gesture was made. Raises body.Fault."""
    real, controller.BotClient = controller.BotClient, QuickBots  # type: ignore[misc,assignment]
    try:
        with Watch(folder / "reports") as watch:
            monkey = Monkey(seed, folder, watch)
            try:
                monkey.run(gestures)
                monkey.look()
            finally:
                monkey.close()
            return monkey.kinds
    finally:
        controller.BotClient = real  # type: ignore[misc]
