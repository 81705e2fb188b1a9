"""The other players at a glance: a card each with points, goods, counts of pieces and government."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from core.games.clash.content.cards import ACTION, EVENT, OBJECTIVE, WONDER, is_hidden
from core.games.clash.goods import NAMES
from core.games.clash.rules.advance import government_of
from core.games.clash.rules.cards import number_held, with_cards
from core.games.clash.scoring import score
from core.games.clash.state import State, city_count
from core.games.clash.units import ARMY
from desktop.games.clash.docks.own import points_by_source, points_text
from desktop.games.clash.icons import colour_of, icon_of
from desktop.games.clash.words.cards import card_name, objective_name
from desktop.games.clash.words.names import goods_name, piece_name, tr
from desktop.robust import guarded
from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.heraldry import paint_banner
from desktop.theme.icons import paint_icon
from desktop.theme.palette import PlayerColour
from desktop.theme.style import theme
from desktop.widgets.base import Painted
from desktop.widgets.buttons import ToolButton


@dataclass(frozen=True, slots=True)
class Opponent:
    """What a card shows: all of it is public, but for the cards that the one who looks has seen."""

    seat: int
    name: str
    note: str
    colour: PlayerColour
    points: str
    goods: tuple[int, ...]
    counts: tuple[tuple[str, int, str], ...]
    """(icon, number, words) of what is on the board."""
    cards: tuple[tuple[str, int, str], ...]
    """The same of cards in hand by kind, and of completed objectives; () if there are none but Wonders."""
    objectives: tuple[str, ...]
    """The completed ones."""
    seen: tuple[str, ...]
    """Cards in hand that the one who looks knows."""
    sources: str
    government: str
    first: bool
    active: bool


def opponent_of(view: State, seat: int, name: str, note: str, colour: PlayerColour, active: bool) -> Opponent:
    """Return the card of a seat."""
    player = view.players[seat]
    army = sum(g[3] for groups in view.units.values() for g in groups if g[0] == seat and g[1] in ARMY)
    government = government_of(player)
    counts = (
        ("settlement", city_count(view, seat), tr("cities")),
        ("infantry", army, tr("Army units")),
        ("academy", player.advances.bit_count(), tr("Advances")),
    )
    wonders = ("card_wonder", number_held(player, WONDER), tr("Wonder cards in hand"))
    cards: tuple[tuple[str, int, str], ...] = ()
    if with_cards(view):
        cards = (
            ("card_action", number_held(player, ACTION), tr("Action cards in hand")),
            ("card_objective", number_held(player, OBJECTIVE), tr("Objective cards in hand")),
            wonders,
            ("card_event", number_held(player, EVENT), tr("Great People in hand")),
            ("victory_point", len(player.completed), tr("objectives completed")),
        )
    else:
        counts = (*counts, wonders)
    return Opponent(
        seat, name, note, colour, points_text(score(view, seat).total_halves), player.goods, counts, cards,
        tuple(objective_name(objective) for _, objective in player.completed),
        tuple(card_name(card.id) for card in player.hand if not is_hidden(card.id)), points_by_source(view, seat),
        piece_name(government) if government else tr("no government"), view.first == seat, active,
    )  # fmt: skip


class OpponentCard(Painted):
    """One card. Signals: `clicked(int)`, `trade_requested(int)` and `looked(int)` (mouse or focus came to it) with the seat."""

    clicked = Signal(int)
    looked = Signal(int)
    trade_requested = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: Opponent | None = None
        # Not by a click: the keys stay with the board and its panels.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.trade = ToolButton("mdi6.handshake", tr("Trade…"), side=26, parent=self)
        self.trade.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.trade.clicked.connect(lambda: self.trade_requested.emit(self.seat))
        self.trade.hide()

    @guarded()
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        size = self.trade.sizeHint()
        self.trade.setGeometry(self.width() - size.width() - 4, 3, size.width(), size.height())

    @property
    def seat(self) -> int:
        """Who is shown, -1 before the first."""
        return self._shown.seat if self._shown is not None else -1

    def show_opponent(self, opponent: Opponent) -> None:
        """Show a player."""
        if opponent == self._shown:
            return
        before, self._shown = self._shown, opponent
        goods = ", ".join(f"{number} {goods_name(kind)}" for kind, number in zip(NAMES, opponent.goods, strict=True))
        lines = [goods, ", ".join(f"{number} {words}" for _, number, words in opponent.counts)]
        if opponent.cards:
            lines.append(", ".join(f"{number} {words}" for _, number, words in opponent.cards if number))
        if opponent.objectives:
            lines.append(tr("Objectives: {names}").replace("{names}", ", ".join(opponent.objectives)))
        if opponent.seen:
            lines.append(tr("You know in this hand: {names}").replace("{names}", ", ".join(opponent.seen)))
        lines += [opponent.government, tr("Points: {sources}").replace("{sources}", opponent.sources)]
        lines = [line for line in lines if line]
        self.setAccessibleName(f"{opponent.name}: {opponent.points}")
        self.setAccessibleDescription("; ".join(lines))
        self.setToolTip("<br>".join([f"<b>{opponent.name}</b>", *lines]))
        if before is None or bool(before.cards) != bool(opponent.cards):
            self.updateGeometry()  # all docks are laid out anew then
        self.update()

    def allow_trade(self, shown: bool, enabled: bool) -> None:
        """Show the button that opens a trade, usable or not."""
        self.trade.setEnabled(enabled)
        if shown is self.trade.isHidden():
            self.trade.setVisible(shown)
            self.update()  # the name has another room

    def wanted_size(self) -> QSize:
        t = theme()
        rows = 3 if self._shown is not None and self._shown.cards else 2
        height = t.metrics(Role.NAME).height() + rows * (t.metrics(Role.BODY_BOLD).height() + t.px(4)) + t.px(16)
        return QSize(t.px(260), round(height))

    def least_size(self) -> QSize:
        return QSize(theme().px(200), self.wanted_size().height())

    def paint(self, painter: QPainter) -> None:
        shown = self._shown
        if shown is None:
            return
        t = theme()
        face = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        paint.box(painter, face, "raised", "gold" if shown.active else "line", 6, 2 if shown.active else 1)
        band = QRectF(face.left() + 1, face.top() + 1, t.px(42), face.height() - 2)
        painter.save()
        painter.setClipPath(paint.rounded(face.adjusted(1, 1, -1, -1), 5))
        paint_banner(painter, band, shown.colour, 12)
        painter.restore()
        side = t.px(24)
        mark = QRectF(band.center().x() - side / 2, band.top() + t.px(8), side, side)
        paint_icon(painter, shown.colour.emblem, mark, shown.colour.text)
        points = QRectF(band.left(), band.bottom() - t.px(32), band.width(), t.px(28))
        paint.text(painter, points, shown.points, Role.NAME, shown.colour.text, Qt.AlignmentFlag.AlignCenter)
        left = band.right() + t.px(8)
        right = face.right() - t.px(8)
        end = self.trade.x() - t.px(2) if self.trade.isVisible() else right
        line = t.metrics(Role.NAME).height() + t.px(4)
        top = face.top() + t.px(3)
        name_width = t.metrics(Role.NAME).horizontalAdvance(shown.name)
        paint.text(painter, QRectF(left, top, end - left, line), shown.name, Role.NAME)
        if shown.first:
            words = tr("first player")
            width = t.metrics(Role.SMALL).horizontalAdvance(words) + t.px(14)
            chip = QRectF(end - width, top + t.px(2), width, line - t.px(4))
            paint.box(painter, chip, "sunken", "gold", 8)
            paint.text(painter, chip, words, Role.SMALL, "gold_text", Qt.AlignmentFlag.AlignCenter)
            right_of_note = chip.left()
        else:
            right_of_note = end
        note = QRectF(left + name_width + t.px(8), top, max(0.0, right_of_note - left - name_width - t.px(12)), line)
        if note.width() > t.px(24):
            paint.text(painter, note, shown.note, Role.SMALL, "ink2")
        top += line
        row = t.metrics(Role.BODY_BOLD).height() + t.px(4)
        step = (right - left) / len(shown.goods)
        for number, (kind, amount) in enumerate(zip(NAMES, shown.goods, strict=True)):
            self._figure(painter, left + number * step, top, row, icon_of(kind), amount, colour_of(kind), tight=step < t.px(34))
        top += row
        step = (right - left) / (len(shown.counts) + 2)
        for number, (icon, amount, _) in enumerate(shown.counts):
            self._figure(painter, left + number * step, top, row, icon, amount, t.hex("ink2"))
        place = QRectF(left + len(shown.counts) * step, top, right - left - len(shown.counts) * step, row)
        paint.text(painter, place, shown.government, Role.SMALL, "ink2", paint.RIGHT)
        top += row
        for number, (icon, amount, _) in enumerate(shown.cards):
            step = (right - left) / len(shown.cards)
            self._figure(painter, left + number * step, top, row, icon, amount, t.hex("gold_text" if amount else "ink3"))
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(t.colour("focus"), 2))
            painter.drawRoundedRect(face.adjusted(1, 1, -1, -1), 6, 6)

    def _figure(
        self, painter: QPainter, x: float, y: float, height: float, icon: str, number: int, colour: str, *, tight: bool = False
    ) -> None:
        """Draw an icon with its number. `tight`: the next one follows closely, so the two keep together."""
        t = theme()
        side, gap = (t.px(13), t.px(1)) if tight else (t.px(15), t.px(3))
        paint_icon(painter, icon, QRectF(x, y + (height - side) / 2, side, side), colour)
        paint.text(painter, QRectF(x + side + gap, y, t.px(24), height), str(number), Role.BODY_BOLD)

    @guarded()
    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        if self._shown is not None:
            self.looked.emit(self._shown.seat)

    @guarded()
    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if self._shown is not None:
            self.looked.emit(self._shown.seat)

    @guarded()
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._shown is not None and event.button() == Qt.MouseButton.LeftButton:
            self.clicked.emit(self._shown.seat)

    @guarded()
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self._shown is not None and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.clicked.emit(self._shown.seat)
        else:
            super().keyPressEvent(event)


class OpponentsDock(QWidget):
    """Cards of all other players, clockwise. Signals: `player_chosen(int)`, `trade_requested(int)`, `looked(int)`."""

    player_chosen = Signal(int)
    looked = Signal(int)
    trade_requested = Signal(int)

    def __init__(self, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cards = [OpponentCard() for _ in range(number)]
        box = QVBoxLayout(self)
        box.setContentsMargins(8, 6, 8, 6)
        box.setSpacing(6)
        for card in self.cards:
            card.clicked.connect(self.player_chosen)
            card.trade_requested.connect(self.trade_requested)
            card.looked.connect(self.looked)
            box.addWidget(card)
        box.addStretch(1)

    def allow_trade(self, shown: bool, enabled: bool) -> None:
        """Show the buttons that open a trade (not in the Learning game), usable or not."""
        for card in self.cards:
            card.allow_trade(shown, enabled)

    def show_opponents(self, opponents: list[Opponent]) -> None:
        """Show these players."""
        for card, opponent in zip(self.cards, opponents, strict=False):
            card.show_opponent(opponent)
            card.show()
        for card in self.cards[len(opponents) :]:
            card.hide()

    def seat_at(self, at: QPoint) -> int | None:
        """Return the player whose card is at a place of the screen, None if none is."""
        for card in self.cards:
            if card.isVisible() and card.rect().contains(card.mapFromGlobal(at)):
                return card.seat
        return None
