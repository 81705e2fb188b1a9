"""The own player board: banner with points, resources with their limits, tokens, Event tracker."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QHelpEvent, QPainter
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QToolTip, QVBoxLayout, QWidget

from core.games.clash.content.cards import KINDS, WONDER, is_hidden
from core.games.clash.content.powers import WONDERS
from core.games.clash.goods import FOOD, IDEA, MAXIMUM, NAMES, RESOURCES, named
from core.games.clash.rules.payment import limits
from core.games.clash.scoring import score
from core.games.clash.state import State, city_count
from desktop.games.clash.icons import colour_of, icon_of
from desktop.games.clash.words.names import goods_list, goods_name, piece_name, tr
from desktop.robust import guarded
from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.icons import paint_icon
from desktop.theme.palette import PlayerColour
from desktop.theme.style import theme
from desktop.widgets.base import Painted
from desktop.widgets.counters import Boxes, Counter
from desktop.widgets.heraldry import Banner


def points_text(halves: int) -> str:
    """Return points given in halves ("23½")."""
    whole, half = divmod(halves, 2)
    if not half:
        return str(whole)
    return f"{whole}½" if whole else "½"


class WonderRow(Painted):
    """Wonder cards in hand and Wonders held, as chips with their icon and name; what they need stands in the tooltip."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chips: tuple[tuple[str, bool], ...] = ()
        self.hide()

    def show_wonders(self, hand: tuple[str, ...], held: tuple[str, ...]) -> None:
        """Show Wonder cards in hand ("" for one that may not be known) and Wonders held."""
        self._chips = (*((wonder, True) for wonder in hand), *((wonder, False) for wonder in held))
        self.setVisible(bool(self._chips))
        self.setAccessibleName(", ".join(self._words(wonder, in_hand) for wonder, in_hand in self._chips))
        self.updateGeometry()
        self.update()

    def _words(self, wonder: str, in_hand: bool) -> str:
        if not wonder:
            return self.tr("Wonder card")
        name = piece_name(wonder)
        return self.tr("{wonder} (in hand)").replace("{wonder}", name) if in_hand else name

    def _tip(self, wonder: str, in_hand: bool) -> str:
        if not wonder:
            return self.tr("A Wonder card that only its owner knows")
        card = WONDERS[wonder]
        lines = [f"<b>{self._words(wonder, in_hand)}</b>", tr(card.text)]
        if in_hand:
            needs = self.tr("Costs {goods}. Needs {advance} and a Happy city.")
            lines.append(needs.replace("{goods}", goods_list(named(card.price))).replace("{advance}", piece_name(card.requires)))
        return "<br>".join(lines)

    def wanted_size(self) -> QSize:
        rows = -(-len(self._chips) // 2)
        return QSize(theme().px(240), rows * theme().px(30))

    def least_size(self) -> QSize:
        return QSize(theme().px(120), self.wanted_size().height())

    def _boxes(self) -> list[tuple[str, bool, QRectF]]:
        t = theme()
        columns, gap = 2, t.px(6)
        width = (self.width() - gap) / columns
        return [
            (wonder, in_hand, QRectF((i % columns) * (width + gap), (i // columns) * t.px(30), width, t.px(26)))
            for i, (wonder, in_hand) in enumerate(self._chips)
        ]

    def paint(self, painter: QPainter) -> None:
        t = theme()
        for wonder, in_hand, box in self._boxes():
            paint.box(painter, box, "raised" if not in_hand else "sunken", "gold" if not in_hand else "line2", 6)
            side = t.px(17)
            icon = QRectF(box.left() + t.px(6), box.center().y() - side / 2, side, side)
            paint_icon(painter, wonder or "card_wonder", icon, t.hex("gold_text"))
            text = piece_name(wonder) if wonder else self.tr("Wonder card")
            paint.text(painter, box.adjusted(t.px(28), 0, -t.px(4), 0), text, Role.SMALL if in_hand else Role.SMALL_BOLD,
                       "ink2" if in_hand else "ink")  # fmt: skip

    @guarded(False)
    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            for wonder, in_hand, box in self._boxes():
                if box.contains(event.pos()):
                    QToolTip.showText(event.globalPos(), self._tip(wonder, in_hand), self)
                    return True
            QToolTip.hideText()
            return True
        return super().event(event)


class OwnBoard(QWidget):
    """The top of the player board of the one who looks."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.banner = Banner()
        self.counters = {
            name: Counter(icon_of(name), goods_name(name), colour_of(name), limit=MAXIMUM if name in RESOURCES else None,
                          labelled=name not in RESOURCES)
            for name in NAMES
        }  # fmt: skip
        self.tracker = Boxes(self.tr("Event in"), 3, "card_event")
        box = QVBoxLayout(self)
        box.setContentsMargins(8, 8, 8, 4)
        box.setSpacing(6)
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
        box.addLayout(tokens)
        self.wonders = WonderRow()
        box.addWidget(self.wonders)
        self._seat = -1

    def show_player(self, view: State, seat: int, name: str, people: str, colour: PlayerColour) -> None:
        """Show the board of a seat."""
        player = view.players[seat]
        food, idea = limits(player.powers)
        same = seat == self._seat
        self._seat = seat
        for index, kind in enumerate(NAMES):
            counter = self.counters[kind]
            if kind in RESOURCES:
                counter.set_limit(food if index == FOOD else idea if index == IDEA else MAXIMUM)
            counter.set_value(player.goods[index], animate=same)
        cities = city_count(view, seat)
        note = self.tr("%n cities", "", cities)
        self.banner.set_content(colour, people or name, f"{name}  ·  {note}" if people and people != name else note,
                                points_text(score(view, seat).total_halves))  # fmt: skip
        held = tuple(card.id for card in WONDERS.values() if player.wonders & card.mask)
        in_hand = tuple(card.id for card in player.hand if KINDS.get(card.id) == WONDER)
        self.wonders.show_wonders(tuple("" if is_hidden(card) else card for card in in_hand), held)
        described = self.tr("An Event comes after %n more Advances", "", player.cubes)
        self.tracker.set_filled(player.cubes, colour.colour, described)
