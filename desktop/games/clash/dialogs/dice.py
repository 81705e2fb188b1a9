"""The dice of a battle: twelve-sided, with their icons, what counts and what they do; they roll before they rest."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, QVariantAnimation, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy, QWidget

from core.games.clash.content.dice import CLASH, FACES, SIDES
from desktop.games.clash.words.names import unit_name
from desktop.games.clash.words.phrases import phrase
from desktop.theme import paint
from desktop.theme.die import INK, PLAIN_EDGE, paint_body
from desktop.theme.fonts import Role
from desktop.theme.icons import paint_icon
from desktop.theme.palette import PlayerColour, mix
from desktop.theme.style import theme
from desktop.widgets.base import Painted

ROLL_MS, AFTER_ONE_ANOTHER_MS = 700, 80


def effect_words(kind: str) -> str:
    """Return what the icon of a die does for the unit that it activates ("+1", "cancels"); "" for nothing."""
    ability = CLASH.get(kind)
    if ability is None:
        return ""
    if ability.bonus:
        return f"+{ability.bonus}"
    if ability.cancels:
        return phrase("cancels")
    return ""


def die_words(number: int, effect: str) -> str:
    """Return a die in words."""
    rolled = FACES[number - 1]
    words = phrase("die_value", value=rolled.value, icon=unit_name(rolled.icon))
    return f"{words} {effect_words(effect)}".strip()


def paint_die(painter: QPainter, centre: QPointF, radius: float, number: int, effect: str, colour: PlayerColour) -> None:
    """Draw a die: face with value and icon; gold edge where its icon activates a unit, grey where its value does not count."""
    ability = CLASH.get(effect)
    rolled = FACES[number - 1]
    counts = ability is None or not ability.ignores_die
    base = colour.colour if counts else mix(colour.colour, "#8A8178", .72)
    ink = colour.text if counts else "#FFFFFF"
    t = theme()
    # The gold edge stands between two dark ones, so that it shows on any ground.
    edges = [(INK, .19), ("#F6CF70", .11)] if effect else PLAIN_EDGE
    paint_body(painter, centre, radius, base, t.colour("shadow", .35), edges)
    high = radius * .78
    box = QRectF(centre.x() - radius, centre.y() - radius * .68, 2 * radius, high)
    paint.text(painter, box, str(rolled.value), Role.FIGURE, ink, paint.CENTRE, px=radius * .66 / t.scale)
    side = radius * .5
    icon = QRectF(centre.x() - side / 2, centre.y() + radius * .02, side, side)
    paint_icon(painter, rolled.icon, icon, ink)


class DiceRow(Painted):
    """The dice of one side. They roll for 700 ms, one after another, at the theme's speed.

    Signals: `rested` when they lie still.
    """

    rested = Signal()

    def __init__(self, colour: PlayerColour, *, right: bool = False, radius: int = 30, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colour = colour
        self._right = right
        self._radius = radius
        self._faces: tuple[int, ...] = ()
        self._effects: tuple[str, ...] = ()
        self._time = 0.0
        self._animation = QVariantAnimation(self)
        self._animation.setStartValue(0.0)
        self._animation.valueChanged.connect(self._on_time)
        self._animation.finished.connect(self.rested)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_radius(self, radius: int) -> None:
        """Draw the dice in another size, in pixels at 100 %."""
        if radius != self._radius:
            self._radius = radius
            self.updateGeometry()
            self.update()

    @property
    def rolling(self) -> bool:
        """Whether the dice still roll."""
        return self._animation.state() == QVariantAnimation.State.Running

    def show_dice(self, faces: Sequence[int], effects: Sequence[str], *, roll: bool = False) -> None:
        """Show dice by the numbers of their faces (1-12); with `roll` they roll first, if animations are on."""
        self._faces = tuple(faces)
        self._effects = tuple(effects) or ("",) * len(self._faces)
        words = ", ".join(die_words(number, effect) for number, effect in zip(self._faces, self._effects, strict=True))
        self.setAccessibleName(phrase("roll", dice=words) if words else phrase("no_dice"))
        self.setToolTip(self.accessibleName())
        duration = theme().duration(ROLL_MS) + theme().duration(AFTER_ONE_ANOTHER_MS) * max(0, len(self._faces) - 1)
        if roll and self._faces and duration:
            self._animation.setEndValue(float(duration))
            self._animation.setDuration(duration)
            self._animation.start()
        self.update()

    def finish(self) -> None:
        """Let the dice rest at once."""
        if self.rolling:
            self._animation.stop()
            self.rested.emit()
        self.update()

    def _on_time(self, time: float) -> None:
        self._time = time
        self.update()

    def wanted_size(self) -> QSize:
        t = theme()
        step = 2 * self._radius + 12
        return QSize(t.px(step * max(1, len(self._faces))), t.px(2 * self._radius + 8) + self._pill_height())

    def least_size(self) -> QSize:
        return QSize(theme().px(120), self.wanted_size().height())

    def _pill_height(self) -> int:
        return round(theme().metrics(Role.SMALL_BOLD).height()) + theme().px(4)

    def paint(self, painter: QPainter) -> None:
        t = theme()
        if not self._faces:
            return
        number = len(self._faces)
        radius = min(t.px(self._radius), (self.width() - 4) / number / 2.2)
        step = 2 * radius + min(t.px(14), (self.width() - 2 * radius * number) / number)
        for place, (rolled, effect) in enumerate(zip(self._faces, self._effects, strict=True)):
            x = radius + 3 + place * step
            centre = QPointF(self.width() - x if self._right else x, radius + 3)
            end = theme().duration(ROLL_MS) + place * theme().duration(AFTER_ONE_ANOTHER_MS)
            if self.rolling and self._time < end:
                # While it rolls a die shows one face after another, slower and slower.
                turn = int(math.sqrt(self._time / max(1, end)) * 14) + place * 5
                bounce = abs(math.sin(self._time / 70 + place)) * radius * .22 * (1 - self._time / max(1, end))
                paint_die(painter, centre - QPointF(0, bounce), radius, turn * 7 % SIDES + 1, "", self._colour)
                continue
            paint_die(painter, centre, radius, rolled, effect, self._colour)
            words = effect_words(effect)
            if words:
                width = t.metrics(Role.SMALL_BOLD).horizontalAdvance(words) + t.px(14)
                pill = QRectF(centre.x() - width / 2, centre.y() + radius + 1, width, self._pill_height() - 2)
                paint.box(painter, pill, "#1E150D", None, pill.height() / 2)
                paint.text(painter, pill, words, Role.SMALL_BOLD, "#FFF6E0", paint.CENTRE)
