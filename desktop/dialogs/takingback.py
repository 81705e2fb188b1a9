"""Dialogs about taking back: what the table says to it, and whether a person agrees."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from core.engine.history import Policy
from desktop.dialogs.base import DialogPanel
from desktop.dialogs.choice import ChoiceOption, OptionRow
from desktop.robust import guarded
from desktop.table import policies
from desktop.theme.fonts import Role
from desktop.theme.palette import PlayerColour
from desktop.widgets.heraldry import Crest
from desktop.widgets.labels import Label
from desktop.widgets.panel import Sheet

MOST_STEPS = 8
"""More are told by their number."""


class PolicyDialog(DialogPanel):
    """Asks what the table shall say to taking back. Signals: `chosen(object)` with the policy, before `accepted`."""

    chosen = Signal(object)

    def __init__(self, policy: Policy, others: Sequence[str] = (), parent: QWidget | None = None) -> None:
        """`others` are the people who will be asked whether they agree."""
        super().__init__("", icon="mdi6.history", width=520, parent=parent)
        self.set_title(self.tr("Taking back"))
        self.content.addWidget(Label(self.tr("Which steps may be taken back at this table?"), Role.BODY, wrap=True))
        self.rows: dict[Policy, OptionRow] = {}
        for number, kind in enumerate((Policy.FREE, Policy.ASK, Policy.STRICT), 1):
            text = policies.name(kind)
            if kind is policy:
                text = self.tr("{policy} (now)").format(policy=text)
            row = OptionRow(ChoiceOption(kind, text, policies.note(kind), policies.ICONS[kind]), number, False)
            row.clicked.connect(lambda _checked=False, kind=kind: self._on_chosen(kind))
            self.content.addWidget(row)
            self.rows[kind] = row
        self.content.addStretch(1)
        self._now = policy
        if others:
            names = self.tr(" and ").join(others)
            self.foot_note.setText(self.tr("{names} must agree to a change.").format(names=names))
        else:
            self.foot_note.setText(self.tr("A change is noted in the journal."))
        self.add_button(self.tr("Cancel"), key="Esc").clicked.connect(self.reject)

    def _on_chosen(self, policy: Policy) -> None:
        self.accept()
        self.chosen.emit(policy)

    def first_focus(self) -> QWidget:
        """Return what has the focus at first."""
        return self.rows[self._now]

    @guarded()
    def keyPressEvent(self, event: QKeyEvent) -> None:
        number = event.key() - Qt.Key.Key_1
        if 0 <= number < len(self.rows):
            list(self.rows.values())[number].click()
        else:
            super().keyPressEvent(event)


class AgreementDialog(DialogPanel):
    """Asks a person at the machine whether he agrees. Signals: `accepted` if he does, else `rejected`."""

    def __init__(
        self, player: PlayerColour, name: str, wish: str, steps: Sequence[str] = (), parent: QWidget | None = None
    ) -> None:
        super().__init__("", icon="mdi6.account-question-outline", width=520, parent=parent)
        self.set_title(self.tr("{name}, do you agree?").format(name=name))
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(Crest(player, 44))
        row.addWidget(Label(wish, Role.LEAD, wrap=True), 1)
        self.content.addLayout(row)
        for step in steps[:MOST_STEPS]:
            self.content.addWidget(Label(f"•  {step}", Role.BODY, wrap=True))
        if len(steps) > MOST_STEPS:
            more = self.tr("and {number} more").format(number=len(steps) - MOST_STEPS)
            self.content.addWidget(Label(more, Role.BODY, "ink2"))
        self.content.addStretch(1)
        self.foot_note.setText(self.tr("Only {name} answers this.").format(name=name))
        self.refuse = self.add_button(self.tr("No, it stays"), key="Esc")
        self.refuse.clicked.connect(self.reject)
        self.agree = self.add_button(self.tr("I agree"), icon="mdi6.check")
        self.agree.clicked.connect(self.accept)

    def first_focus(self) -> QWidget:
        """Return what has the focus at first: an Enter too much agrees to nothing."""
        return self.refuse


class AgreementSheet(Sheet):
    """A sheet over all of the window with the question on it: who is asked may not see what the other person sees.

    Signals: `accepted`, `rejected` of the dialog.
    """

    accepted = Signal()
    rejected = Signal()

    def __init__(self, dialog: AgreementDialog, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.dialog = dialog
        dialog.setParent(self)
        dialog.accepted.connect(self.accepted)
        dialog.rejected.connect(self.rejected)
        self.setAccessibleName(dialog.accessibleName())

    def first_focus(self) -> QWidget:
        """Return what has the focus at first."""
        return self.dialog.first_focus()

    @guarded()
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        size = self.dialog.wished_size(self.size() - QSize(60, 60))
        place = QRect(0, 0, size.width(), size.height())
        place.moveCenter(self.rect().center())
        self.dialog.setGeometry(place)
