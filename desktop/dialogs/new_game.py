"""The new-game dialog: seats at the left, the game's options at the right, seed and expected length below."""
from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QSize, QTimer
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from core.engine.history import Policy
from desktop.dialogs.base import DialogPanel
from desktop.dialogs.newgame_data import PERSON, NewGame, NewGameForm, OptionSpec, Seat, Value, new_seed, seed_of
from desktop.dialogs.seats import SeatTable
from desktop.robust import guarded
from desktop.table import policies
from desktop.theme.fonts import Role
from desktop.theme.style import theme
from desktop.widgets.buttons import Kind, ToolButton
from desktop.widgets.inputs import Choice, Toggle
from desktop.widgets.labels import Label
from desktop.widgets.panel import Rule

_WIDE = 880
_TWO_COLUMNS = 720


def first_seats(form: NewGameForm, player_name: str = "") -> tuple[Seat, ...]:
    """Return the seats that a dialog without a default starts with: one person and bots, three seats if allowed."""
    count = 3 if 3 in form.seat_numbers else min(form.seat_numbers)
    bot = form.bots[-1].id if form.bots else PERSON
    return tuple(Seat(PERSON if k == 0 else bot, player_name if k == 0 else "", "", k) for k in range(count))


class OptionField(QWidget):
    """One option: a check box with its note, or a text, a list of choices and a note."""

    def __init__(self, spec: OptionSpec, value: Value, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.spec = spec
        self._settled = False
        self._wished: Value = value
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        self.toggle: Toggle | None = None
        self.choice: Choice | None = None
        if spec.choices:
            values = [choice for choice, _ in spec.choices]
            row = QHBoxLayout()
            row.addWidget(Label(spec.text, Role.BODY_BOLD, wrap=True), 1)
            self.choice = Choice(spec.choices, value if value in values else spec.default, name=spec.text)
            row.addWidget(self.choice)
            layout.addLayout(row)
            self._note = Label("", Role.SMALL, "ink2", wrap=True)
            layout.addWidget(self._note)
            self.changed = self.choice.chosen
            self.changed.connect(self._show_note)
            self._show_note()
        else:
            self.toggle = Toggle(spec.text, spec.note, checked=bool(value))
            layout.addWidget(self.toggle)
            self.changed = self.toggle.toggled

    def _show_note(self) -> None:
        shown = self._shown()
        if not self._settled:
            self._wished = shown
        note = self.spec.note_of(shown)
        self._note.setText(note)
        self._note.setVisible(bool(note))

    def follow(self, values: Mapping[str, Value]) -> None:
        """Follow the other options: one of them may leave no choice here (`OptionSpec.settled`)."""
        shown = next((shown for id, value, shown in self.spec.settled if values.get(id) == value), None)
        settled = shown is not None
        if self.choice is None or settled == self._settled:
            return
        self._settled = settled
        self.choice.setEnabled(not settled)
        self.choice.set_value(shown if settled else self._wished)
        self._show_note()

    def value(self) -> Value:
        """Return the option's value."""
        return self.spec.default if self._settled else self._shown()

    def _shown(self) -> Value:
        if self.toggle is not None:
            return self.toggle.isChecked()
        value = self.choice.value() if self.choice is not None else self.spec.default
        return value if isinstance(value, bool | int | str) else self.spec.default


class NewGameDialog(DialogPanel):
    """Asks who plays what. After `accepted`, `result()` is the new game."""

    def __init__(self, form: NewGameForm, default: NewGame | None = None, player_name: str = "",
                 parent: QWidget | None = None) -> None:
        super().__init__("", icon="mdi6.plus-circle-outline", width=_WIDE, parent=parent)
        self.form = form
        self.set_title(self.tr("New game"), form.title)
        self._set_margins()
        start = default or form.default
        self._default_seed = default.seed if default is not None else 0
        seats = start.seats if start is not None else first_seats(form, player_name)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.setSpacing(24)
        self.content.addLayout(self._columns)
        self.content.addStretch(1)
        self._columns.addLayout(self._make_left(seats, start), 5)
        self._columns.addLayout(self._make_right(start), 3)
        cancel = self.add_button(self.tr("Cancel"), key="Esc")
        cancel.clicked.connect(self.reject)
        begin = self.add_button(self.tr("Begin"), Kind.PRIMARY, icon="mdi6.play", key="Return")
        begin.clicked.connect(self.accept)
        self.seats.changed.connect(self._check)
        self._settle()
        self._show_problem(self._own_problem())
        self._drawn = False

    def _make_left(self, seats: tuple[Seat, ...], start: NewGame | None) -> QVBoxLayout:
        form = self.form
        left = QVBoxLayout()
        left.setSpacing(8)
        head = QHBoxLayout()
        head.addWidget(Label(self.tr("Seats, clockwise"), Role.HEADING))
        head.addStretch(1)
        head.addWidget(Label(self.tr("drag to change the order"), Role.SMALL, "ink2"))
        left.addLayout(head)
        self.seats = SeatTable(seats, form.seat_numbers, form.bots, form.peoples, form.people_label, form.colours)
        left.addWidget(self.seats)
        if form.people_note:
            left.addWidget(Label(form.people_note, Role.SMALL, "ink2", wrap=True))
        self.random_order = Toggle(self.tr("Random order"), self.tr("the seed decides who sits where"),
                                   checked=start is not None and start.random_order)
        self.random_order.toggled.connect(self._check)
        left.addWidget(self.random_order)
        left.addWidget(self._make_policy(start))
        self.open_table = Toggle(self.tr("Open table"), self.tr("all hands lie open, the machine passes without a curtain"),
                                 checked=start is not None and start.open_table)
        left.addWidget(self.open_table)
        left.addWidget(Label(self.tr("Chance"), Role.HEADING))
        row = QHBoxLayout()
        row.setSpacing(6)
        # A form's default is the same for every game: only a default given here brings a seed.
        self.seed = QLineEdit(str(self._default_seed or new_seed()))
        self.seed.setAccessibleName(self.tr("Seed"))
        self.seed.setMaxLength(40)
        self.seed.setMinimumWidth(theme().px(120))
        self.seed.textChanged.connect(self._check)
        other = ToolButton("mdi6.refresh", self.tr("Another seed"), side=32)
        other.clicked.connect(self._on_other_seed)
        row.addWidget(self.seed, 2)
        row.addWidget(other)
        row.addWidget(Label(self.tr("the same seed gives the same game"), Role.SMALL, "ink2", wrap=True), 3)
        left.addLayout(row)
        left.addStretch(1)
        return left

    def _make_policy(self, start: NewGame | None) -> OptionField:
        """What may be taken back: a setting of the table, not a rule of the game."""
        kinds = (Policy.FREE, Policy.ASK, Policy.STRICT)
        spec = OptionSpec(
            "policy", self.tr("Taking back"), default="",
            choices=(("", self.tr("Usual")), *((kind.value, policies.name(kind)) for kind in kinds)),
            notes=(("", self.tr("one person: free; several: strict; it can be changed at the table")),
                   *((kind.value, policies.note(kind)) for kind in kinds)),
        )
        self.policy = OptionField(spec, start.policy if start is not None else "")
        return self.policy

    def _make_right(self, start: NewGame | None) -> QVBoxLayout:
        right = QVBoxLayout()
        right.setSpacing(6)
        self.fields: list[OptionField] = []
        groups = list(dict.fromkeys(spec.group for spec in self.form.options))
        self._heads: dict[str, list[QWidget]] = {}
        for number, group in enumerate(groups):
            head: list[QWidget] = [Label(group or self.tr("Rules"), Role.HEADING)]
            if number:
                right.addSpacing(4)
                head.insert(0, Rule(plain=True))
            for widget in head:
                right.addWidget(widget)
            self._heads[group] = head
            for spec in self.form.options:
                if spec.group == group:
                    value = start.options.get(spec.id, spec.default) if start is not None else spec.default
                    field = OptionField(spec, value)
                    field.changed.connect(self._check)
                    self.fields.append(field)
                    right.addWidget(field)
        right.addStretch(1)
        return right

    # ---- result
    def result(self) -> NewGame:
        """Return what is set now.

        Names left empty stay so where the game has peoples, and it names the seats by them: three seats called like
        their bot could not be told apart. Elsewhere they are the bot's name or a number.
        """
        seats = []
        names = {bot.id: bot.name for bot in self.form.bots}
        for number, seat in enumerate(self.seats.seats(), 1):
            name = seat.name
            if not name and not self.form.peoples:
                name = names.get(seat.bot) or self.tr("Player {number}").format(number=number)
            seats.append(replace(seat, name=name))
        return NewGame(self.form.game, tuple(seats), {field.spec.id: field.value() for field in self.fields},
                       seed_of(self.seed.text()), self.random_order.isChecked(), str(self.policy.value()),
                       self.open_table.isChecked() and self._several())

    def _several(self) -> bool:
        """Return whether more than one person sits at the machine."""
        return sum(seat.is_person for seat in self.seats.seats()) > 1

    def problem(self) -> str | None:
        """Return what is wrong with what is set now, in a sentence, or None."""
        return self._own_problem() or self.form.problem(self.result())

    def _own_problem(self) -> str | None:
        """Return what is wrong whatever the rules of the game say."""
        game = self.result()
        if len(game.seats) not in self.form.seat_numbers:
            return self.tr("This game can't be played by {number}.").format(number=len(game.seats))
        peoples = [seat.people for seat in game.seats if seat.people]
        if len(peoples) != len(set(peoples)):
            return self.tr("Two seats have chosen the same people.")
        if not self.seed.text().strip():
            return self.tr("The seed is empty.")
        return None

    def accept(self) -> None:
        if self.problem() is None:
            super().accept()

    def first_focus(self) -> QWidget:
        """Return what has the focus at first."""
        return self.primary if self.primary is not None and self.primary.isEnabled() else self.seed

    def paint(self, painter: QPainter) -> None:
        super().paint(painter)
        if not self._drawn:
            # The game's rules, which say whether all is well, are loaded when the dialog is there to be seen.
            self._drawn = True
            QTimer.singleShot(0, self, self._check)

    @guarded()
    def _check(self, *_: object) -> None:
        self._settle()
        self._show_problem(self.problem())

    def _settle(self) -> None:
        """Let options follow the others, and show what goes with what is set."""
        values = {field.spec.id: field.value() for field in self.fields}
        for field in self.fields:
            field.follow(values)
        self.open_table.setVisible(self._several())
        self._show_what_bots_do()

    def _show_problem(self, problem: str | None) -> None:
        self.foot_note.setText(problem or self.form.length(self.result()))
        self.foot_note.set_colour("danger" if problem else "ink2")
        if self.primary is not None:
            self.primary.setEnabled(problem is None)

    def _show_what_bots_do(self) -> None:
        bots = any(not seat.is_person for seat in self.seats.seats())
        for field in self.fields:
            field.setVisible(bots or not field.spec.of_bots)
        for group, head in self._heads.items():
            shown = any(not field.isHidden() for field in self.fields if field.spec.group == group)
            for widget in head:
                widget.setVisible(shown)

    def _on_other_seed(self) -> None:
        self.seed.setText(str(new_seed()))

    # ---- place
    def wished_size(self, room: QSize) -> QSize:
        self._arrange(min(room.width(), theme().px(_WIDE)))
        return super().wished_size(room)

    def _arrange(self, width: int) -> None:
        two = width >= theme().px(_TWO_COLUMNS)
        self._columns.setDirection(QBoxLayout.Direction.LeftToRight if two else QBoxLayout.Direction.TopToBottom)

    @guarded()
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange(self.width())
