"""Carrying things out of widgets by hand: a press and a drag, or a click and a click, with a ghost that follows the mouse.

    carrier = Carrier(window)
    carrier.watch(supply, supply.piece_at, supply.picture_of)
    carrier.moved.connect(...)         # the thing and the place on the screen
    carrier.dropped.connect(...)

It uses the mouse grab that a pressed button gives, as the board does: QDrag would swallow keys and wheel.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QPoint, QPropertyAnimation, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QDockWidget, QWidget
from shiboken6 import isValid

from desktop.robust import guarded
from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.style import theme
from desktop.widgets.base import Painted

_GAP = 8
_GLIDE_MS = 200


def window_of(widget: QWidget) -> QWidget:
    """Return the window over which things of a widget are carried: the main one, if its dock floats."""
    top = widget.window()
    parent = top.parentWidget() if isinstance(top, QDockWidget) else None
    return parent.window() if parent is not None else top


class Ghost(Painted):
    """What is carried, over a window: a picture, and below it a line that says what would come of letting go."""

    def __init__(self, host: QWidget, picture: QPixmap) -> None:
        super().__init__(host)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._picture = picture
        self._caption = ""
        self._refused = False
        self.resize(self.wanted_size())
        self.show()
        self.raise_()

    @property
    def caption(self) -> str:
        """The line below the picture."""
        return self._caption

    def set_caption(self, words: str, refused: bool = False) -> None:
        """Say what would come of letting go here, or why nothing would ("" for nothing)."""
        if (words, refused) != (self._caption, self._refused):
            self._caption, self._refused = words, refused
            self.resize(self.wanted_size())
            self.update()

    def picture_size(self) -> QSize:
        """Return the size of the picture alone."""
        return self._picture.deviceIndependentSize().toSize()

    def wanted_size(self) -> QSize:
        size = self.picture_size()
        if not self._caption:
            return size
        t = theme()
        width = min(t.px(280), round(t.metrics(Role.SMALL_BOLD).horizontalAdvance(self._caption)) + t.px(22))
        height = round(paint.text_height(self._caption, width - t.px(18), Role.SMALL_BOLD)) + t.px(10)
        return QSize(max(size.width(), width), size.height() + _GAP + height)

    def paint(self, painter: QPainter) -> None:
        size = self.picture_size()
        painter.drawPixmap(QRectF((self.width() - size.width()) / 2, 0, size.width(), size.height()), self._picture,
                           QRectF(self._picture.rect()))
        if self._caption:
            t = theme()
            top = size.height() + _GAP / 2
            box = QRectF(1, top, self.width() - 2, self.height() - top - 2)
            paint.box(painter, box, "raised", "danger" if self._refused else "gold", 6, 1.4)
            paint.text(painter, box.adjusted(t.px(8), 0, -t.px(8), 0), self._caption, Role.SMALL_BOLD,
                       "danger" if self._refused else "ink", paint.CENTRE, wrap=True)

    def hang(self, at: QPoint, above: bool = False) -> None:
        """Hang at a place of the screen: the middle of the picture below the cursor, or all of it `above`."""
        host = self.parentWidget()
        if host is not None:
            size = self.picture_size()
            lift = size.height() + theme().px(10) if above else round(size.height() * 0.62)
            self.move(host.mapFromGlobal(at) - QPoint(self.width() // 2, lift))

    def glide(self, to: QPoint) -> None:
        """Go back to a place of the screen (the upper left corner), and away."""
        host = self.parentWidget()
        self.set_caption("")
        motion = QPropertyAnimation(self, b"pos", self)
        motion.setDuration(theme().duration(_GLIDE_MS))
        motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        motion.setEndValue(host.mapFromGlobal(to) if host is not None else to)
        motion.finished.connect(self.go)
        motion.start()

    @guarded()
    def go(self) -> None:
        """Go away at once."""
        if isValid(self):
            self.hide()
            self.deleteLater()


class Carrier(QObject):
    """Turns presses, moves and clicks on watched widgets into things that are carried. One thing at a time.

    Signals: `tapped(object)` for a click that was no drag, `started(object)` when something is lifted, `moved(object, QPoint)`
    and `dropped(object, QPoint)` with a place on the screen, `cancelled(object)`, `wheeled(QWheelEvent)` for a wheel that turns
    during a drag.
    """

    tapped = Signal(object)
    started = Signal(object)
    moved = Signal(object, QPoint)
    dropped = Signal(object, QPoint)
    cancelled = Signal(object)
    wheeled = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._watched: dict[QWidget, tuple[Callable[[QPoint], object | None], Callable[[object], QPixmap]]] = {}
        self._press: tuple[QWidget, QPoint, object] | None = None
        self._thing: object | None = None
        self._held = False
        self._origin = QPoint()
        self.ghost: Ghost | None = None
        """What is shown of the thing that is carried."""
        self._passing = False

    # ---- what is watched
    def watch(self, widget: QWidget, what: Callable[[QPoint], object | None], picture: Callable[[object], QPixmap]) -> None:
        """Let things be carried out of a widget: `what` says which one is at a point of it, `picture` what it looks like."""
        self._watched[widget] = (what, picture)
        widget.installEventFilter(self)

    @property
    def thing(self) -> object | None:
        """What is carried."""
        return self._thing

    @property
    def is_held(self) -> bool:
        """Whether it was taken by a click or a key: it stays in the hand until it is put somewhere or put down."""
        return self._held

    # ---- carrying
    def take(self, thing: object, widget: QWidget, at: QPoint | None = None) -> None:
        """Take a thing of a watched widget into the hand without a pressed button."""
        self.put_down()
        self._held = True
        self._begin(thing, widget, at if at is not None else widget.mapToGlobal(widget.rect().center()))

    def put_down(self, glide: bool = False) -> None:
        """Let go of what is carried without a word."""
        if self._thing is not None:
            self._end(glide)

    def _begin(self, thing: object, widget: QWidget, at: QPoint) -> None:
        picture = self._watched[widget][1](thing)
        self._thing = thing
        self._origin = at - QPoint(round(picture.width() / 2), round(picture.height() / 2))
        self.ghost = Ghost(window_of(widget), picture)
        self.ghost.hang(at)
        app = QApplication.instance()
        if app is not None:
            app.installEventFilter(self)

    def _end(self, glide: bool) -> object | None:
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
        thing, self._thing, self._held, self._press = self._thing, None, False, None
        ghost, self.ghost = self.ghost, None
        if ghost is not None and isValid(ghost):
            if glide:
                ghost.glide(self._origin)
            else:
                ghost.go()
        return thing

    def cancel(self) -> None:
        """Put back what is carried."""
        if self._thing is not None:
            self.cancelled.emit(self._end(glide=True))

    # ---- events
    @guarded(False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isinstance(watched, QWidget) or self._passing:
            return False
        kind = event.type()
        if self._thing is not None:
            if kind == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Escape:
                self.cancel()
                return True
            if kind == QEvent.Type.Show and not self._held and watched.windowType() == Qt.WindowType.Popup:
                self.cancel()  # A menu opens over what it is dragged to.
                return False
            if kind == QEvent.Type.Wheel and not self._held:
                self._passing = True
                try:
                    self.wheeled.emit(event)
                finally:
                    self._passing = False
                return True
            if self._held:
                if kind == QEvent.Type.MouseMove and isinstance(event, QMouseEvent) and self.ghost is not None:
                    self.ghost.hang(event.globalPosition().toPoint())
                elif kind == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent):
                    if event.button() == Qt.MouseButton.RightButton:
                        self.cancel()
                        return True
        if watched in self._watched and isinstance(event, QMouseEvent):
            return self._mouse(watched, event)
        return False

    def _mouse(self, widget: QWidget, event: QMouseEvent) -> bool:
        """Take a mouse event of a watched widget. Returns whether it is used up."""
        kind, at = event.type(), event.position().toPoint()
        if kind == QEvent.Type.MouseButtonPress:
            if self._thing is not None and not self._held:
                if event.button() == Qt.MouseButton.RightButton:
                    self.cancel()
                return True
            thing = self._watched[widget][0](at) if event.button() == Qt.MouseButton.LeftButton else None
            if thing is None:
                return False
            self.put_down()
            self._press = (widget, at, thing)
            return True
        if self._press is None or self._press[0] is not widget:
            return False
        if kind == QEvent.Type.MouseMove:
            if self._thing is None and (at - self._press[1]).manhattanLength() >= QApplication.startDragDistance():
                self._begin(self._press[2], widget, widget.mapToGlobal(self._press[1]))
                self.started.emit(self._press[2])
            if self._thing is not None:
                self._follow(widget.mapToGlobal(at))
            return True
        if kind == QEvent.Type.MouseButtonRelease and event.button() == Qt.MouseButton.LeftButton:
            pressed = self._press[2]
            if self._thing is None:
                self._press = None
                self.tapped.emit(pressed)
            else:
                place = widget.mapToGlobal(at)
                inside = widget.rect().contains(at)
                thing = self._end(glide=inside)
                if inside:
                    self.cancelled.emit(thing)
                else:
                    self.dropped.emit(thing, place)
            return True
        return False

    def _follow(self, at: QPoint) -> None:
        if self.ghost is not None:
            self.ghost.hang(at)
        self.moved.emit(self._thing, at)
