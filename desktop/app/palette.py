"""Ctrl+K: what the window puts into the command palette besides what the game does, and when the palette is there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QApplication, QLineEdit, QWidget
from shiboken6 import isValid

from desktop.app.actions import ActionTable
from desktop.app.docking import show_dock
from desktop.palette.tree import Completion
from desktop.robust import guarded

if TYPE_CHECKING:
    from desktop.app.window import MainWindow
    from desktop.palette.layer import PaletteLayer

APART = frozenset({"palette", "confirm", "decline"})
"""Commands that are not listed with the others: the palette itself, and the answers to what the bar asks."""


class Palette(QObject):
    """The palette of one window, open or not."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.layer: PaletteLayer | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(0)
        self._soon.timeout.connect(self._on_soon)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_focus)

    def open(self) -> None:
        """Open it; if it is open, begin anew: what is typed next must not reach the shortcuts of the board."""
        if self.layer is not None:
            self.layer.close_palette()
        self._window.let_go()
        from desktop.palette.layer import PaletteLayer  # The start screen must be there at once.

        layer = PaletteLayer(self._window, self.completions)
        layer.closed.connect(self._on_closed)
        layer.spoke.connect(self._window.announcer.say)
        self.layer = layer

    def close(self) -> None:
        """Put it away."""
        if self.layer is not None:
            self.layer.close_palette()

    def changed(self) -> None:
        """What can be done has changed, perhaps several times in a row."""
        if self.layer is not None:
            self._soon.start()

    @guarded()
    def _on_soon(self) -> None:
        if self.layer is not None:
            self.layer.renew()

    def _on_closed(self) -> None:
        self.layer = None

    # ---- its key
    @guarded()
    def _on_focus(self, before: QWidget | None, now: QWidget | None) -> None:
        """A field to type in would keep Ctrl+K for itself on some systems: it deletes to the end of the line there."""
        if isinstance(before, QLineEdit) and isValid(before):
            before.removeEventFilter(self)
        if isinstance(now, QLineEdit) and now.window() is self._window:
            now.installEventFilter(self)

    @guarded(False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            keys = QKeySequence(event.keyCombination()).toString(QKeySequence.SequenceFormat.PortableText)
            if keys == self._window.actions_table.key("palette"):
                event.ignore()
                return True
        return False

    # ---- what there is
    def completions(self) -> list[Completion]:
        """Return the first level: what is asked, the buttons of what is open, the game's commands, the window's commands."""
        window = self._window
        covered = window.covering()
        found = list(self._question()) if covered is None else []
        if window.table is not None and (covered is None or not covered.is_full):
            found += window.table.completions()
        if covered is not None:
            shown: QWidget | None = covered.content
        else:
            shown = window.frame.choice if window.frame is not None else window.start_screen
        if shown is not None:
            known = {entry.text.casefold() for entry in found}
            title = shown.accessibleName() or self.tr("What is open")
            found += [entry for entry in button_completions(shown, title) if entry.text.casefold() not in known]
        found += self._panels()
        known = {entry.text.casefold() for entry in found}
        # What the game completes step by step is not listed a second time.
        return found + [entry for entry in action_completions(window.actions_table) if entry.text.casefold() not in known]

    def _question(self) -> Iterator[Completion]:
        """Yield the answers to what the bar asks."""
        question = self._window.bar.question
        table = self._window.actions_table
        if question is not None:
            for id, words in (("confirm", question.yes), ("decline", question.no)):
                yield Completion(
                    words or table.text(id), question.note, table.definition(id).icon, group=question.text,
                    refusal=table.reason(id) or "", run=table.action(id).trigger,
                )  # fmt: skip

    def _panels(self) -> Iterator[Completion]:
        if self._window.covering() is not None:
            return
        for dock in self._window.docks():
            title = dock.windowTitle()
            yield Completion(
                self.tr("Panel: {name}").format(name=title), icon="mdi6.dock-window", group=self.tr("Panels"),
                run=lambda dock=dock: show_dock(dock),
            )  # fmt: skip


def action_completions(table: ActionTable) -> list[Completion]:
    """Return the commands of the table of actions, those that can't run with the reason."""
    found = []
    for id, group in table.grouped():
        if id not in APART:
            found.append(
                Completion(
                    table.text(id).rstrip("…"), icon=table.definition(id).icon, key=table.key(id) or "", group=group,
                    refusal=table.reason(id) or "", run=table.action(id).trigger, also=table.action(id).toolTip(),
                )
            )  # fmt: skip
    return found


def button_completions(widget: QWidget, title: str) -> list[Completion]:
    """Return the buttons with words that are on view in a panel or dialog; disabled ones say why, as far as they do."""
    found: list[Completion] = []
    times: Counter[str] = Counter()
    for button in widget.findChildren(QAbstractButton):
        name = button.accessibleName() or button.text()
        if not name or not button.isVisibleTo(widget):
            continue
        times[name] += 1
        name = name if times[name] == 1 else f"{name} ({times[name]})"
        words = button.accessibleDescription() or button.toolTip()
        refused = "" if button.isEnabled() else (words or QObject.tr("This button is of no use now."))
        found.append(
            Completion(
                name, note="" if refused else words.split("\n")[0], icon="mdi6.gesture-tap-button", group=title, refusal=refused,
                run=lambda button=button: press(button),
            )
        )  # fmt: skip
    return found


def press(button: QAbstractButton) -> None:
    """Press a button, if it is still there."""
    if isValid(button) and button.isEnabled():
        button.click()
