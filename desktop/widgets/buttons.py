"""Buttons: primary (gold), secondary, quiet; tool buttons; rows of commands. Key caps show the shortcut."""
from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QKeySequence, QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.icons import paint_icon
from desktop.theme.palette import mix
from desktop.theme.style import theme
from desktop.widgets.base import PaintedButton

_RING = 3  # room for the focus ring and the shadow round the face


def key_text(sequence: str) -> str:
    """Return a key sequence as the system writes it, with short names ("Enter", "Esc")."""
    text = QKeySequence(sequence).toString(QKeySequence.SequenceFormat.NativeText)
    return text.replace("Return", "Enter").replace("Escape", "Esc").replace("Control", "Ctrl").replace("Steuerung", "Strg")


def cap_size(text: str) -> QSize:
    """Return the size of a key cap with this text."""
    t = theme()
    metrics = t.metrics(Role.KEY_CAP)
    return QSize(max(t.px(18), round(metrics.horizontalAdvance(text)) + t.px(10)), max(18, t.px(18)))


def paint_cap(painter: QPainter, left: float, middle: float, text: str, colour: str) -> float:
    """Draw a key cap and return its width."""
    size = cap_size(text)
    box = QRectF(left, middle - size.height() / 2, size.width(), size.height())
    painter.setPen(QPen(theme().colour(colour, .75), 1))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box, 3.5, 3.5)
    paint.text(painter, box, text, Role.KEY_CAP, colour, paint.CENTRE)
    return size.width()


class Kind(Enum):
    """What a button says about itself. One primary button on a screen."""

    PRIMARY = "primary"
    SECONDARY = "secondary"
    QUIET = "quiet"
    DANGER = "danger"


ENTER = "Return"


