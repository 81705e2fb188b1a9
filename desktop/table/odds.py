"""Chances of moves: those that are quickly known at once, others worked out in another process and told when they arrive."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

import msgspec
from PySide6.QtCore import QObject, Signal

from core.engine.decision import Odds
from core.engine.game import Game
from desktop.robust import guarded
from desktop.table.bots import BotClient

QUICK_BUDGET = 0.05
SLOW_BUDGET = 0.3
"""Seconds that may be spent in the window's process, and in the other one."""

Key = tuple[Hashable, int, msgspec.Struct]
"""(position, seat, move)."""


class OddsClient(BotClient):
    """The process that works chances out; it is started when the first ones are asked. Signals: `answered(bytes)`, `failed`."""

    def ask_odds(self, game_id: str, seat: int, view: bytes, move: bytes) -> None:
        """Ask for the chances of a move; an older request is cancelled."""
        self.request("odds", game_id, seat, view, move, SLOW_BUDGET)


class OddsAsker(QObject):
    """Keeps what is known of the position on the table. Signals: `arrived` when more became known."""

    arrived = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._client: OddsClient | None = None
        self._position: Hashable = None
        self._known: dict[Key, Odds | None] = {}
        self._waiting: list[tuple[Key, str, bytes, bytes]] = []

    def odds(self, game: Game[Any, Any], view: Any, seat: int, move: msgspec.Struct, position: Hashable) -> Odds | None:
        """Return the chances of a move in a position; None if there are none, or not yet (`is_pending`)."""
        if position != self._position:
            self._forget(position)
        key = (position, seat, move)
        if key in self._known:
            return self._known[key]
        if not game.odds_are_slow(view, seat, move):
            self._known[key] = game.odds(view, seat, move, QUICK_BUDGET)
            return self._known[key]
        if not any(key == other for other, *_ in self._waiting):
            self._waiting.append((key, game.id, game.encode_state(view), msgspec.json.encode(move)))
            if len(self._waiting) == 1:
                self._next()
        return None

    def is_pending(self, move: msgspec.Struct) -> bool:
        """Return whether the chances of a move were asked for and will arrive."""
        return any(move == key[2] for key, *_ in self._waiting)

    def _forget(self, position: Hashable) -> None:
        self._position = position
        self._known.clear()
        if self._waiting:
            self._waiting.clear()
            if self._client is not None:
                self._client.cancel()

    def _next(self) -> None:
        if not self._waiting:
            return
        if self._client is None:
            self._client = OddsClient(self)
            self._client.answered.connect(self._on_answered)
            self._client.failed.connect(self._on_failed)
        (_, seat, _), game_id, view, move = self._waiting[0]
        self._client.ask_odds(game_id, seat, view, move)

    @guarded()
    def _on_answered(self, answer: bytes) -> None:
        if self._waiting:
            key = self._waiting.pop(0)[0]
            self._known[key] = msgspec.json.decode(answer, type=Odds | None)
            self._next()
            self.arrived.emit()

    @guarded()
    def _on_failed(self, _why: str) -> None:
        if self._waiting:  # without chances rather than without a game
            self._known[self._waiting.pop(0)[0]] = None
            self._next()
            self.arrived.emit()

    def close(self) -> None:
        """End the process."""
        self._waiting.clear()
        if self._client is not None:
            self._client.close()
            self._client = None
