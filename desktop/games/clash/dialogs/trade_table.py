"""The table between both players of a trade: what each of them gives lies on it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from core.games.clash.content.cards import KINDS, is_hidden
from desktop.games.clash.cardpictures import card_picture
from desktop.games.clash.dialogs.deal import CARD, GET, GIVE, GOOD, KIND, Item
from desktop.games.clash.dialogs.trade_parts import (
    DragMixin,
    Hands,
    item_colour,
    item_icon,
    item_name,
    paint_card_block,
    short_name,
)
from desktop.games.clash.words.phrases import phrase
from desktop.robust import guarded
from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.icons import paint_icon
from desktop.theme.palette import CARD_KINDS, mix
from desktop.theme.style import theme
from desktop.widgets.base import Painted


class TradeTable(DragMixin, Painted):
    """The table between both: above what one gives, below what one gets. A click takes one thing off; so does dragging it away.

    Signals: `taken(object)` with an item of which one goes back, `flipped(object)` with a card whose eye was clicked.
    """

    taken = Signal(object)
    flipped = Signal(object)

    def __init__(self, hands: Hands, is_shown: Callable[[str], bool], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.hands = hands
        self._is_shown = is_shown
        self._items: dict[str, list[tuple[Item, int]]] = {GIVE: [], GET: []}
        self._titles = {GIVE: "", GET: ""}
        self._open = True
        self._over = False
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def show_items(
        self, give: list[tuple[Item, int]], get: list[tuple[Item, int]], titles: tuple[str, str], is_open: bool
    ) -> None:
        """Show what lies there. `is_open`: things can be put down and taken."""
        self._items = {GIVE: give, GET: get}
        self._titles = {GIVE: titles[0], GET: titles[1]}
        self._open = is_open
        words = []
        for side in (GIVE, GET):
            things = ", ".join(f"{number} {item_name(item, number)}" for item, number in self._items[side]) or phrase("nothing")
            words.append(f"{self._titles[side]}: {things}")
        self.setAccessibleName("; ".join(words))
        self.update()

    def set_over(self, over: bool) -> None:
        """Show that what is carried could be put down here."""
        if over != self._over:
            self._over = over
            self.update()

    def wanted_size(self) -> QSize:
        return QSize(theme().px(232), theme().px(330))

    def least_size(self) -> QSize:
        return QSize(theme().px(120), theme().px(240))

    # ---- places
    def boxes(self) -> list[tuple[Item, int, QRectF]]:
        """Return what lies there, with its place."""
        t = theme()
        found = []
        half = self.height() / 2
        for side, top in ((GIVE, 0.0), (GET, half)):
            left, y = t.px(10.0), top + t.px(32)
            for item, number in self._items[side]:
                if item.what == GOOD:
                    width, high = t.px(46.0), t.px(40.0)
                    if left + width > self.width() - t.px(8):
                        left, y = t.px(10.0), y + t.px(44)
                    found.append((item, number, QRectF(left, y, width, high)))
                    left += width + t.px(6)
            if any(item.what == GOOD for item, _ in self._items[side]):
                y += t.px(46)
            for item, number in self._items[side]:
                if item.what != GOOD:
                    found.append((item, number, QRectF(t.px(10.0), y, self.width() - t.px(20), t.px(28.0))))
                    y += t.px(32)
        return found

    def item_at(self, at: QPointF) -> Item | None:
        """Return what lies at a place."""
        return next((item for item, _, box in self.boxes() if box.contains(at)), None)

    def _eye(self, box: QRectF) -> QRectF:
        return QRectF(box.right() - box.height(), box.top(), box.height(), box.height())

    # ---- drawing
    def paint(self, painter: QPainter) -> None:
        t = theme()
        face = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        paint.box(painter, face, mix(t.hex("sunken"), t.hex("gold_hi"), .3) if self._over else "sunken",
                  "gold" if self._over else "line2", 7, 2 if self._over else 1)  # fmt: skip
        half = self.height() / 2
        painter.setPen(QPen(t.colour("line2"), 1, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(t.px(10), half), QPointF(self.width() - t.px(10), half))
        for side, top, icon in ((GIVE, 0.0, "mdi6.arrow-right-thick"), (GET, half, "mdi6.arrow-left-thick")):
            box = QRectF(t.px(10), top + t.px(4), self.width() - t.px(20), t.px(26))
            mark = t.px(18)
            at = box.right() - mark if side == GIVE else box.left()
            paint_icon(painter, icon, QRectF(at, box.center().y() - mark / 2, mark, mark), t.hex("gold_text"))
            words = box.adjusted(0, 0, -t.px(24), 0) if side == GIVE else box.adjusted(t.px(24), 0, 0, 0)
            paint.text(painter, words, self._titles[side], Role.GROUP_TITLE, "ink2", paint.LEFT if side == GIVE else paint.RIGHT)
            if not self._items[side]:
                words = QRectF(t.px(14), top + t.px(30), self.width() - t.px(28), half - t.px(36))
                hint = phrase(f"drag_{side}" if self._open else "nothing")
                paint.text(painter, words, hint, Role.SMALL, "ink3", Qt.AlignmentFlag.AlignCenter, wrap=True)
        for item, number, place in self.boxes():
            if item.what == GOOD:
                self._paint_goods(painter, item, number, place)
            else:
                self._paint_card(painter, item, number, place)

    def _paint_goods(self, painter: QPainter, item: Item, number: int, box: QRectF) -> None:
        t = theme()
        paint.box(painter, box, "raised", "line", 6)
        side = t.px(24)
        paint_icon(painter, item_icon(item), QRectF(box.left() + t.px(4), box.center().y() - side / 2, side, side),
                   item_colour(item))  # fmt: skip
        words = QRectF(box.left() + side + t.px(4), box.top(), box.width() - side - t.px(8), box.height())
        paint.text(painter, words, str(number), Role.FIGURE, "ink", paint.CENTRE)

    def _paint_card(self, painter: QPainter, item: Item, number: int, box: QRectF) -> None:
        t = theme()
        kind = item.id if item.what == KIND else KINDS[item.id]
        paint.box(painter, box, "raised", CARD_KINDS[kind][0], 5, 1.2)
        block = paint_card_block(painter, box, kind)
        text = f"{number} {item_name(item, number)}" if item.what == KIND else item_name(item)
        right = box.right() - t.px(5)
        if item.what == CARD and self._open:
            eye = self._eye(box)
            shown = self._is_shown(item.id)
            paint_icon(painter, "mdi6.eye-outline" if shown else "mdi6.eye-off-outline", eye.adjusted(5, 5, -5, -5),
                       t.hex("accent" if shown else "ink2"))  # fmt: skip
            right = eye.left()
        words = QRectF(block.right() + t.px(6), box.top(), max(0.0, right - block.right() - t.px(6)), box.height())
        paint.text(painter, words, short_name(text), Role.SMALL_BOLD, "ink")

    # ---- hands
    def drag_item(self, at: QPoint) -> Item | None:
        return self.item_at(QPointF(at)) if self._open else None

    @guarded()
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.press(event)

    @guarded()
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if not self.drag(event):
            over = self._open and self.item_at(event.position()) is not None
            self.setCursor(Qt.CursorShape.PointingHandCursor if over else Qt.CursorShape.ArrowCursor)

    @guarded()
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        pressed = self._pressed is not None
        if self.release(event, from_table=True) or not pressed or not self._open:
            return
        for item, _, box in self.boxes():
            if box.contains(event.position()):
                if item.what == CARD and self._eye(box).contains(event.position()):
                    self.flipped.emit(item)
                else:
                    self.taken.emit(item)
                return

    @guarded(False)
    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            item = self.item_at(QPointF(event.pos()))
            text = ""
            if item is not None and item.what not in (GOOD, KIND) and not is_hidden(item.id):
                picture = card_picture(item.id)
                text = f"<b>{picture.name}</b><br>{picture.spoken()}"
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().event(event)
