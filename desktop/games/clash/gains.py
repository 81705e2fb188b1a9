"""What a step moves between the board and the player board that is shown: goods collected, tokens paid, as flying tokens."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QWidget

from core.engine.decision import Entry
from desktop.games.clash.icons import colour_of, icon_of
from desktop.widgets.flight import Flights

if TYPE_CHECKING:
    from desktop.board.view import BoardView

Flight = tuple[str, int, bool]
"""(goods, space, whether they come from there; else they go there)."""


def flights_of(entries: Iterable[Entry], seat: int) -> Iterator[Flight]:
    """Yield what flies for a seat: what it collects comes from the spaces, Mood and Culture go to where they are spent."""
    for entry in entries:
        if entry.seat != seat:
            continue
        values = entry.values
        if entry.key == "collected":
            spaces = values["spaces"]
            assert isinstance(spaces, tuple | list)
            for space, goods in spaces:
                yield str(goods), int(space), True
        elif entry.key == "mood_rose":
            yield "mood", int(str(values["city"])), False
        elif entry.key == "influence_tried":
            yield "culture", int(str(values["target"])), False


class Gains(QObject):
    """Sends tokens between the board and the counters."""

    def __init__(self, board: BoardView, counters: dict[str, QWidget], parent: QObject) -> None:
        super().__init__(parent)
        self._board = board
        self._counters = counters
        self.flights = Flights(self)
        board.motion.interrupted.connect(self.flights.finish)

    def show(self, entries: Iterable[Entry], seat: int) -> None:
        """Let fly what the lines of the journal tell of a seat, as far as both ends are on view."""
        self.flights.finish()
        port = self._board.viewport()
        for place, (goods, space, comes) in enumerate(flights_of(entries, seat)):
            counter = self._counters[goods]
            spot = self._board.space_rect(space).center().toPoint()
            if not counter.isVisible() or not self._board.isVisible() or not port.rect().contains(spot):
                continue
            there, here = port.mapToGlobal(spot), counter.mapToGlobal(QPoint(counter.height() // 2, counter.height() // 2))
            start, end = (there, here) if comes else (here, there)
            self.flights.fly(port.window(), icon_of(goods), colour_of(goods), start, end, place)
