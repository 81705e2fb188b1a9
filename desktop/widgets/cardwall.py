"""Cards side by side in rows, whole and with all their text, to look through: a pile, a trade."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QScrollArea, QWidget

from desktop.robust import guarded
from desktop.theme.style import theme
from desktop.widgets.base import Painted, Themed
from desktop.widgets.cardface import RATIO, CardPicture, card_pixmap
from desktop.widgets.cardpaint import needed_height

WIDTH, GAP = 186, 10


class WallCard(Painted):
    """One card of the wall."""

    def __init__(self, wall: CardWall, picture: CardPicture, place: str) -> None:
        super().__init__(wall)
        self._wall = wall
        self.picture = picture
        self.setAccessibleName(f"{picture.word}: {picture.name}, {place}" if place else f"{picture.word}: {picture.name}")
        self.setAccessibleDescription(picture.spoken())

    def paint(self, painter: QPainter) -> None:
        size = QSize(self.width() - 4, self.height() - 4)
        painter.drawPixmap(QPointF(2, 2), card_pixmap(self.picture, size, self.devicePixelRatioF()))
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme().colour("focus"), 2))
            radius = size.width() * 0.055
            painter.drawRoundedRect(self.rect().toRectF().adjusted(1, 1, -1, -1), radius, radius)

    @guarded()
    def focusInEvent(self, event: QFocusEvent) -> None:
        self.update()
        self._wall.show_card(self)

    @guarded()
    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.update()

    @guarded()
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self._wall.walk(self, Qt.Key(event.key())):
            super().keyPressEvent(event)


class CardWall(Themed, QWidget):
    """Cards in rows; arrows walk over them. It is as high as it must be: put it into a scroll area."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards: list[WallCard] = []
        self._columns = 1
        self.follow_theme()

    def show_cards(self, pictures: Sequence[CardPicture], places: Sequence[str] = ()) -> None:
        """Show these cards in this order; `places` says of each where it lies, for a screen reader."""
        for card in self.cards:
            card.hide()
            card.deleteLater()
        self.cards = [WallCard(self, picture, places[i] if places else "") for i, picture in enumerate(pictures)]
        for i, card in enumerate(self.cards):
            card.setFocusPolicy(Qt.FocusPolicy.NoFocus if i else Qt.FocusPolicy.TabFocus)
            card.show()
        self._lay_out()

    def theme_changed(self) -> None:
        self._lay_out()
        super().theme_changed()

    def sizeHint(self) -> QSize:
        return QSize(theme().px(WIDTH) * 3, self.minimumHeight())

    def needed(self, pictures: Sequence[CardPicture], room: int) -> int:
        """Return how high the wall would be with these cards in so wide a room."""
        _, high, columns = self._measures(pictures, room)
        return -(-len(pictures) // columns) * (high + theme().px(GAP))

    @staticmethod
    def _measures(pictures: Sequence[CardPicture], room: int) -> tuple[int, int, int]:
        """Return width and height of the cards and the number of columns in a room."""
        t = theme()
        gap = t.px(GAP)
        width = min(t.px(WIDTH), max(80, room - 2))
        high = max([round(needed_height(picture, width)) for picture in pictures], default=round(width * RATIO))
        return width, high, max(1, (room + gap) // (width + gap))

    def _lay_out(self) -> None:
        gap = theme().px(GAP)
        width, high, self._columns = self._measures([card.picture for card in self.cards], self.width())
        for i, card in enumerate(self.cards):
            row, column = divmod(i, self._columns)
            card.setGeometry(column * (width + gap), row * (high + gap), width, high)
        rows = -(-len(self.cards) // self._columns)
        self.setMinimumHeight(rows * (high + gap))

    def show_card(self, card: WallCard) -> None:
        """Scroll a card into sight."""
        parent = self.parentWidget()
        while parent is not None and not isinstance(parent, QScrollArea):
            parent = parent.parentWidget()
        if parent is not None:
            parent.ensureWidgetVisible(card, 0, 20)

    def walk(self, card: WallCard, key: Qt.Key) -> bool:
        """Move the focus from a card by an arrow key. Returns whether it was one."""
        place = self.cards.index(card)
        steps = {
            Qt.Key.Key_Left: place - 1, Qt.Key.Key_Right: place + 1, Qt.Key.Key_Up: place - self._columns,
            Qt.Key.Key_Down: place + self._columns, Qt.Key.Key_Home: 0, Qt.Key.Key_End: len(self.cards) - 1,
        }  # fmt: skip
        if key not in steps:
            return False
        if 0 <= steps[key] < len(self.cards):
            for other in self.cards:
                other.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            target = self.cards[steps[key]]
            target.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            target.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    @guarded()
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()
