"""How a move of Clash of Cultures is made with the hands: which piece is dragged, which rows and buttons are clicked."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QAbstractButton, QWidget

from core.engine.decision import Decision
from core.engine.history import Node
from core.games.clash.content.powers import WONDERS
from core.games.clash.moves import (
    CANCEL,
    NO,
    BuildWonder,
    Collect,
    Construct,
    Done,
    EndTurn,
    Found,
    Gain,
    Influence,
    March,
    MoveUnits,
    Offer,
    Orient,
    Pay,
    Pick,
    Play,
    Raise,
    Recruit,
    Remove,
    TakeAdvance,
    Use,
)
from core.games.clash.rules.combat import RETREAT
from core.games.clash.units import ARMY, BARBARIANS
from desktop.app.window import MainWindow
from desktop.games.clash.dialogs.advance import AdvancePanel
from desktop.games.clash.dialogs.battle import BattleDialog
from desktop.games.clash.dialogs.city import SECTIONS, CityPanel
from desktop.games.clash.dialogs.collect import CollectSection
from desktop.games.clash.dialogs.construct import ConstructSection
from desktop.games.clash.dialogs.explore import OrientPanel
from desktop.games.clash.dialogs.goods import MixturePanel
from desktop.games.clash.dialogs.happiness import HappinessPanel, HappinessSection
from desktop.games.clash.dialogs.influence import InfluenceSection
from desktop.games.clash.dialogs.recruit import RecruitSection
from desktop.games.clash.docks.advances import AdvancesBoard
from desktop.games.clash.hands import kinds_of, lifted
from desktop.games.clash.picture import tokens_of
from desktop.games.clash.table import ClashTable
from desktop.widgets.buttons import ToolButton
from desktop.widgets.inputs import Stepper
from tests.desktop.play.cards import CardHands, meant_card
from tests.desktop.play.look import Album, Board, NotReachable, click, first_of, scroll_to
from tests.desktop.play.mouse import Mouse, pump, wait

DONE_WITHIN = 3.0
"""Seconds until what a gesture does must be done: a machine may be busy with other things."""


class Gestures:
    """The hands of the person at the table."""

    def __init__(self, mouse: Mouse, window: MainWindow, album: Album) -> None:
        self.mouse = mouse
        self.window = window
        self.album = album
        table = window.table
        assert isinstance(table, ClashTable)
        self.table = table
        self.board = Board(mouse, table.view_widget)
        self.cards = CardHands(self)
        self.confirmed = 0
        """Questions of the bar that were answered with yes."""
        self._turn = 0
        """Ways to do the same thing take turns."""

    def _every_other(self) -> bool:
        self._turn += 1
        return self._turn % 2 == 0

    # ---- the whole
    def make(self, decision: Decision, move: Any) -> None:
        """Make a move with the hands. Raises NotReachable if a part of the way is missing."""
        before = self.table.session.history.current
        if decision.kind == "turn":
            self._at_turn(move)
        elif decision.kind == "move":
            if isinstance(move, MoveUnits):
                self._carry(move)
            else:
                click(self.mouse, self.window.bar.end_turn)
        elif decision.kind == "march" and isinstance(move, March) and self._every_other():
            self._march(move)
        elif decision.kind == "offer":
            self.cards.answer(move)
        else:
            self._answer(move)
        self._confirm(before)

    def _confirm(self, before: Node[Any, Any]) -> None:
        """Say yes if the bar asks before the step is made, by the button or by the key."""
        bar = self.window.bar
        history = self.table.session.history
        wait(lambda: history.current is not before or bar.question is not None, DONE_WITHIN)
        question = bar.question
        if history.current is not before or question is None:
            return
        self.album.once("bar_asks")
        if not question.text or not question.note:
            raise NotReachable(f"the bar asks without words: {question}")
        if self._every_other():
            click(self.mouse, bar.yes)
        else:
            self.mouse.key("Return")
        wait(lambda: bar.question is None, DONE_WITHIN)
        self.confirmed += 1

    def _at_turn(self, move: Any) -> None:
        if isinstance(move, MoveUnits):
            self.close_panel()
            self._carry(move)
        elif isinstance(move, EndTurn):
            self._end_turn()
        elif isinstance(move, TakeAdvance):
            self._buy(move.advance)
        elif isinstance(move, Found):
            self._found(move)
        elif isinstance(move, Use):
            self._use(move)
        elif isinstance(move, Play):
            self.cards.play(move.card)
        elif isinstance(move, Offer):
            self.cards.offer(move)
        else:
            self._in_city(move)

    # ---- panels
    def panel(self) -> QWidget | None:
        """Return the panel that is open: over the whole window, or beside the board."""
        battle = first_of(self.window.findChildren(BattleDialog), lambda _: True)
        frame = self.window.frame
        return battle or (frame.choice if frame is not None else None)

    def close_panel(self) -> None:
        """Put away a panel that was opened and not used."""
        frame = self.window.frame
        if frame is None or frame.choice is None:
            return
        panel = frame.choice
        button = getattr(panel, "close_button", None) or getattr(panel, "decline", None)
        if button is not None and button.isVisible():
            click(self.mouse, button)
        else:
            self.mouse.key("Escape")
        wait(lambda: frame.choice is not panel, 1.0)

    def _button_for(self, parent: QWidget, move: Any) -> QWidget | None:
        """Return the row or button of a panel that stands for a move."""

        def stands(widget: QWidget) -> bool:
            option = getattr(widget, "option", None)
            return (option is not None and option.id == move) or getattr(widget, "move_made", None) == move

        return first_of(parent.findChildren(QAbstractButton), stands)

    def _answer(self, move: Any) -> None:
        """Answer the question of the panel that is open."""
        wait(lambda: self.panel() is not None, 2.0)
        panel = self.panel()
        if panel is None:
            raise NotReachable("no panel asks")
        if isinstance(panel, BattleDialog):
            self._fight(panel, move)
        elif isinstance(panel, MixturePanel) and isinstance(move, Pay | Gain):
            self._mix(panel, move)
        elif isinstance(panel, HappinessPanel) and isinstance(move, Done):
            click(self.mouse, panel.finish if self._every_other() else self.window.bar.end_turn)
        elif isinstance(panel, OrientPanel) and isinstance(move, Orient):
            click(self.mouse, next(picture for picture in panel.pictures if picture.move_made == move))
        elif isinstance(move, Pick) and self._every_other():
            self.mouse.click(self.board.place(move.space))
        elif move in (NO, CANCEL) and getattr(panel, "decline", None) is not None:
            click(self.mouse, panel.decline)  # type: ignore[attr-defined]
        else:
            button = self._button_for(panel, move)
            if button is None:
                raise NotReachable(f"{type(panel).__name__} has nothing for {move}")
            if self._every_other():
                click(self.mouse, button)
            else:
                self._by_number(panel, button)

    def _by_number(self, panel: QWidget, button: QWidget) -> None:
        """Press the figure of a row; click it where it has none, or the keys don't go there."""
        rows = getattr(panel, "rows", None) or []
        number = rows.index(button) + 1 if button in rows else 0
        focus = self.window.focusWidget()
        reaches = focus is not None and (panel.isAncestorOf(focus) or focus is panel or focus is self.table.view_widget)
        if 1 <= number <= 9 and reaches:
            self.mouse.key(str(number))
        else:
            click(self.mouse, button)

    def _mix(self, panel: MixturePanel, move: Pay | Gain) -> None:
        """Put a mixture together: less of what is too much first, then more of what is missing."""
        for _ in range(2):
            for index, stepper in panel.steppers.items():
                self.step(stepper, min(stepper.value, move.goods[index]))
            for index, stepper in panel.steppers.items():
                self.step(stepper, move.goods[index])
        if panel.goods() != move.goods:
            raise NotReachable(f"the steppers give {panel.goods()} and not {move.goods}")
        click(self.mouse, panel.confirm)

    def step(self, stepper: Stepper, value: int) -> None:
        """Click a stepper until it shows a value."""
        less, more = stepper.findChildren(ToolButton)
        for _ in range(20):
            before = stepper.value
            if before == value:
                return
            button = less if before > value else more
            if not button.isEnabled():
                return
            click(self.mouse, button)
            pump(0.01)

    def _fight(self, dialog: BattleDialog, move: Any) -> None:
        if isinstance(move, Remove):
            side = dialog.sides[dialog.frame.asked]
            wanted = dict(move.units)
            for piece in side.standing():
                if piece.isChecked() != (wanted.get(piece.kind, 0) > 0):
                    click(self.mouse, piece)
                if piece.isChecked():
                    wanted[piece.kind] -= 1
            assert dialog.primary is not None
            click(self.mouse, dialog.primary)
        elif dialog.chooser is not None and isinstance(move, Play):
            self._choose_card(dialog, move)
        elif dialog.decision.kind == "retreat":
            button = dialog.retreat if move == RETREAT else dialog.primary
            assert button is not None
            click(self.mouse, button)
        elif move == NO:
            click(self.mouse, dialog.without)
        else:
            row = self._button_for(dialog, move)
            if row is None:
                raise NotReachable(f"the battle dialog has nothing for {move}")
            click(self.mouse, row)

    def _choose_card(self, dialog: BattleDialog, move: Play) -> None:
        """Pick a card for the battle and play it face down."""
        row = self._button_for(dialog, move)
        if row is None:
            raise NotReachable(f"the battle dialog has no card {move.card}")
        self.album.once("battle_cards")
        click(self.mouse, row)
        pump(0.02)
        assert dialog.primary is not None
        if self._every_other():
            click(self.mouse, dialog.primary)
        else:
            self.mouse.key("Return")

    # ---- turn
    def _end_turn(self) -> None:
        self.close_panel()
        click(self.mouse, self.window.bar.end_turn)

    def open_advance(self, advance: str) -> AdvancePanel | None:
        """Click an Advance of the player board. Returns its panel, None if the click already took it."""
        board = self.window.findChild(AdvancesBoard)
        if board is None or not board.isVisible():
            raise NotReachable("the Advances are not shown")
        click(self.mouse, board, board.box_of(advance))
        pump(0.02)
        panel = self.panel()
        return panel if isinstance(panel, AdvancePanel) else None

    def _buy(self, advance: str) -> None:
        panel = self.open_advance(advance)
        if panel is None:
            raise NotReachable(f"no panel opens for {advance}")
        self.album.once("panel_advance")
        self._press_for(panel, TakeAdvance(advance))

    def _press_for(self, panel: QWidget, move: Any) -> None:
        button = self._button_for(panel, move)
        if button is None:
            primary = getattr(panel, "primary", None) or getattr(panel, "button", None)
            if not isinstance(move, TakeAdvance) or primary is None:
                raise NotReachable(f"{type(panel).__name__} has nothing for {move}")
            button = primary
        click(self.mouse, button)

    def _use(self, move: Use) -> None:
        """Use the power of an Advance (from its panel) or of a Wonder (from its city)."""
        if move.power in WONDERS:
            city = next(space for space, city in self.table.view.cities.items() if move.power in city.wonders)
            panel: QWidget | None = self.open_city(city)
            assert isinstance(panel, CityPanel)
            panel = self.show_section(panel, "wonder")
        else:
            panel = self.open_advance(move.power)
        if panel is None:
            raise NotReachable(f"no panel opens for {move.power}")
        self.album.once("panel_use")
        self._press_for(panel, move)

    def _found(self, move: Found) -> None:
        """Click the Settler, then the row of the panel; or open the panel with the right button."""
        seat = self.table.seat
        at = self.board.place(move.space, lambda piece: piece == ("settler", str(seat)))
        self.close_panel()
        self.mouse.click(at, button=1 if self._every_other() else 3)
        wait(lambda: self.panel() is not None, 1.0)
        panel = self.panel()
        if panel is None:
            raise NotReachable("no panel opens for the Settler")
        self.album.once("panel_found")
        self._press_for(panel, move)

    # ---- cities
    def open_city(self, city: int) -> CityPanel:
        """Click an own city, beside its units."""
        frame = self.window.frame
        assert frame is not None
        if isinstance(frame.choice, CityPanel) and frame.choice.space == city:
            return frame.choice
        self.close_panel()
        seat = str(self.table.seat)
        units = {(icon, seat) for icon, _ in tokens_of(self.table.view.units.get(city, ()), int(seat))}
        self.mouse.click(self.board.place(city, lambda piece: piece not in units))
        wait(lambda: isinstance(frame.choice, CityPanel), 1.0)
        if not isinstance(frame.choice, CityPanel):
            raise NotReachable(f"no panel opens for the city at {city}")
        return frame.choice

    def show_section(self, panel: CityPanel, id: str) -> Any:
        """Click a tab of the city panel and return its section."""
        index = [name for name, _, _ in SECTIONS].index(id)
        if panel.current is not panel.sections[index]:
            click(self.mouse, panel.tabs, panel.tabs.cell(index))
            pump(0.01)
        if panel.current is not panel.sections[index]:
            raise NotReachable(f"the section {id} does not open")
        return panel.sections[index]

    def _in_city(self, move: Any) -> None:
        panel = self.open_city(move.city)
        if isinstance(move, Collect):
            self._collect(self.show_section(panel, "collect"), move)
        elif isinstance(move, Construct):
            self._construct(self.show_section(panel, "construct"), move)
        elif isinstance(move, Recruit):
            self._recruit(self.show_section(panel, "recruit"), move)
        elif isinstance(move, Raise):
            self._raise(self.show_section(panel, "happiness"), move)
        elif isinstance(move, Influence):
            self._influence(self.show_section(panel, "influence"), move)
        elif isinstance(move, BuildWonder):
            section = self.show_section(panel, "wonder")
            self.album.once("panel_wonder")
            self._row(section, move)
        else:
            raise NotReachable(f"nothing is known about {move}")

    def _row(self, section: QWidget, move: Any) -> None:
        row = self._button_for(section, move)
        if row is None:
            raise NotReachable(f"{type(section).__name__} has nothing for {move}")
        click(self.mouse, row)

    def _influence(self, section: InfluenceSection, move: Influence) -> None:
        self.album.once("panel_influence")
        self.cards.switch(section, move.card)
        row = next((row for row in section.rows if meant_card(row.option.id) == meant_card(move)), None)
        if row is None:
            raise NotReachable(f"the section has nothing for {move}")
        click(self.mouse, row)

    def _collect(self, section: CollectSection, move: Collect) -> None:
        self.cards.switch(section, move.card)
        wanted = dict(move.spaces)
        rows = [row for row in section.rows if row.isEnabled()]
        for row in rows:
            if row.most > 1:
                self.cards.pick(row, tuple(kind for space, kind in move.spaces if space == row.space))
        # First off, then on: some Advances let only one space give something.
        for turn_on in (False, True):
            for row in rows:
                kind = wanted.get(row.space, "")
                if row.most > 1 or row.kind == kind or bool(kind) != turn_on:
                    continue
                scroll_to(self.mouse, row)
                if kind:
                    click(self.mouse, row, row.chip(kind))
                else:
                    click(self.mouse, row, row.chip(row.kind))
        if meant_card(section.move(move.using)) != meant_card(move):
            raise NotReachable(f"the rows give {section.move(move.using)} and not {move}")
        self.album.once("panel_collect")
        click(self.mouse, section.free if move.using else section.button)

    def _construct(self, section: ConstructSection, move: Construct) -> None:
        self.album.once("panel_construct")
        row = self._button_for(section, move)
        if row is None or (move.port >= 0 and row in section.rows):
            main = next(
                (row for row in section.rows if getattr(row.option.id, "building", "") == move.building), None
            )  # fmt: skip
            if main is None:
                raise NotReachable(f"no row for {move.building}")
            node = self.table.session.history.current
            click(self.mouse, main)
            pump(0.02)
            if self.table.session.history.current is not node:
                return
            self.album.once("panel_port")
            row = next((row for row in section.port_rows if row.option.id == move), None)
            if row is None:
                raise NotReachable(f"no row for {move}")
        click(self.mouse, row)

    def _recruit(self, section: RecruitSection, move: Recruit) -> None:
        wanted = dict(move.units)
        for line in section.lines:
            if wanted.get(line.kind, 0) < line.stepper.value:
                self.step(line.stepper, wanted.get(line.kind, 0))
        for line in section.lines:
            scroll_to(self.mouse, line.stepper)
            self.step(line.stepper, wanted.get(line.kind, 0))
        if section.move() != move:
            raise NotReachable(f"the steppers give {section.move()} and not {move}")
        self.album.once("panel_recruit")
        click(self.mouse, section.button)

    def _raise(self, section: HappinessSection, move: Raise) -> None:
        self.album.once("panel_happiness")
        if section.more.isEnabled() and not section.more.isChecked() and self._every_other():
            click(self.mouse, section.more)
        self._row(section, move)

    # ---- units
    def grips(self, space: int, kinds: tuple[tuple[str, int], ...]) -> list[tuple[str, bool]]:
        """Return the pieces by which exactly these units are lifted: (icon, with Shift)."""
        view = self.table.view
        seat = self.table.seat
        have = tokens_of(view.units.get(space, ()), seat)
        found = []
        for icon in (*(kind for kind, _ in have), "settlement", ""):
            for single in (False, True):
                if lifted(view, seat, space, icon, single) == kinds:
                    found.append((icon, single))
        return found

    def _carry(self, move: MoveUnits) -> None:
        """Drag units to where they go."""
        start, end = move.path[0], move.path[-1]
        kinds = kinds_of(move)
        seat = str(self.table.seat)
        for icon, single in self.grips(start, kinds):
            try:
                wanted = (icon, seat) if icon else None
                at = self.board.place(start, lambda piece, wanted=wanted: piece == wanted)
            except NotReachable:
                continue
            # With Ctrl the way is by Roads where a plain one leads there too.
            keys = ("shift",) * single + ("ctrl",) * move.roads
            self._drag(at, end, "+".join(keys))
            return
        self._gather(move, kinds, end)

    def gather(self, space: int, kinds: tuple[tuple[str, int], ...]) -> None:
        """Take units into the hand one by one with Shift. Raises NotReachable if others are held in the end."""
        seat = str(self.table.seat)
        self.close_panel()
        self.mouse.key("Escape")
        for kind, number in kinds:
            for _ in range(number):
                at = self.board.place(space, lambda piece, kind=kind: piece == (kind, seat))
                self.mouse.click(at, holding="shift")
        held = self.table.play.held
        if held != (space, kinds):
            raise NotReachable(f"Shift + click holds {held} and not {(space, kinds)}")
        self.album.once("held_units")

    def _gather(self, move: MoveUnits, kinds: tuple[tuple[str, int], ...], end: int) -> None:
        """Take units into the hand one by one, then click or drag them to where they go."""
        self.gather(move.path[0], kinds)
        if self._every_other():
            self.mouse.click(self.board.place(end), holding="ctrl" if move.roads else "")
        else:
            first = (kinds[0][0], str(self.table.seat))
            self._drag(self.board.place(move.path[0], lambda piece: piece == first), end, "ctrl" if move.roads else "")

    def _drag(self, at: QPoint, end: int, holding: str = "") -> None:
        goal = self.board.place(end)
        self.mouse.drag([at, goal], holding=holding, before_drop=self._picture_of_drag)

    def _picture_of_drag(self) -> None:
        lit = self.table.view_widget.highlights.picture
        if lit.path is not None:
            self.album.once("drag")
        if lit.odds is not None:
            self.album.once("drag_odds")

    def try_illegal(self) -> bool:
        """Drag own units to a space that does not take them. Returns whether a reason was shown."""
        table = self.table
        seat = table.seat
        view = table.view
        moves = table.moves(MoveUnits)
        for space in sorted({move.path[0] for move in moves}):
            ends = {move.path[-1] for move in moves if move.path[0] == space}
            units = tokens_of(view.units.get(space, ()), seat)
            army = [(icon, str(seat)) for icon, _ in units if icon in ARMY or icon == "settler"]
            far = [end for end in view.geometry().neighbours[space] if end not in ends] or [
                end for end in range(view.geometry().size) if end not in ends and end != space
            ]
            for end in far[:3]:
                try:
                    at = self.board.place(space, lambda piece, army=army: piece in army)
                    self._drag(at, end)
                except NotReachable:
                    continue
                pump(0.05)
                if table.view_widget.highlights.picture.refused is not None:
                    return True
        return False

    def _march(self, move: March) -> None:
        """Drag a Barbarian army."""
        at = self.board.place(move.start, lambda piece: piece is not None and piece[1] in (str(BARBARIANS), "barbarian"))
        self._drag(at, move.end)

