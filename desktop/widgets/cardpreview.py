"""A card shown large over the window, beside the card that it belongs to; pinned, with the button that plays it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget

from desktop.robust import guarded, saved
from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.style import theme
from desktop.widgets.base import Painted
from desktop.widgets.buttons import Button, Kind
from desktop.widgets.cardface import card_pixmap
from desktop.widgets.cardpaint import least_height, line_height, lines_of, needed_height

if TYPE_CHECKING:
    from desktop.widgets.handcard import CardItem

WIDTH = 280
_FRAME = 8


class CardPreview(Painted):
    """The large picture. Transparent for the mouse unless it is pinned.

    Signals: `accepted(str)` when the button was pressed, `dismissed` when it was clicked away or Esc was pressed.
    """

    accepted = Signal(str)
    dismissed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._item: CardItem | None = None
        self._pinned = False
        self._offset = 0
        self._anchor = QRect()
        self._card = QSize()
        self.button = Button("", Kind.PRIMARY, key="Return", parent=self)
        self.button.hide()
        self.button.clicked.connect(self._on_clicked)
        self.hide()

    # ---- what is shown
    @property
    def is_pinned(self) -> bool:
        """Whether it stays until it is put away."""
        return self._pinned and not self.isHidden()

    @property
    def item(self) -> CardItem | None:
        """The card that is shown."""
        return self._item if not self.isHidden() else None

    def shows(self, id: str) -> bool:
        """Return whether this card is shown."""
        return self._item is not None and not self.isHidden() and self._item.id == id

    def holds_focus(self) -> bool:
        """Return whether the button has, or is about to take, the focus."""
        focused = QApplication.focusWidget()
        return focused is not None and (focused is self or self.isAncestorOf(focused))

    def show_card(self, item: CardItem, host: QWidget, anchor: QRect, pinned: bool = False) -> None:
        """Show a card in a window, beside a rectangle on the screen."""
        if item is not self._item:
            self._offset = 0
        self._item, self._pinned, self._anchor = item, pinned, anchor
        if self.parentWidget() is not host:
            self.setParent(host)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not pinned)
        self._dress()
        self._place()
        self.show()
        self.raise_()

    def refresh(self, items: Mapping[str, CardItem]) -> None:
        """Show how the card stands now; go if it is no longer among these, or face down."""
        if self._item is None or self.isHidden():
            return
        item = items.get(self._item.id)
        if item is None or item.picture.back:
            self.put_away()
        elif item != self._item:
            self._item = item
            self._dress()
            self._place()
            self.update()

    def put_away(self) -> None:
        """Go, and forget what was shown."""
        focused = self.holds_focus()
        self.hide()
        self._item = None
        self._pinned = False
        for widget in (self, self.button):
            widget.setAccessibleName("")
            widget.setAccessibleDescription("")
        self.button.setText("")
        if focused:
            self.dismissed.emit()

    def _dress(self) -> None:
        item = self._item
        assert item is not None
        self.setAccessibleName(item.picture.name)
        self.setAccessibleDescription(item.picture.spoken())
        self.button.set_label(item.action or self.tr("Play"))
        self.button.setVisible(self._pinned and item.playable)

    # ---- place
    def _foot(self, width: int) -> int:
        """Return the height of the line below the card: the button, or why not."""
        item = self._item
        if item is None:
            return 0
        if self._pinned and item.playable:
            return self.button.sizeHint().height() + 6
        words = self._words()
        return round(len(lines_of(words, width - 16, 13)) * line_height(13)) + 12 if words else 0

    def _words(self) -> str:
        """Return what stands below the card: how the mouse plays it, or why it can't be played."""
        if self._item is None or (self._pinned and self._item.playable):
            return ""
        return self.tr("Double click to play, or drag it to the board") if self._item.playable else self._item.reason

    def _place(self) -> None:
        t = theme()
        host = self.parentWidget()
        assert host is not None
        assert self._item is not None
        room = host.rect().adjusted(4, 4, -4, -4)
        anchor = QRect(host.mapFromGlobal(self._anchor.topLeft()), self._anchor.size())
        width = min(t.px(WIDTH), room.width() - 2 * _FRAME)
        foot = self._foot(width)
        above = anchor.top() - 6 - room.top()
        below = room.bottom() - anchor.bottom() - 6
        most = max(above, below) - 2 * _FRAME - foot
        beside = most < t.px(200)
        if beside:
            most = room.height() - 2 * _FRAME - foot
        wanted = needed_height(self._item.picture, width)
        if wanted > most and width < room.width() * 0.4:
            # A broader card is less high.
            width = round(min(width * 1.4, room.width() * 0.45))
            most += foot
            foot = self._foot(width)
            most -= foot
            wanted = needed_height(self._item.picture, width, 0.8)
        # Text and vignette shrink to what room there is; what is longer than that scrolls.
        high = round(max(min(wanted, most), least_height(self._item.picture, width)))
        self._card = QSize(width, high)
        height = min(high, round(most))
        size = QSize(width + 2 * _FRAME, height + 2 * _FRAME + foot)
        x = anchor.center().x() - size.width() // 2
        y = anchor.top() - 6 - size.height() if above >= below else anchor.bottom() + 6
        if beside:
            x = anchor.right() + 6 if anchor.right() + 6 + size.width() <= room.right() else anchor.left() - 6 - size.width()
            y = anchor.bottom() - size.height()
        x = max(room.left(), min(x, room.right() - size.width()))
        y = max(room.top(), min(y, room.bottom() - size.height()))
        self.setGeometry(QRect(QPoint(x, y), size))
        hint = self.button.sizeHint()
        left, top = (size.width() - hint.width()) // 2, size.height() - _FRAME - hint.height() + 2
        self.button.setGeometry(left, top, hint.width(), hint.height())
        self._offset = max(0, min(self._offset, self._hidden()))

    def _view(self) -> QRect:
        """Return where the card is seen."""
        return QRect(_FRAME, _FRAME, self._card.width(), self.height() - 2 * _FRAME - self._foot(self._card.width()))

    def _hidden(self) -> int:
        """Return how many pixels of the card are out of sight."""
        return max(0, self._card.height() - self._view().height())

    @property
    def can_scroll(self) -> bool:
        """Whether a part of the card is out of sight."""
        return not self.isHidden() and self._hidden() > 0

    def scroll_by(self, step: int) -> None:
        """Show more of the text."""
        self._offset = max(0, min(self._offset + step, self._hidden()))
        self.update()

    def theme_changed(self) -> None:
        self.put_away()
        super().theme_changed()

    # ---- painting
    def paint(self, painter: QPainter) -> None:
        item = self._item
        if item is None:
            return
        face = QRectF(self.rect()).adjusted(3, 2, -3, -4)
        paint.shadow(painter, face, 9, 3)
        paint.box(painter, face, "panel", "gold" if item.playable else "line2", 9, 1.4)
        view = self._view()
        with saved(painter):
            painter.setClipRect(view)
            pixmap = card_pixmap(item.picture, self._card, self.devicePixelRatioF())
            painter.drawPixmap(view.topLeft() - QPoint(0, self._offset), pixmap)
        hidden = self._hidden()
        if hidden:
            track = QRectF(view.right() - 4, view.top() + 6, 3, view.height() - 12)
            part = track.height() * view.height() / self._card.height()
            thumb = QRectF(track.left(), track.top() + (track.height() - part) * self._offset / hidden, 3, part)
            paint.box(painter, thumb, "line2", None, 1.5)
        words = self._words()
        if words:
            high = line_height(13)
            top = view.bottom() + 6
            for line in lines_of(words, view.width() - 16, 13):
                box = QRectF(view.left() + 8, top, view.width() - 16, high)
                paint.text(painter, box, line, Role.BODY, "ink2", paint.CENTRE, px=13)
                top += high

    # ---- pinned
    def _on_clicked(self) -> None:
        if self._item is not None:
            self.accepted.emit(self._item.id)

    @guarded()
    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    @guarded()
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        # A click on the large picture puts it away.
        self.put_away()
        event.accept()

    @guarded()
    def wheelEvent(self, event: QWheelEvent) -> None:
        self.scroll_by(-(event.angleDelta().y() or event.pixelDelta().y()))
        event.accept()

    @guarded()
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.put_away()
        else:
            super().keyPressEvent(event)
