"""The seats of the new-game dialog: rows that can be dragged, with crest, name, who plays, and people."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QIcon, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QMenu, QSizePolicy, QVBoxLayout, QWidget

from desktop.dialogs.newgame_data import PERSON, BotSpec, PeopleSpec, Seat
from desktop.robust import guarded
from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.heraldry import crest_pixmap, paint_crest
from desktop.theme.icons import paint_icon
from desktop.theme.palette import PLAYERS
from desktop.theme.style import theme
from desktop.widgets.base import Painted, PaintedButton
from desktop.widgets.buttons import ToolButton
from desktop.widgets.inputs import Choice

_COLOURS = (QT_TRANSLATE_NOOP("Colours", "madder"), QT_TRANSLATE_NOOP("Colours", "lapis"),
            QT_TRANSLATE_NOOP("Colours", "saffron"), QT_TRANSLATE_NOOP("Colours", "turquoise"),
            QT_TRANSLATE_NOOP("Colours", "murex"), QT_TRANSLATE_NOOP("Colours", "alabaster"))


def colour_name(index: int) -> str:
    """Return the name of a player's colour, translated."""
    return QCoreApplication.translate("Colours", _COLOURS[index])


class CrestButton(PaintedButton):
    """A crest that opens the list of colours.

    Signals: `colour_chosen(int)`.
    """

    colour_chosen = Signal(int)

    def __init__(self, colour: int, free: Callable[[], Sequence[int]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._free = free
        self._colour = colour
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.set_colour(colour)
        self.clicked.connect(self._on_clicked)

    def set_colour(self, colour: int) -> None:
        self._colour = colour
        self.setAccessibleName(self.tr("Colour: {name}").format(name=colour_name(colour)))
        self.setToolTip(self.tr("{name}: click for another colour").format(name=colour_name(colour)))
        self.update()

    def menu(self) -> QMenu:
        """Return the list of colours that are free, and this one."""
        menu = QMenu(self)
        for index in self._free():
            action = QAction(QIcon(crest_pixmap(PLAYERS[index], 24, self.devicePixelRatioF())), colour_name(index), menu)
            action.setCheckable(True)
            action.setChecked(index == self._colour)
            action.triggered.connect(lambda _checked=False, index=index: self.colour_chosen.emit(index))
            menu.addAction(action)
        return menu

    def _on_clicked(self) -> None:
        menu = self.menu()
        menu.aboutToHide.connect(menu.deleteLater)
        menu.popup(self.mapToGlobal(QPoint(0, self.height())))

    def wanted_size(self) -> QSize:
        side = theme().px(44)
        return QSize(side, side + 4)

    def paint(self, painter: QPainter) -> None:
        face = QRectF(self.rect())
        if self.is_hovered():
            paint.box(painter, face.adjusted(1, 1, -1, -1), theme().colour("gold_hi", .35), None, 6)
        paint_crest(painter, PLAYERS[self._colour], face.center(), face.height() - 9)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme().colour("focus"), 2))
            painter.drawRoundedRect(face.adjusted(1, 1, -1, -1), 7, 7)


class _Handle(PaintedButton):
    """The grip of a row: dragged with the mouse, or moved with the up and down keys."""

    moved = Signal(int)
    dragged = Signal(QPoint)
    dropped = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Order: up and down keys move this seat"))
        self.setToolTip(self.tr("Drag, or use the up and down keys, to change the order"))

    def wanted_size(self) -> QSize:
        return QSize(max(24, theme().px(22)), 28)

    def paint(self, painter: QPainter) -> None:
        side = theme().px(20)
        face = QRectF(self.rect())
        box = QRectF(face.center().x() - side / 2, face.center().y() - side / 2, side, side)
        paint_icon(painter, "mdi6.drag-vertical", box, theme().hex("ink" if self.is_hovered() else "ink3"))
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme().colour("focus"), 2))
            painter.drawRoundedRect(face.adjusted(1, 1, -1, -1), 5, 5)

    @guarded()
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.moved.emit(-1 if event.key() == Qt.Key.Key_Up else 1)
        else:
            super().keyPressEvent(event)

    @guarded()
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if event.buttons() & Qt.MouseButton.LeftButton:
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
            self.dragged.emit(event.globalPosition().toPoint())

    @guarded()
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.dropped.emit()
        super().mouseReleaseEvent(event)


