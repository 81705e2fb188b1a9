"""Lays the palette over a window: what lies beside it stays to be seen, a click there puts it away."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

from desktop.dialogs.base import give_back_focus
from desktop.palette.box import WIDTH, PaletteBox
from desktop.palette.tree import Completion
from desktop.robust import guarded
from desktop.theme import paint
from desktop.theme.style import theme
from desktop.widgets.base import Painted

MARGIN = 26
"""Room for the shadow."""


class PaletteLayer(Painted):
    """Holds the palette over a window.

    The focus goes back to where it was before what was chosen is done. Signals: `closed`, `spoke(str)`.
    """

    closed = Signal()
    spoke = Signal(str)

    def __init__(self, host: QWidget, roots: Callable[[], Sequence[Completion]]) -> None:
        super().__init__(host)
        self._before = QApplication.focusWidget()
        self._ground = QPixmap()
        self._backed = QPixmap()
        """What lies round the palette, with its shadow."""
        self._area = QRect()
        # It paints all of itself: the board below it is not drawn anew for each letter that is typed.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAccessibleName(self.tr("Command palette"))
        self.box = PaletteBox(roots, self)
        self.box.done.connect(self._on_done)
        self.box.dismissed.connect(self.close_palette)
        self.box.resized.connect(self.fit)
        self.box.spoke.connect(self.spoke)
        self.hide()
        self.take_ground()
        self.fit()
        self.show()
        self.raise_()
        self.box.field.setFocus()
        application = QApplication.instance()
        assert application is not None
        application.installEventFilter(self)

    # ---- place
    def _room(self) -> QRect:
        """Return the most that the palette may take: 560 pixels in the upper part of the window."""
        host = self.parentWidget()
        width = min(host.width() - 24, theme().px(WIDTH))
        top = max(12, round(host.height() * .1))
        return QRect((host.width() - width) // 2, top, width, min(round(host.height() * .7), host.height() - top - 12))

    def take_ground(self) -> None:
        """Keep what is to be seen round the palette: the corners and the shadow are drawn on it."""
        shown = self.isVisible()
        if shown:
            self.hide()
        self._area = self._room().adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN).intersected(self.parentWidget().rect())
        self._ground = self.parentWidget().grab(self._area)
        self._backed = QPixmap()
        if shown:
            self.show()
            self.box.field.setFocus()

    def fit(self) -> None:
        """Take the place that the window gives now, as high as the list needs."""
        if self.parentWidget() is None or not hasattr(self, "box"):
            return  # the theme changes while it is made
        room = self._room()
        self.box.resize(room.width(), self.box.height())
        room.setHeight(self.box.wished_height(room.height()))
        area = room.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN).intersected(self.parentWidget().rect())
        self.setGeometry(area)
        self.box.setGeometry(room.translated(-area.topLeft()))

    def renew(self) -> None:
        """What can be done has changed."""
        self.take_ground()
        self.box.renew()
        self.raise_()

    def close_palette(self) -> None:
        """Put it away and give the focus back."""
        if self.isHidden():
            return
        self.hide()
        application = QApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
        give_back_focus(self.parentWidget(), self._before)
        self.closed.emit()
        self.deleteLater()

    @guarded()
    def _on_done(self, entry: Completion) -> None:
        self.close_palette()
        if entry.run is not None:
            entry.run()

    def paint(self, painter: QPainter) -> None:
        ratio = self.devicePixelRatioF()
        if self._backed.size() != self.size() * ratio:
            # The shadow is drawn once for each size, not for each letter that is typed.
            self._backed = QPixmap(self.size() * ratio)
            self._backed.setDevicePixelRatio(ratio)
            self._backed.fill(theme().colour("desk"))
            on = QPainter(self._backed)
            on.setRenderHint(QPainter.RenderHint.Antialiasing)
            on.drawPixmap(self._area.topLeft() - self.pos(), self._ground)
            paint.shadow(on, QRectF(self.box.geometry()), 8, 22)
            on.end()
        painter.drawPixmap(0, 0, self._backed)

    def theme_changed(self) -> None:
        super().theme_changed()
        self.take_ground()
        self.fit()

    # ---- events of the whole program
    @guarded(False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent) and isinstance(watched, QWidget):
            at = self.mapFromGlobal(event.globalPosition().toPoint())
            if not self.box.geometry().contains(at):
                self.close_palette()
        elif event.type() == QEvent.Type.Resize and watched is self.parentWidget():
            self.take_ground()
            self.fit()
        return False

    @guarded()
    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()
