"""One life of the monkey: a window, a game, quick bots, and a number of gestures."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from desktop.table import controller
from tests.desktop.monkey.bots import QuickBots
from tests.desktop.monkey.monkey import Monkey
from tests.desktop.monkey.watch import Watch


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
