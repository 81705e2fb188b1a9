"""Grounds: panels with a title strip, title bars of docks, full-screen sheets, rules."""
from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QDockWidget, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.robust import guarded, saved
from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.heraldry import LIGHT_EDGE, paint_banner, paint_crest
from desktop.theme.icons import paint_icon
from desktop.theme.palette import PlayerColour
from desktop.theme.style import theme
from desktop.widgets.base import Painted
from desktop.widgets.buttons import ToolButton

MOST_LINES = 3
"""Of a title; what is still longer is cut."""
DOCK_GAP = 4  # free space round a dock's paper, so that docks do not touch each other or the window's edge


def strip_height() -> int:
    """Return the height of a title strip at the text scale in force."""
    return max(28, round(theme().metrics(Role.DOCK_TITLE).height()) + theme().px(9))


class Panel(Painted):
    """A sheet of paper with a frame and an optional title strip. Put the content into `body`.

    `shadowed` leaves room for a soft shadow round the panel. A title that is too long for one line takes more.
    """

    title_right = 12
    """Pixels at the right of the strip that the title leaves free."""

    def __init__(self, title: str = "", *, icon: str | None = None, note: str = "", shadowed: bool = True,
                 ground: str = "panel", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._title = title
        self._icon = icon
        self._note = note
        self._ground = ground
        self._margin = 6 if shadowed else 0
        self._whose: PlayerColour | None = None
        self._lines = 1
        self.body = QVBoxLayout(self)
        self.body.setSpacing(8)
        self._set_margins()
        if title:
            self.setAccessibleName(title)

    def set_title(self, title: str, note: str = "") -> None:
        """Change the title and the note at the right of the strip."""
        self._title = title
        self._note = note
        self.setAccessibleName(title)
        self.fit_title(self.width())
        self._set_margins()  # there may have been no strip
        self.update()

    def set_asked(self, player: PlayerColour, name: str) -> None:
        """Say whom the panel asks: the strip takes the player's colour, the name stands at its right."""
        self._whose = player
        self._note = name
        self.setAccessibleName(f"{name}: {self._title}")
        self.fit_title(self.width())
        self.update()

    def fit_title(self, width: int) -> bool:
        """Give the title as many lines as it needs at this width. Returns whether that changed anything."""
        lines = 1
        if self._title:
            room = width - 2 * self._margin - 12 - self.title_right - _note_width(self._note, width)
            room -= theme().px(24) if self._icon or self._whose is not None else 0
            if not paint.fits(self._title, Role.DOCK_TITLE, max(0.0, room)):
                high = paint.text_height(self._title, room, Role.DOCK_TITLE)
                lines = min(MOST_LINES, max(2, round(high / theme().metrics(Role.DOCK_TITLE).lineSpacing())))
        if lines == self._lines:
            return False
        self._lines = lines
        self._set_margins()
        return True

    def strip(self) -> int:
        """Return the height of the title strip, 0 without a title."""
        more = (self._lines - 1) * theme().metrics(Role.DOCK_TITLE).lineSpacing()
        return strip_height() + round(more) if self._title else 0

    @guarded()
    def resizeEvent(self, event: QResizeEvent) -> None:
        self.fit_title(self.width())
        super().resizeEvent(event)

    def theme_changed(self) -> None:
        self.fit_title(self.width())
        self._set_margins()
        super().theme_changed()

    def _set_margins(self) -> None:
        top = (self.strip() + 10) if self._title else 12
        side = 12 + self._margin
        self.body.setContentsMargins(side, top + self._margin, side, side)

    # The layout knows the size; Painted would hide it.
    def sizeHint(self) -> QSize:
        return QWidget.sizeHint(self)

    def minimumSizeHint(self) -> QSize:
        return QWidget.minimumSizeHint(self)

    def face(self) -> QRectF:
        """Return the area of the paper inside the shadow."""
        m = self._margin
        return QRectF(self.rect()).adjusted(m, m * .5, -m, -m)

    def paint(self, painter: QPainter) -> None:
        t = theme()
        face = self.face()
        if self._margin:
            paint.shadow(painter, face, 7, 6)
        painter.save()
        painter.setClipPath(paint.rounded(face, 7))
        paint.paper(painter, face, self._ground)
        strip = QRectF(face.left(), face.top(), face.width(), self.strip())
        if self._title:
            paint.title_strip(painter, strip)
            if self._whose is not None:
                paint_banner(painter, strip.adjusted(0, 0, 0, -3), self._whose)
        painter.restore()
        paint.box(painter, face, None, "line2", 7)
        if self._title:
            paint_title(painter, strip.adjusted(0, 0, 0, -2), self._title, self._icon, self._note, self.title_right,
                        asked=self._whose, wrap=self._lines > 1)
        self.paint_more(painter, t.px(1))

    def paint_more(self, painter: QPainter, unit: int) -> None:
        """Draw what a subclass adds above the paper."""


class MovablePanel(Panel):
    """A panel over the board that can be pushed aside by its title strip, as far as its parent reaches."""

    def __init__(self, title: str = "", *, icon: str | None = None, note: str = "", shadowed: bool = True,
                 ground: str = "panel", parent: QWidget | None = None) -> None:
        super().__init__(title, icon=icon, note=note, shadowed=shadowed, ground=ground, parent=parent)
        self._held_at: QPoint | None = None

    @guarded()
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.position().y() <= self.strip() + 6:
            self._held_at = event.position().toPoint()
        event.accept()

    @guarded()
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        host = self.parentWidget()
        if self._held_at is not None and host is not None:
            place = self.mapToParent(event.position().toPoint()) - self._held_at
            room = host.rect().size() - self.size()
            self.move(max(0, min(place.x(), room.width())), max(0, min(place.y(), room.height())))

    @guarded()
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self._held_at = None
        event.accept()


def _note_width(note: str, width: float) -> float:
    """Return how much of a strip a note takes, with its distance to the title."""
    return min(theme().metrics(Role.SMALL_BOLD).horizontalAdvance(note) + 2, width * .5) + 8 if note else 0.0


def paint_title(painter: QPainter, strip: QRectF, title: str, icon: str | None, note: str, right: float = 12, *,
                asked: PlayerColour | None = None, wrap: bool = False) -> None:
    """Draw the title in small caps with its icon, and a note at the right; in the colours of a player who is asked."""
    t = theme()
    ink = asked.text if asked is not None else "ink"
    x = strip.left() + 12
    side = t.px(17)
    if asked is not None:
        paint_crest(painter, asked, QPointF(x + side / 2, strip.center().y()), side * 1.35, LIGHT_EDGE)
        x += side + t.px(7)
    elif icon:
        paint_icon(painter, icon, QRectF(x, strip.center().y() - side / 2, side, side), t.hex("gold_text"))
        x += side + t.px(7)
    end = strip.right() - right
    if note:
        width = _note_width(note, strip.width()) - 8
        role, colour = (Role.SMALL_BOLD, ink) if asked is not None else (Role.SMALL, "ink2")
        paint.text(painter, QRectF(end - width, strip.top(), width, strip.height()), note, role, colour, paint.RIGHT)
        end -= width + 8
    room = QRectF(x, strip.top(), max(0.0, end - x), strip.height())
    paint.text(painter, room, title, Role.DOCK_TITLE, ink, wrap=wrap)


def size_in(widget: QWidget, room: QSize) -> QSize:
    """Return the size that a panel or dialog takes in a room: what it wishes for, no more than there is."""
    wished = getattr(widget, "wished_size", None)
    size: QSize = wished(room) if wished is not None else widget.sizeHint().boundedTo(room)
    if wished is not None and isinstance(widget, Panel) and widget.fit_title(size.width()):
        size = wished(room)
    return size


class DockTitleBar(Painted):
    """Title bar of a dock: icon, title in small caps, a note, buttons to float and to close.

    An `upright` one stands at the left of a low dock, its title written upwards; its note is the tooltip.
    """

    def __init__(self, dock: QDockWidget, icon: str | None = None, note: str = "", *, upright: bool = False) -> None:
        super().__init__(dock)
        self._dock = dock
        self._icon = icon
        self._note = note
        self._upright = upright
        self._tabbed = False
        across, along = QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed
        layout: QBoxLayout
        if upright:
            self.setSizePolicy(along, across)
            layout = QVBoxLayout(self)
            layout.setContentsMargins(DOCK_GAP + 2, 0, 2, DOCK_GAP + 4)
            self.setToolTip(note)
        else:
            self.setSizePolicy(across, along)
            layout = QHBoxLayout(self)
            layout.setContentsMargins(0, DOCK_GAP, DOCK_GAP + 4, 2)
        layout.setSpacing(0)
        layout.addStretch(1)
        self._float = ToolButton("mdi6.dock-window", self.tr("Float or dock"), side=24)
        self._float.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._float.clicked.connect(self._on_float)
        self._close = ToolButton("mdi6.close", self.tr("Close"), side=24)
        self._close.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._close.clicked.connect(dock.close)
        layout.addWidget(self._float)
        layout.addWidget(self._close)
        dock.windowTitleChanged.connect(self.update)
        dock.featuresChanged.connect(self._on_features_changed)
        self._set_buttons_shown(False)

    def set_note(self, note: str) -> None:
        """Set the note at the right of the title."""
        if note != self._note:
            self._note = note
            if self._upright:
                self.setToolTip(note)
            self.update()

    def set_tabbed(self, tabbed: bool) -> None:
        """Say whether a tab above names the dock: then the bar is no more than the upper edge of the paper."""
        if tabbed != self._tabbed and not self._upright:
            self._tabbed = tabbed
            self._set_buttons_shown(False)
            self.updateGeometry()

    def _extent(self) -> int:
        return DOCK_GAP + 6 if self._tabbed else strip_height() + DOCK_GAP

    def wanted_size(self) -> QSize:
        size = QSize(theme().px(120), self._extent())
        return size.transposed() if self._upright else size

    def least_size(self) -> QSize:
        size = QSize(theme().px(60), self._extent())
        return size.transposed() if self._upright else size

    def _paint_upright(self, painter: QPainter) -> None:
        t = theme()
        face = QRectF(self.rect()).adjusted(DOCK_GAP, DOCK_GAP, 8, -DOCK_GAP)
        painter.setClipRect(QRectF(self.rect()))
        paint.shadow(painter, face, 7, 3)
        strip = QRectF(0, 0, self.height() - 2 * DOCK_GAP, self.width() - DOCK_GAP)
        with saved(painter):
            painter.setClipPath(paint.rounded(face, 7), Qt.ClipOperation.IntersectClip)
            painter.translate(DOCK_GAP, self.height() - DOCK_GAP)
            painter.rotate(-90)
            paint.title_strip(painter, strip)
        paint.box(painter, face, None, "line2", 7)
        side = t.px(17)
        across = DOCK_GAP + (self.width() - DOCK_GAP - 2) / 2
        top = DOCK_GAP + 8.0
        if self._icon:
            paint_icon(painter, self._icon, QRectF(across - side / 2, top, side, side), t.hex("gold_text"))
            top += side + t.px(6)
        if self._close.isVisible() or self._float.isVisible():
            return  # the buttons take the place of the title
        room = self.height() - DOCK_GAP - 6 - top
        if not paint.fits(self._dock.windowTitle(), Role.DOCK_TITLE, room):
            return  # the icon tells
        with saved(painter):
            painter.translate(across, top)
            painter.rotate(-90)
            line = QRectF(-room, -strip_height() / 2, room, strip_height())
            paint.text(painter, line, self._dock.windowTitle(), Role.DOCK_TITLE, "ink", paint.RIGHT)

    def paint(self, painter: QPainter) -> None:
        if self._upright:
            self._paint_upright(painter)
            return
        strip = QRectF(self.rect()).adjusted(DOCK_GAP, DOCK_GAP, -DOCK_GAP, 0)
        face = strip.adjusted(0, 0, 0, 8)
        painter.setClipRect(QRectF(self.rect()))
        paint.shadow(painter, face, 7, 3)
        painter.save()
        painter.setClipPath(paint.rounded(face, 7), Qt.ClipOperation.IntersectClip)
        if self._tabbed:
            paint.paper(painter, QRectF(self.rect()), "panel")
        else:
            paint.title_strip(painter, strip)
        painter.restore()
        painter.save()
        paint.box(painter, face, None, "line2", 7)
        painter.restore()
        if self._tabbed:
            return
        shown = self._float.isVisible() or self._close.isVisible()
        right = (strip.right() - min(b.x() for b in (self._float, self._close) if b.isVisible()) + 6) if shown else 12
        paint_title(painter, strip.adjusted(0, 0, 0, -2), self._dock.windowTitle(), self._icon, self._note, right)

    def _set_buttons_shown(self, shown: bool) -> None:
        features = self._dock.features()
        shown = shown and not self._tabbed
        self._float.setVisible(shown and bool(features & QDockWidget.DockWidgetFeature.DockWidgetFloatable))
        self._close.setVisible(shown and bool(features & QDockWidget.DockWidgetFeature.DockWidgetClosable))
        self.update()

    def _on_features_changed(self) -> None:
        self._set_buttons_shown(self.underMouse())

    def _on_float(self) -> None:
        self._dock.setFloating(not self._dock.isFloating())

    @guarded(False)
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Enter:
            self._set_buttons_shown(True)
        elif event.type() == QEvent.Type.Leave:
            self._set_buttons_shown(False)
        return super().event(event)


class DockGround(Painted):
    """The paper below a dock's content, joined to its title bar: above, or at the left (`upright`).

    The content reaches to the paper's edge.
    """

    def __init__(self, content: QWidget, parent: QWidget | None = None, *, upright: bool = False) -> None:
        super().__init__(parent)
        self._upright = upright
        layout = QVBoxLayout(self)
        if upright:
            layout.setContentsMargins(2, DOCK_GAP + 1, DOCK_GAP + 2, DOCK_GAP + 1)
        else:
            layout.setContentsMargins(DOCK_GAP + 1, 0, DOCK_GAP + 1, DOCK_GAP + 2)
        layout.addWidget(content)
        self.content = content

    def sizeHint(self) -> QSize:
        return QWidget.sizeHint(self)

    def minimumSizeHint(self) -> QSize:
        return QWidget.minimumSizeHint(self)

    def paint(self, painter: QPainter) -> None:
        face = QRectF(self.rect()).adjusted(DOCK_GAP, -8, -DOCK_GAP, -DOCK_GAP)
        if self._upright:
            face = QRectF(self.rect()).adjusted(-8, DOCK_GAP, -DOCK_GAP, -DOCK_GAP)
        if face.adjusted(1, 8 if self._upright else 0, -8 if self._upright else -1, -8).contains(QRectF(self.exposed)):
            paint.paper(painter, QRectF(self.exposed), "panel")  # a part of the content is painted anew, far from the edges
            return
        painter.setClipRect(self.rect())
        paint.shadow(painter, face, 7, 3)
        painter.save()
        painter.setClipPath(paint.rounded(face, 7), Qt.ClipOperation.IntersectClip)
        paint.paper(painter, QRectF(self.rect()), "panel")
        painter.restore()
        paint.box(painter, face, None, "line2", 7)


class Sheet(Painted):
    """The ground of a full screen: paper, darker rim, gold frame with corner lozenges."""

    FRAME = 18

    def __init__(self, parent: QWidget | None = None, *, framed: bool = True) -> None:
        super().__init__(parent)
        self._framed = framed
        self.setAutoFillBackground(False)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)

    def sizeHint(self) -> QSize:
        return QWidget.sizeHint(self)

    def minimumSizeHint(self) -> QSize:
        return QWidget.minimumSizeHint(self)

    def paint(self, painter: QPainter) -> None:
        rect = QRectF(self.rect())
        paint.paper(painter, rect, "sheet", .3)
        self.paint_below(painter, rect)
        paint.vignette(painter, rect)
        if self._framed:
            f = self.FRAME
            paint.sheet_frame(painter, rect.adjusted(f, f, -f, -f))

    def paint_below(self, painter: QPainter, rect: QRectF) -> None:
        """Draw what a subclass puts between paper and frame."""


class Rule(Painted):
    """A double rule with a lozenge in the middle, or a plain hairline."""

    def __init__(self, *, plain: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._plain = plain
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def wanted_size(self) -> QSize:
        return QSize(40, 3 if self._plain else 12)

    def paint(self, painter: QPainter) -> None:
        if self._plain:
            painter.fillRect(QRectF(0, 1, self.width(), 1), theme().colour("line"))
        else:
            paint.rule(painter, 0, self.width(), self.height() / 2 - 1)


