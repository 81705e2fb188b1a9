"""Notices: the error banner below the prompt bar, and what a view shows when it is empty."""
from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.robust import guarded
from desktop.theme import paint
from desktop.theme.fonts import Role
from desktop.theme.style import theme
from desktop.widgets.base import Painted
from desktop.widgets.buttons import Button, Kind, ToolButton
from desktop.widgets.labels import IconLabel, Label


class ErrorBanner(Painted):
    """What happened and what is safe, with buttons; never a modal box.

    Signals: `action_triggered(str)` with the id of a button, `dismissed`.
    """

    action_triggered = Signal(str)
    dismissed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self._tone = "danger"
        row = QHBoxLayout(self)
        row.setContentsMargins(24, 6, 12, 8)
        row.setSpacing(10)
        self._icon = IconLabel("mdi6.alert-octagon-outline", 22, "danger")
        row.addWidget(self._icon)
        texts = QVBoxLayout()
        texts.setSpacing(0)
        self._what = Label("", Role.LEAD_BOLD, "danger", wrap=True)
        self._safe = Label("", Role.BODY, "ink", wrap=True)
        texts.addWidget(self._what)
        texts.addWidget(self._safe)
        row.addLayout(texts, 1)
        self._buttons = QHBoxLayout()
        self._buttons.setSpacing(4)
        row.addLayout(self._buttons)
        self._close = ToolButton("mdi6.close", self.tr("Dismiss"), side=28)
        self._close.clicked.connect(self.dismiss)
        row.addWidget(self._close)
        self.hide()

    def show_notice(self, what: str, safe: str = "", actions: tuple[tuple[str, str], ...] = (), *,
                    tone: str = "danger") -> None:
        """Show a notice. `actions` are pairs of id and label; `tone` is danger, warn, ok or accent."""
        self._tone = tone
        self._what.setText(what)
        self._what.set_colour(tone)
        self._safe.setText(safe)
        self._safe.setVisible(bool(safe))
        icons = {"danger": "mdi6.alert-octagon-outline", "warn": "mdi6.alert-outline", "ok": "mdi6.check-circle-outline"}
        self._icon.set_icon(icons.get(tone, "mdi6.information-outline"), tone)
        while (item := self._buttons.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        for action, label in actions:
            button = Button(label, Kind.SECONDARY, height=30)
            button.clicked.connect(lambda _checked=False, action=action: self.action_triggered.emit(action))
            self._buttons.addWidget(button)
        self.setAccessibleName(f"{what} {safe}".strip())
        self.show()
        self._fit()

    def what(self) -> str:
        """Return what happened, in one sentence; "" if nothing was shown yet."""
        return self._what.text()

    def _fit(self) -> None:
        # It lies over a page, in no layout: the height is set here.
        layout = self.layout()
        if layout is not None:
            layout.activate()
            self.setFixedHeight(max(layout.heightForWidth(max(200, self.width())), layout.minimumSize().height()))
            # Inside a resize event the layout still holds the height of before.
            layout.invalidate()
            layout.activate()

    @guarded()
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    @guarded()
    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self._close.set_name(self.tr("Dismiss"))
        super().changeEvent(event)

    def theme_changed(self) -> None:
        super().theme_changed()
        self._fit()

    def dismiss(self) -> None:
        """Hide the banner."""
        self.hide()
        self.dismissed.emit()

    def sizeHint(self) -> QSize:
        return QWidget.sizeHint(self)

    def minimumSizeHint(self) -> QSize:
        return QWidget.minimumSizeHint(self)

    def paint(self, painter: QPainter) -> None:
        face = QRectF(self.rect()).adjusted(4, 2, -4, -4)
        paint.shadow(painter, face, 7, 3)
        paint.box(painter, face, "raised", self._tone, 7, 1.4)
        painter.fillRect(QRectF(face.left() + 2, face.top() + 6, 5, face.height() - 12), theme().colour(self._tone))


class EmptyState(QWidget):
    """One icon, one sentence, one action.

    Signals: `triggered` when the action is chosen.
    """

    triggered = Signal()

    def __init__(self, icon: str, sentence: str, note: str = "", action: str = "",
                 parent: QWidget | None = None) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 12, 12, 12)
        row.setSpacing(16)
        row.addStretch(1)
        row.addWidget(IconLabel(icon, 48, "line2"))
        texts = QVBoxLayout()
        texts.setSpacing(2)
        texts.addStretch(1)
        texts.addWidget(Label(sentence, Role.HEADING, "ink", wrap=True))
        if note:
            texts.addWidget(Label(note, Role.BODY, "ink2", wrap=True))
        if action:
            button = Button(action, Kind.QUIET, height=28)
            button.clicked.connect(self.triggered)
            texts.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        texts.addStretch(1)
        row.addLayout(texts, 3)
        row.addStretch(1)
