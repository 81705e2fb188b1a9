"""The parts of the trade dialog: rows of goods, cards, banners, partners, and dragging between them."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from core.games.clash.content.cards import KINDS
from core.games.clash.goods import NAMES
from desktop.games.clash.cardpictures import card_picture
from desktop.games.clash.dialogs.deal import GOOD, KIND, Item
from desktop.games.clash.dialogs.pictures import GOODS_TOKENS, icon_of
from desktop.games.clash.words.cards import card_name, kind_name
from desktop.games.clash.words.names import goods_name
from desktop.games.clash.words.phrases import phrase
from desktop.robust import guarded
from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.heraldry import LIGHT_EDGE, paint_banner, paint_crest
from desktop.theme.icons import icon_pixmap, paint_icon
from desktop.theme.palette import CARD_KINDS, CARD_TEXT, PlayerColour, mix
from desktop.theme.style import theme
from desktop.widgets.base import Painted, PaintedButton
from desktop.widgets.inputs import Stepper

DRAG_FROM = 7
"""Pixels that the mouse moves before a press becomes a drag."""


def item_name(item: Item, number: int = 1) -> str:
    """Return what an item of the table is called."""
    if item.what == GOOD:
        return goods_name(item.id, number)
    return kind_name(item.id, number) if item.what == KIND else card_name(item.id)


def item_icon(item: Item) -> str:
    """Return the icon of an item."""
    if item.what == GOOD:
        return icon_of(item.id)
    return CARD_KINDS[item.id if item.what == KIND else KINDS[item.id]][1]


def item_colour(item: Item) -> str:
    """Return the colour of an item's icon on paper."""
    return theme().hex(GOODS_TOKENS[item.id]) if item.what == GOOD else theme().hex("ink")


def paint_card_block(painter: QPainter, box: QRectF, kind: str, enabled: bool = True) -> QRectF:
    """Draw the block at the left of a card's row that tells its kind; return where it is."""
    t = theme()
    band, icon = CARD_KINDS[kind]
    block = QRectF(box.left(), box.top(), t.px(24), box.height())
    painter.save()
    painter.setClipPath(paint.rounded(box, 5))
    painter.fillRect(block, t.colour(band if enabled else mix(band, t.hex("sunken"), .5)))
    painter.restore()
    side = t.px(15)
    inner = QRectF(block.center().x() - side / 2, block.center().y() - side / 2, side, side)
    paint_icon(painter, icon, inner, CARD_TEXT)
    return block


def short_name(name: str) -> str:
    """Return what a card is called in the trade, wherever it lies: of two names, for which few places have room, the first."""
    return name.split(" / ")[0]


class Hands(Protocol):
    """Who carries what is dragged: the dialog."""

    def pick_up(self, item: Item, at: QPoint) -> None:
        """Begin to drag an item; `at` is a place on the screen."""
        ...

    def carry(self, at: QPoint) -> None:
        """The drag goes on."""
        ...

    def put_down(self, item: Item, at: QPoint, from_table: bool) -> None:
        """The drag ends."""
        ...

    def let_go(self) -> None:
        """The drag is given up."""
        ...


class DragMixin:
    """Mouse presses that become drags. The widget says by `drag_item` what lies under the mouse."""

    _pressed: QPoint | None = None
    _carried: Item | None = None
    hands: Hands | None = None

    def drag_item(self, at: QPoint) -> Item | None:
        """Return what a press here would take, None for nothing."""
        raise NotImplementedError

    def press(self, event: QMouseEvent) -> None:
        """Remember where the mouse was pressed."""
        self._pressed = event.position().toPoint() if event.button() == Qt.MouseButton.LeftButton else None

    def drag(self, event: QMouseEvent) -> bool:
        """Carry on; return whether something is carried."""
        at = event.globalPosition().toPoint()
        if self._carried is not None:
            if self.hands is not None:
                self.hands.carry(at)
            return True
        moved = self._pressed is not None and (event.position().toPoint() - self._pressed).manhattanLength() >= DRAG_FROM
        if self._pressed is None or not moved or self.hands is None:
            return False
        self._carried = self.drag_item(self._pressed)
        self._pressed = None
        if self._carried is not None:
            self.hands.pick_up(self._carried, at)
        return self._carried is not None

    def release(self, event: QMouseEvent, from_table: bool = False) -> bool:
        """Put down what is carried; return whether something was."""
        carried, self._carried, self._pressed = self._carried, None, None
        if carried is None or self.hands is None:
            return False
        self.hands.put_down(carried, event.globalPosition().toPoint(), from_table)
        return True


