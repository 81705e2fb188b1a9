"""Counters: icon, figure, notches up to a limit, floating changes; boxes of a track; action pips; round track."""
from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.icons import paint_icon
from desktop.theme.palette import mix
from desktop.theme.style import theme
from desktop.widgets.base import Painted

_FLOAT_MS = 900


class Counter(Painted):
    """A resource or token. `limit` draws notches; a change floats up for 900 ms; full counters have a warning notch.

    `colour` returns a token or ``#RRGGBB``; it is asked at each drawing, as the theme may have changed.
    """

    def __init__(self, icon: str, name: str, colour: Callable[[], str], *, limit: int | None = None, labelled: bool = False,
                 parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon = icon
        self._name = name
        self._colour = colour
        self._limit = limit
        self._labelled = labelled
        self._value = 0
        self._change = 0
        self._progress = 1.0
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.valueChanged.connect(self._on_progress)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._describe()

    @property
    def value(self) -> int:
        return self._value

    def set_value(self, value: int, *, animate: bool = True) -> None:
        """Show a figure. The difference to the last one floats up unless `animate` is False."""
        change = value - self._value
        if change == 0:
            return
        self._value = value
        self._describe()
        duration = theme().duration(_FLOAT_MS)
        if animate and duration and self.isVisible():
            self._change = change
            self._animation.stop()
            self._animation.setDuration(duration)
            self._animation.start()
        else:
            self.finish()
        self.update()

    def set_limit(self, limit: int | None) -> None:
        """Change the limit that the notches show."""
        if limit == self._limit:
            return
        self._limit = limit
        self._describe()
        self.updateGeometry()
        self.update()

    def finish(self) -> None:
        """End a running animation at once."""
        self._animation.stop()
        self._progress = 1.0
        self.update()

    def _describe(self) -> None:
        if self._limit is None:
            described = self.tr("{name}: {value}").format(name=self._name, value=self._value)
        else:
            described = self.tr("{name}: {value} of {limit}").format(name=self._name, value=self._value,
                                                                     limit=self._limit)
        self.setAccessibleName(described)
        self.setToolTip(described)

    def _on_progress(self, progress: float) -> None:
        self._progress = progress
        self.update()

    def _notch_room(self) -> int:
        return theme().px(10) if self._limit else theme().px(2)

    def wanted_size(self) -> QSize:
        t = theme()
        figure = t.metrics(Role.COUNTER)
        width = t.px(10 + 24 + 6 + 8) + figure.horizontalAdvance("0")
        if self._labelled:
            width += t.metrics(Role.SMALL).horizontalAdvance(self._name) + t.px(10)
        return QSize(round(width), round(figure.height()) + t.px(6) + self._notch_room())

    def least_size(self) -> QSize:
        t = theme()
        wanted = self.wanted_size()
        return QSize(round(t.px(10 + 20 + 4) + t.metrics(Role.COUNTER).horizontalAdvance("0")), wanted.height())

    def paint(self, painter: QPainter) -> None:
        t = theme()
        face = QRectF(self.rect())
        paint.box(painter, face, "raised", "line", 6)
        high = face.height() - self._notch_room()
        side = min(t.px(25), high - 4)
        figure = str(self._value)
        width = t.metrics(Role.COUNTER).horizontalAdvance(figure) + 2
        # Where it is narrow, first the gaps give way, then the icon, then the figure.
        tight = face.width() < t.px(7 + 6 + 4) + side + width
        left, gap = (4, 3) if tight else (t.px(7), t.px(6))
        room = face.width() - left - gap - 4
        side = max(min(side, 12.0), min(side, room - width))
        x = face.left() + left
        paint_icon(painter, self._icon, QRectF(x, (high - side) / 2 + 1, side, side), t.hex(self._colour()))
        x += side + gap
        room = face.right() - x - 3
        scale = min(1.0, room / width) if width > 0 and room > 0 else 1.0
        px = None if scale >= 1 else max(9.0, Role.COUNTER.value.px * scale)
        paint.text(painter, QRectF(x, 1, max(room, 8.0), high), figure, Role.COUNTER, px=px)
        if self._labelled:
            left = x + width + t.px(4)
            room = QRectF(left, 0, face.right() - left - t.px(8), high)
            if paint.fits(self._name, Role.SMALL, room.width()):  # without it the icon and the tooltip tell
                paint.text(painter, room, self._name, Role.SMALL, "ink2", paint.RIGHT)
        if self._limit:
            self._paint_notches(painter, face)
        if self._progress < 1 and self._change:
            self._paint_change(painter, face, x + width)

    def _paint_notches(self, painter: QPainter, face: QRectF) -> None:
        t = theme()
        limit = self._limit or 1
        full = self._value >= limit
        step = (face.width() - t.px(14)) / limit
        height = max(3.0, t.px(4))
        for k in range(limit):
            colour = t.colour("line")
            if k < self._value:
                colour = t.colour("warn" if full and k == limit - 1 else self._colour())
            notch = QRectF(face.left() + t.px(7) + k * step + .8, face.bottom() - t.px(9), max(1.0, step - 1.6), height)
            painter.fillPath(paint.rounded(notch, 1.5), colour)

    def _paint_change(self, painter: QPainter, face: QRectF, x: float) -> None:
        t = theme()
        # Plus and minus differ by sign, colour and direction.
        gain = self._change > 0
        shift = (1 - self._progress if gain else self._progress) * face.height() * .4
        if t.reduced_motion:
            shift = face.height() * .2
        painter.setOpacity(max(0.0, min(1.0, 2.2 * (1 - self._progress))))
        string = f"+{self._change}" if gain else f"−{-self._change}"
        box = QRectF(min(x, face.right() - t.px(30)), face.top() - face.height() * .1 + shift, t.px(30), t.px(20))
        paint.text(painter, box, string, Role.LEAD_BOLD, "ok" if gain else "danger", paint.LEFT)
        painter.setOpacity(1)


class Boxes(Painted):
    """A track of boxes that are filled with a player's cubes, such as the way to the next event.

    Where the label has no room, the icon stands for it.
    """

    def __init__(self, label: str, count: int, icon: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon = icon
        self._label = label
        self._count = count
        self._filled = 0
        self._colour = "gold"
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_filled(self, filled: int, colour: str, description: str = "") -> None:
        """Fill the first boxes in a colour (token or ``#RRGGBB``)."""
        self.setAccessibleName(description or f"{self._label}: {filled}/{self._count}")
        self.setToolTip(description)
        if (filled, colour) != (self._filled, self._colour):
            self._filled, self._colour = filled, colour
            self.update()

    def wanted_size(self) -> QSize:
        t = theme()
        width = t.metrics(Role.SMALL).horizontalAdvance(self._label) + self._count * t.px(20) + t.px(22)
        return QSize(round(width), round(t.metrics(Role.COUNTER).height()) + t.px(8))

    def least_size(self) -> QSize:
        return QSize(self._count * theme().px(17) + theme().px(10), self.wanted_size().height())

    def paint(self, painter: QPainter) -> None:
        t = theme()
        face = QRectF(self.rect())
        paint.box(painter, face, "raised", "line", 6)
        side = t.px(15)
        x = face.right() - t.px(8) - self._count * t.px(19) + t.px(4)
        for k in range(self._count):
            cell = QRectF(x + k * t.px(19), face.center().y() - side / 2, side, side)
            if k < self._filled:
                colour = t.hex(self._colour)
                paint.box(painter, cell, paint.vertical(cell, mix(colour, "#FFFFFF", .22), colour), "map_ink", 3, 1.2)
            else:
                paint.box(painter, cell, "sunken", "line2", 3)
        room = QRectF(face.left() + t.px(8), 0, x - face.left() - t.px(12), face.height())
        if not self._icon or paint.fits(self._label, Role.SMALL, room.width()):
            paint.text(painter, room, self._label, Role.SMALL, "ink2")
        elif room.width() >= side:
            paint_icon(painter, self._icon, QRectF(room.left(), room.center().y() - side / 2, side, side), t.hex("ink2"))


class ActionPips(Painted):
    """The actions of a turn in the prompt bar: spent ones are dim, the running one has a ring."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._total = 0
        self._spent = 0
        self._running = False
        self._label = ""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_actions(self, total: int, spent: int, label: str, *, running: bool = False, description: str = "") -> None:
        """Show `total` pips, the first `spent` of them dim; `running` rings the next one."""
        self.setAccessibleName(description or f"{label}: {total - spent}/{total}")
        self.setToolTip(description)
        self.setVisible(total > 0)
        shown = (total, spent, label, running)
        if shown != (self._total, self._spent, self._label, self._running):
            self._total, self._spent, self._label, self._running = shown
            self.updateGeometry()
            self.update()

    def wanted_size(self) -> QSize:
        t = theme()
        if not self._total:
            return QSize(0, 0)
        label = t.metrics(Role.SMALL).horizontalAdvance(self._label) + t.px(8) if self._label else 0
        return QSize(round(label) + self._total * t.px(34) + 4, t.px(38))

    def paint(self, painter: QPainter) -> None:
        t = theme()
        width = self.width() - self._total * t.px(34) - 4
        if self._label:
            paint.text(painter, QRectF(0, 0, width - t.px(4), self.height()), self._label, Role.SMALL, "bar_text2",
                       paint.RIGHT)
        middle = self.height() / 2
        side = t.px(29)
        for k in range(self._total):
            x = width + k * t.px(34) + t.px(17)
            colour = t.hex("bar_gold") if k >= self._spent else mix(t.hex("bar_gold"), t.hex("bar"), .68)
            paint_icon(painter, "action_pip", QRectF(x - side / 2, middle - side / 2, side, side), colour)
            if k == self._spent and self._running:
                painter.setPen(QPen(t.colour("#FFF2CC"), 1.6))
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(QPointF(x, middle), t.px(16), t.px(16))


@dataclass(frozen=True, slots=True)
class Track:
    """Where the game is: major steps with their names, how many minor ones each has, and the current ones (from 0)."""

    major_label: str
    minor_label: str
    names: Sequence[str]
    minors: int
    major: int
    minor: int
    description: str = ""


class RoundTrack(Painted):
    """Ages and rounds in the prompt bar: names above, a lozenge for each round below."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._track: Track | None = None
        self._compact = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_track(self, track: Track | None) -> None:
        if track is not None and track == self._track:
            return
        self._track = track
        if track is not None:
            self.setAccessibleName(track.description)
            self.setToolTip(track.description)
        self.setVisible(track is not None)
        self.updateGeometry()
        self.update()

    def set_compact(self, compact: bool) -> None:
        """Draw closer together, for narrow windows."""
        if compact != self._compact:
            self._compact = compact
            self.updateGeometry()
            self.update()

    def _label_width(self) -> float:
        track = self._track
        if track is None or self._compact:
            return 0
        t = theme()
        return max(t.metrics(Role.GROUP_TITLE).horizontalAdvance(track.major_label),
                   t.metrics(Role.KEY_CAP).horizontalAdvance(track.minor_label)) + t.px(8)

    def _step(self) -> float:
        track = self._track
        minors = track.minors if track else 3
        return theme().px(max(7 * minors + 8, 28) if self._compact else max(9 * minors + 14, 38))

    def wanted_size(self) -> QSize:
        track = self._track
        if track is None:
            return QSize(0, 0)
        t = theme()
        return QSize(round(self._label_width() + len(track.names) * self._step()),
                     round(t.metrics(Role.NAME).height() + t.px(18)))

    def paint(self, painter: QPainter) -> None:
        track = self._track
        if track is None:
            return
        t = theme()
        gold, bar, text = t.hex("bar_gold"), t.hex("bar"), t.hex("bar_text2")
        left = self._label_width()
        high = t.metrics(Role.NAME).height()
        if left:
            paint.text(painter, QRectF(0, 0, left, high), track.major_label, Role.GROUP_TITLE, "bar_text2")
            paint.text(painter, QRectF(0, high - t.px(2), left, t.px(18)), track.minor_label, Role.KEY_CAP, "bar_text2")
        step, gap = self._step(), t.px(7 if self._compact else 9)
        for k, name in enumerate(track.names):
            now, past = k == track.major, k < track.major
            colour = gold if now else mix(gold, bar, .45) if past else mix(text, bar, .4)
            x = left + k * step
            paint.text(painter, QRectF(x, 0, step, high), name, Role.NAME if now else Role.LEAD_BOLD, colour,
                       paint.CENTRE)
            for minor in range(track.minors):
                centre = QPointF(x + step / 2 + (minor - (track.minors - 1) / 2) * gap, high + t.px(7))
                if now and minor == track.minor:
                    paint.diamond(painter, centre, t.px(5), gold)
                elif past or (now and minor < track.minor):
                    paint.diamond(painter, centre, t.px(3.4), colour)
                else:
                    paint.diamond(painter, centre, t.px(3.2), mix(bar, colour, .45))
