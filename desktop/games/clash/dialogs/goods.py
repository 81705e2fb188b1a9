"""Amounts of resources and tokens: drawn as figures with icons, as option rows, and put together with steppers."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QWidget

from core.games.clash.goods import NAMES, NONE, Goods, named
from core.games.clash.moves import Gain, Pay
from desktop.dialogs.base import ENTER_KEYS
from desktop.dialogs.choice import ChoiceOption, ChoiceSpec, OptionRow
from desktop.dialogs.draft import Draft
from desktop.games.clash.dialogs.decision import DecisionPanel, question_spec, source_of
from desktop.games.clash.dialogs.link import Link, best_gain, wasted
from desktop.games.clash.dialogs.pictures import GOODS_TOKENS, icon_of
from desktop.games.clash.words.names import goods_list, goods_name
from desktop.games.clash.words.phrases import phrase
from desktop.robust import guarded
from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.icons import paint_icon
from desktop.theme.style import theme
from desktop.widgets.base import Painted
from desktop.widgets.buttons import Button, Kind
from desktop.widgets.inputs import Stepper
from desktop.widgets.labels import IconLabel, Label
from desktop.widgets.panel import Panel, Rule

STEPPERS_FROM = 13
"""From so many mixtures of the same size on, they are put together with steppers."""


# ---------------------------------------------------------------- drawing
def _figure_width(number: int, side: int, role: Role) -> float:
    return theme().metrics(role).horizontalAdvance(str(abs(number))) + side + theme().px(4)


def goods_width(amounts: Goods, side: int = 18, role: Role = Role.FIGURE) -> float:
    """Return how wide amounts are drawn; `side` is that of the icons at 100 %."""
    t = theme()
    widths = [_figure_width(number, t.px(side), role) for number in amounts if number]
    return sum(widths) + t.px(8) * max(0, len(widths) - 1)


def paint_goods(
    painter: QPainter, x: float, middle: float, amounts: Goods, side: int = 18, role: Role = Role.FIGURE, muted: bool = False
) -> float:
    """Draw amounts as figures with icons (signs are left out) and return where they end."""
    t = theme()
    size = t.px(side)
    for index, number in enumerate(amounts):
        if not number:
            continue
        width = t.metrics(role).horizontalAdvance(str(abs(number)))
        box = QRectF(x, middle - size, width + 1, 2 * size)
        paint.text(painter, box, str(abs(number)), role, "ink3" if muted else "ink")
        x += width + t.px(3)
        token = "ink3" if muted else GOODS_TOKENS[NAMES[index]]
        paint_icon(painter, icon_of(NAMES[index]), QRectF(x, middle - size / 2, size, size), t.hex(token))
        x += size + t.px(9)
    return x - t.px(8)


class GoodsLine(Painted):
    """A word and amounts in one line, such as a price or what is left."""

    def __init__(self, words: str = "", amounts: Goods = NONE, *, colour: str = "ink2", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words, self._amounts, self._colour = words, amounts, colour
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.show_goods(words, amounts, colour)

    def show_goods(self, words: str, amounts: Goods = NONE, colour: str = "ink2") -> None:
        """Show other words and amounts."""
        self._words, self._amounts, self._colour = words, amounts, colour
        self.setAccessibleName(f"{words} {goods_list(named(amounts))}".strip())
        self.setToolTip(self.accessibleName())
        self.updateGeometry()
        self.update()

    def wanted_size(self) -> QSize:
        t = theme()
        words = t.metrics(Role.SMALL).horizontalAdvance(self._words) + t.px(8) if self._words else 0
        return QSize(round(words + goods_width(self._amounts, 16, Role.BODY_BOLD)) + 2, t.px(22))

    def least_size(self) -> QSize:
        return QSize(theme().px(80), theme().px(22))

    def paint(self, painter: QPainter) -> None:
        t = theme()
        goods = goods_width(self._amounts, 16, Role.BODY_BOLD)
        words = min(t.metrics(Role.SMALL).horizontalAdvance(self._words) + 2, max(20.0, self.width() - goods - t.px(8)))
        paint.text(painter, QRectF(0, 0, words, self.height()), self._words, Role.SMALL, self._colour)
        paint_goods(painter, words + t.px(8) if self._words else 0, self.height() / 2, self._amounts, 16, Role.BODY_BOLD)


@dataclass(frozen=True, slots=True)
class PricedOption(ChoiceOption):
    """An option with amounts at its right: what it costs, or what it brings."""

    goods: Goods = NONE


class PricedRow(OptionRow):
    """The row of a `PricedOption`: icon, text, note, the reason why not, and the amounts at the right."""

    option: PricedOption

    def __init__(self, option: PricedOption, number: int, several: bool = False, parent: QWidget | None = None) -> None:
        super().__init__(option, number, several, parent)
        if option.goods != NONE:
            self.setAccessibleName(f"{option.text}: {goods_list(named(option.goods))}")
        self.setAccessibleDescription(" ".join(part for part in (option.note, option.refused) if part))

    def set_note(self, note: str) -> None:
        """Show another note."""
        if note != self.option.note:
            self.option = replace(self.option, note=note)
            self.updateGeometry()
            self.update()

    def _cap_room(self) -> int:
        return super()._cap_room() if self._cap and self.isEnabled() else theme().px(14)

    def _goods_room(self) -> float:
        goods = goods_width(self.option.goods, 16, Role.BODY_BOLD)
        return goods + theme().px(8) if goods else 0

    def wanted_size(self) -> QSize:
        size = super().wanted_size()
        width = size.width() + round(self._goods_room())
        return QSize(width, self.heightForWidth(width))

    def _lines(self, width: float) -> list[tuple[str, Role, str, float]]:
        """Return (text, role, colour, height) of what stands below one another; the amounts stand beside the first."""
        option = self.option
        ink = "ink" if self.isEnabled() else "ink3"
        first = paint.text_height(option.text, width - self._goods_room(), Role.BODY_BOLD)
        lines = [(option.text, Role.BODY_BOLD, ink, max(first, theme().px(18 if option.goods != NONE else 0)))]
        for text, colour in ((option.note, "ink2"), (option.refused, "danger")):
            if text:
                lines.append((text, Role.SMALL, colour, paint.text_height(text, width, Role.SMALL) + 1))
        return lines

    @guarded(36)
    def heightForWidth(self, width: int) -> int:
        room = width - self._left() - self._cap_room() - 6
        return max(36, round(sum(height for *_, height in self._lines(room)) + theme().px(10) + 4))

    def paint_label(self, painter: QPainter, face: QRectF) -> None:
        t = theme()
        side = t.px(24)
        if self.option.icon:
            box = QRectF(face.left() + t.px(10), face.center().y() - side / 2, side, side)
            self.paint_picture(painter, box)
        x = self._left() + 2.0
        width = self.width() - x - self._cap_room() - 4
        lines = self._lines(width)
        y = face.center().y() - sum(height for *_, height in lines) / 2
        goods = self.option.goods
        if goods != NONE:
            left = x + width - goods_width(goods, 16, Role.BODY_BOLD)
            paint_goods(painter, left, y + lines[0][3] / 2, goods, 16, Role.BODY_BOLD, muted=not self.isEnabled())
        top = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        for place, (text, role, colour, height) in enumerate(lines):
            room = width if place else width - self._goods_room()
            paint.text(painter, QRectF(x, y, room, height + 2), text, role, colour, top, wrap=True)
            y += height


@dataclass(frozen=True, slots=True)
class GoodsOption(ChoiceOption):
    """An option that is amounts: negative ones are given, positive ones taken."""

    goods: Goods = NONE


class GoodsRow(OptionRow):
    """The row of a `GoodsOption`: figures with icons instead of words."""

    option: GoodsOption

    def _left(self) -> int:
        return theme().px(14)

    def wanted_size(self) -> QSize:
        size = super().wanted_size()
        width = goods_width(self.option.goods, 22, Role.LEAD_BOLD) + self._left() + self._right() + theme().px(30)
        return QSize(max(size.width(), round(width)), size.height())

    @guarded(40)
    def heightForWidth(self, width: int) -> int:
        t = theme()
        note = paint.text_height(self._note(), width - self._left() - self._right() - 6, Role.SMALL) if self._note() else 0
        return max(40, round(t.px(28) + note + t.px(8) + 4))

    def paint_label(self, painter: QPainter, face: QRectF) -> None:
        t = theme()
        x = self._left() + 2.0
        line = t.px(28)
        note = self._note()
        width = self.width() - x - self._right() - 4
        high = paint.text_height(note, width, Role.SMALL) if note else 0
        middle = face.center().y() - high / 2
        muted = not self.isEnabled()
        goods = self.option.goods
        given: Goods = tuple(min(0, number) for number in goods)  # type: ignore[assignment]
        taken: Goods = tuple(max(0, number) for number in goods)  # type: ignore[assignment]
        if goods == NONE:
            paint.text(painter, QRectF(x, middle - line / 2, width, line), self.option.text, Role.BODY_BOLD, "ink")
        else:
            if given != NONE:
                x = paint_goods(painter, x, middle, given, 22, Role.LEAD_BOLD, muted) + t.px(8)
                if taken != NONE:
                    paint_icon(painter, "mdi6.arrow-right", QRectF(x, middle - t.px(9), t.px(18), t.px(18)), t.hex("ink2"))
                    x += t.px(26)
            paint_goods(painter, x, middle, taken, 22, Role.LEAD_BOLD, muted)
        if note:
            left = self._left() + 2.0
            top = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
            box = QRectF(left, middle + line / 2 - 1, width, high + 2)
            paint.text(painter, box, note, Role.SMALL, "danger" if self.option.refused else "ink2", top, wrap=True)


# ---------------------------------------------------------------- questions
class GoodsPanel(DecisionPanel):
    """Asks which amounts to pay or to take, one row for each possibility."""

    def make_row(self, option: ChoiceOption, number: int) -> OptionRow:
        return GoodsRow(option, number, False) if isinstance(option, GoodsOption) else super().make_row(option, number)


def goods_spec(link: Link, decision: object, moves: Sequence[Pay | Gain]) -> ChoiceSpec:
    """Return the question which of these amounts to pay or to take, the most sensible one first.

    Payments stay in the engine's order, the usual one first. Of gains the first is the one of which most is kept, evenly.
    """
    ordered = list(moves)
    if isinstance(ordered[0], Gain):
        best = Gain(best_gain(link, [move.goods for move in ordered]) or NONE)
        ordered.remove(best)
        ordered.insert(0, best)
    options = []
    for move in ordered:
        text = goods_list(named(move.goods)) or phrase("nothing")
        note = ""
        if isinstance(move, Gain):
            lost = wasted(link, move.goods)
            if lost != NONE:
                note = phrase("lost", goods=goods_list(named(lost)))
        options.append(GoodsOption(move, text, note, goods=move.goods))
    return question_spec(link, decision, tuple(options))


def goods_panel(link: Link, decision: object, moves: Sequence[Pay | Gain]) -> QWidget:
    """Return the panel for a payment or a gain: rows, or steppers where there are very many mixtures."""
    totals = {sum(move.goods) for move in moves}
    if len(moves) >= STEPPERS_FROM and len(totals) == 1 and all(min(move.goods) >= 0 for move in moves):
        return MixturePanel(link, decision, moves)
    return GoodsPanel(link, goods_spec(link, decision, moves))


class MixturePanel(Panel):
    """Puts amounts together with a stepper each; only what belongs to a listed move can be reached.

    Signals: `chosen(object)` with the move.
    """

    chosen = Signal(object)

    def __init__(self, link: Link, decision: object, moves: Sequence[Pay | Gain], parent: QWidget | None = None) -> None:
        spec = question_spec(link, decision, ())
        super().__init__(spec.title, icon="mdi6.help-circle-outline", parent=parent)
        self._link = link
        self._moves = {move.goods: move for move in moves}
        self._total = sum(next(iter(self._moves)))
        self._changing = False
        self._draft: Draft[Goods] = Draft(self.set_goods)
        source = source_of(spec)
        if source is not None:
            self.body.addWidget(source)
        if spec.sentence:
            self.body.addWidget(Label(spec.sentence, Role.BODY, wrap=True))
        grid = QGridLayout()
        grid.setVerticalSpacing(2)
        self.steppers: dict[int, Stepper] = {}
        for index, name in enumerate(NAMES):
            most = max(goods[index] for goods in self._moves)
            if not most:
                continue
            line = len(self.steppers)
            grid.addWidget(IconLabel(icon_of(name), 22, GOODS_TOKENS[name]), line, 0)
            grid.addWidget(Label(goods_name(name), Role.BODY_BOLD), line, 1)
            stepper = Stepper(0, most, name=goods_name(name))
            stepper.value_changed.connect(self._on_changed)
            grid.addWidget(stepper, line, 2)
            self.steppers[index] = stepper
        grid.setColumnStretch(1, 1)
        self.body.addLayout(grid)
        self._lost = Label("", Role.SMALL, "warn", wrap=True)
        self.body.addWidget(self._lost)
        self.body.addStretch(1)
        self.body.addWidget(Rule(plain=True))
        foot = QHBoxLayout()
        self._count = Label("", Role.SMALL, "ink2", wrap=True)
        foot.addWidget(self._count, 1)
        self.confirm = Button(phrase("choose"), Kind.PRIMARY, icon="mdi6.check", key="Return")
        self.confirm.clicked.connect(self._on_confirm)
        foot.addWidget(self.confirm)
        self.body.addLayout(foot)
        best = best_gain(link, self._moves) if isinstance(moves[0], Gain) else None
        self.set_goods(best or moves[0].goods)

    def goods(self) -> Goods:
        """Return what the steppers show."""
        return tuple(self.steppers[i].value if i in self.steppers else 0 for i in range(len(NAMES)))  # type: ignore[return-value]

    def set_goods(self, goods: Goods) -> None:
        """Set all steppers."""
        self._changing = True
        for index, stepper in self.steppers.items():
            stepper.set_range(0, max(other[index] for other in self._moves))
            stepper.set_value(goods[index])
        self._changing = False
        self._on_changed()

    @guarded()
    def _on_changed(self, _value: int = 0) -> None:
        if self._changing:
            return
        now = self.goods()
        self._changing = True
        for index, stepper in self.steppers.items():
            others = [goods for goods in self._moves if all(goods[i] >= now[i] for i in self.steppers if i != index)]
            stepper.set_range(0, max((goods[index] for goods in others), default=now[index]))
        self._changing = False
        now = self.goods()
        self._draft.note(now)
        self._count.setText(phrase("chosen_of", count=sum(now), wanted=self._total))
        self.confirm.setEnabled(now in self._moves)
        lost = wasted(self._link, now) if isinstance(next(iter(self._moves.values())), Gain) else NONE
        self._lost.setText(phrase("lost", goods=goods_list(named(lost))) if lost != NONE else "")

    def _on_confirm(self) -> None:
        move = self._moves.get(self.goods())
        if move is not None:
            self.chosen.emit(move)

    def take_back_draft(self) -> bool:
        """Take back the last change to the mixture. Returns whether there was one."""
        return self._draft.take_back()

    def first_focus(self) -> QWidget:
        """Return what has the focus at first: Enter takes the suggestion."""
        return self.confirm

    @guarded()
    def keyPressEvent(self, event: QKeyEvent) -> None:
        number = event.key() - Qt.Key.Key_1
        if 0 <= number < len(self.steppers):
            list(self.steppers.values())[number].setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif event.key() in ENTER_KEYS and self.confirm.isEnabled():
            self._on_confirm()
        else:
            super().keyPressEvent(event)

    def wished_size(self, room: QSize) -> QSize:
        """Return the size to take in a room."""
        width = min(room.width(), theme().px(330))
        return QSize(width, min(room.height(), self.sizeHint().height() + theme().px(8)))
