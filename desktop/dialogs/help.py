"""The help page of keys, made from the table of commands, and the about box."""
from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import Protocol

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QPainter
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QWidget

from desktop.dialogs.base import DialogPanel
from desktop.theme.fonts import Role
from desktop.widgets.base import Painted
from desktop.widgets.buttons import Kind, cap_size, paint_cap
from desktop.widgets.labels import Label


class KeyRow(Protocol):
    """A command as the help page shows it."""

    @property
    def menu(self) -> str: ...
    @property
    def text(self) -> str: ...
    @property
    def keys(self) -> tuple[str, ...]: ...
    @property
    def tooltip(self) -> str: ...


class KeyCaps(Painted):
    """Key caps side by side."""

    def __init__(self, keys: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._keys = tuple(keys)
        self.setAccessibleName(", ".join(keys))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def wanted_size(self) -> QSize:
        sizes = [cap_size(key) for key in self._keys]
        return QSize(sum(size.width() + 6 for size in sizes) + 2, max((size.height() for size in sizes), default=18) + 4)

    def paint(self, painter: QPainter) -> None:
        x = 1.0
        for key in self._keys:
            x += paint_cap(painter, x, QRectF(self.rect()).center().y(), key, "ink2") + 6


class KeysDialog(DialogPanel):
    """All commands with their keys; `gestures` are pairs of gesture and effect for the board."""

    def __init__(self, rows: Iterable[KeyRow], gestures: Sequence[tuple[str, str]] = (),
                 parent: QWidget | None = None) -> None:
        super().__init__("", icon="mdi6.keyboard-outline", width=680, parent=parent)
        self.set_title(self.tr("Keys and gestures"))
        self._set_margins()
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(2, 1)
        line = 0
        for menu, group in groupby(rows, key=lambda row: row.menu):
            grid.addWidget(Label(menu, Role.HEADING), line, 0, 1, 3)
            for line, row in enumerate(group, line + 1):  # noqa: B020
                grid.addWidget(KeyCaps(row.keys), line, 0, Qt.AlignmentFlag.AlignLeft)
                grid.addWidget(Label(row.text, Role.BODY_BOLD, wrap=True), line, 1)
                grid.addWidget(Label(row.tooltip, Role.BODY, "ink2", wrap=True), line, 2)
            line += 1
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(2, 3)
        self.content.addLayout(grid)
        if gestures:
            self.content.addWidget(Label(self.tr("On the board"), Role.HEADING))
            grid = QGridLayout()
            grid.setHorizontalSpacing(14)
            grid.setColumnStretch(1, 1)
            for line, (gesture, effect) in enumerate(gestures):
                grid.addWidget(Label(gesture, Role.BODY_BOLD), line, 0)
                grid.addWidget(Label(effect, Role.BODY, "ink2", wrap=True), line, 1)
            self.content.addLayout(grid)
        self.content.addStretch(1)
        close = self.add_button(self.tr("Close"), Kind.PRIMARY, key="Esc")
        close.clicked.connect(self.accept)


class AboutDialog(DialogPanel):
    """Version, licence, and where files lie."""

    def __init__(self, lines: Sequence[str], places: Sequence[tuple[str, str]], parent: QWidget | None = None) -> None:
        super().__init__("", icon="mdi6.information-outline", width=600, parent=parent)
        self.set_title(self.tr("About Ecumene"))
        self._set_margins()
        self._copy_text = "\n".join([*lines, *(f"{name}: {place}" for name, place in places)])
        self.content.addWidget(Label("Ecumene", Role.CIVILIZATION))
        self.content.addWidget(Label(self.tr("the inhabited world, at your table"), Role.BODY_ITALIC, "ink2"))
        for line in lines:
            self.content.addWidget(Label(line, Role.BODY))
        text = self.tr("MIT licence. The application carries its own artwork and wording; it names the games whose rules it "
                       "implements, and no text or picture of their publishers is in it.")
        self.content.addWidget(Label(text, Role.BODY, "ink2", wrap=True))
        grid = QGridLayout()
        grid.setHorizontalSpacing(14)
        grid.setColumnStretch(1, 1)
        for line, (name, place) in enumerate(places):
            grid.addWidget(Label(name, Role.BODY_BOLD), line, 0)
            label = Label(place, Role.BODY, "ink2", wrap=True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            grid.addWidget(label, line, 1)
        self.content.addLayout(grid)
        self.content.addStretch(1)
        copy = self.add_button(self.tr("Copy"), icon="mdi6.content-copy")
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self._copy_text))
        close = self.add_button(self.tr("Close"), Kind.PRIMARY, key="Esc")
        close.clicked.connect(self.accept)
