"""What a table does with its history: takes steps back and brings them back, asks who must agree, shows the tree in its dock."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from core.engine.decision import Decision
from core.engine.history import Node, Policy
from desktop.app.gameview import Notice
from desktop.dialogs.takingback import AgreementDialog, AgreementSheet, PolicyDialog
from desktop.docks.history import HistoryDock, HistoryRow
from desktop.robust import guarded
from desktop.table import policies
from desktop.table.lineage import Lineage
from desktop.table.wording import names_of

if TYPE_CHECKING:
    from desktop.table.controller import TableController

Step = Node[Any, Any]


@dataclass(frozen=True, slots=True)
class Looking:
    """A look back from the end of a game: nothing was taken back if no step is made until one returns there.

    `steps` and `retreats` are how many the history had.
    """

    end: Step
    steps: int
    retreats: int


class Past(QObject):
    """The history of a table's session, with its dock."""

    def __init__(self, table: TableController) -> None:
        super().__init__(table)
        self._table = table
        self._session = table.session
        self.dock = HistoryDock()
        self.dock.node_chosen.connect(self._on_chosen)
        self.dock.fold_changed.connect(self._show_rows)
        self.dock.rule_requested.connect(self.ask_policy)
        self.dock.tree.tip = self.tip
        self.dock.tree.allows = lambda row: not self.why_not(self._node(row))
        bots = [seat for seat in range(len(table.seats)) if seat not in table.persons]
        self.lineage = Lineage(self._session, self._label, table.player_name, self._colour, bots, self._chapter)
        self._looking: Looking | None = None
        self._warned: Notice | None = None
        """The notice that a step stays, until the next one."""

    def _node(self, row: HistoryRow) -> Step:
        return self._session.history.nodes[row.node]

    def _label(self, node: Step) -> str:
        with names_of(self._table.wording, self._session.game.view(node.state, None)):
            return self._table.wording.label(self._session.history.label(node))

    def _colour(self, seat: int) -> str:
        return self._table.player(seat).colour if 0 <= seat < len(self._table.seats) else ""

    def _chapter(self, state: Any) -> str:
        return self._table.wording.chapter(state)

    # ---- what is shown
    def show(self) -> None:
        """Show the tree as it is now, what the table says to it, and why nothing can be taken back."""
        self._show_rows()
        policy = self._session.policy
        tip = self.tr("Taking back: {note}").format(note=policies.note(policy))
        self.dock.set_rule(policies.name(policy), policies.ICONS[policy], tip, policy is not Policy.FREE)
        line, lines = self.lineage.lines()
        many = self.tr("line {line} of {lines}").format(line=line, lines=lines)
        self._table.dock_note_changed.emit("history", many if lines > 1 else "")
        target = self.undo_target()
        self._table.reasons_changed.emit({"can_undo": self.why_not(target) if target is not None else ""})

    def _show_rows(self) -> None:
        viewer, opened = self._table.viewer, frozenset(self.dock.opened)
        self.dock.offer_rows(lambda: self.lineage.rows(viewer, opened))

    def tip(self, row: HistoryRow) -> str:
        """Return all that can be said about a row: its whole name, what is folded into it, marks, what a click does."""
        node = self._node(row)
        parts = [row.text, row.heading] if row.heading else [row.text]
        if row.steps:
            names = self.lineage.folded(row)
            parts += [f"  {name}" for name in names[:12]] + (["  …"] if len(names) > 12 else [])
        marks = [
            words
            for words, holds in (
                (self.tr("dice were rolled or something was drawn"), row.chance),
                (self.tr("something was revealed"), row.revealed),
                (self.tr("the turn was passed"), row.passed),
            )
            if holds
        ]
        if marks:
            parts.append(", ".join(marks))
        if row.state == "current":
            parts.append(self.tr("You are here."))
        else:
            parts.append(self.why_not(node) or self._effect(node))
        return "\n".join(parts)

    def _effect(self, node: Step) -> str:
        history = self._session.history
        back = [step for step in history.steps_back(node) if step.marked]
        if not back:
            return self.tr("Click: go there.")
        what = policies.what_counts(history.taken_back([step.id for step in back]).values)
        if history.verdict(node, self._session.policy) is Policy.ASK and self._others():
            return self.tr("Click: ask the others to take back {what}.").format(what=what)
        return self.tr("Click: go there, and take back {what}.").format(what=what)

    def account(self) -> tuple[str, ...]:
        """Return what was taken back in the whole game, a sentence for each seat, and what was decided about it."""
        history = self._session.history
        marked: dict[int, set[int]] = {}
        for retreat in history.retreats:
            marked.setdefault(retreat.by, set()).update(retreat.marked)
        entries = [history.taken_back(steps, by) for by, steps in sorted(marked.items())]
        # What a save brought along whose moves no longer replay.
        entries += [entry for entry in self._session.prologue if entry.key == "history.taken_back"]
        if not entries:
            return ()
        now = self.tr("Taking back: {policy}.").format(policy=policies.name(self._session.policy).lower())
        if history.rulings:
            now = self.tr("The rule about taking back was changed during the game.")
        said = [remark[1] for entry in entries if (remark := policies.remark(entry, self._table.player_name)) is not None]
        return (*said, now)

    # ---- where to
    def undo_target(self) -> Step | None:
        """Return the last step before this one at which a person was asked."""
        game, node = self._session.game, self._session.history.current
        while node.parent is not None and self._table.persons:
            gesture = node.gesture
            while node.parent is not None and node.gesture == gesture:
                node = node.parent
            decision = game.decision(node.state)
            if decision is not None and self._asks(decision):
                return node
        return None

    def _asks(self, decision: Decision) -> bool:
        """Return whether a question is put to a person, not answered once for all."""
        return decision.seats[0] in self._table.persons and not self._table.hotseat.skips(decision)

    def redo_target(self) -> Step | None:
        """Return the next step on the line that was taken back at which a person is asked, or its end."""
        game = self._session.game
        node = self._session.history.current.latest
        while node is not None and node.latest is not None:
            decision = game.decision(node.state)
            if node.latest.gesture != node.gesture and decision is not None and self._asks(decision):
                break
            node = node.latest
        return node

    def turn_start(self) -> Step | None:
        """Return the step with which the turn of the person who is asked began, None outside of it."""
        seat = self._table.asked
        if seat is None:
            return None
        node: Step | None = self._session.history.current
        while node is not None and node.parent is not None and not self._table.begins_turn(node, seat):
            node = node.parent
        return node

    def _wisher(self) -> int:
        """Return the seat of the person who acts, -1 if nobody is known to."""
        table = self._table
        if table.asked is not None:
            return table.asked
        return table.sitting if table.sitting is not None else -1

    def _others(self) -> tuple[int, ...]:
        """Return the people who must agree to what the one at the machine wishes."""
        wisher = self._wisher()
        return tuple(seat for seat in self._table.persons if seat != wisher) if len(self._table.persons) > 1 else ()

    # ---- what is allowed
    def why_not(self, node: Step) -> str:
        """Return why the table does not allow going to a step, "" if it does (perhaps after asking)."""
        history = self._session.history
        if history.verdict(node, self._session.policy) is not Policy.STRICT:
            return ""
        back = [step.id for step in history.steps_back(node) if step.marked]
        what = policies.what_counts(history.taken_back(back).values)
        return self.tr("This can't be taken back at a strict table: {what}.").format(what=what)

    def can_return(self, node: Step) -> bool:
        """Return whether everything since a step can be taken back without asking anybody."""
        verdict = self._session.history.verdict(node, self._session.policy)
        return verdict is Policy.FREE or (verdict is Policy.ASK and not self._others())

    def go_to(self, node: Step | None, refused: str = "") -> None:
        """Go to a step; asks those who must agree, or says why it can't be (in the words of `refused` if there are any)."""
        if node is None or node is self._session.history.current:
            return
        reason = self.why_not(node)
        if reason:
            self._warn(refused or reason, self.tr("“Taking back…” in the menu changes what the table allows, if all agree."))
            return
        others = self._others()
        if self.can_return(node):
            self._go(node)
            return
        history = self._session.history
        back = [step for step in reversed(history.steps_back(node)) if step.marked]
        wish = self.tr("{name} wishes to take back {what}.").format(
            name=self._table.player_name(self._wisher()) if self._wisher() >= 0 else self.tr("Somebody"),
            what=policies.what_counts(history.taken_back([step.id for step in back]).values),
        )
        steps = [self.lineage.title(self._end(step), None) for step in back]
        self._ask(others, wish, list(dict.fromkeys(steps)), lambda: self._go(node))

    def _end(self, step: Step) -> Step:
        while not self.lineage.is_end(step):
            step = step.children[0]
        return step

    def _go(self, node: Step) -> None:
        history = self._session.history
        if self._looking is None and self._session.decision is None:
            self._looking = Looking(history.current, len(history.nodes), len(history.retreats))
        self._session.go_to(node, agreed=True, by=self._wisher())
        if self._looking is not None and history.current is self._looking.end:
            if len(history.nodes) == self._looking.steps:
                del history.retreats[self._looking.retreats :]
            self._looking = None
        self._table.went()

    def _warn(self, what: str, safe: str) -> None:
        self._warned = Notice(what, safe, tone="warn")
        self._table.host.show_notice(self._warned)

    def withdraw_warning(self) -> None:
        """Take the notice away that a step stays."""
        warned, self._warned = self._warned, None
        if warned is not None:
            self._table.host.withdraw_notice(warned)

    # ---- asking
    def _ask(self, seats: Sequence[int], wish: str, steps: Sequence[str], then: Callable[[], None]) -> None:
        """Ask one person after the other; `then` runs when all agree."""
        if not seats:
            then()
            return
        seat = seats[0]
        name = self._table.player_name(seat)
        dialog = AgreementDialog(self._table.player(seat), name, wish, steps)
        if self._table.hotseat.open_table:
            self._table.host.show_dialog(dialog)
        else:
            # The machine goes to somebody else: who had it shows the own hand again.
            self._table.hotseat.note_asked(seat)
            self._table.show_position(None)
            self._table.host.show_curtain(AgreementSheet(dialog))
        # What happens next comes after the dialog has gone.
        dialog.accepted.connect(lambda: self._ask(seats[1:], wish, steps, then))
        dialog.rejected.connect(lambda: self._on_rejected(name))

    def _on_rejected(self, name: str) -> None:
        self._table.went()
        self._warn(self.tr("{name} does not agree.").format(name=name), self.tr("All stays as it is."))

    def ask_policy(self) -> None:
        """Ask what the table shall say to taking back; with several people all others must agree to a change."""
        dialog = PolicyDialog(self._session.policy, [self._table.player_name(seat) for seat in self._others()])
        dialog.chosen.connect(self._on_policy)
        self._table.host.show_dialog(dialog)

    @guarded()
    def _on_policy(self, policy: Policy) -> None:
        if policy is self._session.policy:
            return
        wish = self.tr("Taking back shall be “{policy}” from now on: {note}.").format(
            policy=policies.name(policy), note=policies.note(policy)
        )
        self._ask(self._others(), wish, (), lambda: self._rule(policy))

    def _rule(self, policy: Policy) -> None:
        self._session.rule(policy, self._wisher())
        self._table.ruled()

    def _go_or_say(self, node: Step | None, nothing: str) -> None:
        if node is None:
            self._warn(nothing, "")
        else:
            self.go_to(node)

    # ---- commands
    def trigger(self, command: str) -> bool:
        """Run a command; returns whether it was one of these."""
        if command == "undo":
            self._go_or_say(self.undo_target(), self.tr("There is nothing to take back."))
        elif command == "redo":
            self._go_or_say(self.redo_target(), self.tr("There is nothing to bring back."))
        elif command == "restart_turn":
            self.go_to(
                self.turn_start(),
                self.tr("Your turn can't be restarted: dice were rolled or something was revealed in it, or others have acted."),
            )
        elif command == "taking_back":
            self.ask_policy()
        elif command == "history":
            self._table.host.show_dock("history")
            self.dock.tree.setFocus()
            self.dock.tree.focus_row(max(0, self.dock.tree.current()))
        else:
            return False
        return True

    def situation(self) -> frozenset[str]:
        """Return the conditions of the action table that hold."""
        holds = set()
        target = self.undo_target()
        if target is not None and not self.why_not(target):
            holds.add("can_undo")
        if self._session.history.current.latest is not None:
            holds.add("can_redo")
        start = self.turn_start()
        if start is not None and start is not self._session.history.current:
            holds.add("can_restart")
        return frozenset(holds)

    @guarded()
    def _on_chosen(self, node: int) -> None:
        self.go_to(self._session.history.nodes[node])
