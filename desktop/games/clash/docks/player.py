"""The dock of a player: the board on top, the Advances scrolling below."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from desktop.games.clash.docks.advances import AdvancesBoard
from desktop.games.clash.docks.own import OwnBoard


def player_dock(own: OwnBoard, advances: AdvancesBoard) -> QWidget:
    """Return the content of the player's dock: the board on top, the Advances scrolling below."""
    dock = QWidget()
    area = QScrollArea()
    area.setWidgetResizable(True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setFrameShape(QScrollArea.Shape.NoFrame)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.viewport().setAutoFillBackground(False)
    advances.setAutoFillBackground(False)
    area.setWidget(advances)
    box = QVBoxLayout(dock)
    box.setContentsMargins(0, 0, 0, 4)
    box.setSpacing(4)
    box.addWidget(own)
    box.addWidget(area, 1)
    return dock
