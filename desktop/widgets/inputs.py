"""Inputs: check boxes with a note, steppers, drop-down fields, rows of exclusive choices."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSizePolicy, QStyledItemDelegate, QWidget

from desktop.robust import guarded
from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.icons import icon_pixmap, paint_icon
from desktop.theme.palette import mix
from desktop.theme.style import theme
from desktop.widgets.base import Painted, PaintedButton
from desktop.widgets.buttons import ToolButton


class Toggle(PaintedButton):
    """A check box with a label in bold and a note below it."""

    def __init__(self, text: str, note: str = "", *, checked: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._note = note
        self.setText(text)
        self.setCheckable(True)
        self.setChecked(checked)
        self.setAccessibleName(text)
        self.setAccessibleDescription(note)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _indent(self) -> int:
        return theme().px(28) + 3

    def wanted_size(self) -> QSize:
        t = theme()
        width = max(t.metrics(Role.BODY_BOLD).horizontalAdvance(self.text()),
                    min(t.metrics(Role.SMALL).horizontalAdvance(self._note), t.px(320))) + self._indent() + 6
        return QSize(round(width), self.heightForWidth(round(width)))

    def least_size(self) -> QSize:
        t = theme()
        width = round(min(self.wanted_size().width(), t.px(190)))
        return QSize(width, round(t.metrics(Role.BODY_BOLD).height()) + 6)

    def hasHeightForWidth(self) -> bool:
        return True

    @guarded(28)
    def heightForWidth(self, width: int) -> int:
        t = theme()
        height = t.metrics(Role.BODY_BOLD).height() + 6
        if self._note:
            height += paint.text_height(self._note, width - self._indent() - 4, Role.SMALL)
        return max(28, round(height))

    def paint(self, painter: QPainter) -> None:
        t = theme()
        enabled = self.isEnabled()
        line = t.metrics(Role.BODY_BOLD).height()
        side = t.px(18)
        cell = QRectF(3, 3 + (line - side) / 2, side, side)
        if self.isChecked():
            paint.box(painter, cell, "gold" if enabled else "line", mix(t.hex("gold"), "#000000", .4), 4, 1.2)
            paint_icon(painter, "mdi6.check-bold", cell.adjusted(2, 2, -2, -2), t.hex("on_gold" if enabled else "ink3"))
        else:
            hovered = self.is_hovered()
            paint.box(painter, cell, "raised" if enabled else "sunken", "gold" if hovered else "line2", 4, 1.2)
        x = self._indent()
        ink = "ink" if enabled else "ink3"
        paint.text(painter, QRectF(x, 3, self.width() - x, line), self.text(), Role.BODY_BOLD, ink)
        if self._note:
            paint.text(painter, QRectF(x, 3 + line, self.width() - x - 2, self.height() - line), self._note, Role.SMALL,
                       "ink2" if enabled else "ink3", Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, wrap=True)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(t.colour("focus"), 2))
            painter.drawRoundedRect(cell.adjusted(-2, -2, 2, 2), 5, 5)


class Stepper(Painted):
    """A figure between minus and plus. Keys: up and down, plus and minus, home and end.

    Signals: `value_changed(int)`.
    """

    value_changed = Signal(int)

    def __init__(self, low: int = 0, high: int = 9, value: int = 0, *, name: str = "",
                 parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._low, self._high, self._value = low, high, value
        self._name = name
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(3, 3, 3, 3)
        self._less = ToolButton("mdi6.minus", self.tr("Less"), side=24)
        self._more = ToolButton("mdi6.plus", self.tr("More"), side=24)
        for button, step in ((self._less, -1), (self._more, 1)):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setAutoRepeat(True)
            button.clicked.connect(lambda _checked=False, step=step: self.set_value(self._value + step))
        layout.addWidget(self._less)
        layout.addStretch(1)
        layout.addWidget(self._more)
        self._refresh()

    @property
    def value(self) -> int:
        return self._value

    def set_value(self, value: int) -> None:
        """Set the figure, kept within the range."""
        value = min(self._high, max(self._low, value))
        if value != self._value:
            self._value = value
            self._refresh()
            self.value_changed.emit(value)

    def set_range(self, low: int, high: int) -> None:
        self._low, self._high = low, high
        self.set_value(self._value)
        self._refresh()

    def _refresh(self) -> None:
        self._less.setEnabled(self._value > self._low)
        self._more.setEnabled(self._value < self._high)
        self.setAccessibleName(f"{self._name} {self._value}".strip())
        self.update()

    def wanted_size(self) -> QSize:
        t = theme()
        side = max(28, t.px(24))
        return QSize(2 * side + round(t.metrics(Role.FIGURE).horizontalAdvance("000")) + t.px(14), side + 6)

    def paint(self, painter: QPainter) -> None:
        t = theme()
        face = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        paint.box(painter, face, "raised", "line2" if not self.hasFocus() else "focus", 6, 1 if not self.hasFocus() else 2)
        paint.text(painter, face, str(self._value), Role.FIGURE, "ink" if self.isEnabled() else t.hex("ink3"),
                   paint.CENTRE)

    @guarded()
    def keyPressEvent(self, event: QKeyEvent) -> None:
        steps = {Qt.Key.Key_Up: 1, Qt.Key.Key_Right: 1, Qt.Key.Key_Plus: 1, Qt.Key.Key_Down: -1, Qt.Key.Key_Left: -1,
                 Qt.Key.Key_Minus: -1}
        key = Qt.Key(event.key())
        if key in steps:
            self.set_value(self._value + steps[key])
        elif key == Qt.Key.Key_Home:
            self.set_value(self._low)
        elif key == Qt.Key.Key_End:
            self.set_value(self._high)
        else:
            super().keyPressEvent(event)

    @guarded()
    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            self.set_value(self._value + (1 if event.angleDelta().y() > 0 else -1))
            event.accept()
        else:
            event.ignore()


class Choice(QComboBox):
    """A drop-down field. The wheel changes it only while it has the focus. Items carry a value of any kind.

    Signals: `chosen(object)` with the value when the player picks one.
    """

    chosen = Signal(object)

    def __init__(self, items: Sequence[tuple[object, str]] = (), current: object = None, *, name: str = "",
                 parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        # That of the field's own would paint its list as a menu of the system.
        self.setItemDelegate(QStyledItemDelegate(self))
        self.setAccessibleName(name)
        self.set_items(items, current)
        self.activated.connect(self._on_activated)

    def set_items(self, items: Sequence[tuple[object, str]], current: object = None) -> None:
        """Replace the items (value, text); `current` is the value that is chosen."""
        self.clear()
        for value, text in items:
            self.addItem(text, value)
        self.set_value(current)

    def value(self) -> object:
        return self.currentData()

    def set_value(self, value: object) -> None:
        for index in range(self.count()):
            if self.itemData(index) == value:
                self.setCurrentIndex(index)
                return

    def _on_activated(self, _index: int) -> None:
        self.chosen.emit(self.value())

    @guarded()
    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        t = theme()
        side = t.px(16)
        colour = t.hex("ink2" if self.isEnabled() else "ink3")
        pixmap = icon_pixmap("mdi6.chevron-down", colour, side, self.devicePixelRatioF())
        painter.drawPixmap(QPointF(self.width() - side - t.px(8), (self.height() - side) / 2), pixmap)
        painter.end()


class Segments(Painted):
    """A row of exclusive choices (such as 0.5x, 1x, 2x). Arrow keys move.

    Signals: `value_changed(object)`.
    """

    value_changed = Signal(object)

    def __init__(self, items: Sequence[tuple[object, str]], current: object = None, *, name: str = "",
                 parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items = list(items)
        self._index = 0
        self._name = name
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        for k, (value, _) in enumerate(self._items):
            if value == current:
                self._index = k
        self._describe()

    def value(self) -> object:
        return self._items[self._index][0]

    def set_value(self, value: object) -> None:
        for k, (candidate, _) in enumerate(self._items):
            if candidate == value:
                self._go(k)

    def _describe(self) -> None:
        self.setAccessibleName(f"{self._name}: {self._items[self._index][1]}")

    def _go(self, index: int) -> None:
        if index != self._index and 0 <= index < len(self._items):
            self._index = index
            self._describe()
            self.update()
            self.value_changed.emit(self.value())

    def _cell(self) -> float:
        metrics = theme().metrics(Role.BODY_BOLD)
        return max(metrics.horizontalAdvance(text) for _, text in self._items) + theme().px(24)

    def wanted_size(self) -> QSize:
        t = theme()
        return QSize(round(self._cell() * len(self._items)) + 6,
                     max(28, round(t.metrics(Role.BODY_BOLD).height()) + t.px(12)) + 6)

    def least_size(self) -> QSize:
        wanted = self.wanted_size()
        return QSize(round(wanted.width() * .82), wanted.height())

    def paint(self, painter: QPainter) -> None:
        t = theme()
        face = QRectF(self.rect()).adjusted(3, 3, -3, -3)
        paint.box(painter, face, "sunken", "line2", 6)
        step = face.width() / len(self._items)
        for k, (_, text) in enumerate(self._items):
            cell = QRectF(face.left() + k * step, face.top(), step, face.height())
            chosen = k == self._index
            if chosen:
                fill = mix(t.hex("gold_hi"), t.hex("raised"), .55 if not t.palette.dark else .7)
                paint.box(painter, cell, fill, "gold", 6, 1.4)
            paint.text(painter, cell.adjusted(6, 0, -6, 0), text, Role.BODY_BOLD if chosen else Role.BODY,
                       "ink" if chosen else "ink2", paint.CENTRE)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(t.colour("focus"), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)

    @guarded()
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            step = (self.width() - 6) / len(self._items)
            self._go(min(len(self._items) - 1, max(0, int((event.position().x() - 3) // step))))

    @guarded()
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Up):
            self._go(self._index - 1)
        elif event.key() in (Qt.Key.Key_Right, Qt.Key.Key_Down):
            self._go(self._index + 1)
        else:
            super().keyPressEvent(event)
