"""A panel beside the board that the player opened: it can be closed and pushed aside, and takes number keys."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QScrollArea, QWidget

from desktop.games.clash.words.phrases import phrase
from desktop.robust import guarded
from desktop.theme.style import theme
from desktop.widgets.buttons import ToolButton
from desktop.widgets.panel import MovablePanel, strip_height


class SidePanel(MovablePanel):
    """A panel with a close button.

    Signals: `chosen(object)` with a move or a tuple of moves; with () when the panel is closed. Keys: 1-9, Esc.
    """

    chosen = Signal(object)
    title_right = 34

    def __init__(self, title: str, icon: str, parent: QWidget | None = None) -> None:
        super().__init__(title, icon=icon, parent=parent)
        self._shortcuts: list[QShortcut] = []
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.close_button = ToolButton("mdi6.close", phrase("close"), side=24, parent=self)
        self.close_button.set_name(phrase("close"), "Esc")
        self.close_button.clicked.connect(self.put_away)

    def scroll(self, inner: QWidget) -> QScrollArea:
        """Return a scrolling area for a widget, added to the body."""
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(inner)
        self.body.addWidget(area, 1)
        return area

    def put_away(self) -> None:
        """Close the panel without an answer."""
        self.chosen.emit(())

    def press_number(self, number: int) -> None:
        """Press the button with a number from 0 on."""

    def bind_keys(self, board: QWidget) -> None:
        """Let 1-9 choose while this widget has the focus too (the board)."""
        for number in range(9):
            shortcut = QShortcut(QKeySequence(str(number + 1)), board)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(lambda number=number: self.press_number(number))
            self._shortcuts.append(shortcut)

    def release_keys(self) -> None:
        """Give the keys back; called when the panel goes."""
        for shortcut in self._shortcuts:
            shortcut.setEnabled(False)
            shortcut.deleteLater()
        self._shortcuts.clear()

    def size_for(self, room: QSize, width: int, height: float, most: int = 0) -> QSize:
        """Return a size in a room from a width at 100 % and the height that the content between the margins needs."""
        margins = self.body.contentsMargins()
        wanted = round(height) + margins.top() + margins.bottom()
        if most:
            wanted = min(wanted, theme().px(most))
        return QSize(min(room.width(), theme().px(width)), min(room.height(), wanted))

    @guarded()
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            self.press_number(key - Qt.Key.Key_1)
        elif key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.focusNextPrevChild(key == Qt.Key.Key_Down)
        elif key == Qt.Key.Key_Escape:
            self.put_away()
        else:
            super().keyPressEvent(event)

    @guarded()
    def resizeEvent(self, event: QResizeEvent) -> None:
        side = self.close_button.sizeHint()
        face = self.face()
        top = face.top() + (strip_height() - side.height()) / 2
        self.close_button.setGeometry(round(face.right()) - side.width() - 4, round(top) - 1, side.width(), side.height())
        super().resizeEvent(event)
