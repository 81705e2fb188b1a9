"""The section of the city panel for collecting: spaces with what they give, the best harvest chosen beforehand."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from core.games.clash.board import UNREVEALED
from core.games.clash.content.powers import in_force
from core.games.clash.goods import GOLD, NAMES, NONE, Goods, named
from core.games.clash.moves import Collect
from core.games.clash.rules.collect import FREE_COLLECT, SMELTED, change_by, harvest, normal_collect, sources, yields_of
from core.games.clash.rules.play import WITH_COLLECT, half_of, modifiers
from desktop.dialogs.draft import Draft
from desktop.games.clash.dialogs.goods import GoodsLine
from desktop.games.clash.dialogs.link import Link, balance, best_gain, lights, wasted
from desktop.games.clash.dialogs.pictures import GOODS_TOKENS, icon_of
from desktop.games.clash.dialogs.sections import Section
from desktop.games.clash.why import collected, explain_number, explains
from desktop.games.clash.words import names
from desktop.games.clash.words.names import goods_list, goods_name, piece_name, tr
from desktop.games.clash.words.phrases import phrase
from desktop.robust import guarded
from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.icons import paint_icon
from desktop.theme.palette import mix
from desktop.theme.style import theme
from desktop.widgets.base import PaintedButton
from desktop.widgets.buttons import Button, Kind, cap_size, paint_cap
from desktop.widgets.explained import Explanation, explain_by
from desktop.widgets.inputs import Toggle
from desktop.widgets.labels import Label

GENERAL = frozenset({"no_actions", "city_spent", "only_collect_of_the_turn", "not_asked", "not_your_turn"})
"""Refusals that are about the action as a whole and not about a space."""
_BESIDE = 4
"""So many kinds of goods have room beside a button."""


class SpaceRow(PaintedButton):
    """A space with a button for each thing that it can give. Keys: Space turns it on and off, left and right change what.

    Where a space may give more than once (`most` above 1), a click or Space takes once more, and begins anew after the most.
    Signals: `picked(object)` with the resources chosen, once for each time.
    """

    picked = Signal(object)

    def __init__(
        self, space: int, name: str, terrain: str, kinds: tuple[str, ...], refused: str, number: int,
        why: Callable[[str], Explanation | None] = lambda _kind: None, parent: QWidget | None = None,
    ) -> None:  # fmt: skip
        """`why` says what lets a resource be collected here."""
        super().__init__(parent)
        self.space = space
        self.kinds = kinds
        self._terrain = terrain
        self._refused = refused
        self._cap = str(number) if number <= 9 and not refused else ""
        self._low = False
        self._picks: tuple[str, ...] = ()
        self.most = 1
        """How often the space may give."""
        self._why = why
        self._under: str | None = None
        """What the mouse is over: a resource, "" for the rest of the row; None before it came."""
        self.setMouseTracking(True)
        explain_by(self, self._explain)
        self.setText(" · ".join((name, tr(names.TERRAIN[terrain]))))
        self.setEnabled(not refused)
        self.setToolTip(refused)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._on_clicked)
        self.setAccessibleDescription(self._refused or ", ".join(self.source_of(kind) for kind in self.kinds))
        self._name()

    def set_low(self, low: bool) -> None:
        """Take no more height than the words need, and leave the number out."""
        if low != self._low:
            self._low = low
            self.updateGeometry()
            self.update()

    @property
    def kind(self) -> str:
        """What is collected here first; "" for nothing."""
        return self._picks[0] if self._picks else ""

    @property
    def picks(self) -> tuple[str, ...]:
        """All that is collected here."""
        return self._picks

    def set_picks(self, picks: tuple[str, ...]) -> None:
        """Collect this here."""
        self._picks = picks
        self._name()
        self.update()

    def _name(self) -> None:
        times = {kind: self._picks.count(kind) for kind in self._picks}
        chosen = ", ".join(f"{number} × {goods_name(kind)}" if number > 1 else goods_name(kind) for kind, number in times.items())
        chosen = chosen or phrase("nothing")
        self.setAccessibleName(f"{self.text()}: {chosen}")

    def kind_at(self, at: QPointF) -> str:
        """Return the good whose button is at a place, "" for none."""
        return next((kind for kind in self.kinds if self.chip(kind).contains(at)), "")

    def source_of(self, kind: str) -> str:
        """Return where a good comes from, in words: "Food: Farming"."""
        found = self._why(kind)
        sources = ", ".join(part.text for part in found.parts) if found is not None else ""
        return ": ".join(part for part in (goods_name(kind), sources) if part)

    def _explain(self, at: QPoint | None) -> Explanation | None:
        kind = self.kind_at(QPointF(at)) if at is not None else ""
        return self._why(kind or self.kind or self.kinds[0]) if self.kinds else None

    @guarded()
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        kind = self.kind_at(event.position())
        if self.kinds and kind != self._under:
            self._under = kind
            self.setToolTip("\n".join(self.source_of(one) for one in ((kind,) if kind else self.kinds)))
        super().mouseMoveEvent(event)

    def wanted_size(self) -> QSize:
        t = theme()
        words = round(t.metrics(Role.BODY_BOLD).height() + (t.metrics(Role.SMALL).height() if self._refused else 0))
        return QSize(t.px(300), words + t.px(3) if self._low else max(t.px(34), words + t.px(8)))

    def least_size(self) -> QSize:
        return QSize(theme().px(220), self.wanted_size().height())

    def chip(self, kind: str) -> QRectF:
        """Return where the button of a resource is, in the row's pixels."""
        t = theme()
        side = self.height() - t.px(2 if self._low else 6)
        right = self.width() - t.px(6) - (0 if self._low else cap_size("9").width() + t.px(10))
        place = len(self.kinds) - 1 - self.kinds.index(kind)
        return QRectF(right - side - place * (side + t.px(4)), (self.height() - side) / 2, side, side)

    def paint(self, painter: QPainter) -> None:
        t = theme()
        face = QRectF(self.rect()).adjusted(2, 1, -2, -1)
        enabled = self.isEnabled()
        if self._picks:
            fill = mix(t.hex("gold_hi"), t.hex("raised"), .62 if not t.palette.dark else .76)
            paint.box(painter, face, fill, "gold", 6, 1.4)
        else:
            bright = self.is_hovered()
            fill = mix(t.hex("raised"), t.hex("gold_hi"), .16) if bright else "raised" if enabled else "sunken"
            paint.box(painter, face, fill, "gold" if bright else "line", 6)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(t.colour("focus"), 2))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 7, 7)
        side = t.px(22)
        box = QRectF(face.left() + t.px(8), face.center().y() - side / 2, side, side)
        paint_icon(painter, f"terrain_{self._terrain}", box, t.hex("ink" if enabled else "ink3"))
        x = box.right() + t.px(8)
        if self._refused:
            line = t.metrics(Role.BODY_BOLD).height()
            low = t.metrics(Role.SMALL).height()
            top = face.center().y() - (line + low) / 2
            room = face.right() - x - t.px(6)
            paint.text(painter, QRectF(x, top, room, line), self.text(), Role.BODY, "ink3")
            paint.text(painter, QRectF(x, top + line - 1, room, low), self._refused, Role.SMALL, "danger")
            return
        right, edge = self.chip(self.kinds[0]).left() - t.px(6), t.px(2 if self._low else 4)
        paint.text(painter, QRectF(x, 0, right - x, self.height()), self.text(), Role.BODY_BOLD)
        for kind in self.kinds:
            chip = self.chip(kind)
            number = self._picks.count(kind)
            chosen = number > 0
            if chosen:
                paint.box(painter, chip, paint.vertical(chip, "gold_hi", "gold"), mix(t.hex("gold"), "#000000", .4), 5, 1.2)
            else:
                paint.box(painter, chip, "panel", "line2", 5)
            inner = chip.adjusted(edge, edge, -edge, -edge)
            paint_icon(painter, icon_of(kind), inner, t.hex("on_gold" if chosen else GOODS_TOKENS[kind]))
            if number > 1:
                disc = QRectF(chip.right() - t.px(11), chip.top() - t.px(2), t.px(14), t.px(14))
                paint.box(painter, disc, "bar", None, disc.height() / 2)
                paint.text(painter, disc, str(number), Role.KEY_CAP, "bar_text", paint.CENTRE)
        if self._cap and not self._low:
            cap = cap_size(self._cap)
            paint_cap(painter, self.width() - t.px(8) - cap.width(), face.center().y(), self._cap, "ink2")

    def toggle(self) -> None:
        """Turn the space on with the first thing it gives, or off."""
        if self.most > 1 and self._picks:
            self._once_more(self._picks[-1])
        else:
            self.picked.emit(() if self._picks else (self.kinds[0],))

    def _once_more(self, kind: str) -> None:
        """Take a resource once more, or begin anew if that is too often."""
        self.picked.emit((*self._picks, kind) if len(self._picks) < self.most else ())

    def _on_clicked(self) -> None:
        self.toggle()

    @guarded()
    def mousePressEvent(self, event: QMouseEvent) -> None:
        for kind in self.kinds:
            if self.chip(kind).contains(event.position()) and event.button() == Qt.MouseButton.LeftButton:
                self.setFocus(Qt.FocusReason.MouseFocusReason)
                if self.most > 1:
                    self._once_more(kind)
                else:
                    self.picked.emit(() if kind == self.kind else (kind,))
                return
        super().mousePressEvent(event)

    @guarded()
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right) and len(self.kinds) > 1:
            step = 1 if event.key() == Qt.Key.Key_Right else -1
            at = self.kinds.index(self.kind) + step if self._picks else 0
            self.picked.emit((self.kinds[at % len(self.kinds)],) * max(1, len(self._picks)))
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            event.ignore()  # the panel confirms
        else:
            super().keyPressEvent(event)


