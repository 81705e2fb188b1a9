"""The panel of an Advance or Wonder: what it does, costs and opens, why it can't be had, and the buttons to get or use it."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from core.games.clash.content.buildings import BUILDINGS
from core.games.clash.content.powers import ADVANCES, WONDERS, in_force
from core.games.clash.frames import ChooseAdvanceFrame
from core.games.clash.goods import goods
from core.games.clash.moments import USES
from core.games.clash.moves import TakeAdvance, Use
from core.games.clash.rules.advance import discount
from desktop.dialogs.base import ENTER_KEYS
from desktop.dialogs.choice import OptionRow
from desktop.games.clash.dialogs.goods import GoodsOption, GoodsRow, PricedRow
from desktop.games.clash.dialogs.link import Link, lights
from desktop.games.clash.dialogs.pictures import icon_of
from desktop.games.clash.dialogs.sidepanel import SidePanel
from desktop.games.clash.dialogs.uses import use_options, use_refusal
from desktop.games.clash.why import explain_move, explains
from desktop.games.clash.words.names import piece_name, tr
from desktop.games.clash.words.phrases import phrase
from desktop.robust import guarded
from desktop.theme.fonts import Role
from desktop.theme.style import theme
from desktop.widgets.buttons import Button, Kind
from desktop.widgets.labels import IconLabel, Label
from desktop.widgets.panel import Rule


def opened_by(advance: str) -> list[str]:
    """Return what needs an Advance: other Advances, buildings, Wonders."""
    cards = [card.id for card in ADVANCES.values() if card.requires == advance]
    cards += [building.id for building in BUILDINGS.values() if building.requires == advance]
    return cards + [wonder.id for wonder in WONDERS.values() if wonder.requires == advance]


class AdvancePanel(SidePanel):
    """An Advance that was clicked in the grid (or a Wonder): buy it, take it, use it."""

    def __init__(self, link: Link, power: str, beside: QRect | None = None, parent: QWidget | None = None) -> None:
        super().__init__(piece_name(power), icon_of(power), parent)
        self.beside = beside
        """The place of the screen that the panel stands next to, if it is to."""
        self.link = link
        self.power = power
        self.rows: list[OptionRow] = []
        self.button: Button | None = None
        self._inner = QWidget()
        self._box = QVBoxLayout(self._inner)
        self._box.setContentsMargins(0, 0, 6, 0)
        self._box.setSpacing(4)
        card = ADVANCES.get(power) or WONDERS[power]
        self._box.addWidget(Label(tr(card.text), Role.BODY, wrap=True))
        if power in ADVANCES:
            self._add_facts()
        self._add_uses()
        self._box.addStretch(1)
        self.scroll(self._inner)
        self._foot = QWidget()
        if power in ADVANCES:
            self._add_foot()
            self.body.addWidget(self._foot)

    # ---- parts
    def _line(self, words: str, icon: str = "", colour: str = "ink2") -> None:
        row = QHBoxLayout()
        row.setSpacing(6)
        if icon:
            row.addWidget(IconLabel(icon, 18, colour), 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(Label(words, Role.SMALL, colour, wrap=True), 1)
        self._box.addLayout(row)

    def _add_facts(self) -> None:
        card = ADVANCES[self.power]
        if card.bonus:
            words = phrase("token_mood" if card.bonus == "mood" else "token_culture")
            self._line(words, icon_of(card.bonus), "warn" if card.bonus == "mood" else "accent")
        opened = opened_by(card.id)
        if opened:
            self._line(phrase("opens", names=", ".join(piece_name(id) for id in opened)), "mdi6.key-outline")

    def _add_uses(self) -> None:
        """Rows for every legal use of the power, or why there is none now."""
        link = self.link
        player = link.view.players[link.seat]
        if self.power not in USES or not in_force(player.powers, self.power):
            return
        options = use_options(link, self.power)
        if not options:
            refusal = use_refusal(link, self.power)
            if refusal is not None:
                self._line(link.speaker.refusal(refusal), "mdi6.cancel", "danger")
            return
        self._box.addWidget(Rule(plain=True))
        for number, option in enumerate(options, 1):
            move = option.id
            assert isinstance(move, Use)
            row = GoodsRow(option, number, False) if isinstance(option, GoodsOption) else PricedRow(option, number)
            row.clicked.connect(lambda _checked=False, move=move: self.chosen.emit(move))
            if move.city >= 0:
                row.hovered.connect(lambda on, city=move.city: link.highlight(lights((city,)) if on else frozenset()))
            self._box.addWidget(row)
            self.rows.append(row)

    def _add_foot(self) -> None:
        link = self.link
        player = link.view.players[link.seat]
        card = ADVANCES[self.power]
        foot = QVBoxLayout(self._foot)
        foot.setContentsMargins(0, 0, 0, 0)
        foot.setSpacing(4)
        foot.addWidget(Rule(plain=True))
        row = QHBoxLayout()
        row.setSpacing(6)
        foot.addLayout(row)
        if player.advances & card.mask:
            row.addWidget(Label(phrase("owned"), Role.SMALL, "ok", wrap=True), 1)
            return
        if player.borrowed & card.mask:
            row.addWidget(Label(phrase("lent"), Role.SMALL, "accent", wrap=True), 1)
        frame = link.view.frames[-1] if link.view.frames else None
        free = isinstance(frame, ChooseAdvanceFrame)
        move = TakeAdvance(card.id)
        refusal = link.refusal(move)
        if refusal is not None:
            row.addWidget(Label(link.speaker.refusal(refusal), Role.SMALL, "danger", wrap=True), 1)
        elif free:
            row.addWidget(Label(phrase("no_price"), Role.SMALL, "ok", wrap=True), 1)
        else:
            row.addWidget(Label(self._price(), Role.SMALL, "ink2", wrap=True), 1)
        self.button = Button(phrase("take_it" if free else "buy"), Kind.PRIMARY, icon="mdi6.check", key="Return")
        self.button.setEnabled(refusal is None)
        explains(self._foot, lambda: explain_move(link, move))
        self.button.clicked.connect(lambda: self.chosen.emit(move))
        row.addWidget(self.button)

    def _price(self) -> str:
        link = self.link
        parts = link.explain("advance_price", seat=link.seat, advance=self.power)
        total = sum(part.value for part in parts)
        power = discount(link.view.players[link.seat], ADVANCES[self.power])
        if power is not None and total <= 0:
            return phrase("costs_nothing", power=piece_name(power))
        return phrase("food_ideas_gold", number=goods(food=total)[0])

    # ---- keys and place
    def press_number(self, number: int) -> None:
        if number < len(self.rows):
            self.rows[number].click()

    def first_focus(self) -> QWidget:
        """Return what has the focus at first."""
        if self.button is not None and self.button.isEnabled():
            return self.button
        return self.rows[0] if self.rows else self.close_button

    @guarded()
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER_KEYS and self.button is not None and self.button.isEnabled():
            self.button.click()
        else:
            super().keyPressEvent(event)

    def wished_size(self, room: QSize) -> QSize:
        """Return the size to take in a room."""
        margins = self.body.contentsMargins()
        inner = min(room.width(), theme().px(360)) - margins.left() - margins.right() - 6
        needed = self._inner.layout().heightForWidth(inner) if self._inner.layout().hasHeightForWidth() else -1
        needed = max(needed, self._inner.layout().minimumSize().height())
        foot = self._foot.layout()
        if foot is not None:
            needed += (foot.heightForWidth(inner) if foot.hasHeightForWidth() else foot.sizeHint().height()) + 10
        return self.size_for(room, 360, needed + 6)
