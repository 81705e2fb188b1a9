"""The middle of the window at the table: the board with zoom buttons, key hints and choice panel on it, and the rail.

The board keeps its size and place while a panel of the rail is open: the panel lies over its right part.
"""
from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QDockWidget,
    QHBoxLayout,
    QMainWindow,
    QSizePolicy,
    QToolBar,
    QVBoxLayout,
    QWidget,
)

from desktop.app.actions import ActionTable
from desktop.app.cover import BoardCover
from desktop.app.gameview import TableView
from desktop.app.glances import Glances
from desktop.robust import guarded
from desktop.theme import paint
from desktop.theme.style import theme
from desktop.widgets.base import Painted
from desktop.widgets.buttons import Button, ToolButton
from desktop.widgets.labels import KeyHints
from desktop.widgets.panel import size_in

Spared = Callable[[], Sequence[QRect]]
"""Gives the places of the screen that are not to be covered, where they are now."""
_GAP = 12
_BESIDE = 120
"""Pixels at 100 % of the board that a question leaves at least beside an open panel of the rail."""
_LEGIBLE = 340
"""Pixels at 100 % that a question has at least, if it wishes for as many: with less, its rows are cut."""


class Rail(Painted):
    """A narrow strip at the right with a button for each panel that the small layout hides."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 8, 4, 8)
        column.setSpacing(6)
        self.glances = Glances()
        column.addWidget(self.glances)
        self._layout = QVBoxLayout()
        self._layout.setSpacing(6)
        column.addLayout(self._layout, 1)
        self.buttons: dict[str, ToolButton] = {}
        self._docks: dict[str, QDockWidget] = {}
        self._aside: list[QDockWidget] = []

    def open_docks(self) -> list[QDockWidget]:
        """Return the panels that stand open beside the board."""
        return [dock for dock in self._docks.values() if not dock.isHidden() and not dock.isFloating()]

    def step_aside(self, spared: QWidget | None = None) -> None:
        """Hide the panels that stand open, but for one that holds the widget `spared`: a question has no room beside them."""
        for dock in self.open_docks():
            if spared is None or not dock.isAncestorOf(spared):
                self._aside.append(dock)
                dock.hide()

    def is_aside(self) -> bool:
        """Return whether panels are hidden for as long as something is asked."""
        return bool(self._aside)

    def come_back(self) -> None:
        """Show them again, unless another one was opened meanwhile."""
        aside, self._aside = self._aside, []
        if not self.open_docks():
            for dock in aside:
                dock.show()

    @guarded()
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Show the other players only where the buttons leave them room."""
        buttons = sum(button.sizeHint().height() + 6 for button in self.buttons.values())
        self.glances.setVisible(self.height() >= buttons + self.glances.wanted_height() + 30)

    def _forget(self) -> None:
        self._aside.clear()
        for dock in self._docks.values():
            dock.visibilityChanged.disconnect(self._refresh)
        self._docks.clear()
        self.buttons.clear()

    def _refresh(self) -> None:
        for id, button in self.buttons.items():
            button.setChecked(not self._docks[id].isHidden())

    def set_docks(self, docks: Sequence[tuple[str, str, QDockWidget]]) -> None:
        """Show buttons for docks: id, icon, dock. One of them is open at a time."""
        while (item := self._layout.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self._forget()
        for id, icon, dock in docks:
            button = ToolButton(icon, dock.windowTitle())
            button.setCheckable(True)
            button.setChecked(not dock.isHidden())
            dock.visibilityChanged.connect(self._refresh)
            button.clicked.connect(lambda _checked=False, d=dock: self._on_clicked(d, [x for _, _, x in docks]))
            self.buttons[id] = button
            self._docks[id] = dock
            self._layout.addWidget(button)
        self._layout.addStretch(1)
        self.updateGeometry()
        self.fit()

    def _on_clicked(self, dock: QDockWidget, all_docks: Sequence[QDockWidget]) -> None:
        show = dock.isHidden()
        self._aside.clear()  # What is open now is as the player wants it.
        for other in all_docks:
            if other is not dock and not other.isFloating():
                other.hide()
        dock.setVisible(show)

    def sizeHint(self) -> QSize:
        # It takes all the height there is; a bar would put what asks for more into a menu.
        return QSize(QWidget.sizeHint(self).width(), 1)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paint(self, painter: QPainter) -> None:
        paint.paper(painter, QRectF(self.rect()), "sheet", .25)
        painter.fillRect(QRectF(0, 0, 1, self.height()), theme().colour("line2"))


class RailBar(QToolBar):
    """Holds the rail at the right edge of the window, outside of its panels: it stays where it is when one opens."""

    def __init__(self, rail: Rail, window: QMainWindow) -> None:
        super().__init__(window)
        self.setObjectName("rail")
        self.setMovable(False)
        self.setFloatable(False)
        self.setStyleSheet("QToolBar { border: 0; padding: 0; margin: 0; spacing: 0; }")
        layout = self.layout()
        if layout is not None:
            layout.setContentsMargins(0, 0, 0, 0)
        self.toggleViewAction().setVisible(False)  # it is no panel that a menu shows and hides
        self.addWidget(rail)
        window.addToolBar(Qt.ToolBarArea.RightToolBarArea, self)


_CORNERS = ((True, True), (True, False), (False, True), (False, False))
"""Where a choice panel may lie on the board, the usual place first: at the right or left, at the top or bottom."""


class BoardFrame(QWidget):
    """Holds the board of a table."""

    def __init__(self, board: QWidget, actions: ActionTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        self.area = QWidget()
        self.board = board
        board.setParent(self.area)
        self.rail = Rail()
        self._bar: RailBar | None = None
        row.addWidget(self.area, 1)
        self.hints = KeyHints(parent=self.area)
        self.choice: QWidget | None = None
        self.cover: BoardCover | None = None
        self._actions = actions
        self._corner = _CORNERS[0]
        self._spared: Spared | None = None
        """What the choice panel is not to cover."""
        self._room_then = QSize()
        """The room in which the corner of the choice panel was chosen."""
        self._gives_way = False
        self._passing = False
        self._bar_asks = False
        self._hints_low = False
        # One question often follows another: panels come back when none did.
        self._come_back = QTimer(self)
        self._come_back.setSingleShot(True)
        self._come_back.setInterval(0)
        self._come_back.timeout.connect(self.rail.come_back)
        self._zoom = QWidget(self.area)
        column = QVBoxLayout(self._zoom)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for command in ("zoom_in", "zoom_out", "zoom_fit"):
            button = ToolButton(actions.definition(command).icon, actions.text(command), side=34, framed=True)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.setToolTip(actions.tooltip(command))
            button.clicked.connect(actions.action(command).trigger)
            column.addWidget(button)
        theme().changed.connect(self.place)
        self.area.installEventFilter(self)

    def follow(self, table: TableView) -> None:
        """Show the hints of a table's gestures, and the other players in the rail."""
        table.hints_changed.connect(self.set_hints)
        table.glances_changed.connect(self.rail.glances.show_players)
        table.glances_changed.connect(lambda _glances: self.rail.fit())
        self.rail.glances.chosen.connect(lambda seat: table.trigger(f"glance:{seat}"))

    def put_rail(self, window: QMainWindow) -> None:
        """Put the rail to the right edge of the window."""
        self._bar = RailBar(self.rail, window)
        self._bar.installEventFilter(self)

    def show_rail(self, docks: Sequence[tuple[str, str, QDockWidget]]) -> None:
        """Let the rail offer these panels; without any it is hidden."""
        self.rail.set_docks(docks)
        if self._bar is not None:
            self._bar.setVisible(bool(docks))
        self.place()

    def cover_board(self) -> None:
        """Lay paper over the board until its ground has been drawn, if it takes a while and animations are on."""
        drawn = getattr(self.board, "drawn", None)
        if drawn is None or getattr(self.board, "is_drawn", True) or not theme().duration(1):
            return
        self.cover = BoardCover(self.area)
        drawn.connect(self.cover.lift)
        self.cover.setGeometry(self.area.rect())
        self.cover.stackUnder(self._zoom)
        self.cover.show()

    def take_down(self) -> None:
        """Go, with the rail."""
        if self.cover is not None:
            self.cover.put_away()
        self.hide_choice()
        self.show_rail(())
        self.hide()
        if self._bar is not None:
            self._bar.deleteLater()
        self.deleteLater()

    def set_bar_asks(self, asks: bool) -> None:
        """Tell whether the bar asks something: Enter answers that then, not the choice panel."""
        self._bar_asks = asks
        self._rest_enter()

    def _rest_enter(self) -> None:
        for button in self.choice.findChildren(Button) if self.choice is not None else ():
            button.rest_enter(self._bar_asks)

    def set_hints(self, hints: tuple[tuple[str, str], ...]) -> None:
        """Show the keys of the running gesture at the top left, or at the bottom left if fewer pieces stand there."""
        self.hints.set_hints(hints)
        self.place()

    def _hints_place(self, low: bool) -> QRect:
        size = self.hints.sizeHint()
        return QRect(QPoint(_GAP, self.area.height() - _GAP - size.height() if low else _GAP), size)

    def _place_hints(self) -> None:
        """Put the hints where they cover least; they go while only the place of the choice panel is left."""
        panel = self.choice.geometry() if self.choice is not None and not self._gives_way else QRect()
        pieces_under = getattr(self.board, "pieces_under", None)

        def covered(low: bool) -> tuple[bool, int]:
            place = self._hints_place(low)
            return place.intersects(panel), pieces_under(place) if pieces_under is not None else 0

        wanted = self.hints.sizeHint().width() > 0
        if wanted:
            here, there = covered(self._hints_low), covered(not self._hints_low)
            self._hints_low ^= there < here  # Where both are as good they stay where they are.
            wanted = not min(here, there)[0]
        self.hints.setGeometry(self._hints_place(self._hints_low))
        self.hints.setVisible(wanted)
        self.hints.raise_()

    def show_choice(self, panel: QWidget) -> None:
        """Show a choice panel at the right of the board; another one goes away."""
        self.hide_choice()
        self._come_back.stop()
        self._corner, self._spared = _CORNERS[0], None
        self.choice = panel
        panel.setParent(self.area)
        focused = QApplication.focusWidget()
        if self._is_narrow(panel):
            # Who types there is disturbed: the question could not be read.
            if focused is not None and any(dock.isAncestorOf(focused) for dock in self.rail.open_docks()):
                self.board.setFocus()
            self.rail.step_aside()
            self._give_room()
        elif self._room().width() < self._wished_width(panel) + theme().px(_BESIDE):
            self.rail.step_aside(focused)
            self._give_room()
        self._rest_enter()
        self.place()
        self._bring(panel)

    def _bring(self, panel: QWidget) -> None:
        """Show the choice panel, with its keys."""
        bind = getattr(panel, "bind_keys", None)
        if bind is not None:
            bind(self.board)
        panel.show()
        panel.raise_()
        focus = getattr(panel, "first_focus", None)
        focused = QApplication.focusWidget()
        # A player who types elsewhere is not disturbed; from the board, 1-9 reach the panel anyway.
        if focus is not None and (focused is None or self.isAncestorOf(focused) or self.rail.isAncestorOf(focused)):
            focus().setFocus()

    def _give_room(self) -> None:
        """Take the room of panels that have just been hidden at once: the choice panel's corner depends on it."""
        layout = self.window().layout()
        if layout is not None:
            layout.activate()

    def _see_to_choice(self) -> None:
        """Hide the choice panel, with its keys, while the player has opened a panel that leaves it no room."""
        panel = self.choice
        if panel is None or self._is_narrow(panel) == self._gives_way:
            return
        self._gives_way = not self._gives_way
        if not self._gives_way:
            self._bring(panel)
            return
        release = getattr(panel, "release_keys", None)
        if release is not None:
            release()
        focused = QApplication.focusWidget()
        if focused is not None and (panel is focused or panel.isAncestorOf(focused)):
            self.board.setFocus()
        panel.hide()

    def _wished_width(self, panel: QWidget) -> int:
        return size_in(panel, QSize(self._reach(), self.area.height())).width()

    def _is_narrow(self, panel: QWidget) -> bool:
        """Return whether a panel of the rail stands open that leaves a choice panel no room to be read."""
        room = self._room().width()
        return room < theme().px(_LEGIBLE) and bool(self.rail.open_docks()) and room < self._wished_width(panel)

    def hide_choice(self) -> None:
        """Take the choice panel away and give the focus back to the board."""
        panel = self.choice
        if panel is None:
            return
        self.choice, self._spared, self._gives_way = None, None, False
        self._come_back.start()
        release = getattr(panel, "release_keys", None)
        if release is not None:
            release()
        focused = QApplication.focusWidget()
        had_focus = focused is not None and (panel is focused or panel.isAncestorOf(focused))
        panel.hide()
        panel.deleteLater()
        self._place_hints()
        if had_focus:
            self.board.setFocus()

    def take_key(self, event: QKeyEvent) -> bool:
        """Give a key that nobody wanted to the choice panel, Esc to the board too. Returns whether it meant something."""
        if self._passing:
            return False  # It came back up from where it was given to.
        self._passing = True
        try:
            targets = [None if self._gives_way else self.choice, self.board if event.key() == Qt.Key.Key_Escape else None]
            for target in targets:
                if target is not None:
                    again = QKeyEvent(event.type(), event.key(), event.modifiers(), event.text(), event.isAutoRepeat())
                    if QApplication.sendEvent(target, again) and again.isAccepted():
                        return True
        finally:
            self._passing = False
        return False

    def make_way(self, spared: Spared) -> None:
        """Put the choice panel into the corner where it covers least of these places of the screen, the first of equal ones.

        It is put there anew when it has another room: then panels were opened or closed, or the window has another size.
        """
        self._spared = spared
        self._choose_corner()
        self.place()

    def _choose_corner(self) -> None:
        panel, spared = self.choice, self._spared
        if panel is None or spared is None or getattr(panel, "beside", None) is not None:
            return
        self._room_then = self._room()
        here = [QRect(self.area.mapFromGlobal(box.topLeft()), box.size()) for box in spared()]

        def covered(corner: tuple[bool, bool]) -> int:
            parts = [self._place_in(panel, corner) & box for box in here]
            return sum(part.width() * part.height() for part in parts)

        self._corner = min(_CORNERS, key=covered)

    def _reach(self) -> int:
        """Return how wide the board is: up to the rail, also where a panel lies over it."""
        width, bar = self.area.width(), self._bar
        if bar is None or bar.isHidden():
            return width
        window = self.window()
        return max(width, bar.mapTo(window, QPoint(0, 0)).x() - self.area.mapTo(window, QPoint(0, 0)).x())

    def _room(self) -> QSize:
        """Return the room of a choice panel."""
        area, right = self.area.rect(), self._zoom.width() + 2 * _GAP
        return QSize(max(120, area.width() - right - _GAP), max(120, area.height() - 2 * _GAP))

    def _place_in(self, panel: QWidget, corner: tuple[bool, bool]) -> QRect:
        area, size = self.area.rect(), size_in(panel, self._room())
        at_right, at_top = corner
        x = area.right() - self._zoom.width() - 2 * _GAP - size.width() if at_right else _GAP
        y = _GAP - 4 if at_top else area.bottom() - _GAP - size.height()
        return QRect(QPoint(x, y), size)

    def place(self) -> None:
        """Put the board, and what lies on it, to its place."""
        area = self.area.rect()
        self.board.setGeometry(0, 0, self._reach(), area.height())
        if (take := getattr(self.board, "take_free_rect", None)) is not None:
            take(by_hand=not self.rail.is_aside())
        if self.cover is not None:
            self.cover.setGeometry(area)
        self._zoom.adjustSize()
        self._zoom.move(area.right() - self._zoom.width() - _GAP, _GAP)
        self._zoom.raise_()
        self._see_to_choice()
        if self.choice is not None:
            if self._room() != self._room_then and not self._gives_way:
                self._choose_corner()
            place = self._place_in(self.choice, self._corner)
            beside = getattr(self.choice, "beside", None)
            if beside is not None:
                place.moveTopLeft(self._beside(beside, place.size(), self._room()))
            self.choice.setGeometry(place)
        self._place_hints()

    def _beside(self, beside: QRect, size: QSize, room: QSize) -> QPoint:
        """Return where a panel goes that belongs next to a place of the screen: at its right, else at its left."""
        place = QRect(self.area.mapFromGlobal(beside.topLeft()), beside.size())
        x = place.right() + _GAP
        if x + size.width() > room.width():
            x = place.left() - _GAP - size.width()
        y = place.center().y() - size.height() // 2
        most_x, most_y = room.width() - size.width(), room.height() - size.height()
        return QPoint(max(_GAP, min(x, most_x)), max(_GAP, min(y, most_y)))

    @guarded()
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place()

    @guarded(False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):  # of the area, or of the rail
            self.place()
        return False
