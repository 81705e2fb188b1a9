"""The dock of a player: the board on top, the Advances scrolling below."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from desktop.games.clash.docks.advances import AdvancesBoard
from desktop.games.clash.docks.own import OwnBoard
from desktop.robust import guarded


class PlayerDock(QWidget):
    """The board on top, the Advances scrolling below. Where it is low, the banner takes one line."""

    def __init__(self, own: OwnBoard, advances: AdvancesBoard, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._own, self._advances = own, advances
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.viewport().setAutoFillBackground(False)
        advances.setAutoFillBackground(False)
        area.setWidget(advances)
        advances.scrolls_in(area)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 4)
        box.setSpacing(4)
        box.addWidget(own)
        box.addWidget(area, 1)

    @guarded()
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        banner = self._own.banner
        rest = self._own.sizeHint().height() - banner.sizeHint().height()
        room = self.height() - rest - banner.height_of(low=False)
        banner.set_low(room < .7 * self._advances.least_size().height() and self._advances.is_matrix)


def player_dock(own: OwnBoard, advances: AdvancesBoard) -> QWidget:
    """Return the content of the player's dock."""
    return PlayerDock(own, advances)
