"""The choice panel: what must be chosen, what asks for it, and the options. Payments, event choices, casualties.

It is not modal: spaces that are options may be clicked on the board at the same time.
"""
from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QKeySequence, QPainter, QPen, QShortcut
from PySide6.QtWidgets import QApplication, QGridLayout, QHBoxLayout, QScrollArea, QSizePolicy, QWidget

from desktop.dialogs.base import ENTER_KEYS
from desktop.dialogs.draft import Draft
from desktop.robust import guarded
from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.icons import paint_icon
from desktop.theme.palette import CARD_KINDS, CARD_TEXT, mix
from desktop.theme.style import theme
from desktop.widgets.base import PaintedButton
from desktop.widgets.buttons import Button, Kind, cap_size, paint_cap
from desktop.widgets.labels import IconLabel, Label
from desktop.widgets.panel import MovablePanel, Rule


@dataclass(frozen=True, slots=True)
class ChoiceOption:
    """One option: an id of any kind, text, explanation, icon; `refused` says why it can't be chosen ("" if it can)."""

    id: object
    text: str
    note: str = ""
    icon: str = ""
    refused: str = ""


@dataclass(frozen=True, slots=True)
class ChoiceSpec:
    """A question. `least` and `most` options are to be chosen; with both 1 a click answers at once.

    `source` is what asks ("Event: Flood"), `decline` the label of the button that chooses nothing ("" if one must
    choose), `confirm` the label of the button for several ("" for the usual one).
    """

    title: str
    sentence: str = ""
    source: str = ""
    source_icon: str = ""
    options: tuple[ChoiceOption, ...] = ()
    least: int = 1
    most: int = 1
    decline: str = ""
    confirm: str = ""


