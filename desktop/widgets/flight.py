"""Tokens that fly through the window: from a place of the board to a counter, or the other way. Nothing waits for them."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QObject, QPoint, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from desktop.robust import guarded
from desktop.theme.icons import paint_icon
from desktop.theme.style import theme
from desktop.widgets.base import Painted

FLIGHT_MS, APART_MS = 520, 70
_SIDE = 30


class _Token(Painted):
    """A small disc with an icon; takes no clicks."""

    def __init__(self, icon: str, colour: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._icon, self._colour = icon, colour
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        side = theme().px(_SIDE)
        self.resize(side, side)

    def paint(self, painter: QPainter) -> None:
        t = theme()
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter.setPen(t.colour("line2"))
        painter.setBrush(t.colour("raised"))
        painter.drawEllipse(box)
        inset = box.width() * 0.16
        paint_icon(painter, self._icon, box.adjusted(inset, inset, -inset, -inset), self._colour)


class Flights(QObject):
    """The tokens under way in one window."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._running: list[tuple[QVariantAnimation, _Token]] = []

    @property
    def is_running(self) -> bool:
        """Whether any token is under way."""
        return bool(self._running)

    def fly(self, window: QWidget, icon: str, colour: str, start: QPoint, end: QPoint, place: int = 0) -> None:
        """Send a token from one point of the screen to another; `place` is its place in a row that sets out one by one.

        Without animations, or with reduced motion, nothing flies: figures change anyway.
        """
        t = theme()
        if t.reduced_motion or not t.duration(FLIGHT_MS):
            return
        token = _Token(icon, colour, window)
        half = QPoint(token.width() // 2, token.height() // 2)
        a, b = QPointF(window.mapFromGlobal(start) - half), QPointF(window.mapFromGlobal(end) - half)
        lift = min(120.0, 0.25 * ((b - a).manhattanLength()))
        wait = t.duration(APART_MS) * place
        run = QVariantAnimation(self)
        run.setStartValue(0.0)
        run.setEndValue(1.0)
        run.setDuration(wait + t.duration(FLIGHT_MS))
        ease = QEasingCurve(QEasingCurve.Type.InOutCubic)
        flown = t.duration(FLIGHT_MS) / (wait + t.duration(FLIGHT_MS))

        def step(value: float) -> None:
            if value >= 1 - flown and token.isHidden():
                # One after another: to show a widget over the whole window takes a while.
                token.show()
                token.raise_()
            part = ease.valueForProgress(max(0.0, (value - (1 - flown)) / flown))
            at = a + (b - a) * part - QPointF(0, 4 * lift * part * (1 - part))
            token.move(at.toPoint())

        run.valueChanged.connect(lambda value: step(float(value)))
        run.finished.connect(lambda: self._land(run))
        self._running.append((run, token))
        token.hide()
        token.move(a.toPoint())
        run.start()

    @guarded()
    def _land(self, run: QVariantAnimation) -> None:
        for pair in [pair for pair in self._running if pair[0] is run]:
            self._running.remove(pair)
            pair[1].hide()
            pair[1].deleteLater()
            run.deleteLater()

    def finish(self) -> None:
        """Take away all that is under way."""
        for run, _ in list(self._running):
            run.stop()
            self._land(run)
