"""What the sections of the city panel share: a list of rows with prices, what is lit on the board, what Enter does."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QAbstractButton, QVBoxLayout, QWidget

from core.games.clash.goods import NONE, Goods, covers, named
from core.games.clash.moves import AnyMove
from desktop.board.model import RangePicture
from desktop.games.clash.dialogs.goods import PricedOption, PricedRow
from desktop.games.clash.dialogs.link import Link
from desktop.games.clash.gestures.prospect import Prospect
from desktop.games.clash.why import explain_move, explains
from desktop.games.clash.words.names import goods_list
from desktop.games.clash.words.phrases import phrase
from desktop.theme.fonts import Role
from desktop.widgets.labels import Label
from desktop.widgets.notices import EmptyState


class Section(QWidget):
    """A section of the city panel.

    Signals: `chosen(object)` with a move or a tuple of moves, `hovered(object)` with the move under mouse or focus (None for
    none), `changed` when what it lights on the board has changed.
    """

    chosen = Signal(object)
    hovered = Signal(object)
    changed = Signal()

    def __init__(self, link: Link, city: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.link = link
        self.city = city
        self.box = QVBoxLayout(self)
        self.box.setContentsMargins(0, 0, 4, 0)
        self.box.setSpacing(2)

    def buttons(self) -> list[QAbstractButton]:
        """Return what the keys 1-9 press, in order."""
        return []

    def press(self, number: int) -> None:
        """Take a number key, from 0 on."""
        buttons = self.buttons()
        if number < len(buttons):
            buttons[number].click()

    def foot(self) -> QWidget | None:
        """Return what stands below the scrolling part."""
        return None

    def is_open(self) -> bool:
        """Return whether anything can be done here."""
        return any(button.isEnabled() for button in self.buttons())

    def spaces(self) -> frozenset[int]:
        """Return the spaces to light on the board while the section is shown."""
        return frozenset()

    def reach(self) -> tuple[RangePicture, ...]:
        """Return the rings to draw on the board while the section is shown."""
        return ()

    def toggle_space(self, space: int) -> bool:
        """Take a click on the board. Returns whether it meant something here."""
        return False

    def announce(self) -> None:
        """Tell by `hovered` which move the section stands at; called when it is shown."""
        self.hovered.emit(None)

    def set_crowded(self, crowded: bool) -> None:
        """Take less height: the panel has room for little."""

    def use_card(self, card: str) -> None:
        """Switch an Action card on that goes with what is done here."""

    def confirm(self) -> None:
        """Enter was pressed outside a row."""

    def take_back_draft(self) -> bool:
        """Take back the last change to what is put together here. Returns whether there was one."""
        return False

    def first_focus(self) -> QWidget | None:
        """Return what has the focus when the section opens."""
        return next((button for button in self.buttons() if button.isEnabled()), None)

    def paid_for(self, move: AnyMove, price: Goods, refused: str) -> str:
        """Return what is paid as suggested where the price itself can't be; "" where it can, or where the move is refused."""
        have = self.link.view.players[self.link.seat].goods
        if refused or covers(have, price):
            return ""
        paid = Prospect(self.link.view, self.link.seat).price(move)
        return phrase("so_you_pay", goods=goods_list(named(paid))) if paid != NONE else ""

    def why(self, move: object) -> str:
        """Return why a move is not allowed, in a sentence; "" if it is."""
        refusal = self.link.refusal(move)
        return self.link.speaker.refusal(refusal) if refusal is not None else ""


class RowsSection(Section):
    """A section that is a list of rows; clicking one answers."""

    def __init__(self, link: Link, city: int, parent: QWidget | None = None) -> None:
        super().__init__(link, city, parent)
        self.rows: list[PricedRow] = []

    def add_row(self, option: PricedOption) -> PricedRow:
        """Add a row; a click on it calls `on_row`."""
        row = PricedRow(option, len(self.rows) + 1)
        row.clicked.connect(lambda _checked=False: self.on_row(option.id))
        row.hovered.connect(lambda on: self.hovered.emit(option.id if on else None))
        explains(row, lambda: explain_move(self.link, option.id))
        self.box.addWidget(row)
        self.rows.append(row)
        return row

    def add_words(self, words: str, *, title: bool = False) -> None:
        """Add a heading, or a line of words."""
        role, colour = (Role.SMALL_BOLD, "gold_text") if title else (Role.BODY, "ink2")
        self.box.addWidget(Label(words, role, colour, wrap=True))

    def add_nothing(self, icon: str, words: str) -> None:
        """Say that there is nothing to choose."""
        self.box.addWidget(EmptyState(icon, words))
        self.box.addStretch(1)

    def on_row(self, id: object) -> None:
        """Answer with the id of a row."""
        self.chosen.emit(id)

    def buttons(self) -> list[QAbstractButton]:
        return list(self.rows)
