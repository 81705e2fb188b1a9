"""The section of the city panel for recruiting: a basket of units."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QVBoxLayout, QWidget

from core.games.clash.content.unit_types import UNIT_TYPES, supply_left
from core.games.clash.goods import Goods, named
from core.games.clash.moves import Recruit
from core.games.clash.rules.recruit import prices, recruit_payments
from desktop.dialogs.draft import Draft
from desktop.games.clash.dialogs.goods import GoodsLine, goods_width, paint_goods
from desktop.games.clash.dialogs.link import Link
from desktop.games.clash.dialogs.sections import Section
from desktop.games.clash.gestures.settling import suggested
from desktop.games.clash.why import explain_move, explains, explanation
from desktop.games.clash.words.names import goods_list, piece_name, unit_name
from desktop.games.clash.words.phrases import percent, phrase
from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.icons import paint_icon
from desktop.theme.style import theme
from desktop.widgets.base import Painted
from desktop.widgets.buttons import Button, Kind
from desktop.widgets.inputs import Stepper
from desktop.widgets.labels import Label


class UnitLine(Painted):
    """Icon, name, price, what is left, and the reason why not, of one kind of unit; its stepper stands at the right."""

    def __init__(self, kind: str, note: str, refused: str, most: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.kind = kind
        self._note = refused or note
        self._refused = bool(refused)
        self.stepper = Stepper(0, most, name=unit_name(kind, 2))
        self.stepper.setEnabled(not refused)
        self.stepper.setAccessibleDescription(self._note)
        self.setToolTip(self._note)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 2, 4, 2)
        row.addStretch(1)
        row.addWidget(self.stepper)

    def wanted_size(self) -> QSize:
        t = theme()
        return QSize(t.px(300), max(t.px(46), self.stepper.sizeHint().height() + 4))

    def least_size(self) -> QSize:
        return QSize(theme().px(220), self.wanted_size().height())

    def paint(self, painter: QPainter) -> None:
        t = theme()
        face = QRectF(self.rect()).adjusted(2, 1, -2, -1)
        paint.box(painter, face, "raised" if not self._refused else "sunken", "line", 6)
        side = t.px(24)
        ink = "ink" if not self._refused else "ink3"
        paint_icon(painter, self.kind, QRectF(face.left() + t.px(10), face.center().y() - side / 2, side, side), t.hex(ink))
        x, right = face.left() + t.px(46), self.stepper.x() - t.px(8)
        price = UNIT_TYPES[self.kind].price
        line = t.metrics(Role.BODY_BOLD).height()
        low = t.metrics(Role.SMALL).height()
        top = face.center().y() - (line + low) / 2
        cost = goods_width(price, 16, Role.BODY_BOLD)
        name = min(t.metrics(Role.BODY_BOLD).horizontalAdvance(unit_name(self.kind)) + 2, right - x - cost - t.px(8))
        paint.text(painter, QRectF(x, top, name, line), unit_name(self.kind), Role.BODY_BOLD, ink)
        paint_goods(painter, x + name + t.px(10), top + line / 2, price, 16, Role.BODY_BOLD, muted=self._refused)
        note = QRectF(x, top + line, right - x, low)
        paint.text(painter, note, self._note, Role.SMALL, "danger" if self._refused else "ink2")


MOST_ALTERNATIVES = 3
"""More payments than these are not listed."""


def _alternatives(options: list[Goods]) -> str:
    """Return payments in words, one after the other."""
    words = [goods_list(named(option)) for option in options[:MOST_ALTERNATIVES]]
    return " / ".join(words + ["…"] * (len(options) > MOST_ALTERNATIVES))


class RecruitSection(Section):
    """Steppers for each kind of unit, the price of the basket and what speaks against it."""

    def __init__(self, link: Link, city: int, parent: QWidget | None = None) -> None:
        super().__init__(link, city, parent)
        parts = link.explain("recruit_limit", city=city)
        self._limit = sum(part.value for part in parts)
        self.lines: list[UnitLine] = []
        self._draft: Draft[Recruit] = Draft(self._restore)
        for unit in UNIT_TYPES.values():
            left = supply_left(link.view, link.seat, unit.id)
            note = phrase("in_supply", number=left) if left else phrase("none_in_supply")
            line = UnitLine(unit.id, note, self.why(Recruit(city, ((unit.id, 1),))), self._limit)
            line.stepper.value_changed.connect(self._on_changed)
            self.box.addWidget(line)
            self.lines.append(line)
        words = " + ".join(f"{piece_name(part.source)} {part.value}" if part.value >= 0 else f"{piece_name(part.source)} "
                           f"−{-part.value}" for part in parts if part.value)  # fmt: skip
        self.box.addWidget(Label(words, Role.SMALL, "ink2", wrap=True))
        self.box.addStretch(1)
        self._foot = QWidget()
        foot = QVBoxLayout(self._foot)
        foot.setContentsMargins(0, 0, 0, 0)
        foot.setSpacing(2)
        self._price = GoodsLine()
        self._paid = GoodsLine()
        self._or = Label("", Role.SMALL, "ink2", wrap=True)
        self._why = Label("", Role.SMALL, "danger", wrap=True)
        self._odds = Label("", Role.SMALL, "accent", wrap=True)
        foot.addWidget(self._price)
        foot.addWidget(self._paid)
        foot.addWidget(self._or)
        foot.addWidget(self._why)
        foot.addWidget(self._odds)
        row = QHBoxLayout()
        self._count = Label("", Role.SMALL, "ink2", wrap=True)
        row.addWidget(self._count, 1)
        self.button = Button(phrase("recruit"), Kind.PRIMARY, icon="mdi6.check", key="Return")
        self.button.clicked.connect(self.confirm)
        row.addWidget(self.button)
        foot.addLayout(row)
        for widget in (self._price, self._paid, self._or, self._why):
            explains(widget, lambda: explain_move(link, self.move()))
        explains(self._count, lambda: explanation(phrase("recruit"), parts))
        for line in self.lines:
            explains(line, lambda kind=line.kind: explain_move(link, Recruit(city, ((kind, 1),))))
        self._on_changed()

    def move(self) -> Recruit:
        """Return the basket."""
        return Recruit(self.city, tuple(sorted((line.kind, line.stepper.value) for line in self.lines if line.stepper.value)))

    def _restore(self, move: Recruit) -> None:
        numbers = dict(move.units)
        for line in self.lines:
            line.stepper.set_value(numbers.get(line.kind, 0))

    def take_back_draft(self) -> bool:
        return self._draft.take_back()

    def put(self, unit: str) -> None:
        """Put one more unit of a kind into the basket."""
        for line in self.lines:
            if line.kind == unit and line.stepper.isEnabled():
                line.stepper.set_value(line.stepper.value + 1)

    def _on_changed(self, _value: int = 0) -> None:
        move = self.move()
        self._draft.note(move)
        count = sum(number for _, number in move.units)
        refusal = self.link.refusal(move)
        self.button.setEnabled(refusal is None)
        self._count.setText(phrase("units_of", count=count, limit=self._limit))
        self._price.setVisible(count > 0)
        self._paid.setVisible(False)
        self._or.setVisible(False)
        self._why.setVisible(count > 0 and refusal is not None)
        self._odds.setVisible(False)
        if not count:
            self.hovered.emit(None)
            return
        self._show_price(move, refusal is None)
        if refusal is not None:
            self._why.setText(self.link.speaker.refusal(refusal))
            self.hovered.emit(None)
            return
        self.hovered.emit(move)
        odds = self.link.odds(move)
        if odds is not None:
            self._odds.setText(phrase("battle_follows", win=percent(odds.win), lose=percent(odds.lose)))
            self._odds.setVisible(True)

    def _show_price(self, move: Recruit, allowed: bool) -> None:
        """Show what the basket costs, what is paid for it as suggested where that differs, and what else could be."""
        view, seat = self.link.view, self.link.seat
        price, *others = prices(view.players[seat], move.units)
        self._price.show_goods(phrase("price"), price)
        if allowed:
            options = recruit_payments(view, seat, move.units)
            paid = suggested(options, view.players[seat].goods)
            others = [option for option in options if option != paid]
            self._paid.show_goods(phrase("you_pay"), paid)
            self._paid.setVisible(paid != price)
        self._or.setText(phrase("or_pay", goods=_alternatives(others)))
        self._or.setVisible(bool(others))

    def buttons(self) -> list[QAbstractButton]:
        return []

    def press(self, number: int) -> None:
        """Put one more unit of a kind into the basket; one beyond the limit empties it of the kind."""
        if number < len(self.lines) and self.lines[number].stepper.isEnabled():
            stepper = self.lines[number].stepper
            stepper.setFocus()
            stepper.set_value(stepper.value + 1)

    def is_open(self) -> bool:
        return any(line.stepper.isEnabled() for line in self.lines)

    def announce(self) -> None:
        self._on_changed()

    def foot(self) -> QWidget:
        return self._foot

    def confirm(self) -> None:
        if self.button.isEnabled():
            self.chosen.emit(self.move())

    def first_focus(self) -> QWidget | None:
        return next((line.stepper for line in self.lines if line.stepper.isEnabled()), None)
