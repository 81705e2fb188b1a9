"""What the others did since one's last turn: what concerns the reader first, then player by player. A click shows the place."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.games.clash.dialogs.link import Link
from desktop.games.clash.words.phrases import phrase
from desktop.robust import guarded
from desktop.table.deeds import Deed
from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.icons import paint_icon
from desktop.theme.palette import mix
from desktop.theme.style import theme
from desktop.widgets.base import PaintedButton
from desktop.widgets.heraldry import Crest
from desktop.widgets.labels import IconLabel, Label
from desktop.widgets.panel import Rule


class DeedRow(PaintedButton):
    """A line of the journal: the player's colour, icon, sentence. A click goes to its place on the board."""

    def __init__(self, text: str, icon: str, colour: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon = icon
        self._colour = colour
        self.setText(text)
        self.setAccessibleName(text)
        # Its height follows from its width alone: as a least height, that at another width would open scroll bars.
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def _left(self) -> int:
        return theme().px(36)

    def wanted_size(self) -> QSize:
        width = theme().px(320)
        return QSize(width, self.heightForWidth(width))

    def least_size(self) -> QSize:
        return QSize(theme().px(160), theme().px(23))

    def hasHeightForWidth(self) -> bool:
        return True

    @guarded(24)
    def heightForWidth(self, width: int) -> int:
        room = width - self._left() - theme().px(6)
        return max(theme().px(23), round(paint.text_height(self.text(), room, Role.BODY)) + theme().px(6))

    def paint(self, painter: QPainter) -> None:
        t = theme()
        face = QRectF(self.rect())
        if self.is_hovered() or self.isDown():
            paint.box(painter, face, mix(t.hex("panel"), t.hex("gold_hi"), .34 if self.isDown() else .18), None, 5)
        if self.hasFocus():
            paint.box(painter, face, None, "focus", 5, 2)
        if self._colour:
            stripe = QRectF(t.px(4), t.px(3), t.px(4), face.height() - t.px(6))
            painter.fillPath(paint.rounded(stripe, 1.5), t.colour(self._colour))
        side = t.px(16)
        if self._icon:
            paint_icon(painter, self._icon, QRectF(t.px(14), t.px(3.5), side, side), t.hex("ink2"))
        area = face.adjusted(self._left(), t.px(3), -t.px(6), -1)  # as it was measured
        top = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
        paint.text(painter, area, self.text(), Role.BODY, "ink", top, wrap=True)


class Summary(QWidget):
    """The deeds in sections. Signals: `node_chosen(int)` with the step whose line was clicked."""

    node_chosen = Signal(int)

    def __init__(self, link: Link, deeds: Sequence[Deed], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: list[DeedRow] = []
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(2)
        concerning = [deed for deed in deeds if deed.concerns]
        if concerning:
            self._head(IconLabel("mdi6.alert-decagram-outline", 20, "danger"), phrase("concerns_you"), "danger")
            self._add(link, concerning)
        number = len(link.view.players)
        for step in range(1, number):
            seat = (link.seat + step) % number
            own = [deed for deed in deeds if deed.entry.seat == seat and not deed.concerns]
            if self._box.count():
                self._box.addWidget(Rule(plain=True))
            self._head(Crest(link.colour(seat), 24), link.speaker.player(seat), "ink")
            if own:
                self._add(link, own)
            else:
                told = any(deed.entry.seat == seat for deed in concerning)
                self._box.addWidget(Label(phrase("did_nothing_else" if told else "did_nothing"), Role.BODY_ITALIC, "ink2"))

    def _head(self, mark: QWidget, title: str, colour: str) -> None:
        row = QHBoxLayout()
        row.setContentsMargins(2, 2, 0, 0)
        row.setSpacing(8)
        row.addWidget(mark)
        row.addWidget(Label(title, Role.HEADING, colour), 1)
        self._box.addLayout(row)

    def _add(self, link: Link, deeds: Sequence[Deed]) -> None:
        for deed in deeds:
            icon, text = link.speaker.entry(deed.entry)
            row = DeedRow(text, icon, link.colour(deed.entry.seat).colour if deed.entry.seat >= 0 else "")
            row.setToolTip(link.speaker.note(deed.entry))
            row.clicked.connect(lambda _checked=False, node=deed.node: self.node_chosen.emit(node))
            self._box.addWidget(row)
            self.rows.append(row)
