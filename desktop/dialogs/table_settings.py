"""What is agreed on at a table: whether secrets are kept, and which questions are skipped."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.dialogs.base import DialogPanel
from desktop.theme.fonts import Role
from desktop.theme.palette import PlayerColour
from desktop.widgets.buttons import Button, Kind
from desktop.widgets.heraldry import Crest
from desktop.widgets.inputs import Toggle
from desktop.widgets.labels import Label
from desktop.widgets.panel import Rule

if TYPE_CHECKING:
    from desktop.table.hotseat import Standing


class TableSettingsDialog(DialogPanel):
    """Shows it and lets it be changed. Afterwards `kept` says whether the changes count.

    `open_table` and `ask_always` are what is set then, `given_back` the questions that are to be asked again.
    """

    def __init__(
        self, standing: Sequence[tuple[Standing, PlayerColour, str]], open_table: bool | None, ask_always: bool,
        parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        """`standing` are the skipped questions with colour and name of who skips them; `open_table` None: one person plays."""
        super().__init__("", icon="mdi6.table-furniture", width=600, parent=parent)
        self.set_title(self.tr("This table"))
        self.kept = False
        self.given_back: list[Standing] = []
        self.rows: list[QWidget] = []
        self._open = self._always = None
        if open_table is not None:
            self.content.addWidget(Label(self.tr("Secrets"), Role.HEADING))
            self._open = Toggle(self.tr("Open table"), self.tr("all hands lie open, the machine passes without a curtain"),
                                checked=open_table)
            self._open.toggled.connect(self._refresh)
            self.content.addWidget(self._open)
            self._always = Toggle(self.tr("Ask everybody alike"),
                                  self.tr("also those who can only decline, so that nothing is learnt from a question left out"),
                                  checked=ask_always)
            self.content.addWidget(self._always)
            self.content.addWidget(Rule(plain=True))
        self.content.addWidget(Label(self.tr("Never asked"), Role.HEADING))
        for one, colour, name in standing:
            self._add_row(one, colour, name)
        words = self.tr("No question is skipped. Where one can be, it has a button for it.")
        self._none = Label(words, Role.BODY, "ink2", wrap=True)
        self.content.addWidget(self._none)
        self.content.addStretch(1)
        self.add_button(self.tr("Cancel"), key="Esc").clicked.connect(self.reject)
        self.add_button(self.tr("Done"), Kind.PRIMARY, icon="mdi6.check", key="Return").clicked.connect(self.accept)
        self._refresh()

    def _add_row(self, one: Standing, colour: PlayerColour, name: str) -> None:
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addWidget(Crest(colour, 24))
        row.addWidget(Label(f"{name}: {one.words}", Role.BODY, wrap=True), 1)
        button = Button(self.tr("Ask again"), icon="mdi6.bell-outline", height=30)
        button.clicked.connect(lambda: self._give_back(one, holder))
        row.addWidget(button)
        self.content.addWidget(holder)
        self.rows.append(holder)

    def _give_back(self, one: Standing, row: QWidget) -> None:
        self.given_back.append(one)
        self.rows.remove(row)
        row.hide()
        row.deleteLater()
        self._refresh()

    def _refresh(self) -> None:
        self._none.setVisible(not self.rows)
        if self._always is not None:
            self._always.setEnabled(not self.open_table)

    @property
    def open_table(self) -> bool:
        """Whether the table is to be open."""
        return self._open is not None and self._open.isChecked()

    @property
    def ask_always(self) -> bool:
        """Whether everybody is to be asked."""
        return self._always is not None and self._always.isChecked()

    def accept(self) -> None:
        self.kept = True
        super().accept()

    def first_focus(self) -> QWidget:
        """Return what has the focus at first."""
        return self._open or self.primary or self
