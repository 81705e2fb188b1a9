"""The spaces of this game in words: what a screen reader says of them, and their list."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QT_TRANSLATE_NOOP, QObject
from PySide6.QtWidgets import QDockWidget, QWidget

from core.games.clash.board import SEA, UNREVEALED
from core.games.clash.units import BARBARIANS
from desktop.app.actions import ActionDef
from desktop.app.docking import show_dock
from desktop.docks.spaces import SpaceRow, SpacesDock
from desktop.games.clash.dialogs.questions import space_icon, space_note
from desktop.games.clash.words.names import piece_name, tr
from desktop.robust import guarded

if TYPE_CHECKING:
    from desktop.games.clash.table import ClashTable


SPACE_ACTIONS: tuple[ActionDef, ...] = (
    ActionDef(
        "spaces", QT_TRANSLATE_NOOP("Clash", "List of the spaces"), "mdi6.format-list-bulleted", ("Ctrl+L",),
        QT_TRANSLATE_NOOP("Clash", "What stands on each space, in words; found by typing"), ("at_table",), "view",
        context="Clash",
    ),
)  # fmt: skip


class Spaces(QObject):
    """Keeps the list of spaces, and what is said of the space where the keyboard is, true to the view."""

    def __init__(self, table: ClashTable) -> None:
        super().__init__(table)
        self._table = table
        self.dock = SpacesDock()
        self.dock.shown.connect(self.refresh)
        self.dock.space_walked.connect(self._on_walked)
        self.dock.space_chosen.connect(table.go_to_space)
        table.history_moved.connect(self.refresh)
        table.view_widget.set_words(self.words)
        table.view_widget.space_focused.connect(self._on_focused)

    def words(self, space: int) -> str:
        """Return a space in words: its name, what stands there, whether it can be chosen now."""
        table = self._table
        if table.speaker.view is None:
            return ""
        name, label = table.speaker.space(space), table.view.geometry().name(space)
        parts = [name] if name == label else [name, label]
        parts.append(self._note(space))
        picture = table.view_widget.highlights.picture
        if space in picture.targets:
            parts.append(tr("can be chosen"))
        elif space in picture.movable:
            parts.append(tr("units can move"))
        return ", ".join(parts)

    def _note(self, space: int) -> str:
        view = self._table.view
        parts = [space_note(self._table, space)]
        city = view.cities.get(space)
        if city is not None:
            parts += [piece_name(kind) for kind, _ in city.buildings]
            parts += [piece_name(wonder) for wonder in city.wonders]
        if space in view.exhausted:
            parts.append(tr("exhausted"))
        return ", ".join(parts)

    def rows(self) -> list[SpaceRow]:
        """Return the list: what can be chosen now, own cities and units, those of others, the rest of the board."""
        table = self._table
        view, seat = table.view, table.usual_seat()  # "Yours" are not those of a player whose board is looked at
        picture = table.view_widget.highlights.picture
        groups: list[tuple[str, list[int]]] = [
            (title, []) for title in (tr("To choose now"), tr("Yours"), tr("Other players"), tr("Barbarians"), tr("Land"),
                                      tr("Sea"), tr("Unrevealed"))
        ]  # fmt: skip
        for space in range(view.geometry().size):
            city = view.cities.get(space)
            owners = {group[0] for group in view.units.get(space, ())} | ({city.owner} if city is not None else set())
            if space in picture.targets:
                place = 0
            elif seat in owners:
                place = 1
            elif owners - {BARBARIANS}:
                place = 2
            elif owners:
                place = 3
            else:
                place = {SEA: 5, UNREVEALED: 6}.get(view.terrain[space], 4)
            groups[place][1].append(space)
        found = []
        for title, spaces in groups:
            for space in sorted(spaces, key=lambda space: space not in view.cities):
                name, label = table.speaker.space(space), view.geometry().name(space)
                text = name if name == label else f"{name} ({label})"
                found.append(SpaceRow(space, text, self._note(space), space_icon(table, space), title))
        return found

    def trigger(self, command: str) -> bool:
        """Run the command that shows the list. Returns whether it was that."""
        if command != "spaces":
            return False
        parent: QWidget | None = self.dock
        while parent is not None and not isinstance(parent, QDockWidget):
            parent = parent.parentWidget()
        if parent is not None:
            show_dock(parent)
        return True

    @guarded()
    def refresh(self) -> None:
        """Show the view as it is now, if the list is on view."""
        if self.dock.isVisible() and self._table.speaker.view is not None:
            self.dock.show_rows(self.rows())

    @guarded()
    def _on_walked(self, space: int) -> None:
        self._table.view_widget.set_focused_space(space)

    @guarded()
    def _on_focused(self, space: int) -> None:
        if self._table.view_widget.hasFocus():
            self._table.spoken.emit(self.words(space))
