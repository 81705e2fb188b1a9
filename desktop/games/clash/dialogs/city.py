"""The panel of an own city during one's turn: all that an activation, happiness and influence can do there."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent, QPainter, QPen, QShortcut
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from core.engine.decision import IllegalMove
from core.games.clash.goods import NONE, Goods, goods, minus, plus
from core.games.clash.moves import Influence, Pay, Raise
from core.games.clash.rules import happiness
from core.games.clash.rules.activate import mood_after
from core.games.clash.rules.influence import fee
from core.games.clash.rules.payment import payments, ways
from core.games.clash.state import City
from desktop.dialogs.base import ENTER_KEYS
from desktop.games.clash.dialogs.collect import CollectSection
from desktop.games.clash.dialogs.construct import ConstructSection, WonderSection
from desktop.games.clash.dialogs.goods import GoodsLine
from desktop.games.clash.dialogs.happiness import HappinessSection
from desktop.games.clash.dialogs.influence import InfluenceSection
from desktop.games.clash.dialogs.link import Link, balance, owner_colour, wasted
from desktop.games.clash.dialogs.pictures import MOOD_ICONS, paint_piece
from desktop.games.clash.dialogs.recruit import RecruitSection
from desktop.games.clash.dialogs.sections import Section
from desktop.games.clash.dialogs.sidepanel import SidePanel
from desktop.games.clash.gestures.settling import with_payments
from desktop.games.clash.words import names
from desktop.games.clash.words.names import piece_name, tr
from desktop.games.clash.words.phrases import phrase
from desktop.robust import guarded
from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.icons import paint_icon
from desktop.theme.palette import mix
from desktop.theme.style import theme
from desktop.widgets.base import Painted
from desktop.widgets.buttons import key_text
from desktop.widgets.panel import Rule

SECTIONS: tuple[tuple[str, str, Callable[[Link, int], Section]], ...] = (
    ("collect", "food", CollectSection),
    ("construct", "academy", ConstructSection),
    ("recruit", "infantry", RecruitSection),
    ("happiness", "mood_happy", HappinessSection),
    ("influence", "culture", InfluenceSection),
    ("wonder", "card_wonder", WonderSection),
)
"""(id, icon, section) in the order of the tabs."""
_TABS, _FOOT, _ROWS = 52, 120, 150
"""Pixels at 100 % that tabs with words take, and buttons with what belongs to them; and that a section needs to scroll in."""


class CityHead(Painted):
    """Pieces, size and mood of the city, and what a further activation does to the mood."""

    def __init__(self, link: Link, space: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._link = link
        self._city = link.view.cities[space]
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.facts = phrase("size_mood", size=self._city.size, mood=tr(names.MOODS[self._city.mood]))
        self.note = activation_note(link, self._city)
        self._bare = False
        self.warns = self._city.activated > 0 or self._city.spent
        pieces = ", ".join(piece_name(kind) for kind, _ in self._pieces())
        self.setAccessibleName(f"{link.speaker.space(space)}: {self.facts}. {self.note}")
        self.setAccessibleDescription(pieces)
        self.setToolTip(f"{pieces}\n{self.note}")

    def set_bare(self, bare: bool) -> None:
        """Leave size and mood to the title, which says them."""
        self._bare = bare
        self.update()

    def _pieces(self) -> list[tuple[str, str]]:
        """Return (piece, colour) of what stands in the city; "" for gold."""
        city = self._city
        pieces = [("settlement", owner_colour(self._link, city.owner).colour)]
        pieces += [(kind, owner_colour(self._link, owner).colour) for kind, owner in city.buildings]
        return pieces + [(wonder, "") for wonder in city.wonders]

    def wanted_size(self) -> QSize:
        t = theme()
        return QSize(t.px(300), t.px(44) + round(t.metrics(Role.SMALL).height()) + 2)

    def least_size(self) -> QSize:
        return QSize(theme().px(200), self.wanted_size().height())

    def paint(self, painter: QPainter) -> None:
        t = theme()
        high = t.px(40)
        step = t.px(38)
        x = t.px(20)
        for kind, colour in self._pieces():
            paint_piece(painter, kind, colour or t.hex("gold"), QPointF(x, high - t.px(3)), t.px(33), gold=not colour)
            x += step
        words = t.metrics(Role.BODY_BOLD).horizontalAdvance(self.facts) + 2 if not self._bare else 0
        side = t.px(22)
        left = max(x, self.width() - words - side - t.px(10))
        box = QRectF(left, (high - side) / 2, side, side)
        paint_icon(painter, MOOD_ICONS[self._city.mood], box, t.hex(("danger", "ink2", "ok")[self._city.mood]))
        rest = QRectF(box.right() + t.px(6), 0, self.width() - box.right() - t.px(6), high)
        if not self._bare:
            paint.text(painter, rest, self.facts, Role.BODY_BOLD)
        painter.setPen(QPen(t.colour("line"), 1))
        painter.drawLine(QPointF(0, high + 1), QPointF(self.width(), high + 1))
        note = QRectF(2, high + 3, self.width() - 4, self.height() - high - 3)
        paint.text(painter, note, self.note, Role.SMALL, "warn" if self.warns else "ink2")


def activation_note(link: Link, city: City) -> str:
    """Return how often a city was activated this turn and what that means, in a sentence."""
    if not city.activated:
        return phrase("never_activated")
    after = mood_after(city.mood, city.activated)
    if after == city.mood:
        return phrase("activated_free")
    return phrase("activated_once", mood=tr(names.MOODS[after]))

TAB_KEYS = ("Ctrl+PgUp", "Ctrl+PgDown")
"""The keys of the section before and the next one."""


class SectionTabs(Painted):
    """The strip of the sections: icon and name; those in which nothing can be done are dim. Keys: left and right.

    Signals: `picked(int)`.
    """

    picked = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._open = [True] * len(SECTIONS)
        self._current = 0
        self._hovered = -1
        self._slim = False
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_open(self, index: int, open_: bool) -> None:
        """Tell whether anything can be done in a section."""
        self._open[index] = open_
        self.update()

    def set_current(self, index: int) -> None:
        """Show a section as the current one."""
        self._current = index
        words = phrase(f"tab_{SECTIONS[index][0]}")
        self.setAccessibleName(words)
        self.update()

    def wanted_size(self) -> QSize:
        t = theme()
        words = 0 if self._slim else round(t.metrics(Role.SMALL).height()) + t.px(4)
        return QSize(t.px(360), t.px(32) + words)

    def least_size(self) -> QSize:
        return QSize(theme().px(240), self.wanted_size().height())

    def cell(self, index: int) -> QRectF:
        """Return where a tab is, in the widget's pixels."""
        # Long words take more of the width than short ones.
        metrics = theme().metrics(Role.SMALL_BOLD)
        words = [metrics.horizontalAdvance(phrase(f"tab_{id}")) for id, _, _ in SECTIONS]
        if self._slim:
            words = [wide + theme().px(26) if number == self._current else 0 for number, wide in enumerate(words)]
        spare = (self.width() - sum(words)) / len(SECTIONS)
        return QRectF(sum(words[:index]) + index * spare, 0, words[index] + spare, self.height())

    def set_slim(self, slim: bool) -> None:
        """Take one line: the icons tell, and the current section has its word beside it."""
        if slim != self._slim:
            self._slim = slim
            self.updateGeometry()
            self.update()

    def _at(self, x: float) -> int:
        return next((index for index in range(len(SECTIONS)) if x < self.cell(index).right()), -1)

    def paint(self, painter: QPainter) -> None:
        t = theme()
        for index, (id, icon, _) in enumerate(SECTIONS):
            cell = self.cell(index).adjusted(1, 1, -1, -1)
            now = index == self._current
            if now:
                fill = mix(t.hex("gold_hi"), t.hex("raised"), .6 if not t.palette.dark else .74)
                paint.box(painter, cell, fill, "gold", 6, 1.4)
            elif index == self._hovered:
                paint.box(painter, cell, mix(t.hex("raised"), t.hex("gold_hi"), .18), "line", 6)
            ink = "ink" if now or self._open[index] else "ink3"
            side = t.px(24)
            box = QRectF(cell.center().x() - side / 2, cell.top() + t.px(4), side, side)
            words = QRectF(cell.left() + 2, box.bottom(), cell.width() - 4, cell.bottom() - box.bottom() - 1)
            if self._slim and now:
                box.moveLeft(cell.left() + t.px(6))
                words = QRectF(box.right() + 2, cell.top(), cell.right() - box.right() - 4, cell.height())
            paint_icon(painter, icon, box, t.hex(ink))
            if self._slim and not now:
                continue
            paint.text(painter, words, phrase(f"tab_{id}"), Role.SMALL_BOLD if now else Role.SMALL, ink, paint.CENTRE)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(t.colour("focus"), 2))
            painter.drawRoundedRect(self.cell(self._current).adjusted(1, 1, -1, -1), 7, 7)

    @guarded()
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hovered = self._at(event.position().x())
        if self._hovered >= 0:
            self.setToolTip(f"{phrase('tab_' + SECTIONS[self._hovered][0])}  ({' · '.join(key_text(keys) for keys in TAB_KEYS)})")
        self.update()

    @guarded()
    def leaveEvent(self, event: object) -> None:
        self._hovered = -1
        self.update()

    @guarded()
    def mousePressEvent(self, event: QMouseEvent) -> None:
        index = self._at(event.position().x())
        if event.button() == Qt.MouseButton.LeftButton and index >= 0:
            self.picked.emit(index)


