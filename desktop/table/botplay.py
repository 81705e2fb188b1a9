"""Lets bots play at a table: asks them while the last move is still shown, paces their moves, pauses, steps and skips.

A person waits about `WAIT_S` seconds a round at normal speed, however many moves the bots make: the time that is left is shared
out over as many moves as the bots made in the round before. Where that is not enough, the moves come as fast as they are found.
"""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from core.engine.session import Changes
from desktop.robust import guarded
from desktop.table.bots import BotClient
from desktop.table.latepress import LatePress

if TYPE_CHECKING:
    from desktop.table.controller import TableController

BOT_BUDGET = 0.5
"""Seconds that a bot may think about a move."""
PAUSE_MS = 280
"""The longest pause between moves of the bots at normal speed: so they can be followed."""
SHORT_MS = 30
"""The longest pause after a move of which nothing is told."""
WAIT_S = 7.0
"""Seconds a round over which the moves are spread at normal speed."""
USUAL_MOVES = 24
"""How many moves the bots are thought to make in the first round."""
OWN_MS = 60
"""What a move takes besides pauses and motion: to be found, applied, drawn."""
MOTION_LIMIT_MS, MOTION_LEAST_MS = 1500, 60
"""The longest motion of a bot's move, when there is time and when there is none, at normal speed."""
MOTION_MS = 15
"""How often it is looked whether the motion of the last move has ended."""


class BotPlay(QObject):
    """Signals: `changed` when the bots are stopped, go on or are skipped."""

    changed = Signal()

    def __init__(self, table: TableController, client: BotClient) -> None:
        super().__init__(table)
        self._table = table
        self._client = client
        client.answered.connect(self._on_answered)
        client.failed.connect(self._on_failed)
        self.paused = False
        """The person has stopped the bots."""
        self.skipping = False
        """The person does not want to see what happens until somebody at the machine is asked."""
        self.skipped = False
        """The last wait of the person was skipped: nothing of it was shown."""
        self.held = False
        """A picture is being made: nothing moves."""
        self._stepping = False
        self._answer: bytes | None = None
        self._due = False
        """The move may be played as soon as it is known."""
        self._waited = 0.0
        self._since: float | None = None
        self._made, self._made_before = 0, USUAL_MOVES
        """Moves of the bots in this round and in the one before."""
        self._late = LatePress(self)
        self._ask = self._timer(self._on_ask)
        self._rest = self._timer(self._on_rested)

    def _timer(self, slot: Any) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.timeout.connect(slot)
        return timer

    @property
    def active(self) -> bool:
        """Whether bots are to move now."""
        return self._since is not None

    # ---- what the controller says
    def turn(self, bot: bool, own_turn: bool = False) -> None:
        """Somebody is asked: a bot, or a person (in his own turn or in another's), or the game has ended."""
        self._drop()
        if bot:
            if self._since is None:
                self._since = monotonic()
                self.skipped = False
            return
        if self._since is not None:
            self._waited += monotonic() - self._since
            self._since = None
            self._late.watch(self._table.board().window().windowHandle())
        if own_turn and self._waited:
            self._waited = 0.0
            self._made, self._made_before = 0, self._made
        self.skipped |= self.skipping
        self.skipping = self._stepping = False

    def go_on(self, changes: Changes[Any, Any] | None) -> None:
        """The change that led to a bot's question is shown: ask it."""
        # In the next turn of the event loop: who takes a step back at once has asked nobody.
        self._ask.start(0)
        self._rest.start(self.pause_ms(changes))

    def cancel(self) -> None:
        """Another place of the history is played: what was asked is no longer wanted."""
        self._drop()
        self._client.cancel()

    def hold(self) -> None:
        """A picture is being made: nothing moves from now on, and nobody needs the bots' process."""
        self.held = True
        self._client.close()

    def close(self) -> None:
        """End the bots' process."""
        self._drop()
        self._client.close()

    def _drop(self) -> None:
        self._ask.stop()
        self._rest.stop()
        self._answer, self._due = None, False

    # ---- pace
    def waited(self) -> float:
        """Return how many seconds the person has waited in this round."""
        return self._waited + (monotonic() - self._since if self._since is not None else 0.0)

    def _share_ms(self) -> float:
        """Return how long the next move may be looked at, at normal speed: the moves to come share what is left of the time."""
        if not self._table.persons:
            return PAUSE_MS  # Nobody waits: all is for looking at.
        speed = self._table.host.settings.animation_speed
        left = max(0.0, WAIT_S - self.waited() * speed)
        # More than in the round before may come: there is always something left for them.
        to_come = max(self._made_before - self._made, self._made_before / 4, 1)
        return max(0.0, 1000 * left / to_come - OWN_MS)

    def motion_limit(self) -> float:
        """Return how long the motion of a bot's move may take now, in ms at normal speed."""
        # Many moves show no motion: those that do may take some of their time.
        return min(MOTION_LIMIT_MS, max(MOTION_LEAST_MS, 2 * self._share_ms()))

    def pause_ms(self, changes: Changes[Any, Any] | None) -> int:
        """Return how long a move is shown before the next one."""
        speed = self._table.host.settings.animation_speed
        if self.skipping or speed <= 0:
            return 0
        minor = self._table.minor
        told = changes is None or any(entry.key not in minor for step in changes.steps for entry in step.entries)
        return round(min(PAUSE_MS if told else SHORT_MS, self._share_ms()) / speed)

    # ---- what the person wants
    def trigger(self, command: str) -> bool:
        """Run a command; returns whether it was one of these."""
        if command == "skip":
            self.skip()
        elif command == "pause":
            self.pause(not self.paused)
        elif command == "step":
            self.step()
        else:
            return False
        return True

    def skip(self) -> None:
        """Let the bots play without pauses and motions until a person is asked."""
        if not self.active:
            return
        self.skipping, self.paused, self._stepping = True, False, False
        self._table.finish_motion()
        self._rest.start(0)
        self.changed.emit()

    def pause(self, on: bool) -> None:
        """Stop the bots, or let them go on."""
        self.paused, self._stepping, self.skipping = on, False, False
        self._due = False
        if self.active and not on:
            self._rest.start(0)
        self.changed.emit()

    def step(self) -> None:
        """Show one move of a bot; then they rest."""
        if not self.active:
            return
        self.paused, self._stepping, self.skipping = True, True, False
        self._table.finish_motion()
        self._rest.start(0)
        self.changed.emit()

    # ---- moves
    @guarded()
    def _on_ask(self) -> None:
        table = self._table
        decision = table.decision
        if decision is None or not self.active or self.held or decision.seats[0] in table.persons:
            return
        seat = decision.seats[0]
        session = table.session
        view = session.game.encode_state(session.view(seat))
        seed = (session.seed << 20) ^ (session.history.current.id << 3) ^ seat
        self._client.ask(session.game.id, table.seats[seat].bot, seat, view, seed, BOT_BUDGET)

    @guarded()
    def _on_rested(self) -> None:
        if not self.active or self.held or (self.paused and not self._stepping):
            return
        if self._table.motion_running():
            if not self.skipping:
                self._rest.start(MOTION_MS)
                return
            self._table.finish_motion()
        self._due = True
        self._play()

    @guarded()
    def _on_answered(self, data: bytes) -> None:
        self._answer = data
        self._play()

    def _play(self) -> None:
        answer = self._answer
        if answer is None or not self._due or not self.active:
            return
        self._answer = None
        self._stepping = False
        self._made += 1
        self._table.play_for_bot(answer)

    @guarded()
    def _on_failed(self, message: str) -> None:
        self._table.bot_failed(message)