class GoodsRow(DragMixin, Painted):
    """Goods of a player: icon, name, how many there are and will be, and a stepper. The icon can be dragged, a click adds one.

    Signals: `changed(object, int)` with the item and the number to lie on the table.
    """

    changed = Signal(object, int)

    def __init__(self, item: Item, hands: Hands, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.item = item
        self.hands = hands
        self._have, self._after, self._lost = 0, 0, 0
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addStretch(1)
        self.stepper = Stepper(0, 0, name=item_name(item, 2))
        self.stepper.value_changed.connect(lambda number: self.changed.emit(self.item, number))
        row.addWidget(self.stepper)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_numbers(self, have: int, number: int, most: int, after: int, lost: int = 0) -> None:
        """Show how many there are, lie on the table, could lie there, and will be left or had; `lost` goes above a limit."""
        self._have, self._after, self._lost = have, after, lost
        self.stepper.blockSignals(True)
        self.stepper.set_range(0, most)
        self.stepper.set_value(number)
        self.stepper.blockSignals(False)
        self.setAccessibleName(f"{item_name(self.item, 2)}: {self._words()}")
        self.setToolTip(phrase("more_than_limit", number=lost) if lost else "")
        self.update()

    def _words(self) -> str:
        return f"{self._have} → {self._after}" if self._after != self._have else str(self._have)

    def wanted_size(self) -> QSize:
        return QSize(theme().px(290), self.stepper.sizeHint().height() + 2)

    def least_size(self) -> QSize:
        return QSize(theme().px(230), self.wanted_size().height())

    def paint(self, painter: QPainter) -> None:
        t = theme()
        side = t.px(22)
        middle = self.height() / 2
        gone = not self._have and not self._after
        icon = QRectF(t.px(2), middle - side / 2, side, side)
        if self.item.what == KIND:
            block = icon.adjusted(t.px(2), 0, -t.px(2), 0)
            paint.box(painter, block, CARD_KINDS[self.item.id][0], None, 3)
            paint_icon(painter, item_icon(self.item), block.adjusted(3, 3, -3, -3), CARD_TEXT)
        else:
            paint_icon(painter, item_icon(self.item), icon, t.hex("ink3") if gone else item_colour(self.item))
        right = (self.stepper.x() if self.stepper.isVisible() else self.width()) - t.px(8)
        words = self._words()
        width = t.metrics(Role.FIGURE).horizontalAdvance(words) + 2
        changed = self._after != self._have
        colour = "danger" if self._lost else "ink" if changed else "ink2"
        role = Role.FIGURE if changed else Role.BODY
        paint.text(painter, QRectF(right - width, 0, width, self.height()), words, role, colour, paint.RIGHT)
        left = side + t.px(10)
        name = QRectF(left, 0, max(0.0, right - width - left - t.px(4)), self.height())
        paint.text(painter, name, item_name(self.item, 2), Role.BODY_BOLD if changed else Role.BODY, "ink3" if gone else "ink")

    def drag_item(self, at: QPoint) -> Item | None:
        open_ = self.stepper.isVisible() and self.stepper.value < self.stepper._high
        return self.item if open_ and at.x() < self.stepper.x() else None

    @guarded()
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.press(event)

    @guarded()
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self.drag(event)

    @guarded()
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed = self._pressed is not None
        if not self.release(event) and pressed and self.drag_item(event.position().toPoint()) is not None:
            self.changed.emit(self.item, self.stepper.value + 1)


class CardChip(DragMixin, PaintedButton):
    """A card that can be put on the table: a click or Space puts it there and takes it back, its eye shows it.

    Signals: `toggled_card(object, bool)` with the item and whether it is to lie on the table, `shown_card(object, bool)`.
    """

    toggled_card = Signal(object, bool)
    shown_card = Signal(object, bool)

    def __init__(self, item: Item, hands: Hands, *, with_eye: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.item = item
        self.hands = hands
        self._with_eye = with_eye
        self.is_down, self.is_shown = False, False
        self.setText(item_name(item))
        picture = card_picture(item.id) if item.what != KIND else None
        self._tip = f"<b>{picture.name}</b><br>{picture.spoken()}" if picture is not None else item_name(item)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.clicked.connect(lambda: self.toggled_card.emit(self.item, not self.is_down))
        self._describe()

    def show_state(self, down: bool, shown: bool) -> None:
        """Show whether it lies on the table, and whether it is shown there."""
        self.is_down, self.is_shown = down, shown
        self._describe()
        self.update()

    def _describe(self) -> None:
        state = ""
        if self.is_down:
            state = phrase("on_table_shown" if self.is_shown else "on_table_down") if self._with_eye else phrase("on_table")
        self.setAccessibleName(f"{self.text()}: {state}" if state else self.text())
        self.setToolTip(self._tip)

    def wanted_size(self) -> QSize:
        t = theme()
        return QSize(t.px(140), max(28, t.px(28)))

    def least_size(self) -> QSize:
        return QSize(theme().px(96), self.wanted_size().height())

    def _eye(self) -> QRectF:
        side = self.height() - 4.0
        return QRectF(self.width() - side - 3, 2, side, side)

    def paint(self, painter: QPainter) -> None:
        t = theme()
        face = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        enabled = self.isEnabled()
        fill = mix(t.hex("raised"), t.hex("gold_hi"), .4 if self.is_down else .2 if self.is_hovered() else 0)
        frame, width = ("gold", 1.4) if self.is_down else ("line2", 1.0)
        paint.box(painter, face, fill if enabled else "sunken", frame, 5, width)
        block = paint_card_block(painter, face, KINDS[self.item.id], enabled)
        right = face.right() - t.px(4)
        if self.is_down and self._with_eye:
            eye = self._eye()
            icon = "mdi6.eye-outline" if self.is_shown else "mdi6.eye-off-outline"
            paint_icon(painter, icon, eye.adjusted(3, 3, -3, -3), t.hex("accent" if self.is_shown else "ink2"))
            right = eye.left()
        words = QRectF(block.right() + t.px(5), face.top(), max(0.0, right - block.right() - t.px(5)), face.height())
        role = Role.SMALL_BOLD if self.is_down else Role.SMALL
        paint.text(painter, words, short_name(self.text()), role, "ink" if enabled else "ink3")
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(t.colour("focus"), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 6, 6)

    def drag_item(self, at: QPoint) -> Item | None:
        return self.item if self.isEnabled() and not self.is_down else None

    def _flip(self) -> None:
        self.shown_card.emit(self.item, not self.is_shown)

    @guarded()
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.is_down and self._with_eye and self._eye().contains(event.position()):
            self._flip()
            return
        self.press(event)
        super().mousePressEvent(event)

    @guarded()
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.drag(event):
            self.setDown(False)
        else:
            super().mouseMoveEvent(event)

    @guarded()
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self.release(event):
            self.setDown(False)
            return
        super().mouseReleaseEvent(event)

    @guarded()
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_S and self.is_down and self._with_eye:
            self._flip()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()  # for the dialog: offer
        else:
            super().keyPressEvent(event)


class SideHead(Painted):
    """The banner of a side: whose it is, and whether that player gives or gets."""

    def __init__(self, title: str, name: str, colour: PlayerColour | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title, self._name, self._colour = title, name, colour
        self.setAccessibleName(f"{title}: {name}")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_player(self, title: str, name: str, colour: PlayerColour | None) -> None:
        """Show another player; without a colour all players."""
        self._title, self._name, self._colour = title, name, colour
        self.setAccessibleName(f"{title}: {name}")
        self.update()

    def wanted_size(self) -> QSize:
        return QSize(theme().px(290), theme().px(38))

    def least_size(self) -> QSize:
        return QSize(theme().px(200), self.wanted_size().height())

    def paint(self, painter: QPainter) -> None:
        t = theme()
        face = QRectF(self.rect())
        painter.save()
        painter.setClipPath(paint.rounded(face, 6))
        if self._colour is not None:
            paint_banner(painter, face, self._colour, 14)
        else:
            painter.fillRect(face, t.colour("bar"))
        painter.restore()
        ink = self._colour.text if self._colour is not None else t.hex("bar_text")
        side = t.px(28)
        x = t.px(10)
        if self._colour is not None:
            paint_crest(painter, self._colour, QPointF(x + side * .45, face.center().y()), side, LIGHT_EDGE)
        else:
            paint_icon(painter, "mdi6.account-group", QRectF(x, face.center().y() - side / 2, side, side), ink)
        x += side + t.px(4)
        width = t.metrics(Role.HEADING).horizontalAdvance(self._title) + 4
        paint.text(painter, QRectF(x, 0, width, face.height()), self._title, Role.HEADING, ink)
        rest = QRectF(x + width + t.px(6), 0, max(0.0, face.width() - x - width - t.px(16)), face.height())
        paint.text(painter, rest, self._name, Role.BODY, ink, paint.RIGHT)


class PartnerButton(PaintedButton):
    """A player to trade with, by crest and name; without a colour all of them."""

    def __init__(self, seat: int, name: str, colour: PlayerColour | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.seat = seat
        self._colour = colour
        self.setText(name)
        self.setAccessibleName(name)
        self.setCheckable(True)
        self.setAutoExclusive(True)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def wanted_size(self) -> QSize:
        t = theme()
        return QSize(round(t.metrics(Role.BODY_BOLD).horizontalAdvance(self.text())) + t.px(48), t.px(34))

    def paint(self, painter: QPainter) -> None:
        t = theme()
        face = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        chosen = self.isChecked()
        part = .45 if chosen else .15 if self.is_hovered() else 0
        fill = mix(t.hex("raised"), t.hex("gold_hi"), part)
        paint.box(painter, face, fill, "gold" if chosen else "line2", 6, 1.6 if chosen else 1)
        side = t.px(22)
        box = QRectF(face.left() + t.px(8), face.center().y() - side / 2, side, side)
        if self._colour is not None:
            paint_crest(painter, self._colour, box.center(), side)
        else:
            paint_icon(painter, "mdi6.account-group", box, t.hex("ink"))
        words = QRectF(box.right() + t.px(6), face.top(), face.right() - box.right() - t.px(10), face.height())
        paint.text(painter, words, self.text(), Role.BODY_BOLD if chosen else Role.BODY)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(t.colour("focus"), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 7, 7)


def ghost_pixmap(item: Item, dpr: float) -> QPixmap:
    """Return what hangs on the mouse while an item is carried."""
    side = theme().px(30)
    return icon_pixmap(item_icon(item), item_colour(item), side, dpr)


def goods_items(side: str) -> list[Item]:
    """Return all goods as items of a side."""
    return [Item(side, GOOD, name) for name in NAMES]
