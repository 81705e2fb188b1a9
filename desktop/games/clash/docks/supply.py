"""What is left in the supply: pieces and units that can still be placed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QPainter
from PySide6.QtWidgets import QHBoxLayout, QToolTip, QVBoxLayout, QWidget

from core.games.clash.content.buildings import BUILDINGS, SUPPLY
from core.games.clash.content.unit_types import SETTLEMENTS, UNIT_TYPES, supply_left
from core.games.clash.rules.cards import piles
from core.games.clash.state import State, city_count, pieces_used
from desktop.board.pieces import PieceArt
from desktop.games.clash.words.cards import band_name
from desktop.games.clash.words.names import piece_name, tr
from desktop.robust import guarded
from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.palette import PlayerColour
from desktop.theme.style import theme
from desktop.widgets.base import Painted
from desktop.widgets.buttons import Button, Kind
from desktop.widgets.labels import Label


def supplies(view: State, seat: int) -> list[tuple[str, int]]:
    """Return (piece, how many are left) of a seat."""
    rows = [("settlement", SETTLEMENTS - city_count(view, seat))]
    rows += [(kind, SUPPLY - pieces_used(view, seat, kind)) for kind in BUILDINGS]
    rows += [(kind, supply_left(view, seat, kind)) for kind in UNIT_TYPES]
    return rows


class SupplyPieces(Painted):
    """The pieces left, drawn as they stand on the board."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: list[tuple[str, int]] = []
        self._player: PlayerColour | None = None
        self._art: PieceArt | None = None
        self.setAccessibleName(self.tr("Supply"))

    def show_supply(self, view: State, seat: int, player: PlayerColour) -> None:
        """Show the supply of a seat."""
        rows = supplies(view, seat)
        if rows == self._rows and player == self._player:
            return
        self._rows = rows
        self._player = player
        self.setAccessibleDescription(", ".join(f"{number} {piece_name(kind)}" for kind, number in self._rows))
        self.update()

    def wanted_size(self) -> QSize:
        return QSize(theme().px(300), 2 * (self._cell_height() + theme().px(6)) + theme().px(12))

    def least_size(self) -> QSize:
        return QSize(theme().px(200), self._cell_height() + theme().px(12))

    def _cell_height(self) -> int:
        return theme().px(64)

    def _cells(self) -> list[tuple[str, int, QRectF]]:
        t = theme()
        number = max(1, len(self._rows))
        columns = max(1, min(number, (self.width() - t.px(10)) // t.px(50)))
        if columns < number:
            columns = -(-number // -(-number // columns))
        gap = t.px(6)
        width = (self.width() - t.px(16) - (columns - 1) * gap) / columns
        return [
            (kind, left, QRectF(t.px(8) + (i % columns) * (width + gap), t.px(6) + (i // columns) * (self._cell_height() + gap),
                                width, self._cell_height()))
            for i, (kind, left) in enumerate(self._rows)
        ]  # fmt: skip

    def paint(self, painter: QPainter) -> None:
        t = theme()
        if self._player is None:
            return
        ratio = self.devicePixelRatioF()
        art = self._art
        if art is None or art.palette is not t.palette or art.dpr != ratio:
            art = self._art = PieceArt(t.palette, ratio)
        for kind, left, cell in self._cells():
            paint.box(painter, cell, "raised" if left else "sunken", "line", 5)
            sprite = art.token(kind, self._player.colour, t.px(34), t.px(2))
            painter.setOpacity(1.0 if left else .35)
            x, y = cell.center().x() - sprite.x / ratio, cell.top() + t.px(40) - sprite.y / ratio
            size = sprite.pixmap.size() / ratio
            painter.drawPixmap(QRectF(x, y, size.width(), size.height()), sprite.pixmap, QRectF(sprite.pixmap.rect()))
            painter.setOpacity(1.0)
            figure = QRectF(cell.left(), cell.bottom() - t.px(21), cell.width(), t.px(20))
            paint.text(painter, figure, str(left), Role.BODY_BOLD, "ink" if left else "ink3", Qt.AlignmentFlag.AlignCenter)

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


class SupplyDock(QWidget):
    """The pieces left, and the decks: how many cards each has, and a button that shows their discard piles.

    Signals: `piles_requested`.
    """

    piles_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pieces = SupplyPieces()
        self.decks = Label("", Role.SMALL, "ink2")
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
        parts = [f"{band_name(kind)} {len(deck.draw)}" for kind, deck in piles(view).items()]
        self.decks.setText(tr("Decks: {decks}").replace("{decks}", " · ".join(parts)))
