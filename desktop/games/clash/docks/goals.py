"""The objectives in the hand with their progress: what one has, what is needed, what is missing, and when it is looked at."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from core.games.clash.content.cards import OBJECTIVE
from core.games.clash.content.objectives.deck import OBJECTIVE_CARDS
from core.games.clash.rules.cards import held
from core.games.clash.rules.objectives import Progress
from core.games.clash.state import State
from desktop.games.clash.cardpictures import live, objective_part
from desktop.games.clash.words.cards import objective_name
from desktop.games.clash.words.names import tr
from desktop.robust import guarded
from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.icons import paint_icon
from desktop.theme.palette import CARD_KINDS, mix
from desktop.theme.style import theme
from desktop.widgets.base import Painted
from desktop.widgets.labels import Label
from desktop.widgets.notices import EmptyState

_TOP_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


@dataclass(frozen=True, slots=True)
class HalfState:
    """An objective of a card: its name, what it asks for, when it is looked at, how it stands, what is missing."""

    id: str
    name: str
    text: str
    when: str
    have: int
    need: int
    """0 where nothing can be counted."""
    done: bool
    missing: str


@dataclass(frozen=True, slots=True)
class GoalCard:
    """A card with its two objectives."""

    id: str
    halves: tuple[HalfState, ...]


def goals_of(view: State, seat: int) -> tuple[GoalCard, ...]:
    """Return the Objective cards in a hand, as far as the view knows them."""
    hand = [card for card in held(view.players[seat], OBJECTIVE) if card in OBJECTIVE_CARDS]
    if not hand:
        return ()
    standing = live(view, seat)
    cards = []
    for card in hand:
        halves = []
        for half in OBJECTIVE_CARDS[card].halves:
            part, state = objective_part(half, standing), standing(half)
            have, need = state.counted or (0, 0)
            halves.append(HalfState(half, part.title, part.text, part.when, have, need, state.fulfilled, missing_words(state)))
        cards.append(GoalCard(card, tuple(halves)))
    return tuple(cards)


def missing_words(state: Progress) -> str:
    """Return what is missing of an objective, in words."""
    if state.fulfilled:
        return tr("Fulfilled now")
    if state.counted is None:
        return tr("By what happens")
    have, need = state.counted
    if have >= need:
        return tr("Enough, but not counted now")
    if state.rival is not None:
        words = tr("{number} more needed: another player has {rival}")
        return words.replace("{number}", str(need - have)).replace("{rival}", str(state.rival))
    return tr("{number} more needed").replace("{number}", str(need - have))


class HalfRow(Painted):
    """One objective: name and count, a bar, what is missing, what it asks for."""

    def __init__(self, half: HalfState, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.half = half
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.setAccessibleName(f"{half.name}: {self._count()} {half.missing}".replace("  ", " "))
        self.setAccessibleDescription(f"{half.text} {half.when}")
        self.setToolTip("<br>".join(words for words in (f"<b>{half.name}</b>", half.text, half.when) if words))

    def _count(self) -> str:
        return f"{self.half.have}/{self.half.need}" if self.half.need else ""

    def _left(self) -> float:
        return theme().px(28.0)

    def _texts(self, width: float) -> list[tuple[str, Role, str, float]]:
        half, room = self.half, width - self._left() - theme().px(10)
        texts = [(half.missing, Role.SMALL_BOLD, "ok" if half.done else "warn" if half.need else "ink2"),
                 (half.text, Role.SMALL, "ink2")]  # fmt: skip
        return [(words, role, colour, paint.text_height(words, room, role)) for words, role, colour in texts if words]

    def hasHeightForWidth(self) -> bool:
        return True

    @guarded(60)
    def heightForWidth(self, width: int) -> int:
        t = theme()
        bar = t.px(9) if self.half.need else 0
        return round(t.metrics(Role.BODY_BOLD).height() + bar + sum(high for *_, high in self._texts(width)) + t.px(14))

    def wanted_size(self) -> QSize:
        width = theme().px(260)
        return QSize(width, self.heightForWidth(width))

    def least_size(self) -> QSize:
        return QSize(theme().px(150), self.heightForWidth(max(self.width(), theme().px(150))))

    def paint(self, painter: QPainter) -> None:
        t = theme()
        half = self.half
        face = QRectF(self.rect())
        line = t.metrics(Role.BODY_BOLD).height()
        y = t.px(5.0)
        side = t.px(17)
        icon = "mdi6.check-circle" if half.done else "mdi6.circle-outline"
        paint_icon(painter, icon, QRectF(t.px(6), y + (line - side) / 2, side, side), t.hex("ok" if half.done else "ink3"))
        right = face.right() - t.px(10)
        count = self._count()
        wide = t.metrics(Role.FIGURE).horizontalAdvance(count) + 2 if count else 0
        paint.text(painter, QRectF(self._left(), y, right - self._left() - wide - 4, line), half.name, Role.BODY_BOLD)
        if count:
            box = QRectF(right - wide, y, wide, line)
            paint.text(painter, box, count, Role.FIGURE, "ok" if half.done else "ink", paint.RIGHT)
        y += line
        if half.need:
            self._paint_bar(painter, QRectF(self._left(), y + t.px(2), right - self._left(), t.px(5)))
            y += t.px(9)
        for words, role, colour, high in self._texts(self.width()):
            box = QRectF(self._left(), y, right - self._left(), high + 2)
            paint.text(painter, box, words, role, colour, _TOP_LEFT, wrap=True)
            y += high
        if self.hasFocus():
            paint.focus_ring(painter, face.adjusted(3, 2, -3, -2), 5)

    def _paint_bar(self, painter: QPainter, box: QRectF) -> None:
        paint.box(painter, box, "sunken", "line2", 2)
        share = max(0.0, min(1.0, self.half.have / self.half.need))
        if share > 0:
            fill = QRectF(box.left(), box.top(), max(3.0, box.width() * share), box.height())
            paint.box(painter, fill, "ok" if self.half.done else "gold", None, 2)


class _CardBox(Painted):
    """The frame of a card with its kind's colour at the left edge."""

    def __init__(self, card: GoalCard, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        box = QVBoxLayout(self)
        box.setContentsMargins(6, 2, 2, 2)
        box.setSpacing(0)
        self.rows = [HalfRow(half) for half in card.halves]
        for row in self.rows:
            box.addWidget(row)

    def sizeHint(self) -> QSize:
        return QWidget.sizeHint(self)

    def minimumSizeHint(self) -> QSize:
        return QWidget.minimumSizeHint(self)

    def paint(self, painter: QPainter) -> None:
        t = theme()
        face = QRectF(self.rect()).adjusted(0, 0, -1, -1)
        paint.box(painter, face, "raised", "line", 5)
        band, _ = CARD_KINDS[OBJECTIVE]
        painter.fillPath(paint.rounded(QRectF(face.left(), face.top(), t.px(5), face.height()), 2), t.colour(band))
        for row in self.rows[1:]:
            line = QRectF(row.x() + t.px(28), row.y() - 1, row.width() - t.px(38), 1)
            painter.fillRect(line, t.colour(mix(band, t.hex("raised"), .6)))


class GoalsDock(QWidget):
    """The cards one below the other; what was completed stands in a line at the end."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: tuple[tuple[GoalCard, ...], tuple[str, ...], bool] | None = None
        self.boxes: list[_CardBox] = []
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QScrollArea.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.viewport().setAutoFillBackground(False)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 2, 0, 4)
        box.addWidget(self._area)

    def show_goals(self, view: State, seat: int, known: bool) -> None:
        """Show the objectives of a seat; `known`: whether the one who looks may see that hand."""
        cards = goals_of(view, seat) if known else ()
        done = tuple(objective_name(objective) for _, objective in view.players[seat].completed)
        if (cards, done, known) != self._shown:
            self._shown = (cards, done, known)
            self._fill(cards, done, known)

    def _fill(self, cards: Sequence[GoalCard], done: Sequence[str], known: bool) -> None:
        inner = QWidget()
        column = QVBoxLayout(inner)
        column.setContentsMargins(8, 4, 8, 4)
        column.setSpacing(6)
        self.boxes = [_CardBox(card) for card in cards]
        for box in self.boxes:
            column.addWidget(box)
        if not cards:
            words = tr("No objectives in the hand.") if known else tr("The objectives of others are secret.")
            column.addWidget(EmptyState("card_objective", words))
        if done:
            words = tr("Completed: {names}").replace("{names}", ", ".join(done))
            column.addWidget(Label(words, Role.SMALL, "ok", wrap=True))
        column.addStretch(1)
        inner.setAutoFillBackground(False)
        self._area.setWidget(inner)
        inner.setAutoFillBackground(False)

    @property
    def rows(self) -> list[HalfRow]:
        """All objectives shown."""
        return [row for box in self.boxes for row in box.rows]
