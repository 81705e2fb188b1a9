"""The halves of the battle dialog: banners, units to click, dice, and Combat Value and hits as sums."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from core.games.clash.content.dice import CLASH, FACES
from core.games.clash.frames import BattleFrame
from core.games.clash.moves import UnitCounts
from core.games.clash.rules.battle_value import HIT, cancel_parts, clash, clash_units, hits, value_parts
from desktop.games.clash.dialogs.battle_story import BattleStory, SideRound
from desktop.games.clash.dialogs.dice import DiceRow
from desktop.games.clash.dialogs.link import Link, owner_colour
from desktop.games.clash.dialogs.pictures import paint_piece
from desktop.games.clash.why import explains
from desktop.games.clash.words.cards import card_name
from desktop.games.clash.words.names import piece_name, unit_list, unit_name
from desktop.games.clash.words.phrases import phrase
from desktop.games.clash.words.sections import section_name
from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.heraldry import LIGHT_EDGE, paint_banner, paint_crest
from desktop.theme.icons import paint_icon
from desktop.theme.palette import PlayerColour, mix
from desktop.theme.style import theme
from desktop.widgets.base import Painted, PaintedButton
from desktop.widgets.explained import ExplainedPart, Explanation


def place_name(link: Link, space: int, city: str = "") -> str:
    """Return the name of the place of a battle; `city` is the name that a city had before it was lost."""
    return city or link.speaker.space(space)


def side_rounds(link: Link, frame: BattleFrame, story: BattleStory | None) -> tuple[SideRound, SideRound]:
    """Return what both sides did in the frame's round: as the journal has it, before it is counted as the rules see it now."""
    told = story.round(frame.round).sides if story is not None else (SideRound(), SideRound())
    result = []
    for index, side in enumerate(frame.sides):
        known = told[index]
        if side.dice and known.value is None:
            parts = tuple((part.source, part.value) for part in value_parts(link.view, frame, side.owner))
            cancelled = cancel_parts(link.view, frame, frame.sides[1 - index].owner)
            value = sum(amount for _, amount in parts)
            known = SideRound(
                side.dice, clash(side.dice, clash_units(frame, index)).effects, parts, value, value // HIT,
                tuple((part.source, part.value) for part in cancelled), hits(link.view, frame, index),
            )  # fmt: skip
        result.append(known)
    return result[0], result[1]


