"""Says in words what happens at a table, for those who don't see it: what was done, what was taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from core.engine.history import Node
from core.engine.journal import seen_by
from desktop.robust import guarded

if TYPE_CHECKING:
    from desktop.table.controller import TableController


class Herald(QObject):
    """Follows the history of a table and tells what is new, as far as the one at the machine may know it (`table.spoken`)."""

    def __init__(self, table: TableController) -> None:
        super().__init__(table)
        self._table = table
        self._last: Node[Any, Any] = table.session.history.current
        table.history_moved.connect(self._on_moved)

    @guarded()
    def _on_moved(self) -> None:
        table = self._table
        last, now = self._last, table.session.history.current
        self._last = now
        if now is last:
            return
        new: list[Node[Any, Any]] = []
        node: Node[Any, Any] | None = now
        while node is not None and node is not last and node.id > last.id:
            new.append(node)
            node = node.parent
        if node is not last:
            behind = last
            while behind.parent is not None and behind is not now:
                behind = behind.parent
            table.spoken.emit(self.tr("Taken back.") if behind is now else self.tr("Gone to another step of the history."))
            return
        viewer = table.viewer
        for step in reversed(new):
            for entry in table.wording.told([seen_by(entry, viewer) for entry in step.entries]):
                if entry.key not in table.minor:
                    table.spoken.emit(table.wording.entry(entry)[1])
