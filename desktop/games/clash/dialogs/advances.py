"""All Advances at once, by name: which are owned, can be had, are too dear or locked, and why."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from core.games.clash.content.powers import ADVANCES
from desktop.dialogs.base import DialogPanel
from desktop.games.clash.docks.advances import AdvanceRow, AdvancesBoard
from desktop.games.clash.words.language import tr
from desktop.games.clash.words.names import piece_name
from desktop.robust import guarded
from desktop.theme.fonts import Role
from desktop.theme.palette import PlayerColour
from desktop.theme.style import theme
from desktop.widgets.buttons import Kind


class AdvancesDialog(DialogPanel):
    """The player board's Advances in the size of the window. `chosen` is the one that was clicked, "" for none.

    Keys: arrows walk, Enter opens one, Esc closes.
    """

    def __init__(self, rows: dict[str, AdvanceRow], player: PlayerColour, name: str, parent: QWidget | None = None) -> None:
        super().__init__(tr("Advances"), icon="mdi6.school-outline", note=name, width=1240, parent=parent)
        self.chosen = ""
        self.board = AdvancesBoard(large=True)
        self.board.show_rows(rows, player)
        self.board.scrolls_in(self._scroll)
        self.board.chosen.connect(self._on_chosen)
        self.board.hovered.connect(self._on_hovered)
        self.content.addWidget(self.board)
        self.add_button(tr("Close"), Kind.PRIMARY, key="Esc").clicked.connect(self.reject)
        self._on_hovered("")

    @guarded()
    def _on_chosen(self, advance: str) -> None:
        self.chosen = advance
        self.accept()

    @guarded()
    def _on_hovered(self, advance: str) -> None:
        """Say at the foot what the Advance under the mouse or the keyboard does, and why it can't be had."""
        if advance:
            if self.board.hasFocus() and not self.board.underMouse():
                place = self.board.box_of(advance).toRect()
                self._scroll.ensureVisible(place.center().x(), place.center().y(), 0, place.height())
            words = " ".join(filter(None, (f"{piece_name(advance)}:", tr(ADVANCES[advance].text), self.board.reason(advance))))
        else:
            words = tr("Click an Advance: effect and price")
        self.foot_note.setText(words)
        # The grid keeps its height, whatever is said.
        self.foot_note.setMinimumHeight(round(2 * theme().metrics(Role.BODY).lineSpacing()))

    def first_focus(self) -> QWidget:
        """Return what has the focus at first."""
        return self.board

    def wished_size(self, room: QSize) -> QSize:
        """Return the size to take: as wide as there is room for, and as high as the names need in comfort."""
        size = super().wished_size(room)
        return QSize(size.width(), min(room.height(), max(size.height(), theme().px(600))))
