"""Docks that look: the Inspector, the points, the objectives; and what lies under the hand is told to the Inspector.

The table makes one `Sidebar`; it listens to the board, the hand and the other docks and asks the engine through the table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QDockWidget, QWidget

from core.games.clash.content.powers import ADVANCES
from core.games.clash.moves import TakeAdvance
from core.games.clash.state import State
from desktop.app.gameview import DockSide, DockSpec, Glance
from desktop.games.clash import why
from desktop.games.clash.docks import explaining, topics
from desktop.games.clash.docks.goals import GoalsDock
from desktop.games.clash.docks.inspector import InspectorDock
from desktop.games.clash.docks.scores import TOTAL, ScoresDock, columns_of
from desktop.games.clash.why import points_text
from desktop.robust import guarded
from desktop.widgets.explained import Explanation, explain_by

if TYPE_CHECKING:
    from desktop.games.clash.docks.boards import Boards
    from desktop.games.clash.table import ClashTable


class Sidebar(QObject):
    """The docks that look, and what they look at."""

    def __init__(self, table: ClashTable, boards: Boards) -> None:
        super().__init__(table)
        self._table = table
        self._boards = boards
        self.inspector = InspectorDock()
        self.scores = ScoresDock()
        self.goals = GoalsDock()
        self.space = -1
        """The space that was looked at last."""
        board = table.view_widget
        board.space_hovered.connect(self.look_at_space)
        board.space_focused.connect(self.look_at_space)
        boards.advances.hovered.connect(self._on_advance)
        boards.supply.pieces.looked.connect(self._on_piece)
        boards.opponents.looked.connect(self._on_player)
        self.scores.table.looked.connect(self._on_player)
        table.hand.looked.connect(self._on_card)
        self._explain(boards)

    def _explain(self, boards: Boards) -> None:
        """Let everything that shows a number say where it comes from."""
        table, advances, supply = self._table, boards.advances, boards.supply
        boards.own.explain_with(table)

        def of_advance(at: QPoint | None) -> Explanation | None:
            advance = advances.asked(at) if at is not None or advances.hasFocus() else ""
            return why.explain_move(table, TakeAdvance(advance)) if advance else None

        def of_piece(at: QPoint | None) -> Explanation | None:
            piece = supply.pieces.piece_at(at)
            return why.supply(table, table.looking(), piece) if piece else None

        def of_points(at: QPoint | None) -> Explanation | None:
            asked = self.scores.table.asked(at)
            if asked is None:
                return None
            seat, source = asked
            return why.points(table, seat) if source == TOTAL else why.points_from(table, seat, source)

        explain_by(table.view_widget, lambda at: explaining.explain_board(table, at))
        explain_by(table.hand, lambda at: explaining.explain_hand(table, at))
        explain_by(advances, of_advance)
        explain_by(supply.pieces, of_piece)
        explain_by(self.scores.table, of_points)
        for card in self._boards.opponents.cards:
            why.explains(card, lambda card=card: why.points(table, card.seat) if card.seat >= 0 else None)

    # ---- docks
    def specs(self) -> dict[str, DockSpec]:
        """Return the docks by id."""
        right = DockSide.RIGHT
        shown = self._table.with_cards
        return {
            "goals": DockSpec("goals", self.tr("Objectives"), "card_objective", self.goals, DockSide.LEFT, shown=shown,
                              tab="supply"),
            "scores": DockSpec("scores", self.tr("Points"), "victory_point", self.scores, right, tab="opponents"),
            "inspector": DockSpec("inspector", self.tr("Inspector"), "mdi6.magnify", self.inspector, right, share=3),
        }  # fmt: skip

    def show(self, view: State) -> None:
        """Show the position."""
        table = self._table
        number = len(table.seats)
        first = table.usual_seat()
        order = [(first + step) % number for step in range(number)]
        self.scores.table.show_columns(columns_of(view, order, table.speaker.players, table.colours))
        decision = table.decision
        active = decision.seats[0] if decision is not None else -1
        table.glances_changed.emit(
            [
                Glance(column.seat, column.colour, column.name, points_text(column.total), column.seat == active,
                       self._points_of(column.name, points_text(column.total)))
                for column in self.scores.table.columns
                if column.seat != first
            ]
        )
        hand = table.handplay.seat
        self.goals.show_goals(view, hand, table.viewer == hand)
        self.inspector.refresh()

    def _points_of(self, name: str, points: str) -> str:
        words = self.tr("{name}: 1 point") if points == "1" else self.tr("{name}: {points} points")
        return words.replace("{name}", name).replace("{points}", points)

    def bring_to_front(self, content: QWidget) -> None:
        """Show the dock of a content, before those that share its place."""
        widget: QWidget | None = content
        while widget is not None and not isinstance(widget, QDockWidget):
            widget = widget.parentWidget()
        if widget is not None:
            widget.show()
            widget.raise_()

    # ---- looking
    @guarded()
    def look_at_space(self, space: int) -> None:
        """Show a space in the Inspector; -1 leaves what is there."""
        if space >= 0:
            self.space = space
            self.inspector.show_topic(lambda: topics.space_topic(self._table, space))

    def forget(self) -> None:
        """Show nothing any more: another person comes."""
        self.space = -1
        self.inspector.show_topic(None)

    def watch(self, panel: QWidget) -> None:
        """Show in the Inspector what a panel is about, and what is pointed at in it."""
        power = getattr(panel, "power", "")
        if power in ADVANCES:
            self._on_advance(power)
        looked = getattr(panel, "looked", None)
        if looked is not None:
            looked.connect(self._on_move)
            self.look_at_space(getattr(panel, "space", -1))

    @guarded()
    def _on_move(self, move: object) -> None:
        if topics.move_topic(self._table, move) is not None:
            self.inspector.show_topic(lambda: topics.move_topic(self._table, move) or topics.Topic("–"))

    @guarded()
    def _on_advance(self, advance: str) -> None:
        if advance:
            self.inspector.show_topic(lambda: topics.advance_topic(self._table, advance, self._boards.advances.reason(advance)))

    @guarded()
    def _on_piece(self, piece: str) -> None:
        self.inspector.show_topic(lambda: topics.piece_topic(self._table, piece))

    @guarded()
    def _on_player(self, seat: int) -> None:
        self.inspector.show_topic(lambda: topics.player_topic(self._table, seat, self._table.note(seat)))

    @guarded()
    def _on_card(self, card: str) -> None:
        def topic() -> topics.Topic:
            shown = self._table.hand.card(card)
            return topics.card_topic(shown.item.picture, shown.item.reason) if shown is not None else topics.Topic("–")

        if self._table.hand.card(card) is not None:
            self.inspector.show_topic(topic)