class OptionRow(PaintedButton):
    """A row of the list: key, icon, text, explanation or the reason why not."""

    hovered = Signal(bool)

    def __init__(self, option: ChoiceOption, number: int, several: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.option = option
        self._cap = str(number) if number <= 9 else ""
        self._several = several
        self.setCheckable(several)
        self.setEnabled(not option.refused)
        self.setText(option.text)
        self.setAccessibleName(option.text)
        self.setAccessibleDescription(option.refused or option.note)
        # Its height follows from its width alone: as a least height, that at another width would open scroll bars.
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _note(self) -> str:
        return self.option.refused or self.option.note

    def _left(self) -> int:
        t = theme()
        return t.px(46) if self.option.icon or self._several else t.px(14)

    def _cap_room(self) -> int:
        return cap_size("9").width() + theme().px(20)

    def _right(self) -> int:
        return self._cap_room()

    def wanted_size(self) -> QSize:
        t = theme()
        texts = max(t.metrics(Role.BODY_BOLD).horizontalAdvance(self.option.text),
                    min(t.metrics(Role.SMALL).horizontalAdvance(self._note()), t.px(300)))
        width = round(texts) + self._left() + self._right() + 8
        return QSize(width, self.heightForWidth(width))

    def least_size(self) -> QSize:
        return QSize(theme().px(200), 36)

    def hasHeightForWidth(self) -> bool:
        return True

    @guarded(36)
    def heightForWidth(self, width: int) -> int:
        t = theme()
        room = width - self._left() - self._right() - 6
        height = paint.text_height(self.option.text, room, Role.BODY_BOLD) + t.px(14) + 4
        if self._note():
            height += paint.text_height(self._note(), room, Role.SMALL) + 1
        return max(36, round(height))

    def paint(self, painter: QPainter) -> None:
        t = theme()
        face = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        enabled = self.isEnabled()
        if self.isChecked() or self.isDown():
            fill = mix(t.hex("gold_hi"), t.hex("raised"), .55 if not t.palette.dark else .7)
            paint.box(painter, face, fill, "gold", 6, 1.6)
        elif self.is_hovered() or self.hasFocus():
            paint.box(painter, face, mix(t.hex("raised"), t.hex("gold_hi"), .25), "gold", 6)
        else:
            paint.box(painter, face, "raised" if enabled else "sunken", "line", 6)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(t.colour("focus"), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 7, 7)
        self.paint_label(painter, face)
        if self._cap and enabled:
            paint_cap(painter, face.right() - self._cap_room() + t.px(10), face.center().y(), self._cap, "ink2")

    def paint_label(self, painter: QPainter, face: QRectF) -> None:
        """Draw what the option is; a subclass may draw it otherwise."""
        t = theme()
        enabled = self.isEnabled()
        side = t.px(24)
        icon = QRectF(face.left() + t.px(10), face.center().y() - side / 2, side, side)
        if self._several and (self.isChecked() or not self.option.icon):
            name = "mdi6.checkbox-marked-circle-outline" if self.isChecked() else "mdi6.checkbox-blank-circle-outline"
            paint_icon(painter, name, icon, t.hex("gold_text" if enabled else "ink3"))
        elif self.option.icon:
            self.paint_picture(painter, icon)
        x = self._left() + 2
        width = self.width() - x - self._right() - 4
        top = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        high = paint.text_height(self.option.text, width, Role.BODY_BOLD)
        note = paint.text_height(self._note(), width, Role.SMALL) + 1 if self._note() else 0
        y = face.center().y() - (high + note) / 2
        paint.text(painter, QRectF(x, y, width, high + 2), self.option.text, Role.BODY_BOLD, "ink" if enabled else "ink3",
                   top, wrap=True)
        if note:
            paint.text(painter, QRectF(x, y + high + 1, width, note + 2), self._note(), Role.SMALL,
                       "danger" if self.option.refused else "ink2", top, wrap=True)

    def paint_picture(self, painter: QPainter, box: QRectF) -> None:
        """Draw the option's icon, a kind of card as a small card; a subclass may draw something else."""
        band = next((band for band, icon in CARD_KINDS.values() if icon == self.option.icon), "")
        if band and self.isEnabled():
            paint.box(painter, box.adjusted(box.width() * .08, 0, -box.width() * .08, 0), band, mix(band, "#1B120A", .4), 3)
            inner = box.width() * .2
            paint_icon(painter, self.option.icon, box.adjusted(inner, inner, -inner, -inner), CARD_TEXT)
            return
        paint_icon(painter, self.option.icon, box, theme().hex("ink" if self.isEnabled() else "ink3"))

    @guarded()
    def enterEvent(self, event: QEnterEvent) -> None:
        self.hovered.emit(True)
        super().enterEvent(event)

    @guarded()
    def leaveEvent(self, event: QEvent) -> None:
        self.hovered.emit(False)
        super().leaveEvent(event)

    @guarded()
    def focusInEvent(self, event: QFocusEvent) -> None:
        self.hovered.emit(True)
        super().focusInEvent(event)

    @guarded()
    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.hovered.emit(False)
        super().focusOutEvent(event)


class ChoicePanel(MovablePanel):
    """Asks a question beside the board.

    Signals: `chosen(object)` with a tuple of the ids chosen (empty for declined), `option_hovered(object)` with the id of
    the option under mouse or focus (None for none). Keys: 1-9, up and down, Enter; Esc declines where that is allowed.
    """

    chosen = Signal(object)
    option_hovered = Signal(object)

    def __init__(self, spec: ChoiceSpec, parent: QWidget | None = None) -> None:
        super().__init__(spec.title, icon="mdi6.help-circle-outline", note="", parent=parent)
        self.spec = spec
        self._several = spec.most > 1
        self._draft: Draft[tuple[object, ...]] = Draft(self._restore)
        self._shortcuts: list[QShortcut] = []
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        source = self.make_source()
        if source is not None:
            self.body.addWidget(source)
        if spec.sentence:
            self.body.addWidget(Label(spec.sentence, Role.BODY, wrap=True))
        self._list = QWidget()
        self._grid = QGridLayout(self._list)
        self._grid.setContentsMargins(0, 0, 6, 0)
        self._grid.setHorizontalSpacing(6)
        self._grid.setVerticalSpacing(2)
        self._columns = 0
        self.rows: list[OptionRow] = []
        for number, option in enumerate(spec.options, 1):
            row_widget = self.make_row(option, number)
            row_widget.clicked.connect(lambda _checked=False, row=row_widget: self._on_row(row))
            row_widget.hovered.connect(lambda on, row=row_widget: self.option_hovered.emit(row.option.id if on else None))
            self.rows.append(row_widget)
        self._set_columns(1)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(self._list)
        # It takes what the others leave: a hint of its own would take room from what asks, which does not scroll.
        self._scroll.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self.body.addWidget(self._scroll, 1)
        self.confirm: Button | None = None
        self.decline: Button | None = None
        self._add_buttons()
        self._refresh()

    def make_source(self) -> QWidget | None:
        """Return what says what asks, None for nothing; a subclass may say more. Called while the panel is made."""
        if not self.spec.source:
            return None
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        if self.spec.source_icon:
            row.addWidget(IconLabel(self.spec.source_icon, 18, "gold_text"))
        row.addWidget(Label(self.spec.source, Role.SMALL_BOLD, "gold_text", wrap=True), 1)
        return holder

    def make_row(self, option: ChoiceOption, number: int) -> OptionRow:
        """Return the row of an option; a subclass may give another kind of row. Called while the panel is made."""
        return OptionRow(option, number, self._several)

    def _add_buttons(self) -> None:
        spec = self.spec
        if not (spec.decline or self._several):
            return
        self.body.addWidget(Rule(plain=True))
        self.foot = foot = QHBoxLayout()
        self._count = Label("", Role.SMALL, "ink2", wrap=True)
        foot.addWidget(self._count, 1)
        if spec.decline:
            self.decline = Button(spec.decline, key="Esc")
            self.decline.clicked.connect(lambda: self.chosen.emit(()))
            foot.addWidget(self.decline)
        if self._several:
            self.confirm = Button(spec.confirm or self.tr("Choose"), Kind.PRIMARY, icon="mdi6.check", key="Return")
            self.confirm.clicked.connect(self._on_confirm)
            foot.addWidget(self.confirm)
        self.body.addLayout(foot)

    def offer_skip(self, words: str, note: str) -> Button:
        """Add a button with which the question is never asked again, and return it."""
        self.skip = Button(words, Kind.QUIET, icon="mdi6.bell-off-outline", height=28)
        self.skip.setToolTip(note)
        self.skip.setAccessibleDescription(note)
        self.body.addWidget(self.skip, 0, Qt.AlignmentFlag.AlignLeft)
        return self.skip

    # ---- choosing
    def selection(self) -> tuple[object, ...]:
        """Return the ids that are ticked (several) in the order of the list."""
        return tuple(row.option.id for row in self.rows if row.isChecked())

    def choose(self, id: object) -> None:
        """Choose an option from elsewhere, such as a click on its space. Unknown or refused ids do nothing."""
        for row in self.rows:
            if row.option.id == id and row.isEnabled():
                row.click()
                return

    def _on_row(self, row: OptionRow) -> None:
        if not self._several:
            self.chosen.emit((row.option.id,))
            return
        if len(self.selection()) > self.spec.most:
            row.setChecked(False)
        self._refresh()

    def _on_confirm(self) -> None:
        if self.spec.least <= len(self.selection()) <= self.spec.most:
            self.chosen.emit(self.selection())

    def _restore(self, chosen: tuple[object, ...]) -> None:
        for row in self.rows:
            row.setChecked(row.option.id in chosen)
        self._refresh()

    def take_back_draft(self) -> bool:
        """Take back the last tick. Returns whether there was one."""
        return self._draft.take_back()

    def _refresh(self) -> None:
        if self.confirm is None:
            return
        self._draft.note(self.selection())
        count, least, most = len(self.selection()), self.spec.least, self.spec.most
        self.confirm.setEnabled(least <= count <= most)
        wanted = str(most) if least == most else f"{least}–{most}"
        self._count.setText(self.tr("{count} of {wanted} chosen").format(count=count, wanted=wanted))

    def bind_keys(self, board: QWidget) -> None:
        """Let 1-9 choose while this widget has the focus too (the board)."""
        for number, row in enumerate(self.rows[:9], 1):
            shortcut = QShortcut(QKeySequence(str(number)), board)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(row.click)
            self.destroyed.connect(shortcut.deleteLater)
            self._shortcuts.append(shortcut)

    def release_keys(self) -> None:
        """Give the keys back; called when the panel goes."""
        for shortcut in self._shortcuts:
            shortcut.setEnabled(False)
            shortcut.deleteLater()
        self._shortcuts.clear()

    def first_focus(self) -> QWidget:
        """Return what has the focus at first."""
        return next((row for row in self.rows if row.isEnabled()), self)

    # ---- keys and place
    @guarded()
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if Qt.Key.Key_1 <= key <= Qt.Key.Key_9 and key - Qt.Key.Key_1 < len(self.rows):
            row = self.rows[key - Qt.Key.Key_1]
            # The key came from elsewhere, a dock: who answers here goes on here, also with Enter.
            focused = QApplication.focusWidget()
            if focused is not None and not self.isAncestorOf(focused):
                row.setFocus(Qt.FocusReason.TabFocusReason)
            row.click()
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._step(-1 if key == Qt.Key.Key_Up else 1)
        elif key == Qt.Key.Key_Escape and self.decline is not None:
            self.decline.click()
        elif key in ENTER_KEYS and self.confirm is not None and self.confirm.isEnabled():
            self.confirm.click()
        else:
            super().keyPressEvent(event)

    def _step(self, step: int) -> None:
        able = [row for row in self.rows if row.isEnabled()]
        if not able:
            return
        at = next((k for k, row in enumerate(able) if row.hasFocus()), -1 if step > 0 else 0)
        row = able[(at + step) % len(able)]
        row.setFocus(Qt.FocusReason.TabFocusReason)
        self._scroll.ensureWidgetVisible(row)

    def _set_columns(self, columns: int) -> None:
        """Lay the rows out in columns, down the first one and on in the next."""
        if columns == self._columns:
            return
        self._columns = columns
        high = -(-len(self.rows) // columns)
        for column in range(2):
            self._grid.setColumnStretch(column, 1 if column < columns else 0)
        for number, row in enumerate(self.rows):
            self._grid.addWidget(row, number % max(1, high), number // max(1, high))
        for line in range(len(self.rows) + 1):
            self._grid.setRowStretch(line, 1 if line == high else 0)

    def _height_of(self, columns: int, width: int) -> int:
        """Return the height that the rows need in so many columns of a width."""
        high = max(1, -(-len(self.rows) // columns))
        whole = 0
        for line in range(high):
            whole += max(row.heightForWidth(width) for row in self.rows[line::high]) + 2 if self.rows else 0
        return whole

    def wished_size(self, room: QSize) -> QSize:
        """Return the size to take in a room: as high as the options need, no more than there is.

        Where they need more than there is, they stand in two columns if the room is wide enough.
        """
        width = min(room.width(), theme().px(360))
        margins = self.body.contentsMargins()
        sides = margins.left() + margins.right() + 6
        columns, rows = 1, self._height_of(1, width - sides)
        wide = theme().px(640)
        if len(self.rows) > 3 and rows + theme().px(120) > room.height() and wide <= room.width():
            columns, width = 2, wide
            rows = self._height_of(2, (wide - sides - 6) // 2)
        self._set_columns(columns)
        self._scroll.setMinimumHeight(min(rows, theme().px(48)))
        inner = width - margins.left() - margins.right()
        others = 0
        for index in range(self.body.count()):
            item = self.body.itemAt(index)
            if item.widget() is not self._scroll:
                high = item.heightForWidth(inner) if item.hasHeightForWidth() else item.sizeHint().height()
                others += high + self.body.spacing()
        height = rows + others + margins.top() + margins.bottom() + 6
        return QSize(width, min(room.height(), height))
