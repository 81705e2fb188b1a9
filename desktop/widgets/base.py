"""Base classes of own widgets: they follow the theme, and a fault while painting shows as a faulty widget."""
from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.robust import guarded, guarded_paint
from desktop.theme.style import theme


def _fallback_size() -> QSize:
    return QSize(24, 24)


class Themed:
    """Mixin of a QWidget: calls `theme_changed` whenever palette, text scale or motion change.

    Call `follow_theme()` at the end of the constructor.
    """

    def follow_theme(self) -> None:
        """Connect to the theme in force."""
        theme().changed.connect(self._on_theme_changed)

    def _on_theme_changed(self) -> None:
        self.theme_changed()

    def theme_changed(self) -> None:
        """Lay out and paint anew. Subclasses extend it."""
        self.updateGeometry()  # type: ignore[attr-defined]
        self.update()  # type: ignore[attr-defined]


class Painting:
    """Mixin that paints through `paint` and takes its size from `wanted_size`; exceptions of both are survived."""

    exposed = QRect()
    """While it paints: what of the widget is asked for. More may be painted, but is not shown."""

    def paintEvent(self, event: QPaintEvent) -> None:
        self.exposed = event.rect()
        painter = QPainter(self)  # type: ignore[call-overload]
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing
                               | QPainter.RenderHint.SmoothPixmapTransform)
        self._paint(painter)
        painter.end()

    @guarded_paint
    def _paint(self, painter: QPainter) -> None:
        self.paint(painter)

    def paint(self, painter: QPainter) -> None:
        """Draw the widget. Subclasses override it instead of paintEvent."""

    def wanted_size(self) -> QSize:
        """Return the size that the content needs, from font metrics."""
        return QSize(0, 0)

    def least_size(self) -> QSize:
        """Return the smallest size at which the content can still be read."""
        return self.wanted_size()

    @guarded(_fallback_size)
    def sizeHint(self) -> QSize:
        return self.wanted_size()

    @guarded(_fallback_size)
    def minimumSizeHint(self) -> QSize:
        return self.least_size()


class Painted(Painting, Themed, QWidget):
    """A widget that draws itself in `paint` and gives its size in `wanted_size`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.follow_theme()


class PaintedButton(Painting, Themed, QAbstractButton):
    """A button that draws itself in `paint`; hover, focus and pressed states repaint it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.follow_theme()

    def is_hovered(self) -> bool:
        """Return whether the mouse is over the enabled button."""
        return self.isEnabled() and self.underMouse()

    @guarded()
    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Enter presses the focused button, as Space does; beside one that is only switched it confirms what holds the button.
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            if self.isCheckable():
                event.ignore()
            else:
                self.click()
            return
        super().keyPressEvent(event)
