"""The Advances of the player board: twelve blocks of four rows, what is owned, affordable, too dear or locked, and why."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPen
from PySide6.QtWidgets import QToolTip, QWidget

from core.games.clash.content.powers import ADVANCES, CATEGORIES, GOVERNMENTS, of_category
from desktop.games.clash.icons import colour_of, icon_of
from desktop.games.clash.words.names import piece_name, tr
from desktop.robust import guarded
from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.icons import paint_icon
from desktop.theme.palette import PlayerColour, mix
from desktop.theme.style import theme
from desktop.widgets.base import Painted

CATEGORY_ICONS = {
    "agriculture": "food", "construction": "ore", "maritime": "ship", "education": "academy", "warfare": "infantry",
    "spirituality": "temple", "economics": "gold", "culture": "culture", "science": "idea",
    "democracy": "mdi6.vote-outline", "autocracy": "mdi6.crown-outline", "theocracy": "mdi6.candle",
}  # fmt: skip
_NOTE = 60
"""Pixels at 100 % in which a note beside the name of an Advance can be read."""
OWNED, LENT, AFFORDABLE, DEAR, LOCKED = range(5)


@dataclass(frozen=True, slots=True)
class AdvanceRow:
    """How one Advance stands: its state, and the sentence why it can't be had ("" if it can)."""

    id: str
    state: int
    why: str = ""