class SeatRow(Painted):
    """One seat."""

    changed = Signal()
    removed = Signal()

    def __init__(self, seat: Seat, bots: Sequence[BotSpec], peoples: Sequence[PeopleSpec], people_label: str,
                 free: Callable[[], Sequence[int]], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat = seat
        self._bots = {bot.id: bot for bot in bots}
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(2, 4, 6, 4)
        row.setSpacing(6)
        self.handle = _Handle()
        self.crest = CrestButton(seat.colour, free)
        self.crest.colour_chosen.connect(self._on_colour)
        self.name = QLineEdit(seat.name)
        self.name.setMaxLength(40)
        self.name.setMinimumWidth(theme().px(70))
        self.name.setAccessibleName(self.tr("Name"))
        self.name.textEdited.connect(self._on_name)
        self.who = Choice([(PERSON, self.tr("Person")), *((bot.id, bot.name) for bot in bots)], seat.bot,
                          name=self.tr("Who plays"))
        for index in range(1, self.who.count()):
            self.who.setItemData(index, self._bots[str(self.who.itemData(index))].note, Qt.ItemDataRole.ToolTipRole)
        self.who.chosen.connect(self._on_who)
        self.people = Choice([("", self.tr("Random")), *((people.id, people.name) for people in peoples)], seat.people,
                             name=people_label or self.tr("People"))
        self.people.chosen.connect(self._on_people)
        if not peoples:
            self.people.hide()  # Shown here, it would be a window of its own until the row takes it, and take the keyboard.
        self.remove = ToolButton("mdi6.close", self.tr("Take this seat away"), side=28)
        self.remove.clicked.connect(self.removed)
        for widget, stretch in ((self.handle, 0), (self.crest, 0), (self.name, 3), (self.who, 2), (self.people, 2),
                                (self.remove, 0)):
            row.addWidget(widget, stretch)
        self._refresh()

    @property
    def seat(self) -> Seat:
        return self._seat

    def sizeHint(self) -> QSize:
        return QWidget.sizeHint(self)

    def minimumSizeHint(self) -> QSize:
        return QWidget.minimumSizeHint(self)

    def paint(self, painter: QPainter) -> None:
        paint.box(painter, QRectF(self.rect()), "raised", "line", 6)

    def set_colour(self, colour: int) -> None:
        self._seat = replace(self._seat, colour=colour)
        self.crest.set_colour(colour)

    def _refresh(self) -> None:
        bot = self._bots.get(self._seat.bot)
        self.name.setPlaceholderText(bot.name if bot else self.tr("Your name"))
        self.who.setToolTip(bot.note if bot else "")

    def _on_colour(self, colour: int) -> None:
        self.set_colour(colour)
        self.changed.emit()

    def _on_name(self, name: str) -> None:
        self._seat = replace(self._seat, name=name.strip())
        self.changed.emit()

    def _on_who(self, bot: object) -> None:
        self._seat = replace(self._seat, bot=str(bot))
        self._refresh()
        self.changed.emit()

    def _on_people(self, people: object) -> None:
        self._seat = replace(self._seat, people=str(people))
        self.changed.emit()


class AddRow(PaintedButton):
    """The dashed row that adds a seat, or says that the table is full."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_label(self, text: str, enabled: bool) -> None:
        self.setText(text)
        self.setAccessibleName(text)
        self.setEnabled(enabled)
        self.update()

    def wanted_size(self) -> QSize:
        t = theme()
        return QSize(t.px(160), max(28, round(t.metrics(Role.BODY).height()) + t.px(14)))

    def paint(self, painter: QPainter) -> None:
        t = theme()
        face = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        if self.is_hovered():
            paint.box(painter, face, t.colour("gold_hi", .2), None, 6)
        colour = "focus" if self.hasFocus() else "line2"
        painter.setPen(QPen(t.colour(colour), 2 if self.hasFocus() else 1.3, Qt.PenStyle.DashLine))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(face, 6, 6)
        paint.text(painter, face.adjusted(8, 0, -8, 0), self.text(), Role.BODY, "ink2" if self.isEnabled() else "ink3",
                   paint.CENTRE)


class SeatTable(QWidget):
    """All seats, clockwise.

    Signals: `changed` after any change.
    """

    changed = Signal()

    def __init__(self, seats: Sequence[Seat], numbers: Sequence[int], bots: Sequence[BotSpec],
                 peoples: Sequence[PeopleSpec], people_label: str, colours: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._numbers = (min(numbers), max(numbers))
        self._bots, self._peoples, self._people_label = bots, peoples, people_label
        self._colours = min(colours, len(PLAYERS))
        self._layout = QVBoxLayout(self)
        self._layout.setContentsMargins(0, 0, 0, 0)
        self._layout.setSpacing(6)
        self._rows: list[SeatRow] = []
        self._add = AddRow()
        self._add.clicked.connect(self._on_add)
        self._layout.addWidget(self._add)
        for seat in seats:
            self._insert(seat)
        self._refresh()

    def seats(self) -> tuple[Seat, ...]:
        """Return the seats from top to bottom."""
        return tuple(row.seat for row in self._rows)

    def rows(self) -> tuple[SeatRow, ...]:
        return tuple(self._rows)

    def move_seat(self, row: SeatRow, to: int) -> None:
        """Move a seat to a place in the order."""
        to = min(len(self._rows) - 1, max(0, to))
        at = self._rows.index(row)
        if at == to:
            return
        self._rows.insert(to, self._rows.pop(at))
        self._layout.removeWidget(row)
        self._layout.insertWidget(to, row)
        self._set_tab_order()
        self.changed.emit()

    def _insert(self, seat: Seat) -> None:
        row = SeatRow(seat, self._bots, self._peoples, self._people_label, lambda: self._free(row))
        row.changed.connect(self.changed)
        row.removed.connect(lambda: self._on_remove(row))
        row.handle.moved.connect(lambda step: self._on_moved(row, step))
        row.handle.dragged.connect(lambda place: self._on_dragged(row, place))
        self._rows.append(row)
        self._layout.insertWidget(len(self._rows) - 1, row)

    def _free(self, row: SeatRow) -> list[int]:
        taken = {other.seat.colour for other in self._rows if other is not row}
        return [index for index in range(self._colours) if index not in taken]

    def _refresh(self) -> None:
        low, high = self._numbers
        for row in self._rows:
            row.remove.setEnabled(len(self._rows) > low)
        if len(self._rows) < high:
            self._add.set_label(self.tr("Add a seat"), True)
        else:
            self._add.set_label(self.tr("{number} players is the most this game takes").format(number=high), False)

    def _set_tab_order(self) -> None:
        chain = [widget for row in self._rows for widget in (row.handle, row.crest, row.name, row.who, row.people, row.remove)]
        for first, second in zip([*chain, self._add], [*chain[1:], self._add], strict=False):
            QWidget.setTabOrder(first, second)

    def _on_moved(self, row: SeatRow, step: int) -> None:
        self.move_seat(row, self._rows.index(row) + step)
        row.handle.setFocus()

    def _on_dragged(self, row: SeatRow, place: QPoint) -> None:
        y = self.mapFromGlobal(place).y()
        for index, other in enumerate(self._rows):
            if other is not row and other.geometry().top() <= y <= other.geometry().bottom():
                self.move_seat(row, index)
                self._layout.activate()
                return

    def _on_remove(self, row: SeatRow) -> None:
        if len(self._rows) > self._numbers[0]:
            self._rows.remove(row)
            self._layout.removeWidget(row)
            row.hide()
            row.deleteLater()
            self._refresh()
            self.changed.emit()

    def _on_add(self) -> None:
        taken = {row.seat.colour for row in self._rows}
        colour = next(index for index in range(self._colours) if index not in taken)
        self._insert(Seat(self._bots[0].id if self._bots else PERSON, "", "", colour))
        self._refresh()
        self.changed.emit()