def usual_payment(link: Link, move: object) -> Goods | None:
    """Return how a move is paid for as suggested; None if it is asked for."""
    view, seat = link.view, link.seat
    if isinstance(move, Raise):
        # Put together city by city: paid for at the end.
        price = happiness.price(view, ((move.city, move.mood),), move.using)
        found = ways(view.players[seat].goods, (happiness.demand(view, seat, price),)) if price else (NONE,)
        return found[0] if found else None
    if isinstance(move, Influence):
        found = payments(view, seat, goods(culture=fee(view, seat, move)))
        return found[0] if len(found) == 1 else None
    try:
        row = with_payments(view, seat, (move,))  # type: ignore[arg-type]
    except IllegalMove:
        return None
    paid = [step.goods for step in row if isinstance(step, Pay)]
    return paid[0] if len(paid) == 1 else None


class CityPanel(SidePanel):
    """What can be done in a city.

    Signals: `chosen(object)` with a move or a tuple of moves; with () when the panel is closed. `toggle_space` takes clicks on
    the board. Keys: left and right change the section, 1-9 and arrows choose, Enter confirms, Esc closes. `card`: an Action card
    that is switched on in the section. `looked(object)`: the move that is under the mouse or the keyboard, None for none.
    """

    looked = Signal(object)

    def __init__(self, link: Link, space: int, section: str = "", card: str = "", parent: QWidget | None = None) -> None:
        super().__init__(link.speaker.space(space), "settlement", parent)
        self.link = link
        self.space = space
        self.body.setSpacing(6)
        self.head = CityHead(link, space)
        self.body.addWidget(self.head)
        self._sections: dict[int, Section] = {}
        self._crowded = False
        self.tabs = SectionTabs()
        self.tabs.picked.connect(self.show_section)
        self.tabs.setToolTip(" · ".join(key_text(keys) for keys in TAB_KEYS))
        for keys, step in zip(TAB_KEYS, (-1, 1), strict=True):
            # Left and Right are for the tabs: a button or stepper with the focus needs them itself.
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(lambda step=step: self.show_section((self._current + step) % len(SECTIONS)))
        self.body.addWidget(self.tabs)
        self._inner = QWidget()
        self._stack = QVBoxLayout(self._inner)
        self._stack.setContentsMargins(0, 0, 0, 0)
        content = QWidget()
        self._column = QVBoxLayout(content)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self._inner, 1)
        self._scroll = self.scroll(content)
        self._rule = Rule(plain=True)
        self.body.addWidget(self._rule)
        self._feet = QVBoxLayout()
        self._feet.setContentsMargins(0, 0, 0, 0)
        self.body.addLayout(self._feet)
        self.left = GoodsLine()
        self.body.addWidget(self.left)
        self._current = -1
        ids = [id for id, _, _ in SECTIONS]
        if section in ids:
            first = ids.index(section)
        else:
            first = next((index for index in range(len(SECTIONS)) if self.section(index).is_open()), 0)
        self.show_section(first)
        if card:
            self.current.use_card(card)
        # The panel is there at once; the other sections are made when it has been drawn. (0 ms would come before that.)
        QTimer.singleShot(1, self, self._make_all)

    # ---- sections
    def section(self, index: int) -> Section:
        """Return a section by its number; it is made when it is first asked for."""
        made = self._sections.get(index)
        if made is not None:
            return made
        section = SECTIONS[index][2](self.link, self.space)
        self._sections[index] = section
        section.hide()
        section.set_crowded(self._crowded)
        self._stack.addWidget(section)
        section.chosen.connect(self.chosen)
        section.hovered.connect(self._on_hovered)
        section.changed.connect(self._on_changed)
        foot = section.foot()
        if foot is not None:
            foot.hide()
            self._feet.addWidget(foot)
        self.tabs.set_open(index, section.is_open())
        return section

    @guarded()
    def _make_all(self) -> None:
        for index in range(len(SECTIONS)):
            self.section(index)

    @property
    def sections(self) -> list[Section]:
        """All sections in the order of the tabs."""
        return [self.section(index) for index in range(len(SECTIONS))]

    @property
    def section_id(self) -> str:
        """The id of the section that is shown."""
        return SECTIONS[self._current][0]

    @property
    def current(self) -> Section:
        """The section that is shown."""
        return self._sections[self._current]

    def show_section(self, index: int) -> None:
        """Show a section by its number."""
        if index == self._current:
            return
        self.section(index)
        for number, section in self._sections.items():
            shown = number == index
            section.setVisible(shown)
            foot = section.foot()
            if foot is not None:
                foot.setVisible(shown)
        moved = self._current >= 0
        self._current = index
        self.tabs.set_current(index)
        self._scroll.verticalScrollBar().setValue(0)
        self.current.announce()
        self.link.highlight(self.current.spaces() | {self.space})
        self.link.show_reach(self.current.reach())
        if moved and self.isVisible():
            self.first_focus().setFocus(Qt.FocusReason.OtherFocusReason)

    @guarded()
    def _on_changed(self) -> None:
        self.link.highlight(self.current.spaces() | {self.space})

    @guarded()
    def _on_hovered(self, move: object) -> None:
        """Show what is left after a move, or what there is."""
        self.looked.emit(move)
        have = self.link.view.players[self.link.seat].goods
        taken = balance(self.link, move) if move is not None else None  # type: ignore[arg-type]
        paid = usual_payment(self.link, move) if taken is not None and not taken.settled else None
        if taken is not None and paid is not None:
            taken = taken._replace(paid=paid, settled=True)
        if taken is None:
            self.left.show_goods(phrase("you_have"), have)
        elif taken.paid == NONE and taken.gained == NONE and not taken.settled:
            self.left.show_goods(phrase("pay_next"))
        else:
            kept = minus(taken.gained, wasted(self.link, taken.gained, taken.paid))
            self.left.show_goods(phrase("left_after"), plus(minus(have, taken.paid), kept))

    def toggle_space(self, space: int) -> bool:
        """Take a click on a space of the board. Returns whether it meant something in the section that is shown."""
        return self.current.toggle_space(space)

    def press_number(self, number: int) -> None:
        self.current.press(number)

    def take_back_draft(self) -> bool:
        """Take back the last change to what is put together in the section. Returns whether there was one."""
        return self.current.take_back_draft()

    def first_focus(self) -> QWidget:
        """Return what has the focus at first."""
        return self.current.first_focus() or self.tabs

    # ---- keys and place
    @guarded()
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self.show_section((self._current + (1 if key == Qt.Key.Key_Right else -1)) % len(SECTIONS))
        elif key in ENTER_KEYS:
            self.current.confirm()
        else:
            super().keyPressEvent(event)

    def wished_size(self, room: QSize) -> QSize:
        """Return the size to take in a room: the same for all sections, so that the tabs stay in their place."""
        t = theme()
        size = QSize(min(room.width(), t.px(400)), min(room.height(), t.px(540)))
        lines = self.head.sizeHint().height() + self.left.sizeHint().height()
        least = lines + t.px(_TABS + _FOOT + _ROWS) + self.strip()
        self._set_crowded(least > size.height())
        return size

    def _set_crowded(self, crowded: bool) -> None:
        """Let all but tabs and buttons scroll together where a section would have too little room to scroll alone."""
        if crowded == self._crowded:
            return
        self._crowded = crowded
        self.head.set_bare(crowded)
        self._rule.setVisible(not crowded)
        self.tabs.set_slim(crowded)
        for section in self._sections.values():
            section.set_crowded(crowded)
        if crowded:
            # What the city has come to stands first where it warns.
            self._column.insertWidget(0 if self.head.warns else 1, self.head)
            self._column.addWidget(self.left)
        else:
            self.body.insertWidget(0, self.head)
            self.body.addWidget(self.left)
        self.title_right = self.close_button.sizeHint().width() + 10
        self.set_title(self.link.speaker.space(self.space), self.head.facts if crowded else "")