class AdvancesBoard(Painted):
    """The grid of Advances. Signals: `chosen(str)` with the id clicked, `hovered(str)` ("" for none).

    `large`: it has a window to itself, and says beside a locked Advance which one it needs. A smaller one emits
    `enlarged` when its headline or the name of a category is clicked.
    """

    chosen = Signal(str)
    hovered = Signal(str)
    enlarged = Signal()

    def __init__(self, parent: QWidget | None = None, *, large: bool = False) -> None:
        super().__init__(parent)
        self._large = large
        self._rows: dict[str, AdvanceRow] = {advance: AdvanceRow(advance, LOCKED) for advance in ADVANCES}
        self._player: PlayerColour | None = None
        self._boxes: dict[str, QRectF] = {}
        self._hovered = ""
        self._focused = next(iter(ADVANCES))
        self._widest = (0.0, 0.0)
        """The text scale, and the width of the longest name at it."""
        self._area: QWidget | None = None
        self.setMouseTracking(True)
        # Not by a click: the keys stay with the board and its panels.
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(self.tr("Advances"))

    def show_rows(self, rows: dict[str, AdvanceRow], player: PlayerColour) -> None:
        """Show how each Advance stands for a player."""
        before, self._rows = self._rows, rows
        if player != self._player:
            self._player = player
            self.update()
            return
        changed = {ADVANCES[row.id].category for row in rows.values() if row.state != before[row.id].state}
        for category, block in self._blocks() if changed else ():
            if category in changed:
                self.update(block.toAlignedRect())

    def box_of(self, advance: str) -> QRectF:
        """Return where an Advance is drawn, in the widget's pixels."""
        self._lay_out()
        return self._boxes[advance]

    def place_of(self, advance: str) -> QRect | None:
        """Return where an Advance is on the screen, None while it is out of sight."""
        box = self.box_of(advance).toAlignedRect()
        if not self.visibleRegion().contains(box.center()):
            return None
        return QRect(self.mapToGlobal(box.topLeft()), box.size())

    def scrolls_in(self, area: QWidget) -> None:
        """Say where the grid scrolls: its columns follow the width of that area.

        Did they follow its own width, a scroll bar that comes and goes could change them, and with them whether it is needed,
        for ever: a call within a call, until the stack is full.
        """
        self._area = area

    # ---- layout
    def _least_row(self) -> float:
        return theme().metrics(Role.SMALL).height() + theme().px(3)

    @property
    def is_matrix(self) -> bool:
        """Whether there is only room for the names of categories, with a box for each Advance beside them."""
        return self._columns() < 3

    def _line_height(self) -> float:
        """The height of a category's line in the matrix."""
        t = theme()
        return max(t.px(22.0), min((self.height() - t.px(6) - self._headline()) / 12, t.px(34.0)))

    def _headline(self) -> float:
        """The height of the line above the matrix: which Advance is pointed at, else what a click on a box does."""
        return theme().metrics(Role.SMALL).height() + theme().px(4)

    def _row_height(self) -> float:
        """The height of a row: where there is room, rows grow by up to 40 %."""
        t = theme()
        rows = 12 // self._columns()
        room = (self.height() - t.px(4)) / rows - t.px(6) - t.px(8)
        return max(self._least_row(), min(room / 5, 1.4 * self._least_row()))

    def _block_height(self) -> float:
        return 5 * self._row_height() + theme().px(8)

    def _role(self, bold: bool) -> Role:
        large = self._row_height() >= 1.2 * self._least_row()
        if large:
            return Role.BODY_BOLD if bold else Role.BODY
        return Role.SMALL_BOLD if bold else Role.SMALL

    def _columns(self) -> int:
        t = theme()
        if self._widest[0] != t.scale:
            metrics = t.metrics(Role.SMALL_BOLD)
            self._widest = (t.scale, max(metrics.horizontalAdvance(piece_name(advance)) for advance in ADVANCES))
        # A name may narrow to 82 % before it is cut off.
        block = .82 * self._widest[1] + t.px(22)
        room = self.width() if self._area is None else self._area.width()
        if self._large:
            return 4 if room >= 4 * block + t.px(40) else 3
        return 3 if room >= max(t.px(280), 3 * block + t.px(28)) else 2

    def wanted_size(self) -> QSize:
        if self.is_matrix:
            return QSize(theme().px(240), round(theme().px(22) * 12 + theme().px(6) + self._headline()))
        rows = 12 // self._columns()
        return QSize(theme().px(300), round(rows * (5 * self._least_row() + theme().px(14)) + theme().px(4)))

    def least_size(self) -> QSize:
        return QSize(theme().px(200), self.wanted_size().height())

    def _blocks(self) -> list[tuple[str, QRectF]]:
        t = theme()
        columns = self._columns()
        gap = t.px(6)
        if self.is_matrix:
            high, top = self._line_height(), t.px(2) + self._headline()
            return [
                (category, QRectF(t.px(8), top + number * high, self.width() - 2 * t.px(8), high))
                for number, (category, _, _) in enumerate(CATEGORIES)
            ]
        width = (self.width() - 2 * t.px(8) - (columns - 1) * gap) / columns
        return [
            (
                category,
                QRectF(
                    t.px(8) + (number % columns) * (width + gap),
                    2 + (number // columns) * (self._block_height() + gap),
                    width,
                    self._block_height(),
                ),
            )
            for number, (category, _, _) in enumerate(CATEGORIES)
        ]

    def _lay_out(self) -> None:
        if self.is_matrix:
            t = theme()
            for category, block in self._blocks():
                step = min(t.px(40.0), block.width() * .14)
                for number, card in enumerate(of_category(category)):
                    left = block.right() - (4 - number) * step
                    self._boxes[card.id] = QRectF(left, block.top(), step, block.height())
            return
        high = self._row_height()
        for category, block in self._blocks():
            for number, card in enumerate(of_category(category)):
                top = block.top() + high + theme().px(5) + number * high
                self._boxes[card.id] = QRectF(block.left() + 1, top, block.width() - 2, high)

    # ---- painting
    def paint(self, painter: QPainter) -> None:
        t = theme()
        self._lay_out()
        if self.is_matrix:
            self._paint_headline(painter)
        for category, block in self._blocks():
            if not block.toAlignedRect().intersects(self.exposed):
                continue
            government = category in GOVERNMENTS
            rows = [self._rows[card.id] for card in of_category(category)]
            owned = any(row.state == OWNED for row in rows)
            closed = government and not owned and all(row.state == LOCKED for row in rows)
            if self.is_matrix:
                self._paint_line(painter, category, block, rows, closed, government and owned)
                continue
            paint.box(painter, block, "sunken" if closed else "raised", "gold" if government else "line", 5)
            head = QRectF(block.left(), block.top(), block.width(), self._row_height() + t.px(3))
            painter.fillPath(paint.rounded(head.adjusted(1, 1, -1, 0), 4), t.colour("sunken"))
            side = t.px(13)
            icon = QRectF(head.left() + t.px(5), head.center().y() - side / 2, side, side)
            paint_icon(painter, CATEGORY_ICONS[category], icon, t.hex("gold_text" if not closed else "ink3"))
            paint.text(painter, head.adjusted(t.px(22), 0, -t.px(14), 0), piece_name(category), self._role(True),
                       "ink3" if closed else "gold_text")  # fmt: skip
            if government:
                mark = "mdi6.check-decagram" if owned else "mdi6.lock-outline" if closed else ""
                if mark:
                    box = QRectF(head.right() - t.px(17), head.center().y() - t.px(6), t.px(12), t.px(12))
                    paint_icon(painter, mark, box, t.hex("gold_text" if owned else "ink3"))
            for row in rows:
                self._paint_row(painter, row, self._boxes[row.id])

    @property
    def headline(self) -> tuple[str, str]:
        """What the line above the matrix says: the Advance that is pointed at and what it does, else ("", a hint)."""
        asked = self._hovered or (self._focused if self.hasFocus() else "")
        return (piece_name(asked), tr(ADVANCES[asked].text)) if asked else ("", self.tr("Click a box, or here for all names"))

    def _paint_headline(self, painter: QPainter) -> None:
        t = theme()
        name, words = self.headline
        line = QRectF(t.px(10), t.px(1), self.width() - t.px(20), self._headline())
        if name:
            paint.text(painter, line, name, Role.SMALL_BOLD)
            line.setLeft(line.left() + t.metrics(Role.SMALL_BOLD).horizontalAdvance(name) + t.px(8))
        paint.text(painter, line, words, Role.SMALL, "ink2")

    def _paint_line(
        self, painter: QPainter, category: str, block: QRectF, rows: list[AdvanceRow], closed: bool, ruling: bool
    ) -> None:
        """Draw a category in one line: icon, name (of the Advance that is pointed at, if one is), a box for each."""
        t = theme()
        face = block.adjusted(0, 1, 0, -1)
        paint.box(painter, face, "sunken" if closed else "raised", "gold" if ruling else None, 4)
        side = t.px(14)
        icon = QRectF(face.left() + t.px(6), face.center().y() - side / 2, side, side)
        paint_icon(painter, CATEGORY_ICONS[category], icon, t.hex("ink3" if closed else "gold_text"))
        asked = self._hovered or (self._focused if self.hasFocus() else "")
        shown = next((row for row in rows if row.id == asked), None)
        words = QRectF(face.left() + t.px(26), face.top(), self._boxes[rows[0].id].left() - face.left() - t.px(28), face.height())
        role, ink = (Role.BODY_BOLD, "ink") if shown is not None else (Role.BODY, "ink3" if closed else "ink2")
        paint.text(painter, words, piece_name(shown.id if shown is not None else category), role, ink)
        for row in rows:
            self._paint_box(painter, row, self._boxes[row.id], closed)

    def _paint_box(self, painter: QPainter, row: AdvanceRow, place: QRectF, closed: bool) -> None:
        t = theme()
        card = ADVANCES[row.id]
        colour = self._player.colour if self._player is not None else t.hex("gold")
        high = min(place.height() - t.px(6), t.px(20.0))
        box = QRectF(place.left() + t.px(3), place.center().y() - high / 2, place.width() - t.px(6), high)
        pointed = row.id == self._hovered or (self.hasFocus() and row.id == self._focused)
        if row.state in (OWNED, LENT):
            painter.setPen(QPen(t.colour("map_ink"), 1, Qt.PenStyle.SolidLine if row.state == OWNED else Qt.PenStyle.DashLine))
            painter.setBrush(paint.vertical(box, mix(colour, "#FFFFFF", .18), colour))
            painter.drawRoundedRect(box, 3, 3)
            side = min(t.px(13.0), high - 3)
            text = self._player.text if self._player is not None else t.hex("on_gold")
            paint_icon(painter, "mdi6.check", QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side), text)
        elif row.state == LOCKED:
            painter.setPen(QPen(t.colour("ink3"), 1.4))
            middle = box.center()
            painter.drawLine(middle - QPointF(t.px(5), 0), middle + QPointF(t.px(5), 0))
        else:
            paint.box(painter, box, "panel", "gold" if row.state == AFFORDABLE else "line2", 3, 1.4)
            if card.bonus:
                side = min(t.px(12.0), high - 4)
                icon = QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side)
                paint_icon(painter, icon_of(card.bonus), icon, colour_of(card.bonus))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if pointed:
            painter.setPen(QPen(t.colour("focus" if self.hasFocus() and row.id == self._focused else "gold_hi"), 2))
            painter.drawRoundedRect(box.adjusted(-2, -2, 2, 2), 4, 4)

    def _paint_row(self, painter: QPainter, row: AdvanceRow, box: QRectF) -> None:
        t = theme()
        card = ADVANCES[row.id]
        colour = self._player.colour if self._player is not None else t.hex("gold")
        have = row.state in (OWNED, LENT)
        if have:
            painter.fillRect(box, t.colour(mix(t.hex("raised"), colour, .2 if not t.palette.dark else .34)))
        if row.id == self._hovered or (self.hasFocus() and row.id == self._focused):
            painter.fillRect(box, t.colour(mix(t.hex("raised"), t.hex("gold_hi"), .35)))
        side = t.px(8)
        cube = QRectF(box.left() + t.px(5), box.center().y() - side / 2, side, side)
        if have:
            edge = Qt.PenStyle.SolidLine if row.state == OWNED else Qt.PenStyle.DashLine
            painter.setPen(QPen(t.colour("map_ink"), 1, edge))
            painter.setBrush(t.colour(colour))
            painter.drawRoundedRect(cube, 2, 2)
        elif row.state == LOCKED:
            painter.setPen(QPen(t.colour("ink3"), 1.2))
            painter.drawLine(cube.center() - QPoint(3, 0), cube.center() + QPoint(3, 0))
        else:
            painter.setPen(QPen(t.colour("gold" if row.state == AFFORDABLE else "line2"), 1.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(cube, 2, 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        right = t.px(15) if card.bonus and not have else t.px(3)
        ink = "ink" if have or row.state == AFFORDABLE else "ink2" if row.state == DEAR else "ink3"
        role = self._role(have)
        words = box.adjusted(t.px(17), 0, -right, 0)
        paint.text(painter, words, piece_name(row.id), role, ink)
        note = self._note(row)
        words.setLeft(words.left() + t.metrics(role).horizontalAdvance(piece_name(row.id)) + t.px(10))
        if note and words.width() >= t.px(_NOTE):
            paint.text(painter, words, note, Role.SMALL, ink, paint.RIGHT)
        if card.bonus and not have:
            icon = QRectF(box.right() - t.px(14), box.center().y() - t.px(5.5), t.px(11), t.px(11))
            paint_icon(painter, icon_of(card.bonus), icon, colour_of(card.bonus))

    def _note(self, row: AdvanceRow) -> str:
        """Return what stands beside a locked Advance in the large grid: what it needs, else why it can't be had."""
        needs = ADVANCES[row.id].requires
        if not self._large or row.state != LOCKED:
            return ""
        if needs and self._rows[needs].state != OWNED:
            return self.tr("needs {advance}").replace("{advance}", piece_name(needs))
        return row.why

    # ---- hands
    def _at(self, x: float, y: float) -> str:
        for advance, box in self._boxes.items():
            if box.contains(x, y):
                return advance
        return ""

    def asked(self, at: QPoint | None) -> str:
        """Return the Advance at a place, without one that at which the keyboard is; "" for none."""
        return self._focused if at is None else self._at(at.x(), at.y())

    def reason(self, advance: str) -> str:
        """Return why an Advance can't be had, "" if it can."""
        return self._rows[advance].why

    def tip(self, advance: str) -> str:
        """Return the tooltip of an Advance: name, what it does, what it brings, why it can't be had."""
        card = ADVANCES[advance]
        row = self._rows[advance]
        lines = [f"<b>{piece_name(advance)}</b>", tr(card.text)]
        if card.bonus:
            lines.append(self.tr("Brings 1 Mood token.") if card.bonus == "mood" else self.tr("Brings 1 Culture token."))
        if row.why:
            lines.append(f"<i>{row.why}</i>")
        return "<br>".join(lines)

    def category_tip(self, category: str) -> str:
        """Return the tooltip of a category: its Advances by name, those that are owned with a tick."""
        lines = [f"<b>{piece_name(category)}</b>"]
        for card in of_category(category):
            owned = self._rows[card.id].state in (OWNED, LENT)
            lines.append(f"✓ {piece_name(card.id)}" if owned else piece_name(card.id))
        return "<br>".join(lines)

    @guarded(False)
    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            at = QPointF(event.pos())
            advance = self._at(at.x(), at.y())
            block = next(((category, box) for category, box in self._blocks() if box.contains(at)), None)
            if advance:
                QToolTip.showText(event.globalPos(), self.tip(advance), self, self._boxes[advance].toRect())
            elif block is not None:
                QToolTip.showText(event.globalPos(), self.category_tip(block[0]), self, block[1].toRect())
            else:
                QToolTip.hideText()
            return True
        return super().event(event)

    @guarded()
    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        advance = self._at(event.position().x(), event.position().y())
        hand = advance or self._enlarges(event.position())
        self.setCursor(Qt.CursorShape.PointingHandCursor if hand else Qt.CursorShape.ArrowCursor)
        if advance != self._hovered:
            self._hovered = advance
            self.hovered.emit(advance)
            self.update()

    @guarded()
    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = ""
        self.hovered.emit("")
        self.update()

    @guarded()
    def mousePressEvent(self, event: QMouseEvent) -> None:
        advance = self._at(event.position().x(), event.position().y())
        if advance and event.button() == Qt.MouseButton.LeftButton:
            self._focused = advance
            self.chosen.emit(advance)
        elif event.button() == Qt.MouseButton.LeftButton and self._enlarges(event.position()):
            self.enlarged.emit()

    def _enlarges(self, at: QPointF) -> bool:
        """Return whether a click at a place that is no Advance shows all of them large."""
        headline = self.is_matrix and at.y() <= self._headline()
        return not self._large and (headline or any(block.contains(at) for _, block in self._blocks()))

    @property
    def focused(self) -> str:
        """The Advance at which the keyboard is."""
        return self._focused

    @guarded()
    def keyPressEvent(self, event: QKeyEvent) -> None:
        order = list(ADVANCES)
        place = order.index(self._focused)
        steps = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 4, Qt.Key.Key_Left: -4}
        if self.is_matrix:
            steps = {Qt.Key.Key_Down: 4, Qt.Key.Key_Up: -4, Qt.Key.Key_Right: 1, Qt.Key.Key_Left: -1}
        step = steps.get(Qt.Key(event.key()))
        if step is not None:
            self._focused = order[max(0, min(len(order) - 1, place + step))]
            self.setAccessibleDescription(piece_name(self._focused))
            self.hovered.emit(self._focused)
            self.update()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.chosen.emit(self._focused)
        else:
            super().keyPressEvent(event)
