"""Numbers that can be asked "why": a widget says what its number is made of, and a card shows it, a line per source.

A widget is made explainable with `explain_by`; who asks (desktop/app/why.py) finds it by `explainer_of`.
"""
from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from desktop.robust import guarded
from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.style import theme
from desktop.widgets.base import Painted

_TOP_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
_TOP_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop


@dataclass(frozen=True, slots=True)
class ExplainedPart:
    """A line: what contributes, how much ("+2", "1 Food", "" for a sentence), the rule's section."""

    text: str
    amount: str = ""
    section: str = ""


@dataclass(frozen=True, slots=True)
class Explanation:
    """What a number is made of, or why something is not allowed (`refused`). `total` is the number itself, "" for none."""

    title: str
    parts: tuple[ExplainedPart, ...]
    total: str = ""
    refused: bool = False

    def text(self) -> str:
        """Return all of it in one line, for those who listen."""
        lines = [" ".join(x for x in (part.text, part.amount, f"({part.section})" if part.section else "") if x)
                 for part in self.parts]
        return f"{self.title}{': ' + self.total if self.total else ''}. {'; '.join(lines)}"


Explainer = Callable[[QPoint | None], Explanation | None]
"""Place in the widget (None: asked by the keyboard, about what has its focus) -> what is explained there, None for nothing."""
_NAME = "_explainer"


def explain_by(widget: QWidget, explainer: Explainer | None) -> None:
    """Let a widget explain what it shows; None takes that away."""
    setattr(widget, _NAME, explainer)


def explainer_of(widget: QWidget) -> Explainer | None:
    """Return what explains a widget's own numbers, None if nothing does."""
    found: Explainer | None = getattr(widget, _NAME, None)
    return found


class ExplanationCard(Painted):
    """The card over the window that explains; it takes the keyboard. Signals: `closed` when a key or a click sent it away."""

    closed = Signal()

    def __init__(self, host: QWidget, explanation: Explanation, near: QRect) -> None:
        super().__init__(host)
        self.explanation = explanation
        self._near = near
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(explanation.text())
        self.place()

    def place(self) -> None:
        """Stand beside what is explained: below it, above it, or beside it, where there is room."""
        host = self.parentWidget()
        size = self.wanted_size()
        room = host.rect().adjusted(4, 4, -4, -4)
        self.resize(min(size.width(), room.width()), min(size.height(), room.height()))
        near = self._near
        left = near.center().x() - self.width() // 2
        if near.bottom() + self.height() <= room.bottom():
            top = near.bottom()
        elif near.top() - self.height() >= room.top():
            top = near.top() - self.height()
        else:
            top = near.center().y() - self.height() // 2
            left = near.right() if room.right() - near.right() >= self.width() else near.left() - self.width()
        left = max(room.left(), min(left, room.right() - self.width()))
        self.move(left, max(room.top(), min(top, room.bottom() - self.height())))

    def theme_changed(self) -> None:
        super().theme_changed()
        self.place()

    # ---- layout
    def _inner(self) -> float:
        host = self.parentWidget()
        return min(theme().px(300.0), host.width() - 60.0)

    def _amount_room(self) -> float:
        metrics = theme().metrics(Role.BODY_BOLD)
        amounts = [part.amount for part in self.explanation.parts] + [self.explanation.total]
        return min(max(metrics.horizontalAdvance(amount) for amount in amounts), self._inner() * .5) + 2

    def _lines(self) -> list[tuple[ExplainedPart, float, float, float]]:
        """Return (part, width of its words, their height, height of the section below) of each line."""
        lines = []
        for part in self.explanation.parts:
            width = self._inner() - (self._amount_room() + theme().px(10) if part.amount else 0)
            words = paint.text_height(part.text, width, Role.BODY)
            section = paint.text_height(part.section, width, Role.SMALL) if part.section else 0
            lines.append((part, width, words, section))
        return lines

    def _head(self) -> float:
        return paint.text_height(self.explanation.title, self._inner(), Role.LEAD_BOLD) + theme().px(6)

    def wanted_size(self) -> QSize:
        t = theme()
        height = self._head() + sum(words + section + t.px(5) for _, _, words, section in self._lines())
        if self.explanation.total:
            height += t.metrics(Role.LEAD_BOLD).height() + t.px(8)
        return QSize(round(self._inner()) + t.px(28) + 12, round(height) + t.px(22) + 12)

    def paint(self, painter: QPainter) -> None:
        t = theme()
        face = QRectF(self.rect()).adjusted(6, 4, -6, -8)
        paint.shadow(painter, face, 7, 8)
        tone = "danger" if self.explanation.refused else "gold"
        paint.box(painter, face, "raised", tone, 7, 1.6)
        x, y, width = face.left() + t.px(14), face.top() + t.px(10), self._inner()
        head = "danger" if self.explanation.refused else "gold_text"
        paint.text(painter, QRectF(x, y, width, self._head()), self.explanation.title, Role.LEAD_BOLD, head, _TOP_LEFT, wrap=True)
        y += self._head()
        for part, words_width, words, section in self._lines():
            paint.text(painter, QRectF(x, y, words_width, words + 2), part.text, Role.BODY, "ink", _TOP_LEFT, wrap=True)
            if part.amount:
                room = self._amount_room()
                box = QRectF(x + width - room, y, room, words + 2)
                paint.text(painter, box, part.amount, Role.BODY_BOLD, "ink", _TOP_RIGHT)
            y += words
            if part.section:
                box = QRectF(x, y, words_width, section + 2)
                paint.text(painter, box, part.section, Role.SMALL, "ink2", _TOP_LEFT, wrap=True)
                y += section
            y += t.px(5)
        if self.explanation.total:
            painter.fillRect(QRectF(x, y, width, 1), t.colour("line2"))
            line = QRectF(x, y + t.px(3), width, t.metrics(Role.LEAD_BOLD).height() + 2)
            paint.text(painter, line, self.explanation.total, Role.LEAD_BOLD, "ink", paint.RIGHT)

    # ---- going away
    @guarded()
    def keyPressEvent(self, event: QKeyEvent) -> None:
        # Any key but one that is held down sends it away; it is a look, not a question.
        if event.key() not in (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta):
            self.closed.emit()
        event.accept()

    @guarded()
    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.closed.emit()
        event.accept()
