"""The other players at a glance in the rail of a small window: crest and points; a click shows more of one."""
from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from desktop.app.gameview import Glance
from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.heraldry import paint_crest
from desktop.theme.style import theme
from desktop.widgets.base import PaintedButton


class GlanceButton(PaintedButton):
    """One player."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.glance: Glance | None = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def show_glance(self, glance: Glance) -> None:
        """Show a player."""
        if glance != self.glance:
            self.glance = glance
            words = glance.words or f"{glance.name}: {glance.figure}"
            self.setAccessibleName(words)
            self.setToolTip(words)
            self.update()

    def wanted_size(self) -> QSize:
        t = theme()
        return QSize(t.px(36), t.px(30) + round(t.metrics(Role.SMALL_BOLD).height()))

    def paint(self, painter: QPainter) -> None:
        glance = self.glance
        if glance is None:
            return
        t = theme()
        face = QRectF(self.rect())
        if glance.marked or self.is_hovered():
            paint.box(painter, face.adjusted(.5, .5, -.5, -.5), "raised", "gold" if glance.marked else "line", 5)
        paint_crest(painter, glance.player, QPointF(face.center().x(), t.px(16)), t.px(26))
        figure = QRectF(0, t.px(29), face.width(), face.height() - t.px(29))
        paint.text(painter, figure, glance.figure, Role.SMALL_BOLD, "ink", paint.CENTRE)
        if self.hasFocus():
            paint.focus_ring(painter, face.adjusted(3, 3, -3, -3), 5)


class Glances(QWidget):
    """A column of them. Signals: `chosen(int)` with the seat."""

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.buttons: list[GlanceButton] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(2)

    def show_players(self, glances: Sequence[Glance]) -> None:
        """Show these players."""
        while len(self.buttons) < len(glances):
            button = GlanceButton()
            button.clicked.connect(lambda _checked=False, b=button: self.chosen.emit(b.glance.seat))
            self._column.addWidget(button)
            self.buttons.append(button)
        for button, glance in zip(self.buttons, glances, strict=False):
            button.show_glance(glance)
        for number, button in enumerate(self.buttons):
            button.setVisible(number < len(glances))

    def wanted_height(self) -> int:
        """Return the height that they need."""
        shown = [button for button in self.buttons if button.glance is not None]
        return sum(button.wanted_size().height() + 2 for button in shown)