class BattleHead(Painted):
    """Both banners, who attacks whom with what, and the number of the round in a medallion."""

    def __init__(self, link: Link, frame: BattleFrame, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._colours = tuple(owner_colour(link, side.owner) for side in frame.sides)
        self._names = tuple(link.speaker.player(side.owner) for side in frame.sides)
        attackers, defenders = frame.sides
        place = place_name(link, frame.space)
        self._notes = (
            phrase("attacks_with", place=place, units=unit_list(attackers.start)),
            phrase("defends_with", units=unit_list(defenders.start)) if defenders.start else phrase("defends_alone"),
        )
        self._round = frame.round
        self._tight = False
        self.setAccessibleName(
            f"{self._names[0]} {self._notes[0]}; {self._names[1]} {self._notes[1]}. "
            f"{phrase('round_number', round=frame.round)}"
        )
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_tight(self, tight: bool) -> None:
        """Take less height, where the room is low."""
        self._tight = tight
        self.updateGeometry()
        self.update()

    def _name_role(self) -> Role:
        return Role.NAME if self._tight else Role.CIVILIZATION

    def _banner_height(self) -> float:
        t = theme()
        return t.metrics(self._name_role()).height() + t.metrics(Role.BODY).height() + t.px(8 if self._tight else 20)

    def _radius(self) -> float:
        return theme().px(32 if self._tight else 42)

    def wanted_size(self) -> QSize:
        return QSize(theme().px(600), round(self._banner_height() + self._radius() * .62))

    def least_size(self) -> QSize:
        return QSize(theme().px(360), self.wanted_size().height())

    def paint(self, painter: QPainter) -> None:
        t = theme()
        high = self._banner_height()
        face = QRectF(0, 0, self.width(), high)
        middle = face.center().x()
        painter.save()
        painter.setClipPath(paint.rounded(face.adjusted(0, 0, 0, 10), 7))
        painter.setClipRect(face, Qt.ClipOperation.IntersectClip)
        paint_banner(painter, QRectF(0, 0, middle, high), self._colours[0], 18)
        paint_banner(painter, QRectF(middle, 0, self.width() - middle, high), self._colours[1], 18)
        painter.restore()
        painter.setPen(QPen(t.colour("gold"), 1.6))
        painter.drawLine(QPointF(0, high), QPointF(self.width(), high))
        side = high - t.px(14 if self._tight else 22)
        name, low = t.metrics(self._name_role()).height(), t.metrics(Role.BODY).height()
        top = (high - name - low) / 2
        room = middle - self._radius() - t.px(22) - side
        for place, colour in enumerate(self._colours):
            right = place == 1
            inset = t.px(20) + side * .43
            paint_crest(painter, colour, QPointF(self.width() - inset if right else inset, high / 2), side, LIGHT_EDGE)
            left = middle + self._radius() + t.px(6) if right else t.px(32) + side * .86
            align = paint.RIGHT if right else paint.LEFT
            width = room - t.px(14)
            paint.text(painter, QRectF(left, top, width, name), self._names[place], self._name_role(), colour.text, align)
            ink = mix(colour.text, colour.colour, .1)
            role = Role.SMALL if paint.fitted(t.font(Role.BODY), self._notes[place], width)[2] else Role.BODY
            paint.text(painter, QRectF(left, top + name, width, low), self._notes[place], role, ink, align)
        self._paint_medallion(painter, QPointF(middle, high - self._radius() * .4))

    def _paint_medallion(self, painter: QPainter, centre: QPointF) -> None:
        t = theme()
        radius = self._radius()
        painter.setPen(Qt.PenStyle.NoPen)
        for size, colour in ((radius, "#1B120A"), (radius - 2.4, "gold"), (radius - 7, "raised")):
            painter.setBrush(t.colour(colour))
            painter.drawEllipse(centre, size, size)
        words = QRectF(centre.x() - radius, centre.y() - radius * .66, 2 * radius, t.metrics(Role.GROUP_TITLE).height())
        paint.text(painter, words, phrase("round"), Role.GROUP_TITLE, "ink2", paint.CENTRE)
        figure = QRectF(centre.x() - radius, words.bottom() - t.px(4), 2 * radius, t.metrics(self._name_role()).height())
        paint.text(painter, figure, str(self._round), self._name_role(), "ink", paint.CENTRE)


class PieceButton(PaintedButton):
    """A unit in the battle; one that has fallen is crossed out. It can be picked when casualties are chosen."""

    def __init__(self, kind: str, colour: PlayerColour, fallen: bool, pickable: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kind = kind
        self._colour = colour
        self._fallen = fallen
        self._pickable = pickable
        self._tight = False
        self.setCheckable(pickable)
        self.setEnabled(pickable)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if pickable else Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.toggled.connect(lambda _on: self._describe())
        if not pickable:
            self.unsetCursor()
        self._describe()

    @property
    def fallen(self) -> bool:
        """Whether the unit fell before."""
        return self._fallen

    def _describe(self) -> None:
        state = phrase("fell") if self._fallen else phrase("falls") if self.isChecked() else ""
        name = f"{unit_name(self.kind)}: {state}" if state else unit_name(self.kind)
        self.setText(name)
        self.setAccessibleName(name)
        self.setToolTip(name)

    def set_tight(self, tight: bool) -> None:
        """Take less height, where the room is low."""
        self._tight = tight
        self.updateGeometry()

    def wanted_size(self) -> QSize:
        t = theme()
        return QSize(t.px(46), t.px(46)) if self._tight else QSize(t.px(58), t.px(62))

    def least_size(self) -> QSize:
        return QSize(theme().px(40), self.wanted_size().height())

    def paint(self, painter: QPainter) -> None:
        t = theme()
        face = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        if self._pickable and (self.isChecked() or self.is_hovered() or self.hasFocus()):
            fill = mix(t.hex("raised"), t.hex("gold_hi"), .45 if self.isChecked() else .2)
            paint.box(painter, face, fill, "gold", 6, 1.4)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(t.colour("focus"), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 7, 7)
        gone = self._fallen or self.isChecked()
        if self._fallen:
            painter.setOpacity(.62)
        size = min(face.width() - t.px(4), face.height() - t.px(6))
        colour = mix(self._colour.colour, "#5A534B", .55) if self._fallen else self._colour.colour
        paint_piece(painter, self.kind, colour, QPointF(face.center().x(), face.bottom() - t.px(5)), size)
        painter.setOpacity(1)
        if gone:
            cross = face.adjusted(t.px(8), t.px(9), -t.px(8), -t.px(7))
            for ink, width in (("#FFF6E6", 5.2), ("#A02A1D", 3.2)):
                painter.setPen(QPen(t.colour(ink, .9), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
                painter.drawLine(cross.topLeft(), cross.bottomRight())
                painter.drawLine(cross.topRight(), cross.bottomLeft())


class SumBox(Painted):
    """The arithmetic of a side: dice and bonuses to the Combat Value, hits, what the enemy cancels."""

    def __init__(self, link: Link, this: SideRound, enemy: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._this = this
        self._shown = True
        self._lines = sum_lines(this, enemy)
        words = "; ".join(f"{text} {amount}" for text, amount in self._lines) or phrase("no_dice")
        self.setAccessibleName(f"{words}. {phrase('combat_value')} {this.value or 0}, {phrase('hits', number=this.hits)}")
        explains(self, lambda: sum_explanation(this, enemy))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)

    _tight = False

    def set_tight(self, tight: bool) -> None:
        """Take less height, where the room is low."""
        self._tight = tight
        self.updateGeometry()
        self.update()

    def _roles(self) -> tuple[Role, Role]:
        """Return the roles of the Combat Value and of the hits."""
        return (Role.COUNTER, Role.NAME) if self._tight else (Role.POINTS, Role.CIVILIZATION)

    def set_shown(self, shown: bool) -> None:
        """Show the sums, or nothing while the dice roll."""
        self._shown = shown
        self.update()

    def _line(self) -> float:
        return theme().metrics(Role.BODY).height() + theme().px(4)

    def wanted_size(self) -> QSize:
        t = theme()
        lines = max(3, len(self._lines))
        least = t.metrics(Role.SMALL).height() + sum(t.metrics(role).height() for role in self._roles())
        return QSize(t.px(380), round(max(lines * self._line(), least) + t.px(16)))

    def least_size(self) -> QSize:
        return QSize(theme().px(230), self.wanted_size().height())

    def paint(self, painter: QPainter) -> None:
        t = theme()
        face = QRectF(self.rect()).adjusted(0, 0, -1, -1)
        paint.box(painter, face, "raised", "line2", 6)
        if self._this.value is None:
            paint.text(painter, face, phrase("no_dice"), Role.BODY, "ink2", paint.CENTRE)
            return
        if not self._shown:
            return
        column = max(t.px(104), t.metrics(Role.SMALL).horizontalAdvance(phrase("combat_value")) + t.px(20))
        divide = face.right() - column
        x, right = face.left() + t.px(12), divide - t.px(12)
        y = face.top() + t.px(8)
        for text, amount in self._lines:
            width = t.metrics(Role.BODY_BOLD).horizontalAdvance(amount) + 2
            paint.text(painter, QRectF(x, y, right - x - width - t.px(8), self._line()), text, Role.BODY)
            paint.text(painter, QRectF(right - width, y, width, self._line()), amount, Role.BODY_BOLD, "ink", paint.RIGHT)
            y += self._line()
        painter.setPen(QPen(t.colour("line"), 1))
        painter.drawLine(QPointF(divide, face.top() + t.px(10)), QPointF(divide, face.bottom() - t.px(10)))
        large, less = self._roles()
        low, high = t.metrics(Role.SMALL).height(), t.metrics(large).height()
        hit = t.metrics(less).height()
        top = face.center().y() - (low + high + hit) / 2
        paint.text(painter, QRectF(divide, top, column, low), phrase("combat_value"), Role.SMALL, "ink2", paint.CENTRE)
        paint.text(painter, QRectF(divide, top + low - 2, column, high), str(self._this.value), large, "ink", paint.CENTRE)
        side = t.px(22 if self._tight else 30)
        figure = t.metrics(less).horizontalAdvance(str(self._this.hits))
        left = divide + (column - side - t.px(5) - figure) / 2
        middle = top + low + high + hit / 2 - 2
        paint_icon(painter, "hit", QRectF(left, middle - side / 2, side, side), t.hex("danger"))
        box = QRectF(left + side + t.px(5), middle - hit / 2, figure + 3, hit)
        paint.text(painter, box, str(self._this.hits), less, "danger")


def sum_explanation(this: SideRound, enemy: str) -> Explanation | None:
    """Explain the Combat Value and the hits of a side, with the sections of the rules; None if it rolled nothing."""
    if this.value is None:
        return None
    lines = sum_lines(this, enemy)
    sections = [_section_of(source) for source, _ in this.parts]
    sections += ["Combat Roll"] * bool(this.raw) + ["Remove Casualties"] * len(lines)
    parts = [ExplainedPart(text, amount, section_name(section)) for (text, amount), section in zip(lines, sections, strict=False)]
    return Explanation(f"{phrase('combat_value')} {this.value}", tuple(parts), phrase("hits", number=this.hits))


def _section_of(source: str) -> str:
    return "Combat Roll" if source == "dice" or source.startswith("clash") or source == "not_below_zero" else "Combat"


def sum_lines(this: SideRound, enemy: str) -> list[tuple[str, str]]:
    """Return the arithmetic of a side as lines of (words, amount)."""
    lines: list[tuple[str, str]] = []
    for source, value in this.parts:
        if source == "dice":
            counted, passed = [], []
            for number, effect in zip(this.faces, this.effects, strict=True):
                ability = CLASH.get(effect)
                (passed if ability is not None and ability.ignores_die else counted).append(FACES[number - 1])
            words = phrase("dice_sum", dice=" + ".join(str(rolled.value) for rolled in counted) or "0")
            for rolled in passed:
                words += f" ({phrase('not_counted', name=f'{unit_name(rolled.icon)} {rolled.value}')})"
            lines.append((words, str(value)))
        else:
            lines.append((piece_name(source), f"+{value}" if value > 0 else f"−{-value}"))
    if this.raw and this.value is not None:
        lines.append((phrase("divided", value=this.value, hit=HIT), phrase("hits", number=this.raw)))
    for source, value in this.cancelled:
        lines.append((f"{enemy}: {phrase('cancelled_by', source=piece_name(source))}", f"−{value}"))
    rest = this.raw - sum(value for _, value in this.cancelled) - this.hits
    if this.raw and rest > 0:
        lines.append((phrase("more_than_there"), f"−{rest}"))
    return lines


def card_words(this: SideRound) -> str:
    """Return the card that a side played with what came of it, "" if it played none."""
    if not this.card:
        return ""
    name = piece_name(this.half) if this.half else card_name(this.card)
    notes = []
    if this.void:
        notes.append(phrase("card_void", source=piece_name(this.void)))
    if this.card_dice:
        key = "card_dice_hit" if this.card_success else "card_dice_missed"
        notes.append(phrase(key, dice=", ".join(str(value) for value in this.card_dice)))
    if this.taken:
        notes.append(phrase("card_taken", source=piece_name(this.taken)))
    return f"{name} ({'; '.join(notes)})" if notes else name


def side_words(this: SideRound, *, rolled: bool) -> str:
    """Return what a side did in a round: card, Combat Value and hits, losses. `rolled`: whether there was a combat roll."""
    parts = [card_words(this)]
    if this.value is not None:
        parts.append(phrase("value_hits", value=this.value, hits=this.hits))
    elif rolled:
        parts.append(phrase("no_dice"))
    parts.append(phrase("loses", units=unit_list(this.lost)) if this.lost else phrase("loses_nothing"))
    return ", ".join(part for part in parts if part)


class SideBoard(QWidget):
    """One side: its units, its dice and its sum. Signals: `changed` when other units are picked."""

    changed = Signal()

    def __init__(self, link: Link, frame: BattleFrame, index: int, this: SideRound, pickable: bool,
                 parent: QWidget | None = None) -> None:  # fmt: skip
        super().__init__(parent)
        side = frame.sides[index]
        colour = owner_colour(link, side.owner)
        right = index == 1
        self._this = this
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(6)
        row = QHBoxLayout()
        row.setSpacing(2)
        row.setContentsMargins(0, 0, 0, 0)
        self.pieces: list[PieceButton] = []
        standing = dict(side.units)
        for kind, number in side.lost:
            standing[kind] = standing.get(kind, 0) - number
        for kind, number in side.start:
            fights = kind in dict(side.units) or kind in CLASH
            left = standing.get(kind, 0) if fights else number
            for place in range(number):
                fallen = place >= left
                piece = PieceButton(kind, colour, fallen, pickable and fights and not fallen)
                piece.toggled.connect(lambda _on: self.changed.emit())
                self.pieces.append(piece)
        self.pieces.sort(key=lambda piece: piece.fallen)
        for piece in reversed(self.pieces) if right else self.pieces:
            row.addWidget(piece)
        row.insertStretch(0 if right else -1, 1)
        holder = self._shelf = _Shelf()
        holder.setLayout(row)
        box.addWidget(holder)
        self.dice = DiceRow(colour, right=right)
        self.dice.rested.connect(self._on_rested)
        box.addWidget(self.dice)
        self.sum = SumBox(link, this, link.speaker.player(frame.sides[1 - index].owner))
        box.addWidget(self.sum, 1)
        rolled = any(other.dice for other in frame.sides)
        self.dice.setVisible(rolled)
        self.sum.setVisible(rolled)

    def set_tight(self, tight: bool) -> None:
        """Take less height, where the room is low."""
        for piece in self.pieces:
            piece.set_tight(tight)
        self._shelf.set_tight(tight)
        self.sum.set_tight(tight)
        self.dice.set_radius(22 if tight else 30)

    @property
    def rolling(self) -> bool:
        """Whether the dice still roll."""
        return self.dice.rolling

    def show_round(self, *, roll: bool) -> None:
        """Show dice and sums; with `roll` the dice roll first."""
        self.dice.show_dice(self._this.faces, self._this.effects, roll=roll)
        self.sum.set_shown(not self.dice.rolling)

    def finish(self) -> None:
        """Let the dice rest at once."""
        self.dice.finish()

    def _on_rested(self) -> None:
        self.sum.set_shown(True)

    def standing(self) -> list[PieceButton]:
        """Return the units that can be picked."""
        return [piece for piece in self.pieces if piece.isEnabled()]

    def picked(self) -> UnitCounts:
        """Return the units that are picked to fall."""
        counts: dict[str, int] = {}
        for piece in self.pieces:
            if piece.isChecked():
                counts[piece.kind] = counts.get(piece.kind, 0) + 1
        return tuple(sorted(counts.items()))


class _Shelf(Painted):
    """The ground line on which the units of a side stand."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    _tight = False

    def set_tight(self, tight: bool) -> None:
        """Take less height, where the room is low."""
        self._tight = tight
        self.updateGeometry()

    def wanted_size(self) -> QSize:
        return QSize(theme().px(240), theme().px(50 if self._tight else 66))

    def paint(self, painter: QPainter) -> None:
        painter.setPen(QPen(theme().colour("line2"), 1.4))
        painter.drawLine(QPointF(0, self.height() - 3), QPointF(self.width(), self.height() - 3))