class CollectSection(Section):
    """The spaces round a city as toggles, what they bring together, and what would be lost."""

    def __init__(self, link: Link, city: int, parent: QWidget | None = None) -> None:
        super().__init__(link, city, parent)
        self._usual = sum(part.value for part in link.explain("collect_limit", city=city))
        self.card = ""
        """The Action card that is switched on."""
        self.toggles: dict[str, Toggle] = {}
        player = link.view.players[link.seat]
        self._free = next((using for using in FREE_COLLECT if in_force(player.powers, using)), "")
        self.rows: list[SpaceRow] = []
        self._draft: Draft[Collect] = Draft(self._restore)
        self._add_toggles()
        self._add_spaces()
        self.box.addStretch(1)
        self._add_foot()
        best = self._best()
        if best is not None:
            self.select(best)
        else:
            self._refresh()

    @property
    def _limit(self) -> int:
        """How many times can be collected in all."""
        return self._usual + change_by(self.card).extra

    def _add_toggles(self) -> None:
        """Add a switch for each Action card of the hand that changes a Collect action: one for each name."""
        named_already = set()
        for card in modifiers(self.link.view.players[self.link.seat], WITH_COLLECT):
            half = half_of(card)
            if half is None or half.id in named_already:
                continue
            named_already.add(half.id)
            toggle = Toggle(phrase("with_card", card=tr(half.name)), tr(half.text))
            toggle.toggled.connect(lambda on, card=card: self._on_card(card if on else ""))
            self.toggles[card] = toggle
            self.box.addWidget(toggle)

    def _on_card(self, card: str) -> None:
        if card == self.card or (not card and any(toggle.isChecked() for toggle in self.toggles.values())):
            return
        self.card = card
        for other, toggle in self.toggles.items():
            toggle.setChecked(other == card)
        for row in self.rows:
            row.most = self._limit if change_by(card).repeats else 1
        best = self._best()
        if best is not None:
            self.select(best)
        else:
            self._refresh()

    def use_card(self, card: str) -> None:
        half = half_of(card)
        for mine, toggle in self.toggles.items():
            # Of two cards of one name either will do.
            if half_of(mine) == half:
                toggle.setChecked(True)

    def _add_spaces(self) -> None:
        link, view, city = self.link, self.link.view, self.city
        found = sources(view, link.seat, city, yields_of(view, link.seat, city))
        for space, kinds, _ in found:
            gives = tuple(dict.fromkeys(NAMES[GOLD] if kind == SMELTED else NAMES[kind] for kind in kinds))
            why = partial(collected, link, city, space)
            self._add_row(SpaceRow(space, link.speaker.space(space), view.terrain[space], gives, "", len(self.rows) + 1, why))
        known = {space for space, _, _ in found}
        for space in (city, *view.geometry().neighbours[city]):
            if space in known or view.terrain[space] == UNREVEALED:
                continue
            refusal = link.refusal(Collect(city, ((space, NAMES[0]),)))
            if refusal is not None and refusal.key not in GENERAL:
                refused = link.speaker.refusal(refusal)
                self._add_row(SpaceRow(space, link.speaker.space(space), view.terrain[space], (), refused, 99))

    def _add_row(self, row: SpaceRow) -> None:
        row.picked.connect(lambda picks, row=row: self._on_picked(row, picks))
        self.box.addWidget(row)
        self.rows.append(row)

    def _add_foot(self) -> None:
        self._foot = QWidget()
        foot = self._lines = QVBoxLayout(self._foot)
        foot.setContentsMargins(0, 0, 0, 0)
        foot.setSpacing(2)
        self._sum = GoodsLine()
        self._sum_beside = self._crowded = False
        self._lost = Label("", Role.SMALL, "warn", wrap=True)
        self._why = Label("", Role.SMALL, "danger", wrap=True)
        self._kept = Label("", Role.SMALL, "ink2", wrap=True)
        for widget in (self._sum, self._lost, self._why, self._kept):
            foot.addWidget(widget)
        row = QHBoxLayout()
        row.setSpacing(4)
        self._count = Label("", Role.SMALL, "ink2", wrap=True)
        self._beside = QVBoxLayout()
        self._beside.setSpacing(0)
        self._beside.addWidget(self._count)
        row.addLayout(self._beside, 1)
        self.free = Button(phrase("with_power", power=piece_name(self._free or "economic_liberty")))
        self.free.clicked.connect(lambda: self.chosen.emit(self.move(self._free)))
        row.addWidget(self.free)
        self.button = Button(phrase("collect"), Kind.PRIMARY, icon="mdi6.check", key="Return")
        self.button.clicked.connect(lambda: self.chosen.emit(self.move()))
        row.addWidget(self.button)
        foot.addLayout(row)
        explains(self._count, lambda: explain_number(self.link, phrase("collect"), "collect_limit", city=self.city))
        self.free.setVisible(bool(self._free))

    def set_crowded(self, crowded: bool) -> None:
        for row in self.rows:
            row.set_low(crowded)
        self.button.set_key("" if crowded else "Return")
        self._crowded = crowded
        self._refresh()

    def _show_sum(self, gained: Goods) -> None:
        """Show what is collected: where there is little room beside the only button, as long as it is short enough."""
        beside = self._crowded and not self._free and len(named(gained)) <= _BESIDE
        if beside != self._sum_beside:
            self._sum_beside = beside
            (self._beside if beside else self._lines).insertWidget(0, self._sum)
        self._sum.show_goods("" if beside else phrase("harvest"), gained)

    # ---- choosing
    def move(self, using: str = "") -> Collect:
        """Return the move that is chosen now."""
        return Collect(self.city, tuple(sorted((row.space, kind) for row in self.rows for kind in row.picks)), using, self.card)

    def _best(self) -> Collect | None:
        """Return the harvest of which most can be kept, the evenest of those; None if nothing can be collected.

        With a card switched on, it is one that needs the card, if there is any.
        """
        moves = [move for move in self.link.moves(Collect) if move.city == self.city]
        with_card = [move for move in moves if move.card == self.card]
        by_harvest = {harvest(move): move for move in with_card or [move for move in moves if not move.card]}
        best = best_gain(self.link, by_harvest)
        return by_harvest[best] if best is not None else None

    def select(self, move: Collect) -> None:
        """Choose the spaces of a move."""
        for row in self.rows:
            row.set_picks(tuple(kind for space, kind in move.spaces if space == row.space))
        self._refresh()

    def _on_picked(self, row: SpaceRow, picks: tuple[str, ...]) -> None:
        row.set_picks(picks)
        self._refresh()

    def toggle_space(self, space: int) -> bool:
        """Turn a space on or off, or to the next thing that it gives. Returns whether it can be collected from."""
        for row in self.rows:
            if row.space == space and row.isEnabled():
                if row.most > 1:
                    row.toggle()
                    return True
                at = row.kinds.index(row.kind) + 1 if row.kind else 0
                self._on_picked(row, (row.kinds[at],) if at < len(row.kinds) else ())
                return True
        return False

    def _restore(self, move: Collect) -> None:
        for card, toggle in self.toggles.items():
            toggle.setChecked(card == move.card)
        self.select(move)

    def take_back_draft(self) -> bool:
        return self._draft.take_back()

    def _refresh(self) -> None:
        move = self.move()
        self._draft.note(move)
        refusal = self.link.refusal(move)
        free = self.move(self._free)
        free_refusal = self.link.refusal(free) if self._free else refusal
        self.button.setEnabled(refusal is None)
        self.free.setEnabled(bool(self._free) and free_refusal is None)
        if self._free and free_refusal is not None:
            self.free.setToolTip(self.link.speaker.refusal(free_refusal))
        self._count.setText(phrase("spaces_of", count=len(move.spaces), limit=self._limit))
        able = sum(row.most for row in self.rows if row.isEnabled())
        self._count.set_colour("warn" if len(move.spaces) < min(self._limit, able) else "ink2")
        legal = move if refusal is None else free if self._free and free_refusal is None else None
        taken = balance(self.link, legal) if legal is not None else None
        gained = taken.gained if taken is not None else harvest(move)
        self._show_sum(gained)
        lost = wasted(self.link, gained)
        self._lost.setText(phrase("lost", goods=goods_list(named(lost))) if lost != NONE else "")
        self._lost.setVisible(lost != NONE)
        self._why.setText(self.link.speaker.refusal(refusal) if refusal is not None else "")
        self._why.setVisible(refusal is not None)
        needless = self.card and refusal is None and not normal_collect(self.link.view, self.link.seat, move).card
        self._kept.setText(phrase("card_not_needed") if needless else "")
        self._kept.setVisible(bool(needless))
        self.hovered.emit(legal)
        self.changed.emit()

    # ---- Section
    def buttons(self) -> list[QAbstractButton]:
        return [row for row in self.rows if row.isEnabled()]

    def press(self, number: int) -> None:
        """Turn the space with a number from 0 on to the next thing it gives, or off."""
        able = [row for row in self.rows if row.isEnabled()]
        if number < len(able):
            able[number].setFocus()
            self.toggle_space(able[number].space)

    def is_open(self) -> bool:
        return self.button.isEnabled() or self.free.isEnabled()

    def announce(self) -> None:
        self._refresh()

    def foot(self) -> QWidget:
        return self._foot

    def spaces(self) -> frozenset[int]:
        return lights(row.space for row in self.rows if row.isEnabled())

    def confirm(self) -> None:
        if self.button.isEnabled():
            self.button.click()
        elif self.free.isEnabled():
            self.free.click()

    def first_focus(self) -> QWidget | None:
        return self.button if self.button.isEnabled() else super().first_focus()
