"""Quick bots for the monkey's games: they live in this process, choose at random, and often end their turns at once."""

from __future__ import annotations

import random
from typing import Any

import msgspec
from PySide6.QtCore import QObject, QTimer

from core.games.registry import load_game
from desktop.table.bots import BotClient


class QuickBots(BotClient):
    """Stands in for the bots' process. What is asked is answered in the next round of the event loop."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._answer = b""
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._on_soon)

    def warm_up(self) -> None:
        """Nothing to start."""

    def ask(self, game_id: str, bot: str, seat: int, view: bytes, seed: int, budget: float) -> None:
        """Think; an older request is dropped."""
        game = load_game(game_id)
        self._answer = msgspec.json.encode(chosen(game, game.decode_state(view), seat, random.Random(seed)))
        self._soon.start()

    def cancel(self) -> None:
        """Drop the request."""
        self._soon.stop()

    def close(self) -> None:
        """Nothing to end."""
        self._soon.stop()

    def _on_soon(self) -> None:
        self.answered.emit(self._answer)


def chosen(game: Any, state: Any, seat: int, luck: random.Random, lazy: float = 0.6) -> Any:
    """Return a legal move: the end of the turn in a part of the cases, else any kind of move, and any of that kind."""
    kinds: dict[str, list[Any]] = {}
    for move in game.moves(state, seat):
        kinds.setdefault(type(move).__name__, []).append(move)
    ends = kinds.pop("EndTurn", [])
    if ends and (not kinds or luck.random() < lazy):
        return ends[0]
    return luck.choice(kinds[luck.choice(sorted(kinds))])
