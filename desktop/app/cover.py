"""The blank sheet that lies over a board that has just been put on the table, until its ground has been drawn."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.robust import guarded
from desktop.theme import paint
from desktop.theme.style import theme
from desktop.widgets.base import Painted

LONGEST_MS = 1000
"""A board whose ground takes longer is shown in flat colours after this."""
_FADE_MS = 200


class BoardCover(Painted):
    """Paper that fades. It takes no clicks: the board below can be used at once."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._opacity = 1.0
        self._fade = QVariantAnimation(self)
        self._fade.setStartValue(1.0)
        self._fade.setEndValue(0.0)
        self._fade.valueChanged.connect(self._on_fade)
        self._fade.finished.connect(self.put_away)
        self._longest = QTimer(self)
        self._longest.setSingleShot(True)
        self._longest.setInterval(LONGEST_MS)
        self._longest.timeout.connect(self.lift)
        self._longest.start()

    @guarded()
    def lift(self) -> None:
        """Fade away; nothing happens when it does so already."""
        self._longest.stop()
        duration = theme().duration(_FADE_MS)
        if not duration:
            self.put_away()
        elif self.isVisible() and self._fade.state() != QVariantAnimation.State.Running:
            self._fade.setDuration(duration)
            self._fade.start()

    def put_away(self) -> None:
        """Go at once."""
        self._longest.stop()
        self._fade.stop()
        self.hide()

    @guarded()
    def _on_fade(self, opacity: float) -> None:
        self._opacity = opacity
        self.update()

    def paint(self, painter: QPainter) -> None:
        painter.setOpacity(self._opacity)
        paint.paper(painter, QRectF(self.rect()), "sheet", 0.25)
