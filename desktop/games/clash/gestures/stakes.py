"""What can't be taken back is asked once, in the bar, before it is done: what decides, what is at stake.

The bar blocks nothing: Enter does it, Esc leaves it, anything else withdraws the question. It asks only where the table does not
let such a step be taken back, and not where the settings say so.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject

from core.engine.decision import IllegalMove
from core.engine.history import Policy
from core.games.clash.board import UNREVEALED
from core.games.clash.game import GAME
from core.games.clash.moves import AnyMove, Influence, MoveUnits
from core.games.clash.preview import REVEALED, Outlook, look_ahead
from core.games.clash.rules.odds import success_chances
from core.games.clash.state import State
from desktop.app.gameview import Question
from desktop.games.clash.gestures.prospect import TURN_KINDS
from desktop.games.clash.words.language import tr
from desktop.games.clash.words.phrases import percent

if TYPE_CHECKING:
    from desktop.games.clash.table import ClashTable

_REASONS: dict[str, str] = {
    "battle": QT_TRANSLATE_NOOP("Clash", "Dice decide the battle: you win {win}, lose {lose}."),
    "battle_unknown": QT_TRANSLATE_NOOP("Clash", "Dice decide the battle."),
    "influence": QT_TRANSLATE_NOOP("Clash", "A die decides: it succeeds in {win}."),
    "influence_tokens": QT_TRANSLATE_NOOP(
        "Clash", "A die decides: it succeeds in {win}, in {most} with up to {number} more Culture tokens."
    ),
    "explore": QT_TRANSLATE_NOOP("Clash", "What lies there is revealed."),
    "reveal": QT_TRANSLATE_NOOP("Clash", "Cards are drawn or revealed."),
    "chance": QT_TRANSLATE_NOOP("Clash", "Chance decides what comes."),
}
"""What makes a step stay -> the sentence."""


class Stakes(QObject):
    """Holds back a gesture that can't be taken back until the person has confirmed it."""

    def __init__(self, table: ClashTable) -> None:
        super().__init__(table)
        self._table = table
        self._then: Callable[[], object] | None = None
        self._confirmed = False

    @property
    def is_asking(self) -> bool:
        """Whether the bar asks something now."""
        return self._then is not None

    # ---- asking
    def holds(self, row: list[AnyMove]) -> bool:
        """Ask about a gesture if it can't be taken back. Returns whether it has to wait for the answer."""
        if self._confirmed:
            return False
        question = self._question(row)
        if question is None:
            return False
        self.ask(question, lambda: self._go_on(row))
        return True

    def ask(self, question: Question, then: Callable[[], object]) -> None:
        """Ask something in the bar; `then` is done when it is confirmed."""
        self._then = then
        self._table.question_changed.emit(question)
        self._table.refresh_situation()

    def _go_on(self, row: list[AnyMove]) -> None:
        self._confirmed = True
        try:
            self._table.submit(row)
        finally:
            self._confirmed = False

    # ---- answers
    def confirm(self) -> None:
        """Do what was asked about."""
        then = self._then
        self.withdraw()
        if then is not None:
            then()

    def decline(self) -> None:
        """Leave it."""
        self.withdraw()
        self._table.play.let_go()

    def withdraw(self) -> None:
        """The question goes: something else is done."""
        if self._then is not None:
            self._then = None
            self._table.play.forget_way()
            self._table.question_changed.emit(None)
            self._table.refresh_situation()

    # ---- what is at stake
    def _question(self, row: list[AnyMove]) -> Question | None:
        table = self._table
        decision, seat = table.decision, table.asked
        if decision is None or seat is None or decision.kind not in TURN_KINDS:
            return None
        policy = table.session.policy
        # Bots always agree to taking a step back.
        free = policy is Policy.FREE or (policy is Policy.ASK and len(table.persons) <= 1)
        if free or not table.host.settings.confirm_chance:
            return None
        view: State = table.view
        try:
            found = look_ahead(GAME, view, seat, row)
        except IllegalMove:
            return None  # it says itself why it is not allowed
        reason = self.reason(view, seat, row, found)
        if not reason:
            return None
        words = table.speaker.label(GAME.label(view, seat, row[-1]))
        return Question(
            tr("{what}?").replace("{what}", words), " ".join((reason, tr("It can't be taken back."))), tr("Do it"), tr("Leave it")
        )

    def reason(self, view: State, seat: int, row: list[AnyMove], found: Outlook) -> str:
        """Return why a row of moves can't be taken back, in a sentence; "" if it can."""
        move = row[-1]
        if any(entry.key == "battle_started" for entry in found.entries):
            odds = self._table.odds(move) if len(row) == 1 else None
            if odds is None:  # not worked out yet
                return tr(_REASONS["battle_unknown"])
            return tr(_REASONS["battle"]).format(win=percent(odds.win), lose=percent(odds.lose))
        if not found.unknown:
            return ""
        if isinstance(move, Influence):
            (_, least), *more = success_chances(view, seat, move)
            if not more:
                return tr(_REASONS["influence"]).format(win=percent(least))
            number, most = more[-1]
            return tr(_REASONS["influence_tokens"]).format(win=percent(least), most=percent(most), number=number)
        if isinstance(move, MoveUnits) and view.terrain[move.path[-1]] == UNREVEALED:
            return tr(_REASONS["explore"])
        return tr(_REASONS["reveal" if found.unknown == REVEALED else "chance"])
