"""The badge that says why a gesture is refused: what, why, and the rule's section. It never takes the focus."""
from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter
from PySide6.QtWidgets import QWidget

from desktop.robust import guarded
from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.icons import paint_icon
from desktop.theme.style import theme
from desktop.widgets.base import Painted

_TOP_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


@dataclass(frozen=True, slots=True)
class RefusalText:
    """A refusal in words: what was tried, why it is not allowed, the rule's section ("" if there is none)."""

    what: str
    why: str
    section: str = ""


class RefusalBadge(Painted):
    """Shown beside the place of the gesture until the next gesture, a click on it, or `hide`.

    Signals: `section_requested(str)` when the badge is clicked and names a section.
    """

    section_requested = Signal(str)

    def __init__(self, host: QWidget) -> None:
        super().__init__(host)
        self._text = RefusalText("", "")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.hide()

    @property
    def text(self) -> RefusalText:
        return self._text

    def show_refusal(self, text: RefusalText, near: QRect | QPoint) -> None:
        """Show a refusal beside a place (in the host's coordinates), on the side with more room."""
        self._text = text
        self.setAccessibleName(f"{text.what}. {text.why} {text.section}".strip())
        self.setToolTip(self.tr("Click for the rule") if text.section else "")
        size = self.wanted_size()
        self.resize(size)
        place = near if isinstance(near, QRect) else QRect(near - QPoint(20, 20), QSize(40, 40))
        room = self.parentWidget().rect().adjusted(6, 6, -6, -6)
        box = QRect(QPoint(place.center().x() - size.width() // 2, place.bottom() + 8), size)
        if box.bottom() > room.bottom():
            box.moveBottom(place.top() - 8)
        if box.top() < room.top():  # neither below nor above: beside
            box.moveTop(max(room.top(), min(place.center().y() - size.height() // 2, room.bottom() - size.height())))
            right = room.right() - place.right() > place.left() - room.left()
            box.moveLeft(place.right() + 8 if right else place.left() - 8 - size.width())
        box.moveLeft(max(room.left(), min(box.left(), room.right() - size.width())))
        self.move(box.topLeft())
        self.show()
        self.raise_()

    def _inner_width(self) -> int:
        host = self.parentWidget()
        return min(theme().px(310), (host.width() if host else 600) - 40)

    def _foot(self) -> str:
        return self._text.section

    def wanted_size(self) -> QSize:
        t = theme()
        width = self._inner_width() - t.px(28)
        height = max(t.metrics(Role.LEAD_BOLD).height(), paint.text_height(self._text.what, width - t.px(24), Role.LEAD_BOLD))
        height += 4 + paint.text_height(self._text.why, width, Role.BODY)
        if self._text.section:
            height += 8 + paint.text_height(self._foot(), width, Role.SMALL)
        return QSize(self._inner_width() + 12, round(height) + t.px(20) + 12)

    def paint(self, painter: QPainter) -> None:
        t = theme()
        face = QRectF(self.rect()).adjusted(6, 4, -6, -8)
        paint.shadow(painter, face, 7, 6)
        paint.box(painter, face, "raised", "danger", 7, 1.6)
        painter.fillRect(QRectF(face.left() + 1, face.top() + 5, 4, face.height() - 10), t.colour("danger"))
        x, y = face.left() + t.px(14), face.top() + t.px(10)
        width = self._inner_width() - t.px(28)
        head = max(t.metrics(Role.LEAD_BOLD).height(), paint.text_height(self._text.what, width - t.px(24), Role.LEAD_BOLD))
        side = t.px(18)
        paint_icon(painter, "mdi6.cancel", QRectF(x, y + 1, side, side), t.hex("danger"))
        paint.text(painter, QRectF(x + t.px(24), y, width - t.px(24), head + 2), self._text.what, Role.LEAD_BOLD, "danger",
                   _TOP_LEFT, wrap=True)
        y += head + 4
        why = paint.text_height(self._text.why, width, Role.BODY)
        paint.text(painter, QRectF(x, y, width, why + 2), self._text.why, Role.BODY, "ink", _TOP_LEFT, wrap=True)
        if self._text.section:
            y += why + 8
            paint.text(painter, QRectF(x, y, width, face.bottom() - y), self._foot(), Role.SMALL, "ink2", _TOP_LEFT, wrap=True)

    @guarded()
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._text.section:
            self.section_requested.emit(self._text.section)
        self.hide()
