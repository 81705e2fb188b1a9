"""What is left in the supply: pieces and units that can still be placed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QHBoxLayout, QToolTip, QVBoxLayout, QWidget

from core.games.clash.content.buildings import BUILDINGS, PRICE, SUPPLY
from core.games.clash.content.unit_types import SETTLEMENTS, UNIT_TYPES, supply_left
from core.games.clash.goods import NONE, Goods
from core.games.clash.rules.cards import piles
from core.games.clash.state import State, city_count, pieces_used
from desktop.board.pieces import PieceArt
from desktop.games.clash.dialogs.goods import paint_goods
from desktop.games.clash.words.cards import band_name
from desktop.games.clash.words.names import piece_name, tr
from desktop.robust import guarded
from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.icons import paint_icon
from desktop.theme.palette import CARD_KINDS, CARD_TEXT, PlayerColour, mix
from desktop.theme.style import theme
from desktop.widgets.base import Painted
from desktop.widgets.buttons import Button, Kind


def supplies(view: State, seat: int) -> list[tuple[str, int]]:
    """Return (piece, how many are left) of a seat."""
    rows = [("settlement", SETTLEMENTS - city_count(view, seat))]
    rows += [(kind, SUPPLY - pieces_used(view, seat, kind)) for kind in BUILDINGS]
    rows += [(kind, supply_left(view, seat, kind)) for kind in UNIT_TYPES]
    return rows


def price_of(piece: str) -> Goods:
    """Return what a piece usually costs; NONE for a Settlement, which a Settler becomes."""
    if piece in BUILDINGS:
        return PRICE
    return UNIT_TYPES[piece].price if piece in UNIT_TYPES else NONE


class SupplyPieces(Painted):
    """The pieces left, drawn as they stand on the board. Signals: `looked(str)` with the piece under mouse or keyboard."""

    looked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: list[tuple[str, int]] = []
        self._player: PlayerColour | None = None
        self._art: PieceArt | None = None
        self._at = -1
        self._hovered = ""
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._name()

    def _name(self) -> None:
        """Say the piece at which the keyboard is, while it is here."""
        if self.hasFocus() and 0 <= self._at < len(self._rows):
            kind, left = self._rows[self._at]
            self.setAccessibleName(f"{piece_name(kind)}: {left}")
        else:
            self.setAccessibleName(self.tr("Supply"))

    @guarded()
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._name()

    def piece_at(self, at: QPoint | None) -> str:
        """Return the piece at a place, without one that at which the keyboard is; "" for none."""
        if at is None:
            return self._rows[self._at][0] if 0 <= self._at < len(self._rows) else ""
        return next((kind for kind, _, cell in self._cells() if cell.contains(at)), "")

    @guarded()
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        piece = self.piece_at(event.position().toPoint())
        if piece != self._hovered:
            self._hovered = piece
            if piece:
                self.looked.emit(piece)
            self.update()

    @guarded()
    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = ""
        self.update()

    @guarded()
    def keyPressEvent(self, event: QKeyEvent) -> None:
        step = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if step is None or not self._rows:
            super().keyPressEvent(event)
            return
        self._at = max(0, min(len(self._rows) - 1, self._at + step))
        self._name()
        self.looked.emit(self._rows[self._at][0])
        self.update()

    def show_supply(self, view: State, seat: int, player: PlayerColour) -> None:
        """Show the supply of a seat."""
        rows = supplies(view, seat)
        if rows == self._rows and player == self._player:
            return
        self._rows = rows
        self._player = player
        self.setAccessibleDescription(", ".join(f"{number} {piece_name(kind)}" for kind, number in self._rows))
        self._name()
        self.update()

    def wanted_size(self) -> QSize:
        return QSize(theme().px(300), 2 * (self._cell_height() + theme().px(6)) + theme().px(12))

    def least_size(self) -> QSize:
        return QSize(theme().px(200), self._cell_height() + theme().px(12))

    def _cell_height(self) -> int:
        return theme().px(64)

    @property
    def is_list(self) -> bool:
        """Whether there is room for a line for each piece, with name and price."""
        t = theme()
        return self.height() >= len(self._rows) * t.px(42) and self.width() < t.px(420)

    def _lines(self) -> list[tuple[str, int, QRectF]]:
        t = theme()
        number = max(1, len(self._rows))
        step = min((self.height() - t.px(8)) / number, t.px(58.0))
        return [
            (kind, left, QRectF(t.px(8), t.px(6) + i * step, self.width() - t.px(16), step - t.px(5)))
            for i, (kind, left) in enumerate(self._rows)
        ]

    def _cells(self) -> list[tuple[str, int, QRectF]]:
        if self.is_list:
            return self._lines()
        t = theme()
        number = max(1, len(self._rows))
        columns = max(1, min(number, (self.width() - t.px(10)) // t.px(50)))
        gap = t.px(6)
        # What room there is below is used: two rows of larger cells.
        two = self.height() >= 2 * (self._cell_height() + gap) + t.px(6)
        rows = max(-(-number // columns), 2 if two and number > 3 else 1)
        columns = -(-number // rows)
        width = (self.width() - t.px(16) - (columns - 1) * gap) / columns
        room = (self.height() - t.px(8)) / rows - gap
        high = max(float(self._cell_height()), min(room, t.px(92.0)))
        return [
            (kind, left, QRectF(t.px(8) + (i % columns) * (width + gap), t.px(6) + (i // columns) * (high + gap), width, high))
            for i, (kind, left) in enumerate(self._rows)
        ]

    def paint(self, painter: QPainter) -> None:
        t = theme()
        if self._player is None:
            return
        ratio = self.devicePixelRatioF()
        art = self._art
        if art is None or art.palette is not t.palette or art.dpr != ratio:
            art = self._art = PieceArt(t.palette, ratio)
        for place, (kind, left, cell) in enumerate(self._cells()):
            paint.box(painter, cell, "raised" if left else "sunken", "gold" if kind == self._hovered else "line", 5)
            if self.hasFocus() and place == self._at:
                paint.focus_ring(painter, cell, 5)
            wide = self.is_list
            sprite = art.token(kind, self._player.colour, t.px(28 if wide else 34), t.px(2))
            painter.setOpacity(1.0 if left else .35)
            middle = QPointF(cell.left() + t.px(26), cell.center().y() + t.px(13)) if wide else QPointF(
                cell.center().x(), cell.center().y() + t.px(8))  # fmt: skip
            x, y = middle.x() - sprite.x / ratio, middle.y() - sprite.y / ratio
            size = sprite.pixmap.size() / ratio
            painter.drawPixmap(QRectF(x, y, size.width(), size.height()), sprite.pixmap, QRectF(sprite.pixmap.rect()))
            painter.setOpacity(1.0)
            if wide:
                self._paint_words(painter, kind, left, cell)
                continue
            figure = QRectF(cell.left(), cell.bottom() - t.px(21), cell.width(), t.px(20))
            paint.text(painter, figure, str(left), Role.BODY_BOLD, "ink" if left else "ink3", Qt.AlignmentFlag.AlignCenter)

    def _paint_words(self, painter: QPainter, kind: str, left: int, cell: QRectF) -> None:
        """Draw name, price and number of a piece beside its picture."""
        t = theme()
        ink = "ink" if left else "ink3"
        figure = QRectF(cell.right() - t.px(44), cell.top(), t.px(36), cell.height())
        paint.text(painter, figure, str(left), Role.FIGURE, ink, paint.RIGHT)
        x, line = cell.left() + t.px(54), t.metrics(Role.BODY_BOLD).height()
        price = price_of(kind)
        top = cell.center().y() - (line if price == NONE else line + t.px(16)) / 2
        paint.text(painter, QRectF(x, top, figure.left() - x - 4, line), piece_name(kind), Role.BODY_BOLD, ink)
        if price != NONE:
            paint_goods(painter, x, top + line + t.px(8), price, 13, Role.SMALL, muted=not left)

    @guarded(False)
    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            for kind, left, cell in self._cells():
                if cell.contains(event.pos()):
                    QToolTip.showText(event.globalPos(), f"{piece_name(kind)}: {left}", self)
                    return True
            QToolTip.hideText()
            return True
        return super().event(event)


class Piles(Painted):
    """The decks: of each kind its icon, how many cards are left, and how many lie discarded beside it.

    Signals: `clicked` when the discarded cards are to be seen.
    """

    clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[tuple[str, int, int]] = []
        """(kind, cards in the deck, cards discarded)."""
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_piles(self, rows: list[tuple[str, int, int]]) -> None:
        """Show these decks."""
        if rows != self.rows:
            self.rows = rows
            self.setAccessibleName("; ".join(_pile_words(*row) for row in rows))
            self.setToolTip("<br>".join(_pile_words(*row) for row in rows))
            self.updateGeometry()
            self.update()

    def wanted_size(self) -> QSize:
        t = theme()
        return QSize(t.px(68) * max(1, len(self.rows)), t.px(28))

    def least_size(self) -> QSize:
        t = theme()
        return QSize(t.px(52) * max(1, len(self.rows)), t.px(28))

    def paint(self, painter: QPainter) -> None:
        t = theme()
        step = self.width() / max(1, len(self.rows))
        for place, (kind, left, discarded) in enumerate(self.rows):
            band, icon = CARD_KINDS[kind]
            card = QRectF(place * step, (self.height() - t.px(24)) / 2, t.px(18), t.px(24))
            paint.box(painter, card, band if left else "sunken", mix(band, "#1B120A", .4), 3)
            side = t.px(12)
            paint_icon(painter, icon, QRectF(card.center().x() - side / 2, card.center().y() - side / 2, side, side), CARD_TEXT)
            figure = str(left)
            wide = t.metrics(Role.BODY_BOLD).horizontalAdvance(figure) + 2
            paint.text(painter, QRectF(card.right() + t.px(5), 0, wide, self.height()), figure, Role.BODY_BOLD)
            x = card.right() + t.px(8) + wide
            room = (place + 1) * step - x - 2
            if discarded and room > t.px(12):
                paint.text(painter, QRectF(x, 0, room, self.height()), f"+{discarded}", Role.SMALL, "ink2")

    @guarded()
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.clicked.emit()


def _pile_words(kind: str, left: int, discarded: int) -> str:
    words = tr("{deck}: {left} in the deck, {discarded} discarded")
    return words.replace("{deck}", band_name(kind)).replace("{left}", str(left)).replace("{discarded}", str(discarded))


class SupplyDock(QWidget):
    """The pieces left, and the decks: how many cards each has, and a button that shows their discard piles.

    Signals: `piles_requested`.
    """

    piles_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pieces = SupplyPieces()
        self.decks = Piles()
        self.decks.clicked.connect(self.piles_requested)
        self.button = Button(tr("Discard piles…"), Kind.QUIET, height=28)
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.button.clicked.connect(self.piles_requested)
        foot = QHBoxLayout()
        foot.setContentsMargins(10, 0, 6, 0)
        foot.addWidget(self.decks, 1)
        foot.addWidget(self.button)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 2)
        box.setSpacing(0)
        box.addWidget(self.pieces, 1)
        box.addLayout(foot)

    def show_supply(self, view: State, seat: int, player: PlayerColour) -> None:
        """Show the supply of a seat, and the decks."""
        self.pieces.show_supply(view, seat, player)
        self.decks.show_piles([(kind, len(deck.draw), len(deck.discard)) for kind, deck in piles(view).items()])
