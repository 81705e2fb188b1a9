"""The Inspector: what lies under the hand or the keyboard's focus, with its effects listed by source."""

from __future__ import annotations

import html
from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLabel, QScrollArea, QVBoxLayout, QWidget

from desktop.games.clash.docks.topics import Group, Topic
from desktop.games.clash.words.names import tr
from desktop.robust import guarded
from desktop.theme.fonts import Role
from desktop.theme.style import theme
from desktop.widgets.base import Themed

Ask = Callable[[], Topic]
FOLLOW_MS = 25
"""How long after the hand it follows: what the hand does is shown first."""


class InspectorDock(Themed, QWidget):
    """Shows a topic, a moment after it was pointed at. It is put into words only while the dock can be seen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ask: Ask | None = None
        self._topic: Topic | None = None
        self._follow = QTimer(self)
        self._follow.setSingleShot(True)
        self._follow.setInterval(FOLLOW_MS)
        self._follow.timeout.connect(self.refresh)
        self._label = QLabel()
        self._label.setWordWrap(True)
        self._label.setTextFormat(Qt.TextFormat.RichText)
        self._label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self._label.setMargin(10)
        area = QScrollArea()
        area.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # arrows scroll
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.viewport().setAutoFillBackground(False)
        self._label.setAutoFillBackground(False)
        area.setWidget(self._label)
        area.setAccessibleName(self.tr("Inspector"))
        self._area = area
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 4)
        box.addWidget(area)
        self.follow_theme()
        self.theme_changed()
        self._write()

    def show_topic(self, ask: Ask | None) -> None:
        """Show what `ask` returns, now and whenever the position changes (`refresh`); None shows what the dock is for."""
        self._ask = ask
        if ask is None:
            self.refresh()
        elif not self._follow.isActive():
            self._follow.start()

    @guarded()
    def refresh(self) -> None:
        """Ask anew; while nobody can see it, nothing is kept."""
        if self._follow.isActive() or self._ask is None:
            self._follow.stop()
            self._area.verticalScrollBar().setValue(0)
        self._set(self._ask() if self._ask is not None and self.isVisible() else None)

    def _set(self, topic: Topic | None) -> None:
        if topic != self._topic:
            self._topic = topic
            self._write()

    @property
    def topic(self) -> Topic | None:
        """What it shows, or would show if it could be seen."""
        return self._ask() if self._ask is not None else None

    @property
    def text(self) -> str:
        """The text of it, without marks."""
        topic = self.topic
        return topic.text() if topic is not None else self._hint()

    def _hint(self) -> str:
        return tr("Point at anything to see what it is and what acts on it.")

    def _write(self) -> None:
        if self._topic is None:
            self._label.setText(f"<i>{html.escape(self._hint())}</i>")
        else:
            self._label.setText(rich(self._topic))
        self._label.setAccessibleName(self._topic.text() if self._topic is not None else self._hint())

    @guarded()
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.refresh()

    def theme_changed(self) -> None:
        super().theme_changed()
        self._label.setFont(theme().font(Role.BODY))
        self._write()


def rich(topic: Topic) -> str:
    """Return a topic as rich text in the colours of the theme."""
    t = theme()
    family, size = t.font(Role.HEADING).family(), t.font(Role.HEADING).pixelSize()
    parts = [f'<div style="font-family:\'{family}\'; font-size:{size}px; font-weight:700">{html.escape(topic.title)}</div>']
    if topic.facts:
        parts.append(f'<div style="color:{t.hex("ink2")}">{html.escape(topic.facts)}</div>')
    parts += [_group(group) for group in topic.groups]
    return "".join(parts)


def _group(group: Group) -> str:
    t = theme()
    found = [f'<div style="color:{t.hex("gold_text")}; font-weight:600; margin-top:6px">{html.escape(group.heading)}</div>']
    for line in group.lines:
        source = f"<b>{html.escape(line.source)}</b>" if line.source else ""
        words = html.escape(line.words)
        found.append(f'<div style="margin-left:8px">{source}{": " if source and words else ""}{words}</div>')
    return "".join(found)
