"""What all dialogs share: a panel with title and foot, shown inside the window over a veiled picture of it.

Dialogs are no windows of their own: they look the same on every system, can be drawn by `render`, and never get lost
behind the main window.
"""
from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPixmap, QResizeEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget
from shiboken6 import isValid

from desktop.robust import guarded
from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.style import theme
from desktop.widgets.base import Painted
from desktop.widgets.buttons import Button, Kind, ToolButton
from desktop.widgets.labels import Label
from desktop.widgets.panel import Panel, Rule, size_in

_EDGES = QSize(24, 16)
"""What is left free round a dialog."""
_NOTE_ROOM = 130
"""Pixels at 100 % that a note beside the buttons needs."""
_KEPT_ROOM = 340
"""Pixels at 100 % that a dialog needs above what is kept in front."""
_LOOKS, _LOOK_MS = 4, 250
"""How often, and after how long, a picture of what lies below is taken anew when the look changes."""
ENTER_KEYS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class DialogPanel(Panel):
    """A panel with a title strip, content that scrolls when it must, a note and buttons at the foot.

    Signals: `accepted`, `rejected`; `content_changed` when the content may need another height. Enter presses the primary
    button, Esc rejects.
    """

    accepted = Signal()
    rejected = Signal()
    content_changed = Signal()

    def __init__(self, title: str, *, icon: str | None = None, note: str = "", width: int = 560,
                 parent: QWidget | None = None) -> None:
        super().__init__(title, icon=icon, note=note, parent=parent)
        self._width = width
        self.primary: Button | None = None
        self.inner = QWidget()
        self.content = QVBoxLayout(self.inner)
        self.content.setContentsMargins(2, 2, 8, 2)
        self.content.setSpacing(8)
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(self.inner)
        self.inner.installEventFilter(self)
        self.body.addWidget(self._scroll, 1)
        self._rule = Rule(plain=True)
        self.body.addWidget(self._rule)
        self._foot = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._foot.setSpacing(6)
        self.foot_note = Label("", Role.BODY, "ink2", wrap=True)
        self._foot.addWidget(self.foot_note, 1)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(6)
        self._buttons.addStretch(1)
        self._foot.addLayout(self._buttons)
        self.body.addLayout(self._foot)

    def add_button(self, text: str, kind: Kind = Kind.SECONDARY, *, icon: str | None = None,
                   key: str | None = None) -> Button:
        """Add a button at the right of the foot; a primary one is pressed by Enter."""
        button = Button(text, kind, icon=icon, key=key)
        self._buttons.addWidget(button)
        if kind is Kind.PRIMARY:
            self.primary = button
        return button

    def offer_skip(self, words: str, note: str) -> ToolButton:
        """Add a button with which the question is never asked again, and return it."""
        self.skip = ToolButton("mdi6.bell-off-outline", words)
        self.skip.setToolTip(f"{words}\n{note}")
        self.skip.setAccessibleDescription(note)
        self._buttons.insertWidget(1, self.skip)  # after the stretch
        return self.skip

    def accept(self) -> None:
        """Close with success."""
        self.accepted.emit()

    def reject(self) -> None:
        """Close without effect."""
        self.rejected.emit()

    def wished_size(self, room: QSize) -> QSize:
        """Return the size to take in a room: as much as the content needs, no more than there is."""
        width = min(room.width(), theme().px(self._width))
        margins = self.body.contentsMargins()
        inner_width = width - margins.left() - margins.right()
        needed = self.inner.heightForWidth(inner_width) if self.inner.hasHeightForWidth() else -1
        return self.size_with(room, max(needed, self.inner.sizeHint().height()))

    def size_with(self, room: QSize, needed: int, most: int = 0) -> QSize:
        """Return the size to take in a room for content of a height; `most`: no higher than that, if it is not 0."""
        width = min(room.width(), theme().px(self._width))
        margins = self.body.contentsMargins()
        foot = self._arrange_foot(width - margins.left() - margins.right())
        height = needed + foot + margins.top() + margins.bottom() + self._rule.sizeHint().height() + 2 * self.body.spacing() + 4
        return QSize(width, min(room.height(), height, most or height))

    def _arrange_foot(self, width: int) -> int:
        """Put the note above the buttons where they leave it no room; return the height that both need."""
        buttons = self._buttons.sizeHint()
        room = width - buttons.width() - self._foot.spacing()
        above = room < theme().px(_NOTE_ROOM) and bool(self.foot_note.text())
        self._foot.setDirection(QBoxLayout.Direction.TopToBottom if above else QBoxLayout.Direction.LeftToRight)
        note = max(self.foot_note.heightForWidth(width if above else max(1, room)), 0)
        return note + self._foot.spacing() + buttons.height() if above else max(note, buttons.height())

    @guarded()
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        margins = self.body.contentsMargins()
        self._arrange_foot(self.width() - margins.left() - margins.right())

    @guarded(False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.inner and event.type() == QEvent.Type.LayoutRequest:
            self.content_changed.emit()
        return False

    @guarded()
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.reject()
        elif event.key() in ENTER_KEYS and self.primary is not None and self.primary.isEnabled():
            self.primary.click()
        else:
            super().keyPressEvent(event)


class Overlay(Painted):
    """Covers a window and shows one dialog in its middle; keyboard focus stays inside.

    `fill` gives the content the whole area (curtains, end screen). `keep` is a part of the window, at its lower edge, that stays
    in front and can be used. Signals: `closed` after the dialog has gone.
    """

    closed = Signal()

    def __init__(self, host: QWidget, content: QWidget, *, fill: bool = False, area: QWidget | None = None,
                 keep: QWidget | None = None) -> None:
        super().__init__(host)
        self._content = content
        self._fill = fill
        self._area = area or host
        self._keep = keep
        self._before = QApplication.focusWidget()
        self._backdrop: QPixmap | None = None
        self._growth = self._timer(self._on_grown)
        self._looks = self._timer(self._on_look)
        self._looks_left = 0
        changed = getattr(content, "content_changed", None)
        if changed is not None:
            changed.connect(self._growth.start)
        content.setParent(self)
        for name in ("accepted", "rejected"):
            signal = getattr(content, name, None)
            if signal is not None:
                signal.connect(self.close_dialog)
        host.installEventFilter(self)
        self._area.installEventFilter(self)
        if fill:
            self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        else:
            self._take_backdrop()
        self.fit()
        content.show()
        self.show()
        self.to_front()
        self._focus_first()

    @property
    def content(self) -> QWidget:
        return self._content

    @property
    def is_full(self) -> bool:
        """Whether the content has the whole area, so that nothing below it may be used."""
        return self._fill

    def _timer(self, slot: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.timeout.connect(slot)
        return timer

    def fit(self) -> None:
        """Take the place that the host gives now."""
        if self._area is self.parentWidget():
            self.setGeometry(self._area.rect())
        else:
            corner = self._area.mapTo(self.parentWidget(), self._area.rect().topLeft())
            self.setGeometry(QRect(corner, self._area.size()))
        if self._fill:
            self._content.setGeometry(self.rect())
            return
        free = self._free()
        size = size_in(self._content, free.size() - _EDGES)
        place = QRect(0, 0, size.width(), size.height())
        place.moveCenter(free.center())
        self._content.setGeometry(place)

    def _free(self) -> QRect:
        """Return where the dialog may be."""
        free = self.rect()
        kept = self._kept()
        if kept is not None:
            free.setBottom(max(free.height() // 2, kept.y() - self.y()))
        return free

    @guarded()
    def _on_grown(self) -> None:
        """Give a dialog whose content became higher more room, downwards as long as there is some, so that little moves."""
        if self._fill or not self.isVisible():
            return
        free = self._free()
        size = size_in(self._content, free.size() - _EDGES)
        place = self._content.geometry()
        if size.height() > place.height():
            place.setHeight(size.height())
            place.moveBottom(min(place.bottom(), free.bottom() - _EDGES.height() // 2))
            self._content.setGeometry(place)
            self.update()

    def _kept(self) -> QWidget | None:
        """Return what stays in front, while it lies in the window's lower half."""
        keep = self._keep
        if keep is None or not isValid(keep) or keep.isHidden() or keep.isWindow():
            return None
        return keep if keep.y() >= self.y() + max(self.height() // 2, theme().px(_KEPT_ROOM)) else None

    def to_front(self) -> None:
        """Come in front of everything but what is kept there."""
        self.raise_()
        kept = self._kept()
        if kept is not None:
            kept.raise_()

    def close_dialog(self) -> None:
        """Take the dialog away and give the focus back."""
        if not self.isVisible():
            return
        self.hide()
        self._growth.stop()
        self._looks.stop()
        self.parentWidget().removeEventFilter(self)
        self._area.removeEventFilter(self)
        give_back_focus(self.parentWidget(), self._before)
        self.closed.emit()
        self.deleteLater()

    def take_focus(self) -> None:
        """Take the keyboard from whatever lies behind."""
        here = QApplication.focusWidget()
        if here is None or not self._holds(here):
            self._focus_first()

    def _holds(self, widget: QWidget) -> bool:
        """Return whether a widget is in front of the veil: in the dialog, or in what is kept in front."""
        kept = self._kept()
        return self.isAncestorOf(widget) or (kept is not None and kept.isAncestorOf(widget))

    def _focus_first(self) -> None:
        focus = getattr(self._content, "first_focus", None)
        widget = focus() if callable(focus) else getattr(self._content, "primary", None)
        if widget is not None:
            widget.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self._content.setFocus()

    def _take_backdrop(self) -> None:
        # A small picture drawn large is a cheap blur.
        picture = self._area.grab() if self.isHidden() else self._below()
        for part in (8, 3):
            picture = picture.scaled(max(1, self._area.width() // part), max(1, self._area.height() // part),
                                     Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation)
        self._backdrop = picture

    def _below(self) -> QPixmap:
        """Return a picture of what lies below, part by part: one of the whole area would show the dialog too."""
        ratio = self.devicePixelRatioF()
        picture = QPixmap((self._area.size().toSizeF() * ratio).toSize())
        picture.setDevicePixelRatio(ratio)
        picture.fill(theme().colour("sheet"))
        painter = QPainter(picture)
        for part in self._area.children():  # from the lowest to the topmost
            if part is self:
                break
            if isinstance(part, QWidget) and part.isVisible() and not part.isWindow():
                painter.drawPixmap(part.pos(), part.grab())
        painter.end()
        return picture

    @guarded()
    def _on_look(self) -> None:
        if self.isVisible() and not self._fill:
            self._take_backdrop()
            self.update()
            self._looks_left -= 1
            if self._looks_left > 0:
                self._looks.start(_LOOK_MS)

    def paint(self, painter: QPainter) -> None:
        if self._fill:
            painter.fillRect(self.rect(), theme().colour("sheet"))
            return
        if self._backdrop is not None:
            painter.drawPixmap(self.rect(), self._backdrop)
        painter.fillRect(self.rect(), theme().colour("#140D07", .52))
        face = self._content.geometry()
        paint.shadow(painter, face.toRectF().adjusted(6, 3, -6, -6), 7, 18)

    # ---- focus stays inside
    @guarded(True)
    def focusNextPrevChild(self, forward: bool) -> bool:
        # Not along Qt's chain of focus: each widget that it hands out would be kept by the one before, dead or alive.
        parts = list(_inside(self))
        here = QApplication.focusWidget()
        at = parts.index(here) if here in parts else -1 if forward else 0
        following = [*parts[at + 1:], *parts[:at + 1]] if forward else [*parts[:at][::-1], *parts[at:][::-1]]
        for part in following:
            if part.focusPolicy() & Qt.FocusPolicy.TabFocus and part.isVisible() and part.isEnabled():
                part.setFocus(Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason)
                break
        return True

    @guarded(False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self.fit()
        return False

    def theme_changed(self) -> None:
        super().theme_changed()
        self.fit()
        # Parts of the window take their new look, and the ground its new picture, one after the other.
        self._looks_left = _LOOKS
        self._looks.start(0)

    @guarded()
    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()  # nothing below is reached

    @guarded()
    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.accept()


def _inside(root: QWidget) -> Iterator[QWidget]:
    """Yield the widgets in another one in the order in which they were put there, each before what is in it."""
    for child in root.children():
        if isinstance(child, QWidget):
            yield child
            yield from _inside(child)


def give_back_focus(host: QWidget, before: QWidget | None) -> None:
    """Give the keyboard back to what had it before something lay over a window; never to what a dialog covers meanwhile."""
    if before is not None and isValid(before) and before.isVisible():
        before.setFocus()
    open_ones = [part for part in host.children() if isinstance(part, Overlay) and part.isVisible()]
    if open_ones:  # the last one lies on top
        open_ones[-1].take_focus()


def close_popups() -> None:
    """Close menus and tooltips that are open: what they say may not be for the one who comes."""
    for widget in QApplication.topLevelWidgets():
        if widget.isVisible() and widget.windowType() in (Qt.WindowType.Popup, Qt.WindowType.ToolTip):
            widget.close()


def show_over(host: QWidget, dialog: QWidget, *, fill: bool = False, area: QWidget | None = None) -> Overlay:
    """Show a dialog over a window and return its overlay; the dialog's signals tell the outcome."""
    return Overlay(host, dialog, fill=fill, area=area)


