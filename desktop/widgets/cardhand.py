"""A hand of cards in a row, for any game: looked at large, chosen, played and dragged, by mouse and by keyboard.

    hand = CardHand()
    hand.show_cards(items)             # which cards, and what can be done with each
    hand.played.connect(...)           # a double click, Enter, or the button below the large picture
    hand.drag_dropped.connect(...)     # let go outside the hand: the card and the place on the screen

Dragging uses the grab of the pressed button and a ghost of our own (carry.py): QDrag would swallow keys and wheel.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from time import monotonic

from PySide6.QtCore import (
    QEvent,
    QObject,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QMenu, QScrollArea, QSizePolicy, QWidget
from shiboken6 import isValid

from desktop.robust import guarded
from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.icons import paint_icon
from desktop.theme.style import theme
from desktop.widgets.base import Painted, Themed
from desktop.widgets.buttons import ToolButton
from desktop.widgets.cardface import HEAD_HEIGHT, card_pixmap, card_size
from desktop.widgets.cardpreview import CardPreview
from desktop.widgets.carry import Ghost, window_of
from desktop.widgets.handcard import RISE, CardItem, HandCard
from desktop.widgets.handlayout import GAP, hand_layout

LOOK_MS = 280
"""How long the mouse rests on a card before it is shown large; at once while another one is shown, or with Alt."""
WHEEL_REST = 0.6
"""Seconds after which a wheel that scrolled the cards has come to rest."""
GHOST_HEIGHT = 78
_PLAY_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class CardHand(Themed, QWidget):
    """The cards of a hand in a row that scrolls.

    Signals: `played(str)` with the id of a card that is to be played; `looked(str)` when a card was looked at;
    `drag_started(str)`, `drag_moved(str, QPoint)` and `drag_dropped(str, QPoint)` with a place on the screen,
    `drag_cancelled(str)`; `drag_wheel(QWheelEvent)` for a wheel that turns during a drag; `left` when the keyboard is done here.
    """

    played = Signal(str)
    looked = Signal(str)
    drag_started = Signal(str)
    drag_moved = Signal(str, QPoint)
    drag_dropped = Signal(str, QPoint)
    drag_cancelled = Signal(str)
    drag_wheel = Signal(object)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards: list[HandCard] = []
        self._empty = ""
        self._current = ""
        self._waiting: HandCard | None = None
        self._rests = False
        """The mouse has not been moved over a card since the hand was covered."""
        self._alt = False
        self._overlap = 0
        """Pixels by which cards lie closer together than usual."""
        self._ghost: Ghost | None = None
        self._gliding: Ghost | None = None
        """The picture of a card that glides back."""
        self._looked_away = self._turned = 0.0
        """When the mouse left a card that was shown large, and when the wheel scrolled the row last."""
        self.preview = CardPreview()
        self.destroyed.connect(self.preview.deleteLater)
        self.preview.accepted.connect(self._on_accepted)
        self.preview.dismissed.connect(self._on_dismissed)
        self._area = QScrollArea(self)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._row = _Row(self)
        self._area.setWidget(self._row)
        self._back = ToolButton("mdi6.chevron-left", self.tr("Cards further left"), side=28, framed=True, parent=self)
        self._on = ToolButton("mdi6.chevron-right", self.tr("Cards further right"), side=28, framed=True, parent=self)
        for button, step in ((self._back, -1), (self._on, 1)):
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(lambda _checked=False, step=step: self.scroll_by(step * self._area.width() * 3 // 4))
        self._area.horizontalScrollBar().valueChanged.connect(self._place_buttons)
        # How far the row can be scrolled is known only when the area has been laid out.
        self._area.horizontalScrollBar().rangeChanged.connect(lambda _least, _most: self._place_buttons())
        self._look = QTimer(self)
        self._look.setSingleShot(True)
        self._look.timeout.connect(self._on_look)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setSizePolicy(policy)
        self.setAccessibleName(self.tr("Hand"))
        self.follow_theme()

    # ---- what is shown
    def show_cards(self, items: Sequence[CardItem], empty: str = "") -> None:
        """Show these cards in this order; `empty` is what is said when there are none."""
        self._drop_gliding()
        before = [card.item for card in self.cards]
        if before == list(items) and empty == self._empty:
            return
        self._empty = empty
        kept = {card.item.id: card for card in self.cards}
        made = []
        for item in items:
            card = kept.pop(item.id, None)
            if card is None:
                card = HandCard(self, item)
                card.setParent(self._row)
            elif card.item != item:
                card.show_item(item)
            made.append(card)
        lost_focus = any(card.hasFocus() for card in kept.values())
        for card in kept.values():
            self.look_away(card)
            card.cancel_drag(glide=False)
            card.hide()
            card.setParent(None)
            card.deleteLater()
        self.cards = made
        self._row.setAccessibleName(empty if not made else "")
        self._row.update()
        self._set_current(self._current)
        self.preview.refresh({card.item.id: card.item for card in made})
        self._lay_out()
        port = self._area.viewport().rect()
        for card in made:
            card.show()
            if self.isVisible() and port.intersects(card.geometry().translated(self._row.pos())):
                card.picture()  # drawn now, not while it is painted
        if lost_focus:
            self.left.emit()

    def card(self, id: str) -> HandCard | None:
        """Return the card of an id."""
        return next((card for card in self.cards if card.item.id == id), None)

    def mark_seen(self, id: str) -> None:
        """Take the mark of a new card away."""
        card = self.card(id)
        if card is not None:
            card.show_item(replace(card.item, new=False))

    def show_large(self, id: str) -> bool:
        """Show a card large with its button, until it is put away. Returns whether it is in the hand, face up."""
        card = self.card(id)
        if card is None or card.item.picture.back:
            return False
        self._show_large(card, pinned=True)
        return True

    def put_away(self) -> None:
        """Let go of everything: no card is shown large or dragged."""
        QApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]
        self._look.stop()
        self._waiting = None
        self.preview.put_away()
        for card in self.cards:
            card.cancel_drag(glide=False)
            for menu in card.findChildren(QMenu):
                menu.close()
        self._drop_gliding()

    def _set_current(self, id: str) -> None:
        """Let Tab lead to this card, else to the first one."""
        card = self.card(id) or (self.cards[0] if self.cards else None)
        self._current = card.item.id if card is not None else ""
        for other in self.cards:
            other.setFocusPolicy(Qt.FocusPolicy.TabFocus if other is card else Qt.FocusPolicy.NoFocus)

    def focus_hand(self) -> bool:
        """Give the keyboard to the hand. Returns whether there is a card."""
        card = self.card(self._current)
        if card is None:
            return False
        card.setFocus(Qt.FocusReason.ShortcutFocusReason)
        return True

    # ---- layout
    def sizeHint(self) -> QSize:
        return QSize(theme().px(400), theme().px(96))

    def minimumSizeHint(self) -> QSize:
        return QSize(theme().px(140), theme().px(HEAD_HEIGHT) + RISE + 2)

    def theme_changed(self) -> None:
        self.preview.put_away()
        self._lay_out()
        super().theme_changed()

    @property
    def overlaps(self) -> bool:
        """Whether cards lie closer together than beside each other."""
        return self._overlap > theme().px(GAP)

    def stack(self, top: HandCard | None = None) -> None:
        """Lay overlapping cards over each other from left to right; this one, or the one that is looked at, on top."""
        if not self._overlap:
            return
        for card in self.cards:
            card.raise_()
        top = top or next((card for card in self.cards if card.underMouse()), None)
        top = top or next((card for card in self.cards if card.hasFocus()), None)
        if top is not None:
            top.raise_()

    def _lay_out(self) -> None:
        layout = hand_layout([card.item.group for card in self.cards], self.size(), self._on.sizeHint().width())
        self._overlap = layout.overlap
        self._area.setGeometry(self.rect().adjusted(layout.aside, 0, -layout.aside, 0))
        for card, box in zip(self.cards, layout.boxes, strict=True):
            card.setGeometry(box)
            card.update()
        self._row.resize(max(self._area.width(), layout.width), self.height())
        self.stack()
        self._place_buttons()

    @guarded()
    def _place_buttons(self, _value: int = 0) -> None:
        bar = self._area.horizontalScrollBar()
        for button, shown, x in (
            (self._back, bar.value() > bar.minimum(), 2),
            (self._on, bar.value() < bar.maximum(), self.width() - self._on.sizeHint().width() - 2),
        ):
            side = button.sizeHint()
            button.setGeometry(x, (self.height() - side.height()) // 2, side.width(), side.height())
            button.setVisible(shown and bar.maximum() > bar.minimum())
            button.raise_()

    def scroll_by(self, step: int) -> None:
        """Scroll the row by pixels."""
        bar = self._area.horizontalScrollBar()
        bar.setValue(bar.value() + step)

    def wheel(self, event: QWheelEvent) -> None:
        """Scroll the row, or the large picture while Alt is held."""
        turned = event.pixelDelta() if not event.pixelDelta().isNull() else event.angleDelta()
        step = turned.y() or turned.x()
        if self.preview.can_scroll and (self._alt or event.modifiers() & Qt.KeyboardModifier.AltModifier):
            self.preview.scroll_by(-step)
        else:
            self._turned = monotonic()
            self.scroll_by(-step)

    @guarded()
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    @guarded()
    def wheelEvent(self, event: QWheelEvent) -> None:
        self.wheel(event)
        event.accept()

    def paint_empty(self, painter: QPainter, rect: QRect) -> None:
        """Say that there are no cards."""
        if self.cards or not self._empty:
            return
        t = theme()
        side = t.px(32)
        width = min(rect.width() - t.px(60), t.metrics(Role.BODY).horizontalAdvance(self._empty) + 4)
        left = rect.center().x() - (width + side + t.px(10)) / 2
        paint_icon(painter, "card_action", QRectF(left, rect.center().y() - side / 2, side, side), t.hex("line2"))
        line = QRectF(left + side + t.px(10), rect.top(), width, rect.height())
        paint.text(painter, line, self._empty, Role.BODY, "ink2")

    # ---- looking at a card
    def look_soon(self, card: HandCard) -> None:
        """The mouse came over a card."""
        QApplication.instance().installEventFilter(self)  # type: ignore[union-attr]
        self._alt = bool(QApplication.queryKeyboardModifiers() & Qt.KeyboardModifier.AltModifier)
        if monotonic() - self._turned > WHEEL_REST and self._ghost is None:
            self._area.ensureWidgetVisible(card, 0, 0)  # whole; not while the wheel brings other cards under the mouse
        if self.preview.is_pinned or self._ghost is not None or card.item.picture.back or self._rests:
            return
        self._waiting = card
        looking = self.preview.item is not None or monotonic() - self._looked_away < 0.4
        self._look.start(0 if self._alt or looking else LOOK_MS)

    def wait_for_mouse(self) -> None:
        """The hand is covered: the card that comes to light under the resting mouse is shown large only once that moves."""
        self._rests = True
        self.make_room()

    def moved_over(self, card: HandCard) -> None:
        """The mouse moved over a card."""
        if self._rests:
            self._rests = False
            self.look_soon(card)

    def make_room(self) -> None:
        """A question comes: no card that the mouse happens to rest on is shown large over it."""
        self._look.stop()
        self._waiting = None
        if not self.preview.is_pinned:
            self.preview.put_away()

    def look_away(self, card: HandCard) -> None:
        """The mouse left a card, or the card is gone."""
        if self._waiting is card:
            self._waiting = None
            self._look.stop()
        if not any(other.underMouse() for other in self.cards if other is not card):
            QApplication.instance().removeEventFilter(self)  # type: ignore[union-attr]
        if not self.preview.is_pinned and self.preview.shows(card.item.id):
            focused = next((other for other in self.cards if other.hasFocus() and other is not card), None)
            self._looked_away = monotonic()
            self.preview.put_away()
            if focused is not None:
                self._show_large(focused)

    @guarded()
    def _on_look(self) -> None:
        card, self._waiting = self._waiting, None
        if card is not None and card.underMouse() and not self.preview.is_pinned:
            self._show_large(card)

    def _show_large(self, card: HandCard, pinned: bool = False) -> None:
        if card.item.picture.back or not self.isVisible():
            return
        anchor = QRect(card.mapToGlobal(QPoint(0, 0)), card.size())
        self.preview.show_card(card.item, self._host(), anchor, pinned)
        self.looked.emit(card.item.id)

    def _host(self) -> QWidget:
        """Return the window over which cards are shown large and dragged."""
        return window_of(self)

    @guarded(False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease) and isinstance(event, QKeyEvent):
            if event.key() == Qt.Key.Key_Alt and not event.isAutoRepeat():
                self._alt = event.type() == QEvent.Type.KeyPress
                under = next((card for card in self.cards if card.underMouse()), None)
                if self._alt and under is not None and self._ghost is None and not self.preview.is_pinned:
                    self._look.stop()
                    self._show_large(under)
        return False

    def focus_came(self, card: HandCard) -> None:
        """A card got the keyboard."""
        self._set_current(card.item.id)
        self._area.ensureWidgetVisible(card, theme().px(40), 0)
        if not self.preview.is_pinned or not self.preview.shows(card.item.id):
            self._show_large(card)

    def focus_went(self, card: HandCard) -> None:
        """A card lost the keyboard."""
        if self.preview.shows(card.item.id) and not card.underMouse() and not self.preview.holds_focus():
            self.preview.put_away()

    def choose(self, card: HandCard) -> None:
        """Show a card large with its button, or put that away again."""
        if card.item.picture.back:
            return
        if self.preview.is_pinned and self.preview.shows(card.item.id):
            self.preview.put_away()
            return
        self._set_current(card.item.id)
        card.setFocus(Qt.FocusReason.MouseFocusReason)
        self._show_large(card, pinned=True)

    def play(self, card: HandCard) -> None:
        """Play a card, or say why not."""
        if card.item.picture.back:
            return
        if card.item.playable:
            self._give(card)
        else:
            self._show_large(card, pinned=True)

    def _give(self, card: HandCard) -> None:
        """Let a card be played; what is asked next gets the keyboard."""
        id = card.item.id
        self.preview.put_away()
        self.left.emit()
        self.played.emit(id)

    def key(self, card: HandCard, event: QKeyEvent) -> bool:
        """Take a key while a card has the focus. Returns whether it meant something."""
        key = event.key()
        place = self.cards.index(card)
        steps = {Qt.Key.Key_Left: place - 1, Qt.Key.Key_Right: place + 1, Qt.Key.Key_Home: 0, Qt.Key.Key_End: len(self.cards) - 1}
        if card.is_dragged:
            if key == Qt.Key.Key_Escape:
                card.cancel_drag()
            return True
        if key in steps:
            other = self.cards[min(len(self.cards) - 1, max(0, steps[key]))]
            if other is not card:
                self.preview.put_away()
                other.setFocus(Qt.FocusReason.OtherFocusReason)
        elif key in _PLAY_KEYS:
            self.play(card)
        elif key == Qt.Key.Key_Space:
            self.choose(card)
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down) and self.preview.can_scroll:
            self.preview.scroll_by(theme().px(40) * (1 if key == Qt.Key.Key_Down else -1))
        elif key == Qt.Key.Key_Escape:
            self.preview.put_away()
            self.left.emit()
        else:
            return False
        return True

    @guarded()
    def _on_accepted(self, id: str) -> None:
        card = self.card(id)
        if card is not None and card.item.playable:
            self._give(card)

    @guarded()
    def _on_dismissed(self) -> None:
        self.preview.put_away()
        self.left.emit()

    # ---- dragging
    def begin_drag(self, card: HandCard) -> None:
        """A card is lifted."""
        self._look.stop()
        self._waiting = None
        self.preview.put_away()
        size = card_size(theme().px(GHOST_HEIGHT))  # its top only, so that it hides little of the board
        self._ghost = Ghost(self._host(), card_pixmap(card.item.picture, size, self.devicePixelRatioF()))
        card.setCursor(Qt.CursorShape.ClosedHandCursor)
        self.drag_started.emit(card.item.id)

    def move_drag(self, card: HandCard, at: QPoint) -> None:
        """The lifted card is over a place of the screen."""
        if self._ghost is not None:
            self._ghost.hang(at, above=True)
        self.drag_moved.emit(card.item.id, at)

    def end_drag(self, card: HandCard, at: QPoint | None, *, glide: bool = True) -> None:
        """The card was let go over a place of the screen, None: put back. Over the hand it goes back too."""
        ghost, self._ghost = self._ghost, None
        card.setCursor(Qt.CursorShape.OpenHandCursor)
        inside = at is not None and self.rect().contains(self.mapFromGlobal(at))
        if ghost is not None:
            self._gliding = ghost
            if glide and (at is None or inside or not card.item.playable):
                ghost.glide(card.mapToGlobal(card.face().topLeft().toPoint()))
            else:
                self._drop_gliding()
        self.left.emit()  # First: what is asked next may take the keyboard.
        if at is None or inside:
            self.drag_cancelled.emit(card.item.id)
        else:
            self.drag_dropped.emit(card.item.id, at)

    @guarded()
    def _drop_gliding(self) -> None:
        ghost, self._gliding = self._gliding, None
        if ghost is not None and isValid(ghost):
            ghost.go()

    @property
    def dragging(self) -> str:
        """The id of the card that is dragged, "" if none is."""
        return next((card.item.id for card in self.cards if card.is_dragged), "")

    @guarded()
    def hideEvent(self, event: QEvent) -> None:
        if isValid(self.preview):  # The window may have gone first, and with it what lies over it.
            self.put_away()


class _Row(Painted):
    """What scrolls: the cards, or the words that there are none."""

    def __init__(self, hand: CardHand) -> None:
        super().__init__()
        self._hand = hand

    def paint(self, painter: QPainter) -> None:
        self._hand.paint_empty(painter, QRect(0, 0, self._hand.width(), self.height()))
