"""A small panel beside a stack: how many units of each kind are taken into the hand, and what else can be done with them."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.dialogs.base import ENTER_KEYS
from desktop.dialogs.choice import ChoiceOption, OptionRow
from desktop.dialogs.draft import Draft
from desktop.games.clash.dialogs.sidepanel import SidePanel
from desktop.games.clash.words.names import unit_name
from desktop.games.clash.words.phrases import phrase
from desktop.robust import guarded
from desktop.theme.fonts import Role
from desktop.theme.style import theme
from desktop.widgets.buttons import Button, Kind
from desktop.widgets.inputs import Stepper
from desktop.widgets.labels import IconLabel, Label

Kinds = tuple[tuple[str, int], ...]


class UnitsPanel(SidePanel):
    """Numbers by kind, all of them at first.

    Signals besides `chosen` (a move of one of the options, or () when the panel is closed): `picked(object)` with (kind, number)
    of what is in the hand whenever a number changes, `taken` when the hand goes on to the board. Keys: 1-9 take one more of a
    kind (beginning anew after the last), Enter goes to the board, Esc puts down.
    """

    picked = Signal(object)
    taken = Signal()

    def __init__(
        self, title: str, units: Kinds, options: tuple[ChoiceOption, ...] = (), beside: QRect | None = None,
        parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        super().__init__(title, units[0][0], parent)
        self.beside = beside
        """The place of the screen that the panel stands next to."""
        self.body.setSpacing(4)
        self.steppers: dict[str, Stepper] = {}
        self._draft: Draft[Kinds] = Draft(self._restore)
        for kind, number in units:
            row = QHBoxLayout()
            row.setSpacing(8)
            row.addWidget(IconLabel(kind, 22))
            row.addWidget(Label(unit_name(kind, number), Role.BODY_BOLD), 1)
            stepper = Stepper(0, number, number, name=unit_name(kind, 2))
            stepper.value_changed.connect(self._on_changed)
            row.addWidget(stepper)
            self.body.addLayout(row)
            self.steppers[kind] = stepper
        self._draft.note(self.units())
        self.button = Button(phrase("take_units"), Kind.PRIMARY, icon="mdi6.hand-back-right-outline", key="Return")
        self.button.clicked.connect(self.taken)
        self.body.addWidget(self.button)
        self.rows: list[OptionRow] = []
        for option in options:
            row_ = OptionRow(option, 99, False)
            row_.clicked.connect(lambda _checked=False, id=option.id: self.chosen.emit(id))
            self.body.addWidget(row_)
            self.rows.append(row_)

    def units(self) -> Kinds:
        """Return what is taken."""
        return tuple(sorted((kind, stepper.value) for kind, stepper in self.steppers.items() if stepper.value))

    def _restore(self, units: Kinds) -> None:
        numbers = dict(units)
        for kind, stepper in self.steppers.items():
            stepper.set_value(numbers.get(kind, 0))

    def take_back_draft(self) -> bool:
        """Take back the last change to what is taken. Returns whether there was one."""
        return self._draft.take_back()

    @guarded()
    def _on_changed(self, _value: int) -> None:
        self._draft.note(self.units())
        self.button.setEnabled(bool(self.units()))
        self.picked.emit(self.units())

    def press_number(self, number: int) -> None:
        if number < len(self.steppers):
            stepper = list(self.steppers.values())[number]
            stepper.setFocus()
            value = stepper.value
            stepper.set_value(value + 1)
            if stepper.value == value:
                stepper.set_value(0)

    def first_focus(self) -> QWidget:
        """Return what has the focus at first."""
        return next(iter(self.steppers.values()))

    @guarded()
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER_KEYS and self.button.isEnabled():
            self.taken.emit()
        else:
            super().keyPressEvent(event)

    def wished_size(self, room: QSize) -> QSize:
        """Return the size to take in a room."""
        width = min(room.width(), theme().px(290))
        # What can be done besides may need more lines at this width.
        height = self.body.totalHeightForWidth(width) if self.body.hasHeightForWidth() else self.sizeHint().height()
        return QSize(width, min(room.height(), height))
