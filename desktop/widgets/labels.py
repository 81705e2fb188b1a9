"""Labels in the roles of the theme, key hints, chips."""
from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from desktop.robust import guarded
from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.icons import paint_icon
from desktop.theme.palette import mix
from desktop.theme.style import theme
from desktop.widgets.base import Painted, Themed
from desktop.widgets.buttons import cap_size, key_text, paint_cap


class Label(Themed, QLabel):
    """Plain text in a role and a colour token; wraps when asked to."""

    def __init__(self, text: str = "", role: Role = Role.BODY, colour: str = "ink", *, wrap: bool = False,
                 parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._role = role
        self._colour = colour
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        self.follow_theme()
        self._dress()

    def set_colour(self, token: str) -> None:
        """Change the colour token."""
        self._colour = token
        self._dress()

    def theme_changed(self) -> None:
        self._dress()
        super().theme_changed()

    def _dress(self) -> None:
        # The role's font and colour go through a style sheet of its own, so that the application's sheet keeps off.
        font = theme().font(self._role)
        self.setFont(font)
        self.setStyleSheet(f"color: {theme().hex(self._colour)};")


class FitLabel(Painted):
    """One line that first narrows to 82 % and is then elided, with the whole text as tooltip."""

    def __init__(self, text: str = "", role: Role = Role.BODY, colour: str = "ink",
                 align: Qt.AlignmentFlag = paint.LEFT, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = text
        self._role = role
        self._colour = colour
        self._align = align
        self._own_tooltip = ""
        self.setAccessibleName(text)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def text(self) -> str:
        return self._text

    def set_text(self, text: str) -> None:
        if text != self._text:
            self._text = text
            self.setAccessibleName(text)
            self.updateGeometry()
            self.update()

    def set_colour(self, token: str) -> None:
        self._colour = token
        self.update()

    def wanted_size(self) -> QSize:
        metrics = theme().metrics(self._role)
        return QSize(round(metrics.horizontalAdvance(self._text)) + 2, round(metrics.height()))

    def least_size(self) -> QSize:
        metrics = theme().metrics(self._role)
        return QSize(round(min(metrics.horizontalAdvance(self._text) * .82, metrics.averageCharWidth() * 8)),
                     round(metrics.height()))

    def paint(self, painter: QPainter) -> None:
        paint.text(painter, QRectF(self.rect()), self._text, self._role, self._colour, self._align)

    @guarded(False)
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip and not self._own_tooltip:
            _, _, elided = paint.fitted(theme().font(self._role), self._text, self.width())
            super().setToolTip(self._text if elided else "")
        return super().event(event)

    def setToolTip(self, text: str) -> None:
        self._own_tooltip = text
        super().setToolTip(text)


class Chip(Painted):
    """A small rounded label, such as "first player"."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = text
        self.setAccessibleName(text)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def wanted_size(self) -> QSize:
        metrics = theme().metrics(Role.SMALL_BOLD)
        return QSize(round(metrics.horizontalAdvance(self._text)) + theme().px(16), round(metrics.height()) + 4)

    def paint(self, painter: QPainter) -> None:
        t = theme()
        box = QRectF(self.rect())
        paint.box(painter, box, mix(t.hex("gold"), t.hex("raised"), .66), None, box.height() / 2)
        paint.text(painter, box, self._text, Role.SMALL_BOLD, "gold_text" if not t.palette.dark else "ink", paint.CENTRE)


_HINT_EDGE = 8
"""Pixels at 100 % between the edge of a list of hints and its words."""


class KeyHints(Painted):
    """Key caps with what they do now, one below the other (top left of the board) or in one line."""

    def __init__(self, hints: tuple[tuple[str, str], ...] = (), *, one_line: bool = False,
                 parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._one_line = one_line
        self._hints: tuple[tuple[str, str], ...] = ()
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.set_hints(hints)

    def set_hints(self, hints: tuple[tuple[str, str], ...]) -> None:
        """Show pairs of key sequence and text."""
        self._hints = hints
        self.setAccessibleName(", ".join(f"{key_text(key)}: {text}" for key, text in hints))
        self.updateGeometry()
        self.update()

    def _item_width(self, key: str, text: str) -> float:
        t = theme()
        return cap_size(key_text(key)).width() + t.px(8) + t.metrics(Role.SMALL).horizontalAdvance(text) + 2

    def wanted_size(self) -> QSize:
        t = theme()
        if not self._hints:
            return QSize(0, 0)
        widths = [self._item_width(key, text) for key, text in self._hints]
        row = cap_size("Esc").height() + t.px(8)
        if self._one_line:
            return QSize(round(sum(widths)) + t.px(16) * (len(widths) - 1) + 2, row)
        return QSize(round(max(widths)) + 2 + 2 * t.px(_HINT_EDGE), row * len(widths) + t.px(_HINT_EDGE))

    def paint(self, painter: QPainter) -> None:
        t = theme()
        row = cap_size("Esc").height() + t.px(8)
        x, y = 1.0, 0.0
        if not self._one_line:
            # They lie on the board, whose lines go through them.
            paint.box(painter, QRectF(self.rect()).adjusted(.5, .5, -.5, -.5), t.colour("panel", .86), "line", 6)
            x, y = x + t.px(_HINT_EDGE), t.px(_HINT_EDGE) / 2
        for key, text in self._hints:
            cap = paint_cap(painter, x, y + row / 2, key_text(key), "ink2")
            left = x + cap + t.px(8)
            paint.text(painter, QRectF(left, y, t.metrics(Role.SMALL).horizontalAdvance(text) + 2, row), text,
                       Role.SMALL, "ink2")
            if self._one_line:
                x += self._item_width(key, text) + t.px(16)
            else:
                y += row


class IconLabel(Painted):
    """An icon of a given size in a colour token."""

    def __init__(self, icon: str, size: int = 20, colour: str = "ink", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon = icon
        self._size = size
        self._colour = colour
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_icon(self, icon: str, colour: str | None = None) -> None:
        self._icon = icon
        self._colour = colour or self._colour
        self.update()

    def wanted_size(self) -> QSize:
        side = theme().px(self._size)
        return QSize(side, side)

    def paint(self, painter: QPainter) -> None:
        paint_icon(painter, self._icon, QRectF(self.rect()), theme().hex(self._colour))
