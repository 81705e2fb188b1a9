"""One card of a hand: painted, under the mouse, with the keyboard. What comes of it is up to the hand (cardhand.py)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QContextMenuEvent,
    QEnterEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPen,
    QPixmap,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication

from desktop.robust import guarded
from desktop.theme import paint
from desktop.theme.style import theme
from desktop.widgets.base import Painted
from desktop.widgets.cardface import CardPicture, card_pixmap, is_whole
from desktop.widgets.cardmenu import open_card_menu
from desktop.widgets.cardpaint import card_outline

if TYPE_CHECKING:
    from desktop.widgets.cardhand import CardHand

RISE = 5
"""Pixels by which a card rises under the mouse or the focus; also the free space above the cards."""


@dataclass(frozen=True, slots=True)
class CardItem:
    """A card of the hand. `id` tells it from the others; `group` keeps those of one kind together.

    `playable` cards have a gold edge; `reason` says why another one can't be played, or what it waits for. `action` is the label
    of the button that plays it ("" for the usual one). `new` ones are marked until they are looked at.
    """

    id: str
    picture: CardPicture
    playable: bool = False
    reason: str = ""
    action: str = ""
    new: bool = False
    group: str = ""


class HandCard(Painted):
    """One card of the hand."""

    def __init__(self, hand: CardHand, item: CardItem) -> None:
        super().__init__()
        self._hand = hand
        self.item = item
        self._press: QPoint | None = None
        self._dragged = False
        self._put_back = False
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setMouseTracking(True)
        self.show_item(item)

    def show_item(self, item: CardItem) -> None:
        """Show this card, or how it stands now."""
        self.item = item
        picture = item.picture
        new = self.tr("new") if item.new else ""
        state = self.tr("can be played") if item.playable else item.reason
        self.setAccessibleName(", ".join(part for part in (f"{picture.word}: {picture.name}", new) if part))
        self.setAccessibleDescription(" ".join(part for part in (picture.spoken(), state) if part))
        self.setToolTip("" if item.playable else item.reason)
        self.setCursor(Qt.CursorShape.ArrowCursor if picture.back else Qt.CursorShape.OpenHandCursor)
        self.update()

    @property
    def hand(self) -> CardHand:
        """The hand that the card is in."""
        return self._hand

    @property
    def is_dragged(self) -> bool:
        """Whether the card is in the hand of the mouse."""
        return self._dragged

    def face(self) -> QRectF:
        """Return where the card itself is, without the room to rise."""
        lift = 0 if self.underMouse() or self.hasFocus() else RISE
        return QRectF(2, lift + 1, self.width() - 4, self.height() - RISE - 2)

    def picture(self) -> QPixmap:
        """Return the card's picture in the size in which it is shown; it is drawn if there is none yet."""
        return card_pixmap(self.item.picture, self.face().size().toSize(), self.devicePixelRatioF())

    def paint(self, painter: QPainter) -> None:
        t = theme()
        face = self.face()
        whole = is_whole(face.height())
        edge = card_outline(face.adjusted(0.5, 0.5, -0.5, -0.5), whole)
        painter.setOpacity(0.38 if self._dragged else 1.0)
        painter.drawPixmap(face.topLeft(), self.picture())
        painter.setOpacity(1.0)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.item.playable:
            painter.setPen(QPen(t.colour("gold_hi", 0.55), 4))
            painter.drawPath(edge)
            painter.setPen(QPen(t.colour("gold"), 2))
            painter.drawPath(edge)
        if self.hasFocus():
            painter.setPen(QPen(t.colour("raised"), 1))
            painter.drawPath(card_outline(face.adjusted(1.5, 1.5, -1.5, -1.5), whole))
            painter.setPen(QPen(t.colour("focus"), 2))
            painter.drawPath(card_outline(face, whole))
        if self.item.new:
            side = t.px(6)
            # On the upper edge, so that it leaves the name free; at the left where the next card covers the right.
            corner = face.topLeft() + QPointF(side + 5, 1) if self._hand.overlaps else face.topRight() + QPointF(-side - 5, 1)
            paint.diamond(painter, corner, side, "gold_hi", "#3A2B1C")

    # ---- mouse
    @guarded()
    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()
        self._hand.stack(self)
        self._hand.look_soon(self)

    @guarded()
    def leaveEvent(self, event: QEvent) -> None:
        self.update()
        self._hand.stack()
        self._hand.look_away(self)

    @guarded()
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._put_back = self._dragged and event.button() == Qt.MouseButton.RightButton
        if self._dragged:
            if self._put_back:
                self.cancel_drag()
        elif event.button() == Qt.MouseButton.LeftButton:
            self._press = event.position().toPoint()
        event.accept()

    @guarded()
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        at = event.position().toPoint()
        self._hand.moved_over(self)
        if not self._dragged and self._press is not None and not self.item.picture.back:
            if (at - self._press).manhattanLength() >= QApplication.startDragDistance():
                self._dragged = True
                self.setFocus(Qt.FocusReason.MouseFocusReason)  # so that Esc is heard
                self.update()
                self._hand.begin_drag(self)
        if self._dragged:
            self._hand.move_drag(self, self.mapToGlobal(at))

    @guarded()
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton or self._press is None:
            return
        self._press = None
        if self._dragged:
            self._dragged = False
            self.update()
            self._hand.end_drag(self, self.mapToGlobal(event.position().toPoint()))
        elif self.rect().contains(event.position().toPoint()):
            self._hand.choose(self)

    @guarded()
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._press = None
            self._hand.play(self)
        event.accept()

    def cancel_drag(self, *, glide: bool = True) -> None:
        """Put the card back; it glides unless it must be gone at once."""
        if self._dragged:
            self._dragged = False
            self._press = None
            self.update()
            self._hand.end_drag(self, None, glide=glide)

    @guarded()
    def wheelEvent(self, event: QWheelEvent) -> None:
        if self._dragged:
            self._hand.drag_wheel.emit(event)
        else:
            self._hand.wheel(event)
        event.accept()

    @guarded()
    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        # The right click that puts a card back opens no menu.
        if self._put_back:
            self._put_back = False
        else:
            self._press = None
            open_card_menu(self, event.globalPos())
        event.accept()

    # ---- keys
    @guarded()
    def focusInEvent(self, event: QFocusEvent) -> None:
        self.update()
        self._hand.stack(self)
        if event.reason() != Qt.FocusReason.MouseFocusReason:
            self._hand.focus_came(self)

    @guarded()
    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.update()
        self._hand.stack()
        self.cancel_drag()
        self._hand.focus_went(self)

    @guarded()
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._hand.key(self, event):
            super().keyPressEvent(event)

    @guarded(False)
    def event(self, event: QEvent) -> bool:
        # What the large picture says already need not be said twice.
        if event.type() == QEvent.Type.ToolTip and self._hand.preview.shows(self.item.id):
            return True
        return super().event(event)
