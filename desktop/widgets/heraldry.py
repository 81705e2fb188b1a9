"""Crest and banner of a player as widgets."""
from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.robust import saved
from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.heraldry import INK, LIGHT_EDGE, paint_banner, paint_crest
from desktop.theme.icons import paint_icon
from desktop.theme.palette import PlayerColour, mix
from desktop.theme.style import theme
from desktop.widgets.base import Painted


class Crest(Painted):
    """A player's shield; `size` is its height at 100 %."""

    def __init__(self, player: PlayerColour | None = None, size: int = 36, *, edge: str = INK,
                 parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._player = player
        self._size = size
        self._edge = edge
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    @property
    def player(self) -> PlayerColour | None:
        return self._player

    def set_player(self, player: PlayerColour | None) -> None:
        if player != self._player:
            self._player = player
            self.update()

    def wanted_size(self) -> QSize:
        side = theme().px(self._size)
        return QSize(round(side * .9) + 4, side + 4)

    def paint(self, painter: QPainter) -> None:
        if self._player is not None:
            centre = QPointF(self.width() / 2, self.height() / 2 - 1)
            paint_crest(painter, self._player, centre, self.height() - 5, self._edge)


class NamePlate(Painted):
    """A player's name on the own colour: who is asked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._player: PlayerColour | None = None
        self._name = ""
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def text(self) -> str:
        return self._name

    def show_name(self, player: PlayerColour | None, name: str) -> None:
        """Show a name, "" for nothing."""
        if (player, name) == (self._player, self._name):
            return
        self._player, self._name = player, name
        self.setAccessibleName(name)
        self.setVisible(player is not None and bool(name))
        self.updateGeometry()
        self.update()

    def wanted_size(self) -> QSize:
        metrics = theme().metrics(Role.BODY_BOLD)
        return QSize(round(metrics.horizontalAdvance(self._name)) + theme().px(20), round(metrics.height()) + theme().px(8))

    def least_size(self) -> QSize:
        return QSize(theme().px(40), self.wanted_size().height())

    def paint(self, painter: QPainter) -> None:
        if self._player is None:
            return
        face = QRectF(self.rect()).adjusted(.5, .5, -.5, -.5)
        with saved(painter):
            painter.setClipPath(paint.rounded(face, 5))
            paint_banner(painter, face, self._player)
        paint.box(painter, face, None, LIGHT_EDGE, 5)
        inner = face.adjusted(theme().px(8), 0, -theme().px(8), 0)
        paint.text(painter, inner, self._name, Role.BODY_BOLD, self._player.text, paint.CENTRE)


class Banner(Painted):
    """Head of a player's board: crest, civilization, one line about who plays it, points with the laurel."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._player: PlayerColour | None = None
        self._title = ""
        self._note = ""
        self._points = ""
        self._low = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_content(self, player: PlayerColour, title: str, note: str, points: str = "") -> None:
        """Show a player. `points` is a figure as text, or empty."""
        if (player, title, note, points) == (self._player, self._title, self._note, self._points):
            return
        self._player, self._title, self._note, self._points = player, title, note, points
        self.setAccessibleName(" · ".join(part for part in (title, note, points) if part))
        self.updateGeometry()
        self.update()

    def set_low(self, low: bool) -> None:
        """Take one line only, where there is little room; the line about who plays is left out."""
        if low != self._low:
            self._low = low
            self.updateGeometry()
            self.update()

    def wanted_size(self) -> QSize:
        return QSize(theme().px(260), self.height_of(self._low))

    def height_of(self, low: bool) -> int:
        """Return the height that it takes, in one line or two."""
        t = theme()
        if low:
            return round(t.metrics(Role.NAME).height()) + t.px(8)
        return round(t.metrics(Role.CIVILIZATION).height() + t.metrics(Role.BODY).height() + t.px(14))

    def least_size(self) -> QSize:
        return QSize(theme().px(160), self.wanted_size().height())

    def paint(self, painter: QPainter) -> None:
        player = self._player
        if player is None:
            return
        t = theme()
        face = QRectF(self.rect())
        painter.save()
        painter.setClipPath(paint.rounded(face.adjusted(0, 0, 0, 8), 7))
        paint_banner(painter, face, player, 16)
        painter.restore()
        painter.setPen(QPen(t.colour("gold"), 1.6))
        painter.drawLine(QPointF(0, face.bottom() - .8), QPointF(face.right(), face.bottom() - .8))
        side = face.height() - t.px(6 if self._low else 18)
        middle = face.center().y()
        paint_crest(painter, player, QPointF(t.px(12) + side * .43, middle), side, LIGHT_EDGE)
        x, right = t.px(24) + side * .86, face.right() - t.px(12)
        if self._points:
            role = Role.NAME if self._low else Role.POINTS
            width = t.metrics(role).horizontalAdvance(self._points) + 2
            paint.text(painter, QRectF(right - width, 0, width, face.height()), self._points, role, player.text, paint.RIGHT)
            laurel = t.px(20 if self._low else 34 if self.width() > t.px(320) else 26)
            box = QRectF(right - width - laurel - t.px(4), middle - laurel / 2, laurel, laurel)
            bright = "#F7D98C" if player.text == "#FFF6E6" else player.text
            paint_icon(painter, "victory_point", box, bright)
            right = box.left() - t.px(8)
        if self._low:
            paint.text(painter, QRectF(x, 0, right - x, face.height()), self._title, Role.NAME, player.text)
            return
        high, low = t.metrics(Role.CIVILIZATION).height(), t.metrics(Role.BODY).height()
        top = middle - (high + low) / 2
        room = right - x
        fits = t.metrics(Role.CIVILIZATION).horizontalAdvance(self._title) * .88 <= room
        paint.text(painter, QRectF(x, top, room, high), self._title, Role.CIVILIZATION, player.text,
                   px=None if fits else 20)
        paint.text(painter, QRectF(x, top + high, right - x, low), self._note, Role.BODY,
                   mix(player.text, player.colour, .12))


class ColourBand(Painted):
    """A broad band in a player's colour and pattern, for curtains and side strips."""

    def __init__(self, player: PlayerColour, *, crest: int = 0, step: float = 26, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._player = player
        self._crest = crest
        self._step = step

    def set_player(self, player: PlayerColour) -> None:
        self._player = player
        self.update()

    def wanted_size(self) -> QSize:
        side = theme().px(self._crest)
        return QSize(side + 18 if side else 40, side + 18 if side else 40)

    def paint(self, painter: QPainter) -> None:
        face = QRectF(self.rect())
        painter.save()
        painter.setClipPath(paint.rounded(face.adjusted(0, 0, 8, 0), 6))
        paint_banner(painter, face, self._player, self._step)
        painter.restore()
        if self._crest:
            side = theme().px(self._crest)
            paint_crest(painter, self._player, face.center(), side, LIGHT_EDGE)