class Button(PaintedButton):
    """A push button with optional icon and key cap. `key` is shown; it becomes a shortcut unless `bind` is False.

    The cap of Enter is shown only while Enter does this: not on a disabled button, nor while it rests.
    """

    def __init__(self, text: str, kind: Kind = Kind.SECONDARY, *, icon: str | None = None, key: str | None = None,
                 bind: bool = False, height: int = 36, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kind = kind
        self._icon = icon
        self._key = key
        self._height = height
        self._enter_rests = False
        self.setText(text)
        self.setAccessibleName(text)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        if key is not None and bind:
            self.setShortcut(QKeySequence(key))

    @property
    def kind(self) -> Kind:
        return self._kind

    def set_kind(self, kind: Kind) -> None:
        if kind is not self._kind:
            self._kind = kind
            self.update()

    def set_label(self, text: str) -> None:
        """Change the text and the accessible name."""
        if text == self.text():
            return
        self.setText(text)
        self.setAccessibleName(text)
        self.updateGeometry()

    def set_key(self, key: str) -> None:
        """Show another key cap ("" for none)."""
        self._key = key or None
        self.updateGeometry()
        self.update()

    @property
    def shown_key(self) -> str:
        """The key on the cap that is drawn now, "" for none."""
        hidden = self._key == ENTER and (self._enter_rests or not self.isEnabled())
        return "" if hidden or not self._key else self._key

    def rest_enter(self, rests: bool) -> None:
        """Tell whether Enter does something else for now."""
        if rests != self._enter_rests:
            self._enter_rests = rests
            self.update()

    def set_icon(self, icon: str | None) -> None:
        """Change the icon."""
        if icon != self._icon:
            self._icon = icon
            self.updateGeometry()
            self.update()

    def _content_width(self) -> float:
        t = theme()
        width = t.metrics(Role.BUTTON).horizontalAdvance(self.text())
        if self._icon:
            width += t.px(24)
        if self._key:
            width += cap_size(key_text(self._key)).width() + t.px(10)
        return width

    def wanted_size(self) -> QSize:
        t = theme()
        return QSize(round(self._content_width()) + t.px(32) + 2 * _RING, max(t.px(self._height), 28) + 2 * _RING)

    def least_size(self) -> QSize:
        hint = self.wanted_size()
        # A label may narrow to 82 % before the button needs more room.
        t = theme()
        text = t.metrics(Role.BUTTON).horizontalAdvance(self.text())
        return QSize(round(hint.width() - text * .18 - t.px(12)), hint.height())

    def paint(self, painter: QPainter) -> None:
        t = theme()
        face = QRectF(self.rect()).adjusted(_RING, _RING, -_RING, -_RING)
        down = self.isDown()
        enabled = self.isEnabled()
        if self._kind is Kind.PRIMARY and enabled:
            if not down:
                paint.shadow(painter, face.adjusted(0, 0, 0, -1), 6, 2)
            top, bottom = ("gold", "gold_hi") if down else ("gold_hi", "gold")
            if self.is_hovered() and not down:
                top, bottom = mix(t.hex("gold_hi"), "#FFFFFF", .25), mix(t.hex("gold"), t.hex("gold_hi"), .35)
            paint.box(painter, face, paint.vertical(face, top, bottom), mix(t.hex("gold"), "#000000", .45), 6, 1.2)
            painter.setPen(QPen(t.colour("#FFFFFF", .5), 1))
            painter.drawLine(QPointF(face.left() + 6, face.top() + 1.8), QPointF(face.right() - 6, face.top() + 1.8))
            ink = "on_gold"
        else:
            ink = "ink" if enabled else "ink3"
            fill: str | None = "raised" if enabled else "sunken"
            line: str | None = "line2" if enabled else "line"
            if self._kind is Kind.QUIET:
                fill = line = None
                ink = "gold_text" if enabled else "ink3"
            elif self._kind is Kind.DANGER and enabled:
                ink, line = "danger", "danger"
            if enabled and (self.is_hovered() or down):
                base = t.hex("raised")
                fill = mix(base, t.hex("gold_hi"), .38 if down else .18)
                line = line and "gold"
            paint.box(painter, face, fill, line, 6)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(t.colour("focus"), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
        self._paint_label(painter, face, ink)

    def _paint_label(self, painter: QPainter, face: QRectF, ink: str) -> None:
        t = theme()
        width = min(self._content_width(), face.width() - t.px(12))
        x = face.center().x() - width / 2
        end = x + width
        if self._icon:
            side = t.px(18)
            paint_icon(painter, self._icon, QRectF(x, face.center().y() - side / 2, side, side), t.hex(ink))
            x += t.px(24)
        if self._key:
            cap = key_text(self._key)
            end -= cap_size(cap).width()
            if self.shown_key:
                paint_cap(painter, end, face.center().y(), cap, ink if ink != "ink" else "ink2")
            end -= t.px(10)
        align = paint.LEFT if self._icon or self._key else paint.CENTRE
        paint.text(painter, QRectF(x, face.top(), end - x, face.height()), self.text(), Role.BUTTON, ink, align)


class ToolButton(PaintedButton):
    """A square button with an icon only; the tooltip carries its name and key. `bar`: for the dark prompt bar."""

    def __init__(self, icon: str, name: str, *, bar: bool = False, side: int = 36, framed: bool = False,
                 parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon = icon
        self._bar = bar
        self._side = side
        self._framed = framed
        self.set_name(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_name(self, name: str, key: str | None = None) -> None:
        """Set accessible name and tooltip."""
        self.setAccessibleName(name)
        self.setToolTip(f"{name}  ({key_text(key)})" if key else name)

    def set_icon(self, icon: str) -> None:
        if icon != self._icon:
            self._icon = icon
            self.update()

    def wanted_size(self) -> QSize:
        side = max(28, theme().px(self._side))
        return QSize(side, side)

    def paint(self, painter: QPainter) -> None:
        t = theme()
        face = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        ground = "bar2" if self._bar else "raised"
        ink = ("bar_text" if self._bar else "ink") if self.isEnabled() else None
        if self._framed:
            paint.box(painter, face, ground, "line2" if not self._bar else None, 6)
        if self.isChecked() or self.isDown() or self.is_hovered():
            strength = .34 if self.isDown() or self.isChecked() else .18
            paint.box(painter, face, mix(t.hex(ground), t.hex("gold_hi"), strength), None, 6)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(t.colour("#8FC1FF" if self._bar else "focus"), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 7, 7)
        colour = t.hex(ink) if ink else mix(t.hex("bar_text2" if self._bar else "ink3"), t.hex(ground), .5)
        side = t.px(22 if self._side >= 36 else 16)
        paint_icon(painter, self._icon, QRectF(face.center().x() - side / 2, face.center().y() - side / 2, side, side),
                   colour)


class CommandRow(PaintedButton):
    """A wide row: icon, title in the display face, one line of explanation, key cap. `prominent`: gold edge."""

    def __init__(self, icon: str, title: str, note: str, *, key: str | None = None, prominent: bool = False,
                 parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon = icon
        self._note = note
        self._key = key
        self._prominent = prominent
        self.setText(title)
        self.setAccessibleName(title)
        self.setAccessibleDescription(note)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    @property
    def key(self) -> str:
        """The key of the cap, "" if there is none."""
        return self._key or ""

    def set_texts(self, title: str, note: str) -> None:
        self.setText(title)
        self._note = note
        self.setAccessibleName(title)
        self.setAccessibleDescription(note)
        self.updateGeometry()
        self.update()

    def wanted_size(self) -> QSize:
        t = theme()
        lines = t.metrics(Role.NAME).height() + t.metrics(Role.SMALL).height()
        width = max(t.metrics(Role.NAME).horizontalAdvance(self.text()),
                    t.metrics(Role.SMALL).horizontalAdvance(self._note)) + t.px(60 + 56)
        return QSize(round(width), round(lines) + t.px(6) + 2 * _RING)

    def least_size(self) -> QSize:
        return QSize(theme().px(220), self.wanted_size().height())

    def paint(self, painter: QPainter) -> None:
        t = theme()
        face = QRectF(self.rect()).adjusted(_RING, _RING, -_RING, -_RING)
        bright = self.is_hovered() or self.isDown() or self._prominent
        fill = mix(t.hex("raised"), t.hex("gold_hi"), .35) if self.isDown() else ("raised" if bright else "panel")
        if self._prominent:
            paint.shadow(painter, face, 6, 2)
        paint.box(painter, face, fill, "gold" if bright else "line2", 6, 1.6 if bright else 1)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(t.colour("focus"), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 8, 8)
        side = t.px(26)
        middle = face.center().y()
        paint_icon(painter, self._icon, QRectF(face.left() + t.px(17), middle - side / 2, side, side),
                   t.hex("gold_text" if self.isEnabled() else "ink3"))
        x, right = face.left() + t.px(60), face.right() - t.px(16)
        if self._key:
            cap = key_text(self._key)
            width = cap_size(cap).width()
            paint_cap(painter, right - width, middle, cap, "ink2")
            right -= width + t.px(10)
        high, low = t.metrics(Role.NAME).height(), t.metrics(Role.SMALL).height()
        top = middle - (high + low) / 2
        ink = "ink" if self.isEnabled() else "ink3"
        paint.text(painter, QRectF(x, top, right - x, high), self.text(), Role.NAME, ink)
        paint.text(painter, QRectF(x, top + high - 1, right - x, low), self._note, Role.SMALL, "ink2")
