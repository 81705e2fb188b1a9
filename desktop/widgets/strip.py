"""A strip at the lower edge of a board: what was just done, and a button that changes it. It takes no focus."""
from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QWidget

from desktop.robust import guarded
from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.widgets.base import Painted
from desktop.widgets.buttons import Button, Kind
from desktop.widgets.labels import Label

_GAP = 10


class BoardStrip(Painted):
    """The strip of one board, hidden until it is shown.

    Signals: `pressed` when its button was clicked.
    """

    pressed = Signal()

    def __init__(self, board: QWidget) -> None:
        super().__init__(board)
        self.setCursor(Qt.CursorShape.ArrowCursor)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 4, 8, 8)
        row.setSpacing(10)
        self._words = Label("", Role.BODY, "ink")
        row.addWidget(self._words)
        self.button = Button("", Kind.QUIET, height=28)
        self.button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.button.clicked.connect(self.pressed)
        row.addWidget(self.button)
        board.installEventFilter(self)
        self.hide()

    def show_strip(self, words: str, button: str, key: str = "") -> None:
        """Show words, and a button with its key."""
        self._words.setText(words)
        self.button.set_label(button)
        self.button.set_key(key)
        self.setAccessibleName(words)
        self.show()
        self.raise_()
        self._place()

    def hide_strip(self) -> None:
        """Take the strip away."""
        self.hide()

    def words(self) -> str:
        """Return what the strip says, "" while it is hidden."""
        return self._words.text() if self.isVisible() else ""

    def _place(self) -> None:
        board = self.parentWidget()
        if board is not None:
            size = self.sizeHint().boundedTo(board.size())
            self.setGeometry((board.width() - size.width()) // 2, board.height() - size.height() - _GAP,
                             size.width(), size.height())

    def sizeHint(self) -> QSize:
        return QWidget.sizeHint(self)

    def minimumSizeHint(self) -> QSize:
        return QWidget.minimumSizeHint(self)

    def theme_changed(self) -> None:
        super().theme_changed()
        self._place()

    def paint(self, painter: QPainter) -> None:
        face = QRectF(self.rect()).adjusted(4, 1, -4, -6)
        paint.shadow(painter, face, 7, 4)
        paint.box(painter, face, "raised", "gold", 7, 1.2)

    @guarded(False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self._place()
        return False
