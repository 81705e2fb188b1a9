"""The own player board: banner with points, resources with their limits, tokens, Event tracker."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QToolTip, QVBoxLayout, QWidget

from core.games.clash.content.cards import KINDS, WONDER, is_hidden
from core.games.clash.content.powers import WONDERS
from core.games.clash.goods import FOOD, IDEA, MAXIMUM, NAMES, RESOURCES, named
from core.games.clash.rules.cards import with_cards
from core.games.clash.rules.objectives import OBJECTIVES
from core.games.clash.rules.payment import limits
from core.games.clash.scoring import score
from core.games.clash.state import State, city_count
from desktop.games.clash import why
from desktop.games.clash.icons import colour_of, icon_of
from desktop.games.clash.why import points_text
from desktop.games.clash.words.cards import objective_name
from desktop.games.clash.words.names import goods_list, goods_name, piece_name, tr
from desktop.games.clash.words.phrases import phrase
from desktop.robust import guarded
from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.icons import paint_icon
from desktop.theme.palette import PlayerColour, mix
from desktop.theme.style import theme
from desktop.widgets.base import Painted
from desktop.widgets.buttons import ToolButton
from desktop.widgets.counters import Boxes, Counter
from desktop.widgets.heraldry import Banner

_TAG = re.compile(r"<[^>]*>")


@dataclass(frozen=True, slots=True)
class Chip:
    """Something kept in front of a player: icon, name, what the tooltip says. `strong` for what lies open."""

    icon: str
    name: str
    tip: str
    strong: bool = True


def points_by_source(view: State, seat: int) -> str:
    """Return the points of a seat by source, in words."""
    parts = [f"{piece_name(source)} {points_text(halves)}" for source, halves in score(view, seat).sources if halves]
    return ", ".join(parts)


def chips_of(view: State, seat: int, with_hand: bool) -> tuple[Chip, ...]:
    """Return what lies before a player: Wonders, completed objectives; `with_hand`: Wonder cards in hand too."""
    player = view.players[seat]
    chips = []
    for card in player.hand if with_hand else ():
        if KINDS.get(card.id) == WONDER:
            chips.append(_wonder_in_hand(card.id))
    for wonder in WONDERS.values():
        if player.wonders & wonder.mask:
            name, text = tr(wonder.name), tr(wonder.text)
            chips.append(Chip(wonder.id, name, f"<b>{name}</b><br>{text}"))
    done = [objective for _, objective in player.completed]
    if done:
        names = [objective_name(objective) for objective in done]
        lines = [tr("<b>Completed objectives</b>: 2 points each")]
        for objective, name in zip(done, names, strict=True):
            text = tr(OBJECTIVES[objective].text)
            lines.append(f"<b>{name}</b>: {text}")
        words = names[0] if len(names) == 1 else tr("{number} objectives").replace("{number}", str(len(names)))
        chips.append(Chip("card_objective", words, "<br>".join(lines)))
    return tuple(chips)


def _wonder_in_hand(card: str) -> Chip:
    if is_hidden(card):
        return Chip("card_wonder", tr("Wonder card"), tr("A Wonder card that only its owner knows"), False)
    wonder = WONDERS[card]
    name = tr("{wonder} (in hand)").replace("{wonder}", tr(wonder.name))
    needs = tr("Costs {goods}. Needs {advance} and a Happy city.")
    needs = needs.replace("{goods}", goods_list(named(wonder.price))).replace("{advance}", piece_name(wonder.requires))
    text = tr(wonder.text)
    return Chip(card, name, f"<b>{name}</b><br>{text}<br>{needs}", False)


class ChipRow(Painted):
    """What lies before a player as chips with icon and name; more stands in the tooltips."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chips: tuple[Chip, ...] = ()
        self.hide()

    def show_chips(self, chips: tuple[Chip, ...]) -> None:
        """Show these."""
        if chips == self._chips:
            return
        self._chips = chips
        self.setVisible(bool(chips))
        self.setAccessibleName(", ".join(chip.name for chip in chips))
        self.setAccessibleDescription(" ".join(_TAG.sub(" ", chip.tip) for chip in chips))
        self.updateGeometry()
        self.update()

    def wanted_size(self) -> QSize:
        return QSize(theme().px(240), theme().px(22) if self._chips else 0)

    def least_size(self) -> QSize:
        return QSize(theme().px(120), self.wanted_size().height())

    def _boxes(self) -> list[tuple[Chip, QRectF]]:
        # All in one line, so that the Advances below keep their room; where it is narrow the icons and the tooltips tell.
        columns, gap = max(2, len(self._chips)), theme().px(4)
        width = (self.width() - gap * (columns - 1)) / columns
        return [(chip, QRectF(i * (width + gap), 0, width, theme().px(22))) for i, chip in enumerate(self._chips)]

    def paint(self, painter: QPainter) -> None:
        t = theme()
        for chip, box in self._boxes():
            paint.box(painter, box, "raised" if chip.strong else "sunken", "gold" if chip.strong else "line2", 6)
            side = t.px(17)
            words = box.adjusted(t.px(28), 0, -t.px(4), 0)
            named = words.width() >= t.px(32)
            left = box.left() + t.px(6) if named else box.center().x() - side / 2
            icon = QRectF(left, box.center().y() - side / 2, side, side)
            paint_icon(painter, chip.icon, icon, t.hex("gold_text"))
            role = Role.SMALL_BOLD if chip.strong else Role.SMALL
            if named:
                paint.text(painter, words, chip.name, role, "ink" if chip.strong else "ink2")

    @guarded(False)
    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            for chip, box in self._boxes():
                if box.contains(event.pos()):
                    QToolTip.showText(event.globalPos(), chip.tip, self)
                    return True
            QToolTip.hideText()
            return True
        return super().event(event)


