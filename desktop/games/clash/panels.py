"""What is asked beside the board and over it: the panels and dialogs of a table, one at a time, and what their answers mean."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
from PySide6.QtCore import QObject, QRect
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from core.engine.decision import Decision
from core.games.clash.moves import DONE, Found, TakeAdvance
from desktop.dialogs.choice import ChoiceOption, ChoicePanel, ChoiceSpec
from desktop.games.clash.dialogs.advance import AdvancePanel
from desktop.games.clash.dialogs.advances import AdvancesDialog
from desktop.games.clash.dialogs.choices import WITHOUT_PANEL, panel_for
from desktop.games.clash.dialogs.city import CityPanel
from desktop.games.clash.dialogs.deal import GIVE, GOOD, Deal, Item
from desktop.games.clash.dialogs.trade import Mode, TradeDialog
from desktop.games.clash.docks.standing import advance_rows
from desktop.games.clash.trades import ask_again
from desktop.robust import guarded

if TYPE_CHECKING:
    from desktop.games.clash.table import ClashTable


class Panels(QObject):
    """Shows what is asked or opened at a table: a panel beside the board, or a dialog in the middle of the window."""

    def __init__(self, table: ClashTable) -> None:
        super().__init__(table)
        self._table = table
        self.modal: QWidget | None = None
        """The dialog in the middle of the window."""
        self.asking: QWidget | None = None
        """The panel of the last question, or the one that brings its dialog back; any other beside the board was opened."""
        self._reopen: tuple[int, str] | None = None
        """The city whose panel was open at the table before this one, and its section: its words are in another language now."""

    def take_over(self, before: Panels) -> None:
        """Open the panel of a city again that is open at the table which this one replaces."""
        panel = before._table.play.panel
        if isinstance(panel, CityPanel) and isValid(panel):
            self._reopen = (panel.space, panel.section_id)

    def ask(self, decision: Decision) -> bool:
        """Show the panel of a question; return whether there is one (else the board is where it is answered)."""
        panel = panel_for(self._table, decision, self._table.legal())
        if panel is not None:
            self._address(panel, decision)
            self.show(panel)
        self.asking = panel
        reopen, self._reopen = self._reopen, None
        if panel is None and reopen is not None:
            self.open_city(*reopen)
        return panel is not None

    def _address(self, panel: QWidget, decision: Decision) -> None:
        """Say on a panel whom it asks, if that is not plain, and offer never to ask this again, if that makes sense."""
        table = self._table
        seat = decision.seats[0]
        mark = getattr(panel, "set_asked", None)
        if mark is not None and table.hotseat.names(seat):
            mark(table.player(seat), table.player_name(seat))
        skip = table.hotseat.may_skip(decision)
        offer = getattr(panel, "offer_skip", None)
        if skip is not None and offer is not None:
            what = table.skip_words(skip.key)
            note = self.tr("You will do without each time: {what}. “This table…” in the menu brings the question back.")
            button = offer(self.tr("Never ask me again"), note.replace("{what}", what))
            button.clicked.connect(lambda: table.skip())

    def show(self, panel: QWidget) -> None:
        self._table.hand.make_room()
        panel.chosen.connect(self._on_chosen)  # type: ignore[attr-defined]
        if getattr(panel, "modal", False):
            self.modal = panel
            aside = getattr(panel, "put_aside", None)
            if aside is not None:
                aside.connect(self._on_put_aside)
            # A card for the battle may be taken from the hand as well.
            overlay = self._table.host.show_dialog(panel, keep="hand" if self._table.handplay.is_asked_in_battle else "")
            overlay.closed.connect(lambda: self._on_modal_closed(panel))  # type: ignore[attr-defined]
            return
        self._table.reports.give_way()
        self._table.play.panel = panel
        self._table.host.show_choice(panel)
        self._table.play.uncover(panel)
        self._table.sidebar.watch(panel)

    def take_keyboard(self) -> None:
        """Give the keyboard to what is asked in the middle of the window, else to the board."""
        modal = self.modal if self.modal is not None and isValid(self.modal) else None
        (modal or self._table.view_widget).setFocus()

    def _on_modal_closed(self, dialog: QWidget) -> None:
        """A dialog has gone, whether it was answered, cancelled or put aside: the next one may be opened."""
        if self.modal is dialog:
            self.modal = None

    def close_modal(self) -> None:
        """Take a dialog away whose question is no longer asked (a step was taken back)."""
        modal, self.modal = self.modal, None
        if modal is not None and isValid(modal):
            modal.accepted.emit()  # type: ignore[attr-defined]

    def close(self) -> None:
        """Put a panel away that the player opened; the question that it covered comes back."""
        self._table.play.panel = None
        self._table.host.hide_choice()
        self._table.play.pan_back()
        self._table.play.light(frozenset())
        self._table.play.show_reach(())
        decision = self._table.decision
        if self._table.asked is not None and decision is not None and decision.kind not in WITHOUT_PANEL and self.modal is None:
            self._table.ask(decision)

    @guarded()
    def _on_chosen(self, answer: object) -> None:
        """A panel's answer: a move, several moves, or nothing (it was closed)."""
        if answer is None or answer == ():
            self.close()
        elif isinstance(answer, Deal):
            self.show(TradeDialog(self._table, answer, Mode.COUNTER))
        elif isinstance(answer, msgspec.Struct):
            self._table.submit(answer)
        elif isinstance(answer, tuple | list):
            self._table.submit([move for move in answer if isinstance(move, msgspec.Struct)])

    @guarded()
    def _on_put_aside(self) -> None:
        """A dialog went without an answer, for a look at the board: a panel brings it back."""
        decision = self._table.decision
        self.modal = None
        if decision is not None and self._table.asked is not None:
            panel = ask_again(self._table.speaker.question(decision)[0])
            self._address(panel, decision)
            panel.chosen.connect(lambda _ids: self._ask_again())
            self._table.play.panel = self.asking = panel
            self._table.host.show_choice(panel)

    def _ask_again(self) -> None:
        self._table.host.hide_choice()
        decision = self._table.decision
        if decision is not None and self._table.asked is not None:
            self._table.ask(decision)

    def open_trade(self, to: int | None = None, give: str = "") -> None:
        """Open the dialog that offers a trade, to this player; a Move action that is going on ends.

        `give`: a resource or token of which one more is laid on the table.
        """
        self.finish_moving()
        decision = self._table.decision
        if decision is not None and decision.kind == "turn" and self._table.asked is not None and self.modal is None:
            deal = self._table.trades.deal(to)
            if give:
                item = Item(GIVE, GOOD, give)
                deal.set_number(self._table.view, item, deal.number(item) + 1)
            self.show(TradeDialog(self._table, deal))

    def open_city(self, space: int, section: str = "", card: str = "") -> None:
        """Show what can be done in a city; a Move action that is going on ends. `section`, and `card` if it is used there."""
        self.finish_moving()
        decision = self._table.decision
        if decision is not None and decision.kind == "turn" and self._table.asked is not None:
            self._table.play.subject = space
            self.show(CityPanel(self._table, space, section, card))

    def show_side(self, panel: ChoicePanel, then: Callable[[Any], None] | None = None) -> None:
        """Show a panel that the player opened. Its answer is made as a move, or given to `then`."""
        if then is None:
            self.show(panel)
            return
        panel.chosen.connect(lambda answer: then(answer[0]) if answer else self.close())
        self._table.reports.give_way()
        self._table.play.panel = panel
        self._table.host.show_choice(panel)

    def finish_moving(self) -> None:
        """End the Move action, if one is going on, since the hand reaches for another one."""
        decision = self._table.decision
        if decision is not None and decision.kind == "move" and self._table.asked is not None:
            self._table.submit(DONE)

    def unit_options(self, space: int) -> tuple[ChoiceOption, ...]:
        """Return what can be done with the units on a space besides moving."""
        decision = self._table.decision
        if decision is None or decision.kind != "turn" or self._table.asked is None:
            return ()
        refusal = self._table.refusal(Found(space))
        if refusal is not None and refusal.key == "no_settler":
            return ()
        option = ChoiceOption(
            Found(space), self.tr("Found a city"), self.tr("The Settler becomes a Neutral city"), "settlement",
            self._table.speaker.refusal(refusal) if refusal is not None else "",
        )  # fmt: skip
        return (option,)

    def open_space(self, space: int) -> None:
        """Show what can be done with the units on a space besides moving, if there is anything."""
        options = self.unit_options(space)
        if options:
            panel = ChoicePanel(ChoiceSpec(self._table.speaker.space(space), options=options, decline=self.tr("Close")))
            self.show_choice(panel)

    def show_choice(self, panel: ChoicePanel) -> None:
        panel.chosen.connect(lambda ids: self._on_chosen(ids[0] if ids else None))
        self._table.reports.give_way()
        self._table.play.panel = panel
        self._table.host.show_choice(panel)

    @guarded()
    def open_advance(self, advance: str, beside: QRect | None = None) -> None:
        """Show an Advance, next to this place of the screen, or take it if that is asked."""
        if self._table.hands.carrying.offer_advance(advance):
            return
        decision = self._table.decision
        chooses = self._table.asked is not None and decision is not None and decision.kind not in WITHOUT_PANEL
        if chooses and self._table.refusal(TakeAdvance(advance)) is None:
            self._table.submit(TakeAdvance(advance))
            return
        self.finish_moving()
        # From there the panel takes the focus: who chose in the grid with a key goes on there.
        self._table.view_widget.setFocus()
        self.show(AdvancePanel(self._table, advance, beside))

    @guarded()
    def open_all_advances(self) -> None:
        """Show all Advances of the player whose board is shown by name; the one that is clicked is opened then."""
        table = self._table
        seat = table.looking()
        dialog = AdvancesDialog(advance_rows(table, table.view, seat), table.player(seat), table.player_name(seat))

        def on_closed() -> None:
            if dialog.chosen:
                self.open_advance(dialog.chosen)

        table.host.show_dialog(dialog).closed.connect(on_closed)  # type: ignore[attr-defined]
