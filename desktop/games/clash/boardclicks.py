"""Clicks on the board, and Esc: what they mean depends on what is in the hand, then on what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtWidgets import QAbstractButton

from core.games.clash.moves import Pick
from core.games.clash.units import BARBARIANS
from desktop.board.view import BoardView
from desktop.games.clash.gestures.stacks import number_of
from desktop.games.clash.hands import lifted, with_one_more
from desktop.games.clash.picture import tokens_of
from desktop.robust import guarded

if TYPE_CHECKING:
    from desktop.games.clash.boardplay import BoardPlay
    from desktop.games.clash.table import ClashTable


class BoardClicks(QObject):
    """Takes up, puts down, answers and opens what is clicked."""

    def __init__(self, table: ClashTable, board: BoardView, play: BoardPlay) -> None:
        super().__init__(play)
        self._table = table
        self._board = board
        self._play = play
        self._opened = False
        """The last click opened the panel of a city."""
        board.space_clicked.connect(self._on_clicked)
        board.space_context_requested.connect(self._on_context)
        board.escape_pressed.connect(self._on_escape)

    @guarded()
    def _on_clicked(self, space: int, modifiers: Qt.KeyboardModifier) -> None:
        play = self._play
        start, _ = play.held
        opened, self._opened = self._opened, False
        if opened and self._board.clicks_again:
            return  # A double click opens it as one click does: its second half would take a space of the panel's away.
        if play.load is not None:
            self._on_target(space)
        elif space < 0:
            play.put_down()
        elif self._is_for_panel(space):
            pass
        elif start >= 0 and space != start:
            play.put_at(space)
        elif asked := play.spaces_asked():
            self._answer(space, asked)
        elif play.kind == "march" and space in play.movable():
            play.lift(space, tokens_of(self._table.view.units.get(space, ()), BARBARIANS))
        elif play.kind in ("turn", "move"):
            self._on_own_space(space, bool(modifiers & Qt.KeyboardModifier.ShiftModifier))

    def _on_target(self, space: int) -> None:
        play = self._play
        if play.load is not None and space in play.load.targets:
            play.drop(space)
        elif space < 0:
            play.release()
        else:
            play.show_load(space)  # it stays in the hand: another space may take it

    def _is_for_panel(self, space: int) -> bool:
        toggle = getattr(self._play.panel, "toggle_space", None)
        return toggle is not None and bool(toggle(space))

    def _answer(self, space: int, asked: frozenset[int]) -> None:
        if space in asked:
            self._table.submit(self._play.picks()[space])
            return
        refusal = self._table.refusal(Pick(space))
        if refusal is not None:
            self._play.show_refusal(refusal, space=space)

    def _on_own_space(self, space: int, single: bool) -> None:
        play, view, seat = self._play, self._table.view, self._table.asked
        if seat is None:
            return
        city = view.cities.get(space)
        icon = self._board.clicked_piece[0] if self._board.clicked_piece is not None else ""
        on_unit = icon in dict(tokens_of(view.units.get(space, ()), seat))
        start, kinds = play.held
        if start == space:
            if single and on_unit:
                whole = not play.one_by_one and number_of(kinds) == number_of(play.own_units(space))
                taken = ((icon, 1),) if whole else with_one_more(view, seat, space, kinds, icon)
                play.lift(space, taken, one_by_one=True)
            else:
                play.put_down()
        elif city is not None and city.owner == seat and not on_unit:
            play.put_down()
            self._table.panels.open_city(space)
            self._opened = True
        elif kinds := lifted(view, seat, space, icon, single):
            play.lift(space, kinds, one_by_one=single)
            if city is None and dict(kinds).get("settler"):
                self._table.panels.open_space(space)
        elif play.panel is not None and play.kind == "turn":
            self._table.panels.close()

    @guarded()
    def _on_context(self, space: int, at: QPoint) -> None:
        play = self._play
        start, _ = play.held
        if play.load is not None:
            play.release()
        elif start >= 0 and start != space:
            play.put_down()
        elif space >= 0 and play.kind in ("turn", "move"):
            self._table.open_context(space, at)

    @guarded()
    def _on_escape(self) -> None:
        play, panels, reports = self._play, self._table.panels, self._table.reports
        if play.load is not None:
            play.release()
        elif play.held[0] >= 0:
            play.put_down()
        elif reports.is_shown:
            reports.close()
        elif play.panel is not None and play.panel is not panels.asking:
            panels.close()
        elif isinstance(decline := getattr(play.panel, "decline", None), QAbstractButton) and decline.isEnabled():
            decline.click()
        else:
            self._table.boards.show_own_board()