class OwnBoard(QWidget):
    """The top of the player board of the one who looks, or of another one (`mark_other`).

    Signals: `trade_requested`, `own_requested` when another's board is to give way to the own one.
    """

    trade_requested = Signal()
    own_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.banner = Banner()
        self.counters = {
            name: Counter(icon_of(name), goods_name(name), partial(colour_of, name), limit=MAXIMUM if name in RESOURCES else None,
                          labelled=name not in RESOURCES)
            for name in NAMES
        }  # fmt: skip
        self.tracker = Boxes(self.tr("Event in"), 3, "card_event")
        box = QVBoxLayout(self)
        box.setContentsMargins(8, 8, 8, 2)
        box.setSpacing(4)
        box.addWidget(self.banner)
        top = QGridLayout()
        top.setSpacing(6)
        for column, name in enumerate(RESOURCES):
            top.addWidget(self.counters[name], 0, column)
            top.setColumnStretch(column, 1)
        box.addLayout(top)
        tokens = QHBoxLayout()
        tokens.setSpacing(6)
        for name in ("mood", "culture"):
            tokens.addWidget(self.counters[name], 3)
        tokens.addWidget(self.tracker, 4)
        self.trade = ToolButton("mdi6.handshake", tr("Trade…"), side=36, framed=True)
        # The keys stay with the board; there is a key for it.
        self.trade.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.trade.set_name(tr("Trade…"), "T")
        self.trade.clicked.connect(self.trade_requested)
        self.trade.hide()
        tokens.addWidget(self.trade)
        box.addLayout(tokens)
        self.chips = ChipRow()
        box.addWidget(self.chips)
        self._seat = -1
        self._colour: PlayerColour | None = None
        self._other = False
        self.back = ToolButton("mdi6.close", phrase("close"), side=26, framed=True)
        self.back.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.back.set_name(phrase("close"), "Esc")
        self.back.clicked.connect(self.own_requested)
        self.back.hide()
        tokens.addWidget(self.back)

    def explain_with(self, asked: why.Asked) -> None:
        """Let the figures explain themselves, whosever board is shown."""
        for name, counter in self.counters.items():
            if name in RESOURCES:
                why.explains(counter, lambda name=name: why.resource(asked, self._seat, name))
            else:
                why.explains(counter, lambda name=name: why.token(asked.view.players[self._seat].goods, name))
        why.explains(self.banner, lambda: why.points(asked, self._seat))
        why.explains(self.tracker, lambda: why.event_track(asked, self._seat))

    def mark_other(self, other: bool) -> None:
        """Show that this is another's board, with a way back: the button, and a click on the banner."""
        if other != self._other:
            self._other = other
            self.back.setVisible(other)
            cursor = Qt.CursorShape.PointingHandCursor if other else Qt.CursorShape.ArrowCursor
            self.banner.setCursor(cursor)
            self.update()

    @guarded()
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._other and event.button() == Qt.MouseButton.LeftButton:
            if self.banner.geometry().contains(event.position().toPoint()):
                self.own_requested.emit()

    @guarded()
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._other and self._colour is not None:
            t = theme()
            painter = QPainter(self)
            ground = mix(t.hex("panel"), self._colour.colour, 0.3)
            painter.fillRect(self.rect(), t.colour(ground))
            painter.fillRect(QRect(0, 0, self.width(), 4), t.colour(self._colour.colour))
            painter.fillRect(QRect(0, self.height() - 2, self.width(), 2), t.colour(self._colour.colour))
            painter.end()

    def allow_trade(self, shown: bool, enabled: bool) -> None:
        """Show the button that opens a trade (not in the Learning game), usable or not."""
        self.trade.setVisible(shown)
        self.trade.setEnabled(enabled)

    def show_player(self, view: State, seat: int, name: str, people: str, colour: PlayerColour) -> None:
        """Show the board of a seat."""
        player = view.players[seat]
        food, idea = limits(player.powers)
        same = seat == self._seat
        self._seat = seat
        if colour != self._colour:
            self._colour = colour
            self.update()
        for index, kind in enumerate(NAMES):
            counter = self.counters[kind]
            if kind in RESOURCES:
                counter.set_limit(food if index == FOOD else idea if index == IDEA else MAXIMUM)
            counter.set_value(player.goods[index], animate=same)
        cities = city_count(view, seat)
        note = self.tr("%n cities", "", cities)
        self.banner.set_content(colour, people or name, f"{name}  ·  {note}" if people and people != name else note,
                                points_text(score(view, seat).total_halves))  # fmt: skip
        self.banner.setToolTip(points_by_source(view, seat))
        # Where there is a hand dock, it shows the Wonder cards in hand.
        self.chips.show_chips(chips_of(view, seat, not with_cards(view)))
        described = self.tr("An Event comes after %n more Advances", "", player.cubes)
        self.tracker.set_filled(player.cubes, colour.colour, described)
